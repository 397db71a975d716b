"""What a player would do: which missions the people in play can solve and how likely, where each ship should go, and
who is still missing. Worked out once for a position, from what the seat may know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from wardroom.kernel import Card

from ..cards.kinds import FACILITY, PLANET, SHIP, SPACE, Ship
from ..flow.attempt import why_not_mission
from ..flow.compatible import matches
from ..flow.staffing import missing_icon
from ..places import all_vessels, crew, landed_people, people
from ..scoring import SURCHARGE, counting, needed, surcharges
from ..spaceline import costs, has_planet, mission
from ..state import Ccg
from ..values import number
from . import weights as w
from .crews import Faces, crew_of, lacks, solves, spares
from .odds import SURE, Prospect, Seeds, hidden_seeds, prospect, seeds_at

NEVER = -1_000_000


@dataclass(frozen=True, slots=True)
class Force:
    """People of a player at one spot: a ship, a facility, or a planet (named by its mission). `ready`: those who are
    not stopped; `faces`: all but those disabled, in stasis or captive."""

    spot: Card
    kind: str
    location: int
    faces: Faces
    ready: Faces


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
        self._seeds: dict[int, Seeds] = {}
        self._goals: dict[Card, int | None] = {}
        self._wanted: list[int] | None = None

    # What there is

    def find_forces(self) -> list[Force]:
        """Where people are, and all ships and facilities."""
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
        state = self.state
        faces, ready = self.faces(cards), self.faces(card for card in cards if not state.is_stopped(card))
        return Force(spot, state.kind(spot), location, faces, ready)

    def faces(self, cards: Iterable[Card]) -> Faces:
        state = self.state
        return tuple(sorted([state.cards.faces[card] for card in cards if not state.is_idle(card)]))

    def force_at(self, spot: Card) -> Faces:
        return next((force.faces for force in self.forces if force.spot == spot), ())

    def ship_face(self, spot: Card) -> str:
        return self.state.cards.faces[spot] if self.state.kind(spot) == SHIP else ""

    def best_ship(self) -> str:
        """Any ship, for what asks for one."""
        return next((self.ship_face(force.spot) for force in self.forces if force.kind == SHIP), "")

    def is_hurt(self, spot: Card) -> bool:
        """Whether another hit destroys it (CCG-16.56)."""
        return bool(self.state.damage.get(spot))

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

    def prospect(self, location: int, faces: Faces, ship: str, hurt: bool = False) -> Prospect:
        seeds = self._seeds.get(location)
        if seeds is None:
            seeds = self._seeds[location] = seeds_at(self.state, self.seat, location, self.hidden)
        return prospect(seeds, faces, ship, hurt)

    def expected(self, location: int, faces: Faces, ship: str, hurt: bool = False) -> int:
        """What these come to under a mission if they begin now, in hundredths of a point; NEVER if they cannot solve
        it, or a wall is known to be there that stops them."""
        if location not in self.missions or not faces:
            return NEVER
        there = "" if self.icon(location) == PLANET else ship
        face = self.missions[location].id
        if not solves(face, faces, there):
            return NEVER
        seen = self.prospect(location, faces, there, hurt and there != "")
        if not seen.through:
            return NEVER
        chance = seen.now
        if seen.through > seen.now and (not seen.harm or spares(face, faces, there)):
            chance += (seen.through - seen.now) * w.LATER // 100
        costs = seen.harm * w.HARM // 100 + (w.STOPPED * seen.stops + w.STUCK * (SURE - seen.through)) // SURE
        return self.gains[location] * chance // SURE - costs

    def promise(self, location: int, faces: Faces, ship: str) -> int:
        """How near people are to solving a mission, wherever they are: the less is missing, and the less stops them."""
        there = "" if self.icon(location) == PLANET else ship
        seen = self.prospect(location, faces, there)
        chance = (SURE + seen.now + 2 * seen.through) // 4
        return self.gains[location] * chance // (SURE * (1 + lacks(self.missions[location].id, faces, there)))

    # Where ships should go

    def goal(self, ship: Card) -> int | None:
        """The location that a ship is for with those aboard and whoever it can pick up; None: nowhere is worth it."""
        if ship not in self._goals:
            self._goals[ship] = self.find_goal(ship)
        return self._goals[ship]

    def find_goal(self, ship: Card) -> int | None:
        """Where its crew, with those who come aboard here, is worth most: a mission; people to fetch for one; here,
        where others are stopped and can come along next turn; or home, where new people report, if nothing else is."""
        here = next(force.location for force in self.forces if force.spot == ship)
        face, hurt = self.ship_face(ship), self.is_hurt(ship)
        aboard, waiting = self.at_hand(ship, here)
        best, goal = 0, None
        for location in self.missions:
            value = self.reached(self.expected(location, aboard, face, hurt), ship, here, location)
            if value > best:
                best, goal = value, location
        if waiting:
            joined = together(aboard, waiting)
            for location in self.missions:
                value = self.reached(self.expected(location, joined, face, hurt), ship, here, location)
                if value * w.NEXT_TURN // 100 > best:
                    best, goal = value * w.NEXT_TURN // 100, here
        for force in self.forces:
            if force.location == here or not has_people(force.faces):
                continue
            if force.kind == SHIP and force.spot > ship:
                continue  # of two crews that need each other one comes to the other
            joined = together(aboard, force.faces)
            for location in self.missions:
                value = self.reached(self.expected(location, joined, face, hurt), ship, here, force.location)
                value = self.reached(value, ship, force.location, location) * w.FETCH // 100
                if value > best:
                    best, goal = value, force.location
        return self.home(ship, here) if goal is None and not waiting else goal

    def at_hand(self, ship: Card, here: int) -> tuple[Faces, Faces]:
        """The crew and who can come aboard where the ship is; and those there who are stopped."""
        near = [force for force in self.forces if force.location == here and force.kind != SHIP]
        ready = together(*(force.ready for force in near))
        stopped = list(together(*(force.faces for force in near)))
        for face in ready:
            stopped.remove(face)
        return together(self.force_at(ship), ready), tuple(stopped)

    def home(self, ship: Card, here: int) -> int | None:
        """The facility with most people, elsewhere; new people report there."""
        homes = [force for force in self.forces if force.kind == FACILITY]
        if not homes or any(home.location == here for home in homes):
            return None
        best = max(homes, key=lambda home: (len(home.faces), -home.spot))
        return best.location if self.distance(here, best.location) is not None else None

    def reached(self, value: int, ship: Card, start: int, goal: int) -> int:
        """What something is worth so far away: less for each turn of flight; nothing on another spaceline."""
        if value <= 0 or start == goal:
            return max(value, 0)
        way = self.distance(start, goal)
        return 0 if way is None else value * 10 // (10 + w.FAR * (way // max(1, number(self.state, ship, "range"))))

    def distance(self, start: int, goal: int) -> int | None:
        """The RANGE that a way takes; None on another spaceline."""
        if start == goal:
            return 0
        return next((cost for location, cost in costs(self.state, start, self.seat) if location == goal), None)

    def leads(self, ship: Card, location: int) -> bool:
        """Whether this ship is the one that people of a location go aboard: the one with most people, then RANGE."""
        there = [force for force in self.forces if force.kind == SHIP and force.location == location]
        best = max(there, key=lambda force: (len(force.faces), number(self.state, force.spot, "range"), -force.spot))
        return best.spot == ship

    # Who is missing

    def wanted(self) -> list[int]:
        """The missions that those in play are nearest to."""
        if self._wanted is None:
            ship = self.best_ship()
            found = [(-self.promise(location, self.everybody, ship), location) for location in self.missions]
            self._wanted = [location for _, location in sorted(found)[: w.WANTED]]
        return self._wanted

    def helps(self, card: Card) -> int:
        """How much nearer somebody brings those in play to the missions that are wanted, seeds included."""
        ship, joined = self.best_ship(), together(self.everybody, (self.state.cards.faces[card],))
        return sum(
            self.promise(location, joined, ship) - self.promise(location, self.everybody, ship)
            for location in self.wanted()
        )

    def lets_fly(self, card: Card) -> bool:
        """Whether no ship can fly with those who are where it is, and one could with somebody more (CCG-11.1). Where
        that one reports, a ship is: there is one home mostly."""
        ships = [force for force in self.forces if force.kind == SHIP]
        near = [(force.spot, self.people_near(force)) for force in ships]
        if not ships or any(self.staffed_by(ship, there) for ship, there in near):
            return False
        return any(self.staffed_by(ship, [*there, card]) for ship, there in near)

    def people_near(self, force: Force) -> list[Card]:
        """All who could be aboard a ship where it is."""
        state, seat = self.state, self.seat
        found = list(landed_people(state, force.location, seat))
        for vessel, location in all_vessels(state):
            if location == force.location and state.controller(vessel) == seat:
                found += crew(state, vessel, seat)
        return [card for card in people(state, found) if not state.is_idle(card)]

    def staffed_by(self, ship: Card, there: Sequence[Card]) -> bool:
        """CCG-11.1, CCG-11.3."""
        face = self.state.face(ship)
        icons = face.staffing if isinstance(face, Ship) else ()
        return any(matches(self.state, card, ship) for card in there) and missing_icon(self.state, there, icons) is None

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


def together(*groups: Faces) -> Faces:
    return tuple(sorted([face for group in groups for face in group]))


def has_people(faces: Faces) -> bool:
    return bool(crew_of(faces).people)
