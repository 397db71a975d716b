"""The solar system and the stars around it, as places on a picture of 460 x 460.

Each disc is drawn once, as it is printed, and turned as a whole; so what stands on it is placed in its own columns.
Angles are counted clockwise from the top; column 0 begins there.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from ...cards import ANOMALY_TOKENS, ASTEROIDS, COLUMNS, DISCS, EARTH, EMPTY, LAYERS, PLANETS, RINGS, STARS, fx
from ...cards.solar import OUMUAMUA, OUMUAMUA_PLACE
from ...flow.charts import reach
from ...flow.solar import Space, System, rewarding, system
from ..printed import shown
from .shapes import ONE, RADII, arc, cell, middle, outline, point

View = Any
Discs = tuple[int, int, int]
NAME_INSIDE: Final = 8.6
"""How far inside the outer edge of its ring the name of a planet runs, and how much further where it runs reversed."""
NAME_REVERSED: Final = 6.4
BODY: Final = {1: 41.0, 2: 82.0, 3: 119.0, 4: 155.0}
"""How far from the Sun planets stand: a little inside the middle, to leave room for their names."""
SIDE: Final = {1: 14.0, 2: 9.5, 3: 8.0, 4: 7.0}
"""So many degrees beside the middle of a space stands what shares it with something else."""
SLOTS_AT: Final = 199.0
FIRST_SLOT, SLOT_STEP, LAST_SLOT = 6.5, 4.05, 42.0
"""The signals of a sector: how far out, the angle of its colour, the step from one to the next, and where they end."""
DOT_INSIDE: Final = 10.5
"""The second place has a dot on its inner side (SETI-8.3)."""
STAR_NAME: Final = {False: 214.5, True: 223.5}
"""Where the name of a star runs, upright and reversed."""
LOWER: Final = (2, 3, 4, 5)
"""Columns of the lower half: names and signals run the other way round there, so that they are read from the left."""
TOKEN_ASIDE: Final = 15.5
"""Degrees beside the middle of its space stands an anomaly."""
PIECE_SPREAD: Final = {1: 19.0, 2: 12.0, 3: 9.5, 4: 8.0}
"""Degrees between pieces that share a space."""


class Piece(NamedTuple):
    """A probe or a capsule in space."""

    seat: int
    number: int
    kind: str
    face: str
    space: Space


def sky(view: View) -> dict[str, Any]:
    turned: Discs = tuple(view["turned"])
    now = system(turned, view["visitor"])
    standing = pieces(view)
    tokens = [(RINGS, column) for column, _, _ in view["anomalies"]]
    return {
        "next": view["next_disc"],
        **layers(turned, view["visitor"], now, standing, tokens),
        "sectors": [sector(column, view, now, standing) for column in range(COLUMNS)],
        "anomalies": [anomaly(column, color, side) for column, color, side in view["anomalies"]],
        "reach": [reached(view, seat, turned, now) for seat in range(len(view["agencies"]))],
    }


def layers(turned: Discs, visitor: bool, now: System, standing: list[Piece], tokens: list[Space]) -> dict[str, Any]:
    """The board, the discs on it from the lowest to the highest, and what stands on each of the four."""
    return {
        "board": layer(0, 0, visitor, now, standing, tokens),
        "discs": [layer(disc, turned[disc - 1], visitor, now, standing, tokens) for disc in reversed(DISCS)],
        "pieces": [piece_layer(number, turned, now, standing) for number in range(4)],
    }


def pieces(view: View) -> list[Piece]:
    """All that moves through space, numbered as its owner chooses among them: probes, then capsules."""
    found = []
    for seat, each in enumerate(view["agencies"]):
        found += [
            Piece(seat, number, "probe", "", (ring, column)) for number, (ring, column) in enumerate(each["probes"])
        ]
        found += [
            Piece(seat, number, "capsule", face, (ring, column))
            for number, (face, ring, column) in enumerate(each["capsules"], len(each["probes"]))
        ]
    return found


# ---- discs ---------------------------------------------------------------------------------------------------------
def layer(
    number: int, steps: int, visitor: bool, now: System, standing: list[Piece], tokens: list[Space]
) -> dict[str, Any]:
    """A disc (0: the board below them) with all that is printed on it. `turn`: by how many columns it is turned."""
    taken = {*(piece.space for piece in standing), *tokens}
    face, edge = faces(number, visitor)
    things = []
    for ring, row in rows(number, visitor).items():
        for column, content in enumerate(row):
            if content not in (None, EMPTY):
                there = (ring, (column + steps) % COLUMNS)
                seen = now.cells[there].layer == number
                things.append(thing(str(content), ring, column, steps, seen, seen and there in taken))
    return {"number": number, "turn": steps, "face": face, "edge": edge, "things": things}


@cache
def rows(number: int, visitor: bool) -> dict[int, tuple[str | None, ...]]:
    """What a layer shows, ring by ring; with 'Oumuamua's tile once it lies there (SETI-15.3.7)."""
    ring, column = OUMUAMUA_PLACE
    found = dict(LAYERS[number])
    if visitor and number == 3:
        found[ring] = (*found[ring][:column], OUMUAMUA, *found[ring][column + 1 :])
    return found


@cache
def faces(number: int, visitor: bool) -> tuple[str, str]:
    """The solid spaces of a disc as one path, and its rim as another."""
    solid = [
        (ring, column)
        for ring, row in rows(number, visitor).items()
        for column, content in enumerate(row)
        if content is not None
    ]
    return "".join(cell(ring, column) for ring, column in solid), outline(solid)


def thing(content: str, ring: int, column: int, steps: int, seen: bool, shared: bool) -> dict[str, Any]:
    """A planet, a comet or asteroids. Names run along the ring, reversed in the lower half of the picture."""
    body = content in PLANETS or content in (EARTH, OUMUAMUA)
    aside = SIDE[ring] if shared or not body else 0.0
    place = point(BODY[ring] if body else middle(ring), angle(column) - aside)
    found: dict[str, Any] = {
        "what": content,
        **place,
        "publicity": rewarding(content),
        "seen": seen,
        "name": None,
        "small": ring == 1,
    }
    if body:
        reverse = (column + steps) % COLUMNS in LOWER
        radius = RADII[ring] - NAME_INSIDE + (NAME_REVERSED if reverse else 0.0)
        found["name"] = arc(radius, column, reverse)
    return found


def angle(column: int) -> float:
    """The middle of a column."""
    return (column + 0.5) * ONE


def piece_layer(number: int, turned: Discs, now: System, standing: list[Piece]) -> dict[str, Any]:
    """The pieces that stand on one layer, placed in its own columns so that they turn with it."""
    steps = turned[number - 1] if number else 0
    here = [piece for piece in standing if now.cells[piece.space].layer == number]
    found = []
    for piece in here:
        ring, x = piece.space
        together = [each for each in here if each.space == piece.space]
        place = together.index(piece)
        alone = now.content(piece.space) == EMPTY
        first = -(len(together) - 1) / 2 if alone else 0.35
        aside = (first + place) * PIECE_SPREAD[ring] + (0 if alone else SIDE[ring] / 2)
        found.append(
            {
                **point(middle(ring), angle((x - steps) % COLUMNS) + aside),
                "seat": piece.seat,
                "number": piece.number,
                "kind": piece.kind,
            }
        )
    return {"number": number, "turn": steps, "pieces": found}


# ---- sectors -------------------------------------------------------------------------------------------------------
def sector(column: int, view: View, now: System, standing: list[Piece]) -> dict[str, Any]:
    """One eighth of the board: its star with the signals in order, and the four spaces (SETI-1.11)."""
    star = STARS[view["columns"][column]]
    slot = view["stars"][star.id]
    reverse = column in LOWER
    wins = [seat for seat, each in enumerate(view["agencies"]) for won in each["wins"] if won == star.id]
    signals = [{"what": "marker", "seat": seat} for seat in slot["markers"]]
    signals += [{"what": "data", "seat": None}] * slot["data"]
    marks = [{**each, "second": number == 1} for number, each in enumerate(signals)]
    marks += [{"what": "win", "seat": seat, "second": False} for seat in wins]
    return {
        "star": star.id,
        "color": star.color,
        "column": column,
        "number": column + 1,
        "bed": cell(RINGS + 1, column),
        "name": arc(STAR_NAME[reverse], column, reverse),
        "sign": along(column, 0, len(marks)),
        "marks": [
            {**each, **along(column, number, len(marks)), "dot": along(column, number, len(marks), DOT_INSIDE)}
            for number, each in enumerate(marks, 1)
        ],
        "reward": shown(fx(star.later if slot["won"] else star.first)),
        "complete": slot["complete"],
        "wins": wins,
        "earth": now.places[EARTH][1] == column,
        "spaces": [space(ring, column, now, standing) for ring in range(1, RINGS + 1)],
        "anomaly": next(([color, side] for at, color, side in view["anomalies"] if at == column), None),
    }


def along(column: int, number: int, count: int, inside: float = 0.0) -> dict[str, Any]:
    """Where a sign of a sector stands, read from the left; many of them stand closer together."""
    step = min(SLOT_STEP, (LAST_SLOT - FIRST_SLOT) / max(1, count))
    at = FIRST_SLOT + number * step
    return point(SLOTS_AT - inside, column * ONE + (ONE - at if column in LOWER else at))


def space(ring: int, column: int, now: System, standing: list[Piece]) -> dict[str, Any]:
    here = [piece for piece in standing if piece.space == (ring, column)]
    return {
        "ring": ring,
        "column": column,
        "what": now.content((ring, column)),
        "layer": now.cells[ring, column].layer,
        "pieces": [{"seat": each.seat, "kind": each.kind, "number": each.number} for each in here],
        "lit": cell(ring, column),
    }


def anomaly(column: int, color: str, side: int) -> dict[str, Any]:
    token = next(each for each in ANOMALY_TOKENS.values() if each.color == color)
    place = point(middle(RINGS) - 2, angle(column) + TOKEN_ASIDE)
    return {**place, "color": color, "column": column, "reward": shown(token.sides[side])}


# ---- how far ------------------------------------------------------------------------------------------------------
def reached(view: View, seat: int, turned: Discs, now: System) -> dict[str, Any]:
    """For every space: the fewest moves that bring one of a player's pieces there; and what each single step costs."""
    own = view["agencies"][seat]
    free = own["free_asteroids"] or "probe_2" in own["techs"]
    spaces: list[Space] = [(ring, column) for ring, column in own["probes"]]
    spaces += [(ring, column) for _, ring, column in own["capsules"]]
    costs = [reach(turned, view["visitor"], start, free) for start in spaces]
    far: list[dict[str, Any]] = []
    for goal, here in now.cells.items():
        ring, column = goal
        if costs:
            moves = min(cost[goal] for cost in costs)
            aside = 0.0 if here.content == EMPTY else SIDE[ring] + 2
            far.append({**point(middle(ring), angle(column) + aside), "ring": ring, "column": column, "moves": moves})
    steps = [2 if now.content(start) == ASTEROIDS and not free else 1 for start in spaces]
    return {
        "far": far,
        "steps": steps,
        "from": [{"ring": ring, "column": column, "what": now.content((ring, column))} for ring, column in spaces],
        "moves": {f"{each['ring']}-{each['column']}": each["moves"] for each in far},
    }
