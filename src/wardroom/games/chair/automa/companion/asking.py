"""How the companion asks: short questions, each about one thing on the table, never about what it can know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wardroom.kernel import Ask, Asking, Judge, Option, Reason

HUMAN = 0
YES, NONE, BACK = "yes", "none", "back"
Answer = Asking[Any]


def ask(kind: str, options: Sequence[Option], judge: Judge | None = None, **args: Any) -> Answer:
    """One question. Whether an answer can be taken back depends on what the Bot does then."""
    answer = yield Ask(HUMAN, kind, options, judge, args=tuple(args.items()))
    return answer


def refuse(rule: str, key: str, **args: Any) -> Reason:
    return Reason(rule, key, tuple(args.items()))
