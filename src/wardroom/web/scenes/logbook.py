"""`GET /games/{id}/log`: all that happened, as the reader was told."""

from __future__ import annotations

from typing import Any

from wardroom.kernel import Seat
from wardroom.store.rows import GameRow

from .announced import tell_announced
from .captions import of_game, title
from .log import write_log


def logbook(seat: Seat[Any], row: GameRow, language: str) -> dict[str, Any]:
    """The context of `log.html`."""
    words = of_game(seat.game, language, row.names, seat.number)
    return {
        "row": row,
        "title": title(words),
        "entries": write_log(seat.log, words, row.game, announced=tell_announced(seat, row, words)),
        "seats": [(each.seat, each.name) for each in row.seats],
        "me": None if seat.watching else seat.number,
        "over": seat.over,
    }
