"""Many games: counted right, and the same whatever the number of processes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from wardroom.arena import simulate
from wardroom.arena.processes import WorkerDied
from wardroom.arena.simulate import Outcome, Tally, wilson
from wardroom.kernel import Record, find, replay
from wardroom.kernel.errors import BadSetup

GAME = find("missions")


def without_time(report: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in report.items() if name not in ("seconds", "games_per_second")}


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    one = simulate(GAME, ["greedy", "random"], 10, seed=3, jobs=1, swap=True)
    two = simulate(GAME, ["greedy", "random"], 10, seed=3, jobs=2, swap=True)
    assert without_time(one) == without_time(two)
    other = simulate(GAME, ["greedy", "random"], 10, seed=4, jobs=1, swap=True)
    assert without_time(one) != without_time(other)


def test_the_report_has_the_documented_form() -> None:
    report = simulate(GAME, ["greedy", "random", "random"], 6, seed=1, swap=True)
    assert set(report) == {
        "game", "games", "seed", "seconds", "games_per_second", "decisions", "players", "length", "never_reached",
    }  # fmt: skip
    assert (report["game"], report["games"], report["seed"]) == ("missions", 6, 1)
    assert [player["player"] for player in report["players"]] == ["greedy", "random", "random"]
    for player in report["players"]:
        assert set(player) == {"player", "wins", "shared", "win_rate", "interval", "mean_score"}
        low, high = player["interval"]
        assert 0 <= low <= player["win_rate"] <= high <= 1
    assert set(report["length"]) == {"mean", "min", "max"}
    assert set(report["never_reached"]) <= set(GAME.effects)


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    simulate(GAME, ["random", "random"], 5, progress=told.append)
    assert told == [1] * 5


def test_swapped_seats_are_counted_by_player() -> None:
    """Greedy wins nearly always, wherever it sits."""
    report = simulate(GAME, ["greedy", "random"], 12, seed=1, swap=True)
    assert report["players"][0]["wins"] >= 11
    assert report["players"][0]["mean_score"] > 2 * report["players"][1]["mean_score"]


def test_saved_games_can_be_verified(tmp_path: Path) -> None:
    report = simulate(GAME, ["greedy", "random"], 3, seed=1, swap=True, save=tmp_path / "games")
    again = simulate(GAME, ["greedy", "random"], 3, seed=1, swap=True)
    assert without_time(report) == without_time(again), "recording changes nothing"
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == 3
    for number, file in enumerate(files):
        record = Record.from_json(file.read_bytes())
        assert replay(GAME, record).over
        assert record.names == (("greedy", "random"), ("random", "greedy"))[number % 2]


def test_a_shared_victory_counts_half() -> None:
    tally = Tally(GAME, ["a", "b"])
    tally.add(Outcome((10, 5), (0,), 20, ()))
    tally.add(Outcome((7, 7), (0, 1), 30, ("meddling",)))
    report = tally.report(1, 2.0)
    first, second = report["players"]
    assert (first["wins"], first["shared"], first["win_rate"], first["mean_score"]) == (1, 1, 0.75, 8.5)
    assert (second["wins"], second["shared"], second["win_rate"], second["mean_score"]) == (0, 1, 0.25, 6.0)
    assert report["length"] == {"mean": 25.0, "min": 20, "max": 30}
    assert "meddling" not in report["never_reached"] and "extra-turn" in report["never_reached"]


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(1.0, 10)[1] == 1.0 and wilson(0.0, 10)[0] == 0.0


@pytest.mark.parametrize(
    ("players", "games", "jobs", "key"),
    [
        (["random"], 1, 1, "bad-seats"),
        (["random"] * 5, 1, 1, "bad-seats"),
        (["random", "nobody"], 1, 1, "unknown-player"),
        (["random", "random"], 0, 1, "bad-number"),
        (["random", "random"], -5, 1, "bad-number"),
        (["random", "random"], 1, 0, "bad-number"),
    ],
)
def test_wrong_use_is_refused(players: list[str], games: int, jobs: int, key: str) -> None:
    with pytest.raises(BadSetup) as caught:
        simulate(GAME, players, games, jobs=jobs)
    assert caught.value.key == key


def test_an_unknown_setting_is_refused() -> None:
    with pytest.raises(BadSetup) as caught:
        simulate(GAME, ["random", "random"], 1, settings={"speed": 9})
    assert caught.value.key == "unknown-setting"


def test_a_player_that_ends_its_process_ends_the_run_with_a_sentence() -> None:
    with pytest.raises(WorkerDied):
        simulate(GAME, ["tests.players.bad:Dies", "random"], 3, jobs=2)
