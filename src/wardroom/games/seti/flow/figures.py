"""SETI-5b to 5d: probes are launched, and become orbiters and landers."""

from __future__ import annotations

from collections.abc import Callable

from wardroom.kernel import Ask, Asking, Reason, Steps, pick_one

from ..cards import EARTH, MOONS, PLANET_BOARD, Trigger
from ..cards.setup import (
    LAND_ENERGY,
    LAUNCH_COST,
    ORBIT_COST,
    ORBITER_DISCOUNT,
    PROBE_3_DISCOUNT,
    PROBE_LIMIT,
    PROBE_LIMIT_WITH_TECH,
)
from ..state import Seti
from . import effects, missions, supply
from .solar import is_planet

Placed = Asking[str | None]
"""Steps after which it is known where a figure went, or that none did."""
Judge = Callable[[str], Reason | None]
FIRST_ORBIT = 0
"""How `covers` names the space of a planet's first orbiter; landers stand on spaces with some data."""

NO_CREDITS_TO_LAUNCH = Reason("SETI-5.6", "launch-cost")
PROBE_LIMIT_REACHED = Reason("SETI-5.7", "probe-limit")
NO_PROBE_AT_PLANET = Reason("SETI-5.10", "no-probe-at-planet")
CANNOT_PAY_ORBIT = Reason("SETI-5.10", "orbit-cost")
NO_PROBE_TO_LAND = Reason("SETI-5.14", "no-probe-at-planet")
MOON_CLOSED = Reason("SETI-5.17", "moon-closed")
MOON_TAKEN = Reason("SETI-5.17", "moon-taken")


# Launching


def probe_limit(state: Seti, seat: int) -> int:
    """SETI-1.7, SETI-7.1: how many probes may be in space; figures on the planetary board and capsules do not count."""
    more = state.agencies[seat].has("probe_1") and not state.is_rival(seat)  # SETI-16.11
    return PROBE_LIMIT_WITH_TECH if more else PROBE_LIMIT


def at_limit(state: Seti, seat: int) -> bool:
    return len(state.agencies[seat].probes) >= probe_limit(state, seat)


def why_not_launch(state: Seti, seat: int) -> Reason | None:
    if at_limit(state, seat):
        return PROBE_LIMIT_REACHED
    return None if supply.can_pay_all(state, seat, LAUNCH_COST) else NO_CREDITS_TO_LAUNCH


def launch_action(state: Seti, seat: int) -> Steps:
    """SETI-5.6: the main action."""
    supply.pay_all(state, seat, LAUNCH_COST)
    yield from launch(state, seat)


def launch(state: Seti, seat: int, past_limit: bool = False) -> Asking[bool]:
    """A probe on Earth's space, which is no visit (SETI-1.12). At the limit nothing happens (SETI-5.9), unless the
    effect ignores it for this launch (SETI-5.8). True: a probe was launched."""
    if at_limit(state, seat) and not past_limit:
        state.tell("launch-off", seat=seat)
        return False
    state.agencies[seat].probes.append(state.where(EARTH))
    state.note("launch")
    state.tell("launched", seat=seat)
    yield from missions.happen(state, seat, Trigger("action", "launch"))
    return True


# Where one can orbit or land


def planets_below(state: Seti, seat: int) -> list[str]:
    """SETI-5.45: planets, Earth excepted, on whose space a probe of the player stands. Capsules do not count
    (SETI-15.1.4)."""
    system = state.system
    found = [system.content(space) for space in state.agencies[seat].probes]
    return [planet for planet in dict.fromkeys(found) if is_planet(planet)]


def take_off_board(state: Seti, seat: int, planet: str) -> None:
    """SETI-1.8: the probe there leaves space."""
    state.agencies[seat].probes.remove(state.where(planet))


def choose(state: Seti, seat: int, kind: str, places: list[str], judge: Judge | None = None) -> Placed:
    """A place for a figure; what is certain is not asked."""
    if not any(judge is None or judge(place) is None for place in places):
        return None
    return (yield from pick_one(seat, kind, places, judge=judge))


# Orbiting


def why_not_orbit(state: Seti, seat: int) -> Reason | None:
    if not planets_below(state, seat):
        return NO_PROBE_AT_PLANET
    return None if supply.can_pay_all(state, seat, ORBIT_COST) else CANNOT_PAY_ORBIT


def orbit_action(state: Seti, seat: int) -> Steps:
    """SETI-5.10: the main action."""
    supply.pay_all(state, seat, ORBIT_COST)
    yield from orbit(state, seat)


