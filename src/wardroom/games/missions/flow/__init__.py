"""The rulebook of Missions: setup, turns, the end, Meddlesome Q, scoring."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from wardroom.kernel import EVERYBODY, TURN, Cards, Chance, Steps, Zone

from ..cards import GALAXY as GALAXY_CARDS
from ..cards import MISSIONS as MISSION_CARDS
from ..state import GALAXY, HAND, MEDDLING, MISSIONS, OVER, SCORING, Missions
from ..state import TURN as A_TURN
from .meddling import meddling
from .scoring import scoring
from .turn import turn

HAND_GALAXY, HAND_MISSIONS = 5, 2


def setup(seats: int, settings: Mapping[str, Any], chance: Chance) -> Missions:
    """MIS-3: two shuffled decks, 5 Galaxy cards and 2 Missions each, a random first player."""
    zones = [Zone("galaxy"), Zone("missions"), Zone("discard", EVERYBODY)]
    zones += [Zone(f"hand{seat}", 1 << seat, loose=True) for seat in range(seats)]
    cards = Cards(zones, seats)
    cards.add(GALAXY, GALAXY_CARDS, "galaxy")
    cards.add(MISSIONS, MISSION_CARDS, "mission")
    cards.shuffle(GALAXY, chance)  # MIS-3.1
    cards.shuffle(MISSIONS, chance)
    for seat in range(seats):  # MIS-3.2
        for deck, count in ((GALAXY, HAND_GALAXY), (MISSIONS, HAND_MISSIONS)):
            for _ in range(count):
                cards.move(cards.rows[deck][-1], HAND + seat)
    state = Missions(seats, cards, chance)
    state.active = chance.below(seats)  # MIS-3.4
    state.limit = settings["stalemate_rounds"]
    state.aid = settings["memory_aid"]
    state.choices = [{} for _ in range(seats)]
    return state


PHASES: dict[str, Callable[[Missions], Steps]] = {A_TURN: turn, MEDDLING: meddling, SCORING: scoring}


def flow(state: Missions) -> Steps:
    """Turns until the end is triggered, then Meddlesome Q's step, then scoring. Each phase names the next one."""
    while state.phase != OVER:
        yield TURN
        yield from PHASES[state.phase](state)
