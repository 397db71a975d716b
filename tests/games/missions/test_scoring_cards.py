"""Every card of the game with hands in which it pays, pays more, and does not pay."""

from __future__ import annotations

import pytest

from wardroom.games.missions.cards import CARDS

from .scored import paid, ship, thought

Case = tuple[str, str, int]

#: Cards that never score anything themselves.
WITHOUT_BONUS = {"lieutenant_commander_data", "meddlesome_q", "unidentified_ship"}

GALAXY: list[Case] = [
    ("ambassador_kehleyr", "lieutenant_worf", 10),
    ("ambassador_kehleyr", "commander_kurn batleth", 0),
    ("ambassador_sarek", "commander_kurn daimon_bok", 10),
    ("ambassador_sarek", "captain_picard vice_admiral_nakamura lore", 0),
    ("batleth", "lieutenant_worf", 6),
    ("batleth", "lieutenant_worf commander_kurn", 16),
    ("batleth", "lieutenant_worf commander_kurn chancellor_gowron", 16),
    ("batleth", "commander_riker commander_sela", 0),
    ("bridge", "commander_riker computer lieutenant_worf", 9),
    ("bridge", "captain_picard holodeck_1 spock the_traveler", 0),
    ("captain_picard", "bridge", 5),
    ("captain_picard", "bridge holodeck_1 sickbay", 11),
    ("captain_picard", "transporter", 3),
    ("captain_picard", "computer commander_riker", 0),
    ("chancellor_gowron", "lieutenant_worf commander_kurn ambassador_kehleyr", 15),
    ("chancellor_gowron", "commander_sela commander_riker", 0),
    ("commander_maddox", "lieutenant_commander_data lore", 10),
    ("commander_maddox", "leah_brahms computer", 5),
    ("commander_maddox", "leah_brahms", 0),
    ("commander_kurn", "lieutenant_worf", 10),
    ("commander_kurn", "chancellor_gowron lursa_and_betor", 0),
    ("commander_sela", "lore commander_kurn", 8),
    ("commander_sela", "lieutenant_worf daimon_bok commander_tomalak", 0),
    ("commander_tomalak", "captain_picard commander_riker lieutenant_commander_data", 13),
    ("commander_tomalak", "captain_picard commander_riker lieutenant_commander_data computer bridge", 13),
    ("commander_tomalak", "captain_picard commander_riker holodeck_1", 0),
    ("commander_riker", "transporter counselor_troi away_team", 21),
    ("commander_riker", "captain_picard lieutenant_worf", 0),
    ("computer", "tox_uthat crystal_entity", 12),
    ("computer", "tricorder spock", 0),
    ("counselor_troi", "captain_picard lieutenant_worf spock", 15),
    ("counselor_troi", "captain_picard commander_riker", 5),
    ("counselor_troi", "bridge the_traveler", 0),
    ("crystal_entity", "bridge lieutenant_worf", 12),
    ("crystal_entity", "hand_phaser commander_kurn", 0),
    ("daimon_bok", "captain_picard thought_maker", 16),
    ("daimon_bok", "daimon_tog commander_riker", 0),
    ("daimon_tog", "counselor_troi lwaxana_troi", 16),
    ("daimon_tog", "minuet computer", 0),
    ("doctor_crusher", "sickbay ensign_crusher", 16),
    ("doctor_crusher", "tricorder", 0),
    ("engine_room", "lieutenant_la_forge the_traveler", 12),
    ("engine_room", "computer", 0),
    ("ensign_crusher", "engine_room lieutenant_la_forge", 12),
    ("ensign_crusher", "computer tox_uthat", 6),
    ("ensign_crusher", "commander_riker counselor_troi", 0),
    ("hand_phaser", "commander_riker", 9),
    ("hand_phaser", "lieutenant_worf", 9),
    ("hand_phaser", "lieutenant_worf commander_riker captain_picard", 9),
    ("hand_phaser", "commander_kurn doctor_crusher", 0),
    ("holodeck_1", "james_moriarty commander_riker captain_picard", 12),
    ("holodeck_1", "spock commander_kurn", 0),
    ("holodeck_2", "minuet lieutenant_worf vice_admiral_nakamura", 12),
    ("holodeck_2", "vash daimon_bok", 0),
    ("holodeck_2", "bridge spock", 0),
    ("james_moriarty", "computer lieutenant_la_forge", 16),
    ("james_moriarty", "holodeck_1 lieutenant_commander_data", 8),
    ("james_moriarty", "lieutenant_la_forge spock", 0),
    ("leah_brahms", "lieutenant_la_forge engine_room", 18),
    ("leah_brahms", "holodeck_1 computer", 5),
    ("leah_brahms", "holodeck_1", 5),
    ("leah_brahms", "computer", 5),
    ("leah_brahms", "lieutenant_la_forge engine_room holodeck_2", 23),
    ("leah_brahms", "ensign_crusher", 0),
    ("lieutenant_commander_data", "lore commander_maddox captain_picard", 0),
    ("lieutenant_la_forge", "computer transporter engine_room", 12),
    ("lieutenant_la_forge", "bridge leah_brahms", 0),
    ("lieutenant_worf", "batleth photon_torpedoes", 8),
    ("lieutenant_worf", "commander_riker ambassador_kehleyr", 0),
    ("lore", "lieutenant_commander_data crystal_entity", 16),
    ("lore", "commander_maddox", 0),
    ("lursa_and_betor", "commander_sela commander_tomalak", 14),
    ("lursa_and_betor", "commander_kurn spock", 0),
    ("lwaxana_troi", "counselor_troi captain_picard", 18),
    ("lwaxana_troi", "commander_riker", 0),
    ("minuet", "holodeck_1 captain_picard", 10),
    ("minuet", "computer commander_riker captain_picard", 20),
    ("minuet", "computer doctor_crusher", 0),
    ("minuet", "commander_riker captain_picard", 0),
    ("photon_torpedoes", "commander_kurn lieutenant_worf bridge", 10),
    ("photon_torpedoes", "commander_kurn commander_sela", 6),
    ("photon_torpedoes", "captain_picard commander_riker lore", 0),
    ("quarters", "captain_picard spock", 12),
    ("quarters", "lieutenant_worf commander_riker", 12),
    ("quarters", "captain_picard bridge", 0),
    ("quarters", "captain_picard spock lieutenant_worf", 12),
    ("quarters", "captain_picard commander_kurn vash", 0),
    ("shields", "daimon_bok tractor_beam", 8),
    ("shields", "captain_picard computer", 0),
    ("shields", "lore", 0),
    ("sickbay", "ambassador_kehleyr photon_torpedoes daimon_bok", 20),
    ("sickbay", "commander_riker lore batleth", 20),
    ("sickbay", "commander_riker lieutenant_worf batleth", 0),
    ("sovak", "tox_uthat stone_of_gol", 16),
    ("sovak", "vash", 0),
    ("spock", "commander_sela ambassador_sarek lieutenant_commander_data", 18),
    ("spock", "lwaxana_troi lieutenant_worf", 0),
    ("stone_of_gol", "spock counselor_troi", 11),
    ("stone_of_gol", "spock", 11),
    ("stone_of_gol", "lwaxana_troi", 11),
    ("stone_of_gol", "commander_sela commander_riker", 0),
    ("ten_forward", "commander_riker spock lieutenant_worf", 12),
    ("ten_forward", "captain_picard vash", 0),
    ("the_traveler", "ensign_crusher engine_room", 20),
    ("the_traveler", "lieutenant_la_forge", 0),
    ("thought_maker", "captain_picard", 5),
    ("thought_maker", "the_traveler bridge tox_uthat", 0),
    ("tolian_soran", "time_distortion", 12),
    ("tolian_soran", "crystal_entity away_team", 0),
    ("tox_uthat", "vash crystal_entity", 12),
    ("tox_uthat", "stone_of_gol", 0),
    ("tractor_beam", "commander_sela shields", 8),
    ("tractor_beam", "vice_admiral_nakamura", 0),
    ("tractor_beam", "lore", 0),
    ("transporter", "ambassador_kehleyr lieutenant_commander_data lieutenant_la_forge", 18),
    ("transporter", "ensign_crusher lieutenant_la_forge leah_brahms commander_riker", 0),
    ("tricorder", "computer sickbay spock", 27),
    ("tricorder", "bridge", 0),
    ("turbolift", "bridge transporter", 16),
    ("turbolift", "bridge sickbay holodeck_1", 16),
    ("turbolift", "bridge computer", 0),
    ("unidentified_ship", "captain_picard bridge", 0),
    ("vash", "captain_picard tox_uthat meddlesome_q", 21),
    ("vash", "commander_riker away_team", 0),
    ("vice_admiral_nakamura", "captain_picard commander_riker", 14),
    ("vice_admiral_nakamura", "commander_kurn doctor_crusher", 0),
]

