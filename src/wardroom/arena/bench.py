"""How fast we are: measurements taken in turn, round by round, so that their ratios come from the same minutes.

All times are processor time of this one process (`time.process_time`): a busy machine then disturbs them least. A rate
still moves between minutes; ratios, and costs in iterations of the reference loop, are what travels.
"""

from __future__ import annotations

import gc
import platform
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from wardroom import __version__
from wardroom.kernel import Game

from .workloads import Goal, Task, common, generic

REFERENCE = "reference loop"
CLOCK = "processor time"
COLUMNS = ("name", "unit", "median", "low", "high", "ratio", "against", "bar", "aim", "met")
DIGITS = 4


class Spread(NamedTuple):
    """A number as the rounds gave it."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        return cls(median(values), min(values), max(values))

    def to_json(self) -> dict[str, float]:
        return {name: rounded(value) for name, value in self._asdict().items()}


@dataclass(frozen=True)
class Row:
    """One measurement. `ratio` is its value divided by that of the row `against`, round by round."""

    name: str
    unit: str  # `us`, or things per second
    value: Spread
    us: float  # what one costs, in microseconds
    ref: float  # the same, in iterations of the reference loop
    against: str | None = None
    ratio: Spread | None = None
    goal: Goal | None = None

    @property
    def met(self) -> str | None:
        """How far the goal is reached: `aim`, `bar` or `no`; None without a goal."""
        if self.goal is None:
            return None
        return self.goal.met((self.value if self.ratio is None else self.ratio).median)

    def to_json(self) -> dict[str, Any]:
        ratio = None if self.ratio is None else {"against": self.against, **self.ratio.to_json()}
        goal = None if self.goal is None else {**self.goal.to_json(), "met": self.met}
        costs = {"us": rounded(self.us), "ref": rounded(self.ref)}
        return {"name": self.name, "unit": self.unit, **self.value.to_json(), **costs, "ratio": ratio, "goal": goal}

    def cells(self) -> tuple[str, ...]:
        """The row as words, in the order of `COLUMNS`; what it has not is empty."""
        value = [short(number) for number in self.value]
        ratio = "" if self.ratio is None else short(self.ratio.median)
        bar = "" if self.goal is None else self.goal.bar_text()
        aim = "" if self.goal is None or self.goal.aim is None else short(self.goal.aim)
        return (self.name, self.unit, *value, ratio, self.against or "", bar, aim, self.met or "")


@dataclass(frozen=True)
class Bench:
    """All measurements of one run."""

    rows: tuple[Row, ...]
    rounds: int
    seconds: float

    def row(self, name: str) -> Row:
        return next(row for row in self.rows if row.name == name)

    def to_json(self) -> dict[str, Any]:
        """As `docs/bench.md` describes it."""
        return {
            "wardroom": __version__,
            "python": platform.python_version(),
            "machine": platform.machine(),
            "clock": CLOCK,
            "rounds": self.rounds,
            "seconds": self.seconds,
            "rows": [row.to_json() for row in self.rows],
        }


def measure(
    games: Sequence[Game[Any]],
    rounds: int = 5,
    seconds: float = 0.25,
    progress: Callable[[str], None] | None = None,
) -> Bench:
    """Every round runs every measurement once, for so many seconds. `progress` hears of each before it begins."""
    todo = tasks(games)
    for task in todo:  # warm: caches are filled before the first round
        once(task)
    times: dict[str, list[float]] = {task.name: [] for task in todo}
    for number in range(1, rounds + 1):
        for task in todo:
            if progress is not None:
                progress(f"{number}/{rounds} {task.name}")
            times[task.name].append(timed(task, seconds))
    return Bench(tuple(rows(todo, times)), rounds, seconds)


def tasks(games: Sequence[Game[Any]]) -> list[Task]:
    """What is measured: the kernel alone, then each game, then what the game itself brings."""
    todo = common()
    for game in games:
        todo += generic(game)
        todo += own(game)
    return todo


def task_named(games: Sequence[Game[Any]], name: str) -> Task:
    """One of them."""
    return next(task for task in tasks(games) if task.name == name)


def own(game: Game[Any]) -> list[Task]:
    """What a game measures itself, in `rows()` of `mind.bench`: name, unit, work and, if it likes, a goal."""
    room = f"{game.package}.mind"
    if not game.package or find_spec(room) is None or find_spec(f"{room}.bench") is None:
        return []
    return [task(game.name, *row) for row in import_module(f"{room}.bench").rows()]


def task(game: str, name: str, unit: str, work: Any, goal: Mapping[str, Any] | None = None) -> Task:
    """A row of a game, with the game's name before its own."""
    if goal is None:
        return Task(f"{game}: {name}", unit, work)
    against = f"{game}: {goal['against']}" if "against" in goal else None
    return Task(f"{game}: {name}", unit, work, against, Goal.from_json(goal))


def once(task: Task) -> None:
    for work in task.works():
        work()


def timed(task: Task, seconds: float) -> float:
    """Processor seconds for one unit, measured for about so many seconds. Of several works: the median among them."""
    works = task.works()
    spent, done = [0.0] * len(works), [0] * len(works)
    gc.collect()  # everybody starts with the same litter: none
    until = process_time() + seconds
    now = 0.0
    while now < until:
        for place, work in enumerate(works):
            start = process_time()
            done[place] += work()
            now = process_time()
            spent[place] += now - start
    return median(each / count for each, count in zip(spent, done))


def rows(todo: Sequence[Task], times: Mapping[str, Sequence[float]]) -> list[Row]:
    """The rows from the seconds that one unit of each task took in each round; the reference loop is among them."""
    units = {task.name: task.unit for task in todo}
    return [row(task, units, times) for task in todo]


def row(task: Task, units: Mapping[str, str], times: Mapping[str, Sequence[float]]) -> Row:
    taken = times[task.name]
    values = [value(task.unit, time) for time in taken]
    ratio = None
    if task.against is not None:
        others = [value(units[task.against], time) for time in times[task.against]]
        ratio = Spread.of([one / other for one, other in zip(values, others)])
    ref = median(one / other for one, other in zip(taken, times[REFERENCE]))
    return Row(task.name, task.unit, Spread.of(values), median(taken) * 1e6, ref, task.against, ratio, task.goal)


def value(unit: str, seconds: float) -> float:
    """Microseconds for one, or how many in a second."""
    return seconds * 1e6 if unit == "us" else 1 / seconds


def rounded(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")


def short(number: float) -> str:
    """Three digits are all that noise leaves."""
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"
