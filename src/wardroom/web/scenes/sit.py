"""`GET /sit/{secret}`, `/watch/{secret}`, `/open/{id}`: an invitation, and what to say when it no longer holds.

The forms post `name` and `luck` to where the page is told to send them."""

from __future__ import annotations

from typing import Any

from wardroom.kernel.table import LONGEST_NAME
from wardroom.store.rows import GameRow

from ..render import Words
from .captions import kind
from .lists import title_of
from .setup import LONGEST_LUCK


def sit(
    row: GameRow, words: Words, *, action: str, seat: int | None, me: str = "", host: str = "", wrong: str = ""
) -> dict[str, Any]:
    """The context of `sit.html`. `seat` is None for spectators; `host` is the name of who invites, if known; `me` the
    name this browser used last."""
    name = "" if seat is None else row.seats[seat].name
    host = host or next((each.name for each in row.seats if each.kind == "person" and each.taken), "")
    return {
        "row": row,
        "action": action,
        "title": title_of(row.game, words),
        "host": host,
        "watch": seat is None,
        "name": me or name,
        "others": [(each.seat, each.name, kind(words, each)) for each in row.seats if each.seat != seat],
        "started": row.status != "waiting",
        "longest_name": LONGEST_NAME,
        "longest_luck": LONGEST_LUCK,
        "wrong": wrong,
    }
