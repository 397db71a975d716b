"""Interesting states of the companion of Captain's Chair, played by somebody who answers at random up to a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from wardroom.games.chair.automa.companion import GAME
from wardroom.games.chair.automa.companion.asking import NONE
from wardroom.games.chair.automa.companion.report import ENDS
from wardroom.kernel import SPECTATOR, Option, Table

from .states import State, Wanted

READER = 0
SETTINGS = {"captain": "picard", "board": "advanced", "bot": "sela", "rank": "captain"}
SELDOM = ("correct", "bot", NONE)
"""What a person reports now and then; that a deck is empty hardly ever."""


def played(wanted: Wanted, most: int = 100, **settings: Any) -> Table[Any]:
    """A game up to the first position that is wanted."""
    for number in range(most):
        dice = Random(number)
        seed, agreed = number.to_bytes(32, "big"), SETTINGS | settings
        table: Table[Any] = Table(GAME, 1, seed, settings=agreed, names=["Ann"])
        while not table.over and not wanted(table):
            ask = table.seat(READER).ask
            assert ask is not None
            table.choose(READER, answer(ask.options, dice))
        if wanted(table):
            return table
    raise LookupError("no such position in so many games")


def answer(options: Sequence[Option], dice: Random) -> Option:
    """Some reports in a turn, and then no more."""
    if options[0] in ENDS.values() and dice.random() < 0.2:
        return options[0]
    usual = [option for option in options if option not in SELDOM or dice.random() < 0.02]
    return dice.choice(usual or list(options))


def asks(*kinds: str, turn: int = 0, late: bool = False) -> Wanted:
    """One of these is asked, not before a turn; `late`: after the Bot's last."""

    def wanted(table: Table[Any]) -> bool:
        ask, kept = table.line.ask(READER), table.line.state
        return ask is not None and ask.kind in kinds and kept.turn >= turn and (kept.stage == "last") == late

    return wanted


def in_a_pause(turn: int) -> Wanted:
    """The Bot waits until its card is carried out on the table."""

    def wanted(table: Table[Any]) -> bool:
        return asks("report", turn=turn)(table) and table.line.state.stage == "pause"

    return wanted


def state(*kinds: str, reader: int = READER, turn: int = 0, late: bool = False, **more: Any) -> Callable[[], State]:
    return lambda: State(played(asks(*kinds, turn=turn, late=late), **more), reader)


def after(*keys: str, first: bool = False) -> Callable[[], State]:
    """What is asked after these answers in the person's turn, and after the first of the options then."""

    def made() -> State:
        table = played(asks("report", turn=4))
        for key in keys:
            table.choose_key(READER, key)
        if first:
            seat = table.seat(READER)
            assert seat.ask is not None
            seat.choose(seat.ask.options[0])
        return State(table, READER)

    return made


STATES: dict[str, Callable[[], State]] = {
    "chair-companion-begin": state("neutral-card"),
    "chair-companion-market": state("market-card"),
    "chair-companion-report": state("report", turn=6),
    "chair-companion-tokens": state("tokens", turn=2),
    "chair-companion-here": state("your-teams", turn=2),
    "chair-companion-token": state("your-token", turn=4),
    "chair-companion-pause": lambda: State(played(in_a_pause(5), bot="koloth"), READER),
    "chair-companion-attacked": state("attacked", turn=1, bot="koloth"),
    "chair-companion-turned": state("turned-incident", turn=1),
    "chair-companion-on-bot": after("bot"),
    "chair-companion-correct": after("correct"),
    "chair-companion-fix": after("correct", "teams"),
    "chair-companion-face": after("correct", "card", first=True),
    "chair-companion-last": state("report", late=True),
    "chair-companion-total": state("total"),
    "chair-companion-over": lambda: State(played(lambda table: table.over), READER),
    "chair-companion-spectator": state("report", turn=6, reader=SPECTATOR, captain="shran", bot="burnham"),
}
