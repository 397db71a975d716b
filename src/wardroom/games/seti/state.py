"""Everything on the table, as plain data. Decks, hands and face-down tiles are cards; all else is public."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self

from wardroom.kernel import Card, Cards, Chance, State

from .cards.solar import COLUMNS
from .flow.solar import Space, System, system
from .pieces import Agency, Discovery, Star

if TYPE_CHECKING:
    from .automa import Witness

(
    DECK,
    DISCARD,
    ROW,
    GONE,
    END_1,
    END_2,
    END_3,
    END_4,
    LEFT,
    RIGHT,
    UNUSED_SPECIES,
    SAMPLES_JUPITER,
    SAMPLES_SATURN,
    SAMPLES_BOARD,
    RIVAL_DECK,
    RIVAL_PLAYED,
    RIVAL_ADVANCED,
    RIVAL_ASIDE,
    OBJECTIVES,
    OBJECTIVES_OPEN,
    OBJECTIVES_DONE,
    TILES_GONE,
    RESOLVING,
    ALIENS_GONE,
    FIRST_STACK,
) = range(25)
"""Zones of the table: the project deck, its discard, the card row, what left the game; the four end-of-round stacks;
the two species boards and those that are not used; samples; the rival's cards (`RIVAL_ASIDE`, seen by all: the species'
cards S.15 to S.19 until they are needed, and the cards they replaced); objectives; tech tiles that were taken; the
card whose effect is being resolved (SETI-5.5); alien cards that were discarded (SETI-20.9).
From FIRST_STACK on: a stack of tiles for each of the 12 techs, then for each of the five species its deck and its open
card, then the zones of every seat."""
STACKS = 12
SPECIES = ("mascamites", "anomalies", "oumuamua", "centaurians", "exertians")
FIRST_ALIENS = FIRST_STACK + STACKS
FIRST_SEAT = FIRST_ALIENS + 2 * len(SPECIES)
SEAT_ZONES = 7
HAND, TUCKED, PLAYED, DONE, CAPSULES, EXERTIANS, EXERTIANS_PLAYED = range(SEAT_ZONES)
"""Zones of a seat: hand; cards tucked for income; missions and gold-box cards in front; completed missions; samples
under way; Exertian cards held, and played face down."""

PLAYING, OVER = "playing", "over"
INCOME, MAIN, AFTER, END, RIVAL_TURN, ROUND_END = "income", "turn", "after", "end", "rival", "round_end"
"""Stages, at each of which the flow can be entered: the first tuck (SETI-2.13), a turn before its main action, after
it, its last steps (SETI-3.10), the rival's turn, the end of a round."""
RIVAL = 1
"""Where the rival sits in a solo game."""
SLOTS = 3
"""Of the card row."""
RED, YELLOW, BLUE = "red", "yellow", "blue"
TRACES = (RED, YELLOW, BLUE)
NEUTRAL = -1
"""The owner of neutral markers."""


def zone(seat: int, kind: int) -> int:
    return FIRST_SEAT + SEAT_ZONES * seat + kind


def alien_deck(species: str) -> int:
    return FIRST_ALIENS + 2 * SPECIES.index(species)


def alien_open(species: str) -> int:
    return alien_deck(species) + 1


