"""SETI-16.12: the decision arrow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ..cards.rival import LEFT
from ..state import Seti

T = TypeVar("T")


def arrow(state: Seti, items: Sequence[T]) -> T:
    """Of things that lie from left to right, the one the arrow of the last revealed card points to. Whatever the rules
    leave open is decided like this (SETI-16.68)."""
    return items[0] if state.arrow == LEFT else items[-1]


def pointed(state: Seti, items: Sequence[T]) -> list[T]:
    """Things that lie from left to right, in the order in which the arrow prefers them."""
    return list(items) if state.arrow == LEFT else list(reversed(items))
