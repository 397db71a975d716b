"""No request makes the server fail: every route is sent everything that an attacker would try."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from wardroom.kernel import Seat as KernelSeat
from wardroom.kernel import Table as KernelTable
from wardroom.kernel import find
from wardroom.kernel.ask import UNLISTED
from wardroom.kernel.errors import Refused
from wardroom.web.access import RULES

from .door import ORIGIN, Browser, Server, Table, config, running
from .hostile import Sent, damage_file, list_requests
from .test_guard import filled

LISTENING = ("GET /games/{id}/events", "GET /api/games/{id}/events")
"""Who may listen there is sent what happens, for ever."""
AFTERWARDS = ("GET /games/{id}/file", "GET /games/{id}/replay", "POST /games/{id}/verify")
"""They have something to do when a game is over."""
FIELDS = (
    *("as", "position", "option", "once", "sure", "rank", "give", "lift", "do", "seat", "player", "notes", "webhook"),
    *("game", "luck", "name", "name1", "who1", "who2", "set-stalemate_rounds", "listed", "language", "theme", "back"),
    *("code", "since", "sort", "hint", "step", "play", "v", "file", "hand"),
)
SOUND = {"as": "0", "position": "0", "seat": "1", "sure": "1", "step": "1", "rank": "greedy", "game": "missions"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(config(tmp_path_factory.mktemp("hostile"))) as made:
        yield made


@pytest.fixture(scope="module")
def finished(server: Server) -> Table:
    table = Table(server)
    table.play()
    return table


def send(browser: Browser, method: str, sent: Sent, token: str) -> Any:
    """It is sent by somebody with the browser's cookies as they are: what comes back does not change who that is."""
    browser = replace(browser, cookies=dict(browser.cookies))
    headers: dict[str, Any] = {"origin": ORIGIN, "x-csrf-token": browser.token()}
    if token:
        headers["authorization"] = f"Bearer {token}"
    headers |= sent.headers
    path = f"{sent.path}?{sent.query}" if sent.query else sent.path
    return browser.request(method, path, content=sent.body, headers=headers)


def attack(table: Table, route: str) -> Counter[int]:
    """Send everything to a route, as the host of a table or with a token of a seat; how often which status came."""
    server, (method, _, template) = table.server, route.partition(" ")
    path, token = filled(template, table), ""
    if template.startswith("/api"):
        made = server.client.post("/api/games", json={"game": "missions", "seats": [{"kind": "person"}] * 2}).json()
        path, token = path.replace(table.id, made["id"]), made["seats"][0]["token"]
    csrf, statuses = table.host.token(), Counter[int]()
    for sent in list_requests(template, path, posts=method == "POST", token=csrf, fields=FIELDS, sound=SOUND):
        if route in LISTENING and sent.path == path:
            continue
        answer = send(table.host, method, sent, token)
        statuses[answer.status_code] += 1
        assert answer.status_code < 500, (sent, answer.text[:300])
        place = answer.headers.get("location", "/")
        assert place.startswith("/") and not place.startswith(("//", "/\\")), (sent, place)
    return statuses


@pytest.mark.parametrize("route", sorted(RULES))
def test_no_request_makes_the_server_fail(server: Server, finished: Table, route: str) -> None:
    statuses = attack(finished if route in AFTERWARDS else Table(server), route)
    assert statuses.total() > 15
    if route.startswith("POST /games/{id}"):
        assert statuses[404] < 50, "most of it reaches the table"


def test_a_route_that_fails_is_noticed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The corpus has teeth: what it sends reaches the code of the game."""

    def look_up(_seat: Any, key: str) -> None:
        int(key)  # most of it is no number
        raise Refused(UNLISTED)

    monkeypatch.setattr(KernelSeat, "why_key", look_up)
    with pytest.raises(AssertionError, match="why"):
        attack(Table(server), "GET /api/games/{id}/why/{candidate}")


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
