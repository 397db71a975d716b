"""Players of the kit's own. One does what nobody else would: rules must hold against it too. The other plays sensibly
and at once, so that long games come far; a greedy player thinks for longer than all checks along the way take."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from wardroom.kernel import Option, Seat

HUMOURS = ("worst", "first", "last", "stubborn")
SLIP = 256 // 4


class Contrary:
    """In one humour for a whole game: it takes what looks worst, or always the first or the last option, or it has a
    liking for some keys and takes them again and again, so that hands, pools and queues fill up or run dry. Now and
    then it takes anything, so that it does not go round in circles for ever."""

    def __init__(self, seed: str, humour: str = "") -> None:
        self.seed = seed
        self.humour = humour or HUMOURS[sha256(seed.encode()).digest()[0] % len(HUMOURS)]

    def choose(self, seat: Seat[Any]) -> Option:
        ask = seat.ask
        assert ask is not None
        roll = sha256(f"{self.seed}/{seat.number}/{seat.position}".encode()).digest()
        if roll[0] < SLIP:
            return ask.options[roll[1] % len(ask.options)]
        if self.humour == "worst":
            rated = at_a_glance(seat)
            return ask.options[rated.index(min(rated))]
        if self.humour == "stubborn":
            keys = dict(zip(ask.candidates, seat.candidates))
            return min(ask.options, key=lambda option: self.liking(keys[option]))
        return ask.options[0 if self.humour == "first" else -1]

    def liking(self, key: str) -> bytes:
        return sha256(f"{self.seed}/{key}".encode()).digest()


class Hasty:
    """It takes what looks best at a glance; now and then anything, so that it does not do the same in every game."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, seat: Seat[Any]) -> Option:
        ask = seat.ask
        assert ask is not None
        roll = sha256(f"{self.seed}/{seat.number}/{seat.position}".encode()).digest()
        if roll[0] < SLIP // 4:
            return ask.options[roll[1] % len(ask.options)]
        rated = at_a_glance(seat)
        return ask.options[rated.index(max(rated))]


def at_a_glance(seat: Seat[Any]) -> Sequence[int]:
    """How good each option looks, in a world that the seat believes possible."""
    world = seat.imagine(b"")
    mine = world.ask(seat.number)
    assert mine is not None
    return world.game.mind.rate(world.state, mine)
