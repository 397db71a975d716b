"""SETI-16.82: a turn of the rival."""

from __future__ import annotations

from wardroom.kernel import Steps

from ..flow import milestones, supply
from ..state import RIVAL, RIVAL_DECK, Seti
from . import deck, lines, passing
from .witness import witness


def turn(state: Seti) -> Steps:
    """Pass with an empty deck, else do what the top card says; then what ends every turn, the rival first. Objectives
    are not moved."""
    agency = state.agencies[RIVAL]
    before = agency.score
    if state.cards.rows[RIVAL_DECK]:
        yield from lines.resolve(state, deck.reveal(state))
    else:
        yield from passing.passes(state)
    supply.refill(state)
    yield from witness(state).complete_sectors(state)
    yield from milestones.end_of_turn(state, RIVAL)  # SETI-16.14
    state.tell("rival-turn-over", points=agency.score - before, score=agency.score, space=state.progress)
