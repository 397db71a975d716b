"""How the companion asks: short questions, each about one thing on the table, never about what it can know.

Most of them are the same question: which of these, in this order, is the first that is free? Whatever stands before the
answer is then known to be taken.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, TypeVar

from wardroom.kernel import Ask, Judge, Option, Reason, Request
from wardroom.kernel.ask import About

from ..cards.rival import LEFT
from .state import HUMAN, Companion

NONE, RIGHT, BACK = "none", "right", "back"
Answer = Generator[Request, Any, Any]
T = TypeVar("T")


def ask(
    kind: str, options: Sequence[Option], judge: Judge | None = None, about: About | None = None, **args: Any
) -> Answer:
    """One question. Whether an answer can be taken back depends on what the rival does then."""
    answer = yield Ask(HUMAN, kind, options, judge, args=tuple(args.items()), about=about)
    return answer


def first_of(kind: str, order: Sequence[Option], certain: bool = False, **args: Any) -> Answer:
    """The first of these that is free, or `none`. `certain`: the last one is always free."""
    if certain and len(order) == 1:
        return order[0]
    if not order:
        return NONE
    return (yield from ask(kind, order if certain else [*order, NONE], **args))


def pointed(state: Companion, things: Sequence[T]) -> list[T]:
    """SETI-16.12: things that lie from left to right, in the order the arrow prefers them."""
    return list(things) if state.arrow == LEFT else list(reversed(things))


def refuse(rule: str, key: str, **args: Any) -> Reason:
    return Reason(rule, key, tuple(args.items()))
