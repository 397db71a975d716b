"""CCG-11.5 to CCG-11.10: flying along a spaceline."""

from __future__ import annotations

from typing import Any

from wardroom.kernel import Card, Reason, Steps, pick_one

from ..cards.kinds import RANGE
from ..places import crew, location_of, on, on_mission, ships
from ..spaceline import between, cost, costs, spaceline
from ..state import DOCKED, IN_SPACE, LANDED, ON, ON_MISSION, Ccg, place_at
from ..values import group, number
from .options import option
from .refusing import refuse
from .staffing import why_not_staffed
from .teams import active
from .windows import LEAVING, PASSING, Trigger, pause, window

DOUBLED = "doubled_range"
"""A ship whose RANGE is doubled this turn (Transwarp Conduit)."""
GROUNDED = "no_range"
"""One whose RANGE is nothing (Loss of Orbital Stability)."""
HOLDS = ("menthar_booby_trap", "two_dimensional_creatures")
"""Cards on a ship that do not let it move."""


def range_left(state: Ccg, ship: Card) -> int:
    """CCG-11.6: RANGE less what was used this turn."""
    full = number(state, ship, RANGE) * (2 if state.lasts(DOUBLED, ship) else 1)
    if state.lasts(GROUNDED, ship):
        full = 0
    return max(0, full - state.spent.get(ship, 0))


def flights(state: Ccg, _seat: int, ship: Card, start: int) -> list[Any]:
    """To every other location of its spaceline."""
    goals = [goal for goal in spaceline(state, start) if goal != start] if start >= 0 else []
    return [option("fly", ship, state.locations[goal].missions[0]) for goal in goals]


def legal_flights(state: Ccg, seat: int, ship: Card, start: int) -> list[Any]:
    """Those that are allowed: the ship is looked at once."""
    if start < 0 or why_not_leave(state, ship) is not None:
        return []
    left = range_left(state, ship)
    bound = required(state, ship)
    if bound is not None:
        stop = next_stop(state, ship, bound)
        goals = [stop] if stop != start else []
    else:
        goals = [goal for goal, needs in costs(state, start, seat) if needs <= left]
    return [option("fly", ship, state.locations[goal].missions[0]) for goal in goals]


def why_not_fly(state: Ccg, seat: int, option: Any) -> Reason | None:
    """CCG-11.5, CCG-11.6: an undocked, staffed ship, as far as its RANGE reaches."""
    _, ship, goal = option
    wrong = why_not_leave(state, ship)
    if wrong is not None:
        return wrong
    way = between(state, location_of(state, ship), state.where[goal].host)
    if way is None:
        return Reason("CCG-11.10", "other-spaceline")
    needs, left = cost(state, way, seat), range_left(state, ship)
    bound = required(state, ship)
    if bound is not None and state.where[goal].host != next_stop(state, ship, bound):
        return refuse(state, "CCG-11.24", "required-action", card=ship)
    if needs > left:
        return refuse(state, "CCG-11.6", "too-far", card=ship, count=needs, count2=left)
    return None


def why_not_leave(state: Ccg, ship: Card) -> Reason | None:
    """Why a ship cannot fly at all."""
    if state.is_stopped(ship):
        return refuse(state, "CCG-18.1", "is-stopped", card=ship)
    if state.is_idle(ship):
        return refuse(state, "CCG-18.20", "is-disabled", card=ship)
    kind = state.where[ship].kind
    if kind == DOCKED:
        return refuse(state, "CCG-11.16", "still-docked", card=ship)
    if kind == LANDED:
        return refuse(state, "CCG-11.18", "still-landed", card=ship)
    if kind != IN_SPACE:
        return refuse(state, "CCG-11.20", "is-carried", card=ship)
    holding = held_by(state, ship)
    if holding is not None:
        return refuse(state, "CCG-13.42", "cannot-move", card=ship, card2=holding)
    return why_not_staffed(state, ship)


