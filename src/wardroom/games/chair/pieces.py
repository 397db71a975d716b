"""What a captain has, what happens, and who is doing what."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from wardroom.kernel import Card

from .cards.kinds import TRACKS, Op

if TYPE_CHECKING:
    from .state import Chair


@dataclass(slots=True, eq=False, repr=False)
class Captaincy:
    """What one side has besides its cards."""

    captain: str = ""
    board: str = "basic"
    dilithium: int = 0
    latinum: int = 0
    glory: int = 0
    tracks: list[int] = field(default_factory=lambda: [0] * len(TRACKS))
    done: list[str] = field(default_factory=list)  # missions completed
    teams: int = 0  # Away Teams on the Captain
    held: list[int] = field(default_factory=list)  # Stardate cards to be carried out in Clean-up (CHAIR-10.3)
    hand_bonus: int = 0  # for the draw of this Clean-up alone (CHAIR-10.14)

    def track(self, name: str) -> int:
        return self.tracks[TRACKS.index(name)]


@dataclass(slots=True, eq=False, repr=False)
class Assignment:
    """What a game of a campaign began with, all of it public (CHAIR-36), and what has become of it."""

    mode: str = ""
    number: int = 1  # the first, second ... game of the campaign
    wins: int = 0  # before this game: one's rank goes by them (CHAIR-36.5)
    streak: int = 0  # successes in a row, up to this game
    challenges: list[str] = field(default_factory=list)
    boosts: list[str] = field(default_factory=list)  # in the order in which one got them (CHAIR-36.26)
    reinforced: list[str] = field(default_factory=list)  # the faces of the Reinforcement pile as the game began
    ahead: list[str] = field(default_factory=list)  # what is still to be done before the first turn
    waiting: int = 0  # Away Teams set aside (CHAIR-36.20)
    failed: bool = False  # the only SHIP was lost (CHAIR-36.19)
    upgrade: tuple[str, ...] = ()  # what was chosen in the end (CHAIR-36.7)


class Happening(NamedTuple):
    """Something happened to a side, or is about to ("would"): a card, an amount, a place."""

    kind: str
    side: int
    card: Card | None = None
    n: int = 0
    place: str = ""


class Do:
    """An operation being resolved: whose, on which card, and what its cost has moved. `copied`: a duplicate, which
    stands on another card than the one it is printed on (CHAIR-27.9)."""

    __slots__ = ("state", "side", "card", "op", "copied", "about", "picked", "amount", "ignored", "latinum", "cancels")

    def __init__(
        self,
        state: Chair,
        side: int,
        card: Card,
        op: Op | None = None,
        copied: bool = False,
        about: Happening | None = None,
    ) -> None:
        self.state = state
        self.side = side
        self.card = card
        self.op = op
        self.copied = copied
        self.about = about
        self.picked: list[Card] = []  # what a cost has discarded, dismissed, logged ...
        self.amount = 0  # the X of a cost
        self.ignored: bool | None = None  # an attack: not aimed yet, ignored, or not (CHAIR-27.58)
        self.latinum = False  # a Latinum cost was paid
        self.cancels = False  # what would have happened does not (CHAIR-27.37)

    @property
    def own(self) -> Captaincy:
        return self.state.captaincies[self.side]

    @property
    def foe(self) -> int:
        return 1 - self.side
