"""The chance to get past the seed cards under a mission, from what a seat may know: the other's open list (CCG-3.15),
what lies in the open, what it knows by face, and what may lie where (CCG-5.19, CCG-5.21).

It never reads a face that the seat does not know, not even that of an imagined world: so nobody plays as if they
knew."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from wardroom.kernel import Card

from ..cards.kinds import ARTIFACT, DILEMMA, DUAL, FACES, PLANET
from ..flow.dealt import may_lie_under
from ..profiles import REMEMBERED
from ..spaceline import mission
from ..state import FIRST_PILE, FIRST_UNDER, PILES, SEEDS, UNDERS, Ccg, zone
from .crews import Faces, harm, is_wall, passes

SURE = 1000
"""Chances are in thousandths."""


class Odds(NamedTuple):
    """`stops` of the `may` cards that may lie here stop the team; `unknown` cards lie here that the seat has not seen;
    `known` ones would stop it."""

    stops: int
    may: int
    unknown: int
    known: int

    @property
    def chance(self) -> int:
        """That none of those here stops it, in thousandths."""
        return 0 if self.known else none_of(self.stops, self.may, self.unknown)


class Prospect(NamedTuple):
    """What a team may expect under a mission, if it tries until it is through. Most of what stops a team leaves all the
    same (CCG-13.33); only a wall goes back (CCG-13.32)."""

    now: int  # that nothing stops it, in thousandths
    through: int  # that there is no wall among them
    stops: int  # how often it is stopped and may go on next turn, in thousandths
    harm: int  # what it loses on the way, in hundredths of a point


CLEAR = Prospect(SURE, SURE, 0, 0)


def none_of(bad: int, all: int, drawn: int) -> int:
    """That so many drawn have none of the bad among them, in thousandths."""
    chance = SURE
    for place in range(min(drawn, all)):
        chance = chance * max(0, all - bad - place) // (all - place)
    return chance


def hidden_seeds(state: Ccg, seat: int) -> list[str]:
    """The other's seed cards that this seat has not seen, wherever they lie: what its list says (CCG-3.15) less what
    lies in the open or is known. The same in all worlds that the seat cannot tell apart, as decks never mix."""
    rows, faces, owner, other = state.cards.rows, state.cards.faces, state.owner, 1 - seat
    seeds = seed_faces()
    return sorted(
        faces[card]
        for at in zones_of_seeds(other)
        for card in rows[at]
        if owner[card] == other and faces[card] in seeds and not knows(state, seat, card)
    )


@cache
def zones_of_seeds(seat: int) -> tuple[int, ...]:
    """Where its seed cards lie before they are met."""
    piles = (zone(seat, FIRST_PILE + number) for number in range(PILES))
    return (*range(FIRST_UNDER, FIRST_UNDER + UNDERS), zone(seat, SEEDS), *piles)


@cache
def seed_faces() -> frozenset[str]:
    return frozenset(face.id for face in FACES.values() if face.kind in (DILEMMA, ARTIFACT))


def knows(state: Ccg, seat: int, card: Card) -> bool:
    """Whether a seat knows the face of a hidden card. In playouts nobody keeps track of what is seen; but what went
    back under its mission did so before everybody's eyes (CCG-13.49)."""
    return bool((state.cards.known[card] >> seat | state.returned >> card) & 1)


def pool_at(state: Ccg, seat: int, location: int, hidden: Sequence[str] | None = None) -> Faces:
    """The cards that may lie unseen under a location: those of the other that fit its icon (CCG-5.19, CCG-5.21)."""
    fits = may_lie_under(state, state.locations[location])
    return tuple(face for face in (hidden_seeds(state, seat) if hidden is None else hidden) if fits(face))


class Seeds(NamedTuple):
    """The seed cards under a mission as a seat knows them: what may lie there, how many it has not seen, those it
    knows."""

    pool: Faces
    unknown: int
    known: Faces
    icon: str


def seeds_at(state: Ccg, seat: int, location: int, hidden: Sequence[str] | None = None) -> Seeds:
    below = state.cards.rows[state.locations[location].under]
    known = tuple(state.cards.faces[card] for card in below if knows(state, seat, card))
    pool = pool_at(state, seat, location, hidden) if below else ()
    return Seeds(pool, len(below) - len(known), known, mission(state, location, seat).icon)


def odds(state: Ccg, seat: int, location: int, faces: Faces, ship: str = "") -> Odds:
    """How a team would fare. `ship`: the ship of a crew in space."""
    pool, unknown, known, icon = seeds_at(state, seat, location)
    return Odds(stopped_by(pool, faces, ship, icon), len(pool), unknown, stopped_by(known, faces, ship, icon))


@lru_cache(REMEMBERED)
def prospect(seeds: Seeds, faces: Faces, ship: str, hurt: bool) -> Prospect:
    """How a team would fare if it tried until it is through. `hurt`: the ship would not stand another hit."""
    pool, unknown, known, icon = seeds
    if not unknown and not known:
        return CLEAR
    now = through = SURE
    stops = lost = 0
    if unknown and pool:
        stop, wall = stopped_by(pool, faces, ship, icon), walls_of(pool, faces, ship, icon)
        now, through = none_of(stop, len(pool), unknown), none_of(wall, len(pool), unknown)
        stops = SURE * (stop - wall) * unknown // len(pool)
        lost = harm_of(pool, faces, ship, icon, hurt) * unknown // len(pool)
    if known:
        if walls_of(known, faces, ship, icon):
            return Prospect(0, 0, stops, lost)
        stop = stopped_by(known, faces, ship, icon)
        now, stops = 0 if stop else now, stops + SURE * stop
        lost += harm_of(known, faces, ship, icon, hurt)
    return Prospect(now, through, stops, lost)


def stopped_by(pool: Faces, faces: Faces, ship: str, icon: str) -> int:
    """How many of these seed cards stop a team."""
    return sum(not passes(face, faces, vessel(face, ship, icon)) for face in pool)


def walls_of(pool: Faces, faces: Faces, ship: str, icon: str) -> int:
    """How many stop it and go back."""
    return sum(is_wall(face) and not passes(face, faces, vessel(face, ship, icon)) for face in pool)


def harm_of(pool: Faces, faces: Faces, ship: str, icon: str, hurt: bool) -> int:
    return sum(harm(face, faces, vessel(face, ship, icon), hurt) for face in pool)


def vessel(face: str, ship: str, icon: str) -> str:
    """CCG-13.9: of a dual-icon mission those of planets are met by the Away Team, without a ship."""
    return "" if icon == DUAL and getattr(FACES[face], "icon", "") == PLANET else ship
