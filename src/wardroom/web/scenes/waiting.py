"""`GET /games/{id}` while a table gathers its players."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from wardroom.kernel.game import games
from wardroom.store.rows import GameRow, SeatRow

from ..render import Words
from .captions import free_seats, kind, of_game
from .lists import title_of
from .settings import settings_of_seat


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat in the waiting room. `link` is the secret address, if the reader may see it."""

    seat: int
    name: str
    kind: str
    taken: bool
    mine: bool
    link: str
    can_reissue: bool
    settings: Sequence[tuple[str, str]]  # what belongs to this seat


def waiting(
    row: GameRow,
    words: Words,
    *,
    host: bool,
    mine: Collection[int] = (),
    links: Mapping[int, str] | None = None,
    watch: str = "",
    wrong: str = "",
) -> dict[str, Any]:
    """The context of `waiting.html`. `links` are the seat links, whole addresses by seat, and `watch` the
    spectators' link likewise: nobody but the host is shown them.

    Forms go to `/games/{id}/host` with the field `do`: `reissue` (with `seat`), `watch`, `list`, `unlist`, `start`."""
    shown = dict(links or {}) if host else {}
    free = free_seats(row)
    return {
        "row": row,
        "title": title_of(row.game, words),
        "chairs": [chair(seat, row, mine, shown.get(seat.seat, ""), host, words) for seat in row.seats],
        "tip": bool(shown),
        "free": len(free),
        "seats": len(row.seats),
        "host": host,
        "mine": bool(mine),
        "watch": watch if host else "",
        "listed": row.listed,
        "wrong": wrong,
    }


def chair(seat: SeatRow, row: GameRow, mine: Collection[int], link: str, host: bool, words: Words) -> Chair:
    free = seat.kind != "bot" and not seat.taken
    game = games().get(row.game)
    return Chair(
        seat=seat.seat,
        name=seat.name or words("web-setup-player", number=seat.seat + 1),
        kind=kind(words, seat),
        taken=not free,
        mine=seat.seat in mine,
        link=link if free else "",
        can_reissue=host and free and seat.kind == "person",
        settings=settings_of_seat(game, row.settings, seat.seat, of_game(game, words.language)) if game else (),
    )
