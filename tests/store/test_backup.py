"""Everything in one file, between both databases, equal by its hash."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from wardroom.kernel import find
from wardroom.store import (
    Announcement,
    Damaged,
    Report,
    Sitting,
    Store,
    StoreError,
    hashed,
    open_store,
    open_table,
    restore,
)

from .tables import new_table, play, row_of, scratch, waiting

OTHER = {"sqlite_url": "postgres_url", "postgres_url": "sqlite_url"}


@pytest.fixture(params=OTHER)
def both(request: pytest.FixtureRequest) -> tuple[str, str]:
    """A database of one kind and one of the other."""
    return request.getfixturevalue(request.param), request.getfixturevalue(OTHER[request.param])


@pytest.fixture
def full(both: tuple[str, str]) -> Iterator[Store]:
    """A store with a bit of everything, in an order that a language might see differently."""
    store = open_store(both[0])
    for number, id in enumerate(("b", "Ä", "a", "B", "É", "z-1", "z1")):
        table = new_table(("Zoë", "Bo 🖖"), sha256(id.encode()).digest())
        row = row_of(table, id=id, created=1.1 * number, settings={**table.settings, "memory_aid": True})
        store.create(row)
        play(store, row.id, table, 30 * number, Random(number))
        store.sit(hashed(f"guest {number}"), Sitting(row.id, number % 2, host=number == 0))
        store.note(hashed(f"guest {number}"), row.id, number % 2, 'a "note"\nand « another »')
        store.order(hashed(f"guest {number}"), row.id, number % 2, "turn:2 flight")
        store.issue("watch", hashed(f"watch {number}"), row.id, None)
        store.unseat(row.id, 1 - number % 2, Announcement("unseat", 1 - number % 2, 3))
        store.report(Report(f"{number:08X}", row.id, 0, number, 1.5, "0.1", 'a "problem" 🖖'))
    store.create(waiting(id="waiting"))
    yield store
    store.close()


def test_there_and_back_it_is_the_same(full: Store, both: tuple[str, str], tmp_path: Path) -> None:
    first, second = tmp_path / "first.gz", tmp_path / "second.gz"
    made = full.backup(first)
    assert made.rows["games"] == 8 and made.rows["moves"] > 100
    assert made.sha256 == full.backup(tmp_path / "again.gz").sha256
    restored, saved = restore(both[1], first)
    assert (restored, saved) == (made, None)
    other = open_store(both[1])
    assert other.upgrade.before == other.upgrade.after
    assert other.backup(second) == made
    assert first.read_bytes() == second.read_bytes()
    assert other.reports() == full.reports() and len(full.reports()) == 7
    for id in full.ids():
        assert other.game(id) == full.game(id)
        assert other.moves(id) == full.moves(id)
        kept = full.snapshot(id)
        if kept is not None:
            row, moves = other.game(id), other.moves(id)
            one, two = open_table(find(row.game), row, moves), open_table(find(row.game), row, moves, kept[1])
            assert one.record(host=True) == two.record(host=True)
    scratch(other, "b", 0)
    assert other.backup(tmp_path / "third.gz").sha256 != made.sha256
    other.close()


def test_a_backup_is_for_its_owner_alone(full: Store, tmp_path: Path) -> None:
    full.backup(tmp_path / "backup.gz")
    assert (tmp_path / "backup.gz").stat().st_mode & 0o077 == 0
    assert not list(tmp_path.glob("*.part"))


def test_a_database_with_tables_is_not_overwritten_by_mistake(database: str, tmp_path: Path) -> None:
    store, file = open_store(database), tmp_path / "backup.gz"
    store.create(replace(row_of(new_table()), id="old"))
    store.backup(file)
    store.create(replace(row_of(new_table()), id="new"))
    now = store.backup(tmp_path / "now.gz")
    with pytest.raises(StoreError, match="not-empty"):
        restore(database, file)
    assert store.ids() == ["new", "old"]
    _, saved = restore(database, file, force=True, backups=tmp_path / "saved")
    assert store.ids() == ["old"]
    assert saved is not None and saved.parent == tmp_path / "saved" and saved.stat().st_mode & 0o077 == 0
    if database.startswith("sqlite"):
        before = open_store(f"sqlite:///{saved}")
        assert before.ids() == ["new", "old"]
        before.close()
    else:
        assert restore(f"sqlite:///{tmp_path / 'before.db'}", saved)[0] == now
    store.close()


def broken(data: bytes) -> Iterator[bytes]:
    """What becomes of files."""
    lines = gzip.decompress(data).splitlines(keepends=True)
    yield b""
    yield b"hello"
    yield data[:-20]
    yield data[: len(data) // 2]
    yield gzip.compress(b"".join(lines[:-1]))
    yield gzip.compress(b"".join([*lines[:2], *lines[3:]]))
    yield gzip.compress(b"".join(lines).replace(b"Ann", b"Eve"))
    yield gzip.compress(b"".join(lines) + b"{}\n")
    yield gzip.compress(b'{"a": 1}\n')
    yield gzip.compress(b"[" * 100_000)
    for odd in (["nowhere", {"a": 1}], ["games", {"id": "x"}], ["games", 3], [1, 2, 3]):
        yield signed([*lines[:-1], json.dumps(odd).encode() + b"\n"])


def signed(lines: list[bytes]) -> bytes:
    end = json.dumps({"sha256": sha256(b"".join(lines)).hexdigest()}).encode()
    return gzip.compress(b"".join(lines) + end + b"\n")


def test_a_damaged_file_changes_nothing(database: str, tmp_path: Path) -> None:
    store = open_store(database)
    store.create(row_of(new_table()))
    scratch(store, store.ids()[0], 0)
    good, bad = tmp_path / "good.gz", tmp_path / "bad.gz"
    before = store.backup(good)
    for number, data in enumerate(broken(good.read_bytes())):
        bad.write_bytes(data)
        with pytest.raises(Damaged):
            restore(database, bad, force=True, backups=tmp_path / "saved")
        assert store.backup(tmp_path / "after.gz") == before, number
    store.close()


def test_a_file_of_a_later_version(sqlite_url: str, tmp_path: Path) -> None:
    path = tmp_path / "backup.gz"
    for head in ({"format": 1, "form": "9999"}, {"format": 2, "form": "0001"}):
        path.write_bytes(signed([json.dumps({"wardroom": "backup", **head}).encode() + b"\n"]))
        with pytest.raises(StoreError, match="newer-backup"):
            restore(sqlite_url, path)
    with pytest.raises(FileNotFoundError):
        restore(sqlite_url, tmp_path / "nothing.gz")
