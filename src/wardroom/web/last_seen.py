"""How far every spectator has seen. Kept in memory and written now and then: to forget a look in a crash only shows
some news twice."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from wardroom.store import Store
from wardroom.store.rows import Sitting

EVERY = 5.0
REMEMBERED = 20_000
Reader = tuple[str, str, int | None]
"""Guest, table, seat."""
log = logging.getLogger("wardroom.last_seen")


class LastSeen:
    """The last look of every spectator, and those that are not written yet."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._last: OrderedDict[Reader, int] = OrderedDict()
        self._unwritten: dict[Reader, int] = {}

    def note(self, guest: str, sitting: Sitting, position: int) -> int:
        """A guest sees the table now; how far it had seen it before."""
        look = (guest, sitting.game, sitting.seat)
        before = max(sitting.seen, self._last.get(look, 0))
        if position > before:
            self._last[look] = self._unwritten[look] = position
            if len(self._last) > REMEMBERED:
                self._last.popitem(last=False)
        return before

    async def write(self) -> None:
        unwritten, self._unwritten = self._unwritten, {}
        for (guest, id, seat), position in unwritten.items():
            await asyncio.to_thread(self.store.look, guest, id, seat, position)

    async def keep_writing(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.write()
            except Exception:
                log.exception("looks not written")
