"""`POST /games/{id}/token`: the token of a seat, told once."""

from __future__ import annotations

from typing import Any

from wardroom.store.rows import GameRow

from ..render import Words
from .lists import title_of


def token(row: GameRow, seat: int, secret: str, base: str, words: Words) -> dict[str, Any]:
    """The context of `token.html`. `base` is the address of the server."""
    return {
        "row": row,
        "title": title_of(row.game, words),
        "seat": seat,
        "name": row.seats[seat].name,
        "token": secret,
        "address": f"{base}/api/games/{row.id}",
    }
