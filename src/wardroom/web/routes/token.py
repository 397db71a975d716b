"""A token of one's own seat, for a program: made here, told once."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import FromPath

from ..guard import Call
from ..scenes.token import token
from .common import base, page, words
from .table import my_seat


@post("/games/{id:str}/token", include_in_schema=False, status_code=200)
async def make(request: Call, id: FromPath[str]) -> Response[str]:
    """The page is the only place where the token stands: what is stored is its hash."""
    seat = my_seat(request, await request.field("as"))
    row = (await request.services.tables.open(id)).row
    secret = await request.services.table_setup.make_token(id, seat)
    spoken = words(request)
    return page(request, "token.html", spoken, token(row, seat, secret, base(request), spoken))


ROUTES = [make]
