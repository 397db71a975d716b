"""The processes in which computers think, and whose turn it is to use one."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from queue import SimpleQueue
from typing import TypeVar

from wardroom.players.worker import Worker

T = TypeVar("T")


@dataclass(eq=False, slots=True)
class Turn:
    """Somebody who wants to think: for which address, and whether for a table of computers alone."""

    owner: str
    alone: bool
    number: int
    begun: asyncio.Event = field(default_factory=asyncio.Event)


class Turns:
    """Who thinks next, when more want to than there are places. One address with many tables must not keep another
    waiting, and nobody should wait for computers that play among themselves. So, in this order:

    1. Tables with people come before tables of computers alone.
    2. Of these the address that holds the fewest places now; then the one that was given a place longest ago.
    3. Of one address first come, first served.

    The last free place is kept for a table with people, of an address that holds none. (Where there is only one place,
    there is nothing to keep.)"""

    def __init__(self, places: int) -> None:
        self.places = places
        self._waiting: list[Turn] = []
        self._held: Counter[str] = Counter()
        self._given: dict[str, int] = {}  # when each address was given a place, as long as it waits or holds one
        self._numbers = count()

    @asynccontextmanager
    async def turn(self, owner: str, alone: bool) -> AsyncIterator[None]:
        """Wait for a place, and hold it."""
        mine = Turn(owner, alone, next(self._numbers))
        self._waiting.append(mine)
        self._give()
        try:
            await mine.begun.wait()
            yield
        finally:
            if mine in self._waiting:  # it was given up
                self._waiting.remove(mine)
            else:
                self._held -= Counter([owner])
            self._forget(owner)
            self._give()

    def _give(self) -> None:
        while (found := self._find_next()) is not None:
            self._waiting.remove(found)
            self._held[found.owner] += 1
            self._given[found.owner] = next(self._numbers)
            found.begun.set()

    def _find_next(self) -> Turn | None:
        free = self.places - self._held.total()
        able = [turn for turn in self._waiting if free > 1 or (free and self._may_take_last(turn))]
        return min(able, key=self._rank, default=None)

    def _may_take_last(self, turn: Turn) -> bool:
        return self.places == 1 or not (turn.alone or self._held[turn.owner])

    def _rank(self, turn: Turn) -> tuple[bool, int, int, int]:
        return turn.alone, self._held[turn.owner], self._given.get(turn.owner, -1), turn.number

    def _forget(self, owner: str) -> None:
        if not self._held[owner] and all(turn.owner != owner for turn in self._waiting):
            self._given.pop(owner, None)


class Lane:
    """A few player processes that are used by turns."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.turns = Turns(processes)
        self._all = [Worker(seconds=seconds) for _ in range(processes)]
        self._free: SimpleQueue[Worker] = SimpleQueue()
        for worker in self._all:
            self._free.put(worker)
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="computer")

    async def run(self, job: Callable[[Worker], T], owner: str, alone: bool) -> T:
        """A job in a player process, when it is its turn."""

        def with_worker() -> T:
            worker = self._free.get()
            try:
                return job(worker)
            finally:
                self._free.put(worker)

        async with self.turns.turn(owner, alone):
            return await asyncio.get_running_loop().run_in_executor(self._threads, with_worker)

    def retire(self) -> None:
        """End the processes, whatever they are thinking about."""
        for worker in self._all:
            worker.retire()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
