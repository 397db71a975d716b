"""Interesting states of Starship Captains, played by our own players."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tests.games.starship.given import given
from wardroom.kernel import SPECTATOR
from wardroom.players import Advice
from wardroom.web.scenes.hint import Hint

from . import states
from .states import State, asks_late

READER = 0


played, asks = partial(states.played, game="starship"), asks_late


def state(kind: str, seats: int = 3, player: str = "greedy", **more: Any) -> Callable[[], State]:
    """Such a position, made when it is asked for."""
    return lambda: State(played(asks(kind, **more), seats, player), READER)


def hinted() -> State:
    found = played(asks("move", round=2))
    keys = [label.key for label in found.seat(READER).labels]
    advice = [Advice(key, 0.5 / (place + 1), 0.6 - place * 0.013) for place, key in enumerate(keys)]
    return State(found, READER, {"hint": Hint("commander", advice)})


def second() -> State:
    """A commander may call a subordinate back: of equal ones that stand apart in a long queue, any."""
    queue = ["cadet", "red", "cadet", "yellow", "blue", "yellow", "cadet", "commander-red", "yellow"]
    game = given(3, ready=[["commander-yellow", "red"]], queue=[queue], on_routes={}, names=states.NAMES[:3])
    return State(game.choose("weapons").table, READER)


STATES: dict[str, Callable[[], State]] = {
    "ship-turn": state("turn", round=2),
    "ship-opening": state("turn", 4),
    "ship-late": state("turn", round=4),
    "ship-move": state("move", round=2),
    "ship-hinted": hinted,
    "ship-jump": state("jump", player="random"),
    "ship-fight": state("fight", player="random"),
    "ship-tech": state("tech", options=4),
    "ship-slot": state("slot"),
    "ship-repair": state("repair", round=2, options=4),
    "ship-assign": state("assign", round=2),
    "ship-crew": state("crew", player="random"),
    "ship-second": second,
    "ship-track": state("track", round=2),
    "ship-drop": state("drop", player="random"),
    "ship-four": state("turn", 4, round=3),
    "ship-four-move": state("move", 4, round=3),
    "ship-solo": state("turn", 1, round=2),
    "ship-solo-mission": state("tenebre-mission", 1),
    "ship-waiting": lambda: State(played(asks("turn", round=2, reader=1)), READER),
    "ship-spectator": lambda: State(played(asks("turn", round=3), 4), SPECTATOR),
    "ship-over": lambda: State(played(lambda table: table.over, player="random"), READER),
}
