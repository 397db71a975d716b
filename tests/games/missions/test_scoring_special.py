"""MIS-10: cards that need their own rule."""

from __future__ import annotations

import pytest

from wardroom.games.missions.scoring.explained import BadChoice, Choices, Ship, Thought, choices_from_json, score

from .scored import blanked, lines, paid, scored, ship, thought


@pytest.mark.rule("MIS-10.1")
def test_the_ship_is_what_its_owner_says() -> None:
    hand = "unidentified_ship borg_cube daimon_tog federation_under_siege computer"
    spy = ship("captain", "betazoid", "hostile", "cosmic")
    assert paid(hand, unidentified_ship=spy, borg_cube=[]) == {
        "unidentified_ship": 0,
        "borg_cube": 10,
        "daimon_tog": 8,
        "federation_under_siege": 12,
        "computer": 6,
    }
    (line,) = lines("unidentified_ship", hand, unidentified_ship=spy, borg_cube=[])
    assert (line.points, line.key, line.args) == (0, "ship-reading", spy)


@pytest.mark.rule("MIS-10.1")
@pytest.mark.parametrize("missing", ["type", "lifeform", "affiliation", "specialty"])
def test_all_four_values_are_mandatory(missing: str) -> None:
    reading = ship("captain", "human", "hostile", "combat")
    for wrong in (None, "", "none", "mission"):
        with pytest.raises(BadChoice):
            choices_from_json(["unidentified_ship"], {"unidentified_ship": {**reading, missing: wrong}})
    del reading[missing]
    with pytest.raises(BadChoice):
        choices_from_json(["unidentified_ship"], {"unidentified_ship": reading})


@pytest.mark.rule("MIS-10.1")
@pytest.mark.parametrize("kind", ["location", "system", "equipment", "artifact", "entity", "wild"])
def test_the_ship_is_a_character(kind: str) -> None:
    with pytest.raises(BadChoice) as refused:
        choices_from_json(["unidentified_ship"], {"unidentified_ship": ship(kind, "human", "hostile", "combat")})
    assert (refused.value.rule, refused.value.key) == ("MIS-10.1", "ship-value")
    assert refused.value.args == {"part": "type", "value": kind}


@pytest.mark.rule("MIS-10.2")
def test_the_ship_may_be_what_no_printed_card_is() -> None:
    ferengi = ship("personnel", "ferengi", "federation", "weapon")
    assert paid("bridge unidentified_ship", unidentified_ship=ferengi)["bridge"] == 3
    romulan = ship("captain", "romulan", "klingon_empire", "counselor")
    assert paid("lursa_and_betor unidentified_ship", unidentified_ship=romulan)["lursa_and_betor"] == 7


@pytest.mark.rule("MIS-10.3")
def test_the_new_affiliation_replaces_the_old_one() -> None:
    hand = "thought_maker lieutenant_worf bridge commander_sela"
    assert paid(hand, thought_maker=None) == {
        "thought_maker": 0,
        "lieutenant_worf": 4,
        "bridge": 3,
        "commander_sela": 0,
    }
    assert paid(hand, thought_maker=thought("lieutenant_worf", "klingon_empire")) == {
        "thought_maker": 5,
        "lieutenant_worf": 4,
        "bridge": 0,
        "commander_sela": 4,
    }


@pytest.mark.rule("MIS-10.3")
@pytest.mark.parametrize("target", ["thought_maker", "bridge", "the_traveler", "away_team", "captain_picard", "nobody"])
def test_thought_maker_needs_another_card_with_a_lifeform(target: str) -> None:
    """`the_traveler` has no lifeform in the card data; `captain_picard` is not in this hand; `nobody` is no card."""
    hand = ["thought_maker", "bridge", "the_traveler", "away_team", "lieutenant_worf"]
    with pytest.raises(BadChoice):
        choices_from_json(hand, {"thought_maker": thought(target, "hostile")})


