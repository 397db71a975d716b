"""The database that the commands about stored tables work on, and `wardroom db upgrade`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from wardroom.store import Store, open_store, paths

from .context import Context


def run(arguments: Namespace, context: Context) -> int:
    """Opening a database is all it takes."""
    store = open_store(address(arguments), backups=backups(arguments))
    done = store.upgrade
    store.close()
    key = "made" if done.before is None else "fine" if done.before == done.after else "upgraded"
    facts = {"before": done.before or "", "after": done.after, "file": str(done.backup or "")}
    context.out.print(context.text.say(f"db-{key}", facts))
    return 0


def address(arguments: Namespace) -> str:
    return paths.database(arguments.database, arguments.data_dir)


def backups(arguments: Namespace) -> Path | None:
    """Where copies go: beside an SQLite database, otherwise into the data folder."""
    return None if address(arguments).startswith("sqlite") else paths.data_dir(arguments.data_dir) / "backups"


def open_database(arguments: Namespace, context: Context, *, make: bool = True) -> Store:
    """The store, which must be there unless it may be made; if it was old it is said that it is not any more."""
    store = open_store(address(arguments), backups=backups(arguments), make=make)
    done = store.upgrade
    if done.backup is not None:
        facts = {"before": done.before or "", "after": done.after, "file": str(done.backup)}
        context.err.print(context.text.say("db-upgraded", facts))
    return store
