"""A computer player has no table to look at: it reports nothing, says what comes first, and goes on."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import Ask

from ...state import OVER
from .asking import BACK
from .report import ENDS
from .state import Companion

POINT = 100
QUIET = (*ENDS.values(), BACK)


def evaluate(state: Companion, _seat: int) -> int:
    """How far the game is: by turns, and within one by what was told."""
    return POINT * POINT if state.phase == OVER else POINT * state.turn + min(state.told - state.since, POINT - 1)


def rate(_state: Companion, ask: Ask) -> Sequence[int]:
    return [POINT * (option in QUIET) for option in ask.options]
