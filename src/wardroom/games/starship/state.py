"""Everything on the table, as plain data. Decks and face-down supplies are cards; all else is public (SHIP-9.19)."""

from __future__ import annotations

from typing import Self

from wardroom.kernel import Card, Cards, Chance, State

from .cards import CARDS, CARGO_SLOTS, DESIGNS, FACTIONS, HOME, LOCKER_SLOTS, OMEGAS, TECH_SLOTS, Tech
from .flow.charts import CHARTS, Chart

(
    TECH_DECK,
    TECH_DISCARD,
    CENTRAL,
    ON_ZINCA,
    OMEGA_DECK,
    OMEGA_DISCARD,
    MISSION_DECK,
    ON_PLANETS,
    BOX,
    PIRATE_SUPPLY,
    PIRATE_DISCARD,
    ON_ROUTES,
    ARTIFACT_SUPPLY,
    ARTIFACT_DISCARD,
    ACTION_DECK,
    ACTIONS_LATER,
    ACTIONS_PLAYED,
    DRAWN,
) = range(18)
"""Zones of the table; `DRAWN` is for cards among which somebody is choosing. Then come the five zones of each seat."""
SHARED_ZONES, SEAT_ZONES = 18, 5
TECHS, ARTIFACTS, PIRATES, DONE, CROWD = range(5)
"""Zones of a seat: techs in slots, artifacts and pirates in the hold, accomplished missions, Crowd Production."""

RED, YELLOW, BLUE, GREY, GOLD = "red", "yellow", "blue", "grey", "gold"
COLORS = (RED, YELLOW, BLUE)
CADET, ANDROID = "cadet", "android"
COMMANDERS = {color: f"commander-{color}" for color in COLORS}
COLOR_OF = {**{color: color for color in COLORS}, **{rank: color for color, rank in COMMANDERS.items()}}
"""The colour of every figure that has one."""
FIGURES = (CADET, *COLORS, *COMMANDERS.values(), ANDROID)
PLAYING, OVER = "playing", "over"


def zone(seat: int, kind: int) -> int:
    return SHARED_ZONES + SEAT_ZONES * seat + kind


class Ship:
    """A captain's ship board, tech-slot board and markers."""

    __slots__ = (
        "place",
        "ready",
        "queue",
        "medals",
        "rings",
        "damage",
        "overflow",
        "damaged",
        "slots",
        "steps",
        "crowd",
        "busy",
        "unscathed",
        "passed",
    )

    place: str
    ready: list[str]  # figures that can act, in no order
    queue: list[str]  # front first
    medals: int
    rings: int  # promotion rings still free (SHIP-10.9)
    damage: int  # in cargo slots
    overflow: int  # piled on top of a full hold (SHIP-6.3)
    damaged: list[bool]  # per tech slot
    slots: list[Card | None]  # the tech in each slot
    steps: list[int]  # how far each faction marker has gone, laps included
    crowd: dict[str, Card]  # a face-down artifact on a room (SHIP-15.22); rooms in tech slots by their number
    busy: list[str]  # figures on a mission (SHIP-9.10), or a commander between two tasks (SHIP-10.16)
    unscathed: bool  # on a mission, before its first damage, which Stealth Paint ignores (SHIP-15.15)
    passed: bool

    def __init__(self, original: Ship | None = None) -> None:
        if original is None:
            self.place = HOME
            self.ready = []
            self.queue = []
            self.medals = 0
            self.rings = 0
            self.damage = 0
            self.overflow = 0
            self.damaged = [False] * TECH_SLOTS
            self.slots = [None] * TECH_SLOTS
            self.steps = [0] * len(FACTIONS)
            self.crowd = {}
            self.busy = []
            self.unscathed = False
            self.passed = False
        else:
            self.place = original.place
            self.ready = original.ready[:]
            self.queue = original.queue[:]
            self.medals = original.medals
            self.rings = original.rings
            self.damage = original.damage
            self.overflow = original.overflow
            self.damaged = original.damaged[:]
            self.slots = original.slots[:]
            self.steps = original.steps[:]
            self.crowd = original.crowd.copy()
            self.busy = original.busy[:]
            self.unscathed = original.unscathed
            self.passed = original.passed

    def figures(self) -> list[str]:
        """The whole crew: in the ready room, in the queue and on a mission."""
        return self.ready + self.queue + self.busy


