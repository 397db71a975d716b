"""CCG-11.1 to CCG-11.4: whether a ship is staffed, and what it lacks."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from functools import cache, lru_cache
from typing import cast

from wardroom.kernel import Card, Reason

from ..cards.kinds import ANIMAL, BORG, COMMAND, FACES, STAFF, Personnel, Ship
from ..looking import remembered_there
from ..places import aboard_of, crew, people
from ..profiles import REMEMBERED
from ..state import ABOARD, Ccg, Place, place_at
from .compatible import matches
from .refusing import refuse


def staff(state: Ccg, ship: Card) -> list[Card]:
    """CCG-11.4: who may staff it: unstopped, active personnel of its controller, and no ANIMAL."""
    there, faces, tame = aboard_of(state, ship, state.controller(ship)).active, state.cards.faces, animals()
    return [card for card in there if faces[card] not in tame]


@cache
def animals() -> frozenset[str]:
    """CCG-9.9: the faces of those who are nothing but animals."""
    everybody = [face for face in FACES.values() if isinstance(face, Personnel)]
    return frozenset(face.id for face in everybody if all(each.classification == ANIMAL for each in face.members))


def why_not_staffed(state: Ccg, ship: Card) -> Reason | None:
    """CCG-11.1, CCG-11.3: each icon takes one personnel, and somebody must match the ship."""
    return why_not_staffed_by(state, place_at(ABOARD, ship), ship)


@remembered_there
def why_not_staffed_by(state: Ccg, _aboard: Place, ship: Card) -> Reason | None:
    there = staff(state, ship)
    if not any(matches(state, card, ship) for card in there):
        return refuse(state, "CCG-11.3", "nobody-matches", card=ship, name_affiliation=state.affiliations(ship)[0])
    missing = missing_icon(state, there, cast(Ship, state.face(ship)).staffing)
    return None if missing is None else refuse(state, "CCG-11.1", "no-staff", card=ship, name_icon=missing)


def missing_icon(state: Ccg, there: Sequence[Card], needed: Sequence[str]) -> str | None:
    """The first icon for which nobody is left. Whoever fits fewest icons is tried first, so that a command icon stands
    for a staff icon only where it must (CCG-11.2)."""
    if not needed:
        return None
    return unfilled(
        tuple(needed), tuple([icons_of(state, card, place) for card in there for place in range(members(state, card))])
    )


@lru_cache(REMEMBERED)
def unfilled(needed: Sequence[str], fits: Sequence[AbstractSet[str]]) -> str | None:
    """The first icon for which nobody of them is left."""
    taken: list[int] = [-1] * len(fits)
    for number, icon in enumerate(needed):
        if not find(needed, number, fits, taken, set()):
            return icon
    return None


def lacking_icons(state: Ccg, ship: Card) -> list[str]:
    """All icons for which nobody is left."""
    there, needed = staff(state, ship), list(cast(Ship, state.face(ship)).staffing)
    lacking: list[str] = []
    while (missing := missing_icon(state, there, needed)) is not None:
        lacking.append(missing)
        needed.remove(missing)
    return lacking


def find(
    needed: Sequence[str], number: int, fits: Sequence[AbstractSet[str]], taken: list[int], tried: set[int]
) -> bool:
    """Somebody for this icon; whoever holds another one may change over."""
    for person, icons in enumerate(fits):
        if needed[number] in icons and person not in tried:
            tried.add(person)
            if taken[person] < 0 or find(needed, taken[person], fits, taken, tried):
                taken[person] = number
                return True
    return False


def members(state: Ccg, card: Card) -> int:
    return len(cast(Personnel, state.face(card)).members)


def icons_of(state: Ccg, card: Card, place: int) -> AbstractSet[str]:
    return icons_on(state.cards.faces[card], place, state.affiliations(card))


@cache
def icons_on(name: str, place: int, affiliations: tuple[str, ...]) -> AbstractSet[str]:
    """The staffing icons that a person can stand for. CCG-11.2: command for staff; a bare people name is a species, and
    a Borg icon any Borg (CCG-24.7)."""
    face = cast(Personnel, FACES[name])
    icons = {*face.members[place].icons, *face.icons, *face.species}
    if COMMAND in icons:
        icons.add(STAFF)
    if BORG in affiliations:
        icons.add(BORG)
    return frozenset(icons)


def staffed(state: Ccg, ship: Card) -> bool:
    return why_not_staffed(state, ship) is None


def crew_people(state: Ccg, ship: Card) -> list[Card]:
    """A ship's crew, without its equipment."""
    return people(state, crew(state, ship, state.controller(ship)))
