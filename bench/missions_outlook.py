"""Numbers as in `wardroom.games.missions.mind.outlook`: least squares over games played at a glance.

    python -m bench.missions_outlook 20000 > outlook.json

Two players, who now and then do something else than what looks best, play many games. Every position at the end of a
turn is noted with what its seat and the rival ended with. Two ridge regressions say what is to be expected: of the
seat, by its hand, the open cards, the turns taken and how much of the game is left; of the rival, by what all can see.
The numbers are those of the first less those of the second, in the units of `outlook`.
docs/experiments/missions-captain.md tells how the numbers in use came from such fits, and that FIRM and
GENEROUS came from matches.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from wardroom.games.missions import GAME
from wardroom.games.missions.cards import CARDS
from wardroom.games.missions.flow.meddling import Q
from wardroom.games.missions.flow.turn import MOST_MISSIONS
from wardroom.games.missions.mind.evaluate import MISSION_CARDS, OLD, game_age
from wardroom.games.missions.mind.foresight import glance
from wardroom.games.missions.scoring.fast import total
from wardroom.games.missions.state import DISCARD, Missions
from wardroom.games.missions.state import TURN as TURNS
from wardroom.kernel import Chance, Line

Row = dict[str, float]
SLIPS = (0.0, 0.07, 0.15)
"""How often a player does anything: differs from game to game, so that positions do too."""
ENDS = (0, 3, 6, 9, 12, 18, 24)
"""Where periods end, by how much of the game is left, the last one first; and their middles."""
MIDDLES = (0.0, 2.5, 5.5, 8.5, 11.5, 15.5, 21.0)
USUAL = 60
"""A total about which its square is measured, so that both can be told apart."""
RIDGES = {"pair": 4000.0, "held": 1000.0, "open": 1000.0}
RIDGE = 1.0
STEPS = 60
FIRM, GENEROUS = 0.8, 0.5
"""What is made of what cards may grow to bring, and of what open cards do: with less of both more games are won."""


class Noted(NamedTuple):
    """A position at the end of a turn."""

    seat: int
    hand: list[str]
    open: list[str]
    left: int
    turns: int
    again: bool  # an extra turn follows


def samples(number: int) -> list[tuple[Noted, int, int]]:
    """Positions of one game, each with what the seat and its rival ended with."""
    dice = Random(f"outlook/{number}")
    line = Line(GAME, GAME.setup(2, GAME.agreed({}), Chance(number.to_bytes(32, "big"))), light=True)
    slip, rates, noted = dice.choice(SLIPS), (glance, dice.choice((glance, GAME.mind.rate))), list[Noted]()
    while line.asks:
        ask, turns = line.waiting()[0], line.state.turn
        rated = rates[ask.seat](line.state, ask)
        wild = dice.random() < slip and ask.kind in ("source", "discard", "discard-second")
        line.answer(ask.seat, dice.choice(ask.options) if wild else ask.options[rated.index(max(rated))])
        if line.state.turn > turns:
            noted.append(position(line.state, ask.seat))
    scores = line.state.scores
    return [(each, scores[each.seat], scores[1 - each.seat]) for each in noted]


def position(state: Missions, seat: int) -> Noted:
    faces = state.cards.faces
    out = [faces[card] for card in state.cards.rows[DISCARD]]
    left = OLD - game_age(*state.out()) if state.phase == TURNS else 0
    return Noted(seat, state.hand(seat), out, left, state.turn, state.extra)


def period(left: int) -> int:
    return next(number for number, end in enumerate(ENDS) if left <= end)


def own(at: Noted) -> Row:
    """What its seat may go by. When all is over, its total is what it ends with, unless Meddlesome Q is there."""
    row, now = Row(), period(at.left)
    row[f"level {now}"], row[f"q {now}"] = 1, Q in at.hand
    row["turn"], row["turn left"] = at.turns, at.turns * at.left / OLD
    if now:
        points, young = total(tuple(at.hand)), (at.left / OLD) ** 0.5
        row[f"now {now}"], row[f"square {now}"] = points, (points - USUAL) ** 2 / 100
        row[f"two {now}"], row[f"again {now}"] = len(MISSION_CARDS.intersection(at.hand)) == MOST_MISSIONS, at.again
        row[f"slope {now}"] = at.left - MIDDLES[now]
        row |= {f"held {card}": young for card in at.hand}
        row |= {f"pair {one} {other}": young for one, other in combinations(sorted(at.hand), 2)}
        row |= {f"open {card}": 1 for card in at.open}
    return {name: float(amount) for name, amount in row.items() if amount}


def public(at: Noted) -> Row:
    """What all may go by."""
    now = period(at.left)
    row = {f"level {now}": 1.0, "turn": at.turns, "turn left": at.turns * at.left / OLD, "turns": at.turns**2 / 100}
    if now:
        row |= {f"slope {now}": at.left - MIDDLES[now], **{f"open {card}": 1.0 for card in at.open}}
    return row


def fitted(rows: Sequence[Row], came: Sequence[float]) -> Row:
    """What one of each fact is worth: conjugate gradients on the normal equations, each fact in its own size."""
    names = sorted({name for row in rows for name in row})
    place = {name: number for number, name in enumerate(names)}
    size = [0.0] * len(names)
    for row in rows:
        for name, amount in row.items():
            size[place[name]] += amount * amount
    ridge = [RIDGES.get(name.split()[0], RIDGE) for name in names]
    size = [(square + firm) ** 0.5 for square, firm in zip(size, ridge)]
    sparse = [[(place[name], amount / size[place[name]]) for name, amount in row.items()] for row in rows]
    found, rest = [0.0] * len(names), [0.0] * len(names)
    for known, value in zip(sparse, came):
        for number, amount in known:
            rest[number] += amount * value
    way, much = rest[:], sum(value * value for value in rest)
    for _ in range(STEPS):
        push = [firm * value / scale**2 for firm, value, scale in zip(ridge, way, size)]
        for known in sparse:
            along = sum([amount * way[number] for number, amount in known])
            for number, amount in known:
                push[number] += amount * along
        step = much / (sum(one * other for one, other in zip(way, push)) or 1.0)
        found = [value + step * more for value, more in zip(found, way)]
        rest = [value - step * less for value, less in zip(rest, push)]
        before, much = much, sum(value * value for value in rest)
        way = [value + much / (before or 1.0) * more for value, more in zip(rest, way)]
    return {name: value / scale for name, value, scale in zip(names, found, size)}


def between(worth: Row, name: str, left: int) -> float:
    """A number at some time, from those at the middles of periods."""
    last = len(MIDDLES) - 1
    for one in range(1, last):
        low, high = MIDDLES[one], MIDDLES[one + 1]
        if left <= high:
            share = max(0.0, (left - low) / (high - low))
            return worth.get(f"{name} {one}", 0.0) * (1 - share) + worth.get(f"{name} {one + 1}", 0.0) * share
    return worth.get(f"{name} {last}", 0.0)


def level(worth: Row, left: int) -> float:
    now = period(left)
    return (
        worth.get(f"level {now}", 0.0)
        + worth.get(f"slope {now}", 0.0) * (left - MIDDLES[now])
        + worth.get(f"square {now}", 0.0) * USUAL**2 / 100
    )


def outlook(mine: Row, theirs: Row) -> dict[str, object]:
    """The same in thousandths of a point, and what goes by cards in hundredths."""
    lefts, square = range(OLD + 1), [mine.get(f"square {period(left)}", 0.0) for left in range(OLD + 1)]
    now = [mine.get(f"now {period(left)}", 0.0) - square[left] * 2 * USUAL / 100 if left else 1.0 for left in lefts]
    turn = [sum((mine[n] - theirs[n]) * f for n, f in (("turn", 1.0), ("turn left", left / OLD))) for left in lefts]
    q = [between(mine, "q", left) if left else mine.get("q 0", 0.0) for left in lefts]
    curves = {"LEVEL": [level(mine, left) - level(theirs, left) for left in lefts], "TURN": turn, "NOW": now}
    curves |= {"SQUARE": square, "MEDDLING": q, "TOGETHER": [FIRM * (left / OLD) ** 0.5 for left in lefts]}
    for name, key in (("TWO_MISSIONS", "two"), ("AGAIN", "again")):
        curves[name] = [between(mine, key, left) if left else 0.0 for left in lefts]
    given = {card: (mine.get(f"open {card}", 0.0) - theirs.get(f"open {card}", 0.0)) * GENEROUS for card in CARDS}
    held = {card: mine.get(f"held {card}", 0.0) for card in CARDS}
    pairs = {name: value for name, value in mine.items() if name.startswith("pair ")}
    hundredths = {"HELD": held, "GIVEN": given, "PAIRS": pairs}
    return {
        **{name: [round(1000 * value) for value in values] for name, values in curves.items()},
        "AGES": round(-10 * theirs["turns"]),
        **{name: {key: round(100 * value) for key, value in of.items()} for name, of in hundredths.items()},
    }


if __name__ == "__main__":
    seen = [sample for number in range(int(sys.argv[1])) for sample in samples(number)]
    over = [0 if at.left else total(tuple(at.hand)) for at, _, _ in seen]
    mine = fitted([own(at) for at, _, _ in seen], [ended - known for (_, ended, _), known in zip(seen, over)])
    theirs = fitted([public(at) for at, _, _ in seen], [rival for _, _, rival in seen])
    print(json.dumps(outlook(mine, theirs), indent=1))
