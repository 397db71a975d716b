"""One server on one SQLite file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from wardroom.store import StoreError, open_store
from wardroom.store.lock import serving_alone

from .tables import waiting

HOLD = """
import sys
from wardroom.store.lock import serving_alone
with serving_alone(sys.argv[1]):
    print("held", flush=True)
    input()
"""


def test_a_file_has_one_server_and_everything_else_goes_on_beside_it(sqlite_url: str, tmp_path: Path) -> None:
    with serving_alone(sqlite_url):
        with pytest.raises(StoreError) as refused, serving_alone(sqlite_url):
            pass
        assert refused.value.key == "already-served"
        store = open_store(sqlite_url)
        store.create(waiting())
        assert store.backup(tmp_path / "copy").rows["games"] == 1
        store.close()
        with serving_alone(f"sqlite:///{tmp_path}/other.db"):
            pass
    with serving_alone(sqlite_url):
        pass


def test_a_link_to_the_file_is_the_same_file(sqlite_url: str, tmp_path: Path) -> None:
    open_store(sqlite_url).close()
    link = tmp_path / "link.db"
    link.symlink_to(Path(sqlite_url.removeprefix("sqlite:///")))
    with serving_alone(sqlite_url), pytest.raises(StoreError), serving_alone(f"sqlite:///{link}"):
        pass


def test_a_killed_server_leaves_no_lock(sqlite_url: str) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, sqlite_url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with holder:
        assert holder.stdout is not None
        holder.stdout.readline()
        with pytest.raises(StoreError), serving_alone(sqlite_url):
            pass
        holder.kill()
    with serving_alone(sqlite_url):
        pass


def test_postgresql_serves_several() -> None:
    with serving_alone("postgresql:///wardroom"), serving_alone("postgresql:///wardroom"):
        pass
