"""How much what matters for the margin in the end, in thousandths of a point, by how much of the game is left: 0 to 24.

Found by play: half a million positions at the ends of turns, in games between players of several kinds (this one, with
earlier numbers, among them), and what the seat and its rival ended with, explained by least squares; three times over.
These games were played in a quick model without the choices of Unidentified Ship, Thought Maker and Borg Cube; what
these three cards bring comes from a fifth as many positions of full games. HOPES is an average of 120 games. What is
said of the rival goes by what all can see: how many turns have been taken, and which cards lie open.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from .cards import CARDS


def curve(numbers: str) -> tuple[int, ...]:
    return tuple(map(int, numbers.split()))


LEVEL: Final = curve(
    "-46836 -30280 -31081 -31882 -17195 -18390 -19585 -8053 -9252 -10452 -4536 -4735 -4934 -2401 -2630 -2858 "
    "-3087 -3316 -3545 -2954 -3177 -3399 -3621 -3843 -4065"
)
"""The position itself, at the end of a turn of one's own."""

TURN: Final = curve(
    "-2051 -2028 -2005 -1982 -1959 -1936 -1913 -1890 -1867 -1844 -1821 -1798 -1775 -1752 -1729 -1706 -1683 -1660 "
    "-1637 -1614 -1591 -1568 -1545 -1522 -1499"
)
"""A turn that has been taken, by anybody; the square of their number adds AGES each."""

AGES: Final = 36

NOW: Final = curve("1000 608 608 608 406 406 406 231 231 231 114 114 114 59 59 59 59 59 59 79 79 79 79 79 79")
"""A point of today's total."""

SQUARE: Final = curve("0 93 93 93 124 124 124 156 156 156 178 178 178 150 150 150 150 150 150 85 85 85 85 85 85")
"""A hundred points of its square."""

MEDDLING: Final = curve(
    "19222 15108 15108 14345 12818 11291 9996 8932 7867 6839 5848 4856 4138 3694 3250 2806 2525 2409 2292 2175 "
    "2058 1941 1941 1941 1941"
)
"""Meddlesome Q."""

TWO_MISSIONS: Final = curve(
    "0 -758 -758 -837 -994 -1152 -1219 -1197 -1174 -1171 -1188 -1204 -1232 -1271 -1310 -1349 -1370 -1371 -1373 "
    "-1375 -1377 -1379 -1379 -1379 -1379"
)
"""To hold two Missions."""

AGAIN: Final = curve(
    "0 1834 1834 1617 1185 752 627 809 991 846 372 -102 -241 -46 149 344 489 584 679 774 870 965 965 965 965"
)
"""An extra turn."""

TOGETHER: Final = curve(
    "0 204 289 354 408 456 500 540 577 612 645 677 707 736 764 791 816 842 866 890 913 935 957 979 1000"
)
"""A point of what cards in a hand may grow to bring, see below."""

HOPES: Final = {
    "galaxy": curve(
        "0 2000 2000 6000 1000 1000 1100 1500 1700 1000 1900 1700 1700 1900 2100 2500 2300 2300 2300 2600 "
        "3000 3200 3300 3800 4200"
    ),
    "mission": curve(
        "0 4900 4900 2400 -500 500 1700 1700 1700 1400 1300 1500 1800 2000 2200 2000 1800 1800 1900 1900 "
        "1900 2500 2200 2800 3100"
    ),
}
"""What a deck adds to a position on average."""

