"""SETI-12: milestones of the score track, and the last steps of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.seti.cards import GOLD_TILES
from wardroom.games.seti.scoring import gold_tiles
from wardroom.games.seti.state import RIVAL

from .aliens import FILLED, NEUTRAL, TRACE, ended, offered
from .given import Sitting, given

ALL = [20, 30]
"""Neutral milestones that have acted."""


def scoring(points: int, to: int, seats: int = 2, **more: Any) -> Sitting:
    """Seat 0 has so many points, marks a trace for 3 more, and ends its turn; `to` is where that leads. `exertians_at`:
    where the milestones of the Exertians lie."""
    assert to == points + 3
    at = more.pop("exertians_at", [])
    position: dict[str, Any] = {
        "hand": [[TRACE]],
        "score": [points] + [0] * max(1, seats - 1),
        "credits": [1],
        "energy": [0],
        "publicity": [0],
    }
    game = given(seats, **{**position, **more})
    game.state.milestones = at
    return ended(game.choose("play", TRACE, "left:red:-1"))


# Gold milestones


@pytest.mark.rule("SETI-12.1")
@pytest.mark.parametrize("mark", [25, 50, 70])
@pytest.mark.parametrize("beyond", [0, 2])
def test_reaching_or_passing_a_gold_milestone_marks_a_tile(mark: int, beyond: int) -> None:
    earlier = [each for each in (20, 25, 30, 50) if each < mark]
    game = scoring(mark + beyond - 3, mark + beyond, milestones=[[*earlier, 30]])
    assert game.asked == (0, "gold")
    game.choose("income")
    assert game.agency().gold == {"income": 0}
    assert game.state.gold_marks == {"tech": [], "mission": [], "income": [0], "other": []}
    assert game.asked == (1, "turn")


@pytest.mark.rule("SETI-12.1")
@pytest.mark.parametrize("mark", [25, 50, 70])
def test_one_point_less_marks_nothing(mark: int) -> None:
    earlier = [each for each in (20, 25, 30, 50) if each < mark]
    game = scoring(mark - 4, mark - 1, milestones=[[*earlier, 30]])
    assert game.asked == (1, "turn")
    assert game.agency().gold == {}


@pytest.mark.rule("SETI-12.2", "SETI-14.5")
@pytest.mark.parametrize(("seats", "before", "value"), [(2, [], 11), (2, [1], 8), (3, [1, 2], 5), (4, [1, 2, 3], 5)])
def test_the_first_marker_is_worth_most_and_there_is_room_for_everybody(
    seats: int, before: list[int], value: int
) -> None:
    marks: list[dict[str, int]] = [{} for _ in range(seats)]
    for place, seat in enumerate(before):
        marks[seat] = {"tech": min(place, 2)}
    kinds = ["probe_1", "telescope_1", "computer_1"]
    game = scoring(22, 25, seats, gold=marks, techs=[kinds], milestones=[ALL])
    game.choose("tech")
    (part,) = gold_tiles(game.state, 0)
    assert part.points == value  # one set


@pytest.mark.rule("SETI-12.3")
def test_nobody_has_two_markers_on_a_tile() -> None:
    game = scoring(47, 50, gold=[{"mission": 0}], milestones=[[20, 25, 30]])
    assert game.options == ["tech", "income", "other"]
    assert game.why("mission") == ("SETI-12.3", "gold-marked")
    assert game.refused("mission") == "SETI-12.3"


@pytest.mark.rule("SETI-1.19")
def test_gold_tiles_lie_from_left_to_right() -> None:
    assert scoring(22, 25, milestones=[ALL]).options == ["tech", "mission", "income", "other"] == list(GOLD_TILES)


@pytest.mark.rule("SETI-12.9")
def test_two_gold_milestones_in_one_turn_mark_two_tiles() -> None:
    game = scoring(47, 50, milestones=[ALL])  # the 25 was never resolved: as if both were passed now
    assert game.ask.args == (("n", 25),)
    game.choose("tech")
    assert game.ask.args == (("n", 50),)
    assert game.options == ["mission", "income", "other"]
    game.choose("other")
    assert game.agency().gold == {"tech": 0, "other": 0}
    assert game.asked == (1, "turn")


@pytest.mark.rule("SETI-12.10", "SETI-12.14")
@pytest.mark.parametrize("points", [117, 122, 147, 167])
def test_beyond_100_no_milestone_acts_again(points: int) -> None:
    game = scoring(points, points + 3, milestones=[[20, 25, 30, 50, 70]], gold=[{"tech": 0, "mission": 0, "other": 0}])
    assert game.asked == (1, "turn")
    assert game.state.neutral == {20: 2, 30: 2}


@pytest.mark.rule("SETI-12.14")
def test_a_milestone_acts_once_for_a_player() -> None:
    game = scoring(25, 28, milestones=[[20, 25, 30]], gold=[{"tech": 0}])
    assert game.asked == (1, "turn")
    assert game.agency().gold == {"tech": 0}
    assert game.agency().milestones.count(25) == 1


# Neutral milestones


@pytest.mark.rule("SETI-12.4")
@pytest.mark.parametrize("mark", [20, 30])
@pytest.mark.parametrize("beyond", [0, 2])
def test_a_neutral_marker_goes_to_a_discovery_space(mark: int, beyond: int) -> None:
    game = scoring(mark + beyond - 3, mark + beyond, milestones=[[20, 25] if mark == 30 else []])
    assert game.state.neutral == {20: 2, 30: 2} | {mark: 1}
    assert game.traces(0) == {"red": NEUTRAL}
    assert game.agency().milestones[-1] == mark


@pytest.mark.rule("SETI-12.4")
@pytest.mark.parametrize("mark", [20, 30])
def test_one_point_less_moves_no_neutral_marker(mark: int) -> None:
    game = scoring(mark - 4, mark - 1, milestones=[[20, 25] if mark == 30 else []])
    assert game.state.neutral == {20: 2, 30: 2}
    assert game.traces(0) == {}


@pytest.mark.rule("SETI-12.4", "SETI-13.13")
def test_a_neutral_marker_can_cause_a_discovery() -> None:
    game = scoring(17, 20, species=("anomalies", "centaurians"), traces=[{"red": 1, "yellow": 0}])
    assert game.traces(0) == {"red": 1, "yellow": 0, "blue": NEUTRAL}
    assert game.state.found == ["anomalies"]


@pytest.mark.rule("SETI-12.5", "SETI-1.19")
@pytest.mark.parametrize(
    ("taken", "slot", "color"),
    [
        ([{}, {}], 0, "red"),
        ([{"red": 0}, {}], 0, "yellow"),
        ([{"yellow": 0, "blue": 0}, {}], 0, "red"),
        ([{"red": 0, "yellow": 1}, {}], 0, "blue"),
        ([FILLED, {}], 1, "red"),
        ([FILLED, {"red": 0}], 1, "yellow"),
        ([FILLED, {"red": 0, "yellow": 0}], 1, "blue"),
    ],
)
def test_neutral_markers_go_from_left_to_right(taken: list[dict[str, int]], slot: int, color: str) -> None:
    found = ["anomalies"] if len(taken[0]) == 3 else []
    game = scoring(17, 20, species=("anomalies", "centaurians"), traces=taken, found=found)
    assert game.traces(slot) == taken[slot] | {color: NEUTRAL}


@pytest.mark.rule("SETI-12.6")
def test_without_an_empty_discovery_space_nothing_happens() -> None:
    game = scoring(
        17, 20, species=("anomalies", "centaurians"), found=["anomalies", "centaurians"], traces=[FILLED, FILLED]
    )
    assert game.state.neutral == {20: 2, 30: 2}
    assert game.state.species[0].overflow == [("red", 0)]  # nothing but the player's own


@pytest.mark.rule("SETI-12.6")
def test_without_a_marker_left_nothing_happens() -> None:
    game = scoring(17, 20, neutral={20: 0, 30: 2})
    assert game.traces(0) == {}
    assert game.agency().milestones == [20]


@pytest.mark.rule("SETI-12.6", "SETI-2.6")
def test_four_players_have_no_neutral_milestones() -> None:
    game = scoring(17, 20, 4)
    assert game.traces(0) == {}
    assert game.state.neutral == {20: 0, 30: 0}


@pytest.mark.rule("SETI-12.7", "SETI-12.14")
def test_every_player_moves_one_neutral_marker_for_each_milestone() -> None:
    game = scoring(20, 23, milestones=[[20]])
    assert game.traces(0) == {}  # the own one has acted
    game = scoring(17, 20, milestones=[[], [20]], score=[17, 20], neutral={20: 1, 30: 2})
    assert game.traces(0) == {"red": NEUTRAL}
    assert game.state.neutral == {20: 0, 30: 2}


# Several at once


@pytest.mark.rule("SETI-12.8", "SETI-3.10")
def test_the_player_whose_turn_ended_resolves_first_then_clockwise() -> None:
    game = scoring(22, 25, 3, active=1, hand=[[], [TRACE]], score=[25, 22, 25], credits=[0, 1, 0], energy=[0, 0, 0])
    asked = []
    for tile in ("tech", "mission", "tech"):
        asked.append(game.asked)
        assert game.state.neutral == {20: 1, 30: 1}  # neutral ones come last
        game.choose(tile)
    assert asked == [(1, "gold"), (2, "gold"), (0, "gold")]
    assert game.state.gold_marks == {"tech": [1, 0], "mission": [2], "income": [], "other": []}
    assert game.state.neutral == {20: 0, 30: 1}


@pytest.mark.rule("SETI-12.13")
def test_the_20_comes_before_the_30() -> None:
    """Two markers for three milestones: both 20s are served, then one 30."""
    game = scoring(
        27,
        30,
        score=[27, 30],
        milestones=[[25], [25]],
        traces=[{"red": 0, "yellow": 0}],
        species=("anomalies", "centaurians"),
    )
    log = [(key, args["n"], args["seat"]) for key, args in game.table.seat(0).log if key == "neutral"]
    assert log == [("neutral", 20, 0), ("neutral", 20, 1), ("neutral", 30, 0), ("neutral", 30, 1)]
    assert game.traces(0)["blue"] == NEUTRAL
    assert game.traces(1) == FILLED


@pytest.mark.rule("SETI-12.11", "SETI-15.4.8")
def test_personal_milestones_of_a_player_go_by_ascending_score() -> None:
    """A gold milestone at 50, a message at 48, one of the Exertians at 49."""
    game = scoring(
        47,
        50,
        species=("centaurians", "exertians"),
        found=["centaurians", "exertians"],
        traces=[FILLED, FILLED],
        message=[48],
        milestones=[[20, 25, 30]],
        exertians=[["deflector"]],
        exertians_at=[49, 69],
        gold=[{"tech": 0}],
    )
    assert game.asked == (0, "message")
    game.choose("message_publicity")
    assert game.asked == (0, "exertian")
    game.choose("none")
    assert game.asked == (0, "gold")
    game.choose("other")
    assert game.asked == (1, "turn")


@pytest.mark.rule("SETI-12.12")
def test_points_of_a_milestone_reach_further_ones() -> None:
    """A message at 20 gives 8 VP: 28 is a gold milestone, which was not reached before."""
    game = scoring(
        17,
        20,
        species=("anomalies", "centaurians"),
        found=["centaurians"],
        traces=[{}, FILLED],
        message=[20],
        neutral={20: 1, 30: 0},
    )
    assert game.asked == (0, "message")
    assert game.options == ["message_trace", "message_card", "message_publicity", "message_vp"]
    game.choose("message_vp")
    assert game.agency().score == 28
    assert game.traces(0) == {"red": NEUTRAL}
    assert game.asked == (0, "gold")
    game.choose("tech")
    assert game.asked == (1, "turn")


@pytest.mark.rule("SETI-12.12", "SETI-13.12")
def test_the_steps_are_repeated_until_nothing_is_open() -> None:
    """A message gives a trace; its space brings 30 VP; the neutral marker of the 30 discovers the other species."""
    game = scoring(
        22,
        25,
        species=("anomalies", "centaurians"),
        found=["centaurians"],
        traces=[{"red": 1}, FILLED],
        message=[25],
        milestones=[[20, 25]],
        neutral={20: 0, 30: 1},
    )
    game.choose("message_trace", "left:yellow:0")
    assert game.agency().score == 30
    assert game.traces(0) == {"red": 1, "yellow": 0, "blue": NEUTRAL}
    assert game.state.found == ["centaurians", "anomalies"]
    assert game.asked == (1, "turn")


@pytest.mark.rule("SETI-3.11")
def test_no_free_action_is_possible_at_milestones() -> None:
    game = scoring(22, 25, milestones=[ALL], credits=[5], energy=[4], publicity=[9])
    assert game.asked == (0, "gold")
    assert "free" not in game.candidates


@pytest.mark.rule("SETI-12.1", "SETI-12.4")
def test_milestones_act_at_the_end_of_another_players_turn_too() -> None:
    game = scoring(0, 3, score=[0, 25])
    assert game.asked == (1, "gold")
    game.choose("other")
    assert game.traces(0) == {"red": NEUTRAL}


@pytest.mark.rule("SETI-12.1")
def test_the_rival_resolves_its_milestones_like_a_player() -> None:
    """SETI-16.42, SETI-16.43: a first place on a gold tile, by the arrow; never asked."""
    game = scoring(0, 3, 1, score=[0, 25], gold=[{"tech": 0}], arrow="left")
    assert game.agency(RIVAL).gold == {"mission": 0}
    assert game.state.gold_marks["mission"] == [RIVAL]
    assert game.traces(0)["red"] == NEUTRAL
    assert offered(game)
