"""SETI-16.26 to SETI-16.29, SETI-16.64: the rival's telescope action."""

from __future__ import annotations

from wardroom.kernel import Card, Reason, Steps

from ..cards.rival import Telescope
from ..state import Seti
from . import piles
from .signals import signal


def why_not(_state: Seti, _action: Telescope, _line: int) -> Reason | None:
    """SETI-16.29: it is always possible."""
    return None


def act(state: Seti, action: Telescope, line: int, _card: Card) -> Steps:
    """The printed signals in order; last one more of the card row for a telescope tech. The row is filled again when
    the action is over."""
    state.tell("rival-listens", line=line, n=len(action.signals))
    for where in action.signals:
        yield from signal(state, where)
    tech = piles.spend(state, "telescope")
    if tech:
        state.tell("rival-spends-telescope", card=tech)
        yield from signal(state, "row")
