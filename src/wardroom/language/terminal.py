"""How a game shows its table in a terminal: what it is given to show, what it may print on, and what it hands in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from .text import Text


class Screen(Protocol):
    """What a table is printed on: lines of text, or what `Scene.marked` makes of one."""

    def print(self, *lines: Any) -> None:
        """Each on lines of its own."""

    def title(self, said: str) -> None:
        """A heading, after an empty line."""

    def indented(self, line: Any, by: int = 2) -> None:
        """A line that belongs to what stands above it."""

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> None:
        """Columns under their headings; those in `right` are numbers."""

    def cards(self, rows: Sequence[tuple[int | None, int | None, Any]]) -> None:
        """Cards one under the other: the number of the option that concerns it, its points, what is printed on it."""


class Scene(NamedTuple):
    """What the reader may see, with the points of its own cards and the numbers of the options that concern a card."""

    view: Any
    reader: int
    text: Text
    marked: Callable[[str], Any]  # a text with its marks (`<spec>Weapon</spec>`) as the terminal shows it
    points: Mapping[str, int] = {}
    total: int | None = None
    numbers: Mapping[str, int] = {}


def show_card(face: str, scene: Scene, screen: Screen) -> None:
    """A card's name, its text and the rules it follows."""
    screen.print(scene.text.card(face))
    if scene.text.has(f"card-{face}.text"):
        screen.indented(scene.marked(scene.text.say(f"card-{face}.text")))
    show_rules(face, scene, screen)


def card_line(face: str, count: int, scene: Scene) -> str:
    """How many of a card, and which."""
    return scene.text.card(face) if count == 1 else f"{count}x {scene.text.card(face)}"


def show_rules(face: str, scene: Scene, screen: Screen) -> None:
    if scene.text.has(f"card-{face}.rule"):
        rules = scene.text.say(f"card-{face}.rule").replace(" ", ", ")
        screen.indented(scene.text.say("printed-rules", {"rules": rules}))


PARTS = ("map", "boards", "hand", "rival")
"""The parts of a table that a game may show by themselves: the map, the boards that all share, what the reader holds,
the rival or the other players. In the middle of a turn only what has changed of the hand is shown."""


class Terminal(NamedTuple):
    """The table of a game in a terminal, for `Show(terminal=...)`."""

    show: Callable[[Scene, Screen], None]  # the whole table as the reader sees it
    show_own: Callable[[Scene, Screen], None]  # only what the reader holds
    show_card: Callable[[str, Scene, Screen], None] = show_card  # all that is printed on one card
    brief: Callable[[Scene, Screen], None] | None = None  # what a player needs when a turn begins (default: all)
    line: Callable[[str, int, Scene], str] = card_line  # so many of a card in a line, with what matters most of it
    parts: Mapping[str, Callable[[Scene, Screen], None]] = {}  # of the table, each called for by its name: see PARTS
