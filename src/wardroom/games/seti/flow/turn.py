"""SETI-3: a turn: one main action, with free actions before, during and after it, and how it ends."""

from __future__ import annotations

from collections.abc import Callable

from wardroom.kernel import Ask, Card, Option, Reason, Steps

from .. import automa as rival
from ..state import AFTER, END, MAIN, RIVAL_TURN, ROUND_END, Seti
from . import computer, figures, free, milestones, objectives, passing, play, signals, supply, techs, this_turn

PASS, END_WORD = "pass", "end"
MAIN_ACTIONS = ("play", "launch", "orbit", "land", "scan", "analyse", "research", PASS)
"""SETI-3.3."""
MENU: list[Option] = [*MAIN_ACTIONS, *free.MENU]
BEFORE, DONE = (("after", "no"),), (("after", "yes"),)
AFTERWARDS: list[Option] = [*free.MENU, END_WORD]


def first_income(state: Seti) -> Steps:
    """SETI-2.13: everybody tucks one of the five cards, in the order of play, and gains its resource at once. This
    belongs to the set-up and is no event."""
    seat = state.active
    if not state.is_rival(seat):
        card: Card = yield Ask(seat, "first-income", state.hand(seat)[:])
        yield from supply.put_under(state, seat, card)
    state.active = (seat + 1) % len(state.agencies)
    if state.active == state.first:
        begin(state, state.first)


def begin(state: Seti, seat: int) -> None:
    """A new turn, of a player or of the rival."""
    state.active = seat
    state.turn += 1
    state.fresh = True
    state.stage = RIVAL_TURN if state.is_rival(seat) else MAIN


def main(state: Seti) -> Steps:
    """SETI-3.2, 3.4: free actions and one main action."""
    seat = state.active

    def judge(option: Option) -> Reason | None:
        return why_not(state, seat, str(option))

    answer: str = yield Ask(seat, "turn", MENU, judge, args=BEFORE)
    if answer in free.MENU:
        yield from free_action(state, seat, answer)
        return
    if answer == PASS:
        yield from passing.pass_round(state, seat)  # SETI-5.39: without further free actions
    else:
        state.interruptible = True
        yield from ACTIONS[answer](state, seat)
    yield from finish_action(state, seat)
    state.interruptible = False
    state.stage = END if answer == PASS else AFTER


def finish_action(state: Seti, seat: int) -> Steps:
    """SETI-3.10 (a), 5.24, 8.8: the row is filled again, completed sectors are resolved."""
    supply.refill(state)
    yield from signals.resolve_sectors(state, seat)
    supply.refill(state)


def why_not(state: Seti, seat: int, word: str) -> Reason | None:
    """Why an action cannot be taken now."""
    if word in free.WHY_NOT:
        return free.WHY_NOT[word](state, seat)
    return WHY_NOT[word](state, seat)


def free_action(state: Seti, seat: int, word: str) -> Steps:
    yield from free.perform(state, seat, word)
    supply.refill(state)


def after(state: Seti) -> Steps:
    """SETI-3.4, 3.16: more free actions, until the player ends the turn. A sector completed now is resolved at once
    (SETI-8.9)."""
    seat = state.active

    def judge(option: Option) -> Reason | None:
        return None if option == END_WORD else free.possible(state, seat, str(option))

    answer: str = END_WORD
    if free.anything(state, seat):
        answer = yield Ask(seat, "turn", AFTERWARDS, judge, args=DONE)
    if answer == END_WORD:
        if state.hand_limit == "end_of_turn":
            yield from passing.discard_down(state, seat)  # SETI-3.15
        state.stage = END
    else:
        yield from free_action(state, seat, answer)
        yield from finish_action(state, seat)


def end(state: Seti) -> Steps:
    """SETI-3.10 (b) to (e); nobody takes a free action any more (SETI-3.11)."""
    seat = state.active
    yield from milestones.end_of_turn(state, seat)
    if state.solo:
        objectives.end_of_turn(state)
    pass_on(state)


def rival_turn(state: Seti) -> Steps:
    """SETI-16.82."""
    yield from rival.turn(state)
    pass_on(state)


def pass_on(state: Seti) -> None:
    """SETI-3.1: clockwise to the next who has not passed; when all have, the round ends (SETI-3.14)."""
    supply.refill(state)
    for seat in range(len(state.agencies)):
        if state.agencies[seat].turn:
            this_turn.forget(state, seat)
    players = len(state.agencies)
    for number in range(1, players + 1):
        seat = (state.active + number) % players
        if not state.agencies[seat].passed:
            begin(state, seat)
            return
    state.stage = ROUND_END


def always(_state: Seti, _seat: int) -> Reason | None:
    return None


WHY_NOT: dict[str, Callable[[Seti, int], Reason | None]] = {
    "play": play.why_not,
    "launch": figures.why_not_launch,
    "orbit": figures.why_not_orbit,
    "land": figures.why_not_land,
    "scan": signals.why_not_scan,
    "analyse": computer.why_not_analyse,
    "research": techs.why_not_research,
    PASS: always,
}
ACTIONS: dict[str, Callable[[Seti, int], Steps]] = {
    "play": play.play,
    "launch": figures.launch_action,
    "orbit": figures.orbit_action,
    "land": figures.land_action,
    "scan": signals.scan_action,
    "analyse": computer.analyse,
    "research": techs.research,
}
