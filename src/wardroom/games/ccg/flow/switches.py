"""CCG-14.19: cards that switch others off where they are present, or while they are in play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from wardroom.kernel import Card

from ..cards.kinds import FACES
from ..places import core
from ..state import Ccg


def is_off(state: Ccg, card: Card, present: Sequence[Card] = ()) -> bool:
    """Whether a card does nothing now: one that nullifies it is among those present with it, or lies before a player,
    whoever that is. It stays, and works again without the other one."""
    faces, against = state.cards.faces, switching_off(state.face(card).title)
    return bool(against) and any(
        faces[other] in against for other in (*present, *core(state, 0), *core(state, 1)) if not state.is_idle(other)
    )


@cache
def switching_off(title: str) -> frozenset[str]:
    """The faces that nullify cards of this title."""
    return frozenset(face.id for face in FACES.values() if title in face.nullifies)
