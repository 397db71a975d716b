"""How a game's table looks in a terminal: as the game says, or as its view is, field by field."""

from __future__ import annotations

from typing import Any

from wardroom.interface.fields import fields
from wardroom.kernel import Game
from wardroom.language import Scene, Screen, Terminal


def table_of(game: Game[Any]) -> Terminal:
    return game.show.terminal if isinstance(game.show.terminal, Terminal) else PLAIN


def show(scene: Scene, screen: Screen) -> None:
    for depth, line in fields(scene.view, scene.text):
        screen.indented(line, 2 * depth)


PLAIN = Terminal(show, show)
