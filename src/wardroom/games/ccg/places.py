"""Walks over the table: what lies where, and who is with whom (CCG-4.3 to CCG-4.6, CCG-12.10).

Three words that differ: *here* is anywhere at a location, *present* the same crew or team (or, for opposing cards, the
same ship, facility or surface), *aboard* one ship or facility."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from wardroom.kernel import Card

from .cards.kinds import ARTIFACT, EQUIPMENT, FACES, FACILITY, PERSONNEL, SHIP
from .looking import LOOK, lies_at
from .looking import allowed as allowed
from .looking import looking as looking
from .looking import remembered as remembered
from .looking import remembered_there as remembered_there
from .spaceline import has_planet
from .state import (
    ABOARD,
    AT_LOCATION,
    CORE,
    DOCKED,
    HELD,
    IN_SPACE,
    LANDED,
    ON,
    ON_MISSION,
    SURFACE,
    Ccg,
    Place,
    place_at,
)


def at(state: Ccg, place: Place) -> list[Card]:
    """Everything that lies at exactly this place, in the order of the table."""
    look = LOOK[0]
    if look.state is state:
        return look.there.get(place, [])
    where = state.where
    return [card for card in state.cards.rows[0] if where[card] == place]


def aboard(state: Ccg, host: Card) -> list[Card]:
    """All cards aboard a ship or facility, those of both players."""
    return at(state, place_at(ABOARD, host))


def docked(state: Ccg, facility: Card) -> list[Card]:
    return at(state, place_at(DOCKED, facility))


def on(state: Ccg, host: Card) -> list[Card]:
    """All cards placed on a card."""
    return at(state, place_at(ON, host))


def held(state: Ccg, host: Card) -> list[Card]:
    return at(state, place_at(HELD, host))


def on_mission(state: Ccg, location: int) -> list[Card]:
    """All cards placed on the mission of a location."""
    return at(state, place_at(ON_MISSION, location))


def in_space(state: Ccg, location: int) -> list[Card]:
    """Ships and facilities in space at a location; docked ships are with their facility."""
    return at(state, place_at(IN_SPACE, location))


def surface(state: Ccg, location: int) -> list[Card]:
    """People, equipment and facilities on a planet; landed ships are apart."""
    return at(state, place_at(SURFACE, location))


def core(state: Ccg, seat: int) -> list[Card]:
    """What lies before a player (CCG-7.18)."""
    return at(state, place_at(CORE, seat))


def location_of(state: Ccg, card: Card) -> int:
    """The number of the location where a card in play is; -1: at none."""
    return lies_at(state.where, card)


def host_of(state: Ccg, card: Card) -> Card | None:
    """The ship or facility that somebody is aboard of."""
    place = state.where[card]
    return Card(place.host) if place.kind == ABOARD else None


def here(state: Ccg, location: int) -> list[Card]:
    """CCG-4.3: anywhere at a location. CCG-17.5: a cloaked ship and all aboard are not."""
    found = []
    for card in state.cards.rows[0]:
        if not is_under_cloak(state, card) and location_of(state, card) == location:
            found.append(card)
    return found


def is_under_cloak(state: Ccg, card: Card) -> bool:
    """Whether it is a cloaked ship, or aboard or on one."""
    if not state.cloaked:
        return False
    place = state.where[card]
    while True:
        if state.cloaked >> card & 1:
            return True
        if place.kind in AT_LOCATION or place.kind in ("", CORE):
            return False
        card = Card(place.host)
        place = state.where[card]


# Crews and teams


def of_kind(state: Ccg, cards: Iterable[Card], *kinds: str) -> list[Card]:
    faces = state.cards.faces
    return [card for card in cards if FACES[faces[card]].kind in kinds]


class Company(NamedTuple):
    """A player's cards at one place that go along with people (CCG-12.10): `people` are the personnel, `able` those who
    are neither disabled nor in stasis nor captive (CCG-18.20), `active` those of them who are not stopped (CCG-18.1);
    then the affiliations that there are among the people, and among the active ones."""

    cards: list[Card]
    people: list[Card]
    able: list[Card]
    active: list[Card]
    affiliations: list[tuple[str, ...]]
    of_active: list[tuple[str, ...]]


def company(state: Ccg, place: Place, seat: int) -> Company:
    """Those of a player who are aboard, or on a surface."""
    return companies(state, place)[seat]


def companies(state: Ccg, place: Place) -> tuple[Company, Company]:
    """Those of both players there."""
    return gathered(state, place) if at(state, place) else (NO_COMPANY, NO_COMPANY)


@remembered_there
def gathered(state: Ccg, place: Place) -> tuple[Company, Company]:
    there = at(state, place)
    return gather(state, carried(state, there, 0)), gather(state, carried(state, there, 1))


def gather(state: Ccg, cards: list[Card]) -> Company:
    if not cards:
        return NO_COMPANY
    there = people(state, cards)
    idle = state.disabled | state.stasis | state.captive
    able = [card for card in there if not idle >> card & 1] if idle else there
    stopped = state.stopped
    active = [card for card in able if not stopped >> card & 1] if stopped else able
    affiliations = mixed(state, there)
    return Company(cards, there, able, active, affiliations, affiliations if active is there else mixed(state, active))


NO_COMPANY = Company([], [], [], [], [], [])


def mixed(state: Ccg, cards: Sequence[Card]) -> list[tuple[str, ...]]:
    """The affiliations that there are among some cards, each once."""
    return list(dict.fromkeys([state.mixes_as(card) for card in cards]))


def aboard_of(state: Ccg, host: Card, seat: int) -> Company:
    return company(state, place_at(ABOARD, host), seat)


def crew(state: Ccg, host: Card, seat: int) -> list[Card]:
    """CCG-12.10: a player's personnel and equipment aboard one ship or facility."""
    place = place_at(ABOARD, host)
    return company(state, place, seat).cards if LOOK[0].state is state else carried(state, at(state, place), seat)


