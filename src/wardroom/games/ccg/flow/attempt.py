"""CCG-13.1 to CCG-13.24: attempting missions, from the declaration to the requirements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from wardroom.kernel import Card, Reason, Steps, pick_one

from ..cards.kinds import DUAL, PLANET, SPACE, Mission
from ..places import away_team, away_teams, crew, in_space, is_landing, location_of, on_mission, people
from ..spaceline import is_own, mission
from ..state import ABOARD, DOCKED, IN_SPACE, SURFACE, TABLE, Ccg, Location, place_at
from ..values import Team, group
from . import do
from .compatible import matches
from .moving import required
from .options import option
from .refusing import refuse
from .staffing import animals
from .teams import active
from .windows import ATTEMPT, REQUIREMENTS, Trigger, pause, window

FORTY = 40
"""CCG-13.3: what an opponent's mission must show to be attempted."""
BLOCKS = ("radioactive_garbage_scow",)
"""Cards on a mission while which it cannot be attempted."""


@dataclass(slots=True)
class Party:
    """A crew or an Away Team in an attempt. `members`: whoever was there at the start or joined it since; those who are
    separated are left out whenever somebody looks (CCG-13.13)."""

    kind: str  # space or planet
    seat: int
    ship: Card | None
    location: int
    members: list[Card]

    def there(self, state: Ccg) -> list[Card]:
        """All who still take part, with their equipment."""
        place = place_at(SURFACE, self.location) if self.ship is None else place_at(ABOARD, self.ship)
        where, at = state.where, state.cards.at
        return active(state, [card for card in self.members if at[card] == TABLE and where[card] == place])

    def people(self, state: Ccg) -> list[Card]:
        return people(state, self.there(state))

    def ship_here(self, state: Ccg) -> Card | None:
        """For an Away Team: nothing; a requirement that asks for a ship's number has none."""
        return self.ship if self.ship is not None and state.cards.at[self.ship] == TABLE else None


@dataclass(slots=True)
class Attempt:
    """One attempt. It holds cards and places only."""

    seat: int
    location: int
    parties: list[Party]
    over: bool = False
    cancelled: bool = False
    found: list[Card] = field(default_factory=list)  # artifacts set aside (CCG-10.6)
    met: list[Card] = field(default_factory=list)  # seed cards turned up so far, the last one perhaps not yet resolved

    @property
    def opponent(self) -> int:
        return 1 - self.seat

    def there(self, state: Ccg) -> list[Card]:
        return [card for party in self.parties for card in party.there(state)]

    def people(self, state: Ccg) -> list[Card]:
        return people(state, self.there(state))

    def group(self, state: Ccg) -> Team:
        """CCG-13.10: both teams of a dual-icon attempt together."""
        ship = next((party.ship for party in self.parties if party.ship is not None), None)
        return group(state, self.seat, self.there(state), ship)


# Declaring


def attempts_of(state: Ccg, seat: int, ship: Card, location: int) -> list[Any]:
    """A crew in space, docked or not, where it is."""
    if state.where[ship].kind in (IN_SPACE, DOCKED) and people(state, crew(state, ship, seat)):
        return [option("attempt", state.locations[location].missions[0], ship)]
    return []


def attempts_at(state: Ccg, seat: int, location: int) -> list[Any]:
    """Every Away Team on a planet."""
    if not is_landing(state, location):
        return []
    leaders = [people(state, team)[:1] for team in away_teams(state, location, seat).values()]
    return [option("attempt", state.locations[location].missions[0], first) for leader in leaders for first in leader]


def why_not_attempt(state: Ccg, seat: int, option: Any) -> Reason | None:
    """CCG-13.1 to CCG-13.8, in the order in which a player would ask."""
    _, target, who = option
    location = state.locations[state.where[target].host]
    face = mission(state, location.number, seat)
    wrong = why_not_mission(state, seat, location, face)
    if wrong is not None:
        return wrong
    is_ship = state.kind(who) == "ship"
    icon = SPACE if location.destroyed else face.icon
    if icon == PLANET and is_ship:
        return Reason("CCG-13.5", "planet-needs-team")
    if icon == SPACE and not is_ship:
        return Reason("CCG-13.6", "space-needs-crew")
    if state.where[who].kind == DOCKED:
        return refuse(state, "CCG-13.6", "still-docked", card=who)
    if not is_ship or icon != DUAL:
        wrong = why_not_party(state, seat, face, party_of(state, seat, who))
        if wrong is not None or icon != DUAL:
            return wrong
    if is_ship:
        return Reason("CCG-13.8", "dual-needs-both")
    if not any(
        why_not_party(state, seat, face, party_of(state, seat, ship)) is None
        for ship in crews_in_space(state, seat, location.number)
    ):
        return Reason("CCG-13.8", "dual-needs-both")
    return None


def why_not_mission(state: Ccg, seat: int, location: Location, face: Mission) -> Reason | None:
    """CCG-13.3, CCG-13.4."""
    if location.solved >= 0:
        return Reason("CCG-13.4", "already-solved")
    if face.points is None or face.needs is None:
        return Reason("CCG-13.4", "no-point-box")
    if not is_own(state, location.number, seat) and face.points < FORTY:
        return Reason("CCG-13.3", "not-your-mission", (("count", face.points),))
    for card in on_mission(state, location.number):
        if state.cards.faces[card] in BLOCKS:
            return refuse(state, "CCG-13.4", "blocked", card=card)
    return None


