"""Everything on the table, as plain data. What is hidden is a card; all else is public."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from wardroom.kernel import EVERYBODY, Card, State, Zone

from .cards.kinds import BORG, FACES, NON_ALIGNED, QUADRANTS, Face

TABLE, DRAWN = 0, 1
"""TABLE holds everything in play; DRAWN what a search or a probe shows for a moment."""
UNDERS = 16
FIRST_UNDER = 2
"""Zones of the seed cards under each location, the bottom one first (CCG-5.16)."""
PILES = UNDERS
FIRST_SIDE = FIRST_UNDER + UNDERS
(
    DECK,
    HAND,
    SEEDS,
    MISSIONS,
    AGENDA,
    LOOK,
    TACTICS,
    Q_SIDE,
    TRIBBLES,
    TENT,
    SITES,
    DISCARD,
    OUT,
    FIRST_PILE,
) = range(14)
SIDE_ZONES = FIRST_PILE + PILES
"""Zones of a seat. SEEDS: seed cards not yet used; MISSIONS: the mission pile (CCG-5.6); OUT: out of play (CCG-4.30);
from FIRST_PILE on what it has laid under each mission in the dilemma phase (CCG-5.36)."""
NAMES = (
    *("deck", "hand", "seeds", "missions", "agenda", "look", "tactics", "q_side", "tribbles", "tent", "sites"),
    *("discard", "out"),
)
OPEN = (DISCARD, OUT)
"""CCG-25.6."""
OWN = (HAND, SEEDS, AGENDA, LOOK)
LOOSE = (HAND, SEEDS)

ACADEMY, FULL = "academy", "full"
DEALT, BY_HAND = "dealt", "by_hand"

DOORWAYS, LAYING, DILEMMAS, FACILITIES = "doorways", "laying", "dilemmas", "facilities"
"""Seed phases (CCG-5.1); LAYING is that of missions."""
START, PLAY, ORDERS, END, DRAW, OVER = "start", "play", "orders", "end", "draw", "over"
"""Parts of a turn (CCG-6.1)."""


class Place(NamedTuple):
    """Where a card in play lies: a word, and the card or location (by its number) that it lies at.

    `row`: a mission on its spaceline. `space`, `surface`: at a location, in space or on the planet; `landed`: a ship
    there. `mission`: placed on the mission of a location. `aboard`: of a ship or facility; `docked`: at a facility;
    `on`: placed on a card; `held`: under a card; `core`: before a player (the seat)."""

    kind: str
    host: int


NOWHERE = Place("", -1)
ROW, IN_SPACE, SURFACE, LANDED, ON_MISSION = "row", "space", "surface", "landed", "mission"
ABOARD, DOCKED, ON, HELD, CORE = "aboard", "docked", "on", "held", "core"
AT_LOCATION = (ROW, IN_SPACE, SURFACE, LANDED, ON_MISSION)
"""Places whose host is the number of a location; that of the others, CORE apart, is a card."""


@cache
def place_at(kind: str, host: int) -> Place:
    """A place; the same one is made once."""
    return Place(kind, host)


def zone(seat: int, what: int) -> int:
    return FIRST_SIDE + SIDE_ZONES * seat + what


@cache
def zones() -> tuple[Zone, ...]:
    """All zones of a table, in their order. The top of a zone is its last card."""
    made = [Zone("table", EVERYBODY), Zone("drawn", EVERYBODY)]
    made += [Zone(f"under{number}") for number in range(UNDERS)]
    for seat in (0, 1):
        for what in range(SIDE_ZONES):
            name = NAMES[what] if what < FIRST_PILE else f"pile{what - FIRST_PILE}_"
            sees = EVERYBODY if what in OPEN else 1 << seat if what in OWN else 0
            made.append(Zone(f"{name}{seat + 1}", sees, what in LOOSE))
    return tuple(made)


@dataclass(slots=True, eq=False, repr=False)
class Location:
    """A place on a spaceline. `missions`: its mission cards, one, or one of each seat (CCG-5.11), that of who seeded it
    first first. `solved`: who completed it (-1: nobody)."""

    number: int
    quadrant: str
    missions: list[Card] = field(default_factory=list)
    solved: int = -1
    destroyed: bool = False  # the planet is gone: its icon is space (CCG-22.70)

    @property
    def under(self) -> int:
        """The zone of its seed cards."""
        return FIRST_UNDER + self.number


ANY_AFFILIATION = (NON_ALIGNED, BORG)
"""CCG-4.17, CCG-4.18: one of these is compatible with whatever else there is."""


@dataclass(slots=True, eq=False, repr=False)
class Ccg(State):
    """A position of the CCG. Masks have a bit for each card, by its number."""

    format: str = ACADEMY
    seeding: str = DEALT
    plays: int = 2  # normal card plays in a turn
    part: str = DOORWAYS
    fresh: bool = True  # a new turn begins
    turn: int = 0  # the number of the current turn; the first is 1
    active: int = 0
    first: int = 0
    passed: int = 0  # passes in a row, in seed phases
    plays_left: int = 0
    orders_given: int = 0
    orders_before: int = 0  # in the turn before, for computer players: whoever dithers gains nothing
    turns_over: list[int] = field(default_factory=lambda: [0, 0])  # finished turns of each seat
    extra_turns: int = 0  # of the active seat, right after this one (CCG-6.13)
    last_turn: bool = False  # both decks are empty: the game ends with this turn (CCG-1.9)
    owner: list[int] = field(default_factory=list)  # of every card
    listed: list[dict[str, int]] = field(default_factory=lambda: [{}, {}])  # the list of each seat: copies by face
    mission_points: list[int] = field(default_factory=lambda: [0, 0])
    bonus_points: list[int] = field(default_factory=lambda: [0, 0])
    winner: int = -1  # -1: nobody yet; 2: a draw
    # on the table
    where: list[Place] = field(default_factory=list)  # of every card
    locations: list[Location] = field(default_factory=list)
    rows: dict[str, list[int]] = field(default_factory=lambda: {name: [] for name in QUADRANTS})
    control: dict[Card, int] = field(default_factory=dict)  # who controls it, if not its owner (CCG-4.1)
    team: dict[Card, int] = field(default_factory=dict)  # number of the Away Team on a surface; 0 if not named
    stopped: int = 0
    returned: int = 0  # met seed cards that went back under their mission: everybody knows them (CCG-13.49)
    disabled: int = 0
    stasis: int = 0
    cloaked: int = 0
    activated: int = 0
    captive: int = 0
    led: int = 0  # with whom alone the opponent gives orders (Alien Parasites)
    mixing: int = 0  # who is with cards of any affiliation: captives, and whom Brainwash keeps
    downloaded: int = 0  # whose special download is used (CCG-15.8)
    spent: dict[Card, int] = field(default_factory=dict)  # RANGE used this turn
    damage: dict[Card, int] = field(default_factory=dict)  # rotation damage: hits
    repaired: dict[Card, int] = field(default_factory=dict)  # full turns docked, for repairs (CCG-16.67)
    mode: dict[Card, str] = field(default_factory=dict)  # affiliation now, of a card with several (CCG-8.4)
    counts: dict[Card, int] = field(default_factory=dict)  # countdowns
    seeder: dict[Card, int] = field(default_factory=dict)  # who placed a card whose text counts its turns
    chosen: dict[Card, int] = field(default_factory=dict)  # what a card in play was played for: a card, seat, location
    lasting: list[tuple[str, int, int]] = field(default_factory=list)  # word, card, until the end of which turn
    counter: list[tuple[int, int]] = field(default_factory=list)  # seat and location of a counter-attack (CCG-16.7)
    last_counter: list[tuple[int, int]] = field(default_factory=list)  # those that may be made this turn
    doing: Any = None  # the attempt or battle under way, for whoever looks at the table; no rule reads it
    noted: dict[str, int] = field(default_factory=dict)  # what a card or rule remembers, by a word of its own
    happened: dict[str, None] = field(default_factory=dict)

    # cards

    def row(self, seat: int, what: int) -> list[Card]:
        """The cards of a seat in one of its zones."""
        return self.cards.rows[FIRST_SIDE + SIDE_ZONES * seat + what]

    def hand(self, seat: int) -> list[Card]:
        return self.cards.rows[FIRST_SIDE + SIDE_ZONES * seat + HAND]

    def deck(self, seat: int) -> list[Card]:
        return self.cards.rows[FIRST_SIDE + SIDE_ZONES * seat + DECK]

    def table(self) -> list[Card]:
        """Everything in play (CCG-7.23)."""
        return self.cards.rows[TABLE]

    def face(self, card: Card) -> Face:
        return FACES[self.cards.faces[card]]

    def kind(self, card: Card) -> str:
        return FACES[self.cards.faces[card]].kind

    def controller(self, card: Card) -> int:
        """CCG-4.1."""
        return self.control.get(card, self.owner[card]) if self.control else self.owner[card]

    def affiliations(self, card: Card) -> tuple[str, ...]:
        """CCG-8.5, CCG-8.7: that of now, of a card in play; all of one that is not."""
        mode = self.mode.get(card)
        return FACES[self.cards.faces[card]].affiliations if mode is None else (mode,)

    def is_own_turn(self, seat: int) -> bool:
        """Whether a player may do now what is done in the own turn (CCG-7.2)."""
        return self.active == seat and self.part in (PLAY, ORDERS)

    def mixes_as(self, card: Card) -> tuple[str, ...]:
        """CCG-4.16: the affiliations that tell with whom it can be."""
        return ANY_AFFILIATION if self.mixing >> card & 1 else self.affiliations(card)

    # conditions

    def is_stopped(self, card: Card) -> bool:
        return bool(self.stopped >> card & 1)

    def is_idle(self, card: Card) -> bool:
        """Disabled, in stasis or a captive: totally unusable (CCG-18.20, CCG-18.25, CCG-17.21)."""
        return bool((self.disabled | self.stasis | self.captive) >> card & 1)

    def is_cloaked(self, card: Card) -> bool:
        return bool(self.cloaked >> card & 1)

    def lasts(self, word: str, card: int) -> bool:
        """Whether an effect with an end lies on a card still."""
        return any(each == word and on == card for each, on, _ in self.lasting)

    def place(self, card: Card) -> str:
        """Where a card that all see lies, for those of which there are several."""
        where = self.where[card] if card < len(self.where) else NOWHERE
        if not where.kind:
            return ""
        if where.kind == CORE:
            return f"core{where.host + 1}"
        if where.kind in AT_LOCATION:
            return f"{where.kind}{where.host + 1}-{self.owner[card] + 1}"
        host = Card(where.host)
        return f"{self.cards.faces[host]}-{self.owner[host] + 1}"

    def note(self, happening: str) -> None:
        self.happened[happening] = None

    def tell_of(self, key: str, seat: int, **args: Any) -> None:
        if self.news is not None:
            self.tell(key, seat=seat, **args)
