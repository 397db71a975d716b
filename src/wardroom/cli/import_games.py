"""`wardroom import`: game files into the store, each after it has been replayed and verified."""

from __future__ import annotations

import time
from argparse import Namespace
from contextlib import closing
from pathlib import Path

from wardroom.kernel.errors import WardroomError
from wardroom.store import GameRow, Store, hashed, import_game, new_secret

from . import files
from .context import Context
from .database import open_database
from .errors import explain


def run(arguments: Namespace, context: Context) -> int:
    """Each file becomes a table, with links to it. What cannot be verified is said and stays outside."""
    code = 0
    with closing(open_database(arguments, context)) as store:
        for file in arguments.files:
            try:
                row = import_game(store, files.read(Path(file)), time.time())
            except (WardroomError, OSError) as error:
                context.complain(explain(error, context.text))
                context.complain(context.text.say("import-no", {"file": file}))
                code = 1
                continue
            context.out.print(context.text.say("import-yes", {"file": file, "id": row.id, "moves": row.position}))
            show_links(store, row, context)
    return code


def show_links(store: Store, row: GameRow, context: Context) -> None:
    """Nobody sits at the new table: the seats of a running game and the spectators' place are opened by these."""
    for seat in row.seats if row.status == "playing" else ():
        secret = new_secret()
        store.issue("link", hashed(secret), row.id, seat.seat)
        context.out.print(context.text.say("import-seat", {"name": seat.name, "link": f"/sit/{secret}"}))
    secret = new_secret()
    store.issue("watch", hashed(secret), row.id, None)
    context.out.print(context.text.say("import-watch", {"link": f"/watch/{secret}"}))
