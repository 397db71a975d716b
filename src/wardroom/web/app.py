"""The server as a whole."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any, cast

from litestar import Litestar, Response
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from wardroom import __version__
from wardroom.kernel.errors import FlowFailed, WardroomError

from . import errors, live, logs, render
from .access import RULES
from .config import Config, configured
from .guard import Call, admit, finish, named
from .routes import ROUTES
from .routes.common import words
from .scenes.error import error as error_scene
from .schema import SchemaPage
from .services import Services, opened
from .visitor import facts

STARTED = "wardroom.started"
KEYS = {"no-token": "csrf", "too-many-tables": "full", "link": "link"}
"""Errors for which the error page has words of its own."""
log = logging.getLogger("wardroom.requests")


def create(config: Config) -> Litestar:
    """A server for one configuration. Opening the database and starting to play is left to its start."""
    channels = live.channels(config.database)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = app.state.services = opened(config, channels)
        async with services.running():
            yield

    return Litestar(
        route_handlers=ROUTES,
        guards=[admit],
        request_class=Call,
        plugins=[channels],
        lifespan=[lifespan],
        middleware=[timed],
        before_send=[finish, count],
        exception_handlers=cast(Any, {WardroomError: mistake, HTTPException: refusal, Exception: failure}),
        request_max_body_size=config.limits.body,
        multipart_form_part_limit=20,
        openapi_config=described(),
        logging_config=None,
        debug=False,
        pdb_on_exception=False,
    )


def from_environment() -> Litestar:
    """For server processes that are told everything by environment variables."""
    logs.ready(level=logging.getLevelNamesMapping().get(os.environ.get("WARDROOM_LOG", "").upper(), logging.INFO))
    return create(configured())


def described() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Wardroom",
        version=__version__,
        description="Play by program: one token for each seat. See docs/api.md.",
        path="/schema",
        use_handler_docstrings=True,
        render_plugins=[SchemaPage(), JsonRenderPlugin(path="/openapi.json")],
        components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
    )


def timed(app: ASGIApp) -> ASGIApp:
    async def clocked(scope: Scope, receive: Receive, send: Send) -> None:
        facts(scope)[STARTED] = perf_counter()
        await app(scope, receive, send)

    return clocked


async def count(message: Message, scope: Scope) -> None:
    """Every answer is counted and logged by its route, without what was filled in."""
    if message["type"] != "http.response.start":
        return
    services: Services | None = getattr(scope["litestar_app"].state, "services", None)
    route = named(scope)
    if services is None or route not in RULES:
        return
    now = perf_counter()
    seconds = now - facts(scope).get(STARTED, now)
    status = message["status"]
    method, _, template = route.partition(" ")
    services.metrics.requests.labels(method, template, status).inc()
    services.metrics.seconds.labels(template).observe(seconds)
    if log.isEnabledFor(logging.INFO):
        about = {"route": route, "status": status, "ms": round(seconds * 1000, 2)}
        if "id" in scope["path_params"]:
            about["game"] = str(scope["path_params"]["id"])[:40]
        log.info("request", extra={"facts": about})


def mistake(request: Call, error: WardroomError) -> Response[Any]:
    """Something that could not be done, told in one sentence."""
    if isinstance(error, FlowFailed):  # where nobody chose anything: while a game is opened or played again
        return failure(request, error)
    wait = error.wait if isinstance(error, errors.TooMany) else 0
    headers = {"retry-after": str(wait)} if wait else {}
    if isinstance(error, errors.NoToken):
        headers["www-authenticate"] = "Bearer"
    spoken = words(request)
    status = errors.status(error)
    if programmed(request):
        return Response(errors.told(error, spoken), status_code=status, headers=headers)
    said = "" if isinstance(error, errors.NotHere) else errors.said(error, spoken)
    return told(request, KEYS.get(error.key, status), status, said=said, retry=wait, headers=headers)


def refusal(request: Call, error: HTTPException) -> Response[Any]:
    """What the framework refuses: a path or method that is not there, a body too large or misshapen."""
    spoken = words(request)
    status = error.status_code
    if status >= 500:
        return failure(request, error)
    key = {404: "not-here", 405: "no-method", 413: "too-large"}.get(status, "bad-request")
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    if programmed(request):
        message = spoken.say(f"web-fault-{key}")
        if status == 400 and error.detail:
            message = f"{message} {detail(error)}"
        return Response({"error": {"code": key, "message": message, "rule": None}}, status_code=status, headers=headers)
    return told(request, status, status, headers=headers)


def detail(error: HTTPException) -> str:
    """What a validator complains about, without quoting what was sent."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)]
    return "; ".join(found)[:300]


def failure(request: Call, error: Exception) -> Response[Any]:
    """A mistake of ours: a number to find it by, and nothing else."""
    reference = logs.reference()
    about = {"reference": reference, "route": named(request.scope)}
    log.error("failed", exc_info=error, extra={"facts": about})
    if programmed(request):
        message = words(request).say("web-fault-ours", {"reference": reference})
        return Response({"error": {"code": "ours", "message": message, "rule": None}}, status_code=500)
    return told(request, 500, 500, reference=reference)


def programmed(request: Call) -> bool:
    path = request.scope["path"]
    return path.startswith("/api/") or path == "/api"


def told(
    request: Call,
    what: int | str,
    status: int,
    *,
    said: str = "",
    retry: int = 0,
    reference: str = "",
    headers: dict[str, str] | None = None,
) -> Response[str]:
    spoken = words(request)
    reader = request.reader
    if request.method != "GET":
        reader = render.Reader(reader.language, reader.theme, reader.csrf, "/")
    scene = error_scene(spoken, what, said=said, reference=reference, retry=retry)
    body = render.page("error.html", reader, spoken, **scene)
    return Response(body, media_type=MediaType.HTML, status_code=status, headers=headers or {})
