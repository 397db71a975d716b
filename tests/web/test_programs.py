"""What programs learn over HTTP: the games, the table with its log, and by which token."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from wardroom.kernel import find, games
from wardroom.players import NAMES
from wardroom.store import hashed

from .door import Browser, Server, Table, config, running

TOKEN = re.compile(r'id="token" value="([A-Za-z0-9_-]{32})"')
WISH = {"game": "missions", "seats": [{"kind": "person", "name": "Ann"}, {"kind": "bot", "player": "greedy"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(config(tmp_path_factory.mktemp("programs"))) as made:
        yield made


def look(server: Server, id: str, token: str, more: str = "") -> httpx.Response:
    return server.client.get(f"/api/games/{id}{more}", headers={"authorization": f"Bearer {token}"})


def make_token(browser: Browser, table: Table, seat: int) -> str:
    page = browser.post(f"{table.path}/token", {"as": str(seat)})
    assert page.status_code == 200 and page.headers["cache-control"] == "no-store"
    found = TOKEN.findall(page.text)
    assert len(found) == 1
    return str(found[0])


def test_the_games_are_listed_with_their_settings_and_players(server: Server) -> None:
    told = server.client.get("/api/games").json()
    assert told["players"] == list(NAMES)
    assert [each["name"] for each in told["games"]] == list(games())
    for each in told["games"]:
        game = find(each["name"])
        assert each["seats"] == list(game.seats) and each["rules"] == game.rules
        assert [setting["name"] for setting in each["settings"]] == list(game.named_settings)
        for setting in each["settings"]:
            assert setting["default"] == game.named_settings[setting["name"]].default
            assert setting["choices"] == list(game.named_settings[setting["name"]].choices)
    french = server.client.get("/api/games", headers={"accept-language": "fr"}).json()
    assert [each["about"] for each in french["games"]] != [each["about"] for each in told["games"]]


def test_a_table_tells_what_is_played_by_whom(server: Server) -> None:
    options = {"stalemate_rounds": 7}
    made = server.client.post("/api/games", json={**WISH, "options": options}).json()
    state = look(server, made["id"], made["seats"][0]["token"]).json()
    assert (state["game"], state["rules"]) == ("missions", find("missions").rules)
    assert state["settings"] == find("missions").agreed(options)
    assert state["players"] == [
        {"name": "Ann", "kind": "person", "player": None},
        {"name": "Greedy", "kind": "bot", "player": "greedy"},
    ]
    assert state["log"] is None, "nobody asked"


def test_the_log_since_a_position_is_what_the_seat_was_told(server: Server) -> None:
    table = Table(server)
    tokens = [make_token(table.host, table, 0), make_token(table.guest, table, 1)]
    kept: list[list[Any]] = [[], []]
    at = 0
    for choices in (1, 3, 2, 0, 4):
        table.play(choices)
        for seat in (0, 1):
            state = look(server, table.id, tokens[seat], f"?since={at}").json()
            kept[seat] = [*kept[seat][: state["log"]["first"]], *state["log"]["events"]]
            whole = look(server, table.id, tokens[seat], "?since=0").json()["log"]
            assert kept[seat] == whole["events"] and whole["first"] == 0
        at = server.services.store.position(table.id)
    known = server.run(server.services.tables.open, table.id)
    for seat in (0, 1):
        assert [[event["key"], event["args"]] for event in kept[seat]] == [list(each) for each in known.seat(seat).log]
    drawn = [next(event for event in log if event["key"] == "drew") for log in kept]
    assert drawn[0]["text"] != drawn[1]["text"], "only one of them saw the card"
    for wrong in ("-1", "x", "9" * 30):
        assert look(server, table.id, tokens[0], f"?since={wrong}").status_code == 400


def test_since_the_beginning_is_everything(server: Server) -> None:
    for name in games():
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]
        made = server.client.post("/api/games", json={"game": name, "seats": seats})
        if made.status_code == 201:
            id, token = made.json()["id"], made.json()["seats"][0]["token"]
            log = look(server, id, token, "?since=0").json()["log"]
            known = server.run(server.services.tables.open, id)
            assert log["first"] == 0 and len(log["events"]) == len(known.seat(0).log), name


def test_what_was_taken_back_is_gone_from_the_log(server: Server) -> None:
    table = Table(server)
    table.play(2)
    seat = table.asked()
    token = make_token(table.host if seat == 0 else table.guest, table, seat)
    before = look(server, table.id, token, "?since=0").json()
    headers = {"authorization": f"Bearer {token}"}

    def choose(option: str, at: int) -> None:
        sent = {"position": at, "option": option}
        done = server.client.post(f"/api/games/{table.id}/choices", headers=headers, json=sent)
        assert done.status_code == 200, done.text

    taken = next(option for option in table.options(seat) if option not in ("galaxy", "mission"))
    choose(taken, 2)
    after = look(server, table.id, token, "?since=2").json()
    assert after["can_undo"] and len(after["log"]["events"]) == 1
    choose("undo", 3)
    again = look(server, table.id, token, "?since=3").json()
    assert again["log"] == {"first": len(before["log"]["events"]), "events": []}
    assert look(server, table.id, token, "?since=0").json()["log"] == before["log"]


def test_whoever_sits_by_a_link_gets_a_token_which_is_stored_as_its_hash(server: Server) -> None:
    table = Table(server, start=False)
    assert 'action="/games/' not in table.watcher.get(table.path).text
    assert f'action="{table.path}/token"' in table.host.get(table.path).text, "in the waiting room"
    early = make_token(table.host, table, 0)
    waits = look(server, table.id, early)
    assert (waits.status_code, waits.json()["error"]["code"]) == (409, "waiting")
    assert table.guest.post(table.link, {"name": "Bo"}).status_code == 303
    assert look(server, table.id, early).json()["seat"] == 0, "the game has begun"
    assert f'action="{table.path}/token"' in table.guest.get(table.path).text, "at the table"
    token = make_token(table.guest, table, 1)
    assert look(server, table.id, token).json()["seat"] == 1
    store = server.services.store
    assert store.link("token", hashed(token)) == (table.id, 1)
    assert token not in table.guest.get(table.path).text, "shown once"
    newer = make_token(table.guest, table, 1)
    assert look(server, table.id, token).status_code == 404, "a new one ends the old one"
    assert look(server, table.id, newer).status_code == 200
    assert look(server, table.id, early).status_code == 200, "of another seat"
    assert table.host.post(f"{table.path}/host", {"do": "reissue", "seat": "1"}).status_code == 303
    assert look(server, table.id, newer).status_code == 404, "who lost the seat has lost its token"
