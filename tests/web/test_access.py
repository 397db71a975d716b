"""Who may do what: every route for everybody. What is not listed here does not exist."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from wardroom.web.access import RULES, Who
from wardroom.web.app import create

from .door import ORIGIN, Server, Table, config, running

PUBLIC = {
    "GET /",
    "GET /mine",
    "POST /mine",
    "GET /open",
    "POST /play",
    "GET /setup/{game}",
    "POST /setup/{game}",
    "GET /campaigns/{game}",
    "POST /campaigns/{game}",
    "POST /import",
    "POST /preferences",
    "GET /join",
    "GET /sit/{secret}",
    "POST /sit/{secret}",
    "GET /watch/{secret}",
    "POST /watch/{secret}",
    "GET /open/{id}",
    "POST /open/{id}/join",
    "GET /rules",
    "GET /cards",
    "GET /pad",
    "GET /rules/{game}",
    "GET /cards/{game}",
    "GET /signs/{game}",
    "GET /pad/{game}",
    "GET /api/games",
    "POST /api/games",
    "GET /schema",
    "GET /schema/openapi.json",
    "GET /static/{path}",
    "GET /health",
    "GET /ready",
}
"""Reviewed: none of these shows or changes anything of a table to somebody without its secret."""
PEOPLE = ("stranger", "watcher", "guest", "host")
MAY = {Who.WATCHER: 1, Who.SEAT: 2, Who.HOST: 3}
TABLE = sorted(route for route, who in RULES.items() if who in MAY)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(config(tmp_path_factory.mktemp("access"))) as made:
        yield made


@pytest.fixture(scope="module")
def table(server: Server) -> Table:
    return Table(server)


def routes(tmp_path: Path) -> set[str]:
    """All that the server answers, by method and template."""
    found = set()
    for route in create(config(tmp_path)).routes:
        template = route.path_format
        found |= {f"{method} {template}" for method in route.methods if method not in ("OPTIONS", "HEAD")}
    return found


def test_every_route_has_a_rule_and_every_rule_a_route(tmp_path: Path) -> None:
    assert routes(tmp_path) - {"GET /schema/{path}"} == set(RULES)


def test_public_routes_are_those_that_were_reviewed() -> None:
    assert {route for route, who in RULES.items() if who is Who.ANYBODY} == PUBLIC


def test_a_route_without_a_rule_is_not_there(server: Server) -> None:
    assert server.browser().get("/schema/anything").status_code == 404


@pytest.mark.parametrize("route", TABLE)
@pytest.mark.parametrize("who", PEOPLE)
def test_a_table_is_open_to_those_who_sit_there(server: Server, table: Table, route: str, who: str) -> None:
    method, _, template = route.partition(" ")
    browser = table.people[who]
    path = template.replace("{id}", table.id)
    if path.endswith("/events"):
        return  # streams are tried on a real server
    answer = browser.get(path) if method == "GET" else browser.post(path, {"do": "none"})
    if PEOPLE.index(who) == 0:
        assert answer.status_code == 404
    elif PEOPLE.index(who) < MAY[RULES[route]]:
        assert answer.status_code == 403
    else:
        assert answer.status_code not in (401, 403, 404), answer.text


def test_a_player_cannot_act_for_another_seat(table: Table) -> None:
    for what in ("choose", "undo", "concede", "hint", "orders", "notes", "webhook", "token", "back", "report"):
        answer = table.guest.post(f"{table.path}/{what}", {"as": "0", "position": "0", "option": "galaxy", "sure": "1"})
        assert answer.status_code == 403, what
    assert table.guest.get(f"{table.path}?as=0").status_code == 403
    assert table.guest.get(f"{table.path}/table?as=0").status_code == 403


def test_strangers_cannot_tell_a_table_from_none(server: Server, table: Table) -> None:
    for what in ("", "/table", "/events", "/log", "/file", "/replay"):
        there = table.stranger.get(table.path + what)
        nowhere = table.stranger.get(f"/games/{'a' * 16}{what}")
        assert there.status_code == nowhere.status_code == 404
        assert there.text.replace(table.id, "") == nowhere.text.replace("a" * 16, "")
    for what in ("/choose", "/host", "/verify", "/rematch"):
        there, nowhere = table.stranger.post(table.path + what), table.stranger.post(f"/games/{'a' * 16}{what}")
        assert (there.status_code, there.text) == (nowhere.status_code, nowhere.text)


def test_programs_play_by_the_token_of_their_seat_alone(server: Server, table: Table) -> None:
    wish = {"game": "missions", "seats": [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}]}
    first, second = (server.client.post("/api/games", json=wish).json() for _ in range(2))
    token = first["seats"][0]["token"]
    for route, who in RULES.items():
        method, _, template = route.partition(" ")
        if who is not Who.PROGRAM or template.endswith("/events"):
            continue
        path = template.replace("{id}", first["id"]).replace("{candidate}", "galaxy")

        def ask(headers: dict[str, str], path: str = path, method: str = method) -> int:
            body = {"json": {"position": 99, "option": "x"}} if method == "POST" else {}
            return server.client.request(method, path, headers=headers, **body).status_code  # type: ignore[arg-type]

        assert ask({}) == 401, path
        assert ask({"authorization": "Bearer nonsense"}) == 404
        assert ask({"authorization": f"Bearer {second['seats'][0]['token']}"}) == 404
        assert ask({"authorization": f"Bearer {token}"}) in (200, 409), path
    state = server.client.get(f"/api/games/{first['id']}", headers={"authorization": f"Bearer {token}"}).json()
    assert state["seat"] == 0
    page = server.client.get(f"/games/{first['id']}", headers={"authorization": f"Bearer {token}"})
    assert page.status_code == 404, "a token opens no page"


def test_a_cookie_is_no_token(table: Table) -> None:
    assert table.host.get(f"/api/games/{table.id}").status_code == 401


def test_a_seat_link_is_spent_once(server: Server) -> None:
    table = Table(server, start=False)
    assert table.stranger.get(table.link).status_code == 200
    assert table.guest.post(table.link, {"name": "Bo"}).status_code == 303
    assert table.stranger.get(table.link).status_code == 404
    assert table.stranger.post(table.link, {"name": "Eve"}).status_code == 404
    assert table.stranger.get(table.path).status_code == 404


def test_a_host_takes_a_seat_away_and_gives_it_anew(server: Server) -> None:
    table = Table(server)
    assert table.guest.get(table.path).status_code == 200
    assert table.host.post(f"{table.path}/host", {"do": "reissue", "seat": "1"}).status_code == 303
    assert table.guest.get(table.path).status_code == 404
    kept = dict(each.split(".", 1) for each in table.host.cookies["wardroom_links"][0].split("/"))
    other = server.browser()
    assert other.post(f"/sit/{kept['1']}", {"name": "Cy"}).status_code == 303
    assert other.get(table.path).status_code == 200
    assert f"{ORIGIN}/sit/{kept['1']}" not in table.host.get(table.path).text, "a spent link is not shown"


def test_a_spectators_link_can_be_replaced(server: Server) -> None:
    table = Table(server)
    assert table.host.post(f"{table.path}/host", {"do": "watch"}).status_code == 303
    assert server.browser().post(table.watch).status_code == 404
    kept = dict(each.split(".", 1) for each in table.host.cookies["wardroom_links"][0].split("/"))
    assert server.browser().post(f"/watch/{kept['w']}").status_code == 303


def test_strangers_join_only_what_is_listed(server: Server) -> None:
    table = Table(server, start=False)
    assert table.stranger.get(f"/open/{table.id}").status_code == 404
    assert table.stranger.post(f"/open/{table.id}/join", {"name": "Eve"}).status_code == 404
    table.host.post(f"{table.path}/host", {"do": "list"})
    assert table.stranger.get(f"/open/{table.id}").status_code == 200
    assert table.stranger.post(f"/open/{table.id}/join", {"name": "Eve"}).status_code == 303
    assert table.stranger.get(table.path).status_code == 200
    assert table.guest.post(table.link, {"name": "Bo"}).status_code == 404, "the seat's link opens nothing any more"


def test_numbers_of_the_house_are_not_for_strangers(server: Server) -> None:
    assert server.browser().get("/metrics").status_code == 404
