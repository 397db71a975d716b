"""How somebody plays the Star Trek CCG in the tests: by a rule that needs no luck to come to the end soon."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from wardroom.games.ccg.cards.kinds import FACES, FACILITY, MISSION, PERSONNEL, SHIP, Mission
from wardroom.games.ccg.mind.crews import Faces, solves

from ..chromium import PATIENCE
from .people import BETWEEN, Person

DONE, END, PASS, EVERYBODY = "done", "end", "pass", "everybody"
MOST = 300
"""Answers after which a game should be over."""
SEEDS = 3
"""So many dilemmas are laid where somebody is asked to."""
READY = ".group .who:not(.is-stopped)[data-card]"
"""People and equipment of one's own that can act."""
STANDING = "button[name=give]:not([value=turn], [value=battle])"
"""Passes in all windows of one kind."""
CHOICE = f"#do:not(:has([name=give])), #do:has({STANDING}), #do:has([name=give][value=battle])"
"""A question that is not passed by such an order."""
OPEN = ".loc:not(.is-done) .tile[data-card]"
"""Missions that nobody has solved."""

People = Mapping[str, Faces]
"""Who is ready, by where they are: `u_s_s_oberth-1`, a ship or facility of the first seat, or `surface2-1`, its team on
a planet."""
Order = Sequence[str]
"""A word, and what it is about: `fly`, `u_s_s_oberth@space4-1`, `first_contact@row2-1`."""


def face_of(tag: str) -> str:
    return re.split("[@~]", tag)[0]


def kind_of(tag: str) -> str:
    return FACES[face_of(tag)].kind


def number_of(tag: str) -> int:
    """The location where something lies; 0 where it is docked or aboard."""
    found = re.search(r"@(?:row|space|surface)(\d+)-\d", tag)
    return int(found[1]) if found else 0


class Rule:
    """Everybody goes aboard one ship, which flies to a mission of the seat's own that they can solve; there they
    attempt it, the same people once. While there is none they wait at home for others. Whoever is `warlike` attacks
    whatever may be attacked."""

    def __init__(self, seat: int, warlike: bool = False) -> None:
        self.seat = seat
        self.warlike = warlike
        self.home = 0
        self.laid = 0
        self.tried: set[tuple[str, Faces]] = set()

    def chosen(self, keys: Sequence[str], people: People, missions: Sequence[str]) -> str:
        """One of these keys. `missions`: the seat's own that are not solved. Its outpost is seeded; in every
        window it passes; elsewhere it takes what comes first."""
        if PASS in keys:
            return next((key for key in keys if key.startswith("seed:")), PASS)
        if DONE in keys:
            return next(filter(self.is_good, keys), DONE)
        if END not in keys:
            return keys[0]
        orders = [key.split(":") for key in keys if key != END]
        wanted = self.attack(orders) or self.attempt(orders, people) or self.move(orders, people, missions)
        return ":".join(wanted) if wanted else END

    def is_good(self, key: str) -> bool:
        """Not to be done with yet: people and ships report, and some dilemmas are laid."""
        word, *cards = key.split(":")
        if word == "under" and self.laid < SEEDS:
            self.laid += 1
            return True
        return word == "play" and kind_of(cards[0]) in (PERSONNEL, SHIP)

    def attack(self, orders: Iterable[Order]) -> Order | None:
        return next((order for order in orders if self.warlike and order[0] in ("attack", "battle")), None)

    def attempt(self, orders: Iterable[Order], people: People) -> Order | None:
        for order in orders:
            if order[0] == "attempt" and self.could_solve(order[1], order[2], people):
                self.tried.add((order[1], people[self.spot_of(order[2])]))
                return order
        return None

    def move(self, orders: Sequence[Order], people: People, missions: Sequence[str]) -> Order | None:
        """Up, aboard, down, or on the way."""
        for tag in (tag for order in orders for tag in order[1:] if kind_of(tag) == FACILITY and number_of(tag)):
            self.home = number_of(tag)
        beams = [order for order in orders if order[0] == "beam" and self.is_wanted(order, people, missions)]
        if beams:
            return max(beams, key=lambda order: len(people.get(self.spot_of(order[2]), ())))
        for order in orders:
            if order[0] == "undock" and self.goals(order[1], people, missions):
                return order
        flights = [order for order in orders if order[0] == "fly" and self.leads_on(order, people, missions)]
        return min(flights, key=lambda order: self.way(order[2], order[1], people, missions), default=None)

    def is_wanted(self, beam: Order, people: People, missions: Sequence[str]) -> bool:
        """Down where they could solve the mission; up where they could not; aboard from home."""
        _, start, goal = beam
        if kind_of(goal) == MISSION:
            return kind_of(start) == SHIP and goal in missions and self.could_solve(goal, start, people)
        if kind_of(goal) != SHIP or not people.get(self.spot_of(start)):
            return False
        return kind_of(start) == FACILITY or (kind_of(start) == MISSION and not self.could_solve(start, start, people))

    def leads_on(self, flight: Order, people: People, missions: Sequence[str]) -> bool:
        _, ship, there = flight
        return self.way(there, ship, people, missions) < self.way(ship, ship, people, missions)

    def way(self, there: str, ship: str, people: People, missions: Sequence[str]) -> int:
        """How many locations lie between this one and the next one where a ship should be."""
        goals = self.goals(ship, people, missions) or [self.home or number_of(there)]
        return min(abs(number_of(there) - goal) for goal in goals)

    def goals(self, ship: str, people: People, missions: Sequence[str]) -> list[int]:
        return [number_of(each) for each in missions if self.could_solve(each, ship, people)]

    def could_solve(self, mission: str, who: str, people: People) -> bool:
        """Whether a crew, or the team of somebody on a planet, has what a mission asks for, and has not tried yet."""
        there, face = people.get(self.spot_of(who), ()), FACES[face_of(mission)]
        in_space = kind_of(who) == SHIP and isinstance(face, Mission) and not face.is_planet
        ship = face_of(who) if in_space else ""
        return bool(there) and (mission, there) not in self.tried and solves(face.id, there, ship)

    def spot_of(self, tag: str) -> str:
        """Of a ship, of a planet by its mission, of somebody on it."""
        vessel = kind_of(tag) in (SHIP, FACILITY)
        return f"{face_of(tag) if vessel else f'surface{number_of(tag)}'}-{self.seat + 1}"


