"""Everything on the table, as plain data. Decks and face-down supplies are cards; all else is public (SHIP-9.19)."""

from __future__ import annotations

from dataclasses import dataclass, field

from wardroom.kernel import Card, State

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


@dataclass(slots=True, eq=False, repr=False)
class Ship:
    """A captain's ship board, tech-slot board and markers."""

    place: str = HOME
    ready: list[str] = field(default_factory=list)  # figures that can act, in no order
    queue: list[str] = field(default_factory=list)  # front first
    medals: int = 0
    rings: int = 0  # promotion rings still free (SHIP-10.9)
    damage: int = 0  # in cargo slots
    overflow: int = 0  # piled on top of a full hold (SHIP-6.3)
    damaged: list[bool] = field(default_factory=lambda: [False] * TECH_SLOTS)  # per tech slot
    slots: list[Card | None] = field(default_factory=lambda: [None] * TECH_SLOTS)  # the tech in each slot
    # how far each faction marker has gone, laps included
    steps: list[int] = field(default_factory=lambda: [0] * len(FACTIONS))
    # a face-down artifact on a room (SHIP-15.22); rooms in tech slots by their number
    crowd: dict[str, Card] = field(default_factory=dict)
    # figures on a mission (SHIP-9.10), or a commander between two tasks (SHIP-10.16)
    busy: list[str] = field(default_factory=list)
    unscathed: bool = False  # on a mission, before its first damage, which Stealth Paint ignores (SHIP-15.15)
    passed: bool = False

    def figures(self) -> list[str]:
        """The whole crew: in the ready room, in the queue and on a mission."""
        return self.ready + self.queue + self.busy


@dataclass(slots=True, eq=False, repr=False)
class Starship(State):
    """A position of Starship Captains."""

    phase: str = PLAYING
    round: int = 1
    first: int = 0
    active: int = 0
    turn: int = 0  # how many turns have been taken
    map_side: str = ""
    board_side: str = "A"  # of the tech-slot boards: A or B
    track_sides: list[str] = field(default_factory=lambda: ["A"] * len(FACTIONS))  # of each faction track
    ships: list[Ship] = field(default_factory=list)
    # the places of the central tech board; None: emptied this turn (SHIP-8.8)
    central: list[Card | None] = field(default_factory=list)
    missions: dict[str, Card] = field(default_factory=dict)  # the mission on each planet
    numbers: dict[str, int] = field(default_factory=dict)  # the numbered tile on each planet; negative: face down
    stations: dict[str, str] = field(default_factory=dict)  # where each station is: station -> place
    # used station tiles: station -> the round they wait for; a tile not here lies on its station
    waiting: dict[str, int] = field(default_factory=dict)
    holder: dict[str, int] = field(default_factory=dict)  # who holds the reservation of each planet (SHIP-5.5)
    pirates: dict[str, Card] = field(default_factory=dict)  # the pirate on each route
    events: list[str | None] = field(default_factory=lambda: [None] * len(FACTIONS))  # the event lying on each track
    triggered: int = 0  # events that have been triggered
    passenger: str | None = None  # solo (SHIP-17.6)
    tenebre: str | None = None  # where Captain Tenebre's ship is
    laid: int = 0  # action cards laid this round (SHIP-17.9)
    open_archive: bool = False  # the passenger's techs may be taken (solo Zinca event)
    uprisings: int = 0
    happened: list[str] = field(default_factory=list)  # what took place that not every game shows, for the statistics
    scores: list[int] = field(default_factory=list)  # in half points

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
