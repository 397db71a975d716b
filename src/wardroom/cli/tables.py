"""How a game's table looks in a terminal: as the game says, or as its view is, field by field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wardroom.kernel import Game
from wardroom.language import Scene, Screen, Terminal


def table_of(game: Game[Any]) -> Terminal:
    return game.show.terminal if isinstance(game.show.terminal, Terminal) else PLAIN


def show(scene: Scene, screen: Screen) -> None:
    for depth, line in fields(scene.view):
        screen.indented(line, 2 * depth)


PLAIN = Terminal(show, show)


def fields(thing: Any, depth: int = 0) -> Iterator[tuple[int, str]]:
    """One line for every field, those within others further to the right."""
    pairs = thing.items() if isinstance(thing, dict) else enumerate(thing, 1) if nested(thing) else []
    if not isinstance(thing, dict) and not nested(thing):
        yield depth, join(thing)
    for name, value in pairs:
        if isinstance(value, dict) or nested(value):
            yield depth, f"{name}:"
            yield from fields(value, depth + 1)
        else:
            yield depth, f"{name}: {join(value)}"


def nested(thing: Any) -> bool:
    return isinstance(thing, list) and any(isinstance(each, (dict, list)) for each in thing)


def join(thing: Any) -> str:
    return ", ".join(map(str, thing)) if isinstance(thing, list) else str(thing)
