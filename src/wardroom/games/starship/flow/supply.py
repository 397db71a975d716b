"""Drawing from face-down supplies, which are made of their discards again when they are empty."""

from __future__ import annotations

from wardroom.kernel import Card

from ..state import (
    ARTIFACT_DISCARD,
    ARTIFACT_SUPPLY,
    OMEGA_DECK,
    OMEGA_DISCARD,
    PIRATE_DISCARD,
    PIRATE_SUPPLY,
    TECH_DECK,
    TECH_DISCARD,
    Starship,
)

DISCARDS = {
    TECH_DECK: TECH_DISCARD,  # SHIP-8.10
    OMEGA_DECK: OMEGA_DISCARD,  # SHIP-15.4
    PIRATE_SUPPLY: PIRATE_DISCARD,  # SHIP-7.9
    ARTIFACT_SUPPLY: ARTIFACT_DISCARD,  # SHIP-4.9
}


def draw(state: Starship, supply: int) -> Card | None:
    """The next card of a supply, still lying on it; None when there is none left anywhere."""
    cards = state.cards
    if not cards.rows[supply]:
        for card in cards.rows[DISCARDS[supply]][:]:
            cards.move(card, supply)
        if not cards.rows[supply]:
            return None
        cards.shuffle(supply, state.chance)
        state.tell("reshuffled", supply=cards.zones[supply].name)
    return cards.rows[supply][-1]
