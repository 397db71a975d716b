"""CCG-7.6 to CCG-7.12: reporting for duty; CCG-5.30: building facilities."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from wardroom.kernel import Card, Reason, Steps, pick_one

from ..cards.kinds import EQUIPMENT, MISSION, OUTPOST, PERSONNEL, SHIP, STATION, Facility, Mission
from ..places import facilities, location_of
from ..spaceline import mission
from ..state import ABOARD, DOCKED, IN_SPACE, SURFACE, Ccg, place_at
from ..values import someone
from . import do
from .compatible import agree, compatible, why_not_aboard
from .entering import choose_mode, why_not_enter
from .refusing import refuse
from .teams import active_people, join_surface

SPECIAL: dict[str, Callable[[Ccg, int, Card, Card], bool]] = {}
"""CCG-7.7: what in play lets cards report there, by face: state, seat, the card there, who reports."""


def why_not_report(state: Ccg, seat: int, card: Card) -> Reason | None:
    """CCG-7.6, CCG-7.7: why a card cannot report anywhere."""
    wrong = why_not_enter(state, seat, card)
    if wrong is not None:
        return wrong
    first: Reason | None = None
    for facility in facilities(state, seat):
        wrong = why_not_report_to(state, seat, card, facility)
        if wrong is None:
            return None
        first = first or wrong
    if specials(state, seat, card):
        return None
    return first or Reason("CCG-7.6", "no-facility")


def why_not_report_to(state: Ccg, seat: int, card: Card, facility: Card) -> Reason | None:
    """CCG-7.6, CCG-7.9, CCG-7.12."""
    if cast(Facility, state.face(facility)).facility == STATION:
        return refuse(state, "CCG-4.21", "station-reports-nobody", card=facility)
    if state.kind(card) == EQUIPMENT:
        return None
    quadrant = state.locations[location_of(state, facility)].quadrant
    if state.face(card).quadrant != quadrant:
        return Reason("CCG-7.6", "other-quadrant", (("name_quadrant", state.face(card).quadrant),))
    if state.kind(card) == SHIP:
        if not compatible(state, seat, card, facility):
            return refuse(state, "CCG-7.6", "incompatible", card=card, card2=facility)
        return None
    return why_not_aboard(state, seat, card, facility)


def specials(state: Ccg, seat: int, card: Card) -> list[Card]:
    """CCG-7.7, CCG-7.8: where cards in play let it report."""
    faces = state.cards.faces
    return [
        host
        for host in state.table()
        if (rule := SPECIAL.get(faces[host])) is not None and rule(state, seat, host, card)
    ]


def destinations(state: Ccg, seat: int, card: Card) -> list[Card]:
    """Where it may report: facilities, or missions for a planet."""
    found = [host for host in facilities(state, seat) if why_not_report_to(state, seat, card, host) is None]
    return found + specials(state, seat, card)


def report(state: Ccg, seat: int, card: Card) -> Steps:
    """CCG-7.10, CCG-7.11: a ship docks, people and equipment are aboard; they may be given orders at once."""
    hosts = destinations(state, seat, card)
    if not hosts:
        do.leave(state, card)
        return
    host = yield from pick_one(seat, "report-to", hosts, args=(("card", card),))
    yield from choose_mode(state, seat, card, host)
    arrive(state, seat, card, host)


def arrive(state: Ccg, seat: int, card: Card, host: Card) -> None:
    if state.kind(host) == MISSION:
        location = state.where[host].host
        if state.kind(card) == SHIP:
            do.put(state, card, place_at(IN_SPACE, location))
        else:
            do.put(state, card, place_at(SURFACE, location))
            join_surface(state, [card], location)
    elif state.kind(card) == SHIP:
        do.put(state, card, place_at(DOCKED, host))
    else:
        do.put(state, card, place_at(ABOARD, host))
        if state.is_stopped(host):  # CCG-12.13
            do.stop(state, [card])
    state.note("reported")
    state.tell("reported", seat=seat, card=card, card2=host)


# Facilities


def building_sites(state: Ccg, seat: int, card: Card) -> list[Card]:
    """CCG-5.30: missions where a matching personnel of the named classification is, unstopped."""
    face = cast(Facility, state.face(card))
    if not face.builder:
        return []
    found = []
    for location in state.locations:
        if location.missions and why_not_facility(state, seat, card, location.number) is None:
            there = [
                each
                for each in active_people(state, state.table())
                if state.controller(each) == seat and location_of(state, each) == location.number
            ]
            if any(
                any(affiliation in face.affiliations for affiliation in state.affiliations(each))
                and any(person.levels(face.builder) for person in someone(state, each))
                for each in there
            ):
                found.append(location.missions[0])
    return found


def why_not_facility(state: Ccg, seat: int, card: Card, location: int) -> Reason | None:
    """CCG-5.25 to CCG-5.28: where a facility may be seeded or built."""
    face, there = cast(Facility, state.face(card)), mission(state, location, seat)
    if face.facility == OUTPOST:
        if any(cast(Mission, state.face(each)).homeworld for each in state.locations[location].missions):
            return refuse(state, "CCG-5.26", "homeworld", card=state.locations[location].missions[0])
        if face.quadrant != state.locations[location].quadrant:
            return Reason("CCG-5.25", "other-quadrant", (("name_quadrant", face.quadrant),))
    elif face.homeworld and there.homeworld != face.homeworld:
        return Reason("CCG-5.28", "not-homeworld", (("name_affiliation", face.homeworld),))
    for other in facilities(state, seat):
        if state.owner[other] == seat and location_of(state, other) == location:
            return refuse(state, "CCG-5.27", "facility-there", card=other)
    return None


def why_not_seed_facility(state: Ccg, seat: int, card: Card, location: int) -> Reason | None:
    """CCG-5.24, CCG-5.25: an outpost needs a matching affiliation icon of the mission; each may be seeded once."""
    face = cast(Facility, state.face(card))
    if any(state.cards.faces[other] == face.id and state.owner[other] == seat for other in facilities(state, seat)):
        return refuse(state, "CCG-5.24", "seed-one", card=card)
    there = mission(state, location, seat)
    if face.facility == OUTPOST and not (there.anyone or agree_exactly(face.affiliations, there.affiliations)):
        return Reason("CCG-5.25", "no-icon", (("name_affiliation", face.affiliations[0]),))
    return why_not_facility(state, seat, card, location)


def agree_exactly(first: tuple[str, ...], second: tuple[str, ...]) -> bool:
    return any(one in second for one in first)


def lay_facility(state: Ccg, seat: int, card: Card, location: int) -> None:
    """CCG-5.29: an outpost is in space, a headquarters on the planet."""
    kind = cast(Facility, state.face(card)).facility
    do.put(state, card, place_at(IN_SPACE if kind == OUTPOST else SURFACE, location))
    state.tell("founded", seat=seat, card=card, card2=state.locations[location].missions[0])


def build(state: Ccg, seat: int, card: Card) -> Steps:
    """CCG-5.30: it uses the normal card play."""
    sites = building_sites(state, seat, card)
    if not sites:
        do.leave(state, card)
        return
    target = yield from pick_one(seat, "build-at", sites, args=(("card", card),))
    lay_facility(state, seat, card, state.where[target].host)


def is_reporting(state: Ccg, card: Card) -> bool:
    return state.kind(card) in (PERSONNEL, SHIP, EQUIPMENT)


def fits_together(state: Ccg, seat: int, card: Card, other: Card) -> bool:
    return agree(state, seat, state.affiliations(card), state.affiliations(other))
