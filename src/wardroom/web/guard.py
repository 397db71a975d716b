"""Before anything else: limits, where a request comes from, who may do what. And what every answer says."""

from __future__ import annotations

import hmac
from collections.abc import AsyncGenerator
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, cast

from litestar.connection import Request
from litestar.datastructures import FormMultiDict
from litestar.datastructures.state import State
from litestar.exceptions import InternalServerException
from litestar.handlers.base import BaseRouteHandler
from litestar.types import Message, Scope

from .access import RULES, Place, Who
from .errors import Forbidden, Misshapen, NotHere, NoToken
from .render import Reader
from .visitor import GUEST, KEPT, Connection, Visitor, cookie, facts, find_visitor

if TYPE_CHECKING:
    from .services import Services

SAFE = ("GET", "HEAD", "OPTIONS")
CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", CSP.encode()),
    (b"referrer-policy", b"same-origin"),  # with `no-referrer` browsers would not say where a form comes from
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
UNCOUNTED = ("GET /static/{path}", "GET /health", "GET /ready", "GET /metrics")
PLACE = "wardroom.place"


class Call(Request[Any, Any, State]):
    """A request, with what the guard has found out about it."""

    @property
    def services(self) -> Services:
        return cast("Services", self.app.state.services)

    @property
    def visitor(self) -> Visitor:
        return find_visitor(self)

    @property
    def place(self) -> Place:
        """What the visitor is at the table of this route."""
        return cast(Place, facts(self.scope)[PLACE])

    @property
    def reader(self) -> Reader:
        """Whom the page is for. The query goes with it: changing the language leads back to the same page."""
        who = self.visitor
        query = self.scope["query_string"].decode("ascii", "replace")
        here = self.scope["path"] + (f"?{query}" if query else "")
        return Reader(who.language, who.theme, who.csrf, here)

    async def stream(self) -> AsyncGenerator[bytes, None]:
        """Whoever hangs up before all has come is no mistake of ours."""
        try:
            async for part in super().stream():
                yield part
        except InternalServerException:
            raise Misshapen("bad-request") from None

    async def json(self) -> Any:
        """Litestar answers 400 to whatever is no JSON, except for this."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise Misshapen("bad-request") from None

    async def form(self) -> FormMultiDict:
        try:
            sent = await super().form()
        except (UnicodeError, LookupError):  # a part in no alphabet, or in one that nobody knows
            raise Misshapen("bad-request") from None
        for name, value in sent.multi_items():
            check_text(name, value if isinstance(value, str) else "")
        return sent

    async def field(self, name: str, default: str = "") -> str:
        """A field of the form that was sent."""
        value = (await self.form()).get(name, default)
        return value if isinstance(value, str) else default


def check_text(*given: str) -> None:
    """Text that no database and no page can hold: the character 0, halves of characters."""
    for each in given:
        try:
            each.encode()
        except UnicodeEncodeError:
            raise Misshapen("bad-request") from None
        if "\0" in each:
            raise Misshapen("bad-request")


def name_route(scope: Scope) -> str:
    """A route by its method and template, without what was filled in."""
    return f"{facts(scope).get('method')} {facts(scope).get('path_template', '')}"


async def admit(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Refuse whatever the rules do not allow. A route without a rule is not there."""
    route = name_route(connection.scope)
    needed = RULES.get(route)
    if needed is None:
        raise NotHere
    call = cast(Call, connection)
    check_text(call.scope["path"])
    if call.scope["query_string"]:
        for name, value in call.query_params.multi_items():
            check_text(name, str(value))
    services, who = call.services, call.visitor
    place = await find_place(call, needed)
    if place is not None:
        services.requests.take(place.who)
        if place.rank > Who.WATCHER:
            services.tables.owners.note(place.id, who.address)
        facts(connection.scope)[PLACE] = place
    elif route not in UNCOUNTED:
        services.visits.take(who.address)
    check(needed, place, call)
    if call.method not in SAFE and needed is not Who.PROGRAM:
        check_origin(call, services.config.address)
        if not route.startswith("POST /api/"):
            await check_token(call)


async def find_place(call: Call, needed: Who) -> Place | None:
    if needed in (Who.ANYBODY, Who.KEEPER):
        return None
    id = str(call.path_params.get("id", ""))
    places = call.services.places
    return await (places.of_program if needed is Who.PROGRAM else places.of_guest)(call.visitor, id)


def check(needed: Who, place: Place | None, call: Call) -> None:
    if needed is Who.ANYBODY:
        return
    if needed is Who.KEEPER:
        check_keeper(call)
    elif needed is Who.PROGRAM and call.visitor.token is None:
        raise NoToken
    elif place is None:
        raise NotHere
    elif needed is not Who.PROGRAM and place.rank < needed:
        raise Forbidden("not-yours")


def check_keeper(call: Call) -> None:
    """From this machine, or with the keeper's token."""
    token = call.services.config.metrics_token
    given = call.headers.get("authorization", "").removeprefix("Bearer ")
    if token and hmac.compare_digest(given.encode(), token.encode()):
        return
    try:
        near = ip_address(call.client.host if call.client else "").is_loopback
    except ValueError:
        near = False
    if not near:
        raise NotHere


def check_origin(call: Call, address: str) -> None:
    """Browsers say where a form was sent from. It must be a page of ours; who says nothing is no browser."""
    site, origin = call.headers.get("sec-fetch-site"), call.headers.get("origin")
    if call.scope["path"].startswith("/api/") and site is None and origin is None:
        return  # a program; it has no cookie to be misused
    ours = {f"{call.scope['scheme']}://{call.headers.get('host', '')}", *filter(None, [address])}
    if site not in (None, "same-origin", "none") or (site is None and origin is None):
        raise Forbidden("other-origin")
    if origin is not None and origin not in ours:
        raise Forbidden("other-origin")


async def check_token(call: Call) -> None:
    given = call.headers.get("x-csrf-token") or await call.field("csrf")
    if not call.visitor.known or not hmac.compare_digest(given.encode(), call.visitor.csrf.encode()):
        raise Forbidden("no-token")


async def finish(message: Message, scope: Scope) -> None:
    """What every answer says: what browsers may do with it, and who they are from now on."""
    if message["type"] != "http.response.start":
        return
    headers = message["headers"] = [*message["headers"], *HEADERS]
    names = {name for name, _ in headers}
    if b"cache-control" not in names:
        headers.append((b"cache-control", b"no-store"))
    is_secure = scope["scheme"] == "https"
    if is_secure:
        headers.append((b"strict-transport-security", b"max-age=31536000"))
    met = facts(scope).get(KEPT)
    if isinstance(met, Visitor) and not met.known and met.token is None and welcomes(headers):
        made = cookie(GUEST, met.secret, is_secure)
        headers.append((b"set-cookie", made.to_header(header="").encode("latin-1")))


def welcomes(headers: list[tuple[bytes, bytes]]) -> bool:
    """Pages, and what follows a form, give a new browser its cookie; programs and files do not."""
    return any(
        name == b"location" or (name == b"content-type" and value.startswith(b"text/html")) for name, value in headers
    )