MISSIONS: list[Case] = [
    ("away_team", "lieutenant_commander_data ensign_crusher transporter tricorder hand_phaser", 25),
    ("away_team", "ensign_crusher lieutenant_la_forge", 5),
    ("away_team", "captain_picard spock", 0),
    ("borg_cube", "captain_picard bridge lieutenant_worf", 15),
    ("borg_cube", "ambassador_kehleyr", 5),
    ("borg_cube", "spock vash", 0),
    ("computer_virus", "computer transporter minuet", 21),
    ("computer_virus", "bridge lore", 0),
    ("conflicting_orders", "captain_picard commander_riker", 14),
    ("conflicting_orders", "captain_picard commander_riker vice_admiral_nakamura", 14),
    ("conflicting_orders", "captain_picard commander_kurn daimon_bok", 0),
    ("diplomatic_conference", "commander_kurn daimon_bok spock", 15),
    ("diplomatic_conference", "commander_kurn chancellor_gowron", 5),
    ("diplomatic_conference", "commander_riker", 0),
    ("distress_call", "bridge tractor_beam transporter doctor_crusher", 36),
    ("distress_call", "shields", 0),
    ("do_machines_have_rights", "lore minuet holodeck_1 vice_admiral_nakamura commander_maddox", 36),
    ("do_machines_have_rights", "computer", 0),
    ("enemies_to_friends", "commander_sela spock", 12),
    ("enemies_to_friends", "daimon_bok counselor_troi", 12),
    ("enemies_to_friends", "lore lwaxana_troi", 12),
    ("enemies_to_friends", "commander_kurn spock", 0),
    ("enemies_to_friends", "daimon_bok", 0),
    ("enterprise_goes_haywire", "lieutenant_la_forge computer bridge transporter", 20),
    ("enterprise_goes_haywire", "commander_riker", 0),
    ("ethical_dilemma", "commander_riker captain_picard spock", 15),
    ("ethical_dilemma", "commander_kurn captain_picard", 0),
    ("ethical_dilemma", "commander_kurn spock doctor_crusher", 0),
    ("ethical_dilemma", "lieutenant_worf spock doctor_crusher", 0),
    ("federation_under_siege", "commander_kurn daimon_bok lore", 18),
    ("federation_under_siege", "captain_picard vash", 0),
    ("imminent_destruction", "engine_room the_traveler", 16),
    ("imminent_destruction", "computer", 0),
    ("intruder_alert", "commander_kurn batleth lieutenant_worf", 24),
    ("intruder_alert", "batleth lieutenant_worf vash", 0),
    ("klingon_civil_war", "lieutenant_worf commander_kurn commander_sela", 24),
    ("klingon_civil_war", "commander_riker daimon_bok", 0),
    ("language_barrier", "counselor_troi spock computer tricorder", 32),
    ("language_barrier", "holodeck_1 commander_riker", 0),
    ("personnel_issues", "commander_riker ten_forward", 14),
    ("personnel_issues", "commander_riker captain_picard", 14),
    ("personnel_issues", "commander_riker spock", 0),
    ("personnel_issues", "commander_riker commander_kurn", 0),
    ("mysterious_plague", "doctor_crusher captain_picard", 10),
    ("mysterious_plague", "lieutenant_worf", 8),
    ("mysterious_plague", "lore lieutenant_commander_data bridge", 0),
    ("meddlesome_q", "vash captain_picard", 0),
    ("blossoming_romance", "captain_picard vash", 8),
    ("blossoming_romance", "lieutenant_worf commander_riker", 8),
    ("blossoming_romance", "captain_picard vash lwaxana_troi ten_forward quarters", 26),
    ("blossoming_romance", "counselor_troi ten_forward quarters", 0),
    ("scientific_puzzle", "tox_uthat computer spock", 18),
    ("scientific_puzzle", "stone_of_gol crystal_entity", 12),
    ("scientific_puzzle", "bridge", 0),
    ("space_confrontation", "daimon_bok daimon_tog vice_admiral_nakamura", 12),
    ("space_confrontation", "commander_kurn bridge", 6),
    ("space_confrontation", "captain_picard bridge lore", 0),
    ("the_lure_of_profit", "sovak tox_uthat captain_picard", 21),
    ("the_lure_of_profit", "daimon_bok", 7),
    ("the_lure_of_profit", "computer", 0),
    ("time_distortion", "ten_forward tox_uthat", 20),
    ("time_distortion", "bridge", 0),
    ("trapped_on_the_holodeck", "holodeck_1 captain_picard", 15),
    ("trapped_on_the_holodeck", "holodeck_2 commander_riker", 15),
    ("trapped_on_the_holodeck", "holodeck_1 commander_kurn", 0),
    ("trapped_on_the_holodeck", "holodeck_1 holodeck_2 spock", 0),
]


