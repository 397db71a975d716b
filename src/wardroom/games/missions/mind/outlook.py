"""How much what matters for the margin in the end, in thousandths of a point, by how much of the game is left: 0 to 24.

Found by play: one and a half million positions at the ends of turns, in games between players of several kinds (this
one, with earlier numbers, among them), and what the seat and its rival ended with, explained by least squares; the
fourth time over. These games were played in a quick model without the choices of Unidentified Ship, Thought Maker and
Borg Cube; what these three cards bring comes from a hundred thousand positions of full games. TOGETHER and GIVEN were
then made smaller, to four fifths and to half, since that wins more games. HOPES is an average of 6,000 games of the
model. What is said of the rival goes by what all can see: how many turns have been taken, and which cards lie open.
`bench/missions_outlook.py` finds such numbers in the game itself.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ..cards import CARDS


def curve(numbers: str) -> tuple[int, ...]:
    return tuple(map(int, numbers.split()))


LEVEL: Final = curve(
    "-45190 -32160 -31985 -31811 -16210 -17190 -18171 -7556 -8356 -9155 -5552 -5396 -5240 -3169 -3295 -3420 "
    "-3546 -3672 -3798 -3091 -3200 -3310 -3420 -3530 -3640"
)
"""The position itself, at the end of a turn of one's own."""

TURN: Final = curve(
    "-2112 -2096 -2080 -2063 -2047 -2031 -2014 -1998 -1982 -1965 -1949 -1933 -1916 -1900 -1884 -1867 -1851 "
    "-1835 -1818 -1802 -1786 -1769 -1753 -1736 -1720"
)
"""A turn that has been taken, by anybody; the square of their number adds AGES each."""

AGES: Final = 40

NOW: Final = curve("1000 581 581 581 366 366 366 213 213 213 146 146 146 80 80 80 80 80 80 71 71 71 71 71 71")
"""A point of today's total."""

SQUARE: Final = curve(
    "0 104 104 104 135 135 135 158 158 158 143 143 143 146 146 146 146 146 146 103 103 103 103 103 103"
)
"""A hundred points of its square."""

MEDDLING: Final = curve(
    "19177 14326 14326 13443 11679 9914 8449 7285 6120 5152 4382 3612 3032 2643 2254 1866 1632 1554 1476 1399 "
    "1321 1243 1243 1243 1243"
)
"""Meddlesome Q."""

TWO_MISSIONS: Final = curve(
    "0 -801 -801 -865 -994 -1123 -1213 -1264 -1314 -1337 -1332 -1327 -1306 -1268 -1231 -1194 -1173 -1170 -1166 "
    "-1163 -1159 -1156 -1156 -1156 -1156"
)
"""To hold two Missions."""

AGAIN: Final = curve(
    "0 1668 1668 1425 941 456 274 396 518 552 499 445 415 408 401 394 394 401 408 415 422 429 429 429 429"
)
"""An extra turn."""

TOGETHER: Final = curve(
    "0 163 231 283 327 365 400 432 462 490 516 542 566 589 611 632 653 673 693 712 730 748 766 783 800"
)
"""A point of what cards in a hand may grow to bring, see below."""

HOPES: Final = {
    "galaxy": curve(
        "0 2610 2610 8520 880 810 750 1000 1260 690 1900 1790 1680 1890 2100 2390 2200 2200 2190 2510 2830 2810 "
        "2700 3060 3410"
    ),
    "mission": curve(
        "0 9100 9100 4020 3380 2550 1720 1650 1580 1450 1640 1590 1550 1690 1820 1740 1780 1700 1610 1710 1800 "
        "1940 1830 2040 2240"
    ),
}
"""What a deck adds to a position on average."""

