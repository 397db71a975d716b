"""Logs are for finding out what happened, not for getting in: no secret is in them."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from wardroom.web import logs

from .door import Table, config, running


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    kept = {name: (log.handlers, log.level, log.propagate) for name in NAMES if (log := logging.getLogger(name))}
    stream = io.StringIO()
    logs.set_up_logs(stream)
    yield stream
    for name, (handlers, level, propagate) in kept.items():
        log = logging.getLogger(name)
        log.handlers, log.propagate = handlers, propagate
        log.setLevel(level)


NAMES = ("wardroom", "uvicorn", "uvicorn.error")


def test_requests_are_logged_without_secrets(tmp_path: Path, written: io.StringIO) -> None:
    with running(config(tmp_path)) as server:
        table = Table(server)
        table.play(3)
        wish = {"game": "missions", "seats": [{"kind": "person"}, {"kind": "person"}]}
        made = server.client.post("/api/games", json=wish).json()
        token = made["seats"][0]["token"]
        server.client.get(f"/api/games/{made['id']}", headers={"authorization": f"Bearer {token}"})
        secrets = {value for browser in table.people.values() for value, _ in browser.cookies.values()}
        secrets |= {browser.token() for browser in table.people.values()}
        secrets |= {token, table.link.rpartition("/")[2], table.watch.rpartition("/")[2]}
        secrets |= {server.services.store.game(table.id).seed}
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert {"POST /games/{id}/choose", "POST /sit/{secret}"} <= {line.get("route") for line in lines}
    assert all(set(line) >= {"at", "level", "from", "what"} for line in lines)
    assert not [secret for secret in secrets if secret in written.getvalue()]


def test_of_an_exception_only_its_kind_and_place_are_written(written: io.StringIO) -> None:
    try:
        raise ValueError("what somebody typed")
    except ValueError:
        logging.getLogger("wardroom.test").exception("failed")
    (line,) = [json.loads(line) for line in written.getvalue().splitlines()]
    assert line["error"] == "ValueError" and "test_logs.py" in line["trace"][-1]
    assert "typed" not in written.getvalue()


def test_numbers_of_the_house(tmp_path: Path) -> None:
    with running(config(tmp_path, metrics_token="keeper")) as server:
        table = Table(server)
        table.play(2)
        text = server.client.get("/metrics", headers={"authorization": "Bearer keeper"}).text
        assert server.client.get("/metrics", headers={"authorization": "Bearer other"}).status_code == 404
    assert 'wardroom_requests_total{method="POST",route="/games/{id}/choose",status="303"} 2.0' in text
    assert "wardroom_choice_stored_seconds_count 2.0" in text and "wardroom_tables_open 1.0" in text
    assert table.id not in text