@pytest.mark.rule("MIS-10.30")
@pytest.mark.parametrize(("card", "others", "points"), GALAXY + MISSIONS)
def test_card(card: str, others: str, points: int) -> None:
    """Other cards change nothing: where they could, their owner declines."""
    chosen: dict[str, object] = {}
    if "thought_maker" in others.split():
        chosen["thought_maker"] = None
    if card == "borg_cube":
        chosen["borg_cube"] = []
    assert paid(f"{card} {others}", **chosen)[card] == points


@pytest.mark.rule("MIS-10.30")
def test_every_card_has_a_hand_in_which_it_pays_and_one_in_which_it_does_not() -> None:
    cases = GALAXY + MISSIONS
    assert {card for card, _, points in cases if points == 0} == set(CARDS)
    assert {card for card, _, points in cases if points > 0} == set(CARDS) - WITHOUT_BONUS


@pytest.mark.rule("MIS-10.30")
def test_cards_with_a_choice_as_their_owner_chooses() -> None:
    reading = ship("captain", "vulcan", "hostile", "combat")
    assert paid("unidentified_ship ambassador_sarek", unidentified_ship=reading) == {
        "unidentified_ship": 0,
        "ambassador_sarek": 5,
    }
    assert paid("thought_maker lieutenant_worf", thought_maker=None)["thought_maker"] == 0
    assert (
        paid("thought_maker lieutenant_worf", thought_maker=thought("lieutenant_worf", "hostile"))["thought_maker"] == 5
    )
    assert paid("borg_cube lieutenant_worf quarters", borg_cube=["quarters"]) == {
        "borg_cube": 5,
        "lieutenant_worf": 0,
        "quarters": 5,
    }
    assert (
        paid("mysterious_plague lieutenant_worf captain_picard", mysterious_plague="klingon")["mysterious_plague"] == 8
    )
    assert paid("mysterious_plague lieutenant_worf captain_picard", mysterious_plague="human")["mysterious_plague"] == 5
    assert (
        paid("mysterious_plague lieutenant_worf captain_picard", mysterious_plague="vulcan")["mysterious_plague"] == 0
    )


