"""The commands about stored tables: export, import, backup, restore, db upgrade."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wardroom.store.revisions as revisions
from wardroom.kernel import replay
from wardroom.store import Sitting, Store, hashed, open_store, paths
from wardroom.store.schema import secrets

from ..store.tables import new_table, play, row_of, waiting
from .conftest import Terminal, played, record_of

LATER = Path(__file__).parent.parent / "store" / "later"


def default(home: Path) -> Path:
    return home / "data" / "wardroom" / "wardroom.db"


def fill(store: Store) -> list[str]:
    """A finished game, one that runs, and one that waits; their tables."""
    rows = []
    for seed, moves in ((b"one", 10_000), (b"two", 20)):
        table = new_table(seed=seed)
        rows.append(row_of(table))
        store.create(rows[-1])
        play(store, rows[-1].id, table, moves)
    rows.append(waiting())
    store.create(rows[-1])
    return [row.id for row in rows]


@pytest.fixture
def tables(home: Path) -> list[str]:
    store = open_store(f"sqlite:///{default(home)}")
    made = fill(store)
    store.close()
    return made


def test_one_game_out(terminal: Terminal, home: Path, tables: list[str]) -> None:
    result = terminal("export", tables[0], "--to", home / "out")
    file = home / "out" / f"missions-{tables[0]}.json"
    assert (result.code, result.err) == (0, "")
    assert str(file) in result.out
    assert file.stat().st_mode & 0o077 == 0
    record = record_of(file)
    assert replay(new_table().game, record).over
    assert terminal("verify", file).code == 0
    again = terminal("export", tables[0], "--to", home / "out")
    assert again.code == 1 and "exists already" in again.err


def test_all_games_out_and_in_elsewhere(terminal: Terminal, home: Path, tables: list[str]) -> None:
    assert terminal("export", "--all", "--to", home / "out").code == 0
    files = sorted((home / "out").iterdir())
    assert len(files) == 2  # the table that waits has no game yet
    result = terminal("import", *files, "--data-dir", home / "elsewhere")
    assert (result.code, result.err) == (0, "")
    store = open_store(f"sqlite:///{home / 'elsewhere' / 'wardroom.db'}")
    assert {store.game(id).status for id in store.ids()} == {"over", "playing"}
    links = re.findall(r"/(sit|watch)/(\S+)", result.out)
    assert [kind for kind, _ in links].count("watch") == 2
    seats = [store.link("link", hashed(secret)) for kind, secret in links if kind == "sit"]
    running = [id for id in store.ids() if store.game(id).status == "playing"]
    assert seats == [(running[0], 0), (running[0], 1)]
    store.close()


def test_only_true_games_come_in_and_each_once(terminal: Terminal, home: Path, game_file: Path) -> None:
    false = home / "false.json"
    false.write_text(game_file.read_text().replace('"Ann"', '"Eve"'))
    sealed = home / "sealed.json"
    sealed.write_text(played(moves=5).record().to_json())
    result = terminal("import", false, sealed, home / "nothing.json", game_file)
    assert result.code == 1
    for said in ("altered", "seed is not in the file", "no file or folder"):
        assert said in result.err
    assert result.out.count("is verified") == 1
    store = open_store(f"sqlite:///{default(home)}")
    (id,) = store.ids()
    store.sit(hashed("somebody"), Sitting(id, None))
    again = terminal("import", game_file)
    assert again.code == 1 and "here already" in again.err
    assert store.ids() == [id]
    store.close()


def test_an_import_that_was_killed_can_be_done_again(
    terminal: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the table is stored nothing of it is; after that its links may never have been told."""
    file = home / "running.json"
    file.write_text(played(moves=5).record(host=True).to_json())

    class Killed(BaseException):
        pass

    def kill(*_: object) -> None:
        raise Killed

    for place in ("wardroom.store.games.key_values", "wardroom.cli.import_games.show_links"):
        with monkeypatch.context() as killing:
            killing.setattr(place, kill)
            with pytest.raises(Killed):
                terminal("import", file)
    store = open_store(f"sqlite:///{default(home)}")
    (id,) = store.ids()
    again = terminal("import", file)
    links = re.findall(r"/(sit|watch)/(\S+)", again.out)
    opened = [store.link("watch" if kind == "watch" else "link", hashed(secret)) for kind, secret in links]
    assert again.code == 0 and opened == [(id, 0), (id, 1), (id, None)]
    with store.reading() as connection:
        assert len(connection.execute(secrets.select()).all()) == 3, "those that nobody knows open nothing"
    store.close()


