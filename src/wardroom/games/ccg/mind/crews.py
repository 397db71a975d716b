"""Crews at a glance: people by their faces alone, remembered, so that the same team is added up once.

What lies on ships, damage and changes of affiliation are left out: whoever must be exact asks `values.group`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import cast

from wardroom.kernel import Card

from ..cards.kinds import (
    CONDITIONS,
    DILEMMA,
    FACES,
    OTHERS,
    PERSONNEL,
    RESEED,
    SHIP_NUMBERS,
    TEAM,
    Deed,
    Dilemma,
    Mission,
    Personnel,
    Ship,
)
from ..needs import Group, Levels, Needs, Selection, Term, Total, Who
from ..profiles import REMEMBERED, Influence, Someone, profiles, sums
from . import weights as w

Faces = tuple[str, ...]
NOBODY = Card(0)
STEP = 6
"""So much of an attribute is what one person brings."""


@dataclass(frozen=True, slots=True, eq=False)
class Crew:
    """People and equipment together, aboard a ship or not (needs.Group)."""

    people: Sequence[Someone]
    targets: Sequence[Someone]
    names: AbstractSet[str]
    traits: AbstractSet[str]
    equipment: AbstractSet[str]
    sums: Mapping[str, int]
    ship: str
    points: int = 0

    def levels(self, skill: str) -> int:
        return self.sums.get(skill, 0)

    def total(self, attribute: str) -> int:
        if attribute in SHIP_NUMBERS:
            return int(getattr(FACES[self.ship], attribute, 0)) if self.ship else 0
        return self.sums.get(attribute, 0)


@lru_cache(REMEMBERED)
def crew_of(faces: Faces, ship: str = "") -> Crew:
    """What these come to together. CCG-10.2: equipment helps whoever may use it."""
    shown = {icon for face in faces if FACES[face].kind == PERSONNEL for icon in FACES[face].affiliations}
    given = tuple(
        Influence(face, place, modifier.amount)
        for face in dict.fromkeys(faces)
        for place, modifier in enumerate(FACES[face].modifiers)
        if modifier.on in (TEAM, OTHERS)
        and isinstance(modifier.amount, int)
        and not (modifier.users and shown.isdisjoint(modifier.users))
    )
    people = [
        Someone(NOBODY, each)
        for face in faces
        if FACES[face].kind == PERSONNEL
        for each in profiles(face, "", tuple(one for one in given if one.face != face))
    ]
    vessel = FACES[ship] if ship else None
    return Crew(
        people,
        (),
        frozenset(name for face in faces for name in FACES[face].names),
        frozenset(trait for face in faces for trait in FACES[face].traits),
        frozenset(vessel.equipment) if isinstance(vessel, Ship) else frozenset(),
        sums(tuple(person.profile for person in people)),
        ship,
    )


@cache
def person(face: str) -> int:
    """What a personnel card is worth, by what it can do."""
    found = cast(Personnel, FACES[face])
    return sum(w.PERSON + w.SKILL * sum(levels for _, levels in member.skills) for member in found.members)


# Missions


@lru_cache(REMEMBERED)
def solves(mission: str, faces: Faces, ship: str) -> bool:
    """CCG-13.1, CCG-13.16: somebody may attempt it, and they meet what it asks for."""
    face = cast(Mission, FACES[mission])
    return face.needs is not None and may_attempt(face, faces) and face.needs.met(crew_of(faces, ship))


@lru_cache(REMEMBERED)
def spares(mission: str, faces: Faces, ship: str) -> bool:
    """Whether these solve it whichever one of them is lost on the way."""
    return all(
        solves(mission, faces[:place] + faces[place + 1 :], ship)
        for place, face in enumerate(faces)
        if FACES[face].kind == PERSONNEL and face not in faces[:place]
    )


def may_attempt(face: Mission, faces: Faces) -> bool:
    people = [FACES[each].affiliations for each in faces if FACES[each].kind == PERSONNEL]
    return bool(people) and (face.anyone or any(icon in face.affiliations for shown in people for icon in shown))


@lru_cache(REMEMBERED)
def lacks(mission: str, faces: Faces, ship: str) -> int:
    """How much is missing: levels of skills, and people's worth of attributes; 0 if nothing is."""
    face = cast(Mission, FACES[mission])
    if face.needs is None:
        return 0
    nobody = 0 if may_attempt(face, faces) else 1
    return nobody + lacking(face.needs, crew_of(faces, ship))


