"""A running game: legal choices, undo, record, log."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any, Generic, NamedTuple, TypeVar

from .ask import DONE, UNLISTED, Ask, NothingToChoose, Option, Reason
from .cards import EVERYBODY, SPECTATOR
from .chance import Chance, commitment, mix, new_seed
from .errors import (
    Altered,
    BadSetup,
    CannotConcede,
    CannotUndo,
    FlowFailed,
    NotAsked,
    Refused,
    Sealed,
    TableError,
    UnknownRules,
)
from .game import Game
from .keys import keys
from .line import Choice, Line
from .record import NO_CHAIN, Move, Record
from .seat import Seat
from .state import Event, State, digest

S = TypeVar("S", bound=State)
UNDO, CONCEDE = "undo", "concede"
"""Moves that no ask lists."""
MOST_TO_CONCEDE = 2
"""How many may play at a table where somebody gives the game up: with more, it would not be theirs alone to end."""
LINK = 16
LONGEST_NAME = 40
LARGEST_SALT = 1024
SETTLING = b"settings"
"""What chance makes of settings follows from seed and salt, too, but takes nothing from the deal: a record whose header
holds what came of them has the same one."""


class Before(NamedTuple):
    """What it takes to go back before a choice."""

    seat: int
    base: Any
    journal: list[Choice]
    turns: int
    told: int


class Table(Generic[S]):
    """The one true line of a game. The seed is known to the host alone until the game is over."""

    __slots__ = (
        "game",
        "settings",
        "names",
        "seed",
        "salt",
        "line",
        "moves",
        "told",
        "start",
        "chain",
        "log",
        "conceded",
        "_trail",
    )

    def __init__(
        self,
        game: Game[S],
        seats: int,
        seed: bytes | None = None,
        *,
        salt: bytes = b"",
        settings: Mapping[str, object] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.names = checked_names(names, game.check_seats(seats))
        agreed = game.agreed(settings or {})
        self.seed = new_seed() if seed is None else seed
        if len(salt) > LARGEST_SALT:
            raise BadSetup("long-salt", most=LARGEST_SALT)
        self.salt = salt
        self.log: list[Event] = []
        luck = mix(self.seed, salt)
        self.settings = game.settle(agreed, Chance(mix(luck, SETTLING)))
        state = game.setup(seats, self.settings, Chance(luck))
        self.line = Line(game, state, news=self.log)
        self.moves: list[Move] = []  # append-only: an undo is a move too
        self.told: list[int] = []  # how long the log was before each move
        self.chain = self._seal()
        self.start = self.chain[:LINK]
        self.conceded: int | None = None  # who gave the game up
        self._trail: list[Before] = []

    def _seal(self) -> str:
        """The beginning of the chain: header and deal."""
        return sha256(self._header().encode() + digest(self.line.state).encode()).hexdigest()

    def _header(self) -> str:
        settings = self.game.header(self.settings)
        head = [self.game.name, self.game.rules, settings, self.names, commitment(self.seed), self.salt.hex()]
        return json.dumps(head, separators=(",", ":"), sort_keys=True)

    @property
    def over(self) -> bool:
        return self.line.over

    @property
    def result(self) -> list[int] | None:
        return self.game.result(self.line.state) if self.over else None

    @property
    def winners(self) -> list[int]:
        """The seats that won; several share a victory. None before the end. Who gives up loses to the others."""
        if not self.over:
            return []
        if self.conceded is not None:
            return [seat for seat in range(self.line.state.seats) if seat != self.conceded]
        victors = self.game.victors
        return self.game.winners(self.game.result(self.line.state)) if victors is None else victors(self.line.state)

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be shown before the deal."""
        return commitment(self.seed)

    def seat(self, number: int) -> Seat[S]:
        """A player's side of the table, or a spectator's (`SPECTATOR`)."""
        if not 0 <= number < self.line.state.seats and number != SPECTATOR:
            raise NotAsked(number)
        return Seat(self, number)

    def waiting(self) -> list[Seat[S]]:
        """The seats that have something to choose now."""
        return [Seat(self, ask.seat) for ask in self.line.waiting()]

    def why(self, seat: int, option: Option) -> Reason | None:
        """Why a seat may not choose an option; None when it may."""
        ask = self.line.ask(seat)
        return ask.why(option) if ask else UNLISTED

    def option_of(self, seat: int, key: str) -> Option:
        """The candidate with this key, legal or not."""
        ask = self._ask_of(seat)
        listed = keys(ask.candidates, self.line.state, seat)
        if key not in listed:
            raise Refused(UNLISTED)
        return ask.candidates[listed.index(key)]

    def _ask_of(self, seat: int) -> Ask:
        ask = self.line.ask(seat)
        if ask is None:
            raise NotAsked(seat)
        return ask

    def choose(self, seat: int, option: Option) -> None:
        """Make a choice; one that is not legal raises and changes nothing. So does one at which the game's own code
        fails (`FlowFailed`): the flow begins again from before it."""
        ask = self._ask_of(seat)
        if option not in ask.options:
            raise Refused(ask.why(option) or UNLISTED)
        place = ask.candidates.index(option)
        option = ask.candidates[place]  # our own value: a Card, not the caller's bare number
        key = self._key(ask, place)
        line, state = self.line, self.line.state
        before = Before(seat, line.base, line.journal[:], line.turns, len(self.log))
        drawn, learned = state.chance.counter, state.cards.learned[seat]
        try:
            line.answer(seat, option)
            position = self._settle(before.turns != line.turns)
        except BaseException as error:
            self._go_back(before)
            if isinstance(error, TableError) or not isinstance(error, Exception):
                raise
            raise self._failure(seat) from error
        free = drawn == state.chance.counter and learned == state.cards.learned[seat] and before.turns == line.turns
        if not free or not line.asks:
            self._trail = []
        elif self._trail and self._trail[-1].seat != seat:
            self._trail = [before]
        else:
            self._trail.append(before)
        self._write(seat, key, position, before.told)

    def _settle(self, turned: bool) -> str:
        """The fingerprint of the position after a choice, where a turn or the game ended. Whatever the next questions
        and the result need of the game's code is tried here, so that what fails does so while it can be unmade."""
        asks = self.line.asks
        for ask in asks:
            if not (ask.ready or ask.options):
                raise NothingToChoose(f"“{ask.kind}” is asked, but nothing can be chosen")
        if not asks and self.result is not None:
            self.winners  # noqa: B018
        return digest(self.line.state) if turned or not asks else ""

    def _failure(self, seat: int) -> FlowFailed:
        """The game's own code failed at what this seat does here."""
        return FlowFailed(self.game.name, self.game.rules, len(self.moves), seat)

    def _go_back(self, before: Before) -> None:
        """The line and the log as they were before a choice."""
        self.line = Line(self.game, before.base, before.journal)
        self.line.turns = before.turns
        del self.log[before.told :]
        self.line.state.news = self.log

    def _key(self, ask: Ask, place: int) -> str:
        return keys(ask.candidates[: place + 1], self.line.state, ask.seat)[place]

    def choose_key(self, seat: int, key: str) -> None:
        """Make a choice by its readable key; or take one back, or give up."""
        if key == UNDO:
            self.undo(seat)
        elif key == CONCEDE:
            self.concede(seat)
        else:
            self.choose(seat, self.option_of(seat, key))

    def choose_keys(self, seat: int, keys: Sequence[str]) -> None:
        """Several choices at once, all or none; each is a move of its own. Where a question asks for several things,
        they are picks. Else the first key answers it, and the next one what is asked then: `play`, and which card."""
        choose = self._pick_each if self._ask_of(seat).many else self._answer_each
        line, log = self.line, len(self.log)
        before = Before(seat, line.base, line.journal[:], line.turns, log)
        moves, chain, trail = len(self.moves), self.chain, self._trail[:]
        try:
            choose(seat, keys)
        except BaseException as error:
            self._go_back(before)
            del self.moves[moves:], self.told[moves:]
            self.chain, self._trail = chain, trail
            if isinstance(error, FlowFailed):
                raise self._failure(seat) from error.__cause__
            raise

    def _pick_each(self, seat: int, keys: Sequence[str]) -> None:
        """Keys are those of the question as it stands now; a last `done` may be needless, when that ended by itself."""
        kind = self._ask_of(seat).kind
        options = [self.option_of(seat, key) for key in keys]
        for number, option in enumerate(options):
            ask = self.line.ask(seat)
            asked = ask is not None and ask.many and ask.kind == kind
            if not asked and number and option == DONE and option == options[-1]:
                break
            if not asked:
                raise Refused(UNLISTED)
            self.choose(seat, option)

    def _answer_each(self, seat: int, keys: Sequence[str]) -> None:
        """Each key is one of the question that stands when its turn comes."""
        for number, key in enumerate(keys):
            if number and self.line.ask(seat) is None:
                raise Refused(UNLISTED)
            self.choose(seat, self.option_of(seat, key))

    def can_undo(self, seat: int) -> bool:
        """Whether the last choice was this seat's, and taught it nothing, drew nothing and ended no turn."""
        return bool(self._trail) and self._trail[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take back the last choice."""
        if not self.can_undo(seat):
            raise CannotUndo(seat)
        told = len(self.log)
        self._go_back(self._trail.pop())
        self._write(seat, UNDO, digest(self.line.state), told)

    def can_concede(self, seat: int) -> bool:
        """Whether this seat may give the game up, asked or not."""
        seats = self.line.state.seats
        return not self.over and seats <= MOST_TO_CONCEDE and 0 <= seat < seats

    def concede(self, seat: int) -> None:
        """Give the game up: the others win, and the result stands as it is."""
        if not self.can_concede(seat):
            raise CannotConcede(seat)
        try:
            self.game.result(self.line.state)  # before anything is changed
        except Exception as error:
            raise self._failure(seat) from error
        self.line.stop()
        self.conceded = seat
        self._trail = []
        self.log.append(Event("conceded", (("seat", seat),), EVERYBODY))
        self._write(seat, CONCEDE, digest(self.line.state), len(self.log) - 1)

    def last_choice(self, seat: int) -> int | None:
        """The number of the move with which this seat made its last choice that stands."""
        undone = 0
        for number in range(len(self.moves) - 1, -1, -1):
            move = self.moves[number]
            if move.seat != seat:
                continue
            if move.key == UNDO:
                undone += 1
            elif undone:
                undone -= 1
            else:
                return number
        return None

    def _write(self, seat: int, key: str, position: str, told: int) -> None:
        """Append to the record and its hash chain, which takes in the position where a turn or the game ends."""
        self.chain = sha256(f"{self.chain}|{seat}|{key}|{position}".encode()).hexdigest()
        self.moves.append(Move(seat, key, self.chain[:LINK]))
        self.told.append(told)

    def record(self, host: bool = False) -> Record:
        """The game file. Until the game is over only the host's own has the seed; others get its commitment."""
        result = self.result
        return Record(
            game=self.game.name,
            rules=self.game.rules,
            settings=self.game.header(self.settings),
            names=self.names,
            commitment=self.commitment,
            salt=self.salt.hex(),
            seed=self.seed.hex() if host or self.over else None,
            start=self.start,
            moves=tuple(self.moves),
            chain=self.chain,
            result=None if result is None else tuple(result),
        )

    def fork(self) -> Line[S]:
        """An independent line from here, for a host who may know everything; players imagine instead."""
        return self.line.fork()


def checked_names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    if len(names) > seats:
        raise BadSetup("many-names", names=len(names), places=seats)
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise BadSetup("bad-name", name=name[:LONGEST_NAME], most=LONGEST_NAME)
    return (*names, *(f"Seat {number + 1}" for number in range(len(names), seats)))


def open_record(game: Game[S], record: Record) -> Table[S]:
    """The table of a record before its first move, held against the file's own word for it."""
    if record.game != game.name or record.rules != game.rules:
        raise UnknownRules("unknown-rules", game=record.game, rules=record.rules, known=game.rules)
    if record.seed is None:
        raise Sealed("sealed")
    seed = bytes.fromhex(record.seed)
    if commitment(seed) != record.commitment:
        raise Altered("other-seed")
    salt = bytes.fromhex(record.salt)
    table = Table(game, len(record.names), seed, salt=salt, settings=record.settings, names=record.names)
    if table.start != record.start:
        raise Altered("other-start")
    return table


def steps(game: Game[S], record: Record) -> Iterator[Table[S]]:
    """The table after every move of a record, checked link by link."""
    table = open_record(game, record)
    yield table
    for number, move in enumerate(record.moves):
        repeat(table, number, move)
        yield table


def repeat(table: Table[S], number: int, move: Move) -> None:
    """Make a recorded move again; `Altered` where that is not possible or leads elsewhere."""
    try:
        table.choose_key(move.seat, move.key)
    except TableError:
        raise Altered("illegal-move", number, seat=move.seat, choice=move.key[:80]) from None
    if table.moves[-1].link != move.link:
        raise Altered("other-link", number, choice=move.key[:80])


def replay(game: Game[S], record: Record) -> Table[S]:
    """Play a record again and check all of it; `Altered` says where it differs."""
    *_, table = steps(game, record)
    if table.chain != record.chain and not (record.report is not None and record.chain == NO_CHAIN):
        raise Altered("other-end", len(record.moves) - 1)
    if (None if table.result is None else tuple(table.result)) != record.result:
        raise Altered("other-result")
    return table