class Commander:
    """Somebody at a page who plays by that rule. `orders`: in every window but those of battles it passes once and for
    all."""

    def __init__(
        self, me: Person, seat: int = 0, warlike: bool = False, orders: bool = False, tap: bool = False
    ) -> None:
        self.me = me
        self.seat = seat
        self.rule = Rule(seat, warlike)
        self.orders = orders
        self.tap = tap
        self.made = 0  # answers

    def answers(self) -> None:
        """The question on the page."""
        boxes, order = self.me.boxes, self.me.page.locator(STANDING)
        if boxes:
            self.me.picks(*([EVERYBODY] if EVERYBODY in boxes else boxes[:1]), tap=self.tap)
        elif self.orders and order.count():
            self.me.presses(order, self.tap)
        else:
            self.me.says(self.rule.chosen(self.me.offered, self.people(), self.missions()), tap=self.tap)
        self.made += 1
        assert self.made < MOST, "this game does not end"

    @property
    def chooses(self) -> bool:
        """Asked, and not about something that is passed by order."""
        return self.me.page.locator(CHOICE).count() > 0

    def people(self) -> People:
        there: dict[str, list[str]] = {}
        for name in self.cards(READY):
            face, kind, number = name.split("-")[:3]  # the rest is the number of a copy
            there.setdefault(f"{kind}-{number}", []).append(face)
        return {place: tuple(sorted(faces)) for place, faces in there.items()}

    def missions(self) -> list[str]:
        """One's own that are not solved."""
        return [name.replace("-", "@", 1) for name in self.cards(OPEN) if name.endswith(f"-{self.seat + 1}")]

    def cards(self, where: str) -> list[str]:
        found = self.me.page.locator(where).evaluate_all("found => found.map(each => each.dataset.card)")
        return [str(name) for name in found]


def who_chooses(*crews: Commander) -> Commander | None:
    """None at the end."""
    for _ in range(PATIENCE // BETWEEN):
        if any(each.me.ended for each in crews):
            return None
        for each in crews:
            if each.chooses:
                return each
        crews[0].me.page.wait_for_timeout(BETWEEN)
    raise AssertionError("nobody chooses, and the game is not over")
