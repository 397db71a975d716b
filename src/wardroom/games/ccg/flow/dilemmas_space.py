"""Dilemmas of space that do more than plain deeds."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import Card, Steps

from ..cards.kinds import PERSONNEL, RANGE, SHIP
from ..needs import Selection
from ..places import crew, in_space, people
from ..spaceline import far_end
from ..state import DISCARD, ON, Ccg, zone
from ..values import group, number, skills
from . import do
from .choosing import choose, select, tie_breaker
from .encounter import Encounter, dilemma, fail, meets_conditions, overcome
from .standing import STANDING
from .turn import AT_END, AT_START


@dilemma("iconian_computer_weapon")
def iconian_computer_weapon(do_it: Encounter) -> Steps:
    """Without SCIENCE every card in hand that is no personnel is discarded, and as many are drawn."""
    if (yield from meets_conditions(do_it)):
        overcome(do_it)
        return
    state, seat = do_it.state, do_it.seat
    lost = [card for card in state.hand(seat) if state.kind(card) != PERSONNEL]
    for card in lost:
        state.cards.move(card, zone(seat, DISCARD))
    if lost:
        state.tell("discarded-hand", seat=seat, cards=tuple(lost))
        yield from do.draw(state, seat, len(lost))
    yield from fail(do_it, ())


@dilemma("menthar_booby_trap")
def menthar_booby_trap(do_it: Encounter) -> Steps:
    """It lies on the ship first, met or not; without MEDICAL somebody dies. It stays until cured."""
    state, ship = do_it.state, do_it.ship
    if ship is not None:
        do.place_on(state, do_it.card, ship)
    if not (yield from meets_conditions(do_it)):
        yield from fail(do_it)
    if do.in_play(state, do_it.card):
        yield from STANDING["menthar_booby_trap"](state, do_it.card)


@dilemma("two_dimensional_creatures")
def two_dimensional_creatures(do_it: Encounter) -> Steps:
    """On the ship: all with Empathy are disabled, and it cannot move."""
    state, ship = do_it.state, do_it.ship
    if ship is not None:
        do.place_on(state, do_it.card, ship)
        sensitive = [card for card in people(state, crew(state, ship, do_it.seat)) if skills(state, card, "empathy")]
        do.disable_while(state, do_it.card, sensitive)
        yield from STANDING["two_dimensional_creatures"](state, do_it.card)


@dilemma("ktarian_game")
def ktarian_game(do_it: Encounter) -> Steps:
    """On the ship: now, and at the start of each turn of its player, somebody aboard is disabled at random. CCG-13.51:
    now only of those who met it."""
    state, ship = do_it.state, do_it.ship
    if ship is not None:
        do.place_on(state, do_it.card, ship)
        yield from play_on(state, do_it.card, do_it.people())
        yield from STANDING["ktarian_game"](state, do_it.card)


def play_on(state: Ccg, card: Card, there: Sequence[Card]) -> Steps:
    """Of these people one who is not disabled yet: the others cannot be disabled (CCG-18.20), though they could be
    selected for something else (CCG-18.22)."""
    seat = state.controller(Card(state.where[card].host))
    awake = [each for each in there if not state.is_idle(each)]
    if awake:
        struck = yield from select(state, seat, awake, Selection("random"), card)
        do.disable_while(state, card, struck)


def ktarian_start(state: Ccg, card: Card) -> Steps:
    """CCG-4.24: each turn of the controller of the ship."""
    if state.where[card].kind == "on" and state.controller(Card(state.where[card].host)) == state.active:
        yield from play_on(state, card, people(state, crew(state, Card(state.where[card].host), state.active)))


AT_START["ktarian_game"] = ktarian_start


@dilemma("birth_of_junior")
@dilemma("tsiolkovsky_infection")
@dilemma("nitrium_metal_parasites")
def stays_on_ship(do_it: Encounter) -> Steps:
    """On the ship: it takes RANGE from turn to turn, everybody's first skill, or in the end all of the ship. CCG-13.35:
    if the cure is there already, it works at once."""
    state = do_it.state
    if do_it.ship is None:
        return
    do.place_on(state, do_it.card, do_it.ship)
    state.seeder[do_it.card] = do_it.seat
    state.chosen[do_it.card] = 0
    yield from STANDING[state.cards.faces[do_it.card]](state, do_it.card)


def eaten_up(state: Ccg, card: Card) -> Steps:
    """At the end of the second full turn of whoever met them the ship is destroyed (CCG-4.25)."""
    if state.where[card].kind != ON or state.seeder.get(card) != state.active:
        return
    state.chosen[card] += 1
    if state.chosen[card] == 3:  # the turn in which it began is none
        yield from do.destroy(state, Card(state.where[card].host))


AT_END["nitrium_metal_parasites"] = eaten_up


def junior_grows(state: Ccg, card: Card) -> Steps:
    """RANGE -1 at the end of each turn of the ship's controller; at 0 the ship is destroyed."""
    if state.where[card].kind != ON:
        return
    ship = Card(state.where[card].host)
    if state.controller(ship) == state.active:
        state.chosen[card] = state.chosen.get(card, 0) + 1
        if number(state, ship, RANGE) == 0:
            yield from do.destroy(state, ship)


