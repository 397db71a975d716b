"""How the kit is let loose on a faulty game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from wardroom.kernel import Game
from wardroom.testing import EVERYWHERE, Fault, Property, Rates, check

CLOSE = replace(EVERYWHERE, to_the_end=0.1, save=0.1)
NOTHING = Rates(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
"""Only what is checked at every decision, and at the end."""
FAR = replace(NOTHING, steps=1, far=30)
"""Besides that, two worlds side by side for many steps."""


def faults(game: Game[Any], games: int = 40, rates: Rates = CLOSE, **more: Any) -> list[Fault]:
    return check(game, games, "teeth", rates=rates, most_faults=1, **more).faults


def found(game: Game[Any], of: Property, word: str = "", **more: Any) -> bool:
    """Whether the first thing the kit finds is a fault of this kind."""
    fault = faults(game, **more)[0]
    assert fault.property == of and word in fault.message, str(fault)
    assert fault.game is not None and fault.seed and fault.position is not None
    return True
