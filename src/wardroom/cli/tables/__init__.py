"""How each game's table looks in a terminal. A game without a module here is shown as its view says, field by field."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from ..scene import Scene
from ..screen import Screen


class TableModule(Protocol):
    """What a module here offers."""

    @staticmethod
    def show(scene: Scene, screen: Screen) -> None:
        """The whole table as the reader sees it."""

    @staticmethod
    def show_own(scene: Scene, screen: Screen) -> None:
        """Only what the reader holds: enough in the middle of a turn."""

    @staticmethod
    def show_card(face: str, scene: Scene, screen: Screen) -> None:
        """All that is printed on one card."""


def table_of(game: str) -> TableModule:
    name = f"{__name__}.{game.replace('-', '_')}"
    try:
        return cast(TableModule, import_module(name))
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return cast(TableModule, import_module(f"{__name__}.plain"))
