"""Interrupts about ships, each with what it does."""

from __future__ import annotations

from wardroom.kernel import Asking, Card, Reason, Steps

from ..cards.kinds import SHIP
from ..places import aboard, crew, landed_people, location_of
from ..spaceline import has_planet
from ..state import DOCKED, HELD, IN_SPACE, Ccg, place_at
from ..values import group, number
from . import do
from .aiming import aim_at, all_ships, no_target
from .battle_ships import SANCTUARY, truce
from .moving import DOUBLED, GROUNDED, opposing_ships
from .turn import AT_END
from .windows import BATTLE, DESTROYING, PASSING, PAUSE, Play, Trigger, play_of

# Distortion of Space/Time Continuum


def distorted(state: Ccg) -> list[Card]:
    """Ships for which it would change something."""
    return [
        ship
        for ship in all_ships(state)
        if state.spent.get(ship) or any(state.is_stopped(card) for card in (ship, *its_people(state, ship)))
    ]


def its_people(state: Ccg, ship: Card) -> list[Card]:
    """A ship's crew, and its Away Teams: those of its controller on the planet below."""
    seat, location = state.controller(ship), location_of(state, ship)
    below = landed_people(state, location, seat) if location >= 0 else []
    return [*crew(state, ship, seat), *below]


def why_not_distort(state: Ccg, _seat: int, _trigger: Trigger) -> Reason | None:
    ships = all_ships(state)
    moved = any(state.spent.get(ship) for ship in ships)  # this is found out at once
    return None if moved or (state.stopped and distorted(state)) else no_target()


def aim_distortion(this: Play) -> Asking[Card]:
    return (yield from aim_at("aim-ship", this, distorted(this.state)))


@play_of("distortion_of_space_time_continuum", (PAUSE,), why_not_distort, aim_distortion)
def distortion(this: Play) -> Steps:
    """The ship, its crew and its Away Teams are no longer stopped; RANGE used this turn is restored."""
    if do.in_play(this.state, this.target):
        do.unstop(this.state, (this.target, *aboard(this.state, this.target), *its_people(this.state, this.target)))
        this.state.spent.pop(this.target, None)
        this.state.tell("refreshed", card=this.target)
    yield from ()


# Transwarp Conduit


def why_not_conduit(state: Ccg, _seat: int, _trigger: Trigger) -> Reason | None:
    return None if all_ships(state) else no_target()


def aim_conduit(this: Play) -> Asking[Card]:
    return (yield from aim_at("aim-ship", this, all_ships(this.state)))


@play_of("transwarp_conduit", (PAUSE,), why_not_conduit, aim_conduit)
def transwarp_conduit(this: Play) -> Steps:
    """One ship has doubled RANGE this turn. CCG-19.1: once."""
    if do.in_play(this.state, this.target) and not this.state.lasts(DOUBLED, this.target):
        do.until(this.state, DOUBLED, this.target)
    yield from ()


# Hail


def why_not_hail(state: Ccg, seat: int, trigger: Trigger) -> Reason | None:
    """It stops a ship that flies by one of yours, or keeps two ships from battle with each other."""
    if trigger.kind == PASSING:
        mine = opposing_ships(state, trigger.location, seat)
        seen = not state.is_cloaked(trigger.cards[0])  # CCG-17.2
        return None if trigger.seat != seat and mine and seen else no_target()
    return None if pair(state, seat, trigger) else no_target()


def pair(state: Ccg, seat: int, trigger: Trigger) -> list[Card]:
    """Ships of both players, of which one each could be kept apart."""
    there = [card for card in trigger.cards if state.kind(card) == SHIP] if trigger.kind == BATTLE else all_ships(state)
    both = {state.controller(ship) for ship in there}
    return there if len(both) == 2 else []


def aim_hail(this: Play) -> Asking[tuple[Card, ...]]:
    if this.trigger.kind == PASSING:
        return ()
    there = pair(this.state, this.seat, this.trigger)
    first = yield from aim_at("aim-ship", this, [each for each in there if this.state.controller(each) == this.seat])
    second = yield from aim_at("aim-ship", this, [each for each in there if this.state.controller(each) != this.seat])
    return first, second


