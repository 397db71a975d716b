"""After the game: file, rematch, import."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect

from wardroom.interface.campaign_file import CampaignFile, game_of, is_campaign
from wardroom.interface.campaign_tables import find_before, import_campaign
from wardroom.kernel import SPECTATOR, Record, Table, find
from wardroom.kernel.game import Settings
from wardroom.players.worker import Trouble
from wardroom.store.rows import GameRow, SeatRow, Sitting
from wardroom.store.transfer import import_game

from .. import render
from ..campaigns import Standing, in_its_words
from ..errors import BadCampaign, Forbidden, Late, Misshapen
from ..guard import Call
from ..scenes import logbook as logbook_scene
from ..scenes import replay as replay_scene
from ..scenes import result as result_scene
from ..scenes import verify as verify_scene
from ..table_setup import Chair, Draft
from ..tables import Open
from .api import game_file
from .common import WATCH, go, links_cookie, page, say_reported, words_of

LARGEST = 1 << 20
"""Bytes of a game file that somebody brings."""
LONGEST = 4000
"""Moves in it: it will be played again whenever somebody wants to see it."""


async def open_finished(call: Call) -> tuple[Open, Table[Any]]:
    """The table of a game that is over."""
    known = await call.services.tables.open(call.place.id)
    if known.table is None or not known.table.over:
        raise Late("not-over")
    return known, known.table


async def stand(call: Call) -> Standing | None:
    """How the campaign of this table stands; nothing where its games do not follow from one another."""
    with suppress(BadCampaign):
        return await call.services.slowly(lambda: call.services.campaigns.of(call.place.id))
    return None


async def result(call: Call, known: Open) -> Response[str]:
    """Who won and why. The curve of the scores is worked out once for every game."""
    table = known.table
    assert table is not None
    curve = await call.services.curves.of(known, call.services.slowly)
    reader = call.place.seats[0] if len(call.place.seats) == 1 else None
    spoken = words_of(call, known.row, -1 if reader is None else reader)
    standing = await stand(call) if known.row.in_campaign else None
    scene = result_scene.result(table, known.row, call.visitor.language, reader=reader, curve=curve, standing=standing)
    return page(call, "result.html", spoken, scene | {"reported": say_reported(call)})


@get("/games/{id:str}/log", include_in_schema=False)
async def log(request: Call, id: FromPath[str]) -> Response[str]:
    """All that happened, as the reader was told."""
    known = await request.services.tables.open(id)
    if known.table is None:
        raise Late("not-playing")
    seat = choose_reader(request, known)
    scene = logbook_scene.logbook(known.seat(seat), known.row, request.visitor.language)
    return page(request, "log.html", words_of(request, known.row, seat), scene)


def choose_reader(call: Call, known: Open) -> int:
    """Whose log: that of one's own seat; once the game is over, anybody's; otherwise a spectator's."""
    wanted, seats = call.query_params.get("as", ""), call.place.seats
    if wanted.isdecimal() and len(wanted) < 3 and int(wanted) < len(known.row.seats):
        if int(wanted) not in seats and known.row.status != "over":
            raise Forbidden("not-yours")
        return int(wanted)
    return seats[0] if len(seats) == 1 and not wanted else SPECTATOR


@get("/games/{id:str}/replay", include_in_schema=False)
async def replay(request: Call, id: FromPath[str]) -> Response[str]:
    """A step of the game, through somebody's eyes or with open hands: nothing in it is hidden any more."""
    known, table = await open_finished(request)
    given = {name: request.query_params.get(name, "") for name in ("step", "seat", "play")}
    step, seat, play = (int(value) if value.isdecimal() and len(value) < 7 else None for value in given.values())
    record, row, reader = table.record(), known.row, request.reader
    scene = await request.services.slowly(
        lambda: replay_scene.replay(table.game, record, row, reader, step=step or 0, seat=seat, play=play or 0)
    )
    spoken = words_of(request, row, -1 if seat is None else seat)
    return Response(render.table(reader, spoken, scene), media_type=MediaType.HTML)


@post("/games/{id:str}/verify", include_in_schema=False, status_code=200)
async def verify(request: Call, id: FromPath[str]) -> Response[str]:
    """Play the whole game again, before the reader's eyes."""
    known, table = await open_finished(request)
    record, game = table.record(), table.game
    row, language = known.row, request.visitor.language
    scene = await request.services.slowly(lambda: verify_scene.verify(game, record, row, language))
    return page(request, "verify.html", words_of(request, known.row), scene)