def why_not_party(state: Ccg, seat: int, face: Mission, party: Party) -> Reason | None:
    """CCG-13.1, CCG-13.7, CCG-9.9: who is there."""
    if party.ship is not None:
        if state.is_cloaked(party.ship):
            return refuse(state, "CCG-17.3", "is-cloaked", card=party.ship)
        if required(state, party.ship) is not None:
            return refuse(state, "CCG-11.24", "required-action", card=party.ship)
        if state.is_stopped(party.ship):
            return refuse(state, "CCG-18.1", "is-stopped", card=party.ship)
    there = party.people(state)
    if not there:
        return Reason("CCG-18.1", "nobody-active")
    if all(is_animal(state, card) for card in there):
        return Reason("CCG-9.9", "only-animals")
    if not face.anyone and not any(shows_icon(state, card, face) for card in there):
        if len(face.affiliations) == 1:
            return Reason("CCG-13.1", "no-affiliation", (("name_affiliation", face.affiliations[0]),))
        first, second = face.affiliations[:2] if face.affiliations else ("", "")
        return Reason("CCG-13.1", "no-affiliations", (("name_affiliation", first), ("name_affiliation2", second)))
    if party.ship is not None and not any(matches(state, card, party.ship) for card in there):
        return refuse(state, "CCG-13.7", "nobody-matches-ship", card=party.ship)
    return None


def shows_icon(state: Ccg, card: Card, face: Mission) -> bool:
    """CCG-13.1."""
    return any(one in face.affiliations for one in state.affiliations(card))


def is_animal(state: Ccg, card: Card) -> bool:
    return state.cards.faces[card] in animals()


def party_of(state: Ccg, seat: int, who: Card) -> Party:
    """CCG-13.23: the whole crew of a ship, or the whole Away Team of somebody."""
    place = state.where[who]
    if state.kind(who) == "ship":
        return Party(SPACE, seat, who, location_of(state, who), crew(state, who, seat))
    team = away_team(state, place.host, seat, state.team.get(who, 0))
    return Party(PLANET, seat, None, place.host, team)


def strength(state: Ccg, seat: int, choice: Any) -> dict[str, Any]:
    """How many would attempt it, and from where, for the text of the order."""
    party = party_of(state, seat, choice[2])
    return {"count": len(party.people(state)), "party": party.kind}


def crews_in_space(state: Ccg, seat: int, location: int) -> list[Card]:
    return [card for card in in_space(state, location) if state.kind(card) == "ship" and state.controller(card) == seat]


# The attempt


def attempt(state: Ccg, seat: int, option: Any) -> Steps:
    """CCG-13.11, CCG-14.14: the team is fixed, then it is one action from start to end."""
    _, target, who = option
    number = state.where[target].host
    location = state.locations[number]
    face = mission(state, number, seat)
    parties = [party_of(state, seat, who)]
    if face.icon == DUAL and not location.destroyed:
        ready = [
            ship
            for ship in crews_in_space(state, seat, number)
            if why_not_party(state, seat, face, party_of(state, seat, ship)) is None
        ]
        ship = yield from pick_one(seat, "attempt-ship", ready, args=(("card", target),))
        parties.append(party_of(state, seat, ship))
    this = Attempt(seat, number, parties)
    state.tell("attempts", seat=seat, card=target, cards=tuple(this.people(state)))
    state.note("attempted")
    state.doing = this
    trigger = Trigger(ATTEMPT, seat, (target,), number, parties=parties)
    yield from window(state, trigger)
    if not trigger.cancelled:
        yield from meet_all(state, this)
        if not this.over:
            yield from check_requirements(state, this)
    state.doing = None
    yield from pause(state)


def meet_all(state: Ccg, this: Attempt) -> Steps:
    """CCG-13.12: one at a time, from the bottom."""
    from .encounter import meet  # it puts seed cards back and calls dilemmas, which look at attempts

    row = state.cards.rows[state.locations[this.location].under]
    while row and not this.over:
        yield from meet(state, this, row[0])
        if not this.people(state):  # CCG-13.14
            this.over = True


def check_requirements(state: Ccg, this: Attempt) -> Steps:
    """CCG-13.16: with whoever is left; if they are not met nobody is stopped for that."""
    from .solving import solve

    yield from window(state, Trigger(REQUIREMENTS, this.seat, (), this.location, parties=this.parties))
    face = mission(state, this.location, this.seat)
    if face.needs is None:
        return
    looked_at = this.group(state)
    if face.needs.met(looked_at):
        yield from solve(state, this)
    else:
        state.tell("requirements-missed", seat=this.seat, card=state.locations[this.location].missions[0])
        state.note("requirements missed")


def joins(state: Ccg, this: Sequence[Party], card: Card) -> None:
    """CCG-13.11, CCG-15.10: somebody downloaded to the team's place takes part."""
    for party in this:
        place = place_at(SURFACE, party.location) if party.ship is None else place_at(ABOARD, party.ship)
        if state.where[card] == place and state.controller(card) == party.seat:
            party.members.append(card)


def stop_all(state: Ccg, party: Party) -> list[Card]:
    """CCG-13.32: the whole remaining team, and the ship of a crew (with all aboard, CCG-18.2)."""
    cards = party.there(state)
    if party.ship is not None and state.cards.at[party.ship] == TABLE:
        cards = [party.ship, *cards]
    do.stop(state, cards)
    return cards
