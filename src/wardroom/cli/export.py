"""`wardroom export`: stored games as game files, the host's own, with their seeds."""

from __future__ import annotations

import errno
import os
from argparse import Namespace
from contextlib import closing
from pathlib import Path

from wardroom.kernel.errors import WardroomError
from wardroom.store import Store, export_game

from . import files
from .context import Context
from .database import open_database
from .errors import Misuse, explain


def run(arguments: Namespace, context: Context) -> int:
    """One file for each table. What cannot be exported is said, and the others still are."""
    if bool(arguments.ids) == arguments.all:
        raise Misuse("export-what", "wardroom export")
    folder, code = Path(arguments.to), 0
    with closing(open_database(arguments, context, make=False)) as store:
        folder.mkdir(parents=True, exist_ok=True)
        for id in begun(store) if arguments.all else arguments.ids:
            try:
                context.out.print(context.text.say("export-written", {"id": id, "file": str(write(store, id, folder))}))
            except (WardroomError, OSError) as error:
                why = explain(error, context.text)
                context.complain(context.text.say("export-no", {"id": id, "why": why}))
                code = 1
    return code


def begun(store: Store) -> list[str]:
    """All tables at which a game has begun."""
    return [id for id in store.ids() if store.game(id).status != "waiting"]


def write(store: Store, id: str, folder: Path) -> Path:
    record = export_game(store, id)
    path = folder / f"{record.game}-{id}.json"
    if files.taken(path):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    files.write(record, path)
    return path
