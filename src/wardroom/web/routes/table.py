"""The table: what a seat sees, what it chooses, and what it keeps for itself."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect, Stream

from wardroom.interface.notices import QUIET
from wardroom.interface.orders import Orders, parse
from wardroom.interface.playback import play_back
from wardroom.kernel import SPECTATOR
from wardroom.kernel.errors import BadSetup, TableError
from wardroom.kernel.table import CONCEDE, UNDO
from wardroom.players import RANKS
from wardroom.players.worker import Trouble
from wardroom.store import Stale
from wardroom.store.rows import Sitting

from .. import errors, render
from ..errors import Faulty, Forbidden, Late, Misshapen, describe
from ..guard import Call
from ..hooks import check_address
from ..live import SEATS
from ..render import Reader
from ..scenes import table as table_scene
from ..scenes import waiting as waiting_scene
from ..scenes.hint import Hint
from ..scenes.position import Position, show_frame, without_ask
from ..scenes.since import tell_since
from ..scenes.table import NOTHING, Aside
from ..tables import LONGEST_KEY, MOST_KEYS, Open
from . import after
from .common import WATCH, form, go, kept_links, link, live_links, number, page, say_reported, words, words_of
from .stream import events

LONGEST_NOTES = 4000
HINT_WAIT = 4.0
"""Seconds that a hint is waited for; after that the page says that somebody is thinking."""


def my_seat(call: Call, wanted: str) -> int:
    """The seat a form is for: one of the visitor's own."""
    seats = call.place.seats
    if not wanted and len(seats) == 1:
        return seats[0]
    if not wanted.isdecimal() or len(wanted) > 3 or int(wanted) not in seats:
        raise Forbidden("not-yours")
    return int(wanted)


@get("/games/{id:str}", include_in_schema=False)
async def show(request: Call, id: FromPath[str]) -> Response[Any]:
    """The waiting room, the table or the result."""
    links = await shown_links(request)
    known = await request.services.tables.open(id)
    if known.row.status == "waiting":
        return show_waiting_room(request, known, links)
    if known.table is None:
        raise Late("frozen" if known.row.status == "frozen" else "unopened")
    if known.table.over:
        return await after.result(request, known)
    seats = {int(place): address for place, address in links.items() if place != WATCH}
    aside = Aside(links=seats, watch=links.get(WATCH, ""), toast=say_reported(request))
    return await table_page(request, known, aside)


@get("/games/{id:str}/table", include_in_schema=False)
async def body(request: Call, id: FromPath[str]) -> Response[Any]:
    """Only what the script swaps in."""
    known = await request.services.tables.open(id)
    if known.table is None:
        raise Late("not-playing")
    return await table_page(request, known, whole=False)


async def shown_links(call: Call) -> dict[str, str]:
    """The links that the host's browser keeps, as whole addresses."""
    if not call.place.host or not kept_links(call):
        return {}
    found = await asyncio.to_thread(live_links, call, call.place.id)
    return {place: link(call, place, secret) for place, secret in found.items()}


def show_waiting_room(call: Call, known: Open, links: dict[str, str]) -> Response[str]:
    spoken = words(call)
    seats = {int(place): address for place, address in links.items() if place != WATCH}
    scene = waiting_scene.waiting(
        known.row,
        spoken,
        host=call.place.host,
        mine=call.place.seats,
        links=seats,
        watch=links.get(WATCH, ""),
    )
    return page(call, "waiting.html", spoken, scene)


async def table_page(
    call: Call, known: Open, aside: Aside = NOTHING, *, whole: bool = True, status: int = 200, wanted: str | None = None
) -> Response[bytes]:
    """The table as one of the visitor's seats sees it; as a spectator does, if it has none or must pass the device."""
    number, pass_to = choose_seat(call, known, call.query_params.get("as", "") if wanted is None else wanted)
    position = await call.services.positions.read(known, number)
    row, seat = known.row, known.seat(number)
    if row.status == "failed":
        position = without_ask(position)
    reader = replace(read_reader(call, known, number, len(position.log)), whole=whole, pass_to=pass_to)
    if pass_to is None:
        turn = call.services.computers.find_turn(known, number) or ""
        aside = replace(aside, hint=find_hint(call, known, number), plays_turn=turn)
    if position.kind is None and row.status == "playing":
        aside = replace(aside, forecast=call.services.computers.forecast(row))
    spoken = words_of(call, row, number)
    since = None
    if pass_to is None and not seat.watching and row.status == "playing":
        since = tell_since(seat.game, position, spoken, f"/games/{row.id}", reader.at, reader.play)
    if since is not None and since.playback is not None:
        at = known.position
        position = await find_frame(call, known, number, position, reader.at)
        if known.position != at:  # somebody has moved meanwhile
            return await table_page(call, known, aside, whole=whole, status=status, wanted=wanted)

    def draw() -> str:
        drawn = render.table(reader, spoken, table_scene.table(seat, spoken, row, position, reader, aside, since))
        return render.mark_things(drawn, since.playback.things) if since and since.playback else drawn

    if aside != NOTHING:  # said once
        return Response(draw().encode(), media_type=MediaType.HTML, status_code=status)
    key = (row.id, row.status, row.seats, row.announced, seat.position, number, reader)
    return Response(call.services.pages.draw(key, draw), media_type=MediaType.HTML, status_code=status)


