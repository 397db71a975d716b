"""`GET /signs/{game}`: the legend. Every sign that the table of a game can draw, and what it means."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from wardroom.interface.score_pad import can_score
from wardroom.kernel import Game
from wardroom.kernel.game import games

from ..render import Words, source
from .captions import title
from .faces import faces

ID = re.compile(r'<symbol id="([^"]+)"')
OF_TABLE = (
    "i-lock",
    "i-undo",
    "i-hint",
    "i-rules",
    "i-signs",
    "i-log",
    "i-notes",
    "i-settings",
    "i-flag",
    "i-host",
    "i-report",
)
OF_CAMPAIGN = ("i-rematch",)
OF_REPLAY = ("i-play", "i-pause", "i-first", "i-back", "i-next", "i-last")
OF_PLAYERS = ("i-person", "i-bot", "i-spectator", "i-check")
"""Signs of the frame that all tables have, those of games with campaigns apart; each has a text `web-sign-<id>`."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A symbol, the classes that colour it as on the table, and what it means."""

    symbol: str
    look: str
    said: str


@dataclass(frozen=True, slots=True)
class Kind:
    """Signs of one kind, under a heading."""

    heading: str
    signs: Sequence[Sign]


def signs(game: Game[Any], words: Words) -> dict[str, Any]:
    """The context of `signs.html`. For what a game draws without a symbol, its own `web/signs.html`
    extends that."""
    frame = [*OF_TABLE, *(OF_CAMPAIGN if game.campaign else ()), *OF_REPLAY]
    return {
        "game": game.name,
        "title": title(words),
        "kinds": [*read_kinds(game, words), Kind(words("web-signs-table"), of_frame(frame, words))],
        "people": of_frame(OF_PLAYERS, words),
        "tab": "signs",
        "has_cards": bool(game.show.printed()),
        "has_pad": can_score(game),
    }


def of_frame(ids: Sequence[str], words: Words) -> list[Sign]:
    return [Sign(id, "", words(f"web-sign-{id}")) for id in ids]


def read_kinds(game: Game[Any], words: Words) -> list[Kind]:
    """The symbols of a game, by what their ids begin with. Headings are `signs-<beginning>`."""
    by: dict[str, list[Sign]] = {}
    drawn_by = find_drawer(game)
    for id in read_symbols(drawn_by.name):
        begin, value = split(id)
        look = f"{id} c-{value} seat-{value}" if value else ""
        sign = Sign(f"{drawn_by.name}:{id}", look, find_meaning(drawn_by, id, words))
        by.setdefault(find_heading(drawn_by, begin, words), []).append(sign)
    return [Kind(heading, found) for heading, found in by.items()]


def find_drawer(game: Game[Any]) -> Game[Any]:
    """The game whose symbols are drawn: its own, or those of the game whose package holds it."""
    holders = [each for each in games().values() if f"{game.package}.".startswith(f"{each.package}.")]
    return next((each for each in [game, *holders] if read_symbols(each.name)), game)


@cache
def read_symbols(game: str) -> tuple[str, ...]:
    """The symbols that a game brings."""
    return tuple(ID.findall(source(f"{game}/symbols.svg") or ""))


def split(id: str) -> tuple[str, str]:
    """`tr-red`: which kind, and which one."""
    begin, _, value = id.partition("-")
    return begin, value


def find_sections(game: Game[Any], begin: str, language: str) -> Iterator[str]:
    """The sections of printed cards whose values have such symbols: those with this first letter."""
    return (name for name in faces(game.name, language).sections if name[0] == begin)


def find_meaning(game: Game[Any], id: str, words: Words) -> str:
    """What a symbol means: `sign-<id>`, or what the value of a card is called that has it."""
    begin, value = split(id)
    keys = [f"sign-{id}", *(f"{section}-{value}" for section in find_sections(game, begin, words.language))]
    return next((words(key) for key in keys if words.has(key)), id)


def find_heading(game: Game[Any], begin: str, words: Words) -> str:
    sections = (f"section-{section}" for section in find_sections(game, begin, words.language))
    keys = [f"signs-{begin}", *sections, "signs-more", "web-signs-more"]
    return next(words(key) for key in keys if words.has(key))
