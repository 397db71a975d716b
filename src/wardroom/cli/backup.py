"""`wardroom backup`: everything that is stored, in one file."""

from __future__ import annotations

import errno
import os
from argparse import Namespace
from contextlib import closing
from pathlib import Path

from . import files
from .database import opened
from .door import Door


def run(arguments: Namespace, door: Door) -> int:
    path = Path(arguments.file)
    if files.taken(path):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    with closing(opened(arguments, door)) as store:
        made = store.backup(files.destination(path))
    facts = {"file": str(path), "tables": made.rows.get("games", 0), "moves": made.rows.get("moves", 0)}
    door.out.print(door.text.say("backup-done", facts), door.text.say("backup-hash", {"hash": made.sha256}))
    return 0
