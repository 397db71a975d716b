"""Everything on the table, as plain data. Hands and decks are cards; all else is public (MIS-11.1)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Self

from wardroom.kernel import Cards, Chance, State

GALAXY, MISSIONS, DISCARD = 0, 1, 2
"""Zones. The hand of seat n is zone HAND + n; its Missions lie before its Galaxy cards."""
HAND = 3
FIRST_MISSION = 50
"""Cards from this number on have the back of a Mission, those before it that of a Galaxy card: all can see which."""

TURN, MEDDLING, SCORING, OVER = "turn", "meddling", "scoring", "over"


class Missions(State):
    """A position of Missions."""

    __slots__ = ("phase", "active", "turn", "extra", "ending", "quiet", "limit", "aid", "choices", "scores", "extras")

    phase: str
    active: int
    turn: int  # how many turns have been taken
    extra: bool  # this is the extra turn of Time Distortion (MIS-7.5)
    ending: bool  # the end has been triggered and stays so (MIS-7.6)
    quiet: int  # turns in a row, extra ones aside, with option DISCARD only (MIS-11.4)
    limit: int  # full rounds of them that end the game
    aid: bool  # cards that opponents were seen to take are shown (MIS-11.2)
    choices: list[dict[str, Any]]  # what each owner chose at scoring; best where nothing stands
    scores: list[int]
    extras: int  # how many extra turns have been taken

    def __init__(self, seats: int, cards: Cards, chance: Chance, original: Missions | None = None) -> None:
        """The beginning of a game, or a copy of a position with cards and chance of its own."""
        super().__init__(seats, cards, chance)
        if original is None:
            self.phase = TURN
            self.active = 0
            self.turn = 0
            self.extra = False
            self.ending = False
            self.quiet = 0
            self.limit = 10
            self.aid = True
            self.choices = []
            self.scores = []
            self.extras = 0
        else:
            self.phase = original.phase
            self.active = original.active
            self.turn = original.turn
            self.extra = original.extra
            self.ending = original.ending
            self.quiet = original.quiet
            self.limit = original.limit
            self.aid = original.aid
            self.choices = deepcopy(original.choices) if any(original.choices) else [{} for _ in original.choices]
            self.scores = original.scores[:]
            self.extras = original.extras

    def copy(self, track: bool = True) -> Self:
        return self.__class__(self.seats, self.cards.copy(track), self.chance.copy(), self)

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
