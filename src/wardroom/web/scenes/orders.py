"""Standing orders in words: those that stand, and those that can be given now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wardroom.interface.orders import TURN, Orders, list_offers
from wardroom.kernel import Ask

from ..render import Words


@dataclass(frozen=True, slots=True)
class Order:
    name: str  # in forms
    text: str


@dataclass(frozen=True, slots=True)
class OrderBook:
    """What the reader has ordered, and may order now. Nobody else is shown it."""

    given: Sequence[Order]
    offered: Sequence[Order]


def order_book(orders: Orders, ask: Ask | None, words: Words) -> OrderBook:
    given = [Order(order, describe_order(order, "web-orders-stands", words)) for order in orders.given]
    return OrderBook(
        given, [Order(order, describe_order(order, "web-orders-give", words)) for order in list_offers(ask, orders)]
    )


def describe_order(order: str, what: str, words: Words) -> str:
    if order == TURN:
        return words(f"{what}-turn")
    name = f"window-{order}"
    return words(f"{what}-window", window=words(name) if words.has(name) else order)
