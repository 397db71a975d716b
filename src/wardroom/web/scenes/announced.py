"""What happened to seats in mid-game besides moves, in words: who plays for whom, who was sent away."""

from __future__ import annotations

from typing import Any, NamedTuple

from minijinja import Markup

from wardroom.kernel import Seat
from wardroom.store.rows import GameRow

from ..render import Words
from .log import Linking, link_cards
from .players import rank


class Announced(NamedTuple):
    """What all were told, and after how many lines of the reader's log."""

    after: int
    html: Markup
    stands: bool  # that a computer plays for the reader: the table says so for as long as it is true


def tell_announced(seat: Seat[Any], row: GameRow, words: Words) -> list[Announced]:
    """All announcements to the reader of these words, oldest first."""
    linking = Linking.like(words)
    return [
        Announced(
            seat.count_told(each.told),
            link_cards(
                linking.say(f"web-announced-{each.what}", {"seat": each.seat, "rank": rank(each.player or "", words)}),
                row.game,
            ),
            each.what == "stand-in" and each.seat == seat.number,
        )
        for each in row.announced
    ]