HELD: Final[dict[str, int]] = {
    "ambassador_kehleyr": 62,
    "ambassador_sarek": -189,
    "batleth": -57,
    "bridge": 11,
    "captain_picard": -79,
    "chancellor_gowron": -57,
    "commander_maddox": -1,
    "commander_kurn": -58,
    "commander_sela": -61,
    "commander_tomalak": 114,
    "commander_riker": -70,
    "computer": 24,
    "counselor_troi": 642,
    "crystal_entity": -41,
    "daimon_bok": -190,
    "daimon_tog": -189,
    "doctor_crusher": -30,
    "engine_room": 378,
    "ensign_crusher": 368,
    "hand_phaser": -120,
    "holodeck_1": 22,
    "holodeck_2": 35,
    "james_moriarty": 205,
    "leah_brahms": 375,
    "lieutenant_commander_data": 213,
    "lieutenant_la_forge": 19,
    "lieutenant_worf": 669,
    "lore": -182,
    "lursa_and_betor": -114,
    "lwaxana_troi": -88,
    "minuet": -37,
    "photon_torpedoes": -116,
    "quarters": -135,
    "shields": -71,
    "sickbay": 347,
    "sovak": -141,
    "spock": -75,
    "stone_of_gol": -55,
    "ten_forward": -120,
    "the_traveler": 134,
    "thought_maker": 83,
    "tolian_soran": 65,
    "tox_uthat": 42,
    "tractor_beam": -12,
    "transporter": -91,
    "tricorder": -40,
    "turbolift": -146,
    "unidentified_ship": 860,
    "vash": -96,
    "vice_admiral_nakamura": -234,
    "away_team": 59,
    "borg_cube": 329,
    "computer_virus": 54,
    "conflicting_orders": 63,
    "diplomatic_conference": 0,
    "distress_call": 78,
    "do_machines_have_rights": 134,
    "enemies_to_friends": 4,
    "enterprise_goes_haywire": 122,
    "ethical_dilemma": -3,
    "federation_under_siege": -29,
    "imminent_destruction": 156,
    "intruder_alert": 135,
    "klingon_civil_war": 89,
    "language_barrier": 70,
    "personnel_issues": 10,
    "mysterious_plague": 21,
    "meddlesome_q": 390,
    "blossoming_romance": -4,
    "scientific_puzzle": 22,
    "space_confrontation": 114,
    "the_lure_of_profit": 64,
    "time_distortion": 91,
    "trapped_on_the_holodeck": 38,
}
"""What a card may grow to bring when the game is young, in hundredths of a point."""

GIVEN: Final[dict[str, int]] = {
    "ambassador_kehleyr": 7,
    "ambassador_sarek": -49,
    "batleth": 78,
    "bridge": -51,
    "captain_picard": -141,
    "chancellor_gowron": -3,
    "commander_maddox": 38,
    "commander_kurn": 51,
    "commander_sela": -100,
    "commander_tomalak": -119,
    "commander_riker": 2,
    "computer": -47,
    "counselor_troi": -152,
    "crystal_entity": -30,
    "daimon_bok": -19,
    "daimon_tog": 57,
    "doctor_crusher": -19,
    "engine_room": 2,
    "ensign_crusher": -40,
    "hand_phaser": 73,
    "holodeck_1": 38,
    "holodeck_2": 35,
    "james_moriarty": 37,
    "leah_brahms": -61,
    "lieutenant_commander_data": -111,
    "lieutenant_la_forge": 52,
    "lieutenant_worf": -110,
    "lore": 35,
    "lursa_and_betor": -52,
    "lwaxana_troi": 42,
    "minuet": 44,
    "photon_torpedoes": -49,
    "quarters": -25,
    "shields": -34,
    "sickbay": -75,
    "sovak": -10,
    "spock": -34,
    "stone_of_gol": -20,
    "ten_forward": -1,
    "the_traveler": 61,
    "thought_maker": -123,
    "tolian_soran": -79,
    "tox_uthat": -83,
    "tractor_beam": -65,
    "transporter": 49,
    "tricorder": -37,
    "turbolift": 47,
    "unidentified_ship": -41,
    "vash": -1,
    "vice_admiral_nakamura": 20,
    "away_team": 11,
    "borg_cube": -137,
    "computer_virus": 19,
    "conflicting_orders": 24,
    "diplomatic_conference": 13,
    "distress_call": 10,
    "do_machines_have_rights": 43,
    "enemies_to_friends": 22,
    "enterprise_goes_haywire": 22,
    "ethical_dilemma": 19,
    "federation_under_siege": -28,
    "imminent_destruction": 72,
    "intruder_alert": 48,
    "klingon_civil_war": 38,
    "language_barrier": 24,
    "personnel_issues": 27,
    "mysterious_plague": 21,
    "meddlesome_q": 67,
    "blossoming_romance": 18,
    "scientific_puzzle": -10,
    "space_confrontation": 21,
    "the_lure_of_profit": -5,
    "time_distortion": -11,
    "trapped_on_the_holodeck": 24,
}
"""What a card does for its giver when it lies in the discard, in hundredths of a point."""

DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ZERO: Final = 22
STEP: Final = 20
ROWS: Final[tuple[str, ...]] = (
    "PYJIWIUSSNJGMMNMDJQKJDGHIpLSMIILIULMPGGOIHHSMRMHLLMMRKKPGMQNORJPMNKMNOLON",
    "NKPPLNRTKNQIJLMMHMMLGGJMONSQKOINKKRKMNQKMKMQLQOOLOKMMLKGNMOMROGMMNLMLMKM",
    "PLRHOMIMJIMIKFFMRKJFIPMgLQMMOOLPLKSMJLNHINNMPMPIOPLLLKNNPMKPNJKPKMKKNLN",
    "KLLLKOKJHQQNQIJKGMNKHNTMLKJSLOYHIKNMKLKVOOLLKPMPRONLJOKMSMJIMKLTLOMLLM",
    "NINJMKHNLVOLIKKOKLJJKKMMUQPPNIUNNMJPNROGINKXOKTRJIOMNLEMNLNLGMVPKGMLM",
    "MUZKNLGJNQPEEOILEHKKdIWMILMLPGJMMHMMKMKJNQHLMLMJIONMLLLNJMONQKLPGNMN",
    "GKIMSIMKKHUULWaYWYMGLKNXJMKKJIJKIIIINLJMLILJJQOMPKTMLOKPPKHKMJNMMOJ",
    "SLLMFPOLMHGNHNLHLLnKRKGPIOMKNNMKHNJJIMMMKMONOFJPMPOLKOILOQLKJPIOJK",
    "OKHJSNPKDJLJKJJHJRRfMINPMGJOKIJIRIMJIHHMQOOONHOOKMLKMLKNMKLNMMNOO",
    "KHRIMLJFHNHIIEOMSOULKNNNWGRNIGHKEQMPQJJNNQNLKPOONOHNJKOPLXNOKMLQ",
    "MYHJNUGRIRPILQLLNILXNKJJHIGMILKLJePSOHMLJPIKNMRLGPOPOKLMNNLIOKM",
    "IRNKMNML79hRQSCPKMHKKLHJRLJXORROKVLOKLQHFTPLNOJNPJQNJLPTLMQMMO",
    "IPaJ7FQKJAAEF8MLpTHOIEQPPSFMMIHcOOJOLQGTUUOMKKPQINONLMiPQPMMS",
    "MQKIHMQIFFLIPMOJJUJSMMLLIORYVRJLLJOLJMQJMLIJOPJNINOQKQNILHOL",
    "NNGHLNPNJNMNLMLKLLMNSMOMLPNPMLMIIUMNLIJHMMJQMKNLNOLIJJNLKOK",
    "LIGLKJGJOMQNPPKMQKKLNQPGRMOLKKHNOPKHLFKOLIMNIOKONOPLMMIKNK",
    "KRMJIJINIGJOJLLIMfNROJJGNJObWLMLKNNMPMMKNJNMNKNMJMOIINKLP",
    "tKQPUsSg8JJHKHQHCGHKPrIEJIGIOFIPLDOPRJOPQQNRKIPTMULKQLPQ",
    "ILPSTPRCJIIIJMHHGIJNpMMJIgIOGJLMGLNROMQPLOLOMJOKTMQNLNR",
    "JMIOPKULLMOQNJPOLQJIQPOKKJJNKEKLOMNNLOOMNHNLNLINLLOPPL",
    "3fiRSEQLKXLNMGKLNNNFJEIHLINJSODIPROOOPMNKJMPKKYNOQJID",
    "hgRPBNIMWKNJHINJMOLIJKLMKRLPPIIPRLPPKNNMLLQOLVOPPOM6",
    "eVRCNKGNELKHJLKHSGGIEHRHUKNJBMNHIQNMQILMQPPMXQORPKO",
    "Ic7NHFRLNLCDJKOIJEHHKJOOHNN8PRROQOPNOONNNNMTPMLNIQ",
    "JDUJKPJJKHIPNKMJIIKUSOFKQJLMIQQMNKFRLMKNMNPLKKNKO",
    "GIKJLMLKJPIIPPHMJMPIMPKJLJNOPLLMNLONKMMKLSMMRMKJ",
    "PSIBUDTRLJPK9MJBUNFMOHNJPMTRNLTQQPLXOPOOUNRPMIL",
    "OJONPNPRIJOMKPRMKNOOGPNQKLMLHGLNFNMOKLHLKNONNL",
    "LIMMLMNLJOJPOILMIMPKNIRMIILHNQMMKIMNROLLLJMKJ",
    "LKOMNLOLOLKLNLKPKNPLMMLLINNIOMLLMKHNNMMMQPON",
    "JPOJONKMGMJJLHFMKJPSQIQPLQNLQMLLNPNNQNMLMNU",
    "MXMOMKMFPMKZHLKOKNJYFOMNKLHNLLJNPNMQPQKLIO",
    "RMIKMSNGMLLPOLKNNMJLHMOMMMNMMKMPMOMMMLLMI",
    "QMJJMJKMMYJLMINONXIJMKKNHOMLNNKOOTLMOHLM",
    "LLNKEIKGYJYIJLOMGOPPNKRMNPMQMLMQSLPNLLN",
    "LaHOXQfDHLPPcKRONKJLPLMHJMJLOKNKLNNMLM",
    "MNIMONLJYKNNJMILNMONEPMPLPMINNMKOMOMN",
    "JKTMQKLOMNYLKFMMMKPPJPKIKLKLNONJMOJL",
    "QLRKNMMLLMNMMJGLNNNLLOQPNNFNNONMOMO",
    "LWXGIJPOLOOKQMQLLJLNNMMMMPPOJNOKKP",
    "MXMPMQOYMLGOKNMHMMJRNNKQLOHINLYRO",
    "hPIOOMOPLKMOOJLOLOJHINLMLDKKLJTL",
    "HLLLNhILKLNMQKPHRPMJLMMIOLKJNTQ",
    "NOSHMPKWJPPJKOINNJKMLOMOMNOMLN",
    "OHMIKNNGMMGPPJMLMLJIPOQQMONMM",
    "LPJJGJNNIJMPLNLLLMIOMMOKKNMM",
    "IKLMQQNLNLKNJLNNJMMMOPMLJPO",
    "RNMBMPQQLOKKLIQQNLMNHJJQLS",
    "LNFMNMKLNHKLKKIJQIVKMKMKN",
    "OORIHNIMJDONMNNCLJLMLPKL",
    "MMMNQNJNONPLPMOJLNKNOOL",
    "PONLOQMMIJHHNNIzOPHHNP",
    "KMMPMPMNQKJMNNJMLMMPI",
    "MMNMJLOMOPMKMHPMNKMN",
    "NLLPKOMPLNLMIOLLLMJ",
    "IMRHLOOLQJNHLOMNNK",
    "PKPLOOPNNMLNINKOL",
    "OMMMNMKKQHMJNMOI",
    "MJSJLNNLIQKQONO",
    "NLKONLPHMNMMOK",
    "QPNOLLENFMPLL",
    "MKINNHOPPLMR",
    "OPLOJPNLONL",
    "LOMHKQMMQM",
    "MOJNRJMNO",
    "LHJLNOMP",
    "DKPLMLN",
    "GDGFCK",
    "OOOJM",
    "KNQH",
    "NON",
    "OM",
    "R",
)
"""What two cards may grow to bring together, beyond that, in steps of a fifth of a point: a row for each card, in the
order of the fact sheet, with a digit for each card after it."""


FITTED: Final = tuple(HELD)
"""The cards that these numbers were found for. Of any other card they say nothing: it counts for what it scores."""
for card in CARDS:
    HELD.setdefault(card, 0)
    GIVEN.setdefault(card, 0)


def pairs() -> dict[str, dict[str, int]]:
    """The same in hundredths of a point, by both cards; a card beside itself is what it brings alone."""
    found: dict[str, dict[str, int]] = {card: {**dict.fromkeys(CARDS, 0), card: HELD[card]} for card in CARDS}
    for (one, other), digit in zip(combinations(FITTED, 2), "".join(ROWS), strict=True):
        found[one][other] = found[other][one] = (DIGITS.index(digit) - ZERO) * STEP
    return found


PAIRS: Final = pairs()
