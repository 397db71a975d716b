"""SETI-17: the objectives. The companion keeps the tiles; the human says which tasks are fulfilled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wardroom.kernel import Card, Reason, Steps
from wardroom.kernel.ask import About

from ..cards import (
    LEVELS,
    LONG_TERM_OBJECTIVES,
    LONG_TERM_PROGRESS,
    LONG_TERM_ROUNDS,
    OBJECTIVES_DUE,
    OBJECTIVES_OPEN,
    POINTS_PER_UNFINISHED,
    PROGRESS_PER_MISSING,
)
from ..flow.objectives import ALL, STATES
from . import asking, gains
from .state import DONE, GONE, HUMAN, OBJECTIVES, OPEN, Companion


def long_term(state: Companion, card: Card) -> bool:
    return state.face(card) in LONG_TERM_OBJECTIVES


def complete(state: Companion, card: Card) -> bool:
    """SETI-17.2"""
    return len(state.tasks[card]) == len(ALL[state.face(card)].tasks)


def offered(state: Companion) -> list[Any]:
    """Every task of the objectives in work."""
    return [("task", card, number) for card in state.tasks for number in range(1, len(ALL[state.face(card)].tasks) + 1)]


def named(state: Companion) -> About:
    """What a task is, for the text of an option that ends with its objective and its number."""

    def about(option: Any) -> Mapping[str, Any]:
        return {"name_task": f"{state.face(option[-2])}-{option[-1]}"} if isinstance(option, tuple) else {}

    return about


def why_not(state: Companion, card: Card, number: int) -> Reason | None:
    """SETI-17.2: a task is marked once."""
    return asking.refuse("SETI-17.2", "task-marked") if number in state.tasks[card] else None


def fulfil(state: Companion, card: Card, number: int) -> None:
    state.tasks[card].append(number)
    state.note(f"task:{state.face(card)}:{number}")
    state.tell("task", seat=HUMAN, card=card, number=number)


def end_of_turn(state: Companion) -> Steps:
    """SETI-17.3, SETI-17.22: completed objectives are moved, and replaced from the stack; a long-term one leaves the
    game (SETI-19.5). This goes on while new ones are complete at once."""
    while done := [card for card in state.tasks if complete(state, card)]:
        for card in done:
            state.tell("objective-completed", seat=HUMAN, card=card)
            state.note(f"objective:{state.face(card)}")
            state.cards.move(card, GONE if long_term(state, card) else DONE)
            del state.tasks[card]
        yield from reveal(state)


def reveal(state: Companion) -> Steps:
    """Three are in work until the stack is empty. A state task may hold already (SETI-17.17): that is asked."""
    stack = state.cards.rows[OBJECTIVES]
    while stack and sum(not long_term(state, card) for card in state.tasks) < OBJECTIVES_OPEN:
        card = stack[-1]
        state.cards.move(card, OPEN)
        state.tasks[card] = []
        state.tell("objective", card=card)
        for number, _ in STATES[state.face(card)]:  # of a card that everybody sees
            face = state.face(card)
            holds = yield from asking.ask("holds", ["yes", "no"], card=face, n=number, name_task=f"{face}-{number}")
            if holds == "yes":
                fulfil(state, card, number)


def spend(state: Companion) -> None:
    """SETI-17.13, SETI-17.23: what is due is spent; for each one missing the rival advances, and for each open task of
    a long-term one (SETI-19.6)."""
    if not any(LEVELS[state.level].objectives):
        return
    due = OBJECTIVES_DUE.get(state.round, 0)
    spent = state.cards.rows[DONE][:due]
    for card in spent:
        state.cards.move(card, GONE)
    if due:
        state.tell("objectives-due", seat=HUMAN, due=due, spent=len(spent), missing=due - len(spent))
        gains.advance(state, PROGRESS_PER_MISSING * (due - len(spent)))
    lying = [card for card in state.tasks if long_term(state, card)]
    unmarked = sum(len(ALL[state.face(card)].tasks) - len(state.tasks[card]) for card in lying)
    if unmarked and state.round in LONG_TERM_ROUNDS:
        state.tell("long-term-open", count=unmarked)
        gains.advance(state, LONG_TERM_PROGRESS * unmarked)


def unfinished(state: Companion) -> int:
    """SETI-17.14, SETI-19.7"""
    return len(state.cards.rows[OBJECTIVES]) + sum(not long_term(state, card) for card in state.tasks)


def penalty(state: Companion) -> int:
    return POINTS_PER_UNFINISHED * unfinished(state)
