"""Weights as in `wardroom.games.starship.mind.weights`: least squares over games played at a glance.

    python -m bench.starship_weights 3000 > weights.json

In many games of one to four captains, who now and then do something else than what looks best, some positions are
noted: what is true of a captain there (`outlook.facts`), and how many more points the captain has in the end. A ridge
regression then says what each fact is worth. Techs and omegas are given against a damaged slot.
docs/experiments/starship-captains.md tells how the weights in use came from such fits.
"""

from __future__ import annotations

import json
import sys
from random import Random

from wardroom.games.starship import GAME
from wardroom.games.starship.mind.outlook import Facts, facts
from wardroom.games.starship.mind.values import POINT
from wardroom.games.starship.scoring import total
from wardroom.kernel import Chance, Line, Option

SEATS = (1, 2, 2, 3, 4, 4, 3, 2)
SLIPS = (0.02, 0.1, 0.2)
"""How often a captain does anything: differs from game to game, so that positions do too."""
NOTED = 0.6
RIDGE = 20.0


def samples(number: int) -> list[tuple[Facts, int]]:
    """Positions of one game, each with what was still to come, in hundredths of a point."""
    dice, seats = Random(f"weights/{number}"), SEATS[number % len(SEATS)]
    deal = GAME.setup(seats, GAME.agreed({}), Chance(number.to_bytes(32, "big")))
    line, slip, turns = Line(GAME, deal, light=True), dice.choice(SLIPS), 0
    noted: list[tuple[int, int, Facts]] = []
    while line.asks:
        if line.turns != turns and dice.random() < NOTED:
            seat = dice.randrange(seats)
            noted.append((seat, total(line.state, seat), facts(line.state, seat)))
        turns = line.turns
        ask = line.asks[0]
        line.answer(ask.seat, chosen(line, dice, slip))
    return [(found, (line.state.scores[seat] - had) * POINT // 2) for seat, had, found in noted]


def chosen(line: Line, dice: Random, slip: float) -> Option:  # type: ignore[type-arg]
    ask = line.asks[0]
    if dice.random() < slip:
        return dice.choice([option for option in ask.options if option != "pass"] or list(ask.options))
    rated = list(GAME.mind.rate(line.state, ask))
    return ask.options[rated.index(max(rated))]


def fitted(rows: list[tuple[Facts, int]]) -> dict[str, float]:
    """What one of each fact is worth: the normal equations, each fact measured in its own size."""
    names = sorted({name for row, _ in rows for name in row})
    size = {name: (sum(row.get(name, 0) ** 2 for row, _ in rows) / len(rows)) ** 0.5 or 1.0 for name in names}
    place = {name: number for number, name in enumerate(names)}
    matrix = [[0.0] * (len(names) + 1) for _ in names]
    for row, came in rows:
        known = [(place[name], amount / size[name]) for name, amount in row.items() if amount]
        for one, amount in known:
            line = matrix[one]
            for other, more in known:
                line[other] += amount * more
            line[-1] += amount * came
    for number in range(len(names)):
        matrix[number][number] += RIDGE
    return {name: value / size[name] for name, value in zip(names, solved(matrix))}


def solved(matrix: list[list[float]]) -> list[float]:
    """Gauss and Jordan; the matrix is positive definite."""
    for number, line in enumerate(matrix):
        head = line[number]
        line[:] = [value / head for value in line]
        for other in matrix:
            if other is not line and (factor := other[number]):
                other[:] = [value - factor * mine for value, mine in zip(other, line)]
    return [line[-1] for line in matrix]


if __name__ == "__main__":
    found = fitted([row for number in range(int(sys.argv[1])) for row in samples(number)])
    print(json.dumps({name: round(value, 2) for name, value in found.items()}, indent=1))
