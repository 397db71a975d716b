"""MIS-9.5, 9.6 and 9.8: hands are shown, owners make their choices, the highest total wins."""

from __future__ import annotations

import pytest

from wardroom.games.missions.cards import AFFILIATIONS, LIFEFORMS, SPECIALTIES
from wardroom.games.missions.state import SCORING
from wardroom.kernel import SPECTATOR, digest
from wardroom.kernel.errors import CannotUndo, NotAsked, Refused

from .given import Sitting, Some, given, holding

#: 10: Kurn has his brother Worf.
BROTHERS = ["lieutenant_worf", "commander_kurn", "vash", "turbolift", "the_traveler", "lore", "distress_call"]
#: 10: Picard has his Bridge (5), Sarek a foreign Captain (5).
AT_HOME = ["captain_picard", "bridge", "ambassador_sarek", "chancellor_gowron", "tricorder", "minuet", "computer_virus"]
#: 22: Sovak has two Artifacts (16), Tox Uthat an Archaeologist (6).
DIGGERS = ["sovak", "stone_of_gol", "tox_uthat", "shields", "hand_phaser", "quarters", "language_barrier"]
#: 6: Shields have a foreign Captain to face.
AT_WAR = ["shields", "daimon_tog", "sovak", "hand_phaser", "quarters", "spock", "imminent_destruction"]

#: Borg Cube has 10 (Gowron, Worf), Gowron 5 (Worf); what it blanks has 10 instead of nothing.
BORG = ["chancellor_gowron", "lieutenant_worf", "vash", "turbolift", "the_traveler", "james_moriarty", "borg_cube"]
#: Nothing, unless Picard changes sides (5): then he lifts Space Confrontation, which has Riker (6).
THOUGHT = [
    "captain_picard",
    "commander_riker",
    "thought_maker",
    "minuet",
    "tricorder",
    "batleth",
    "space_confrontation",
]
#: Shields have 6 for a foreign Captain, Scientific Puzzle 6 for Science or Cosmic: the ship can be both.
SHIP = ["unidentified_ship", "shields", "minuet", "turbolift", "lore", "quarters", "scientific_puzzle"]
#: Three Humans, one of them Medical.
PLAGUE = ["doctor_crusher", "captain_picard", "commander_riker", "batleth", "minuet", "lore", "mysterious_plague"]
#: All four cards with a choice, a Klingon Captain and a Human doctor.
GALAXY_OF_ALL = ["unidentified_ship", "thought_maker", "chancellor_gowron", "doctor_crusher", "turbolift"]
ALL = [*GALAXY_OF_ALL, "borg_cube", "mysterious_plague"]


def shown(*hands: list[str] | Some) -> Sitting:
    """The game is over but for the scoring of these hands."""
    return given(hands=hands, phase=SCORING)


def own(hand: list[str], *choices: str) -> Sitting:
    """The owner of this hand wants to choose, and chooses this."""
    return shown(hand, holding()).choose("own", *choices)


@pytest.mark.rule("MIS-9.5")
def test_the_highest_total_wins() -> None:
    game = shown(BROTHERS, DIGGERS, AT_HOME)
    assert game.over
    assert game.result == [10, 22, 10]
    assert game.winners == [1]
    assert game.events == ["shown", "scored", "scored", "scored", "won"]
    assert game.told(0)[-2:] == [("scored", {"seat": 2, "points": 10}), ("won", {"seats": [1]})]


@pytest.mark.rule("MIS-9.6")
def test_a_tie_is_a_shared_victory() -> None:
    game = shown(BROTHERS, AT_HOME)
    assert game.result == [10, 10]
    assert game.winners == [0, 1]
    assert game.told(0)[-1] == ("shared", {"seats": [0, 1]})


@pytest.mark.rule("MIS-9.6")
def test_only_those_with_the_highest_total_share_it() -> None:
    game = shown(BROTHERS, AT_WAR, AT_HOME)
    assert game.result == [10, 6, 10]
    assert game.winners == [0, 2]
    assert game.told(0)[-1] == ("shared", {"seats": [0, 2]})


# MIS-9.8: choices


@pytest.mark.rule("MIS-9.8")
def test_only_owners_of_cards_with_a_choice_are_asked() -> None:
    """One after the other, each about the own cards."""
    game = shown(DIGGERS, BORG, holding(), THOUGHT)
    assert game.asked == (1, "choices")
    assert set(game.options) == {"best", "own"}
    for other in (0, 2, 3):
        with pytest.raises(NotAsked):
            game.table.seat(other).choose("own")
    game.choose("best")
    assert game.asked == (3, "choices")
    game.choose("best")
    assert game.over
    assert game.result[1::2] == [35, 17]