@pytest.mark.rule("MIS-10.4")
def test_thought_maker_can_give_vash_an_affiliation() -> None:
    hand = "thought_maker vash federation_under_siege"
    assert paid(hand, thought_maker=None)["federation_under_siege"] == 6
    assert paid(hand, thought_maker=thought("vash", "hostile"))["federation_under_siege"] == 12
    assert paid("thought_maker minuet computer", thought_maker=thought("minuet", "federation"))["thought_maker"] == 5


@pytest.mark.rule("MIS-10.5")
def test_the_new_affiliation_must_differ() -> None:
    with pytest.raises(BadChoice) as refused:
        choices_from_json(["thought_maker", "spock"], {"thought_maker": thought("spock", "federation")})
    assert (refused.value.rule, refused.value.key) == ("MIS-10.5", "thought-same-affiliation")
    hand = ["thought_maker", "unidentified_ship"]
    same = {
        "unidentified_ship": ship("captain", "human", "hostile", "combat"),
        "thought_maker": thought("unidentified_ship", "hostile"),
    }
    with pytest.raises(BadChoice):
        choices_from_json(hand, same)
    with pytest.raises(BadChoice):
        score(hand, Choices(Ship("captain", "human", "hostile", "combat"), Thought("unidentified_ship", "hostile")))


@pytest.mark.rule("MIS-10.5")
def test_a_target_that_is_blanked_earns_nothing() -> None:
    hand = "thought_maker borg_cube captain_picard lieutenant_worf"
    change = thought("captain_picard", "hostile")
    assert paid(hand, thought_maker=change, borg_cube=[])["thought_maker"] == 5
    assert paid(hand, thought_maker=change, borg_cube=["captain_picard"])["thought_maker"] == 0


@pytest.mark.rule("MIS-10.6")
def test_thoughts_are_made_before_blanked_unless_is_tested() -> None:
    hand = "thought_maker borg_cube intruder_alert lieutenant_worf vash"
    # Here thought_maker is the only card of a foreign affiliation: it lifts the blank itself (MIS-10.23).
    assert paid(hand, thought_maker=None, borg_cube=[])["intruder_alert"] == 12
    hand = "thought_maker space_confrontation commander_kurn bridge"
    assert paid(hand, thought_maker=None)["space_confrontation"] == 6
    assert paid(hand, thought_maker=thought("commander_kurn", "federation"))["space_confrontation"] == 0
    assert blanked(hand, thought_maker=thought("commander_kurn", "federation")) == {"space_confrontation"}
    hand = "thought_maker space_confrontation vice_admiral_nakamura bridge"
    assert blanked(hand, thought_maker=None) == {"space_confrontation"}
    assert paid(hand, thought_maker=thought("vice_admiral_nakamura", "hostile"))["space_confrontation"] == 6


@pytest.mark.rule("MIS-10.7")
@pytest.mark.parametrize(
    ("name", "affiliation", "others", "points"),
    [
        ("commander_sela", "hostile", "lore", 4),
        ("lursa_and_betor", "romulan_star_empire", "commander_sela", 7),
        ("commander_tomalak", "federation", "bridge computer", 0),
        ("vice_admiral_nakamura", "hostile", "captain_picard", 7),
    ],
)
def test_a_changed_card_does_not_count_itself(name: str, affiliation: str, others: str, points: int) -> None:
    assert paid(f"thought_maker {name} {others}", thought_maker=thought(name, affiliation))[name] == points


@pytest.mark.rule("MIS-10.8")
def test_blanked_cards_score_what_borg_cube_scores_instead_of_their_own() -> None:
    hand = "borg_cube captain_picard lieutenant_worf shields turbolift bridge holodeck_1"
    assert paid(hand, borg_cube=[])["turbolift"] == 16
    points = paid(hand, borg_cube=["turbolift", "holodeck_1"])
    assert points["borg_cube"] == points["turbolift"] == points["holodeck_1"] == 20
    (line,) = lines("turbolift", hand, borg_cube=["turbolift"])
    assert (line.points, line.key, line.rule, line.givers) == (20, "borg-value", "MIS-10.8", ("borg_cube",))


