"""The conformance kit: what must hold in every game, checked along random games.

Cheap properties are checked at every decision, the others at a share of them (`Rates`), so that thousands of games take
minutes. The games played depend on the seed alone, not on what is checked; each can be played again by its number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from wardroom.kernel import Game, Option, Record, Seat, Table
from wardroom.kernel.ask import NothingToChoose
from wardroom.kernel.errors import FlowFailed

from .choosing import (
    check_any_order,
    check_keys,
    check_options,
    check_pointed,
    check_rated,
    check_refusals,
    check_window,
    choose,
    choose_twice,
)
from .conservation import Components, Sights, check_cards, check_carried, check_copy, components
from .faults import Fault, Property, Report
from .forking import check_chance, check_fork, check_fork_to_the_end
from .leaks import check_foreseen, check_imagined, check_locals, check_world, lockstep
from .observing import observe, readers, to_text
from .playing import LONGEST, Chooser, Player, check_length, chooser_of, new_table, seat_players
from .saving import check_conceded, check_elsewhere, check_replay, check_save, check_sealed, check_snapshot, installed
from .words import Words, check_folders, find_text_faults

Progress = Callable[[int], None]
"""Called with the number of games done."""
COUNTS = (
    "decisions",
    "positions",
    "refusals",
    "undos",
    "copies",
    "forks",
    "forks to the end",
    "picks in another order",
    "saves",
    "half-made choices saved",
    "leak pairs",
    "imagined worlds",
    "lockstep steps",
    "lessons",
    "checkpoints",
    "replayed elsewhere",
)
"""What is counted in a report."""


@dataclass(frozen=True)
class Rates:
    """At which share of the decisions each property is checked."""

    cards: float = 0.05  # conservation, and who knows what
    options: float = 0.05  # keys, refusals, texts
    copies: float = 0.02
    undo: float = 0.03
    fork: float = 0.02
    to_the_end: float = 0.005  # forks played to the end
    save: float = 0.005
    leak: float = 0.04  # one pair of worlds for every seat
    world: float = 0.02  # how an imagined world is made
    steps: float = 0.02  # two worlds side by side for some steps
    sheets: float = 0.05  # of the leak pairs
    far: int = 12  # how many steps


USUAL = Rates()
EVERYWHERE = Rates(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
"""Every property at every decision: for small games and few of them."""


def check(
    game: Game[Any],
    games: int = 100,
    seed: str | int = "wardroom",
    progress: Progress | None = None,
    chooser: Chooser | Player | None = None,
    *,
    players: Sequence[str] = (),
    first: int = 0,
    rates: Rates = USUAL,
    where: str = "",
    elsewhere: int = 20,
    limit: int = LONGEST,
    most_faults: int = 20,
) -> Report:
    """Play games number `first`, `first + 1`, ... of a seed and check every property along them.

    `chooser` plays all seats (at random by default), or `players` by their names share every table. `where` is how
    another process finds the game (`module:attribute`; installed games are found by name); it replays `elsewhere` of
    the records. `limit`: the most decisions of a game. After `most_faults` the run stops: the rest would say the same
    again. Missing texts do not stop it: all that are met are listed, each once.
    """
    report = Report(game.name, str(seed), Counter(dict.fromkeys(COUNTS, 0)), dict.fromkeys(game.effects, 0))
    if not holds(report, check_folders, game):
        return report
    report.faults += find_text_faults(game)
    words = Words(game)
    records: list[Record] = []
    for number in range(first, first + games):
        choosers = seat_players(players, game.seats[-1], str(seed), number) if players else [chooser_of(chooser)]
        record = Walk(game, str(seed), number, report, words, rates, choosers, limit).play()
        if record is not None and len(records) < elsewhere:
            records.append(record)
        report.games += 1
        if progress is not None:
            progress(report.games)
        if len(report.severe) >= most_faults:
            break
    where = where or installed(game)
    if where and records:
        holds(report, check_elsewhere, where, records)
        report.counts["replayed elsewhere"] += len(records)
    return report


def holds(report: Report, checked: Callable[..., None], *args: Any) -> bool:
    """Whether something holds; if not, the report has its fault."""
    try:
        checked(*args)
    except Fault as fault:
        report.faults.append(fault)
        return False
    return True


class Walk:
    """One game of a run, and what is checked along it."""

    def __init__(
        self,
        game: Game[Any],
        seed: str,
        number: int,
        report: Report,
        words: Words,
        rates: Rates,
        choosers: Sequence[Chooser],
        limit: int,
    ) -> None:
        self.game = game
        self.seed = seed
        self.number = number
        self.report = report
        self.counts = report.counts
        self.words = words
        self.rates = rates
        self.choosers = choosers  # by seat; one alone plays them all
        self.limit = limit
        self.play_dice = Random(f"{seed}/{number}/play")
        self.dice = Random(f"{seed}/{number}/check")
        self.components: Components = Counter()
        self.stale: list[Option] = []
        self.told = 0

    def play(self) -> Record | None:
        """From the deal to the end; the record, unless there was a fault."""
        table: Table[Any] | None = None
        try:
            table = new_table(self.game, self.seed, self.number)
            self.components = components(table.line.state)
            check_cards(table.line.state, self.components)
            self.words.check_cards(table.line.state.cards)
            check_snapshot(table)
            decisions = 0
            while not table.over:
                decisions += 1
                check_length(decisions, self.limit)
                self.check_position(table)
                self.decide(table)
            self.check_end(table)
            return table.record()
        except Fault as fault:
            self.blame(fault, table)
        except Exception as error:
            self.blame(crash(error), table)
        finally:
            for missing in self.words.news():
                self.blame(missing, table)
        return None

    def blame(self, fault: Fault, table: Table[Any] | None) -> None:
        seed, moves = (table.seed, len(table.moves)) if table is not None else (b"", 0)
        self.report.faults.append(fault.at(self.number, seed, moves))

    def now(self, rate: float) -> bool:
        return self.dice.random() < rate

    def check_position(self, table: Table[Any]) -> None:
        """Everything that leaves the table as it is."""
        rates, line = self.rates, table.line
        for ask in line.waiting():
            check_options(ask)
            check_pointed(line.state.cards, ask)
            check_window(ask)
            self.words.check_new_kind(line, ask)
        if self.now(rates.cards):
            check_cards(line.state, self.components)
            self.counts["positions"] += 1
        if self.now(rates.options):
            self.check_asks(table)
        if any(ask.many for ask in line.asks) and self.now(rates.undo):
            self.counts["picks in another order"] += check_any_order(line, self.dice)
        if self.now(rates.copies):
            check_copy(line.state)
            self.counts["copies"] += 1
        if self.now(rates.fork):
            check_fork(line)
            self.counts["forks"] += 1
        if self.now(rates.to_the_end):
            check_fork_to_the_end(line, self.dice)
            check_chance(line, self.dice)
            self.counts["forks to the end"] += 1
        if self.now(rates.save):
            loaded = check_save(table)
            check_sealed(table)
            check_conceded(loaded, self.dice)
            self.counts["saves"] += 1
            self.counts["half-made choices saved"] += bool(line.answers)
        self.check_secrets(table)

    def check_asks(self, table: Table[Any]) -> None:
        """Keys, texts and refusals of all open asks."""
        for ask in table.line.waiting():
            check_keys(table, ask)
            check_rated(table, ask)
            self.words.check_ask(table.line, ask)
        self.counts["refusals"] += check_refusals(table, self.stale, self.dice)

    def check_secrets(self, table: Table[Any]) -> None:
        """The leak test for every seat, and what is behind it for one of them."""
        rates, line, dice = self.rates, table.line, self.dice
        if self.now(rates.leak):
            sheets = self.now(rates.sheets)
            for seat in range(line.state.seats):
                check_imagined(line, seat, dice.randbytes(8), sheets)
            self.counts["leak pairs"] += line.state.seats
        seat, seed = dice.randrange(line.state.seats), dice.randbytes(8)
        if self.now(rates.world):
            check_world(line, seat, seed)
            self.counts["imagined worlds"] += 1
        if self.now(rates.steps):
            self.counts["lockstep steps"] += lockstep(line, seat, seed, dice, rates.far)
            self.counts["lessons"] += check_foreseen(line, seat, seed, dice)
            self.counts["checkpoints"] += check_locals(line, seat, seed, dice, rates.far)

    def decide(self, table: Table[Any]) -> None:
        """Make the next choice, now and then with a change of mind."""
        ask = self.play_dice.choice(table.line.waiting())
        chooser = self.choosers[ask.seat % len(self.choosers)]
        option = chooser(Seat(table, ask.seat), self.play_dice)
        sights = table.line.state.cards.sights = Sights(table.line.state)
        if self.now(self.rates.undo):
            undone = choose_twice(table, ask.seat, option)
            self.counts["undos"] += undone
        else:
            choose(table, ask.seat, option)
        check_carried(table.line.state, sights)
        self.stale = list(ask.candidates)
        self.counts["decisions"] += 1
        for event in table.log[self.told :]:
            self.words.check_event(event, self.dice.choice(readers(table.line.state)))
        self.told = len(table.log)

    def check_end(self, table: Table[Any]) -> None:
        """The end: result, winners, sheets, effects, and the whole game again from its file."""
        line, seats = table.line, table.line.state.seats
        check_cards(line.state, self.components)
        check_result(table)
        for reader in readers(line.state):
            observe(line, reader)
        reader, seat = self.dice.choice(readers(line.state)), self.dice.randrange(seats)
        sheet = self.game.show.sheet(line.state, seat, reader)
        to_text(sheet, reader)
        self.words.check_sheet(sheet, reader)
        check_replay(table)
        check_sealed(table)
        for effect in set(self.game.reached(line.state)):
            if effect not in self.report.effects:
                raise Fault(Property.RESULT, f"reached “{effect}”, which is not among the effects of the game")
            self.report.effects[effect] += 1


def check_result(table: Table[Any]) -> None:
    """A whole number for every seat, and winners among the seats."""
    result, seats = table.result, table.line.state.seats
    if result is None or len(result) != seats or any(type(points) is not int for points in result):
        raise Fault(Property.RESULT, f"{result} is no result for {seats} seats")
    if any(seat not in range(seats) for seat in table.winners):
        raise Fault(Property.RESULT, f"{table.winners} are not all seats")


def crash(error: BaseException) -> Fault:
    """An error that is nobody's mistake but the game's, with the place where it was raised."""
    if isinstance(error, FlowFailed) and error.__cause__ is not None:
        error = error.__cause__
    if isinstance(error, NothingToChoose):
        return Fault(Property.ENDS, str(error))
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    code = trace.tb_frame.f_code if trace is not None else None
    place = f" in {code.co_qualname} ({code.co_filename}:{trace.tb_lineno})" if code and trace else ""
    return Fault(Property.CRASH, f"{type(error).__name__}: {error}{place}")
