"""SETI-9 and SETI-5f: data in the computer, and analysing it."""

from __future__ import annotations

import pytest

from wardroom.games.seti.cards import TECHS, fx
from wardroom.games.seti.flow import computer

from .given import Sitting, given

COMPUTERS = {1: "computer_1", 3: "computer_2", 5: "computer_3", 6: "computer_4"}
"""Techs by the position of their slot."""


def computing(upper: int = 0, data: int = 6, **more: object) -> Sitting:
    """So many upper spaces filled, so many data in the pool."""
    position: dict[str, object] = {"upper": [upper], "data": [data], "score": [0], "publicity": [0], "credits": [0]}
    position |= {"energy": [1]}
    return given(2, **{**position, **more})  # type: ignore[arg-type]


# The upper row


@pytest.mark.rule("SETI-9.1")
@pytest.mark.parametrize("position", [1, 2, 3, 4, 5, 6])
def test_what_the_upper_spaces_give(position: int) -> None:
    game = computing(position - 1, hand=[["pixl"]])
    before = game.wealth()
    game.choose("place")
    assert game.agency().upper == position
    if position == 4:
        assert game.asked == (0, "tuck")
        game.choose("pixl")
        assert game.tucked() == ["pixl"] and game.agency().energy == 2
        return
    after = game.wealth()
    gained = {"data": -1, "publicity": 1} if position == 2 else {"data": -1}
    assert {name: after[name] - before[name] for name in before} == dict.fromkeys(before, 0) | gained


@pytest.mark.rule("SETI-9.1")
def test_the_upper_row_has_six_spaces() -> None:
    game = computing(6)
    assert game.refused("place") == "SETI-6.7"
    assert computing(data=0).why("place") == ("SETI-6.7", "no-data")


# Techs


@pytest.mark.rule("SETI-9.2", "SETI-7.9")
@pytest.mark.parametrize("position", [1, 3, 5, 6])
@pytest.mark.parametrize("tech", ["computer_1", "computer_2", "computer_3", "computer_4"])
def test_a_computer_tech_adds_2_vp_above(position: int, tech: str) -> None:
    game = computing(position - 1, computers=[{position: tech}]).choose("place")
    assert game.agency().score == 2
    assert game.agency().upper == position


@pytest.mark.rule("SETI-9.2", "SETI-7.9")
@pytest.mark.parametrize(
    ("tech", "gained"),
    [
        ("computer_1", {"credits": 1}),
        ("computer_2", {"energy": 1}),
        ("computer_3", {"cards": 1}),
        ("computer_4", {"publicity": 2}),
    ],
)
def test_and_a_space_below_with_its_reward(tech: str, gained: dict[str, int]) -> None:
    game = computing(6, computers=[{3: tech}])
    before = game.wealth()
    game.choose("place")
    if tech == "computer_3":
        assert game.asked == (0, "card")
        game.choose("deck")
    after = game.wealth()
    assert {name: after[name] - before[name] for name in before} == dict.fromkeys(before, 0) | {"data": -1, **gained}
    assert game.agency().lower == [3]
    assert game.agency().upper == 6


@pytest.mark.rule("SETI-7.9")
def test_computer_techs_as_printed() -> None:
    techs = [tech for tech in TECHS.values() if tech.type == "computer"]
    assert [tech.upper for tech in techs] == [fx("vp:2")] * 4
    assert [tech.lower for tech in techs] == [fx("credit"), fx("energy"), fx("card_any"), fx("publicity:2")]


@pytest.mark.rule("SETI-9.3")
def test_the_space_below_waits_for_the_one_above() -> None:
    game = computing(2, computers=[COMPUTERS]).choose("place")
    assert game.options == ["upper", "1"]  # positions 3, 5 and 6 are empty above
    game.choose("1", "place", "place")  # position 3 is filled without a question: there is no other space
    assert (game.agency().upper, game.agency().lower) == (3, [1])
    assert game.options == ["upper", "3"]


@pytest.mark.rule("SETI-9.3")
def test_each_space_below_holds_one() -> None:
    game = computing(6, computers=[COMPUTERS]).choose("place")
    assert game.options == ["1", "3", "5", "6"]
    game.choose("6", "place", "3", "place", "1", "place")  # in any order of columns
    assert game.asked == (0, "card")  # the last one is the only one left
    game.choose("deck")
    assert game.refused("place") == "SETI-6.7"


@pytest.mark.rule("SETI-9.4")
def test_four_techs_fit_at_most() -> None:
    game = computing()
    assert computer.free_slots(game.state, 0) == [1, 3, 5, 6]
    full = computing(computers=[COMPUTERS])
    assert computer.free_slots(full.state, 0) == []


# Analysing


@pytest.mark.rule("SETI-5.26")
def test_analysing_needs_the_whole_upper_row_and_an_energy() -> None:
    assert computing(5).refused("analyse") == "SETI-5.26"
    assert computing(6, energy=[0]).refused("analyse") == "SETI-5.26"
    game = computing(6, computers=[COMPUTERS])
    assert game.why("analyse") is None  # lower spaces may be empty


@pytest.mark.rule("SETI-5.26", "SETI-5.27", "SETI-5.28", "SETI-1.17")
def test_an_analysis() -> None:
    game = computing(6, data=4, lower=[[1, 5]], computers=[COMPUTERS]).choose("analyse")
    agency = game.agency()
    assert agency.energy == 0
    assert (agency.upper, agency.lower) == (0, [])  # both rows
    assert agency.data == 4  # the pool stays
    assert game.asked == (0, "trace")
    game.choose("left:blue:0")
    assert game.traces(0) == {"blue": 0}  # blue traces come from data
    assert agency.computers == COMPUTERS


@pytest.mark.rule("SETI-5.28")
def test_the_computer_can_be_filled_again() -> None:
    game = computing(6, data=2).choose("analyse", "left:blue:0", "place", "place")
    assert game.agency().upper == 2
    assert game.agency().publicity == 2  # the discovery space, and position 2 once more


@pytest.mark.rule("SETI-5.28")
def test_only_blue_traces_come_from_an_analysis() -> None:
    game = computing(6).choose("analyse")
    assert {option.split(":")[1] for option in game.options if ":" in option} == {"blue"}
