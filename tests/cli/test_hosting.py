"""The host's commands: backups every night, tables that go, reports that are packed."""

from __future__ import annotations

import errno
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from wardroom.kernel import find, replay
from wardroom.store import Report, Store, import_game, open_store

from ..store.tables import waiting
from .conftest import Terminal, played, record_of

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
CRON = re.compile(r"^(?:\S+ ){5}(?P<user>\S+) (?P<command>.*wardroom backup.*)$", re.MULTILINE)
DAY = 86400


@pytest.fixture
def store(home: Path) -> Store:
    return open_store(f"sqlite:///{home / 'data' / 'wardroom' / 'wardroom.db'}")


def fill(store: Store) -> dict[str, str]:
    """A game that was finished long ago, one that runs, one that waits: their ids."""
    now = time.time()
    over = import_game(store, played().record(host=True), now - 40 * DAY)
    running = import_game(store, played(seed=b"two", moves=20).record(host=True), now - 3 * DAY)
    store.create(row := waiting(moved=now))
    return {"over": over.id, "running": running.id, "waiting": row.id}


# Backups


@pytest.mark.parametrize("command", [["backup", "all.gz"], ["export", "--all"], ["tables", "list"], ["report"]])
def test_what_is_not_there_is_not_made_up(terminal: Terminal, home: Path, command: list[str]) -> None:
    result = terminal(*command, "--data-dir", home / "elsewhere")
    assert result.code == 2 and "There is no database" in result.err
    assert not (home / "elsewhere").exists()


def test_an_empty_database_is_none(terminal: Terminal, home: Path, database: str) -> None:
    result = terminal("backup", home / "all.gz", "--database", database)
    assert result.code == 2 and "There is no database" in result.err
    assert not (home / "all.gz").exists()


def test_the_nightly_backup_of_the_guide_runs_in_its_second_week_too(home: Path, store: Store, tmp_path: Path) -> None:
    tables = fill(store)
    found = CRON.search(HOSTING.read_text(encoding="utf-8"))
    assert found is not None and found["user"] == "wardroom"
    program, folder = tmp_path / "wardroom", tmp_path / "backups"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m wardroom "$@"\n')
    program.chmod(0o755)
    folder.mkdir()
    line = found["command"].replace(r"\%", "%")
    for theirs, ours in (
        ("/opt/wardroom/.venv/bin/wardroom", str(program)),
        ("/var/lib/wardroom", str(home / "data" / "wardroom")),
        ("/var/backups/wardroom", str(folder)),
    ):
        assert theirs in line
        line = line.replace(theirs, ours)
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith("WARDROOM_")}

    def night() -> str:
        run = subprocess.run(["/bin/sh", "-c", line], capture_output=True, text=True, env=surroundings, timeout=180)
        assert run.returncode == 0, run.stderr
        return run.stdout

    assert "3 tables" in night()
    store.remove(tables["over"])
    assert "2 tables" in night(), "a week later, on the same day of the week"
    store.close()


