"""A campaign: begin one, see how it stands, play its next game, take it along and bring it back."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from wardroom.kernel import Game, find
from wardroom.kernel.errors import WardroomError
from wardroom.store import Unavailable

from ..campaigns import Standing, in_its_words
from ..errors import Late, NotHere, TooMany, find_status
from ..guard import Call
from ..names import clean
from ..scenes import campaign as scene
from ..scenes.campaign import RANDOM
from ..scenes.captions import of_game
from ..scenes.setup import complaint
from ..table_setup import Chair, Draft
from .common import form, go, my_name, page, words, words_of
from .lobby import enter


def find_game(name: str) -> Game[Any]:
    """A game that has campaigns."""
    game = find(name)
    if game.campaign is None:
        raise NotHere
    return game


@get("/campaigns/{game:str}", include_in_schema=False, sync_to_thread=False)
def show_beginning(request: Call, game: FromPath[str]) -> Response[str]:
    spoken = words(request)
    return page(request, "campaign_new.html", spoken, scene.beginning(find_game(game), spoken, my_name(request)))


@post("/campaigns/{game:str}", include_in_schema=False)
async def begin(request: Call, game: FromPath[str]) -> Response[Any]:
    """The first game of a new campaign."""
    found, spoken, sent = find_game(game), words(request), await form(request, "challenge")
    called = clean(sent.get("name", ""))
    try:
        draft = draft_first(found, sent, called or spoken("web-somebody"))
        made = await request.services.make_table(draft, request.visitor)
    except (TooMany, Unavailable):
        raise
    except WardroomError as wrong:
        said = complaint(wrong, of_game(found, spoken.language))
        context = scene.beginning(found, spoken, my_name(request), sent, said)
        return page(request, "campaign_new.html", spoken, context, max(400, find_status(wrong)))
    return enter(request, made, called)


def draft_first(game: Game[Any], sent: dict[str, str], name: str) -> Draft:
    with in_its_words(game):
        plan = game.campaign.begin(sent.get("captain", ""), sent.get("mode", ""), scene.challenges_of(sent))
        return draft_next(game, plan, sent, name)


def draft_next(game: Game[Any], campaign: Any, sent: dict[str, str], name: str, before: str | None = None) -> Draft:
    """The table of the next game. All that is chosen is the opponent and the side of one's board."""
    with in_its_words(game):
        settings = game.campaign.settings_for(campaign, sent.get("opponent") or RANDOM, sent.get("board") or "basic")
    return Draft(game.name, [Chair("person", name, mine=True)], settings, luck=sent.get("luck", ""), before=before)


async def stand(call: Call, anew: bool = False) -> Standing:
    """How the campaign of this table stands."""
    return await call.services.slowly(lambda: call.services.campaigns.of(call.place.id, anew))


async def campaign_page(call: Call, anew: bool = False) -> Response[str]:
    standing = await stand(call, anew)
    spoken = words_of(call, standing.last)
    plays = bool(call.place.seats)
    return page(call, "campaign.html", spoken, scene.campaign(standing, spoken, call.place.id, plays, anew))


@get("/games/{id:str}/campaign", include_in_schema=False)
async def show(request: Call, id: FromPath[str]) -> Response[str]:
    """Its log, where it stands, and what comes next."""
    return await campaign_page(request)


@post("/games/{id:str}/campaign/verify", include_in_schema=False, status_code=200)
async def verify(request: Call, id: FromPath[str]) -> Response[str]:
    """Play all its games again, and see that each follows from those before it."""
    return await campaign_page(request, anew=True)


@post("/games/{id:str}/campaign", include_in_schema=False)
async def play_next(request: Call, id: FromPath[str]) -> Redirect:
    """The next game; the one that is being played, if there is one."""
    standing, services = await stand(request), request.services
    last = standing.last
    if standing.current is not None:
        return go(f"/games/{last.id}")
    if last.id != request.place.id:
        raise Late("campaign-went-on")
    draft = draft_next(find(last.game), standing.campaign, await form(request), last.names[0], before=last.id)
    services.making.take(request.visitor.address)
    made = await services.table_setup.make_next(draft, request.visitor.guest, request.visitor.address)
    return go(f"/games/{made}")


@get("/games/{id:str}/campaign/file", include_in_schema=False)
async def file(request: Call, id: FromPath[str]) -> Response[str]:
    """All its finished games in one file."""
    services = request.services
    found = await services.slowly(lambda: services.campaigns.file(request.place.id))
    headers = {"content-disposition": f'attachment; filename="{found.game}-campaign-{request.place.id}.json"'}
    return Response(found.to_json(), media_type="application/json", headers=headers)


ROUTES = [show_beginning, begin, show, verify, play_next, file]
