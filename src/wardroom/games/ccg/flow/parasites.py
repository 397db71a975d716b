"""Alien Parasites: the opponent gives orders with somebody else's team."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from wardroom.kernel import Ask, Card, Steps, pick_one

from ..cards.kinds import SHIP
from ..places import crew, location_of
from ..state import SURFACE, Ccg
from . import do, orders
from .beaming import carried_at
from .dilemmas_planet import beam_up, ways_up
from .encounter import Encounter, dilemma, end_attempt, meets_conditions, overcome
from .teams import free_number, join_surface

WITH_SHIP = ("fly", "dock", "undock", "cloak", "decloak", "attack")
"""Orders that name the ship first."""
ON_FOOT = ("beam", "walk")
"""Those that name first where somebody leaves."""


@dilemma("alien_parasites")
def alien_parasites(do_it: Encounter) -> Steps:
    """Without enough INTEGRITY the team beams up if it can, and the opponent gives orders with that ship and crew, or
    with the Away Team. Then all of them are stopped, and it goes back."""
    if (yield from meets_conditions(do_it)):
        overcome(do_it)
        return
    state, team, vessel = do_it.state, do_it.there(), None
    state.tell("failed", seat=do_it.seat, card=do_it.card)
    state.note("failed")
    ways = ways_up(do_it, team)
    if ways:
        vessel = yield from pick_one(do_it.seat, "beam-up", ways, args=(("card", do_it.card),))
        beam_up(do_it, team, vessel)
    yield from lead(do_it, team, vessel)
    end_attempt(do_it)


def lead(do_it: Encounter, team: Sequence[Card], vessel: Card | None) -> Steps:
    """CCG-4.1: they are under the opponent's control meanwhile, and are the only ones that can be given orders."""
    state, leader = do_it.state, do_it.opponent
    led = [vessel, *crew(state, vessel, do_it.seat)] if vessel is not None else list(team)
    before = {card: state.control.get(card) for card in led}
    if vessel is None:
        number = free_number(state, leader, do_it.this.location)
        for card in led:
            state.team[card] = number
    for card in led:
        state.control[card] = leader
        state.led |= 1 << card
    yield from give_orders(do_it, led)
    state.led = 0
    for card in led:
        if do.in_play(state, card):
            hand_back(state, card, before[card])
    do.stop(state, [card for card in led if do.in_play(state, card)])
    state.doing = do_it.this


def give_orders(do_it: Encounter, led: Sequence[Card]) -> Steps:
    """Until they can do nothing any more, or the opponent ends it."""
    state, leader = do_it.state, do_it.opponent
    told = (("card", do_it.card),)
    while True:
        possible = [each for each in orders.legal(state, leader) if concerns(state, each, led)]
        if not possible:
            return
        about = partial(orders.about, state, leader)
        choice: Any = yield Ask(leader, "lead", [*possible, orders.END_ORDERS], args=told, about=about)
        if choice == orders.END_ORDERS:
            return
        state.orders_given += 1  # CCG-6.16
        yield from orders.ORDERS[choice[0]].carry_out(state, leader, choice)


def concerns(state: Ccg, choice: Any, led: Sequence[Card]) -> bool:
    """Whether an order is one for them."""
    match choice:
        case ("attempt", _, who) | ("battle", who, _):
            return who in led or (state.kind(who) != SHIP and any(same_team(state, who, card) for card in led))
        case (word, start, *_) if word in WITH_SHIP:
            return start in led
        case (word, start, *_) if word in ON_FOOT:
            return bool(carried_at(state, start, state.controller(led[0])))
        case _:
            return False


def same_team(state: Ccg, card: Card, other: Card) -> bool:
    there = state.where[card] == state.where[other] and state.controller(card) == state.controller(other)
    return there and state.team.get(card, 0) == state.team.get(other, 0)


def hand_back(state: Ccg, card: Card, controller: int | None) -> None:
    """It is under the control of before, where it is now."""
    if controller is None:
        state.control.pop(card, None)
    else:
        state.control[card] = controller
    if state.where[card].kind == SURFACE:
        state.team.pop(card, None)
        join_surface(state, [card], location_of(state, card))
