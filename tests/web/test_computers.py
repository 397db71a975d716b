"""Computers at real tables: they play, they advise, they stand in for whoever has left."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from wardroom.interface.pace import Pace
from wardroom.kernel import Table as KernelTable
from wardroom.players import NAMES, hint
from wardroom.players.worker import Worker
from wardroom.web.computers import substitute
from wardroom.web.table_setup import Chair, Draft

from .door import Browser, Server, Table, config, running

PATIENCE = 60.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(config(tmp_path_factory.mktemp("computers"), sweep_seconds=0.2)) as made:
        yield made


def until(happened: Callable[[], Any]) -> Any:
    end = time.monotonic() + PATIENCE
    while not (found := happened()):
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)
    return found


def made(server: Server, *chairs: Chair) -> str:
    async def make() -> str:
        return (await server.services.table_setup.make(Draft("missions", chairs), None, programs=True)).row.id

    id: str = server.run(make)
    return id


def test_computers_play_a_whole_game_among_themselves(server: Server) -> None:
    id = made(server, Chair("bot", "Mira", "random"), Chair("bot", "Oren", "greedy"))
    until(lambda: server.services.store.game(id).status == "over")
    assert len(server.services.store.game(id).result or ()) == 2


def test_play_now_is_two_clicks_and_a_whole_game(server: Server) -> None:
    browser = server.browser()
    path = browser.post("/play", {"game": "missions"}).headers["location"]
    id = path.rpartition("/")[2]
    store = server.services.store
    assert {seat.kind for seat in store.game(id).seats[1:]} == {"bot"}

    async def options() -> list[str]:
        known = await server.services.tables.open(id)
        return [label.key for label in known.seat(0).labels]

    while store.game(id).status == "playing":
        until(lambda: 0 in store.game(id).asked or store.game(id).status == "over")
        position, keys = store.position(id), server.run(options)
        if keys:
            fields = {"position": str(position), "once": str(position), "option": keys[0]}
            assert browser.post(f"{path}/choose", fields).status_code in (303, 409)
    for what in ("", "/log", "/log?as=1", "/replay", "/replay?step=3&seat=1", "/replay?step=999999", "/file"):
        assert browser.get(path + what).status_code == 200, what
    assert browser.post(f"{path}/verify").status_code == 200
    again = browser.post(f"{path}/rematch")
    assert again.status_code == 303
    other = store.game(again.headers["location"].rpartition("/")[2])
    assert (other.before, other.seats[-1].name) == (id, store.game(id).seats[0].name), "everybody a seat further"


def test_a_broken_computer_is_replaced_and_that_is_logged(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for module in ("computers", "table_setup"):
        monkeypatch.setattr(f"wardroom.web.{module}.NAMES", (*NAMES, "tests.players.bad:Throws"))
    broken = Chair("bot", "Mira", "tests.players.bad:Throws")
    id = made(server, broken, broken._replace(name="Oren"))
    until(lambda: server.services.store.position(id) > 0)
    troubles = [record for record in caplog.records if "replaced by a greedy choice" in record.getMessage()]
    assert troubles[0].facts["trouble"] == "crashed"  # type: ignore[attr-defined]


def test_a_hint_is_the_advice_of_a_rank_that_sees_what_the_seat_sees(server: Server) -> None:
    table = Table(server)
    seat = table.asked()
    browser, other = (table.host, table.guest) if seat == 0 else (table.guest, table.host)
    answer = browser.post(f"{table.path}/hint", {"as": str(seat), "rank": "ensign", "position": "0"})
    assert answer.status_code == 303 and answer.headers["location"] == f"{table.path}?as={seat}&hint=ensign"
    row = server.services.store.game(table.id)
    computed = until(lambda: server.services.computers.hint_ready(table.id, 0, seat, "ensign"))
    made = KernelTable(
        server.run(server.services.tables.open, table.id).table.game,
        2,
        bytes.fromhex(row.seed),
        salt=bytes.fromhex(row.salt),
        settings=row.settings,
        names=row.names,
    )
    assert computed == hint(made.seat(seat), "ensign", "hint")
    assert "hint" in browser.get(f"{table.path}?as={seat}&hint=ensign").text
    assert server.services.computers.hinting.held == 0
    late = other.post(f"{table.path}/hint", {"as": str(1 - seat), "rank": "ensign", "position": "0"})
    assert late.status_code == 409, "who is not asked gets no advice"
    strange = browser.post(f"{table.path}/hint", {"as": str(seat), "rank": "os:system", "position": "0"})
    assert strange.status_code == 422


def test_a_computer_stands_in_for_who_has_left_and_gives_the_seat_back(server: Server) -> None:
    table = Table(server)
    host = f"{table.path}/host"
    store = server.services.store
    if table.asked() == 0:
        while table.asked() == 0:
            table.play(1)
    position = store.position(table.id)
    assert table.host.post(host, {"do": "stand_in", "seat": "1", "player": "greedy"}).status_code == 303
    until(lambda: store.game(table.id).asked == (0,))
    assert store.position(table.id) > position
    assert table.host.post(host, {"do": "take_back", "seat": "1"}).status_code == 303
    while table.asked() == 0:
        table.play(1)
    time.sleep(0.5)
    assert table.asked() == 1, "the person chooses again"
    table.play(1)
    for seat, player in (("0", "no-such"), ("1", "tests.players.bad:Dies"), ("9", "greedy")):
        answer = table.host.post(host, {"do": "stand_in", "seat": seat, "player": player})
        assert answer.status_code in (409, 422)


def made_alone(server: Server, browser: Browser) -> str:
    """The path of a game of SETI for one, at its first turn."""
    path = browser.post("/setup/seti", {"who1": "me", "name1": "Ann"}).headers["location"]
    id = path.rpartition("/")[2]

    async def begin() -> None:
        known = await server.services.tables.open(id)
        while (ask := known.seat(0).ask) is not None and ask.kind != "turn":
            await server.services.tables.choose(id, 0, known.position, known.seat(0).labels[0].key)
            known = await server.services.tables.open(id)

    server.run(begin)
    return str(path)


def test_a_computer_plays_one_turn_of_a_game_for_one_and_stops(server: Server) -> None:
    browser = server.browser()
    path = made_alone(server, browser)
    id, store = path.rpartition("/")[2], server.services.store
    page = browser.get(path).text
    form = page[page.index('id="panel-host"') :]
    assert form.index('value="play_turn"') < form.index('value="stand_in"'), "this turn first"
    assert "until this turn is over" in form and "within seconds" in form, "what will happen is told"
    assert form.index("<details") < form.index('value="play_turn"') < form.index("</details>"), "after a second click"
    turn, position = turns(server, id), store.position(id)
    assert browser.post(f"{path}/host", {"do": "play_turn", "seat": "0", "player": "greedy"}).status_code == 303
    until(lambda: not any(game == id for game, _ in server.services.computers.thinking))
    row = store.game(id)
    assert row.status == "playing" and row.asked == (0,) and row.seats[0].stand_in is None
    assert row.position > position and turns(server, id) > turn
    assert "plays this turn for you" not in browser.get(path).text
    for seat, player in (("0", "no-such"), ("9", "greedy")):
        assert browser.post(f"{path}/host", {"do": "play_turn", "seat": seat, "player": player}).status_code in (
            409,
            422,
        )


def turns(server: Server, id: str) -> int:
    async def count() -> int:
        known = await server.services.tables.open(id)
        assert known.table is not None
        return known.table.line.turns

    found: int = server.run(count)
    return found


@pytest.mark.parametrize("do", ["stand_in", "play_turn"])
def test_a_computer_stops_at_the_next_question_when_the_seat_is_taken_back(
    server: Server, monkeypatch: pytest.MonkeyPatch, do: str
) -> None:
    asked, answered = Event(), Event()

    def answer(_: Worker, record: str, seat: int, *_about: object) -> str:
        asked.set()
        answered.wait(PATIENCE)
        return substitute(record, seat)

    browser = server.browser()
    path = made_alone(server, browser)
    id, store = path.rpartition("/")[2], server.services.store
    position = store.position(id)
    monkeypatch.setattr(Worker, "key", answer)
    assert browser.post(f"{path}/host", {"do": do, "seat": "0"}).status_code == 303
    assert asked.wait(PATIENCE)
    page = browser.get(path).text
    said = "A computer plays for you" if do == "stand_in" else "A computer plays this turn for you"
    assert f"{said} (lieutenant)" in page and f'action="{path}/back"' in page.partition('id="do"')[0]
    assert browser.post(f"{path}/back", {"as": "0"}).status_code == 303
    answered.set()
    until(lambda: not any(game == id for game, _ in server.services.computers.thinking))
    assert store.position(id) == position and "A computer plays" not in browser.get(path).text.partition('id="do"')[0]


def test_a_rank_has_its_seconds_at_a_table(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, set[float]] = {}

    def answer(_: Worker, record: str, seat: int, player: str, _seed: str, seconds: float) -> str:
        given.setdefault(player, set()).add(seconds)
        return substitute(record, seat)

    monkeypatch.setattr(Worker, "key", answer)
    monkeypatch.setattr(server.services.computers.pace, "clock", lambda: 0.0)
    id = made(server, Chair("bot", "Mira", "captain"), Chair("bot", "Oren", "admiral"))
    until(lambda: server.services.store.game(id).status == "over")
    assert given == {"captain": {5}, "admiral": {15}}


def test_who_waits_for_a_computer_is_told_how_long_that_takes(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, now = Table(server), [0.0]
    pace = Pace(lambda: now[0])
    monkeypatch.setattr(server.services.computers, "pace", pace)
    seat = table.asked()
    waits = table.guest if seat == 0 else table.host
    bar = re.compile(r'<progress value="(\d+)" max="(\d+)"[^>]*?( data-pace)?></progress><span id="pace">([^<]+)<')

    def look() -> tuple[str | None, ...] | None:
        found = [bar.search(waits.get(f"{table.path}{path}").text) for path in ("", "/table", "")]
        assert len({each and each.group() for each in found}) == 1
        return found[0].groups() if found[0] else None

    assert look() is None
    with pace.deciding((table.id, seat), 0, "missions", "admiral"):
        assert look() == ("0", "15", " data-pace", "A turn takes about 15 seconds, 60 at most.")
        now[0] = 9
        assert look() == ("9", "15", " data-pace", "A turn takes about 15 seconds, 60 at most.")
        now[0] = 20
        assert look() == ("20", "60", " data-pace", "This takes longer than usual; 60 seconds at most.")
        now[0] = 70
        assert look() == ("60", "60", None, "This takes longer than usual; 60 seconds at most.")
        assert "<progress" not in (table.host if seat == 0 else table.guest).get(table.path).text, "its own page asks"
    assert look() is None


def test_a_host_starts_without_waiting_for_the_others(server: Server) -> None:
    table = Table(server, start=False)
    assert table.host.post(f"{table.path}/host", {"do": "start"}).status_code == 303
    row = server.services.store.game(table.id)
    assert row.status == "playing" and row.seats[1].kind == "bot"
    assert table.guest.post(table.link, {"name": "Bo"}).status_code == 404


def test_several_people_at_one_screen_see_a_curtain_before_a_hand(server: Server) -> None:
    browser = server.browser()
    fields = {"who1": "me", "name1": "Ann", "who2": "screen", "name2": "Bo"}
    path = browser.post("/setup/missions", fields).headers["location"]
    id = path.rpartition("/")[2]
    store = server.services.store
    assert store.game(id).status == "playing", "nobody is waited for"
    asked = store.game(id).asked[0]
    curtain = browser.get(path).text
    assert f'href="{path}?as={asked}"' in curtain and 'name="option"' not in curtain
    assert 'name="option"' in browser.get(f"{path}?as={asked}").text

    def choose() -> Any:
        position, seat = store.position(id), store.game(id).asked[0]
        keys = server.run(labels)
        fields = {"position": str(position), "once": str(position), "as": str(seat), "option": keys[0]}
        return browser.post(f"{path}/choose", fields)

    async def labels() -> list[str]:
        known = await server.services.tables.open(id)
        return [label.key for label in known.seat(known.row.asked[0]).labels]

    while store.game(id).asked[0] == asked:
        answer = choose()
        still = store.game(id).asked[0] == asked
        assert answer.headers["location"] == (f"{path}?as={asked}" if still else path), "then the curtain falls"
    without = browser.post(f"{path}/choose", {"position": "0", "option": "galaxy"})
    assert without.status_code == 403, "a form must say whose it is"


def test_everybodys_luck_is_in_the_deal_and_the_seed_was_promised_before(tmp_path: Path, server: Server) -> None:
    host, guest = server.browser(), server.browser()
    fields = {"who1": "me", "name1": "Ann", "who2": "link", "luck": "seven|stars"}
    path = host.post("/setup/missions", fields).headers["location"]
    id = path.rpartition("/")[2]
    store = server.services.store
    promised = store.game(id).commitment
    assert promised in host.get(path).text
    secret = dict(each.split(".", 1) for each in host.cookies["wardroom_links"][0].split("/"))["1"]
    guest.post(f"/sit/{secret}", {"name": "Bo", "luck": "a" * 100})
    row = store.game(id)
    assert row.commitment == promised and row.status == "playing"
    parts = bytes.fromhex(row.salt).decode().split("|")
    assert parts[0] == "seven/stars" and len(parts[1]) == 64, "long words go in by their hash"
