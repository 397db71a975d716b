"""SETI-14.1 to SETI-14.3, SETI-14.13: the end of a round and the beginning of the next."""

from __future__ import annotations

from wardroom.kernel import Steps

from ..cards import HAND_CARDS
from ..cards.setup import ROUNDS, STARTING_INCOME
from ..state import OVER, TUCKED, Seti, zone
from . import effects, objectives, supply, turn


def next_round(state: Seti) -> Steps:
    """SETI-14.1: objectives are spent, income is collected, the first-player marker and the reminder token move on.
    After the last round the game ends without income (SETI-14.3)."""
    if state.solo:
        yield from objectives.spend(state)
    if state.round == ROUNDS:
        state.phase = OVER
        return
    players = len(state.agencies)
    for number in range(players):  # SETI-14.13
        yield from income(state, (state.first + number) % players)
    state.round += 1
    state.first = (state.first + 1) % players
    state.reminder = True
    for agency in state.agencies:
        agency.passed = False
    state.tell("round", number=state.round)
    turn.begin(state, state.first)


def income(state: Seti, seat: int) -> Steps:
    """SETI-14.2: the starting income card and one unit for each card tucked. The rival has none (SETI-16.10)."""
    if state.is_rival(seat):
        return
    state.tell("income", seat=seat)
    yield from effects.run(state, seat, STARTING_INCOME)
    for card in state.cards.rows[zone(seat, TUCKED)][:]:
        yield from supply.gain(state, seat, HAND_CARDS[state.face(card)].income, 1)
