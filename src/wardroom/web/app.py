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
from wardroom.store import Unavailable

from . import errors, live, logs, render
from .access import RULES
from .config import Config, read_config
from .guard import Call, admit, finish, name_route
from .routes import ROUTES
from .routes.common import words
from .scenes.error import error as error_scene
from .schema import SchemaPage
from .services import Services, open_services
from .visitor import facts, network

STARTED = "wardroom.started"
KEYS = {"no-token": "csrf", "too-many-tables": "full", "link": "link"}
"""Errors for which the error page has words of its own."""
PATIENCE = 5
"""Seconds to wait for a database that does not answer."""
log = logging.getLogger("wardroom.requests")


def create(config: Config) -> Litestar:
    """A server for one configuration. Opening the database and starting to play is left to its start."""
    channels = live.open_channels(config.database)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = app.state.services = open_services(config, channels)
        async with services.running():
            yield

    return Litestar(
        route_handlers=ROUTES,
        guards=[admit],
        request_class=Call,
        plugins=[channels],
        lifespan=[lifespan],
        middleware=[time_requests, count_requests],
        before_send=[finish, count_answer],
        exception_handlers=cast(
            Any, {WardroomError: answer_error, HTTPException: answer_refusal, Exception: answer_failure}
        ),
        request_max_body_size=config.limits.body,
        multipart_form_part_limit=20,
        openapi_config=describe_api(),
        logging_config=None,
        debug=False,
        pdb_on_exception=False,
    )


def from_environment() -> Litestar:
    """For server processes that are told everything by environment variables."""
    logs.set_up_logs(level=logging.getLevelNamesMapping().get(os.environ.get("WARDROOM_LOG", "").upper(), logging.INFO))
    return create(read_config())


def describe_api() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Wardroom",
        version=__version__,
        description="Play by program: one token for each seat. See docs/api.md.",
        path="/schema",
        use_handler_docstrings=True,
        render_plugins=[SchemaPage(), JsonRenderPlugin(path="/openapi.json")],
        components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
    )


def count_requests(app: ASGIApp) -> ASGIApp:
    """An address has so many requests answered at the same time, however they come to us."""

    async def counted(scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        services: Services = scope["litestar_app"].state.services
        with services.at_once.held_by(network(client[0] if client else "")):
            await app(scope, receive, send)

    return counted


def time_requests(app: ASGIApp) -> ASGIApp:
    async def clocked(scope: Scope, receive: Receive, send: Send) -> None:
        facts(scope)[STARTED] = perf_counter()
        await app(scope, receive, send)

    return clocked


async def count_answer(message: Message, scope: Scope) -> None:
    """Every answer is counted and logged by its route, without what was filled in."""
    if message["type"] != "http.response.start":
        return
    services: Services | None = getattr(scope["litestar_app"].state, "services", None)
    route = name_route(scope)
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


def answer_error(request: Call, error: WardroomError) -> Response[Any]:
    """Something that could not be done, told in one sentence."""
    if isinstance(error, FlowFailed):  # where nobody chose anything: while a game is opened or played again
        return answer_failure(request, error)
    wait = error.wait if isinstance(error, errors.TooMany) else 0
    if isinstance(error, Unavailable):
        wait = PATIENCE
        log.error("database fails", exc_info=error, extra={"facts": {"route": name_route(request.scope)}})
    headers = {"retry-after": str(wait)} if wait else {}
    if isinstance(error, errors.NoToken):
        headers["www-authenticate"] = "Bearer"
    spoken = words(request)
    status = errors.find_status(error)
    if is_for_program(request):
        return Response(errors.describe_for_program(error, spoken), status_code=status, headers=headers)
    said = "" if isinstance(error, errors.NotHere) else errors.describe(error, spoken)
    return answer(request, KEYS.get(error.key, status), status, said=said, retry=wait, headers=headers)


def answer_refusal(request: Call, error: HTTPException) -> Response[Any]:
    """What the framework refuses: a path or method that is not there, a body too large or misshapen."""
    spoken = words(request)
    status = error.status_code
    if status >= 500:
        return answer_failure(request, error)
    key = {404: "not-here", 405: "no-method", 413: "too-large"}.get(status, "bad-request")
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    if is_for_program(request):
        message = spoken.say(f"web-fault-{key}")
        if status == 400 and error.detail:
            message = f"{message} {detail(error)}"
        return Response({"error": {"code": key, "message": message, "rule": None}}, status_code=status, headers=headers)
    return answer(request, status, status, headers=headers)


def detail(error: HTTPException) -> str:
    """What a validator complains about, without quoting what was sent."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)]
    return "; ".join(found)[:300]


def answer_failure(request: Call, error: Exception) -> Response[Any]:
    """An internal error: a number to find it by, and nothing else."""
    reference = logs.new_reference()
    about = {"reference": reference, "route": name_route(request.scope)}
    log.error("failed", exc_info=error, extra={"facts": about})
    if is_for_program(request):
        message = words(request).say("web-fault-ours", {"reference": reference})
        return Response({"error": {"code": "ours", "message": message, "rule": None}}, status_code=500)
    return answer(request, 500, 500, reference=reference)


def is_for_program(request: Call) -> bool:
    path = request.scope["path"]
    return path.startswith("/api/") or path == "/api"


def answer(
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
