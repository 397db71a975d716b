"""SETI-7 and SETI-5.31 to SETI-5.38: taking techs, their tiles, and where they go."""

from __future__ import annotations

import pytest

from wardroom.games.seti.cards import TECHS, TILE_BONUSES
from wardroom.games.seti.flow import techs
from wardroom.games.seti.state import FIRST_STACK, TILES_GONE

from .driving import drive
from .given import Sitting, given

PROBES = ["probe_1", "probe_2", "probe_3", "probe_4"]
COMPUTERS = ["computer_1", "computer_2", "computer_3", "computer_4"]
ALL_TILES = ["bonus_vp", "bonus_publicity", "bonus_energy", "bonus_card"]


def poor(**more: object) -> Sitting:
    """Nothing that a free action could be paid with."""
    position: dict[str, object] = {"credits": [0], "energy": [0], "publicity": [0], "score": [0], "data": [0]}
    return given(2, **{**position, **more})  # type: ignore[arg-type]


def take(game: Sitting, tech: str, *answers: int | str) -> Sitting:
    drive(techs.gain(game.state, 0, tech), *answers)
    return game


# Tiles


@pytest.mark.rule("SETI-5.31")
def test_the_first_of_a_stack_scores_2() -> None:
    game = poor(decks={"probe_2": ["bonus_energy"]})
    take(game, "probe_2")
    assert game.agency().score == 2
    drive(techs.gain(game.state, 1, "probe_2"))
    assert "probe_2" not in game.state.first_tiles
    again = poor(decks={"probe_2": ["bonus_energy"], "probe_3": ["bonus_energy"]}, first_tiles=["probe_3"])
    assert take(again, "probe_2").agency().score == 0
    assert take(again, "probe_3").agency().score == 2  # another stack still has its tile


@pytest.mark.rule("SETI-5.31", "SETI-7.10")
def test_the_top_tile_is_taken_and_the_next_one_is_seen() -> None:
    game = poor(decks={"probe_2": ALL_TILES})
    stack = game.state.cards.rows[FIRST_STACK + 1]
    assert len(stack) == 4
    below = stack[-2]
    take(game, "probe_2")
    assert game.faces(TILES_GONE) == ["bonus_vp"]
    assert stack[-1] == below and len(stack) == 3
    assert all(game.state.cards.read(below, seat) == "bonus_publicity" for seat in (0, 1))


@pytest.mark.rule("SETI-5.32", "SETI-7.10")
@pytest.mark.parametrize(
    ("tile", "gained"),
    [
        ("bonus_vp", {"score": 3}),
        ("bonus_publicity", {"publicity": 1}),
        ("bonus_energy", {"energy": 1}),
        ("bonus_card", {"cards": 1}),
    ],
)
def test_the_bonus_of_a_tile_is_gained_at_once(tile: str, gained: dict[str, int]) -> None:
    game = poor(decks={"probe_2": [tile]}, first_tiles=[])
    before = game.wealth()
    take(game, "probe_2", *(["deck"] if tile == "bonus_card" else []))
    after = game.wealth()
    assert {name: after[name] - before[name] for name in before} == dict.fromkeys(before, 0) | gained


@pytest.mark.rule("SETI-7.10")
def test_each_stack_has_one_tile_of_each_bonus() -> None:
    game = given(2)
    for number in range(len(TECHS)):
        assert sorted(game.faces(FIRST_STACK + number)) == sorted(TILE_BONUSES)


@pytest.mark.rule("SETI-5.32")
def test_the_bonus_comes_before_the_place_on_the_board() -> None:
    game = poor(decks={"computer_1": ["bonus_energy"]})
    steps = techs.gain(game.state, 0, "computer_1")
    assert next(steps).kind == "slot"  # type: ignore[union-attr]
    assert game.agency().energy == 1 and game.agency().score == 2
    assert game.agency().computers == {}


# Bonuses of techs


@pytest.mark.rule("SETI-7.1")
@pytest.mark.parametrize("probes", [[], [(4, 1)]])
def test_probe_1_launches_with_the_new_limit(probes: list[tuple[int, int]]) -> None:
    game = take(poor(probes=[probes], decks={"probe_1": ["bonus_vp"]}), "probe_1")
    assert game.agency().probes == [*probes, (1, 5)]
    assert game.agency().credits == 0  # free of charge


@pytest.mark.rule("SETI-7.1")
def test_probe_1_launches_no_third_probe() -> None:
    game = take(poor(probes=[[(4, 1), (4, 2)]], decks={"probe_1": ["bonus_vp"]}), "probe_1")
    assert len(game.agency().probes) == 2


@pytest.mark.rule("SETI-7.5")
def test_telescope_1_gives_2_data() -> None:
    game = take(poor(decks={"telescope_1": ["bonus_vp"]}), "telescope_1")
    assert game.agency().data == 2


