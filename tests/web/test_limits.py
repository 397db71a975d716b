"""Every limit, exceeded once: a status that says so, and when to come back. (Streams: tests/web/test_live.py.)"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from wardroom.kernel.table import LONGEST_NAME as LONGEST
from wardroom.web.config import Rate
from wardroom.web.errors import TooMany
from wardroom.web.limits import Buckets, Seats
from wardroom.web.names import clean, distinct

from .door import GENEROUS, ORIGIN, Table, config, running


def limited(tmp_path: Path, **changes: Any) -> Any:
    return running(config(tmp_path, limits=replace(GENEROUS, **changes)))


def slow_down(answer: Any) -> None:
    assert answer.status_code == 429, answer.text
    assert int(answer.headers["retry-after"]) >= 1


def test_a_seat_may_not_ask_too_often(tmp_path: Path) -> None:
    with limited(tmp_path, requests=Rate(5, 0.1)) as server:
        table = Table(server)
        answers = [table.host.get(table.path) for _ in range(6)]
        assert answers[0].status_code == 200
        slow_down(answers[-1])
        assert table.guest.get(table.path).status_code == 200, "each seat has its own measure"


def test_an_address_may_not_ask_too_often(tmp_path: Path) -> None:
    with limited(tmp_path, visits=Rate(5, 0.1)) as server:
        answers = [server.browser().get("/") for _ in range(6)]
        assert answers[0].status_code == 200
        slow_down(answers[-1])
        assert server.browser().get("/health").status_code == 200


def test_an_address_may_not_make_too_many_tables(tmp_path: Path) -> None:
    with limited(tmp_path, tables=Rate(2, 0.001)) as server:
        browser = server.browser()
        assert [browser.post("/play", {"game": "missions"}).status_code for _ in range(2)] == [303, 303]
        slow_down(browser.post("/play", {"game": "missions"}))
        wish = {"game": "missions", "seats": [{"kind": "person"}, {"kind": "person"}]}
        answer = server.client.post("/api/games", json=wish)
        slow_down(answer)
        assert answer.json()["error"]["code"] == "too-many-tables"


def test_a_request_may_not_be_too_large(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        table = Table(server)
        answer = table.host.post(f"{table.path}/notes", {"as": "0", "notes": "x" * (65 << 10)})
        assert answer.status_code == 413
        wish = {"game": "missions", "seats": [{"kind": "person", "name": "x" * (65 << 10)}]}
        answer = server.client.post("/api/games", json=wish)
        assert answer.status_code == 413 and answer.json()["error"]["code"] == "too-large"
        browser = server.browser()
        for size, status in ((200 << 10, 422), ((1 << 20) + 1, 413)):
            files = {"file": ("game.json", b"[" * size, "application/json")}
            sent = browser.request(
                "POST", "/import", data={"csrf": browser.token()}, files=files, headers={"origin": ORIGIN}
            )
            assert sent.status_code == status, sent.text


def test_a_seat_may_not_ask_for_many_hints_at_once(tmp_path: Path) -> None:
    with limited(tmp_path, hints=0) as server:
        table = Table(server)
        seat = table.asked()
        browser = table.host if seat == 0 else table.guest
        slow_down(browser.post(f"{table.path}/hint", {"as": str(seat), "rank": "ensign", "position": "0"}))


def test_the_computers_may_not_be_flooded(tmp_path: Path) -> None:
    with limited(tmp_path, jobs=0) as server:
        table = Table(server)
        seat = table.asked()
        browser = table.host if seat == 0 else table.guest
        slow_down(browser.post(f"{table.path}/hint", {"as": str(seat), "rank": "ensign", "position": "0"}))
        assert server.services.computers.hinting.held == 0


def test_buckets_fill_again_with_time() -> None:
    now = [0.0]
    buckets = Buckets(Rate(2, 0.5), "requests", lambda: now[0])
    buckets.take("a")
    buckets.take("a")
    with pytest.raises(TooMany) as much:
        buckets.take("a")
    assert much.value.wait == 2
    buckets.take("b")
    now[0] = 2.0
    buckets.take("a")


def test_places_are_given_back() -> None:
    seats = Seats(1, "streams", 3)
    with seats.held_by("a"):
        with pytest.raises(TooMany):
            seats.enter("a")
        seats.enter("b")
    seats.enter("a")
    assert seats.held == 2


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ann  ", "Ann"),
        ("A\u202enn", "Ann"),
        ("A\x00\x07nn\u200b", "Ann"),
        ("two\nlines", "two lines"),
        ("e\u0301", "é"),
        ("Z" * 99, "Z" * LONGEST),
        ("\u2066\u2069", ""),
        ("a" + "\u0301" * 20 + "b", "á\u0301\u0301b"),
        ("Zoë 🚀", "Zoë 🚀"),
    ],
)
def test_names_are_fit_to_be_shown(typed: str, kept: str) -> None:
    assert clean(typed) == kept


def test_two_of_the_same_name_are_told_apart() -> None:
    assert distinct("Ann", ["ann", "Ann 2"]) == "Ann 3"


def test_names_of_strangers_arrive_clean(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        table = Table(server, start=False)
        assert table.guest.post(table.link, {"name": "\u202eBo<script>\x07"}).status_code == 303
        assert server.services.store.game(table.id).names == ("Ann", "Bo<script>")
        assert "<script>" not in table.host.get(table.path).text.replace("<script src", "")
