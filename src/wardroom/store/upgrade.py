"""A database is made when it is new, brought up to date after a backup when it is old, refused when it is newer."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Engine

from .backup import save_before
from .engine import writing
from .revisions import check_known, lock, migrate, newest, revision_of


@dataclass(frozen=True, slots=True)
class Upgrade:
    """What was done to a database: its schema version before (None: it was empty) and now, and where the backup is."""

    before: str | None
    after: str
    backup: Path | None = None


def upgrade_database(engine: Engine, backups: Path) -> Upgrade:
    """Bring a database to the present schema version. All of it or nothing happens, and one process does it."""
    with writing(engine) as connection:
        lock(connection)
        before, after, backup = revision_of(connection), newest(), None
        if before == after:
            return Upgrade(before, after)
        if before is not None:
            check_known(engine, before)
            backup = save_before(engine, backups, before)
        migrate(connection, after)
        return Upgrade(before, after, backup)
