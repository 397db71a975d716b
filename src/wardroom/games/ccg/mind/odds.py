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
from ..places import mission
from ..profiles import REMEMBERED
from ..state import DISCARD, OUT, TABLE, Ccg, zone
from .crews import Faces, passes

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
        if self.known:
            return 0
        chance = SURE
        for place in range(min(self.unknown, self.may)):
            chance = chance * max(0, self.may - self.stops - place) // (self.may - place)
        return chance


def hidden_seeds(state: Ccg, seat: int) -> list[str]:
    """The other's seed cards that this seat has not seen, wherever they lie: what its list says (CCG-3.15) less what
    lies in the open or is known. The same in all worlds that the seat cannot tell apart, as decks never mix."""
    cards, other, seeds = state.cards, 1 - seat, seed_faces()
    return sorted(
        face
        for face, owner, at, known in zip(cards.faces, state.owner, cards.at, cards.known)
        if owner == other and face in seeds and not known >> seat & 1 and at not in OPEN_ZONES
    )


OPEN_ZONES = frozenset((TABLE, *(zone(seat, what) for seat in (0, 1) for what in (DISCARD, OUT))))


@cache
def seed_faces() -> frozenset[str]:
    return frozenset(face.id for face in FACES.values() if face.kind in (DILEMMA, ARTIFACT))


def knows(state: Ccg, seat: int, card: Card) -> bool:
    """Whether a seat knows the face of a hidden card."""
    return bool(state.cards.known[card] >> seat & 1)


def pool_at(state: Ccg, seat: int, location: int, hidden: Sequence[str] | None = None) -> Faces:
    """The cards that may lie unseen under a location: those of the other that fit its icon (CCG-5.19, CCG-5.21)."""
    fits = may_lie_under(state, state.locations[location])
    return tuple(face for face in (hidden_seeds(state, seat) if hidden is None else hidden) if fits(face))


def odds(state: Ccg, seat: int, location: int, faces: Faces, ship: str = "", pool: Faces | None = None) -> Odds:
    """How a team would fare. `ship`: the ship of a crew in space. `pool`: as `pool_at` finds it."""
    below = state.cards.rows[state.locations[location].under]
    if not below:
        return Odds(0, 0, 0, 0)
    if pool is None:
        pool = pool_at(state, seat, location)
    icon = mission(state, location, seat).icon
    known = tuple(state.cards.faces[card] for card in below if knows(state, seat, card))
    return Odds(
        stopped_by(pool, faces, ship, icon), len(pool), len(below) - len(known), stopped_by(known, faces, ship, icon)
    )


@lru_cache(REMEMBERED)
def stopped_by(pool: Faces, faces: Faces, ship: str, icon: str) -> int:
    """How many of these seed cards stop a team. CCG-13.9: of a dual-icon mission those of planets are met by the Away
    Team, without a ship."""
    stops = 0
    for face in pool:
        on_planet = icon == DUAL and getattr(FACES[face], "icon", "") == PLANET
        stops += not passes(face, faces, "" if on_planet else ship)
    return stops
