"""Counting tests, as chess engines have them: how many sequences of options lead on from a position, to a depth.

A golden game shows that its own choices are still possible; a count also notices an option too many or too few beside
them. The positions are taken from the golden games, spread over modes and over the course of a game; the counts are
kept in `counts.json`, as lists: sequences of one option, of two, and so on. `python -m tests.counting [GAME ...]`
counts again, after rules were changed on purpose.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.golden import Golden, read, replayed
from wardroom.kernel import Game, Line

FILE = Path(__file__).parent / "counts.json"
POSITIONS = 20
MANY = 400
"""So many sequences are followed one option further; of more only the number is kept."""
DEEPEST = 8
Counts = dict[str, list[int]]
"""By the name of a position."""


def choose_positions(name: str) -> Iterator[tuple[Golden, int]]:
    """Golden games at even distances, each cut after another part of its moves."""
    games = list(read(name))
    for number in range(POSITIONS):
        golden = games[number * len(games) // POSITIONS]
        yield golden, len(golden.moves) * (7 * number % POSITIONS) // POSITIONS


def count_positions(game: Game[Any]) -> Counts:
    return {
        f"{golden.mode}, game {golden.number}, step {step}": count_sequences(replayed(game, golden, step).line)
        for golden, step in choose_positions(game.name)
    }


def count_sequences(line: Line[Any]) -> list[int]:
    """How many there are of one option, of two, ... Where several are asked at once, they answer in their order."""
    counts: list[int] = []
    reached = [line]
    while reached and len(counts) < DEEPEST:
        asked = [(each, each.waiting()[0]) for each in reached if not each.over]
        counts.append(sum(len(ask.options) for _, ask in asked))
        if counts[-1] > MANY:
            break
        reached = [follow(each, ask.seat, option) for each, ask in asked for option in ask.options]
    return counts


def follow(line: Line[Any], seat: int, option: Any) -> Line[Any]:
    fork = line.fork()
    fork.answer(seat, option)
    return fork


def read_counts() -> dict[str, Counts]:
    found: dict[str, Counts] = json.loads(FILE.read_text("utf-8"))
    return found


def write_counts(counts: dict[str, Counts]) -> None:
    """One position a line."""
    games = [
        f"{json.dumps(name)}: {{\n"
        + ",\n".join(f"  {json.dumps(place)}: {json.dumps(each)}" for place, each in counts[name].items())
        + "\n}"
        for name in sorted(counts)
    ]
    FILE.write_text("{\n" + ",\n".join(games) + "\n}\n", "utf-8")
