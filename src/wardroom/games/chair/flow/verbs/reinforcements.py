"""The Reinforcement pile of a campaign: face up, and nobody's until a card is taken from it (CHAIR-36.10,
CHAIR-36.25)."""

from __future__ import annotations

from wardroom.kernel import Card, Steps

from ...pieces import Do
from ...state import HAND, REINFORCEMENTS, Chair, zone
from ..asking import pick


def of(state: Chair) -> list[Card]:
    """The cards of the pile; a game by itself has none."""
    return [] if state.assignment is None else state.cards.rows[REINFORCEMENTS]


def take(do: Do) -> Steps:
    """CHAIR-36.10: a card of one's choice, to one's hand."""
    card = yield from pick(do, "take-reinforcement", of(do.state), "CHAIR-36.10")
    if card is not None:
        do.state.cards.move(card, zone(do.side, HAND))
        do.state.tell_of("reinforced", do.side, card=card)