@pytest.mark.rule("MIS-10.30")
@pytest.mark.parametrize(
    ("card", "others", "reading", "points"),
    [
        ("batleth", "lieutenant_worf", ship("civilian", "human", "klingon_empire", "medical"), 16),
        ("batleth", "", ship("civilian", "human", "klingon_empire", "medical"), 6),
        ("bridge", "", ship("personnel", "human", "federation", "medical"), 3),
        ("bridge", "", ship("personnel", "human", "hostile", "medical"), 0),
        ("ten_forward", "", ship("personnel", "human", "hostile", "medical"), 0),
        ("holodeck_1", "", ship("personnel", "human", "hostile", "medical"), 0),
        ("quarters", "spock", ship("personnel", "human", "hostile", "medical"), 0),
    ],
)
def test_what_only_the_ship_can_be(card: str, others: str, reading: dict[str, str], points: int) -> None:
    assert paid(f"{card} {others} unidentified_ship", unidentified_ship=reading)[card] == points


@pytest.mark.rule("MIS-10.30")
def test_cards_that_name_borg_cube() -> None:
    assert paid("lore borg_cube lieutenant_commander_data", borg_cube=[])["lore"] == 16
    assert paid("tolian_soran borg_cube time_distortion", borg_cube=[])["tolian_soran"] == 24
