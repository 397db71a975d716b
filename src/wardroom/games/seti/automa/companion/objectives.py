"""SETI-17: the objectives. The human says which tasks are fulfilled; all else is as in SETI."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wardroom.kernel import Card, Reason, Steps
from wardroom.kernel.ask import About

from ...flow.objectives import STATES, complete, fulfil, put_away, reveal, tile
from . import asking
from .state import Companion


def offered(state: Companion) -> list[Any]:
    """Every task of the objectives in work."""
    return [("task", card, number) for card in state.tasks for number in range(1, len(tile(state, card).tasks) + 1)]


def describe_tasks(state: Companion) -> About:
    """What a task is, for the text of an option that ends with its objective and its number."""

    def about(option: Any) -> Mapping[str, Any]:
        return {"name_task": f"{state.face(option[-2])}-{option[-1]}"} if isinstance(option, tuple) else {}

    return about


def why_not(state: Companion, card: Card, number: int) -> Reason | None:
    """SETI-17.2: a task is marked once."""
    return asking.refuse("SETI-17.2", "task-marked") if number in state.tasks[card] else None


def end_of_turn(state: Companion) -> Steps:
    """SETI-17.3, SETI-17.22: completed objectives are moved and replaced, until none in work is complete. Of a new one
    a state task may hold already (SETI-17.17): that is asked."""
    while done := [card for card in state.tasks if complete(state, card)]:
        for card in done:
            put_away(state, card)
        before = list(state.tasks)
        reveal(state)
        for card in [each for each in state.tasks if each not in before]:
            face = state.face(card)  # of a card that everybody sees
            for number, _ in STATES[face]:
                holds = yield from asking.ask("holds", ["yes", "no"], card=face, n=number, name_task=f"{face}-{number}")
                if holds == "yes":
                    fulfil(state, card, number)
