"""What the companion keeps of a game on a real table: the rival's own things, and what is known of the common ones.

Common things are known only as far as somebody said: a place that was taken stays taken, everything else is asked when
it matters. Whose marker it is: the human's, the rival's or a neutral one.
"""

from __future__ import annotations

from typing import Any, Self

from wardroom.kernel import Card, Cards, Chance, State

from ..cards import MESSAGE_REWARDS, PLANET_BOARD, STARS, TECHS, TILE_BONUSES, TILE_DATA
from ..state import NEUTRAL, OVER, PLAYING, RIVAL

__all__ = ["HUMAN", "NEUTRAL", "OVER", "PLAYING", "RIVAL", "Companion", "Site"]

HUMAN = 0
DECK, PLAYED, ADVANCED, ASIDE, OBJECTIVES, OPEN, DONE, GONE = range(8)
"""Zones: the rival's deck, what it has played, advanced cards, its cards of the species and those they replaced; the
stack of objectives, those in work, those completed, and what left the game."""
HUMAN_TURN, RIVAL_TURN, PAUSE, ROUND_END, COUNT = "human", "rival", "pause", "round_end", "count"
"""Stages, at each of which the flow can be entered; between two turns of the rival there is a pause."""
TILE = "tile"
"""'Oumuamua's tile among the slots of the stars."""
CAPACITY = {**{star.id: star.capacity for star in STARS.values()}, TILE: TILE_DATA}
"""How many data each slot holds."""


class Site:
    """A species slot as far as it is known: its name, its discovery spaces, and the marked spaces of its board."""

    __slots__ = ("name", "spaces", "board")

    name: str | None
    spaces: dict[str, int]  # colour -> whose marker
    board: list[tuple[str, int, int]]  # colour, row, whose marker

    def __init__(self, original: Site | None = None) -> None:
        self.name = original.name if original else None
        self.spaces = original.spaces.copy() if original else {}
        self.board = original.board[:] if original else []


