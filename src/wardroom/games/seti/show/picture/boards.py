"""The boards that everybody shares: planets, species, gold tiles, tech stacks."""

from __future__ import annotations

from typing import Any, Final

from ...cards import (
    COLORS,
    FACE_UP_SAMPLE_ROW,
    GOLD_SIDES,
    MESSAGE_REWARDS,
    OUMUAMUA,
    PLANET_BOARD,
    SAMPLE_PLANETS,
    SAMPLES,
    SPECIES,
    TECHS,
    TILE_BONUSES,
    TILE_DATA,
    TILE_POINTS,
    Effects,
    Gain,
    Planet,
    Space,
)
from ...cards.setup import DISCOVERY_REWARDS, OVERFLOW_REWARD
from ..printed import shown

View = Any
SIDES: Final = ("left", "right")
DISCOVERY, OVERFLOW = 0, -1
"""Rows below a species board, as options name them."""


# ---- planets -------------------------------------------------------------------------------------------------------
def planets(view: View) -> list[dict[str, Any]]:
    return [planet(each, view) for each in PLANET_BOARD.values() if each.id != OUMUAMUA or view["visitor"]]


def planet(each: Planet, view: View) -> dict[str, Any]:
    """A row of the planetary board: who is there, what the first to come gets, and what everybody gets."""
    left = view["landing_data"].get(each.id, [])
    return {
        "id": each.id,
        "first_orbit": None if each.id in view["first_orbits"] else shown(each.first_orbit),
        "orbit": shown(each.orbit),
        "orbiters": present(view, "orbiters", each.id),
        "data": [number for number in each.first_landing_data if number in left],
        "land": shown(each.land),
        "landers": present(view, "landers", each.id),
        "moons": [
            {
                "id": moon.id,
                "land": shown(moon.land),
                "points": points(moon.land),
                "seats": [seat for seat, own in enumerate(view["agencies"]) if moon.id in own["moons"]],
            }
            for moon in each.moons
        ],
    }


def present(view: View, kind: str, where: str) -> list[dict[str, int]]:
    """Who has figures there, and how many."""
    counts = [own[kind].get(where, 0) for own in view["agencies"]]
    return [{"seat": seat, "n": count} for seat, count in enumerate(counts) if count]


def points(effects: Effects) -> int:
    return sum(each.n for each in effects if isinstance(each, Gain) and each.what == "vp")


# ---- species -------------------------------------------------------------------------------------------------------
def species(view: View) -> list[dict[str, Any]]:
    return [slot(number, found, view) for number, found in enumerate(view["species"])]


def slot(number: int, found: View, view: View) -> dict[str, Any]:
    """A species with its board, if it is known, and the spaces below it (SETI-13.1 to SETI-13.4)."""
    missing = [color for color in COLORS if color not in found["spaces"]]
    return {
        "side": SIDES[number],
        "name": found["name"],
        "deck": found["deck"],
        "open": found["open"],
        **(board(found, view) if found["name"] else {"rows": [], "columns": []}),
        "discovery": {
            "row": DISCOVERY,
            "reward": shown(DISCOVERY_REWARDS[number]),
            "cells": [
                {"color": color, "row": DISCOVERY, "seats": taken(found["spaces"], color), "free": color in missing}
                for color in COLORS
            ],
        },
        "overflow": {
            "row": OVERFLOW,
            "reward": shown(OVERFLOW_REWARD),
            "cells": [
                {
                    "color": color,
                    "row": OVERFLOW,
                    "seats": [seat for at, seat in found["overflow"] if at == color],
                    "free": True,
                }
                for color in COLORS
            ],
        },
        "missing": missing,
        **beside(found["name"], view),
    }


def taken(spaces: View, color: str) -> list[int]:
    return [spaces[color]] if color in spaces else []


def board(found: View, view: View) -> dict[str, Any]:
    """The rows of a board, the highest first. Where all three columns have the same, the row says it once; else each
    column says what its spaces give besides points, if that is the same in all of them."""
    columns = SPECIES[found["name"]].board
    rows: list[dict[str, Any]] = []
    for row in range(height(found, view), 0, -1):
        spaces = {color: column[row - 1] for color, column in columns.items() if row <= len(column)}
        alike = len(spaces) == len(columns) and len(set(spaces.values())) == 1
        first = next(iter(spaces.values()))
        rows.append(
            {
                "row": row,
                "alike": alike,
                "danger": first.danger,
                "repeat": first.repeat,
                "reward": shown(first.reward) if alike else [],
                "cost": shown(first.cost) if alike else [],
                "cells": [spot(color, row, spaces.get(color), found, view) for color in COLORS],
            }
        )
    return {"rows": rows, "columns": [extra(color, rows) for color in COLORS]}


