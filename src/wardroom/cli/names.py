"""Things by the names people give them: any unambiguous beginning, accents, case and punctuation optional."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar

from wardroom.interface.spelling import fold
from wardroom.kernel import Game
from wardroom.language import LANGUAGES, Text

from .errors import Mistake

T = TypeVar("T")
LONGEST = 80
NEAR = 0.6
FEW = 3
MANY = 8


class Unclear(Mistake):
    """A name that fits several things, or none."""


def beginnings(name: str) -> list[str]:
    """The folded rest of a name from each of its words on: `jeanlucpicard`, `lucpicard`, `picard`."""
    words = [fold(word) for word in "".join(each if each.isalnum() else " " for each in name).split()]
    return ["".join(words[place:]) for place in range(len(words)) if words[place]]


class Named(NamedTuple, Generic[T]):
    """A thing, how it is called when we speak of it, and all it may be called."""

    thing: T
    shown: str
    whole: frozenset[str]
    rests: frozenset[str]


class Names(Generic[T]):
    """Finds one thing among many."""

    def __init__(self, entries: Iterable[tuple[T, str, Iterable[str]]]) -> None:
        """Each entry is a thing, the name to show for it, and further names."""
        self.entries: list[Named[T]] = []
        for thing, shown, others in entries:
            names = {shown, *others}
            rests = frozenset(rest for name in names for rest in beginnings(name))
            self.entries.append(Named(thing, shown, frozenset(map(fold, names)), rests))

    def fitting(self, typed: str) -> list[Named[T]]:
        """What has exactly this name; else what begins with it; else what has a word that begins with it."""
        query = fold(typed[:LONGEST])
        if not query:
            return []
        return (
            self.exact(typed)
            or [entry for entry in self.entries if any(name.startswith(query) for name in entry.whole)]
            or [entry for entry in self.entries if any(rest.startswith(query) for rest in entry.rests)]
        )

    def exact(self, typed: str) -> list[Named[T]]:
        query = fold(typed[:LONGEST])
        return [entry for entry in self.entries if query in entry.whole]

    def find(self, typed: str) -> T:
        """The one thing meant; `Unclear` with the candidates, or with the nearest names."""
        fitting = self.fitting(typed)
        if len(fitting) == 1:
            return fitting[0].thing
        name = typed.strip()[:LONGEST]
        if fitting:
            more = "yes" if len(fitting) > MANY else "no"
            names = ", ".join(entry.shown for entry in fitting[:MANY])
            raise Unclear("ambiguous-name", name=name, names=names, more=more)
        nearest = self.nearest(typed)
        if nearest:
            raise Unclear("unknown-name", name=name, names=", ".join(nearest))
        raise Unclear("strange-name", name=name)

    def nearest(self, typed: str) -> list[str]:
        """What was perhaps meant, the likeliest first."""
        query = fold(typed[:LONGEST])
        likely = sorted(((likeness(query, entry), entry.shown) for entry in self.entries), key=lambda each: -each[0])
        return [shown for ratio, shown in likely[:FEW] if ratio >= NEAR]


def likeness(query: str, entry: Named[Any]) -> float:
    """How near a mistyped name comes, to the whole name or to any rest of it."""
    return max((SequenceMatcher(None, query, rest).ratio() for rest in entry.rests), default=0.0)


@cache
def faces(package: str) -> tuple[str, ...]:
    """All cards of a game by their ids: whatever its texts name."""
    return Text(LANGUAGES[0], package).faces


@cache
def card_names(package: str, face: str) -> tuple[str, ...]:
    """A card's name in every language."""
    return tuple(Text(language, package).card(face) for language in LANGUAGES)


def card_index(game: Game[Any], text: Text) -> Names[str]:
    """All cards of a game by id and by their names in every language. Equal cards are one thing."""
    equal: dict[str, list[str]] = {}
    for face in faces(game.package):
        equal.setdefault(text.card(face), []).append(face)
    return Names((same[0], shown, (*same, *card_names(game.package, same[0]))) for shown, same in equal.items())
