"""What the companion keeps of a game on a real table: a position against the Bot, as far as it is known.

All of the Bot's is here: its deck, Supplement and Discard pile, tracks, tokens. What lies in the Market and in the
Neutral Zone is what somebody said (`unseen`). Of the person there are the tracks, and Away Teams and SHIPs at neutral
Locations; the Captain and the crew are not.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from wardroom.kernel import Card

from ...pieces import Captaincy
from ...state import RIVAL, Chair
from . import unseen
from .person import Person

PAUSE, LAST, COUNT = "pause", "last", "count"
"""Stages besides those of the game: between two cards of the Bot, after its last turn, and when the person counts."""
SILENT = ("revealed-market", "revealed-location")
"""Not told of a card that nobody has named."""


@dataclass(slots=True, eq=False, repr=False)
class Companion(Chair):
    """A position: `active` and `stage` say whose turn it is; the rest is what lies on the table."""

    witness = Person()
    common: list[str] = field(default_factory=list)  # the faces of all cards of the decks on the table
    total: int = 0  # what the person has counted
    told: int = 0  # events so far
    since: int = 0  # events before the Bot's last turn

    @property
    def bot(self) -> Captaincy:
        return self.captaincies[RIVAL]

    def tell(self, key: str, only: int = -1, **args: object) -> None:
        card = args.get("card")
        if key in SILENT and isinstance(card, Card) and unseen.is_unseen(self, card):
            return
        if key == "rival-took-incident":  # how many are left nobody has said
            key, args = "companion-took-incident", {}
        self.told += 1
        Chair.tell(self, key, only, **args)
