"""Files of ours, and what whoever runs the server looks at."""

from __future__ import annotations

import gzip
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from litestar import Response, get
from litestar.params import FromPath

from wardroom.kernel.game import games

from ..errors import NotHere
from ..guard import Call
from ..metrics import CONTENT_TYPE
from ..render import FONTS, PACKAGE, find_file, stamp

KINDS = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
    "ttf": "font/ttf",
    "woff2": "font/woff2",
    "webmanifest": "application/manifest+json",
    "txt": "text/plain; charset=utf-8",
}
FOREVER = "public, max-age=31536000, immutable"


@cache
def list_files() -> dict[str, Traversable]:
    """All files that may be sent, by name: ours (`parts.css`), fonts, and those of games (`missions/table.css`)."""
    found = {each.name: each for each in files(PACKAGE).joinpath("static").iterdir()}
    found |= {f"fonts/{name}": find_file(f"fonts/{name}") for name in FONTS}
    for game in games().values():
        folder = files(game.package).joinpath("show", "web") if game.package else None
        if folder is not None and folder.is_dir():
            found |= {f"{game.name}/{each.name}": each for each in folder.iterdir()}
    return {name: each for name, each in found.items() if each.is_file() and name.rpartition(".")[2] in KINDS}


@cache
def content(name: str, packed: bool = False) -> bytes:
    found = list_files()[name].read_bytes()
    return gzip.compress(found, mtime=0) if packed else found


@get("/static/{path:path}", include_in_schema=False)
async def static(request: Call, path: FromPath[str]) -> Response[bytes]:
    name = str(path).lstrip("/")
    if name not in list_files():
        raise NotHere
    current = request.query_params.get("v") == stamp(name)
    headers = {
        "cache-control": FOREVER if current else "no-cache",
        "etag": f'"{stamp(name)}"',
        "vary": "accept-encoding",
    }
    kind = KINDS[name.rpartition(".")[2]]
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    packed = "gzip" in request.headers.get("accept-encoding", "")  # a font is half as long
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(content(name, packed), headers=headers, media_type=kind)


@get("/health", include_in_schema=False, sync_to_thread=False)
def health() -> Response[str]:
    """The process is there."""
    return Response("ok\n", media_type="text/plain")


@get("/ready", include_in_schema=False)
async def ready(request: Call) -> Response[str]:
    """The database takes what is written to it, too."""
    if await request.services.is_ready():
        return Response("ready\n", media_type="text/plain")
    return Response("not ready\n", status_code=503, media_type="text/plain")


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Call) -> Response[bytes]:
    return Response(request.services.metrics.text(), media_type=CONTENT_TYPE)


ROUTES = [static, health, ready, metrics]
