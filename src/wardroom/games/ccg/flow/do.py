"""The verbs: everything that can happen to a card, each written once, with its replacements and its responses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from wardroom.kernel import Card, EndOfGame, Steps

from ..cards.kinds import FACILITY, PERSONNEL, SHIP
from ..places import aboard, core, docked, held, location_of, on, team_of
from ..scoring import has_enough, leader
from ..state import (
    CORE,
    DECK,
    DISCARD,
    DOCKED,
    HAND,
    IN_SPACE,
    NOWHERE,
    ON,
    ON_MISSION,
    OUT,
    OVER,
    SURFACE,
    TABLE,
    Ccg,
    Place,
    place_at,
    zone,
)
from ..values import skills
from .teams import join_surface
from .windows import DESTROYING, DRAWN, KILLED, Trigger, window

T = TypeVar("T")


# Where cards go


def put(state: Ccg, card: Card, place: Place) -> None:
    """A card lies here from now on, in the open."""
    if state.cards.at[card] != TABLE:
        state.cards.move(card, TABLE)
    if place.kind != SURFACE:
        state.team.pop(card, None)
    if place.kind != DOCKED:
        state.repaired.pop(card, None)
    state.where[card] = place


def leave(state: Ccg, card: Card, to: int = DISCARD, under: bool = False) -> None:
    """A card leaves play to a zone of its owner (CCG-4.2); everything on and aboard it is discarded first (CCG-7.21,
    CCG-16.65)."""
    for other in (*on(state, card), *held(state, card), *aboard(state, card)):
        leave(state, other)
    for ship in docked(state, card):  # CCG-16.77
        put(state, ship, place_at(IN_SPACE, location_of(state, card)))
    forget(state, card)
    state.cards.move(card, zone(state.owner[card], to), under)


def forget(state: Ccg, card: Card) -> None:
    """Nothing is known of a card's time in play."""
    state.where[card] = NOWHERE
    clear = ~(1 << card)
    state.stopped &= clear
    state.disabled &= clear
    state.stasis &= clear
    state.cloaked &= clear
    state.activated &= clear
    state.captive &= clear
    state.mixing &= clear
    state.downloaded &= clear
    state.mode.pop(card, None)
    for kept in (state.control, state.team, state.spent, state.damage, state.repaired, state.counts, state.seeder):
        kept.pop(card, None)
    state.chosen.pop(card, None)
    if state.lasting:
        end_effects(state, card)


QUARANTINED, TIRED, CONTROLLED = "quarantined", "tired", "controlled"
FOREVER = 1_000_000
"""A turn that never comes."""


def caused_by(card: int, word: str) -> str:
    """An effect that lasts as long as a card is in play (CCG-13.42)."""
    return f"{word} {int(card)}"


def is_quarantined(state: Ccg, card: Card) -> bool:
    """CCG-18.32."""
    return any(on == card and word.startswith(QUARANTINED) for word, on, _ in state.lasting)


def disable_while(state: Ccg, source: Card, people: Sequence[Card]) -> None:
    """Disabled as long as this card is in play."""
    disable(state, people)
    state.lasting += [(caused_by(source, "disabled"), card, FOREVER) for card in people]


def end_effects(state: Ccg, card: Card) -> None:
    """CCG-13.42: what a card did to others ends with it; what was done to it does, too."""
    for word, other, _ in state.lasting:
        if word == caused_by(card, "disabled"):
            state.disabled &= ~(1 << other)
        elif word == caused_by(card, CONTROLLED):
            give_back(state, Card(other))
    mark = f" {int(card)}"
    state.lasting = [each for each in state.lasting if each[1] != card and not each[0].endswith(mark)]


def give_back(state: Ccg, card: Card) -> None:
    """CCG-13.42: it is its owner's again, where it is."""
    state.control.pop(card, None)
    state.mixing &= ~(1 << card)
    if in_play(state, card) and state.where[card].kind == SURFACE:
        state.team.pop(card, None)
        join_surface(state, [card], state.where[card].host)


def discard(state: Ccg, cards: Iterable[Card]) -> None:
    """Not a death."""
    for card in cards:
        if in_play(state, card):
            leave(state, card)
            state.tell("discarded", card=card)


def out_of_play(state: Ccg, card: Card) -> None:
    """CCG-4.30."""
    leave(state, card, OUT)
    state.tell("out-of-play", card=card)


def in_play(state: Ccg, card: Card) -> bool:
    return state.cards.at[card] == TABLE


def place_on(state: Ccg, card: Card, host: Card) -> None:
    """CCG-13.42: the card stays in play on another one."""
    put(state, card, place_at(ON, host))
    state.tell("placed-on", card=card, card2=host)


def place_on_mission(state: Ccg, card: Card, location: int) -> None:
    put(state, card, place_at(ON_MISSION, location))
    state.tell("placed-on", card=card, card2=state.locations[location].missions[0])


def to_core(state: Ccg, card: Card, seat: int) -> None:
    """CCG-7.18: on table means before the player."""
    put(state, card, place_at(CORE, seat))


def relocate(state: Ccg, cards: Sequence[Card], place: Place) -> None:
    """CCG-18.30, CCG-18.31: forced; it uses no RANGE and passes nothing. Who lands on a surface joins a team there."""
    for card in cards:
        put(state, card, place)
    if place.kind == SURFACE:
        join_surface(state, cards, place.host)
    state.tell("relocated", cards=tuple(cards))


# Conditions


def stop(state: Ccg, cards: Iterable[Card]) -> None:
    """CCG-18.1, CCG-18.2: a stopped ship stops everything aboard."""
    told = []
    for card in cards:
        if in_play(state, card) and not state.is_stopped(card):
            state.stopped |= 1 << card
            told.append(card)
            if state.kind(card) in (SHIP, FACILITY):
                for other in aboard(state, card):
                    state.stopped |= 1 << other
    if told:
        state.tell("stopped", cards=tuple(told))


