"""The benchmark runs and says what `docs/bench.md` promises. How fast anything is, no test asserts."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from wardroom.arena.bench import CLOCK, COLUMNS, Bench, measure, own, rows, tasks, timed
from wardroom.arena.workloads import Goal, Task
from wardroom.games.missions import GAME

ROUNDS, SECONDS = 2, 0.0001


@pytest.fixture(scope="module")
def heard() -> list[str]:
    return []


@pytest.fixture(scope="module")
def bench(heard: list[str]) -> Bench:
    return measure([GAME], ROUNDS, SECONDS, heard.append)


def test_the_json_has_the_documented_shape(bench: Bench) -> None:
    told = json.loads(json.dumps(bench.to_json(), allow_nan=False))
    assert list(told) == ["wardroom", "python", "machine", "clock", "rounds", "seconds", "rows"]
    assert (told["clock"], told["rounds"], told["seconds"]) == (CLOCK, ROUNDS, SECONDS)
    names = [row["name"] for row in told["rows"]]
    assert len(set(names)) == len(names)
    for row in told["rows"]:
        assert list(row) == ["name", "unit", "median", "low", "high", "us", "ref", "ratio", "goal"]
        assert row["unit"] == "us" or row["unit"].endswith("/s")
        assert 0 < row["low"] <= row["median"] <= row["high"]
        assert row["us"] > 0 and row["ref"] > 0
        if row["ratio"] is not None:
            assert list(row["ratio"]) == ["against", "median", "low", "high"]
            assert row["ratio"]["against"] in names
            assert 0 < row["ratio"]["low"] <= row["ratio"]["median"] <= row["ratio"]["high"]
        if row["goal"] is not None:
            assert set(row["goal"]) in ({"at_least", "aim", "met"}, {"at_most", "aim", "met"})
            assert row["goal"]["met"] in ("aim", "bar", "no")


def test_every_measurement_is_taken_once_a_round(bench: Bench, heard: list[str]) -> None:
    names = [row.name for row in bench.rows]
    assert heard == [f"{number}/{ROUNDS} {name}" for number in range(1, ROUNDS + 1) for name in names]


def test_rows_are_ready_for_a_table(bench: Bench) -> None:
    for row in bench.rows:
        assert len(row.cells()) == len(COLUMNS)
        assert row.cells()[0] == row.name and row.cells()[-1] == (row.met or "")


def test_a_game_brings_its_own_rows(bench: Bench) -> None:
    assert any(row.name == "missions: plain hand, reference evaluator" and row.goal for row in bench.rows)
    assert own(replace(GAME, package="")) == [] == own(replace(GAME, package="wardroom.kernel"))


def test_the_goals_of_the_project_stand_beside_their_rows() -> None:
    goals = {task.name.removeprefix("missions: "): task.goal for task in tasks([GAME]) if task.goal}
    assert goals == {
        "auditable shuffle of 60": Goal(1.3, 1.0, least=False),
        "random decisions": Goal(16_666, 33_333),
        "light fork": Goal(60, least=False),
        "random decision of 4": Goal(60, 30, least=False),
        "light fork of 4": Goal(60, least=False),
        "arena games, random players": Goal(0.15),
        "pickle round trip": Goal(7, 10),
        "imagine": Goal(8, 5, least=False),
        "choice at a table": Goal(150, 80, least=False),
        "greedy decision, median": Goal(30_000, least=False),
        "plain hand, reference evaluator": Goal(20, 30),
        "best choices with the ship, median hand": Goal(60, 30, least=False),
        "best choices, mean of random final hands": Goal(10, 5, least=False),
    }


def test_ratios_are_taken_round_by_round() -> None:
    """A machine that is twice as slow in one round does not change them."""
    todo = [
        Task("reference loop", "iterations/s", ()),
        Task("slow", "us", (), "quick", Goal(2, 5)),
        Task("quick", "us", ()),
        Task("rate", "things/s", ()),
    ]
    times = {"reference loop": [1e-6, 2e-6], "slow": [4e-6, 8e-6], "quick": [1e-6, 2e-6], "rate": [1e-3, 2e-3]}
    loop, slow, _, rate = rows(todo, times)
    assert slow.ratio == (4, 4, 4) and slow.met == "bar" and slow.ref == 4 and slow.value == pytest.approx((6, 4, 8))
    assert rate.value == pytest.approx((750, 500, 1000)) and rate.met is None and loop.ref == 1


def test_goals_are_met_from_their_own_side() -> None:
    assert [Goal(7, 10).met(number) for number in (6.9, 7, 10)] == ["no", "bar", "aim"]
    assert [Goal(8, 5, least=False).met(number) for number in (8.1, 8, 5)] == ["no", "bar", "aim"]
    assert Goal(0.15).met(3) == "bar"
    assert Goal.from_json({"against": "another row"}) is None


def test_of_several_works_the_median_counts() -> None:
    calls: list[int] = []

    def works(size: int) -> int:
        calls.append(size)
        return size

    timed(Task("three", "us", [lambda: works(1), lambda: works(2), lambda: works(3)]), 0.0)
    assert calls == [1, 2, 3], "each at least once, however little time there is"
