"""What Starship Captains measures besides what every game does: the same with four captains."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Any

from wardroom.kernel import Chance, Line

from . import GAME
from .state import Starship

Row = tuple[str, str, Any, dict[str, Any]]
CAPTAINS, DEALS, DRAWS = 4, 16, 9973
FINE = 1 << 20


def rows() -> list[Row]:
    """The goals are on the values: what a decision of another table's rummy costs here, and twice that for a fork."""
    deals = [deal(number) for number in range(DEALS)]
    return [
        ("random games of 4", "games/s", over(deals, games=True), {}),
        ("random decision of 4", "us", over(deals, games=False), {"at_most": 30}),
        ("light fork of 4", "us", forks(deals), {"at_most": 60}),
    ]


def deal(number: int) -> Starship:
    return GAME.setup(CAPTAINS, GAME.agreed({}), Chance(number.to_bytes(32, "big")))


def over(deals: list[Starship], games: bool) -> Callable[[], int]:
    """Random playouts, in games or in decisions."""
    chance = Chance(b"starship bench")
    random = cycle([chance.below(FINE) / FINE for _ in range(DRAWS)]).__next__
    next_deal = cycle(deals).__next__

    def work() -> int:
        made = Line(GAME, next_deal(), light=True).run_out(random)
        return 1 if games else made

    return work


def forks(deals: list[Starship]) -> Callable[[], int]:
    """Each one choice after its checkpoint."""
    lines = []
    for dealt in deals:
        line = Line(GAME, dealt)
        ask = line.waiting()[0]
        line.answer(ask.seat, ask.options[0])
        lines.append(line)

    def work() -> int:
        for line in lines:
            line.fork(light=True)
        return len(lines)

    return work
