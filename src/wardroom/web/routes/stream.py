"""Event streams, for pages and for programs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import ExitStack
from weakref import finalize

from litestar.response import Stream

from ..access import Place
from ..guard import Call
from ..services import Services

HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}


class Listening:
    """A stream's place among those a seat and an address may have. It is given back once, however the stream ends."""

    def __init__(self, services: Services, place: Place, address: str) -> None:
        self.services, self.id = services, place.id
        self.watches = not place.seats and not place.host
        self.open = True
        with ExitStack() as held:
            held.enter_context(services.streams.held_by(f"{place.who} {place.id}"))
            held.enter_context(services.streams_here.held_by(address))
            self.held = held.pop_all()
        services.watchers[self.id] += self.watches

    def end(self) -> None:
        if self.open:
            self.open = False
            self.held.close()
            self.services.watchers[self.id] -= self.watches
            if not self.services.watchers[self.id]:
                del self.services.watchers[self.id]


def events(call: Call, program: bool) -> Stream:
    """`position N` at once and after every change, while the visitor has its place at the table."""
    services, place, who = call.services, call.place, call.visitor
    listening = Listening(services, place, who.address)

    async def welcome() -> bool:
        found = services.places.of_program if program else services.places.of_guest
        return await found(who, place.id) is not None

    async def told() -> AsyncIterator[str]:
        try:
            async for line in services.live.stream(place.id, lambda: services.tables.position(place.id), welcome):
                yield line
        finally:
            listening.end()

    lines = told()
    finalize(lines, listening.end)  # one that is never begun never ends
    return Stream(lines, media_type="text/event-stream", headers=HEADERS)
