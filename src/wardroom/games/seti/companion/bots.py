"""A computer player has no table to look at: it says that everything is as the companion thinks, and goes on."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import Ask

from .asking import BACK, RIGHT
from .report import DONE
from .state import OVER, PLAYED, Companion

POINT = 100


def evaluate(state: Companion, _seat: int) -> int:
    """How far the game is."""
    if state.phase == OVER:
        return POINT * POINT
    return POINT * state.round + len(state.cards.rows[PLAYED]) + POINT // 2 * sum(state.passed)


def rate(_state: Companion, ask: Ask) -> Sequence[int]:
    """What ends a turn or leaves things as they are comes first."""
    return [POINT if option in (DONE, RIGHT, BACK) else 0 for option in ask.options]
