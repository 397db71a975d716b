"""SETI-16.1 to SETI-16.3, SETI-17.1: what the companion brings to the table: the rival's deck and the objectives."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from wardroom.kernel import EVERYBODY, Card, Cards, Chance, Zone

from ..cards import (
    ADVANCED_CARDS,
    BASIC_CARDS,
    LEVELS,
    LONG_TERM_OBJECTIVES,
    LONG_TERM_OPEN,
    OBJECTIVES_OPEN,
    RIVAL_PUBLICITY,
    SPECIES_CARDS,
)
from ..cards import OBJECTIVES as TILES
from ..cards.setup import START_SCORES
from ..cards.solo import AGENCIES_ROUNDS
from ..flow.setup import AGENCIES_BASIC
from .state import ADVANCED, ASIDE, DECK, GONE, HUMAN_TURN, OBJECTIVES, OPEN, RIVAL, RIVAL_TURN, Companion

ZONES = (
    Zone("deck"),
    Zone("played", EVERYBODY),
    Zone("advanced"),
    Zone("aside", EVERYBODY),
    Zone("objectives"),
    Zone("open", EVERYBODY),
    Zone("done", EVERYBODY),
    Zone("gone"),
)
"""In the order of the constants in `state`. What left the game is not turned up: nobody sees which objectives stay in
the box."""


def setup(seats: int, settings: Mapping[str, Any], chance: Chance) -> Companion:
    """Who begins is drawn (SETI-16.1); the first starts with 1 VP, the second with 2 (SETI-2.12)."""
    state = Companion(seats, Cards(ZONES, seats), chance)
    state.level, state.expansion = settings["difficulty"], settings["agencies"]
    state.first = state.active = chance.below(2)
    state.stage = RIVAL_TURN if state.first == RIVAL else HUMAN_TURN
    state.score = START_SCORES[0 if state.first == RIVAL else 1]
    state.publicity = RIVAL_PUBLICITY
    lay_deck(state)
    lay_objectives(state)
    if state.expansion:
        state.round = AGENCIES_ROUNDS[0]  # SETI-19.1
    return state


def pile(state: Companion, zone: int, faces: Iterable[str], back: str) -> list[Card]:
    """New cards in random order."""
    names = list(faces)
    state.chance.shuffle(names)
    return state.cards.add(zone, names, back)


def lay_deck(state: Companion) -> None:
    """SETI-16.2, SETI-16.3: basic cards, from 3 stars on with an advanced one; the cards of the species wait aside."""
    cards, level = state.cards, LEVELS[state.level]
    cards.add(DECK, [*BASIC_CARDS, AGENCIES_BASIC] if state.expansion else list(BASIC_CARDS), "rival")
    pile(state, ADVANCED, ADVANCED_CARDS, "rival")
    cards.draw(DECK, (ADVANCED, level.advanced_cards))
    cards.shuffle(DECK, state.chance)
    cards.add(ASIDE, list(SPECIES_CARDS), "rival")
    state.progress = level.start


def lay_objectives(state: Companion) -> None:
    """SETI-17.1: level I on top, then II, then III; three in work. With the expansion two long-term ones instead of
    level I (SETI-19.8); at 1 star none (SETI-17.15)."""
    counts = LEVELS[state.level].objectives
    if not any(counts):
        return
    for level in (3, 2, 1):
        tiles = pile(state, GONE, [each.id for each in TILES.values() if each.level == level], "objective")
        wanted = 0 if state.expansion and level == 1 else counts[level - 1]
        for card in tiles[:wanted]:
            state.cards.move(card, OBJECTIVES)
    long_term = pile(state, GONE, LONG_TERM_OBJECTIVES, "objective")[:LONG_TERM_OPEN] if state.expansion else []
    for card in [*long_term, *reversed(state.cards.rows[OBJECTIVES][-OBJECTIVES_OPEN:])]:
        state.cards.move(card, OPEN)
        state.tasks[card] = []
