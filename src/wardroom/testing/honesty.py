"""Promise 6, honest opponents: a player decides by what its seat knows."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

from wardroom.kernel import Game, Line, Seat, Table, digest

from .faults import Fault, Property, Report
from .leaks import twin
from .playing import LONGEST, Chooser, Player, check_length, chooser_of, new_table, pick


def honest(
    game: Game[Any], player: Chooser | Player, games: int = 6, seed: str = "honest", rate: float = 0.2, twins: int = 1
) -> Report:
    """At some asks of random games, ask the player at the true table and at tables that its seat cannot tell from it.
    With the same dice it must choose the same, and change nothing. `rate`: at which share of the asks."""
    report, chooser = Report(game.name, seed), chooser_of(player)
    for number in range(games):
        table, dice = new_table(game, seed, number), Random(f"{seed}/{number}")
        try:
            while not table.over:
                check_length(len(table.moves), LONGEST)
                if dice.random() < rate:
                    seat = dice.choice(table.line.waiting()).seat
                    for _ in range(twins):
                        report.counts["twins"] += compare(table, chooser, seat, dice)
                table.choose(*pick(table.line, dice))
        except Fault as fault:
            report.faults.append(fault.at(number, table.seed, len(table.moves)))
        report.games += 1
    return report


def compare(table: Table[Any], chooser: Chooser, seat: int, dice: Random) -> bool:
    """The same choice at a twin of this table; whether there was one."""
    other = twin(table.line, seat, dice.randbytes(8))
    if other is None:
        return False
    throw, before = dice.random(), digest(table.line.state)
    choices = [chooser(Seat(place, seat), Random(throw)) for place in (table, beside(table, other))]
    if choices[0] != choices[1]:
        raise Fault(Property.HONEST, f"chose {choices[0]!r}, but {choices[1]!r} where only hidden cards differ", seat)
    if digest(table.line.state) != before:
        raise Fault(Property.HONEST, "changed the table while thinking", seat)
    return True


def beside(table: Table[Any], line: Line[Any]) -> Table[Any]:
    """The same table, at which another line is played."""
    other = copy(table)
    other.line = line
    return other
