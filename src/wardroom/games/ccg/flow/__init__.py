"""The rulebook: set-up, turns, the end."""

from __future__ import annotations

from wardroom.kernel import STEP, TURN, Steps

from ..state import DILEMMAS, DOORWAYS, DRAW, END, FACILITIES, LAYING, ORDERS, OVER, PLAY, START, Ccg
from . import (
    artifacts,
    battle_cards,
    captors,
    dilemmas_planet,
    dilemmas_space,
    events,
    hidden,
    interrupts,
    interrupts_ships,
    orders,
    parasites,
    seeding,
    standing,
    turn,
)
from .setup import setup

PARTS = {
    DOORWAYS: seeding.doorways,
    LAYING: seeding.lay_missions,
    DILEMMAS: seeding.dilemmas,
    FACILITIES: seeding.facilities,
    START: turn.start,
    PLAY: turn.play,
    ORDERS: orders.order,
    END: turn.end,
    DRAW: turn.draw,
}
CARDS = (
    artifacts,
    battle_cards,
    captors,
    dilemmas_planet,
    dilemmas_space,
    events,
    hidden,
    interrupts,
    interrupts_ships,
    parasites,
)
"""Modules that say what cards do; importing them enters it."""


def flow(state: Ccg) -> Steps:
    """CCG-5, CCG-6: seed phases, then turns, until somebody has won."""
    while state.part != OVER:
        yield TURN if state.fresh else STEP
        state.fresh = False
        yield from standing.look(state)
        yield from PARTS[state.part](state)


__all__ = ["flow", "setup"]
