"""Old databases are brought up to date after a copy was made, newer and strange ones are left alone."""

from __future__ import annotations

import multiprocessing
import sqlite3
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

import wardroom.store.revisions as revisions
from wardroom.language import LANGUAGES, Text
from wardroom.store import Store, StoreError, open_store, restore
from wardroom.store.backup import dump
from wardroom.store.engine import connect, parse_address, writing
from wardroom.store.games import game_values
from wardroom.store.rows import Sitting
from wardroom.store.schema import games, metadata

from .tables import new_table, row_of, scratch

LATER = Path(__file__).parent / "later"


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on the program is a later version, with one step more."""
    monkeypatch.setattr(revisions, "VERSIONS", [*revisions.VERSIONS, LATER])


def fill(url: str) -> Store:
    store = open_store(url)
    row = row_of(new_table(), id="old")
    store.create(row)
    scratch(store, row.id, 0)
    return store


def test_the_steps_lead_to_what_the_code_knows(store: Store) -> None:
    options = {"version_table": revisions.VERSION_TABLE, "compare_type": True}
    with store.reading() as connection:
        differences = compare_metadata(MigrationContext.configure(connection, opts=options), metadata)
    assert differences == []


def test_a_new_database_needs_no_copy(database: str, tmp_path: Path) -> None:
    store = open_store(database, backups=tmp_path / "backups")
    assert (store.upgrade.before, store.upgrade.after, store.upgrade.backup) == (None, revisions.newest(), None)
    assert not (tmp_path / "backups").exists()
    store.close()


def test_an_old_database_is_copied_and_brought_up_to_date(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    old = fill(database)
    was = old.backup(tmp_path / "was.gz")
    old.close()
    request.getfixturevalue("later")
    store = open_store(database, backups=tmp_path / "backups")
    assert (store.upgrade.before, store.upgrade.after) == ("0004", "9001")
    assert store.game("old").position == 1
    with store.reading() as connection:
        assert set(connection.execute(text("SELECT colour FROM seats")).scalars()) == {"blue"}
    copy = store.upgrade.backup
    assert copy is not None and copy.parent == tmp_path / "backups"
    assert copy.stat().st_mode & 0o077 == 0
    store.close()
    again = open_store(database, backups=tmp_path / "backups")
    assert (again.upgrade.before, again.upgrade.backup) == ("9001", None)
    again.close()
    request.getfixturevalue("monkeypatch").undo()
    assert contents(copy, tmp_path) == was.sha256  # the copy is the old database, whole, for the old program


def contents(copy: Path, tmp_path: Path) -> str:
    if copy.suffix == ".db":
        store = open_store(f"sqlite:///{copy}")
    else:
        restore(f"sqlite:///{tmp_path / 'copy.db'}", copy)
        store = open_store(f"sqlite:///{tmp_path / 'copy.db'}")
    made = store.backup(tmp_path / "contents.gz")
    store.close()
    return made.sha256


@pytest.mark.usefixtures("later")
def test_an_old_backup_is_brought_up_to_date(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as before:
        before.setattr(revisions, "VERSIONS", revisions.VERSIONS[:1])
        old = fill(f"sqlite:///{tmp_path / 'old.db'}")
        old.backup(tmp_path / "old.gz")
        old.close()
    restore(database, tmp_path / "old.gz")
    store = open_store(database)
    assert (store.upgrade.before, store.game("old").position) == ("9001", 1)
    store.close()


def first_form(url: str) -> None:
    """A database as the first version made it, with a table and somebody at it."""
    engine = connect(parse_address(url))
    with writing(engine) as connection:
        revisions.migrate(connection, "0001")
        kept = game_values(row_of(new_table(), id="old"))
        del kept["announced"]  # came with 0003
        connection.execute(games.insert(), kept)
        sits = {"guest": "a" * 64, "host": True}
        connection.execute(text("INSERT INTO sittings VALUES (:guest, 'old', 1, :host, 3, 'mine')"), sits)
    engine.dispose()


def test_the_first_form_gets_standing_orders(database: str, tmp_path: Path) -> None:
    first_form(database)
    store = open_store(database, backups=tmp_path / "backups")
    assert (store.upgrade.before, store.upgrade.after) == ("0001", "0004")
    assert store.upgrade.backup is not None
    assert store.sittings("a" * 64, "old") == [Sitting("old", 1, True, 3, "mine", "")]
    assert store.game("old").announced == () and store.reports() == []
    store.order("a" * 64, "old", 1, "turn:2")
    store.sit("b" * 64, Sitting("old", 0))
    assert store.orders("old") == [("a" * 64, 1, "turn:2")]
    store.close()


def test_a_backup_of_the_first_form_is_brought_up_to_date(database: str, tmp_path: Path) -> None:
    old = f"sqlite:///{tmp_path / 'old.db'}"
    first_form(old)
    engine = connect(parse_address(old))
    assert dump(engine, tmp_path / "old.gz").revision == "0001"
    engine.dispose()
    restore(database, tmp_path / "old.gz")
    store = open_store(database)
    assert store.sittings("a" * 64, "old") == [Sitting("old", 1, True, 3, "mine", "")]
    store.close()


def test_a_newer_database_is_left_alone(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    request.getfixturevalue("later")
    fill(database).close()
    request.getfixturevalue("monkeypatch").undo()
    with pytest.raises(StoreError, match="newer-database") as refused:
        open_store(database, backups=tmp_path / "backups")
    for language in LANGUAGES:
        assert "9001" in Text(language).error(refused.value)
    assert not (tmp_path / "backups").exists()


def test_an_upgrade_that_fails_changes_nothing(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(database).close()
    folder = tmp_path / "broken"
    folder.mkdir()
    step = (
        (LATER / "r9001_colour.py").read_text().replace('server_default="blue"))', 'server_default="blue"))\n    1 / 0')
    )
    (folder / "r9001_colour.py").write_text(step)
    with monkeypatch.context() as then:
        then.setattr(revisions, "VERSIONS", [*revisions.VERSIONS, folder])
        with pytest.raises(ZeroDivisionError):
            open_store(database, backups=tmp_path / "backups")
    store = open_store(database)
    assert store.upgrade.before == "0004"
    with store.reading() as connection:
        columns = list(connection.execute(text("SELECT * FROM seats")).keys())
    assert "name" in columns and "colour" not in columns
    store.close()


def open_and_close(url: str) -> str | None:
    store = open_store(url)
    store.check()
    store.close()
    return store.upgrade.before


def test_processes_that_open_a_new_database_at_once(database: str) -> None:
    with ProcessPoolExecutor(3, multiprocessing.get_context("spawn")) as processes:
        found = [each.result() for each in [processes.submit(open_and_close, database) for _ in range(3)]]
    assert found.count(None) == 1


# What is no database of ours


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_text("Dear Ann, " * 1000)
    with pytest.raises(StoreError, match="not-a-database") as refused:
        open_store(f"sqlite:///{file}")
    assert "letter.db" in Text("en").error(refused.value)
    assert file.read_text().startswith("Dear Ann")


def test_a_database_of_another_program(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    with pytest.raises(StoreError, match="foreign-database"):
        open_store(f"sqlite:///{file}")


def test_a_folder_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        open_store(f"sqlite:///{tmp_path / 'file' / 'wardroom.db'}")
    with pytest.raises(StoreError, match="database-trouble"):
        open_store(f"sqlite:///{tmp_path}")


def test_nobody_answers(unused_port: int = 9) -> None:
    with pytest.raises(StoreError, match="database-trouble") as refused:
        open_store(f"postgresql://wardroom:hush@127.0.0.1:{unused_port}/wardroom?connect_timeout=2")
    assert "hush" not in str(refused.value)


@pytest.mark.parametrize(
    "url", ["", "wardroom.db", "sqlite://", "sqlite:///:memory:", "mysql://a/b", "postgresql+asyncpg://a/b", "://"]
)
def test_addresses_that_are_none(url: str) -> None:
    with pytest.raises(StoreError, match="bad-database") as refused:
        open_store(url)
    for language in LANGUAGES:
        assert Text(language).error(refused.value)


def test_all_spellings_of_an_address(postgres_url: str) -> None:
    for scheme in ("postgresql", "postgres", "postgresql+psycopg"):
        store = open_store(postgres_url.replace("postgresql", scheme))
        assert store.url.startswith("postgresql+psycopg://")
        store.close()


def test_a_password_is_not_shown() -> None:
    with pytest.raises(StoreError) as refused:
        open_store("mysql://ann:hush@host/db")
    assert "hush" not in str(refused.value)


def test_a_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    store = fill(f"sqlite:///{tmp_path / 'new' / 'wardroom.db'}")
    for file in (tmp_path / "new").iterdir():
        assert file.stat().st_mode & 0o077 == 0
    with store.reading() as connection:
        modes = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    assert modes == ["wal", 2]
    store.close()
