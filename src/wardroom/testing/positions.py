"""Any position at hand: a real table that begins where a test wants it, and a short way to play on it.

game = Sitting(at(GAME, state))
game.choose("helm", "veridia", "stay")
assert game.asked == (1, "turn")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic, Self, TypeVar

from wardroom.kernel import Ask, Chance, Game, Seat, State, Table
from wardroom.kernel.errors import Refused

S = TypeVar("S", bound=State)
SEED = b"position"


def at(game: Game[S], state: S, *, names: Sequence[str] = (), settings: Mapping[str, object] | None = None) -> Table[S]:
    """A table at a position that the flow can be entered from. For the table it is the deal: choices, undo, forks,
    imagined worlds, log and record begin here, and `table.game` replays the record. The state remains the caller's."""
    position = state.copy()

    def lay_out(_seats: int, _settings: Mapping[str, Any], _chance: Chance) -> S:
        return position

    return Table(replace(game, setup=lay_out), state.seats, SEED, names=names, settings=settings)


class Sitting(Generic[S]):
    """A table as its host sees it. Choices are made by key, for whoever is asked (of several, the first)."""

    def __init__(self, table: Table[S]) -> None:
        self.table = table

    @property
    def state(self) -> S:
        return self.table.line.state

    @property
    def ask(self) -> Ask:
        return self.table.line.waiting()[0]

    @property
    def seat(self) -> Seat[S]:
        """Whoever is asked."""
        return self.table.seat(self.ask.seat)

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what about."""
        return self.ask.seat, self.ask.kind

    @property
    def options(self) -> list[str]:
        """The keys of what may be chosen now."""
        return [label.key for label in self.seat.labels]

    def choose(self, *keys: str) -> Self:
        """Choices in a row, each by whoever is asked. A refusal raises."""
        for key in keys:
            self.seat.choose_key(key)
        return self

    def undo(self) -> Self:
        """Whoever chose last takes it back."""
        self.table.undo(self.table.moves[-1].seat)
        return self

    def why(self, key: str) -> tuple[str, str] | None:
        """The rule by which this is refused, and the key of the text that says so; None when it may be chosen."""
        try:
            reason = self.seat.why_key(key)
        except Refused as refused:
            reason = refused.reason
        return None if reason is None else (reason.rule, reason.key)

    def refused(self, key: str) -> str:
        """The rule by which a choice is refused when it is made; the position stays as it was."""
        try:
            self.choose(key)
        except Refused as refused:
            return refused.reason.rule
        raise AssertionError(f"{key} was accepted")

    def log(self, reader: int = 0) -> list[str]:
        """The keys of what happened since, as a seat was told."""
        return [key for key, _ in self.table.seat(reader).log]

    def view(self, reader: int = 0) -> Any:
        return self.table.seat(reader).view

    def faces(self, zone: int) -> list[str]:
        """What lies in a zone, bottom first."""
        cards = self.state.cards
        return [cards.faces[card] for card in cards.rows[zone]]