class Seti(State):
    """A position of SETI. With one player seat 1 of `agencies` is the rival's, which is never asked."""

    __slots__ = (
        "phase",
        "stage",
        "fresh",
        "interruptible",
        "expansion",
        "round",
        "first",
        "active",
        "turn",
        "turned",
        "next_disc",
        "reminder",
        "columns",
        "stars",
        "row",
        "first_tiles",
        "gold_sides",
        "gold_marks",
        "neutral",
        "species",
        "found",
        "first_orbits",
        "landing_data",
        "covers",
        "agencies",
        "tile_data",
        "tile_markers",
        "anomalies",
        "messages",
        "milestones",
        "hand_limit",
        "level",
        "progress",
        "arrow",
        "taken_by_rival",
        "tasks",
        "happened",
        "scores",
    )

    witness: ClassVar[Witness[Any] | None] = None
    """Who tells how a table stands of which the state does not know all; None: this is the table."""
    phase: str
    stage: str
    fresh: bool  # a new turn begins
    interruptible: bool  # the active seat's main action is under way, so that it may take free actions (SETI-3.5)
    expansion: bool  # with the notes on Space Agencies (SETI-19)
    round: int
    first: int
    active: int
    turn: int
    turned: tuple[int, int, int]  # how far each disc has turned
    next_disc: int
    reminder: bool  # nobody has passed this round yet (SETI-5.39)
    columns: list[str]  # the star of each column
    stars: dict[str, Star]
    row: list[Card | None]
    first_tiles: list[str]  # techs that still have their 2-VP tile
    gold_sides: dict[str, str]
    gold_marks: dict[str, list[int]]  # seats, in the order of marking
    neutral: dict[int, int]  # neutral markers left at 20 and 30
    species: list[Discovery]  # left, right
    found: list[str]  # species in the order of discovery
    first_orbits: list[str]  # planets whose first-orbiter space is covered
    landing_data: dict[str, list[int]]  # data spaces for landers still uncovered
    covers: list[tuple[str, int, int]]  # who stands on bonus spaces: planet, data (0: first orbiter), seat (SETI-5.19)
    agencies: list[Agency]
    tile_data: int  # 'Oumuamua's tile
    tile_markers: list[int]
    anomalies: dict[int, tuple[str, int]]  # column -> colour, side
    messages: list[str]  # message rewards still uncovered
    milestones: list[int]  # of the Exertians
    hand_limit: str
    level: int  # difficulty of the solo game; 0: none
    progress: int
    arrow: str
    taken_by_rival: list[str]  # every tech the rival ever took (SETI-16.56)
    tasks: dict[Card, list[int]]  # open objectives: card -> tasks fulfilled
    happened: dict[str, None]
    scores: list[int]

    def __init__(self, seats: int, cards: Cards, chance: Chance, original: Seti | None = None) -> None:
        super().__init__(seats, cards, chance)
        if original is None:
            self.phase = PLAYING
            self.stage = INCOME
            self.fresh = True
            self.interruptible = self.expansion = False
            self.round = 1
            self.first = self.active = self.turn = 0
            self.turned = (0, 0, 0)
            self.next_disc = 1
            self.reminder = True
            self.columns = [""] * COLUMNS
            self.stars = {}
            self.row = [None] * SLOTS
            self.first_tiles = []
            self.gold_sides = {}
            self.gold_marks = {}
            self.neutral = {}
            self.species = [Discovery(), Discovery()]
            self.found = []
            self.first_orbits = []
            self.landing_data = {}
            self.covers = []
            self.agencies = [Agency() for _ in range(max(2, seats))]
            self.tile_data = 0
            self.tile_markers = []
            self.anomalies = {}
            self.messages = []
            self.milestones = []
            self.hand_limit = "end_of_turn"
            self.level = 0
            self.progress = 1
            self.arrow = "left"
            self.taken_by_rival = []
            self.tasks = {}
            self.happened = {}
            self.scores = []
        else:
            self.phase = original.phase
            self.stage = original.stage
            self.fresh = original.fresh
            self.interruptible = original.interruptible
            self.expansion = original.expansion
            self.round = original.round
            self.first = original.first
            self.active = original.active
            self.turn = original.turn
            self.turned = original.turned
            self.next_disc = original.next_disc
            self.reminder = original.reminder
            self.columns = original.columns[:]
            self.stars = {name: Star(star.data, star) for name, star in original.stars.items()}
            self.row = original.row[:]
            self.first_tiles = original.first_tiles[:]
            self.gold_sides = original.gold_sides.copy()
            self.gold_marks = {tile: marks[:] for tile, marks in original.gold_marks.items()}
            self.neutral = original.neutral.copy()
            self.species = [Discovery(each) for each in original.species]
            self.found = original.found[:]
            self.first_orbits = original.first_orbits[:]
            self.landing_data = {planet: left[:] for planet, left in original.landing_data.items()}
            self.covers = original.covers[:]
            self.agencies = [Agency(each) for each in original.agencies]
            self.tile_data = original.tile_data
            self.tile_markers = original.tile_markers[:]
            self.anomalies = original.anomalies.copy()
            self.messages = original.messages[:]
            self.milestones = original.milestones[:]
            self.hand_limit = original.hand_limit
            self.level = original.level
            self.progress = original.progress
            self.arrow = original.arrow
            self.taken_by_rival = original.taken_by_rival[:]
            self.tasks = {card: done[:] for card, done in original.tasks.items()}
            self.happened = original.happened.copy()
            self.scores = original.scores[:]

    def copy(self, track: bool = True) -> Self:
        return self.__class__(self.seats, self.cards.copy(track), self.chance.copy(), self)

    @property
    def sides(self) -> int:
        """The rival takes turns too."""
        return len(self.agencies)

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def is_rival(self, seat: int) -> bool:
        return self.seats == 1 and seat == RIVAL

    @property
    def visitor(self) -> bool:
        """Whether 'Oumuamua's tile lies on disc 3."""
        return "oumuamua" in self.found

    @property
    def system(self) -> System:
        return system(self.turned, self.visitor)

    def where(self, body: str) -> Space:
        """Where Earth or a planet is now."""
        return self.system.places[body]

    def hand(self, seat: int) -> list[Card]:
        return self.cards.rows[zone(seat, HAND)]

    def face(self, card: Card) -> str:
        return self.cards.faces[card]

    def tell(self, key: str, only: int = -1, **args: Any) -> None:
        """What happens to the rival, who is no player and has no name, is told in words of its own: `rival-<key>`."""
        if self.news is not None:
            if self.seats == 1 and args.get("seat") == RIVAL:
                del args["seat"]
                key = f"rival-{key}"
            super().tell(key, only, **args)

    def note(self, happening: str) -> None:
        self.happened[happening] = None
