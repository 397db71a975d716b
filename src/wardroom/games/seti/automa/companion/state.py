"""What the companion keeps of a game on a real table: a position of SETI, as far as it is known.

Common things are known only as far as somebody said: a place that was taken stays taken, everything else is asked when
it matters. The tiles of a tech lie face up in its stack while they may be there, and all samples on the Mascamites'
board; of the human there are only markers, moons and whether they passed. Where nobody has said how the discs stand,
they stand anyhow.
"""

from __future__ import annotations

from wardroom.kernel import Cards, Chance

from ...cards import (
    AHEAD,
    GOLD_TILES,
    MESSAGE_REWARDS,
    NEUTRAL_MARKERS,
    NEUTRAL_MILESTONES,
    PLANET_BOARD,
    STARS,
    TECHS,
    TILE_DATA,
)
from ...pieces import Agency, Star
from ...state import RIVAL, Seti
from .person import Person

HUMAN_TURN, PAUSE, COUNT = "human", "pause", "count"
"""Stages besides those of SETI; between two turns of the rival there is a pause."""


class Companion(Seti):
    """A position: `stage`, `active` and `passed` say whose turn it is; the rest is what lies on the table."""

    __slots__ = (
        "discs_known",
        "sure",
        "near",
        "asked",
        "exertians",
        "revealed",
        "danger",
        "total",
        "told",
        "since",
    )

    witness = Person()
    discs_known: bool  # somebody has said how the discs stand
    sure: list[str]  # slots and planets that were said to be right this turn
    near: dict[str, str]  # the stars in whose sectors bodies are, as said since the last rotation of this turn
    asked: list[int]  # left, right: markers on discovery spaces when it was last asked whether a species is discovered
    exertians: int  # cards that the rival has played face down
    revealed: list[str]  # what they are, at the end
    danger: str  # who has more of it, at the end
    total: int  # what the human has counted
    told: int  # events so far
    since: int  # events before this turn

    def __init__(self, seats: int, cards: Cards, chance: Chance, original: Companion | None = None) -> None:
        super().__init__(seats, cards, chance, original)
        if original is None:
            self.discs_known = False
            self.sure, self.near, self.asked = [], {}, [0, 0]
            self.exertians = self.total = self.told = self.since = 0
            self.revealed, self.danger = [], ""
            self.stars = {name: Star(star.capacity) for name, star in STARS.items()}
            self.tile_data = TILE_DATA
            self.first_tiles = list(TECHS)
            self.landing_data = {name: list(planet.first_landing_data) for name, planet in PLANET_BOARD.items()}
            self.gold_marks = {tile: [] for tile in GOLD_TILES}
            self.messages = [reward.id for reward in MESSAGE_REWARDS]
            self.agencies[0].message = AHEAD  # the human's tile has covered none of them, as far as known
            self.neutral = dict.fromkeys(NEUTRAL_MILESTONES, NEUTRAL_MARKERS[1])
        else:
            self.discs_known = original.discs_known
            self.sure, self.near, self.asked = original.sure[:], original.near.copy(), original.asked[:]
            self.exertians, self.total = original.exertians, original.total
            self.told, self.since = original.told, original.since
            self.revealed, self.danger = original.revealed[:], original.danger

    @property
    def rival(self) -> Agency:
        return self.agencies[RIVAL]

    def tell(self, key: str, only: int = -1, **args: object) -> None:
        self.told += 1
        super().tell(key, only, **args)
