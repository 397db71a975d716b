"""What one server process shares: the store, the open tables, the computers, who listens, the limits."""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from time import monotonic, time
from typing import Any, TypeVar

from litestar.channels import ChannelsPlugin

from wardroom.store import Store, open_store
from wardroom.store.engine import POOL

from .access import Places
from .campaigns import Campaigns
from .computers import Computers
from .config import Config
from .curves import Curves
from .hooks import Hooks
from .last_seen import LastSeen
from .limits import Buckets, Seats
from .live import Live
from .metrics import Metrics
from .orders import StandingOrders
from .pages import Pages
from .scenes.position import Positions
from .table_setup import Draft, Made, TableSetup
from .tables import Tables
from .visitor import Visitor

T = TypeVar("T")
EACH_TRY, READY_SECONDS = 1.0, 5.0
HOUR, DAY = 3600, 24 * 3600
log = logging.getLogger("wardroom.services")


class Services:
    """Everything that requests need."""

    def __init__(self, config: Config, store: Store, channels: ChannelsPlugin) -> None:
        limits = config.limits
        self.config = config
        self.store = store
        self.metrics = Metrics()
        self.live = Live(channels, self.hear_seats)
        self.tables = Tables(store, self.live, self.metrics, config.open_tables, config.shared)
        self.places = Places(store, config.shared)
        self.table_setup = TableSetup(store, self.tables, self.places)
        self.computers = Computers(config, self.tables, self.metrics)
        self.orders = StandingOrders(config, store, self.tables, self.places)
        self.hooks = Hooks(config, self.tables, self.metrics)
        self.last_seen = LastSeen(store)
        self.positions = Positions()
        self.pages = Pages()
        self.curves = Curves()
        self.campaigns = Campaigns(store)
        self.watchers: Counter[str] = Counter()
        self._slow = asyncio.Semaphore(2)
        self._trying, self._ready = asyncio.Lock(), (float("-inf"), False)
        self.requests = Buckets(limits.requests, "requests")
        self.visits = Buckets(limits.visits, "requests")
        self.making = Buckets(limits.tables, "tables")
        self.at_once = Seats(limits.at_once, "at-once", 10)
        self.reporting = Buckets(limits.reports, "reports")
        self.streams = Seats(limits.streams, "streams", 10)
        self.streams_here = Seats(limits.streams_here, "streams-here", 10)
        self.metrics.watch("tables_open", "Tables in memory", lambda: len(self.tables))
        self.metrics.watch("streams_open", "Event streams", lambda: self.live.streams)
        self.metrics.watch("computers_thinking", "Computer players that think", lambda: len(self.computers.thinking))
        self.metrics.watch("people_jobs", "Hints and imports in flight", lambda: self.computers.people.held)

    async def make_table(self, draft: Draft, who: Visitor, programs: bool = False) -> Made:
        """A new table for a visitor; `TooMany` if its address has made enough of them."""
        if all(chair.kind == "bot" for chair in draft.chairs):
            self.computers.check_room(who.address)
        self.making.take(who.address)
        return await self.table_setup.make(draft, None if programs else who.guest, programs, who.address)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Listen, think and sweep, until the server stops; then leave nothing behind. Tables that a fault in their game
        had stopped are tried again: this may be the version in which it is mended."""
        asyncio.get_running_loop().set_default_executor(
            ThreadPoolExecutor(POOL, "store")
        )  # few threads would let readers wait
        again = await asyncio.to_thread(self.store.retry_failed)
        if again:
            log.warning("tables that stood still are tried again", extra={"facts": {"tables": again}})
        tasks = [
            asyncio.create_task(each)
            for each in (
                self.live.run(),
                self.table_setup.begin_full(),
                self.computers.sweep(),
                self.last_seen.keep_writing(),
                self.remove_old(),
            )
        ]
        passing = asyncio.create_task(self.orders.sweep())
        restore = self._hear_signals()
        try:
            yield
        finally:
            restore()
            self.live.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.gather(self.orders.close(), passing)
            await self.computers.close()
            await self.hooks.close()
            self.positions.close()
            with suppress(Exception):
                await self.last_seen.write()
            await asyncio.get_running_loop().shutdown_default_executor()  # no question to the store is left open
            self.store.close()

    def hear_seats(self, id: str) -> None:
        """Seats have changed at a table, in this process or another: what is known of its visitors is old."""
        self.places.forget(id)

    async def remove_old(self) -> None:
        """Now and every hour: tables that nobody has moved at for longer than the host keeps them go."""
        while self.config.keep_days:
            try:
                before = time() - self.config.keep_days * DAY
                removed = await asyncio.to_thread(self.store.remove_old, before)
                for id in removed:
                    self.table_setup.announce_seats(id)
                if removed:
                    log.info("old tables removed", extra={"facts": {"tables": len(removed)}})
            except Exception:
                log.exception("old tables not removed")
            await asyncio.sleep(HOUR)

    async def is_ready(self) -> bool:
        """Whether the database can be written to; tried at most once a second, however many ask."""
        async with self._trying:
            tried, _ = self._ready
            if monotonic() - tried > EACH_TRY:
                self._ready = (monotonic(), await self._can_write())
            return self._ready[1]

    async def _can_write(self) -> bool:
        try:
            await asyncio.wait_for(asyncio.to_thread(self.store.check), READY_SECONDS)
        except Exception:
            log.exception("not ready")
            return False
        return True

    async def slowly(self, job: Callable[[], T]) -> T:
        """Something that takes a while (playing a whole game again), beside the requests and few at a time."""
        async with self._slow:
            return await asyncio.to_thread(job)

    def _hear_signals(self) -> Callable[[], None]:
        """A server that is asked to stop waits for its requests: streams must end, or it would wait for ever."""
        if threading.current_thread() is not threading.main_thread():
            return lambda: None
        loop = asyncio.get_running_loop()
        before: dict[int, Any] = {}

        def heard(number: int, frame: Any) -> None:
            loop.call_soon_threadsafe(self.live.close)
            if callable(before[number]):
                before[number](number, frame)

        for number in (signal.SIGINT, signal.SIGTERM):
            before[number] = signal.getsignal(number)
            if callable(before[number]):
                signal.signal(number, heard)

        def restore() -> None:
            for number, handler in before.items():
                signal.signal(number, handler)

        return restore


def open_services(config: Config, channels: ChannelsPlugin) -> Services:
    store = open_store(config.database, backups=config.backups)
    return Services(config, store, channels)