AT_END["birth_of_junior"] = junior_grows


@dilemma("cytherians")
def cytherians(do_it: Encounter) -> Steps:
    """CCG-11.24: the ship may only travel to the far end of its spaceline; the attempt ends."""
    state, ship = do_it.state, do_it.ship
    if ship is None:
        return
    ends = far_end(state, do_it.this.location, do_it.seat)
    missions = [state.locations[end].missions[0] for end in ends]
    if len(missions) > 1:
        chooser = tie_breaker(state, do_it.seat, "", do_it.card, True)
        missions = yield from choose(state, chooser, missions, 1, do_it.card)
    do.place_on(state, do_it.card, ship)
    state.chosen[do_it.card] = state.where[missions[0]].host
    do_it.this.over = True


@dilemma("radioactive_garbage_scow")
def radioactive_garbage_scow(do_it: Encounter) -> Steps:
    """It stays on the mission, which cannot be attempted; the attempt ends."""
    do_it.state.tell("placed-on", card=do_it.card, card2=do_it.state.locations[do_it.this.location].missions[0])
    do_it.this.over = True
    yield from ()


@dilemma("stellar_flare")
def stellar_flare(do_it: Encounter) -> Steps:
    """CCG-17.6: every ship here, cloaked ones too, is damaged and stopped, but for docked ones, those with Navigation
    x2 and Astrophysics aboard, and those with SHIELDS above 11."""
    state = do_it.state
    for ship in in_space(state, do_it.this.location):
        if state.kind(ship) != SHIP or is_safe(state, ship):
            continue
        yield from do.damage(state, ship)
        do.stop(state, [ship])
    if do.in_play(state, do_it.card):
        do.out_of_play(state, do_it.card)


def is_safe(state: Ccg, ship: Card) -> bool:
    seat = state.controller(ship)
    seen = group(state, seat, [card for card in crew(state, ship, seat) if not state.is_idle(card)], ship)
    able = seen.levels("navigation") >= 2 and seen.levels("astrophysics") >= 1
    return able or number(state, ship, "shields") > 11


def plasma_fire_end(state: Ccg, card: Card) -> Steps:
    """The ship is damaged at the end of the next turn, whoever's, and then at the end of each turn of its player."""
    place = state.where[card]
    if place.kind != "on":
        return
    ship, began = Card(place.host), state.chosen.get(card, state.turn)
    if state.turn == began:
        return
    if state.turn == began + 1 or state.controller(ship) == state.active:
        yield from do.damage(state, ship)


AT_END["plasma_fire"] = plasma_fire_end