HELD: Final[dict[str, int]] = {
    "ambassador_kehleyr": 87,
    "ambassador_sarek": -134,
    "batleth": -35,
    "bridge": -5,
    "captain_picard": -67,
    "chancellor_gowron": -65,
    "commander_maddox": 7,
    "commander_kurn": -75,
    "commander_sela": -51,
    "commander_tomalak": 114,
    "commander_riker": -65,
    "computer": 75,
    "counselor_troi": 587,
    "crystal_entity": -32,
    "daimon_bok": -223,
    "daimon_tog": -152,
    "doctor_crusher": -40,
    "engine_room": 400,
    "ensign_crusher": 418,
    "hand_phaser": -118,
    "holodeck_1": -6,
    "holodeck_2": 63,
    "james_moriarty": 204,
    "leah_brahms": 380,
    "lieutenant_commander_data": 297,
    "lieutenant_la_forge": -9,
    "lieutenant_worf": 658,
    "lore": -192,
    "lursa_and_betor": -104,
    "lwaxana_troi": -128,
    "minuet": -16,
    "photon_torpedoes": -67,
    "quarters": -166,
    "shields": -49,
    "sickbay": 263,
    "sovak": -166,
    "spock": -83,
    "stone_of_gol": -32,
    "ten_forward": -123,
    "the_traveler": 37,
    "thought_maker": 83,
    "tolian_soran": 62,
    "tox_uthat": 61,
    "tractor_beam": -16,
    "transporter": -77,
    "tricorder": -97,
    "turbolift": -86,
    "unidentified_ship": 860,
    "vash": -112,
    "vice_admiral_nakamura": -217,
    "away_team": 69,
    "borg_cube": 329,
    "computer_virus": 34,
    "conflicting_orders": 10,
    "diplomatic_conference": 50,
    "distress_call": 70,
    "do_machines_have_rights": 83,
    "enemies_to_friends": -5,
    "enterprise_goes_haywire": 110,
    "ethical_dilemma": -13,
    "federation_under_siege": 36,
    "imminent_destruction": 181,
    "intruder_alert": 140,
    "klingon_civil_war": 102,
    "language_barrier": 75,
    "personnel_issues": 21,
    "mysterious_plague": 21,
    "meddlesome_q": 302,
    "blossoming_romance": 8,
    "scientific_puzzle": 33,
    "space_confrontation": 107,
    "the_lure_of_profit": 36,
    "time_distortion": 91,
    "trapped_on_the_holodeck": 17,
}
"""What a card may grow to bring when the game is young, in hundredths of a point."""

GIVEN: Final[dict[str, int]] = {
    "ambassador_kehleyr": -28,
    "ambassador_sarek": -108,
    "batleth": 141,
    "bridge": -97,
    "captain_picard": -274,
    "chancellor_gowron": -32,
    "commander_maddox": 97,
    "commander_kurn": 101,
    "commander_sela": -170,
    "commander_tomalak": -155,
    "commander_riker": -18,
    "computer": -140,
    "counselor_troi": -264,
    "crystal_entity": -87,
    "daimon_bok": -67,
    "daimon_tog": 133,
    "doctor_crusher": -46,
    "engine_room": 45,
    "ensign_crusher": -27,
    "hand_phaser": 101,
    "holodeck_1": 91,
    "holodeck_2": 61,
    "james_moriarty": 95,
    "leah_brahms": -57,
    "lieutenant_commander_data": -202,
    "lieutenant_la_forge": 88,
    "lieutenant_worf": -166,
    "lore": 43,
    "lursa_and_betor": -116,
    "lwaxana_troi": 63,
    "minuet": 79,
    "photon_torpedoes": -91,
    "quarters": -66,
    "shields": -87,
    "sickbay": -124,
    "sovak": -15,
    "spock": -83,
    "stone_of_gol": -76,
    "ten_forward": -11,
    "the_traveler": 109,
    "thought_maker": -246,
    "tolian_soran": -120,
    "tox_uthat": -155,
    "tractor_beam": -111,
    "transporter": 71,
    "tricorder": -94,
    "turbolift": 69,
    "unidentified_ship": -82,
    "vash": -36,
    "vice_admiral_nakamura": 0,
    "away_team": 18,
    "borg_cube": -275,
    "computer_virus": 18,
    "conflicting_orders": 39,
    "diplomatic_conference": -29,
    "distress_call": -15,
    "do_machines_have_rights": 63,
    "enemies_to_friends": 7,
    "enterprise_goes_haywire": 0,
    "ethical_dilemma": 5,
    "federation_under_siege": -63,
    "imminent_destruction": 138,
    "intruder_alert": 81,
    "klingon_civil_war": 57,
    "language_barrier": 3,
    "personnel_issues": 24,
    "mysterious_plague": 23,
    "meddlesome_q": -119,
    "blossoming_romance": 1,
    "scientific_puzzle": -11,
    "space_confrontation": 12,
    "the_lure_of_profit": -37,
    "time_distortion": -33,
    "trapped_on_the_holodeck": 30,
}
"""What a card does for its giver when it lies in the discard, in hundredths of a point."""

DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ZERO: Final = 22
STEP: Final = 20
ROWS: Final[tuple[str, ...]] = (
    "NZMITITQULJGMKONCKSMIEIHFoLSKJHJIVNNSHFOIIFSOSMHKIMJUMKPJPQONSJPLMJLOQKON",
    "KLNROURRGOOJJJNPKMNIEHKKOMSQHMHOHLSHPOQMLHMRMQMMLOMMLMJHNLQMSOFMNMLPNLLM",
    "TMSDMJGNHKNIJHFPVLIFIPOgLOLMQQNOONQLILNFEKLPPOPGOSLKKJLNPKKPMILPNKKJPKN",
    "LOKMLKNHHQQLNIKKGLMKGKSNNKITNLXIGKRKKOMTRQHLJQNPTONKHPNMRNMJLIMVIOKJLM",
    "OLKIMHCNNXOMJNNTJLHJIJRLTNOSKGTOMMKPMPPFIQKZNITQJFOOOMEMTMOPFMTQJDOKJ",
    "LSYLPMHJMQNCDMJKFIINeIXMHMLNQIHNLJMPNNGJKQFLKLMLIOKLLOKNKIQOPJMRFPNN",
    "CNHPVJLJOJXPIUZVVXLFLKQWKJMKLGJOGIIGLOHOLIMFJSOKRERPMOISTKELMKMPPMI",
    "TINKFRQKNFHNFOKHNInLQKEPIRLLOKOLHQJLILMMMMPNMEHOMOPLJPIIORLKKOJQJK",
    "NIFHUMOLCMKIMKKNHOUdOGKPNDHPLIOIQGLKKHHNQNOOOFMQMMIMLKKLPHMQLOMOM",
    "JGVJMOIGGNJKKEIPSPXNLKSNQIMOHHHMFRKPSJKSNQKIJOPPNNGNKMOSJWMNLOKQ",
    "MZGLLTGOJMSLLQJOKIKWQGGLJHFOHLMKKcOSOGQLJSIINLRKHOMPQILMNNNHPJQ",
    "JQPMMMMI6ChORV8NNMFJJLHHULKYOUQQOTNOHJSHGTOLOPIPPJPOMKPTLMQOQN",
    "MOaI6FQOL6BCEAMKqQIPEDNSORGMKIGdOMJPLSGTTTQNJHRPHPMOPKfQOOMKS",
    "MQKFHJQKDJNIPNMLJWLQPMHOJJRXUQJNJJOKIMQILLHIMRINFNPQJRNIKGQM",
    "PPGFKNPNENOOLPLLKJPQTOMLIPNNILNFISMOLHIGMMISMJRNPNLJJJLLJNK",
    "LEEJJGGJOMRNRNMNQJLMPSOERNLKOKINQQLHNDIOLHLNJOJONOQLMNJKNL",
    "MSNIJJLLFFKOHKLMOhNVNLJGMIRXUJMLILNMOMNJLKONOKNMKNQIJOJKN",
    "yKSKSuQg8JJIMHRLEBJKNmIDMHHJSFHOKDOOTKSNLRPQHJNSLSMNPIQR",
    "GJNQQLTCKFHJHLGIHEJPnMIJJhDQGJLNGJMUQLRMMQMNOHPMUKRMLNP",
    "LOLMPJWHKOQTNMKPNRIHQRNKKIKNMDLLOKRNKNPNMHMKPLJMLLNPNM",
    "0fkQQEQMIULPMIJKNKKFIDHHMMNLWQDFOQOOOQMQJIKPLJYPRQJCB",
    "cbSQ9SMNVJLJMHLHLNLJJPMJIRKTOIGTSKSRNQMKKKPQIaPOPMK7",
    "iXS9NMDRFOLGHGKGUGFIHHPGUKMKBLOGGQOLPNQMQQPOZNQNOKO",
    "FeBQMFTMKK6CKJPIJHIGHLOOELK8QUUKRNRQOKMQLPLROMMNHQ",
    "JCZJGPDIPIISOJPJJHIUROFLRILMKQSHOKFTNNLOMONLILPNR",
    "GHGKSOLKIPGJOTHLKOQIMPIKLJLOTKMKRKNMINNKKQLLRMIL",
    "PQHATITUJMOL9MIBWPHMOGLIPJUQOLSPRSLYOQMPSOROMGK",
    "NIQNPQQRHGMKKOTMJMNOGPMQHLLMGELRFNMOIKGPKLPMNL",
    "MHMLMMNIHMIPPIMMKJPIOJROHGKHKSMOJINNSSIMLJLJI",
    "LMOMNLNOONKKNKHPMNQKKMLJLMNHNMJMLJIPNJNLQSNN",
    "JNNKLMKLGMGKMIFNKKQUQHQOIUNJOOKMOPMMOTOJNMU",
    "KVNRLPJHPNKVGOJONMHYGPMNKLHOINHOQMMPPSJMHN",
    "QOFNPRMGLLMQOIKPLMJKHKQKNQMLNHNQKOHMKMLNH",
    "OOJMKKKNMWJMLIJPOXIHNMKQGNLMQPHNPQINOFMN",
    "NJOKBIHCZKXJJJONGNOPNLSMNPKSPLNPTLOMHMK",
    "NZFRXVc9ILNPeKSOMKILQLKFLJHJPJRKNMONNL",
    "OKKMPMMIaLNOKMINNNSNDRMRNNMIMOIGPKNMM",
    "JITJTJJNMNcKGFKOLISQHPHFNNLJLMOLNNJK",
    "OLPQQLMGLLNPMKHLMOPJKLRNPOGNKMNNPNO",
    "LWXGILUOJORKRKPLLHONNOLLOPOOKMPKKP",
    "MXMPMQOYMLGOKNMHMMJRNNKQLOHINLYRO",
    "bQDNNMRPNKLNMLMPJQHIGLJMMCKOMJRM",
    "GMPNNiFKKMONWLOFTPLGJMOGQOIINUQ",
    "RMSHLPMWKQSLININNIMKMOKNKJMMNO",
    "NIMIKNNHMOGRPIKIMKJHPPRQMOMOM",
    "LPIHFJNNHJOQNMMLLMHNKPOGLNNJ",
    "IOLMQQMLOKJNGKPNKMKMOQNMJQS",
    "RNMBMPQQLOKKLIQQNLMNHJJQLS",
    "KNFJONKMMGLLJNIKPITKNLLKL",
    "QOUGIPINJCOLNMMBKILMNRKM",
    "MNMNNNINQPNMQKOJNNMOOLM",
    "PONLOQMMIJHHNNIzOPHHNP",
    "INLNNRKOQLHMOPKLLJMPI",
    "MNNLKLNLOQNLNHQNOKLN",
    "NLLQKPMSJOLKFPLKLOI",
    "HMPFLNNKRIMHLPNSNJ",
    "PJPIPPQQOLLOINJNL",
    "OMNLNMLJPGOKNLRH",
    "KHTJKLLMGQKQOOP",
    "OKLQNLPFNNLLOK",
    "RPMPKMIMCMNIL",
    "MJKNOIOQQLMQ",
    "OPIOIPOLQNL",
    "LPMHJQMMQN",
    "MNHMQKMOO",
    "LHHLOPNR",
    "EKQKPMN",
    "HGDCFJ",
    "OONKL",
    "LMOI",
    "PQN",
    "NM",
    "P",
)
"""What two cards may grow to bring together, beyond that, in steps of a fifth of a point: a row for each card, in the
order of the fact sheet, with a digit for each card after it."""


def pairs() -> dict[str, dict[str, int]]:
    """The same in hundredths of a point, by both cards; a card beside itself is what it brings alone."""
    found: dict[str, dict[str, int]] = {card: {card: HELD[card]} for card in CARDS}
    for (one, other), digit in zip(combinations(CARDS, 2), "".join(ROWS), strict=True):
        found[one][other] = found[other][one] = (DIGITS.index(digit) - ZERO) * STEP
    return found


PAIRS: Final = pairs()
