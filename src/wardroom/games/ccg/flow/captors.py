"""Cards that capture, and those that are played on captives, each with what it does."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from wardroom.kernel import EVERYBODY, Ask, Asking, Card, Reason, Steps, pick_one

from ..cards.kinds import FACILITY, OUTPOST, SHIP, STATION, Facility, Ship
from ..needs import Selection, Who
from ..places import (
    all_vessels,
    company,
    crew,
    facilities,
    held,
    is_under_cloak,
    location_of,
    people,
    ships,
)
from ..state import ABOARD, CORE, DECK, Ccg, place_at, zone
from ..values import group, number
from . import do
from .capture import BRIG, brigs, capture, free, held_captives, spring
from .choosing import select
from .do import FOREVER
from .downloads import NONE
from .encounter import Encounter, dilemma, fail, meets_conditions, overcome
from .refusing import refuse
from .reporting import arrive
from .turn import AT_START
from .windows import OWN_TURN, PAUSE, PLAYED, USES, Play, Trigger, play_of, window

NO_TARGET = Reason("CCG-14.3", "no-target")


# Cardassian Trap


@dilemma("cardassian_trap")
def cardassian_trap(do_it: Encounter) -> Steps:
    """Without Empathy one of the targets, at random, is captured by the opponent; this card is the trap. CCG-13.32: the
    others are stopped."""
    if (yield from meets_conditions(do_it)):
        overcome(do_it)
        return
    state, card = do_it.state, do_it.card
    targets = Selection("random", who=cast(Who, do_it.face.targets[0]))
    for captive in (yield from select(state, do_it.seat, do_it.people(), targets, card)):
        if do.in_play(state, captive):
            yield from capture(state, do_it.opponent, captive, card)
    yield from fail(do_it, ())
    yield from spring(state, card)


# Romulan Ambush


def ambushed(state: Ccg, seat: int, trigger: Trigger) -> list[Card]:
    """Opposing ships with SHIELDS below 6 where the player has a D'deridex-class ship. CCG-17.2, CCG-17.5: neither is
    cloaked."""
    if not state.is_own_turn(seat):
        return []
    waiting = {
        location_of(state, ship)
        for ship in ships(state, seat)
        if trigger.location in (-1, location_of(state, ship))  # CCG-15.8
        and not state.is_cloaked(ship)
        and cast(Ship, state.face(ship)).ship_class == "D'deridex Class"
    }
    return [
        ship
        for ship in ships(state, 1 - seat)
        if location_of(state, ship) in waiting
        and not is_under_cloak(state, ship)
        and number(state, ship, "shields") < 6
    ]


def why_not_ambush(state: Ccg, seat: int, trigger: Trigger) -> Reason | None:
    return None if ambushed(state, seat, trigger) else NO_TARGET


def aim_ambush(this: Play) -> Asking[tuple[Card, Card | None]]:
    state, told = this.state, (("card", this.card),)
    ship = yield from pick_one(this.seat, "aim-ship", ambushed(state, this.seat, this.trigger), args=told)
    there = people(state, crew(state, ship, this.opponent))
    return ship, (yield from pick_one(this.seat, "struck", there, args=told)) if there else None


@play_of("romulan_ambush", (OWN_TURN,), why_not_ambush, aim_ambush)
def romulan_ambush(this: Play) -> Steps:
    """One of the crew is captured, the ship is destroyed with all others."""
    state, (ship, survivor) = this.state, this.target
    if not do.in_play(state, ship):
        return
    if survivor is not None and state.where[survivor] == (ABOARD, ship):
        yield from capture(state, this.seat, survivor, this.card)
    yield from do.destroy(state, ship)


# Brainwash, Interrogation


def homes(state: Ccg, seat: int) -> list[Card]:
    return [card for card in facilities(state, seat) if cast(Facility, state.face(card)).facility == OUTPOST]


def aim_captive(this: Play) -> Asking[Card]:
    captives = held_captives(this.state, this.seat)
    return (yield from pick_one(this.seat, "aim-captive", captives, args=(("card", this.card),)))


def why_not_brainwash(state: Ccg, seat: int, _trigger: Trigger) -> Reason | None:
    return None if held_captives(state, seat) and homes(state, seat) else NO_TARGET


@play_of("brainwash", why=why_not_brainwash, aim=aim_captive)
def brainwash(this: Play) -> Steps:
    """The captive reports to the outpost as one of the player's own, as long as this card is on it."""
    state, seat, captive = this.state, this.seat, this.target
    outposts = homes(state, seat)
    if not do.in_play(state, captive) or not outposts:
        return
    free(state, captive)
    state.control[captive] = seat
    state.mixing |= 1 << captive
    do.place_on(state, this.card, captive)
    state.lasting.append((do.caused_by(this.card, do.CONTROLLED), captive, FOREVER))
    home = yield from pick_one(seat, "report-to", outposts, args=(("card", captive),))
    arrive(state, seat, captive, home)


def why_not_interrogate(state: Ccg, seat: int, _trigger: Trigger) -> Reason | None:
    return None if held_captives(state, seat) else NO_TARGET