class Companion(State):
    """A position: `stage`, `active` and `passed` say whose turn it is; the rest is what lies on the table."""

    __slots__ = (
        "phase",
        "stage",
        "fresh",
        "level",
        "expansion",
        "round",
        "first",
        "active",
        "passed",
        "reminder",
        "score",
        "publicity",
        "filled",
        "pool",
        "progress",
        "arrow",
        "probe",
        "techs",
        "taken",
        "exofossils",
        "message",
        "sent",
        "exertians",
        "milestones",
        "turned",
        "next_disc",
        "slots",
        "won",
        "complete",
        "sure",
        "near",
        "first_tiles",
        "stacks",
        "orbits",
        "ground",
        "moons",
        "gold",
        "sites",
        "found",
        "touched",
        "messages",
        "tasks",
        "told",
        "since",
        "revealed",
        "danger",
        "total",
        "scores",
        "happened",
    )

    phase: str
    stage: str
    fresh: bool  # a new turn begins
    level: int
    expansion: bool
    round: int
    first: int
    active: int
    passed: list[bool]
    reminder: bool  # nobody has passed this round yet
    score: int
    publicity: int
    filled: int  # spaces of the rival's computer
    pool: int
    progress: int
    arrow: str
    probe: bool  # on Earth
    techs: list[str]
    taken: list[str]  # every tech it ever took (SETI-16.56)
    exofossils: int
    message: int | None
    sent: int  # message tiles placed so far
    exertians: int  # cards played face down
    milestones: list[int]
    turned: tuple[int, int, int] | None  # None: nobody has said how the discs stand
    next_disc: int
    slots: dict[str, list[int]]  # whose markers, in the order of the positions; excess ones last
    won: list[str]  # stars whose better first reward is gone
    complete: list[str]  # slots whose last data was taken this turn
    sure: list[str]  # slots that were said to be right this turn
    near: dict[str, str]  # the stars in whose sectors bodies are, as said since the last rotation of this turn
    first_tiles: list[str]  # techs that may still have their 2-VP tile
    stacks: dict[str, list[str]]  # bonuses that may still be in each stack
    orbits: list[str]  # planets whose first-orbiter space is known to be covered
    ground: dict[str, list[int]]  # landing data that may still be uncovered
    moons: list[str]  # known to be taken
    gold: list[str]  # gold tiles whose first place is known to be taken
    sites: list[Site]  # left, right
    found: list[str]
    touched: list[str]  # sides whose discovery spaces were marked this turn
    messages: list[str]  # rewards that may still be uncovered
    tasks: dict[Card, list[int]]
    told: int  # events so far
    since: int  # events before this turn
    revealed: list[str]  # the rival's Exertian cards, at the end
    danger: str  # who has more of it, at the end
    total: int  # what the human has counted
    scores: list[int]
    happened: dict[str, None]

    def __init__(self, seats: int, cards: Cards, chance: Chance, original: Companion | None = None) -> None:
        super().__init__(seats, cards, chance)
        if original is None:
            self.phase, self.stage, self.fresh = PLAYING, HUMAN_TURN, True
            self.level = self.round = self.progress = self.next_disc = 1
            self.expansion = self.probe = False
            self.first = self.active = 0
            self.passed = [False, False]
            self.reminder = True
            self.score = self.publicity = self.filled = self.pool = self.exofossils = self.sent = self.exertians = 0
            self.arrow = "left"
            self.techs, self.taken, self.milestones = [], [], []
            self.message = self.turned = None
            self.slots = {slot: [] for slot in CAPACITY}
            self.won, self.complete, self.sure, self.near = [], [], [], {}
            self.first_tiles = list(TECHS)
            self.stacks = {tech: list(TILE_BONUSES) for tech in TECHS}
            self.orbits, self.moons, self.gold = [], [], []
            self.ground = {name: list(planet.first_landing_data) for name, planet in PLANET_BOARD.items()}
            self.sites, self.found, self.touched = [Site(), Site()], [], []
            self.messages = [each.id for each in MESSAGE_REWARDS]
            self.tasks = {}
            self.told = self.since = self.total = 0
            self.revealed, self.danger, self.scores = [], "", []
            self.happened = {}
        else:
            self.phase, self.stage, self.fresh = original.phase, original.stage, original.fresh
            self.level, self.expansion, self.round = original.level, original.expansion, original.round
            self.first, self.active = original.first, original.active
            self.passed, self.reminder = original.passed[:], original.reminder
            self.score, self.publicity = original.score, original.publicity
            self.filled, self.pool = original.filled, original.pool
            self.progress, self.arrow, self.probe = original.progress, original.arrow, original.probe
            self.techs, self.taken = original.techs[:], original.taken[:]
            self.exofossils, self.message, self.sent = original.exofossils, original.message, original.sent
            self.exertians, self.milestones = original.exertians, original.milestones[:]
            self.turned, self.next_disc = original.turned, original.next_disc
            self.slots = {slot: markers[:] for slot, markers in original.slots.items()}
            self.won, self.complete, self.sure = original.won[:], original.complete[:], original.sure[:]
            self.near, self.first_tiles = original.near.copy(), original.first_tiles[:]
            self.stacks = {tech: left[:] for tech, left in original.stacks.items()}
            self.orbits, self.moons, self.gold = original.orbits[:], original.moons[:], original.gold[:]
            self.ground = {planet: left[:] for planet, left in original.ground.items()}
            self.sites, self.found = [Site(site) for site in original.sites], original.found[:]
            self.touched, self.messages = original.touched[:], original.messages[:]
            self.tasks = {card: done[:] for card, done in original.tasks.items()}
            self.told, self.since, self.total = original.told, original.since, original.total
            self.revealed, self.danger, self.scores = original.revealed[:], original.danger, original.scores[:]
            self.happened = original.happened.copy()

    def copy(self, track: bool = True) -> Self:
        return self.__class__(self.seats, self.cards.copy(track), self.chance.copy(), self)

    @property
    def visitor(self) -> bool:
        """Whether 'Oumuamua's tile lies on disc 3."""
        return "oumuamua" in self.found

    def face(self, card: Card) -> str:
        return self.cards.faces[card]

    def left(self, slot: str) -> int:
        """The data left in a slot."""
        return max(0, CAPACITY[slot] - len(self.slots[slot]))

    def tell(self, key: str, only: int = -1, **args: Any) -> None:
        self.told += 1
        super().tell(key, only, **args)

    def note(self, happening: str) -> None:
        self.happened[happening] = None
