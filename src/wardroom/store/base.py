"""What the parts of the store share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from enum import Enum
from threading import Lock
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Row, Table, select
from sqlalchemy.dialects import postgresql, sqlite

from . import schema
from .engine import reading, writing
from .errors import Unknown
from .together import Together

T = TypeVar("T")


class Unset(Enum):
    """What is not given stays as it is; None is a value."""

    UNSET = "unset"


UNSET = Unset.UNSET


Insert = sqlite.Insert | postgresql.Insert


class Base:
    """A database, and what a transaction on it is."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        sqlite = engine.dialect.name == "sqlite"
        self._queue: AbstractContextManager[Any] = Lock() if sqlite else nullcontext()
        self._together = Together(self.writing) if sqlite else None

    def reading(self) -> AbstractContextManager[Connection]:
        return reading(self.engine)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that changes something. SQLite has one writer at a time, and its own way to wait is to sleep
        and try again: the writers of one process queue instead."""
        with self._queue, writing(self.engine) as connection:
            yield connection

    def write(self, job: Callable[[Connection], T]) -> T:
        """What is written most often: on SQLite together with whatever else waits to be written."""
        if self._together is not None:
            return self._together.write(job)
        with self.writing() as connection:
            return job(connection)

    @contextmanager
    def changing(self, id: str) -> Iterator[tuple[Connection, Row[*tuple[Any, ...]]]]:
        """A transaction that has a game to itself: its status and position cannot change under it."""
        with self.writing() as connection:
            there = schema.games.c
            wanted = select(there.id, there.status, there.position, there.announced).where(there.id == id)
            found = connection.execute(wanted.with_for_update()).one_or_none()
            if found is None:
                raise Unknown(id)
            yield connection, found

    def insert(self, table: Table) -> Insert:
        """An insertion that may say what happens when the row is there already."""
        return postgresql.insert(table) if self.engine.dialect.name == "postgresql" else sqlite.insert(table)


def number(seat: int | None) -> int:
    """A seat as it is stored."""
    return schema.SPECTATOR if seat is None else seat


def place(seat: int) -> int | None:
    """A stored seat as we speak of it."""
    return None if seat == schema.SPECTATOR else seat
