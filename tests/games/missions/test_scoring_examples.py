"""The worked examples of the rules, with their exact numbers."""

from __future__ import annotations

import pytest

from .scored import blanked, lines, paid, scored, ship, thought, total


@pytest.mark.rule("MIS-9.10")
@pytest.mark.example("MIS-9.10")
def test_the_booklet_s_hand_of_66() -> None:
    hand = (
        "lieutenant_worf commander_kurn ambassador_kehleyr commander_sela diplomatic_conference photon_torpedoes bridge"
    )
    assert paid(hand) == {
        "lieutenant_worf": 8,
        "commander_kurn": 10,
        "ambassador_kehleyr": 10,
        "commander_sela": 4,
        "diplomatic_conference": 15,
        "photon_torpedoes": 10,
        "bridge": 9,
    }
    assert total(hand) == 66
    fed = [(line.points, set(line.givers)) for line in lines("bridge", hand)]
    assert fed == [(9, {"lieutenant_worf", "ambassador_kehleyr", "photon_torpedoes"})]
    assert [(line.points, line.givers) for line in lines("commander_sela", hand)] == [(4, ("commander_kurn",))]


@pytest.mark.rule("MIS-9.11", "MIS-5.1")
@pytest.mark.example("MIS-9.11")
def test_two_foreign_captains_give_the_torpedoes_their_six_once() -> None:
    hand = (
        "lieutenant_worf commander_kurn ambassador_kehleyr commander_sela diplomatic_conference photon_torpedoes bridge"
    )
    once, each = lines("photon_torpedoes", hand)
    assert (once.points, len(once.givers)) == (6, 1)
    assert once.givers[0] in {"commander_kurn", "commander_sela"}
    assert (each.points, set(each.givers)) == (4, {"lieutenant_worf", "bridge"})


@pytest.mark.rule("MIS-5.1", "MIS-5.2")
@pytest.mark.example("MIS-5.2")
def test_with_counts_once() -> None:
    assert paid("hand_phaser lieutenant_commander_data commander_riker")["hand_phaser"] == 9


@pytest.mark.rule("MIS-5.9")
@pytest.mark.example("MIS-5.9")
def test_data_feeds_away_team_once() -> None:
    assert paid("away_team lieutenant_commander_data")["away_team"] == 5
    hand = "away_team lieutenant_commander_data commander_maddox engine_room"
    assert paid(hand)["commander_maddox"] == 5  # he feeds others of the hand besides
    assert paid(hand)["engine_room"] == 12


@pytest.mark.rule("MIS-5.10")
@pytest.mark.example("MIS-5.10")
def test_tox_uthat_feeds_the_puzzle_once() -> None:
    assert paid("scientific_puzzle tox_uthat")["scientific_puzzle"] == 6


@pytest.mark.rule("MIS-5.11", "MIS-10.28")
@pytest.mark.example("MIS-5.11", "MIS-10.28")
def test_leah_brahms_gives_the_holodeck_8_not_10() -> None:
    assert paid("holodeck_1 leah_brahms") == {"holodeck_1": 8, "leah_brahms": 5}
    assert total("holodeck_1 leah_brahms") == 13


@pytest.mark.rule("MIS-5.12", "MIS-5.13")
@pytest.mark.example("MIS-5.13")
def test_worf_is_not_two_of_the_three_sickbay_wants() -> None:
    assert paid("sickbay daimon_bok lieutenant_worf")["sickbay"] == 0
    hand = "sickbay ambassador_kehleyr photon_torpedoes daimon_bok"
    assert paid(hand)["sickbay"] == 20
    assert total(hand) == 26


@pytest.mark.rule("MIS-5.12", "MIS-5.14")
@pytest.mark.example("MIS-5.14")
def test_troi_is_not_both_the_personnel_and_the_counselor() -> None:
    assert paid("personnel_issues counselor_troi")["personnel_issues"] == 0
    assert paid("personnel_issues counselor_troi captain_picard")["personnel_issues"] == 14
    assert total("personnel_issues counselor_troi captain_picard") == 19


