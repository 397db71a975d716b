"""Who sits at the table, and who is thinking."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from wardroom.store.rows import GameRow, SeatRow

from ..render import Words


@dataclass(frozen=True, slots=True)
class Player:
    """A seat as the others see it."""

    seat: int
    name: str
    bot: bool
    kind: str  # a computer's rank, or how a person came in
    asked: bool
    state: str  # what it does now
    me: bool
    points: int | str | None = None  # as far as the reader may know
    leads: bool = False


def players(
    row: GameRow,
    words: Words,
    asked: Collection[int],
    reader: int,
    points: Sequence[int | str | None] = (),
    leading: Collection[int] = (),
) -> list[Player]:
    """Everybody, beginning with the reader, in the order in which they sit."""
    seats = len(row.seats)
    first = reader if reader < seats else 0
    found = [player(row.seats[(first + place) % seats], words, asked, reader) for place in range(seats)]
    return [replace(who, points=points[who.seat] if points else None, leads=who.seat in leading) for who in found]


def player(seat: SeatRow, words: Words, asked: Collection[int], reader: int) -> Player:
    bot = seat.kind == "bot" or seat.stand_in is not None
    chooses = seat.seat in asked
    state = words("web-table-thinks" if bot else "web-table-chooses") if chooses else ""
    return Player(seat.seat, seat.name, bot, kind(seat, words), chooses, state, seat.seat == reader)


def kind(seat: SeatRow, words: Words) -> str:
    if seat.kind == "bot" and seat.player is not None:
        return rank(seat.player, words)
    if seat.stand_in is not None:
        return words("web-table-stands-in", rank=rank(seat.stand_in, words))
    return words(f"web-kind-{seat.kind}" if seat.taken else "web-kind-free")


def rank(player: str, words: Words) -> str:
    """A computer player by its rank; one from elsewhere by its address."""
    return words(f"web-rank-{player}") if words.has(f"web-rank-{player}") else player
