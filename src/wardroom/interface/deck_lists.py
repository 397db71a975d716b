"""Decks of one's own: what a game's module `Game.decks` says of them, and plain lists of card names read.

A list has a card a line, with how many of it: `Taitt`, `2 Taitt`, `2x Taitt`, `Taitt x2`. A line `Format: full` names
the format; a line that is the name of a section begins it (`Seed cards`, `Draw deck:`), any other heading with a colon
ends it. Without a section a card goes where cards of its kind go. Lines that begin with `#` or `//` are remarks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from functools import cache
from typing import Any, NamedTuple, Protocol, cast

from wardroom.kernel import Game, Reason, games
from wardroom.kernel.errors import BadSetup, WardroomError
from wardroom.language import LANGUAGES, Text

from .spelling import fold

LARGEST = 100_000
"""No file with a deck has more bytes."""
MOST_LINES = 600
LONGEST_NAME = 80
NEAR, FEW = 0.6, 3
MOST_GUESSES = 50
"""For so many lines it is looked up what they may have meant; that takes a while."""
COUNTED = (re.compile(r"(?P<n>\d{1,3})\s*[x×*]?\s+(?P<name>.+)"), re.compile(r"(?P<name>.+?)\s*[x×*]\s*(?P<n>\d{1,3})"))
REMARKS = ("#", "//")
IN_BRACKETS = re.compile(r"\s*[(\[]\d+[)\]]\s*:?$")
"""How many cards a heading says its section has."""


class Deck(Protocol):
    """The cards of each section are an attribute of its name."""

    @property
    def format(self) -> str: ...


class Shelf(Protocol):
    """The module `decks` of a game. Its texts say `deck-<name>`, `section-<name>`, `setting-format-<format>`."""

    READY: Mapping[str, Any]
    FORMATS: Sequence[str]
    SECTIONS: Sequence[str]

    @staticmethod
    def parse(text: str) -> Any: ...
    @staticmethod
    def code(deck: Any) -> str: ...
    @staticmethod
    def legality(deck: Any) -> Sequence[Reason]: ...
    @staticmethod
    def advice(deck: Any) -> Sequence[Reason]: ...
    @staticmethod
    def format_for(faces: Collection[str]) -> str: ...
    @staticmethod
    def place(face: str) -> str: ...


class NoDecks(WardroomError):
    """The game is played without decks of one's own."""


class Unknown(NamedTuple):
    """A line of a list that names no card, and the cards that come nearest."""

    line: int
    said: str
    nearest: Sequence[str]


class Checked(NamedTuple):
    """A deck, how it is written as a code, all its faults, and what is unwise about it."""

    format: str
    cards: Mapping[str, Mapping[str, int]]
    code: str
    faults: Sequence[Reason]
    warnings: Sequence[Reason]
    unknown: Sequence[Unknown] = ()

    @property
    def fine(self) -> bool:
        return not self.faults and not self.unknown

    @property
    def size(self) -> int:
        return sum(sum(pile.values()) for pile in self.cards.values())


def shelf_of(game: Game[Any]) -> Shelf:
    if game.decks is None:
        raise NoDecks("no-decks", game=game.name)
    return cast(Shelf, game.decks)


def games_with_decks() -> list[Game[Any]]:
    return [game for game in games().values() if game.decks is not None]


def examine(game: Game[Any], deck: Any, unknown: Sequence[Unknown] = ()) -> Checked:
    shelf = shelf_of(game)
    cards = {name: dict(Counter(getattr(deck, name))) for name in shelf.SECTIONS if getattr(deck, name)}
    return Checked(deck.format, cards, shelf.code(deck), shelf.legality(deck), shelf.advice(deck), unknown)


def ready(game: Game[Any], name: str) -> Any | None:
    """The ready-made deck of this name, or of this title in any language."""
    wanted = fold(name)
    for each, deck in shelf_of(game).READY.items():
        if wanted in (fold(each), *(fold(Text(language, game.package).say(f"deck-{each}")) for language in LANGUAGES)):
            return deck
    return None


def is_code(game: Game[Any], text: str) -> bool:
    """Whether a text is meant for a deck code: it begins with its format and a slash."""
    format, slash, _ = text.partition("/")
    return bool(slash) and format.strip().lower() in shelf_of(game).FORMATS


