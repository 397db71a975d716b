"""One game between players, without a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from wardroom.kernel import Ask, Game, Move, State, Table
from wardroom.players import Player

S = TypeVar("S", bound=State)
UNRECORDED = Move(-1, "", "")


class Match(Table[S]):
    """A table that keeps no record, no chain and no log: only what players need. Choices are checked all the same."""

    __slots__ = ()

    def __init__(self, game: Game[S], seats: int, seed: bytes, settings: Mapping[str, object] | None = None) -> None:
        super().__init__(game, seats, seed, settings=settings)
        self.log = []
        self.line.state.news = None

    def _key(self, ask: Ask, place: int) -> str:
        return ""

    def _write(self, seat: int, key: str, turned: bool) -> None:
        self.moves.append(UNRECORDED)


def play(table: Table[Any], players: Sequence[Player]) -> int:
    """Play to the end; how many decisions it took."""
    made = 0
    line = table.line
    while line.asks:
        for ask in line.waiting():
            table.choose(ask.seat, players[ask.seat].choose(table.seat(ask.seat)))
            made += 1
    return made
