"""Interrupts, each with what it does. They are judged by public facts (CCG-25.7)."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from wardroom.kernel import DONE, Ask, Asking, Card, Reason, Steps

from ..cards.kinds import EQUIPMENT, EVENT, FACES, INTERRUPT, Personnel, works_as
from ..spaceline import mission
from ..state import Ccg
from ..values import group
from . import do
from .aiming import aim_at, no_target
from .windows import COMPLETED, KILLED, PAUSE, PLAYED, Play, Trigger, play_of

# Particle Fountain


def why_not_fountain(state: Ccg, seat: int, trigger: Trigger) -> Reason | None:
    """Just: your Away Team with ENGINEER x2 completed a planet mission; one for each mission."""
    if trigger.seat != seat or trigger.location < 0 or not mission(state, trigger.location, seat).is_planet:
        return no_target()
    if state.noted.get(f"fountain{trigger.location}"):
        return no_target()
    enough = group(state, seat, trigger.cards).levels("engineer") >= 2
    return None if enough else no_target()


@play_of("particle_fountain", (COMPLETED,), why_not_fountain)
def particle_fountain(this: Play) -> Steps:
    this.state.noted[f"fountain{this.trigger.location}"] = 1
    do.score(this.state, this.seat, 5)
    yield from ()


# Klingon Death Yell


def yelled_for(state: Ccg, trigger: Trigger) -> list[Card]:
    """Klingons with Honor who were just killed, and for whom nobody yelled yet."""
    return [card for card in trigger.cards if card not in trigger.answered and is_honored(state, card)]


def is_honored(state: Ccg, card: Card) -> bool:
    face = cast(Personnel, state.face(card))
    return "klingon" in face.species and any(name == "honor" for m in face.members for name, _ in m.skills)


def why_not_yell(state: Ccg, _seat: int, trigger: Trigger) -> Reason | None:
    return None if yelled_for(state, trigger) else no_target()


def aim_yell(this: Play) -> Asking[Card]:
    return (yield from aim_at("aim-dead", this, yelled_for(this.state, this.trigger)))


@play_of("klingon_death_yell", (KILLED,), why_not_yell, aim_yell)
def klingon_death_yell(this: Play) -> Steps:
    this.trigger.answered.append(this.target)
    do.score(this.state, this.seat, 5)
    yield from ()


# Kevin Uxbridge and Amanda Rogers


def is_immune(state: Ccg, card: Card, title: str) -> bool:
    """CCG-14.17."""
    return title in state.face(card).immune


def events_in_play(state: Ccg) -> list[Card]:
    """Events in play, no treaties."""
    faces, wanted = state.cards.faces, nullable_events()
    return [card for card in state.table() if faces[card] in wanted]


def is_nullable_event(state: Ccg, card: Card) -> bool:
    return state.cards.faces[card] in nullable_events()


@cache
def nullable_events() -> frozenset[str]:
    from .playing import played_as

    events = (face for face in FACES.values() if played_as(face.id) == EVENT and not face.id.startswith("treaty_"))
    return frozenset(face.id for face in events if "Kevin Uxbridge" not in face.immune)


def why_not_uxbridge(state: Ccg, _seat: int, trigger: Trigger) -> Reason | None:
    if trigger.kind == PLAYED:
        return None if is_nullable_event(state, trigger.cards[0]) else no_target()
    return None if events_in_play(state) else no_target()


def aim_uxbridge(this: Play) -> Asking[Card]:
    if this.trigger.kind == PLAYED:
        return this.trigger.cards[0]
    return (yield from aim_at("aim-event", this, events_in_play(this.state)))


@play_of("kevin_uxbridge", (PLAYED, PAUSE), why_not_uxbridge, aim_uxbridge)
def kevin_uxbridge(this: Play) -> Steps:
    """Nullifies an event, in play or just played."""
    nullify_target(this)
    yield from ()


def nullify_target(this: Play) -> None:
    if this.trigger.kind == PLAYED:
        this.trigger.cancelled = True
    elif do.in_play(this.state, this.target):
        do.nullify(this.state, this.target)


def why_not_rogers(state: Ccg, _seat: int, trigger: Trigger) -> Reason | None:
    from .playing import plays_as

    card = trigger.cards[0]
    wrong = plays_as(state, card) != INTERRUPT or is_immune(state, card, "Amanda Rogers")
    return no_target() if wrong else None


@play_of("amanda_rogers", (PLAYED,), why_not_rogers)
def amanda_rogers(this: Play) -> Steps:
    """Nullifies an interrupt that was just played."""
    nullify_target(this)
    yield from ()


# Disruptor Overload


def gear(state: Ccg) -> list[Card]:
    """Equipment in play that somebody has with them."""
    return [
        card
        for card in state.table()
        if works_as(state.face(card)) == EQUIPMENT and state.where[card].kind in ("aboard", "surface")
    ]


def why_not_overload(state: Ccg, _seat: int, _trigger: Trigger) -> Reason | None:
    return None if gear(state) else no_target()


def aim_overload(this: Play) -> Asking[Card]:
    return (yield from aim_at("aim-equipment", this, gear(this.state)))


@play_of("disruptor_overload", (PAUSE,), why_not_overload, aim_overload)
def disruptor_overload(this: Play) -> Steps:
    """One equipment of the crew or team there, at random, is destroyed."""
    state = this.state
    if do.in_play(state, this.target):
        there = [card for card in gear(state) if state.where[card] == state.where[this.target]]
        mine = [card for card in there if state.controller(card) == state.controller(this.target)]
        do.discard(state, do.choose_random(state, mine))
    yield from ()


# Thought Maker


def why_not_think(state: Ccg, seat: int, _trigger: Trigger) -> Reason | None:
    return None if state.deck(1 - seat) else no_target()


@play_of("thought_maker", (PAUSE,), why_not_think)
def thought_maker(this: Play) -> Steps:
    """Look at the opponent's draw deck, and put any number of its cards on top, one by one. It is used once."""
    state, seat = this.state, this.seat
    deck = state.deck(this.opponent)
    state.cards.show(deck, 1 << seat)
    state.tell("looks-through", seat=this.opponent, card=this.card)
    left = deck[:]
    while left:
        choice: Any = yield Ask(seat, "on-top", [*left, DONE], args=(("card", this.card),))
        if choice == DONE:
            break
        left.remove(choice)
        deck.remove(choice)
        deck.append(choice)
    yield from ()
