"""What is measured: the kernel alone, and what every game can be measured by.

The goals beside them are those the project set itself; a goal without a row to hold it against is on the value itself.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import cycle
from random import Random, random
from typing import Any

from wardroom.kernel import Chance, Game, Line, Seat, State, Table, digest
from wardroom.kernel.game import alike
from wardroom.players import Greedy, RandomPlayer, Search

from .match import Match, play

Work = Callable[[], int]
"""A small batch of work; how many units it was."""

DEALS = 64
POSITIONS = 16
EARLY, LATE = 10, 50
"""Between how many choices of a game its positions are taken."""
SIMULATIONS = 50
"""Of one search: few, and as many as the peers get in `make bench`."""
PACK = 60
LOOPS = 2000
A_DECISION, A_FORK = 60, 60
"""Microseconds. A decision costs ten times that in the one public engine of such a game that a program can drive; we
would like half of it, what a decision of OpenSpiel's gin_rummy costs from Python."""


@dataclass(frozen=True)
class Goal:
    """What a ratio (or a value, where there is no ratio) must reach, and what we would like."""

    bar: float
    aim: float | None = None
    least: bool = True

    def reached(self, number: float, mark: float) -> bool:
        return number >= mark if self.least else number <= mark

    def met(self, number: float) -> str:
        if self.aim is not None and self.reached(number, self.aim):
            return "aim"
        return "bar" if self.reached(number, self.bar) else "no"

    def bar_text(self) -> str:
        return f"{'>=' if self.least else '<='} {self.bar:g}"

    def to_json(self) -> dict[str, float | None]:
        return {"at_least" if self.least else "at_most": self.bar, "aim": self.aim}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Goal | None:
        """None when only a row to compare with is named."""
        for name in ("at_least", "at_most"):
            if name in data:
                return cls(data[name], data.get("aim"), name == "at_least")
        return None


@dataclass(frozen=True)
class Task:
    """Something to be measured. Several works: each is timed by itself, and their median counts."""

    name: str
    unit: str  # `us`, or things per second
    work: Work | Sequence[Work]
    against: str | None = None
    goal: Goal | None = None

    def works(self) -> Sequence[Work]:
        return [self.work] if callable(self.work) else self.work


