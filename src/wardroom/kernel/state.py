"""The common part of every position, events, and one canonical reading of plain data."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, NamedTuple, Self

from .card import Card
from .cards import Cards
from .chance import Chance
from .copies import copy_of

Plain = str | int | bool | None | list[Any] | dict[str, Any]


class Shown(NamedTuple):
    """A card as an event names it: its face then, its back, and who knew the face at that moment."""

    face: str
    back: str
    known: int

    def read(self, reader: int) -> str:
        return self.face if self.known >> reader & 1 else self.back


class Event:
    """What happened: a text key (`event-<key>`) and arguments. Each reader is told a card's face if it knew it then."""

    __slots__ = ("key", "args", "only")

    def __init__(self, key: str, args: tuple[tuple[str, Any], ...], only: int) -> None:
        self.key = key
        self.args = args
        self.only = only

    def args_for(self, reader: int) -> dict[str, Any] | None:
        """The arguments as this reader (a seat, or `SPECTATOR`) was told; None: not told at all."""
        if not self.only >> reader & 1:
            return None
        return {name: read(value, reader) for name, value in self.args}


def read(value: Any, reader: int) -> Any:
    if isinstance(value, Shown):
        return value.read(reader)
    if isinstance(value, tuple):
        return [read(each, reader) for each in value]
    return value


@dataclass(slots=True, eq=False, repr=False)
class State:
    """A position. Everything hidden is in `cards`; whatever a game adds to this class is public.

    A game's own position is a dataclass made in the same way, with a default for each of its fields. It prints nothing
    of itself (`repr=False`), since that would tell faces to whoever reads a log.
    `news` collects events for the table and is None where nobody listens (forks, playouts). `heard` is called after
    each of them, with the position as it is at that moment: that is how a turn is shown step by step.
    """

    seats: int
    cards: Cards
    chance: Chance
    news: list[Event] | None = field(default=None, init=False)
    heard: Callable[[State], None] | None = field(default=None, init=False)

    @property
    def sides(self) -> int:
        """How many take turns: the seats. A printed opponent that does is one more, where the game says so."""
        return self.seats

    def copy(self, track: bool = True) -> Self:
        """An exact copy. Without `track` it leaves out who knows what (playouts)."""
        return copy_of(self, track)

    def place(self, card: Card) -> str:
        """Where a card that all see lies on the table, for games in which equal ones must be told apart: a short word
        of public facts. Keys, labels and views then write `guard@pagh`."""
        return ""

    def tag(self, card: Card, seat: int) -> str:
        """A card as keys and views write it: the face as far as the seat knows it, and its place, if it has one."""
        place = self.place(card)
        read = self.cards.read(card, seat)
        return f"{read}@{place}" if place else read

    def public(self, seat: int) -> Plain:
        """All that the game added to the position, with cards as this seat reads them. Games may say it better."""
        own = {name: getattr(self, name) for name in fields(type(self)) - fields(State)}
        return plain(own, self, seat)

    def tell(self, key: str, only: int = -1, **args: Any) -> None:
        """Report an event to the seats in `only` (bits; all by default). Arguments named `card...` are cards (or tuples
        of cards), those named `seat...` seats; the rest are words and numbers."""
        if self.news is not None:
            told = tuple((name, self.as_told(value)) for name, value in args.items())
            self.news.append(Event(key, told, only))
            if self.heard is not None:
                self.heard(self)

    def as_told(self, value: Any) -> Any:
        if isinstance(value, Card):
            cards = self.cards
            return Shown(cards.faces[value], cards.backs[value], cards.known[value])
        if isinstance(value, (tuple, list)):
            return tuple([self.as_told(each) for each in value])
        return value


def fields(cls: type) -> frozenset[str]:
    """The slots of a class and its bases; mypyc keeps them under another name."""
    if cls not in FIELDS:
        names: set[str] = set()
        for each in cls.__mro__:
            names.update(getattr(each, "__slots__", ()) or getattr(each, "__mypyc_attrs__", ()))
        FIELDS[cls] = frozenset(names - {"__dict__"})
    return FIELDS[cls]


FIELDS: dict[type, frozenset[str]] = {}


def plain(thing: object, state: State, seat: int) -> Plain:
    """Lists, tuples, dicts and scalars as JSON-able data, with every Card written as the seat reads it. A dict with
    cards for keys, equal ones perhaps, becomes a list of pairs."""
    if isinstance(thing, Card):
        return state.tag(thing, seat)
    if thing is None or isinstance(thing, (str, int)):
        return thing
    if isinstance(thing, (list, tuple)):
        return [plain(part, state, seat) for part in thing]
    if isinstance(thing, dict):
        if any(isinstance(key, Card) for key in thing):
            return [[plain(key, state, seat), plain(thing[key], state, seat)] for key in sorted(thing)]
        return {str(key): plain(thing[key], state, seat) for key in sorted(thing)}
    raise TypeError(f"{type(thing).__name__} is not plain data")


UNSAVED = frozenset({"news", "heard", "sights", "zones", "backs", "repeated", "copied"})
"""What is not part of a position: who listens or watches, and what never changes during a game."""


def digest(state: State) -> str:
    """The fingerprint of a position."""
    return sha256(json.dumps(state, separators=(",", ":"), sort_keys=True, default=to_json).encode()).hexdigest()


def to_json(thing: object) -> Plain:
    """What JSON cannot write by itself: bytes and slotted classes."""
    if isinstance(thing, bytes):
        return thing.hex()
    slots = fields(type(thing))
    if not slots:
        raise TypeError(f"{type(thing).__name__} is not plain data")
    return {name: getattr(thing, name) for name in slots - UNSAVED}
