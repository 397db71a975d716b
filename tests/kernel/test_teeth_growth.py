"""The kit bites: what large games may get wrong with tokens, places, picks and windows is found out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from wardroom.kernel import DONE, Ask, Card, Chance, Option, Show, State, Steps
from wardroom.testing import Fault, Property, Sights, check_carried

from .games import bids, fleet
from .teeth import CLOSE, FAR, NOTHING, found


def test_what_stays_behind_when_a_card_leaves_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """A crew goes back to the hand, and the field still says aboard which ship it is."""

    def beam(state: fleet.Fleet, seat: int, ship: Card, other: Any) -> Steps:
        state.cards.move(state.crew(ship)[0], fleet.zone(seat, fleet.HAND))
        yield from ()

    monkeypatch.setitem(fleet.ORDERS_BY_WORD, "beam", beam)
    assert found(fleet.GAME, Property.CARRIED, "aboard", rates=NOTHING)


def test_a_token_on_a_card_that_was_shuffled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Into the deck, shuffled, and out again: the card has another face, and the token is still there."""

    def beam(state: fleet.Fleet, seat: int, ship: Card, other: Any) -> Steps:
        crew, deck = state.crew(ship)[0], fleet.zone(seat, fleet.DECK)
        state.cards.move(crew, deck)
        state.cards.shuffle(deck, state.chance)
        state.cards.move(crew, fleet.TABLE)
        yield from ()

    monkeypatch.setitem(fleet.ORDERS_BY_WORD, "beam", beam)
    assert found(fleet.GAME, Property.CARRIED, "shuffled", rates=NOTHING)


def test_a_card_that_left_was_shuffled_and_came_back_carries_something_new() -> None:
    """Nothing lay on it when it was shuffled, so that nothing is wrong; with the token still on it, it would be."""
    for leaves_first in (True, False):
        state = fleet.GAME.setup(2, fleet.GAME.agreed({}), Chance(b"anew"))
        deck = fleet.zone(0, fleet.DECK)
        first, second = state.cards.rows[deck][:2]
        for card in (first, second):
            state.cards.move(card, fleet.TABLE)
            state.where[card] = "home"
        sights = state.cards.sights = Sights(state)
        if leaves_first:
            state.where.clear()
        for card in (first, second):
            state.cards.move(card, deck)
        state.cards.shuffle(deck, state.chance)
        state.cards.move(first, fleet.TABLE)
        state.where = {first: "home"}
        if leaves_first:
            check_carried(state, sights)
        else:
            with pytest.raises(Fault, match="shuffled"):
                check_carried(state, sights)


def test_a_place_of_a_hidden_card(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = fleet.Fleet.place

    def place(state: fleet.Fleet, card: Card) -> str:
        hidden = state.cards.at[card] == fleet.zone(0, fleet.SEEDS)
        return state.cards.faces[card] if hidden else honest(state, card)

    monkeypatch.setattr(fleet.Fleet, "place", place)
    assert found(fleet.GAME, Property.LEAK)


def test_rules_that_exclude_and_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Told late, when all is laid out: until then imagined worlds hold what cannot be."""

    def flow(state: fleet.Fleet) -> Steps:
        seat, cards = state.active, state.cards
        picks: list[Any] = []
        while state.row(seat, fleet.SEEDS):
            pairs: list[Option] = [(card, place) for card in state.row(seat, fleet.SEEDS) for place in fleet.PLACES]
            pick: Any = yield Ask(seat, "seed", [*pairs, DONE], fleet.may_lie(state), many=True)
            if pick == DONE:
                break
            cards.move(pick[0], fleet.zone(seat, fleet.LAID + fleet.PLACES.index(pick[1])))
            picks = sorted([*picks, pick])
        for place, number in fleet.UNDER.items():
            for card in sorted(state.row(seat, fleet.LAID + fleet.PLACES.index(place))):
                cards.move(card, number)
        for card, place in picks:
            cards.within((card,), fleet.hazards_of(place))
        state.active = 1 - seat
        state.phase = "draw" if seat else "seeding"

    monkeypatch.setitem(fleet.PHASES, "seeding", flow)
    assert found(fleet.GAME, Property.KNOWLEDGE, "different things", rates=FAR)


def test_picks_whose_order_matters(monkeypatch: pytest.MonkeyPatch) -> None:
    def flow(state: bids.Bids) -> Steps:
        left: list[Option] = ["1", "2", "3"]
        while left:
            pick: str = yield Ask(0, "order", [*left, DONE], many=True)
            if pick == DONE:
                break
            left.remove(pick)
            state.points[0] = 10 * state.points[0] + int(pick)

    game = replace(bids.GAME, flow=flow, package="", show=Show(), effects=())
    assert found(game, Property.OPTIONS, "another order", rates=replace(NOTHING, undo=1))


def asking(**more: Any) -> Callable[[State], Steps]:
    def flow(_state: State) -> Steps:
        yield Ask(0, "asked", ["a", "b"], **more)

    return flow


def test_a_window_that_cannot_be_passed() -> None:
    game = replace(bids.GAME, flow=asking(window="flight"), package="", show=Show())
    assert found(game, Property.OPTIONS, "cannot be passed", rates=NOTHING)


def test_keys_that_are_moves_of_the_kernel() -> None:
    def flow(_state: State) -> Steps:
        yield Ask(0, "asked", ["concede", "b"])

    game = replace(bids.GAME, flow=flow, package="", show=Show())
    assert found(game, Property.OPTIONS, "told apart", rates=CLOSE)


def test_a_result_that_there_is_only_at_the_end() -> None:
    def result(state: fleet.Fleet) -> list[int]:
        return state.points if state.phase == "over" or max(state.points) >= fleet.GOAL else []

    assert found(replace(fleet.GAME, result=result), Property.RESULT, "gives up", rates=replace(NOTHING, save=1))