class Thing:
    """A part of the reference loop."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        self.value = value

    def add(self, other: int) -> int:
        self.value = (self.value + other) & 0xFFFF
        return self.value


def reference() -> int:
    """Plain Python of the kind rules are made of: calls, attributes, lists, dicts, small numbers. Never to be changed:
    costs are given in iterations of this loop, so that they can be compared between machines and versions."""
    thing, pile, seen = Thing(1), list(range(16)), dict[int, int]()
    for i in range(LOOPS):
        v = thing.add(i)
        pile[v & 15] = i
        seen[v & 63] = pile[i & 15]
        if v & 1:
            thing.add(seen.get(i & 63, 3))
    return LOOPS


def common() -> list[Task]:
    """What knows no game."""
    pack = list(range(PACK))
    chance, dice = Chance(b"bench"), Random(1)
    plain, auditable = f"random.shuffle of {PACK}", f"auditable shuffle of {PACK}"
    return [
        Task("reference loop", "iterations/s", reference),
        Task(plain, "us", repeated(lambda: dice.shuffle(pack))),
        Task(auditable, "us", repeated(lambda: chance.shuffle(pack)), plain, Goal(1.3, 1.0, least=False)),
    ]


def generic(game: Game[Any]) -> list[Task]:
    """What every game can be measured by: at a table of two, if it can, and the basics at its smallest and largest."""
    seats = min(game.seats, key=lambda seats: (seats < 2, seats))
    others = {game.seats[0], game.seats[-1]} - {seats}
    return [*at_a_table(Workloads(game, seats)), *(row for other in sorted(others) for row in elsewhere(game, other))]


def elsewhere(game: Game[Any], seats: int) -> list[Task]:
    bench = Workloads(game, seats)
    return [
        Task(f"{game.name}: random games of {seats}", "games/s", bench.games),
        Task(
            f"{game.name}: random decision of {seats}",
            "us",
            bench.decisions,
            None,
            Goal(A_DECISION, A_DECISION / 2, False),
        ),
        Task(f"{game.name}: light fork of {seats}", "us", bench.fork, None, Goal(A_FORK, least=False)),
    ]


def at_a_table(bench: Workloads) -> list[Task]:
    def full_name(name: str) -> str:
        return f"{bench.game.name}: {name}"

    quick = Goal(1_000_000 // A_DECISION, 2_000_000 // A_DECISION)
    return [
        Task(full_name("deal"), "us", bench.deal),
        Task(full_name("random decisions"), "decisions/s", bench.decisions, None, quick),
        Task(full_name("random decisions, deal included"), "decisions/s", bench.dealt_decisions),
        Task(full_name("random games"), "games/s", bench.games),
        Task(full_name("arena games, random players"), "games/s", bench.arena, full_name("random games"), Goal(0.15)),
        Task(full_name("State.copy"), "us", bench.copy),
        Task(full_name("State.copy, light"), "us", bench.copy_light),
        Task(full_name("pickle round trip"), "us", bench.pickled, full_name("State.copy"), Goal(7, 10)),
        Task(full_name("light fork"), "us", bench.fork, None, Goal(A_FORK, least=False)),
        Task(full_name("imagine"), "us", bench.imagine, full_name("light fork"), Goal(8, 5, least=False)),
        Task(full_name("digest"), "us", bench.digest),
        Task(full_name("choice at a table"), "us", bench.table, None, Goal(150, 80, least=False)),
        Task(full_name("greedy decision, median"), "us", bench.greedy(), None, Goal(30_000, least=False)),
        Task(full_name("search, rated playouts"), "simulations/s", bench.search),
        Task(full_name("search, random playouts"), "simulations/s", bench.blind_search),
    ]


class Workloads:
    """The works of one game, on the same deals and positions every time."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.settings = game.agreed({})
        self.dice = Random(1)
        self.seed = 0
        self.deals = [self.dealt(number) for number in range(DEALS)]
        self.next_deal = cycle(self.deals).__next__
        self.lines = positions(game, self.deals, self.dice)
        self.states = [line.state for line in self.lines]
        self.asked = [(line, line.waiting()[0].seat) for line in self.lines]
        tables = [Table(game, self.seats, seed(number)) for number in range(POSITIONS)]
        blind = replace(
            game, mind=replace(game.mind, rate=alike, weigh=alike, glance=None, foresee=None, errors={}, doubt=None)
        )
        blind_tables = [Table(blind, self.seats, seed(number)) for number in range(POSITIONS)]
        self.next_seat = cycle([table.waiting()[0] for table in tables]).__next__
        self.next_blind_seat = cycle([table.waiting()[0] for table in blind_tables]).__next__

    def dealt(self, number: int) -> State:
        state: State = self.game.setup(self.seats, self.settings, Chance(seed(number)))
        return state

    def fresh(self) -> int:
        self.seed += 1
        return self.seed

    def deal(self) -> int:
        self.dealt(self.fresh())
        return 1

    def decisions(self) -> int:
        """Playouts as search makes them: from a position, on a light line."""
        return Line(self.game, self.next_deal(), light=True).run_out(self.dice.random)

    def dealt_decisions(self) -> int:
        return Line(self.game, self.dealt(self.fresh()), light=True).run_out(self.dice.random)

    def games(self) -> int:
        self.decisions()
        return 1

    def arena(self) -> int:
        """As `simulate` plays: choices are checked, what each seat knows is kept, players are asked at their seats."""
        number = self.fresh()
        match: Match[Any] = Match(self.game, self.seats, seed(number))
        play(match, [RandomPlayer(f"{number}/{place}") for place in range(self.seats)])
        return 1

    def copy(self) -> int:
        for state in self.states:
            state.copy()
        return len(self.states)

    def copy_light(self) -> int:
        for state in self.states:
            state.copy(False)
        return len(self.states)

    def pickled(self) -> int:
        for state in self.states:
            pickle.loads(pickle.dumps(state, pickle.HIGHEST_PROTOCOL))
        return len(self.states)

    def fork(self) -> int:
        """One choice after the checkpoint is made again."""
        for line in self.lines:
            line.fork(light=True)
        return len(self.lines)

    def imagine(self) -> int:
        """At the same positions, for the seat that is asked."""
        world = self.fresh().to_bytes(8, "big")
        for line, number in self.asked:
            line.imagine(number, world)
        return len(self.asked)

    def digest(self) -> int:
        for state in self.states:
            digest(state)
        return len(self.states)

    def table(self) -> int:
        """A whole random game: check, knowledge, checkpoint, log, record and hash. Opening the table is shared out."""
        table = Table(self.game, self.seats, seed(self.fresh()))
        line, dice, made = table.line, self.dice, 0
        while line.asks:
            ask = line.waiting()[0]
            table.choose(ask.seat, dice.choice(ask.options))
            made += 1
        return made

    def greedy(self) -> list[Work]:
        """A decision of a greedy player in each of some positions of random games."""
        works = []
        for number in range(POSITIONS):
            table = Table(self.game, self.seats, seed(number))
            for _ in range(EARLY + number * (LATE - EARLY) // POSITIONS):
                if not table.over:
                    ask = table.line.waiting()[0]
                    table.choose(ask.seat, self.dice.choice(ask.options))
            if not table.over:
                works.append(deciding(table.waiting()[0]))
        return works or [deciding(self.next_seat())]

    def search(self) -> int:
        """As the ranks play, at the first decision of a game."""
        return simulations(Search, str(self.fresh()), self.next_seat())

    def blind_search(self) -> int:
        """The same search as textbooks have it."""
        return simulations(BlindSearch, str(self.fresh()), self.next_blind_seat())


def deciding(seat: Seat[Any]) -> Work:
    """One decision, again and again."""
    player = Greedy("bench")

    def work() -> int:
        player.choose(seat)
        return 1

    return work


class BlindSearch(Search):
    """Playouts are random and go on to the end, as in textbooks and in OpenSpiel. It sits where no option looks better
    than another."""

    def play_out(self, world: Line[Any], turns: int, course: float) -> None:
        world.run_out(random)


def simulations(search: type[Search], seed: str, seat: Seat[Any]) -> int:
    """Think once; how many simulations that took."""
    return max(1, sum(arm.node.visits for arm in search(seed, SIMULATIONS).think(seat)))


def seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


def positions(game: Game[Any], deals: Sequence[State], dice: Random) -> list[Line[Any]]:
    """Lines in mid-game, one choice after their checkpoint; at the start of a game that has no such place."""
    found: list[Line[Any]] = []
    for number, deal in enumerate(deals):
        line: Line[Any] = Line(game, deal)
        wanted = EARLY + number % (LATE - EARLY)
        made = 0
        while line.asks and made < LATE and (made < wanted or len(line.journal) != 1):
            ask = line.waiting()[0]
            line.answer(ask.seat, dice.choice(ask.options))
            made += 1
        if line.asks and len(line.journal) == 1:
            found.append(line)
    return found[:POSITIONS] or [Line(game, deal) for deal in deals[:POSITIONS]]


def repeated(call: Callable[[], object], times: int = 20) -> Work:
    """Many calls as one batch: reading the clock must not count."""

    def work() -> int:
        for _ in range(times):
            call()
        return times

    return work
