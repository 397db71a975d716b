"""CCG-6: the parts of a turn. Each is a stage at which the game can be entered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from wardroom.kernel import DONE, Ask, Card, EndOfGame, Reason, Steps, pick_one

from ..places import allowed, core
from ..scoring import leader
from ..state import DRAW, ORDERS, OVER, PLAY, START, Ccg
from . import do, downloads, personas, playing, repairs
from .options import option
from .playing import RED_ALERT, reports_freely
from .refusing import refuse
from .switches import is_off
from .windows import PAUSE, Trigger, pause

AT_START: dict[str, Callable[[Ccg, Card], Steps]] = {}
AT_END: dict[str, Callable[[Ccg, Card], Steps]] = {}
"""CCG-6.2, CCG-6.12: what cards in play do at the start and at the end of every turn, by face."""
OPTIONAL: set[str] = set()
"""Those that their player may leave; they come after the others (CCG-14.15)."""
AT_ZERO: dict[str, Callable[[Ccg, Card], Steps]] = {}
"""CCG-20.1: what a countdown comes to."""
NO_DRAW = "no_draw"
"""The word under which it is remembered in which turn a player draws nothing (CCG-6.11)."""


def start(state: Ccg) -> Steps:
    """CCG-6.2, CCG-6.3: all stopped cards of both players are unstopped first of all."""
    state.turn += 1
    state.stopped = still_stopped(state)
    state.orders_before, state.orders_given = state.orders_given, 0
    state.plays_left = state.plays
    state.last_counter, state.counter = state.counter, []  # CCG-16.8: for this one turn
    state.tell("turn", seat=state.active, count=state.turn)
    repairs.begin_turn(state, state.active)
    state.part = PLAY
    yield from at_moment(state, AT_START)
    yield from personas.replace(state, state.active)
    yield from pause(state)


def still_stopped(state: Ccg) -> int:
    """CCG-18.4: what a card keeps stopped for several turns."""
    mask = 0
    for word, card, _ in state.lasting:
        if word == "kept_stopped":
            mask |= 1 << card
    return mask & state.stopped


def at_moment(state: Ccg, effects: dict[str, Callable[[Ccg, Card], Steps]]) -> Steps:
    """CCG-6.12: the effects of the player whose turn it is, in the order that this player likes, then the others'.
    CCG-14.15: those that one may leave come last."""
    faces, moments = (
        state.cards.faces,
        [(may, seat) for may in (False, True) for seat in (state.active, 1 - state.active)],
    )
    for may, seat in moments:
        acting = [card for card in state.table() if faces[card] in effects and state.controller(card) == seat]
        due = [card for card in acting if (faces[card] in OPTIONAL) == may]
        while due:
            card = yield from pick_one(seat, "which-first", due)
            due.remove(card)
            if do.in_play(state, card) and not is_off(state, card):
                yield from effects[faces[card]](state, card)
            due = [each for each in due if do.in_play(state, each)]


# The play phase


def play(state: Ccg) -> Steps:
    """CCG-6.4: the normal card play and free plays, in any order, until the player is done."""
    seat = state.active
    uses = uses_in_play(state, seat)
    if not state.hand(seat) and not uses:
        choice: Any = DONE
    else:
        candidates = [*(option("play", card) for card in state.hand(seat)), *uses, DONE]
        judge = partial(why_not_now, state, seat)
        choice = yield Ask(seat, "play", candidates, judge, sift=partial(allowed, state, candidates, judge))
    if choice == DONE:
        if not (yield from pause(state)):  # CCG-14.11: both have passed
            state.part = ORDERS
    elif choice[0] == "alert":
        state.plays_left -= 1
        state.noted[f"{RED_ALERT}{seat}"] = state.turn
        state.tell("red-alert", seat=seat, card=choice[1])
    elif choice[0] == "download":
        yield from downloads.use(state, seat, choice, Trigger(PAUSE, seat))
    else:
        yield from playing.play(state, seat, choice[1])


def uses_in_play(state: Ccg, seat: int) -> list[Any]:
    """Red Alert!, and special downloads."""
    alerts: list[Any] = [
        option("alert", card)
        for card in (core(state, seat) if RED_ALERT in state.listed[seat] else ())
        if state.cards.faces[card] == RED_ALERT and state.controller(card) == seat and not is_off(state, card)
    ]
    return [*alerts[:1], *downloads.offered(state, seat, Trigger(PAUSE, seat))]


def why_not_now(state: Ccg, seat: int, option: Any) -> Reason | None:
    if option == DONE or option[0] == "download":
        return None
    if option[0] == "alert":
        if reports_freely(state, seat):
            return refuse(state, "CCG-7.3", "alert-given", card=option[1])
        return None if state.plays_left else Reason("CCG-7.3", "no-card-play", (("count", state.plays),))
    return playing.why_not_play(state, seat, option[1])


# The end of the turn


def end(state: Ccg) -> Steps:
    """CCG-6.7, CCG-6.10, CCG-6.12: countdowns, what cards do now, and everything that ends with the turn."""
    state.part = DRAW
    yield from count_down(state)
    yield from at_moment(state, AT_END)
    repairs.end_turn(state, state.active)
    state.spent.clear()
    state.lasting = [each for each in state.lasting if each[2] > state.turn]


def count_down(state: Ccg) -> Steps:
    """CCG-20.1, CCG-20.2: at the end of each turn of whoever seeded or played the card."""
    for card in state.table()[:]:
        if card not in state.counts or state.seeder.get(card, state.owner[card]) != state.active:
            continue
        state.counts[card] -= 1
        if state.counts[card] <= 0:
            effect = AT_ZERO.get(state.cards.faces[card])
            if effect is not None:
                yield from effect(state, card)
            do.discard(state, [card])


def draw(state: Ccg) -> Steps:
    """CCG-6.8, CCG-6.11: one card and the extra ones, compulsory while the deck has cards; then the turn passes on."""
    seat = state.active
    if state.noted.get(f"{NO_DRAW}{seat}") != state.turn:
        yield from do.draw(state, seat, 1 + extra_draws(state, seat))
    pass_on(state)


def extra_draws(state: Ccg, seat: int) -> int:
    """The Traveler: Transcendence, once (CCG-19.1)."""
    face = "the_traveler_transcendence"
    if not any(face in listed for listed in state.listed):
        return 0
    return int(any(state.cards.faces[card] == face and state.chosen.get(card) == seat for card in state.table()))


def pass_on(state: Ccg) -> None:
    """CCG-1.8, CCG-1.9: with both decks empty the game ends with this turn. CCG-6.13: or a second turn follows."""
    seat = state.active
    state.turns_over[seat] += 1
    if not state.deck(0) and not state.deck(1):
        state.winner = leader(state)
        state.part = OVER
        state.note("decks empty")
        raise EndOfGame
    if state.extra_turns:
        state.extra_turns -= 1
    else:
        state.active = 1 - seat
    state.part = START
    state.fresh = True
