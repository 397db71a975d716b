"""What all tests share: deals that are the same in every run; databases: an SQLite file, and one of its own in a
PostgreSQL that all workers of a run share."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from hashlib import shake_256
from itertools import count
from pathlib import Path

import pytest

from wardroom.kernel.chance import SEED_BYTES

from . import memory
from . import postgres as server

NUMBERS = count()
OUTER = pytest.StashKey[str]()
"""Where the run looks in whose midst this one began: some tests collect others."""


def pytest_configure(config: pytest.Config) -> None:
    memory.watch()
    if not hasattr(config, "workerinput"):  # the process that began the run
        config.stash[OUTER] = os.environ.get(server.FOLDER, "")
        os.environ[server.FOLDER] = f"{os.getpid()}:{tempfile.mkdtemp(prefix='wardroom-postgres-')}"


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        server.stop(run_folder())
        os.environ[server.FOLDER] = config.stash[OUTER]


def run_folder() -> Path:
    return Path(os.environ[server.FOLDER].partition(":")[2])


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test deals without a seed it deals again in the next run, so that it cannot fail by chance."""
    numbers = count()

    def drawn(size: int = SEED_BYTES) -> bytes:
        return shake_256(f"{request.node.nodeid} {next(numbers)}".encode()).digest(size)

    for place in ("kernel.table", "web.table_setup"):
        monkeypatch.setattr(f"wardroom.{place}.new_seed", drawn)
    for place in ("table_setup", "computers"):
        monkeypatch.setattr(f"wardroom.web.{place}.token_hex", lambda size: drawn(size).hex())


@pytest.fixture(scope="session")
def postgres() -> str:
    """The address of a running PostgreSQL, without the name of a database."""
    if server.programs() is None:
        why = "PostgreSQL is not here (on Debian: apt-get install postgresql), so nothing is tested on it"
        pytest.fail(why) if os.environ.get("CI") else pytest.skip(why)
    return server.address(run_folder())


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    """An empty database of its own."""
    import psycopg

    name = f"test_{os.getpid()}_{next(NUMBERS)}"
    with psycopg.connect(f"{postgres}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        yield f"{postgres}/{name}"
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A database in a file that is not there yet."""
    return f"sqlite:///{tmp_path / 'wardroom.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Either database, empty."""
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return url
