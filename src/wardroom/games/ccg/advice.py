"""What is unwise about a deck though it is legal: a mission that nobody of the deck can solve, a ship that nobody can
staff, cards that have no way into play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from collections.abc import Set as AbstractSet

from wardroom.kernel import Card, Reason

from .cards.decks import Deck
from .cards.kinds import ARTIFACT, BORG, COMMAND, FACES, STAFF, TEAM, Face, Facility, Mission, Personnel, Ship
from .cards.later import LATER
from .legality import agree, at_home, faces, planets, spacelike
from .profiles import Change, Someone, profile, words_of
from .state import FULL

AU_DOORS = ("alternate_universe_door", "space_time_portal")
TIME_LOCATION = "montana_missile_complex"
NATIVES = (
    *("kathleen_tonell", "lily_sloane", "phoenix", "sevek", "solkar", "tshonra", "vulcan_lander", "zefram_cochrane"),
)
"""CCG-11.23: who may report there without a door."""
NOBODY = Card(0)


def advice(deck: Deck) -> list[Reason]:
    """Everything that is worth a warning."""
    return [found for check in CHECKS for found in check(deck)]


def everything(deck: Deck) -> list[Face]:
    """One of each face of seeds, draw deck and what begins in play."""
    return faces(list(dict.fromkeys([*deck.seeds, *deck.draw, *deck.in_play])))


def both_kinds(deck: Deck) -> Iterator[Reason]:
    """CCG-3.9: what ready-made decks have, so that CCG-1.2 can be reached."""
    if deck.format == FULL and min(planets(deck), spacelike(deck)) < 2:
        yield Reason("CCG-3.9", "advice-both-kinds")


def too_many_artifacts(deck: Deck) -> Iterator[Reason]:
    """CCG-5.21: at most one at each planet; those under the other's planets are the other's to earn (CCG-10.5)."""
    count = sum(face.kind == ARTIFACT for face in faces(deck.seeds))
    if count > planets(deck):
        yield Reason("CCG-5.21", "advice-artifacts", (("count", count), ("count2", planets(deck))))


def no_home(deck: Deck) -> Iterator[Reason]:
    """CCG-7.6: nowhere to report to."""
    homes = [face for face in faces(deck.seeds) if isinstance(face, Facility)]
    if not homes:
        yield Reason("CCG-7.6", "advice-no-facility")
        return
    for face in everything(deck):
        if not isinstance(face, Personnel | Ship) or is_native(face, deck):
            continue
        if not any(at_home(face, home) for home in homes):
            yield Reason("CCG-7.6", "advice-no-home", (("card", face.id),))


def is_native(face: Face, deck: Deck) -> bool:
    return face.id in NATIVES and TIME_LOCATION in deck.draw


def no_door(deck: Deck) -> Iterator[Reason]:
    """CCG-7.20, CCG-11.23: restricted cards need a card that lets them in."""
    if any(door in (*deck.seeds, *deck.draw) for door in AU_DOORS):
        return
    for face in everything(deck):
        if "au" in face.icons and not is_native(face, deck):
            yield Reason("CCG-7.20", "advice-no-door", (("card", face.id),))


def no_target(deck: Deck) -> Iterator[Reason]:
    """CCG-15.2: a special download with nothing to fetch."""
    fetched = {face.title for face in faces([*deck.draw, *deck.tent, *deck.tactics])}
    for face in everything(deck):
        if face.downloads and fetched.isdisjoint(face.downloads):
            yield Reason("CCG-15.8", "advice-no-download", (("card", face.id),))


def unstaffed(deck: Deck) -> Iterator[Reason]:
    """CCG-11.1 to CCG-11.3: a ship for which the deck has nobody who matches, or too few icons."""
    pool = faces([*deck.draw, *deck.in_play])
    people = [face for face in pool if isinstance(face, Personnel)]
    for ship in everything(deck):
        if not isinstance(ship, Ship):
            continue
        if not can_staff(ship, people):
            yield Reason("CCG-11.1", "advice-unstaffed", (("card", ship.id),))


def can_staff(ship: Ship, people: Sequence[Personnel]) -> bool:
    crew = [face for face in people if agree(face, ship)]
    return bool(crew) and all(holders(crew, icon) >= count for icon, count in staff_needed(ship).items())


def staff_needed(ship: Ship) -> Counter[str]:
    """How many people must show each icon. CCG-11.2: those for command may stand for staff as well."""
    needed = Counter(ship.staffing)
    if STAFF in needed:
        needed[STAFF] += needed[COMMAND]
    return needed


def holders(crew: Sequence[Personnel], icon: str) -> int:
    return sum(
        icon in (*member.icons, *face.species, *face.affiliations) or (icon == STAFF and COMMAND in member.icons)
        for face in crew
        for member in face.members
    )


class Everybody:
    """All people and things of a deck in one place, with the skills that its equipment gives: more than any team."""

    def __init__(self, deck: Deck) -> None:
        pool = [FACES[each] for each in (*deck.draw, *deck.in_play)]
        given = [
            Change(modifier, 1)
            for face in {face.id: face for face in pool}.values()
            for modifier in face.modifiers
            if modifier.op == "give" and modifier.on == TEAM
        ]
        self.people: Sequence[Someone] = [
            with_equipment(Someone(NOBODY, profile(member, words_of(face.id))), given)
            for face in pool
            if isinstance(face, Personnel)
            for member in (*face.members, *face.modes.values())
        ]
        self.targets: Sequence[Someone] = ()
        held = [*pool, *faces(deck.seeds)]
        self.names: AbstractSet[str] = {name for face in held for name in face.names}
        self.traits: AbstractSet[str] = {trait for face in held for trait in face.traits}
        ships = [face for face in pool if isinstance(face, Ship)]
        self.equipment: AbstractSet[str] = {each for ship in ships for each in ship.equipment}
        self.shields = max((ship.shields for ship in ships), default=0)
        self.points = 0

    def levels(self, skill: str) -> int:
        return sum(person.levels(skill) for person in self.people)

    def total(self, attribute: str) -> int:
        if attribute == "shields":
            return self.shields
        return sum(max(0, person.value(attribute)) for person in self.people)


def with_equipment(person: Someone, given: Sequence[Change]) -> Someone:
    fitting = [change for change in given if change.modifier.who.fits(person)]
    return Someone(person.card, profile(person.profile.member, person.words, fitting))


def unsolved(deck: Deck) -> Iterator[Reason]:
    """CCG-13.1, CCG-13.16: missions that not even everybody together can attempt, or solve."""
    people = [face for face in everything(deck) if isinstance(face, Personnel)]
    if all(face.affiliations == (BORG,) for face in people):
        return  # CCG-24.1: they have objectives instead
    crew = Everybody(deck)
    for face in faces(deck.missions):
        if not isinstance(face, Mission) or face.needs is None:
            continue
        matching = any(icon in other.affiliations for other in people for icon in face.affiliations)
        if face.affiliations and not matching:
            yield Reason("CCG-13.1", "advice-nobody-attempts", (("card", face.id),))
        elif not face.needs.met(crew):
            yield Reason("CCG-13.16", "advice-unsolved", (("card", face.id),))


def unfinished(deck: Deck) -> Iterator[Reason]:
    """Cards whose effect no code carries out yet."""
    for face in dict.fromkeys([*deck.missions, *deck.seeds, *deck.draw, *deck.in_play, *deck.tent]):
        if face in LATER:
            yield Reason("", "advice-later", (("card", face),))


CHECKS: tuple[Callable[[Deck], Iterator[Reason]], ...] = (
    *(both_kinds, too_many_artifacts, no_home, no_door, no_target, unstaffed, unsolved, unfinished),
)
