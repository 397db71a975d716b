"""`wardroom import`: game files into the store, each after it has been replayed and verified."""

from __future__ import annotations

import time
from argparse import Namespace
from contextlib import closing
from pathlib import Path

from wardroom.kernel import Record
from wardroom.kernel.errors import WardroomError
from wardroom.store import GameRow, HereAlready, Store, import_with_links, renew_links

from . import files
from .context import Context
from .database import open_database
from .errors import explain

Links = dict[int | None, str]
"""By seat; the spectators' has none."""


def run(arguments: Namespace, context: Context) -> int:
    """Each file becomes a table, with links to it. What cannot be verified is said and stays outside."""
    code = 0
    with closing(open_database(arguments, context)) as store:
        for file in arguments.files:
            try:
                row, links, new = bring_in(store, files.read(Path(file)))
            except (WardroomError, OSError) as error:
                context.complain(explain(error, context.text))
                context.complain(context.text.say("import-no", {"file": file}))
                code = 1
                continue
            facts = {"file": file, "id": row.id, "moves": row.position}
            context.out.print(context.text.say("import-yes", facts) if new else context.text.say("import-again", facts))
            show_links(row, links, context)
    return code


def bring_in(store: Store, record: Record) -> tuple[GameRow, Links, bool]:
    """A table with its links, and whether it is new. A game that is here already, but that nobody has come to, gets new
    links: whoever imported it may have been interrupted before they were told."""
    try:
        return *import_with_links(store, record, time.time()), True
    except HereAlready as here:
        if store.has_people(here.id):
            raise
        row = store.game(here.id)
        return row, renew_links(store, row), False


def show_links(row: GameRow, links: Links, context: Context) -> None:
    """Nobody sits at the new table: the seats of a running game and the spectators' place are opened by these."""
    for seat in row.seats:
        if seat.seat in links:
            context.out.print(context.text.say("import-seat", {"name": seat.name, "link": f"/sit/{links[seat.seat]}"}))
    context.out.print(context.text.say("import-watch", {"link": f"/watch/{links[None]}"}))
