"""Pages that have been drawn and have not changed: who reloads, or has two tabs, gets the same page again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

MOST = 256


class Pages:
    """The last pages, by all that they depend on."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._drawn: OrderedDict[Hashable, bytes] = OrderedDict()

    def draw(self, key: Hashable, draw: Callable[[], str]) -> bytes:
        found = self._drawn.get(key)
        if found is None:
            found = self._drawn[key] = draw().encode()
            if len(self._drawn) > self.most:
                self._drawn.popitem(last=False)
        else:
            self._drawn.move_to_end(key)
        return found
