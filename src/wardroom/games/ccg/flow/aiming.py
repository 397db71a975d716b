"""What cards are aimed at when they are played (CCG-14.2, CCG-14.3)."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import Asking, Card, Reason, pick_one

from ..cards.kinds import SHIP
from ..places import faces_of_kind, is_under_cloak
from ..state import Ccg
from .windows import Play


def no_target(rule: str = "CCG-14.3") -> Reason:
    return Reason(rule, "no-target")


def all_ships(state: Ccg) -> list[Card]:
    """Those that can be targeted (CCG-17.2)."""
    faces, wanted = state.cards.faces, faces_of_kind(SHIP)
    return [card for card in state.table() if faces[card] in wanted and not is_under_cloak(state, card)]


def aim_at(kind: str, this: Play, cards: Sequence[Card]) -> Asking[Card]:
    return (yield from pick_one(this.seat, kind, list(cards), args=(("card", this.card),)))
