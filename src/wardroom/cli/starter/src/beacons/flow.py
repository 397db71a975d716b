"""The rulebook, as generators that ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wardroom.kernel import EVERYBODY, PASS, TURN, Ask, Card, Cards, Chance, Judge, Option, Reason, Steps, Zone

from .state import DECK, HAND_SIZE, LIGHTS, ROW, Position, hand


def setup(seats: int, settings: Mapping[str, Any], chance: Chance) -> Position:
    """BEA-1.1: shuffle the lights and deal; everybody sees its own hand."""
    hands = [Zone(f"hand{seat}", sees=1 << seat, loose=True) for seat in range(seats)]
    cards = Cards([Zone("deck"), Zone("row", sees=EVERYBODY), *hands], seats)
    cards.add(DECK, LIGHTS, back="light")
    cards.shuffle(DECK, chance)
    for seat in range(seats):
        cards.draw(hand(seat), (DECK, HAND_SIZE))
    return Position(seats, cards, chance, points=[0] * seats)


def flow(state: Position) -> Steps:
    """BEA-2.1: turn by turn, until all have dropped out."""
    while len(state.out) < state.seats:
        yield TURN
        if state.active not in state.out:
            yield from take_turn(state)
        state.active = (state.active + 1) % state.seats
    for seat in range(state.seats):
        state.tell("scored", seat=seat, points=state.points[seat])


def take_turn(state: Position) -> Steps:
    """BEA-2.2: play a light, or drop out."""
    seat, cards = state.active, state.cards
    choice: Option = yield Ask(seat, "turn", [*cards.rows[hand(seat)], PASS], is_higher(state))
    if isinstance(choice, Card):
        cards.move(choice, ROW)
        state.points[seat] += 1
        state.tell("played", seat=seat, card=choice)
    else:
        state.out.append(seat)
        state.tell("dropped", seat=seat)


def is_higher(state: Position) -> Judge:
    """BEA-2.3: a light must be higher than the last one."""

    def judge(option: Option) -> Reason | None:
        if isinstance(option, Card) and int(state.cards.faces[option]) <= state.last:
            return Reason("BEA-2.3", "too-low", (("last", state.last),))
        return None

    return judge


def result(state: Position) -> list[int]:
    """BEA-3.1: one point for each light played."""
    return state.points[:]
