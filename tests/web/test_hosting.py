"""What a host does to seats and spectators, what survives a kill, what is tidied away, and what players report."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.store.tables import new_table, row_of, waiting
from wardroom.kernel import Record, find
from wardroom.kernel import Table as Played
from wardroom.store import Sitting, hashed, new_id, open_store
from wardroom.web.config import Limits, Rate
from wardroom.web.live import SEATS
from wardroom.web.table_setup import TableSetup

from .door import Browser, Server, Table, config, running

FRENCH = {"headers": {"accept-language": "fr"}}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(config(tmp_path)) as made:
        yield made


def host(table: Table, do: str, **fields: str) -> None:
    assert table.host.post(f"{table.path}/host", {"do": do, **fields}).status_code == 303


def guest_of(browser: Browser) -> str:
    return hashed(browser.cookies["wardroom"][0])


# Seats


def test_what_a_host_does_to_a_seat_is_told_to_all_and_stays_in_the_log(server: Server) -> None:
    table = Table(server)
    table.play(4)
    while table.asked() == 1:
        table.play(1)
    told = "The host lets a computer (random) play for "
    host(table, "stand_in", seat="1", player="random")
    for browser in (table.host, table.watcher):
        assert f'id="announced"><p>{told}<b>Bo</b>.</p>' in browser.get(table.path).text
    page = table.guest.get(table.path).text
    assert f"{told}you." in page and "A computer plays for you (random)." in page
    host(table, "take_back", seat="1")
    host(table, "reissue", seat="1")
    log = table.host.get(f"{table.path}/log").text
    said = [log.index(each) for each in (told, "The host gives <b>Bo</b>", "whoever sat there is out")]
    assert said == sorted(said)
    french = table.host.get(f"{table.path}/log", **FRENCH).text
    assert "L’hôte laisse un ordinateur" in french and "L’hôte rend sa place" in french


def test_an_announcement_keeps_its_place_in_everybodys_log(server: Server) -> None:
    table = Table(server)
    table.play(4)
    before = len(table_log(server, table, 0))
    host(table, "reissue", seat="1")
    kept = dict(each.split(".", 1) for each in table.host.cookies["wardroom_links"][0].split("/"))
    assert table.guest.post(f"/sit/{kept['1']}", {"name": "Bo"}).status_code == 303
    assert "You have sat down at this table" in table.guest.get(table.path).text
    table.play(4)
    page = table.host.get(table.path).text
    assert 'id="announced"' not in page, "the game has gone on"
    lines = re.findall(r"<li[^>]*>(.*?)</li>", table.host.get(f"{table.path}/log").text)
    place = next(number for number, line in enumerate(lines) if "whoever sat there is out" in line)
    assert 0 < place < len(lines) - 2 and "Somebody has sat down" in lines[place + 1]
    assert len(table_log(server, table, 0)) > before, "the game's own log is another thing"
    record = server.run(server.services.tables.open, table.id).table.record(host=True)
    assert len(record.moves) == 8, "the game file holds moves only"


def table_log(server: Server, table: Table, seat: int) -> list[Any]:
    log: list[Any] = server.run(server.services.tables.open, table.id).seat(seat).log
    return log


def test_whoever_gets_a_seat_anew_is_not_told_on_to_the_one_before(server: Server) -> None:
    table = Table(server)
    server.services.store.set_seat(table.id, 1, webhook="https://bo.example/hook")
    host(table, "reissue", seat="1")
    assert server.services.store.game(table.id).seats[1].webhook is None


def test_a_player_takes_back_a_seat_that_a_computer_plays(server: Server) -> None:
    table = Table(server)
    while table.asked() == 1:
        table.play(1)
    host(table, "stand_in", seat="1", player="random")
    page = table.guest.get(table.path).text
    assert "plays for you" in page and f'action="{table.path}/back"' in page
    assert f'action="{table.path}/back"' not in table.host.get(table.path).text
    assert table.host.post(f"{table.path}/back", {"as": "1"}).status_code == 403
    assert table.watcher.post(f"{table.path}/back", {"as": "1"}).status_code == 403
    assert table.guest.post(f"{table.path}/back", {"as": "1"}).status_code == 303
    assert server.services.store.game(table.id).seats[1].stand_in is None
    assert "<b>Bo</b> is back" in table.host.get(table.path).text
    again = table.guest.post(f"{table.path}/back", {"as": "1"})
    assert again.status_code == 303 and len(server.services.store.game(table.id).announced) == 2


# Spectators


@pytest.mark.parametrize("do", ["watch", "unwatch"])
def test_spectators_and_their_streams_end_with_their_link(server: Server, do: str) -> None:
    table = Table(server)
    services, who = server.services, guest_of(table.watcher)

    async def listen() -> list[str]:
        async def welcome() -> bool:
            return await services.places._place(who, table.id, services.places._find_sitting) is not None

        stream = services.live.stream(table.id, lambda: services.tables.position(table.id), welcome)
        heard = [await anext(stream)]
        await services.table_setup.revoke(table.id, None)
        async with asyncio.timeout(10):
            return heard + [line async for line in stream]

    assert table.watcher.get(table.path).status_code == 200
    assert len(server.run(listen)) == 1, "the stream has ended, and told nothing more"
    assert table.watcher.get(table.path).status_code == 404
    assert table.watcher.post(table.watch).status_code == 404
    host(table, do)
    assert table.guest.get(table.path).status_code == table.host.get(table.path).status_code == 200


def test_what_another_process_does_to_visitors_is_known_at_once(server: Server) -> None:
    table = Table(server)
    services, who = server.services, guest_of(table.watcher)
    services.places.shared = True

    async def place() -> Any:
        return await services.places._place(who, table.id, services.places._find_sitting)

    assert server.run(place) is not None
    services.store.unwatch(table.id)
    services.live.hear(table.id, 0, SEATS)
    assert server.run(place) is None


# Kills


def test_a_kill_between_the_last_sit_down_and_the_deal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(config(tmp_path)) as server:
        table = Table(server, start=False)
        with monkeypatch.context() as killing:
            killing.setattr(TableSetup, "_begin", lambda *_: 1 / 0)
            assert table.guest.post(table.link, {"name": "Bo"}).status_code == 500
        assert server.services.store.game(table.id).status == "waiting"
    with running(config(tmp_path)) as server:
        table.host.server = table.guest.server = table.stranger.server = table.server = server
        until(lambda: server.services.store.game(table.id).status == "playing")
        back = table.guest.get(table.link)
        assert (back.status_code, back.headers["location"]) == (303, table.path), "whoever spent it sits there"
        assert table.guest.post(table.link, {"name": "Bo"}).headers["location"] == table.path
        assert table.stranger.get(table.link).status_code == 404
        table.play(2)
        assert server.services.store.position(table.id) == 2


def until(done: Any) -> None:
    end = time.monotonic() + 120
    while not done():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_file_that_was_brought_in_is_found_again_by_who_brought_it(server: Server) -> None:
    record = Played(find("missions"), 2, bytes(32), names=["Ann", "Bo"]).record(host=True)
    browser = server.browser()
    files = {"file": ("game.json", record.to_json().encode())}
    made = browser.post("/import", files=files)
    assert made.status_code == 303
    again = browser.post("/import", files=files)
    assert (again.status_code, again.headers["location"]) == (303, made.headers["location"])
    assert server.browser().post("/import", files=files).status_code == 409
    row = server.services.store.game(made.headers["location"].rpartition("/")[2])
    assert [(seat.kind, seat.taken) for seat in row.seats] == [("screen", True)] * 2


# Old tables


@pytest.mark.parametrize("days", [0, 7])
def test_old_tables_are_removed_if_the_host_wants_that(tmp_path: Path, days: int) -> None:
    now = time.time()
    store = open_store(f"sqlite:///{tmp_path / 'wardroom.db'}")
    old = now - 8 * 86400
    rows = {status: row_of(new_table(), status=status, moved=old) for status in ("over", "playing", "frozen", "failed")}
    rows |= {"waiting": waiting(moved=old), "new": row_of(new_table(), status="over", moved=now - 86400)}
    rows["set back"] = row_of(new_table(), status="over", moved=now + 8 * 86400)
    for row in rows.values():
        store.create(replace(row, id=new_id()) if row.id in store.ids() else row)
    with running(config(tmp_path, keep_days=days)) as server:
        sentinel = new_id()
        store.create(row_of(new_table(), id=sentinel, status="over", moved=now))
        if days:
            until(lambda: rows["over"].id not in store.ids())
            assert {name for name, row in rows.items() if row.id in store.ids()} == {
                "new",
                "set back",
                "frozen",
            }
            assert server.browser().get(f"/games/{rows['over'].id}").status_code == 404
        else:
            assert {row.id for row in rows.values()} < set(store.ids())
    store.close()


# Reports


def test_a_player_reports_a_problem_and_nothing_hidden_leaves_the_table(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    table = Table(server)
    table.play(4)
    seed = server.services.store.game(table.id).seed
    with caplog.at_level(logging.WARNING, "wardroom.reports"):
        answer = table.guest.post(f"{table.path}/report", {"as": "1", "text": " Worf scores twice "})
    assert answer.status_code == 303
    (report,) = server.services.store.reports()
    assert (report.game, report.seat, report.position, report.text) == (table.id, 1, 4, "Worf scores twice")
    assert answer.headers["location"] == f"{table.path}?as=1&reported={report.reference}"
    page = table.guest.get(answer.headers["location"]).text
    assert f"Reported as number {report.reference}." in page
    for browser in (table.host, table.guest, table.watcher):
        seen = browser.get(table.path).text + browser.get(f"{table.path}/log").text
        assert "Worf scores twice" not in seen and report.reference not in seen and seed not in seen
    logged = [getattr(each, "facts", {}) for each in caplog.records if each.message == "problem reported"]
    assert logged == [{"reference": report.reference, "game": table.id, "position": 4, "seat": 1}]
    assert table.watcher.post(f"{table.path}/report", {"text": "x"}).status_code == 403
    assert table.stranger.post(f"{table.path}/report", {"text": "x"}).status_code == 404
    forged = table.guest.get(f"{table.path}?as=1&reported=<b>x</b>").text
    assert "Reported as number" not in forged


def test_a_finished_game_can_be_reported_too(server: Server) -> None:
    table = Table(server)
    assert table.host.post(f"{table.path}/concede", {"as": "0", "sure": "1"}).status_code == 303
    page = table.guest.get(table.path).text
    assert 'popovertarget="panel-report"' in page and f'action="{table.path}/report"' in page
    assert "panel-report" not in table.watcher.get(table.path).text
    answer = table.guest.post(f"{table.path}/report", {"as": "1", "text": "I should have won"})
    assert "Reported as number" in table.guest.get(answer.headers["location"]).text


def test_reports_of_one_address_are_limited(tmp_path: Path) -> None:
    with running(config(tmp_path, limits=Limits(reports=Rate(2, 0.001)))) as server:
        table = Table(server)
        codes = [table.guest.post(f"{table.path}/report", {"text": "x"}).status_code for _ in range(3)]
        assert codes == [303, 303, 429]


def test_a_report_stays_with_its_table(server: Server) -> None:
    table = Table(server)
    table.guest.post(f"{table.path}/report", {"text": "x" * 9000})
    store = server.services.store
    assert [len(each.text) for each in store.reports()] == [2000]
    store.sit(hashed("x"), Sitting(table.id, None))
    assert store.remove(table.id) and not store.remove(table.id)
    assert store.reports() == []


def test_a_packed_report_is_a_game_file(server: Server) -> None:
    record = Played(find("missions"), 2, bytes(32), names=["Ann", "Bo"]).record(host=True)
    assert "report" not in record.to_json()
    packed = replace(record, report={"position": 0, "text": "é", "versions": {"wardroom": "1"}})
    assert Record.from_json(packed.to_json()) == packed
