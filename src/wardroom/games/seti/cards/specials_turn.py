"""Effects that hold for the rest of a turn (SETI-1.18), each a function of its own: what happens when what it waits for
happens. It is told the face of its card, and where."""

from __future__ import annotations

from wardroom.kernel import Asking, Steps

from ..flow import asking, moving, supply
from ..flow.solar import is_planet
from ..flow.this_turn import FREE_ASTEROIDS, PUBLICITY, RING_MOVE, SECTOR, VISIT, keep
from ..state import Seti
from .effects import Effects, lasting
from .solar import EARTH

PLANETS_SEEN = "planets_seen"


@lasting(VISIT, average=150, needs_probe=True)
def flyby(state: Seti, seat: int, face: str, visited: str, place: str, gain: Effects) -> Steps:
    """20 to 24, 123, 124, ET.27: something for the first visit to a place."""
    if visited == place:
        state.agencies[seat].turn[flyby.name].remove(face)
        yield from keep(state, seat, face, gain)


@lasting(VISIT, average=150, needs_probe=True, keeps=PLANETS_SEEN)
def planets_visited(state: Seti, seat: int, face: str, visited: str, vp: int) -> Steps:
    """25: points for each different planet visited, Earth included."""
    seen = state.agencies[seat].turn[PLANETS_SEEN]
    if (is_planet(visited) or visited == EARTH) and visited not in seen:
        seen.append(visited)
        supply.score(state, seat, vp)
    yield from ()


@lasting(RING_MOVE, average=190, needs_probe=True)
def ring_move(state: Seti, seat: int, face: str, place: str, gain: Effects) -> Steps:
    """125: something for the first move within one ring."""
    del state.agencies[seat].turn[ring_move.name]
    yield from keep(state, seat, face, gain)


@lasting(PUBLICITY, average=60, needs_probe=True)
def slingshot(state: Seti, seat: int, face: str, visited: str) -> Asking[bool]:
    """19: a visit to a planet may give 1 move instead of publicity, which is made at once."""
    if not is_planet(visited):
        return False
    args = (("name_place", visited),)
    answer = yield from asking.choose(state, seat, "slingshot", lambda: ["publicity", "move"], args=args)
    if answer == "move":
        yield from moving.move(state, seat, 1)
    return answer == "move"


@lasting(FREE_ASTEROIDS, average=45, needs_probe=True)
def free_asteroids(state: Seti, seat: int, face: str, place: str) -> Steps:
    """26: leaving asteroids costs no extra move."""
    yield from ()


@lasting(SECTOR, average=38)
def sector_completed(state: Seti, seat: int, face: str, place: str, gain: Effects) -> Steps:
    """45 to 47: something, if the player completes a sector."""
    del state.agencies[seat].turn[sector_completed.name]
    yield from keep(state, seat, face, gain)