def height(found: View, view: View) -> int:
    """How many rows are shown. Sample spaces wait for samples one after the other: the next one is enough."""
    columns = SPECIES[found["name"]].board
    if found["name"] != "mascamites":
        return max(len(column) for column in columns.values())
    filled = FACE_UP_SAMPLE_ROW + len(view["samples"]["board"])
    return min(len(columns["blue"]), max(len(columns["red"]), filled))


def extra(color: str, rows: list[dict[str, Any]]) -> list[Any]:
    """What the spaces of a column give besides points, where rows do not say it and it is always the same."""
    cells = [cell for row in rows if not row["alike"] for cell in row["cells"] if cell and cell["color"] == color]
    more: list[list[Any]] = [cell["more"] for cell in cells if not cell["sample"] and not cell["needs_sample"]]
    return more[0] if more and all(each == more[0] for each in more) else []


def spot(color: str, row: int, space: Space | None, found: View, view: View) -> dict[str, Any] | None:
    """A space of a board; None where a column ends below it."""
    if space is None:
        return None
    seats = [seat for at, height, seat in found["board"] if (at, height) == (color, row)]
    sample = sample_at(color, row, view) if found["name"] == "mascamites" else None
    reward = SAMPLES[sample].reward if sample in SAMPLES else space.reward
    return {
        "color": color,
        "row": row,
        "seats": seats,
        "free": (space.repeat or not seats) and (sample is not None or not space.needs_sample),
        "repeat": space.repeat,
        "needs_sample": space.needs_sample and sample is None,
        "sample": sample,
        "reward": shown(reward),
        "points": points(reward),
        "more": shown(tuple(each for each in reward if not (isinstance(each, Gain) and each.what == "vp"))),
        "cost": shown(space.cost),
    }


def sample_at(color: str, row: int, view: View) -> str | None:
    """The sample that lies on a blue space of the Mascamites (SETI-15.1.1, SETI-15.1.7)."""
    number = row - FACE_UP_SAMPLE_ROW
    there = view["samples"]["board"]
    return there[number] if color == "blue" and 0 <= number < len(there) else None


def beside(name: str | None, view: View) -> dict[str, Any]:
    """What else a species has on the table."""
    if name == OUMUAMUA:
        return {"tile": tile(view)}
    if name == "centaurians":
        return {
            "messages": [
                {"id": each.id, "reward": shown(each.reward), "free": each.id in view["messages"]}
                for each in MESSAGE_REWARDS
            ]
        }
    if name == "mascamites":
        return {"samples": {planet: len(view["samples"][planet]) for planet in SAMPLE_PLANETS}}
    if name == "exertians":
        return {"danger": [danger(view, seat) for seat in range(len(view["agencies"]))]}
    return {}


def tile(view: View) -> list[dict[str, Any]]:
    """'Oumuamua's tile: markers, then data; two of the places give points (SETI-15.3.3)."""
    marks = [{"what": "marker", "seat": seat} for seat in view["tile_markers"]]
    marks += [{"what": "data", "seat": None}] * view["tile_data"]
    return [
        {**mark, "points": TILE_POINTS.get(number, 0) if number <= TILE_DATA else 0}
        for number, mark in enumerate(marks, 1)
    ]


def danger(view: View, seat: int) -> dict[str, int]:
    """The danger of the markers on the board; that of cards is known at the end (SETI-15.5.4)."""
    columns = SPECIES["exertians"].board
    found = next(each for each in view["species"] if each["name"] == "exertians")
    marks = [columns[color][row - 1].danger for color, row, owner in found["board"] if owner == seat]
    return {"seat": seat, "danger": sum(marks), "cards": len(view["agencies"][seat]["exertians_played"])}


# ---- gold tiles, techs ---------------------------------------------------------------------------------------------
def gold(view: View) -> list[dict[str, Any]]:
    """The gold tiles with their three spaces; the last one has room for everybody else (SETI-12.2)."""
    found = []
    for each in view["gold"]:
        side = GOLD_SIDES[each["side"]]
        last = len(side.values) - 1
        places = [
            {"points": value, "seats": each["marks"][place:] if place == last else each["marks"][place : place + 1]}
            for place, value in enumerate(side.values)
        ]
        found.append({"tile": side.tile, "side": side.id, "sets": side.sets, "places": places})
    return found


def techs(view: View) -> list[dict[str, Any]]:
    """The twelve stacks: what the next tile brings, and who has that tech."""
    found = []
    for tech in TECHS.values():
        stack = view["techs"][tech.id]
        bonus = TILE_BONUSES.get(stack["bonus"] or "", ())
        found.append(
            {
                "id": tech.id,
                "type": tech.type,
                "number": tech.number,
                "left": stack["left"],
                "first": stack["first"] and stack["left"] > 0,
                "bonus": shown(bonus),
                "also": shown(tech.bonus),
                "lower": shown(tech.lower),
                "owners": [seat for seat, own in enumerate(view["agencies"]) if tech.id in own["techs"]],
            }
        )
    return found
