"""How much what matters, in thousandths of a point: a constant, a line and a square of how much of the game is left.

Found by play: in 28,000 positions of games between players of several kinds, up to nine ways to end the turn were each
played on from, 16 to 24 times, with the same cards to come for all of them. The differences of the margins the games
ended with were then explained, by least squares, with what `foresight` sees. The hands of the others are true ones,
such as players keep, so what is given away by a discard is in the numbers too.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from .cards import CARDS

Curve = tuple[int, int, int]

NOW: Final[Curve] = (547, -1021, 749)
"""A point of today's total."""

SQUARE: Final[Curve] = (0, 427, -534)
"""A hundred points of its square."""

MEDDLING: Final[Curve] = (12059, -4964, 0)
"""Meddlesome Q."""

TIME: Final[Curve] = (0, 40786, -26256)
"""The time that is left, which is the others' time as well."""

TWO_MISSIONS: Final[Curve] = (0, -787, 0)
"""To hold two Missions."""

AGAIN: Final[Curve] = (2430, -2741, 0)
"""An extra turn."""

END: Final = (-5713, 1198)
"""That the game is over, and ten points of the total then."""

CHANCES: Final[tuple[Curve, ...]] = (
    (-124, -531, 229),  # a Galaxy card from the deck, on average
    (-51, 749, -102),  # in the root of the mean square
    (-41, 790, -514),  # a Mission, on average
    (111, -1492, 1179),  # in the root of the mean square
    (62, 397, -449),  # the best card of the discard
    (-30, 538, -565),  # the next
)
"""What one more card could bring."""

STEPS: Final = 100
"""What follows is in tenths of a point."""

HELD: Final[dict[str, int]] = {
    "ambassador_kehleyr": -7,
    "ambassador_sarek": -19,
    "batleth": -7,
    "bridge": -3,
    "captain_picard": -14,
    "chancellor_gowron": -17,
    "commander_maddox": -5,
    "commander_kurn": -13,
    "commander_sela": -7,
    "commander_tomalak": 8,
    "commander_riker": -13,
    "computer": 2,
    "counselor_troi": 41,
    "crystal_entity": 1,
    "daimon_bok": -18,
    "daimon_tog": -17,
    "doctor_crusher": -6,
    "engine_room": 25,
    "ensign_crusher": 38,
    "hand_phaser": -17,
    "holodeck_1": 6,
    "holodeck_2": -1,
    "james_moriarty": 30,
    "leah_brahms": 22,
    "lieutenant_commander_data": 13,
    "lieutenant_la_forge": 4,
    "lieutenant_worf": 46,
    "lore": -10,
    "lursa_and_betor": -17,
    "lwaxana_troi": -20,
    "minuet": -29,
    "photon_torpedoes": -8,
    "quarters": -14,
    "shields": -13,
    "sickbay": 23,
    "sovak": -10,
    "spock": -11,
    "stone_of_gol": -14,
    "ten_forward": -4,
    "the_traveler": 13,
    "thought_maker": -11,
    "tolian_soran": 7,
    "tox_uthat": -5,
    "tractor_beam": -9,
    "transporter": -3,
    "tricorder": 2,
    "turbolift": -9,
    "unidentified_ship": 97,
    "vash": 2,
    "vice_admiral_nakamura": -27,
    "away_team": -1,
    "borg_cube": 34,
    "computer_virus": -2,
    "conflicting_orders": -8,
    "diplomatic_conference": -7,
    "distress_call": -2,
    "do_machines_have_rights": 1,
    "enemies_to_friends": -10,
    "enterprise_goes_haywire": 15,
    "ethical_dilemma": -23,
    "federation_under_siege": -8,
    "imminent_destruction": 10,
    "intruder_alert": 13,
    "klingon_civil_war": 1,
    "language_barrier": -7,
    "personnel_issues": -14,
    "mysterious_plague": -3,
    "meddlesome_q": 0,
    "blossoming_romance": -6,
    "scientific_puzzle": -1,
    "space_confrontation": 2,
    "the_lure_of_profit": 7,
    "time_distortion": 13,
    "trapped_on_the_holodeck": -2,
}
"""What a card may grow to bring when the game is young."""

