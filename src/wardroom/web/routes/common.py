"""What all routes need: pages, words, the way back, the secrets a host may still see."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any
from urllib.parse import quote, urlsplit

from litestar import Response
from litestar.datastructures import Cookie
from litestar.enums import MediaType
from litestar.response import Redirect

from wardroom.kernel import find
from wardroom.kernel.game import AND
from wardroom.store import hashed
from wardroom.store.rows import GameRow

from .. import render
from ..errors import Misshapen
from ..guard import Call
from ..logs import REFERENCE
from ..names import clean
from ..render import PACKAGE, Words
from ..visitor import cookie, secure

NAME = "wardroom_name"
LINKS = "wardroom_links"
SHOWN = re.compile(r"([0-9]{1,2}|w)\.([A-Za-z0-9_-]{32})")
WATCH = "w"


def words(call: Call) -> Words:
    """The words of the pages."""
    return Words(call.visitor.language, PACKAGE)


def words_of(call: Call, row: GameRow, reader: int = -1) -> Words:
    """The words of the pages and of a game, to somebody at its table."""
    return Words(call.visitor.language, PACKAGE, find(row.game).package, names=row.names, reader=reader)


def say_reported(call: Call) -> str:
    """Under which number a problem was just reported."""
    reference = call.query_params.get("reported", "")
    return words(call)("web-report-done", reference=reference) if REFERENCE.fullmatch(reference) else ""


def page(call: Call, template: str, spoken: Words, scene: dict[str, Any], status: int = 200) -> Response[str]:
    said = render.page(template, call.reader, spoken, **scene)
    return Response(said, media_type=MediaType.HTML, status_code=status)


def go(path: str, cookies: Sequence[Cookie] = ()) -> Redirect:
    """After a form: see the page that it led to."""
    return Redirect(path, status_code=303, cookies=list(cookies))


def back(path: str) -> str:
    """A path of ours to go back to, never another's."""
    parts = urlsplit(path)
    ours = path[:1] == "/" != path[1:2] and not parts.scheme and not parts.netloc  # `///evil` leads to `evil`
    ours = ours and "\\" not in path and path.isprintable()
    return path if ours and path.isascii() and len(path) < 2000 else "/"


async def form(call: Call, several: str = "") -> dict[str, str]:
    """The fields of a form that are text, the first of each name. Where `several` is given, those that begin with it
    may come several times: they are joined, without empty ones."""
    found: dict[str, str] = {}
    for name, value in (await call.form()).multi_items():
        if not isinstance(value, str):
            continue
        if several and name.startswith(several):
            found[name] = AND.join(filter(None, (found.get(name), value)))
        else:
            found.setdefault(name, value)
    return found


def number(value: str, what: str) -> int:
    if not value.isdecimal() or len(value) > 6:
        raise Misshapen("bad-field", field=what)
    return int(value)


def base(call: Call) -> str:
    """The address of this server as players reach it."""
    return call.services.config.address or f"{call.scope['scheme']}://{call.headers.get('host', 'localhost')}"


def my_name(call: Call) -> str:
    """The name this browser used last."""
    return clean(call.cookies.get(NAME, "").encode("ascii", "ignore").decode("unicode_escape", "ignore"))


def named_cookie(call: Call, name: str) -> Cookie:
    return cookie(NAME, clean(name).encode("unicode_escape").decode("ascii").replace(";", ""), secure(call))


def links_cookie(call: Call, id: str, links: dict[str, str]) -> Cookie:
    """Secrets are not stored with us, so the host's own browser keeps the links it has not given away yet: in a cookie
    that it sends to this one table only."""
    value = "/".join(f"{place}.{secret}" for place, secret in links.items())
    made = cookie(LINKS, value, secure(call))
    made.path = f"/games/{id}"
    return made


def kept_links(call: Call) -> dict[str, str]:
    return dict(SHOWN.findall(call.cookies.get(LINKS, "")[:2000]))


def live_links(call: Call, id: str) -> dict[str, str]:
    """The links this browser keeps that still open something at this table. Reads the store: not for the event loop."""
    store = call.services.store
    found = {}
    for place, secret in kept_links(call).items():
        opens = store.link("watch" if place == WATCH else "link", hashed(secret))
        if opens is not None and opens[0] == id:
            found[place] = secret
    return found


def link(call: Call, place: str, secret: str) -> str:
    return f"{base(call)}/{'watch' if place == WATCH else 'sit'}/{quote(secret)}"
