"""Dilemmas of planets, and of either place, that do more than plain deeds."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import Card, Steps, pick_one

from ..cards.kinds import Mission
from ..needs import Selection
from ..places import landed_people, people, vessels
from ..spaceline import between, cost, mission, spaceline
from ..state import ABOARD, HELD, SURFACE, Ccg, place_at
from . import do
from .choosing import choose, extreme, select
from .compatible import usable, why_not_aboard
from .do import FOREVER
from .encounter import Encounter, dilemma, fail, meets_conditions, overcome
from .standing import STANDING, sick_of
from .turn import AT_END


@dilemma("el_adrel_creature")
def el_adrel_creature(do_it: Encounter) -> Steps:
    """The two strongest must be strong enough together; else one of them dies."""
    state = do_it.state
    two = yield from extreme(state, do_it.seat, do_it.people(), "strength", 2, True, do_it.card)
    if (yield from meets_conditions(do_it, two)):
        overcome(do_it)
        return
    struck = yield from select(state, do_it.seat, two, Selection("random"), do_it.card)
    yield from do.kill(state, struck)
    yield from fail(do_it, ())


@dilemma("portal_guard")
def portal_guard(do_it: Encounter) -> Steps:
    """Whoever fails must beam up at once, all of them, or is killed."""
    if (yield from meets_conditions(do_it)):
        overcome(do_it)
        return
    state, team = do_it.state, do_it.there()
    ways = ways_up(do_it, team)
    if ways:
        beam_up(do_it, team, (yield from pick_one(do_it.seat, "beam-up", ways, args=(("card", do_it.card),))))
        do.stop(state, team)
    else:
        yield from do.kill(state, people(state, team))
    yield from fail(do_it, ())


def ways_up(do_it: Encounter, team: Sequence[Card]) -> list[Card]:
    """The player's ships and facilities here that all of them can beam to."""
    state = do_it.state
    return [
        vessel
        for vessel in vessels(state, do_it.this.location)
        if usable(state, do_it.seat, vessel)
        and not state.is_cloaked(vessel)
        and all(why_not_aboard(state, do_it.seat, card, vessel) is None for card in team)
    ]


def beam_up(do_it: Encounter, team: Sequence[Card], vessel: Card) -> None:
    for card in team:
        do.put(do_it.state, card, place_at(ABOARD, vessel))
    do_it.state.tell("beams", seat=do_it.seat, cards=tuple(team), card=vessel)


@dilemma("males_love_interest")
def males_love_interest(do_it: Encounter) -> Steps:
    yield from love_interest(do_it, "male")


@dilemma("females_love_interest")
def females_love_interest(do_it: Encounter) -> Steps:
    yield from love_interest(do_it, "female")


def love_interest(do_it: Encounter, gender: str) -> Steps:
    """One of them, at random, relocates to the far planet of this spaceline; without another planet nothing happens."""
    state = do_it.state
    there = [card for card in do_it.people() if getattr(state.face(card), "gender", "") == gender]
    goals = far_planets(state, do_it.this.location, do_it.seat)
    if there and goals:
        struck = yield from select(state, do_it.seat, there, Selection("random"), do_it.card)
        missions = [state.locations[number].missions[0] for number in goals]
        chosen = yield from choose(state, do_it.opponent, missions, 1, do_it.card)
        do.relocate(state, struck, place_at(SURFACE, state.where[chosen[0]].host))
    if do.in_play(state, do_it.card):
        do.out_of_play(state, do_it.card)


def far_planets(state: Ccg, start: int, seat: int) -> list[int]:
    """CCG-19.10: the farthest of the other planets: by cards between, then by span; several where they tie."""
    far: dict[int, tuple[int, int]] = {}
    for number in spaceline(state, start):
        face: Mission = mission(state, number, seat)
        if number != start and face.is_planet and not state.locations[number].destroyed:
            way = between(state, start, number) or []
            far[number] = len(way), cost(state, way, seat)
    best = max(far.values(), default=None)
    return [number for number in far if far[number] == best]


@dilemma("sarjenka")
def sarjenka(do_it: Encounter) -> Steps:
    """Let it go, or score and stop all your Away Teams on this planet."""
    state = do_it.state
    word = yield from pick_one(do_it.seat, "sarjenka", ["leave", "stay"], args=(("card", do_it.card),))
    do.out_of_play(state, do_it.card)
    if word == "stay":
        do.stop(state, landed_people(state, do_it.this.location, do_it.seat))
        do_it.this.over = True
        do.score(state, do_it.seat, do_it.face.points or 0)


@dilemma("alien_abduction")
def alien_abduction(do_it: Encounter) -> Steps:
    """The one with the highest CUNNING is held under this card, disabled, until cured."""
    state = do_it.state
    taken = yield from extreme(state, do_it.seat, do_it.people(), "cunning", 1, True, do_it.card)
    for card in taken:
        do.put(state, card, place_at(HELD, do_it.card))
    do.disable(state, taken)
    yield from STANDING["alien_abduction"](state, do_it.card)


@dilemma("hyper_aging")
def hyper_aging(do_it: Encounter) -> Steps:
    """The team is under quarantine, and will die."""
    yield from sicken(do_it, do.QUARANTINED)


@dilemma("rem_fatigue_hallucinations")
def rem_fatigue_hallucinations(do_it: Encounter) -> Steps:
    yield from sicken(do_it, do.TIRED)


def sicken(do_it: Encounter, word: str) -> Steps:
    """At the end of the third full turn of its player all of the team die, unless cured."""
    state = do_it.state
    state.seeder[do_it.card] = do_it.seat
    state.chosen[do_it.card] = state.turns_over[do_it.seat] + 1 + 3
    for card in do_it.people():
        state.lasting.append((do.caused_by(do_it.card, word), card, FOREVER))
    yield from STANDING[state.cards.faces[do_it.card]](state, do_it.card)


def sick_to_death(state: Ccg, card: Card) -> Steps:
    """CCG-4.25: the turn in which it began does not count."""
    if state.seeder.get(card) != state.active or state.turns_over[state.active] + 1 < state.chosen.get(card, FOREVER):
        return
    yield from do.kill(state, sick_of(state, card))
    if do.in_play(state, card):
        do.discard(state, [card])


AT_END["hyper_aging"] = AT_END["rem_fatigue_hallucinations"] = sick_to_death
