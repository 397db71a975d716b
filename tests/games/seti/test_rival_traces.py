"""SETI-16c: where the rival marks traces, and its milestones."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.seti import automa as rival
from wardroom.games.seti.flow import milestones, traces
from wardroom.games.seti.scoring import lines, total

from .driving import drive
from .given import Sitting, given
from .rivals import FILLED, NEUTRAL, RIVAL, SETTINGS, known, outcome, rival_has, rival_plays, told

ROWS = range(1, 6)


def at_rest(**position: Any) -> Sitting:
    return given(1, **{"score": [0, 0], "publicity": [0, 0], "settings": SETTINGS, **position})


def marks(color: str, **position: Any) -> tuple[str, str, int]:
    """Where the rival marks a trace of this colour."""
    return marked(at_rest(**position), color)


def marked(game: Sitting, color: str) -> tuple[str, str, int]:
    """Nobody is asked about it."""
    with pytest.raises(StopIteration) as over:
        next(rival.trace_space(game.state, color))
    place: tuple[str, str, int] = over.value.value
    return place


# The lowest free space


@pytest.mark.rule("SETI-16.39", "SETI-16.41")
@pytest.mark.parametrize(
    "position, place",
    [
        # nobody is known: the arrow decides between two discovery spaces, then only one is left, then none
        ({"arrow": "left"}, ("left", "blue", 0)),
        ({"arrow": "right"}, ("right", "blue", 0)),
        ({"arrow": "right", "traces": [{}, {"blue": 0}]}, ("left", "blue", 0)),
        ({"arrow": "left", "traces": [{"blue": 0}, {"blue": 0}]}, ("left", "blue", -1)),
        ({"arrow": "right", "traces": [{"blue": 0}, {"blue": 0}]}, ("right", "blue", -1)),
        # a discovery space is lower than any row of a board
        (known("anomalies", arrow="left"), ("right", "blue", 0)),
        (known("anomalies", arrow="left", traces=[FILLED, {"blue": 0}]), ("left", "blue", 1)),
        (
            known("anomalies", arrow="left", traces=[FILLED, {"blue": 0}], board=[[("blue", 1, 0), ("blue", 2, 1)]]),
            ("left", "blue", 3),
        ),
        # the lower of two boards
        (known("anomalies", "exertians", arrow="left", board=[[("blue", 1, 0)]]), ("right", "blue", 1)),
        (known("anomalies", "exertians", arrow="right"), ("right", "blue", 1)),
    ],
)
def test_a_trace_goes_on_the_lowest_free_space(position: dict[str, Any], place: tuple[str, str, int]) -> None:
    assert marks("blue", **position) == place


@pytest.mark.rule("SETI-16.41")
def test_an_unknown_species_offers_its_discovery_space_only() -> None:
    """The board of the right species is not known; the left one has row 1 free."""
    position = known("anomalies", traces=[FILLED, {"red": 0, "yellow": 0}])
    assert marks("red", **position, arrow="right") == ("left", "red", 1)


@pytest.mark.rule("SETI-16.39")
def test_overflow_only_when_all_others_are_taken() -> None:
    """Exertian columns have no space that can be used again."""
    full = [("red", row, 0) for row in ROWS]
    position = known("exertians", traces=[FILLED, {"red": 0}], board=[full[:-1]])
    assert marks("red", **position) == ("left", "red", 5)
    assert marks("red", **{**position, "board": [full]}, arrow="left") == ("left", "red", -1)
    assert marks("red", **{**position, "board": [full]}, arrow="right") == ("right", "red", -1)


@pytest.mark.rule("SETI-16.40", "SETI-16.72")
@pytest.mark.parametrize(
    "position, place",
    [
        ({"arrow": "left"}, ("left", "red", 0)),
        ({"arrow": "right"}, ("right", "blue", 0)),
        ({"arrow": "left", "traces": [{"red": 0}]}, ("left", "yellow", 0)),
        ({"arrow": "right", "traces": [{}, {"blue": 0}]}, ("right", "yellow", 0)),
        ({"arrow": "right", "traces": [{}, FILLED]}, ("left", "blue", 0)),
        (known("anomalies", arrow="left", board=[[("red", 1, 0)]], traces=[FILLED, FILLED]), ("left", "yellow", 1)),
        (known("anomalies", "exertians", arrow="right"), ("right", "blue", 1)),
        ({"arrow": "left", "traces": [FILLED, FILLED]}, ("left", "red", -1)),
        ({"arrow": "right", "traces": [FILLED, FILLED]}, ("right", "blue", -1)),
    ],
)
def test_a_universal_trace_considers_all_columns(position: dict[str, Any], place: tuple[str, str, int]) -> None:
    """Equally low ones from left to right: left species red, yellow, blue, then the right one."""
    assert marks("any", **position) == place


@pytest.mark.rule("SETI-16.73")
def test_a_space_that_can_be_used_again_is_never_full() -> None:
    marked = [("blue", row, 0) for row in (1, 2, 3, 4, 5, 5)]
    position = known("anomalies", traces=[FILLED, {"blue": 0}], board=[marked])
    assert marks("blue", **position) == ("left", "blue", 5)


@pytest.mark.rule("SETI-16.73")
def test_a_sample_space_is_taken_until_a_sample_lies_there() -> None:
    """Row 3 has the sample of the discovery; row 4 waits for one."""
    position = known("mascamites", traces=[FILLED, {"blue": 0}])
    two = [("blue", row, 0) for row in (1, 2)]
    assert marks("blue", **{**position, "board": [two]}) == ("left", "blue", 3)
    three = [*two, ("blue", 3, 0)]
    assert marks("blue", **{**position, "board": [three]}) == ("left", "blue", -1)
    game = rival_plays("s15", probes=[[], [(1, 5)]], **{**position, "board": [three]})  # a sample comes to row 4
    assert marked(game, "blue") == ("left", "blue", 4)


@pytest.mark.rule("SETI-16.73", "SETI-16.48")
@pytest.mark.parametrize("exofossils, row", [(0, 2), (3, 2), (4, 1)])
def test_a_space_that_costs_exofossils_counts_as_taken_without_them(exofossils: int, row: int) -> None:
    position = known("oumuamua", traces=[FILLED, FILLED])
    assert marks("red", **position, exofossils=[0, exofossils]) == ("left", "red", row)


@pytest.mark.rule("SETI-16.48", "SETI-16.74")
def test_it_pays_exofossils_for_what_it_marks() -> None:
    game = at_rest(**known("oumuamua", traces=[FILLED, FILLED]), exofossils=[0, 5])
    drive(traces.mark(game.state, RIVAL, "red", None))
    assert rival_has(game) == {"score": 25, "exofossils": 1, "progress": 1}
    drive(traces.mark(game.state, RIVAL, "red", None))  # row 2: 3 VP, a species card, an exofossil
    assert rival_has(game) == {"score": 28, "exofossils": 2, "progress": 2}


@pytest.mark.rule("SETI-16.50", "SETI-16.73")
@pytest.mark.parametrize(
    "filled, pool, place",
    [(6, 3, ("left", "red", 4)), (6, 2, ("left", "red", 5)), (6, 0, ("left", "red", -1)), (5, 0, ("left", "red", -1))],
)
def test_data_is_paid_only_beyond_a_full_computer(filled: int, pool: int, place: tuple[str, str, int]) -> None:
    position = known("centaurians", traces=[FILLED, {"red": 0}], board=[[("red", row, 0) for row in (1, 2, 3)]])
    assert marks("red", **position, message=[15, 15], upper=[0, filled], data=[0, pool]) == place


@pytest.mark.rule("SETI-16.50", "SETI-16.74")
def test_the_data_is_paid_from_the_pool() -> None:
    position = known("centaurians", traces=[FILLED, {"red": 0}], board=[[("red", row, 0) for row in (1, 2, 3)]])
    game = at_rest(**position, message=[15, 90], upper=[0, 6], data=[0, 4])
    drive(traces.mark(game.state, RIVAL, "red", None))
    assert rival_has(game) == {"score": 15, "upper": 6, "data": 1, "progress": 1}


@pytest.mark.rule("SETI-16.74")
def test_it_gains_the_reward_of_the_space() -> None:
    left = at_rest(arrow="left")
    drive(traces.mark(left.state, RIVAL, "red", None))
    assert rival_has(left) == {"score": 5, "publicity": 1, "progress": 1}
    right = at_rest(arrow="right")
    drive(traces.mark(right.state, RIVAL, "red", None))
    assert rival_has(right) == {"score": 3, "publicity": 1, "progress": 1}
    over = at_rest(traces=[FILLED, FILLED])
    drive(traces.mark(over.state, RIVAL, "red", None))
    assert rival_has(over) == {"score": 3, "progress": 1}
    board = at_rest(**known("exertians", traces=[FILLED, FILLED]))
    drive(traces.mark(board.state, RIVAL, "yellow", None))  # 6 VP, energy, a card
    assert rival_has(board) == {"score": 6, "progress": 3}


@pytest.mark.rule("SETI-16.81")
def test_a_sample_on_a_blue_space_is_converted() -> None:
    two = [("blue", row, 0) for row in (1, 2)]
    game = at_rest(**known("mascamites", traces=[FILLED, {"blue": 0}], board=[two]))
    sample = traces.sample(game.state, 3)
    assert sample is not None
    game.state.cards.faces[sample] = "sample_energy"
    drive(traces.mark(game.state, RIVAL, "blue", None))
    assert rival_has(game) == {"progress": 3}


# Milestones


@pytest.mark.rule("SETI-16.42")
def test_it_triggers_neutral_and_gold_milestones() -> None:
    game = rival_plays("s5", upper=[0, 6], score=[0, 18], traces=[{"blue": 0}, {"blue": 0}])
    assert game.agency(RIVAL).score == 18 + 3 + 3
    assert game.state.species[0].spaces == {"blue": 0, "red": NEUTRAL}
    assert game.state.neutral == {20: 1, 30: 2}
    golden = rival_plays("s5", upper=[0, 6], score=[0, 19], traces=[{"blue": 0}, {"blue": 0}])
    assert golden.agency(RIVAL).gold == {"tech": 0}


@pytest.mark.rule("SETI-16.43")
@pytest.mark.parametrize(
    "arrow, human, tile",
    [
        ("left", {}, "tech"),
        ("right", {}, "other"),
        ("left", {"tech": 0, "mission": 0}, "income"),
        ("right", {"other": 0}, "income"),
        ("left", {"tech": 0, "mission": 0, "income": 0, "other": 0}, None),
    ],
)
def test_it_takes_only_a_first_place_on_the_side_of_the_arrow(
    arrow: str, human: dict[str, int], tile: str | None
) -> None:
    game = at_rest(arrow=arrow, gold=[human], score=[0, 25], milestones=[[], [20]])
    drive(milestones.end_of_turn(game.state, RIVAL))
    assert game.agency(RIVAL).gold == ({tile: 0} if tile else {})


@pytest.mark.rule("SETI-16.75")
def test_a_gold_milestone_without_a_first_place_is_lost_for_good() -> None:
    full = {"tech": 0, "mission": 0, "income": 0, "other": 0}
    game = at_rest(gold=[full], score=[0, 25], milestones=[[], [20]])
    drive(milestones.end_of_turn(game.state, RIVAL))
    assert 25 in game.agency(RIVAL).milestones
    game.state.gold_marks["tech"] = []
    drive(milestones.end_of_turn(game.state, RIVAL))
    assert game.agency(RIVAL).gold == {}


@pytest.mark.rule("SETI-16.44")
def test_it_never_scores_gold_tiles_but_blocks_them() -> None:
    techs = ["probe_1", "telescope_1", "computer_1"]
    game = at_rest(gold=[{}, {"tech": 0}], score=[25, 10], techs=[[], techs], milestones=[[20], [20]])
    assert total(game.state, RIVAL) == 10
    assert not any(line.key == "tiles" for line in lines(game.state, RIVAL))
    drive(milestones.end_of_turn(game.state, 0), "tech")
    assert game.agency(0).gold == {"tech": 1}  # the first place is the rival's


def test_several_gold_milestones_take_several_tiles() -> None:
    game = at_rest(arrow="left", score=[0, 50], milestones=[[], [20, 30]])
    drive(milestones.end_of_turn(game.state, RIVAL))
    assert game.agency(RIVAL).gold == {"tech": 0, "mission": 0}
    assert outcome(game)["score"] == 50
    assert [each["name_gold"] for each in told(game, "rival-gold-choice")] == ["tech", "mission"]
