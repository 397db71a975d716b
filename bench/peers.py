"""`make bench`: Wardroom beside OpenSpiel and RLCard, in one run.

Every round runs every measurement once, each in a fresh process with one thread, so that all ratios come from the same
minutes. Decisions of different games weigh differently, RLCard encodes observations, and OpenSpiel pays for each call
from Python: a ratio says what whoever drives an engine from Python gets, not whose language is better.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from wardroom.arena.bench import COLUMNS, REFERENCE, Bench, Row, measure, rows, short
from wardroom.arena.workloads import Goal, Task
from wardroom.kernel import find

from .environment import PYTHON, ROOT, prepare, reason
from .one import OURS, WORKS

DECISIONS = OURS + "missions: random decisions"
DEALT = OURS + "missions: random decisions, deal included"
FORK = OURS + "missions: light fork"
OTHER_GAMES = tuple(f"{OURS}{game}: random decisions, deal included" for game in ("starship", "seti", "chair"))
SEARCH = OURS + "missions: search, random playouts"
RATED = OURS + "missions: search, rated playouts"

SINGLE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMEXPR_NUM_THREADS")
BESIDE = ("what", "median", "against", "median", "ratio", "low", "high", *COLUMNS[-3:])
NUMBERS_BESIDE = (1, 3, 4, 5, 6, 7, 8)
NUMBERS = (2, 3, 4, 5, 7, 8)
LONGEST = 300
"""Seconds after which a measurement is given up."""


class Comparison(NamedTuple):
    """What one value divided by another should reach."""

    what: str
    against: str
    goal: Goal | None = None


COMPARISONS = (
    Comparison(DEALT, "RLCard uno", Goal(6, 9)),
    Comparison(DEALT, "RLCard gin-rummy", Goal(20, 30)),
    Comparison(DEALT, "OpenSpiel hearts", Goal(1.5, 2.3)),
    Comparison(DEALT, "OpenSpiel gin_rummy"),
    Comparison(DEALT, "OpenSpiel hanabi"),
    Comparison(DECISIONS, "RLCard uno"),
    Comparison(DECISIONS, "RLCard gin-rummy"),
    Comparison(DECISIONS, "OpenSpiel hearts"),
    *(Comparison(game, "OpenSpiel gin_rummy", Goal(1)) for game in OTHER_GAMES),
    Comparison("OpenSpiel gin_rummy clone()", FORK, Goal(3, 4)),
    Comparison(SEARCH, "OpenSpiel ISMCTS gin_rummy", Goal(10, 20)),
    Comparison(SEARCH, "OpenSpiel ISMCTS hearts", Goal(1.5, 3)),
    Comparison(RATED, "OpenSpiel ISMCTS gin_rummy"),
    Comparison(RATED, "OpenSpiel ISMCTS hearts"),
)
UNITS = {
    **{name: peer.unit for name, peer in WORKS.items()},
    DECISIONS: "decisions/s",
    **dict.fromkeys((DEALT, *OTHER_GAMES), "decisions/s"),
    FORK: "us",
    SEARCH: "simulations/s",
    RATED: "simulations/s",
}


def main() -> None:
    arguments = parsed()
    missing = prepare()
    beside = compared(missing, arguments.rounds, arguments.seconds)
    own = measure([find("missions")], arguments.rounds, arguments.seconds / 4, progress)
    progress("")
    for what, why in missing.items():
        print(f"{what} is missing, and what is compared with it: {why}")
    if lines := cells_beside(beside):
        print(f"Beside others\n\n{aligned(BESIDE, lines, NUMBERS_BESIDE)}\n")
    print("By ourselves\n")
    print(aligned(COLUMNS, [row.cells() for row in own.rows], NUMBERS))
    print(
        f"\nMedians of {beside.rounds} rounds, in processor time. A ratio is the value by the one it is held against."
    )
    if arguments.json:
        told = {"beside": beside.to_json(), "own": own.to_json(), "missing": missing}
        arguments.json.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description="Our speed beside OpenSpiel and RLCard.")
    parser.add_argument("--rounds", type=int, default=5, help="how many rounds; at least 5 for a fair median")
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="for each measurement of a round; ours alone: a quarter"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all numbers there too")
    arguments = parser.parse_args()
    if arguments.rounds < 1 or arguments.seconds <= 0:
        parser.error("there must be a round, and time for it")
    return arguments


def compared(missing: dict[str, str], rounds: int, seconds: float) -> Bench:
    """Measure all that can be; whatever fails is added to what is missing."""
    times: dict[str, list[float]] = {what: [] for what in UNITS if not absent(what, missing)}
    times[REFERENCE] = []
    for number in range(1, rounds + 1):
        loops = []
        for what in [what for what in times if what != REFERENCE]:
            progress(f"{number}/{rounds} {what}")
            try:
                spent, loop = in_a_process(what, seconds)
            except RuntimeError as trouble:
                missing[what] = str(trouble)
                del times[what]
            else:
                times[what].append(spent)
                loops.append(loop)
        if not loops:
            raise SystemExit(f"Nothing could be measured: {missing}")
        times[REFERENCE].append(median(loops))
    todo = [Task(REFERENCE, "iterations/s", ()), *(Task(what, UNITS[what], ()) for what in times if what in UNITS)]
    todo += [
        Task(what, UNITS[what], (), against, goal)
        for what, against, goal in COMPARISONS
        if what in times and against in times
    ]
    return Bench(tuple(rows(todo, times)), rounds, seconds)


def absent(what: str, missing: dict[str, str]) -> bool:
    return any(what.startswith(peer) for peer in missing)


def in_a_process(what: str, seconds: float) -> tuple[float, float]:
    """Processor seconds for one unit, and for one iteration of the reference loop at that time."""
    python = sys.executable if what.startswith(OURS) else str(PYTHON)
    command = [python, str(ROOT / "bench" / "one.py"), what, str(seconds)]
    environment = {**os.environ, **dict.fromkeys(SINGLE_THREAD, "1")}
    try:
        run = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=LONGEST)
    except subprocess.TimeoutExpired:
        raise RuntimeError(f"no answer after {LONGEST} seconds") from None
    if run.returncode:
        raise RuntimeError(reason(run.stderr))
    told = json.loads(run.stdout.splitlines()[-1])
    return told["seconds"], told["reference"]


def cells_beside(bench: Bench) -> list[tuple[str, ...]]:
    """What is compared with what; the ratio with its lowest and highest round."""
    plain = {row.name: row for row in bench.rows if row.ratio is None}
    lines = []
    for row in bench.rows:
        if row.against is not None and row.ratio is not None:
            other = plain[row.against]
            sides = [row.name.removeprefix(OURS), valued(row), other.name.removeprefix(OURS), valued(other)]
            lines.append((*sides, *[short(number) for number in row.ratio], *row.cells()[-3:]))
    return lines


def valued(row: Row) -> str:
    return f"{short(row.value.median)} {row.unit}"


def aligned(head: Sequence[str], lines: Sequence[Sequence[str]], numbers: Collection[int]) -> str:
    """Columns of plain text; numbers stand to the right."""
    widths = [max(map(len, column)) for column in zip(head, *lines)]

    def told(cells: Sequence[str]) -> str:
        padded = [
            cell.rjust(width) if place in numbers else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(cells, widths))
        ]
        return "  ".join(padded).rstrip()

    return "\n".join([told(head), told(["-" * width for width in widths]), *map(told, lines)])


def progress(what: str) -> None:
    """One line that is written over, where somebody sits at a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{what}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