def orbit(state: Seti, seat: int) -> Placed:
    """An own probe on a planet's space becomes an orbiter; without one nothing happens (SETI-5.45)."""
    planet = yield from choose(state, seat, "orbit", planets_below(state, seat))
    if planet is None:
        state.tell("orbit-off", seat=seat)
        return None
    take_off_board(state, seat, planet)
    yield from enter_orbit(state, seat, planet)
    return planet


def enter_orbit(state: Seti, seat: int, planet: str) -> Steps:
    """SETI-5.43: a figure comes to a planet's orbit: the bonus of the first one, then the rewards above the planet."""
    printed = PLANET_BOARD[planet]
    orbiters = state.agencies[seat].orbiters
    orbiters[planet] = orbiters.get(planet, 0) + 1
    state.note(f"orbit:{planet}")
    state.tell("orbited", seat=seat, name_place=planet)
    if planet not in state.first_orbits:  # SETI-5.12
        state.first_orbits.append(planet)
        state.covers.append((planet, FIRST_ORBIT, seat))
        yield from effects.run(state, seat, printed.first_orbit, species=species_of(planet))
    yield from effects.run(state, seat, printed.orbit, species=species_of(planet))
    action, either = Trigger("action", "orbit"), Trigger("action", "orbit_or_land")
    yield from missions.happen(state, seat, action, either, Trigger("orbit_or_land_at", planet))


def species_of(planet: str) -> str | None:
    """'Oumuamua's alien cards are its own."""
    return planet if planet == "oumuamua" else None


# Landing


def landing_energy(state: Seti, seat: int, place: str) -> int:
    """SETI-5.14, SETI-5.18, SETI-7.3: less where anybody has an orbiter, less with a tech; a moon costs what its planet
    does."""
    planet = MOONS.get(place, place)
    energy = LAND_ENERGY
    if any(agency.orbiters.get(planet) for agency in state.agencies):
        energy -= ORBITER_DISCOUNT
    if state.agencies[seat].has("probe_3"):
        energy -= PROBE_3_DISCOUNT
    return energy


def landing_places(state: Seti, seat: int) -> list[str]:
    """The planets below own probes, each with its moons."""
    places: list[str] = []
    for planet in planets_below(state, seat):
        places += [planet, *(moon.id for moon in PLANET_BOARD[planet].moons)]
    return places


def why_not_at(state: Seti, seat: int, place: str, anywhere: bool = False, occupied: bool = False) -> Reason | None:
    """SETI-5.17, SETI-7.4: a moon is open to those whom a tech or a card allows it, and holds one lander."""
    if place not in MOONS:
        return None
    if not anywhere and not state.agencies[seat].has("probe_4"):
        return MOON_CLOSED
    taken = not occupied and any(place in agency.moons for agency in state.agencies)
    return MOON_TAKEN if taken else None


def why_not_paid_at(state: Seti, seat: int, place: str) -> Reason | None:
    """Why the main action cannot land there."""
    closed = why_not_at(state, seat, place)
    energy = landing_energy(state, seat, place)
    if closed is None and state.agencies[seat].energy < energy:
        return Reason("SETI-5.14", "landing-cost", (("cost", energy),))
    return closed


def why_not_land(state: Seti, seat: int) -> Reason | None:
    reason: Reason | None = NO_PROBE_TO_LAND
    for planet in planets_below(state, seat):
        reason = why_not_paid_at(state, seat, planet)
        if reason is None:
            return None
    return reason


def land_action(state: Seti, seat: int) -> Steps:
    """SETI-5.14: the main action. What it costs hangs on the place."""

    def judge(place: str) -> Reason | None:
        return why_not_paid_at(state, seat, place)

    place = yield from choose(state, seat, "land", landing_places(state, seat), judge)
    if place is not None:
        supply.pay(state, seat, "energy", landing_energy(state, seat, place))
        take_off_board(state, seat, MOONS.get(place, place))
        yield from touch_down(state, seat, place)


def land(state: Seti, seat: int, anywhere: bool = False, occupied: bool = False) -> Placed:
    """An own probe on a planet's space becomes a lander there or on a moon. `anywhere`: moons are open even without the
    tech; `occupied`: a covered space may be chosen and still gives what it covers. Where it landed."""

    def judge(place: str) -> Reason | None:
        return why_not_at(state, seat, place, anywhere, occupied)

    place = yield from choose(state, seat, "land", landing_places(state, seat), judge)
    if place is None:
        state.tell("land-off", seat=seat)
        return None
    take_off_board(state, seat, MOONS.get(place, place))
    yield from touch_down(state, seat, place, occupied)
    return place


