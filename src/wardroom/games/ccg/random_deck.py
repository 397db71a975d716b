"""A legal deck as chance will have it, from all cards whose effect is there: an outpost, missions for its affiliation,
people who can solve them, ships that they can staff, and what else they can use."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple, cast

from wardroom.kernel import Card, Chance
from wardroom.kernel.game import Settings

from .advice import advice, can_staff
from .cards.decks import Deck
from .cards.kinds import (
    ARTIFACT,
    DILEMMA,
    EITHER,
    EQUIPMENT,
    EVENT,
    FACES,
    INTERRUPT,
    KLINGON,
    MISSION,
    OBJECTIVE,
    OUTPOST,
    PERSONNEL,
    PLANET,
    SHIP,
    SHIP_NUMBERS,
    SPACE,
    UNIVERSAL,
    Dilemma,
    Face,
    Facility,
    Mission,
    Personnel,
    Ship,
)
from .cards.later import LATER
from .decks import DRAWN, code
from .legality import MOST_CREW, at_home, fits_somewhere, legality
from .mind.crews import lacking
from .needs import Levels, Term, Total
from .profiles import Someone, profiles
from .state import ACADEMY, FULL


class Shape(NamedTuple):
    """How many cards of each sort. People and ships are those of the draw deck and those that begin in play."""

    planets: int
    spaces: int
    artifacts: int
    dilemmas: tuple[int, int, int]  # for planets, for space, for either
    people: int
    ships: int
    equipment: int
    others: int


SHAPES = {
    ACADEMY: Shape(2, 2, 0, (5, 4, 2), people=20, ships=3, equipment=3, others=4),
    FULL: Shape(3, 3, 2, (11, 10, 6), people=28, ships=5, equipment=3, others=9),
}
"""Much as the ready-made ones."""
COPIES = 2
"""Of a universal card, so that decks differ."""
OTHERS = (EVENT, INTERRUPT, OBJECTIVE)
NEEDS_MORE = ("au", "holo", "ha")
"""Icons of what cannot enter play by itself: from an alternate universe, a hologram, a hidden agenda."""
FOR_ONE = {"honor_challenge": KLINGON, "klingon_death_yell": KLINGON, "klingon_right_of_vengeance": KLINGON}
"""Cards that speak of one affiliation in their text alone."""
THIRDS = 3
TRIES = 80
"""Exchanges of people, after which another deck is begun."""
STRONG = 8
"""So much of an attribute is more than most people have."""


def settle(settings: Settings, chance: Chance) -> Settings:
    """CCG-3.14, CCG-3.15: decks are drawn before the deal, so that the header holds them and both players read them."""
    format = str(settings["format"])
    return {name: code(random_deck(format, chance)) if each == DRAWN else each for name, each in settings.items()}


def random_deck(format: str, chance: Chance) -> Deck:
    """A deck without a fault, and without anything to advise against."""
    while True:
        home = chance.pick(homes())
        deck = draw_deck(format, home, chance)
        if deck is not None and fits_somewhere(home, deck) and not legality(deck) and not advice(deck):
            return deck


@cache
def homes() -> Sequence[Facility]:
    """Outposts whose affiliation has missions of its own."""
    sought = {icon for face in FACES.values() if face.kind == MISSION for icon in face.affiliations}
    outposts = [face for face in FACES.values() if isinstance(face, Facility) and face.facility == OUTPOST]
    return [face for face in outposts if face.id not in LATER and face.affiliations[0] in sought]


def draw_deck(format: str, home: Facility, chance: Chance) -> Deck | None:
    """None where nobody could be found who solves the missions, or who flies a ship at the start."""
    shape = SHAPES[format]
    pool = [face for face in FACES.values() if is_of_use(face, home)]
    chance.shuffle(pool)
    missions = draw_missions(shape, pool)
    people = draw_people(shape.people, missions, [face for face in pool if isinstance(face, Personnel)], chance)
    if not people:
        return None
    ships = draw_ships(shape.ships, [face for face in pool if isinstance(face, Ship)], people, home)
    begin = draw_in_play(ships, people, home) if format == ACADEMY else []
    if begin is None:
        return None
    draw: list[Face] = [*people, *ships]
    for face in begin:
        draw.remove(face)
    draw += [face for face in pool if face.kind == EQUIPMENT][: shape.equipment]
    draw += [face for face in pool if face.kind in OTHERS][: shape.others]
    return Deck(format, ids(missions), ids([home, *draw_seeds(shape, pool)]), ids(draw), ids(begin))


def ids(faces: Sequence[Face]) -> tuple[str, ...]:
    return tuple(sorted(face.id for face in faces))


def is_of_use(face: Face, home: Facility) -> bool:
    """Whether a deck with this outpost has a use for a card, as far as it does what its text says."""
    own = home.affiliations[0]
    if face.id in LATER or face.downloads or any(icon in NEEDS_MORE for icon in face.icons):
        return False
    if isinstance(face, Mission):
        return own in face.affiliations and face.quadrant == home.quadrant
    if face.kind in (PERSONNEL, SHIP):
        return at_home(face, home)
    if face.kind == EQUIPMENT:
        return all(not modifier.users or own in modifier.users for modifier in face.modifiers)
    if face.kind in OTHERS:
        return "treaty" not in face.traits and FOR_ONE.get(face.id, own) == own
    return face.kind in (DILEMMA, ARTIFACT)


@cache
def drawable() -> frozenset[str]:
    """All cards that a deck may have by chance, but for its outpost."""
    return frozenset(face.id for face in FACES.values() if any(is_of_use(face, home) for home in homes()))


def draw_missions(shape: Shape, pool: Sequence[Face]) -> list[Mission]:
    """The first of each kind; of two at the same place one (CCG-5.11)."""
    missions = {face.location or face.id: face for face in pool if isinstance(face, Mission)}.values()
    planets = [face for face in missions if face.icon == PLANET][: shape.planets]
    return planets + [face for face in missions if face.icon == SPACE][: shape.spaces]


# People


def draw_people(count: int, missions: Sequence[Mission], pool: Sequence[Personnel], chance: Chance) -> list[Personnel]:
    """People who solve every mission whichever third of them stays away: the first that come, exchanged for others who
    bring what is missing. Nobody where that does not help."""
    people: list[Personnel] = []
    for face in [*pool, *pool]:
        if len(people) < count and has_room(face, people):
            people.append(face)
    missing = lack(missions, people)
    for _ in range(TRIES):
        if not missing:
            return people
        place, face = chance.below(count), chance.pick(helpers(missions, people, pool))
        if has_room(face, people[:place] + people[place + 1 :]):
            changed = [*people[:place], face, *people[place + 1 :]]
            if (now := lack(missions, changed)) <= missing:
                people, missing = changed, now
    return []


def has_room(face: Personnel, people: Sequence[Personnel]) -> bool:
    """CCG-7.13: of a unique persona one; of universal ones a few copies."""
    if face.limit == UNIVERSAL:
        return people.count(face) < COPIES
    return not any(name in other.names for name in face.names for other in people)


def lack(missions: Sequence[Mission], people: Sequence[Personnel]) -> int:
    """What is missing for the missions, added up over the thirds that may stay away."""
    return sum(lacking(mission.needs, team) for team in teams(people) for mission in missions if mission.needs)


def teams(people: Sequence[Personnel]) -> list[Team]:
    """All without every third of them, from the first on, the second, and the third."""
    return [Team([face for place, face in enumerate(people) if place % THIRDS != way]) for way in range(THIRDS)]


class Team:
    """People without anything (needs.Group)."""

    def __init__(self, people: Sequence[Personnel]) -> None:
        self.people = [Someone(Card(0), each) for face in people for each in profiles(face.id, "", ())]
        self.targets: Sequence[Someone] = ()
        self.names = frozenset(name for face in people for name in face.names)
        self.traits = frozenset(trait for face in people for trait in face.traits)
        self.equipment = frozenset[str]()
        self.points = 0

    def levels(self, skill: str) -> int:
        return sum(person.levels(skill) for person in self.people)

    def total(self, attribute: str) -> int:
        return 0 if attribute in SHIP_NUMBERS else sum(max(0, person.value(attribute)) for person in self.people)


def helpers(missions: Sequence[Mission], people: Sequence[Personnel], pool: Sequence[Personnel]) -> Sequence[Personnel]:
    """Who brings something of what the first mission that cannot be solved lacks; anybody where that is hard to say."""
    for team in teams(people):
        for mission in missions:
            if mission.needs is not None and not mission.needs.met(team):
                terms = mission.needs.missing(team)
                return [face for face in pool if any(brings(face, term) for term in terms)] or pool
    return pool


def brings(face: Personnel, term: Term) -> bool:
    if isinstance(term, Levels):
        return any(term.skill in (each.classification, *dict(each.skills)) for each in face.members)
    if isinstance(term, Total):
        return any(getattr(each, term.attributes[0], 0) >= STRONG for each in face.members)
    return False


# Ships


def draw_ships(count: int, pool: Sequence[Ship], people: Sequence[Personnel], home: Facility) -> list[Ship]:
    """What these can staff; most of the outpost's own affiliation, as their crews must match."""
    staffed = [ship for ship in pool if can_staff(ship, people)]
    own = [ship for ship in staffed if ship.staffing and home.affiliations[0] in ship.affiliations]
    first = own[: count - 1]
    return [*first, *(ship for ship in staffed if ship not in first)][:count]


def draw_in_play(ships: Sequence[Ship], people: Sequence[Personnel], home: Facility) -> list[Face] | None:
    """CCG-27.5: a ship, and people who can fly it at once (CCG-11.1 to CCG-11.3)."""
    own = home.affiliations[0]
    for ship in ships:
        if own in ship.affiliations and ship.staffing:
            for crew in combinations(people, MOST_CREW):
                if can_staff(ship, crew) and any(own in face.affiliations for face in crew):
                    return [ship, *crew]
    return None


# Seeds


def draw_seeds(shape: Shape, pool: Sequence[Face]) -> list[Face]:
    """Dilemmas for planets and for space, second copies of some where there are not enough; artifacts."""
    seeds = [face for face in pool if face.kind == ARTIFACT][: shape.artifacts]
    dilemmas = [cast(Dilemma, face) for face in pool if face.kind == DILEMMA]
    for icon, count in zip((PLANET, SPACE, EITHER), shape.dilemmas):
        fitting = [face for face in dilemmas if face.icon == icon]
        seeds += (fitting * COPIES)[:count]
    return seeds
