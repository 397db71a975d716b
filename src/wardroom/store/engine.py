"""How the two databases are reached, and what a transaction is on each."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError

from .errors import StoreError, Unavailable

BUSY = 15_000
"""Milliseconds that a writer waits for another one."""
POOL = 16
WRITES = "wardroom_writes"
SQLITE_SETTINGS = (f"busy_timeout = {BUSY}", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
"""A move that was acknowledged survives a power cut; readers never wait for the writer."""


def parse_address(url: str) -> URL:
    """A database's address, in the one spelling that we use."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StoreError("bad-database", database=url[:200]) from None
    if parsed.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername == "sqlite" and parsed.database not in (None, "", ":memory:") and not parsed.query:
        return parsed
    raise StoreError("bad-database", database=without_password(parsed))


def without_password(url: URL) -> str:
    """An address as it may be told: without its password."""
    return url.render_as_string(hide_password=True)[:200]


def file_of(url: URL) -> Path:
    """Where an SQLite database lies."""
    return Path(url.database or "")


def connect(url: URL) -> Engine:
    """The database at an address. An SQLite file is made if it is not there, for its owner alone: it holds seeds."""
    try:
        if url.drivername == "sqlite":
            return sqlite(url)
        return create_engine(url, pool_size=POOL, max_overflow=0, pool_pre_ping=True)
    except ImportError:
        raise StoreError("no-driver", database=without_password(url)) from None


def sqlite(url: URL) -> Engine:
    make_file(file_of(url))
    engine = create_engine(url, pool_size=POOL, max_overflow=0)
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    return engine


def make_file(file: Path) -> None:
    """For its owner alone, if it is not there yet."""
    if not file.exists():
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))


def prepare(connection: sqlite3.Connection, _record: Any) -> None:
    connection.isolation_level = None  # we begin transactions ourselves
    for setting in SQLITE_SETTINGS:
        connection.execute(f"PRAGMA {setting}")


def begin(connection: Connection) -> None:
    """A writer takes its lock at once: one that reads first and writes later could fail half-way."""
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """One transaction that changes something; it is on disk when this ends, or has not happened."""
    with (
        translate_errors(engine),
        engine.connect().execution_options(**{WRITES: True}) as connection,
        connection.begin(),
    ):
        yield connection


@contextmanager
def reading(engine: Engine, whole: bool = False) -> Iterator[Connection]:
    """One transaction that only reads; `whole`: all that it reads is of one moment."""
    with translate_errors(engine), engine.connect() as connection:
        if whole and engine.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        with connection.begin():
            yield connection


@contextmanager
def translate_errors(engine: Engine) -> Iterator[None]:
    """What a database complains about, as an error of ours. What we broke ourselves (a key that stands twice) is ours
    to handle and passes."""
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as error:
        raise Unavailable(complaint(error), database=without_password(engine.url), reason=first_line(error)) from error
    except SQLAlchemyError as error:  # no connection became free in time
        raise Unavailable(
            "database-busy", database=without_password(engine.url), reason=type(error).__name__
        ) from error


def complaint(error: DBAPIError) -> str:
    said = str(error.orig)
    if "is not a database" in said or "malformed" in said:
        return "not-a-database"
    if "database is locked" in said:
        return "database-busy"
    return "database-trouble"


def first_line(error: DBAPIError) -> str:
    return (str(error.orig).strip().splitlines() or [type(error.orig).__name__])[0][:200]