@get("/games/{id:str}/file", include_in_schema=False)
async def file(request: Call, id: FromPath[str]) -> Response[str]:
    return game_file(await request.services.tables.open(id))


@post("/games/{id:str}/rematch", include_in_schema=False)
async def rematch(request: Call, id: FromPath[str]) -> Redirect:
    """The same people at a new table, every one a seat further. A game of a campaign has no rematch: the next one is
    chosen on the page of the campaign."""
    known, _ = await open_finished(request)
    if known.row.in_campaign:
        return go(f"/games/{id}/campaign")
    made = await request.services.make_table(draft_rematch(known.row, request.place.seats), request.visitor)
    links = {str(seat): secret for seat, secret in made.links.items()} | {WATCH: made.watch}
    return go(f"/games/{made.row.id}", [links_cookie(request, made.row.id, links)])


def draft_rematch(row: GameRow, mine: tuple[int, ...]) -> Draft:
    """Whoever asks for the rematch is its host and has its seats; the other people get links."""
    chairs = [invite_again(seat, mine) for seat in row.seats]
    return Draft(row.game, [*chairs[1:], chairs[0]], rotate_settings(row), before=row.id)


def rotate_settings(row: GameRow) -> Settings:
    """What belongs to a seat goes with whoever has it; what belongs to places that nobody had stays there."""
    settings, seats = dict(row.settings), len(row.seats)
    for setting in find(row.game).settings:
        if setting.each:
            names = setting.names(seats)
            settings |= {name: row.settings[after] for name, after in zip(names, [*names[1:], names[0]])}
    return settings


def invite_again(seat: SeatRow, mine: tuple[int, ...]) -> Chair:
    if seat.kind == "bot":
        return Chair("bot", seat.name, seat.player)
    if seat.seat in mine:
        return Chair("screen" if seat.kind == "screen" else "person", seat.name, mine=seat.kind == "person")
    return Chair("person", seat.name)


@post("/import", include_in_schema=False, request_max_body_size=LARGEST)
async def bring(request: Call) -> Redirect:
    """A game file becomes a table of whoever brings it, a campaign as many tables as it has games. Each is played again
    in a process of its own first."""
    source = await sent_file(request)
    request.services.making.take(request.visitor.address)
    if is_campaign(source.encode()):
        return await bring_campaign(request, source)
    await check_source(request, source)
    id = await request.services.slowly(lambda: import_table(request, source))
    request.services.places.forget(id)
    return go(f"/games/{id}")


async def check_source(call: Call, source: str) -> None:
    if len((await asyncio.to_thread(Record.from_json, source)).moves) > LONGEST:
        raise Misshapen("long-import")
    try:
        await call.services.computers.check(source)
    except Trouble:
        raise Misshapen("slow-import") from None


async def bring_campaign(call: Call, source: str) -> Redirect:
    """All of its games or none. Whoever brings what is here already may watch it, if it is somebody else's."""
    services, guest = call.services, call.visitor.guest
    brought = await asyncio.to_thread(CampaignFile.from_json, source.encode())
    for record in brought.games:
        await check_source(call, record.to_json())

    def put_in() -> str:
        with in_its_words(game_of(brought)):
            row, new = import_campaign(services.store, brought, time.time(), guest)
        if not new and not services.store.sittings(guest, row.id):
            services.store.sit(guest, Sitting(row.id, None))
        return row.id

    id = await services.slowly(put_in)
    services.places.forget(id)
    return go(f"/games/{id}/campaign")


async def sent_file(call: Call) -> str:
    given = (await call.form()).get("file")
    content = await given.read() if isinstance(given, UploadFile) else str(given or "").encode()
    try:
        return bytes(content).decode()
    except UnicodeDecodeError:
        raise Misshapen("bad-field", field="file") from None


def import_table(call: Call, source: str) -> str:
    """All seats go to whoever brought the file: who has the seed of a game knows all of it. A game that is here already
    stays the table it is; once it is over, whoever has its file may watch it."""
    store, guest, record = call.services.store, call.visitor.guest, Record.from_json(source)
    there = store.twin(record.commitment, record.start)
    if there is not None:
        if store.sittings(guest, there):  # brought it before, and perhaps never heard of it
            return there
        if store.game(there).status != "over":
            raise Late("here-already")
        store.sit(guest, Sitting(there, None))
        return there
    return import_game(store, record, time.time(), guest, find_before(store, record, guest)).id


ROUTES = [log, replay, verify, file, rematch, bring]
