"""SETI-12: milestones of the score track, and the last steps of every turn.

Personal milestones are the gold ones, the message tile and the markers of Centaurian cards, and those of the Exertians.
Each player resolves those that were reached by ascending score (SETI-12.11).
"""

from __future__ import annotations

from wardroom.kernel import Asking, Reason, Steps

from .. import automa as rival
from ..cards import GOLD_MILESTONES, GOLD_SIDES, GOLD_TILES, NEUTRAL_MILESTONES
from ..state import NEUTRAL, TRACES, Seti
from . import asking, discovery, traces
from .species import centaurians, exertians

LAST_PLACE = 2
"""The third place on a gold tile, which has room for everybody (SETI-12.2)."""
MARKED = Reason("SETI-12.3", "gold-marked")


def end_of_turn(state: Seti, seat: int) -> Steps:
    """SETI-3.10, steps (b) to (d): personal milestones, neutral milestones, discoveries. What these bring can open more
    of them: they are repeated until nothing is open (SETI-12.12)."""
    again = True
    while again:
        again = yield from personal(state, seat)
        again = (yield from neutral(state, seat)) or again
        found = yield from rival.witness(state).discoveries(state, seat)
        again = again or found


def personal(state: Seti, first: int) -> Asking[bool]:
    """SETI-12.8: the player whose turn ended resolves first, then clockwise. Whether anything was open."""
    acted = False
    for seat in discovery.turn_order(state, first):
        for _, kind, number in reached(state, seat):
            acted = True
            if kind == GOLD:
                yield from gold(state, seat, number)
            elif kind == MESSAGE:
                yield from centaurians.answer(state, seat)
            elif kind == PENDING:
                yield from centaurians.reached(state, seat, number)
            else:
                yield from exertians.milestone(state, seat, number)
    return acted


GOLD, MESSAGE, PENDING, EXERTIAN = range(4)
"""Kinds of personal milestones, in the order in which they are resolved at the same score."""


def reached(state: Seti, seat: int) -> list[tuple[int, int, int]]:
    """SETI-12.11: the personal milestones that a player has reached and not resolved, by ascending score: the score,
    the kind, and which one: of the gold ones their score, of cards the card, of the Exertians' the first or second."""
    agency = state.agencies[seat]
    points = agency.score
    open_ones: list[tuple[int, int, int]] = []
    for mark in GOLD_MILESTONES:
        if points >= mark and mark not in agency.milestones:
            open_ones.append((mark, GOLD, mark))
    if agency.message is not None and points >= agency.message:
        open_ones.append((agency.message, MESSAGE, 0))
    for mark, card in agency.pending:
        if points >= mark:
            open_ones.append((mark, PENDING, card))
    if not state.is_rival(seat):  # SETI-16.52
        for number in range(agency.chances, len(state.milestones)):
            if points >= state.milestones[number]:
                open_ones.append((state.milestones[number], EXERTIAN, number))
    open_ones.sort(key=lambda each: each[:2])  # stable: pending cards stay in the order they were played (SETI-15.4.3)
    return open_ones


def gold(state: Seti, seat: int, mark: int) -> Steps:
    """SETI-12.1: a marker on a gold scoring tile, on its best free place (SETI-12.2), never twice on the same one."""
    agency = state.agencies[seat]
    agency.milestones.append(mark)
    if state.is_rival(seat):
        tile = yield from rival.choose_gold(state, mark)
        if tile is None:  # SETI-16.75
            return
    else:

        def judge(option: str) -> Reason | None:
            return MARKED if option in agency.gold else None

        tile = yield from asking.choose(state, seat, "gold", lambda: GOLD_TILES, judge, args=(("n", mark),))
    marks = state.gold_marks.setdefault(tile, [])
    place = min(len(marks), LAST_PLACE)
    agency.gold[tile] = place
    marks.append(seat)
    state.note(f"gold:{tile}")
    if not state.is_rival(seat):  # its marker is worth nothing to it (SETI-16.44), and it has told why it goes there
        value = GOLD_SIDES[state.gold_sides[tile]].values[place]
        state.tell("gold", seat=seat, name_gold=tile, n=mark, value=value)


def neutral(state: Seti, first: int) -> Asking[bool]:
    """SETI-12.4: for each player and milestone (SETI-12.7) a neutral marker goes to the leftmost empty discovery space;
    the 20 before the 30 (SETI-12.13). Whether any player reached one."""
    acted = False
    for mark in NEUTRAL_MILESTONES:
        for seat in discovery.turn_order(state, first):
            agency = state.agencies[seat]
            if agency.score >= mark and mark not in agency.milestones:
                agency.milestones.append(mark)
                acted = True
                yield from place_neutral(state, seat, mark)
    return acted


def place_neutral(state: Seti, seat: int, mark: int) -> Steps:
    """SETI-12.5, 12.6: left species before right, red before yellow before blue; without a marker left or an empty
    space nothing happens."""
    if not state.neutral.get(mark):
        return
    sides = zip(traces.SIDES, state.species)
    empty = [(side, color) for side, found in sides for color in TRACES if color not in found.spaces]
    place = yield from rival.witness(state).first(state, "neutral-space", empty, n=mark)
    if place is not None:
        side, color = place
        traces.slot(state, side).spaces[color] = NEUTRAL
        state.neutral[mark] -= 1
        state.note("neutral")
        state.tell("neutral", seat=seat, n=mark, name_color=color, side=side)