async def find_frame(call: Call, known: Open, seat: int, position: Position, told: int | None) -> Position:
    """The table when so many lines stood in the log of this seat. The moves since it chose are played again once."""
    table = known.table
    assert table is not None
    if not position.frames:
        record, first = table.record(host=True), table.last_choice(seat) or 0
        position.frames.extend(await call.services.slowly(lambda: play_back(table.game, record, seat, first)))
    frame = next((frame for frame in position.frames if frame.told == told), None)
    return position if frame is None else show_frame(position, frame, table.game)


def read_reader(call: Call, known: Open, seat: int, told: int) -> Reader:
    """Who reads the table from a seat. After a form that failed, the page's own address is the table's."""
    place, found = call.place, call.reader
    chair = None if seat == SPECTATOR else seat
    sitting = next((each for each in place.sittings if each.seat == chair), None)
    table = f"/games/{place.id}"
    reads_table = call.method == "GET" and not found.here.startswith(f"{table}/table")
    return replace(
        found,
        here=found.here if reads_table else table,
        sort=call.query_params.get("sort", "type"),
        at=read_number(call, "at"),
        play=read_number(call, "play") or 0,
        since=count_known(call, sitting, told) if chair is None else None,
        host=place.host,
        mine=tuple(place.seats),
        spectators=call.services.watchers[place.id],
        notes=sitting.notes if sitting else "",
        orders=read_orders(known, sitting),
        webhook="" if chair is None else known.row.seats[chair].webhook or "",
    )


def read_orders(known: Open, sitting: Sitting | None) -> Orders:
    """The reader's own orders, without what has lapsed."""
    if sitting is None or sitting.seat is None or known.table is None:
        return Orders()
    line = known.table.line
    return parse(sitting.orders).current(line.ask(sitting.seat), line.turns)


def choose_seat(call: Call, known: Open, wanted: str) -> tuple[int, int | None]:
    """Through whose eyes, and whom the device must be passed to first. Several people at one screen see the table as
    spectators until the right one says that it is there."""
    seats = call.place.seats
    if wanted and seats:
        return my_seat(call, wanted), None
    if len(seats) == 1:
        return seats[0], None
    asked = [seat for seat in seats if seat in known.row.asked]
    return SPECTATOR, asked[0] if asked else None


def count_known(call: Call, sitting: Sitting | None, told: int) -> int | None:
    """How many lines of the log a spectator knows: as its page says, or as we remember."""
    before = call.services.last_seen.note(call.place.who, sitting, told) if sitting else 0
    given = read_number(call, "since")
    return before or None if given is None else given


def read_number(call: Call, name: str) -> int | None:
    """A small number in the address of a page."""
    given = call.query_params.get(name, "")
    return int(given) if given.isdecimal() and given.isascii() and len(given) < 7 else None


def find_hint(call: Call, known: Open, seat: int) -> Hint | None:
    rank = call.query_params.get("hint", "")
    if rank not in RANKS:
        return None
    return Hint(rank, call.services.computers.hint_ready(known.row.id, known.position, seat, rank))


@get("/games/{id:str}/events", include_in_schema=False)
async def listen(request: Call, id: FromPath[str]) -> Stream:
    return events(request, program=False)


@post("/games/{id:str}/choose", include_in_schema=False)
async def choose(request: Call, id: FromPath[str]) -> Response[Any]:
    """One option, or all that were picked at once: as many fields of that name; or a path, whose keys answer one
    question after another."""
    sent = await form(request)
    every = (await request.form()).getall("option", [])
    keys = list(dict.fromkeys(value[: LONGEST_KEY + 1] for value in every if isinstance(value, str)))
    if "path" in sent:
        keys = [key[: LONGEST_KEY + 1] for key in sent["path"].split(" ")]
    if len(keys) > MOST_KEYS:
        raise Misshapen("bad-field", field="option")
    if CONCEDE in keys:
        raise Late("sure")
    return await ask_again(request, sent, keys) or await make_choice(request, sent, keys or [""])