class Starship(State):
    """A position of Starship Captains."""

    __slots__ = (
        "phase",
        "round",
        "first",
        "active",
        "turn",
        "map_side",
        "board_side",
        "track_sides",
        "ships",
        "central",
        "missions",
        "numbers",
        "stations",
        "waiting",
        "holder",
        "pirates",
        "events",
        "triggered",
        "passenger",
        "tenebre",
        "laid",
        "open_archive",
        "uprisings",
        "happened",
        "scores",
    )

    phase: str
    round: int
    first: int
    active: int
    turn: int  # how many turns have been taken
    map_side: str
    board_side: str  # of the tech-slot boards: A or B
    track_sides: list[str]  # of each faction track
    ships: list[Ship]
    central: list[Card | None]  # the places of the central tech board; None: emptied this turn (SHIP-8.8)
    missions: dict[str, Card]  # the mission on each planet
    numbers: dict[str, int]  # the numbered tile on each planet; negative: face down
    stations: dict[str, str]  # where each station is: station -> place
    waiting: dict[
        str, int
    ]  # used station tiles: station -> the round they wait for; a tile not here lies on its station
    holder: dict[str, int]  # who holds the reservation of each planet (SHIP-5.5)
    pirates: dict[str, Card]  # the pirate on each route
    events: list[str | None]  # the event lying on each track
    triggered: int  # events that have been triggered
    passenger: str | None  # solo (SHIP-17.6)
    tenebre: str | None  # where Captain Tenebre's ship is
    laid: int  # action cards laid this round (SHIP-17.9)
    open_archive: bool  # the passenger's techs may be taken (solo Zinca event)
    uprisings: int
    happened: list[str]  # what took place that not every game shows, for the statistics
    scores: list[int]  # in half points

    def __init__(self, seats: int, cards: Cards, chance: Chance, original: Starship | None = None) -> None:
        """An empty table, or a copy of a position with cards and chance of its own."""
        super().__init__(seats, cards, chance)
        if original is None:
            self.phase = PLAYING
            self.round = 1
            self.first = self.active = self.turn = 0
            self.map_side = "side_4" if seats == 4 else "side_1_3"  # SHIP-2.1
            self.board_side = "A"
            self.track_sides = ["A"] * len(FACTIONS)
            self.ships = [Ship() for _ in range(seats)]
            self.central = []
            self.missions = {}
            self.numbers = {}
            self.stations = {}
            self.waiting = {}
            self.holder = {}
            self.pirates = {}
            self.events = [None] * len(FACTIONS)
            self.triggered = 0
            self.passenger = None
            self.tenebre = None
            self.laid = 0
            self.open_archive = False
            self.uprisings = 0
            self.happened = []
            self.scores = []
        else:
            self.phase = original.phase
            self.round = original.round
            self.first = original.first
            self.active = original.active
            self.turn = original.turn
            self.map_side = original.map_side
            self.board_side = original.board_side
            self.track_sides = original.track_sides[:]
            self.ships = [Ship(ship) for ship in original.ships]
            self.central = original.central[:]
            self.missions = original.missions.copy()
            self.numbers = original.numbers.copy()
            self.stations = original.stations.copy()
            self.waiting = original.waiting.copy()
            self.holder = original.holder.copy()
            self.pirates = original.pirates.copy()
            self.events = original.events[:]
            self.triggered = original.triggered
            self.passenger = original.passenger
            self.tenebre = original.tenebre
            self.laid = original.laid
            self.open_archive = original.open_archive
            self.uprisings = original.uprisings
            self.happened = original.happened[:]
            self.scores = original.scores[:]

    def copy(self, track: bool = True) -> Self:
        return self.__class__(self.seats, self.cards.copy(track), self.chance.copy(), self)

    @property
    def chart(self) -> Chart:
        return CHARTS[self.map_side]

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def row(self, seat: int, kind: int) -> list[Card]:
        """The cards in one of the zones of a seat."""
        return self.cards.rows[SHARED_ZONES + SEAT_ZONES * seat + kind]

    def face(self, card: Card) -> str:
        return self.cards.faces[card]

    def tech(self, card: Card) -> Tech | None:
        """What a tech does; None for an omega, which does nothing before the end."""
        face = self.cards.faces[card]
        return None if face in OMEGAS else DESIGNS[CARDS[face].design]

    def abilities(self, seat: int, name: str) -> int:
        """How many techs of this design lie in a seat's slots."""
        count = 0
        faces = self.cards.faces
        for card in self.ships[seat].slots:
            if card is not None:
                face = faces[card]
                if face not in OMEGAS and CARDS[face].design == name:
                    count += 1
        return count

    def has(self, seat: int, name: str) -> bool:
        return self.abilities(seat, name) > 0

    def capacity(self, seat: int) -> int:
        """How many tokens the hold takes now: undamaged cargo slots and lockers (SHIP-6.7, 15.9)."""
        return CARGO_SLOTS - self.ships[seat].damage + LOCKER_SLOTS * self.abilities(seat, "dimensional_lockers")

    def load(self, seat: int) -> int:
        """How many tokens lie in the hold."""
        return len(self.row(seat, ARTIFACTS)) + len(self.row(seat, PIRATES))

    def note(self, happening: str) -> None:
        """Remember for the statistics that something took place."""
        if happening not in self.happened:
            self.happened.append(happening)

    def station_at(self, place: str) -> str | None:
        """The station at a place, if there is one."""
        for station, at in self.stations.items():
            if at == place:
                return station
        return None
