"""Standing orders: a player passes once and for all, until the own turn comes or in every window of one kind.

They are the player's own choice and say nothing about a hand: whether one answers depends on the question and on the
order alone. Written, they are words with spaces between them: `turn:12` (given in the twelfth turn of the line) and the
names of windows. So no window may be called `turn`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from wardroom.kernel import PASS, Ask

TURN = "turn"
"""The order to pass until the own turn."""
BETWEEN, SINCE = " ", ":"


@dataclass(frozen=True, slots=True)
class Orders:
    """The orders of one seat."""

    since: int | None = None  # until the own turn: how many turns had ended when that was ordered
    windows: tuple[str, ...] = ()

    @property
    def given(self) -> Sequence[str]:
        """What stands: `turn`, names of windows."""
        return self.windows if self.since is None else (TURN, *self.windows)

    def give(self, order: str, turns: int) -> Orders:
        """With one order more; `turns`: how many turns of the line have ended."""
        if order == TURN:
            return replace(self, since=turns)
        return replace(self, windows=tuple(sorted({*self.windows, order})))

    def lift(self, order: str) -> Orders:
        if order == TURN:
            return replace(self, since=None)
        return replace(self, windows=tuple(each for each in self.windows if each != order))

    def current(self, ask: Ask | None, turns: int) -> Orders:
        """What still stands when the seat is asked this: `turn` lapses at the first question that is no window, in a
        later turn than it was given in."""
        if self.since is None or ask is None or ask.window or turns <= self.since:
            return self
        return self.lift(TURN)


def parse(text: str) -> Orders:
    """Orders as they were written; what cannot be read is no order."""
    orders = Orders()
    for word in text.split():
        name, _, turns = word.partition(SINCE)
        if name != TURN:
            orders = orders.give(word, 0)
        elif turns.isdecimal():
            orders = orders.give(TURN, int(turns))
    return orders


def write(orders: Orders) -> str:
    until = [] if orders.since is None else [f"{TURN}{SINCE}{orders.since}"]
    return BETWEEN.join([*until, *orders.windows])


def passes(ask: Ask | None, orders: Orders) -> bool:
    """Whether this question is passed by order."""
    if ask is None or not ask.window or ask.why(PASS) is not None:
        return False
    return orders.since is not None or ask.window in orders.windows


def list_offers(ask: Ask | None, orders: Orders) -> list[str]:
    """The orders that can be given now, in answer to a window."""
    if ask is None or not ask.window or ask.why(PASS) is not None:
        return []
    return [order for order in (TURN, ask.window) if order not in orders.given]


def lift_passing(ask: Ask, orders: Orders) -> Orders:
    """Without those orders that pass this question: whoever takes such a pass back wants to be asked."""
    return orders.lift(TURN).lift(ask.window)
