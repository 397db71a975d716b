"""One game between players, without a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from wardroom.kernel import Game, Move, Option, State, Table
from wardroom.kernel.ask import UNLISTED
from wardroom.kernel.errors import Refused
from wardroom.players import Player

S = TypeVar("S", bound=State)
UNRECORDED = Move(-1, "", "")


class Match(Table[S]):
    """A table that keeps no record, no chain, and a log only if asked to: what players need. Choices are checked all
    the same."""

    __slots__ = ()

    def __init__(
        self, game: Game[S], seats: int, seed: bytes, settings: Mapping[str, object] | None = None, log: bool = False
    ) -> None:
        super().__init__(game, seats, seed, settings=settings)
        if not log:
            self.log = []
            self.line.state.news = None

    def _seal(self) -> str:
        return ""

    def choose(self, seat: int, option: Option) -> None:
        """As at a table, but nothing can be taken back."""
        ask = self._ask_of(seat)
        options = ask.options
        if option not in options:
            raise Refused(ask.why(option) or UNLISTED)
        self.line.answer(seat, options[options.index(option)])  # our own value: a Card, not the caller's bare number
        self.moves.append(UNRECORDED)


def play(table: Table[Any], players: Sequence[Player]) -> int:
    """Play to the end; how many decisions it took."""
    made = 0
    line = table.line
    seats = [table.seat(number) for number in range(line.state.seats)]
    while line.asks:
        for ask in line.waiting():
            table.choose(ask.seat, players[ask.seat].choose(seats[ask.seat]))
            made += 1
    return made
