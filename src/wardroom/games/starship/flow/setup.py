"""SHIP-2, SHIP-3: setting up the table and the ships."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wardroom.kernel import EVERYBODY, Card, Cards, Chance, Zone

from ..cards import (
    ACTION_TYPES,
    ACTIONS,
    ARTIFACTS,
    CARDS,
    CARGO_DAMAGED,
    CENTRAL,
    CENTRAL_SOLO,
    EVENTS,
    FACTIONS,
    HOME,
    MISSIONS,
    OMEGAS,
    PASSENGERS,
    PIRATES,
    RINGS,
    SIDE_FOR,
    SLOT_BOARDS,
    SOLO_EVENTS,
    START_MEDALS,
    START_QUEUE,
    START_READY,
    TRACK_SIDES,
    dealt_tiles,
    design,
)
from ..state import (
    ACTION_DECK,
    ACTIONS_LATER,
    ARTIFACT_SUPPLY,
    MISSION_DECK,
    OMEGA_DECK,
    ON_PLANETS,
    ON_ROUTES,
    ON_ZINCA,
    PIRATE_SUPPLY,
    TECH_DECK,
    Ship,
    Starship,
)
from ..state import CENTRAL as CENTRAL_ZONE

RANDOM = "random"


def zones(seats: int) -> list[Zone]:
    """In the order of the constants in `state`. Pirates in a hold lie face down (SHIP-6.8), those of Crowd Production
    are never looked at."""
    made = [Zone("techs"), Zone("tech-discard", EVERYBODY), Zone("central", EVERYBODY), Zone("zinca", EVERYBODY)]
    made += [Zone("omegas"), Zone("omega-discard", EVERYBODY)]
    made += [Zone("missions"), Zone("planets", EVERYBODY), Zone("box", EVERYBODY)]
    made += [Zone("pirates"), Zone("pirate-discard", EVERYBODY), Zone("routes", EVERYBODY)]
    made += [Zone("artifacts"), Zone("artifact-discard", EVERYBODY)]
    made += [Zone("actions"), Zone("actions-later"), Zone("actions-played", EVERYBODY), Zone("drawn", EVERYBODY)]
    for seat in range(seats):
        made += [Zone(f"slots{seat}", EVERYBODY), Zone(f"hold{seat}", EVERYBODY), Zone(f"brig{seat}")]
        made += [Zone(f"done{seat}", EVERYBODY), Zone(f"crowd{seat}")]
    return made


def setup(seats: int, settings: Mapping[str, Any], chance: Chance) -> Starship:
    """SHIP-2.1 to 2.17, SHIP-3.1 to 3.9; SHIP-17.2 for one player."""
    cards = Cards(zones(seats), seats)
    cards.add(TECH_DECK, list(CARDS), "tech")  # SHIP-2.11
    cards.add(OMEGA_DECK, list(OMEGAS), "omega")
    cards.add(MISSION_DECK, list(MISSIONS), "mission")
    cards.add(PIRATE_SUPPLY, list(PIRATES), "pirate")
    cards.add(ARTIFACT_SUPPLY, list(ARTIFACTS), "artifact")
    for deck in (TECH_DECK, OMEGA_DECK, MISSION_DECK, PIRATE_SUPPLY, ARTIFACT_SUPPLY):
        cards.shuffle(deck, chance)
    state = Starship(seats, cards, chance, map_side=SIDE_FOR[seats], ships=[Ship() for _ in range(seats)])  # SHIP-2.1
    lay_tiles(state)
    lay_pirates(state)
    lay_tracks(state, settings)
    lay_techs(state)
    board = settings["board"]
    state.board_side = chance.pick(list(SLOT_BOARDS)) if board == RANDOM else board  # SHIP-3.2
    for ship in state.ships:
        ship.ready = list(START_READY)
        ship.queue = list(START_QUEUE)
        ship.medals, ship.rings, ship.damage = START_MEDALS, RINGS, CARGO_DAMAGED
        ship.damaged = [slot in SLOT_BOARDS[state.board_side].damaged for slot in range(1, len(ship.slots) + 1)]
    if state.solo:
        lay_actions(state)
    else:
        state.first = state.active = chance.below(seats)  # SHIP-3.9
    return state


def lay_tiles(state: Starship) -> None:
    """SHIP-2.4 to 2.8: a random tile on every planet; a mission tile becomes a mission."""
    planets = [place for place in state.chart.places if place != HOME]
    tiles = dealt_tiles(state.seats)
    state.stations[HOME] = HOME
    state.waiting[HOME] = 2  # SHIP-2.3
    for planet, number in zip(planets, state.chance.order(len(tiles))):
        tile = tiles[number]
        if tile.number is not None:
            state.numbers[planet] = tile.number
        elif tile.station is not None:
            state.stations[tile.station] = planet
        else:
            card = state.cards.rows[MISSION_DECK][-1]
            state.missions[planet] = card
            state.cards.move(card, ON_PLANETS)


def lay_pirates(state: Starship) -> None:
    """SHIP-2.10: one on every route with a skull."""
    for route in state.chart.skulls:
        card = state.cards.rows[PIRATE_SUPPLY][-1]
        state.pirates[route] = card
        state.cards.move(card, ON_ROUTES)


def lay_tracks(state: Starship, settings: Mapping[str, Any]) -> None:
    """SHIP-2.14 to 2.16: a random side of each track, a random event on it; solo: the solo events (SHIP-17.4)."""
    chance = state.chance
    state.track_sides = [chance.pick(TRACK_SIDES) for _ in FACTIONS]
    events = SOLO_EVENTS if state.solo else EVENTS
    state.events = [chance.pick([name for name, event in events.items() if event.faction == each]) for each in FACTIONS]
    if state.solo:  # SHIP-17.6, 17.7
        asked = settings["passenger"]
        passenger = state.passenger = chance.pick(list(PASSENGERS)) if asked == RANDOM else asked
        for name in PASSENGERS[passenger].techs:
            card = next(each for each in state.cards.rows[TECH_DECK] if state.face(each) == name)
            state.cards.move(card, ON_ZINCA)


def lay_techs(state: Starship) -> None:
    """SHIP-2.12, 2.13: alphas from the top of the deck, betas met on the way go under it; then omegas."""
    if not state.solo:
        state.cards.move(next_alpha(state), ON_ZINCA)
    board = CENTRAL_SOLO if state.solo else CENTRAL
    for _ in range(board.techs):
        lay(state, next_alpha(state))
    for _ in range(board.omegas):
        lay(state, state.cards.rows[OMEGA_DECK][-1])


def next_alpha(state: Starship) -> Card:
    cards = state.cards
    deck = cards.rows[TECH_DECK]
    while design(cards.faces[deck[-1]]).deck != "alpha":
        cards.move(deck[-1], TECH_DECK, under=True)
    return deck[-1]


def lay(state: Starship, card: Card) -> None:
    state.central.append(card)
    state.cards.move(card, CENTRAL_ZONE)


def lay_actions(state: Starship) -> None:
    """SHIP-17.5, 17.8: one action card of each type in the first deck, the other three beside the later rounds."""
    first, later = [], []
    for action in ACTION_TYPES:
        names = [name for name, card in ACTIONS.items() if card.type == action]
        one, *rest = [names[number] for number in state.chance.order(len(names))]
        first.append(one)
        later += rest
    state.cards.add(ACTION_DECK, first, "action")
    state.cards.add(ACTIONS_LATER, later, "action")
    state.cards.shuffle(ACTION_DECK, state.chance)
    state.cards.shuffle(ACTIONS_LATER, state.chance)
    state.tenebre = HOME
