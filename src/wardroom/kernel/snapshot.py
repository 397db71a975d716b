"""A table at rest as text, so that it can be opened again without playing all of its game once more.

A snapshot is a cache and nothing else: whoever finds one that does not fit (`BadSnapshot`) replays the game. It holds
what a table is between two turns: the position at the last checkpoint, the log and how long it was before each move,
how many turns have ended, the hash chain.

The text is a SHA-256 and JSON. What JSON does not know is written as an object with one name:

    {"c": 5}                a Card; {"cs": [5, 7]} a list of them
    {"t": [...]}            a tuple
    {"b": "00ff"}           bytes
    {"d": [[key, value]]}   a dict, in its order
    {"n": [class, ...]}     a named tuple, by its fields
    {"o": [class, ...]}     an object of a slotted class, by its slots in alphabetical order

`class` is the place in a list of names at the beginning. Reading builds classes of the kernel and of the game's own
modules that are loaded already, by their slots: it imports nothing and calls nothing.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, TypeVar

from wardroom import __version__

from .card import Card
from .cards import Cards, Zone
from .chance import Chance, commitment
from .errors import Altered, BadSnapshot, Sealed, UnknownRules
from .game import Game
from .line import Line
from .record import Move, Record
from .state import Event, Shown, State, fields
from .table import LINK, Table, repeat

S = TypeVar("S", bound=State)
FORMAT = 2
HASH = 64
KERNEL: dict[str, type] = {cls.__name__: cls for cls in (Cards, Chance, Event, Shown, State, Zone)}
"""All of the kernel that is part of a position or of a log."""
MISSING = frozenset({"news", "heard"})
"""Who listens is not written down."""


def keep(table: Table[Any]) -> str | None:
    """The table as text, if it rests. A game whose state cannot be written is played without snapshots: the kit names
    the fault, and no move is lost by it."""
    try:
        return write_snapshot(table)
    except (TypeError, ValueError, KeyError):
        return None


def write_snapshot(table: Table[Any]) -> str | None:
    """The table as text, if it rests: no choice since the last checkpoint, and none that may be taken back."""
    line = table.line
    if line.base is None or line.journal or table._trail:
        return None
    writer = Writer(table.game)
    parts = [writer.write(line.base), writer.write(table.log)]
    head = [FORMAT, __version__, table.start, len(table.moves), table.chain, line.turns, table.told]
    body = json.dumps([head, writer.names, *parts], separators=(",", ":"), ensure_ascii=False)
    return sha256(body.encode()).hexdigest() + body


def wake(game: Game[S], head: Record, moves: Sequence[Move], text: str) -> Table[S]:
    """The table of a header after these moves; those after the snapshot are made again and checked. Of the header
    neither moves nor chain nor result are looked at, since it may be that of a running game."""
    if head.game != game.name or head.rules != game.rules:
        raise UnknownRules("unknown-rules", game=head.game, rules=head.rules, known=game.rules)
    if head.seed is None:
        raise Sealed("sealed")
    if commitment(bytes.fromhex(head.seed)) != head.commitment:
        raise Altered("other-seed")
    table, position = woken(game, head, moves, text)
    for number in range(position, len(moves)):
        repeat(table, number, moves[number])
    return table


def woken(game: Game[S], head: Record, moves: Sequence[Move], text: str) -> tuple[Table[S], int]:
    """The table as it was kept, and after how many moves that was."""
    (form, version, start, position, chain, turns, told), names, written_base, written_log = parse(text)
    if (form, version, start) != (FORMAT, __version__, head.start):
        raise BadSnapshot("bad-snapshot")
    if not 0 <= position <= len(moves) or chain[:LINK] != (moves[position - 1].link if position else head.start):
        raise BadSnapshot("bad-snapshot")
    try:
        reader = Reader(game, names)
        base, log = reader.read(written_base), reader.read(written_log)
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        raise BadSnapshot("bad-snapshot") from None
    if not is_table(base, log) or len(told) != position or not all(type(each) is int for each in told):
        raise BadSnapshot("bad-snapshot")
    table = revive(game, head, moves[:position], chain, turns, base, log)
    table.told = told
    return table, position


def is_table(base: object, log: object) -> bool:
    return isinstance(base, State) and isinstance(log, list) and all(type(event) is Event for event in log)


def parse(text: str) -> Any:
    check, body = text[:HASH], text[HASH:]
    if check != sha256(body.encode("utf-8", "replace")).hexdigest():
        raise BadSnapshot("bad-snapshot")
    try:
        head, names, base, log = json.loads(body)
        if [type(part) for part in head] != [int, str, str, int, str, int, list] or not isinstance(names, list):
            raise ValueError("another form")
    except (ValueError, TypeError, RecursionError):
        raise BadSnapshot("bad-snapshot") from None
    return head, names, base, log


def revive(
    game: Game[S], head: Record, moves: Sequence[Move], chain: str, turns: int, base: S, log: list[Event]
) -> Table[S]:
    """A table put together from its parts, without a deal. Its line enters the flow at the checkpoint, unheard: what
    was told on the way to the first ask stands in the log already."""
    table: Table[S] = Table.__new__(Table)
    table.game = game
    table.names = head.names
    table.settings = game.agreed(head.settings)
    table.seed = bytes.fromhex(head.seed or "")
    table.salt = bytes.fromhex(head.salt)
    table.log = log
    table.line = Line(game, base)
    table.line.turns = turns
    table.line.state.news = log
    table.moves = list(moves)
    table.chain = chain
    table.start = head.start
    table.conceded = None
    table._trail = []
    return table


def own_class(game: Game[Any], name: str) -> type:
    """A class by its name: the kernel's (`Cards`), or one in a module of the game (`module:Class`)."""
    if name in KERNEL:
        return KERNEL[name]
    module, _, within = name.partition(":")
    found = vars(sys.modules[module])[within] if at_home(game, module) else None
    if not isinstance(found, type) or class_name(found) != name:
        raise ValueError(f"{name} is no class of {game.name}")
    return found


