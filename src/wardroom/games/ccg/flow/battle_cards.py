"""Interrupts of battles, each with what it does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, cast

from wardroom.kernel import DONE, Asking, Card, Reason, Steps, pick_one, pick_several

from ..cards.kinds import PERSONNEL
from ..places import away_team, away_teams, crew, is_carried, is_under_cloak, people, vessels
from ..spaceline import has_planet
from ..state import SURFACE, Ccg
from ..values import skills
from . import do
from .battle_people import PeopleBattle, Side, is_klingon, random_casualties
from .beaming import arrive, why_not_beam, why_not_move, why_not_pick
from .compatible import usable
from .options import option
from .switches import is_off
from .teams import active_people
from .windows import BATTLE, BEFORE_WINNER, KILLED, PAUSE, Play, Trigger, play_of

NO_TARGET = Reason("CCG-14.3", "no-target")
SMALL_ARMS = ("phaser", "disruptor")


def battle_of(trigger: Trigger) -> PeopleBattle | None:
    """The personnel battle in which something happens."""
    return trigger.battle if isinstance(trigger.battle, PeopleBattle) else None


# Honor Challenge


def challenges(state: Ccg, this: PeopleBattle) -> list[tuple[int, list[Card]]]:
    """For each side that has Klingons with Honor: how many, and those with Treachery against them."""
    found = []
    for side, other in zip(this.sides, this.sides[::-1]):
        honored = [card for card in side.ready(state) if is_klingon(state, card) and skills(state, card, "honor")]
        treacherous = [card for card in other.ready(state) if skills(state, card, "treachery")]
        found.append((min(len(honored), len(treacherous)), treacherous))
    return found


def why_not_challenge(state: Ccg, _seat: int, trigger: Trigger) -> Reason | None:
    this = battle_of(trigger)
    return None if this is not None and any(count for count, _ in challenges(state, this)) else NO_TARGET


@play_of("honor_challenge", (BATTLE,), why_not_challenge)
def honor_challenge(this: Play) -> Steps:
    """Each Klingon with Honor, on either side, kills one opposing personnel with Treachery; its player says whom."""
    state, battle = this.state, this.trigger.battle
    dead: list[Card] = []
    for count, left in challenges(state, battle):
        for _ in range(count):
            victim = yield from pick_one(this.seat, "struck", left, args=(("card", this.card),))
            left.remove(victim)
            dead.append(victim)
    yield from do.kill(state, dead, battle)


# Phaser Burns


def burnable(state: Ccg, seat: int, this: PeopleBattle) -> list[Card]:
    """Stunned opposing personnel, where the player has a phaser or a disruptor present."""
    mine, theirs = this.side(seat), this.side(1 - seat)
    armed = any(
        trait in state.face(card).traits
        for card in mine.team(state)
        if state.kind(card) != PERSONNEL and not state.is_idle(card)
        for trait in SMALL_ARMS
    )
    return [card for card in theirs.there(state) if card in theirs.stunned] if armed else []


def why_not_burn(state: Ccg, seat: int, trigger: Trigger) -> Reason | None:
    this = battle_of(trigger)
    return None if this is not None and burnable(state, seat, this) else NO_TARGET


@play_of("phaser_burns", (BEFORE_WINNER,), why_not_burn)
def phaser_burns(this: Play) -> Steps:
    """Two of them die, at random."""
    state, battle = this.state, this.trigger.battle
    if is_off(state, this.card):
        return
    side: Side = battle.side(this.opponent)
    dead = yield from random_casualties(state, side, 2, burnable(state, this.seat, battle))
    yield from do.kill(state, dead, battle)


# Klingon Right of Vengeance


def why_not_avenge(state: Ccg, seat: int, trigger: Trigger) -> Reason | None:
    """Just: a Klingon of yours died in a personnel battle in which an Away Team took part, and others of yours are
    still there."""
    this = battle_of(trigger)
    if this is None or this.vengeance >= 0:
        return NO_TARGET
    side = this.side(seat)
    died = any(card in trigger.cards and is_klingon(state, card) for card in side.fighters)
    left = any(is_klingon(state, card) for card in side.there(state))
    return None if died and left and this.side(1 - seat).ready(state) else NO_TARGET


@play_of("klingon_right_of_vengeance", (KILLED,), why_not_avenge)
def klingon_right_of_vengeance(this: Play) -> Steps:
    """They attack again when this battle is over."""
    this.trigger.battle.vengeance = this.seat
    yield from ()


# Emergency Transporter Armbands

Way = tuple[str | int, ...]


def team_at(state: Ccg, seat: int, spot: Card, first: Card) -> list[Card]:
    """One crew, or the Away Team of somebody."""
    place = state.where[first]
    if place.kind == SURFACE:
        return away_team(state, place.host, seat, state.team.get(first, 0))
    return crew(state, spot, seat)


def ways(state: Ccg, seat: int, trigger: Trigger) -> list[Way]:
    """Up to a ship or facility of the player there, or down to the planet: team by team; in a personnel battle of the
    team that fights. CCG-12.8: barriers hold, and stopped personnel stay."""
    this = battle_of(trigger)
    fighting = this.side(seat).team(state) if this is not None else None
    found: list[Way] = []
    for location in state.locations:
        if not location.missions or not has_planet(state, location):
            continue
        planet = location.missions[0]
        hosts = [each for each in vessels(state, location.number) if usable(state, seat, each)]
        ends = [(host, planet, crew(state, host, seat)) for host in hosts]
        ends += [(planet, host, team) for team in away_teams(state, location.number, seat).values() for host in hosts]
        for start, goal, team in ends:
            first = next((each for each in people(state, team) if fighting is None or each in fighting), None)
            if first is not None and can_beam(state, seat, start, goal, team):
                found.append(option("from", first, goal))
    return found


def can_beam(state: Ccg, seat: int, start: Card, goal: Card, team: Sequence[Card]) -> bool:
    if is_under_cloak(state, start) or why_not_beam(state, start, goal) is not None:
        return False
    return any(why_not_move(state, seat, start, goal, card, ()) is None for card in active_people(state, team))


def why_not_armbands(state: Ccg, seat: int, trigger: Trigger) -> Reason | None:
    return None if ways(state, seat, trigger) else NO_TARGET


def aim_armbands(this: Play) -> Asking[Any]:
    """Which team, where to, and who of it."""
    state, seat = this.state, this.seat
    _, first, goal = yield from pick_one(seat, "armbands", ways(state, seat, this.trigger), args=(("card", this.card),))
    first, goal = cast(Card, first), cast(Card, goal)
    place = state.where[first]
    start = state.locations[place.host].missions[0] if place.kind == SURFACE else Card(place.host)
    team = [card for card in team_at(state, seat, start, first) if is_carried(state, card)]
    judge = partial(why_not_beamed, state, seat, start, goal)
    picked = yield from pick_several(seat, "who-beam", team, judge, args=(("card", start), ("card2", goal)))
    return picked, goal


def why_not_beamed(
    state: Ccg, seat: int, start: Card, goal: Card, picked: Sequence[Card], choice: Any
) -> Reason | None:
    if choice == DONE and not picked:
        return NO_TARGET  # CCG-14.3: who begins to choose must finish
    return why_not_pick(state, seat, start, goal, picked, choice)


@play_of("emergency_transporter_armbands", (PAUSE, BATTLE, BEFORE_WINNER), why_not_armbands, aim_armbands)
def emergency_transporter_armbands(this: Play) -> Steps:
    """They beam at once, also in the other's turn; CCG-14.16: whoever can no longer go stays."""
    picked, goal = this.target
    there = [card for card in picked if do.in_play(this.state, card)]
    if there and do.in_play(this.state, goal):
        arrive(this.state, this.seat, "beam", there, goal)
    yield from ()
