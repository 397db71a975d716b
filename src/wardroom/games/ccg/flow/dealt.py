"""CCG-27.6, CCG-27.9: what the program seeds, so that a game begins at once. CCG-5.6 to CCG-5.12, CCG-5.17, CCG-5.18:
how missions and seed cards come to lie, whoever lays them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from wardroom.kernel import Card

from ..cards.kinds import ARTIFACT, DILEMMA, EITHER, FACES, FACILITY, SHIP, UNIVERSAL, Artifact, Dilemma, Mission
from ..places import facilities
from ..state import (
    ABOARD,
    ACADEMY,
    DOCKED,
    MISSIONS,
    NOWHERE,
    ROW,
    SEEDS,
    TABLE,
    Ccg,
    Location,
    place_at,
)
from . import do
from .reporting import lay_facility, why_not_seed_facility

LEFT, RIGHT = "left", "right"


# Missions


def deal_missions(state: Ccg) -> None:
    """CCG-27.6: alternately from the shuffled piles, at the right end."""
    seat = state.first
    while state.row(0, MISSIONS) or state.row(1, MISSIONS):
        if state.row(seat, MISSIONS):
            lay_mission(state, state.row(seat, MISSIONS)[-1], RIGHT)
        seat = 1 - seat


def lay_mission(state: Ccg, card: Card, end: str) -> None:
    """CCG-5.7 to CCG-5.12: at an end of its spaceline, next to its region if that is there, or on the same location."""
    state.cards.move(card, TABLE)
    face = cast(Mission, state.face(card))
    shared = same_location(state, face)
    if shared is not None:
        shared.missions.append(card)
        state.where[card] = place_at(ROW, shared.number)
        return
    location = Location(len(state.locations), face.quadrant, [card])
    state.locations.append(location)
    state.where[card] = place_at(ROW, location.number)
    row = state.rows[face.quadrant]
    row.insert(place_in_row(state, row, face, end), location.number)


def same_location(state: Ccg, face: Mission) -> Location | None:
    """CCG-5.11, CCG-5.12: universal missions are never shared."""
    if face.limit == UNIVERSAL or not face.location:
        return None
    for location in state.locations:
        there = cast(Mission, state.face(location.missions[0]))
        if there.limit != UNIVERSAL and there.location == face.location and there.quadrant == face.quadrant:
            return location
    return None


def place_in_row(state: Ccg, row: Sequence[int], face: Mission, end: str) -> int:
    """CCG-5.9: at either end of the group of its region, else of the row."""
    group = [place for place, number in enumerate(row) if face.region and region_of(state, number) == face.region]
    if group:
        return group[0] if end == LEFT else group[-1] + 1
    return 0 if end == LEFT else len(row)


def region_of(state: Ccg, number: int) -> str:
    return cast(Mission, state.face(state.locations[number].missions[0])).region


# Seed cards


def may_lie_under(state: Ccg, location: Location) -> Callable[[str], bool]:
    """CCG-5.19, CCG-5.21, by the icons of a location: what everybody knows of the cards under it."""
    faces = [cast(Mission, state.face(card)) for card in location.missions]
    planet, space = any(face.is_planet for face in faces), any(face.is_space for face in faces)

    def fits(face_id: str) -> bool:
        face = FACES[face_id]
        if isinstance(face, Dilemma):
            return face.icon == EITHER or (planet if face.icon == "planet" else space)
        return face.kind == ARTIFACT and planet or "like_a_dilemma" in face.plays

    return fits


def targets_of(state: Ccg, seat: int) -> list[int]:
    """CCG-27.6: the opponent's missions, shared ones included, from left to right."""
    return [
        number
        for row in state.rows.values()
        for number in row
        if any(state.owner[card] != seat for card in state.locations[number].missions)
    ]


def deal_seeds(state: Ccg) -> None:
    """CCG-27.6: each player's dilemmas, shuffled, one by one under the opponent's missions where they fit, the fewest
    first; artifacts under the own planets; then the outposts (academy)."""
    piles: dict[tuple[int, int], list[Card]] = {}
    for seat in (0, 1):
        seeds = [card for card in state.row(seat, SEEDS) if state.kind(card) == DILEMMA]
        state.chance.shuffle(seeds)
        for card in seeds:
            number = fewest(state, seat, card, piles)
            if number is not None:
                piles.setdefault((seat, number), []).append(card)
        for card in [card for card in state.row(seat, SEEDS) if isinstance(state.face(card), Artifact)]:
            own = planets_of(state, seat, piles)
            if own:
                piles.setdefault((seat, own[0]), []).append(card)
    lay_stacks(state, piles)
    if state.format == ACADEMY:
        for seat in (0, 1):
            deal_facilities(state, seat)


def fewest(state: Ccg, seat: int, card: Card, piles: dict[tuple[int, int], list[Card]]) -> int | None:
    """The mission with the fewest cards of the player where this one fits (CCG-5.19, CCG-5.20); ties from the left."""
    face = state.cards.faces[card]
    fits = [
        number
        for number in targets_of(state, seat)
        if may_lie_under(state, state.locations[number])(face)
        and all(state.cards.faces[other] != face for other in piles.get((seat, number), ()))
    ]
    return min(fits, key=lambda number: len(piles.get((seat, number), ())), default=None)


def planets_of(state: Ccg, seat: int, piles: dict[tuple[int, int], list[Card]]) -> list[int]:
    """CCG-5.21: the player's planet missions without an artifact of that player."""
    found = []
    for row in state.rows.values():
        for number in row:
            own = [card for card in state.locations[number].missions if state.owner[card] == seat]
            laid = piles.get((seat, number), ())
            if (
                own
                and cast(Mission, state.face(own[0])).is_planet
                and not any(state.kind(card) == ARTIFACT for card in laid)
            ):
                found.append(number)
    return found


def lay_stacks(state: Ccg, piles: dict[tuple[int, int], list[Card]]) -> None:
    """CCG-5.16 to CCG-5.18: the opponent's cards lie below the owner's; at a shared mission the player who seeded it
    first has the bottom card, then they alternate."""
    for location in state.locations:
        if not location.missions:
            continue
        owner = state.owner[location.missions[0]]
        first = piles.get((owner, location.number), [])
        second = piles.get((1 - owner, location.number), [])
        if len(location.missions) > 1:
            stack = []
            for place in range(max(len(first), len(second))):
                stack += [*first[place : place + 1], *second[place : place + 1]]
        else:
            stack = [*second, *first]
        fits = may_lie_under(state, location)
        for card in stack:
            state.cards.move(card, location.under)
            state.cards.within((card,), fits)


# Facilities, and what begins in play


def deal_facilities(state: Ccg, seat: int) -> None:
    """CCG-27.6: each outpost at the own mission nearest the middle that allows it; ties: the left one."""
    for card in [card for card in state.row(seat, SEEDS) if state.kind(card) == FACILITY]:
        sites = [
            (abs(2 * place - (len(row) - 1)), place, number)
            for row in state.rows.values()
            for place, number in enumerate(row)
            if any(state.owner[each] == seat for each in state.locations[number].missions)
            and why_not_seed_facility(state, seat, card, number) is None
        ]
        if sites:
            lay_facility(state, seat, card, min(sites)[2])


def lay_in_play(state: Ccg, seat: int) -> None:
    """CCG-27.5: the ship that the deck names is docked at the outpost, the personnel are in it."""
    homes = facilities(state, seat)
    for card in state.table():
        if state.owner[card] == seat and state.where[card] == NOWHERE and homes:
            kind = DOCKED if state.kind(card) == SHIP else ABOARD
            do.put(state, card, place_at(kind, homes[0]))
