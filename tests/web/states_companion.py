"""Interesting states of SETI's companion: played by somebody who answers at random, up to a question."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from wardroom.kernel import SPECTATOR, Table, find

from .states import State, Wanted

READER = 0
SELDOM = ("correct", "completed", "found")
"""What a person reports now and then."""


def played(wanted: Wanted, level: int = 3, most: int = 400) -> Table[Any]:
    """A game up to the first position that is wanted."""
    for number in range(most):
        dice = Random(number)
        table: Table[Any] = Table(
            find("seti-companion"), 1, number.to_bytes(32, "big"), settings={"difficulty": level}, names=["Ann"]
        )
        while not table.over and not wanted(table):
            ask = table.seat(READER).ask
            assert ask is not None
            usual = [option for option in ask.options if option not in SELDOM or dice.random() < 0.1]
            table.choose(READER, dice.choice(usual or list(ask.options)))
        if wanted(table):
            return table
    raise LookupError("no such position in so many games")


def asks(*kinds: str, round: int = 1, discs: bool = True, found: int = 0) -> Wanted:
    """One of these is asked, late enough in the game; `discs`: somebody has said how they stand."""

    def wanted(table: Table[Any]) -> bool:
        ask, kept = table.line.ask(READER), table.line.state
        known = kept.discs_known == discs and len(kept.found) >= found
        return ask is not None and ask.kind in kinds and kept.round >= round and known

    return wanted


def state(*kinds: str, level: int = 3, **more: Any) -> Callable[[], State]:
    return lambda: State(played(asks(*kinds, **more), level), READER)


STATES: dict[str, Callable[[], State]] = {
    "companion-begin": state("turn-report", level=1, discs=False),
    "companion-disc": state("disc", discs=False),
    "companion-discs": state("discs", level=5),
    "companion-report": state("turn-report", level=4, round=3),
    "companion-species": state("turn-report", level=5, round=4, found=2),
    "companion-slots": state("slots", round=2),
    "companion-lowest": state("lowest", round=2),
    "companion-correct": state("correct", round=2),
    "companion-fix": state("fix-techs", "fix-spaces", "fix-slots"),
    "companion-pause": state("pause-report", round=2),
    "companion-round": state("round-report", level=2),
    "companion-total": state("total", level=2),
    "companion-over": lambda: State(played(lambda table: table.over), READER),
    "companion-spectator": lambda: State(played(asks("turn-report", round=2)), SPECTATOR),
}
