"""What the human reports on the own turn: only what the rival or the objectives need."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from wardroom.kernel import Ask, Option, Reason

from ...cards import NEUTRAL_MILESTONES, STARS
from ...flow.milestones import reached
from ...flow.objectives import complete, fulfil
from ...flow.signals import TILE
from ...state import RIVAL
from . import asking, correct, discoveries, objectives, sectors
from .asking import HUMAN, Answer
from .state import Companion

DONE, PASS, TASK, ROTATED, COMPLETED, FOUND, CORRECT = (
    "done",
    "pass",
    "task",
    "rotated",
    "completed",
    "found",
    "correct",
)
ALL_FOUND = Reason("SETI-2.1", "both-known")


def menu(state: Companion) -> Answer:
    """One report. `done` or `pass` when the turn is over, else None."""
    options: list[Option] = [DONE, PASS, *objectives.offered(state), ROTATED, COMPLETED, FOUND, CORRECT]

    def judge(option: Any) -> Reason | None:
        return why_not(state, option)

    args = (("round", state.round),)
    about = objectives.describe_tasks(state)
    answer = yield Ask(HUMAN, "turn-report", options, judge, final=final(state), args=args, about=about)
    if answer in (DONE, PASS):
        return answer
    yield from take(state, answer)
    return None


def between(state: Companion, kind: str) -> Answer:
    """Between two turns of the rival, or before the objectives are spent at the end of a round (SETI-17.22): tasks
    fulfilled meanwhile, discoveries, corrections. True: go on."""
    options: list[Option] = [DONE, *objectives.offered(state), FOUND, CORRECT]

    def judge(option: Any) -> Reason | None:
        return why_not(state, option)

    answer = yield from asking.ask(kind, options, judge, objectives.describe_tasks(state), round=state.round)
    if answer == DONE:
        return True
    yield from take(state, answer)
    return False


def why_not(state: Companion, option: Any) -> Reason | None:
    if isinstance(option, tuple):
        return objectives.why_not(state, option[1], option[2])
    if option == FOUND and all(site.name for site in state.species):
        return ALL_FOUND
    return None


def final(state: Companion) -> Collection[Option] | None:
    """The end of a turn cannot be taken back, unless a question follows it."""
    waits = any(complete(state, card) for card in state.tasks)
    asks = state.reminder and "anomalies" in state.found
    return None if waits or asks or not quiet(state) else (DONE, PASS)


def quiet(state: Companion) -> bool:
    """Whether no milestone or discovery is open that a question may be about."""
    own = state.rival
    open_ones = [mark for mark in NEUTRAL_MILESTONES if own.score >= mark and mark not in own.milestones]
    return not open_ones and not reached(state, RIVAL) and not discoveries.touched(state)


def take(state: Companion, answer: Any) -> Answer:
    """One report that does not end the turn."""
    if isinstance(answer, tuple):
        fulfil(state, answer[1], answer[2])
    elif answer == ROTATED:
        yield from state.witness.rotate(state)
    elif answer == COMPLETED:
        yield from completed(state)
    elif answer == FOUND:
        yield from discoveries.report(state)
    else:
        yield from correct.menu(state)


def completed(state: Companion) -> Answer:
    """SETI-8.7: a sector, or the tile, was completed on the human's turn."""
    slots: list[Option] = [*STARS, *([TILE] if state.visitor else [])]
    answer = yield from asking.ask("completed", [*slots, asking.BACK])
    if answer != asking.BACK:
        yield from sectors.completed_by_human(state, answer)
