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
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from wardroom.arena.bench import COLUMNS, REFERENCE, Bench, Row, measure, rows, short
from wardroom.arena.workloads import Goal, Task
from wardroom.kernel import find

from .environment import PYTHON, ROOT, last_line, prepare
from .one import OURS, WORKS

DECISIONS = OURS + "missions: random decisions"
DEALT = OURS + "missions: random decisions, deal included"
FORK = OURS + "missions: light fork"
SEARCH = OURS + "missions: search, random playouts"
RATED = OURS + "missions: search, rated playouts"

SINGLE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMEXPR_NUM_THREADS")
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
    Comparison("OpenSpiel gin_rummy clone()", FORK, Goal(3, 4)),
    Comparison(SEARCH, "OpenSpiel ISMCTS gin_rummy", Goal(10, 20)),
    Comparison(SEARCH, "OpenSpiel ISMCTS hearts", Goal(1.5, 3)),
    Comparison(RATED, "OpenSpiel ISMCTS gin_rummy"),
    Comparison(RATED, "OpenSpiel ISMCTS hearts"),
)
UNITS = {
    **{name: peer.unit for name, peer in WORKS.items()},
    DECISIONS: "decisions/s",
    DEALT: "decisions/s",
    FORK: "us",
    SEARCH: "simulations/s",
    RATED: "simulations/s",
}


def main() -> None:
    arguments = parsed()
    console = Console()
    missing = prepare()
    beside = compared(missing, arguments.rounds, arguments.seconds, console)
    with console.status("") as status:
        own = measure([find("missions")], arguments.rounds, arguments.seconds / 4, status.update)
    for what, why in missing.items():
        console.print(f"{what} is missing, and what is compared with it: {why}", markup=False)
    console.print(table_beside(beside))
    console.print(table_own(own))
    if arguments.json:
        told = {"beside": beside.to_json(), "own": own.to_json(), "missing": missing}
        arguments.json.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description="Our speed beside OpenSpiel and RLCard.")
    parser.add_argument("--rounds", type=int, default=5, help="how many rounds; at least 5 for a fair median")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement of a round; ours alone: a quarter")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all numbers there too")
    return parser.parse_args()


def compared(missing: dict[str, str], rounds: int, seconds: float, console: Console) -> Bench:
    """Measure all that can be; whatever fails is added to what is missing."""
    times: dict[str, list[float]] = {what: [] for what in UNITS if not absent(what, missing)}
    times[REFERENCE] = []
    with console.status("") as status:
        for number in range(1, rounds + 1):
            loops = []
            for what in [what for what in times if what != REFERENCE]:
                status.update(f"{number}/{rounds} {what}")
                try:
                    spent, loop = in_a_process(what, seconds)
                except RuntimeError as trouble:
                    missing[what] = str(trouble)
                    del times[what]
                else:
                    times[what].append(spent)
                    loops.append(loop)
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
    command = [str(PYTHON), str(ROOT / "bench" / "one.py"), what, str(seconds)]
    environment = {**os.environ, **dict.fromkeys(SINGLE_THREAD, "1")}
    try:
        run = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=LONGEST)
    except subprocess.TimeoutExpired:
        raise RuntimeError(f"no answer after {LONGEST} seconds") from None
    if run.returncode:
        raise RuntimeError(last_line(run.stderr))
    told = json.loads(run.stdout.splitlines()[-1])
    return told["seconds"], told["reference"]


def table_beside(bench: Bench) -> Table:
    """What is compared with what; the ratio with its lowest and highest round."""
    plain = {row.name: row for row in bench.rows if row.ratio is None}
    table = headed("Beside others", ("what", "median", "against", "median", "ratio", "low", "high", *COLUMNS[-3:]))
    for row in bench.rows:
        if row.against is not None and row.ratio is not None:
            other = plain[row.against]
            ratio = [short(number) for number in row.ratio]
            shown = [row.name.removeprefix(OURS), valued(row), other.name.removeprefix(OURS), valued(other), *ratio]
            table.add_row(*shown, *row.cells()[-3:])
    return table


def valued(row: Row) -> str:
    return f"{short(row.value.median)} {row.unit}"


def table_own(bench: Bench) -> Table:
    table = headed("By ourselves", COLUMNS)
    for row in bench.rows:
        table.add_row(*row.cells())
    return table


def headed(title: str, columns: Sequence[str]) -> Table:
    table = Table(title=title, title_justify="left")
    for column in columns:
        table.add_column(column, justify="left" if column in ("what", "name", "against", "unit", "met") else "right")
    return table


if __name__ == "__main__":
    main()
