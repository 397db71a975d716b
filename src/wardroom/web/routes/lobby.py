"""Before a game: lobby, lists, set-up, preferences."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from wardroom.kernel import find
from wardroom.kernel.errors import WardroomError
from wardroom.language import LANGUAGES
from wardroom.store import Unavailable

from ..errors import Misshapen, TooMany, find_status
from ..guard import Call
from ..render import THEMES
from ..scenes import lists
from ..scenes import lobby as lobby_scene
from ..scenes import setup as setup_scene
from ..scenes.captions import of_game
from ..table_setup import Chair, Draft, Made
from ..visitor import GUEST, LANGUAGE, THEME, cookie, secure
from .common import WATCH, back, form, go, links_cookie, my_name, named_cookie, page, words

LISTED = 50


@get("/", include_in_schema=False)
async def lobby(request: Call) -> Response[str]:
    spoken = words(request)
    mine, others = await asyncio.to_thread(_lists, request)
    shown = page(request, "lobby.html", spoken, lobby_scene.lobby(mine, others, spoken, time.time()))
    if request.visitor.known:  # who comes back keeps its games for another year
        shown.set_cookie(cookie(GUEST, request.visitor.secret, secure(request)))
    return shown


def _lists(call: Call) -> tuple[lists.Mine, Any]:
    store, who = call.services.store, call.visitor
    mine = store.games_of(who.guest) if who.known else []
    ours = {row.id for row, _ in mine}
    return mine, [row for row in store.open_games(LISTED) if row.id not in ours]


@get("/mine", include_in_schema=False)
async def mine(request: Call) -> Response[str]:
    spoken = words(request)
    found, _ = await asyncio.to_thread(_lists, request)
    return page(request, "lists.html", spoken, lists.mine(found, spoken, time.time()))


@get("/open", include_in_schema=False)
async def open_games(request: Call) -> Response[str]:
    spoken = words(request)
    _, found = await asyncio.to_thread(_lists, request)
    return page(request, "lists.html", spoken, lists.open_list(found, spoken, time.time()))


@post("/play", include_in_schema=False)
async def play(request: Call) -> Redirect:
    """At once, against computers."""
    game = find(await request.field("game"))
    me = my_name(request) or words(request)("web-somebody")
    chairs = [Chair(*chair) for chair in map(as_chair, setup_scene.plan_quick_game(game, me))]
    draft = Draft(game.name, chairs, luck=await request.field("luck"))
    made = await request.services.make_table(draft, request.visitor)
    return enter(request, made)


def as_chair(place: setup_scene.Place) -> tuple[Any, ...]:
    return place.kind, place.name, place.player, place.mine


def enter(call: Call, made: Made, name: str = "") -> Redirect:
    """At the new table, with the links that only its host may see."""
    links = {str(seat): secret for seat, secret in made.links.items()} | {WATCH: made.watch}
    cookies = [links_cookie(call, made.row.id, links)]
    if name:
        cookies.append(named_cookie(call, name))
    return go(f"/games/{made.row.id}", cookies)


@get("/setup/{game:str}", include_in_schema=False, sync_to_thread=False)
def setup(request: Call, game: FromPath[str]) -> Response[str]:
    spoken = words(request)
    return page(request, "setup.html", spoken, setup_scene.setup(find(game), spoken, me=my_name(request)))


@post("/setup/{game:str}", include_in_schema=False)
async def set_up(request: Call, game: FromPath[str]) -> Response[Any]:
    found, spoken, sent = find(game), words(request), await form(request, "set-")
    try:
        plan = setup_scene.read_plan(found, sent, spoken)
        chairs = [Chair(*as_chair(place)) for place in plan.places]
        draft = Draft(found.name, chairs, plan.settings, plan.listed, plan.luck)
        made = await request.services.make_table(draft, request.visitor)
    except (TooMany, Unavailable):
        raise
    except WardroomError as wrong:
        said = setup_scene.complaint(wrong, of_game(found, spoken.language))
        scene = setup_scene.setup(found, spoken, me=my_name(request), form=sent, wrong=said)
        return page(request, "setup.html", spoken, scene, max(400, find_status(wrong)))
    mine = next((chair.name for chair in chairs if chair.mine), "")
    typed = mine if mine in sent.values() else ""
    return enter(request, made, typed)


@post("/preferences", include_in_schema=False)
async def preferences(request: Call) -> Redirect:
    """Language and theme, kept in cookies."""
    sent = await form(request)
    cookies = []
    if sent.get("language") in LANGUAGES:
        cookies.append(cookie(LANGUAGE, sent["language"], secure(request)))
    if sent.get("theme") in THEMES:
        cookies.append(cookie(THEME, sent["theme"], secure(request)))
    if not cookies:
        raise Misshapen("bad-field", field="language, theme")
    return go(back(sent.get("back", "/")), cookies)


ROUTES = [lobby, mine, open_games, play, setup, set_up, preferences]
