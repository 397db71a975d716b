"""SETI-15.3: 'Oumuamua, a planet that comes to visit, and its exofossils."""

from __future__ import annotations

from wardroom.kernel import Steps

from ...cards import OUMUAMUA, PLANET_BOARD, TILE_DATA, TILE_POINTS
from ...state import Seti
from .. import discovery, supply


def setup(state: Seti, slot: int, first: int) -> Steps:
    """SETI-15.3.1: the tile comes on disc 3 with 3 data. Whoever has a probe there is set on it for 1 publicity, which
    is no visit (SETI-15.3.7); a capsule counts as a probe (SETI-15.1.4)."""
    state.tile_data = TILE_DATA
    state.landing_data[OUMUAMUA] = list(PLANET_BOARD[OUMUAMUA].first_landing_data)
    here = state.where(OUMUAMUA)
    state.tell("tile-placed", name_star=state.columns[here[1]])
    for seat in discovery.turn_order(state, first):
        agency = state.agencies[seat]
        for _ in range(agency.probes.count(here) + list(agency.capsules.values()).count(here)):
            state.tell("set-on-tile", seat=seat)
            supply.publicity(state, seat, 1)
    yield from discovery.reward(state, slot, first)


# Signals on the tile


def may_mark_tile(state: Seti, column: int) -> bool:
    """SETI-15.3.3: whether a signal in this sector may go on the tile instead."""
    return state.visitor and state.where(OUMUAMUA)[1] == column


def mark_tile(state: Seti, seat: int, data: bool = True) -> Steps:
    """SETI-15.3.3: a signal on the tile takes a data and may score; without data it is an excess marker
    (SETI-15.3.8). It is no signal in the sector (SETI-15.3.10), so no mission hears of it."""
    position = TILE_DATA - state.tile_data + 1
    taken = state.tile_data > 0
    state.tile_markers.append(seat)
    state.tell("tile-signal", seat=seat)
    if not taken:
        return
    state.tile_data -= 1
    if position in TILE_POINTS:
        supply.score(state, seat, TILE_POINTS[position])
    if data:
        yield from supply.add_data(state, seat, 1)


def tile_complete(state: Seti) -> bool:
    """Whether its last data was taken."""
    return state.visitor and state.tile_data == 0


def resolve_tile(state: Seti) -> Steps:
    """SETI-15.3.4: everybody with a marker gains 1 exofossil; no winner, no publicity; the slot is filled again."""
    owners = set(state.tile_markers)
    state.tile_markers = []
    state.tile_data = TILE_DATA
    state.tell("tile-complete")
    for seat in discovery.turn_order(state, state.active):
        if seat in owners:
            yield from supply.gain(state, seat, "exofossil", 1)
