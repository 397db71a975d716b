"""`python -m bench.academy`: matches of Star Trek CCG between ready-made decks, in which every deal is played twice.

    python -m bench.academy commander greedy --deals 50     two players, who change seats and decks
    python -m bench.academy greedy greedy --deals 30        the decks themselves; each pair of them at both seats
    python -m bench.academy greedy greedy --format full --deals 2

Each deal has the next pair of decks at its seats. A game is told as soon as it is over, and what came of all of them at
the end. The same seed gives the same games.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import permutations
from statistics import mean, median
from time import process_time
from typing import Any, NamedTuple

from wardroom.arena.match import Match, play
from wardroom.arena.simulate import wilson
from wardroom.games.ccg import GAME
from wardroom.games.ccg.decks import DECKS, deck_of
from wardroom.games.ccg.state import FULL
from wardroom.kernel import Option, Seat
from wardroom.players import Player, make


class Outcome(NamedTuple):
    """`decks`, `points` by seat; `won`: the share of the victory of the first player, which sat at seat `own`."""

    decks: tuple[str, str]
    own: int
    won: float
    points: tuple[int, int]
    turns: int
    by_points: bool  # and not because both decks are empty (CCG-1.8)
    thought: tuple[list[float], list[float]]  # seconds of each decision, by player


class Timed:
    """A player, and how long it thought."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.thought: list[float] = []

    def choose(self, seat: Seat[Any]) -> Option:
        start = process_time()
        choice = self.player.choose(seat)
        self.thought.append(process_time() - start)
        return choice


def played(names: tuple[str, str], decks: tuple[str, str], format: str, seed: str, deal: int, turned: bool) -> Outcome:
    own = int(turned)  # the seat of the first
    seats = names[::-1] if turned else names
    players = [Timed(make(name, f"{seed}/{deal}/{seat ^ own}")) for seat, name in enumerate(seats)]
    settings = {"format": format, "deck_1": decks[0], "deck_2": decks[1], "plays": 1 if format == FULL else 2}
    match = Match(GAME, 2, sha256(f"{seed}/{deal}".encode()).digest(), settings)
    play(match, players)
    result, state = match.result or [0, 0], match.line.state
    thought = (players[own].thought, players[1 - own].thought)
    won = (own in match.winners) / len(match.winners)
    by_points = "decks empty" not in state.happened
    return Outcome(decks, own, won, (result[0], result[1]), state.turn, by_points, thought)


def games(names: tuple[str, str], format: str, seed: str, deals: int) -> Iterator[Outcome]:
    decks = [name for name in DECKS if deck_of(name).format == format]
    pairs = list(permutations(decks, 2))
    for deal in range(deals):
        for turned in (False, True) if names[0] != names[1] else (False,):
            yield played(names, pairs[deal % len(pairs)], format, seed, deal, turned)


def share(won: float, games: int) -> str:
    low, high = wilson(won, games)
    return f"{won:.1%} | {low:.1%} - {high:.1%}"


def told(names: tuple[str, str], outcomes: Sequence[Outcome]) -> Iterator[str]:
    """Games, win rate of the first with its interval, mean points of both, turns, how many ended by points, and the
    median time of a decision in milliseconds; then the decks, where the players are equal."""
    points = " - ".join(f"{mean(each.points[each.own ^ who] for each in outcomes):.1f}" for who in (0, 1))
    thought = [median([1000 * time for each in outcomes for time in each.thought[who]] or [0]) for who in (0, 1)]
    rate = share(mean(each.won for each in outcomes), len(outcomes))
    turns = f"{mean(each.turns for each in outcomes):.1f} | {sum(each.by_points for each in outcomes)}"
    yield f"{' - '.join(names)} | {len(outcomes)} | {rate} | {points} | {turns} | {thought[0]:.0f} - {thought[1]:.0f}"
    if names[0] == names[1]:
        by_deck = defaultdict(list)
        for each in outcomes:
            by_deck[each.decks[0]].append(each.won)
            by_deck[each.decks[1]].append(1 - each.won)
        for deck, won in by_deck.items():
            yield f"{deck} | {len(won)} | {share(mean(won), len(won))}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.academy", description=__doc__)
    parser.add_argument("players", nargs=2)
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--format", default="academy", choices=("academy", "full"))
    given = parser.parse_args()
    names, outcomes = (given.players[0], given.players[1]), list[Outcome]()
    for each in games(names, given.format, given.seed, given.deals):
        outcomes.append(each)
        print(
            f"{' - '.join(each.decks)}, seat {each.own + 1}: {each.won:g}, {each.points}, turn {each.turns}", flush=True
        )
    print("players or deck | games | won | interval | points | turns | ended by points | ms a decision")
    print(*told(names, outcomes), sep="\n")


if __name__ == "__main__":
    main()
