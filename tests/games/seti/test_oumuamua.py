"""SETI-15.3: 'Oumuamua, its tile and its exofossils."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.seti.cards import HAND_CARDS, Condition, Trigger
from wardroom.games.seti.flow.conditions import holds
from wardroom.games.seti.flow.solar import carried
from wardroom.games.seti.scoring import totals

from .aliens import FILLED, TRACE, changes, ended, known, marking, offered
from .given import Sitting, given

HERE = (3, 5)
"""Where the tile is with discs at 0: in Earth's sector, at 61 Virginis, which is yellow."""
STAR = "61_virginis"
YELLOW_CARD = ["pre_launch_testing", None, None]
"""A row that leaves no choice; its signal may go to the tile, too."""


def visiting(**more: Any) -> Sitting:
    """A known 'Oumuamua with a probe of seat 0 on it."""
    return known("oumuamua", **{"probes": [[HERE]], **more})


def discovering(**more: Any) -> Sitting:
    """Seat 0 fills the last discovery space of the left species and ends its turn."""
    position: dict[str, Any] = {
        "species": ("oumuamua", "centaurians"),
        "traces": [{"red": 1, "yellow": 1}],
        "hand": [[TRACE]],
        "credits": [1],
        "energy": [0],
        "score": [0, 0],
        "publicity": [0, 0],
    }
    game = given(**{**position, **more})
    return ended(game.choose("play", TRACE, "left:blue:0"))


def scanning(**more: Any) -> Sitting:
    """Seat 0 scans for Earth, in whose sector the tile is."""
    return known("oumuamua", **{"credits": [1], "energy": [2], **more}).choose("scan", "earth")


# The discovery


@pytest.mark.rule("SETI-15.3.1")
def test_the_tile_comes_on_disc_3_with_3_data() -> None:
    game = discovering()
    assert game.state.where("oumuamua") == HERE
    assert game.state.tile_data == 3
    assert game.state.tile_markers == []
    assert discovering(turned=(0, 0, 2)).state.where("oumuamua") == (3, 7)


@pytest.mark.rule("SETI-15.3.1", "SETI-15.3.7")
def test_a_probe_that_is_there_gains_publicity_but_has_not_visited() -> None:
    """Perfect Timing would pay an exofossil for a visit this turn; two probes of seat 1 stand there."""
    game = discovering(probes=[[HERE], [HERE, HERE]])
    assert game.agency(0).publicity == 2  # 1 from the discovery space
    assert game.agency(1).publicity == 2
    assert discovering(probes=[[(3, 4)], []]).agency(0).publicity == 1


@pytest.mark.rule("SETI-15.3.7", "SETI-1.12")
def test_being_set_on_the_tile_is_no_visit() -> None:
    """Flyby of 'Oumuamua (Perfect Timing) is open, and the discovery comes at the end of that turn."""
    game = given(
        species=("oumuamua", "centaurians"),
        traces=[FILLED],
        hand=[["perfect_timing"]],
        probes=[[HERE]],
        credits=[2],
        energy=[0],
        score=[0, 0],
        publicity=[0, 0],
    )
    ended(game.choose("play", "perfect_timing", "stop"))
    assert game.state.found == ["oumuamua"]
    assert game.agency().publicity == 1
    assert game.agency().exofossils == 0


@pytest.mark.rule("SETI-15.3.1", "SETI-15.1.4")
def test_a_capsule_that_is_there_counts_as_a_probe() -> None:
    game = known(
        "mascamites",
        species=("mascamites", "oumuamua"),
        traces=[FILLED, FILLED],
        capsules=[{"sample_vp": HERE}],
        credits=[2],
        energy=[0],
    )
    ended(game.choose("launch"))
    assert game.state.found == ["mascamites", "oumuamua"]
    assert game.agency().publicity == 1


@pytest.mark.rule("SETI-15.3.7")
def test_the_tile_is_a_solid_space_of_disc_3() -> None:
    """Disc 3 turns: what stands on the tile goes along; without the tile it would stay behind in the gap."""
    assert carried((0, 0, 0), True, 3, HERE) == ((3, 4), False)
    assert carried((0, 0, 0), False, 3, HERE) == (HERE, False)


@pytest.mark.rule("SETI-15.3.1")
def test_the_tile_moves_with_disc_3() -> None:
    game = visiting(next_disc=3, reminder=True).choose("pass")
    assert game.state.where("oumuamua") == (3, 4)
    assert game.agency().probes == [(3, 4)]
    game = visiting(next_disc=2, reminder=True).choose("pass")
    assert game.state.where("oumuamua") == HERE


# A planet


@pytest.mark.rule("SETI-15.3.2")
def test_a_visit_gives_publicity() -> None:
    game = known("oumuamua", probes=[[(3, 4)]])
    game.choose("move", "0:3:5")
    assert game.agency().publicity == 1


