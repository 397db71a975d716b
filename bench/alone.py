"""`python -m bench.alone`: games of Captain's Chair against the printed Bot, by its captain and rank.

    python -m bench.alone greedy commander --deals 20            each player in the same games, all 30 cells
    python -m bench.alone greedy --ranks ensign --deals 20       the easiest rank alone

In the deals of a cell the person's captain is each of the five others in turn, on the basic board. The same seed gives
the same games. `--out FILE` keeps every game as a line, and games that stand there are not played again.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from statistics import mean, stdev
from typing import NamedTuple

from wardroom.arena.match import Match, play
from wardroom.arena.simulate import wilson
from wardroom.games.chair import GAME
from wardroom.games.chair.cards.boards import CAPTAINS
from wardroom.games.chair.cards.stardates import RANKS
from wardroom.games.chair.scoring import totals
from wardroom.games.chair.state import RIVAL
from wardroom.players import make


class Game(NamedTuple):
    """One game: who plays, against which captain at which rank, and which deal."""

    player: str
    bot: str
    rank: str
    seed: str
    deal: int

    @property
    def captain(self) -> str:
        """The person's."""
        others = [name for name in CAPTAINS if name != self.bot]
        return others[self.deal % len(others)]


class Outcome(NamedTuple):
    """What came of a game: whether it was won, by a Burn or not, and the points of both as they would have counted."""

    game: Game
    won: bool
    burned: bool
    points: tuple[int, int]

    @property
    def margin(self) -> int:
        return self.points[0] - self.points[1]


def played(game: Game) -> Outcome:
    settings = {"alone": "bot", "rank": game.rank, "captain_1": game.captain, "captain_2": game.bot}
    deal = sha256(f"{game.seed}/{game.bot}/{game.deal}".encode()).digest()  # the same at every rank
    match = Match(GAME, 1, deal, settings)
    play(match, [make(game.player, f"{game.seed}/{game.bot}/{game.deal}")])
    state = match.line.state
    points = totals(state)
    return Outcome(game, bool(match.winners), state.burned, (points[0], points[RIVAL]))


def games(players: Sequence[str], bots: Sequence[str], ranks: Sequence[str], seed: str, deals: int) -> Iterator[Game]:
    """Deal by deal, so that a run that is broken off has about as many of each cell."""
    cells = [(rank, bot, player) for rank in ranks for bot in bots for player in players]
    return (Game(player, bot, rank, seed, deal) for deal in range(deals) for rank, bot, player in cells)


def told(outcomes: Sequence[Outcome]) -> str:
    """Games, win rate with its interval, Burns, mean points, and the margin with its standard error."""
    rate = mean(each.won for each in outcomes)
    low, high = wilson(rate, len(outcomes))
    burns = sum(each.burned for each in outcomes)
    points = " - ".join(f"{mean(each.points[side] for each in outcomes):.1f}" for side in (0, RIVAL))
    margin = with_error([each.margin for each in outcomes])
    return f"{len(outcomes)} | {rate:.0%} | {low:.0%} - {high:.0%} | {burns} | {points} | {margin}"


def with_error(numbers: Sequence[float]) -> str:
    error = stdev(numbers) / len(numbers) ** 0.5 if len(numbers) > 1 else 0.0
    return f"{mean(numbers):.1f} ± {error:.1f}"


def compared(outcomes: Sequence[Outcome], one: str, other: str) -> str:
    """How much better one player did than another on the same deals."""
    by_deal = {each.game: each for each in outcomes}
    pairs = [(each, by_deal.get(each.game._replace(player=other))) for each in outcomes if each.game.player == one]
    both = [(mine, theirs) for mine, theirs in pairs if theirs is not None]
    if not both:
        return "no games"
    wins = sum(mine.won for mine, _ in both), sum(theirs.won for _, theirs in both)
    return f"{len(both)} | {wins[0]} - {wins[1]} won | {with_error([a.margin - b.margin for a, b in both])}"


def kept(file: Path | None) -> dict[Game, Outcome]:
    """The games that a file has."""
    if file is None or not file.exists():
        return {}
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    found = [Outcome(Game(*row[0]), row[1], row[2], (row[3][0], row[3][1])) for row in rows]
    return {each.game: each for each in found}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.alone", description=__doc__)
    parser.add_argument("players", nargs="+")
    parser.add_argument("--bots", nargs="+", default=list(CAPTAINS), choices=list(CAPTAINS))
    parser.add_argument("--ranks", nargs="+", default=list(RANKS), choices=RANKS)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", default="41")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    known, outcomes = kept(given.out), []
    for game in games(given.players, given.bots, given.ranks, given.seed, given.deals):
        outcome = known.get(game)
        if outcome is None:
            outcome = played(game)
            if given.out is not None:
                with given.out.open("a") as file:
                    print(json.dumps(outcome), file=file)
        outcomes.append(outcome)
    print("player | rank | captain of the Bot | games | won | interval | Burns | points | margin")
    for player in given.players:
        for rank in given.ranks:
            at_rank = [each for each in outcomes if each.game.player == player and each.game.rank == rank]
            for bot in given.bots:
                cell = [each for each in at_rank if each.game.bot == bot]
                print(f"{player} | {rank} | {bot} | {told(cell)}")
            print(f"{player} | {rank} | all | {told(at_rank)}")
    for one, other in zip(given.players[1:], given.players):
        print(f"{one} less {other}: games | won | margins")
        for rank in given.ranks:
            at_rank = [each for each in outcomes if each.game.rank == rank]
            print(f"{rank} | {compared(at_rank, one, other)}")
        print(f"all | {compared(outcomes, one, other)}")


if __name__ == "__main__":
    main()
