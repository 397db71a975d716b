"""Interrupts, each with what it does. They are judged by public facts (CCG-25.7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, cast

from wardroom.kernel import DONE, Ask, Asking, Card, Reason, Steps, pick_one

from ..cards.kinds import EQUIPMENT, EVENT, FACES, INTERRUPT, SHIP, Personnel
from ..places import (
    aboard,
    crew,
    faces_of_kind,
    has_planet,
    is_under_cloak,
    landed_people,
    location_of,
    mission,
)
from ..state import DOCKED, HELD, IN_SPACE, Ccg, place_at
from ..values import group, number
from . import do
from .battle_ships import SANCTUARY, truce
from .moving import DOUBLED, GROUNDED, opposing_ships
from .turn import AT_END
from .windows import BATTLE, COMPLETED, DESTROYING, KILLED, PASSING, PAUSE, PLAYED, Play, Trigger, play_of


def no_target(rule: str = "CCG-14.3") -> Reason:
    return Reason(rule, "no-target")


def all_ships(state: Ccg) -> list[Card]:
    """Those that can be targeted (CCG-17.2)."""
    faces, wanted = state.cards.faces, faces_of_kind(SHIP)
    return [card for card in state.table() if faces[card] in wanted and not is_under_cloak(state, card)]


def aim_at(kind: str, this: Play, cards: Sequence[Card]) -> Asking[Card]:
    return (yield from pick_one(this.seat, kind, list(cards), args=(("card", this.card),)))


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


# Disruptor Overload, Loss of Orbital Stability


def gear(state: Ccg) -> list[Card]:
    """Equipment in play that somebody has with them."""
    return [
        card
        for card in state.table()
        if state.kind(card) == EQUIPMENT and state.where[card].kind in ("aboard", "surface")
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