REQUIRED = ("cytherians",)
"""Dilemmas on a ship that tell it where to go; `chosen` says where."""


def required(state: Ccg, ship: Card) -> int | None:
    """CCG-11.24: the location that a ship must travel to, if a card on it says so."""
    faces = state.cards.faces
    for card in state.chosen:
        if faces[card] in REQUIRED and state.where[card] == place_at(ON, ship):
            return state.chosen[card]
    return None


def next_stop(state: Ccg, ship: Card, bound: int) -> int:
    """CCG-11.24: as far toward it as the RANGE that is left reaches; where it is, if that is nowhere."""
    start, left, seat = location_of(state, ship), range_left(state, ship), state.controller(ship)
    stop = start
    for location in between(state, start, bound) or ():
        left -= cost(state, (location,), seat)
        if left < 0:
            break
        stop = location
    return stop


def why_not_rest(state: Ccg, seat: int) -> Reason | None:
    """CCG-11.24, CCG-11.26: a staffed ship under a required action must first go as far as it can."""
    if not state.chosen:
        return None
    for ship in ships(state, seat):
        bound = required(state, ship)
        if bound is None or why_not_leave(state, ship) is not None:
            continue
        if next_stop(state, ship, bound) != location_of(state, ship):
            return refuse(state, "CCG-11.24", "must-travel", card=ship)
    return None


def held_by(state: Ccg, ship: Card) -> Card | None:
    """The card on a ship that does not let it move."""
    faces = state.cards.faces
    return next((card for card in on(state, ship) if faces[card] in HOLDS), None)


def fly(state: Ccg, seat: int, option: Any) -> Steps:
    """CCG-11.6, CCG-11.9: the way is entered location by location; where the other has ships it may be answered."""
    _, ship, goal = option
    start = location_of(state, ship)
    way = between(state, start, state.where[goal].host) or []
    state.tell("flies", seat=seat, card=ship, card2=goal)
    leaving = Trigger(LEAVING, seat, (ship,), start)
    yield from window(state, leaving)
    if not leaving.cancelled:
        for place, location in enumerate(way):
            if place < len(way) - 1:
                trigger = Trigger(PASSING, seat, (ship,), location)
                yield from window(state, trigger)
                if trigger.stops_here:
                    way = way[: place + 1]
                    break
        move_ship(state, ship, way[-1], cost(state, way, seat))
        yield from tow(state, seat, ship, start)
    yield from pause(state)


TOWED = "radioactive_garbage_scow"


def tow(state: Ccg, seat: int, ship: Card, start: int) -> Steps:
    """Radioactive Garbage Scow: a ship with Tractor Beam and ENGINEER x2 aboard may take it along."""
    scows = [card for card in on_mission(state, start) if state.cards.faces[card] == TOWED]
    seen = group(state, seat, active(state, crew(state, ship, seat)), ship)
    if not scows or "tractor_beam" not in seen.equipment or seen.levels("engineer") < 2:
        return
    word = yield from pick_one(seat, "tow", ["yes", "no"], args=(("card", scows[0]), ("card2", ship)))
    if word == "yes":
        state.where[scows[0]] = place_at(ON_MISSION, location_of(state, ship))
        state.tell("placed-on", card=scows[0], card2=state.locations[location_of(state, ship)].missions[0])


def move_ship(state: Ccg, ship: Card, location: int, used: int) -> None:
    state.spent[ship] = state.spent.get(ship, 0) + used
    state.where[ship] = place_at(IN_SPACE, location)
    state.note("flown")
    state.tell("arrived", card=ship, card2=state.locations[location].missions[0])


def opposing_ships(state: Ccg, location: int, seat: int) -> list[Card]:
    """Ships of a player in space at a location, docked ones too."""
    return [ship for ship in ships(state, seat) if location_of(state, ship) == location and not state.is_cloaked(ship)]
