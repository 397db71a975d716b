"""Standing orders: how they are written, what they pass, when they lapse."""

from __future__ import annotations

import pytest

from wardroom.interface.orders import TURN, Orders, lift_passing, list_offers, parse, passes, write
from wardroom.kernel import PASS, Ask, Reason

FLIGHT = Ask(1, "respond", [PASS, "a"], window="flight")
SCORE = Ask(1, "respond", [PASS], window="score")
OWN = Ask(1, "order", ["end", PASS])


@pytest.mark.parametrize(
    "orders", [Orders(), Orders(0), Orders(12), Orders(None, ("flight",)), Orders(3, ("flight", "score"))]
)
def test_what_was_written_is_read_again(orders: Orders) -> None:
    assert parse(write(orders)) == orders


def test_what_cannot_be_read_is_no_order() -> None:
    assert parse("turn turn:x turn:") == Orders()
    assert parse("  score   flight score ") == Orders(None, ("flight", "score"))


def test_orders_are_given_and_lifted() -> None:
    orders = Orders().give("score", 4).give(TURN, 4).give("flight", 5)
    assert (write(orders), orders.given) == ("turn:4 flight score", (TURN, "flight", "score"))
    assert write(orders.lift(TURN)) == "flight score"
    assert write(orders.lift("score").lift("nothing")) == "turn:4 flight"


def test_a_window_is_passed_by_its_name_or_until_the_own_turn() -> None:
    assert passes(FLIGHT, Orders(None, ("flight",))) and not passes(SCORE, Orders(None, ("flight",)))
    assert passes(FLIGHT, Orders(2)) and passes(SCORE, Orders(2))
    assert not passes(OWN, Orders(2, ("flight",))), "no window, though it could be passed"
    assert not passes(None, Orders(2)) and not passes(FLIGHT, Orders())


def test_what_cannot_be_passed_is_not() -> None:
    must = Ask(1, "respond", [PASS, "a"], lambda option: Reason("R", "no") if option == PASS else None, window="flight")
    assert not passes(must, Orders(2)) and list_offers(must, Orders()) == []
    assert not passes(Ask(1, "respond", ["a"], window="flight"), Orders(2))


def test_until_the_own_turn_lapses_there() -> None:
    orders = Orders(5, ("flight",))
    assert orders.current(OWN, 5) == orders, "still the turn in which it was given"
    assert orders.current(FLIGHT, 6) == orders and orders.current(None, 6) == orders
    assert orders.current(OWN, 6) == Orders(None, ("flight",))


def test_orders_are_on_offer_where_a_window_is_asked() -> None:
    assert list_offers(FLIGHT, Orders()) == [TURN, "flight"]
    assert list_offers(FLIGHT, Orders(1, ("score",))) == ["flight"]
    assert list_offers(OWN, Orders()) == list_offers(None, Orders()) == []


def test_whoever_takes_a_pass_back_wants_to_be_asked() -> None:
    assert lift_passing(FLIGHT, Orders(2, ("flight", "score"))) == Orders(None, ("score",))
