"""Many games between players, on several cores, with the same result whatever their number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from wardroom.kernel import Game, Table, find
from wardroom.kernel.errors import BadSetup
from wardroom.players import Greedy, RandomPlayer, make

from .match import Match, play
from .processes import do_all

CONFIDENCE = 1.96


class Pairing(NamedTuple):
    """One game to be played: everything that decides its course."""

    game: str
    players: tuple[str, ...]  # by seat
    turn: int  # how many seats the players have moved on
    seed: str
    settings: Mapping[str, object]
    save: Path | None
    number: int


class Outcome(NamedTuple):
    """What came of it, by player (not by seat)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    reached: tuple[str, ...]


def simulate(
    game: Game[Any],
    players: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    swap: bool = False,
    settings: Mapping[str, object] | None = None,
    save: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play many games. With `swap` the players move on one seat every game. The same seed gives the same result."""
    game.check_seats(len(players))
    agreed = game.agreed(settings or {})
    for player in players:
        make(player)
    if games < 1 or jobs < 1:
        raise BadSetup("bad-number", name="games" if games < 1 else "jobs", value=games if games < 1 else jobs)
    pairings = (
        Pairing(
            game.name, tuple(players), number % len(players) if swap else 0, f"{seed}/{number}", agreed, save, number
        )
        for number in range(games)
    )
    start = perf_counter()
    tally = Tally(game, players)
    for outcome in do_all(play_pairing, pairings, jobs):
        tally.add(outcome)
        if progress is not None:
            progress(1)
    return tally.report(seed, perf_counter() - start)


def play_pairing(pairing: Pairing) -> Outcome:
    """Play one game."""
    game = find(pairing.game)
    seats = len(pairing.players)
    at = [(player + pairing.turn) % seats for player in range(seats)]  # the seat of each player
    players = [make(pairing.players[at.index(seat)], f"{pairing.seed}/{at.index(seat)}") for seat in range(seats)]
    deal = sha256(pairing.seed.encode()).digest()
    table: Table[Any]
    if pairing.save is None:
        reads = not all(isinstance(player, (RandomPlayer, Greedy)) for player in players)  # these never look back
        table = Match(game, seats, deal, pairing.settings, log=reads)
    else:
        names = [pairing.players[at.index(seat)] for seat in range(seats)]
        table = Table(game, seats, deal, settings=pairing.settings, names=names)
    made = play(table, players)
    if pairing.save is not None:
        pairing.save.mkdir(parents=True, exist_ok=True)
        file = pairing.save / f"{game.name}-{pairing.number:06}.json"
        file.write_text(table.record().to_json(), encoding="utf-8")
    result = table.result or []
    return Outcome(
        scores=tuple([result[seat] for seat in at]),
        winners=tuple([player for player in range(seats) if at[player] in table.winners]),
        decisions=made,
        reached=tuple(game.reached(table.line.state)),
    )


class Tally:
    """Counts outcomes."""

    def __init__(self, game: Game[Any], players: Sequence[str]) -> None:
        self.game = game
        self.players = players
        self.lengths: list[int] = []
        self.scores = [0] * len(players)
        self.wins = [0] * len(players)
        self.shared = [0] * len(players)
        self.reached: Counter[str] = Counter()

    def add(self, outcome: Outcome) -> None:
        self.lengths.append(outcome.decisions)
        self.reached.update(outcome.reached)
        for player, points in enumerate(outcome.scores):
            self.scores[player] += points
        for player in outcome.winners:
            if len(outcome.winners) == 1:
                self.wins[player] += 1
            else:
                self.shared[player] += 1

    def report(self, seed: int, seconds: float) -> dict[str, Any]:
        games = len(self.lengths)
        return {
            "game": self.game.name,
            "games": games,
            "seed": seed,
            "seconds": round(seconds, 3),
            "games_per_second": round(games / seconds, 2),
            "decisions": sum(self.lengths),
            "players": [self.player(number) for number in range(len(self.players))],
            "length": {
                "mean": round(sum(self.lengths) / games, 2),
                "min": min(self.lengths),
                "max": max(self.lengths),
            },
            "never_reached": [effect for effect in self.game.effects if not self.reached[effect]],
        }

    def player(self, number: int) -> dict[str, Any]:
        """A shared victory counts half in the win rate."""
        games = len(self.lengths)
        rate = (self.wins[number] + self.shared[number] / 2) / games
        return {
            "player": self.players[number],
            "wins": self.wins[number],
            "shared": self.shared[number],
            "win_rate": round(rate, 4),
            "interval": [round(bound, 4) for bound in wilson(rate, games)],
            "mean_score": round(self.scores[number] / (games * self.game.units), 2),  # in points
        }


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a rate seen in so many games, at 95 %."""
    z = CONFIDENCE
    centre = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)
