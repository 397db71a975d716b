"""Rules, cards, the legend and the score pad: for everybody, about no table."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from wardroom.interface.score_pad import can_score
from wardroom.kernel import find

from ..errors import NotHere
from ..guard import Call
from ..render import PACKAGE, Words, has_own
from ..scenes import cards as cards_scene
from ..scenes import pad as pad_scene
from ..scenes import rules as rules_scene
from ..scenes import signs as signs_scene
from .common import page, words

MOST_FIELDS = 60
"""Parameters of an address that are read; no form of ours sends more."""


def query(call: Call) -> list[tuple[str, str]]:
    return [(name, str(value)[:200]) for name, value in call.query_params.multi_items()][:MOST_FIELDS]


@get(["/rules", "/cards", "/pad"], include_in_schema=False, sync_to_thread=False)
def shelves(request: Call) -> Response[str]:
    """Which game? All that can be looked up is on one page."""
    spoken = words(request)
    return page(request, "shelves.html", spoken, rules_scene.shelves(spoken))


@get("/rules/{game:str}", include_in_schema=False, sync_to_thread=False)
def rules(request: Call, game: FromPath[str]) -> Response[str]:
    spoken = words(request)
    return page(request, "rules.html", spoken, rules_scene.rules(find(game), spoken, dict(query(request)).get("q", "")))


@get("/signs/{game:str}", include_in_schema=False, sync_to_thread=False)
def signs(request: Call, game: FromPath[str]) -> Response[str]:
    found = find(game)
    spoken = Words(request.visitor.language, PACKAGE, found.package)
    template = f"{found.name}/signs.html" if has_own(found.name, "signs.html") else "signs.html"
    return page(request, template, spoken, signs_scene.signs(found, spoken))


@get("/cards/{game:str}", include_in_schema=False, sync_to_thread=False)
def cards(request: Call, game: FromPath[str]) -> Response[str]:
    found = find(game)
    if not found.show.printed():
        raise NotHere
    chosen: dict[str, list[str]] = {}
    for name, value in query(request):
        chosen.setdefault(name, []).append(value)
    q = chosen.pop("q", [""])[0]
    spoken = words(request)
    return page(request, "cards.html", spoken, cards_scene.cards(found, spoken, chosen, q))


@get("/pad/{game:str}", include_in_schema=False)
async def pad(request: Call, game: FromPath[str]) -> Response[str]:
    """The best choices of a hand may take a while to find."""
    found = find(game)
    if not can_score(found):
        raise NotHere
    given = query(request)
    picked = [value for name, value in given if name == "card"]
    fields = {name: value for name, value in given if name not in ("card", "q")}
    language, q = request.visitor.language, dict(given).get("q", "")
    scene = await request.services.slowly(lambda: pad_scene.pad(found, language, picked, q=q, fields=fields))
    return page(request, "pad.html", Words(language, PACKAGE, found.package), scene)


ROUTES = [shelves, rules, signs, cards, pad]