def lacking(needs: Needs, crew: Group) -> int:
    return min(sum(gap(term, crew) for term in terms) for terms in needs.alternatives)


def gap(term: Term, crew: Group) -> int:
    if term.met(crew):
        return 0
    if isinstance(term, Levels):
        return max(1, term.least - crew.levels(term.skill))
    if isinstance(term, Total):
        return 1 + (term.above - sum(crew.total(each) for each in term.attributes)) // STEP
    return 1


# Dilemmas


@lru_cache(REMEMBERED)
def passes(dilemma: str, faces: Faces, ship: str) -> bool:
    """Whether these go on after meeting a seed card. Only conditions stop; whatever else a dilemma does to them, the
    attempt goes on (CCG-13.39). CCG-13.30: without a target it is passed."""
    face = FACES[dilemma]
    if face.kind != DILEMMA or not isinstance(face, Dilemma) or face.way != CONDITIONS or face.unless is None:
        return True
    crew = crew_of(faces, ship)
    for aim in face.targets:
        if isinstance(aim, Who) and not any(aim.fits(person) for person in crew.people):
            return True
        if isinstance(aim, Selection):
            crew = replace(crew, targets=struck(crew, aim))
    needs = case_of(face.unless, "space" if ship else "planet")
    return needs is None or needs.met(crew) or bool(needs.prices(crew) and len(crew.people) > 1)


def case_of(unless: Needs | Mapping[str, Needs], case: str) -> Needs | None:
    """Where the other's outposts matter they are taken to be elsewhere."""
    if isinstance(unless, Needs):
        return unless
    return unless.get(case) or unless.get("elsewhere")


def struck(crew: Crew, aim: Selection) -> list[Someone]:
    """Whom a dilemma is about, where it says by which number."""
    there = [person for person in crew.people if aim.who.fits(person)]
    if aim.how in ("highest", "lowest") and aim.of and aim.of != "all":
        there.sort(key=lambda person: person.value(aim.of), reverse=aim.how == "highest")
    return there[: aim.count]


@cache
def is_wall(dilemma: str) -> bool:
    """Whether it goes back when its conditions are not met (CCG-13.32), so that nobody comes past without them."""
    face = FACES[dilemma]
    if not isinstance(face, Dilemma) or face.way != CONDITIONS:
        return False
    after = face.after if isinstance(face.after, str) else face.after.get("elsewhere", RESEED)
    return after == RESEED


@lru_cache(REMEMBERED)
def harm(dilemma: str, faces: Faces, ship: str, hurt: bool) -> int:
    """What these lose by meeting a seed card, in hundredths of a point. `hurt`: another hit destroys the ship
    (CCG-16.56), and all aboard with it."""
    face = FACES[dilemma]
    if not isinstance(face, Dilemma) or face.kind != DILEMMA:
        return 0
    if face.way == CONDITIONS and passes(dilemma, faces, ship):
        return 0
    people = crew_of(faces).people
    if not people:
        return 0
    everybody = sum(person(each) for each in faces if FACES[each].kind == PERSONNEL)
    deeds = face.fail if face.way == CONDITIONS else face.effect
    if not isinstance(deeds, tuple):
        deeds = deeds.get("elsewhere", ())
    taken = TAKES.get(dilemma, 0) + sum(taken_by(deed, people) for deed in deeds)
    loss = everybody * min(taken, len(people)) // len(people)
    for deed in deeds:
        if deed.who is None and ship:
            loss += w.DAMAGE if deed.verb == "damage" and not hurt else everybody + w.SHIP
    return loss


def taken_by(deed: Deed, people: Sequence[Someone]) -> int:
    """How many people a deed strikes."""
    if deed.who is None or deed.verb == "stop":
        return 0
    fitting = sum(deed.who.who.fits(each) for each in people)
    if deed.who.how == "all":
        return fitting
    return fitting // 2 if deed.who.half else min(fitting, deed.who.count)


TAKES = {"el_adrel_creature": 1, "alien_abduction": 1, "ktarian_game": 1, "hyper_aging": 2}
"""How many people those take that do it by a function of their own, roughly."""
