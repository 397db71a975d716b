"""Everything on the table. What is hidden is a card; all other fields are public."""

from __future__ import annotations

from dataclasses import dataclass, field

from wardroom.kernel import State

LIGHTS = [str(number) for number in range(1, 19)]
"""The faces of the cards."""
HAND_SIZE = 4
DECK, ROW = 0, 1
"""The zones that all share; after them comes one for the hand of each seat."""


def hand(seat: int) -> int:
    """The zone of a seat's hand."""
    return 2 + seat


@dataclass(slots=True, eq=False, repr=False)
class Position(State):
    active: int = 0  # whose turn it is
    out: list[int] = field(default_factory=list)  # who has dropped out
    points: list[int] = field(default_factory=list)

    @property
    def last(self) -> int:
        """The number of the last light in the row."""
        row = self.cards.rows[ROW]
        return int(self.cards.faces[row[-1]]) if row else 0
