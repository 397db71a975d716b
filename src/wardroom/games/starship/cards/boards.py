"""The ship board, the tech-slot board and the central tech board (SHIP-3, SHIP-4.4, SHIP-2.12, SHIP-17.3)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .effects import Effects, fx
from .techs import Edge


class Room(NamedTuple):
    """A basic room."""

    id: str
    color: str
    effects: Effects


class Slot(NamedTuple):
    """The edge icons printed on a tech slot; a card covers them (SHIP-8.15)."""

    left: Edge
    right: Edge


class SlotBoard(NamedTuple):
    """One side of the tech-slot board. Slots are numbered from 1, left to right (SHIP-3.8)."""

    damaged: tuple[int, ...]
    slots: tuple[Slot, ...]
    middle: tuple[int, int]  # the slots whose facing printed icons are equal (SHIP-14.23)


class CentralBoard(NamedTuple):
    """How many places it has: techs first, then omegas, from left to right."""

    techs: int
    omegas: int


#: SHIP-4.4
ROOMS: Final[dict[str, Room]] = {
    "helm": Room("helm", "red", fx("move:2")),
    "weapons": Room("weapons", "yellow", fx("fight")),
    "science": Room("science", "blue", fx("tech")),
    "repair": Room("repair", "grey", fx("repair")),
}
#: SHIP-3.7
CARGO_SLOTS: Final = 8
#: SHIP-3.6
CARGO_DAMAGED: Final = 3
#: SHIP-3.8
TECH_SLOTS: Final = 6
#: SHIP-15.9
LOCKER_SLOTS: Final = 2
#: SHIP-3.3
RINGS: Final = 5
#: SHIP-3.3
START_MEDALS: Final = 1
#: SHIP-3.4
START_READY: Final[tuple[str, ...]] = ("red", "yellow", "blue", "cadet")
#: SHIP-3.5, front to back.
START_QUEUE: Final[tuple[str, ...]] = ("red", "yellow", "blue")
#: SHIP-12.1
QUEUE_KEPT: Final = 3
#: One for each line of the longest mission (SHIP-9.3).
TELEPORTER_PADS: Final = 4
#: SHIP-4.8
PAIR: Final = 2
#: SHIP-10.4
TRAINING_COST: Final = 1
#: SHIP-10.8
PROMOTION_COST: Final = 3
#: SHIP-1.1
ROUNDS: Final = 4

#: SHIP-3.2: the two sides of the tech-slot board.
SLOT_BOARDS: Final[dict[str, SlotBoard]] = {
    "A": SlotBoard(
        damaged=(1, 3, 4, 6),
        slots=(
            Slot((None, None), ("medal", None)),
            Slot((None, None), (None, None)),
            Slot((None, "move"), ("repair", None)),
            Slot(("repair", None), ("medal", None)),
            Slot((None, None), (None, None)),
            Slot((None, "repair"), (None, None)),
        ),
        middle=(3, 4),
    ),
    "B": SlotBoard(
        damaged=(1, 2, 4, 5),
        slots=(
            Slot((None, None), (None, "repair")),
            Slot((None, None), ("move", None)),
            Slot((None, None), (None, "medal")),
            Slot((None, "medal"), (None, None)),
            Slot((None, None), ("repair", None)),
            Slot((None, None), (None, None)),
        ),
        middle=(3, 4),
    ),
}

#: SHIP-2.12, SHIP-2.13
CENTRAL: Final = CentralBoard(techs=5, omegas=3)
#: SHIP-17.3
CENTRAL_SOLO: Final = CentralBoard(techs=5, omegas=2)