def test_what_to_export_must_be_said(terminal: Terminal, tables: list[str]) -> None:
    assert terminal("export").code == 2
    assert terminal("export", tables[0], "--all").code == 2
    for id, said in (("nothing", "no table"), (tables[2], "still waits")):
        result = terminal("export", id)
        assert result.code == 1 and said in result.err
        assert result.err.startswith(f"Table {id} is not exported: "), "which of them"


def test_a_backup_and_back(terminal: Terminal, home: Path, tables: list[str], database: str) -> None:
    made = terminal("backup", home / "all.gz")
    assert made.code == 0 and "3 tables" in made.out
    assert terminal("backup", home / "all.gz").code == 2  # nothing is written over
    restored = terminal("restore", home / "all.gz", "--database", database)
    assert restored.code == 0
    again = terminal("backup", home / "again.gz", "--database", database)
    hashes = [re.findall(r"[0-9a-f]{64}", each.out) for each in (made, restored, again)]
    assert hashes[0] == hashes[1] == hashes[2] and hashes[0]
    refused = terminal("restore", home / "all.gz", "--database", database, "--data-dir", home / "here")
    assert refused.code == 2 and "--force" in refused.err
    forced = terminal("restore", home / "all.gz", "--force", "--database", database, "--data-dir", home / "here")
    assert forced.code == 0 and "before is in" in forced.out


def test_a_file_that_is_no_backup(terminal: Terminal, home: Path, game_file: Path) -> None:
    result = terminal("restore", game_file)
    assert result.code == 2 and "not a backup" in result.err
    assert terminal("restore", home / "nothing").code == 2


def test_upgrading(terminal: Terminal, tables: list[str], monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    fine = terminal("db", "upgrade")
    assert fine.code == 0 and "nothing to do" in fine.out
    monkeypatch.setattr(revisions, "VERSIONS", [*revisions.VERSIONS, LATER])
    done = terminal("db", "upgrade")
    assert done.code == 0 and "0004" in done.out and "9001" in done.out
    assert len(list(default(home).parent.glob("wardroom-0004-*.db"))) == 1
    monkeypatch.undo()
    monkeypatch.setenv("WARDROOM_DATA_DIR", str(default(home).parent))
    newer = terminal("export", tables[0])
    assert newer.code == 2 and "later version" in newer.err


def test_another_command_says_that_it_upgraded(
    terminal: Terminal, tables: list[str], monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    monkeypatch.setattr(revisions, "VERSIONS", [*revisions.VERSIONS, LATER])
    result = terminal("export", tables[0], "--to", home)
    assert result.code == 0 and "9001" in result.err


def test_a_new_database(terminal: Terminal, home: Path) -> None:
    assert "new" in terminal("db", "upgrade").out
    assert default(home).exists()
    assert terminal("db", "downgrade").code == 2


def test_a_file_that_is_no_database(terminal: Terminal, game_file: Path) -> None:
    result = terminal("db", "upgrade", "--database", f"sqlite:///{game_file}")
    assert result.code == 2 and "not a database" in result.err


def test_where_things_are_kept(home: Path) -> None:
    nothing: dict[str, str] = {}
    given = {"WARDROOM_DATABASE": "postgresql://a/b", "WARDROOM_DATA_DIR": str(home / "x")}
    assert paths.database(environment=nothing) == f"sqlite:///{default(home)}"
    assert paths.database(folder=str(home), environment=nothing) == f"sqlite:///{home / 'wardroom.db'}"
    assert paths.database(environment=given) == "postgresql://a/b"
    assert paths.database("sqlite:///y", environment=given) == "sqlite:///y"
    assert paths.data_dir(environment=given) == home / "x"
    assert paths.data_dir("here", given) == Path.cwd() / "here"
