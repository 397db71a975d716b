"""SETI-16.34, SETI-16.58: the rival passes."""

from __future__ import annotations

from wardroom.kernel import Steps

from ..cards.setup import END_OF_ROUND_STACKS
from ..flow import rotation, supply
from ..state import END_1, GONE, RIVAL, Seti
from . import deck, gains


def passes(state: Seti) -> Steps:
    """A new deck for the next round; a rotation if it is the first to pass; the end-of-round card and its progress. The
    arrow of the last card stays valid."""
    first = state.reminder
    state.agencies[RIVAL].passed = True
    state.tell("rival-passes", round=state.round)
    deck.form_anew(state)
    if first:
        state.reminder = False
        state.tell("rival-first-to-pass")
        yield from rotation.rotate(state, RIVAL)
    take_card(state)


def take_card(state: Seti) -> None:
    """SETI-16.59: the top card of this round's stack leaves the game unseen, for one step; what the last to pass leaves
    is discarded. Round 5 has no stack (SETI-16.35)."""
    if state.round > END_OF_ROUND_STACKS:
        state.tell("rival-no-end-card")
        return
    stack = state.cards.rows[END_1 + state.round - 1]
    if stack:
        state.cards.move(stack[-1], GONE)
        state.tell("rival-end-card")
        gains.receive(state, "card_random")
    if all(agency.passed for agency in state.agencies):
        for card in stack[:]:
            state.tell("end-card-left", card=supply.to_discard(state, card))
