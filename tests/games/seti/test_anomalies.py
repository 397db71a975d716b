"""SETI-15.2: anomalies on the outermost ring."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.seti.flow.species import anomalies

from .aliens import FILLED, TRACE, changes, ended, known, marking
from .given import Sitting, given

RIVAL = 1
SIDES: dict[tuple[str, int], dict[str, int]] = {
    ("red", 0): {"score": 4},
    ("red", 1): {"credits": 1},
    ("yellow", 0): {"cards": 1},
    ("yellow", 1): {"publicity": 2},
    ("blue", 0): {"energy": 1},
    ("blue", 1): {"data": 1},
}


def turning(color: str, side: int = 0, board: Any = (), **more: Any) -> Sitting:
    """Seat 0 is about to be the first to pass, which brings Earth from column 5 to column 4, where this anomaly is."""
    position: dict[str, Any] = {"anomalies": {4: (color, side)}, "board": [list(board)], "reminder": True}
    return known("anomalies", **{**position, **more})


def passed(game: Sitting) -> Sitting:
    game.choose("pass")
    if game.ask.kind == "end-card":
        game.choose(game.options[0])
    return game


# The discovery


@pytest.mark.rule("SETI-15.2.1")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("turned", [(0, 0, 0), (3, 1, 2)])
def test_three_tokens_lie_around_earth(seed: int, turned: tuple[int, int, int]) -> None:
    game = given(
        seed=seed,
        species=("anomalies", "centaurians"),
        traces=[{"red": 1, "yellow": 1}],
        hand=[[TRACE]],
        credits=[1],
        score=[0, 0],
        turned=turned,
    )
    ended(game.choose("play", TRACE, "left:blue:0"))
    earth = game.state.where("earth")[1]
    assert set(game.state.anomalies) == {earth, (earth - 3) % 8, (earth + 3) % 8}
    assert sorted(color for color, _ in game.state.anomalies.values()) == ["blue", "red", "yellow"]


@pytest.mark.rule("SETI-15.2.1", "SETI-2.16")
def test_colours_and_sides_are_random() -> None:
    seen = set()
    for seed in range(40):
        game = given(seed=seed, species=("anomalies", "centaurians"), traces=[FILLED], credits=[2], score=[0, 0])
        earth = game.state.where("earth")[1]
        ended(game.choose("launch"))
        assert game.state.found == ["anomalies"]
        seen.add(game.state.anomalies[earth])
    assert seen == set(SIDES)


# Every space of the board

SPACES: list[dict[str, int]] = [
    {"score": 4, "cards": 1},
    {"score": 2, "cards": 1},
    {"score": 2, "publicity": 1},
    {"score": 3},
    {"score": 2},
]


@pytest.mark.parametrize("color", ["red", "yellow", "blue"])
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_what_the_spaces_give(color: str, row: int) -> None:
    game = marking("anomalies")
    before = game.wealth()
    game.choose(f"left:{color}:{row}")
    if row < 3:
        game.choose("anomalies:deck")
    assert changes(game, before) == SPACES[row - 1]
    assert game.state.species[0].board == [(color, row, 0)]


@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_only_the_top_space_holds_several_markers(row: int) -> None:
    game = marking("anomalies", board=[[("red", row, 1)]])
    assert (game.why(f"left:red:{row}") is None) == (row == 5)


# When Earth comes by


@pytest.mark.rule("SETI-15.2.2")
@pytest.mark.parametrize(("color", "side"), SIDES)
def test_an_anomaly_rewards_the_highest_in_its_column(color: str, side: int) -> None:
    game = turning(color, side, [(color, 1, 1), (color, 2, 0)], hand=[[], []])
    before = [game.wealth(seat) for seat in (0, 1)]
    game.choose("pass")
    if game.ask.kind == "card":
        game.choose("deck")
    assert changes(game, before[0]) == SIDES[color, side]
    assert changes(game, before[1], 1) == {}


@pytest.mark.rule("SETI-15.2.2")
def test_an_anomaly_may_reward_somebody_else_than_the_active_player() -> None:
    game = turning("red", 0, [("red", 4, 1), ("red", 2, 0)])
    before = [game.wealth(seat) for seat in (0, 1)]
    game.choose("pass")
    assert changes(game, before[0]) == {}
    assert changes(game, before[1], 1) == {"score": 4}


@pytest.mark.rule("SETI-15.2.2")
def test_only_the_column_of_its_colour_counts() -> None:
    game = turning("blue", 0, [("red", 5, 0), ("yellow", 4, 1)])
    before = [game.wealth(seat) for seat in (0, 1)]
    game.choose("pass")
    assert [changes(game, before[seat], seat) for seat in (0, 1)] == [{}, {}]
    assert "anomaly-missed" in game.log()


@pytest.mark.rule("SETI-15.2.2")
def test_a_sector_without_an_anomaly_gives_nothing() -> None:
    game = turning("red", 0, [("red", 2, 0)], anomalies={5: ("red", 0), 3: ("red", 0)})
    before = game.wealth()
    game.choose("pass")
    assert game.state.where("earth")[1] == 4
    assert changes(game, before) == {}


@pytest.mark.rule("SETI-15.2.2", "SETI-10.4")
def test_an_anomaly_triggers_in_the_middle_of_a_turn() -> None:
    """Message Capsule: rotate, then take a tech."""
    game = turning("red", 0, [("red", 2, 0)], hand=[["message_capsule"]]).choose("play", "message_capsule")
    assert game.asked == (0, "tech")
    assert game.agency().score == 4


@pytest.mark.rule("SETI-15.2.3")
def test_markers_below_the_board_do_not_count() -> None:
    game = turning("red", 0, traces=[FILLED | {"red": 0}], overflow=[[("red", 0)]])
    before = game.wealth()
    game.choose("pass")
    assert changes(game, before) == {}


@pytest.mark.rule("SETI-15.2.3")
@pytest.mark.parametrize(("marks", "owner"), [((0, 1), 1), ((1, 0), 0), ((0, 1, 0), 0)])
def test_on_the_top_space_later_markers_are_higher(marks: tuple[int, ...], owner: int) -> None:
    game = turning("red", 0, [*(("red", 5, seat) for seat in marks), ("red", 4, 1 - owner)])
    game.choose("pass")
    assert game.agency(owner).score == 4
    assert game.agency(1 - owner).score == 0


@pytest.mark.rule("SETI-15.2.6")
def test_a_token_stays_and_triggers_again() -> None:
    game = turning("red", 0, [("red", 2, 0)], hand=[["message_capsule"]])
    game.choose("play", "message_capsule")
    assert game.agency().score == 4
    assert game.state.anomalies == {4: ("red", 0)}
    game.state.turned, game.state.next_disc = (0, 0, 0), 1  # as if Earth had gone all the way round
    steps = anomalies.trigger(game.state)
    assert list(steps) == []  # Earth is in column 5 again
    assert game.agency().score == 4
    game.state.turned = (-1 % 8, 0, 0)
    assert list(anomalies.trigger(game.state)) == []
    assert game.agency().score == 8


@pytest.mark.rule("SETI-15.2.6")
@pytest.mark.parametrize("disc", [1, 2, 3])
def test_every_rotation_takes_earth_to_another_sector(disc: int) -> None:
    game = known("anomalies", next_disc=disc, reminder=True, anomalies={4: ("red", 0)}, board=[[("red", 1, 0)]])
    game.choose("pass")
    assert game.state.where("earth")[1] == 4
    assert game.agency().score == 4


@pytest.mark.rule("SETI-15.2.4")
@pytest.mark.parametrize(
    ("turned", "columns", "next_column"),
    [
        ((0, 0, 0), (5, 2, 0), 2),  # Earth in 5: its own sector is left out
        ((7, 0, 0), (5, 2, 0), 2),  # Earth in 4
        ((5, 0, 0), (5, 2, 0), 0),  # Earth in 2, with an anomaly
        ((4, 0, 0), (5, 2, 0), 0),  # Earth in 1
        ((3, 0, 0), (5, 2, 0), 5),  # Earth in 0
        ((2, 0, 0), (5, 2, 0), 5),  # Earth in 7
        ((1, 0, 0), (5, 2, 0), 5),  # Earth in 6
    ],
)
def test_the_next_anomaly_is_counter_clockwise_from_earth(
    turned: tuple[int, int, int], columns: tuple[int, int, int], next_column: int
) -> None:
    colors = zip(("red", "yellow", "blue"), columns)
    game = known("anomalies", turned=turned, anomalies={column: (color, 0) for color, column in colors})
    assert anomalies.next_column(game.state) == next_column


@pytest.mark.rule("SETI-15.2.4")
def test_the_next_anomaly_is_the_one_that_earth_meets_next() -> None:
    game = known("anomalies", anomalies={5: ("red", 0), 2: ("yellow", 0), 0: ("blue", 0)})
    state = game.state
    awaited = anomalies.next_column(state)
    for _ in range(8):
        state.turned = ((state.turned[0] - 1) % 8, 0, 0)
        if state.where("earth")[1] in state.anomalies:
            break
    assert state.where("earth")[1] == awaited


@pytest.mark.rule("SETI-15.2.5")
def test_visiting_an_anomaly_gives_nothing() -> None:
    game = known("anomalies", anomalies={4: ("red", 0)}, probes=[[(4, 5)]], board=[[("red", 5, 0)]], energy=[1])
    assert game.state.system.content((4, 4)) == "empty"
    before = game.wealth()
    game.choose("move", "0:4:4")
    assert changes(game, before) == {"energy": -1}


@pytest.mark.rule("SETI-15.2.1")
def test_an_anomaly_does_not_hide_the_planet_in_its_space() -> None:
    game = known("anomalies", anomalies={3: ("red", 0)}, probes=[[(4, 4)]], energy=[1])
    game.choose("move", "0:4:3")  # Neptune
    assert game.agency().publicity == 1


@pytest.mark.rule("SETI-15.2.2")
def test_an_anomaly_rewards_the_rival_in_its_own_way() -> None:
    """SETI-16.81: a credit is progress to it."""
    game = known(
        "anomalies", 1, anomalies={4: ("red", 1)}, board=[[("red", 1, RIVAL)]], progress=1, hand=[["message_capsule"]]
    )
    game.choose("play", "message_capsule")
    assert game.state.progress == 2
