"""Points, arcs and paths on a circle, for pictures only: nothing here decides anything in the game."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from math import cos, radians, sin
from typing import Final

CENTER: Final = 230
ONE: Final = 45.0
"""Degrees of a column."""
RADII: Final = (27.0, 68.0, 106.0, 143.0, 180.0)
"""The edges of the rings, from the Sun outwards."""
BED: Final = (184.0, 229.0)
"""The ring of the stars; its parts are a little apart."""
GAP: Final = 0.5
BEYOND: Final = 9.0
"""Degrees that a name may reach beyond its column, where letters are large and the ring is small."""


def point(radius: float, angle: float) -> dict[str, float]:
    x, y = at(radius, angle)
    return {"x": x, "y": y}


def at(radius: float, angle: float) -> tuple[float, float]:
    """Angles run clockwise from the top."""
    turn = radians(angle)
    return round(CENTER + radius * sin(turn), 1), round(CENTER - radius * cos(turn), 1)


def written(radius: float, angle: float) -> str:
    x, y = at(radius, angle)
    return f"{x:g} {y:g}"


def middle(ring: int) -> float:
    return (RADII[ring - 1] + RADII[ring]) / 2


def edges(ring: int) -> tuple[float, float]:
    """The inner and the outer radius of a ring; the one after the last is that of the stars."""
    return BED if ring == len(RADII) else (RADII[ring - 1], RADII[ring])


@cache
def cell(ring: int, column: int) -> str:
    """The outline of a space."""
    near, far = edges(ring)
    gap = GAP if ring == len(RADII) else 0.0
    start, end = column * ONE + gap, (column + 1) * ONE - gap
    return (
        f"M{written(near, start)}L{written(far, start)}A{far:g} {far:g} 0 0 1 {written(far, end)}"
        f"L{written(near, end)}A{near:g} {near:g} 0 0 0 {written(near, start)}z"
    )


def arc(radius: float, column: int, reverse: bool) -> str:
    """A line for a name along a column and a little beyond; reversed it is read from the left in the lower half."""
    start, end = column * ONE - BEYOND, (column + 1) * ONE + BEYOND
    if reverse:
        start, end = end, start
    return f"M{written(radius, start)}A{radius:g} {radius:g} 0 0 {int(not reverse)} {written(radius, end)}"


def outline(solid: Collection[tuple[int, int]]) -> str:
    """The rim of a disc: all sides of its solid spaces that do not touch another one."""
    parts = []
    for ring, column in solid:
        near, far = edges(ring)
        start, end = column * ONE, (column + 1) * ONE
        if (ring - 1, column) not in solid:
            parts.append(f"M{written(near, start)}A{near:g} {near:g} 0 0 1 {written(near, end)}")
        if (ring + 1, column) not in solid:
            parts.append(f"M{written(far, start)}A{far:g} {far:g} 0 0 1 {written(far, end)}")
        if (ring, (column - 1) % 8) not in solid:
            parts.append(f"M{written(near, start)}L{written(far, start)}")
        if (ring, (column + 1) % 8) not in solid:
            parts.append(f"M{written(near, end)}L{written(far, end)}")
    return "".join(parts)
