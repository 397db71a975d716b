"""SETI-15.4: the Centaurians, whose messages are answered when the score has grown by 15."""

from __future__ import annotations

from wardroom.kernel import Card, Steps

from ... import automa as rival
from ...cards import AHEAD, HAND_CARDS, MESSAGE_REWARDS
from ...state import PLAYED, Seti, zone
from .. import asking, discovery, effects, supply

REWARDS = {reward.id: reward.reward for reward in MESSAGE_REWARDS}


def setup(state: Seti, slot: int, first: int) -> Steps:
    """SETI-15.4.1: everybody, the rival too (SETI-16.49), puts a message tile 15 points ahead of their score."""
    state.messages = list(REWARDS)
    for seat in discovery.turn_order(state, first):
        send(state, seat)
    yield from discovery.reward(state, slot, first)


def send(state: Seti, seat: int) -> None:
    """A message tile 15 points ahead, on an absolute score (SETI-15.4.8)."""
    agency = state.agencies[seat]
    agency.message = agency.score + AHEAD
    state.tell("message-sent", seat=seat, n=agency.message)


def answer(state: Seti, seat: int) -> Steps:
    """SETI-15.4.1: the message tile was reached: it covers one of the rewards still uncovered. The rival goes by its
    arrow (SETI-16.50)."""
    agency = state.agencies[seat]
    agency.message = None
    if not state.messages:
        return
    if state.is_rival(seat):
        chosen = yield from rival.choose_message(state)
        if chosen is None:
            return
    else:
        chosen = yield from asking.choose(state, seat, "message", lambda: state.messages[:])
    state.messages.remove(chosen)
    state.note(f"message:{chosen}")
    if not state.is_rival(seat):
        state.tell("message-answered", seat=seat, card=chosen)
    yield from effects.run(state, seat, REWARDS[chosen], None, "centaurians")


def play(state: Seti, seat: int, card: Card) -> Steps:
    """SETI-15.4.2: a marker 15 points ahead of the score, before the effect scores anything (SETI-15.4.7); the effect;
    the card is kept. It is no mission (SETI-15.4.6)."""
    agency = state.agencies[seat]
    mark = agency.score + AHEAD
    agency.pending.append((mark, card))
    state.tell("card-sent", seat=seat, card=card, n=mark)
    yield from effects.run(state, seat, HAND_CARDS[state.face(card)].effect, card, "centaurians")


def reached(state: Seti, seat: int, number: int) -> Steps:
    """SETI-15.4.2, 15.4.4: the marker of a card was reached: its other part is resolved. It becomes income by that, or
    is discarded."""
    agency = state.agencies[seat]
    entry = next(each for each in agency.pending if each[1] == number)
    agency.pending.remove(entry)
    card = entry[1]
    state.tell("card-answered", seat=seat, card=card)
    yield from effects.run(state, seat, HAND_CARDS[state.face(card)].when_reached, card, "centaurians")
    if state.cards.at[card] == zone(seat, PLAYED):
        supply.discard(state, seat, card)
