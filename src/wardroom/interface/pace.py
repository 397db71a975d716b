"""How long computer players think at tables: what they may take, besides the simulations of their rank, and what they
usually take. Arena, checks and tests know nothing of it: there the same seed gives the same game on every machine."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import NamedTuple

from wardroom.language import Text

DECISION_SECONDS, ADMIRAL_SECONDS, TURN_SECONDS = 5, 15, 60
"""At most so long for a decision, an admiral for one, and anybody for all decisions of a turn."""
PATIENCE = 2.0
"""Seconds that nobody needs to be told about."""
SLOW = {"captain": 5.0, "admiral": 15.0}
"""What a turn of those who think long is taken for before one was seen."""
REMEMBERED = 2000
SHARE = 0.25
"""What the last turn counts in what is usual."""


class Forecast(NamedTuple):
    """How long a turn has taken, and how long one usually takes."""

    taken: float
    usual: float

    @property
    def late(self) -> bool:
        return self.taken >= self.usual

    @property
    def telling(self) -> bool:
        """Whether it is worth telling."""
        return max(self.taken, self.usual) > PATIENCE


@dataclass(slots=True)
class Turn:
    """What a seat has spent on its turn, and since when it thinks, if it does."""

    number: int
    player: tuple[str, str]  # at which game, and who
    spent: float = 0.0
    began: float | None = None

    def taken(self, now: float) -> float:
        return self.spent + (now - self.began if self.began is not None else 0.0)


class Pace:
    """The turns of all computer players at the tables of one process. Waiting for a free processor counts."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self._turns: OrderedDict[Hashable, Turn] = OrderedDict()
        self._usual: dict[tuple[str, str], float] = {}

    @contextmanager
    def deciding(self, seat: Hashable, turn: int, game: str, player: str) -> Iterator[Callable[[], float]]:
        """While a seat decides; gives what it may still take for that, which shrinks as time goes by."""
        now = self._find_turn(seat, turn, (game, player))
        now.began = began = self.clock()
        try:
            yield lambda: min(most_seconds(player), max(0.0, TURN_SECONDS - now.taken(self.clock())))
        finally:
            now.spent, now.began = now.spent + self.clock() - began, None

    def _find_turn(self, seat: Hashable, number: int, player: tuple[str, str]) -> Turn:
        """The turn as it stands. A new one shows how long the last one took."""
        last = self._turns.get(seat)
        if last is not None and (last.number, last.player) == (number, player):
            return last
        if last is not None:
            usual = self._usual.get(last.player, last.spent)
            self._usual[last.player] = usual + SHARE * (last.spent - usual)
        self._turns[seat] = Turn(number, player)
        self._turns.move_to_end(seat)
        if len(self._turns) > REMEMBERED:
            self._turns.popitem(last=False)
        return self._turns[seat]

    def forecast(self, seat: Hashable) -> Forecast | None:
        """Of the turn that a seat thinks about now."""
        turn = self._turns.get(seat)
        if turn is None or turn.began is None:
            return None
        return Forecast(turn.taken(self.clock()), self._usual.get(turn.player, SLOW.get(turn.player[1], PATIENCE)))


def say_forecast(forecast: Forecast, text: Text) -> str:
    if forecast.late:
        return text.say("pace-late", {"most": TURN_SECONDS})
    return text.say("pace-usual", {"seconds": max(1, round(forecast.usual)), "most": TURN_SECONDS})


def most_seconds(player: str) -> int:
    """For one decision of a computer player."""
    return ADMIRAL_SECONDS if player == "admiral" else DECISION_SECONDS