def at_home(game: Game[Any], module: str) -> bool:
    """Whether a module is the game's own; a game inside the package of another is made of the modules around it too."""
    home, around = game.package or game.setup.__module__, module.rpartition(".")[0]
    return f"{module}.".startswith(f"{home}.") or (around != "" and f"{home}.".startswith(f"{around}."))


def class_name(cls: type) -> str:
    return cls.__name__ if KERNEL.get(cls.__name__) is cls else f"{cls.__module__}:{cls.__qualname__}"


def slots(cls: type) -> list[str]:
    return sorted(fields(cls) - MISSING)


class Writer:
    """From values to what JSON can write. Only what the reader would build is written."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.names: list[str] = []
        self._places: dict[type, int] = {}

    def write(self, value: Any) -> Any:
        kind = type(value)
        if value is None or kind in (int, str, bool):
            return value
        if kind is list:
            if value and all(type(each) is Card for each in value):
                return {"cs": value}
            return [self.write(each) for each in value]
        if kind is Card:
            return {"c": int(value)}
        if kind is tuple:
            return {"t": [self.write(each) for each in value]}
        if kind is dict:
            return {"d": [[self.write(key), self.write(each)] for key, each in value.items()]}
        if kind is bytes:
            return {"b": value.hex()}
        if issubclass(kind, tuple):
            return {"n": [self._place(kind), *map(self.write, value)]}
        return {"o": [self._place(kind), *[self.write(getattr(value, name)) for name in slots(kind)]]}

    def _place(self, cls: type) -> int:
        if cls not in self._places:
            name = class_name(cls)
            if own_class(self.game, name) is not cls or not (issubclass(cls, tuple) or slots(cls)):
                raise TypeError(f"{name} is not plain data")
            self._places[cls] = len(self.names)
            self.names.append(name)
        return self._places[cls]


class Reader:
    """From JSON to values."""

    def __init__(self, game: Game[Any], names: Sequence[str]) -> None:
        self.classes = [own_class(game, name) for name in names]

    def read(self, written: Any) -> Any:
        if isinstance(written, list):
            return [self.read(each) for each in written]
        if not isinstance(written, dict):
            return written
        ((tag, value),) = written.items()
        if tag == "c":
            return Card(value)
        if tag == "cs":
            return [Card(each) for each in value]
        if tag == "t":
            return tuple([self.read(each) for each in value])
        if tag == "d":
            return {self.read(key): self.read(each) for key, each in value}
        if tag == "b":
            return bytes.fromhex(value)
        if tag in ("n", "o"):
            place, *parts = value
            made = [self.read(part) for part in parts]
            return self._tuple(place, made) if tag == "n" else self._object(place, made)
        raise ValueError(f"unknown tag {tag}")

    def _tuple(self, place: int, parts: list[Any]) -> Any:
        cls = self.classes[place]
        if not issubclass(cls, tuple) or len(parts) != len(getattr(cls, "_fields", ())):
            raise ValueError(f"{cls.__name__} has other fields by now")
        return tuple.__new__(cls, parts)

    def _object(self, place: int, parts: list[Any]) -> Any:
        cls: Any = self.classes[place]
        names = slots(cls)
        if not names or len(parts) != len(names):
            raise ValueError(f"{cls.__name__} has other slots by now")
        made = cls.__new__(cls)
        for name, part in zip(names, parts):
            setattr(made, name, part)
        for name in fields(cls) & MISSING:
            setattr(made, name, None)
        return made
