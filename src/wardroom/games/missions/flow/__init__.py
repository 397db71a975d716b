"""The rulebook of Missions: setup, turns, the end, Meddlesome Q, scoring."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from wardroom.kernel import EVERYBODY, Cards, Chance, Steps, Zone

from ..cards import GALAXY as GALAXY_CARDS
from ..cards import MISSIONS as MISSION_CARDS
from ..state import GALAXY, HAND, MEDDLING, MISSIONS, OVER, SCORING, TURN, Missions
from .meddling import meddling
from .scoring import scoring
from .turn import turns

HAND_GALAXY, HAND_MISSIONS = 5, 2


def setup(seats: int, settings: Mapping[str, Any], chance: Chance) -> Missions:
    """MIS-3: two shuffled decks, 5 Galaxy cards and 2 Missions each, a random first player."""
    cards = Cards(zones(seats), seats)
    for zone, pack, back in ((GALAXY, [*GALAXY_CARDS], "galaxy"), (MISSIONS, [*MISSION_CARDS], "mission")):
        chance.shuffle(pack)  # MIS-3.1
        cards.add(zone, pack, back)
    for seat in range(seats):  # MIS-3.2
        cards.draw(HAND + seat, (MISSIONS, HAND_MISSIONS), (GALAXY, HAND_GALAXY))
    state = Missions(seats, cards, chance)
    state.active = chance.below(seats)  # MIS-3.4
    state.limit = settings["stalemate_rounds"]
    state.aid = settings["memory_aid"]
    state.choices = [{} for _ in range(seats)]
    return state


@cache
def zones(seats: int) -> tuple[Zone, ...]:
    """Two decks, the discard, and the hands, in which others cannot tell which card is which."""
    hands = [Zone(f"hand{seat}", 1 << seat, loose=True) for seat in range(seats)]
    return (Zone("galaxy"), Zone("missions"), Zone("discard", EVERYBODY), *hands)


PHASES: dict[str, Callable[[Missions], Steps]] = {TURN: turns, MEDDLING: meddling, SCORING: scoring}


def flow(state: Missions) -> Steps:
    """Turns until the end is triggered, then Meddlesome Q's step, then scoring. Each phase names the next one, and
    begins with a checkpoint; so does each turn."""
    while state.phase != OVER:
        yield from PHASES[state.phase](state)
