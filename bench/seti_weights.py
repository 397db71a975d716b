"""`SHARES` as in `wardroom.games.seti.mind.weights`: least squares over games played at a glance.

    python -m bench.seti_weights 1200 > shares.json

In games alone against the rival, at all levels, by a player who now and then does something else than what looks best,
some positions at the beginning of a turn are noted: what each part of the outlook promises there, and how many more
points the player has in the end. A ridge regression says how much of each promise comes true: first over all rounds,
then in each round by itself, held near the first.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from random import Random

from wardroom.games.seti import GAME
from wardroom.games.seti.cards.setup import ROUNDS
from wardroom.games.seti.mind import weights as w
from wardroom.games.seti.mind.expectations import Mind
from wardroom.games.seti.mind.outlook import PARTS
from wardroom.kernel import Chance, Line, Option

from .starship_weights import solved

LEVELS = 5
SLIPS = (0.0, 0.03, 0.08)
"""How often the player does anything: differs from game to game, so that positions do too."""
NOTED = 0.5
RIDGE, NEAR = 30.0, 400.0
"""How strongly shares are held at 1, and those of a round at those of all rounds."""
Row = tuple[int, list[float], float]
"""The round; what each part promises, and a 10 for what all positions of the round have in common; what came."""


def samples(number: int) -> list[Row]:
    """Positions of one game, in points."""
    dice = Random(f"fit/{number}")
    slip = dice.choice(SLIPS)
    deal = GAME.setup(1, GAME.agreed({"difficulty": 1 + number % LEVELS}), Chance(number.to_bytes(32, "big")))
    line, turns = Line(GAME, deal, light=True), 0
    noted: list[tuple[int, int, list[float]]] = []
    while line.asks:
        state, ask = line.state, line.asks[0]
        if line.turns != turns and ask.kind == "turn" and dice.random() < NOTED:
            mind = Mind(state, 0, w.STOCK)
            noted.append((state.round, state.agencies[0].score, [part(mind) / w.POINT for part, _ in PARTS]))
        turns = line.turns
        line.answer(ask.seat, chosen(line, dice, slip))
    made = line.state.scores[0]
    return [
        (at, [*promised, *[10.0 * (at == each + 1) for each in range(ROUNDS)]], made - had)
        for at, had, promised in noted
    ]


def chosen(line: Line, dice: Random, slip: float) -> Option:  # type: ignore[type-arg]
    ask = line.asks[0]
    if dice.random() < slip:
        return dice.choice([option for option in ask.options if option != "pass"] or list(ask.options))
    rated = list(GAME.mind.rate(line.state, ask))
    return ask.options[rated.index(max(rated))]


def ridge(rows: Sequence[Row], prior: Sequence[float], held: float) -> list[float]:
    """The normal equations around a prior, each part measured in its own size; the constants are free."""
    parts = len(prior)
    size = [(sum(row[1][part] ** 2 for row in rows) / len(rows)) ** 0.5 or 1.0 for part in range(parts)]
    matrix = [[0.0] * (parts + 1) for _ in range(parts)]
    for _, promised, came in rows:
        known = [promise / each for promise, each in zip(promised, size)]
        rest = came - sum(promise * share for promise, share in zip(promised, prior))
        for one, line in enumerate(matrix):
            for other in range(parts):
                line[other] += known[one] * known[other]
            line[-1] += known[one] * rest
    for part in range(parts):
        matrix[part][part] += held if part < len(PARTS) else 1e-6
    return [share + found / each for share, found, each in zip(prior, solved(matrix), size)]


def shares(rows: Sequence[Row]) -> dict[str, list[int]]:
    """Hundredths of each part that come true, in the last round, with one more to come, and so on."""
    everywhere = ridge(rows, [1.0] * len(PARTS) + [0.0] * ROUNDS, RIDGE)
    by_round = [ridge([row for row in rows if row[0] == ROUNDS - left], everywhere, NEAR) for left in range(ROUNDS)]
    return {part.__name__: [round(100 * fitted[place]) for fitted in by_round] for place, (part, _) in enumerate(PARTS)}


if __name__ == "__main__":
    print(json.dumps(shares([row for number in range(int(sys.argv[1])) for row in samples(number)])))
