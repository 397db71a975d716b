"""The rules of Beacons, one by one, and what must hold in every game."""

from __future__ import annotations

from beacons import GAME
from beacons.state import ROW, Position, hand

from wardroom.kernel import Chance
from wardroom.testing import Sitting, at, check


def begin(seats: int = 2) -> Sitting[Position]:
    """A table with cards that are the same each time."""
    return Sitting(at(GAME, GAME.setup(seats, GAME.agreed({}), Chance(b"any"))))


def test_everybody_draws_four_lights() -> None:
    """BEA-1.1"""
    for seats in GAME.seats:
        sitting = begin(seats)
        assert all(len(sitting.faces(hand(seat))) == 4 for seat in range(seats))


def test_a_light_must_be_higher_than_the_last_one() -> None:
    """BEA-2.2, BEA-2.3"""
    sitting = begin()
    highest = max(sitting.faces(hand(0)), key=int)
    sitting.choose(highest)
    assert sitting.faces(ROW) == [highest] and sitting.asked == (1, "turn")
    for light in sitting.faces(hand(1)):
        too_low = int(light) < int(highest)
        assert sitting.why(light) == (("BEA-2.3", "too-low") if too_low else None)


def test_the_game_ends_when_all_have_dropped_out() -> None:
    """BEA-2.1, BEA-3.1"""
    sitting = begin()
    sitting.choose(min(sitting.faces(hand(0)), key=int), "pass", "pass")
    assert sitting.table.over and sitting.table.result == [1, 0] and sitting.table.winners == [0]


def test_it_conforms() -> None:
    """Games end, nothing leaks, records replay, no text is missing."""
    check(GAME, games=5).raise_first()
