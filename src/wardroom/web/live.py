"""Everybody at a table hears when it changes: server-sent events, over Litestar's channels.

One channel carries the news of all tables as short lines, `<table> <position> <what>`; each process passes them on to
those who listen to it. With PostgreSQL the channel is `LISTEN/NOTIFY`, so that every process on the same database hears
every other. A line that gets lost does no harm: whoever listens looks again with every keep-alive.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy.engine import make_url

CHANNEL = "wardroom_tables"
POSITION, SEATS = "position", "seats"
"""What changed: a move was made; somebody sat down, left, or was stood in for."""
KEEP_ALIVE = 15.0
AGAIN = 1.0
"""Seconds until a lost connection is sought again."""
log = logging.getLogger("wardroom.live")


class Notices(ChannelsBackend):
    """`LISTEN/NOTIFY` that survives a restart of the database: both connections are made again when they are lost."""

    def __init__(self, database: str) -> None:
        url = make_url(database).set(drivername="postgresql")
        self._conninfo = url.render_as_string(hide_password=False)
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._listener: asyncio.Task[None] | None = None
        self._speaker: Any = None

    async def on_startup(self) -> None:
        self._heard = asyncio.Queue()
        ready = asyncio.Event()
        self._listener = asyncio.create_task(self._listen(ready))
        with suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), 10)

    async def on_shutdown(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            with suppress(asyncio.CancelledError):
                await self._listener
        if self._speaker is not None:
            await self._speaker.close()
            self._speaker = None

    async def _connect(self) -> Any:
        from psycopg import AsyncConnection

        return await AsyncConnection.connect(self._conninfo, autocommit=True)

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    ready.set()
                    async for notice in connection.notifies():
                        self._heard.put_nowait((CHANNEL, notice.payload.encode()))
            except Exception as error:
                log.warning("listening again", extra={"facts": {"error": type(error).__name__}})
            await asyncio.sleep(AGAIN)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Never raises: the channels would fall silent for good. Who misses a notice looks again soon."""
        for _ in range(2):
            try:
                if self._speaker is None:
                    self._speaker = await self._connect()
                await self._speaker.execute("SELECT pg_notify(%s, %s)", (CHANNEL, data.decode()))
                return
            except Exception as error:
                log.warning("notice not sent", extra={"facts": {"error": type(error).__name__}})
                self._speaker = None

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self._heard.get()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """There is one channel, and it is listened to all the time."""

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """See `subscribe`."""

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []


def open_channels(database: str) -> ChannelsPlugin:
    backend = MemoryChannelsBackend() if database.startswith("sqlite") else Notices(database)
    return ChannelsPlugin(backend, channels=[CHANNEL])


class Listener:
    """One stream: what it has not been told yet."""

    __slots__ = ("news", "heard")

    def __init__(self) -> None:
        self.news: dict[str, int] = {}  # of each sort only the last
        self.heard = asyncio.Event()


class Live:
    """Who listens to which table in this process."""

    def __init__(self, plugin: ChannelsPlugin, seats_changed: Callable[[str], None] = lambda id: None) -> None:
        self._plugin = plugin
        self._seats_changed = seats_changed
        self._listeners: dict[str, set[Listener]] = {}
        self._closing = False

    @property
    def streams(self) -> int:
        return sum(map(len, self._listeners.values()))

    def tell(self, id: str, position: int, what: str = POSITION) -> None:
        """Tell everybody, in all processes, that a table changed."""
        self._plugin.publish(f"{id} {position} {what}", CHANNEL)

    async def run(self) -> None:
        """Pass on what is heard, until cancelled."""
        async with self._plugin.start_subscription(CHANNEL) as subscriber:
            async for line in subscriber.iter_events():
                id, position, what = line.decode().split()
                self.hear(id, int(position), what)

    def hear(self, id: str, position: int, what: str) -> None:
        if what == SEATS:
            self._seats_changed(id)
        for listener in self._listeners.get(id, ()):
            listener.news[what] = position
            listener.heard.set()

    def close(self) -> None:
        """End all streams: a server that stops does not wait for them."""
        self._closing = True
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.heard.set()

    async def stream(
        self, id: str, position: Callable[[], Awaitable[int]], welcome: Callable[[], Awaitable[bool]]
    ) -> AsyncIterator[str]:
        """The events of a table: its position at once and after every change. Whoever loses its place is sent away."""
        listener = Listener()
        self._listeners.setdefault(id, set()).add(listener)
        try:
            told = await position()
            yield write_event(POSITION, told)
            while not self._closing:
                try:
                    await asyncio.wait_for(listener.heard.wait(), KEEP_ALIVE)
                except TimeoutError:
                    listener.news[POSITION] = await position()
                    yield ":\n\n"
                listener.heard.clear()
                news, listener.news = listener.news, {}
                if not await welcome():
                    return
                if SEATS in news:
                    yield write_event(SEATS, news[SEATS])
                if news.get(POSITION, told) != told:
                    told = news[POSITION]
                    yield write_event(POSITION, told)
        finally:
            self._listeners[id].discard(listener)
            if not self._listeners[id]:
                del self._listeners[id]


def write_event(name: str, position: int) -> str:
    return f"event: {name}\ndata: {position}\n\n"
