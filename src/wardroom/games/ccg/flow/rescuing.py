"""Escape Pod: a ship takes those in the pod aboard."""

from __future__ import annotations

from typing import Any

from wardroom.kernel import Card, Reason, Steps

from ..cards.kinds import SHIP
from ..places import held, in_space, vessels
from ..state import ABOARD, IN_SPACE, Ccg, place_at
from . import do
from .compatible import why_not_aboard
from .options import option
from .refusing import refuse

POD = "escape_pod"


def rescues(state: Ccg, seat: int, location: int) -> list[Any]:
    """Each ship of the player at each of its pods there."""
    if POD not in state.listed[seat]:
        return []
    pods = [card for card in in_space(state, location) if state.cards.faces[card] == POD and held(state, card)]
    return [
        option("rescue", pod, ship)
        for pod in pods
        if state.controller(pod) == seat
        for ship in vessels(state, location, seat)
        if state.kind(ship) == SHIP
    ]


def why_not_rescue(state: Ccg, seat: int, option: Any) -> Reason | None:
    """An order for a compatible ship that is there."""
    _, pod, ship = option
    if state.is_stopped(ship):
        return refuse(state, "CCG-18.1", "is-stopped", card=ship)
    if state.where[pod].kind != IN_SPACE:
        return Reason("CCG-14.3", "no-target")
    for card in held(state, pod):
        wrong = why_not_aboard(state, seat, card, ship)
        if wrong is not None:
            return wrong
    return None


def rescue(state: Ccg, seat: int, option: Any) -> Steps:
    _, pod, ship = option
    saved: list[Card] = held(state, pod)
    for card in saved:
        do.put(state, card, place_at(ABOARD, ship))
    do.leave(state, pod)
    state.tell("rescued", seat=seat, cards=tuple(saved), card=ship)
    yield from ()
