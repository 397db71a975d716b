"""How good a position looks to an agency, and each option at a glance: what greedy and search go by."""

from __future__ import annotations

from ..scoring import total
from ..state import OVER, RIVAL, Seti
from .glance import rate
from .outlook import outlook
from .weights import POINT

__all__ = ["POINT", "evaluate", "foresee", "rate"]


def evaluate(state: Seti, seat: int) -> int:
    """Points now, and what everything else promises. Alone it is the margin over the rival that counts (SETI-18.2)."""
    if state.phase == OVER:
        margin = total(state, seat) - (total(state, RIVAL) if state.solo else 0)
        return margin * POINT
    return state.agencies[seat].score * POINT + outlook(state, seat)


def foresee(state: Seti, seat: int) -> int:
    """The margin a position looks like: over the rival, or over the best of the others."""
    own = evaluate(state, seat)
    return own if state.solo else own - max(evaluate(state, other) for other in range(state.seats) if other != seat)
