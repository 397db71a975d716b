"""Standing orders: given where a window is asked, lifted at any time."""

from __future__ import annotations

from typing import Any

from litestar import Response, post
from litestar.params import FromPath

from wardroom.store import Stale

from .. import errors
from ..errors import Late, describe
from ..guard import Call
from ..scenes.table import Aside
from .common import form, go, number, words_of
from .table import my_seat, next_page, table_page

LONGEST_ORDER = 40


@post("/games/{id:str}/orders", include_in_schema=False)
async def orders(request: Call, id: FromPath[str]) -> Response[Any]:
    """Give one (`give`), for a window as it was at a position, or lift one (`lift`)."""
    sent = await form(request)
    seat, who, services = my_seat(request, sent.get("as", "")), request.place.who, request.services
    try:
        if "lift" in sent:
            await services.orders.lift(id, who, seat, sent["lift"][:LONGEST_ORDER])
        else:
            at = number(sent.get("position", ""), "position")
            await services.orders.give(id, who, seat, at, sent.get("give", "")[:LONGEST_ORDER])
    except Stale as late:
        known = await services.tables.open(id)
        if known.table is None:
            raise Late("not-playing") from None
        if not known.table.over:
            sentence = describe(late, words_of(request, known.row, seat))
            return await table_page(
                request, known, Aside(toast=sentence), status=errors.find_status(late), wanted=str(seat)
            )
    return go(next_page(request, await services.tables.open(id), seat))


ROUTES = [orders]