@pytest.mark.rule("MIS-10.8")
@pytest.mark.parametrize(
    ("victims", "key"),
    [
        (["bridge", "spock", "vash"], "borg-too-many"),
        (["bridge", "bridge"], "borg-repeated"),
        (["away_team"], "borg-mission"),
        (["borg_cube"], "borg-mission"),
        (["computer"], "choice-absent"),
        (["nothing"], "unknown-card"),
    ],
)
def test_borg_cube_blanks_up_to_two_own_galaxy_cards(victims: list[str], key: str) -> None:
    with pytest.raises(BadChoice) as refused:
        choices_from_json(["borg_cube", "bridge", "spock", "vash", "away_team"], {"borg_cube": victims})
    assert refused.value.key == key


@pytest.mark.rule("MIS-10.9")
def test_a_blanked_card_does_not_feed_borg_cube() -> None:
    hand = "borg_cube captain_picard lieutenant_worf bridge"
    assert paid(hand, borg_cube=[])["borg_cube"] == 15
    assert paid(hand, borg_cube=["bridge"])["borg_cube"] == 10
    assert paid(hand, borg_cube=["bridge", "captain_picard"])["borg_cube"] == 5


@pytest.mark.rule("MIS-10.10")
def test_borg_cube_may_take_cards_that_are_blank_anyway() -> None:
    hand = "borg_cube james_moriarty minuet captain_picard lieutenant_worf"
    assert paid(hand, borg_cube=["james_moriarty", "minuet"]) == {
        "borg_cube": 10,
        "james_moriarty": 10,
        "minuet": 10,
        "captain_picard": 0,
        "lieutenant_worf": 0,
    }
    assert set(scored(hand).choices.borg or ()) == {"james_moriarty", "minuet"}


@pytest.mark.rule("MIS-10.11")
def test_what_borg_cube_blanks_has_no_say() -> None:
    """Also when nobody has chosen for the blanked card."""
    assert score(["borg_cube", "thought_maker", "spock"], Choices(borg=("thought_maker",))).total == 0
    assert score(["borg_cube", "unidentified_ship", "spock"], Choices(borg=("unidentified_ship",))).total == 0
    hand = "borg_cube unidentified_ship thought_maker lieutenant_worf"
    change = thought("unidentified_ship", "hostile")
    points = paid(hand, borg_cube=["unidentified_ship"], thought_maker=change)
    assert points == {"borg_cube": 5, "unidentified_ship": 5, "thought_maker": 0, "lieutenant_worf": 0}


@pytest.mark.rule("MIS-10.12")
@pytest.mark.parametrize("deck", ["holodeck_1", "holodeck_2", "computer"])
def test_leah_brahms_is_a_hologram_instead_of_a_human(deck: str) -> None:
    hand = "leah_brahms mysterious_plague computer_virus"
    assert paid(hand, mysterious_plague="human") == {"leah_brahms": 0, "mysterious_plague": 5, "computer_virus": 0}
    system = 7 if deck == "computer" else 0
    points = paid(f"{hand} {deck}", mysterious_plague="human")
    assert (points["leah_brahms"], points["mysterious_plague"], points["computer_virus"]) == (5, 0, 7 + system)
    assert paid("leah_brahms holodeck_1 holodeck_2 computer")["leah_brahms"] == 5  # once
    assert paid(f"leah_brahms borg_cube {deck}", borg_cube=[deck])["leah_brahms"] == 0


