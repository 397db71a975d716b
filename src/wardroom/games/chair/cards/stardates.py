"""The Stardate cards of every mode: Glory, what the Bot may do, and what happens when they are empty (CHAIR-1.5)."""

from __future__ import annotations

from typing import NamedTuple

MARKET, NEUTRAL = "market", "neutral"
TO_INACTIVE, TO_SELF, DESTROY, END = "to_inactive", "to_self", "destroy", "end_of_game"
RANKS = ("ensign", "lieutenant", "commander", "captain", "admiral")
"""CHAIR-29.1: how hard the Bot is, from the easiest on. Each has a pile of its own."""


class Stardate(NamedTuple):
    """One Stardate card. `wipes`: what is wiped in its holder's Clean-up (CHAIR-10.4, CHAIR-10.5)."""

    number: int
    glory: int
    emptied: str
    wipes: tuple[str, ...] = ()
    bot_actions: int = 0


PILES: dict[str, tuple[Stardate, ...]] = {
    "two_player": (
        Stardate(1, 5, TO_INACTIVE, (MARKET,)),
        Stardate(2, 7, TO_INACTIVE, (MARKET,)),
        Stardate(3, 7, TO_INACTIVE, (MARKET, NEUTRAL)),
        Stardate(4, 6, TO_INACTIVE, (MARKET,)),
        Stardate(5, 5, END),
    ),
    "cadet": (
        Stardate(1, 5, TO_SELF, (MARKET, NEUTRAL)),
        Stardate(2, 5, END),
    ),
    "ensign": (
        Stardate(1, 6, TO_INACTIVE, (MARKET,), 2),
        Stardate(2, 7, DESTROY, (), 2),
        Stardate(3, 7, TO_INACTIVE, (MARKET, NEUTRAL), 2),
        Stardate(4, 6, DESTROY, (), 2),
        Stardate(5, 5, END, (), 3),
    ),
    "lieutenant": (
        Stardate(1, 5, TO_INACTIVE, (MARKET,), 2),
        Stardate(2, 7, DESTROY, (), 2),
        Stardate(3, 7, TO_INACTIVE, (MARKET, NEUTRAL), 3),
        Stardate(4, 6, DESTROY, (), 3),
        Stardate(5, 5, END, (), 3),
    ),
    "commander": (
        Stardate(1, 5, TO_INACTIVE, (MARKET,), 2),
        Stardate(2, 7, TO_INACTIVE, (MARKET,), 3),
        Stardate(3, 7, TO_INACTIVE, (MARKET, NEUTRAL), 3),
        Stardate(4, 6, DESTROY, (), 3),
        Stardate(5, 5, END, (), 4),
    ),
    "captain": (
        Stardate(1, 5, TO_INACTIVE, (MARKET,), 3),
        Stardate(2, 6, TO_INACTIVE, (MARKET,), 3),
        Stardate(3, 7, TO_INACTIVE, (MARKET, NEUTRAL), 3),
        Stardate(4, 6, TO_INACTIVE, (MARKET,), 4),
        Stardate(5, 5, END, (), 4),
    ),
    "admiral": (
        Stardate(1, 5, TO_INACTIVE, (MARKET,), 3),
        Stardate(2, 5, TO_INACTIVE, (MARKET,), 3),
        Stardate(3, 6, TO_INACTIVE, (MARKET, NEUTRAL), 4),
        Stardate(4, 6, TO_INACTIVE, (MARKET,), 4),
        Stardate(5, 5, END, (), 5),
    ),
}