@pytest.mark.rule("SETI-15.3.2", "SETI-15.3.9")
def test_the_first_orbiter_takes_a_card_instead_of_3_points() -> None:
    game = visiting(credits=[1], energy=[1])
    before = game.wealth()
    game.choose("orbit", "oumuamua:deck")
    points = 10 + 1  # the second for the first marker on the tile
    gained = {"cards": 1, "score": points, "exofossils": 1, "data": 1}
    assert changes(game, before) == {"credits": -1, "energy": -1, **gained}
    assert game.state.tile_markers == [0]
    assert game.agency().orbiters == {"oumuamua": 1}


@pytest.mark.rule("SETI-15.3.9")
def test_later_orbiters_take_no_card() -> None:
    game = visiting(credits=[1], energy=[1], orbiters=[{}, {"oumuamua": 1}])
    before = game.wealth()
    game.choose("orbit")
    assert changes(game, before) == {"credits": -1, "energy": -1, "score": 11, "exofossils": 1, "data": 1}
    assert game.agency().orbiters == {"oumuamua": 1}
    assert game.state.tile_markers == [0]


@pytest.mark.rule("SETI-15.3.2", "SETI-15.3.9")
@pytest.mark.parametrize("data", [3, 2, 1])
def test_landers_choose_among_three_data_spaces(data: int) -> None:
    game = visiting(energy=[3])
    before = game.wealth()
    game.choose("land")
    assert game.asked == (0, "landing-data")
    assert game.options == ["3", "2", "1"]
    game.choose(str(data))
    assert changes(game, before) == {"energy": -3, "score": 9, "exofossils": 2, "data": data}
    assert game.asked[1] != "trace"  # no life trace for landing here
    assert game.agency().landers == {"oumuamua": 1}


@pytest.mark.rule("SETI-15.3.9")
def test_a_fourth_lander_finds_room_but_no_data() -> None:
    game = visiting(energy=[3], landers=[{}, {"oumuamua": 3}])
    before = game.wealth()
    game.choose("land")
    assert changes(game, before) == {"energy": -3, "score": 9, "exofossils": 2}


@pytest.mark.rule("SETI-15.3.2")
def test_it_is_a_planet_for_conditions_that_speak_of_planets() -> None:
    game = known("oumuamua", orbiters=[{"oumuamua": 1}], landers=[{"oumuamua": 1}])
    assert holds(game.state, 0, Condition("orbiter_and_lander_at_one_planet"))
    assert holds(game.state, 0, Condition("landers_on_planets"))


# Signals


@pytest.mark.rule("SETI-15.3.3")
def test_a_signal_in_its_sector_may_go_on_the_tile() -> None:
    game = scanning()
    assert game.asked == (0, "signal")
    assert offered(game) == [STAR, "tile"]
    game.choose("tile")
    assert game.state.tile_markers == [0]
    assert game.state.tile_data == 2
    assert game.agency().data == 1
    assert game.star(STAR).markers == []


@pytest.mark.rule("SETI-15.3.3")
def test_a_signal_in_another_sector_may_not() -> None:
    game = scanning(turned=(0, 0, 1))  # the tile is beside Earth's sector
    assert game.state.tile_markers == []
    assert game.star(STAR).markers == [0]  # marked unasked


@pytest.mark.rule("SETI-15.3.3")
@pytest.mark.parametrize(("before", "points"), [([], 1), ([1], 0), ([1, 1], 2)])
def test_the_first_and_the_third_marker_score(before: list[int], points: int) -> None:
    game = scanning(tile_markers=before, tile_data=3 - len(before)).choose("tile")
    assert game.agency().score == points
    assert game.agency().data == 1


@pytest.mark.rule("SETI-15.3.10")
def test_a_signal_on_the_tile_is_none_in_the_sector() -> None:
    game = scanning().choose("tile")
    assert not holds(game.state, 0, Condition("signal_sectors"))
    assert holds(game.state, 0, Condition("signals_on_tile"))
    assert game.star(STAR).data == 6


@pytest.mark.rule("SETI-15.3.10")
def test_no_mission_for_a_colour_hears_of_it() -> None:
    """A triggered mission with a circle for a signal in a yellow sector."""
    wanted = Trigger("mark_signal", "yellow")
    card = next(each.id for each in HAND_CARDS.values() if any(circle.trigger == wanted for circle in each.circles))
    assert scanning(played=[[card]]).choose("tile").asked[1] != "circle"
    assert scanning(played=[[card]]).choose(STAR).asked[1] == "circle"


@pytest.mark.rule("SETI-15.3.4")
def test_the_last_data_gives_everybody_there_an_exofossil() -> None:
    game = scanning(tile_markers=[1, 0], tile_data=1, publicity=[0, 0]).choose("tile")
    assert game.agency(0).exofossils == 0  # with the completed sectors, after the main action
    finish_scan(game)
    assert [game.agency(seat).exofossils for seat in (0, 1)] == [1, 1]
    assert [game.agency(seat).publicity for seat in (0, 1)] == [0, 0]
    assert game.agency(0).wins == []
    assert game.state.tile_markers == []
    assert game.state.tile_data == 3


