"""SETI-16.19 to SETI-16.25, SETI-16.60 to SETI-16.62: the rival's probe flies to a planet and stays there."""

from __future__ import annotations

from wardroom.kernel import Card, Reason, Steps

from ..cards import PLANET_BOARD
from ..cards.rival import LANDER, ORBITER, Fly
from ..flow import figures
from ..state import RIVAL, Seti
from . import gains, piles
from .arrow import arrow
from .routes import distance, routes

NO_PROBE = Reason("SETI-16.19", "probe")


def why_not(state: Seti, action: Fly, line: int) -> Reason | None:
    """Only with a probe on Earth. It looks at the planets from left to right, and tells how far off they are."""
    if not state.agencies[RIVAL].probes:
        return NO_PROBE
    for planet in action.planets:
        if in_reach(state, planet, action.moves, line):
            return None
    return Reason("SETI-16.19", "reach", (("moves", action.moves),))


def in_reach(state: Seti, planet: str, moves: int, line: int) -> bool:
    if planet in routes(state.turned, state.visitor, moves):
        return True
    needed = distance(state.turned, state.visitor, planet)
    state.tell("rival-too-far", line=line, name_place=planet, needed=needed, moves=moves)
    return False


def act(state: Seti, action: Fly, line: int, _card: Card) -> Steps:
    """To the first planet in reach; a moon if a probe tech can be spent for it, else the orbit or the ground."""
    reachable = routes(state.turned, state.visitor, action.moves)
    planet = next(each for each in action.planets if each in reachable)
    fly(state, planet, action.moves, line)
    moon = moon_for_tech(state, planet)
    if moon:
        yield from figures.touch_down(state, RIVAL, moon)
    elif figure(state, planet, action.prefer) == ORBITER:
        yield from figures.enter_orbit(state, RIVAL, planet)
    else:
        yield from figures.touch_down(state, RIVAL, planet)


def fly(state: Seti, planet: str, moves: int, line: int) -> None:
    """SETI-16.23: by the way that gives the most publicity. The probe leaves space in the same action (SETI-16.60)."""
    route = routes(state.turned, state.visitor, moves)[planet]
    state.tell("rival-flies", line=line, name_place=planet, needed=route.needed, moves=moves)
    for visited in route.visits:
        state.tell("rival-visits", name_place=visited)
        gains.receive(state, "publicity")
    state.agencies[RIVAL].probes.clear()


def moon_for_tech(state: Seti, planet: str) -> str | None:
    """SETI-16.20: the moon it lands on for a probe tech; None: no moon is free there, or it has no such tech."""
    taken = [moon for agency in state.agencies for moon in agency.moons]
    moons = PLANET_BOARD[planet].moons
    free = [moon.id for moon in moons if moon.id not in taken]
    tech = piles.spend(state, "probe") if free else None
    if tech is None:
        if moons:
            state.tell("rival-moon-off", name_place=planet, why="tech" if free else "taken")
        return None
    moon = arrow(state, free)
    state.tell("rival-moon", name_moon=moon, card=tech, tie="yes" if len(free) > 1 else "no", arrow=state.arrow)
    return moon


def figure(state: Seti, planet: str, prefer: tuple[str, str]) -> str:
    """SETI-16.21, SETI-16.61: the one whose first space is free; if that holds for both or for none, as the card
    prefers."""
    orbit_free = planet not in state.first_orbits
    ground_free = bool(state.landing_data[planet])
    if orbit_free != ground_free:
        chosen, how = (ORBITER if orbit_free else LANDER), "only"
    else:
        chosen, how = prefer[0], "both" if orbit_free else "none"
    state.tell(f"rival-figure-{how}", name_place=planet, figure=chosen)
    return chosen
