"""The score over the game: what every side's sheet added up to after each turn, and whatever else the game measures,
drawn on the server as SVG. A side is a seat, or the opponent that the game itself plays.

Working it out means playing the record again, so a server does it once per finished game and keeps it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from wardroom.kernel import Game, Record, steps
from wardroom.kernel.points import counted

from ..render import Words
from .sheet import Points

WIDTH, HEIGHT = 420, 226
LEFT, TOP, BOTTOM = 30, 14, 202
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
MOST_LINES, MOST_TICKS = 5, 8
LONGEST = 10
BESIDE, LETTER = 9, 8.6
"""How far beside its line a name begins, and what a letter of it may take on a phone, where they are larger."""
APART = 15
"""How far the names at the ends of the lines stay from each other."""


@dataclass(frozen=True, slots=True)
class Curve:
    """Everybody's total after the deal and after every turn; the last entry is the end of the game. `measures`: what
    else the game counts, in the same way."""

    totals: tuple[tuple[int, ...], ...]
    measures: Mapping[str, tuple[tuple[int, ...], ...]] = field(default_factory=dict)


def sides(sheet: object, seats: int) -> list[int]:
    """The seats, and the opponent that a sheet names."""
    return [*range(seats), *([sheet["rival"]] if isinstance(sheet, dict) and "rival" in sheet else [])]


def curve(game: Game[Any], record: Record) -> Curve | None:
    """The totals of a finished game; None where a game has no sheets. A hand may fall at the end, when its owner counts
    it otherwise than for the most."""
    found: list[tuple[int, ...]] = []
    measured: dict[str, list[tuple[int, ...]]] = {}
    turns = -1
    for table in steps(game, record):
        if table.line.turns != turns or table.over:
            turns = table.line.turns
            state, seats = table.line.state, len(record.names)
            sheets = [
                game.show.sheet(state, side, min(side, seats - 1))
                for side in sides(game.show.sheet(state, 0, 0), seats)
            ]
            totals = tuple(sheet["total"] for sheet in sheets if isinstance(sheet, dict))
            if len(totals) != len(sheets):
                return None
            found.append(totals)
            for name, values in game.show.measures(state).items():
                measured.setdefault(name, []).append(tuple(values))
    return Curve(tuple(found), {name: tuple(each) for name, each in measured.items()}) if found else None


@dataclass(frozen=True, slots=True)
class Trace:
    """One seat's line. `dots`: where its score changed."""

    seat: int
    name: str
    short: str  # as much of the name as fits beside the line
    points: Points
    path: str
    dots: Sequence[tuple[float, float]]
    label: float  # how high its name stands


@dataclass(frozen=True, slots=True)
class Graph:
    """All that the picture and the table behind it show."""

    traces: Sequence[Trace]
    levels: Sequence[tuple[float, Points]]
    ticks: Sequence[tuple[float, str]]
    rows: Sequence[tuple[str, Sequence[Points]]]
    about: str
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: float = WIDTH
    beside: int = BESIDE
    bottom: int = BOTTOM


def graph(totals: Sequence[Sequence[int]], words: Words, units: int = 1) -> Graph:
    """`units`: how many units of the totals make one point."""
    last = len(totals) - 1
    least, most = min(0, *(min(each) for each in totals)), max(1, *(max(each) for each in totals))
    step = units * next((each for each in STEPS if (most - least) / each / units <= MOST_LINES), STEPS[-1])
    low, high = least // step * step, most
    names = [short(seat, words) for seat in range(len(totals[-1]))]
    right = margin([f"{name} {counted(points, units)}" for name, points in zip(names, totals[-1])])

    def x(turn: int) -> float:
        return round(LEFT + (right - LEFT) * turn / max(1, last), 1)

    def y(points: int) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * (points - low) / (high - low), 1)

    labels = apart([y(points) for points in totals[-1]])
    traces = []
    for seat, label in enumerate(labels):
        line = [each[seat] for each in totals]
        places = [(x(turn), y(points)) for turn, points in enumerate(line)]
        changed = [turn for turn in range(last + 1) if turn in (0, last) or line[turn] != line[turn - 1]]
        path = "M" + "L".join(f"{across} {up}" for across, up in places)
        traces.append(
            Trace(
                seat,
                words.seat(seat),
                names[seat],
                counted(line[-1], units),
                path,
                [places[turn] for turn in changed],
                label,
            )
        )
    every = next((each for each in STEPS if last / each <= MOST_TICKS), STEPS[-1])
    return Graph(
        traces=traces,
        levels=[(y(points), counted(points, units)) for points in range(low, high + 1, step)],
        ticks=[(x(turn), said_turn(turn, last, words, short=True)) for turn in range(0, last + 1, every)],
        rows=[
            (said_turn(turn, last, words), tuple(counted(points, units) for points in each))
            for turn, each in enumerate(totals)
        ],
        about=about(totals, words, units),
        right=right,
    )


def margin(labels: Sequence[str]) -> float:
    """Where the lines end, so that the longest name with its points fits beside them."""
    return round(WIDTH - BESIDE - LETTER * max(map(len, labels)), 1)


def short(seat: int, words: Words) -> str:
    """A name beside its line. The opponent that the game itself plays may have a short one in the texts."""
    if seat == len(words.names) and words.has("rival.short"):
        return words("rival.short")
    return shorten(words.seat(seat))


def shorten(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def apart(heights: Sequence[float]) -> list[float]:
    """Names that would cover each other are moved apart, downwards first, then up from the bottom."""
    order = sorted(range(len(heights)), key=lambda seat: heights[seat])
    placed = list(heights)
    for before, seat in zip(order, order[1:]):
        placed[seat] = max(placed[seat], placed[before] + APART)
    for after, seat in zip(reversed(order), reversed(order[:-1])):
        placed[after] = min(placed[after], BOTTOM + 4)
        placed[seat] = min(placed[seat], placed[after] - APART)
    return [round(height + 4, 1) for height in placed]


def said_turn(turn: int, last: int, words: Words, short: bool = False) -> str:
    if turn == 0:
        return words("web-graph-deal")
    if turn == last and not short:
        return words("web-graph-end")
    return str(turn) if short else words("web-graph-turn", number=turn)


def about(totals: Sequence[Sequence[int]], words: Words, units: int) -> str:
    """The picture in a sentence."""
    order = sorted(range(len(totals[-1])), key=lambda seat: -totals[-1][seat])
    ends = [(seat, counted(totals[0][seat], units), counted(totals[-1][seat], units)) for seat in order]
    parts = [words("web-graph-from-to", seat=seat, first=first, last=last) for seat, first, last in ends]
    return words.listed(parts)
