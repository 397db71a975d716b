"""Captain's Chair as it is late in a long game: Reserve and Developments are in the decks, there is plenty to pay with,
the tracks are far advanced, and much is beamed aboard and logged, so that games come to what is rare otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from wardroom.games.chair import GAME
from wardroom.games.chair.cards.kinds import MARKET_SUITS
from wardroom.games.chair.flow.setup import setup
from wardroom.games.chair.state import BEAMED, DECK, DEVELOPMENT, FLEET, LOG, RESERVE, Chair, zone
from wardroom.kernel import Card, Chance

PLENTY = 12
ADVANCED = 6
ABOARD, LOGGED = 8, 3


def wealthy(seats: int, settings: Mapping[str, Any], chance: Chance) -> Chair:
    state = setup(seats, settings, chance)
    for side in range(seats):
        own = state.captaincies[side]
        own.dilithium += PLENTY
        own.latinum += PLENTY
        own.tracks = [max(space, ADVANCED) for space in own.tracks]
        for kind in (RESERVE, DEVELOPMENT):
            for card in state.row(side, kind)[:]:
                state.cards.move(card, zone(side, DECK))
        state.cards.shuffle(zone(side, DECK), chance)
        for ship in [ship for ship in state.row(side, FLEET) if ship in state.ship_at][:1]:
            for _ in range(ABOARD):
                state.host[take_any(state, zone(side, BEAMED))] = ship
        for _ in range(LOGGED):
            take_any(state, zone(side, LOG))
    return state


def take_any(state: Chair, place: int) -> Card:
    """The top card of a Market deck."""
    decks = [deck for deck in range(len(MARKET_SUITS)) if len(state.cards.rows[deck]) > 1]
    card = state.cards.rows[decks[state.chance.below(len(decks))]][-1]
    state.cards.move(card, place)
    return card


WEALTHY = replace(GAME, name="chair-wealthy", setup=wealthy)
