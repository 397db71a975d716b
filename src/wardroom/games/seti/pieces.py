"""What the table of SETI is made of: an agency's board, a sector's slot, a species' slot."""

from __future__ import annotations

from wardroom.kernel import Card

from .flow.solar import Space


class Agency:
    """A player's board: resources, score, probes, computer, techs. The rival has one too, without credits or energy."""

    __slots__ = (
        "score",
        "publicity",
        "credits",
        "energy",
        "data",
        "upper",
        "lower",
        "computers",
        "techs",
        "probes",
        "capsules",
        "orbiters",
        "landers",
        "moons",
        "wins",
        "milestones",
        "gold",
        "chances",
        "exofossils",
        "signal_tokens",
        "pending",
        "message",
        "passed",
        "circles",
        "turn",
    )

    score: int
    publicity: int
    credits: int
    energy: int
    data: int  # in the pool (SETI-1.4)
    upper: int  # how many spaces of the computer's upper row are filled
    lower: list[int]  # positions whose lower space is filled
    computers: dict[int, str]  # computer techs by the position of their slot
    techs: list[str]
    probes: list[Space]
    capsules: dict[int, Space]  # Mascamite samples under way: card -> where
    orbiters: dict[str, int]  # by planet
    landers: dict[str, int]
    moons: list[str]
    wins: list[str]  # stars whose sector was won, one entry for each win
    milestones: list[int]  # scores whose milestone has acted (SETI-12.14)
    gold: dict[str, int]  # gold tiles marked, and the place on them: 0 is the first
    chances: int  # milestones of the Exertians that have acted (SETI-15.5.9)
    exofossils: int
    signal_tokens: int  # of the expansion (SETI-19.2)
    pending: list[tuple[int, Card]]  # Centaurian cards: the score that is waited for, and the card
    message: int | None  # the score at which the message tile stands
    passed: bool
    circles: dict[int, list[int]]  # triggered missions: card -> circles covered
    turn: dict[str, list[str]]  # effects for the rest of the turn: faces of their cards (SETI-1.18)

    def __init__(self, original: Agency | None = None) -> None:
        if original is None:
            self.score = self.publicity = self.credits = self.energy = self.data = self.upper = self.exofossils = 0
            self.signal_tokens = self.chances = 0
            self.lower = []
            self.computers = {}
            self.techs = []
            self.probes = []
            self.capsules = {}
            self.orbiters = {}
            self.landers = {}
            self.moons = []
            self.wins = []
            self.milestones = []
            self.gold = {}
            self.pending = []
            self.message = None
            self.passed = False
            self.circles = {}
            self.turn = {}
        else:
            self.score = original.score
            self.publicity = original.publicity
            self.credits = original.credits
            self.energy = original.energy
            self.data = original.data
            self.upper = original.upper
            self.lower = original.lower[:]
            self.computers = original.computers.copy()
            self.techs = original.techs[:]
            self.probes = original.probes[:]
            self.capsules = original.capsules.copy()
            self.orbiters = original.orbiters.copy()
            self.landers = original.landers.copy()
            self.moons = original.moons[:]
            self.wins = original.wins[:]
            self.milestones = original.milestones[:]
            self.gold = original.gold.copy()
            self.chances = original.chances
            self.exofossils = original.exofossils
            self.signal_tokens = original.signal_tokens
            self.pending = original.pending[:]
            self.message = original.message
            self.passed = original.passed
            self.circles = {card: done[:] for card, done in original.circles.items()}
            self.turn = {name: faces[:] for name, faces in original.turn.items()} if original.turn else {}

    def has(self, tech: str) -> bool:
        return tech in self.techs


class Star:
    """A sector's slot: markers from left to right, excess ones after them, and how many data are left."""

    __slots__ = ("markers", "data", "won", "complete")

    markers: list[int]  # seats, in the order of the positions; excess markers last
    data: int
    won: bool  # somebody has had the better first reward (SETI-8.19)
    complete: bool  # its last data was taken this turn (SETI-8.7)

    def __init__(self, data: int, original: Star | None = None) -> None:
        self.data = data
        if original is None:
            self.markers = []
            self.won = self.complete = False
        else:
            self.markers = original.markers[:]
            self.won = original.won
            self.complete = original.complete


class Discovery:
    """A species slot: its three discovery spaces, overflow markers, and its board once it is known."""

    __slots__ = ("name", "spaces", "overflow", "board")

    name: str | None  # None: not discovered yet
    spaces: dict[str, int]  # colour -> whose marker
    overflow: list[tuple[str, int]]
    board: list[tuple[str, int, int]]  # colour, row, whose marker, in the order of marking

    def __init__(self, original: Discovery | None = None) -> None:
        if original is None:
            self.name = None
            self.spaces = {}
            self.overflow = []
            self.board = []
        else:
            self.name = original.name
            self.spaces = original.spaces.copy()
            self.overflow = original.overflow[:]
            self.board = original.board[:]
