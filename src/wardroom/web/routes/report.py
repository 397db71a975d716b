"""Report a problem: a note for the host, with a number to speak of it by.

The file that shows the problem again would tell what is hidden. So a player's report holds where the table stands and
what the player writes, and the host packs the file (`wardroom report`)."""

from __future__ import annotations

import asyncio
import logging
import time

from litestar import post
from litestar.params import FromPath
from litestar.response import Redirect

from wardroom import __version__
from wardroom.store.rows import Report

from .. import logs
from ..guard import Call
from .common import form, go
from .table import my_seat

LONGEST = 2000
log = logging.getLogger("wardroom.reports")


@post("/games/{id:str}/report", include_in_schema=False)
async def report(request: Call, id: FromPath[str]) -> Redirect:
    sent = await form(request)
    seat = my_seat(request, sent.get("as", ""))
    request.services.reporting.take(request.visitor.address)
    position = await request.services.tables.position(id)
    reference = logs.new_reference()
    made = Report(reference, id, seat, position, time.time(), __version__, sent.get("text", "").strip()[:LONGEST])
    await asyncio.to_thread(request.services.store.report, made)
    about = {"reference": reference, "game": id, "position": position, "seat": seat}
    log.warning("problem reported", extra={"facts": about})
    return go(f"/games/{id}?as={seat}&reported={reference}")


ROUTES = [report]
