"""How far it is: what moving from one space to all others costs (SETI-6.1, SETI-6.2, SETI-7.2)."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from types import MappingProxyType

from .solar import Space, leaving_costs, neighbours, system


@lru_cache(maxsize=1024)
def reach(
    turned: tuple[int, int, int], visitor: bool, start: Space, free_asteroids: bool
) -> MappingProxyType[Space, int]:
    """The moves from a space to every space, by the cheapest way; leaving asteroids costs 1 more unless it is free."""
    content = system(turned, visitor).content
    found: dict[Space, int] = {}
    open_ends: list[tuple[int, Space]] = [(0, start)]
    while open_ends:
        cost, space = heappop(open_ends)
        if space in found:
            continue
        found[space] = cost
        step = 1 if free_asteroids else leaving_costs(content(space))
        for near in neighbours(space):
            if near not in found:
                heappush(open_ends, (cost + step, near))
    return MappingProxyType(found)
