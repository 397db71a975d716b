"""CHAIR-2 and CHAIR-3: setting up the table; CHAIR-26.1 for cadet training."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from wardroom.kernel import Cards, Chance
from wardroom.kernel.errors import BadSetup

from ..cards import kinds
from ..cards.boards import CAPTAINS
from ..cards.decks import FACES
from ..cards.stardates import PILES
from ..pieces import Captaincy
from ..state import (
    BOX,
    CADET,
    CAPTAIN,
    DECK,
    DEVELOPMENT,
    DISCARD,
    DUEL,
    ENCOUNTERS,
    FLEET,
    HAND,
    INCIDENTS,
    LOCATIONS,
    NEUTRAL,
    NO_TEAMS,
    PLACES,
    RESERVE,
    Chair,
    zone,
    zones,
)
from . import standing
from .verbs import market

RANDOM = "random"
COMMON_DECKS = (*kinds.MARKET_SUITS, kinds.ENCOUNTER, kinds.INCIDENT)
STARTS = {
    kinds.AVAILABLE: DECK,
    kinds.RESERVE: RESERVE,
    kinds.DEVELOPMENT: DEVELOPMENT,
    kinds.DEPLOYED: FLEET,
    kinds.CONTROLLED: PLACES,
    kinds.DISCARDED: DISCARD,
    kinds.CAPTAIN: CAPTAIN,
    kinds.STATUS: CAPTAIN,
}
"""CHAIR-3.4 to CHAIR-3.8: where the cards of a crew begin."""


def setup(seats: int, settings: Mapping[str, Any], chance: Chance) -> Chair:
    """CHAIR-2.1 to CHAIR-3.11."""
    mode = DUEL if seats == 2 else CADET
    captains = choose_captains(seats, settings, chance)
    cards = Cards(zones(seats, seats), seats)
    state = Chair(seats, cards, chance)
    state.mode = mode
    state.pile = "two_player" if mode == DUEL else "cadet"
    state.on_stardate = PILES[state.pile][0].glory
    state.captaincies = [
        Captaincy(captain=name, board=settings[f"board_{side + 1}"]) for side, name in enumerate(captains)
    ]
    lay_out_common_cards(state, captains)
    for side, name in enumerate(captains):
        lay_out_crew(state, side, name)
    state.first = chance.below(seats)  # CHAIR-2.14
    state.active = state.first
    for side in range(seats):
        draw_opening_hand(state, side)
    return state


def choose_captains(seats: int, settings: Mapping[str, Any], chance: Chance) -> list[str]:
    """CHAIR-2.10: each has another crew."""
    wanted = [settings[f"captain_{side + 1}"] for side in range(seats)]
    fixed = [name for name in wanted if name != RANDOM]
    if len(set(fixed)) < len(fixed):
        raise BadSetup("same-captain", captain=fixed[0])
    free = [name for name in CAPTAINS if name not in fixed]
    chosen = []
    for name in wanted:
        chosen.append(name if name != RANDOM else free.pop(chance.below(len(free))))
    return chosen


def lay_out_common_cards(state: Chair, captains: Iterable[str]) -> None:
    """CHAIR-2.2 to CHAIR-2.7. CHAIR-2.11: some INCIDENTs of a crew begin in the common deck."""
    cards, chance = state.cards, state.chance
    for number, suit in enumerate(COMMON_DECKS):
        place = (
            number if number < len(kinds.MARKET_SUITS) else (ENCOUNTERS, INCIDENTS)[number - len(kinds.MARKET_SUITS)]
        )
        faces = common(suit)[:]
        if suit == kinds.INCIDENT:
            for name in captains:
                faces += starting(kinds.INCIDENT_DECK, name)
        cards.add(place, faces)
        cards.shuffle(place, chance)
    for suit in kinds.MARKET_SUITS:
        market.refill(state, suit)
    cards.add(LOCATIONS, starting(kinds.ADVANCED))
    cards.shuffle(LOCATIONS, chance)
    cards.add(BOX, starting(kinds.STARTING))
    cards.shuffle(BOX, chance)
    cards.move(cards.rows[BOX][-1], LOCATIONS)
    for slot, card in enumerate(cards.draw(NEUTRAL, (BOX, len(state.neutral)))):
        state.neutral[slot] = card
        state.teams[card] = NO_TEAMS


@cache
def common(suit: str) -> list[str]:
    return [face.id for face in FACES.values() if face.suit == suit and not face.crew and face.start != kinds.SOLO]


@cache
def starting(mark: str, crew: str = "") -> list[str]:
    """The cards of a crew, or of nobody's, that begin in a place."""
    return [face.id for face in FACES.values() if face.start == mark and face.crew == crew]


def lay_out_crew(state: Chair, side: int, name: str) -> None:
    """CHAIR-3.3 to CHAIR-3.10."""
    cards, own = state.cards, state.captaincies[side]
    for start, kind in STARTS.items():
        laid = cards.add(zone(side, kind), starting(start, name))
        for card in laid:
            face = state.face(card)
            own.teams += face.teams
            if start == kinds.DEPLOYED and face.suit == kinds.SHIP:
                state.ship_at[card] = None
            if start == kinds.CONTROLLED:
                state.teams[card] = NO_TEAMS
    for kind in (DECK, RESERVE):
        cards.shuffle(zone(side, kind), state.chance)
    own.dilithium = own.latinum = own.glory = 1  # CHAIR-3.9


def draw_opening_hand(state: Chair, side: int) -> None:
    """CHAIR-3.11: every crew has more Available cards than that."""
    state.cards.draw(zone(side, HAND), (zone(side, DECK), standing.hand_size(state, side)))