@pytest.mark.rule("MIS-9.8")
def test_no_hidden_information_is_left_when_choices_are_made() -> None:
    game = shown(BORG, DIGGERS)
    for reader in game.everybody:
        assert [set(hand) for hand in game.view(reader)["hands"]] == [set(BORG), set(DIGGERS)]
        assert game.told(reader) == [("shown", {})]


@pytest.mark.rule("MIS-9.8")
@pytest.mark.parametrize(("hand", "total"), [(BORG, 35), (SHIP, 12), (THOUGHT, 17), (PLAGUE, 15), (ALL, 56)])
def test_the_combination_with_the_highest_total_is_proposed(hand: list[str], total: int) -> None:
    game = shown(hand, holding())
    proposed = game.sheet(0)
    assert proposed["total"] == total
    game.choose("best")
    assert game.result[0] == total
    assert game.sheet(0) == proposed


@pytest.mark.rule("MIS-9.8")
def test_the_proposal_says_what_it_would_choose() -> None:
    """With Picard in the Klingon Empire the Bat'leth has 6 as well."""
    proposed = shown(THOUGHT, holding()).sheet(0)
    assert proposed["choices"] == {"thought_maker": {"target": "captain_picard", "affiliation": "klingon_empire"}}


@pytest.mark.rule("MIS-9.8")
def test_no_choice_of_ones_own_is_better_than_the_proposal() -> None:
    totals = {lifeform: own(PLAGUE, lifeform).result[0] for lifeform in own(PLAGUE).options}
    assert totals.pop("human") == shown(PLAGUE, holding()).choose("best").result[0] == 15
    assert set(totals.values()) == {5}


@pytest.mark.rule("MIS-9.8", "MIS-10.8")
@pytest.mark.parametrize(
    ("blanked", "total"),
    [
        (["enough"], 15),
        (["vash", "enough"], 25),
        (["vash", "turbolift"], 35),
        (["lieutenant_worf", "enough"], 10),
    ],
)
def test_own_choice_for_borg_cube(blanked: list[str], total: int) -> None:
    """None, one or two Galaxy cards; a bad choice is the owner's right."""
    game = own(BORG)
    assert game.asked == (0, "borg")
    assert set(game.options) == {"enough", *BORG} - {"borg_cube"}
    assert game.why("borg_cube") == ("", "not-offered")
    game.choose(*blanked)
    assert game.over
    assert game.result[0] == total
    assert game.state.choices[0] == {"borg_cube": [card for card in blanked if card != "enough"]}


@pytest.mark.rule("MIS-10.8", "MIS-9.8")
def test_borg_cube_blanks_a_card_once_and_never_a_third() -> None:
    game = own(BORG, "vash")
    assert game.asked == (0, "borg")
    assert set(game.options) == {"enough", *BORG} - {"borg_cube", "vash"}
    game.choose("turbolift")
    assert game.over


@pytest.mark.rule("MIS-9.8", "MIS-10.1")
def test_own_choice_for_the_unidentified_ship() -> None:
    """Type, lifeform, affiliation and specialty, all four mandatory."""
    game = own(SHIP)
    for part, values, value in (
        ("type", ("personnel", "civilian", "captain"), "captain"),
        ("lifeform", LIFEFORMS, "ferengi"),
        ("affiliation", AFFILIATIONS, "hostile"),
        ("specialty", SPECIALTIES, "medical"),
    ):
        assert game.asked == (0, f"ship-{part}")
        assert set(game.options) == set(values)
        game.choose(value)
    assert game.over
    assert game.result[0] == 6  # for Shields
    reading = {"type": "captain", "lifeform": "ferengi", "affiliation": "hostile", "specialty": "medical"}
    assert game.state.choices[0] == {"unidentified_ship": reading}


@pytest.mark.rule("MIS-9.8", "MIS-10.3", "MIS-10.5")
def test_own_choice_for_thought_maker() -> None:
    game = own(THOUGHT)
    assert game.asked == (0, "thought-target")
    assert set(game.options) == {"decline", "captain_picard", "commander_riker", "minuet"}
    for lifeless in ("tricorder", "batleth", "space_confrontation"):
        assert game.why(lifeless) == ("MIS-10.3", "no-lifeform")
    assert game.why("thought_maker") == ("", "not-offered")
    with pytest.raises(Refused):
        game.choose("tricorder")
    game.choose("captain_picard")
    assert game.asked == (0, "thought-affiliation")
    assert set(game.options) == set(AFFILIATIONS) - {"federation"}
    assert game.why("federation") == ("MIS-10.5", "same-affiliation")
    with pytest.raises(Refused):
        game.choose("federation")
    game.choose("hostile")
    assert game.result[0] == 11
    assert game.state.choices[0] == {"thought_maker": {"target": "captain_picard", "affiliation": "hostile"}}


