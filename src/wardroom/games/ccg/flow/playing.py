"""CCG-7.1 to CCG-7.5, CCG-7.22: playing cards from hand. CCG-14.1: initiation, responses, resolution."""

from __future__ import annotations

from functools import cache
from typing import Any

from wardroom.kernel import EVERYBODY, Card, Reason, Steps

from ..cards.kinds import DOORWAY, EVENT, FACES, FACILITY, INTERRUPT, MISSION, REPORTING, UNPLAYABLE, Artifact
from ..state import CORE, PLAY, Ccg, place_at
from . import do, hidden, reporting
from .entering import why_not_enter
from .options import option
from .refusing import refuse
from .windows import OWN_TURN, PAUSE, PLAYED, USES, Play, Trigger, window

RED_ALERT = "red_alert"
"""The word under which it is remembered in which turn a player reports by Red Alert!."""


def plays_as(state: Ccg, card: Card) -> str:
    return played_as(state.cards.faces[card])


@cache
def played_as(name: str) -> str:
    """CCG-2.12: an artifact played as an event or an interrupt is treated as that type."""
    face = FACES[name]
    if isinstance(face, Artifact) and face.use in (EVENT, INTERRUPT):
        return face.use
    return face.kind


def costs_card_play(state: Ccg, card: Card) -> bool:
    """CCG-7.1 to CCG-7.3: all but interrupts and doorways."""
    return plays_as(state, card) not in (INTERRUPT, DOORWAY)


def plays(state: Ccg, seat: int) -> list[Any]:
    """The cards of the hand that may be played; after the play phase only few can be."""
    hand = state.hand(seat)
    if state.part != PLAY:
        faces, late = state.cards.faces, played_late()
        hand = [card for card in hand if faces[card] in late]
    return [option("play", card) for card in hand if why_not_play(state, seat, card) is None]


@cache
def played_late() -> frozenset[str]:
    """The faces that can be played after the play phase."""
    return frozenset(face for face in FACES if played_as(face) in (INTERRUPT, DOORWAY))


def why_not_play(state: Ccg, seat: int, card: Card) -> Reason | None:
    """On the own turn, from hand."""
    kind = plays_as(state, card)
    if kind in UNPLAYABLE:
        return Reason("CCG-7.5", "unplayable", (("name_kind", kind),))
    if kind not in (INTERRUPT, DOORWAY):
        if state.part != PLAY:
            return Reason("CCG-6.6", "play-phase-over")
        by_alert = kind in REPORTING and reports_freely(state, seat)
        if not by_alert and state.plays_left < 1:
            return Reason("CCG-7.3", "no-card-play", (("count", state.plays),))
    if kind in REPORTING:
        return reporting.why_not_report(state, seat, card)
    if kind == FACILITY:
        wrong = why_not_enter(state, seat, card)
        if wrong is None and not reporting.building_sites(state, seat, card):
            wrong = refuse(state, "CCG-5.30", "nowhere-to-build", card=card)
        return wrong
    use = USES.get(state.cards.faces[card])
    if use is None:
        return refuse(state, "CCG-7.3", "not-in-this-version", card=card)
    if kind == INTERRUPT and not {PAUSE, OWN_TURN} & use.on:
        return refuse(state, "CCG-14.4", "only-an-answer", card=card)
    return why_not_enter(state, seat, card) or use.why(state, seat, Trigger(PAUSE, seat))


def reports_freely(state: Ccg, seat: int) -> bool:
    """Red Alert!: any number of cards report instead of the normal card play."""
    return state.noted.get(f"{RED_ALERT}{seat}") == state.turn


def play(state: Ccg, seat: int, card: Card) -> Steps:
    """A card of the hand, on the own turn, outside any other action."""
    kind = plays_as(state, card)
    if costs_card_play(state, card) and not (kind in REPORTING and reports_freely(state, seat)):
        state.plays_left -= 1
    if hidden.is_agenda(state.cards.faces[card]):
        hidden.lay(state, seat, card)  # CCG-20.6: nobody can answer what nobody sees
        return
    declare(state, seat, card)
    if kind in REPORTING or kind == FACILITY:
        trigger = Trigger(PLAYED, seat, (card,))
        yield from window(state, trigger)
        if trigger.cancelled:
            do.nullify(state, card)
        else:
            yield from (reporting.build if kind == FACILITY else reporting.report)(state, seat, card)
        return
    yield from play_out(state, seat, card, Trigger(PAUSE, seat))


def play_answer(state: Ccg, seat: int, card: Card, trigger: Trigger) -> Steps:
    """CCG-14.7: a response is itself an action."""
    declare(state, seat, card)
    yield from play_out(state, seat, card, trigger)


def declare(state: Ccg, seat: int, card: Card) -> None:
    """CCG-14.2: it is shown to everybody."""
    do.put(state, card, place_at(CORE, seat))
    state.cards.show((card,), EVERYBODY)
    state.tell("plays", seat=seat, card=card)
    state.note(f"played {state.cards.faces[card]}")


def play_out(state: Ccg, seat: int, card: Card, answered: Trigger) -> Steps:
    """CCG-14.2, CCG-14.3: targets are chosen; CCG-7.22: it may be answered; then it happens. CCG-2.7: what does not
    stay is discarded."""
    use = USES[state.cards.faces[card]]
    this = Play(state, seat, card, answered)
    if use.aim is not None:
        this.target = yield from use.aim(this)
    trigger = Trigger(PLAYED, seat, (card,))
    yield from window(state, trigger)
    if trigger.cancelled:
        if do.in_play(state, card):
            do.nullify(state, card)
        return
    yield from use.effect(this)
    if do.in_play(state, card) and not use.stays and state.where[card].kind == CORE:
        do.leave(state, card)


def is_mission(state: Ccg, card: Card) -> bool:
    return state.kind(card) == MISSION
