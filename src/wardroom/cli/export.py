"""`wardroom export`: stored games as game files, the host's own, with their seeds; campaigns as one file each."""

from __future__ import annotations

import errno
import os
from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from wardroom.interface.campaign_tables import export_campaign, finished, has_beginning
from wardroom.kernel import find
from wardroom.kernel.errors import WardroomError
from wardroom.store import Store, export_game

from . import files
from .context import Context
from .database import open_database
from .errors import Misuse, explain


def run(arguments: Namespace, context: Context) -> int:
    """One file for each table or campaign. What cannot be exported is said, and the others still are."""
    if bool(arguments.ids) == arguments.all:
        raise Misuse("export-what", "wardroom export")
    folder, code = Path(arguments.to), 0
    with closing(open_database(arguments, context, make=False)) as store:
        folder.mkdir(parents=True, exist_ok=True)
        chosen = begun(store) if arguments.all else ((id, arguments.campaign) for id in arguments.ids)
        for id, whole in chosen:
            text = context.text
            try:
                if whole:
                    text = context.words(find(store.game(id).game))
                context.out.print(text.say("export-written", {"id": id, "file": str(write(store, id, folder, whole))}))
            except (WardroomError, OSError) as error:
                context.complain(context.text.say("export-no", {"id": id, "why": explain(error, text)}))
                code = 1
    return code


def begun(store: Store) -> Iterator[tuple[str, bool]]:
    """All tables at which a game has begun, and whether it stands for a whole campaign: the finished games of one are
    in its file. The game that is still being played has one of its own, and so have games that lack one before them."""
    for id in store.ids():
        row = store.game(id)
        if row.status == "waiting":
            continue
        rows = store.chain(id) if row.in_campaign else []
        if not rows or row not in finished(rows) or not has_beginning(rows):
            yield id, False
        elif rows[0].id == id:
            yield id, True


def write(store: Store, id: str, folder: Path, whole: bool = False) -> Path:
    record = export_campaign(store, id) if whole else export_game(store, id)
    path = folder / f"{record.game}-{'campaign-' if whole else ''}{id}.json"
    if files.taken(path):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    files.write(record, path)
    return path