GIVEN: Final[dict[str, int]] = {
    "ambassador_kehleyr": -1,
    "ambassador_sarek": -1,
    "batleth": -1,
    "bridge": 0,
    "captain_picard": 0,
    "chancellor_gowron": -5,
    "commander_maddox": 1,
    "commander_kurn": 1,
    "commander_sela": 3,
    "commander_tomalak": -4,
    "commander_riker": 3,
    "computer": -4,
    "counselor_troi": -28,
    "crystal_entity": 3,
    "daimon_bok": 1,
    "daimon_tog": 2,
    "doctor_crusher": -1,
    "engine_room": -2,
    "ensign_crusher": -3,
    "hand_phaser": -1,
    "holodeck_1": -1,
    "holodeck_2": -4,
    "james_moriarty": -3,
    "leah_brahms": -7,
    "lieutenant_commander_data": -2,
    "lieutenant_la_forge": 0,
    "lieutenant_worf": -15,
    "lore": 2,
    "lursa_and_betor": -3,
    "lwaxana_troi": -2,
    "minuet": -4,
    "photon_torpedoes": -1,
    "quarters": -1,
    "shields": -5,
    "sickbay": -9,
    "sovak": -3,
    "spock": 2,
    "stone_of_gol": -5,
    "ten_forward": 5,
    "the_traveler": 0,
    "thought_maker": 3,
    "tolian_soran": 0,
    "tox_uthat": -4,
    "tractor_beam": -3,
    "transporter": 0,
    "tricorder": 3,
    "turbolift": -2,
    "unidentified_ship": -77,
    "vash": 0,
    "vice_admiral_nakamura": 1,
    "away_team": 3,
    "borg_cube": -10,
    "computer_virus": 3,
    "conflicting_orders": 5,
    "diplomatic_conference": 4,
    "distress_call": 2,
    "do_machines_have_rights": 2,
    "enemies_to_friends": 7,
    "enterprise_goes_haywire": 3,
    "ethical_dilemma": 2,
    "federation_under_siege": 3,
    "imminent_destruction": 2,
    "intruder_alert": 0,
    "klingon_civil_war": 1,
    "language_barrier": -1,
    "personnel_issues": 4,
    "mysterious_plague": 3,
    "meddlesome_q": -7,
    "blossoming_romance": 3,
    "scientific_puzzle": 2,
    "space_confrontation": 5,
    "the_lure_of_profit": 3,
    "time_distortion": 2,
    "trapped_on_the_holodeck": 4,
}
"""What a card does for its giver when it lies in the discard."""

DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ZERO: Final = 30
ROWS: Final[tuple[str, ...]] = (
    "RePUWRWWWXTVRVPWLUWORSPUSfPbWSQPSgTTVVPZSVTZTTWQTRXQVVTTNRZWTkZRWXSTQVPXV",
    "VVPTRWWaQVbXOQVVRUTQSRUSYVWVRWXQYSVQTRaYUUUXTYUTVZVUVQQKSPWUXVQYWUWUVRSW",
    "VSVURUYWRSUZQTPQRTPTNQYaUSWUUVTdTWTSORTVUTRYUURWaSWXVQSQSTXhTVVYUSTWTNX",
    "RVPVTTQRSVUXZPYVZRSRNTWZUTVZQRXSUUXVRTRUXQPVSZWaUVXVQVWUWTUUQRXfWUXQSR",
    "VXVRWVNWSVZTTPVTXWUUSUVTZXTcRNWTXTWYTWTPUUVVUSaPSSQSVVOSTSUWKRdZVSZXV",
    "TXYaRUOTPVWNUVSTSSNVjVXWOSWUbSTUVQVNXVUVTXRTSZURUNTZXVTSQcOXYPRVPURY",
    "PUVYcPVSTVaRTbeiiYRNSSTbOTULVPRSUPSRUTSUWSXPSTYSZbScXTXWRNVUOXVTPQT",
    "XVQUXUSWTUQTUTOTTSkZVUKSTVbQXVWOXSVVRRRWQTVbXPSVRVXRSRVSTTYXSXRVWS",
    "TUVZSSYTUKTRRRRTQbTfRNWWVUUYTXQTZPPTSUPUUTWWVSQSWTRYUXYVVWSRWVVXV",
    "TTaRTTUKTUQNLOTSXPVSKWURgTYWUUMVNZScWMUUTbRUXbWXcXQTWZcWUbRTRNOX",
    "XfZSVVTURXbTTRVVWTUZWXYXSVRVVRPPUfXXTSRSPXOVWUTVLPVVTUVSOTSVQTX",
    "QSWVSUfWPOcVYVHWTUOVXWQWaSXZPWWUUaRXRTTPSTWQWTTYYSONTXSeWUTTYU",
    "TbhZKQYYURJPUKTSkYRQNPRbVaMSYVVWVTUSYVMUYXVOVOWXJWQaNXecRYYVS",
    "WSTSRUSWSUURcPRXUVSYTRQSRWXYeZSRWVWWTQUUTUWSVRUTORWTVcPUUTbR",
    "SWTRVRYQUUSSTTXMSVUcXTXURTUTTWUTOVTWTWQRVYRaWQSUXVWUVXSPSaW",
    "VROQWSPPTSXUUUVTVQXTTYTSaZXTVTTYTVTOVOPVWRUTSYTYVXTRVWMUVa",
    "TdTVTQOYQPXUQVQPVcPZRVRQSTXaaVWUYRTUVVZTTOVWORUTOVTWWYURO",
    "tTgcmjZcKVMTaPaUMRVSUgSPNRRPZSVSUDOXROSXlSUnIMRcRaXVRUWZ",
    "SVYfXZaJQNSSTYTOWRPTsSXQSeUUOMPZNVUUWQSdWUgIQSUURaXUQVZ",
    "SRTUeVdTTUTVSUZVRbVWYXQWXVUSVLQYUVUQRVTVWQaWURULSVTQRQ",
    "KbmebMXVTVTXOKQUTVbOUPUTRVZSXXFXUXPYTcYSVTRSWUeUWQOPK",
    "eiZbKYTWdNUWLUUOTSRSRRUSSbTXVJTUUOdTXXYaURUYYeVTRNQM",
    "qfcKTOPWTSQPNbSSjMOTRPbRWROSIZVUSgZTXSUNPRQOiTTXTOV",
    "SdGWTSXSXWKNSSYRNWRVWOZZOaXDVYXOgRhURgKQSWQeUOWMNb",
    "SSWTUXSVSJPUbWZWSPSaZUMOSWUXSSZaVXORZfSUUPKSUQSSV",
    "PUVMUTTXRUSQYUTYUWTRTUWUPPUYSZSVZYUYJVXSSPVVTSWV",
    "WXUWdSgVROWSSUVKYXRUXRVTZVWVVNVMTQOzgPSkhOOgPLK",
    "URZTSVWSTYRTQTQTQUTVVWVUVWVVNOUXQYWWVWOUVQYVYU",
    "SPQUVbZRSVPVTVSVRUUYWUdVOQYYUQVWTSaVVYNRURWVS",
    "TSXTWZZOPRTXYRVXUVWWWcUQPTRKSTTUUQPXTHTVZfWU",
    "SaULXXTTaOUWSbSYSTWXeRSNTfVTYPXRRTXNSUWPSNY",
    "UUZSTWVSPTYVVURRQUQfQXRUXVYVYRRWXSWgTUWXYS",
    "VURSVVURSRXSZRNWQUUUUWXSYRWWOTSWTQOXQWWUS",
    "dUXTUMUWRVXSRUSQVkSSWUTQWSSVSTTUThQRVSQV",
    "WVcNMWPOZVePNXVXSXTWjQVTVPQYWVVcUTSUSIT",
    "SWTPdXbWSXSVZURRTVSXWUTTVVRVUTRYUWWccU",
    "UTUSOXTSYWXTVRUSTSXTNSUYTQUVVYQSUWTVV",
    "SSbTXPSXVVYUQQTUVPUTSVSUcTRXVRSTRiTQ",
    "XSXUSQTTSTVTUVWSVVRURWVcYXRVOSSUWSS",
    "XYZRTWTXUVUNWRWTUXWTVaOWSSVNXQUUcR",
    "SgRVUWYgVSPTQURMWRQYUYSWSRWTUTpXT",
    "gTRRVbTQSVWTRQXTNXQUSRXWVPUWXVfT",
    "PPVSYgTWPVVTPQYQSSRPUVTQXUYPdkW",
    "RVUVRVUgSWRWQYSWTQTRSSTfQZbQSX",
    "SPROUZQQXWVQZRYVNSUTUVTWTTSZT",
    "RXTQWPUWVYSUPUUVPTTXXORTWSTT",
    "WWSWUTVTVVWYVYSSSTZVPaRVSUZ",
    "bWXEXVbYZWTQTVdYXRVVRRQcSV",
    "URMTWURUXTQYQUQTSTfXXTfUY",
    "bXZNNUSXXLXTXZUKTRaYQSTU",
    "XSWSXWSSaVTRSTVVPVVSQYT",
    "ZYYSYZOWPSLRaUQzUZMRTV",
    "VXXZVUUQUOTTaWPQUVVTT",
    "RUWRVWVVYZQXSUSTQVUV",
    "RUSXWWTdWYSYPTSVUTW",
    "UTUWVUTSRYTNVVUVRS",
    "RSSURURVTTMVVVRXW",
    "XUTVZUWTTWTTZVWS",
    "SSUNRWSSUUTVQWS",
    "VUTWTRRNVXVWVT",
    "XWcUTRNVUVYTX",
    "SUUTVLTXSUVY",
    "XXXVIXWWVTS",
    "UVZLYSUSTU",
    "TVPYRTSZY",
    "RQOTVUWW",
    "HTSVWTS",
    "ITXLLO",
    "UWTYX",
    "WXWU",
    "TTU",
    "TV",
    "S",
)
"""What two cards may grow to bring together, beyond that: a row for each card, in the order of the fact sheet, with a
digit for each card after it."""


def pairs() -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {card: {} for card in CARDS}
    for (one, other), digit in zip(combinations(CARDS, 2), "".join(ROWS), strict=True):
        found[one][other] = found[other][one] = DIGITS.index(digit) - ZERO
    return found


PAIRS: Final = pairs()
