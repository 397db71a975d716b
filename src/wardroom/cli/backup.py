"""`wardroom backup`: everything that is stored, in one file. An older one stays until the new one is whole."""

from __future__ import annotations

import errno
import os
from argparse import Namespace
from contextlib import closing
from pathlib import Path

from . import files
from .context import Context
from .database import open_database


def run(arguments: Namespace, context: Context) -> int:
    path = Path(arguments.file)
    if files.taken(path) and not (arguments.force and files.destination(path).is_file()):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    with closing(open_database(arguments, context, make=False)) as store, files.blamed_on(path):
        made = store.backup(files.destination(path))
    facts = {"file": str(path), "tables": made.rows.get("games", 0), "moves": made.rows.get("moves", 0)}
    context.out.print(context.text.say("backup-done", facts), context.text.say("backup-hash", {"hash": made.sha256}))
    return 0
