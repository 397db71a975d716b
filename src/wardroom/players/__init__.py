"""Who plays: players that see only what their seat sees."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any

from wardroom.kernel import Seat
from wardroom.kernel.errors import BadSetup

from .basic import Greedy, Player, RandomPlayer
from .own import OwnPlayer, is_address
from .search import Advice, Search, stand_still

RANKS = {"ensign": 16, "lieutenant": 48, "commander": 160, "captain": 500, "admiral": 1600}
"""How many simulations each rank may make for a decision."""
NAMES = ("random", "greedy", *RANKS)

__all__ = ["NAMES", "RANKS", "Advice", "Greedy", "Player", "RandomPlayer", "Search", "hint", "is_address", "make"]


def make(name: str, seed: int | str = 0, seconds: float = inf, clock: Callable[[], float] = stand_still) -> Player:
    """A player by its name, or by where it is found: `module:factory`, called with the seed. A rank thinks for so many
    seconds at most, by that clock."""
    if name == "random":
        return RandomPlayer(str(seed))
    if name == "greedy":
        return Greedy(str(seed))
    if name in RANKS:
        return Search(str(seed), RANKS[name], seconds, clock)
    if is_address(name):
        return OwnPlayer(name, str(seed))
    raise BadSetup("unknown-player", player=name[:40], known=", ".join(NAMES))


def hint(
    seat: Seat[Any],
    rank: str = "commander",
    seed: int | str = 0,
    seconds: float = inf,
    clock: Callable[[], float] = stand_still,
) -> list[Advice]:
    """What a rank thinks of a seat's options, best first. Who is asked for advice takes care: no errors of haste."""
    if rank not in RANKS:
        raise BadSetup("unknown-player", player=rank[:40], known=", ".join(RANKS))
    search = Search(str(seed), RANKS[rank], seconds, clock)
    search.hasty = False
    return search.advise(seat)
