"""SETI-16.34, SETI-16.58: the rival passes."""

from __future__ import annotations

from wardroom.kernel import Steps

from ..cards.setup import END_OF_ROUND_STACKS
from ..state import RIVAL, Seti
from . import deck, gains
from .witness import witness


def passes(state: Seti) -> Steps:
    """A new deck for the next round; a rotation if it is the first to pass; the end-of-round card and its progress. The
    arrow of the last card stays valid."""
    state.agencies[RIVAL].passed = True
    state.tell("rival-passes", round=state.round)
    deck.form_anew(state)
    if state.reminder:
        state.reminder = False
        state.tell("rival-first-to-pass")
        yield from witness(state).rotate(state)
    take_card(state)


def take_card(state: Seti) -> None:
    """SETI-16.59: a card of this round's stack, for one step. Round 5 has no stack (SETI-16.35)."""
    if state.round > END_OF_ROUND_STACKS:
        state.tell("rival-no-end-card")
        return
    witness(state).take_end_card(state)
    state.tell("rival-end-card")
    gains.receive(state, "card_random")
    if all(agency.passed for agency in state.agencies):
        witness(state).discard_end_cards(state)