@pytest.mark.rule("MIS-9.8", "MIS-10.3")
def test_thought_maker_may_change_nothing() -> None:
    game = own(THOUGHT, "decline")
    assert game.over
    assert game.result[0] == 0
    assert game.state.choices[0] == {"thought_maker": None}


@pytest.mark.rule("MIS-10.4", "MIS-9.8")
def test_a_card_without_affiliation_may_be_given_any() -> None:
    game = own(THOUGHT, "minuet")
    assert set(game.options) == set(AFFILIATIONS)
    assert not any(game.why(affiliation) for affiliation in AFFILIATIONS)


@pytest.mark.rule("MIS-10.4", "MIS-10.5", "MIS-9.8")
def test_thought_maker_changes_what_the_ship_was_said_to_be() -> None:
    game = own(ALL, "enough", "captain", "klingon", "hostile", "combat", "unidentified_ship")
    assert set(game.options) == set(AFFILIATIONS) - {"hostile"}
    assert game.why("hostile") == ("MIS-10.5", "same-affiliation")


@pytest.mark.rule("MIS-9.8", "MIS-10.17")
@pytest.mark.parametrize(("lifeform", "points"), [("human", 15), ("klingon", 5)])
def test_own_choice_for_mysterious_plague(lifeform: str, points: int) -> None:
    game = own(PLAGUE)
    assert game.asked == (0, "plague")
    assert set(game.options) == set(LIFEFORMS) - {"hologram", "android"}
    game.choose(lifeform)
    assert game.result[0] == points
    assert game.state.choices[0] == {"mysterious_plague": lifeform}


@pytest.mark.rule("MIS-9.8")
def test_choices_come_in_the_order_in_which_they_take_effect() -> None:
    game = own(ALL)
    asked = []
    for choice in ("enough", "captain", "klingon", "hostile", "combat", "decline", "klingon"):
        asked.append(game.asked[1])
        game.choose(choice)
    parts = ("type", "lifeform", "affiliation", "specialty")
    assert asked == ["borg", *(f"ship-{part}" for part in parts), "thought-target", "plague"]
    assert game.result[0] == 36  # Borg Cube 10, Gowron 5, Mysterious Plague 8 + 8 + 5
    assert "own-choices" in game.events


@pytest.mark.rule("MIS-10.11", "MIS-9.8")
@pytest.mark.parametrize(
    ("blanked", "next_asked"),
    [
        (["unidentified_ship", "enough"], "thought-target"),
        (["thought_maker", "enough"], "ship-type"),
        (["thought_maker", "unidentified_ship"], "plague"),
    ],
)
def test_nothing_is_chosen_for_a_blanked_card(blanked: list[str], next_asked: str) -> None:
    assert own(ALL, *blanked).asked == (0, next_asked)


@pytest.mark.rule("MIS-10.11", "MIS-10.8")
def test_blanked_choosers_score_what_borg_cube_scores() -> None:
    game = own(ALL, "thought_maker", "unidentified_ship", "klingon")
    assert game.result[0] == 5 + 5 + 5 + 13  # Borg Cube and two blanked cards; Mysterious Plague 8 + 5


@pytest.mark.rule("MIS-10.5", "MIS-9.8")
def test_changing_a_blanked_card_brings_nothing() -> None:
    game = own(ALL, "chancellor_gowron", "enough", "captain", "human", "federation", "command")
    game.choose("chancellor_gowron", "hostile", "human")
    assert game.result[0] == 5 + 5 + 0 + 10  # Borg Cube, blanked Gowron, Thought Maker, Mysterious Plague


@pytest.mark.rule("MIS-9.8")
def test_choices_can_be_taken_back_while_they_are_being_made() -> None:
    game = shown(ALL, holding())
    positions = []
    choices = ["own", "turbolift", "enough", "captain", "klingon", "hostile", "combat", "chancellor_gowron", "hostile"]
    for choice in choices:
        positions.append((game.asked, game.options, digest(game.state)))
        game.choose(choice)
    for asked, options, position in reversed(positions):
        game.undo()
        assert (game.asked, game.options, digest(game.state)) == (asked, options, position)
    with pytest.raises(CannotUndo):
        game.undo()
    assert game.state.choices == [{}, {}]
    game.choose("best")
    assert game.result[0] == 56


@pytest.mark.rule("MIS-9.8", "MIS-9.2")
def test_everybody_chooses_for_the_own_hand_alone() -> None:
    game = shown(BORG, THOUGHT)
    game.choose("own", "enough")
    assert game.asked == (1, "choices")
    assert game.state.choices == [{"borg_cube": []}, {}]
    game.choose("best")
    assert game.result == [15, 17]
    assert game.view(0)["choices"] == game.view(SPECTATOR)["choices"] == [{"borg_cube": []}, {}]
