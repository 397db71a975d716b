"""The HTTP API: JSON, a token for each seat. docs/api.md describes it; a test runs the bot in it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Body, FromPath, PathParameter, QueryParameter
from litestar.response import Stream

from wardroom.interface.catalogue import describe
from wardroom.kernel import Seat, find, games
from wardroom.kernel.errors import Refused, UnknownRules
from wardroom.kernel.table import CONCEDE
from wardroom.players import NAMES
from wardroom.store.rows import Kind, SeatRow

from ..errors import Late, Misshapen, find_code
from ..guard import Call
from ..render import PACKAGE, Words
from ..scenes.position import Position
from ..table_setup import Chair, Draft, Made
from ..tables import LONGEST_KEY, MOST_KEYS, Open
from .common import WATCH, link, words_of
from .stream import events

MOST_SEATS = 16
Id = Annotated[str, PathParameter(description="The table, as `POST /api/games` named it.")]
Since = Annotated[
    int | None, QueryParameter(ge=0, le=1_000_000, description="Tell me what happened since this position.")
]
BEARER: list[dict[str, list[str]]] = [{"seat": []}]


class SettingFacts(msgspec.Struct):
    """What players of a game may agree on, by its name in `options`. `seat`: it is that of one seat, from 1; `several`:
    any number of the choices, joined with `+`; `reads`: also a text that is none of them."""

    name: str
    default: bool | int | str
    choices: list[bool | int | str]
    seat: int | None
    several: bool
    reads: bool


class GameFacts(msgspec.Struct):
    """A game that can be played here."""

    name: str
    title: str
    about: str
    seats: list[int]
    rules: int
    settings: list[SettingFacts]


class Catalogue(msgspec.Struct):
    """The games of this server, and the computer players that take a seat in any of them."""

    games: list[GameFacts]
    players: list[str]


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table: a person (or a program) with a name, or a computer player."""

    kind: Literal["person", "bot"]
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    player: Annotated[str, msgspec.Meta(max_length=40)] = ""


class NewGame(msgspec.Struct, forbid_unknown_fields=True):
    """A new table. It begins at once."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, bool | int | str] = {}
    luck: Annotated[str, msgspec.Meta(max_length=200)] = ""


class SeatKey(msgspec.Struct):
    """What opens a seat; nothing for a computer player."""

    token: str | None
    link: str | None


class WatchKey(msgspec.Struct):
    link: str


class NewTable(msgspec.Struct):
    """A new table and its secrets. They are told now and never again."""

    id: str
    seats: list[SeatKey]
    spectators: WatchKey


class OptionText(msgspec.Struct):
    key: str
    text: str
    final: bool


class AskText(msgspec.Struct):
    """What the seat must choose now."""

    kind: str
    text: str
    rule: str | None
    many: bool
    options: list[OptionText]


class SeatFacts(msgspec.Struct):
    """Who sits at a seat: somebody with a device or program of their own, somebody at the host's screen, a computer.
    `player` is the computer that plays there now."""

    name: str
    kind: Kind
    player: str | None


class EventText(msgspec.Struct):
    """What happened, as the token's seat was told."""

    key: str
    args: dict[str, Any]
    text: str


class Told(msgspec.Struct):
    """What happened since a position. `first`: so many events of the log came before and still stand."""

    first: int
    events: list[EventText]


class TableState(msgspec.Struct):
    """The table as the token's seat may see it."""

    game: str
    rules: int
    settings: dict[str, bool | int | str]
    players: list[SeatFacts]

    position: int
    over: bool
    result: list[int] | None
    winners: list[int]
    seat: int
    names: list[str]
    asked: list[int]
    can_undo: bool
    can_concede: bool
    view: Any
    ask: AskText | None
    log: Told | None


