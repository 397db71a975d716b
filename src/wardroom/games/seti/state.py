"""Everything on the table, as plain data. Decks, hands and face-down tiles are cards; all else is public."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from wardroom.kernel import Card, State

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


@dataclass(slots=True, eq=False, repr=False)
class Seti(State):
    """A position of SETI. With one player seat 1 of `agencies` is the rival's, which is never asked."""

    witness: ClassVar[Witness[Any] | None] = None
    """Who tells how a table stands of which the state does not know all; None: this is the table."""
    phase: str = PLAYING
    stage: str = INCOME
    fresh: bool = True  # a new turn begins
    # the active seat's main action is under way, so that it may take free actions (SETI-3.5)
    interruptible: bool = False
    expansion: bool = False  # with the notes on Space Agencies (SETI-19)
    round: int = 1
    first: int = 0
    active: int = 0
    turn: int = 0
    turned: tuple[int, int, int] = (0, 0, 0)  # how far each disc has turned
    next_disc: int = 1
    reminder: bool = True  # nobody has passed this round yet (SETI-5.39)
    columns: list[str] = field(default_factory=lambda: [""] * COLUMNS)  # the star of each column
    stars: dict[str, Star] = field(default_factory=dict)
    row: list[Card | None] = field(default_factory=lambda: [None] * SLOTS)
    first_tiles: list[str] = field(default_factory=list)  # techs that still have their 2-VP tile
    gold_sides: dict[str, str] = field(default_factory=dict)
    gold_marks: dict[str, list[int]] = field(default_factory=dict)  # seats, in the order of marking
    neutral: dict[int, int] = field(default_factory=dict)  # neutral markers left at 20 and 30
    species: list[Discovery] = field(default_factory=lambda: [Discovery(), Discovery()])  # left, right
    found: list[str] = field(default_factory=list)  # species in the order of discovery
    first_orbits: list[str] = field(default_factory=list)  # planets whose first-orbiter space is covered
    landing_data: dict[str, list[int]] = field(default_factory=dict)  # data spaces for landers still uncovered
    # who stands on bonus spaces: planet, data (0: first orbiter), seat (SETI-5.19)
    covers: list[tuple[str, int, int]] = field(default_factory=list)
    agencies: list[Agency] = field(default_factory=list)
    tile_data: int = 0  # 'Oumuamua's tile
    tile_markers: list[int] = field(default_factory=list)
    anomalies: dict[int, tuple[str, int]] = field(default_factory=dict)  # column -> colour, side
    messages: list[str] = field(default_factory=list)  # message rewards still uncovered
    milestones: list[int] = field(default_factory=list)  # of the Exertians
    hand_limit: str = "end_of_turn"
    level: int = 0  # difficulty of the solo game; 0: none
    progress: int = 1
    arrow: str = "left"
    taken_by_rival: list[str] = field(default_factory=list)  # every tech the rival ever took (SETI-16.56)
    tasks: dict[Card, list[int]] = field(default_factory=dict)  # open objectives: card -> tasks fulfilled
    happened: dict[str, None] = field(default_factory=dict)
    scores: list[int] = field(default_factory=list)

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
            State.tell(self, key, only, **args)

    def note(self, happening: str) -> None:
        self.happened[happening] = None
