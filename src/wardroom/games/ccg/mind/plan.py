"""What a player would do: which missions the people in play can solve and how likely, where each ship should go, and
who is still missing. Worked out once for a position, from what the seat may know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from wardroom.kernel import Card

from ..cards.kinds import PLANET, SHIP, SPACE, Ship
from ..flow.attempt import why_not_mission
from ..places import all_vessels, between, cost, crew, has_planet, landed_people, mission
from ..scoring import SURCHARGE, counting, needed, surcharges
from ..state import Ccg
from . import weights as w
from .crews import Faces, crew_of, lacks, solves
from .odds import SURE, Odds, hidden_seeds, odds, pool_at

NEVER = -1_000_000


@dataclass(frozen=True, slots=True)
class Force:
    """People of a player at one spot: a ship, a facility, or a planet (named by its mission)."""

    spot: Card
    kind: str
    location: int
    faces: Faces


class Plan:
    """One player's thoughts about one position."""

    def __init__(self, state: Ccg, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.hidden = hidden_seeds(state, seat)
        self.missions = {
            each.number: face
            for each in state.locations
            if each.missions and why_not_mission(state, seat, each, face := mission(state, each.number, seat)) is None
        }
        self.gains = dict(zip(self.missions, self.find_gains()))
        self.forces = self.find_forces()
        self.everybody = together(*(force.faces for force in self.forces))
        self.failing = w.FAILING if state.deck(seat) or state.hand(seat) else w.FAILING_LATE
        self._pools: dict[int, Faces] = {}
        self._odds: dict[tuple[int, Faces, str], Odds] = {}
        self._goals: dict[Card, int | None] = {}
        self._wanted: list[tuple[int, int]] | None = None

    # What there is

    def find_forces(self) -> list[Force]:
        """Where people are, those who are idle left out."""
        state, seat = self.state, self.seat
        found = []
        for vessel, location in all_vessels(state):
            if state.controller(vessel) == seat and location >= 0:
                found.append(self.force(vessel, location, crew(state, vessel, seat)))
        for each in state.locations:
            if each.missions and has_planet(state, each):
                team = landed_people(state, each.number, seat)
                if team:
                    found.append(self.force(each.missions[0], each.number, team))
        return found

    def force(self, spot: Card, location: int, cards: Iterable[Card]) -> Force:
        return Force(spot, self.state.kind(spot), location, self.faces(cards))

    def faces(self, cards: Iterable[Card]) -> Faces:
        state = self.state
        return tuple(sorted(state.cards.faces[card] for card in cards if not state.is_idle(card)))

    def force_at(self, spot: Card) -> Faces:
        return next((force.faces for force in self.forces if force.spot == spot), ())

    def ship_face(self, spot: Card) -> str:
        return self.state.cards.faces[spot] if self.state.kind(spot) == SHIP else ""

    def best_ship(self) -> str:
        """Any ship, for what asks for one."""
        ships = [force.spot for force in self.forces if force.kind == SHIP]
        return self.ship_face(ships[0]) if ships else ""

    # What missions are worth

    def find_gains(self) -> list[int]:
        """What solving each brings: its points, a surcharge less (CCG-1.2), or the game."""
        state, seat = self.state, self.seat
        fee = SURCHARGE.get(state.format, 40) if "both" in surcharges(state, seat) else 0
        solved = [mission(state, each.number, seat) for each in state.locations if each.solved == seat]
        planet, space = any(face.is_planet for face in solved), any(face.is_space for face in solved)
        short = needed(state, seat) - counting(state, seat)
        found = []
        for face in self.missions.values():
            gained = face.points or 0
            if not solved:
                gained += fee // 3
            elif (face.is_planet and not planet) or (face.is_space and not space):
                gained += fee
            found.append(w.POINT * gained + (w.VICTORY // 4 if short <= gained else 0))
        return found

    def icon(self, location: int) -> str:
        face = self.missions.get(location) or mission(self.state, location, self.seat)
        return SPACE if self.state.locations[location].destroyed else face.icon

    def odds(self, location: int, faces: Faces, ship: str) -> Odds:
        key = (location, faces, ship)
        if key not in self._odds:
            if location not in self._pools:
                self._pools[location] = pool_at(self.state, self.seat, location, self.hidden)
            self._odds[key] = odds(self.state, self.seat, location, faces, ship, self._pools[location])
        return self._odds[key]

    def expected(self, location: int, faces: Faces, ship: str) -> int:
        """What an attempt by these comes to, in hundredths of a point; NEVER if they cannot solve it, or something is
        known to stop them."""
        if location not in self.missions or not faces:
            return NEVER
        there = "" if self.icon(location) == PLANET else ship
        if not solves(self.missions[location].id, faces, there):
            return NEVER
        seen = self.odds(location, faces, there)
        if seen.known:
            return NEVER
        return (self.gains[location] * seen.chance - self.failing * (SURE - seen.chance)) // SURE

    # Where ships should go

    def goal(self, ship: Card) -> int | None:
        """The location that a ship is for with those aboard and whoever it can pick up; None: nowhere is worth it."""
        if ship not in self._goals:
            self._goals[ship] = self.find_goal(ship)
        return self._goals[ship]

    def find_goal(self, ship: Card) -> int | None:
        here = next(force.location for force in self.forces if force.spot == ship)
        aboard, face = self.at_hand(ship, here), self.ship_face(ship)
        best, goal = 0, None
        for location in self.missions:
            value = self.reached(self.expected(location, aboard, face), ship, here, location)
            if value > best:
                best, goal = value, location
        for force in self.forces:
            if force.location == here or not has_people(force.faces):
                continue
            if force.kind == SHIP and force.spot > ship:
                continue  # of two crews that need each other one comes to the other
            joined = together(aboard, force.faces)
            for location in self.missions:
                value = self.reached(self.expected(location, joined, face), ship, here, force.location)
                value = self.reached(value, ship, force.location, location) * 9 // 10
                if value > best:
                    best, goal = value, force.location
        return goal

    def at_hand(self, ship: Card, here: int) -> Faces:
        """The crew, and who can come aboard where the ship is."""
        near = (force.faces for force in self.forces if force.location == here and force.kind != SHIP)
        return together(self.force_at(ship), *near)

    def reached(self, value: int, ship: Card, start: int, goal: int) -> int:
        """What something is worth so far away: a tenth less for each turn of flight; nothing on another spaceline."""
        if value <= 0 or start == goal:
            return max(value, 0)
        way = between(self.state, start, goal)
        if way is None:
            return 0
        turns = 1 + cost(self.state, way, self.seat) // max(1, speed(self.state, ship))
        return value * 10 // (10 + turns)

    def distance(self, start: int, goal: int) -> int | None:
        way = between(self.state, start, goal)
        return None if way is None else cost(self.state, way, self.seat)

    def leads(self, ship: Card, location: int) -> bool:
        """Whether this ship is the one that people of a location go aboard: the one with most people, then RANGE."""
        there = [force for force in self.forces if force.kind == SHIP and force.location == location]
        best = max(there, key=lambda force: (len(force.faces), speed(self.state, force.spot), -force.spot))
        return best.spot == ship

    # Who is missing

    def wanted(self) -> list[tuple[int, int]]:
        """The best two missions, by points and by what everybody in play lacks for them; each with that lack."""
        if self._wanted is None:
            ship = self.best_ship()
            found = []
            for location, face in self.missions.items():
                lack = lacks(face.id, self.everybody, ship)
                found.append((-self.gains[location] // (2 + lack), location, lack))
            self._wanted = [(location, lack) for _, location, lack in sorted(found)[:2]]
        return self._wanted

    def helps(self, card: Card) -> int:
        """How much of what is missing somebody brings: to the best two missions, and against what may lie there."""
        ship = self.best_ship()
        joined = together(self.everybody, (self.state.cards.faces[card],))
        help = 0
        for location, lack in self.wanted():
            help += w.GAP * (lack - lacks(self.missions[location].id, joined, ship))
            there = "" if self.icon(location) == PLANET else ship
            before, after = self.odds(location, self.everybody, there), self.odds(location, joined, there)
            help += self.gains[location] * (after.chance - before.chance) // (4 * SURE)
            help += w.GAP * (before.stops + 2 * before.known - after.stops - 2 * after.known)
        return help

    # Ready-made teams

    def smallest(self, location: int, cards: Sequence[Card], ship: str = "") -> list[Card]:
        """The smallest team of these that solves a mission, found by leaving people out, the last first; all of them if
        they cannot."""
        face = mission(self.state, location, self.seat).id
        team = list(cards)
        if solves(face, self.faces(team), ship):
            for card in reversed(cards):
                rest = [each for each in team if each != card]
                if solves(face, self.faces(rest), ship):
                    team = rest
        return team

    def with_key_skills(self, location: int, cards: Sequence[Card], ship: str = "") -> list[Card]:
        """The smallest team, and somebody for each common skill that it lacks."""
        team = self.smallest(location, cards, ship)
        for skill in KEY_SKILLS:
            if not crew_of(self.faces(team)).levels(skill):
                team += [card for card in cards if card not in team and crew_of(self.faces([card])).levels(skill)][:1]
        return [card for card in cards if card in team]

    def but_staff(self, location: int, cards: Sequence[Card], staff: Sequence[Card]) -> list[Card]:
        """Everybody but those who must stay to fly, if the others do as well without them."""
        rest = [card for card in cards if card not in staff]
        everybody = self.expected(location, self.faces(cards), "")
        return rest if everybody > NEVER and self.expected(location, self.faces(rest), "") >= everybody else list(cards)


KEY_SKILLS = ("security", "medical", "science", "engineer", "leadership", "diplomacy", "computer_skill")
"""What most dilemmas ask for."""


def speed(state: Ccg, ship: Card) -> int:
    """Its printed RANGE."""
    face = state.face(ship)
    return face.range if isinstance(face, Ship) else 0


def together(*groups: Faces) -> Faces:
    return tuple(sorted(face for group in groups for face in group))


def has_people(faces: Faces) -> bool:
    return bool(crew_of(faces).people)
