"""The smallest players: one that is honest and one that is not."""

from __future__ import annotations

from random import Random
from typing import Any

from wardroom.kernel import Option, Seat


def flat(seat: Seat[Any], dice: Random, worlds: int = 2) -> Option:
    """The smallest search: each option, a few imagined worlds, random play to the end."""
    assert seat.ask is not None
    best: tuple[int, Option] | None = None
    for option in seat.ask.options:
        total = 0
        for _ in range(worlds):
            world = seat.imagine(dice.randbytes(8))
            world.answer(seat.number, option)
            world.run_out(dice.random)
            result = world.game.result(world.state)
            total += result[seat.number] - max(points for other, points in enumerate(result) if other != seat.number)
        if best is None or total > best[0]:
            best = total, option
    assert best is not None
    return best[1]


def peep(seat: Seat[Any], _dice: Random) -> Option:
    """Looks behind its seat: it goes by all faces there are."""
    assert seat.ask is not None
    faces = seat._table.line.state.cards.faces
    order = sum(place * len(face) for place, face in enumerate(faces))
    return seat.ask.options[order % len(seat.ask.options)]


def meddle(seat: Seat[Any], _dice: Random) -> Option:
    """Changes the table while it thinks."""
    assert seat.ask is not None
    seat._table.line.state.chance.counter += 1
    return seat.ask.options[0]