def full_disk() -> bytes:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_backup_replaces_a_file_only_if_told_to_and_nothing_else(
    terminal: Terminal, home: Path, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(store)
    file = home / "all.gz"
    file.write_text("the last one")
    assert terminal("backup", file).code == 2
    with monkeypatch.context() as broken:
        broken.setattr("wardroom.store.backup.to_line", lambda _: full_disk())
        assert terminal("backup", "--force", file).code == 2 and file.read_text() == "the last one"
    assert terminal("backup", "--force", file).code == 0
    assert terminal("restore", file, "--data-dir", home / "other").code == 0
    (home / "folder").mkdir()
    assert terminal("backup", "--force", home / "folder").code == 2
    store.close()


# Tables


def test_tables_are_listed_with_their_age(terminal: Terminal, store: Store) -> None:
    tables = fill(store)
    lines = terminal("tables", "list").out.splitlines()
    assert [line.split()[0] for line in lines[1:]] == [tables["over"], tables["running"], tables["waiting"]]
    assert "finished" in lines[1] and "40 days" in lines[1]
    assert "running" in lines[2] and "20 moves" in lines[2] and "3 days" in lines[2]
    assert "waiting" in lines[3] and "0 hours" in lines[3]
    assert "terminée" in terminal("tables", "list", "--lang", "fr").out
    old = json.loads(terminal("tables", "list", "--older", "30", "--json").out)
    assert [(each["table"], each["age_days"], each["state"]) for each in old] == [(tables["over"], 40, "over")]
    store.close()


def test_tables_are_removed_by_name_or_age_and_only_when_sure(
    terminal: Terminal, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = fill(store)
    assert terminal("tables", "remove").code == 2
    assert terminal("tables", "remove", "nothing", "--yes").code == 2
    unsure = terminal("tables", "remove", tables["running"])
    assert unsure.code == 2 and "--yes" in unsure.err and tables["running"] in unsure.out
    monkeypatch.setattr("wardroom.cli.stored_tables.is_keyboard", lambda: True)
    assert terminal("tables", "remove", tables["running"], typed=["no"]).code == 1
    assert len(store.ids()) == 3
    assert "1 table was removed" in terminal("tables", "remove", tables["running"], typed=["yes"]).err
    assert terminal("tables", "remove", "--older", "30", "--yes").code == 0
    assert store.ids() == [tables["waiting"]]
    assert "no such tables" in terminal("tables", "remove", "--older", "30", "--yes").out
    store.close()


# Reports


def test_a_report_is_packed_into_one_file_that_one_command_replays(
    terminal: Terminal, home: Path, store: Store
) -> None:
    tables = fill(store)
    assert "Nobody has reported" in terminal("report").out
    store.report(Report("1A2B3C4D", tables["running"], 1, 15, 1000.0, "0.0.1", "Worf scores\n twice"))
    listed = terminal("report").out
    assert "1A2B3C4D" in listed and tables["running"] in listed and "after move 15" in listed and "twice" in listed
    file = home / "found.json"
    packed = terminal("report", "1a2b3c4d", "--to", file)
    assert packed.code == 0 and str(file) in packed.out and "Keep it from the players" in packed.out
    assert file.stat().st_mode & 0o077 == 0
    record = record_of(file)
    assert replay(find("missions"), record) and len(record.moves) == 20
    assert record.report is not None and record.report["versions"]["wardroom"] == "0.0.1"
    for said, language in (("Problem 1A2B3C4D, reported after move 15", "en"), ("Problème 1A2B3C4D", "fr")):
        shown = terminal("replay", file, "--lang", language)
        assert shown.code == 0 and said in shown.out and "Bo" in shown.out and "wardroom 0.0.1" in shown.out
        assert "20." in shown.out
    assert terminal("verify", file).code == 0
    opened = terminal("open", file, typed=["quit"])
    assert opened.code == 0 and "after 15 moves" in opened.out
    assert terminal("report", "1A2B3C4D", "--to", file).code == 2, "nothing is written over"
    assert terminal("report", "nothing").code == 2
    assert json.loads(terminal("report", "--json").out)[0]["reference"] == "1A2B3C4D"
    store.close()


def test_a_table_that_nobody_reported_is_packed_by_its_name(terminal: Terminal, home: Path, store: Store) -> None:
    tables = fill(store)
    for name, code in (("running", 0), ("over", 0), ("waiting", 2)):
        file = home / f"{name}.json"
        assert terminal("report", tables[name], "--to", file).code == code
    assert "Keep it" not in terminal("report", tables["over"], "--to", home / "again.json").out
    assert terminal("open", home / "running.json", typed=["quit"]).code == 0, "where it stands"
    assert terminal("open", home / "over.json").code == 2, "nothing is left to play"
    store.close()


def test_a_game_that_cannot_be_opened_is_packed_all_the_same(
    terminal: Terminal, home: Path, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = fill(store)
    file = home / "broken.json"
    with monkeypatch.context() as broken:
        broken.setattr("wardroom.store.transfer.open_table", lambda *_: 1 / 0)
        assert terminal("report", tables["running"], "--to", file).code == 0
    assert record_of(file).chain == "0" * 64
    assert terminal("replay", file).code == 0, "in a version in which it is mended"
    altered = file.read_text().replace('"Ann"', '"Eve"')
    (home / "altered.json").write_text(altered)
    assert terminal("replay", home / "altered.json").code == 2
    store.close()


def test_a_problem_is_reported_from_the_terminal(terminal: Terminal, home: Path) -> None:
    result = terminal("play", "missions", "--seats", "Ann,random", "--seed", "kirk", typed=["report it froze", "quit"])
    file = Path(re.findall(r"The report is in (\S+\.json)", result.out)[0])
    record = record_of(file)
    assert record.report is not None and (record.report["text"], record.report["seat"]) == ("it froze", 0)
    shown = terminal("replay", file).out
    assert "it froze" in shown and "Reported by Ann" in shown
    assert terminal("open", file, typed=["quit"]).code == 0
    assert file.name not in terminal("saves").out, "a report is no game to go on with"
    french = terminal("play", "missions", "--seats", "Ann,random", "--lang", "fr", typed=["signaler", "quitter"])
    assert "Le signalement est dans" in french.out