@pytest.mark.rule("MIS-10.13")
def test_wesley_copies_one_system_or_other_engineer() -> None:
    assert paid("ensign_crusher shields daimon_bok")["ensign_crusher"] == 6
    assert paid("ensign_crusher the_traveler")["ensign_crusher"] == 10
    assert paid("ensign_crusher turbolift bridge sickbay")["ensign_crusher"] == 0  # neither
    assert paid("ensign_crusher captain_picard bridge")["ensign_crusher"] == 0
    engineer = ship("civilian", "human", "hostile", "engineer")
    assert paid("ensign_crusher unidentified_ship", unidentified_ship=engineer)["ensign_crusher"] == 0


@pytest.mark.rule("MIS-10.13")
def test_a_borg_value_cannot_be_copied() -> None:
    hand = "ensign_crusher borg_cube computer captain_picard lieutenant_worf"
    assert paid(hand, borg_cube=["computer"]) == {
        "ensign_crusher": 0,
        "borg_cube": 10,
        "computer": 10,
        "captain_picard": 0,
        "lieutenant_worf": 0,
    }


@pytest.mark.rule("MIS-10.14")
def test_minuet() -> None:
    assert paid("minuet computer commander_kurn")["minuet"] == 10
    assert paid("minuet computer commander_kurn captain_picard")["minuet"] == 10
    assert paid("minuet computer commander_riker")["minuet"] == 20


@pytest.mark.rule("MIS-10.15")
def test_batleth_counts_a_klingon_of_the_empire_once() -> None:
    assert paid("batleth commander_kurn")["batleth"] == 6
    assert paid("batleth commander_kurn chancellor_gowron lieutenant_worf")["batleth"] == 16


@pytest.mark.rule("MIS-10.16")
@pytest.mark.parametrize("system", ["photon_torpedoes", "shields", "tractor_beam"])
def test_ship_s_systems_that_fight(system: str) -> None:
    assert paid(f"{system} bridge lieutenant_worf")[system] == 4
    assert paid(f"{system} commander_kurn")[system] == 6
    assert paid(f"{system} commander_kurn daimon_bok bridge")[system] == 8
    raider = ship("captain", "human", "hostile", "combat")
    assert paid(f"{system} unidentified_ship", unidentified_ship=raider)[system] == 6
    assert paid(f"{system} captain_picard james_moriarty computer")[system] == 0


@pytest.mark.rule("MIS-10.17")
def test_mysterious_plague() -> None:
    hand = "mysterious_plague doctor_crusher sickbay lieutenant_worf captain_picard"
    assert paid(hand, mysterious_plague="human")["mysterious_plague"] == 15
    assert paid(hand, mysterious_plague="klingon")["mysterious_plague"] == 18
    assert paid(hand, mysterious_plague="vulcan")["mysterious_plague"] == 10
    medic = ship("personnel", "klingon", "federation", "medical")
    assert paid("mysterious_plague unidentified_ship", unidentified_ship=medic, mysterious_plague="klingon") == {
        "mysterious_plague": 8,
        "unidentified_ship": 0,
    }


@pytest.mark.rule("MIS-10.17")
@pytest.mark.parametrize("lifeform", ["hologram", "android", "tribble", ""])
def test_the_plague_spares_machines(lifeform: str) -> None:
    with pytest.raises(BadChoice) as refused:
        choices_from_json(["mysterious_plague"], {"mysterious_plague": lifeform})
    assert (refused.value.rule, refused.value.key) == ("MIS-10.17", "plague-lifeform")


@pytest.mark.rule("MIS-10.18")
def test_romance_needs_a_pair() -> None:
    assert paid("blossoming_romance counselor_troi quarters ten_forward")["blossoming_romance"] == 0
    assert paid("blossoming_romance counselor_troi vash")["blossoming_romance"] == 8
    assert paid("blossoming_romance counselor_troi lieutenant_commander_data")["blossoming_romance"] == 8
    assert paid("blossoming_romance counselor_troi vash captain_picard")["blossoming_romance"] == 14
    assert paid("blossoming_romance counselor_troi lwaxana_troi vash quarters")["blossoming_romance"] == 20


