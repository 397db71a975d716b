"""SHIP-13: what everything is worth at the end, in half points."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .cards import (
    ARTIFACT_TYPES,
    EMPTY_GROUP,
    MISSIONS,
    OMEGAS,
    PASSENGERS,
    PIRATES_TOLERATED,
    TRACK_BLAMED_BELOW,
    TRACK_PRAISED,
    track_points,
)
from .flow.hold import artifact_type
from .flow.techs import count_pairs
from .state import ANDROID, ARTIFACTS, COLOR_OF, COMMANDERS, DONE, PIRATES, Starship

WHOLE = 2
"""Half points in a point."""


class ScoreLine(NamedTuple):
    """One of the six lines of the score sheet (SHIP-13.11), with what it counts."""

    key: str
    rule: str
    halves: int
    args: tuple[tuple[str, int], ...] = ()


def lines(state: Starship, seat: int) -> list[ScoreLine]:
    """SHIP-13.1 to 13.6, in the order of the score sheet."""
    ship = state.ships[seat]
    figures = ship.figures()
    commanders = sum(figure in COMMANDERS.values() for figure in figures)
    androids, pirates = figures.count(ANDROID), len(state.row(seat, PIRATES))
    artifacts, hurt = len(state.row(seat, ARTIFACTS)), damage(state, seat)
    found = [
        ScoreLine(
            "missions", "SHIP-13.1", WHOLE * mission_points(state, seat), (("count", len(state.row(seat, DONE))),)
        ),
        ScoreLine("tracks", "SHIP-13.2", WHOLE * sum(map(track_points, ship.steps))),
        ScoreLine("omegas", "SHIP-13.3", WHOLE * sum(omega_points(state, seat).values())),
        ScoreLine(
            "crew",
            "SHIP-13.4",
            WHOLE * (commanders + androids + pirates),
            (("commanders", commanders), ("androids", androids), ("pirates", pirates)),
        ),
        ScoreLine("tokens", "SHIP-13.5", ship.medals + artifacts, (("medals", ship.medals), ("artifacts", artifacts))),
        ScoreLine("damage", "SHIP-13.6", -WHOLE * hurt, (("count", hurt),)),
    ]
    if state.passenger is not None:
        found.insert(3, ScoreLine("passenger", "SHIP-17.20", WHOLE * passenger_points(state, seat)))
    return found


def total(state: Starship, seat: int) -> int:
    """In half points, so that they are whole numbers."""
    return sum(line.halves for line in lines(state, seat))


def totals(state: Starship) -> list[int]:
    return [total(state, seat) for seat in range(state.seats)]


def mission_points(state: Starship, seat: int) -> int:
    return sum(MISSIONS[state.face(card)].points for card in state.row(seat, DONE))


def damage(state: Starship, seat: int) -> int:
    """All damage left, in cargo, piled up and in tech slots."""
    ship = state.ships[seat]
    return ship.damage + ship.overflow + sum(ship.damaged)


def omega_points(state: Starship, seat: int) -> dict[str, int]:
    """What each omega tech of a seat gives."""
    found = {}
    for card in state.ships[seat].slots:
        if card is not None and (face := state.face(card)) in OMEGAS:
            omega = OMEGAS[face]
            points = omega.points * COUNTS[omega.per](state, seat)
            found[face] = points if omega.most is None else min(points, omega.most)
    return found


def figures_of(color: str) -> Callable[[Starship, int], int]:
    """SHIP-14.24: ensigns and commanders of a colour, wherever they are."""
    return lambda state, seat: sum(COLOR_OF.get(figure) == color for figure in state.ships[seat].figures())


def missions_with(color: str) -> Callable[[Starship, int], int]:
    """SHIP-14.22: accomplished missions with at least one line of a colour."""
    return lambda state, seat: sum(
        any(line.color == color for line in MISSIONS[state.face(card)].lines) for card in state.row(seat, DONE)
    )


def commanders(state: Starship, seat: int) -> int:
    return sum(figure in COMMANDERS.values() for figure in state.ships[seat].figures())


def artifact_types(state: Starship, seat: int) -> int:
    """SHIP-15.20"""
    return len({artifact_type(state.face(card)) for card in state.row(seat, ARTIFACTS)} & set(ARTIFACT_TYPES))


def pirate_tokens(state: Starship, seat: int) -> int:
    return len(state.row(seat, PIRATES))


def lowest_track(state: Starship, seat: int) -> int:
    return min(map(track_points, state.ships[seat].steps))


COUNTS: dict[str, Callable[[Starship, int], int]] = {
    "matching_icon_pair": count_pairs,
    "red_figure": figures_of("red"),
    "yellow_figure": figures_of("yellow"),
    "blue_figure": figures_of("blue"),
    "commander": commanders,
    "damage": damage,
    "mission_with_red": missions_with("red"),
    "mission_with_yellow": missions_with("yellow"),
    "mission_with_blue": missions_with("blue"),
    "artifact_type": artifact_types,
    "pirate": pirate_tokens,
    "lowest_track_score": lowest_track,
}


def passenger_points(state: Starship, seat: int) -> int:
    """SHIP-17.20: the passenger's bonus or penalty."""
    assert state.passenger is not None
    rule, good, bad = PASSENGERS[state.passenger].score
    goods, bads = PASSENGER_COUNTS[rule](state, seat)
    return good * goods + bad * bads


def no_cargo_damage(state: Starship, seat: int) -> tuple[int, int]:
    return int(not state.ships[seat].damage), 0


def empty_slots(state: Starship, seat: int) -> tuple[int, int]:
    return (state.capacity(seat) - state.load(seat)) // EMPTY_GROUP, 0


def tracks_balance(state: Starship, seat: int) -> tuple[int, int]:
    worth = [track_points(steps) for steps in state.ships[seat].steps]
    return sum(each >= TRACK_PRAISED for each in worth), sum(each < TRACK_BLAMED_BELOW for each in worth)


def icons_and_slots(state: Starship, seat: int) -> tuple[int, int]:
    return count_pairs(state, seat), sum(card is None for card in state.ships[seat].slots)


def pirate_balance(state: Starship, seat: int) -> tuple[int, int]:
    return pirate_tokens(state, seat), max(0, len(state.pirates) - PIRATES_TOLERATED)


def android_balance(state: Starship, seat: int) -> tuple[int, int]:
    androids = state.ships[seat].figures().count(ANDROID)
    return androids, int(not androids)


PASSENGER_COUNTS: dict[str, Callable[[Starship, int], tuple[int, int]]] = {
    "no_cargo_damage": no_cargo_damage,
    "per_3_empty_cargo_slots": empty_slots,
    "tracks_balance": tracks_balance,
    "icons_and_slots": icons_and_slots,
    "pirates": pirate_balance,
    "androids": android_balance,
}
