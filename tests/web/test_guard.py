"""What every answer says, and where forms must come from."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from wardroom.web.access import RULES, Who
from wardroom.web.render import FONTS, find_file, static

from .door import ORIGIN, Server, Table, config, running

ALWAYS = {
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
UNSAFE = sorted(
    route.partition(" ")[2] for route, who in RULES.items() if route.startswith("POST") and who < Who.PROGRAM
)
PAGES = sorted(route.partition(" ")[2] for route in RULES if route.startswith("GET") and "events" not in route)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(config(tmp_path_factory.mktemp("guard"))) as made:
        yield made


@pytest.fixture(scope="module")
def table(server: Server) -> Table:
    return Table(server)


def filled(template: str, table: Table) -> str:
    names = {"{id}": table.id, "{game}": "missions", "{secret}": "x" * 32, "{candidate}": "galaxy"}
    for name, value in names.items():
        template = template.replace(name, value)
    return template.replace("{path}", "parts.css")


@pytest.mark.parametrize("template", PAGES)
def test_every_answer_says_what_browsers_may_do(table: Table, template: str) -> None:
    answer = table.host.get(filled(template, table))
    for name, value in ALWAYS.items():
        assert answer.headers[name] == value
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy and "unsafe" not in policy
    if template == "/static/{path}":
        return
    assert answer.headers["cache-control"] == "no-store"
    assert "server" not in answer.headers


@pytest.mark.parametrize("template", UNSAFE)
def test_no_form_is_taken_from_elsewhere(table: Table, template: str) -> None:
    path, token = filled(template, table), table.host.token()
    is_page = not path.startswith("/api/")
    cases: list[tuple[dict[str, str], dict[str, str]]] = [
        ({"origin": "https://evil.example"}, {"csrf": token}),
        ({"origin": "null"}, {"csrf": token}),
        ({"origin": "-"}, {"csrf": token}),
        ({"origin": ORIGIN, "sec-fetch-site": "cross-site"}, {"csrf": token}),
        ({"sec-fetch-site": "same-site"}, {"csrf": token}),
    ]
    if is_page:
        cases += [
            ({}, {"csrf": token}),
            ({"origin": ORIGIN}, {}),
            ({"origin": ORIGIN}, {"csrf": "0" * 32}),
            ({"origin": ORIGIN}, {"csrf": table.guest.token()}),
        ]
    for headers, fields in cases:
        answer = table.host.request("POST", path, data=fields, headers=headers)
        assert answer.status_code == 403, (headers, fields)
        assert answer.headers["x-frame-options"] == "DENY"


def test_a_page_sets_a_cookie_that_scripts_and_other_sites_cannot_use(server: Server) -> None:
    line = server.client.get("/").headers["set-cookie"].lower()
    assert line.startswith("wardroom=") and "httponly" in line and "samesite=lax" in line and "secure" not in line
    secure = server.client.get("https://testserver.local/").headers
    assert "secure" in secure["set-cookie"].lower() and "strict-transport-security" in secure


def test_programs_and_files_get_no_cookie(server: Server) -> None:
    for path in ("/health", "/static/parts.css", "/schema/openapi.json", "/api/games/none"):
        server.client.cookies.clear()
        assert "set-cookie" not in server.client.get(path).headers


def test_a_made_up_cookie_is_not_taken_over(server: Server) -> None:
    browser = server.browser()
    browser.cookies["wardroom"] = ("fixed", "/")
    browser.get("/")
    assert browser.cookies["wardroom"][0] != "fixed"


def test_after_a_form_one_never_leads_elsewhere(server: Server) -> None:
    for back in (
        "https://evil.example/",
        "//evil.example",
        "///evil.example",
        "/\\evil.example",
        "javascript:alert(1)",
        "/ok\r\nx: y",
        "",
    ):
        answer = server.browser().post("/preferences", {"theme": "dark", "back": back})
        assert answer.status_code == 303 and answer.headers["location"] == "/"
    there = server.browser().post("/preferences", {"language": "fr", "back": "/mine?x=1"})
    assert there.headers["location"] == "/mine?x=1"


def test_files_are_kept_by_browsers_and_nothing_else_is_sent(server: Server) -> None:
    page = server.client.get("/").text
    address = page.partition('rel="stylesheet" href="')[2].partition('"')[0]
    assert "immutable" in server.client.get(address).headers["cache-control"]
    assert server.client.get("/static/tokens.css").headers["cache-control"] == "no-cache"
    for path in ("../render.py", "..%2frender.py", "missions/table.html", "missions/../state.py", "/etc/passwd"):
        assert server.client.get(f"/static/{path}").status_code == 404


def test_fonts_come_from_the_installed_packages_packed(server: Server) -> None:
    for name in FONTS:
        answer = server.client.get(str(static(f"fonts/{name}")))
        assert answer.headers["content-type"] == "font/ttf" and "immutable" in answer.headers["cache-control"]
        assert (
            answer.headers["content-encoding"] == "gzip" and answer.content == find_file(f"fonts/{name}").read_bytes()
        )
    plain = server.client.get(f"/static/fonts/{name}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.content == answer.content
    assert server.client.get("/static/fonts/LICENSE.txt").status_code == 404
    assert "font-src 'self'" in plain.headers["content-security-policy"]


def test_mistakes_of_ours_are_a_number_and_nothing_else(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a secret sentence")

    monkeypatch.setattr(server.services.store, "open_games", broken)
    answer = server.client.get("/open")
    assert answer.status_code == 500
    assert "secret sentence" not in answer.text and "Traceback" not in answer.text
    logged = next(record for record in caplog.records if record.getMessage() == "failed")
    assert logged.facts["reference"] in answer.text  # type: ignore[attr-defined]


def test_errors_for_programs_have_one_form(server: Server) -> None:
    bad = {"game": "missions", "seats": [{"kind": "person"}], "more": 1}
    for method, path, body, status in (
        ("GET", "/api/nothing", None, 404),
        ("DELETE", "/api/games", None, 405),
        ("POST", "/api/games", bad, 400),
        ("POST", "/api/games", {"game": "nochess", "seats": [{"kind": "person"}]}, 404),
        ("POST", "/api/games", {"game": "missions", "seats": [{"kind": "person"}]}, 422),
        ("POST", "/api/games", {"game": "missions", "seats": [{"kind": "bot", "player": "os:system"}] * 2}, 422),
    ):
        answer = server.client.request(method, path, json=body)
        assert answer.status_code == status, answer.text
        assert set(answer.json()["error"]) == {"code", "message", "rule"}
