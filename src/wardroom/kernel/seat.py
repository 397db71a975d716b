"""All that a player at a seat may touch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .ask import UNLISTED, Ask, Notice, Option, Reason
from .card import Card
from .cards import SPECTATOR
from .keys import Label, keys, labels
from .line import Line
from .state import Plain, State

if TYPE_CHECKING:
    from .game import Game
    from .table import Table

S = TypeVar("S", bound=State)


class Seat(Generic[S]):
    """A player's side of a table. What it returns is the same however the hidden cards lie."""

    __slots__ = ("number", "_table")

    def __init__(self, table: Table[S], number: int) -> None:
        self.number = number
        self._table = table

    @property
    def game(self) -> Game[S]:
        return self._table.game

    @property
    def names(self) -> tuple[str, ...]:
        return self._table.names

    @property
    def position(self) -> int:
        """How many moves have been made."""
        return len(self._table.moves)

    @property
    def over(self) -> bool:
        return self._table.over

    @property
    def ask(self) -> Ask | None:
        return self._table.line.ask(self.number)

    @property
    def asked(self) -> list[tuple[int, str]]:
        """Who is asked now, and what about; everybody may know that."""
        return [(ask.seat, ask.kind) for ask in self._table.line.waiting()]

    @property
    def view(self) -> Plain:
        return self._table.game.view(self._table.line.state, self.number)

    @property
    def held(self) -> dict[str, list[str]]:
        """Its hand, whatever the game's own view is like: the cards where it looks and not everybody, by zones."""
        return self._table.line.state.cards.held(self.number)

    @property
    def labels(self) -> list[Label]:
        """The options, ready to be shown; those that end something last."""
        if self.ask is None:
            return []
        ending = {key for key, notice in self.notices.items() if notice.ends}
        return sorted(labels(self.ask, self._table.line.state), key=lambda label: label.key in ending)

    @property
    def notices(self) -> dict[str, Notice]:
        """What to know of options before choosing one, by their keys; many options need no such word."""
        ask = self.ask
        if ask is None:
            return {}
        named = dict(zip(ask.candidates, self.candidates))
        given = self._table.game.show.notices(self._table.line.state, ask)
        return {named[option]: notice for option, notice in given.items()}

    @property
    def candidates(self) -> list[str]:
        """The keys of all that one may point at now, legal or not."""
        return keys(self.ask.candidates, self._table.line.state, self.number) if self.ask else []

    @property
    def pointed(self) -> list[Label]:
        """All that one may point at now, legal or not, ready to be shown."""
        return [label for label, _ in self._judged()]

    @property
    def refusals(self) -> list[tuple[Label, Reason]]:
        """What one may point at now but not choose, ready to be shown, and why not."""
        if self.ask is None or self.ask.judge is None:
            return []
        return [(label, reason) for label, reason in self._judged() if reason is not None]

    def _judged(self) -> list[tuple[Label, Reason | None]]:
        """All candidates with what the judge says of them. Candidates that are there only so that all hands look alike
        (`UNLISTED`) are nothing to point at."""
        ask = self.ask
        if ask is None:
            return []
        everything = Ask(ask.seat, ask.kind, ask.candidates, final=ask.final, about=ask.about)
        found = zip(labels(everything, self._table.line.state), map(ask.why, ask.candidates))
        return [(label, reason) for label, reason in found if reason != UNLISTED]

    @property
    def log(self) -> list[tuple[str, dict[str, Any]]]:
        """What happened, as this seat was told."""
        told = ((event.key, event.args_for(self.number)) for event in self._table.log)
        return [(key, args) for key, args in told if args is not None]

    @property
    def told_before(self) -> int:
        """How much of its log stood there when this seat last chose; what it has taken back does not count. A spectator
        has chosen nothing."""
        last = self._table.last_choice(self.number)
        return self.count_told(0 if last is None else self._table.told[last])

    def told_at(self, position: int) -> int:
        """How much of its log still stands from when so many moves had been made; an undo takes lines back. Before the
        first move nobody has read anything."""
        told = self._table.told[position:] if position > 0 else [0]
        return self.count_told(min([*told, len(self._table.log)]))

    def count_told(self, events: int) -> int:
        """How many of the first events of the table this seat was told."""
        return sum(event.only >> self.number & 1 for event in self._table.log[:events])

    @property
    def can_undo(self) -> bool:
        return self._table.can_undo(self.number)

    @property
    def can_concede(self) -> bool:
        return self._table.can_concede(self.number)

    def sheet(self, seat: int) -> Plain:
        """The score of a seat line by line; None when this one may not see it."""
        return self._table.game.show.sheet(self._table.line.state, seat, self.number)

    @property
    def watching(self) -> bool:
        """Whether nobody sits here: a spectator."""
        return self.number == SPECTATOR

    def prompt(self) -> dict[str, Any]:
        """The arguments of the prompt, with cards as this seat reads them."""
        cards = self._table.line.state.cards
        args = self.ask.args if self.ask else ()
        return {name: cards.read(value, self.number) if isinstance(value, Card) else value for name, value in args}

    def why(self, option: Option) -> Reason | None:
        return self._table.why(self.number, option)

    def why_key(self, key: str) -> Reason | None:
        return self._table.why(self.number, self._table.option_of(self.number, key))

    def option(self, key: str) -> Option:
        """The candidate with this key."""
        return self._table.option_of(self.number, key)

    def choose(self, option: Option) -> None:
        self._table.choose(self.number, option)

    def choose_key(self, key: str) -> None:
        self._table.choose_key(self.number, key)

    def choose_keys(self, keys: Sequence[str]) -> None:
        """Several choices at once, all or none."""
        self._table.choose_keys(self.number, keys)

    def undo(self) -> None:
        self._table.undo(self.number)

    def concede(self) -> None:
        """Give the game up."""
        self._table.concede(self.number)

    def imagine(self, seed: bytes, light: bool = True) -> Line[S]:
        """A world this seat cannot tell from the true one, to be played in freely."""
        return self._table.line.imagine(self.number, seed, light)