Key = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_KEY)]


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    """An option by its key (or `undo`; or `concede`, if you are `sure`), for the table as it was at a position; or
    several options at once, where the question asks for several (`many`). One of both, not both."""

    position: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    option: Key | None = None
    options: Annotated[list[Key], msgspec.Meta(min_length=1, max_length=MOST_KEYS)] | None = None
    once: Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00]+$")] | None = None
    sure: bool = False


class Chosen(msgspec.Struct):
    """The position after the choice. A choice that is sent again gets the same answer, and is not made again."""

    position: int


class Why(msgspec.Struct):
    """Whether something may be chosen now, and why not."""

    candidate: str
    legal: bool
    code: str | None
    message: str | None
    rule: str | None


class Mistake(msgspec.Struct):
    """What is wrong: a code that does not change, a sentence in the language asked for, the rule if there is one."""

    code: str
    message: str
    rule: str | None


class Mistaken(msgspec.Struct):
    error: Mistake


def wrong(about: str) -> ResponseSpec:
    return ResponseSpec(Mistaken, generate_examples=False, description=about)


EVERYWHERE = {
    400: wrong("The request is not of the right form."),
    404: wrong("There is no such table, or the token is not for it."),
    429: wrong("Too many requests; Retry-After says when to come back."),
}
LISTING = {429: EVERYWHERE[429]}
SEATED = {**EVERYWHERE, 401: wrong("There is no token."), 409: wrong("The table is elsewhere by now, or not that far.")}
LARGE = wrong("The request is larger than we take.")
MAKING = {**EVERYWHERE, 413: LARGE, 422: wrong("The game has no such seats, options or players.")}
CHOOSING = {
    **SEATED,
    413: LARGE,
    422: wrong("The option is not legal; the rule says why."),
    500: wrong(
        "The game's own code failed at this choice (`flow-failed`). Nothing has changed: choose something else."
    ),
}


@get("/api/games", tags=["tables"], operation_id="list_games", responses=LISTING, sync_to_thread=False)
def catalogue(request: Call) -> Catalogue:
    """What can be played here: the games with their settings, and the computer players."""
    language = request.visitor.language
    found = [describe(game, Words(language, PACKAGE, game.package)) for game in games().values()]
    return Catalogue(msgspec.convert(found, list[GameFacts]), list(NAMES))


@post("/api/games", tags=["tables"], status_code=201, operation_id="create_table", responses=MAKING)
async def create(request: Call, data: Annotated[NewGame, Body(description="The table you want.")]) -> NewTable:
    """Make a table. Keep the tokens: each plays one seat."""
    chairs = [Chair(seat.kind, seat.name, seat.player or None) for seat in data.seats]
    draft = Draft(find(data.game).name, chairs, data.options, luck=data.luck)
    made = await request.services.make_table(draft, request.visitor, programs=True)
    return told_table(request, made)


def told_table(call: Call, made: Made) -> NewTable:
    keys = [
        SeatKey(made.tokens.get(seat.seat), link(call, "", made.links[seat.seat]) if seat.seat in made.links else None)
        for seat in made.row.seats
    ]
    return NewTable(made.row.id, keys, WatchKey(link(call, WATCH, made.watch)))


@get("/api/games/{id:str}", tags=["tables"], security=BEARER, operation_id="get_table", responses=SEATED)
async def show(request: Call, id: Id, since: Since = None) -> TableState:
    """The table, what your seat must choose now and, if you say since when, what happened."""
    return await state(request, await open_table(request), since)


async def open_table(call: Call) -> Open:
    known = await call.services.tables.open(call.place.id)
    if known.row.status == "failed":
        raise Late("failed")
    if known.table is None and known.row.status != "frozen":
        raise Late("waiting" if known.row.status == "waiting" else "unopened")
    if known.table is None:
        raise UnknownRules("unknown-rules", game=known.row.game, rules=known.row.rules, known="-")
    return known


