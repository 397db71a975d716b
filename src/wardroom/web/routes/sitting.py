"""Sitting down: by a secret link, as a spectator, or at a table that strangers may join."""

from __future__ import annotations

import asyncio
import re
from typing import Any
from urllib.parse import urlsplit

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from wardroom.store import hashed
from wardroom.store.rows import GameRow

from ..errors import Late
from ..guard import Call
from ..scenes import sit as sit_scene
from ..scenes.captions import free_seats
from .common import go, my_name, named_cookie, page, words
from .table import my_seat

LINK = re.compile(r"/(sit|watch)/([A-Za-z0-9_-]{16,64})/?")
CODE = re.compile(r"[A-Za-z0-9_-]{32}")


class Spent(Late):
    """A link that opens nothing: used, replaced, or never made. The same answer for all three."""

    status = 404

    def __init__(self) -> None:
        super().__init__("link")


@get("/join", include_in_schema=False, sync_to_thread=False)
def join(request: Call) -> Redirect:
    """A link, or the code in it, that somebody pasted."""
    code = str(request.query_params.get("code", "")).strip()[:500]
    if found := LINK.fullmatch(urlsplit(code).path):
        return go(f"/{found[1]}/{found[2]}")
    if CODE.fullmatch(code):
        return go(f"/sit/{code}")
    raise Spent


async def opens(call: Call, kind: str, secret: str) -> tuple[GameRow, int | None]:
    """What a link opens."""
    store = call.services.store
    found = await asyncio.to_thread(store.link, "watch" if kind == "watch" else "link", hashed(secret))
    if found is None:
        raise Spent
    return await asyncio.to_thread(store.game, found[0]), found[1]


@get("/sit/{secret:str}", include_in_schema=False)
async def invite(request: Call, secret: FromPath[str]) -> Response[Any]:
    if (mine := await find_mine(request, secret)) is not None:
        return go(f"/games/{mine}")
    row, seat = await opens(request, "link", secret)
    spoken = words(request)
    scene = sit_scene.sit(row, spoken, action=f"/sit/{secret}", seat=seat, me=my_name(request))
    return page(request, "sit.html", spoken, scene)


@post("/sit/{secret:str}", include_in_schema=False)
async def sit(request: Call, secret: FromPath[str]) -> Redirect:
    """The secret is spent: from now on the browser's cookie opens the seat."""
    if (mine := await find_mine(request, secret)) is not None:
        return go(f"/games/{mine}")
    row, seat = await opens(request, "link", secret)
    if row.status == "waiting" and seat is not None and row.seats[seat].taken:
        raise Late("seat-taken")
    name, luck, guest = await request.field("name"), await request.field("luck"), request.visitor.guest
    sit_down = request.services.table_setup.sit_down
    if seat is None or not await sit_down(row.id, seat, guest, name, luck, hashed(secret)):
        raise Spent
    return go(f"/games/{row.id}", [named_cookie(request, name)])


async def find_mine(call: Call, secret: str) -> str | None:
    """The table at which this browser sat down by this very link: its answer may have got lost."""
    found = await asyncio.to_thread(call.services.store.link, "spent", hashed(secret))
    place = None if found is None else await call.services.places.of_guest(call.visitor, found[0])
    return place.id if place is not None and found is not None and found[1] in place.seats else None


@get("/watch/{secret:str}", include_in_schema=False)
async def offer(request: Call, secret: FromPath[str]) -> Response[str]:
    row, _ = await opens(request, "watch", secret)
    spoken = words(request)
    return page(request, "sit.html", spoken, sit_scene.sit(row, spoken, action=f"/watch/{secret}", seat=None))


@post("/watch/{secret:str}", include_in_schema=False)
async def watch(request: Call, secret: FromPath[str]) -> Redirect:
    row, _ = await opens(request, "watch", secret)
    await request.services.table_setup.watch(row.id, request.visitor.guest)
    return go(f"/games/{row.id}")


async def free(call: Call, id: str) -> tuple[GameRow, int]:
    """A table that strangers may join, and its first free seat. A table that is not listed does not exist for them."""
    row = await asyncio.to_thread(call.services.store.game, id)
    seats = [seat.seat for seat in free_seats(row) if seat.kind == "person"]
    if not row.listed or row.status != "waiting" or not seats:
        raise Spent
    return row, seats[0]


@get("/open/{id:str}", include_in_schema=False)
async def look(request: Call, id: FromPath[str]) -> Response[str]:
    row, seat = await free(request, id)
    spoken = words(request)
    scene = sit_scene.sit(row, spoken, action=f"/open/{id}/join", seat=seat, me=my_name(request))
    return page(request, "sit.html", spoken, scene)


@post("/open/{id:str}/join", include_in_schema=False)
async def take(request: Call, id: FromPath[str]) -> Redirect:
    row, seat = await free(request, id)
    if await request.services.places.of_guest(request.visitor, id) is not None:
        return go(f"/games/{id}")  # sits here already
    name = await request.field("name")
    luck = await request.field("luck")
    if not await request.services.table_setup.sit_down(row.id, seat, request.visitor.guest, name, luck):
        raise Late("seat-taken")
    return go(f"/games/{id}", [named_cookie(request, name)])


@post("/games/{id:str}/back", include_in_schema=False)
async def take_back(request: Call, id: FromPath[str]) -> Redirect:
    """Whoever has a seat plays it again: no computer stands in any more."""
    seat = my_seat(request, await request.field("as"))
    request.services.computers.stop_turn(id, seat)
    await request.services.table_setup.stand_in(id, seat, None, host=False)
    return go(f"/games/{id}?as={seat}")


ROUTES = [take_back, join, invite, sit, offer, watch, look, take]
