"""Positions made by hand: cards laid on the table where a test wants them."""

from __future__ import annotations

from wardroom.games.ccg.cards.pool import FACES
from wardroom.games.ccg.state import (
    ABOARD,
    CORE,
    IN_SPACE,
    NOWHERE,
    ON,
    ROW,
    SURFACE,
    TABLE,
    Ccg,
    Location,
    Place,
    zones,
)
from wardroom.kernel import Card, Cards, Chance


class Board:
    """A table to which cards are added one by one. Nothing is shuffled, nothing is played."""

    def __init__(self) -> None:
        self.state = Ccg(2, Cards(list(zones()), 2), Chance(b"board"))

    def lay(self, face: str, kind: str, host: int, seat: int = 0) -> Card:
        assert face in FACES, face
        (card,) = self.state.cards.add(TABLE, [face])
        self.state.owner.append(seat)
        self.state.where.append(NOWHERE)
        self.state.where[card] = Place(kind, host)
        return card

    def mission(self, face: str, seat: int = 0) -> int:
        """A location of its own; its number."""
        number = len(self.state.locations)
        quadrant = FACES[face].quadrant
        card = self.lay(face, ROW, number, seat)
        self.state.locations.append(Location(number, quadrant, [card]))
        self.state.rows[quadrant].append(number)
        return number

    def ship(self, face: str, location: int = 0, seat: int = 0) -> Card:
        return self.lay(face, IN_SPACE, location, seat)

    def aboard(self, host: Card, *faces: str, seat: int = 0) -> list[Card]:
        return [self.lay(face, ABOARD, host, seat) for face in faces]

    def surface(self, location: int, *faces: str, seat: int = 0) -> list[Card]:
        return [self.lay(face, SURFACE, location, seat) for face in faces]

    def on(self, host: Card, face: str, seat: int = 0) -> Card:
        return self.lay(face, ON, host, seat)

    def core(self, face: str, seat: int = 0) -> Card:
        return self.lay(face, CORE, seat, seat)
