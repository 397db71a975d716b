"""After the game: what comes out, what comes in, and what stays shut until then."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from wardroom.kernel import Record, find, replay

from .door import ORIGIN, Browser, Server, Table, config, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(config(tmp_path_factory.mktemp("after"))) as made:
        yield made


@pytest.fixture(scope="module")
def finished(server: Server) -> Table:
    table = Table(server)
    table.play()
    return table


def bring(browser: Browser, source: str | bytes) -> Any:
    files = {"file": ("game.json", source, "application/json")}
    data = {"csrf": browser.token()}
    return browser.request("POST", "/import", data=data, files=files, headers={"origin": ORIGIN})


def test_nothing_of_a_running_game_comes_out(server: Server) -> None:
    table = Table(server)
    table.play(3)
    row = server.services.store.game(table.id)
    for browser in (table.host, table.guest, table.watcher):
        for what in ("/file", "/replay", "/replay?step=1&seat=0"):
            assert browser.get(table.path + what).status_code == 409
        assert browser.post(f"{table.path}/verify").status_code == 409
        for what in ("", "/table", "/log"):
            page = browser.get(table.path + what).text
            assert row.seed not in page and row.start not in page
    assert table.guest.get(f"{table.path}/log?as=0").status_code == 403


def test_the_file_of_a_finished_game_is_true_and_for_everybody_there(finished: Table) -> None:
    for browser in (finished.host, finished.guest, finished.watcher):
        answer = browser.get(f"{finished.path}/file")
        record = Record.from_json(answer.text)
        assert replay(find("missions"), record).over and record.seed is not None
        assert "attachment" in answer.headers["content-disposition"]
    for what in ("", "/log", "/log?as=0", "/replay", "/replay?step=2&seat=1&play=2", "/table"):
        assert finished.watcher.get(finished.path + what).status_code == 200, what
    assert finished.watcher.post(f"{finished.path}/verify").status_code == 200


def test_a_rematch_turns_the_seats_and_invites_the_others(server: Server, finished: Table) -> None:
    answer = finished.guest.post(f"{finished.path}/rematch")
    row = server.services.store.game(answer.headers["location"].rpartition("/")[2])
    assert row.names == ("Bo", "Ann") and row.before == finished.id and row.status == "waiting"
    assert [seat.taken for seat in row.seats] == [True, False]
    secret = dict(each.split(".", 1) for each in finished.guest.cookies["wardroom_links"][0].split("/"))["1"]
    assert finished.host.post(f"/sit/{secret}", {"name": "Ann"}).status_code == 303
    assert server.services.store.game(row.id).status == "playing"


def test_a_game_file_from_elsewhere_becomes_a_table(tmp_path_factory: pytest.TempPathFactory, finished: Table) -> None:
    source = finished.host.get(f"{finished.path}/file").text
    with running(config(tmp_path_factory.mktemp("elsewhere"))) as other:
        browser = other.browser()
        answer = bring(browser, source)
        assert answer.status_code == 303
        path = answer.headers["location"]
        assert browser.get(path).status_code == 200
        assert Record.from_json(browser.get(f"{path}/file").text) == Record.from_json(source)
        again = bring(other.browser(), source)
        assert again.headers["location"] == path, "it is there already; who has the file may watch"
        row = other.services.store.game(path.rpartition("/")[2])
        other.services.store.remove(row.id)


def test_a_running_game_may_be_brought_and_played_on(tmp_path_factory: pytest.TempPathFactory, server: Server) -> None:
    table = Table(server)
    table.play(4)
    row = server.services.store.game(table.id)

    async def record() -> str:
        known = await server.services.tables.open(row.id)
        assert known.table is not None
        return known.table.record(host=True).to_json()

    source = server.run(record)
    assert bring(server.browser(), source).status_code == 409, "it is being played here"
    with running(config(tmp_path_factory.mktemp("on"))) as other:
        browser = other.browser()
        path = bring(browser, source).headers["location"]
        asked = other.services.store.game(path.rpartition("/")[2]).asked[0]
        assert 'name="option"' in browser.get(f"{path}?as={asked}").text


def test_what_is_no_true_game_file_is_refused_with_a_sentence(server: Server, finished: Table) -> None:
    source = finished.host.get(f"{finished.path}/file").text
    data = json.loads(source)
    moved = {**data, "moves": [data["moves"][0], *data["moves"][2:]]}
    for bad in ("", "{}", "[" * 100_000, source.replace('"Ann"', '"Eve"'), json.dumps(moved), b"\xff\xfe"):
        answer = bring(server.browser(), bad)
        assert answer.status_code in (400, 422), answer.status_code
        assert "Traceback" not in answer.text
    foreign = json.dumps({**data, "game": "no-such-game"})
    assert bring(server.browser(), foreign).status_code in (404, 422)
