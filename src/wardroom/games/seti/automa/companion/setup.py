"""SETI-16.1 to SETI-16.3, SETI-17.1: what the companion brings to the table: the rival's deck and the objectives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wardroom.kernel import EVERYBODY, Cards, Chance

from ...cards import (
    AHEAD,
    GOLD_TILES,
    MESSAGE_REWARDS,
    NEUTRAL_MARKERS,
    NEUTRAL_MILESTONES,
    PLANET_BOARD,
    SAMPLES,
    STARS,
    TECHS,
    TILE_BONUSES,
    TILE_DATA,
)
from ...cards.solo import AGENCIES_ROUNDS
from ...flow.setup import lay_objectives, lay_rival, start, zones
from ...flow.techs import STACKS
from ...pieces import Agency, Star
from ...state import RIVAL, RIVAL_TURN, SAMPLES_BOARD
from .state import HUMAN_TURN, Companion


def setup(seats: int, settings: Mapping[str, Any], chance: Chance) -> Companion:
    """Who begins is drawn (SETI-16.1); the first starts with 1 VP, the second with 2 (SETI-2.12)."""
    state = Companion(seats, Cards(zones(seats), seats), chance, agencies=[Agency(), Agency()])
    state.level, state.expansion = settings["difficulty"], settings["agencies"]
    state.first = state.active = chance.below(len(state.agencies))
    state.stage = RIVAL_TURN if state.first == RIVAL else HUMAN_TURN
    start(state, RIVAL, (RIVAL - state.first) % len(state.agencies))
    lay_rival(state)
    lay_objectives(state)
    lay_what_may_be_there(state)
    if state.expansion:
        state.round = AGENCIES_ROUNDS[0]  # SETI-19.1
    state.told = 0
    return state


def lay_what_may_be_there(state: Companion) -> None:
    """Every marker, tile and sample that is on the table at the beginning: which one lies where is asked when it
    matters."""
    state.stars = {name: Star(star.capacity) for name, star in STARS.items()}
    state.tile_data = TILE_DATA
    state.first_tiles = list(TECHS)
    state.landing_data = {name: list(planet.first_landing_data) for name, planet in PLANET_BOARD.items()}
    state.gold_marks = {tile: [] for tile in GOLD_TILES}
    state.messages = [reward.id for reward in MESSAGE_REWARDS]
    state.agencies[0].message = AHEAD  # the human's tile has covered none of them, as far as known
    state.neutral = dict.fromkeys(NEUTRAL_MILESTONES, NEUTRAL_MARKERS[1])
    for stack in STACKS.values():
        state.cards.show(state.cards.add(stack, list(TILE_BONUSES), "tech"), EVERYBODY)
    state.cards.add(SAMPLES_BOARD, list(SAMPLES), "sample")
