"""Writers that wait are written together, and each gets its own answer."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from wardroom.store import Store, Unavailable, open_store
from wardroom.store.together import Together

WRITERS = 8


class Counted:
    """A store whose transactions are counted; the first waits until it is let go."""

    def __init__(self, store: Store) -> None:
        self.store, self.transactions = store, 0
        self.begun, self.let_go, self.fails = Event(), Event(), False
        self.together = Together(self.begin)

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        self.transactions += 1
        self.begun.set()
        self.let_go.wait(120)
        with self.store.writing() as connection:
            yield connection
            if self.fails:
                raise Unavailable("database-trouble", database="x", reason="disk full")

    def insert(self, number: int) -> int:
        def job(connection: Connection) -> int:
            connection.execute(text("INSERT INTO numbers VALUES (:number)"), {"number": number})
            return 10 * number

        return self.together.write(job)

    def kept(self) -> list[int]:
        with self.store.reading() as connection:
            return list(connection.execute(text("SELECT number FROM numbers ORDER BY number")).scalars())


@pytest.fixture
def counted(tmp_path: Path) -> Iterator[Counted]:
    store = open_store(f"sqlite:///{tmp_path}/tables.db")
    with store.writing() as connection:
        connection.execute(text("CREATE TABLE numbers (number INTEGER PRIMARY KEY)"))
    yield Counted(store)
    store.close()


def crowd(counted: Counted, threads: ThreadPoolExecutor, *numbers: int) -> list[Future[int]]:
    """Writers who all wait while the first one is at the disk."""
    first = threads.submit(counted.insert, 100)
    assert counted.begun.wait(120)
    others = [threads.submit(counted.insert, number) for number in numbers]
    while len(counted.together._waiting) < len(numbers):
        pass
    counted.let_go.set()
    assert first.result(30) == 1000
    return others


def test_who_waits_is_written_together(counted: Counted) -> None:
    with ThreadPoolExecutor(WRITERS) as threads:
        others = crowd(counted, threads, *range(6))
        assert [each.result(30) for each in others] == [0, 10, 20, 30, 40, 50]
    assert counted.transactions == 2
    assert counted.kept() == [0, 1, 2, 3, 4, 5, 100]
    assert counted.insert(7) == 70 and counted.transactions == 3, "the next one leads again"


def test_what_one_does_wrong_is_its_own(counted: Counted) -> None:
    with ThreadPoolExecutor(WRITERS) as threads:
        others = crowd(counted, threads, 1, 100, 2)
        assert [others[0].result(30), others[2].result(30)] == [10, 20]
        with pytest.raises(IntegrityError):
            others[1].result(30)
    assert counted.kept() == [1, 2, 100]


def test_when_the_disk_fails_all_are_told_and_nothing_is_kept(counted: Counted) -> None:
    with ThreadPoolExecutor(WRITERS) as threads:
        counted.fails = True
        all_three = [threads.submit(counted.insert, number) for number in range(3)]
        while len(counted.together._waiting) < 2:
            pass
        counted.let_go.set()
        for each in all_three:
            with pytest.raises(Unavailable):
                each.result(30)
    assert counted.kept() == []
    counted.fails = False
    assert counted.insert(2) == 20


def test_many_at_once_are_all_stored_once(counted: Counted) -> None:
    counted.let_go.set()
    with ThreadPoolExecutor(WRITERS) as threads:
        assert list(threads.map(counted.insert, range(200))) == [10 * number for number in range(200)]
    assert counted.kept() == list(range(200))
    assert not counted.together._waiting and not counted.together._led