@pytest.mark.rule("MIS-6.1", "MIS-6.3", "MIS-6.4")
@pytest.mark.example("MIS-6.4")
def test_tomalak_reads_a_different_specialty_on_each() -> None:
    hand = "commander_tomalak captain_picard commander_riker lieutenant_commander_data"
    assert paid(hand)["commander_tomalak"] == 13
    (line,) = lines("commander_tomalak", hand)
    shown = line.args["shown"]
    assert isinstance(shown, list)
    assert dict(zip(line.givers, shown))["captain_picard"] == "archaeologist"
    assert dict(zip(line.givers, shown))["commander_riker"] == "command"
    assert dict(zip(line.givers, shown))["lieutenant_commander_data"] in {"engineer", "security", "science"}


@pytest.mark.rule("MIS-6.3", "MIS-6.5", "MIS-10.29")
@pytest.mark.example("MIS-6.5", "MIS-10.29")
def test_tomalak_wants_three_different_ones() -> None:
    hand = "commander_tomalak lieutenant_commander_data ensign_crusher engine_room"
    assert paid(hand) == {
        "commander_tomalak": 0,
        "lieutenant_commander_data": 0,
        "ensign_crusher": 12,
        "engine_room": 12,
    }
    assert total(hand) == 24


@pytest.mark.rule("MIS-6.2", "MIS-6.6")
@pytest.mark.example("MIS-6.6")
def test_a_first_come_assignment_would_miss_it() -> None:
    hand = "commander_tomalak computer ambassador_kehleyr spock"
    assert paid(hand)["commander_tomalak"] == 13
    (line,) = lines("commander_tomalak", hand)
    shown = line.args["shown"]
    assert isinstance(shown, list)
    assert dict(zip(line.givers, shown)) == {
        "computer": "science",
        "ambassador_kehleyr": "security",
        "spock": "ambassador",
    }
    assert total(hand) == 19


@pytest.mark.rule("MIS-6.13")
@pytest.mark.example("MIS-6.13")
def test_two_engineers_are_one_away_team_member() -> None:
    assert paid("away_team ensign_crusher lieutenant_la_forge")["away_team"] == 5
    assert paid("away_team ensign_crusher lieutenant_la_forge lieutenant_commander_data")["away_team"] == 10


@pytest.mark.rule("MIS-6.9", "MIS-6.14")
@pytest.mark.example("MIS-6.14")
def test_troi_counts_different_lifeforms() -> None:
    assert paid("counselor_troi ambassador_kehleyr")["counselor_troi"] == 5
    assert paid("counselor_troi ambassador_kehleyr captain_picard")["counselor_troi"] == 10
    hand = "counselor_troi ambassador_kehleyr captain_picard lieutenant_worf"
    assert paid(hand) == {
        "counselor_troi": 10,
        "ambassador_kehleyr": 10,
        "captain_picard": 0,
        "lieutenant_worf": 0,
    }
    assert total(hand) == 20


@pytest.mark.rule("MIS-6.10", "MIS-6.15")
@pytest.mark.example("MIS-6.15")
def test_ethical_dilemma_shares_command() -> None:
    hand = "ethical_dilemma captain_picard commander_riker vice_admiral_nakamura"
    assert paid(hand) == {
        "ethical_dilemma": 15,
        "captain_picard": 0,
        "commander_riker": 0,
        "vice_admiral_nakamura": 14,
    }
    assert total(hand) == 29
    hand = "ethical_dilemma commander_riker vice_admiral_nakamura commander_kurn"
    assert paid(hand)["ethical_dilemma"] == 0
    assert total(hand) == 7


@pytest.mark.rule("MIS-6.11", "MIS-6.16")
@pytest.mark.example("MIS-6.16")
def test_two_captains_of_one_affiliation_count_once() -> None:
    hand = "diplomatic_conference commander_kurn chancellor_gowron"
    assert paid(hand) == {"diplomatic_conference": 5, "commander_kurn": 0, "chancellor_gowron": 5}
    assert total(hand) == 10
    assert paid(hand + " commander_sela")["diplomatic_conference"] == 10
    assert total(hand + " commander_sela") == 23