def finish_scan(game: Sitting) -> None:
    """The signal for the row goes to a sector where nothing happens."""
    game.choose("row") if "row" in game.options else None
    while game.ask.kind in ("row", "signal"):
        game.choose(next(option for option in game.options if option not in ("free", "tile")))
    if game.ask.kind == "scan":
        game.choose("done")


@pytest.mark.rule("SETI-15.3.4")
def test_who_has_no_marker_gains_nothing() -> None:
    game = scanning(tile_markers=[0, 0], tile_data=1).choose("tile")
    finish_scan(game)
    assert [game.agency(seat).exofossils for seat in (0, 1)] == [1, 0]  # one for all markers together


@pytest.mark.rule("SETI-15.3.8")
def test_a_signal_on_an_empty_tile_is_an_excess_marker() -> None:
    game = scanning(tile_markers=[1, 1], tile_data=1, row=YELLOW_CARD)
    game.choose("tile")
    assert game.state.tile_data == 0
    before = game.wealth()
    game.choose("tile")
    assert changes(game, before) == {"exofossils": 1}  # neither data nor points, and the tile is resolved now
    assert game.agency(1).exofossils == 1


@pytest.mark.rule("SETI-15.3.8", "SETI-15.3.4")
def test_an_excess_marker_counts_for_the_exofossil() -> None:
    game = scanning(tile_markers=[1, 1, 1], tile_data=0).choose("tile")
    assert game.agency().data == 0
    assert game.state.tile_markers == [1, 1, 1, 0]
    finish_scan(game)
    assert [game.agency(seat).exofossils for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("SETI-15.3.8", "SETI-8.8")
def test_the_tile_is_resolved_with_the_completed_sectors() -> None:
    """The tile and 61 Virginis are both complete: the player chooses which comes first."""
    game = scanning(tile_markers=[1, 1], tile_data=1, row=YELLOW_CARD, stars={STAR: [1, 1, 1, 1, 1]})
    game.choose("tile", STAR)
    assert game.asked == (0, "sector")
    assert sorted(offered(game)) == sorted([STAR, "tile"])
    game.choose("tile")
    assert [game.agency(seat).exofossils for seat in (0, 1)] == [1, 1]
    assert game.agency(1).wins == [STAR]


# Exofossils and the board

SPACES: list[dict[str, int]] = [
    {"score": 25, "exofossils": -4},
    {"score": 3, "exofossils": 1, "cards": 1},
    {"score": 3, "cards": 1},
    {"score": 2, "exofossils": 1},
    {"score": 6, "exofossils": -1},
]


@pytest.mark.rule("SETI-15.3.5")
@pytest.mark.parametrize("color", ["red", "yellow", "blue"])
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_what_the_spaces_give_and_cost(color: str, row: int) -> None:
    game = marking("oumuamua", exofossils=[4])
    before = game.wealth()
    game.choose(f"left:{color}:{row}")
    if row in (2, 3):
        game.choose("oumuamua:open")
    assert changes(game, before) == SPACES[row - 1]
    assert game.state.species[0].board == [(color, row, 0)]


@pytest.mark.rule("SETI-15.3.5")
@pytest.mark.parametrize(("row", "cost"), [(1, 4), (5, 1)])
def test_spaces_with_a_cost_need_the_payment(row: int, cost: int) -> None:
    assert marking("oumuamua", exofossils=[cost - 1]).refused(f"left:blue:{row}") == "SETI-13.14"
    assert marking("oumuamua", exofossils=[cost]).why(f"left:blue:{row}") is None


@pytest.mark.rule("SETI-15.3.5")
def test_the_top_spaces_can_be_used_any_number_of_times() -> None:
    there = [("red", 5, 1), ("red", 5, 0), ("red", 1, 1)]
    game = marking("oumuamua", exofossils=[4], board=[there])
    assert game.why("left:red:1") == ("SETI-13.10", "space-taken")
    game.choose("left:red:5")
    assert game.state.species[0].board == [*there, ("red", 5, 0)]


@pytest.mark.rule("SETI-15.3.6")
def test_exofossils_cannot_be_exchanged() -> None:
    game = known("oumuamua", exofossils=[9], credits=[0], energy=[0])
    assert game.why("exchange") == ("SETI-6.9", "no-pair")
    game = known("oumuamua", exofossils=[9], credits=[2], energy=[0]).choose("exchange")
    assert not any("exofossil" in option for option in game.candidates)


@pytest.mark.rule("SETI-15.3.6")
def test_exofossils_are_worth_nothing_at_the_end() -> None:
    with_them = totals(known("oumuamua", exofossils=[9, 3]).state)
    assert with_them == totals(known("oumuamua").state)
