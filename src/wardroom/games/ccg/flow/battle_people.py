"""CCG-16.20 to CCG-16.35: personnel battle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from wardroom.kernel import Asking, Card, Reason, Steps

from ..cards.kinds import STRENGTH, Personnel
from ..places import away_team, away_teams, companies, crew, is_landing, is_under_cloak, location_of, people, vessels
from ..state import ABOARD, SURFACE, Ccg, Place, place_at
from ..values import attribute, group
from . import do
from .attacking import grant_counter, leaders, may_counter, why_not_affiliations
from .attempt import is_animal
from .choosing import yes_or_no
from .options import option
from .refusing import refuse
from .teams import active_people
from .windows import BATTLE, BEFORE_WINNER, SELECTED, Trigger, pause, window

BLADE = "batleth"
GURAMBA = "guramba"


@dataclass(slots=True)
class Side:
    """A team in a battle: a crew, or one Away Team. `only`: of it, who may fight; empty: whoever can."""

    seat: int
    place: Place
    number: int
    attacking: bool
    only: tuple[Card, ...] = ()
    doubled: bool = False  # each fights with twice the STRENGTH
    fighters: list[Card] = field(default_factory=list)  # the combat pile, from its top
    stunned: list[Card] = field(default_factory=list)
    stunned_by: dict[Card, Card] = field(default_factory=dict)
    wounded: list[Card] = field(default_factory=list)
    blades: int = 0  # Bat'leths used

    def team(self, state: Ccg) -> list[Card]:
        if self.place.kind == SURFACE:
            return away_team(state, self.place.host, self.seat, self.number)
        return crew(state, Card(self.place.host), self.seat)

    def ready(self, state: Ccg) -> list[Card]:
        """CCG-16.23, CCG-16.35: of the attacked team stopped personnel fight as well, of the attackers only unstopped
        ones; nobody who is disabled or in stasis."""
        there = self.team(state)
        able = (
            active_people(state, there) if self.attacking else [c for c in people(state, there) if not state.is_idle(c)]
        )
        return [card for card in able if card in self.only] if self.only else able

    def there(self, state: Ccg) -> list[Card]:
        """Those in the battle who have neither died nor left."""
        team = self.team(state)
        return [card for card in self.fighters if card in team]

    def standing(self, state: Ccg) -> list[Card]:
        """CCG-16.29: neither stunned nor wounded."""
        return [card for card in self.there(state) if card not in self.stunned and card not in self.wounded]

    def strength(self, state: Ccg, card: Card) -> int:
        """CCG-9.17: a dual card fights with both."""
        return attribute(state, card, STRENGTH, self.team(state)) * (2 if self.doubled else 1)

    def total(self, state: Ccg, cards: Sequence[Card]) -> int:
        return sum(self.strength(state, card) for card in cards)


@dataclass(slots=True)
class PeopleBattle:
    """One personnel battle; the attackers are the first side. `vengeance`: who attacks again right after it."""

    location: int
    sides: list[Side]
    vengeance: int = -1

    def side(self, seat: int) -> Side:
        return self.sides[0] if self.sides[0].seat == seat else self.sides[1]

    def everybody(self, state: Ccg) -> list[Card]:
        return [card for side in self.sides for card in side.ready(state)]


def side_of(state: Ccg, card: Card, attacking: bool) -> Side:
    return Side(state.controller(card), state.where[card], state.team.get(card, 0), attacking)


# Declaring


def battles(state: Ccg, seat: int, location: int) -> list[Any]:
    """CCG-16.21: each team of the player at each team of the other that is present with it."""
    found: list[Any] = []
    below = companies(state, place_at(SURFACE, location))
    if below[0].people and below[1].people and is_landing(state, location):
        for mine in away_teams(state, location, seat).values():
            for theirs in away_teams(state, location, 1 - seat).values():
                found += pairing(state, mine, theirs)
    for host in sorted(vessels(state, location)):
        crews = companies(state, place_at(ABOARD, host))
        if crews[0].people and crews[1].people:
            found += pairing(state, crews[seat].cards, crews[1 - seat].cards)
    return found


def pairing(state: Ccg, mine: Sequence[Card], theirs: Sequence[Card]) -> list[Any]:
    """Each team goes by the first of its personnel."""
    first, second = people(state, mine), people(state, theirs)
    return [option("battle", first[0], second[0])] if first and second else []


def why_not_battle(state: Ccg, seat: int, choice: Any) -> Reason | None:
    """CCG-16.1 to CCG-16.10, CCG-16.20, CCG-9.7, CCG-9.9."""
    _, who, whom = choice
    mine, theirs = side_of(state, who, True), side_of(state, whom, False)
    location = location_of(state, who)
    attackers, attacked = mine.ready(state), theirs.ready(state)
    if is_under_cloak(state, whom):
        return refuse(state, "CCG-17.2", "target-cloaked", card=Card(theirs.place.host))
    if not attackers:
        return Reason("CCG-18.1", "nobody-active")
    if not attacked:
        return Reason("CCG-18.25", "nobody-to-fight")
    if all(is_animal(state, card) for card in attackers):
        return Reason("CCG-9.9", "animals-attack")
    wrong = why_not_affiliations(state, seat, attackers, attacked, location)
    if wrong is not None or may_counter(state, seat, location):
        return wrong
    needed = 2 if group(state, 1 - seat, attacked).levels(GURAMBA) else 1
    count = leaders(state, seat, attackers)
    if not count:
        return Reason("CCG-16.20", "no-leader")
    return Reason("CCG-9.7", "two-leaders") if count < needed else None


# The battle


def battle(state: Ccg, seat: int, choice: Any) -> Steps:
    """CCG-14.14: one action, which may be answered when it is declared. CCG-16.23: who fights differs by side."""
    _, who, whom = choice
    sides = [side_of(state, who, True), side_of(state, whom, False)]
    yield from wage(state, PeopleBattle(location_of(state, who), sides), whom)
    state.doing = None
    yield from pause(state)


def wage(state: Ccg, this: PeopleBattle, whom: Card) -> Steps:
    """From the declaration to the stopping of survivors (CCG-16.34)."""
    attackers, attacked = this.sides
    state.tell(
        "attacks-people",
        seat=attackers.seat,
        cards=tuple(attackers.ready(state)),
        cards2=tuple(attacked.ready(state)),
    )
    state.doing = this
    fighters = (whom, *(card for card in this.everybody(state) if card != whom))
    trigger = Trigger(BATTLE, attackers.seat, fighters, this.location, whom, battle=this)
    yield from window(state, trigger)
    if trigger.cancelled or not all(side.ready(state) for side in this.sides):
        state.tell("battle-off", card=whom)
        return
    state.note("personnel battle")
    grant_counter(state, attacked.seat, this.location)
    yield from fight(state, this)
    if this.vengeance >= 0:
        yield from avenge(state, this)
    do.stop(state, [card for side in this.sides for card in side.fighters])


def fight(state: Ccg, this: PeopleBattle) -> Steps:
    """CCG-16.22 to CCG-16.33."""
    for side in this.sides:
        side.fighters = shuffled(state, side.ready(state))
    for pair in zip(*(side.fighters for side in this.sides)):
        yield from face_off(state, this, pair)
    stunned = tuple(card for side in this.sides for card in side.stunned)
    yield from window(state, Trigger(BEFORE_WINNER, this.sides[0].seat, stunned, this.location, battle=this))
    dying = [card for side in this.sides for card in side.wounded]
    loser = find_loser(state, this)
    if loser is not None:
        dying += yield from random_casualties(state, loser, 1)
    yield from do.kill(state, dying, this)


def shuffled(state: Ccg, cards: Sequence[Card]) -> list[Card]:
    """CCG-16.22: a combat pile. The cards stay where they lie."""
    return [cards[place] for place in state.chance.order(len(cards))]


def face_off(state: Ccg, this: PeopleBattle, pair: tuple[Card, ...]) -> Steps:
    """CCG-16.25 to CCG-16.27: the higher STRENGTH stuns the lower; more than double wounds mortally."""
    first, second = (side.strength(state, card) for side, card in zip(this.sides, pair))
    if first == second:
        state.tell("face-off-even", card=pair[0], card2=pair[1], count=first)
        return
    ahead = 0 if first > second else 1
    high, low = max(first, second), min(first, second)
    winner, loser = this.sides[ahead], this.sides[1 - ahead]
    better, worse = pair[ahead], pair[1 - ahead]
    wounds = high > 2 * low
    state.tell("face-off-wounded" if wounds else "face-off-stunned", card=better, card2=worse, count=high, count2=low)
    if not wounds:
        wounds = yield from strikes_with_blade(state, winner, better, worse)
    (loser.wounded if wounds else loser.stunned).append(worse)
    loser.stunned_by[worse] = better


def strikes_with_blade(state: Ccg, side: Side, card: Card, victim: Card) -> Asking[bool]:
    """Bat'leth: in each battle one Klingon may turn a stun into a mortal wound, once with each of them present."""
    blades = [each for each in side.team(state) if state.cards.faces[each] == BLADE and not state.is_idle(each)]
    if len(blades) <= side.blades or not is_klingon(state, card):
        return False
    if not (yield from yes_or_no(side.seat, "blade", victim)):
        return False
    side.blades += 1
    state.tell("struck-down", card=card, card2=victim, card3=blades[0])
    return True


