"""How good a position looks to an agency, and each option at a glance: what greedy and search go by."""

from __future__ import annotations

from ..scoring import total
from ..state import OVER, RIVAL, Seti
from .glance import rate
from .outlook import outlook
from .weights import POINT

__all__ = ["POINT", "evaluate", "rate"]


def evaluate(state: Seti, seat: int) -> int:
    """Points now, and what everything else promises. Alone it is the margin over the rival that counts (SETI-18.2)."""
    if state.phase == OVER:
        margin = total(state, seat) - (total(state, RIVAL) if state.solo else 0)
        return margin * POINT
    return state.agencies[seat].score * POINT + outlook(state, seat)
