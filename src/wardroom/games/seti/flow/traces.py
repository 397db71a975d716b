"""SETI-13: life traces, and where they are marked.

A place is (slot, colour, row): a species slot, a column, and a row of the board counted from 1; row 0 is the discovery
space below the board, row -1 the overflow space.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from wardroom.kernel import Asking, Card, Reason, Steps

from .. import automa as rival
from ..cards import FACE_UP_SAMPLE_ROW, SPECIES, Effects, Gain, Space, Special, Trigger
from ..cards.setup import DISCOVERY_REWARDS, OVERFLOW_REWARD
from ..pieces import Discovery
from ..state import SAMPLES_BOARD, TRACES, Seti
from . import effects, missions, supply
from .asking import may_choose

SIDES = ("left", "right")
"""The two species slots (SETI-1.19)."""
ANY = "any"
OVERFLOW, DISCOVERY = -1, 0
Place = tuple[str, str, int]
Only = str | Sequence[str] | None
"""Nothing, or where a trace must go: a species, a slot, or several of these."""

TAKEN_BELOW = Reason("SETI-13.2", "space-taken")
TAKEN = Reason("SETI-13.10", "space-taken")
NO_SAMPLE = Reason("SETI-15.1.7", "no-sample-here")


def mark(state: Seti, seat: int, color: str, only: Only = None) -> Asking[Place | None]:
    """SETI-13.2, SETI-13.10: mark a trace, where its owner chooses; the rival goes by its own rules (SETI-16.39). A
    universal trace may have any colour (SETI-1.17). The place that was marked is handed back."""
    if state.is_rival(seat):
        place: Place | None = yield from rival.trace_space(state, color, only)
    else:
        place = yield from choose(state, seat, color, only)
    if place is not None:
        yield from put(state, seat, place)
    return place


def choose(state: Seti, seat: int, color: str, only: Only) -> Asking[Place | None]:
    colors = TRACES if color == ANY else (color,)
    sides = allowed(state, only)

    def offer() -> list[Place]:
        return [place for side in sides for each in colors for place in column(state, side, each)]

    left, right = (each.name or "unknown" for each in state.species)
    args = (("color", color), ("the_species", left), ("the_species2", right))
    judge, about = partial(why_not, state, seat), partial(described, state)
    return (yield from may_choose(state, seat, "trace", offer, judge, args, about=about))


def allowed(state: Seti, only: Only) -> list[str]:
    """The slots that a trace may go to, from left to right."""
    if only is None:
        return list(SIDES)
    named = (only,) if isinstance(only, str) else only
    return [side for side, each in zip(SIDES, state.species) if side in named or each.name in named]


def column(state: Seti, side: str, color: str) -> list[Place]:
    """Every place of a colour at one species: its board if it is known, else its discovery space; and the overflow
    space, which may be chosen always (SETI-13.5, SETI-20.10)."""
    name = slot(state, side).name
    rows = range(1, len(SPECIES[name].board[color]) + 1) if name else (DISCOVERY,)
    return [*((side, color, row) for row in rows), (side, color, OVERFLOW)]


def slot(state: Seti, side: str) -> Discovery:
    return state.species[SIDES.index(side)]


def why_not(state: Seti, seat: int, place: Place) -> Reason | None:
    """Why a trace cannot be marked here."""
    side, color, row = place
    if row == OVERFLOW:
        return None
    at = slot(state, side)
    if row == DISCOVERY:
        return TAKEN_BELOW if color in at.spaces else None
    space = printed(at, color, row)
    if not space.repeat and marked(at, color, row):
        return TAKEN
    if space.needs_sample and sample(state, row) is None:
        return NO_SAMPLE
    if space.cost and not supply.can_pay_all(state, seat, space.cost):
        cost = space.cost[0]
        return Reason("SETI-13.14", "space-cost", (("what", cost.what), ("n", cost.n)))  # type: ignore[union-attr]
    return None


def described(state: Seti, place: Place) -> dict[str, Any]:
    """What a place means to who chooses it: the species, and of a space of its board the cost and what it gives."""
    side, color, row = place
    at = slot(state, side)
    told: dict[str, Any] = {"the_species": at.name or "unknown"}
    if row > DISCOVERY:
        space = printed(at, color, row)
        gains = {part.what: part.n for part in space.reward if isinstance(part, Gain)}
        costs = [(part.what, part.n) for part in space.cost if isinstance(part, Gain)]
        told["vp"] = gains.pop("vp", 0)
        told["gain"] = "-".join(gains) or "none"
        told["cost"], told["paid"] = costs[0] if costs else ("none", 0)
        if told["vp"] == 0:  # it gives what the sample on it gives
            there = sample(state, row)
            told["gain"] = "later" if there is None else "sample"
            told["name_card"] = "" if there is None else state.face(there)  # it lies face up
    return told


def printed(at: Discovery, color: str, row: int) -> Space:
    assert at.name is not None
    return SPECIES[at.name].board[color][row - 1]


def marked(at: Discovery, color: str, row: int) -> bool:
    return any(each[0] == color and each[1] == row for each in at.board)


def sample(state: Seti, row: int) -> Card | None:
    """The sample that lies on a blue space of the Mascamites."""
    lying = state.cards.rows[SAMPLES_BOARD]
    return lying[row - FACE_UP_SAMPLE_ROW] if FACE_UP_SAMPLE_ROW <= row < FACE_UP_SAMPLE_ROW + len(lying) else None


def put(state: Seti, seat: int, place: Place) -> Steps:
    """SETI-13.14: the cost is paid, the marker is placed, the reward gained. One trace is one event (SETI-17.19)."""
    side, color, row = place
    at = slot(state, side)
    card = None
    if row == OVERFLOW:
        at.overflow.append((color, seat))
        reward: Effects = OVERFLOW_REWARD
    elif row == DISCOVERY:
        at.spaces[color] = seat
        reward = DISCOVERY_REWARDS[SIDES.index(side)]
    else:
        space = printed(at, color, row)
        supply.pay_all(state, seat, space.cost)
        at.board.append((color, row, seat))
        reward = space.reward
        if any(isinstance(part, Special) for part in reward):  # of the sample that lies there
            card = (
                (yield from rival.witness(state).sample_on(state, row)) if state.is_rival(seat) else sample(state, row)
            )
    if not state.is_rival(seat):  # it has told where it marks and why
        state.tell("traced", seat=seat, feminine_color=color, row=row, side=side, the_species=at.name or "unknown")
    yield from effects.run(state, seat, reward, card, at.name)
    yield from missions.happen(state, seat, Trigger("mark_trace", color), Trigger("mark_trace", ANY))
