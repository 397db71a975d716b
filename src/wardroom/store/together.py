"""Writers that wait for the same disk go there together: what has come while it was busy is one transaction.

SQLite has one writer at a time, and a commit is over when the disk says so. One after the other, writers would wait for
each other's disk; together they wait for it once. Each has its own savepoint: what one does wrong undoes nothing of the
others.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from threading import Event, Lock
from typing import Generic, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

T = TypeVar("T")


class Wish(Generic[T]):
    """What one writer wants done, and how it went."""

    def __init__(self, job: Callable[[Connection], T]) -> None:
        self.job = job
        self.called = Event()  # it is done, or this writer's turn to lead
        self.leads = False
        self.value: T | None = None
        self.error: BaseException | None = None
        self.stored = False


class Together:
    """The writers of one database. One of those who wait leads: it writes for all, then names the next."""

    def __init__(self, begin: Callable[[], AbstractContextManager[Connection]]) -> None:
        self._begin = begin
        self._lock = Lock()
        self._waiting: list[Wish[object]] = []
        self._led = False

    def write(self, job: Callable[[Connection], T]) -> T:
        """Do a job in a transaction; it is on disk when this returns, or has not happened. Its value, or its error."""
        mine = Wish(job)
        with self._lock:
            self._waiting.append(mine)  # type: ignore[arg-type]
            mine.leads, self._led = not self._led, True
        if not mine.leads:
            mine.called.wait()
        if mine.leads:
            self._lead()
        if mine.error is not None:
            raise mine.error
        assert mine.stored
        return mine.value  # type: ignore[return-value]

    def _lead(self) -> None:
        with self._lock:
            wishes, self._waiting = self._waiting, []
        try:
            self._store(wishes)
        finally:
            with self._lock:
                following = self._waiting[:1]
                self._led = bool(following)
            for wish in following:
                wish.leads = True
            for wish in (*wishes, *following):
                wish.called.set()

    def _store(self, wishes: list[Wish[object]]) -> None:
        try:
            with self._begin() as connection:
                for wish in wishes:
                    try:
                        with connection.begin_nested():
                            wish.value = wish.job(connection)
                    except IntegrityError as error:  # what it wants cannot be; anything else is the database's trouble
                        wish.error = error
        except BaseException as error:  # nothing was stored
            for wish in wishes:
                wish.error = error
            if not isinstance(error, Exception):
                raise
        else:
            for wish in wishes:
                wish.stored = wish.error is None
