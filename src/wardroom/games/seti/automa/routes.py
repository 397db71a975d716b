"""Where the rival's probe can fly, and by which way (SETI-16.19, SETI-16.23, SETI-16.24, SETI-16.62)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..cards.solar import EARTH
from ..flow.solar import Space, is_planet, leaving_costs, neighbours, rewarding, system


class Route(NamedTuple):
    """The best way to a planet within some moves: how many it needs at least, and what the way taken visits."""

    needed: int
    visits: tuple[str, ...]  # comets and planets entered, the end included: 1 publicity each


@lru_cache(maxsize=2048)
def routes(turned: tuple[int, int, int], visitor: bool, moves: int) -> dict[str, Route]:
    """Every planet in reach. A walk may come back to a space; each step costs 1, and 1 more where it leaves asteroids.
    Of all walks within the moves the one that visits most is taken."""
    sky = system(turned, visitor)
    walks: list[dict[Space, tuple[str, ...]]] = [{} for _ in range(moves + 1)]  # by cost: the best way to each space
    walks[0][sky.places[EARTH]] = ()
    found: dict[str, Route] = {}
    for cost, reached in enumerate(walks):
        for space, visits in reached.items():
            content = sky.content(space)
            if is_planet(content):
                best = found.get(content)
                if best is None or len(visits) > len(best.visits):
                    found[content] = Route(best.needed if best else cost, visits)
            after = cost + leaving_costs(content)
            if after <= moves:
                for step in neighbours(space):
                    there = sky.content(step)
                    way = (*visits, there) if rewarding(there) else visits
                    known = walks[after].get(step)
                    if known is None or len(way) > len(known):
                        walks[after][step] = way
    return found


def distance(turned: tuple[int, int, int], visitor: bool, planet: str) -> int:
    """How many moves a planet is away."""
    moves = 1
    while planet not in routes(turned, visitor, moves):
        moves += 1
    return moves
