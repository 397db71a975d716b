"""Positions for battles: orders are given as a player gives them, and every question is answered by the test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.ccg.board import Board
from wardroom.games.ccg.flow import orders, turn
from wardroom.games.ccg.state import DECK, HAND, NOWHERE, ORDERS, TABLE, zone
from wardroom.kernel import Card, Chance, Reason, Steps

SPACE_MISSION, PLANET_MISSION = "study_nebula", "avert_disaster"


class Straight(Chance):
    """Nothing is left to chance: the first stays the first."""

    def order(self, count: int) -> list[int]:
        return list(range(count))


class Backward(Chance):
    def order(self, count: int) -> list[int]:
        return list(range(count))[::-1]


class Fight(Board):
    """One location; it is the turn of the first player. Events are kept."""

    def __init__(self, mission: str = SPACE_MISSION) -> None:
        super().__init__()
        self.state.chance = Straight(b"fight")
        self.state.news = []
        self.state.turn, self.state.part = 1, ORDERS
        self.place = self.mission(mission)
        for seat in (0, 1):  # an empty deck ends the game
            self.hold("taitt", seat, DECK)

    def hold(self, face: str, seat: int = 0, where: int = HAND) -> Card:
        """A card of the hand, as the open list says."""
        (card,) = self.state.cards.add(zone(seat, where), [face])
        self.state.owner.append(seat)
        self.state.where.append(NOWHERE)
        listed = self.state.listed[seat]
        listed[face] = listed.get(face, 0) + 1
        return card

    def crewed(self, face: str, *crew: str, seat: int = 0, location: int | None = None) -> Card:
        ship = self.ship(face, self.place if location is None else location, seat)
        self.aboard(ship, *crew, seat=seat)
        return ship

    def why(self, *order: Any) -> Reason | None:
        """Why the active player cannot give an order; it must be one that is offered."""
        assert order in orders.possible(self.state, self.state.active)
        return orders.why_not(self.state, self.state.active, order)

    def refused(self, *order: Any) -> tuple[str, str]:
        reason = self.why(*order)
        assert reason is not None
        return reason.rule, reason.key

    def give(self, *order: Any, answers: Sequence[Any] = ()) -> list[Any]:
        """An order is carried out; the asks that came."""
        assert self.why(*order) is None, self.why(*order)
        return run(orders.ORDERS[order[0]].carry_out(self.state, self.state.active, order), answers)

    def next_turn(self) -> None:
        """The turn passes on."""
        run(turn.end(self.state))
        turn.pass_on(self.state)
        run(turn.start(self.state))
        self.state.part = ORDERS

    def told(self, key: str) -> list[dict[str, Any]]:
        assert self.state.news is not None
        return [event.args_for(0) or {} for event in self.state.news if event.key == key]

    def alive(self, *cards: Card) -> list[bool]:
        return [self.state.cards.at[card] == TABLE for card in cards]


def run(steps: Steps, answers: Sequence[Any] = ()) -> list[Any]:
    """Carry out a flow with these answers, all of them; what was asked."""
    asked: list[Any] = []
    left = list(answers)
    try:
        ask: Any = next(steps)
        while True:
            asked.append(ask)
            assert left, f"{ask.kind} was asked: {ask.options}"
            answer = left.pop(0)
            assert answer in ask.options, (ask.kind, answer, ask.options)
            ask = steps.send(answer)
    except StopIteration:
        assert not left, f"not asked: {left}"
        return asked
