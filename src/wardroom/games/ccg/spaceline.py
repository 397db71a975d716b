"""Locations and the rows that they form (CCG-5.7, CCG-11.6, CCG-19.10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from .cards.kinds import Mission
from .looking import remembered_there
from .state import ROW, Ccg, Location, Place, place_at


def mission(state: Ccg, location: int, seat: int) -> Mission:
    """CCG-5.11, CCG-5.13: the mission as a player reads it: the own copy, if there is one."""
    cards = state.locations[location].missions
    for card in cards:
        if state.owner[card] == seat:
            return cast(Mission, state.face(card))
    return cast(Mission, state.face(cards[0]))


def is_own(state: Ccg, location: int, seat: int) -> bool:
    return any(state.owner[card] == seat for card in state.locations[location].missions)


def has_planet(state: Ccg, location: Location) -> bool:
    """Whether there is a surface (CCG-22.70)."""
    face = cast(Mission, state.face(location.missions[0]))
    return face.is_planet and not location.destroyed


def spaceline(state: Ccg, location: int) -> list[int]:
    """The row of a location."""
    return state.rows[state.locations[location].quadrant]


def between(state: Ccg, start: int, goal: int) -> list[int] | None:
    """The locations entered on the way, the goal included (CCG-11.6); None: not on the same spaceline (CCG-11.10)."""
    row = spaceline(state, start)
    if goal not in row or start not in row:
        return None
    first, last = row.index(start), row.index(goal)
    return row[first + 1 : last + 1] if last > first else row[last:first][::-1]


def span(state: Ccg, location: int, seat: int) -> int:
    """CCG-11.7: read on the side facing the moving player."""
    printed = mission(state, location, seat).span
    return printed if printed is not None else 3


def costs(state: Ccg, start: int, seat: int) -> list[tuple[int, int]]:
    """Every other location of the spaceline, in its order, and the RANGE that the way there takes (CCG-11.6)."""
    return costs_from(state, place_at(ROW, start), seat)


@remembered_there
def costs_from(state: Ccg, place: Place, seat: int) -> list[tuple[int, int]]:
    row = spaceline(state, place.host)
    middle = row.index(place.host)
    found: list[tuple[int, int]] = []
    for side in (row[:middle][::-1], row[middle + 1 :]):
        total = 0
        for location in side:
            total += span(state, location, seat)
            found.append((location, total))
    return [*found[:middle][::-1], *found[middle:]]


def cost(state: Ccg, way: Sequence[int], seat: int) -> int:
    """CCG-11.6: the RANGE that a way takes."""
    return sum(span(state, location, seat) for location in way)


def adjacent(state: Ccg, location: int) -> list[int]:
    """CCG-4.32."""
    row = spaceline(state, location)
    place = row.index(location)
    return row[max(0, place - 1) : place] + row[place + 1 : place + 2]


def far_end(state: Ccg, location: int, seat: int) -> list[int]:
    """CCG-19.11: the end of the spaceline with more locations from here, then the larger span; two where they tie."""
    row = spaceline(state, location)
    ends = [row[0], row[-1]] if len(row) > 1 else row[:1]
    far: dict[int, tuple[int, int]] = {}
    for end in ends:
        way = between(state, location, end) or []
        far[end] = len(way), cost(state, way, seat)
    best = max(far.values())
    return [end for end in far if far[end] == best]
