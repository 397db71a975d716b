"""What is under way: an attempt with the seed cards met so far, or a battle with both sides' sums."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wardroom.kernel import Card

from ..cards.kinds import ATTRIBUTES, DILEMMA, Dilemma
from ..flow.attempt import Attempt
from ..flow.battle_people import PeopleBattle, Side
from ..flow.battle_ships import ShipBattle, volley, written
from ..places import people
from ..spaceline import mission
from ..state import ON_MISSION, OVER, TABLE, Ccg
from ..values import Team
from .chances import chances
from .pieces import person, requirement, thing

SHIP_BATTLE, PEOPLE_BATTLE, ATTEMPT = "ship_battle", "people_battle", "attempt"


def doing(state: Ccg, reader: int) -> dict[str, Any] | None:
    this = state.doing
    if state.part == OVER:
        return None
    if isinstance(this, Attempt):
        return attempt(state, this, reader)
    if isinstance(this, ShipBattle):
        return ship_battle(state, this, reader)
    if isinstance(this, PeopleBattle):
        return people_battle(state, this, reader)
    return None


# Attempts


def attempt(state: Ccg, this: Attempt, reader: int) -> dict[str, Any]:
    """Who still takes part, what they come to, what was met, what is to come and may stop them, and the requirements in
    the end."""
    group, there = this.group(state), this.there(state)
    face = mission(state, this.location, this.seat)
    under = state.cards.rows[state.locations[this.location].under]
    to_come = [card for card in under if not (this.over and card in this.met)]
    ship = next((party.ship for party in this.parties if party.ship is not None), None)
    hinted = reader == this.seat and bool(there) and not this.over
    return {
        "kind": ATTEMPT,
        "seat": this.seat,
        "location": this.location,
        "mission": face.id,
        "points": face.points,
        "people": [person(state, card, there, reader) for card in people(state, there)],
        "things": [thing(state, card, reader) for card in there if card not in people(state, there)],
        "totals": {what: group.total(what) for what in ATTRIBUTES},
        "met": [met(state, this, place, reader, group) for place in range(len(this.met))],
        "seeds": [{"face": state.cards.read(card, reader), "owner": state.owner[card]} for card in to_come],
        "needs": requirement(face.needs, group),
        "over": this.over,
        "odds": chances(state, this.seat, this.location, there, ship) if hinted else None,
    }


def met(state: Ccg, this: Attempt, place: int, reader: int, group: Team) -> dict[str, Any]:
    """A seed card that was met. Of the one that is being resolved also how the team stands to what it asks."""
    card = this.met[place]
    face = state.face(card)
    now = place == len(this.met) - 1 and not this.over and is_here(state, this, card)
    asks = asked(face, this) if isinstance(face, Dilemma) and face.kind == DILEMMA else []
    return {
        "face": state.cards.read(card, reader),
        "owner": state.owner[card],
        "kind": face.kind,
        "points": face.points,
        "now": now,
        "back": state.cards.at[card] == state.locations[this.location].under,
        "asks": [{"what": what, "needs": requirement(needs, group if now else None)} for what, needs in asks],
    }


def is_here(state: Ccg, this: Attempt, card: Card) -> bool:
    place = state.where[card]
    return state.cards.at[card] == TABLE and place.kind == ON_MISSION and place.host == this.location


def asked(face: Dilemma, this: Attempt) -> list[tuple[str, Any]]:
    """What gets a team past a dilemma, what cures it, what nullifies it. Where space and planet differ, the case of the
    party that is there."""
    unless = face.unless
    if isinstance(unless, Mapping):
        unless = next((unless[party.kind] for party in this.parties if party.kind in unless), None)
    found = (("unless", unless), ("cure", face.cure), ("nullify", face.nullify))
    return [(what, needs) for what, needs in found if needs is not None]


# Battles


def ship_battle(state: Ccg, this: ShipBattle, reader: int) -> dict[str, Any]:
    """Both volleys as things stand: the attackers' at their target, and what comes back."""
    volleys = [fire(state, this.seat, this.attackers, this.target, reader)]
    if this.aimed is not None:
        volleys.append(fire(state, this.defender, this.back, this.aimed, reader))
    return {"kind": SHIP_BATTLE, "seat": this.seat, "location": this.location, "volleys": volleys}


def fire(state: Ccg, seat: int, firing: Sequence[Card], target: Card, reader: int) -> dict[str, Any]:
    """ATTACK and DEFENSE as they are read, with halves; a target that was destroyed has none left."""
    ships = [card for card in firing if state.cards.at[card] == TABLE]
    there = state.cards.at[target] == TABLE
    fired = volley(state, seat, ships, target) if there else None
    return {
        "seat": seat,
        "ships": [thing(state, card, reader) for card in ships],
        "target": thing(state, target, reader) if there else None,
        "face": state.cards.read(target, reader),
        "times": fired.times if fired else None,
        "attack": written(fired.attack) if fired else None,
        "defense": written(fired.defense) if fired else None,
    }


def people_battle(state: Ccg, this: PeopleBattle, reader: int) -> dict[str, Any]:
    """Both teams: who fights, who is stunned or mortally wounded, and the STRENGTH of those still standing."""
    return {
        "kind": PEOPLE_BATTLE,
        "seat": this.sides[0].seat,
        "location": this.location,
        "sides": [fighting(state, each, reader) for each in this.sides],
    }


def fighting(state: Ccg, this: Side, reader: int) -> dict[str, Any]:
    there = this.there(state) if this.fighters else this.ready(state)
    standing = [card for card in there if card not in this.stunned and card not in this.wounded]
    return {
        "seat": this.seat,
        "people": [
            {
                "face": state.cards.read(card, reader),
                "tag": state.tag(card, reader),
                "strength": this.strength(state, card),
                "stunned": card in this.stunned,
                "wounded": card in this.wounded,
            }
            for card in there
        ],
        "total": this.total(state, standing),
        "whole": this.total(state, there),
    }
