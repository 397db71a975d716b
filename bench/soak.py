"""`make soak`: a million simulated games of Missions in one process, and memory that does not grow.

Nearly all are random playouts of fresh deals, as search and statistics make them. Now and then one is played at a table
and its record is replayed, and one is played in the arena: what these leave behind would show as well.
"""

from __future__ import annotations

import argparse
import gc
import sys
from pathlib import Path
from random import Random
from resource import RUSAGE_SELF, getpagesize, getrusage
from time import perf_counter
from typing import Any

from wardroom.arena import Match, play
from wardroom.kernel import Chance, Game, Line, Record, Table, find, replay
from wardroom.players import RandomPlayer

from .size import allocated, deep_size

GAMES = 1_000_000
SEATS = 2
RARELY = 500
"""One game in so many is played at a table, another one in the arena."""
WARM = 0.02
"""Of all games; caches are full by then."""
EVERY = 10.0
GROWTH = 4 << 20
"""Bytes that a process may grow by in a million games: pages come and go, a leak of 5 bytes a game would show."""
LARGEST_TABLE = 100_000


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.soak", description="Many games in one process: is memory flat?"
    )
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many ({GAMES:,})")
    arguments = parser.parse_args()
    game = find("missions")
    sized = table_size(game)
    grown = soak(game, max(1, arguments.games))
    print(f"Memory grew by {grown / 1024:,.0f} KB after warming up (at most {GROWTH / 1024:,.0f} KB are allowed).")
    sys.exit(0 if grown <= GROWTH and sized <= LARGEST_TABLE else 1)


def table_size(game: Game[Any]) -> int:
    """What a table takes after a whole game, the larger of two opinions."""
    made = iter(range(1000))

    def played() -> Table[Any]:
        table = Table(game, SEATS, seed(next(made)))
        at_table(table, Random(1))
        return table

    ours = [vars(module) for name, module in sys.modules.items() if name.startswith("wardroom")]
    sizes = [deep_size(played(), ours) for _ in range(20)]
    told = allocated(played)
    mean = sum(sizes) / len(sizes)
    print(f"A table after a random game: {mean / 1000:.1f} KB on average, {max(sizes) / 1000:.1f} KB at most of 20,")
    print(f"{told / 1000:.1f} KB by the allocator ({LARGEST_TABLE / 1000:.0f} KB are allowed).", flush=True)
    return int(max(mean, told))


def soak(game: Game[Any], games: int) -> int:
    """Play so many games; by how many bytes the process grew after warming up."""
    dice = Random(1)
    settled = None
    start = last = perf_counter()
    highest = 0
    for number in range(1, games + 1):
        one_game(game, number, dice)
        if settled is None and number >= games * WARM:
            gc.collect()
            settled = resident()
        now = perf_counter()
        if now - last >= EVERY or number == games:
            last = now
            size = resident()
            highest = max(highest, size)
            rate = number / (now - start)
            print(f"{number:>10,} games  {rate:8,.0f} games/s  {size / (1 << 20):7.1f} MB", flush=True)
    return max(0, highest - (settled or highest))


def one_game(game: Game[Any], number: int, dice: Random) -> None:
    if number % RARELY == 0:
        table = Table(game, SEATS, seed(number))
        at_table(table, dice)
        replay(game, Record.from_json(table.record().to_json()))
    elif number % RARELY == 1:
        play(Match(game, SEATS, seed(number)), [RandomPlayer(f"{number}/{seat}") for seat in range(SEATS)])
    else:
        deal = game.setup(SEATS, game.agreed({}), Chance(seed(number)))
        Line(game, deal, light=True).run_out(dice.random)


def at_table(table: Table[Any], dice: Random) -> None:
    while table.line.asks:
        ask = table.line.waiting()[0]
        table.choose(ask.seat, dice.choice(ask.options))


def seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


def resident() -> int:
    """Bytes of memory this process has now; the most it ever had, where the system tells no better."""
    try:
        return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * getpagesize()
    except OSError:
        return getrusage(RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


if __name__ == "__main__":
    main()
