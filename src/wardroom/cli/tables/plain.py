"""The table of a game that has no look of its own: every field of its view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..scene import Scene
from ..screen import Screen


def show(scene: Scene, screen: Screen) -> None:
    for depth, line in fields(scene.view):
        screen.indented(line, 2 * depth)


show_own = show


def show_card(face: str, scene: Scene, screen: Screen) -> None:
    screen.print(scene.text.card(face))
    if scene.text.has(f"card-{face}.text"):
        screen.indented(scene.text.marked(scene.text.say(f"card-{face}.text")))


def fields(thing: Any, depth: int = 0) -> Iterator[tuple[int, str]]:
    """One line for every field, those within others further to the right."""
    pairs = thing.items() if isinstance(thing, dict) else enumerate(thing, 1) if nested(thing) else []
    if not isinstance(thing, dict) and not nested(thing):
        yield depth, said(thing)
    for name, value in pairs:
        if isinstance(value, dict) or nested(value):
            yield depth, f"{name}:"
            yield from fields(value, depth + 1)
        else:
            yield depth, f"{name}: {said(value)}"


def nested(thing: Any) -> bool:
    return isinstance(thing, list) and any(isinstance(each, (dict, list)) for each in thing)


def said(thing: Any) -> str:
    return ", ".join(map(str, thing)) if isinstance(thing, list) else str(thing)
