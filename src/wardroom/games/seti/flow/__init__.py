"""The rulebook of SETI: set-up, turns, rounds, the end."""

from __future__ import annotations

from wardroom.kernel import STEP, TURN, Steps

from .. import scoring
from ..state import AFTER, END, INCOME, MAIN, OVER, RIVAL_TURN, ROUND_END, Seti
from . import rounds, species, turn
from .setup import setup

__all__ = ["flow", "setup"]

STAGES = {
    INCOME: turn.first_income,
    MAIN: turn.main,
    AFTER: turn.after,
    END: turn.end,
    RIVAL_TURN: turn.rival_turn,
    ROUND_END: rounds.next_round,
}


def flow(state: Seti) -> Steps:
    """SETI-3.1, SETI-3.14: turns until all have passed, five rounds (SETI-1.1). Each main action, and each free action
    outside of one, is a step at which the game can be entered."""
    while state.phase != OVER:
        yield TURN if state.fresh else STEP
        state.fresh = False
        yield from STAGES[state.stage](state)
    species.end_of_game(state)
    state.scores = scoring.totals(state)
