"""Everything on the table, as plain data. Hands and decks are cards; all else is public (MIS-11.1)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from wardroom.kernel import State

from .cards.galaxy import GALAXY_CARDS

GALAXY, MISSIONS, DISCARD = 0, 1, 2
"""Zones. The hand of seat n is zone HAND + n; its Missions lie before its Galaxy cards."""
HAND = 3
FIRST_MISSION = len(GALAXY_CARDS)
"""Cards from this number on have the back of a Mission, those before it that of a Galaxy card: all can see which."""

TURN, MEDDLING, SCORING, OVER = "turn", "meddling", "scoring", "over"


@dataclass(slots=True, eq=False, repr=False)
class Missions(State):
    """A position of Missions."""

    phase: str = TURN
    active: int = 0
    turn: int = 0  # how many turns have been taken
    extra: bool = False  # this is the extra turn of Time Distortion (MIS-7.5)
    ending: bool = False  # the end has been triggered and stays so (MIS-7.6)
    quiet: int = 0  # turns in a row, extra ones aside, with option DISCARD only (MIS-11.4)
    limit: int = 10  # full rounds of them that end the game
    aid: bool = True  # cards that opponents were seen to take are shown (MIS-11.2)
    # what each owner chose at scoring; best where nothing stands
    choices: list[dict[str, Any]] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    extras: int = 0  # how many extra turns have been taken

    def hand(self, seat: int) -> list[str]:
        """What a seat holds; for scoring, bots and its owner."""
        faces = self.cards.faces
        return [faces[card] for card in self.cards.rows[HAND + seat]]

    def out(self) -> tuple[int, int]:
        """How many Galaxy and Mission cards lie in the discard (MIS-7.1)."""
        row = self.cards.rows[DISCARD]
        galaxy = 0
        for card in row:
            if card < FIRST_MISSION:
                galaxy += 1
        return galaxy, len(row) - galaxy
