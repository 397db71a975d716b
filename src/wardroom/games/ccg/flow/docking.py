"""CCG-11.12 to CCG-11.16: docking and undocking."""

from __future__ import annotations

from typing import Any, cast

from wardroom.kernel import Card, Reason, Steps

from ..cards.kinds import FACILITY, STATION, Facility
from ..places import location_of, vessels
from ..state import DOCKED, IN_SPACE, Ccg, place_at
from . import repairs
from .compatible import compatible, usable
from .moving import required
from .options import option
from .refusing import refuse
from .staffing import why_not_staffed


def dockings(state: Ccg, _seat: int, ship: Card, _location: int) -> list[Any]:
    """At each facility where the ship is, or away from the one it is docked at."""
    place = state.where[ship]
    if place.kind == DOCKED:
        return [option("undock", ship)]
    return [option("dock", ship, each) for each in facilities_at(state, place.host)] if place.kind == IN_SPACE else []


def legal_dockings(state: Ccg, seat: int, ship: Card, location: int) -> list[Any]:
    """Those that are allowed; whether the ship is staffed is looked at once."""
    found = dockings(state, seat, ship, location)
    if not found or why_not_handle(state, ship) is not None:
        return []
    return [each for each in found if each[0] == "undock" or why_not_dock(state, seat, each) is None]


def facilities_at(state: Ccg, location: int) -> list[Card]:
    return [card for card in vessels(state, location) if state.kind(card) == FACILITY]


def why_not_dock(state: Ccg, seat: int, option: Any) -> Reason | None:
    """CCG-11.13: at a usable, compatible outpost or headquarters where the ship is."""
    _, ship, facility = option
    wrong = why_not_handle(state, ship)
    if wrong is not None:
        return wrong
    if not usable(state, seat, facility) or cast(Facility, state.face(facility)).facility == STATION:
        return refuse(state, "CCG-11.13", "not-usable", card=facility)
    if not compatible(state, seat, ship, facility):
        return refuse(state, "CCG-11.13", "incompatible", card=ship, card2=facility)
    if state.is_cloaked(ship):
        return refuse(state, "CCG-17.5", "is-cloaked", card=ship)
    return None


def why_not_undock(state: Ccg, _seat: int, option: Any) -> Reason | None:
    return why_not_handle(state, option[1])


def why_not_handle(state: Ccg, ship: Card) -> Reason | None:
    """CCG-11.12: docking and undocking need a staffed ship that is not stopped."""
    if required(state, ship) is not None:
        return refuse(state, "CCG-11.24", "required-action", card=ship)
    if state.is_stopped(ship):
        return refuse(state, "CCG-18.1", "is-stopped", card=ship)
    return why_not_staffed(state, ship)


def dock(state: Ccg, seat: int, option: Any) -> Steps:
    _, ship, facility = option
    state.where[ship] = place_at(DOCKED, facility)
    state.note("docked")
    state.tell("docks", seat=seat, card=ship, card2=facility)
    yield from ()


def undock(state: Ccg, seat: int, option: Any) -> Steps:
    _, ship = option
    state.tell("undocks", seat=seat, card=ship, card2=Card(state.where[ship].host))
    state.where[ship] = place_at(IN_SPACE, location_of(state, ship))
    repairs.leave_dock(state, ship)
    yield from ()
