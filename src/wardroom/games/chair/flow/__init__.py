"""The rulebook of Captain's Chair: set-up, turns, the end."""

from __future__ import annotations

from wardroom.kernel import STEP, TURN, EndOfGame, Steps

from .. import scoring
from ..state import OVER, Chair
from . import turn, upgrade
from .setup import setup

__all__ = ["flow", "setup"]


def flow(state: Chair) -> Steps:
    """CHAIR-5.1: turns until the Resolution has run its course (CHAIR-5.3), or a Burn ends it at once (CHAIR-5.5). In a
    campaign an upgrade is chosen in the end (CHAIR-36.7)."""
    try:
        while state.phase != OVER:
            yield TURN if state.fresh else STEP
            state.fresh = False
            yield from turn.STEPS[state.stage](state)
    except EndOfGame:
        state.phase = OVER
    scoring.finish(state)
    yield from upgrade.choose(state)
