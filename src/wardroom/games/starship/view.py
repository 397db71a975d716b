"""What one seat may see, as plain data (SHIP-9.19): everything but the order of decks and face-down supplies."""

from __future__ import annotations

from typing import Any

from wardroom.kernel import Plain

from .state import (
    ACTION_DECK,
    ACTIONS_PLAYED,
    ARTIFACT_DISCARD,
    ARTIFACT_SUPPLY,
    ARTIFACTS,
    DONE,
    DRAWN,
    MISSION_DECK,
    OMEGA_DECK,
    OMEGA_DISCARD,
    ON_ZINCA,
    OVER,
    PIRATE_DISCARD,
    PIRATE_SUPPLY,
    PIRATES,
    TECH_DECK,
    TECH_DISCARD,
    Ship,
    Starship,
)

SUPPLIES = {
    "techs": TECH_DECK,
    "omegas": OMEGA_DECK,
    "missions": MISSION_DECK,
    "pirates": PIRATE_SUPPLY,
    "artifacts": ARTIFACT_SUPPLY,
    "actions": ACTION_DECK,
}
PILES = {
    "techs": TECH_DISCARD,
    "omegas": OMEGA_DISCARD,
    "pirates": PIRATE_DISCARD,
    "artifacts": ARTIFACT_DISCARD,
    "actions": ACTIONS_PLAYED,
    "zinca": ON_ZINCA,
}


def view(state: Starship, seat: int) -> Plain:
    cards = state.cards
    return {
        "phase": state.phase,
        "round": state.round,
        "first": state.first,
        "active": state.active,
        "turn": state.turn,
        "map": state.map_side,
        "board": state.board_side,
        "tracks": list(state.track_sides),
        "ships": [ship_view(state, number, ship, seat) for number, ship in enumerate(state.ships)],
        "central": [None if card is None else cards.read(card, seat) for card in state.central],
        "missions": {place: cards.read(state.missions[place], seat) for place in sorted(state.missions)},
        "numbers": {place: state.numbers[place] for place in sorted(state.numbers)},
        "stations": dict(sorted(state.stations.items())),
        "waiting": dict(sorted(state.waiting.items())),
        "holders": dict(sorted(state.holder.items())),
        "pirates": {route: cards.read(state.pirates[route], seat) for route in sorted(state.pirates)},
        "events": list(state.events),
        "triggered": state.triggered,
        "passenger": state.passenger,
        "tenebre": state.tenebre,
        "laid": state.laid,
        "archive": state.open_archive,
        "supplies": {name: len(cards.rows[zone]) for name, zone in SUPPLIES.items()},
        "top_missions": [cards.read(card, seat) for card in cards.rows[MISSION_DECK][-3:]],
        "drawn": cards.seen(DRAWN, seat),
        "piles": {name: cards.seen(zone, seat) for name, zone in PILES.items()},
        "scores": state.scores[:] if state.phase == OVER else None,
    }


def ship_view(state: Starship, number: int, ship: Ship, seat: int) -> dict[str, Any]:
    cards = state.cards
    return {
        "place": ship.place,
        "ready": sorted(ship.ready),
        "queue": ship.queue[:],
        "busy": ship.busy[:],
        "medals": ship.medals,
        "rings": ship.rings,
        "damage": ship.damage,
        "overflow": ship.overflow,
        "damaged": ship.damaged[:],
        "slots": [None if card is None else cards.read(card, seat) for card in ship.slots],
        "steps": ship.steps[:],
        "crowd": sorted(ship.crowd),
        "passed": ship.passed,
        "capacity": state.capacity(number),
        "artifacts": [cards.read(card, seat) for card in state.row(number, ARTIFACTS)],
        "pirates": len(state.row(number, PIRATES)),
        "done": [cards.read(card, seat) for card in state.row(number, DONE)],
    }
