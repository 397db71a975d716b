"""What is kept of a game, as plain values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from wardroom.kernel.game import Settings, games

Status = Literal["waiting", "playing", "over", "frozen", "failed"]
"""Waiting for players; being played; finished; of a rules version that is no longer here; stopped by a fault in the
code of its game, until the server starts again."""
Kind = Literal["person", "screen", "bot"]
"""Somebody with a device of their own; another person at the host's screen; a computer player."""

Opens = Literal["link", "token", "watch", "spent"]
"""A link to a seat, good once; a program's token, kept; the spectators' link, kept; a link that was used."""


class Key(NamedTuple):
    """What opens a place at a table: the hash of a secret. Without a seat, the spectators' place."""

    kind: Opens
    secret: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a table."""

    seat: int
    kind: Kind
    name: str
    player: str | None = None  # of a computer: `greedy`, a rank, ...
    taken: bool = False  # somebody sits here (computers always do)
    stand_in: str | None = None  # the computer that plays while the person is away
    webhook: str | None = None  # where "your turn" is told


What = Literal["stand-in", "give-back", "take-back", "unseat", "sit"]
"""The host lets a computer play, or ends that; the player ends it; the host takes the seat away; somebody sits down."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """What happened to a seat of a running game besides its moves. All at the table are told."""

    what: What
    seat: int
    told: int  # how many events the table had told of by then: where it stands in the log
    player: str | None = None  # the computer that plays from now on


@dataclass(frozen=True, slots=True)
class GameRow:
    """A table: its header, its seats and how far it is. Times are seconds since 1970."""

    id: str
    game: str
    rules: int
    settings: Settings
    seats: tuple[SeatRow, ...]
    seed: str
    commitment: str
    salt: str
    start: str  # the hash chain before the first move; empty while waiting
    status: Status
    listed: bool  # strangers may take a free seat
    created: float
    moved: float
    position: int  # how many moves have been made
    asked: tuple[int, ...]  # the seats that have something to choose now
    result: tuple[int, ...] | None = None
    winners: tuple[int, ...] = ()
    before: str | None = None  # the game this one is a rematch of, or follows in a campaign
    announced: tuple[Announcement, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def in_campaign(self) -> bool:
        """Whether it is one of the games of a campaign."""
        return belongs_to_campaign(self.game, self.settings)


def belongs_to_campaign(game: str, settings: Settings) -> bool:
    """As the header of a game says it; of a game that is no longer here nobody knows."""
    found = games().get(game)
    return found is not None and found.is_carried(settings)


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A move as it was stored; an undo is a move too."""

    position: int  # 0 for the first
    seat: int
    key: str
    link: str
    at: float
    once: str | None = None  # the client's own name for its request: sent twice, done once


class NewTable(NamedTuple):
    """A table on its way into the store, with the moves made at it elsewhere and with what opens it."""

    row: GameRow
    moves: Sequence[MoveRow] = ()
    keys: Sequence[Key] = ()


@dataclass(frozen=True, slots=True)
class Sitting:
    """What a browser (a guest, known by its cookie) or a program (by its token) is at a table."""

    game: str
    seat: int | None  # None: a spectator
    host: bool = False
    seen: int = 0  # the position its reader has seen last
    notes: str = ""
    orders: str = ""  # what it passes once and for all (`wardroom.interface.orders`)
    hidden: bool = False  # taken off the guest's list of games


@dataclass(frozen=True, slots=True)
class Report:
    """A problem that a player reported, for the host to look at: where the table stood, and what was written."""

    reference: str
    game: str
    seat: int
    position: int
    at: float
    version: str  # of the program that played
    text: str
