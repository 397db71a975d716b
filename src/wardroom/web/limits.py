"""How much one may ask for. Everything is counted in memory, per process, and forgotten when it is idle."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from time import monotonic

from .config import Rate
from .errors import TooMany

REMEMBERED = 20_000
"""Keys that are kept at most; the one used longest ago goes first, and begins anew if it comes back."""


class Owners:
    """The address that each table counts for: of whoever made it, or sat at it first since the server was started."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, str] = OrderedDict()

    def note(self, table: str, address: str) -> None:
        if address and table not in self._of:
            self._of[table] = address
            if len(self._of) > REMEMBERED:
                self._of.popitem(last=False)

    def find(self, table: str) -> str:
        """Empty if nobody has come yet: all those tables count as one address's."""
        return self._of.get(table, "")


class Buckets:
    """A bucket of tokens for everybody: each request takes one, and they come back with time."""

    def __init__(self, rate: Rate, what: str, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.what = what
        self.clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> None:
        """`TooMany` says how long to wait."""
        now = self.clock()
        left, at = self._left.pop(who, (float(self.rate.burst), now))
        left = min(float(self.rate.burst), left + (now - at) * self.rate.each_second)
        enough = left >= 1
        self._left[who] = (left - 1 if enough else left, now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        if not enough:
            raise TooMany(self.what, ceil((1 - left) / self.rate.each_second))


class Seats:
    """How many of something each may have at the same time."""

    def __init__(self, most: int, what: str, wait: int) -> None:
        self.most = most
        self.what = what
        self.wait = wait
        self._held: dict[str, int] = {}

    @property
    def held(self) -> int:
        return sum(self._held.values())

    def enter(self, who: str) -> None:
        if self._held.get(who, 0) >= self.most:
            raise TooMany(self.what, self.wait)
        self._held[who] = self._held.get(who, 0) + 1

    def leave(self, who: str) -> None:
        self._held[who] -= 1
        if not self._held[who]:
            del self._held[who]

    @contextmanager
    def held_by(self, who: str) -> Iterator[None]:
        self.enter(who)
        try:
            yield
        finally:
            self.leave(who)
