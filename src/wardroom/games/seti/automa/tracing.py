"""SETI-19.8: the expansion's cards that mark a trace."""

from __future__ import annotations

from wardroom.kernel import Card, Reason, Steps

from ..cards.rival import MarkTrace
from ..flow import traces
from ..state import RIVAL, Seti
from . import gains


def why_not(_state: Seti, _action: MarkTrace, _line: int) -> Reason | None:
    """There is always an overflow space."""
    return None


def act(state: Seti, action: MarkTrace, line: int, _card: Card) -> Steps:
    """A trace as in SETI-16.39, then, for SE2_S.1, as much progress as there are stars."""
    state.tell("rival-traces", line=line, color=action.color)
    yield from traces.mark(state, RIVAL, action.color, None)
    if action.progress_by_level:
        gains.receive(state, "progress", state.level)
