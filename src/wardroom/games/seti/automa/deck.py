"""The rival's action deck (SETI-16.3 to SETI-16.5)."""

from __future__ import annotations

from wardroom.kernel import Card

from ..cards import AGENCIES_CARDS, NO_ADVANCED_CARD, RIVAL_CARDS, SPECIES, RivalCard
from ..state import RIVAL_ADVANCED, RIVAL_ASIDE, RIVAL_DECK, RIVAL_PLAYED, Seti
from . import gains

CARDS: dict[str, RivalCard] = {**RIVAL_CARDS, **AGENCIES_CARDS}


def reveal(state: Seti) -> Card:
    """SETI-16.13: the top card is turned over; from now on its arrow holds (SETI-16.12)."""
    card = state.cards.rows[RIVAL_DECK][-1]
    state.cards.move(card, RIVAL_PLAYED)
    point(state, card)
    state.tell("rival-reveals", card=card, arrow=state.arrow)
    return card


def point(state: Seti, card: Card) -> None:
    state.arrow = CARDS[state.face(card)].arrow


def gain_advanced(state: Seti) -> None:
    """SETI-16.5, SETI-16.57: a random advanced card, face down on top of the deck; with none left 8 VP (SETI-19.9,
    SETI-20.7)."""
    left = state.cards.rows[RIVAL_ADVANCED]
    if left:
        state.cards.move(left[-1], RIVAL_DECK)
        state.tell("rival-advanced-card", left=len(left))
    else:
        state.tell("rival-no-advanced-card")
        gains.receive_all(state, NO_ADVANCED_CARD)


def form_anew(state: Seti) -> None:
    """SETI-16.34: all played cards, shuffled, are the deck of the next round."""
    cards = state.cards
    for card in cards.rows[RIVAL_PLAYED][:]:
        cards.move(card, RIVAL_DECK)
    cards.shuffle(RIVAL_DECK, state.chance)


def replace(state: Seti, card: Card, species: str) -> Card:
    """SETI-16.32, SETI-16.67: the species' card takes the place of this one for good, and its arrow holds."""
    wanted = SPECIES[species].rival_card
    cards = state.cards
    new = next(each for each in cards.rows[RIVAL_ASIDE] if state.face(each) == wanted)
    cards.move(card, RIVAL_ASIDE)
    cards.move(new, RIVAL_PLAYED)
    point(state, new)
    return new