async def ask_again(call: Call, sent: dict[str, str], keys: Sequence[str]) -> Response[Any] | None:
    """The table with a second question, if this choice would leave something unused and nobody has said to be sure."""
    seat = my_seat(call, sent.get("as", ""))
    known = await call.services.tables.open(call.place.id)
    asked = known.table is not None and known.row.status == "playing" and known.table.line.ask(seat) is not None
    if sent.get("sure") == "1" or len(keys) != 1 or not asked or sent.get("position") != str(known.position):
        return None
    position = await call.services.positions.read(known, seat)
    if not position.notices.get(keys[0], QUIET).unused:
        return None
    return await table_page(call, known, Aside(sure=keys[0]), wanted=str(seat))


@post("/games/{id:str}/undo", include_in_schema=False)
async def undo(request: Call, id: FromPath[str]) -> Response[Any]:
    return await make_choice(request, await form(request), [UNDO])


@post("/games/{id:str}/concede", include_in_schema=False)
async def concede(request: Call, id: FromPath[str]) -> Response[Any]:
    """Give the game up, asked or not, and however far it has gone since the page was drawn."""
    sent = await form(request)
    if sent.get("sure") != "1":
        raise Late("sure")
    known = await request.services.tables.open(id)
    return await make_choice(request, sent | {"position": str(known.position)}, [CONCEDE])


async def make_choice(call: Call, sent: dict[str, str], keys: Sequence[str]) -> Response[Any]:
    """A choice; a form that came too late gets the table as it is now, and a friendly sentence."""
    seat = my_seat(call, sent.get("as", ""))
    position = number(sent.get("position", ""), "position")
    once = sent.get("once", "")[:64] or None
    tables = call.services.tables
    try:
        await tables.choose_several(call.place.id, seat, position, keys, once)
    except (Stale, TableError, Faulty, Late) as error:
        known = await tables.open(call.place.id)
        if known.table is None or known.table.over:
            return go(f"/games/{call.place.id}")
        sentence = describe(error, words_of(call, known.row, seat))
        status = errors.find_status(error)
        return await table_page(call, known, Aside(toast=sentence, picked=keys), status=status, wanted=str(seat))
    known = await tables.open(call.place.id)
    return go(next_page(call, known, seat))


def next_page(call: Call, known: Open, seat: int) -> str:
    """Still this seat's table; or the curtain, if somebody else at the same screen is asked now."""
    here = f"/games/{call.place.id}"
    others = [each for each in call.place.seats if each in known.row.asked and each != seat]
    if len(call.place.seats) == 1 or (others and seat not in known.row.asked):
        return here
    return f"{here}?as={seat}"


@post("/games/{id:str}/hint", include_in_schema=False)
async def hint(request: Call, id: FromPath[str]) -> Redirect:
    """Ask a computer for advice. A page that waits for it is told when it is there."""
    sent = await form(request)
    seat, rank = my_seat(request, sent.get("as", "")), sent.get("rank", "")
    if rank not in RANKS:
        raise BadSetup("unknown-player", player=rank[:40], known=", ".join(RANKS))
    services = request.services
    known = await services.tables.open(id)
    if known.table is None or known.table.line.ask(seat) is None:
        raise Stale(known.position)
    job = asyncio.ensure_future(services.computers.hint(known, seat, rank, f"{request.place.who} {id}"))
    job.add_done_callback(lambda done: services.live.hear(id, known.position, SEATS) if has_succeeded(done) else None)
    with suppress(TimeoutError):
        try:
            await asyncio.wait_for(asyncio.shield(job), HINT_WAIT)
        except Trouble:
            raise Late("no-hint") from None
    return go(f"/games/{id}?as={seat}&hint={rank}")


def has_succeeded(job: asyncio.Future[Any]) -> bool:
    return not job.cancelled() and job.exception() is None


@post("/games/{id:str}/notes", include_in_schema=False)
async def notes(request: Call, id: FromPath[str]) -> Redirect:
    sent = await form(request)
    seat = my_seat(request, sent.get("as", ""))
    text = sent.get("notes", "")[:LONGEST_NOTES]
    await asyncio.to_thread(request.services.store.note, request.place.who, id, seat, text)
    request.services.places.forget(id)
    return go(f"/games/{id}?as={seat}")


@post("/games/{id:str}/webhook", include_in_schema=False)
async def webhook(request: Call, id: FromPath[str]) -> Redirect:
    sent = await form(request)
    seat = my_seat(request, sent.get("as", ""))
    address = sent.get("webhook", "").strip()
    kept = check_address(address) if address else None
    if kept is not None:
        await request.services.hooks.check_reachable(kept)
    await asyncio.to_thread(lambda: request.services.store.set_seat(id, seat, webhook=kept))
    request.services.tables.announce(id, SEATS)
    return go(f"/games/{id}?as={seat}")


ROUTES = [show, body, listen, choose, undo, concede, hint, notes, webhook]