def unstop(state: Ccg, cards: Iterable[Card]) -> None:
    for card in cards:
        state.stopped &= ~(1 << card)


def disable(state: Ccg, cards: Sequence[Card]) -> None:
    """CCG-18.20."""
    for card in cards:
        state.disabled |= 1 << card
    if cards:
        state.tell("disabled", cards=tuple(cards))


def enable(state: Ccg, cards: Iterable[Card]) -> None:
    for card in cards:
        state.disabled &= ~(1 << card)


def into_stasis(state: Ccg, cards: Sequence[Card]) -> None:
    """CCG-18.25."""
    for card in cards:
        state.stasis |= 1 << card
    if cards:
        state.tell("in-stasis", cards=tuple(cards))


def until(state: Ccg, word: str, card: int, turns: int = 0) -> None:
    """An effect on a card that ends with this turn, or so many turns later."""
    state.lasting.append((word, card, state.turn + turns))


# Deaths and destruction


def kill(state: Ccg, cards: Sequence[Card], battle: Any = None) -> Steps:
    """CCG-18.10: to the discard pile of the owner, unless something keeps them alive; holograms deactivate (CCG-9.24).
    Then it can be answered."""
    dead = [card for card in cards if in_play(state, card) and not is_spared(state, card)]
    for card in dead:
        if "holo" in state.face(card).icons:
            state.activated &= ~(1 << card)
            state.disabled |= 1 << card
            state.tell("deactivated", card=card)
    dead = [card for card in dead if "holo" not in state.face(card).icons]
    if not dead:
        return
    for card in dead:
        leave(state, card)
    state.tell("killed", cards=tuple(dead))
    state.note("killed")
    yield from window(state, Trigger(KILLED, state.active, tuple(dead), battle=battle))


def is_spared(state: Ccg, card: Card) -> bool:
    """Genetronic Replicator: Away Team members with MEDICAL x2 present cannot be killed."""
    seat = state.controller(card)
    if state.where[card].kind != SURFACE or not any(
        state.cards.faces[each] == "genetronic_replicator" for each in core(state, seat)
    ):
        return False
    return sum(skills(state, each, "medical") for each in team_of(state, card)) >= 2


def destroy(state: Ccg, target: Card) -> Steps:
    """CCG-18.10, CCG-16.65: a ship or facility goes, and everything aboard with it, unless an answer saves somebody."""
    if not in_play(state, target):
        return
    trigger = Trigger(DESTROYING, state.active, (target,), location_of(state, target))
    yield from window(state, trigger)
    if trigger.cancelled or not in_play(state, target):
        return
    lost = tuple(card for card in aboard(state, target) if state.kind(card) == PERSONNEL)
    state.tell("destroyed", card=target)
    leave(state, target)
    state.note("destroyed")
    if lost:
        state.tell("lost-aboard", cards=lost)


def damage(state: Ccg, target: Card, times: int = 1) -> Steps:
    """CCG-16.53 to CCG-16.56: rotation damage. A hit turns the ship; a direct hit counts two, and twice hit it is
    destroyed. This alone decides what damage is, whatever it comes from."""
    if not in_play(state, target):
        return
    hits = state.damage.get(target, 0) + times
    if hits >= 2:
        yield from destroy(state, target)
        return
    state.damage[target] = hits
    state.repaired.pop(target, None)
    state.tell("damaged", card=target)
    state.note("damaged")
    if state.is_cloaked(target):  # CCG-17.10: the cloaking device is off line
        state.cloaked &= ~(1 << target)
        state.tell("cloak-lost", card=target)


# Points and cards


def score(state: Ccg, seat: int, points: int, for_mission: bool = False) -> None:
    """CCG-1.6: non-bonus points are those of missions. The winner is looked for at once, on both sides (CCG-1.1)."""
    if for_mission:
        state.mission_points[seat] += points
    else:
        state.bonus_points[seat] += points
    state.tell("scored", seat=seat, count=points)
    look_for_winner(state)


def lose(state: Ccg, seat: int, points: int) -> None:
    """CCG-1.11: taken from the bonus points; they may go below zero."""
    state.bonus_points[seat] -= points
    state.tell("lost-points", seat=seat, count=points)
    look_for_winner(state)


def look_for_winner(state: Ccg) -> None:
    """CCG-1.1, CCG-1.10: both at the same moment: the higher total."""
    ready = [seat for seat in (0, 1) if has_enough(state, seat)]
    if ready:
        state.winner = leader(state) if len(ready) == 2 else ready[0]
        state.part = OVER
        raise EndOfGame


def draw(state: Ccg, seat: int, count: int = 1) -> Steps:
    """CCG-6.15: from an empty deck nothing is drawn."""
    drawn = state.cards.draw(zone(seat, HAND), (zone(seat, DECK), count))
    if drawn:
        state.tell("drew", seat=seat, count=len(drawn))
        yield from window(state, Trigger(DRAWN, seat))


def take_to_hand(state: Ccg, card: Card) -> None:
    leave(state, card, HAND)


def choose_random(state: Ccg, things: Sequence[T], count: int = 1) -> list[T]:
    """CCG-19.15: all equally likely. In the order in which they were given."""
    if count >= len(things):
        return list(things)
    picked = sorted(state.chance.order(len(things))[:count])
    return [things[place] for place in picked]


def nullify(state: Ccg, card: Card) -> None:
    """CCG-14.18: cancelled and discarded."""
    leave(state, card)
    state.tell("nullified", card=card)
