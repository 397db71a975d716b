"""CCG-16.67, CCG-16.68: repairs. What damages is `do.damage`."""

from __future__ import annotations

from typing import cast

from wardroom.kernel import Card

from ..cards.kinds import OUTPOST, Facility
from ..places import ships
from ..state import DOCKED, Ccg
from .compatible import usable

FULL_TURNS = 2
"""CCG-16.67: what rotation damage takes to repair."""
NO_REPAIRS = ("neutral_outpost",)
"""CCG-16.68: outposts that say they do not repair."""


def begin_turn(state: Ccg, seat: int) -> None:
    """CCG-16.67: for a ship that is docked when its controller's turn begins that may be a full turn."""
    for ship in ships(state, seat):
        if state.damage.get(ship) and is_mended_at(state, ship):
            state.repaired.setdefault(ship, 0)


def end_turn(state: Ccg, seat: int) -> None:
    """CCG-16.67: another full turn docked; two of them remove rotation damage."""
    for ship in ships(state, seat):
        if ship in state.repaired:
            state.repaired[ship] += 1
            if state.repaired[ship] >= FULL_TURNS:
                repair(state, ship)


def repair(state: Ccg, ship: Card) -> None:
    state.damage.pop(ship, None)
    state.repaired.pop(ship, None)
    state.tell("repaired", card=ship)
    state.note("repaired")


def is_mended_at(state: Ccg, ship: Card) -> bool:
    """CCG-16.67, CCG-16.68: whether it is docked at a usable outpost that repairs."""
    place = state.where[ship]
    if place.kind != DOCKED:
        return False
    host = Card(place.host)
    face = cast(Facility, state.face(host))
    return face.facility == OUTPOST and face.id not in NO_REPAIRS and usable(state, state.controller(ship), host)


def leave_dock(state: Ccg, ship: Card) -> None:
    """CCG-16.67: a turn without the outpost is no full turn."""
    state.repaired.pop(ship, None)
