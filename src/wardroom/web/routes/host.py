"""What only the host of a table may do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from litestar import post
from litestar.params import FromPath
from litestar.response import Redirect

from ..errors import Misshapen
from ..guard import Call
from ..live import SEATS
from ..scenes.setup import CREW, OPPONENT
from ..table_setup import check_player
from .common import WATCH, form, go, kept_links, links_cookie, number

Do = Callable[[Call, dict[str, str]], Awaitable[dict[str, str] | None]]
"""Does it; gives the links that the host's browser keeps from now on, if they changed."""


async def reissue(call: Call, sent: dict[str, str]) -> dict[str, str]:
    """A new link to a seat; the old one, and whoever sat there, are out."""
    seat = number(sent.get("seat", ""), "seat")
    secret = await call.services.table_setup.reissue(call.place.id, seat)
    return kept_links(call) | {str(seat): secret}


async def revoke(call: Call, sent: dict[str, str]) -> dict[str, str]:
    seat = number(sent.get("seat", ""), "seat")
    await call.services.table_setup.revoke(call.place.id, seat)
    return {place: secret for place, secret in kept_links(call).items() if place != str(seat)}


async def watch(call: Call, _sent: dict[str, str]) -> dict[str, str]:
    """A new link for spectators; the old one opens nothing any more."""
    return kept_links(call) | {WATCH: await call.services.table_setup.reissue(call.place.id, None)}


async def unwatch(call: Call, _sent: dict[str, str]) -> dict[str, str]:
    await call.services.table_setup.revoke(call.place.id, None)
    return {place: secret for place, secret in kept_links(call).items() if place != WATCH}


async def enlist(call: Call, _sent: dict[str, str]) -> None:
    await listed(call, True)


async def unlist(call: Call, _sent: dict[str, str]) -> None:
    await listed(call, False)


async def listed(call: Call, value: bool) -> None:
    await asyncio.to_thread(call.services.store.set_listed, call.place.id, value)
    call.services.tables.announce(call.place.id, SEATS)


async def start(call: Call, sent: dict[str, str]) -> None:
    """Computers take the free seats, and the game begins."""
    await call.services.table_setup.fill(call.place.id, sent.get("player") or OPPONENT, CREW)


async def stand_in(call: Call, sent: dict[str, str]) -> None:
    seat = number(sent.get("seat", ""), "seat")
    await call.services.table_setup.stand_in(call.place.id, seat, sent.get("player") or OPPONENT)


async def play_turn(call: Call, sent: dict[str, str]) -> None:
    """A computer plays one turn for somebody."""
    seat, player = number(sent.get("seat", ""), "seat"), check_player(sent.get("player") or OPPONENT)
    call.services.computers.play_turn(await call.services.tables.open(call.place.id), seat, player)


async def take_back(call: Call, sent: dict[str, str]) -> None:
    """The person chooses again, from the next question on."""
    seat = number(sent.get("seat", ""), "seat")
    call.services.computers.stop_turn(call.place.id, seat)
    await call.services.table_setup.stand_in(call.place.id, seat, None)


DOES: dict[str, Do] = {
    "reissue": reissue,
    "revoke": revoke,
    "watch": watch,
    "unwatch": unwatch,
    "list": enlist,
    "unlist": unlist,
    "start": start,
    "stand_in": stand_in,
    "play_turn": play_turn,
    "take_back": take_back,
}


@post("/games/{id:str}/host", include_in_schema=False)
async def host(request: Call, id: FromPath[str]) -> Redirect:
    sent = await form(request)
    do = DOES.get(sent.get("do", ""))
    if do is None:
        raise Misshapen("bad-field", field="do")
    links = await do(request, sent)
    return go(f"/games/{id}", [] if links is None else [links_cookie(request, id, links)])


ROUTES = [host]
