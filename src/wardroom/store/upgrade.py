"""A database is made when it is new, brought up to date after a backup when it is old, refused when it is newer."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Engine

from .backup import saved_before
from .engine import writing
from .forms import check_known, form, lock, migrate, newest


@dataclass(frozen=True, slots=True)
class Upgrade:
    """What was done to a database: its form before (None: it was empty), the present one, and where the backup lies."""

    before: str | None
    after: str
    backup: Path | None = None


def upgraded(engine: Engine, backups: Path) -> Upgrade:
    """Bring a database to the present form. All of it or nothing happens, and one process does it."""
    with writing(engine) as connection:
        lock(connection)
        before, after, backup = form(connection), newest(), None
        if before == after:
            return Upgrade(before, after)
        if before is not None:
            check_known(engine, before)
            backup = saved_before(engine, backups, before)
        migrate(connection, after)
        return Upgrade(before, after, backup)
