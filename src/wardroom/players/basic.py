"""Players that do not look ahead."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any, Protocol

from wardroom.kernel import Ask, Line, Option, Seat
from wardroom.kernel.errors import NotAsked


class Player(Protocol):
    """Whoever sits at a seat. It gets a `Seat`, never a table: it sees what its seat sees. With the same seed, at the
    same position of the same game, it does the same again."""

    def choose(self, seat: Seat[Any]) -> Option: ...


def dice(seed: str, seat: Seat[Any]) -> Random:
    """A player's own dice for one decision."""
    return Random(f"{seed}/{seat.number}/{seat.position}")


def ask_of(seat: Seat[Any]) -> Ask:
    """What the seat must choose now."""
    ask = seat.ask
    if ask is None:
        raise NotAsked(seat.number)
    return ask


class RandomPlayer:
    """Any legal option, all equally likely."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, seat: Seat[Any]) -> Option:
        options = ask_of(seat).in_order
        rolled = sha256(f"{self.seed}/{seat.number}/{seat.position}".encode()).digest()
        return options[int.from_bytes(rolled, "big") % len(options)]


class Greedy:
    """The option after which the position looks best, on average over a few worlds the seat believes possible."""

    def __init__(self, seed: str, worlds: int = 6) -> None:
        self.seed = seed
        self.worlds = worlds

    def choose(self, seat: Seat[Any]) -> Option:
        options = ask_of(seat).in_order
        if len(options) == 1:
            return options[0]
        rolls = dice(self.seed, seat)
        seen = looks(seat, options, rolls, self.worlds)
        best = max(seen)
        return options[rolls.choice([place for place, look in enumerate(seen) if look == best])]


def looks(seat: Seat[Any], options: Sequence[Option], rolls: Random, worlds: int) -> list[int]:
    """How good the position looks after each option, added up over some worlds, the same for all. Where two worlds look
    exactly alike nothing hidden matters, and the others are left out."""
    seeds = [rolls.randbytes(8) for _ in range(worlds)]
    first = look_ahead(seat, options, seeds[0])
    seen = first
    for number, seed in enumerate(seeds[1:], 1):
        one = look_ahead(seat, options, seed)
        if number == 1 and one == first:
            return [look * worlds for look in first]
        seen = [before + look for before, look in zip(seen, one)]
    return seen


def look_ahead(seat: Seat[Any], options: Sequence[Option], seed: bytes) -> list[int]:
    """How good it looks after each option in one world."""
    evaluate = seat.game.mind.evaluate
    seen = []
    for option in options:
        world = seat.imagine(seed)
        turn = world.turns
        world.answer(seat.number, option)
        follow_through(world, seat.number, turn)
        seen.append(evaluate(world.state, seat.number))
    return seen


def follow_through(world: Line[Any], seat: int, turn: int) -> None:
    """Finish the turn a seat has begun, by what looks best at a glance, so that a settled position is judged."""
    rate = world.game.mind.rate
    while (ask := world.ask(seat)) is not None and world.turns == turn:
        rated = rate(world.state, ask)
        world.answer(seat, ask.options[rated.index(max(rated))])
