"""What one seat may see, as plain data: everything but hands of others, face-down tiles and the order of decks."""

from __future__ import annotations

from typing import Any

from wardroom.kernel import Plain

from .cards.techs import TECHS
from .flow.this_turn import FREE_ASTEROIDS, waits
from .pieces import Agency
from .state import (
    CAPSULES,
    DECK,
    DISCARD,
    DONE,
    END_1,
    EXERTIANS,
    EXERTIANS_PLAYED,
    FIRST_STACK,
    HAND,
    OBJECTIVES,
    OBJECTIVES_DONE,
    OBJECTIVES_OPEN,
    OVER,
    PLAYED,
    RESOLVING,
    RIVAL,
    RIVAL_ADVANCED,
    RIVAL_DECK,
    RIVAL_PLAYED,
    SAMPLES_BOARD,
    SAMPLES_JUPITER,
    SAMPLES_SATURN,
    TUCKED,
    Seti,
    alien_deck,
    alien_open,
    zone,
)

STACKS = tuple(TECHS)
ENDS = 4
HELD = {
    "hand": HAND,
    "tucked": TUCKED,
    "done": DONE,
    "exertians": EXERTIANS,
    "exertians_played": EXERTIANS_PLAYED,
}
SAMPLES = {"jupiter": SAMPLES_JUPITER, "saturn": SAMPLES_SATURN, "board": SAMPLES_BOARD}


def view(state: Seti, seat: int) -> Plain:
    cards = state.cards
    return {
        "phase": state.phase,
        "stage": state.stage,
        "round": state.round,
        "first": state.first,
        "active": state.active,
        "turn": state.turn,
        "hand_limit": state.hand_limit,
        "turned": list(state.turned),
        "next_disc": state.next_disc,
        "reminder": state.reminder,
        "visitor": state.visitor,
        "columns": state.columns[:],
        "stars": {
            name: {
                "markers": star.markers[:],
                "data": star.data,
                "won": star.won,
                "complete": star.complete,
            }
            for name, star in state.stars.items()
        },
        "row": [None if card is None else cards.read(card, seat) for card in state.row],
        "resolving": cards.seen(RESOLVING, seat),
        "deck": len(cards.rows[DECK]),
        "discard": cards.seen(DISCARD, seat),
        "ends": [cards.seen(END_1 + number, seat) for number in range(ENDS)],
        "techs": {tech: stack_view(state, number, seat) for number, tech in enumerate(STACKS)},
        "gold": [
            {"tile": tile, "side": side, "marks": state.gold_marks.get(tile, [])[:]}
            for tile, side in state.gold_sides.items()
        ],
        "neutral": {str(score): count for score, count in sorted(state.neutral.items())},
        "species": [species_view(state, slot, seat) for slot in range(len(state.species))],
        "found": state.found[:],
        "first_orbits": sorted(state.first_orbits),
        "landing_data": {planet: left[:] for planet, left in sorted(state.landing_data.items())},
        "samples": {
            name: cards.seen(place, seat) if "mascamites" in state.found else [] for name, place in SAMPLES.items()
        },
        "tile_data": state.tile_data,
        "tile_markers": state.tile_markers[:],
        "anomalies": [[column, *state.anomalies[column]] for column in sorted(state.anomalies)],
        "messages": state.messages[:],
        "milestones": state.milestones[:],
        "agencies": [agency_view(state, number, agency, seat) for number, agency in enumerate(state.agencies)],
        "solo": solo_view(state, seat) if state.solo else None,
        "scores": state.scores[:] if state.phase == OVER else None,
    }


def stack_view(state: Seti, number: int, seat: int) -> dict[str, Any]:
    """SETI-2.7, SETI-2.8: a stack of tech tiles; the bonus on top is open, and the 2-VP tile lies on it until somebody
    takes from the stack."""
    row = state.cards.rows[FIRST_STACK + number]
    return {
        "left": len(row),
        "bonus": state.cards.read(row[-1], seat) if row else None,
        "first": STACKS[number] in state.first_tiles,
    }


def species_view(state: Seti, slot: int, seat: int) -> dict[str, Any]:
    """A species slot; its name only once it is discovered (SETI-13.7)."""
    found = state.species[slot]
    seen: dict[str, Any] = {
        "name": found.name,
        "spaces": dict(found.spaces),
        "overflow": [list(each) for each in found.overflow],
        "board": [list(each) for each in found.board],
        "deck": 0,
        "open": [],
    }
    if found.name is not None:
        seen["deck"] = len(state.cards.rows[alien_deck(found.name)])
        seen["open"] = state.cards.seen(alien_open(found.name), seat)
    return seen


def agency_view(state: Seti, number: int, agency: Agency, seat: int) -> dict[str, Any]:
    cards = state.cards
    return {
        "score": agency.score,
        "publicity": agency.publicity,
        "credits": agency.credits,
        "energy": agency.energy,
        "data": agency.data,
        "upper": agency.upper,
        "lower": sorted(agency.lower),
        "computers": {str(slot): agency.computers[slot] for slot in sorted(agency.computers)},
        "techs": agency.techs[:],
        "probes": [list(space) for space in agency.probes],
        "capsules": [[cards.read(card, seat), *space] for card, space in agency.capsules.items()],
        "orbiters": dict(sorted(agency.orbiters.items())),
        "landers": dict(sorted(agency.landers.items())),
        "moons": agency.moons[:],
        "wins": agency.wins[:],
        "milestones": agency.milestones[:],
        "gold": dict(sorted(agency.gold.items())),
        "exofossils": agency.exofossils,
        "signal_tokens": agency.signal_tokens,
        "pending": [[score, cards.read(card, seat)] for score, card in agency.pending],
        "message": agency.message,
        "passed": agency.passed,
        "free_asteroids": waits(state, number, FREE_ASTEROIDS),
        "played": played_view(state, number, agency, seat),
        **{name: cards.seen(zone(number, kind), seat) for name, kind in HELD.items()},
        "collected": len(cards.rows[zone(number, CAPSULES)]),
    }


def played_view(state: Seti, number: int, agency: Agency, seat: int) -> list[dict[str, Any]]:
    """Missions and gold-box cards in front of a player, with the circles that are covered (SETI-11.4)."""
    return [
        {"face": state.cards.read(card, seat), "covered": sorted(agency.circles.get(card, ()))}
        for card in state.cards.rows[zone(number, PLAYED)]
    ]


def solo_view(state: Seti, seat: int) -> dict[str, Any]:
    """The rival's cards and the objectives (SETI-16, SETI-17)."""
    cards = state.cards
    return {
        "level": state.level,
        "seat": RIVAL,
        "progress": state.progress,
        "arrow": state.arrow,
        "taken": state.taken_by_rival[:],
        "deck": len(cards.rows[RIVAL_DECK]),
        "played": cards.seen(RIVAL_PLAYED, seat),
        "advanced": len(cards.rows[RIVAL_ADVANCED]),
        "stack": len(cards.rows[OBJECTIVES]),
        "done": cards.seen(OBJECTIVES_DONE, seat),
        "objectives": [
            {"face": cards.read(card, seat), "done": sorted(state.tasks.get(card, ()))}
            for card in cards.rows[OBJECTIVES_OPEN]
        ],
    }