def carried(state: Ccg, cards: Iterable[Card], seat: int) -> list[Card]:
    """Those of a player that go along with people."""
    faces, wanted, owner = state.cards.faces, faces_of_kind(PERSONNEL, EQUIPMENT, ARTIFACT), state.owner
    if state.control:
        return [card for card in cards if faces[card] in wanted and state.controller(card) == seat]
    return [card for card in cards if faces[card] in wanted and owner[card] == seat]


def is_carried(state: Ccg, card: Card) -> bool:
    """Whether a card goes along with people: personnel, and equipment and what is used as such."""
    return state.cards.faces[card] in faces_of_kind(PERSONNEL, EQUIPMENT, ARTIFACT)


def people(state: Ccg, cards: Iterable[Card]) -> list[Card]:
    faces, wanted = state.cards.faces, faces_of_kind(PERSONNEL)
    return [card for card in cards if faces[card] in wanted]


def landed(state: Ccg, location: int, seat: int) -> Company:
    """Those of a player on a surface, whatever their teams."""
    return company(state, place_at(SURFACE, location), seat)


def landed_people(state: Ccg, location: int, seat: int) -> list[Card]:
    """A player's personnel and equipment on a surface, whatever their teams."""
    place = place_at(SURFACE, location)
    return company(state, place, seat).cards if LOOK[0].state is state else carried(state, at(state, place), seat)


def away_team(state: Ccg, location: int, seat: int, number: int) -> list[Card]:
    """CCG-12.10, CCG-12.11: one Away Team on a surface."""
    team = state.team
    return [card for card in landed_people(state, location, seat) if team.get(card, 0) == number]


def is_landing(state: Ccg, location: int) -> bool:
    """Whether there is a surface on which something is."""
    found = state.locations[location]
    return bool(found.missions) and bool(surface(state, location)) and has_planet(state, found)


@remembered
def occupied(state: Ccg) -> list[int]:
    """All locations where there is a ship or facility, or something on the surface, in the order of their numbers."""
    vessels_at = vessels_by_location(state)
    return [each.number for each in state.locations if each.number in vessels_at or is_landing(state, each.number)]


def away_teams(state: Ccg, location: int, seat: int) -> dict[int, list[Card]]:
    """A player's Away Teams on a surface, by their numbers, lowest first."""
    return teams_at(state, place_at(SURFACE, location), seat)


@remembered_there
def teams_at(state: Ccg, place: Place, seat: int) -> dict[int, list[Card]]:
    teams: dict[int, list[Card]] = {}
    for card in landed_people(state, place.host, seat):
        teams.setdefault(state.team.get(card, 0), []).append(card)
    return {number: teams[number] for number in sorted(teams)} if len(teams) > 1 else teams


def team_of(state: Ccg, card: Card) -> list[Card]:
    """CCG-4.4: whoever is in the same crew or Away Team as a card of the same player, the card included."""
    place, seat = state.where[card], state.controller(card)
    if place.kind == ABOARD:
        return crew(state, Card(place.host), seat)
    if place.kind == SURFACE and is_carried(state, card):
        return away_team(state, place.host, seat, state.team.get(card, 0))
    return [card]


def present(state: Ccg, card: Card, other: Card) -> bool:
    """CCG-4.4 to CCG-4.6: whether two cards are present with each other."""
    first, second = state.where[card], state.where[other]
    vessels = (SHIP, FACILITY)
    if state.kind(card) in vessels and state.kind(other) in vessels:
        return location_of(state, card) == location_of(state, other)
    if first != second:
        return False
    if state.controller(card) == state.controller(other) and first.kind == SURFACE:
        return state.team.get(card, 0) == state.team.get(other, 0)
    return first.kind in (ABOARD, SURFACE)


# Ships and facilities


def is_docked(state: Ccg, ship: Card) -> bool:
    return state.where[ship].kind == DOCKED


def is_landed(state: Ccg, ship: Card) -> bool:
    return state.where[ship].kind == LANDED


@cache
def faces_of_kind(*kinds: str) -> frozenset[str]:
    return frozenset(face.id for face in FACES.values() if face.kind in kinds)


@remembered
def all_vessels(state: Ccg) -> list[tuple[Card, int]]:
    """All ships and facilities in play, and where they are."""
    faces, wanted = state.cards.faces, faces_of_kind(SHIP, FACILITY)
    return [(card, location_of(state, card)) for card in state.cards.rows[0] if faces[card] in wanted]


@remembered
def vessels_by_location(state: Ccg) -> dict[int, list[Card]]:
    found: dict[int, list[Card]] = {}
    for card, location in all_vessels(state):
        found.setdefault(location, []).append(card)
    return found


def vessels(state: Ccg, location: int, seat: int | None = None) -> list[Card]:
    """All ships and facilities at a location, cloaked ones too; of one player, or of both."""
    there = vessels_by_location(state).get(location, [])
    return there if seat is None else [card for card in there if state.controller(card) == seat]


@remembered
def fleet(state: Ccg, seat: int) -> list[tuple[Card, int]]:
    """A player's ships in play, and where they are."""
    faces, wanted = state.cards.faces, faces_of_kind(SHIP)
    return [each for each in all_vessels(state) if faces[each[0]] in wanted and state.controller(each[0]) == seat]


def ships(state: Ccg, seat: int) -> list[Card]:
    """A player's ships in play."""
    return [ship for ship, _ in fleet(state, seat)]


@remembered
def facilities(state: Ccg, seat: int) -> list[Card]:
    return [card for card, _ in all_vessels(state) if state.kind(card) == FACILITY and state.controller(card) == seat]