@pytest.mark.rule("MIS-10.20")
def test_ten_forward_is_a_counselor_but_no_character() -> None:
    assert paid("blossoming_romance ten_forward captain_picard vash")["blossoming_romance"] == 14
    assert paid("blossoming_romance ten_forward captain_picard")["blossoming_romance"] == 0


@pytest.mark.rule("MIS-10.21")
def test_space_confrontation() -> None:
    assert blanked("space_confrontation captain_picard bridge lore") == {"space_confrontation"}
    assert paid("space_confrontation commander_kurn bridge")["space_confrontation"] == 6
    assert paid("space_confrontation crystal_entity bridge")["space_confrontation"] == 6
    assert paid("space_confrontation crystal_entity commander_kurn bridge")["space_confrontation"] == 12
    decoy = ship("captain", "human", "hostile", "medical")  # lifts the blank and would not count anyway
    hand = "space_confrontation unidentified_ship commander_kurn bridge"
    assert paid(hand, unidentified_ship=decoy)["space_confrontation"] == 12
    hand = "space_confrontation crystal_entity thought_maker bridge"
    assert paid(hand, thought_maker=thought("crystal_entity", "federation"))["space_confrontation"] == 0


@pytest.mark.rule("MIS-10.23")
def test_intruder_alert() -> None:
    assert blanked("intruder_alert hand_phaser captain_picard vash") == {"intruder_alert"}
    assert paid("intruder_alert hand_phaser thought_maker", thought_maker=None)["intruder_alert"] == 12
    spy = ship("civilian", "human", "hostile", "security")
    hand = "intruder_alert unidentified_ship hand_phaser"
    assert paid(hand, unidentified_ship=spy)["intruder_alert"] == 24  # the card that lifts the blank scores too


@pytest.mark.rule("MIS-10.24")
def test_transporter_goes_haywire_once() -> None:
    assert paid("enterprise_goes_haywire transporter")["enterprise_goes_haywire"] == 5
    assert paid("enterprise_goes_haywire transporter computer bridge")["enterprise_goes_haywire"] == 15


@pytest.mark.rule("MIS-10.26")
def test_missions_can_be_named_givers() -> None:
    assert paid("vash meddlesome_q")["vash"] == 7
    assert paid("commander_riker away_team")["commander_riker"] == 7
    assert paid("lore borg_cube", borg_cube=[])["lore"] == 8
    assert paid("tolian_soran borg_cube", borg_cube=[])["tolian_soran"] == 12
    assert paid("tolian_soran time_distortion")["tolian_soran"] == 12
    assert paid("tolian_soran meddlesome_q away_team")["tolian_soran"] == 0


@pytest.mark.rule("MIS-10.27")
@pytest.mark.parametrize(
    ("name", "points"),
    [
        # a Klingon of the Federation, a Human of the Klingon Empire, a Klingon of the Klingon Empire; then Romulans
        ("batleth", (6, 6, 6, 0, 0, 0)),
        ("chancellor_gowron", (5, 5, 5, 0, 0, 0)),
        ("klingon_civil_war", (8, 8, 8, 8, 8, 8)),
        ("lursa_and_betor", (0, 0, 0, 7, 7, 7)),
        ("spock", (0, 0, 0, 6, 0, 6)),
    ],
)
def test_lifeform_or_affiliation_as_the_text_says(name: str, points: tuple[int, ...]) -> None:
    readings = [
        ("klingon", "federation"),
        ("human", "klingon_empire"),
        ("klingon", "klingon_empire"),
        ("romulan", "federation"),
        ("human", "romulan_star_empire"),
        ("romulan", "romulan_star_empire"),
    ]
    for (lifeform, affiliation), expected in zip(readings, points):
        reading = ship("civilian", lifeform, affiliation, "medical")
        assert paid(f"{name} unidentified_ship", unidentified_ship=reading)[name] == expected
