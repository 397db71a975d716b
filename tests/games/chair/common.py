"""Positions for the common cards: a Neutral Zone and a Market that are always the same, and nobody owns anything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wardroom.games.chair.cards.decks import FACES
from wardroom.games.chair.cards.kinds import RESOURCES
from wardroom.games.chair.state import HAND

from .given import Faces, Sitting, given

NEUTRAL = ("dozaria", "betazed", "indri_viii")
MARKET = ("lwaxana_troi", "plasma_manifold", "uss_reliant", "karemma")
Given = dict[str, Any]
"""What several positions of a test have in common."""
POSITIONS = {"person": "duty", "location": "places"}


def table(hand: Sequence[str] = (), foe_hand: Sequence[str] = (), **more: Any) -> Sitting:
    """A duel in the ACTION step of Picard, with these cards in the hands, and no resources."""
    for resource in RESOURCES:
        more[resource] = [*more.get(resource, ()), 0, 0][:2]
    return given(hand=[hand, foe_hand], **{"neutral": NEUTRAL, **more, "market": [*MARKET, *more.get("market", ())]})


def in_play(*faces: str, foe: Sequence[str] = ()) -> dict[str, list[list[str]]]:
    """Zones with these cards in their table positions: PERSONs are Duty Officers, all but Locations in the Fleet."""
    zones: dict[str, list[list[str]]] = {}
    for side, own in enumerate((faces, foe)):
        for face in own:
            zones.setdefault(POSITIONS.get(FACES[face].suit, "fleet"), [[], []])[side].append(face)
    return zones


def play(face: str, number: int = 0, hand: Sequence[str] = (), **more: Any) -> Sitting:
    """Such a card has just been played with one of its PLAYs."""
    return table([face, *hand], **more).choose(f"play:{face}:{number}")


def use(face: str, number: int = 0, *others: str, zones: Mapping[str, Faces] | None = None, **more: Any) -> Sitting:
    """An ACTIVATION of such a card in table position has just been used, with others in theirs."""
    return table(zones={**in_play(face, *others), **(zones or {})}, **more).choose(f"use:{face}:{number}")


def resources(game: Sitting, side: int = 0) -> tuple[int, int, int]:
    """Dilithium, Latinum and Glory of a side."""
    own = game.own(side)
    return own.dilithium, own.latinum, own.glory


def hand(game: Sitting, side: int = 0) -> list[str]:
    return sorted(game.held(HAND, side))
