"""SETI-16.19 to SETI-16.25, SETI-16.45, SETI-16.61, SETI-16.76: the rival's probe flies to a planet and stays there."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from wardroom.kernel import Option, Reason, Request, Steps

from ..automa.routes import distance, routes
from ..cards import PLANET_BOARD, SAMPLE_PLANETS
from ..cards.rival import LANDER, ORBITER, FetchSample, Fly
from . import asking, gains, rewards, sky
from .asking import NONE, Answer
from .state import Companion

NO_PROBE = Reason("SETI-16.19", "probe")
BOTH = "both"
Target = Generator[Request, Any, tuple[str, int] | None]


def target(state: Companion, reach: Sequence[tuple[str, int]], line: int) -> Target:
    """The first of these planets within its moves, by the discs as the human has confirmed them."""
    turned = yield from sky.discs(state)
    for planet, moves in reach:
        if planet in routes(turned, state.visitor, moves):
            return planet, moves
        needed = distance(turned, state.visitor, planet)
        state.tell("rival-too-far", line=line, name_place=planet, needed=needed, moves=moves)
    return None


def fly(state: Companion, action: Fly, line: int) -> Generator[Request, Any, Reason | None]:
    """A moon for a probe tech, else the orbit or the ground. A reason: it could not be done."""
    if not state.probe:
        return NO_PROBE
    found = yield from target(state, [(planet, action.moves) for planet in action.planets], line)
    if found is None:
        return asking.refuse("SETI-16.19", "reach", moves=action.moves)
    planet = found[0]
    travel(state, *found, line)
    moon = yield from moon_for_tech(state, planet)
    if moon:
        yield from land_on_moon(state, planet, moon)
    elif (yield from figure(state, planet, action.prefer)) == ORBITER:
        yield from enter_orbit(state, planet)
    else:
        yield from touch_down(state, planet, asked=True)
    return None


def fetch(state: Companion, action: FetchSample, line: int) -> Generator[Request, Any, Reason | None]:
    """SETI-16.45, SETI-16.76: it lands where samples are, never orbits, and lays one of them on the board."""
    if not state.probe:
        return NO_PROBE
    found = yield from target(state, action.reach, line)
    if found is None:
        return Reason("SETI-16.76", "samples")
    planet = found[0]
    travel(state, *found, line)
    moon = yield from moon_for_tech(state, planet)
    if moon:
        yield from land_on_moon(state, planet, moon)
    else:
        yield from touch_down(state, planet)
    assert planet in SAMPLE_PLANETS
    if (yield from asking.ask("sample-left", ["yes", NONE], name_place=planet)) == NONE:
        state.tell("rival-no-sample", name_place=planet)
    else:
        state.tell("companion-sample", name_place=planet)
    return None


def travel(state: Companion, planet: str, moves: int, line: int) -> None:
    """SETI-16.23, SETI-16.62: by the way with the most publicity."""
    assert state.turned is not None
    route = routes(state.turned, state.visitor, moves)[planet]
    state.tell("rival-flies", line=line, name_place=planet, needed=route.needed, moves=moves)
    for visited in route.visits:
        state.tell("rival-visits", name_place=visited)
        gains.receive(state, "publicity")
    state.probe = False


def moon_for_tech(state: Companion, planet: str) -> Answer:
    """SETI-16.20: the moon it lands on for a probe tech; None: no moon is free there, or it has no such tech."""
    if not any(tech.startswith("probe") for tech in state.techs):
        return None
    every = [moon.id for moon in PLANET_BOARD[planet].moons]
    order: list[Option] = [moon for moon in asking.pointed(state, every) if moon not in state.moons]
    moon = yield from asking.first_of("moon", order, name_place=planet, arrow=state.arrow)
    passed = order if moon == NONE else order[: order.index(moon)]
    state.moons += [str(each) for each in passed]
    if moon == NONE:
        return None
    state.tell("companion-moon", name_moon=moon, card=gains.spend(state, "probe"))
    return moon


def land_on_moon(state: Companion, planet: str, moon: str) -> Steps:
    state.moons.append(moon)
    state.note(f"land:{moon}")
    state.tell("rival-landed-on-moon", name_moon=moon)
    yield from rewards.run(state, next(each.land for each in PLANET_BOARD[planet].moons if each.id == moon))


def figure(state: Companion, planet: str, prefer: tuple[str, str]) -> Answer:
    """SETI-16.21, SETI-16.61: the one whose first space is free; both or none: as the card prefers."""
    orbit, ground = yield from first_places(state, planet)
    if orbit != ground:
        chosen, how = (ORBITER if orbit else LANDER), "only"
    else:
        chosen, how = prefer[0], "both" if orbit else "none"
    state.tell(f"rival-figure-{how}", name_place=planet, figure=chosen)
    return chosen


def first_places(state: Companion, planet: str) -> Generator[Request, Any, tuple[bool, bool]]:
    """Whether the places of the first orbiter and of the first landers are free. What was taken once is not asked."""
    orbit, ground = planet not in state.orbits, bool(state.ground[planet])
    if not orbit and not ground:
        return False, False

    def judge(option: Any) -> Reason | None:
        if not orbit and option in (BOTH, ORBITER):
            return asking.refuse("SETI-5.12", "orbit-covered", name_place=planet)
        if not ground and option in (BOTH, LANDER):
            return asking.refuse("SETI-5.15", "ground-covered", name_place=planet)
        return None

    answer = yield from asking.ask("places", [BOTH, ORBITER, LANDER, NONE], judge, name_place=planet)
    if answer not in (BOTH, ORBITER) and orbit:
        state.orbits.append(planet)
    if answer not in (BOTH, LANDER):
        state.ground[planet] = []
    return answer in (BOTH, ORBITER), answer in (BOTH, LANDER)


def enter_orbit(state: Companion, planet: str) -> Steps:
    """SETI-5.43: the bonus of the first orbiter, then the rewards above the planet."""
    printed = PLANET_BOARD[planet]
    state.note(f"orbit:{planet}")
    state.tell("rival-orbited", name_place=planet)
    if planet not in state.orbits:
        state.orbits.append(planet)
        yield from rewards.run(state, printed.first_orbit)
    yield from rewards.run(state, printed.orbit)


def touch_down(state: Companion, planet: str, asked: bool = False) -> Steps:
    """SETI-16.25: it covers the largest data space still uncovered, then gains the rewards of the planet. `asked`: what
    is not known to be covered is free, at least in part."""
    state.note(f"land:{planet}")
    state.tell("rival-landed", name_place=planet)
    left = state.ground[planet]
    if left:
        spaces: list[Option] = [*left] if asked else [*left, 0]
        data = left[0] if len(spaces) == 1 else (yield from asking.ask("landing-space", spaces, name_place=planet))
        state.ground[planet] = left[left.index(data) + 1 :] if data else []
        if data:
            gains.receive(state, "data", data)
    yield from rewards.run(state, PLANET_BOARD[planet].land)
