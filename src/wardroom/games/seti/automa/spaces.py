"""Where the rival marks a life trace (SETI-16.39 to SETI-16.41, SETI-16.72, SETI-16.73)."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import RIVAL_COMPUTER, SPECIES, Effects, Gain, Space
from ..flow import traces
from ..pieces import Discovery
from ..state import RIVAL, TRACES, Seti
from .arrow import arrow

DISCOVERY, OVERFLOW = 0, -1
Place = tuple[str, str, int]
"""A slot, a colour and a row: 0 is the discovery space, -1 the overflow space, the board is counted from 1."""


def trace_space(state: Seti, color: str, only: str | Sequence[str] | None = None) -> Place:
    """SETI-16.39, SETI-16.40: the lowest free space over both species, for a universal trace in all columns. Equally
    low ones lie from left to right, and the arrow decides (SETI-16.72). Overflow if all others are taken."""
    colors = TRACES if color == "any" else (color,)
    columns = [(side, each) for side in traces.allowed(state, only) for each in colors]
    rows = [lowest(state, traces.slot(state, side), each) for side, each in columns]
    free = [row for row in rows if row is not None]
    low = min(free, default=None)
    row = OVERFLOW if low is None else low
    places: list[Place] = [(side, each, row) for (side, each), its in zip(columns, rows) if its == low]
    place = arrow(state, places)
    how = "overflow" if low is None else "lowest"
    tie = "yes" if len(places) > 1 else "no"
    side, chosen, _ = place
    name = traces.slot(state, side).name or "unknown"
    why = f"rival-trace-{how}"
    state.tell(why, side=side, the_species=name, feminine_color=chosen, row=row, tie=tie, arrow=state.arrow)
    return place


def lowest(state: Seti, discovery: Discovery, color: str) -> int | None:
    """SETI-16.41: the lowest row of a column that is free to the rival."""
    if color not in discovery.spaces:
        return DISCOVERY
    if discovery.name is None:
        return None
    for row, space in enumerate(SPECIES[discovery.name].board[color], 1):
        if is_free(state, discovery, color, row, space):
            return row
    return None


def is_free(state: Seti, discovery: Discovery, color: str, row: int, space: Space) -> bool:
    """SETI-16.73: not marked, or with room for any number; its cost can be paid; its sample is there."""
    if not space.repeat and traces.marked(discovery, color, row):
        return False
    if space.needs_sample and traces.sample(state, row) is None:
        return False
    return affords(state, space.cost)


def affords(state: Seti, cost: Effects) -> bool:
    """SETI-16.48, SETI-16.50: exofossils it holds; data only beyond a full computer."""
    agency = state.agencies[RIVAL]
    for part in cost:
        if isinstance(part, Gain):
            if part.what == "exofossil" and agency.exofossils < part.n:
                return False
            if part.what == "data" and (agency.upper < RIVAL_COMPUTER or agency.data < part.n):
                return False
    return True
