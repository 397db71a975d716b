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
from ..scenes.settings import read_settings
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


@post("/mine", include_in_schema=False)
async def list_or_not(request: Call) -> Redirect:
    """Take a game off one's list, or put it back. The seat stays one's own, and the address opens it."""
    sent = await form(request)
    if sent.get("do") not in ("remove", "restore"):
        raise Misshapen("bad-field", field="do")
    store, guest, id = request.services.store, request.visitor.guest, sent.get("game", "")
    await asyncio.to_thread(store.hide, guest, id, sent["do"] == "remove")
    return go("/mine")


@get("/open", include_in_schema=False)
async def open_games(request: Call) -> Response[str]:
    spoken = words(request)
    _, found = await asyncio.to_thread(_lists, request)
    return page(request, "lists.html", spoken, lists.open_list(found, spoken, time.time()))


@post("/play", include_in_schema=False)
async def play(request: Call) -> Redirect:
    """At once, against computers or alone."""
    sent = await form(request)
    game = find(sent.get("game", ""))
    me = my_name(request) or words(request)("web-somebody")
    places = setup_scene.plan_quick_game(game, me, setup_scene.is_alone(game, sent))
    chairs = [Chair(*as_chair(place)) for place in places]
    draft = Draft(game.name, chairs, read_settings(game, sent, [1]), luck=sent.get("luck", ""))
    return enter(request, await request.services.make_table(draft, request.visitor))


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


ROUTES = [lobby, mine, list_or_not, open_games, play, setup, set_up, preferences]
