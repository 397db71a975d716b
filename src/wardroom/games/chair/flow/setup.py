"""CHAIR-2 and CHAIR-3: setting up the table; CHAIR-26.1 for cadet training, CHAIR-29 for the Bot."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from wardroom.kernel import Cards, Chance
from wardroom.kernel.errors import BadSetup

from ..cards import kinds
from ..cards.boards import BASIC, CAPTAINS
from ..cards.campaigns import CONSPIRACY
from ..cards.decks import FACES
from ..cards.stardates import PILES
from ..pieces import Captaincy
from ..state import (
    BOOST,
    BOT,
    BOX,
    CAPTAIN,
    DECK,
    DEVELOPMENT,
    DISCARD,
    DUEL,
    ENCOUNTERS,
    FACE_DOWN,
    FLEET,
    GONE,
    HAND,
    INCIDENTS,
    LOCATIONS,
    NEUTRAL,
    NO_TEAMS,
    PLACES,
    REINFORCEMENTS,
    RESERVE,
    RIVAL,
    CampaignChair,
    Chair,
    zone,
    zones,
)
from . import challenges, opening, standing
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
BOT_STARTS = {
    kinds.DEVELOPMENT: RESERVE,
    kinds.AVAILABLE: DECK,
    kinds.DISCARDED: DISCARD,
    kinds.CAPTAIN: CAPTAIN,
}
BOT_TOPS = {RESERVE: (kinds.RESERVE,), DECK: (kinds.DEPLOYED, kinds.CONTROLLED)}
"""CHAIR-29.5 to CHAIR-29.7: where those of the Bot's crew begin, and what is shuffled and put on top of that."""


def setup(seats: int, settings: Mapping[str, Any], chance: Chance) -> Chair:
    """CHAIR-2.1 to CHAIR-3.11; CHAIR-29 for the Bot."""
    mode = DUEL if seats == 2 else settings["alone"]
    sides = seats + (mode == BOT)
    assignment = opening.assigned(settings) if mode == BOT else None
    wanted = [settings[f"captain_{side + 1}"] for side in range(sides)]
    barred = opening.words(settings, "barred") if sides > 1 else []  # CHAIR-36.4
    captains = choose_captains(wanted, barred, chance)
    cards = Cards(zones(sides, seats, assignment is not None), seats)
    state = Chair(seats, cards, chance) if assignment is None else CampaignChair(seats, cards, chance)
    if isinstance(state, CampaignChair) and assignment is not None:
        state.assignment = assignment
        cards.add(REINFORCEMENTS, assignment.reinforced)
    state.mode = mode
    state.pile = {DUEL: "two_player", BOT: settings["rank"]}.get(mode, mode)
    state.on_stardate = PILES[state.pile][0].glory
    state.captaincies = [
        Captaincy(captain=name, board=settings[f"board_{side + 1}"] if side < seats else BASIC)
        for side, name in enumerate(captains)
    ]
    lay_out_common_cards(state, captains)
    for side, name in enumerate(captains[:seats]):
        lay_out_crew(state, side, name)
    if mode == BOT:
        lay_out_bot(state, captains[RIVAL], settings["clock"])
    state.first = chance.below(seats)  # CHAIR-2.14; alone the person is first (CHAIR-29.2)
    state.active = state.first
    if assignment is not None:  # the hand comes after what is done before it (CHAIR-36.12)
        challenges.set_out(state, assignment)
        state.stage = BOOST
        return state
    for side in range(seats):
        draw_opening_hand(state, side)
    return state


def choose_captains(wanted: Sequence[str], barred: Sequence[str], chance: Chance) -> list[str]:
    """CHAIR-2.10: each has another crew; chance takes none of those that are barred."""
    fixed = [name for name in wanted if name != RANDOM]
    if len(set(fixed)) < len(fixed):
        raise BadSetup("same-captain", name_captain=fixed[0])
    free = [name for name in CAPTAINS if name not in fixed and name not in barred]
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
        faces = left(state, common(suit))
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


def left(state: Chair, faces: list[str]) -> list[str]:
    """CHAIR-36.25: those that do not lie in the Reinforcement pile."""
    piled = [] if state.assignment is None else state.assignment.reinforced
    return [face for face in faces if face not in piled]


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
        laid = cards.add(zone(side, kind), left(state, starting(start, name)))
        for card in laid:
            face = state.face(card)
            own.teams += face.teams
            if start == kinds.DEPLOYED and face.suit == kinds.SHIP:
                state.ship_at[card] = None
            if start == kinds.CONTROLLED:
                state.teams[card] = NO_TEAMS
    if state.assignment is not None:
        challenges.lay_out(state, state.assignment)
    for kind in (DECK, RESERVE):
        cards.shuffle(zone(side, kind), state.chance)
    own.dilithium = own.latinum = own.glory = 1  # CHAIR-3.9


def lay_out_bot(state: Chair, name: str, clock: bool) -> None:
    """CHAIR-29.4 to CHAIR-29.10: the Supplement deck is its Reserve deck; no resources; a Status card leaves the
    game. CHAIR-36.21: under the ticking clock Conspiracy is among its Reserve cards."""
    cards = state.cards
    for mark, kind in BOT_STARTS.items():
        cards.add(zone(RIVAL, kind), starting(mark, name))
    cards.add(GONE, starting(kinds.STATUS, name))
    state.captaincies[RIVAL].teams = state.face(state.captain(RIVAL)).teams
    for kind, marks in BOT_TOPS.items():
        cards.shuffle(zone(RIVAL, kind), state.chance)
        more = [CONSPIRACY] if clock and kind == RESERVE else []
        cards.add(zone(RIVAL, FACE_DOWN), [*(face for mark in marks for face in starting(mark, name)), *more])
        cards.shuffle(zone(RIVAL, FACE_DOWN), state.chance)
        for card in state.row(RIVAL, FACE_DOWN)[:]:
            cards.move(card, zone(RIVAL, kind))


def draw_opening_hand(state: Chair, side: int) -> None:
    """CHAIR-3.11: every crew has more Available cards than that."""
    state.cards.draw(zone(side, HAND), (zone(side, DECK), standing.hand_size(state, side)))
