"""Everything on the table, as plain data. Hands and decks are cards; all else is public (MIS-11.1)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Self

from wardroom.kernel import Cards, Chance, State

GALAXY, MISSIONS, DISCARD = 0, 1, 2
"""Zones. The hand of seat n is zone HAND + n."""
HAND = 3
FIRST_MISSION = 50
"""Cards from this number on have the back of a Mission, those before it that of a Galaxy card: all can see which."""

TURN, MEDDLING, SCORING, OVER = "turn", "meddling", "scoring", "over"


class Missions(State):
    """A position of Missions."""

    __slots__ = ("phase", "active", "turn", "extra", "ending", "quiet", "limit", "aid", "choices", "scores", "extras")

    def __init__(self, seats: int, cards: Cards, chance: Chance) -> None:
        super().__init__(seats, cards, chance)
        self.phase = TURN
        self.active = 0
        self.turn = 0  # how many turns have been taken
        self.extra = False  # this is the extra turn of Time Distortion (MIS-7.5)
        self.ending = False  # the end has been triggered and stays so (MIS-7.6)
        self.quiet = 0  # turns in a row, extra ones aside, with option DISCARD only (MIS-11.4)
        self.limit = 10  # full rounds of them that end the game
        self.aid = True  # cards that opponents were seen to take are shown (MIS-11.2)
        self.choices: list[dict[str, Any]] = []  # what each owner chose at scoring; best where nothing stands
        self.scores: list[int] = []
        self.extras = 0  # how many extra turns have been taken

    def copy(self, track: bool = True) -> Self:
        new = self.__class__(self.seats, self.cards.copy(track), self.chance.copy())
        new.phase = self.phase
        new.active = self.active
        new.turn = self.turn
        new.extra = self.extra
        new.ending = self.ending
        new.quiet = self.quiet
        new.limit = self.limit
        new.aid = self.aid
        new.choices = deepcopy(self.choices) if any(self.choices) else [{} for _ in self.choices]
        new.scores = self.scores[:]
        new.extras = self.extras
        return new

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
