"""SETI-17: the objectives of the solo game, which only the human has."""

from __future__ import annotations

from wardroom.kernel import Card, Steps

from .. import automa as rival
from ..cards import (
    LEVELS,
    LONG_TERM_OBJECTIVES,
    LONG_TERM_PROGRESS,
    LONG_TERM_ROUNDS,
    OBJECTIVES_DUE,
    POINTS_PER_UNFINISHED,
    PROGRESS_PER_MISSING,
    Condition,
    Objective,
    Task,
    Trigger,
)
from ..cards import OBJECTIVES as TILES
from ..cards import OBJECTIVES_OPEN as IN_WORK
from ..state import GONE, OBJECTIVES, OBJECTIVES_DONE, OBJECTIVES_OPEN, Seti
from . import asking
from .conditions import holds

HUMAN = 0
ALL: dict[str, Objective] = {**TILES, **LONG_TERM_OBJECTIVES}
STATES: dict[str, tuple[tuple[int, Condition], ...]] = {
    tile.id: tuple((number, task.state) for number, task in enumerate(tile.tasks, 1) if task.state is not None)
    for tile in ALL.values()
}
"""The state tasks of each objective, by their numbers."""


def tile(state: Seti, card: Card) -> Objective:
    return ALL[state.face(card)]


def long_term(state: Seti, card: Card) -> bool:
    """SETI-19.5 to 19.8: it lies beside the row and is never spent."""
    return state.face(card) in LONG_TERM_OBJECTIVES


def complete(state: Seti, card: Card) -> bool:
    """SETI-17.2"""
    return len(state.tasks[card]) == len(tile(state, card).tasks)


def check(state: Seti) -> None:
    """SETI-17.6 to 17.8, 17.20: state tasks are marked as soon as they hold, any number at a time."""
    for card, done in state.tasks.items():
        for number, condition in STATES[state.cards.faces[card]]:
            if number not in done and holds(state, HUMAN, condition):
                fulfil(state, card, number)


def fulfil(state: Seti, card: Card, number: int) -> None:
    state.tasks[card].append(number)
    state.tell("task", seat=HUMAN, card=card, number=number)
    state.note(f"task:{state.face(card)}:{number}")


def matching(state: Seti, card: Card, triggers: tuple[Trigger, ...]) -> list[int]:
    """The open tasks of a tile that an event fulfils (SETI-17.12, SETI-17.16); of equal ones the first (SETI-17.25)."""
    done = state.tasks[card]
    found: dict[Task, int] = {}
    for number, task in enumerate(tile(state, card).tasks, 1):
        if number not in done and any(trigger in triggers for trigger in task.triggers):
            found.setdefault(task, number)
    return list(found.values())


def happen(state: Seti, triggers: tuple[Trigger, ...]) -> Steps:
    """SETI-17.4: one event fulfils at most one task; the player chooses which."""

    def offer() -> list[tuple[Card, int]]:
        return [(card, number) for card in state.tasks for number in matching(state, card, triggers)]

    def about(option: tuple[Card, int]) -> dict[str, str]:
        return {"name_task": f"{state.face(option[0])}-{option[1]}"}

    if not offer():
        return
    chosen = yield from asking.may_choose(state, HUMAN, "task", offer, about=about)
    if chosen is not None:
        fulfil(state, *chosen)


def reveal(state: Seti) -> None:
    """SETI-17.1, 17.3: three are in work until the stack is empty. What a state task asks for may hold already
    (SETI-17.17)."""
    stack = state.cards.rows[OBJECTIVES]
    while stack and sum(not long_term(state, card) for card in state.tasks) < IN_WORK:
        card = stack[-1]
        state.cards.move(card, OBJECTIVES_OPEN)
        state.tasks[card] = []
        state.tell("objective", card=card)
    check(state)


def end_of_turn(state: Seti) -> None:
    """SETI-17.3, 17.22: completed objectives are moved and replaced, until none in work is complete."""
    while done := [card for card in state.tasks if complete(state, card)]:
        for card in done:
            put_away(state, card)
        reveal(state)


def put_away(state: Seti, card: Card) -> None:
    """Onto the completed pile; a long-term objective leaves the game (SETI-19.5)."""
    state.note(f"objective:{state.face(card)}")
    state.tell("objective-completed", seat=HUMAN, card=card)
    state.cards.move(card, GONE if long_term(state, card) else OBJECTIVES_DONE)
    del state.tasks[card]


def spend(state: Seti) -> Steps:
    """SETI-17.13, 17.23: at the end of a round completed objectives are spent; for each one missing, and for each open
    task of a long-term objective (SETI-19.6), the rival advances. Without objectives nothing is due (SETI-17.15)."""
    end_of_turn(state)
    if not any(LEVELS[state.level].objectives):
        return
    due = OBJECTIVES_DUE.get(state.round, 0)
    spent = state.cards.rows[OBJECTIVES_DONE][:due]
    for card in spent:
        state.cards.move(card, GONE)
    if due:
        state.tell("objectives-due", seat=HUMAN, due=due, spent=len(spent), missing=due - len(spent))
        yield from rival.progress(state, PROGRESS_PER_MISSING * (due - len(spent)))
    unmarked = open_long_term(state)
    if unmarked and state.round in LONG_TERM_ROUNDS:
        state.tell("long-term-open", count=unmarked)
        yield from rival.progress(state, LONG_TERM_PROGRESS * unmarked)


def open_long_term(state: Seti) -> int:
    """Tasks still open on long-term objectives."""
    lying = [card for card in state.tasks if long_term(state, card)]
    return sum(len(tile(state, card).tasks) - len(state.tasks[card]) for card in lying)


def unfinished(state: Seti) -> int:
    """SETI-17.14: objectives not completed, in work or in the stack; long-term ones do not count (SETI-19.7)."""
    return len(state.cards.rows[OBJECTIVES]) + sum(not long_term(state, card) for card in state.tasks)


def penalty(state: Seti) -> int:
    """SETI-17.14: what the rival scores for them at the end of the game."""
    return POINTS_PER_UNFINISHED * unfinished(state)
