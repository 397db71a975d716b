"""How good a position looks to a captain, in hundredths of a point: the points it has, and what it promises."""

from __future__ import annotations

from ..scoring import total as half_points
from ..state import OVER, Starship
from .glance import rate
from .outlook import outlook
from .values import POINT

__all__ = ["evaluate", "rate"]


def evaluate(state: Starship, seat: int) -> int:
    """Points now, and what crew, techs, tokens and place promise for the rest of the game."""
    points = half_points(state, seat) * POINT // 2
    return points if state.phase == OVER else points + outlook(state, seat)
