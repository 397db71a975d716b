"""Event streams, for pages and for programs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from weakref import finalize

from litestar.response import Stream

from ..access import Place
from ..guard import Call
from ..house import House

HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}


class Listening:
    """A stream's place among those a seat may have. It is given back once, however the stream ends."""

    def __init__(self, house: House, place: Place) -> None:
        self.house, self.id = house, place.id
        self.holder = f"{place.who} {place.id}"
        self.watches = not place.seats and not place.host
        self.open = True
        house.streams.enter(self.holder)
        house.watchers[self.id] += self.watches

    def end(self) -> None:
        if self.open:
            self.open = False
            self.house.streams.leave(self.holder)
            self.house.watchers[self.id] -= self.watches
            if not self.house.watchers[self.id]:
                del self.house.watchers[self.id]


def events(call: Call, program: bool) -> Stream:
    """`position N` at once and after every change, while the visitor has its place at the table."""
    house, place, who = call.house, call.place, call.visitor
    listening = Listening(house, place)

    async def welcome() -> bool:
        found = house.places.of_program if program else house.places.of_guest
        return await found(who, place.id) is not None

    async def told() -> AsyncIterator[str]:
        try:
            async for line in house.live.stream(place.id, lambda: house.tables.position(place.id), welcome):
                yield line
        finally:
            listening.end()

    lines = told()
    finalize(lines, listening.end)  # one that is never begun never ends
    return Stream(lines, media_type="text/event-stream", headers=HEADERS)
