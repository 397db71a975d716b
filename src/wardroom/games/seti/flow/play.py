"""SETI-5.1 to SETI-5.5: playing a card as the main action."""

from __future__ import annotations

from functools import partial

from wardroom.kernel import Ask, Card, Reason, Steps

from ..cards import ACTION, HAND_CARDS, MESSAGE, Trigger
from ..state import PLAYED, RESOLVING, Seti, zone
from . import effects, missions, species, supply

NO_HAND = Reason("SETI-5.1", "no-card-to-play")
ALL_TOO_DEAR = Reason("SETI-5.1", "cards-too-dear")


def why_not(state: Seti, seat: int) -> Reason | None:
    """SETI-5.1: a card of the hand must be affordable."""
    hand = state.hand(seat)
    if not hand:
        return NO_HAND
    return None if any(too_dear(state, seat, card) is None for card in hand) else ALL_TOO_DEAR


def too_dear(state: Seti, seat: int, card: Card) -> Reason | None:
    """SETI-1.20: the printed cost is paid in full; credits, or energy for a message (SETI-15.4.2)."""
    project = HAND_CARDS[state.cards.faces[card]]
    agency = state.agencies[seat]
    if project.cost <= (agency.credits if project.cost_resource == "credit" else agency.energy):
        return None
    return Reason("SETI-5.1", "too-dear", (("what", project.cost_resource), ("n", project.cost)))


def play(state: Seti, seat: int) -> Steps:
    """SETI-5.1: pay the printed cost and resolve the white part."""
    card: Card = yield Ask(seat, "play", state.hand(seat)[:], partial(too_dear, state, seat))
    yield from play_card(state, seat, card)


def play_card(state: Seti, seat: int, card: Card) -> Steps:
    """Cost, effect, and where the card goes then. A mission counts only from then on (SETI-5.5)."""
    state.cards.move(card, RESOLVING)
    project = HAND_CARDS[state.face(card)]
    state.tell("played", seat=seat, card=card)
    supply.pay(state, seat, project.cost_resource, project.cost)
    state.note(f"card:{project.id}")
    if project.kind == MESSAGE:
        yield from species.centaurians.play(state, seat, card)
    else:
        yield from effects.run(state, seat, project.effect, card)
    supply.refill(state)  # SETI-5.24
    if project.cost_resource == "credit" and project.cost:
        yield from missions.happen(state, seat, Trigger("play_for", str(project.cost)))
    if state.cards.at[card] == RESOLVING:
        put_down(state, seat, card)


def put_down(state: Seti, seat: int, card: Card) -> None:
    """SETI-4.9: missions, gold boxes and messages stay in front of the player, the others are discarded. A card that
    tucked itself or came back is elsewhere already."""
    project = HAND_CARDS[state.face(card)]
    if project.kind == ACTION:
        supply.to_discard(state, card)
    else:
        state.cards.move(card, zone(seat, PLAYED))