async def state(call: Call, known: Open, since: int | None) -> TableState:
    number = call.place.seats[0]
    position = await call.services.positions.read(known, number)
    seat = known.seat(number)
    spoken = words_of(call, known.row, number)
    row = known.row
    return TableState(
        game=row.game,
        rules=row.rules,
        settings=row.settings,
        players=[describe_seat(each) for each in row.seats],
        position=known.position,
        over=seat.over,
        result=None if row.result is None else list(row.result),
        winners=list(row.winners),
        seat=number,
        names=list(row.names),
        asked=list(row.asked),
        can_undo=seat.can_undo,
        can_concede=seat.can_concede,
        view=position.view,
        ask=None if position.kind is None else describe_ask(position, position.kind, spoken),
        log=None if since is None else tell(seat, position, since, spoken),
    )


def describe_seat(row: SeatRow) -> SeatFacts:
    return SeatFacts(row.name, row.kind, row.stand_in or row.player)


def tell(seat: Seat[Any], position: Position, since: int, spoken: Words) -> Told:
    first = seat.told_at(since)
    return Told(first, [EventText(key, args, spoken.event(key, args)) for key, args in position.log[first:]])


def describe_ask(position: Position, kind: str, spoken: Words) -> AskText:
    rule = spoken.say(f"ask-{kind}.rule") if spoken.has(f"ask-{kind}.rule") else None
    options = [OptionText(label.key, spoken.label(label), label.final) for label in position.labels]
    return AskText(kind, spoken.say(f"ask-{kind}", position.prompt), rule, position.many, options)


@post(
    "/api/games/{id:str}/choices",
    tags=["tables"],
    security=BEARER,
    status_code=200,
    operation_id="choose",
    responses=CHOOSING,
)
async def choose(request: Call, id: Id, data: Annotated[Choice, Body(description="Your choice.")]) -> Chosen:
    """Choose an option, take the last choice back (`undo`) or give up (`concede`). Stored before it is answered."""
    seat = request.place.seats[0]
    keys = read_keys(data)
    done = await request.services.tables.choose_several(request.place.id, seat, data.position, keys, data.once)
    return Chosen(done.position)


def read_keys(data: Choice) -> list[str]:
    """The keys of a choice: one option, or several."""
    if (data.option is None) == (data.options is None):
        raise Misshapen("one-of", one="option", other="options")
    keys = data.options or [str(data.option)]
    if CONCEDE in keys and not data.sure:
        raise Late("sure")
    return keys


@get("/api/games/{id:str}/why/{candidate:str}", tags=["tables"], security=BEARER, operation_id="why", responses=SEATED)
async def why(request: Call, id: Id, candidate: FromPath[str]) -> Why:
    """Whether something could be chosen now, and if not, by which rule."""
    known = await open_table(request)
    number = request.place.seats[0]
    try:
        reason = known.seat(number).why_key(candidate[:LONGEST_KEY])
    except Refused as refused:
        reason = refused.reason
    if reason is None:
        return Why(candidate, True, None, None, None)
    spoken = words_of(request, known.row, number)
    return Why(candidate, False, find_code(Refused(reason)), spoken.reason(reason), reason.rule or None)


@get("/api/games/{id:str}/events", tags=["tables"], security=BEARER, operation_id="events", responses=SEATED)
async def listen(request: Call, id: Id) -> Stream:
    """Server-sent events: `position`, with its number as data, at once and after every change."""
    return events(request, program=True)


@get("/api/games/{id:str}/export", tags=["tables"], security=BEARER, operation_id="export", responses=SEATED)
async def export(request: Call, id: Id) -> Response[str]:
    """The game file, once the game is over. Before that its moves would tell what is hidden."""
    return game_file(await open_table(request))


def game_file(known: Open) -> Response[str]:
    if known.table is None or not known.table.over:
        raise Late("running")
    name = f"{known.row.game}-{known.row.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(known.table.record().to_json(), media_type="application/json", headers=headers)


ROUTES = [catalogue, create, show, choose, why, listen, export]
