"""The schema versions that a database has had, and the migrations between them."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, MetaData, Table, inspect, select, text

from .engine import without_password
from .errors import StoreError

HERE = Path(__file__).parent / "migrations"
VERSIONS = [HERE / "versions"]
VERSION_TABLE = "wardroom_version"
LOCK = 0x57617264
"""The advisory lock of PostgreSQL that keeps two processes from upgrading at once."""


def lock(connection: Connection) -> None:
    """A writer of SQLite has the whole file already."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))


def revision_of(connection: Connection) -> str | None:
    """Which schema version a database has; None when it is empty. One that holds something else is not touched."""
    names = inspect(connection).get_table_names()
    if VERSION_TABLE not in names:
        if names:
            raise StoreError("foreign-database", database=without_password(connection.engine.url))
        return None
    versions = Table(VERSION_TABLE, MetaData(), autoload_with=connection)
    return connection.execute(select(versions.c.version_num)).scalar_one_or_none()


def settings(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    config.set_main_option("version_locations", "\n".join(map(str, VERSIONS)).replace("%", "%%"))
    config.attributes.update(connection=connection, version_table=VERSION_TABLE)
    return config


def newest() -> str:
    head = ScriptDirectory.from_config(settings()).get_current_head()
    assert head is not None
    return head


def known_revisions() -> set[str]:
    return {step.revision for step in ScriptDirectory.from_config(settings()).walk_revisions()}


def check_known(engine: Engine, revision: str) -> None:
    """A schema version that none of our migrations leads to is of a later version of this program."""
    if revision not in known_revisions():
        raise StoreError("newer-database", database=without_password(engine.url), version=revision[:40], known=newest())


def migrate(connection: Connection, revision: str) -> None:
    command.upgrade(settings(connection), revision)
