"""How a game's table looks in a terminal: as the game says, or as its view is, field by field."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from wardroom.kernel import HIDDEN, Game
from wardroom.language import Scene, Screen, Terminal, Text


def table_of(game: Game[Any]) -> Terminal:
    return game.show.terminal if isinstance(game.show.terminal, Terminal) else PLAIN


def show(scene: Scene, screen: Screen) -> None:
    for depth, line in fields(scene.view, scene.text):
        screen.indented(line, 2 * depth)


PLAIN = Terminal(show, show)
EQUAL = re.compile(r"(?P<face>[^@~]+)(?P<where>[@~].*)?")
"""A card as views write it, with its place where equal ones are told apart."""


def fields(thing: Any, text: Text, depth: int = 0) -> Iterator[tuple[int, str]]:
    """One line for every field, those within others further to the right; cards by their names."""
    pairs = thing.items() if isinstance(thing, dict) else enumerate(thing, 1) if nested(thing) else []
    if not isinstance(thing, dict) and not nested(thing):
        yield depth, join(thing, text)
    for name, value in pairs:
        if isinstance(value, dict) or nested(value):
            yield depth, f"{name}:"
            yield from fields(value, text, depth + 1)
        else:
            yield depth, f"{name}: {join(value, text)}"


def nested(thing: Any) -> bool:
    return isinstance(thing, list) and any(isinstance(each, (dict, list)) for each in thing)


def join(thing: Any, text: Text) -> str:
    return ", ".join(named(each, text) for each in thing) if isinstance(thing, list) else named(thing, text)


def named(thing: Any, text: Text) -> str:
    """A card by its name, anything else as it is."""
    found = EQUAL.fullmatch(thing) if isinstance(thing, str) else None
    if found is None:
        return str(thing)
    face, where = found["face"], found["where"] or ""
    known = text.has(f"back-{face[1:]}" if face.startswith(HIDDEN) else f"card-{face}")
    return f"{text.card(face)} ({where[1:]})" if known and where else text.card(face) if known else str(thing)
