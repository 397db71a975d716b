"""Where the rival marks a life trace (SETI-16.39 to SETI-16.41, SETI-16.72, SETI-16.73)."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import Asking

from ..cards import RIVAL_COMPUTER, SPECIES, Effects, Gain, Space
from ..flow import traces
from ..flow.traces import Place
from ..state import RIVAL, TRACES, Seti
from .arrow import pointed
from .witness import witness


def trace_space(state: Seti, color: str, only: str | Sequence[str] | None = None) -> Asking[Place]:
    """SETI-16.39, SETI-16.40: the lowest free space over both species, for a universal trace in all columns. Equally
    low ones lie from left to right, and the arrow decides (SETI-16.72). Overflow if all others are taken."""
    colors = TRACES if color == "any" else (color,)
    columns = pointed(state, [(side, each) for side in traces.allowed(state, only) for each in colors])
    free = free_places(state, columns)
    place = yield from witness(state).first(state, "lowest", free, name_color=color, arrow=state.arrow)
    if place is None:
        how, place, ties = "overflow", (*columns[0], traces.OVERFLOW), len(columns)
    else:
        how, ties = "lowest", sum(each[2] == place[2] for each in free)
    side, chosen, row = place
    name, tie = traces.slot(state, side).name or "unknown", "yes" if ties > 1 else "no"
    why = f"rival-trace-{how}"
    state.tell(why, side=side, the_species=name, feminine_color=chosen, row=row, tie=tie, arrow=state.arrow)
    return place


def free_places(state: Seti, columns: Sequence[tuple[str, str]]) -> list[Place]:
    """Every space of these columns that is free to the rival, not marked or with room for any number; the lowest first,
    equally low ones as they come."""
    found: list[Place] = []
    for side, color in columns:
        at = traces.slot(state, side)
        if at.name is None:
            found += [(side, color, traces.DISCOVERY)] if color not in at.spaces else []
        else:
            marked = [row for each, row, _ in at.board if each == color]
            for row, space in enumerate(SPECIES[at.name].board[color], 1):
                if (space.repeat or row not in marked) and is_open(state, row, space):
                    found.append((side, color, row))
    found.sort(key=lambda place: place[2])
    return found


def is_open(state: Seti, row: int, space: Space) -> bool:
    """SETI-16.73: its sample is there, and its cost can be paid."""
    if space.needs_sample and traces.sample(state, row) is None:
        return False
    return not space.cost or affords(state, space.cost)


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