def orbit_or_land(state: Seti, seat: int) -> Placed:
    """One of the two, if there is a probe for it. Where the figure went."""
    if not planets_below(state, seat):
        state.tell("land-off", seat=seat)
        return None
    answer: str = yield Ask(seat, "orbit-or-land", ["orbit", "land"])
    return (yield from (orbit if answer == "orbit" else land)(state, seat))


def touch_down(state: Seti, seat: int, place: str, occupied: bool = False) -> Steps:
    """SETI-5.43: a figure comes to a planet or a moon: the data it covers, then the rewards."""
    agency = state.agencies[seat]
    planet = MOONS.get(place, place)
    state.note(f"land:{place}")
    if place in MOONS:  # SETI-5.18: nothing of the planet's own
        agency.moons.append(place)
        state.tell("landed-on-moon", seat=seat, name_moon=place)
        rewards = next(moon.land for moon in PLANET_BOARD[planet].moons if moon.id == place)
    else:
        agency.landers[place] = agency.landers.get(place, 0) + 1
        state.tell("landed", seat=seat, name_place=place)
        yield from cover_data(state, seat, place, occupied)
        rewards = PLANET_BOARD[place].land
    yield from effects.run(state, seat, rewards, species=species_of(place))
    action, either = Trigger("action", "land"), Trigger("action", "orbit_or_land")
    yield from missions.happen(state, seat, action, either, Trigger("orbit_or_land_at", planet))


def cover_data(state: Seti, seat: int, planet: str, occupied: bool) -> Steps:
    """SETI-5.15, SETI-5.16: the first landers take the data of the space they cover; where there are several free, the
    player chooses, and the rival takes the most (SETI-16.25)."""
    free = state.landing_data[planet]
    offered = list(PLANET_BOARD[planet].first_landing_data) if occupied else free[:]
    if not offered:
        return
    data = max(offered)
    if len(offered) > 1 and not state.is_rival(seat):
        data = yield from pick_one(seat, "landing-data", offered, args=(("name_place", planet),))
    if data in free:
        free.remove(data)
    state.covers.append((planet, data, seat))
    yield from supply.gain(state, seat, "data", data)


# Removing (SETI-5.19)


def remove_orbiter(state: Seti, seat: int) -> Placed:
    """SETI-5.13: a card takes one of the player's orbiters away, and the bonus space it covered is free again."""
    options: list[tuple[str, int]] = []
    for planet, count in state.agencies[seat].orbiters.items():
        covering = (planet, FIRST_ORBIT, seat) in state.covers
        options += [(planet, 1)] if covering else []
        options += [(planet, 0)] if count > covering else []
    if not options:
        return None
    planet, bonus = yield from pick_one(seat, "remove-orbiter", options)
    lessen(state.agencies[seat].orbiters, planet)
    if bonus:
        state.covers.remove((planet, FIRST_ORBIT, seat))
        state.first_orbits.remove(planet)
    state.tell("orbiter-removed", seat=seat, name_place=planet)
    return planet


def remove_lander(state: Seti, seat: int) -> Placed:
    """A card takes one of the player's landers away, from a planet or a moon; what it covered is free again."""
    options: list[tuple[str, int]] = []
    for planet, count in state.agencies[seat].landers.items():
        covered = [data for at, data, owner in state.covers if (at, owner) == (planet, seat) and data != FIRST_ORBIT]
        options += [(planet, data) for data in dict.fromkeys(covered)]
        options += [(planet, 0)] if count > len(covered) else []
    options += [(moon, 0) for moon in dict.fromkeys(state.agencies[seat].moons)]
    if not options:
        return None
    place, data = yield from pick_one(seat, "remove-lander", options)
    if place in MOONS:
        state.agencies[seat].moons.remove(place)
        state.tell("moon-left", seat=seat, name_moon=place)
        return place
    lessen(state.agencies[seat].landers, place)
    if data:
        state.covers.remove((place, data, seat))
        if not any((at, number) == (place, data) for at, number, _ in state.covers):
            printed = PLANET_BOARD[place].first_landing_data
            freed = [*state.landing_data[place], data]
            state.landing_data[place] = [each for each in printed if each in freed]
    state.tell("lander-removed", seat=seat, name_place=place)
    return place


def lessen(figures: dict[str, int], planet: str) -> None:
    """One figure fewer; a planet without any is not listed."""
    figures[planet] -= 1
    if not figures[planet]:
        del figures[planet]
