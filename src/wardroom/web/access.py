"""Who may do what. One table says it for every route; what is not in it is refused.

A browser is a spectator, a player or the host of a table by what it sat down as; a program is a player by its token. To
everybody else a table does not exist: the answer is the same as for one that never did.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

from wardroom.store import Store, Unknown
from wardroom.store.rows import Sitting

from .visitor import Visitor

LASTS = 1.0
"""Seconds that a process trusts what it knows of a visitor, if others may have changed it."""
REMEMBERED = 20_000


class Who(IntEnum):
    """The least that a visitor must be; each may do what those before it may."""

    ANYBODY = 0
    WATCHER = 1  # sat down as a spectator
    SEAT = 2  # plays
    HOST = 3  # made the table
    PROGRAM = 4  # brings the token of a seat, and nothing else counts
    KEEPER = 5  # reads the numbers of the server: from this machine, or with the keeper's token


RULES: dict[str, Who] = {
    # The whole server
    "GET /": Who.ANYBODY,
    "GET /mine": Who.ANYBODY,
    "POST /mine": Who.ANYBODY,
    "GET /open": Who.ANYBODY,
    "POST /play": Who.ANYBODY,
    "GET /setup/{game}": Who.ANYBODY,
    "POST /setup/{game}": Who.ANYBODY,
    "GET /campaigns/{game}": Who.ANYBODY,
    "POST /campaigns/{game}": Who.ANYBODY,
    "POST /import": Who.ANYBODY,
    "POST /preferences": Who.ANYBODY,
    # Sitting down: who holds the secret may
    "GET /join": Who.ANYBODY,
    "GET /sit/{secret}": Who.ANYBODY,
    "POST /sit/{secret}": Who.ANYBODY,
    "GET /watch/{secret}": Who.ANYBODY,
    "POST /watch/{secret}": Who.ANYBODY,
    "GET /open/{id}": Who.ANYBODY,
    "POST /open/{id}/join": Who.ANYBODY,
    # A table
    "GET /games/{id}": Who.WATCHER,
    "GET /games/{id}/table": Who.WATCHER,
    "GET /games/{id}/events": Who.WATCHER,
    "GET /games/{id}/log": Who.WATCHER,
    "GET /games/{id}/replay": Who.WATCHER,
    "POST /games/{id}/verify": Who.WATCHER,
    "GET /games/{id}/file": Who.WATCHER,
    "GET /games/{id}/campaign": Who.WATCHER,
    "POST /games/{id}/campaign": Who.SEAT,
    "POST /games/{id}/campaign/verify": Who.WATCHER,
    "GET /games/{id}/campaign/file": Who.SEAT,
    "POST /games/{id}/choose": Who.SEAT,
    "POST /games/{id}/undo": Who.SEAT,
    "POST /games/{id}/concede": Who.SEAT,
    "POST /games/{id}/hint": Who.SEAT,
    "POST /games/{id}/orders": Who.SEAT,
    "POST /games/{id}/notes": Who.SEAT,
    "POST /games/{id}/webhook": Who.SEAT,
    "POST /games/{id}/token": Who.SEAT,
    "POST /games/{id}/rematch": Who.SEAT,
    "POST /games/{id}/back": Who.SEAT,
    "POST /games/{id}/report": Who.SEAT,
    "POST /games/{id}/host": Who.HOST,
    # Reference
    "GET /rules": Who.ANYBODY,
    "GET /cards": Who.ANYBODY,
    "GET /pad": Who.ANYBODY,
    "GET /rules/{game}": Who.ANYBODY,
    "GET /cards/{game}": Who.ANYBODY,
    "GET /signs/{game}": Who.ANYBODY,
    "GET /pad/{game}": Who.ANYBODY,
    # Programs
    "GET /api/games": Who.ANYBODY,
    "POST /api/games": Who.ANYBODY,
    "GET /api/games/{id}": Who.PROGRAM,
    "POST /api/games/{id}/choices": Who.PROGRAM,
    "GET /api/games/{id}/why/{candidate}": Who.PROGRAM,
    "GET /api/games/{id}/events": Who.PROGRAM,
    "GET /api/games/{id}/export": Who.PROGRAM,
    "GET /schema": Who.ANYBODY,
    "GET /schema/openapi.json": Who.ANYBODY,
    # Service
    "GET /static/{path}": Who.ANYBODY,
    "GET /health": Who.ANYBODY,
    "GET /ready": Who.ANYBODY,
    "GET /metrics": Who.KEEPER,
}


@dataclass(frozen=True, slots=True)
class Place:
    """What a visitor is at one table: the seats it plays, whether it made the table, and who it is counted as."""

    id: str
    who: str  # the hash it is known by
    seats: tuple[int, ...]
    host: bool
    sittings: tuple[Sitting, ...] = ()

    @property
    def rank(self) -> Who:
        if self.host:
            return Who.HOST
        return Who.SEAT if self.seats else Who.WATCHER


Lookup = Callable[[str, str], Place | None]


class Places:
    """What visitors are at tables, remembered for a moment."""

    def __init__(self, store: Store, shared: bool) -> None:
        self.store = store
        self.shared = shared
        self._known: OrderedDict[tuple[str, str], tuple[float, Place | None]] = OrderedDict()

    async def of_guest(self, visitor: Visitor, id: str) -> Place | None:
        """What a browser is at a table; None: nothing."""
        if not visitor.known:
            return None
        return await self._place(visitor.guest, id, self._find_sitting)

    async def of_program(self, visitor: Visitor, id: str) -> Place | None:
        if visitor.token is None:
            return None
        return await self._place(visitor.token, id, self._find_token)

    async def _place(self, who: str, id: str, look_up: Lookup) -> Place | None:
        known = self._known.get((who, id))
        now = time.monotonic()
        if known is not None and (not self.shared or now - known[0] < LASTS):
            return known[1]
        try:
            place = await asyncio.to_thread(look_up, who, id)
        except Unknown:
            place = None
        if place is not None:  # of what does not exist nothing is remembered: strangers could fill the memory with it
            self._known[who, id] = (now, place)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return place

    def _find_sitting(self, guest: str, id: str) -> Place | None:
        sittings = self.store.sittings(guest, id)
        if not sittings:
            return None
        seats = tuple(sorted(each.seat for each in sittings if each.seat is not None))
        return Place(id, guest, seats, any(each.host for each in sittings), tuple(sittings))

    def _find_token(self, token: str, id: str) -> Place | None:
        found = self.store.link("token", token)
        if found is None or found[0] != id or found[1] is None:
            return None
        return Place(id, token, (found[1],), False)

    def forget(self, id: str) -> None:
        """Somebody sat down, or lost a place."""
        for key in [key for key in self._known if key[1] == id]:
            del self._known[key]
