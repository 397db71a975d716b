"""What Captain's Chair measures besides what every game does: worlds imagined at the end of long games, where most is
known of most cards. Rows are as in Missions."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

from wardroom.kernel import Chance, Line

from .. import GAME
from ..state import Chair
from .rate import rate

Row = tuple[str, str, Any, dict[str, Any]]
GAMES, BEFORE_THE_END = 4, 5
"""How many games, and how many choices before their ends."""


def rows() -> list[Row]:
    works = [imagining(late_position(number)) for number in range(GAMES)]
    return [("imagine, end of a long game", "us", works, {"at_most": 2000})]


def late_position(number: int) -> Line[Chair]:
    """A game played at a glance, nearly to its end: such games are as long as those of people."""
    choices = played(number, None)[1]
    return played(number, choices - BEFORE_THE_END)[0]


def played(number: int, most: int | None) -> tuple[Line[Chair], int]:
    """A game of so many choices, or a whole one; and how many choices were made."""
    line = Line(GAME, GAME.setup(2, GAME.agreed({}), Chance(number.to_bytes(8, "big"))))
    for made in count():
        if not line.asks or made == most:
            return line, made
        ask = line.waiting()[0]
        rated = rate(line.state, ask)
        line.answer(ask.seat, ask.options[rated.index(max(rated))])
    raise AssertionError("games end")


def imagining(line: Line[Chair]) -> Callable[[], int]:
    """Another world every time, for whoever is asked."""
    seat, seeds = line.waiting()[0].seat, count()

    def work() -> int:
        line.imagine(seat, next(seeds).to_bytes(8, "big"))
        return 1

    return work