@pytest.mark.rule("MIS-10.18", "MIS-10.19")
@pytest.mark.example("MIS-10.19")
def test_blossoming_romance() -> None:
    hand = "blossoming_romance ambassador_kehleyr counselor_troi vash quarters"
    assert paid(hand) == {
        "blossoming_romance": 20,
        "ambassador_kehleyr": 0,
        "counselor_troi": 10,
        "vash": 0,
        "quarters": 12,
    }
    assert total(hand) == 42
    pair, further = lines("blossoming_romance", hand)
    assert (pair.points, set(pair.givers)) == (8, {"ambassador_kehleyr", "vash"})
    assert (further.points, set(further.givers)) == (12, {"counselor_troi", "quarters"})


@pytest.mark.rule("MIS-10.21", "MIS-10.22")
@pytest.mark.example("MIS-10.22")
def test_one_daimon_is_set_aside() -> None:
    hand = "space_confrontation daimon_bok daimon_tog vice_admiral_nakamura"
    assert paid(hand)["space_confrontation"] == 12
    aside = lines("space_confrontation", hand)[-1]
    assert (aside.points, aside.key, len(aside.givers)) == (0, "set-aside", 1)
    assert aside.givers[0] in {"daimon_bok", "daimon_tog"}


@pytest.mark.rule("MIS-10.25", "MIS-2.4")
@pytest.mark.example("MIS-10.25")
def test_transporter_is_a_system_and_a_location() -> None:
    hand = "transporter ambassador_kehleyr lieutenant_commander_data lieutenant_la_forge turbolift holodeck_1"
    assert paid(hand) == {
        "transporter": 18,
        "ambassador_kehleyr": 0,
        "lieutenant_commander_data": 0,
        "lieutenant_la_forge": 4,
        "turbolift": 16,
        "holodeck_1": 6,
    }
    assert total(hand) == 44


@pytest.mark.rule("MIS-10.8", "MIS-10.31")
@pytest.mark.example("MIS-10.31")
def test_borg_cube_blanks_two() -> None:
    hand = "borg_cube chancellor_gowron lieutenant_worf quarters turbolift"
    expected = {"borg_cube": 10, "chancellor_gowron": 5, "lieutenant_worf": 0, "quarters": 10, "turbolift": 10}
    assert paid(hand, borg_cube=["quarters", "turbolift"]) == expected
    assert total(hand, borg_cube=["quarters", "turbolift"]) == 35


@pytest.mark.rule("MIS-5.6", "MIS-10.32")
@pytest.mark.example("MIS-10.32")
def test_borg_cube_blanks_what_lifts_a_blank() -> None:
    hand = "borg_cube computer james_moriarty daimon_bok"
    expected = {"borg_cube": 5, "computer": 5, "james_moriarty": 0, "daimon_bok": 0}
    assert paid(hand, borg_cube=["computer"]) == expected
    assert blanked(hand, borg_cube=["computer"]) == {"computer", "james_moriarty"}
    assert total(hand, borg_cube=["computer"]) == 10


@pytest.mark.rule("MIS-10.6", "MIS-10.33")
@pytest.mark.example("MIS-10.33")
def test_thought_maker_lifts_a_blank() -> None:
    hand = "space_confrontation captain_picard commander_riker thought_maker"
    assert total(hand, thought_maker=None) == 0
    hostile = thought("captain_picard", "hostile")
    expected = {"space_confrontation": 6, "captain_picard": 0, "commander_riker": 0, "thought_maker": 5}
    assert paid(hand, thought_maker=hostile) == expected
    assert total(hand, thought_maker=hostile) == 11
    assert [line.givers for line in lines("space_confrontation", hand, thought_maker=hostile)] == [
        ("commander_riker",),
        ("captain_picard",),
    ]


@pytest.mark.rule("MIS-10.21", "MIS-10.34")
@pytest.mark.example("MIS-10.34")
def test_the_cheapest_lifting_card_is_set_aside() -> None:
    hand = "space_confrontation crystal_entity daimon_bok bridge"
    assert paid(hand) == {"space_confrontation": 12, "crystal_entity": 6, "daimon_bok": 0, "bridge": 0}
    assert lines("space_confrontation", hand)[-1].givers == ("crystal_entity",)
    assert total(hand) == 18


