"""SETI-19.8: the expansion's cards that mark a trace."""

from __future__ import annotations

from wardroom.kernel import Asking, Reason

from ..cards.rival import MarkTrace
from ..flow import traces
from ..state import RIVAL, Seti
from . import gains


def trace(state: Seti, action: MarkTrace, line: int) -> Asking[Reason | None]:
    """A trace as in SETI-16.39, for which there is always an overflow space; then, for SE2_S.1, as much progress as
    there are stars."""
    state.tell("rival-traces", line=line, color=action.color)
    yield from traces.mark(state, RIVAL, action.color, None)
    if action.progress_by_level:
        gains.receive(state, "progress", state.level)
    return None
