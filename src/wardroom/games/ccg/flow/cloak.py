"""CCG-17.1 to CCG-17.10: cloaking and decloaking."""

from __future__ import annotations

from typing import Any

from wardroom.kernel import Card, Reason, Steps

from ..state import IN_SPACE, LANDED, Ccg
from ..values import CLOAKING_DEVICE, equipment_of
from . import do
from .moving import required
from .options import option
from .refusing import refuse
from .staffing import why_not_staffed

CLOAKED, DECLOAKED = "cloaked_once", "decloaked_once"
"""Words for a ship that did so this turn (CCG-17.8)."""


def cloakings(state: Ccg, _seat: int, ship: Card, _location: int) -> list[Any]:
    """A ship that may have something to cloak with, or is cloaked."""
    if state.is_cloaked(ship):
        return [option("decloak", ship)]
    return [option("cloak", ship)] if CLOAKING_DEVICE in getattr(state.face(ship), "equipment", ()) else []


def why_not_cloak(state: Ccg, _seat: int, choice: Any) -> Reason | None:
    """CCG-17.1, CCG-17.8, CCG-17.9, CCG-18.1."""
    ship: Card = choice[1]
    if state.is_stopped(ship):
        return refuse(state, "CCG-18.1", "is-stopped", card=ship)
    if required(state, ship) is not None:
        return refuse(state, "CCG-11.24", "required-action", card=ship)
    if CLOAKING_DEVICE not in equipment_of(state, ship):
        return refuse(state, "CCG-16.76", "off-line", card=ship, name_equipment=CLOAKING_DEVICE)
    if state.where[ship].kind != IN_SPACE:
        key = "still-landed" if state.where[ship].kind == LANDED else "still-docked"
        return refuse(state, "CCG-17.9", key, card=ship)
    if state.lasts(CLOAKED, ship):
        return refuse(state, "CCG-17.8", "cloaked-once", card=ship)
    return why_not_staffed(state, ship)


def why_not_decloak(state: Ccg, _seat: int, choice: Any) -> Reason | None:
    """CCG-17.8, CCG-18.1. Nobody could come aboard to staff it, so it need not be staffed."""
    ship: Card = choice[1]
    if state.is_stopped(ship):
        return refuse(state, "CCG-18.1", "is-stopped", card=ship)
    if required(state, ship) is not None:
        return refuse(state, "CCG-11.24", "required-action", card=ship)
    if state.lasts(DECLOAKED, ship):
        return refuse(state, "CCG-17.8", "decloaked-once", card=ship)
    return None


def cloak(state: Ccg, seat: int, choice: Any) -> Steps:
    _, ship = choice
    state.cloaked |= 1 << ship
    do.until(state, CLOAKED, ship)
    state.tell("cloaks", seat=seat, card=ship)
    state.note("cloaked")
    yield from ()


def decloak(state: Ccg, seat: int, choice: Any) -> Steps:
    _, ship = choice
    state.cloaked &= ~(1 << ship)
    do.until(state, DECLOAKED, ship)
    state.tell("decloaks", seat=seat, card=ship)
    state.note("decloaked")
    yield from ()
