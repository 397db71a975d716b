"""Interesting states of Captain's Chair: games in which everybody chooses at random but likes to go on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from wardroom.games.chair import GAME
from wardroom.games.chair.state import RIVAL, Chair
from wardroom.kernel import SPECTATOR, Table

from .states import NAMES, State

READER = 0
LAST = ("end", "no", "pass", "done")
"""What is chosen only where there is nothing else, so that much lies on the table."""


def played(stop: Callable[[Table[Chair]], bool], seats: int = 2, seed: bytes = b"7", **settings: Any) -> Table[Chair]:
    given = {"captain_1": "picard", "captain_2": "sela", "board_1": "advanced", **settings}
    table: Table[Chair] = Table(GAME, seats, seed, names=NAMES[:seats], settings=GAME.agreed(given))
    random = Random(4)
    while not table.over and not stop(table):
        seat = table.waiting()[0]
        assert seat.ask is not None
        seat.choose(random.choice([each for each in seat.ask.options if each not in LAST] or seat.ask.options))
    return table


def asks(kind: str, turn: int = 0, seat: int = READER, actions: int | None = None) -> Callable[[Table[Chair]], bool]:
    """Whether somebody is asked this, not before a turn and with so many Actions left."""

    def stop(table: Table[Chair]) -> bool:
        asked, state = table.waiting()[0], table.line.state
        assert asked.ask is not None
        found = asked.number == seat and asked.ask.kind == kind and state.turn >= turn
        return found and actions in (None, state.actions)

    return stop


def state(stop: Callable[[Table[Chair]], bool], reader: int = READER, **more: Any) -> Callable[[], State]:
    return lambda: State(played(stop, **more), reader)


def in_its_turn(table: Table[Chair]) -> bool:
    """The person is asked something while the Bot has its turn, not before it has turned up a card."""
    state = table.line.state
    return state.turn >= 5 and state.active == RIVAL and bool(state.told_rows)


BOT: dict[str, Any] = {"seats": 1, "alone": "bot", "captain_2": "sela", "board_2": "basic", "rank": "captain"}
AFTER_ITS_TURN = asks("act", 8, actions=3)


def step_of_its_turn(key: str, number: int) -> Callable[[], State]:
    """Its last turn is looked at again: where something of this kind was told for the so manieth time."""

    def made() -> State:
        table = played(AFTER_ITS_TURN, **BOT)
        seat = table.seat(READER)
        told = [at for at, (each, _) in enumerate(seat.log, 1) if at > seat.told_before and each == key]
        return State(table, READER, {"at": told[number - 1]})

    return made


STATES: dict[str, Callable[[], State]] = {
    "chair-act": state(asks("act", 8, actions=2)),
    "chair-first": state(asks("act", actions=3), captain_1="burnham", captain_2="koloth"),
    "chair-late": state(
        asks("act", 14), seed=b"5", captain_1="sisko", captain_2="shran", board_1="basic", board_2="advanced"
    ),
    "chair-scan": state(asks("scan", 2)),
    "chair-control": state(asks("control", 4)),
    "chair-gain": state(asks("gain", 2)),
    "chair-discard": state(asks("discard-any", 4)),
    "chair-cadet": state(asks("act", 4), seats=1, alone="cadet"),
    "chair-waiting": state(asks("act", 9, seat=1)),
    "chair-spectator": state(asks("act", 8), reader=SPECTATOR),
    "chair-bot": state(AFTER_ITS_TURN, **BOT),
    "chair-bot-first": state(asks("act", actions=3), **{**BOT, "rank": "ensign"}),
    "chair-bot-late": state(
        asks("act", 18, actions=2),
        seed=b"5",
        **{**BOT, "captain_1": "sisko", "captain_2": "burnham", "rank": "admiral"},
    ),
    "chair-bot-asked": state(in_its_turn, **{**BOT, "captain_2": "koloth"}),
    "chair-bot-step": step_of_its_turn("rival-sent", 1),
    "chair-bot-spectator": state(AFTER_ITS_TURN, reader=SPECTATOR, **BOT),
}
