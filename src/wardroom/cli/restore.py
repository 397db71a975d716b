"""`wardroom restore`: everything from a backup, into either kind of database."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from wardroom.store import restore

from .context import Context
from .database import address, backups


def run(arguments: Namespace, context: Context) -> int:
    path = Path(arguments.file)
    done, saved = restore(address(arguments), path, force=arguments.force, backups=backups(arguments))
    if saved is not None:
        context.out.print(context.text.say("restore-saved", {"file": str(saved)}))
    facts = {"file": str(path), "tables": done.rows.get("games", 0), "moves": done.rows.get("moves", 0)}
    context.out.print(context.text.say("restore-done", facts), context.text.say("backup-hash", {"hash": done.sha256}))
    return 0
