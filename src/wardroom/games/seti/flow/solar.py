"""The turning solar system: what lies where now, which spaces touch, and what a rotation does to pieces (SETI-10).

A space is (ring, column). Rotations are three numbers, one for each disc.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..cards.solar import (
    ASTEROIDS,
    CARRIED,
    COLUMNS,
    COMET,
    DISCS,
    EARTH,
    LAYERS,
    OUMUAMUA,
    OUMUAMUA_PLACE,
    PLANETS,
    RINGS,
)

Space = tuple[int, int]
BOARD = 0


class Cell(NamedTuple):
    """What a space shows, and the layer that shows it (0: the fixed board)."""

    content: str
    layer: int


class System(NamedTuple):
    """The system at one position of its discs."""

    cells: dict[Space, Cell]
    places: dict[str, Space]  # where Earth and every planet is

    def content(self, space: Space) -> str:
        return self.cells[space].content


@lru_cache(maxsize=2048)
def system(turned: tuple[int, int, int], visitor: bool) -> System:
    """What can be seen with the discs turned so far; `visitor`: 'Oumuamua's tile lies on disc 3."""
    cells: dict[Space, Cell] = {}
    places: dict[str, Space] = {}
    for ring in range(1, RINGS + 1):
        for x in range(COLUMNS):
            cell = cells[ring, x] = topmost(turned, visitor, ring, x, DISCS)
            if cell.content in (EARTH, OUMUAMUA) or cell.content in PLANETS:
                places[cell.content] = (ring, x)
    return System(cells, places)


def topmost(turned: Sequence[int], visitor: bool, ring: int, x: int, discs: Sequence[int]) -> Cell:
    """SETI-10.9: the first of these layers, from above, that is solid here; the board always is."""
    for disc in discs:
        content = shown(turned, visitor, disc, ring, x)
        if content is not None:
            return Cell(content, disc)
    content = LAYERS[BOARD][ring][x]
    assert content is not None
    return Cell(content, BOARD)


def shown(turned: Sequence[int], visitor: bool, disc: int, ring: int, x: int) -> str | None:
    """What one disc has at a space; None: a gap."""
    row = LAYERS[disc].get(ring)
    if row is None:
        return None
    column = (x - turned[disc - 1]) % COLUMNS
    if visitor and disc == 3 and (ring, column) == OUMUAMUA_PLACE:
        return OUMUAMUA
    return row[column]


@lru_cache(maxsize=64)
def neighbours(space: Space) -> tuple[Space, ...]:
    """SETI-1.14: spaces that share a side."""
    ring, x = space
    found = [(ring, (x + 1) % COLUMNS), (ring, (x - 1) % COLUMNS)]
    if ring < RINGS:
        found.append((ring + 1, x))
    if ring > 1:
        found.append((ring - 1, x))
    return tuple(found)


def rewarding(content: str) -> bool:
    """SETI-6.4: whether entering it gives publicity: a comet, or a planet other than Earth."""
    return content in (COMET, OUMUAMUA) or content in PLANETS


def is_planet(content: str) -> bool:
    """Where one can orbit or land."""
    return content == OUMUAMUA or content in PLANETS


class Carried(NamedTuple):
    """Where a piece is after a rotation, and whether it was pushed there, which is a visit (SETI-10.7, 10.8)."""

    space: Space
    pushed: bool


def turn(turned: tuple[int, int, int], disc: int) -> tuple[int, int, int]:
    """SETI-10.1, 10.2: one step counter-clockwise, inner discs along with it."""
    one, two, three = (
        (steps - 1) % COLUMNS if number in CARRIED[disc] else steps for number, steps in zip(DISCS, turned)
    )
    return one, two, three


@lru_cache(maxsize=8192)
def carried(turned: tuple[int, int, int], visitor: bool, disc: int, space: Space) -> Carried:
    """What a rotation of this disc does to a piece on a space (SETI-10.5 to 10.7, 10.11)."""
    moving = CARRIED[disc]
    ring, x = space
    before = system(turned, visitor).cells[space]
    if before.layer in moving:
        return Carried((ring, (x - 1) % COLUMNS), False)
    after = turn(turned, disc)
    if any(shown(after, visitor, each, ring, x) is not None for each in moving):
        return Carried((ring, (x - 1) % COLUMNS), True)
    return Carried(space, False)


def leaving_costs(content: str) -> int:
    """SETI-6.2: what it costs to leave a space by one move."""
    return 2 if content == ASTEROIDS else 1


@lru_cache(maxsize=4096)
def reach(turned: tuple[int, int, int], visitor: bool, start: Space, free: bool = False) -> dict[Space, int]:
    """The fewest moves from a space to every other one (SETI-1.14, SETI-6.2); `free`: asteroids do not hold back."""
    cells = system(turned, visitor).cells
    least = {start: 0}
    edge = [start]
    while edge:
        spread: list[Space] = []
        for space in edge:
            cost = least[space] + (1 if free else leaving_costs(cells[space].content))
            for beside in neighbours(space):
                if cost < least.get(beside, cost + 1):
                    least[beside] = cost
                    spread.append(beside)
        edge = spread
    return least
