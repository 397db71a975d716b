"""What the table of SETI is made of: an agency's board, a sector's slot, a species' slot."""

from __future__ import annotations

from dataclasses import dataclass, field

from wardroom.kernel import Card

from .flow.solar import Space


@dataclass(slots=True, eq=False, repr=False)
class Agency:
    """A player's board: resources, score, probes, computer, techs. The rival has one too, without credits or energy."""

    score: int = 0
    publicity: int = 0
    credits: int = 0
    energy: int = 0
    data: int = 0  # in the pool (SETI-1.4)
    upper: int = 0  # how many spaces of the computer's upper row are filled
    lower: list[int] = field(default_factory=list)  # positions whose lower space is filled
    computers: dict[int, str] = field(default_factory=dict)  # computer techs by the position of their slot
    techs: list[str] = field(default_factory=list)
    probes: list[Space] = field(default_factory=list)
    capsules: dict[int, Space] = field(default_factory=dict)  # Mascamite samples under way: card -> where
    orbiters: dict[str, int] = field(default_factory=dict)  # by planet
    landers: dict[str, int] = field(default_factory=dict)
    moons: list[str] = field(default_factory=list)
    wins: list[str] = field(default_factory=list)  # stars whose sector was won, one entry for each win
    milestones: list[int] = field(default_factory=list)  # scores whose milestone has acted (SETI-12.14)
    gold: dict[str, int] = field(default_factory=dict)  # gold tiles marked, and the place on them: 0 is the first
    chances: int = 0  # milestones of the Exertians that have acted (SETI-15.5.9)
    exofossils: int = 0
    signal_tokens: int = 0  # of the expansion (SETI-19.2)
    # Centaurian cards: the score that is waited for, and the card
    pending: list[tuple[int, Card]] = field(default_factory=list)
    message: int | None = None  # the score at which the message tile stands
    passed: bool = False
    circles: dict[int, list[int]] = field(default_factory=dict)  # triggered missions: card -> circles covered
    # effects for the rest of the turn: faces of their cards (SETI-1.18)
    turn: dict[str, list[str]] = field(default_factory=dict)

    def has(self, tech: str) -> bool:
        return tech in self.techs


@dataclass(slots=True, eq=False, repr=False)
class Star:
    """A sector's slot: markers from left to right, excess ones after them, and how many data are left."""

    data: int
    markers: list[int] = field(default_factory=list)  # seats, in the order of the positions; excess markers last
    won: bool = False  # somebody has had the better first reward (SETI-8.19)
    complete: bool = False  # its last data was taken this turn (SETI-8.7)


@dataclass(slots=True, eq=False, repr=False)
class Discovery:
    """A species slot: its three discovery spaces, overflow markers, and its board once it is known."""

    name: str | None = None  # None: not discovered yet
    spaces: dict[str, int] = field(default_factory=dict)  # colour -> whose marker
    overflow: list[tuple[str, int]] = field(default_factory=list)
    # colour, row, whose marker, in the order of marking
    board: list[tuple[str, int, int]] = field(default_factory=list)
