"""SETI-16.19 to SETI-16.25, SETI-16.60 to SETI-16.62: the rival's probe flies to a planet and stays there."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import Asking, Reason, Steps

from ..cards import PLANET_BOARD
from ..cards.rival import LANDER, ORBITER, Fly
from ..flow import figures
from ..state import RIVAL, Seti
from . import gains, piles
from .arrow import pointed
from .routes import distance, routes
from .witness import witness

NO_PROBE = Reason("SETI-16.19", "probe")


def fly(state: Seti, action: Fly, line: int) -> Asking[Reason | None]:
    """Only with a probe on Earth, to the first planet in reach; a moon if a probe tech can be spent for it, else the
    orbit or the ground."""
    if not state.agencies[RIVAL].probes:
        return NO_PROBE
    planet = yield from travel(state, [(each, action.moves) for each in action.planets], line)
    if planet is None:
        return Reason("SETI-16.19", "reach", (("moves", action.moves),))
    moon = yield from moon_for_tech(state, planet)
    if moon:
        yield from figures.touch_down(state, RIVAL, moon)
    elif (yield from figure(state, planet, action.prefer)) == ORBITER:
        yield from figures.enter_orbit(state, RIVAL, planet)
    else:
        yield from land(state, planet)
    return None


def travel(state: Seti, reach: Sequence[tuple[str, int]], line: int) -> Asking[str | None]:
    """The probe flies to the first of these planets within its moves, and leaves space in the same action
    (SETI-16.60). None: all are too far off, and it has told how far."""
    yield from witness(state).discs(state)
    for planet, moves in reach:
        route = routes(state.turned, state.visitor, moves).get(planet)
        if route is not None:
            break
        needed = distance(state.turned, state.visitor, planet)
        state.tell("rival-too-far", line=line, name_place=planet, needed=needed, moves=moves)
    else:
        return None
    state.tell("rival-flies", line=line, name_place=planet, needed=route.needed, moves=moves)
    for visited in route.visits:  # SETI-16.23
        state.tell("rival-visits", name_place=visited)
        gains.receive(state, "publicity")
    state.agencies[RIVAL].probes.clear()
    return planet


def moon_for_tech(state: Seti, planet: str) -> Asking[str | None]:
    """SETI-16.20: the moon it lands on for a probe tech; None: no moon is free there, or it has no such tech."""
    moons = [moon.id for moon in PLANET_BOARD[planet].moons]
    if not moons:
        return None
    taken = [moon for agency in state.agencies for moon in agency.moons]
    free = pointed(state, [moon for moon in moons if moon not in taken])
    if free and not piles.has(state, "probe"):
        state.tell("rival-moon-off", name_place=planet, why="tech")
        return None
    moon = yield from witness(state).first(state, "moon", free, name_place=planet, arrow=state.arrow)
    if moon is None:
        state.tell("rival-moon-off", name_place=planet, why="taken")
        return None
    tie = "yes" if moon != free[-1] else "no"
    state.tell("rival-moon", name_moon=moon, card=piles.spend(state, "probe"), tie=tie, arrow=state.arrow)
    return moon


def figure(state: Seti, planet: str, prefer: tuple[str, str]) -> Asking[str]:
    """SETI-16.21, SETI-16.61: the one whose first space is free; if that holds for both or for none, as the card
    prefers."""
    yield from witness(state).first_places(state, planet)
    orbit_free = planet not in state.first_orbits
    ground_free = bool(state.landing_data[planet])
    if orbit_free != ground_free:
        chosen, how = (ORBITER if orbit_free else LANDER), "only"
    else:
        chosen, how = prefer[0], "both" if orbit_free else "none"
    state.tell(f"rival-figure-{how}", name_place=planet, figure=chosen)
    return chosen


def land(state: Seti, planet: str) -> Steps:
    """SETI-16.25: on the ground, where the largest data is still uncovered."""
    yield from witness(state).landing_data(state, planet)
    yield from figures.touch_down(state, RIVAL, planet)
