"""No request makes the server fail: every route is sent everything that an attacker would try."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from wardroom.kernel import Table as KernelTable
from wardroom.kernel import find
from wardroom.web.access import RULES

from .door import ORIGIN, Browser, Server, Table, config, running
from .hostile import Sent, damage_file, list_requests
from .test_guard import filled

SKIPPED = ("GET /games/{id}/events", "GET /api/games/{id}/events")
"""They would listen for ever."""
FIELDS = (
    *("as", "position", "option", "once", "sure", "rank", "give", "lift", "do", "seat", "player", "notes", "webhook"),
    *("game", "luck", "name", "name1", "who1", "who2", "set-stalemate_rounds", "listed", "language", "theme", "back"),
    *("code", "since", "sort", "hint", "step", "play", "v", "file", "hand"),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(config(tmp_path_factory.mktemp("hostile"))) as made:
        yield made


def send(browser: Browser, method: str, sent: Sent, token: str) -> Any:
    headers: dict[str, Any] = {"origin": ORIGIN, "x-csrf-token": browser.token()}
    if token:
        headers["authorization"] = f"Bearer {token}"
    headers |= sent.headers
    path = f"{sent.path}?{sent.query}" if sent.query else sent.path
    return browser.request(method, path, content=sent.body, headers=headers)


@pytest.mark.parametrize("route", sorted(set(RULES) - set(SKIPPED)))
def test_no_request_makes_the_server_fail(server: Server, route: str) -> None:
    table = Table(server)
    made = server.client.post("/api/games", json={"game": "missions", "seats": [{"kind": "person"}] * 2}).json()
    program = route.partition(" ")[2].startswith("/api")
    method, _, template = route.partition(" ")
    good = filled(template, table).replace(table.id, made["id"] if program else table.id)
    token = made["seats"][0]["token"] if program else ""
    count = 0
    for sent in list_requests(template, good, posts=method == "POST", token=table.host.token(), fields=FIELDS):
        answer = send(table.host, method, sent, token)
        count += 1
        assert answer.status_code < 500 or route == "GET /ready", (sent, answer.text[:300])
        place = answer.headers.get("location", "/")
        assert place.startswith("/") and not place.startswith(("//", "/\\")), (sent, place)
    assert count > 15


def test_no_game_file_makes_the_server_fail(server: Server) -> None:
    game = KernelTable(find("missions"), 2, bytes(32))
    for _ in range(2):
        seat = game.waiting()[0]
        game.choose_key(seat.number, seat.labels[0].key)
    browser = server.browser()
    for content in damage_file(json.loads(game.record(host=True).to_json())):
        files = {"file": ("game.json", content, "application/json")}
        answer = browser.request(
            "POST", "/import", data={"csrf": browser.token()}, files=files, headers={"origin": ORIGIN}
        )
        assert answer.status_code < 500, (content[:300], answer.text[:300])
