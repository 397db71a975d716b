"""How good a position looks: the margin of one seat over the other, in hundredths of a point. It foresees what it can:
open missions count by the chance that the people in play solve them."""

from __future__ import annotations

from functools import partial

from wardroom.kernel import Card

from ..cards.kinds import DILEMMA, FACILITY, MISSION, PERSONNEL, SHIP
from ..flow.staffing import staffed
from ..places import location_of, looking
from ..scoring import DRAWN_GAME, counting, needed
from ..state import ABOARD, ON, OVER, Ccg
from . import weights as w
from .crews import person
from .plan import Plan


def evaluate(state: Ccg, seat: int) -> int:
    """The margin."""
    if state.winner >= 0 or state.part == OVER:
        return won(state, seat) + ended(state, seat) - ended(state, 1 - seat)
    return looking(state, partial(margin, state, seat))


def margin(state: Ccg, seat: int) -> int:
    return worth(state, seat) - worth(state, 1 - seat)


def won(state: Ccg, seat: int) -> int:
    if state.winner in (DRAWN_GAME, -1):
        return 0
    return w.VICTORY if state.winner == seat else -w.VICTORY


def ended(state: Ccg, seat: int) -> int:
    return standing(state, seat) - dithering(state, seat)


def dithering(state: Ccg, seat: int) -> int:
    """A little for each order of its last turn, so that of two ways to the same end the shorter one looks better."""
    return w.ORDER * (state.orders_given if state.active == seat else state.orders_before)


def standing(state: Ccg, seat: int) -> int:
    """Points, and what is still needed (CCG-1.1 to CCG-1.5)."""
    counts = counting(state, seat)
    over = state.mission_points[seat] + state.bonus_points[seat] - counts
    return w.POINT * (counts - needed(state, seat)) + w.BONUS_OVER * over


def worth(state: Ccg, seat: int) -> int:
    """What a seat has, and what is within its reach."""
    held = w.CARD_IN_HAND * len(state.hand(seat))
    things = sum(thing(state, seat, card) for card in state.table())
    apart = w.APART * sum(state.controller(card) == seat for card in state.team)
    return standing(state, seat) + held + things + within_reach(Plan(state, seat)) - apart - dithering(state, seat)


def within_reach(plan: Plan) -> int:
    """The best two missions that the people in play can solve, wherever they are; the second counts half."""
    found = sorted((reach(plan, location) for location in plan.missions), reverse=True)
    return sum(value // (1 + place) for place, value in enumerate(found[:2]))


def reach(plan: Plan, location: int) -> int:
    """How near a mission is: people who can solve it are there, some turns away aboard a ship, or only in play."""
    best = plan.promise(location, plan.everybody, plan.best_ship()) * w.MISSION_IN_PLAY
    for force in plan.forces:
        there = force.location == location
        if not there and force.kind != SHIP:
            continue
        value = plan.expected(location, force.faces, plan.ship_face(force.spot), plan.is_hurt(force.spot))
        if value > 0 and not there:
            value = plan.reached(value * w.NEXT_TURN // 100, force.spot, force.location, location)
        best = max(best, value * w.MISSION_AT_HAND)
    return best // 100


def thing(state: Ccg, seat: int, card: Card) -> int:
    """A card in play."""
    kind = state.kind(card)
    if kind == DILEMMA:
        place = state.where[card]
        struck = place.kind in (ON, ABOARD) and state.controller(Card(place.host)) == seat
        return -w.THREAT if struck else 0
    if kind == MISSION or state.controller(card) != seat:
        return 0
    if kind == PERSONNEL:
        value = person(state.cards.faces[card])
        return value * w.IDLE // 100 if state.is_idle(card) else value
    if kind in (SHIP, FACILITY):
        hurt = w.DAMAGE * state.damage.get(card, 0)
        ready = w.UNSTAFFED if kind == SHIP and location_of(state, card) >= 0 and staffed(state, card) else 0
        return w.SHIP + ready - hurt
    return w.THING
