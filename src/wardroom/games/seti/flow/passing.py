"""SETI-5.39 to SETI-5.42: passing; and the hand limit, which other turns know too (SETI-3.12)."""

from __future__ import annotations

from wardroom.kernel import Ask, Card, Steps, pick_one

from ..cards.setup import END_OF_ROUND_STACKS, HAND_LIMIT
from ..state import END_1, HAND, Seti, zone
from . import rotation, supply


def pass_round(state: Seti, seat: int) -> Steps:
    """Discard down to 4; the first to pass rotates the system, in round 5 too (SETI-5.40); take an end card."""
    state.tell("passed", seat=seat)
    yield from discard_down(state, seat)
    if state.reminder:
        state.reminder = False
        yield from rotation.rotate(state, seat)
    state.agencies[seat].passed = True
    yield from take_end_card(state, seat)


def discard_down(state: Seti, seat: int) -> Steps:
    """SETI-3.12: the player chooses which cards go. Exertian cards are no hand cards (SETI-4.10)."""
    hand = state.hand(seat)
    while len(hand) > HAND_LIMIT:
        excess = len(hand) - HAND_LIMIT
        card: Card = yield Ask(seat, "discard", hand[:], args=(("n", excess),))
        supply.discard(state, seat, card)


def take_end_card(state: Seti, seat: int) -> Steps:
    """SETI-5.39, 5.41: look at this round's stack, keep one card; what the last player leaves is discarded. Round 5 has
    no stack (SETI-5.40)."""
    if state.round > END_OF_ROUND_STACKS:
        return
    cards = state.cards
    stack = cards.rows[END_1 + state.round - 1]
    if not stack:
        return
    cards.show(stack, 1 << seat)
    card = yield from pick_one(seat, "end-card", stack)
    cards.blur(stack, ~(1 << seat))  # those who saw the stack before do not see which card is taken
    cards.move(card, zone(seat, HAND))
    state.tell("end-card", seat=seat, card=card)
    if all(agency.passed for agency in state.agencies):
        for left in stack[:]:
            state.tell("end-card-left", card=supply.to_discard(state, left))
