"""The rounds of a game on a real table: the human reports, the rival's turns are worked out (SETI-16.82)."""

from __future__ import annotations

from wardroom.kernel import STEP, TURN, Steps

from ...cards.setup import ROUNDS
from ...flow import milestones
from ...flow.objectives import spend
from ...state import OVER, RIVAL, RIVAL_TURN, ROUND_END
from .. import turn
from . import asking, objectives, report, scoring
from .asking import HUMAN
from .state import COUNT, HUMAN_TURN, PAUSE, Companion

TENS, ONES = 40, 10
"""A total is asked for in tens and ones."""


def flow(state: Companion) -> Steps:
    """Every report is a step; a turn of the rival is one too, so that its answers can be taken back until the human's
    turn is over."""
    while state.phase != OVER:
        yield TURN if state.fresh else STEP
        state.fresh = False
        yield from STAGES[state.stage](state)


# Turns


def human_turn(state: Companion) -> Steps:
    """One report; when the turn is over, what ends it (SETI-3.10)."""
    over = yield from report.menu(state)
    if not over:
        return
    if over == report.PASS:
        yield from human_passes(state)
    yield from milestones.end_of_turn(state, HUMAN)
    yield from objectives.end_of_turn(state)
    next_turn(state, HUMAN)


def human_passes(state: Companion) -> Steps:
    """SETI-5.39: the first to pass rotates the solar system."""
    state.agencies[HUMAN].passed = True
    state.tell("companion-you-pass", round=state.round)
    if state.reminder:
        state.reminder = False
        yield from state.witness.rotate(state)


def rival_turn(state: Companion) -> Steps:
    """SETI-16.82: as in SETI. What was said in its last turn may have changed since."""
    state.since = state.told
    state.sure, state.near = [], {}
    yield from turn(state)
    next_turn(state, RIVAL)


def next_turn(state: Companion, seat: int) -> None:
    """SETI-3.1: the other one, unless it has passed; with both the round ends. A report of the human may still go back
    into the turn of the rival before it."""
    after = 1 - seat
    if state.agencies[after].passed:
        after = seat
    if state.agencies[after].passed:
        state.stage = ROUND_END
    else:
        state.active = after
        state.stage = HUMAN_TURN if after == HUMAN else PAUSE if seat == RIVAL else RIVAL_TURN
    state.fresh = seat == HUMAN
    if seat == HUMAN and after == HUMAN:
        state.since = state.told


def pause(state: Companion) -> Steps:
    """The human has passed: time to do on the table what was told, before the rival goes on."""
    if (yield from report.between(state, "pause-report")):
        state.stage, state.fresh = RIVAL_TURN, True


# Rounds


def round_end(state: Companion) -> Steps:
    """SETI-14.1: after last reports, the objectives are spent; then the next round, with the other one first."""
    if not (yield from report.between(state, "round-report")):
        return
    yield from objectives.end_of_turn(state)
    yield from spend(state)
    state.fresh = True
    if state.round == ROUNDS:
        state.stage = COUNT
        return
    state.round += 1
    state.first = state.active = 1 - state.first
    state.reminder = True
    for agency in state.agencies:
        agency.passed = False
    state.stage = RIVAL_TURN if state.first == RIVAL else HUMAN_TURN
    state.tell("companion-round", number=state.round, first="rival" if state.first == RIVAL else "you")


def count(state: Companion) -> Steps:
    """SETI-18: the rival's total, and the human's as it was counted."""
    yield from scoring.exertians(state)
    rival = scoring.rival(state)
    tens = yield from asking.ask("total", list(range(TENS)), rival=rival)
    ones = yield from asking.ask("total-ones", list(range(ONES)), tens=tens)
    state.total = ONES * tens + ones
    state.scores = [state.total, rival]
    state.phase = OVER
    state.tell("companion-over", total=state.total, rival=rival)


STAGES = {HUMAN_TURN: human_turn, RIVAL_TURN: rival_turn, PAUSE: pause, ROUND_END: round_end, COUNT: count}
