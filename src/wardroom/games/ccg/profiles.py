"""One person among all that changes it: what the numbers and skills come to. Pure facts of faces; where cards lie is a
matter of `values`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple, cast

from wardroom.kernel import Card

from .cards.kinds import ATTRIBUTES, FACES, FIRST_SKILL, GIVE, LOSE, Member, Modifier, Personnel

REMEMBERED = 32_768
"""So many people with all that changes them, and teams with what they add up to: the same come up again and again."""


class Change(NamedTuple):
    """A modifier that applies, and its amount now."""

    modifier: Modifier
    amount: int


def changed(base: int, changes: Iterable[Change], what: str) -> int:
    """CCG-19.3, CCG-19.6: the latest of all that set it, then additions, then multiplications."""
    added, times = 0, 1
    for change in changes:
        if change.modifier.what == what:
            match change.modifier.op:
                case "set":
                    base = change.amount
                case "add":
                    added += change.amount
                case "multiply":
                    times *= change.amount
    return (base + added) * times


@dataclass(frozen=True, slots=True, eq=False)
class Profile:
    """One person with everything that changes it: what the numbers and skills come to. Equal ones are made once."""

    member: Member
    words: AbstractSet[str]
    attributes: dict[str, int]
    skills: tuple[tuple[str, int], ...]
    levels: dict[str, int]


def profile(member: Member, words: AbstractSet[str], changes: Sequence[Change] = ()) -> Profile:
    attributes = {what: changed(int(getattr(member, what)), changes, what) for what in ATTRIBUTES}
    skills = skill_box(member, changes)
    levels: dict[str, int] = {}
    for name, count in (*skills, (member.classification, 1)):  # CCG-9.2, CCG-9.3
        levels[name] = levels.get(name, 0) + count
    if "miracle_worker" in levels:  # CCG-9.6
        levels["transporter_skill"] = levels.get("transporter_skill", 0) + 1
    return Profile(member, words, attributes, skills, levels)


def skill_box(member: Member, changes: Sequence[Change]) -> tuple[tuple[str, int], ...]:
    """The skill box as it is now: without the first-listed skill if that is lost (CCG-9.4), levels taken off, what
    equipment gives at the end (CCG-10.4)."""
    lost = [change for change in changes if change.modifier.op == LOSE]
    listed = member.skills[1:] if any(change.modifier.what == FIRST_SKILL for change in lost) else member.skills
    listed += tuple((change.modifier.what, change.amount) for change in changes if change.modifier.op == GIVE)
    for change in lost:
        listed = fewer(listed, change.modifier.what, change.amount)
    return listed


def fewer(skills: Sequence[tuple[str, int]], skill: str, lost: int) -> tuple[tuple[str, int], ...]:
    """So many levels of a skill less, as far as there are any."""
    left = []
    for name, levels in skills:
        taken = min(levels, lost) if name == skill else 0
        lost -= taken
        if levels > taken:
            left.append((name, levels - taken))
    return tuple(left)


@dataclass(frozen=True, slots=True)
class Someone:
    """One personnel (CCG-9.11), as requirements see it (needs.Person)."""

    card: Card
    profile: Profile

    @property
    def classification(self) -> str:
        return self.profile.member.classification

    @property
    def words(self) -> AbstractSet[str]:
        return self.profile.words

    @property
    def skills(self) -> tuple[tuple[str, int], ...]:
        """In their order, the first-listed first."""
        return self.profile.skills

    def value(self, attribute: str) -> int:
        """INTEGRITY, CUNNING or STRENGTH."""
        return self.profile.attributes[attribute]

    def levels(self, skill: str) -> int:
        """CCG-9.2, CCG-9.3."""
        return self.profile.levels.get(skill, 0)


class Influence(NamedTuple):
    """A modifier that reaches a team: the face that it is printed on, its place there, its amount now."""

    face: str
    place: int
    amount: int


@lru_cache(REMEMBERED)
def profiles(face: str, mode: str, around: tuple[Influence, ...]) -> tuple[Profile, ...]:
    """The people on a card among everything that may change them. CCG-19.1: of several copies of a card one does,
    unless it is cumulative."""
    found = cast(Personnel, FACES[face])
    result = []
    for member in members_of(found, mode):
        printed = Someone(Card(0), profile(member, words_of(face)))
        changes = []
        once: set[tuple[str, str, str]] = set()
        for source, place, amount in around:
            modifier = FACES[source].modifiers[place]
            mark = (source, modifier.what, modifier.op)
            if (modifier.cumulative or mark not in once) and suits(source, modifier, found, printed):
                once.add(mark)
                changes.append(Change(modifier, amount))
        result.append(profile(member, printed.words, changes) if changes else printed.profile)
    return tuple(result)


def suits(source: str, modifier: Modifier, face: Personnel, printed: Someone) -> bool:
    """Whether a person is one of those whom a modifier names."""
    if modifier.when == "same_nemesis" and cast(Personnel, FACES[source]).nemesis != face.nemesis:
        return False
    return modifier.who.fits(printed)


def members_of(face: Personnel, mode: str) -> Sequence[Member]:
    """CCG-8.8: of a card whose numbers and skills depend on its affiliation, those of now."""
    return (face.modes[mode],) if mode in face.modes else face.members


@cache
def words_of(face: str) -> AbstractSet[str]:
    """CCG-9.40: what the personnel on a card is said to be."""
    found = cast(Personnel, FACES[face])
    return frozenset((*found.species, found.gender, *found.traits, found.limit))


@lru_cache(REMEMBERED)
def sums(people: tuple[Profile, ...]) -> dict[str, int]:
    """All levels and attributes of some people added up. CCG-19.7: none counts below zero."""
    found: dict[str, int] = {}
    for person in people:
        for skill, levels in person.levels.items():
            found[skill] = found.get(skill, 0) + levels
        for attribute, value in person.attributes.items():
            found[attribute] = found.get(attribute, 0) + max(0, value)
    return found
