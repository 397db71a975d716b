"""CCG-3: whether a deck may be played: every fault, each with its rule. What is unwise but legal is in `advice`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from wardroom.kernel import Reason

from .cards.decks import Deck
from .cards.kinds import (
    ARTIFACT,
    BORG,
    DILEMMA,
    DOORWAY,
    FACES,
    OUTPOST,
    PERSONNEL,
    SHIP,
    SITE,
    TACTIC,
    TIME_LOCATION,
    TRIBBLE,
    TROUBLE,
    UNBOUND,
    UNIQUE,
    UNIVERSAL,
    UNPLAYABLE,
    Face,
    Facility,
    Mission,
)
from .state import ACADEMY

SPACE_CARD, MOST_SPACE = "space", 4
"""CCG-3.12."""
MISSIONS = {ACADEMY: 4}
MOST_SEEDS = {ACADEMY: 12}
LEAST_DRAW = {ACADEMY: 20}
"""CCG-27.2; in the full game 6 missions (CCG-3.3), 30 seed cards (CCG-3.2) and 30 to draw (CCG-3.1)."""
MOST_SITES, MOST_IN_TENT, MOST_DILEMMAS, MOST_CREW = 6, 13, 2, 3
SEEDING = ("seed", "doorway_phase", "like_a_dilemma")
"""Words of `plays` of what may be seeded."""
DOORS = {
    "tactics": ("battle_bridge_door", "CCG-21.2", (TACTIC,)),
    "q_side": ("q_flash", "CCG-21.4", ("q_card",)),
    "tribbles": ("storage_compartment_door", "CCG-21.5", (TRIBBLE, TROUBLE)),
    "tent": ("qs_tent", "CCG-21.8", ()),
}
"""By side deck: the doorway that opens it (CCG-21.1), and what may be in it."""


def legality(deck: Deck, format: str = "") -> list[Reason]:
    """Every fault of a deck, each with its rule. `format`: another one than the deck names."""
    checked = deck._replace(format=format) if format else deck
    return [fault for check in CHECKS for fault in check(checked)]


def faces(pile: Sequence[str]) -> list[Face]:
    return [FACES[each] for each in pile]


def strangers(pile: Sequence[str], fits: Callable[[Face], bool], rule: str, key: str) -> Iterator[Reason]:
    """A fault for each card that has no business in a pile."""
    for each in dict.fromkeys(pile):
        if not fits(FACES[each]):
            yield Reason(rule, key, (("card", each),))


# Missions, seeds, draw deck


def missions(deck: Deck) -> Iterator[Reason]:
    """CCG-3.3, CCG-3.12, CCG-4.11, CCG-27.2."""
    academy = deck.format == ACADEMY
    rule = "CCG-27.2" if academy else "CCG-3.3"
    yield from strangers(deck.missions, lambda face: isinstance(face, Mission), rule, "deck-no-mission")
    needed, spaces = MISSIONS.get(deck.format, 6), deck.missions.count(SPACE_CARD)
    if 2 * len(deck.missions) - spaces != 2 * needed:
        yield Reason(rule, "deck-missions", (("count", needed), ("count2", len(deck.missions))))
    if spaces > MOST_SPACE:
        yield Reason("CCG-3.12", "deck-space", (("count", MOST_SPACE),))
    for each, copies in Counter(deck.missions).items():
        if copies > 1 and FACES[each].limit == UNIQUE:
            yield Reason("CCG-4.11", "deck-mission-twice", (("card", each),))
    if academy and not (planets(deck) and spacelike(deck)):
        yield Reason("CCG-27.2", "deck-both-kinds")


def planets(deck: Deck) -> int:
    return sum(isinstance(face, Mission) and face.is_planet for face in faces(deck.missions))


def spacelike(deck: Deck) -> int:
    return sum(isinstance(face, Mission) and face.is_space for face in faces(deck.missions))


def seeds(deck: Deck) -> Iterator[Reason]:
    """CCG-3.2, CCG-3.5, CCG-5.15, CCG-5.23."""
    rule = "CCG-27.2" if deck.format == ACADEMY else "CCG-3.2"
    most = MOST_SEEDS.get(deck.format, 30)
    if len(deck.seeds) > most:
        yield Reason(rule, "deck-many-seeds", (("count", most), ("count2", len(deck.seeds))))
    yield from strangers(deck.seeds, may_be_seeded, "CCG-5.23", "deck-not-seeded")
    for each, copies in Counter(deck.seeds).items():
        if copies > MOST_DILEMMAS and FACES[each].kind == DILEMMA:
            yield Reason("CCG-3.5", "deck-dilemma-copies", (("card", each), ("count", copies)))


def may_be_seeded(face: Face) -> bool:
    if face.kind in (DILEMMA, ARTIFACT):
        return True
    if isinstance(face, Facility):
        return face.seeds
    return any(word in SEEDING for word in face.plays)


def draw(deck: Deck) -> Iterator[Reason]:
    """CCG-3.1, CCG-3.11."""
    rule = "CCG-27.2" if deck.format == ACADEMY else "CCG-3.1"
    least = LEAST_DRAW.get(deck.format, 30)
    if len(deck.draw) < least:
        yield Reason(rule, "deck-few-cards", (("count", least), ("count2", len(deck.draw))))
    yield from strangers(deck.draw, lambda face: face.kind not in UNPLAYABLE, "CCG-3.11", "deck-not-drawn")


def borg_only(deck: Deck) -> Iterator[Reason]:
    """CCG-24.9."""
    everything = faces([*deck.seeds, *deck.draw, *deck.in_play, *deck.tent])
    other = next((face for face in everything if face.kind == PERSONNEL and face.affiliations != (BORG,)), None)
    if other is not None:
        for face in dict.fromkeys(face.id for face in everything if "bo" in face.icons):
            yield Reason("CCG-24.9", "deck-borg-only", (("card", face), ("card2", other.id)))


# Side decks, sites


def sides(deck: Deck) -> Iterator[Reason]:
    """CCG-3.7, CCG-3.8, CCG-21: what side decks hold, and the doorways that open them."""
    if deck.format == ACADEMY:
        return
    for section, (door, rule, kinds) in DOORS.items():
        side: tuple[str, ...] = getattr(deck, section)
        if side and door not in deck.seeds:
            yield Reason("CCG-21.1", "deck-no-door", (("name_section", section), ("card", door)))
        if kinds:
            for reason in strangers(side, one_of(kinds), rule, "deck-not-in-side"):
                yield reason._replace(args=(*reason.args, ("name_section", section)))
    if len(deck.tent) > MOST_IN_TENT or len(set(deck.tent)) < len(deck.tent):
        yield Reason("CCG-3.8", "deck-tent", (("count", MOST_IN_TENT),))
    yield from strangers(deck.tent, lambda face: face.kind not in UNPLAYABLE, "CCG-21.8", "deck-not-in-tent")


def one_of(kinds: Sequence[str]) -> Callable[[Face], bool]:
    return lambda face: face.kind in kinds


def sites(deck: Deck) -> Iterator[Reason]:
    """CCG-3.4."""
    if deck.format == ACADEMY:
        return
    if len(deck.sites) > MOST_SITES:
        yield Reason("CCG-3.4", "deck-many-sites", (("count", MOST_SITES),))
    yield from strangers(deck.sites, one_of((SITE,)), "CCG-3.4", "deck-no-site")


# The Academy format


def academy(deck: Deck) -> Iterator[Reason]:
    """CCG-27.2: no side decks, sites, doorways or time locations."""
    if deck.format != ACADEMY:
        return
    for section in (*DOORS, "sites"):
        if getattr(deck, section):
            yield Reason("CCG-27.2", "deck-no-sides", (("name_section", section),))
    excluded = (DOORWAY, SITE, TIME_LOCATION)
    yield from strangers(
        [*deck.seeds, *deck.draw], lambda face: face.kind not in excluded, "CCG-27.2", "deck-not-in-academy"
    )


def in_play(deck: Deck) -> Iterator[Reason]:
    """CCG-27.5: a ship and up to three personnel begin in play, at an outpost where they may be. In the full game
    nothing does."""
    if deck.format != ACADEMY:
        if deck.in_play:
            yield Reason("CCG-27.5", "deck-begins")
        return
    begin = faces(deck.in_play)
    ships = sum(face.kind == SHIP for face in begin)
    crew = sum(face.kind == PERSONNEL for face in begin)
    if ships != 1 or crew > MOST_CREW or ships + crew < len(begin):
        yield Reason("CCG-27.5", "deck-crew", (("count", MOST_CREW),))
    yield from twice_in_play(begin)
    homes = [face for face in faces(deck.seeds) if isinstance(face, Facility) and fits_somewhere(face, deck)]
    for face in begin:
        if face.kind in (SHIP, PERSONNEL) and not any(at_home(face, home) for home in homes):
            yield Reason("CCG-27.5", "deck-no-home", (("card", face.id),))


def twice_in_play(begin: Sequence[Face]) -> Iterator[Reason]:
    """CCG-4.11, CCG-7.13, CCG-7.25: of a unique persona one at most."""
    seen: set[str] = set()
    for face in begin:
        if face.limit != UNIVERSAL:
            if not seen.isdisjoint(face.names):
                yield Reason("CCG-7.13", "deck-persona-twice", (("card", face.id),))
            seen.update(face.names)


def fits_somewhere(facility: Facility, deck: Deck) -> bool:
    """CCG-5.25, CCG-5.26: an outpost needs a mission of its quadrant with its icon that is no homeworld. Here it is to
    be one's own."""
    return facility.facility == OUTPOST and any(
        isinstance(face, Mission)
        and face.quadrant == facility.quadrant
        and not face.homeworld
        and any(icon in face.affiliations for icon in facility.affiliations)
        for face in faces(deck.missions)
    )


def at_home(face: Face, home: Facility) -> bool:
    """Whether it may report there: compatible (CCG-4.16, CCG-4.17), in its native quadrant (CCG-7.6)."""
    return face.quadrant == home.quadrant and agree(face, home)


def agree(face: Face, other: Face) -> bool:
    """CCG-4.16 to CCG-4.18: compatible without a treaty."""
    mine, theirs = face.affiliations, other.affiliations
    if any(each in theirs for each in mine):
        return True
    both = (*mine, *theirs)
    return BORG not in both and any(each in UNBOUND for each in both)


CHECKS: tuple[Callable[[Deck], Iterator[Reason]], ...] = (
    *(missions, seeds, draw, borg_only, sides, sites, academy, in_play),
)
