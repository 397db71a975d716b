"""Connections, before they are requests: how many an address may hold, how long a request may take to come, how large
it may be. uvicorn itself has one limit for all connections together, at which everybody is turned away.

Web servers in front of us (`FORWARDED_ALLOW_IPS`) hold the connections of all their visitors and are not counted here;
what each visitor does at the same time is counted in any case (`Limits.at_once`)."""

from __future__ import annotations

import asyncio
import sys
from contextlib import ExitStack
from typing import Any, ClassVar

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from .config import Limits
from .errors import TooMany
from .limits import Seats
from .visitor import network

SPARE_FILES = 200
"""Open files that connections leave for everything else: databases, pipes to player processes."""
MOST = 10_000
"""Connections at the same time, if there are files enough (`LimitNOFILE`)."""
HEAD, BODY, NOTHING = "head", "body", "nothing"
"""What is awaited of a request."""


def count_places() -> int:
    """How many connections this process may have."""
    if sys.platform == "win32":
        return 500
    from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit

    files, _ = getrlimit(RLIMIT_NOFILE)
    return MOST if files == RLIM_INFINITY else max(10, min(MOST, files - SPARE_FILES))


class Connection(HttpToolsProtocol):
    """uvicorn's connection, with limits of our own."""

    held: ClassVar[Seats] = Seats(Limits().at_once, "at-once", 10)
    places: ClassVar[int] = count_places()
    seconds: ClassVar[dict[str, float]] = {HEAD: 15.0, BODY: 60.0}
    """In which a connection must begin a request, then have sent its whole head, and then its body."""
    most: ClassVar[dict[str, int]] = {HEAD: 64 << 10, BODY: 2 << 20, NOTHING: 2 << 20}
    """Bytes of a request that has no whole head yet, and of any request: the application takes less, but what it does
    not read, or cannot see, comes in all the same."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._awaited = HEAD
        self._number = self._size = 0  # of the request that comes now
        self._watched: tuple[int, str] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._place = ExitStack()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.places:
            self.refuse(503)
        elif not self.is_web_server() and not self._enter():
            self.refuse(429)
        else:
            self._watch()

    def _enter(self) -> bool:
        """Take one of the places of an address, if there is one."""
        try:
            self._place.enter_context(self.held.held_by(network(self.client[0] if self.client else "")))
        except TooMany:
            return False
        return True

    def is_web_server(self) -> bool:
        """Whether it speaks for others."""
        app: Any = self.app
        return isinstance(app, ProxyHeadersMiddleware) and (self.client or ("",))[0] in app.trusted_hosts

    def connection_lost(self, exc: Exception | None) -> None:
        self._place.close()
        self._stop_watching()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._size += len(data)
        if self._size > self.most[self._awaited]:
            self.refuse(431 if self._awaited == HEAD else 413)
        else:
            self._watch()

    def on_message_begin(self) -> None:
        self._awaited, self._size = HEAD, 0
        self._number += 1
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._awaited = BODY
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._awaited = NOTHING
        super().on_message_complete()

    def _watch(self) -> None:
        """Whoever has begun something must go on with it, however many pieces it comes in."""
        now = (self._number, self._awaited)
        if now != self._watched:
            self._stop_watching()
            self._watched = now
            if self._awaited != NOTHING:
                self._timer = self.loop.call_later(self.seconds[self._awaited], self.refuse, 408)

    def _stop_watching(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def refuse(self, status: int) -> None:
        """Answer, unless another answer is on its way, and hang up."""
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(
                STATUS_LINE[status] + b"retry-after: 10\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            )
        self.transport.close()


def configure(app: Any, **more: Any) -> uvicorn.Config:
    """uvicorn as we run it."""
    return uvicorn.Config(
        app, http=Connection, ws="none", lifespan="on", log_config=None, access_log=False, server_header=False, **more
    )