@play_of("hail", (PASSING, BATTLE, PAUSE), why_not_hail, aim_hail)
def hail(this: Play) -> Steps:
    if this.trigger.kind == PASSING:
        this.trigger.stops_here = True
    else:
        first, second = this.target
        this.state.noted[truce(first, second)] = this.state.turn
        this.state.tell("truce", card=first, card2=second)
    yield from ()


# Asteroid Sanctuary


def sheltered(state: Ccg, trigger: Trigger) -> list[Card]:
    """Ships with Navigation x2 aboard that are not docked."""
    there = [card for card in trigger.cards if state.kind(card) == SHIP] if trigger.kind == BATTLE else all_ships(state)
    return [
        ship
        for ship in there
        if state.where[ship].kind != DOCKED
        and not state.lasts(SANCTUARY, ship)
        and group(state, state.controller(ship), crew(state, ship, state.controller(ship))).levels("navigation") >= 2
    ]


def why_not_shelter(state: Ccg, _seat: int, trigger: Trigger) -> Reason | None:
    return None if sheltered(state, trigger) else no_target()


def aim_shelter(this: Play) -> Asking[Card]:
    return (yield from aim_at("aim-ship", this, sheltered(this.state, this.trigger)))


@play_of("asteroid_sanctuary", (BATTLE, PAUSE), why_not_shelter, aim_shelter)
def asteroid_sanctuary(this: Play) -> Steps:
    """The ship cannot be the target of a battle this turn."""
    if do.in_play(this.state, this.target):
        do.until(this.state, SANCTUARY, this.target)
        if this.trigger.target == this.target:
            this.trigger.cancelled = True
    yield from ()


# Escape Pod


def why_not_pod(state: Ccg, seat: int, trigger: Trigger) -> Reason | None:
    """A ship of yours with a crew is about to be destroyed."""
    ship = trigger.cards[0]
    mine = state.kind(ship) == SHIP and state.controller(ship) == seat and crew(state, ship, seat)
    return None if mine else no_target()


@play_of("escape_pod", (DESTROYING,), why_not_pod)
def escape_pod(this: Play) -> Steps:
    """The whole crew survives in the pod, in space, until a compatible ship takes them aboard."""
    state, ship = this.state, this.trigger.cards[0]
    saved = crew(state, ship, this.seat)
    do.put(state, this.card, place_at(IN_SPACE, this.trigger.location))
    for card in saved:
        do.put(state, card, place_at(HELD, this.card))
    state.tell("in-pod", seat=this.seat, cards=tuple(saved), card=this.card)
    yield from ()


# Loss of Orbital Stability


def orbiting(state: Ccg) -> list[Card]:
    """Ships in orbit of a planet, not docked."""
    return [
        ship
        for ship in all_ships(state)
        if state.where[ship].kind == IN_SPACE and has_planet(state, state.locations[state.where[ship].host])
    ]


def why_not_unstable(state: Ccg, _seat: int, _trigger: Trigger) -> Reason | None:
    return None if orbiting(state) else no_target()


def aim_unstable(this: Play) -> Asking[Card]:
    return (yield from aim_at("aim-ship", this, orbiting(this.state)))


@play_of("loss_of_orbital_stability", (PAUSE,), why_not_unstable, aim_unstable)
def loss_of_orbital_stability(this: Play) -> Steps:
    """RANGE is nothing until the end of the turn; at the end of its owner's next turn it is destroyed, unless SHIELDS
    are above 4."""
    state = this.state
    if do.in_play(state, this.target):
        do.until(state, GROUNDED, this.target)
        do.place_on(state, this.card, this.target)
        state.chosen[this.card] = state.turn
    yield from ()


def orbit_decays(state: Ccg, card: Card) -> Steps:
    ship = Card(state.where[card].host)
    if state.owner[ship] != state.active or state.turn == state.chosen.get(card):
        return
    do.discard(state, [card])
    if number(state, ship, "shields") <= 4:
        yield from do.destroy(state, ship)


AT_END["loss_of_orbital_stability"] = orbit_decays
