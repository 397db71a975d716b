"""`python -m bench.captains`: matches of Captain's Chair in which every deal is played twice.

    python -m bench.captains commander greedy --deals 50     two players, who change seats and captains
    python -m bench.captains greedy greedy --deals 150       the captains themselves, who change seats
    python -m bench.captains glance glance --deals 600       the same, played by what looks best at a glance: quick

With different players each deal has another pair of captains at its seats, until all thirty have met; with equal ones
the fifteen pairs take turns, and a table by pair is printed. The same seed gives the same games.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import combinations, permutations
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

from wardroom.arena.match import Match, play
from wardroom.arena.processes import do_all
from wardroom.arena.simulate import wilson
from wardroom.games.chair import GAME, victors
from wardroom.games.chair.cards.boards import CAPTAINS
from wardroom.games.chair.state import Chair
from wardroom.kernel import Ask, Chance, Line, Option
from wardroom.players import make


class Game(NamedTuple):
    """One game of a deal; `turned`: the second one."""

    players: tuple[str, str]
    seed: str
    deal: int
    turned: bool

    @property
    def captains(self) -> tuple[str, str]:
        """By seat."""
        if self.players[0] == self.players[1]:
            first, second = PAIRS[self.deal % len(PAIRS)]
            return (second, first) if self.turned else (first, second)
        return MIXED[self.deal % len(MIXED)]


class Outcome(NamedTuple):
    """Of the first player or, where players are equal, of the first captain of a pair: its share of the victory, and
    the points of both."""

    game: Game
    won: float
    points: tuple[int, int]


PAIRS = list(combinations(CAPTAINS, 2))
MIXED = list(permutations(CAPTAINS, 2))
Random(5).shuffle(MIXED)  # so that even few deals have all captains
GLANCE, FOREVER = "glance", 1_000_000


def played(game: Game) -> Outcome:
    captains = {f"captain_{seat}": name for seat, name in enumerate(game.captains, 1)}
    deal = sha256(f"{game.seed}/{game.deal}".encode()).digest()
    own = int(game.turned)  # the seat of the first
    if game.players == (GLANCE, GLANCE):
        line = Line(GAME, GAME.setup(2, GAME.agreed(captains), Chance(deal)), light=True)
        line.play_out(what_looks_best, FOREVER)
        result, winners = GAME.result(line.state), victors(line.state)
        return Outcome(game, (own in winners) / len(winners), (result[own], result[1 - own]))
    seats = game.players[::-1] if game.turned else game.players
    players = [make(name, f"{game.seed}/{game.deal}/{seat ^ own}") for seat, name in enumerate(seats)]
    match = Match(GAME, 2, deal, captains)
    play(match, players)
    result = match.result or [0, 0]
    return Outcome(game, (own in match.winners) / len(match.winners), (result[own], result[1 - own]))


def what_looks_best(state: Chair, ask: Ask) -> Option:
    rated = GAME.mind.rate(state, ask)
    return ask.options[rated.index(max(rated))]


def games(players: tuple[str, str], seed: str, deals: int) -> Iterator[Game]:
    return (Game(players, seed, deal, turned) for deal in range(deals) for turned in (False, True))


def told(outcomes: Sequence[Outcome]) -> str:
    """Games, win rate with its interval, mean points, and the margin by deals with its standard error."""
    rate = mean(each.won for each in outcomes)
    low, high = wilson(rate, len(outcomes))
    deals = defaultdict(list)
    for each in outcomes:
        deals[each.game.deal].append(each.points[0] - each.points[1])
    margins = [mean(each) for each in deals.values()]
    error = stdev(margins) / len(margins) ** 0.5 if len(margins) > 1 else 0.0
    points = " - ".join(f"{mean(each.points[who] for each in outcomes):.1f}" for who in (0, 1))
    share = f"{rate:.1%} | {low:.1%} - {high:.1%}"
    return f"{len(outcomes)} | {share} | {points} | {mean(margins):.1f} ± {error:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.captains", description=__doc__)
    parser.add_argument("players", nargs=2)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    outcomes = list(do_all(played, games((given.players[0], given.players[1]), given.seed, given.deals), given.jobs))
    print("match | games | won | interval | points | margin")
    print(f"{' - '.join(given.players)} | {told(outcomes)}")
    if given.players[0] == given.players[1]:
        for number, pair in enumerate(PAIRS):
            if own := [each for each in outcomes if each.game.deal % len(PAIRS) == number]:
                print(f"{' - '.join(pair)} | {told(own)}")


if __name__ == "__main__":
    main()
