"""Tables with fixed seeds, and choices made at random."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from random import Random
from typing import Any, Protocol

from wardroom.kernel import Game, Line, Option, Seat, Table
from wardroom.players import make

from .contrary import Contrary, Hasty
from .faults import Fault, Property

Chooser = Callable[[Seat[Any], Random], Option]
"""Whoever plays: from a seat and dice to one of its options."""


class Player(Protocol):
    """Whoever plays with dice of its own: the same seat in the same position gives the same choice."""

    def choose(self, seat: Seat[Any]) -> Option: ...


OWN_PLAYERS = {"contrary": Contrary, "hasty": Hasty}
"""The kit's own, by name."""
LONGEST = 20_000
"""No game needs this many decisions."""


def new_table(game: Game[Any], seed: str, number: int) -> Table[Any]:
    """Table `number` of a run: numbers of seats take turns, about every other table has settings of its own."""
    dice = Random(f"{seed}/{number}/table")
    settings: Mapping[str, object] = {}
    if dice.random() < 0.5:
        settings = game.sample_settings(dice) if game.sample_settings is not None else draw_settings(game, dice)
    seats = game.seats[number % len(game.seats)]
    return Table(game, seats, sha256(f"{seed}/{number}".encode()).digest(), settings=settings)


def draw_settings(game: Game[Any], dice: Random) -> dict[str, object]:
    """Any value for every setting."""
    return {name: dice.choice(setting.choices) for name, setting in game.named_settings.items()}


def chooser_of(player: Chooser | Player | None) -> Chooser:
    """Anybody as a chooser; nobody plays at random."""
    if player is None:
        return at_random
    if callable(player):
        return player
    known = player
    return lambda seat, _dice: known.choose(seat)


def seat_players(names: Sequence[str], seats: int, seed: str, number: int) -> list[Chooser]:
    """Table `number` of a run is shared by players of these names: chance says who sits where, each with dice of its
    own."""
    dice = Random(f"{seed}/{number}/players")
    return [chooser_of(named_player(dice.choice(names), f"{seed}/{number}/{seat}")) for seat in range(seats)]


def named_player(name: str, seed: str) -> Player:
    """A player by its name; the kit has some of its own."""
    return OWN_PLAYERS[name](seed) if name in OWN_PLAYERS else make(name, seed)


def at_random(seat: Seat[Any], dice: Random) -> Option:
    """Any legal option."""
    assert seat.ask is not None
    return dice.choice(seat.ask.options)


def pick(line: Line[Any], dice: Random) -> tuple[int, Option]:
    """A random legal choice of a random seat that is asked."""
    ask = dice.choice(line.waiting())
    if not ask.options:
        raise Fault(Property.ENDS, f"“{ask.kind}” is asked, but nothing can be chosen", ask.seat)
    return ask.seat, dice.choice(ask.options)


def run_out(line: Line[Any], dice: Random) -> None:
    """Random choices to the end."""
    for _ in range(LONGEST):
        if line.over:
            return
        line.answer(*pick(line, dice))
    raise Fault(Property.ENDS, f"no end after {LONGEST} decisions")


def check_length(decisions: int, limit: int) -> None:
    if decisions > limit:
        raise Fault(Property.ENDS, f"no end after {limit} decisions")
