"""What happened since a seat last chose, step by step: how it saw the table after each event it was told of.

The moves since then are played once more with somebody listening. Games do nothing for it, and it costs nothing until
somebody asks for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from wardroom.kernel import Game, Record, State
from wardroom.kernel.table import open_record


@dataclass(frozen=True, slots=True)
class Frame:
    """The table as a seat saw it when so many lines stood in its log."""

    told: int
    view: Any


def play_back(game: Game[Any], record: Record, seat: int, first: int) -> list[Frame]:
    """One frame for each event since the move `first` that this seat was told of and that still stands. The record is
    the host's own, with its seed; nothing leaves here that the seat did not see at that moment."""
    table = open_record(game, record)
    frames: list[Frame] = []
    told = 0

    def listen(state: State) -> None:
        nonlocal told
        if table.log[-1].only >> seat & 1:
            told += 1
            frames.append(Frame(told, game.view(state, seat)))

    for number, move in enumerate(record.moves):
        if number == first:
            told = count_told(table, seat)
        table.line.state.heard = listen if number >= first else None
        table.choose_key(move.seat, move.key)
        if number >= first:  # what was taken back is no longer told
            told = count_told(table, seat)
            frames = [frame for frame in frames if frame.told <= told]
    return frames


def count_told(table: Any, seat: int) -> int:
    return sum(event.only >> seat & 1 for event in table.log)