def read_deck(game: Game[Any], text: str) -> Checked:
    """A deck from a file: its code, or a list of its cards. `BadSetup` where it can be neither."""
    if is_code(game, text):
        return examine(game, shelf_of(game).parse(text))
    return read_list(game, text)


# Lists


def read_list(game: Game[Any], text: str) -> Checked:
    """What names no card is left out, and reported."""
    shelf, lines = shelf_of(game), text.splitlines()
    if len(lines) > MOST_LINES:
        raise BadSetup("list-long", most=MOST_LINES)
    format, section = "", ""
    found: list[tuple[str, str, int]] = []
    unknown: list[Unknown] = []
    for number, line in enumerate(lines, 1):
        said = line.strip()
        if not said or said.startswith(REMARKS):
            continue
        if named := format_named(game, said):
            format = named
        elif heading := section_named(game, said):
            section = heading
        elif counted := counted_card(game.package, said):
            found.append((section, *counted))
        elif said.endswith(":"):
            section = ""
        else:
            near = nearest(game.package, bare(said)) if len(unknown) < MOST_GUESSES else ()
            unknown.append(Unknown(number, said[:LONGEST_NAME], near))
    format = format or shelf.format_for([face for _, face, count in found for _ in range(min(count, 10))])
    piles: dict[str, Counter[str]] = {}
    for named, face, count in found:
        piles.setdefault(named or shelf.place(face), Counter())[face] += count
    parts = (f"{name}:{','.join(f'{face}*{n}' for face, n in pile.items())}" for name, pile in piles.items())
    return examine(game, shelf.parse(f"{format}/{';'.join(parts)}"), unknown)


def format_named(game: Game[Any], line: str) -> str:
    """`Format: Academy`, in any language."""
    word, colon, value = line.partition(":")
    if not colon or fold(word) not in {fold(Text(each, game.package).say("setting-format")) for each in LANGUAGES}:
        return ""
    for format in shelf_of(game).FORMATS:
        titles = (Text(each, game.package).say(f"setting-format-{format}") for each in LANGUAGES)
        if fold(value) in map(fold, (format, *titles)):
            return format
    return ""


def section_named(game: Game[Any], line: str) -> str:
    """The section that begins with this line, if one does: `Seed cards`, `Draw deck (45):`."""
    title = fold(IN_BRACKETS.sub("", line))
    for section in shelf_of(game).SECTIONS:
        titles = (Text(language, game.package).say(f"section-{section}") for language in LANGUAGES)
        if title in map(fold, (section, *titles)):
            return section
    return ""


def counted_card(package: str, line: str) -> tuple[str, int] | None:
    """A card, and how many of it. A title may itself begin with a number: the whole line comes first."""
    known = cards_by_name(package)
    if face := known.get(fold(line)):
        return face, 1
    for pattern in COUNTED:
        if (counted := pattern.fullmatch(line)) and (face := known.get(fold(counted["name"]))):
            return face, int(counted["n"])
    return None


def bare(line: str) -> str:
    """The name in a line, without how many."""
    found = next(filter(None, (pattern.fullmatch(line) for pattern in COUNTED)), None)
    return found["name"] if found else line


@cache
def cards_by_name(package: str) -> Mapping[str, str]:
    """All cards by their names in every language, and by their ids."""
    known: dict[str, str] = {}
    for face, name in names_of_cards(package):
        known.setdefault(fold(name), face)
    return known


def names_of_cards(package: str) -> Iterator[tuple[str, str]]:
    texts = [Text(language, package) for language in LANGUAGES]
    faces = texts[0].faces
    for text in texts:
        yield from ((face, text.card(face)) for face in faces)
    yield from ((face, face) for face in faces)


def nearest(package: str, name: str) -> list[str]:
    """What was perhaps meant, the likeliest first: cards whose name holds what was written, then those spelt alike."""
    wanted = fold(name[:LONGEST_NAME])
    if not wanted:
        return []
    matcher = SequenceMatcher(b=wanted)
    likely: dict[str, float] = {}
    for known, face in cards_by_name(package).items():
        matcher.set_seq1(known)
        ratio = matcher.ratio() if wanted in known or matcher.quick_ratio() >= NEAR else 0.0
        likely[face] = max(ratio + (wanted in known), likely.get(face, 0.0))
    best = sorted((face for face in likely if likely[face] >= NEAR), key=lambda face: (-likely[face], face))
    return best[:FEW]
