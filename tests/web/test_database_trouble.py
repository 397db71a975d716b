"""When the database fails: a plain sentence without its address, a line in the log, and `/ready` says so."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from wardroom.web import services

from .door import Server, Table, config, running


@pytest.fixture
def server(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setattr("wardroom.store.engine.SQLITE_SETTINGS", ("busy_timeout = 20", "journal_mode = WAL"))
    monkeypatch.setattr(services, "EACH_TRY", 0.0)
    with running(config(tmp_path, database=database, sweep_seconds=600)) as made:
        yield made


@contextmanager
def unreadable(server: Server) -> Iterator[None]:
    """A table of the database is gone for a while."""

    def rename(before: str, after: str) -> None:
        with server.services.store.writing() as connection:
            connection.exec_driver_sql(f"ALTER TABLE {before} RENAME TO {after}")

    rename("games", "lost")
    yield
    rename("lost", "games")


@contextmanager
def unwritable(server: Server) -> Iterator[None]:
    """The database can be read and not written to: somebody holds its lock, or it takes nothing."""
    engine = server.services.store.engine
    if engine.dialect.name == "sqlite":
        with closing(sqlite3.connect(str(engine.url.database), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")
        return

    def only_read(connection: Connection) -> None:
        connection.exec_driver_sql("SET TRANSACTION READ ONLY")

    event.listen(engine, "begin", only_read)
    yield
    event.remove(engine, "begin", only_read)


def check_plain(server: Server, answer: Any) -> None:
    """503, when to come back, and nothing about where the database is."""
    url = server.services.store.engine.url
    assert answer.status_code == 503 and int(answer.headers["retry-after"]) > 0
    for secret in (str(url.database), url.drivername, "sqlite", "psycopg", "no such table", "does not exist"):
        assert secret not in answer.text


def test_a_database_that_fails_is_a_plain_503_and_a_line_in_the_log(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    table = Table(server)
    with unreadable(server):
        server.services.tables._holders.clear()
        for path in ("/", "/mine", "/open", table.path, f"{table.path}/log"):
            check_plain(server, table.host.get(path))
        check_plain(server, table.host.post("/setup/missions", {"who1": "me", "who2": "link", "who3": "nobody"}))
        wish = {"game": "missions", "seats": [{"kind": "person"}] * 2}
        answer = server.client.post("/api/games", json=wish)
        check_plain(server, answer)
        assert answer.json()["error"]["code"] == "unavailable"
    logged = [record for record in caplog.records if record.getMessage() == "database fails"]
    assert {record.levelname for record in logged} == {"ERROR"}
    assert "GET /mine" in {record.facts["route"] for record in logged}  # type: ignore[attr-defined]
    assert table.host.get(table.path).status_code == 200


def test_a_server_whose_database_cannot_be_written_to_is_not_ready(server: Server) -> None:
    table = Table(server)
    assert server.client.get("/ready").status_code == 200
    with unwritable(server):
        assert table.host.get(table.path).status_code == 200, "it can still be read"
        answer = server.client.get("/ready")
        assert (answer.status_code, answer.text) == (503, "not ready\n")
        seat = table.asked()
        browser = table.host if seat == 0 else table.guest
        check_plain(server, table.choose(browser, table.options(seat)[0], 0))
    assert server.client.get("/ready").status_code == 200
    table.play(1)


def test_many_who_ask_whether_the_server_is_ready_make_one_write(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "EACH_TRY", 600.0)
    tried: list[int] = []
    check = server.services.store.check

    def count() -> None:
        tried.append(1)
        check()

    monkeypatch.setattr(server.services.store, "check", count)
    assert [server.client.get("/ready").status_code for _ in range(5)] == [200] * 5
    assert len(tried) == 1


@pytest.mark.parametrize("text", ["a%00b", "%ED%A0%80", "a%ED%B0%80b"])
def test_text_that_no_database_holds_is_refused(server: Server, text: str) -> None:
    table = Table(server)
    seat = table.asked()
    browser = table.host if seat == 0 else table.guest
    for path in (f"/games/{text}", f"/sit/{text}", f"/open/{text}", f"{table.path}?as={text}", f"/join?code={text}"):
        assert 400 <= browser.get(path).status_code < 500, path
    form = f"csrf={browser.token()}&as={seat}&position=0&option={table.options(seat)[0]}&once={text}"
    headers = {"origin": "http://testserver.local", "content-type": "application/x-www-form-urlencoded"}
    answer = browser.request("POST", f"{table.path}/choose", content=form, headers=headers)
    assert answer.status_code == 400 if "%00" in text else answer.status_code in (303, 400)


def test_a_program_cannot_name_a_request_with_the_character_0(server: Server) -> None:
    made = server.client.post("/api/games", json={"game": "missions", "seats": [{"kind": "person"}] * 2}).json()
    for seat in made["seats"]:
        sent = {"position": 0, "option": "galaxy", "once": "a\0b"}
        headers = {"authorization": f"Bearer {seat['token']}"}
        path = f"/api/games/{made['id']}/choices"
        assert server.client.post(path, json=sent, headers=headers).status_code == 400