def is_klingon(state: Ccg, card: Card) -> bool:
    """CCG-4.33: a bare people name is the species."""
    face = state.face(card)
    return isinstance(face, Personnel) and "klingon" in face.species


def find_loser(state: Ccg, this: PeopleBattle) -> Side | None:
    """CCG-16.29, CCG-16.30, CCG-16.32: the lower total loses; equal totals have no winner."""
    first, second = (side.total(state, side.standing(state)) for side in this.sides)
    if first == second:
        state.tell("totals-even", count=first)
        return None
    winner, loser = this.sides if first > second else this.sides[::-1]
    state.tell("totals", seat=winner.seat, count=max(first, second), count2=min(first, second))
    return loser


def random_casualties(state: Ccg, side: Side, count: int, among: Sequence[Card] | None = None) -> Asking[list[Card]]:
    """CCG-16.30, CCG-16.31: at random among those who are not mortally wounded, stunned ones included."""
    if among is None:
        among = [card for card in side.there(state) if card not in side.wounded]
    picked = do.choose_random(state, among, count)
    if picked:
        yield from window(state, Trigger(SELECTED, side.seat, tuple(picked)))
    return picked


def avenge(state: Ccg, this: PeopleBattle) -> Steps:
    """Klingon Right of Vengeance: the other Klingons attack again at once, with doubled STRENGTH; the card gives the
    attack, so they need no leader."""
    mine, theirs = this.side(this.vengeance), this.side(1 - this.vengeance)
    avengers = tuple(card for card in mine.there(state) if is_klingon(state, card))
    again = [
        Side(mine.seat, mine.place, mine.number, True, avengers, doubled=True),
        Side(theirs.seat, theirs.place, theirs.number, False),
    ]
    enemies = again[1].ready(state)
    if avengers and again[0].ready(state) and enemies:
        yield from wage(state, PeopleBattle(this.location, again), enemies[0])
