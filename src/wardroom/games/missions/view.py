"""What one seat may see, as plain data (MIS-11.1)."""

from __future__ import annotations

from collections.abc import Mapping

from wardroom.kernel import Plain

from .cards import CARDS, Galaxy, Mission
from .state import DISCARD, FIRST_MISSION, GALAXY, HAND, MISSIONS, OVER, SCORING, Missions


def view(state: Missions, seat: int) -> Plain:
    cards = state.cards
    return {
        "phase": state.phase,
        "active": state.active,
        "turn": state.turn,
        "extra": state.extra,
        "ending": state.ending,
        "decks": {"galaxy": len(cards.rows[GALAXY]), "missions": len(cards.rows[MISSIONS])},
        "discard": cards.seen(DISCARD, seat),
        "out": list(state.out()),
        "hands": [hand(state, of, seat) for of in range(state.seats)],
        "counts": [counts(state, of) for of in range(state.seats)],
        "quiet_rounds": state.quiet // state.seats,
        "stalemate_rounds": state.limit,
        "memory_aid": state.aid,
        "choices": [dict(choices) for choices in state.choices],
        "scores": state.scores[:] if state.phase == OVER else None,
    }


def hand(state: Missions, of: int, seat: int) -> list[str]:
    """A hand as a seat sees it. Without the memory aid (MIS-11.2) the cards of others show their backs until scoring,
    although they may have been seen."""
    if of == seat or state.aid or state.phase in (SCORING, OVER):
        return state.cards.seen(HAND + of, seat)
    return sorted(state.cards.backs[card] for card in state.cards.rows[HAND + of])


def counts(state: Missions, of: int) -> list[int]:
    """How many Galaxy and Mission cards a hand holds: their backs differ."""
    row = state.cards.rows[HAND + of]
    missions = sum(card >= FIRST_MISSION for card in row)
    return [len(row) - missions, missions]


def printed() -> Mapping[str, Mapping[str, Plain]]:
    """MIS-2.1: what is printed on every card besides its name and text: its back and the values of its sections."""
    return {face: sections(card) for face, card in CARDS.items()}


def sections(card: Galaxy | Mission) -> dict[str, Plain]:
    if isinstance(card, Mission):
        return {"back": "mission", "type": ["mission"], "specialty": [], "lifeform": [], "affiliation": []}
    return {
        "back": "galaxy",
        "type": sorted(card.types),
        "specialty": sorted(card.specialties),
        "lifeform": sorted(card.lifeforms),
        "affiliation": [] if card.affiliation is None else [card.affiliation],
    }
