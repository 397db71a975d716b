"""SETI-16.26 to SETI-16.29, SETI-16.64: the rival's telescope action."""

from __future__ import annotations

from wardroom.kernel import Asking, Reason

from ..cards.rival import Telescope
from ..state import Seti
from . import piles
from .signals import signal


def listen(state: Seti, action: Telescope, line: int) -> Asking[Reason | None]:
    """SETI-16.29: always possible. The printed signals in order; last one more of the card row for a telescope tech.
    The row is filled again when the action is over."""
    state.tell("rival-listens", line=line, n=len(action.signals))
    for where in action.signals:
        yield from signal(state, where)
    tech = piles.spend(state, "telescope")
    if tech:
        state.tell("rival-spends-telescope", card=tech)
        yield from signal(state, "row")
    return None
