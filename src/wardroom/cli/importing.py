"""`wardroom import`: game files into the store, each once it was replayed and found true."""

from __future__ import annotations

import time
from argparse import Namespace
from contextlib import closing
from pathlib import Path

from wardroom.kernel.errors import WardroomError
from wardroom.store import GameRow, Store, hashed, imported, new_secret

from . import files
from .database import opened
from .door import Door
from .mistakes import told


def run(arguments: Namespace, door: Door) -> int:
    """Each file becomes a table, with links to it. What is not true is said and stays outside."""
    code = 0
    with closing(opened(arguments, door)) as store:
        for file in arguments.files:
            try:
                row = imported(store, files.read(Path(file)), time.time())
            except (WardroomError, OSError) as error:
                door.complain(told(error, door.text))
                door.complain(door.text.say("import-no", {"file": file}))
                code = 1
                continue
            door.out.print(door.text.say("import-yes", {"file": file, "id": row.id, "moves": row.position}))
            show_links(store, row, door)
    return code


def show_links(store: Store, row: GameRow, door: Door) -> None:
    """Nobody sits at the new table: the seats of a running game and the spectators' place are opened by these."""
    for seat in row.seats if row.status == "playing" else ():
        secret = new_secret()
        store.issue("link", hashed(secret), row.id, seat.seat)
        door.out.print(door.text.say("import-seat", {"name": seat.name, "link": f"/sit/{secret}"}))
    secret = new_secret()
    store.issue("watch", hashed(secret), row.id, None)
    door.out.print(door.text.say("import-watch", {"link": f"/watch/{secret}"}))
