"""What the companion keeps of a game on a real table: a position of SETI, as far as it is known.

Common things are known only as far as somebody said: a place that was taken stays taken, everything else is asked when
it matters. The tiles of a tech lie face up in its stack while they may be there, and all samples on the Mascamites'
board; of the human there are only markers, moons and whether they passed. Where nobody has said how the discs stand,
they stand anyhow.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ...pieces import Agency
from ...state import RIVAL, Seti
from .person import Person

HUMAN_TURN, PAUSE, COUNT = "human", "pause", "count"
"""Stages besides those of SETI; between two turns of the rival there is a pause."""


@dataclass(slots=True, eq=False, repr=False)
class Companion(Seti):
    """A position: `stage`, `active` and `passed` say whose turn it is; the rest is what lies on the table."""

    witness = Person()
    discs_known: bool = False  # somebody has said how the discs stand
    sure: list[str] = field(default_factory=list)  # slots and planets that were said to be right this turn
    # the stars in whose sectors bodies are, as said since the last rotation of this turn
    near: dict[str, str] = field(default_factory=dict)
    # left, right: markers on discovery spaces when it was last asked whether a species is discovered
    asked: list[int] = field(default_factory=lambda: [0, 0])
    exertians: int = 0  # cards that the rival has played face down
    revealed: list[str] = field(default_factory=list)  # what they are, at the end
    danger: str = ""  # who has more of it, at the end
    total: int = 0  # what the human has counted
    told: int = 0  # events so far
    since: int = 0  # events before this turn

    @property
    def rival(self) -> Agency:
        return self.agencies[RIVAL]

    def tell(self, key: str, only: int = -1, **args: object) -> None:
        self.told += 1
        Seti.tell(self, key, only, **args)