@play_of("interrogation", why=why_not_interrogate, aim=aim_captive)
def interrogation(this: Play) -> Steps:
    if do.in_play(this.state, this.target):
        do.place_on(this.state, this.card, this.target)
    yield from ()


def interrogate(state: Ccg, card: Card) -> Steps:
    """At the start of each turn of its player the other one chooses: 10 points for the captive, or 1, and it stays. An
    owner without an outpost cannot have it back."""
    seat, captive = state.controller(card), Card(state.where[card].host)
    if seat != state.active:
        return
    outposts = homes(state, 1 - seat)
    words = ("give_up", "keep_silent") if outposts else ("keep_silent",)
    word = yield from pick_one(1 - seat, "interrogation", words, args=(("card", card), ("card2", captive)))
    if word == "keep_silent":
        do.score(state, seat, 1)
        return
    home = yield from pick_one(1 - seat, "report-to", outposts, args=(("card", captive),))
    free(state, captive)
    do.put(state, captive, place_at(ABOARD, home))
    state.tell("freed", seat=1 - seat, card=captive)
    do.score(state, seat, 10)


AT_START["interrogation"] = interrogate


# Holding Cell Door

QUESTIONING = ("tal_shiar", "section_31", "obsidian_order", "resistance")
FOR_CAPTIVES = ("brainwash", "interrogation")
"""What can be fetched for a captive in a Brig."""


def cells(state: Ccg, seat: int) -> list[Card]:
    """A player's ships, and facilities that are no stations, without a Brig of this kind."""
    return [
        vessel
        for vessel, _ in all_vessels(state)
        if state.controller(vessel) == seat
        and not is_under_cloak(state, vessel)
        and not brigs(state, vessel)
        and (state.kind(vessel) == SHIP or cast(Facility, state.face(vessel)).facility != STATION)
    ]


def questioned(state: Ccg, seat: int) -> list[Card]:
    """Captives in a Brig where somebody is who knows how to question them."""
    return [
        captive
        for vessel, _ in all_vessels(state)
        for brig in brigs(state, vessel)
        if state.controller(brig) == seat and has_questioner(state, seat, vessel)
        for captive in held(state, brig)
    ]


def has_questioner(state: Ccg, seat: int, vessel: Card) -> bool:
    there = group(state, seat, company(state, place_at(ABOARD, vessel), seat).able).people
    return any(
        any(each.levels(skill) for skill in QUESTIONING) or (each.levels("security") and each.levels("treachery"))
        for each in there
    )


def why_not_cell(state: Ccg, seat: int, _trigger: Trigger) -> Reason | None:
    return None if cells(state, seat) or questioned(state, seat) else NO_TARGET


def aim_cell(this: Play) -> Asking[Card]:
    """Where it is a Brig, or the captive for whom it fetches something."""
    targets = [*cells(this.state, this.seat), *questioned(this.state, this.seat)]
    return (yield from pick_one(this.seat, "aim-cell", targets, args=(("card", this.card),)))


@play_of(BRIG, why=why_not_cell, aim=aim_cell)
def holding_cell_door(this: Play) -> Steps:
    if not do.in_play(this.state, this.target):
        return
    if this.state.kind(this.target) in (SHIP, FACILITY):
        do.place_on(this.state, this.card, this.target)
    else:
        yield from fetch_for(this)


def fetch_for(this: Play) -> Steps:
    """CCG-15.1 to CCG-15.3: a card that is played on the captive; then this one is discarded or goes on the deck."""
    state, seat = this.state, this.seat
    deck = state.deck(seat)
    state.cards.show(deck, 1 << seat)
    state.tell("searches", seat=seat, card=this.card)
    judge = partial(why_not_for_captive, state, seat)
    card: Any = yield Ask(seat, "fetch", [NONE, *deck, *state.hand(seat)], judge, args=(("card", this.card),))
    if card != NONE:
        do.put(state, card, place_at(CORE, seat))
        state.cards.show((card,), EVERYBODY)
    state.cards.shuffle(zone(seat, DECK), state.chance)
    if card != NONE:
        state.tell("downloads", seat=seat, card=card)
        yield from play_on_captive(this, card)
    if (yield from pick_one(seat, "cell-goes", ("discard", "deck"), args=(("card", this.card),))) == "deck":
        do.leave(state, this.card, DECK)


def play_on_captive(this: Play, card: Card) -> Steps:
    """CCG-7.22, CCG-14.13."""
    state = this.state
    trigger = Trigger(PLAYED, this.seat, (card,))
    yield from window(state, trigger)
    if trigger.cancelled:
        if do.in_play(state, card):
            do.nullify(state, card)
        return
    if do.in_play(state, this.target):
        yield from USES[state.cards.faces[card]].effect(Play(state, this.seat, card, trigger, this.target))
    if do.in_play(state, card) and state.where[card].kind == CORE:
        do.leave(state, card)


def why_not_for_captive(state: Ccg, seat: int, card: Any) -> Reason | None:
    if card == NONE:
        return None
    if state.cards.faces[card] not in FOR_CAPTIVES:
        return refuse(state, "CCG-15.4", "not-for-captive", card=card)
    return USES[state.cards.faces[card]].why(state, seat, Trigger(PAUSE, seat))
