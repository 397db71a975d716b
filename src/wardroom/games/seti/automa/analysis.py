"""SETI-16.30, SETI-16.31, SETI-16.65: the rival analyses."""

from __future__ import annotations

from wardroom.kernel import Asking, Reason

from ..cards import COMPUTER_TECH_SPENT, RIVAL_COMPUTER
from ..cards.rival import Analyze
from ..flow import traces
from ..state import BLUE, RIVAL, Seti
from . import gains, piles


def analyse(state: Seti, action: Analyze, line: int) -> Asking[Reason | None]:
    """6 data leave; the card's bonus; a blue trace; the pool fills the computer again; a computer tech is spent."""
    agency = state.agencies[RIVAL]
    if agency.upper < RIVAL_COMPUTER:
        return Reason("SETI-16.30", "computer", (("data", agency.upper),))
    state.tell("rival-analyses", line=line)
    agency.upper = 0
    gains.receive_all(state, action.bonus)
    yield from traces.mark(state, RIVAL, BLUE, None)
    if agency.data:
        state.tell("rival-refills", n=min(agency.data, RIVAL_COMPUTER))
        gains.refill(state)
    tech = piles.spend(state, "computer")
    if tech:
        state.tell("rival-spends-computer", card=tech)
        gains.receive_all(state, COMPUTER_TECH_SPENT)
    return None
