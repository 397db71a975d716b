"""Standing orders: a seat passes windows without being asked each time. What is passed is an ordinary move."""

from __future__ import annotations

from typing import NamedTuple

from wardroom.kernel import PASS, Ask


class Orders(NamedTuple):
    """What one seat ordered: the kinds of windows that it always passes, and the turn (counted as lines count them) in
    which it ordered to pass all windows until its own."""

    kinds: tuple[str, ...] = ()
    since: int | None = None

    def until_turn(self, turns: int) -> Orders:
        """Pass whatever comes until the seat's own turn."""
        return self._replace(since=turns)

    def always(self, kind: str) -> Orders:
        """Pass every window of this kind."""
        return self if kind in self.kinds else self._replace(kinds=(*self.kinds, kind))

    def asked(self, ask: Ask, turns: int) -> Orders:
        """What is left of them when the seat is asked this: in a later turn, a question that is no window says that
        its own turn has come."""
        lapsed = self.since is not None and not ask.window and turns > self.since
        return self._replace(since=None) if lapsed else self

    def passes(self, ask: Ask) -> bool:
        """Whether this question is passed, which must be legal."""
        return bool(ask.window) and (self.since is not None or ask.window in self.kinds) and PASS in ask.options


NONE = Orders()
