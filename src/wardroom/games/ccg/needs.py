"""What missions and dilemmas ask for, and whether a group of people meets it. `notation` reads it from short texts."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Literal, Protocol

from .cards.words import CLASSIFICATIONS, INTELLIGENCE, SKILLS

Say = tuple[str, tuple[tuple[str, str | int], ...]]
"""A text key and its arguments."""


# Who is asked


class Person(Protocol):
    """One personnel; a dual card is two (CCG-9.11)."""

    @property
    def classification(self) -> str:
        """Its own or changed classification, "" for none."""

    @property
    def words(self) -> AbstractSet[str]:
        """Species, gender, other characteristics, `unique` or `universal`: all as keys (CCG-9.40)."""

    def levels(self, skill: str) -> int:
        """Of a skill; the classification counts as one level of its own name (CCG-9.2, 9.3)."""

    def value(self, attribute: str) -> int:
        """INTEGRITY, CUNNING or STRENGTH as modified."""


class Group(Protocol):
    """A crew or an Away Team, with its equipment and the ship or facility around it."""

    @property
    def people(self) -> Sequence[Person]:
        """All of them, dual cards as two."""

    @property
    def targets(self) -> Sequence[Person]:
        """Those whom the dilemma is about."""

    @property
    def names(self) -> AbstractSet[str]:
        """Titles and persona names of all cards present (CCG-13.21)."""

    @property
    def traits(self) -> AbstractSet[str]:
        """Traits of all cards present, as keys."""

    @property
    def equipment(self) -> AbstractSet[str]:
        """Special equipment aboard a ship or facility of the team here."""

    @property
    def points(self) -> int:
        """Of the player."""

    def levels(self, skill: str) -> int:
        """Over the whole team."""

    def total(self, attribute: str) -> int:
        """Over the whole team; for SHIELDS, WEAPONS and RANGE those of its ship, 0 without one."""


# A single person


@dataclass(frozen=True, slots=True)
class HasSkill:
    skill: str

    def fits(self, person: Person) -> bool:
        return person.levels(self.skill) > 0


@dataclass(frozen=True, slots=True)
class HasClass:
    """By classification only."""

    classification: str

    def fits(self, person: Person) -> bool:
        return person.classification == self.classification


@dataclass(frozen=True, slots=True)
class HasOver:
    """An attribute above a number, or below it."""

    attribute: str
    number: int
    below: bool = False

    def fits(self, person: Person) -> bool:
        value = max(0, person.value(self.attribute))
        return value < self.number if self.below else value > self.number


@dataclass(frozen=True, slots=True)
class Is:
    """A characteristic: species, gender or another word (CCG-9.40)."""

    word: str

    def fits(self, person: Person) -> bool:
        return self.word in person.words


@dataclass(frozen=True, slots=True)
class IsNot:
    test: Test

    def fits(self, person: Person) -> bool:
        return not self.test.fits(person)


Test = HasSkill | HasClass | HasOver | Is | IsNot


@dataclass(frozen=True, slots=True)
class Who:
    """People who pass all tests of at least one of the alternatives. Without alternatives: everybody."""

    alternatives: tuple[tuple[Test, ...], ...] = ()

    def fits(self, person: Person) -> bool:
        if not self.alternatives:
            return True
        return any(all(test.fits(person) for test in tests) for tests in self.alternatives)


ANYBODY = Who()


# Terms


@dataclass(frozen=True, slots=True)
class Levels:
    """CCG-13.19: levels of a skill over the whole team. `intelligence` is any of seven skills (CCG-9.8)."""

    skill: str
    least: int = 1

    def met(self, group: Group) -> bool:
        if self.skill == "intelligence":
            return sum(group.levels(skill) for skill in INTELLIGENCE) >= self.least
        return group.levels(self.skill) >= self.least

    def says(self) -> Say:
        return "need-skill", (("name_skill", self.skill), ("count", self.least))


@dataclass(frozen=True, slots=True)
class Total:
    """One attribute, or several, added over the whole team or over the targets; or a number of the ship."""

    attributes: tuple[str, ...]
    above: int
    of: Literal["team", "targets"] = "team"

    def met(self, group: Group) -> bool:
        if self.of == "targets":
            found = sum(max(0, person.value(each)) for person in group.targets for each in self.attributes)
        else:
            found = sum(group.total(each) for each in self.attributes)
        return found > self.above

    def says(self) -> Say:
        if len(self.attributes) == 2:
            first, second = self.attributes
            return "need-sum", (("name_attribute", first), ("name_attribute2", second), ("number", self.above))
        word = "need-targets" if self.of == "targets" else "need-total"
        return word, (("name_attribute", self.attributes[0]), ("number", self.above))


@dataclass(frozen=True, slots=True)
class Best:
    """The highest values of an attribute, so many of them, add up to more than a number."""

    count: int
    attribute: str
    above: int

    def met(self, group: Group) -> bool:
        values = sorted((max(0, person.value(self.attribute)) for person in group.people), reverse=True)
        return sum(values[: self.count]) > self.above

    def says(self) -> Say:
        return "need-best", (("count", self.count), ("name_attribute", self.attribute), ("number", self.above))


@dataclass(frozen=True, slots=True)
class People:
    """At least so many different personnel who each pass all tests."""

    least: int
    tests: tuple[Test, ...]

    def met(self, group: Group) -> bool:
        return sum(all(test.fits(person) for test in self.tests) for person in group.people) >= self.least

    def says(self) -> Say:
        kinds: list[str] = []
        args: list[tuple[str, str | int]] = [("count", self.least)]
        for test in self.tests:
            match test:
                case HasSkill(skill):
                    kinds.append("skill")
                    args.append(("name_skill", skill))
                case HasClass(classification):
                    kinds.append("class")
                    args.append(("name_skill", classification))
                case HasOver(attribute, number, _):
                    kinds.append("over")
                    args += [("name_attribute", attribute), ("number", number)]
                case _:
                    raise ValueError(f"no words for {test}")
        return f"need-people-{'-'.join(kinds)}", tuple(args)


@dataclass(frozen=True, slots=True)
class Characteristic:
    """So many personnel of a species, a gender or with another characteristic."""

    word: str
    least: int = 1

    def met(self, group: Group) -> bool:
        return sum(self.word in person.words for person in group.people) >= self.least

    def says(self) -> Say:
        return "need-characteristic", (("name_characteristic", self.word), ("count", self.least))


@dataclass(frozen=True, slots=True)
class Named:
    """CCG-13.21: a card with that title, or a version of that persona, present. Titles are the same everywhere."""

    title: str

    def met(self, group: Group) -> bool:
        return self.title in group.names

    def says(self) -> Say:
        return "need-named", (("title", self.title),)


@dataclass(frozen=True, slots=True)
class WithTrait:
    """Any card present with that trait."""

    trait: str

    def met(self, group: Group) -> bool:
        return self.trait in group.traits

    def says(self) -> Say:
        return "need-card", (("name_trait", self.trait),)


@dataclass(frozen=True, slots=True)
class Equipped:
    """Special equipment aboard a ship or facility of the team here."""

    equipment: str

    def met(self, group: Group) -> bool:
        return self.equipment in group.equipment

    def says(self) -> Say:
        return "need-equipment", (("name_equipment", self.equipment),)


@dataclass(frozen=True, slots=True)
class Points:
    least: int

    def met(self, group: Group) -> bool:
        return group.points >= self.least

    def says(self) -> Say:
        return "need-points", (("count", self.least),)


@dataclass(frozen=True, slots=True)
class Discard:
    """CCG-13.20: a price that may be paid; it is never met by itself. `what`: a kind of card, or a classification or
    skill that somebody must have."""

    count: int
    what: str

    def met(self, group: Group) -> bool:
        return False

    def says(self) -> Say:
        if self.what in SKILLS or self.what in CLASSIFICATIONS:
            return "need-discard-skill", (("count", self.count), ("name_skill", self.what))
        return "need-discard-kind", (("count", self.count), ("name_kind", self.what))


@dataclass(frozen=True, slots=True)
class Either:
    """A bracket: one of these alternatives."""

    alternatives: tuple[tuple[Term, ...], ...]

    def met(self, group: Group) -> bool:
        return any(all(term.met(group) for term in terms) for terms in self.alternatives)

    def says(self) -> Say:
        skills = [term.skill for terms in self.alternatives for term in terms if isinstance(term, Levels)]
        if len(skills) != 2 or len(self.alternatives) != 2:
            raise ValueError(f"no words for {self}")
        return "need-either", (("name_skill", skills[0]), ("name_skill2", skills[1]))


Term = Levels | Total | Best | People | Characteristic | Named | WithTrait | Equipped | Points | Discard | Either
Where = Literal["", "present", "aboard", "elsewhere"]
"""Where the people must be; "elsewhere": in another Away Team on this planet."""


@dataclass(frozen=True, slots=True)
class Needs:
    """Complete alternatives; in each of them every term is compared on its own (CCG-13.19)."""

    alternatives: tuple[tuple[Term, ...], ...]
    where: Where = ""

    def met(self, group: Group) -> bool:
        """CCG-13.20: met without paying anything."""
        return any(all(term.met(group) for term in terms) for terms in self.alternatives)

    def ways(self, group: Group) -> list[tuple[Term, ...]]:
        """All alternatives that are met."""
        return [terms for terms in self.alternatives if all(term.met(group) for term in terms)]

    def prices(self, group: Group) -> list[Discard]:
        """What may be paid to meet it, where everything else of that alternative is met."""
        found = []
        for terms in self.alternatives:
            prices = [term for term in terms if isinstance(term, Discard)]
            if prices and all(term.met(group) for term in terms if not isinstance(term, Discard)):
                found += prices
        return found

    def missing(self, group: Group) -> tuple[Term, ...]:
        """What lacks of the alternative that lacks the fewest terms, the first of equals; nothing if it is met."""
        lacking = [tuple(term for term in terms if not term.met(group)) for terms in self.alternatives]
        return min(lacking, key=len)


# Who is struck

How = Literal["random", "opponent", "player", "highest", "lowest", "all"]
Tie = Literal["", "opponent", "player"]


@dataclass(frozen=True, slots=True)
class Selection:
    """Which personnel: at random, by a player's choice, or by a number (`of`: an attribute, or `all` of them added;
    CCG-19.18). `half`: of those it concerns, rounded down (CCG-19.17). `tie`: who decides, where the card says it
    (CCG-19.14)."""

    how: How
    count: int = 1
    half: bool = False
    of: str = ""
    who: Who = ANYBODY
    tie: Tie = ""
