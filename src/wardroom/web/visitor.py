"""Who is calling: a browser by its cookie, a program by its token; in which language, from where."""

from __future__ import annotations

import hmac
import re
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from ipaddress import IPv6Network, ip_address
from typing import Any, cast

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

from wardroom.language import LANGUAGES
from wardroom.store import hashed, new_secret

from .render import THEMES

GUEST, LANGUAGE, THEME = "wardroom", "wardroom_language", "wardroom_theme"
SECRET = re.compile(r"[A-Za-z0-9_-]{32}")
YEAR = 365 * 24 * 3600
KEPT = "wardroom.visitor"
Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(slots=True)
class Visitor:
    """A browser is known by the secret in its cookie, of which we keep the hash."""

    secret: str
    guest: str  # the hash
    known: bool  # it brought the cookie; otherwise it gets one
    token: str | None  # the hash of a program's token
    language: str
    theme: str
    address: str

    @property
    def csrf(self) -> str:
        """What the forms of our pages carry, and no other page can know."""
        return hmac.new(self.secret.encode(), b"csrf", sha256).hexdigest()[:32]


def find_visitor(connection: Connection) -> Visitor:
    """Found out once for each request."""
    scope = facts(connection.scope)
    if KEPT not in scope:
        scope[KEPT] = meet(connection)
    found: Visitor = scope[KEPT]
    return found


def facts(scope: Scope) -> dict[str, Any]:
    """A request's scope as a place for what we find out about it."""
    return cast("dict[str, Any]", scope)


def meet(connection: Connection) -> Visitor:
    cookies = connection.cookies
    secret = cookies.get(GUEST, "")
    known = SECRET.fullmatch(secret) is not None
    if not known:
        secret = new_secret()
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return Visitor(
        secret=secret,
        guest=hashed(secret),
        known=known,
        token=hashed(token.strip()) if scheme.lower() == "bearer" and token.strip() else None,
        language=choose_language(cookies.get(LANGUAGE, ""), connection.headers.get("accept-language", "")),
        theme=cookies[THEME] if cookies.get(THEME) in THEMES else THEMES[0],
        address=network(connection.client.host if connection.client else ""),
    )


def choose_language(chosen: str, accepted: str) -> str:
    """The one that was chosen here, or the first of the browser's that we speak."""
    if chosen in LANGUAGES:
        return chosen
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted[:200].split(",")):
        tag, _, quality = part.strip().partition(";q=")
        try:
            wishes.append((-float(quality or 1), place, tag[:2].lower()))
        except ValueError:
            continue
    return next((wish for _, _, wish in sorted(wishes) if wish in LANGUAGES), LANGUAGES[0])


@lru_cache(maxsize=10_000)
def network(address: str) -> str:
    """Where limits are counted: an address, or the network that one household gets of the longer ones."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 6:
        return str(IPv6Network((int(found) >> 64 << 64, 64)))
    return address


def secure(connection: Connection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")


def cookie(name: str, value: str, is_secure: bool) -> Cookie:
    return Cookie(key=name, value=value, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=is_secure)
