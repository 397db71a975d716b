"""Small things that many pages say: a game's name, how long ago, who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from wardroom.kernel import Game, games
from wardroom.store.rows import GameRow, SeatRow

from ..render import PACKAGE, Words

FIRST = "missions"
"""The game that the lobby leads with: it is the shortest, and soon explained."""
MINUTE, HOUR, DAY = 60, 3_600, 86_400


@dataclass(frozen=True, slots=True)
class When:
    """A moment, for people and for programs."""

    said: str
    iso: str


def of_game(game: Game[Any], language: str, names: Sequence[str] = (), reader: int = -1) -> Words:
    """The words of the pages and of one game."""
    return Words(language, PACKAGE, game.package, names=names, reader=reader)


def list_games() -> list[Game[Any]]:
    """All games as they are listed: the one that is learned first, then the others; what only goes with another game
    comes last."""
    return sorted(games().values(), key=lambda game: (is_companion(game), game.name != FIRST))


def is_companion(game: Game[Any]) -> bool:
    """Whether it lies inside another game: no game of its own."""
    return any(game.package.startswith(f"{each.package}.") for each in games().values() if each.package)


def title(words: Words) -> str:
    """What a game is called among friends (`game-name.short`), or its whole name."""
    return words("game-name.short" if words.has("game-name.short") else "game-name")


def ago(words: Words, then: float, now: float) -> When:
    """How long ago a moment was, in the largest fitting unit."""
    seconds = max(0, int(now - then))
    iso = datetime.fromtimestamp(int(then), UTC).isoformat()
    if seconds < MINUTE:
        return When(words("web-ago-now"), iso)
    if seconds < HOUR:
        return When(words("web-ago-minutes", count=seconds // MINUTE), iso)
    if seconds < DAY:
        return When(words("web-ago-hours", count=seconds // HOUR), iso)
    return When(words("web-ago-days", count=seconds // DAY), iso)


def kind(words: Words, seat: SeatRow) -> str:
    """Who sits here: a computer with its rank, a person, another person at the host's screen, or nobody yet."""
    if seat.player is not None and seat.kind == "bot":
        return words("web-kind-bot", rank=rank(words, seat.player))
    if not seat.taken:
        return words("web-kind-free")
    return words(f"web-kind-{seat.kind}")


def rank(words: Words, player: str) -> str:
    """The name of a computer player; one of a foreign module is called by its address."""
    return words(f"web-rank-{player}") if words.has(f"web-rank-{player}") else player


def free_seats(row: GameRow) -> list[SeatRow]:
    """The seats of people that nobody has taken yet."""
    return [seat for seat in row.seats if seat.kind != "bot" and not seat.taken]


def names(words: Words, seats: Sequence[SeatRow]) -> str:
    return words.listed([seat.name for seat in seats])
