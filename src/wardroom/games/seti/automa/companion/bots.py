"""A computer player has no table to look at: it says that everything is as the companion thinks, and goes on."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import Ask

from ...state import OVER, RIVAL_PLAYED
from .asking import BACK, RIGHT
from .report import DONE
from .state import Companion

POINT = 100


def evaluate(state: Companion, _seat: int) -> int:
    """How far the game is."""
    if state.phase == OVER:
        return POINT * POINT
    return (
        POINT * state.round
        + len(state.cards.rows[RIVAL_PLAYED])
        + POINT // 2 * sum(agency.passed for agency in state.agencies)
    )


def rate(_state: Companion, ask: Ask) -> Sequence[int]:
    """What ends a turn or leaves things as they are comes first."""
    return [POINT if option in (DONE, RIGHT, BACK) else 0 for option in ask.options]
