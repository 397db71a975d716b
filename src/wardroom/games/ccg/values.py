"""Numbers and skills as they are now: set, then add, then multiply (CCG-19.3), and the group that a requirement sees.

What changes them are the `modifiers` of cards, found by where these lie: in the same team, on or aboard a ship, before
a player. Two copies of a card change the same thing once unless it is cumulative (CCG-19.1). Numbers of ships are kept
as twice the number, since a docked ship has half the SHIELDS of its facility on top (CCG-11.14, CCG-11.17)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple, cast

from wardroom.kernel import Card

from .cards.kinds import (
    ADD,
    ATTRIBUTES,
    FACES,
    MULTIPLY,
    OTHERS,
    OUTPOST,
    PERSONNEL,
    SET,
    SHIELDS,
    SHIP,
    SHIP_NUMBERS,
    SIDE,
    STATION,
    VESSEL,
    Facility,
    Modifier,
    Personnel,
    Ship,
)
from .looking import remembered
from .places import aboard, crew, people, team_of
from .profiles import REMEMBERED, Change, Influence, Someone, members_of, profiles, sums
from .state import ABOARD, CORE, DOCKED, ON, TABLE, Ccg

DAMAGED_RANGE = 5
"""CCG-16.54."""
CLOAKING_DEVICE = "cloaking_device"


# People


def someone(state: Ccg, card: Card, team: Sequence[Card] | None = None) -> list[Someone]:
    """The personnel on a card: one, or two of a dual card (CCG-9.11); none where it is disabled, as everything about it
    is blank (CCG-18.20). `team`: who is with it; as things stand, if not told."""
    with_it = team_of(state, card) if team is None else team
    return someones(state, card, influences(state, card, with_it))


def someones(state: Ccg, card: Card, around: Around) -> list[Someone]:
    face = state.cards.faces[card]
    if FACES[face].kind != PERSONNEL or state.is_idle(card):
        return []
    found = around.of_all
    if around.of_others:
        found += tuple(each for source, each in around.of_others if source != card)
    return [Someone(card, each) for each in profiles(face, state.mode.get(card, ""), found)]


class Around(NamedTuple):
    """What reaches a team: what changes all of them, and what changes all but the card that it comes from."""

    of_all: tuple[Influence, ...]
    of_others: tuple[tuple[Card, Influence], ...]


NOTHING_AROUND = Around((), ())


def influences(state: Ccg, card: Card, team: Sequence[Card]) -> Around:
    """Everything that may change a personnel who is with this team."""
    of_all, of_others = [], []
    for source in sources(state):
        face = FACES[state.cards.faces[source]]
        for place, modifier in enumerate(face.modifiers):
            if reaches(state, source, modifier, card, team) and holds_for(state, modifier, card):
                influence = Influence(face.id, place, amount(state, source, modifier))
                if modifier.on == OTHERS:
                    of_others.append((source, influence))
                else:
                    of_all.append(influence)
    return Around(tuple(of_all), tuple(of_others)) if of_all or of_others else NOTHING_AROUND


def reaches(state: Ccg, source: Card, modifier: Modifier, card: Card, team: Sequence[Card]) -> bool:
    """Whether a card changes those of a team from where it lies."""
    here, place = state.where[source], state.where[card]
    match modifier.on:
        case "team" | "others":
            return (modifier.both and here == place) or (source in team and usable_by(state, modifier, team))
        case "crew":
            return here.kind == ON and place == (ABOARD, here.host)
        case "side":
            return here == (CORE, state.controller(card)) and modifier.what not in SHIP_NUMBERS
        case _:
            return False


def usable_by(state: Ccg, modifier: Modifier, team: Sequence[Card]) -> bool:
    """CCG-10.2: "Klingon use only" needs a personnel of that affiliation present, and no blank one."""
    if not modifier.users:
        return True
    return any(
        user in modifier.users
        for card in people(state, team)
        if not state.is_idle(card)
        for user in state.affiliations(card)
    )


@remembered
def sources(state: Ccg, kind: str = "people") -> list[Card]:
    """All cards in play that change people, or vessels, those that are blank apart (CCG-18.20)."""
    faces = state.cards.faces
    changing = modifying()[kind]
    idle = state.disabled | state.stasis | state.captive
    return [card for card in state.cards.rows[TABLE] if faces[card] in changing and not idle >> card & 1]


@cache
def modifying() -> dict[str, frozenset[str]]:
    """The faces that change people, and those that change numbers of ships and facilities."""
    numbers = {
        face.id: {modifier.what in SHIP_NUMBERS for modifier in face.modifiers}
        for face in FACES.values()
        if face.modifiers
    }
    return {
        "people": frozenset(face for face, of_ships in numbers.items() if False in of_ships),
        "vessels": frozenset(face for face, of_ships in numbers.items() if True in of_ships),
    }


# Conditions and counts that modifiers name


def holds_for(state: Ccg, modifier: Modifier, card: Card) -> bool:
    """Whether the condition of a modifier holds for a ship, a facility, or a team that this card is in."""
    match modifier.when:
        case "" | "same_nemesis":  # `suits` compares their icons
            return True
        case "not_aboard_own_ship":
            place = state.where[card]
            return not (place.kind == ABOARD and is_own_ship(state, Card(place.host), card))
        case "no_divok":
            return not any(state.face(each).title == "Divok" for each in team_of(state, card))
        case "matching_commander":
            return has_matching_commander(state, card)
        case "ship":
            return state.kind(card) == SHIP
        case "outpost_or_station":
            face = state.face(card)
            return isinstance(face, Facility) and face.facility in (OUTPOST, STATION)
        case "all_classifications":
            return set(classes_aboard(state, card)) >= SEVEN
        case unknown:
            raise ValueError(f"no such condition: {unknown}")


CONDITIONS = (
    *("", "same_nemesis", "not_aboard_own_ship", "no_divok", "matching_commander", "ship", "outpost_or_station"),
    "all_classifications",
)
COUNTS = ("science_aboard", "engineers_aboard", "minus_count")
SEVEN = frozenset(("officer", "engineer", "medical", "science", "security", "vip", "civilian"))


def is_own_ship(state: Ccg, ship: Card, card: Card) -> bool:
    return state.kind(ship) == SHIP and state.controller(ship) == state.controller(card)


def has_matching_commander(state: Ccg, ship: Card) -> bool:
    """CCG-9.47: its commander is in its crew."""
    title = state.face(ship).title
    return any(
        title in cast(Personnel, state.face(card)).matching_ships
        for card in people(state, crew(state, ship, state.controller(ship)))
        if not state.is_idle(card)
    )


def classes_aboard(state: Ccg, vessel: Card) -> list[str]:
    """The classifications of everybody aboard, of both players; nothing of those who are blank."""
    return [
        member.classification
        for card in people(state, aboard(state, vessel))
        if not state.is_idle(card)
        for member in members_of(cast(Personnel, state.face(card)), state.mode.get(card, ""))
    ]


def amount(state: Ccg, source: Card, modifier: Modifier) -> int:
    """A number, or what is counted now."""
    if isinstance(modifier.amount, int):
        return modifier.amount
    if modifier.amount == "minus_count":
        return -state.chosen.get(source, 0)  # what it has taken so far
    classification = {"science_aboard": "science", "engineers_aboard": "engineer"}[modifier.amount]
    return 2 * classes_aboard(state, Card(state.where[source].host)).count(classification)


# Ships and facilities


def number(state: Ccg, card: Card, what: str) -> int:
    """RANGE, WEAPONS or SHIELDS of a ship or facility, not below zero (CCG-19.7); half a point is left out. Battles
    compare `halves`."""
    return halves(state, card, what) // 2


def halves(state: Ccg, card: Card, what: str) -> int:
    """CCG-11.17: twice the number."""
    if state.is_idle(card):
        return 0
    face = cast(Ship | Facility, FACES[state.cards.faces[card]])
    printed = int(getattr(face, what, 0))
    if what == "range" and state.damage.get(card):
        printed = min(printed, DAMAGED_RANGE)
    added, times = 0, 1
    for change in vessel_changes(state, card, what):
        if change.modifier.op == ADD:
            added += change.amount
        elif change.modifier.op == MULTIPLY:
            times *= change.amount
        elif change.modifier.op == SET:
            printed = change.amount
    return max(0, (2 * (printed + added) + shelter(state, card, what)) * times)


def shelter(state: Ccg, ship: Card, what: str) -> int:
    """CCG-11.14: half the SHIELDS of the facility where it is docked; in half points that is all of them."""
    place = state.where[ship]
    return number(state, Card(place.host), SHIELDS) if what == SHIELDS and place.kind == DOCKED else 0


def vessel_changes(state: Ccg, vessel: Card, what: str) -> Iterator[Change]:
    """What changes a number of a ship or facility: cards on it and aboard, and those before its player."""
    once: set[tuple[str, str]] = set()
    mine = (CORE, state.controller(vessel))
    there = ((ON, vessel), (ABOARD, vessel))
    for source in sources(state, "vessels"):
        place, face = state.where[source], state.face(source)
        for modifier in face.modifiers:
            if modifier.what != what or not (
                (modifier.on == VESSEL and place in there)
                or (modifier.on == SIDE and place == mine and state.kind(vessel) == SHIP)
            ):
                continue
            if not holds_for(state, modifier, vessel):
                continue
            mark = (face.id, modifier.op)
            if modifier.cumulative or mark not in once:
                once.add(mark)
                yield Change(modifier, amount(state, source, modifier))


# Groups


@dataclass(frozen=True, slots=True)
class Team:
    """A crew or an Away Team, as requirements see it (needs.Group). Make a new one when something has changed."""

    state: Ccg
    seat: int
    people: Sequence[Someone]
    targets: Sequence[Someone]
    names: AbstractSet[str]
    traits: AbstractSet[str]
    equipment: AbstractSet[str]
    ship: Card | None

    @property
    def points(self) -> int:
        return self.state.mission_points[self.seat] + self.state.bonus_points[self.seat]

    def levels(self, skill: str) -> int:
        return sums(tuple(person.profile for person in self.people)).get(skill, 0)

    def total(self, attribute: str) -> int:
        if attribute in SHIP_NUMBERS:
            return 0 if self.ship is None else number(self.state, self.ship, attribute)
        return sums(tuple(person.profile for person in self.people)).get(attribute, 0)


def group(state: Ccg, seat: int, cards: Sequence[Card], ship: Card | None = None, targets: Sequence[Card] = ()) -> Team:
    """What a requirement looks at: these cards of a player, together at one place, and the ship or facility around
    them. Disabled cards are blank (CCG-18.20)."""
    active = [card for card in cards if not state.is_idle(card)]
    around = influences(state, active[0], cards) if active else NOTHING_AROUND
    people = [each for card in active for each in someones(state, card, around)]
    faces = tuple([state.cards.faces[card] for card in active])
    aimed = [each for card in targets for each in someones(state, card, around)]
    return Team(
        state,
        seat,
        people,
        aimed,
        names_of(faces),
        traits_of(faces),
        set() if ship is None or state.is_idle(ship) else equipment_of(state, ship),
        ship,
    )


@lru_cache(REMEMBERED)
def names_of(faces: tuple[str, ...]) -> AbstractSet[str]:
    return frozenset(name for face in faces for name in FACES[face].names)


@lru_cache(REMEMBERED)
def traits_of(faces: tuple[str, ...]) -> AbstractSet[str]:
    return frozenset(trait for face in faces for trait in FACES[face].traits)


def equipment_of(state: Ccg, ship: Card) -> AbstractSet[str]:
    """Special equipment of a ship that is on line (CCG-16.76): damage takes the cloaking device (CCG-16.54)."""
    face = state.face(ship)
    printed = face.equipment if isinstance(face, Ship) else ()
    return {each for each in printed if each != CLOAKING_DEVICE or not state.damage.get(ship)}


def attribute(state: Ccg, card: Card, what: str, team: Sequence[Card] | None = None) -> int:
    """INTEGRITY, CUNNING or STRENGTH of a personnel card, of both people on a dual one; `all`: all three together
    (CCG-19.18)."""
    parts = ATTRIBUTES if what == "all" else (what,)
    return sum(max(0, each.value(part)) for each in someone(state, card, team) for part in parts)


def skills(state: Ccg, card: Card, skill: str, team: Sequence[Card] | None = None) -> int:
    """Levels that a card has of a skill."""
    return sum(each.levels(skill) for each in someone(state, card, team))