@pytest.mark.rule("SETI-7.4", "SETI-7.6", "SETI-7.7", "SETI-7.8")
@pytest.mark.parametrize("tech", ["probe_2", "probe_3", "probe_4", "telescope_2", "telescope_3", "telescope_4"])
def test_others_give_nothing_besides(tech: str) -> None:
    game = poor(decks={tech: ["bonus_vp"]})
    before = game.wealth()
    after = take(game, tech).wealth()
    assert {name: after[name] - before[name] for name in before} == dict.fromkeys(before, 0) | {"score": 2 + 3}
    assert game.agency().techs == [tech]


# Computer slots


@pytest.mark.rule("SETI-5.33")
@pytest.mark.parametrize("position", [1, 3, 5, 6])
def test_a_computer_tech_goes_into_any_free_slot(position: int) -> None:
    game = poor(decks={"computer_3": ["bonus_vp"]})
    take(game, "computer_3", position)
    assert game.agency().computers == {position: "computer_3"}


@pytest.mark.rule("SETI-5.33")
def test_slots_that_are_taken_are_not_offered() -> None:
    game = poor(decks={"computer_3": ["bonus_vp"]}, computers=[{1: "computer_1", 5: "computer_2"}])
    (ask,) = drive(techs.gain(game.state, 0, "computer_3"), 6)
    assert ask.options == [3, 6]
    drive(techs.gain(game.state, 0, "computer_4"))  # the last one has only one place
    assert game.agency().computers == {1: "computer_1", 5: "computer_2", 6: "computer_3", 3: "computer_4"}


@pytest.mark.rule("SETI-5.34")
def test_a_tile_slides_under_a_data_token_without_its_points() -> None:
    game = poor(upper=[4], decks={"computer_1": ["bonus_energy"]})
    take(game, "computer_1", 3)
    assert game.agency().score == 2  # the first tile of the stack, not the space above
    assert game.agency().upper == 4
    game.agency().data = 1
    game.choose("place")
    assert game.options == ["upper", "3"]  # its lower space is open


# What can be taken


@pytest.mark.rule("SETI-5.33")
def test_the_same_tech_is_never_owned_twice() -> None:
    game = given(2, publicity=[6], techs=[["probe_2"]]).choose("research")
    assert "probe_2" in game.candidates and "probe_2" not in game.options
    assert game.refused("probe_2") == "SETI-5.33"


@pytest.mark.rule("SETI-5.38")
def test_an_empty_stack_cannot_be_chosen() -> None:
    game = given(2, publicity=[6], bare=["telescope_4"]).choose("research")
    assert game.refused("telescope_4") == "SETI-5.38"


@pytest.mark.rule("SETI-5.35")
@pytest.mark.parametrize(
    ("card", "type_"),
    [
        ("ion_propulsion_system", "probe"),
        ("effelsberg_telescope_construction", "telescope"),
        ("large_hadron_collider", "computer"),
    ],
)
def test_a_card_gives_a_tech_of_its_type_without_publicity(card: str, type_: str) -> None:
    game = given(2, hand=[[card]], publicity=[0], credits=[3]).choose("play", card)
    if game.asked[1] == "card":
        game.choose("deck")
    assert game.asked == (0, "tech")
    assert [option for option in game.options if option != "free"] == [f"{type_}_{number}" for number in (1, 2, 3, 4)]
    assert game.agency().publicity == 0


@pytest.mark.rule("SETI-5.36", "SETI-5.37")
def test_with_all_four_the_part_is_ignored_but_the_system_rotates() -> None:
    game = given(2, hand=[["ion_propulsion_system"]], techs=[PROBES], energy=[0])
    game.choose("play", "ion_propulsion_system")
    assert game.asked == (0, "turn")
    assert game.agency().techs == PROBES
    assert game.state.turned == (7, 0, 0)
    assert game.agency().energy == 1


def test_a_tech_is_one_event_of_its_type() -> None:
    game = given(
        2, hand=[["ion_propulsion_system"]], played=[["nasa_research_center"]], decks={"probe_2": ["bonus_vp"]}
    )
    game.choose("play", "ion_propulsion_system", "probe_2")
    assert game.asked == (0, "circle")
    assert [option for option in game.options if option != "free"] == ["nasa_research_center:1", "none"]


def test_what_is_available() -> None:
    game = given(2, techs=[["probe_1"]], computers=[{1: "computer_2"}], bare=["telescope_1"])
    assert techs.available(game.state, 0, ("probe",)) == PROBES[1:]
    assert techs.available(game.state, 0, ("probe", "computer")) == [
        *PROBES[1:],
        "computer_1",
        "computer_3",
        "computer_4",
    ]
    assert len(techs.available(game.state, 0, ("any",))) == 9
    assert len(techs.available(game.state, 1, ("any",))) == 11


def test_the_rival_takes_a_tile_through_the_same_verb() -> None:
    game = given(1, decks={"telescope_1": ["bonus_publicity"]}, score=[0, 0])
    tile = game.state.cards.rows[techs.STACKS["telescope_1"]][-1]
    assert techs.take_tile(game.state, 1, "telescope_1", tile) == TILE_BONUSES["bonus_publicity"]
    assert game.agency(1).score == 2
    assert game.faces(TILES_GONE) == ["bonus_publicity"]
