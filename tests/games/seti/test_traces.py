"""SETI-13: life traces, where they are marked and what they bring."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.seti.cards import MOONS, SPECIES, Condition, Gain
from wardroom.games.seti.flow.conditions import holds
from wardroom.language import LANGUAGES, Text

from .aliens import FILLED, NEUTRAL, TRACE, changes, ended, known, marking, offered
from .given import Sitting, given

COLORS = ("red", "yellow", "blue")


def unknown(**more: object) -> Sitting:
    """Nobody is discovered; seat 0 marks a trace of any colour."""
    position: dict[str, object] = {
        "hand": [[TRACE]],
        "credits": [1],
        "energy": [0],
        "score": [0, 0],
        "publicity": [0, 0],
    }
    return given(**{**position, **more}).choose("play", TRACE)  # type: ignore[arg-type]


def analysing(**more: object) -> Sitting:
    """Seat 0 has a full computer and analyses it for a blue trace."""
    position: dict[str, object] = {"upper": [6], "energy": [1], "credits": [0], "score": [0, 0], "publicity": [0, 0]}
    return given(**{**position, **more}).choose("analyse")  # type: ignore[arg-type]


# Below the boards


@pytest.mark.rule("SETI-13.1", "SETI-1.19")
def test_both_species_have_a_discovery_space_of_each_colour() -> None:
    spaces = [f"{side}:{color}:{row}" for side in ("left", "right") for color in COLORS for row in (0, -1)]
    assert offered(unknown()) == spaces  # species from left to right, colours from left to right


@pytest.mark.rule("SETI-1.19")
def test_moons_lie_from_left_to_right() -> None:
    assert [moon for moon in MOONS if MOONS[moon] == "jupiter"] == ["callisto", "ganymede", "europa", "io"]
    assert [moon for moon in MOONS if MOONS[moon] == "saturn"] == ["titan", "enceladus"]


@pytest.mark.rule("SETI-13.2")
def test_a_trace_goes_on_an_empty_space_of_its_colour() -> None:
    game = analysing(traces=[{"red": 1}, {"yellow": 0}])
    assert game.asked == (0, "trace")
    assert offered(game) == ["left:blue:0", "left:blue:-1", "right:blue:0", "right:blue:-1"]
    game.choose("right:blue:0")
    assert game.traces(1) == {"yellow": 0, "blue": 0}
    assert game.traces(0) == {"red": 1}


@pytest.mark.rule("SETI-13.2")
def test_with_both_spaces_taken_a_trace_goes_to_either_overflow_space() -> None:
    game = analysing(traces=[{"blue": 1}, {"blue": NEUTRAL}])
    assert offered(game) == ["left:blue:-1", "right:blue:-1"]
    assert game.why("left:blue:0") == ("SETI-13.2", "space-taken")
    assert game.refused("right:blue:0") == "SETI-13.2"
    game.choose("right:blue:-1")
    assert game.state.species[1].overflow == [("blue", 0)]
    assert game.traces(1) == {"blue": NEUTRAL}


@pytest.mark.rule("SETI-13.3")
@pytest.mark.parametrize("color", COLORS)
@pytest.mark.parametrize(("side", "points"), [("left", 5), ("right", 3)])
def test_a_discovery_space_gives_points_and_publicity(side: str, points: int, color: str) -> None:
    game = unknown()
    before = game.wealth()
    game.choose(f"{side}:{color}:0")
    assert changes(game, before) == {"score": points, "publicity": 1}
    assert game.traces(("left", "right").index(side)) == {color: 0}


@pytest.mark.rule("SETI-13.4")
@pytest.mark.parametrize("color", COLORS)
@pytest.mark.parametrize("side", ["left", "right"])
def test_an_overflow_space_gives_3_points_and_holds_any_number(side: str, color: str) -> None:
    slot = ("left", "right").index(side)
    there = [(color, 1), (color, 0), (color, 0)]
    game = unknown(overflow=[there] if slot == 0 else [[], there])
    before = game.wealth()
    game.choose(f"{side}:{color}:-1")
    assert changes(game, before) == {"score": 3}
    assert game.state.species[slot].overflow == [*there, (color, 0)]


@pytest.mark.rule("SETI-13.5", "SETI-20.10")
def test_overflow_may_be_chosen_although_a_discovery_space_is_free() -> None:
    game = analysing().choose("left:blue:-1")
    assert game.state.species[0].overflow == [("blue", 0)]
    assert game.traces(0) == {} == game.traces(1)


@pytest.mark.rule("SETI-13.5")
def test_overflow_may_be_chosen_although_a_board_space_is_free() -> None:
    game = marking("anomalies")
    before = game.wealth()
    game.choose("left:red:-1")
    assert changes(game, before) == {"score": 3}
    assert game.state.species[0].board == []


# What counts for a species


@pytest.mark.rule("SETI-13.6")
def test_discovery_overflow_and_board_spaces_all_count_for_a_species() -> None:
    two_blue = Condition("species_traces", ("mascamites", "blue"), 2)
    places: dict[str, dict[str, Any]] = {
        "discovery": {"traces": [FILLED | {"blue": 0}]},
        "overflow": {"overflow": [[("blue", 0)]]},
        "board": {"board": [[("blue", 1, 0)]]},
    }
    for one in places:
        assert not holds(known("mascamites", **places[one]).state, 0, two_blue)
        for other in places:
            if other > one:
                assert holds(known("mascamites", **places[one], **places[other]).state, 0, two_blue)
    elsewhere = known("mascamites", overflow=[[("blue", 0)], [("blue", 0)]])
    assert not holds(elsewhere.state, 0, two_blue)  # of another species


@pytest.mark.rule("SETI-13.13")
def test_a_neutral_marker_is_nobodys_trace() -> None:
    game = known("mascamites")
    assert game.traces(0) == FILLED
    for seat in (0, 1):
        assert not holds(game.state, seat, Condition("traces", ("blue",), 1))


# On the boards


@pytest.mark.rule("SETI-13.10")
def test_any_free_space_of_the_colour_may_be_marked_without_an_order() -> None:
    game = known("centaurians", upper=[6], board=[[("blue", 2, 1), ("red", 3, 0)]]).choose("analyse")
    assert offered(game) == ["left:blue:1", "left:blue:3", "left:blue:-1", "right:blue:0", "right:blue:-1"]
    assert game.why("left:blue:2") == ("SETI-13.10", "space-taken")
    game.choose("left:blue:3")  # rows 1 and 2 are no hindrance
    assert game.state.species[0].board[-1] == ("blue", 3, 0)


@pytest.mark.rule("SETI-13.10")
def test_both_boards_are_open_when_both_species_are_known() -> None:
    game = known("anomalies", found=["anomalies", "exertians"], traces=[FILLED, FILLED], upper=[6]).choose("analyse")
    rows = [*(f"left:blue:{row}" for row in (1, 2, 3, 4, 5, -1)), *(f"right:blue:{row}" for row in (1, 2, 3, 4, 5, -1))]
    assert offered(game) == rows
    assert game.choose("right:blue:2").state.species[1].board == [("blue", 2, 0)]


@pytest.mark.rule("SETI-13.14", "SETI-15.3.5")
def test_the_cost_of_a_space_is_paid_first() -> None:
    game = marking("oumuamua", exofossils=[4])
    game.choose("left:red:1")
    assert game.agency().exofossils == 0
    assert game.agency().score == 25
    log = game.log()
    assert log.index("paid", log.index("played") + 2) < log.index("traced") < log.index("scored")


@pytest.mark.rule("SETI-13.14", "SETI-1.20")
def test_a_space_that_cannot_be_paid_cannot_be_marked() -> None:
    game = marking("oumuamua", exofossils=[3])
    assert game.refused("left:red:1") == "SETI-13.14"
    assert game.why("left:red:1") == ("SETI-13.14", "space-cost")
    assert game.agency().exofossils == 3


@pytest.mark.rule("SETI-13.14")
def test_an_alien_card_of_a_board_is_one_of_that_species() -> None:
    game = marking("anomalies", species=("anomalies", "mascamites"), found=["anomalies", "mascamites"])
    game.choose("right:red:2")
    assert offered(game) == ["mascamites:open", "mascamites:deck"]


@pytest.mark.rule("SETI-1.17")
def test_a_trace_of_a_colour_is_marked_in_its_column_only() -> None:
    game = known("anomalies", upper=[6]).choose("analyse")
    assert {option.split(":")[1] for option in offered(game)} == {"blue"}
    assert {option.split(":")[1] for option in offered(marking("anomalies"))} == set(COLORS)


@pytest.mark.rule("SETI-13.2")
@pytest.mark.parametrize(
    ("position", "options"),
    [
        ({"traces": [{"red": 0}]}, ["left:red:-1"]),
        ({"overflow": [[], [("red", 0)]]}, ["right:red:0", "right:red:-1"]),
        ({"overflow": [[("red", 0)], [("red", 0)]]}, ["left:red:0", "left:red:-1", "right:red:0", "right:red:-1"]),
    ],
)
def test_a_card_may_say_for_which_species_a_trace_is(position: dict[str, object], options: list[str]) -> None:
    """Coronal Spectrograph: a red trace for a species where you have one."""
    game = given(hand=[["coronal_spectrograph"]], **position)  # type: ignore[arg-type]
    game.choose("play", "coronal_spectrograph")
    assert offered(game) == options


@pytest.mark.rule("SETI-13.12")
def test_a_trace_gained_at_the_end_of_a_turn_is_placed_at_once() -> None:
    """A message answered in the last steps gives a trace, which fills the last space of the left species."""
    game = given(
        species=("anomalies", "centaurians"),
        found=["centaurians"],
        traces=[{"red": 1, "yellow": 1}, FILLED],
        score=[20, 0],
        milestones=[[20]],
        message=[20],
        credits=[2],
        energy=[0],
    )
    ended(game.choose("launch"))
    assert game.asked == (0, "message")
    game.choose("message_trace")
    assert game.asked == (0, "trace")
    game.choose("left:blue:0")
    assert game.state.found == ["centaurians", "anomalies"]


# What is said of a space


def spaces_said(game: Sitting, language: str = "en") -> list[str]:
    words = Text(language, "wardroom.games.seti", names=["Ada", "Bob"], reader=0)
    return [words.label(label) for label, _ in game.table.seat(0).refusals] + [
        words.label(label) for label in game.table.seat(0).labels
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SPECIES)
def test_every_space_of_a_board_says_what_it_gives(name: str, language: str) -> None:
    """Its points stand in it, and spaces with different rewards are said differently."""
    said = spaces_said(marking(name), language)
    for color, column in SPECIES[name].board.items():
        for row, space in enumerate(column, 1):
            points = [gain.n for gain in space.reward if isinstance(gain, Gain) and gain.what == "vp"]
            color_said = Text(language, "wardroom.games.seti").say(f"color-{color}")
            at = f"{color_said} space of row {row} (" if language == "en" else f"{color_said} de la rangée {row} ("
            (line,) = [each for each in said if at in each and each.startswith(("Left", "À gauche"))]
            assert not points or f"{points[0]} {'VP' if language == 'en' else 'PV'}" in line, line
            assert ("exofossil" in line) == ("exofossil" in str(space)), line


def test_a_space_says_its_cost_and_its_sample() -> None:
    assert "Left, 'Oumuamua: blue space of row 1 (for 4 exofossils: 25 VP)" in spaces_said(marking("oumuamua"))
    said = spaces_said(marking("mascamites"))
    assert "Left, the Mascamites: blue space of row 1 (5 VP, a card of this species)" in said
    assert "Left, the Mascamites: blue space of row 4 (what a sample gives, once one lies there)" in said
    assert any("blue space of row 3 (Sample: " in each for each in said)