@pytest.mark.rule("MIS-5.6", "MIS-10.35")
@pytest.mark.example("MIS-10.35")
def test_a_blanked_moriarty_lifts_nothing() -> None:
    hand = "james_moriarty intruder_alert batleth"
    assert paid(hand) == {"james_moriarty": 0, "intruder_alert": 0, "batleth": 0}
    assert blanked(hand) == {"james_moriarty", "intruder_alert"}
    hand += " computer"
    assert paid(hand) == {"james_moriarty": 8, "intruder_alert": 12, "batleth": 0, "computer": 0}
    assert total(hand) == 20
    assert blanked(hand) == set()


@pytest.mark.rule("MIS-10.17", "MIS-10.36")
@pytest.mark.example("MIS-10.36")
def test_a_medical_card_of_the_chosen_lifeform_feeds_the_plague_once() -> None:
    hand = "mysterious_plague doctor_crusher captain_picard commander_riker"
    expected = {"mysterious_plague": 15, "doctor_crusher": 0, "captain_picard": 0, "commander_riker": 0}
    assert paid(hand, mysterious_plague="human") == expected
    hand = "mysterious_plague doctor_crusher lieutenant_worf commander_kurn"
    assert paid(hand, mysterious_plague="klingon")["mysterious_plague"] == 21
    assert total(hand, mysterious_plague="klingon") == 31


@pytest.mark.rule("MIS-5.5", "MIS-10.14", "MIS-10.37")
@pytest.mark.example("MIS-10.37")
def test_minuet_waits_for_a_holodeck() -> None:
    assert total("minuet commander_riker") == 0
    assert blanked("minuet commander_riker") == {"minuet"}
    assert paid("minuet commander_riker holodeck_1") == {"minuet": 20, "commander_riker": 0, "holodeck_1": 10}
    assert total("minuet commander_riker holodeck_1") == 30


@pytest.mark.rule("MIS-10.15", "MIS-10.38")
@pytest.mark.example("MIS-10.38")
def test_batleth_has_two_grades() -> None:
    assert paid("batleth lieutenant_worf") == {"batleth": 6, "lieutenant_worf": 4}
    assert total("batleth lieutenant_worf") == 10
    hand = "batleth lieutenant_worf commander_kurn"
    assert paid(hand) == {"batleth": 16, "lieutenant_worf": 4, "commander_kurn": 10}
    assert total(hand) == 30


@pytest.mark.rule("MIS-5.18", "MIS-10.16", "MIS-10.39")
@pytest.mark.example("MIS-10.39")
def test_one_giver_for_two_clauses() -> None:
    raider = ship("captain", "klingon", "hostile", "combat")
    assert paid("shields unidentified_ship", unidentified_ship=raider) == {"shields": 6, "unidentified_ship": 0}
    hand = "shields unidentified_ship daimon_bok"
    assert paid(hand, unidentified_ship=raider) == {"shields": 8, "unidentified_ship": 0, "daimon_bok": 0}
    once, each = lines("shields", hand, unidentified_ship=raider)
    assert (once.points, once.givers) == (6, ("daimon_bok",))
    assert (each.points, each.givers) == (2, ("unidentified_ship",))


@pytest.mark.rule("MIS-10.13", "MIS-10.40")
@pytest.mark.example("MIS-10.40")
def test_wesley_copies_the_best() -> None:
    hand = "ensign_crusher leah_brahms computer engine_room"
    assert paid(hand) == {"ensign_crusher": 14, "leah_brahms": 14, "computer": 0, "engine_room": 12}
    assert total(hand) == 40
    assert [line.givers for line in lines("ensign_crusher", hand)] == [("leah_brahms",)]


@pytest.mark.rule("MIS-10.5", "MIS-10.41")
@pytest.mark.example("MIS-10.41")
def test_changing_a_blanked_card_earns_nothing() -> None:
    change = thought("james_moriarty", "federation")
    sheet = scored("thought_maker james_moriarty", thought_maker=change)
    assert sheet.total == 0
    (line,) = lines("thought_maker", "thought_maker james_moriarty", thought_maker=change)
    assert (line.points, line.key, line.rule) == (0, "thought-void", "MIS-10.5")
    assert paid("thought_maker james_moriarty computer", thought_maker=change)["thought_maker"] == 5
