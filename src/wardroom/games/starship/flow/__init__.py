"""The rulebook of Starship Captains: set-up, turns, rounds, the end."""

from __future__ import annotations

from wardroom.kernel import TURN, Steps

from ..automa import play_tenebre
from ..scoring import totals
from ..state import ACTION_DECK, OVER, Starship
from .rounds import next_round
from .setup import setup
from .techs import refill
from .turn import turn

__all__ = ["flow", "setup"]


def flow(state: Starship) -> Steps:
    """SHIP-4.1, 4.2: turns clockwise until all have passed, four rounds (SHIP-1.1)."""
    while state.phase != OVER:
        yield TURN
        if state.solo:
            yield from take_solo_turn(state)
        else:
            yield from take_turn(state)
    state.scores = totals(state)


def take_turn(state: Starship) -> Steps:
    """The active captain's turn, then whose is next; when all have passed the round ends."""
    yield from turn(state, state.active)
    state.turn += 1
    for number in range(1, state.seats + 1):
        seat = (state.active + number) % state.seats
        if not state.ships[seat].passed:
            state.active = seat
            return
    yield from next_round(state)


def take_solo_turn(state: Starship) -> Steps:
    """SHIP-17.9, 17.18, 17.24: after each of your turns Captain Tenebre acts, while he has cards. What a passenger's
    action empties on the central board is refilled at the end of his turn (SHIP-8.22)."""
    ship = state.ships[0]
    if not ship.passed:
        yield from turn(state, 0)
        state.turn += 1
    if state.cards.rows[ACTION_DECK]:
        yield from play_tenebre(state)
        refill(state)
    if ship.passed and not state.cards.rows[ACTION_DECK]:
        yield from next_round(state)
