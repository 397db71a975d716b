""" "Your turn" is told to addresses of strangers: carefully."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, HTTPServer, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from wardroom.web import hooks
from wardroom.web.errors import Misshapen
from wardroom.web.hooks import check_address, is_public

from .door import Table, config, running


class Chat(BaseHTTPRequestHandler):
    """A chat service of ours on this machine."""

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.heard.append((self.path, json.loads(body), dict(self.headers)))  # type: ignore[attr-defined]
        if self.path == "/away":
            self.send_response(302)
            self.send_header("location", "/secret")
            self.end_headers()
            return
        if self.path == "/slow":
            time.sleep(2)
        self.send_response(200)
        self.end_headers()
        with suppress(OSError):  # nobody reads all of it
            self.wfile.write(b"x" * (1 << 20) if self.path == "/large" else b"ok")

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def chat() -> Iterator[HTTPServer]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Chat)
    server.heard = []  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()


def heard(chat: HTTPServer, count: int) -> list[Any]:
    end = time.monotonic() + 10
    found: list[Any] = chat.heard  # type: ignore[attr-defined]
    while len(found) < count and time.monotonic() < end:
        time.sleep(0.02)
    return found


def test_a_player_is_told_that_it_is_their_turn_and_nothing_secret(tmp_path: Path, chat: HTTPServer) -> None:
    made = config(tmp_path, private_hooks=True, address="https://games.example")
    with running(made) as server:
        table = Table(server)
        url = f"http://127.0.0.1:{chat.server_address[1]}/hook?key=secret"
        other = 1 - table.asked()
        browser = table.host if other == 0 else table.guest
        assert browser.post(f"{table.path}/webhook", {"as": str(other), "webhook": url}).status_code == 303
        while table.asked() != other:
            table.play(1)
        ((path, message, headers),) = heard(chat, 1)
        assert path == "/hook?key=secret" and message["link"] == f"https://games.example/games/{table.id}"
        name = server.services.store.game(table.id).names[other]
        assert message["seat"] == name and name in message["text"] and message["content"] == message["text"]
        assert "cookie" not in {key.lower() for key in headers}
        assert set(message) == {"text", "content", "game", "seat", "link"}
        assert browser.post(f"{table.path}/webhook", {"as": str(other), "webhook": ""}).status_code == 303
        assert server.services.store.game(table.id).seats[other].webhook is None


def test_an_address_on_this_machine_is_never_called_unless_the_host_allows_it(tmp_path: Path, chat: HTTPServer) -> None:
    with running(config(tmp_path)) as server:
        table = Table(server)
        port = chat.server_address[1]
        for host in ("127.0.0.1", "localhost", "[::1]", "0.0.0.0", "169.254.169.254", "10.0.0.1", "[::ffff:127.0.0.1]"):
            answer = table.host.post(f"{table.path}/webhook", {"as": "0", "webhook": f"http://{host}:{port}/"})
            assert answer.status_code == 400, host
        server.services.store.set_seat(table.id, 0, webhook=f"http://127.0.0.1:{port}/")
        server.services.store.set_seat(table.id, 1, webhook=f"http://127.0.0.1:{port}/")
        table.play(6)
        assert heard_nothing(chat)


def heard_nothing(chat: HTTPServer) -> bool:
    time.sleep(0.3)
    return not chat.heard  # type: ignore[attr-defined]


def test_redirects_are_not_followed_and_answers_are_not_read_to_their_end(
    tmp_path: Path, chat: HTTPServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hooks, "SECONDS", 1.0)
    with running(config(tmp_path, private_hooks=True)) as server:
        base = f"http://127.0.0.1:{chat.server_address[1]}"

        async def send(path: str) -> None:
            server.services.hooks.send(base + path, {"game": "g", "text": "t"})

        for path in ("/away", "/large", "/slow", "/fine"):
            server.run(send, path)
        assert {path for path, _, _ in heard(chat, 4)} == {"/away", "/large", "/slow", "/fine"}
        end = time.monotonic() + 10
        while server.services.hooks._sending and time.monotonic() < end:
            time.sleep(0.05)
        counted = server.services.metrics.text().decode()
        for outcome, count in (("refused", 1), ("sent", 2), ("failed", 1)):
            assert f'wardroom_hooks_total{{outcome="{outcome}"}} {count}.0' in counted
        assert len(chat.heard) == 4  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "url",
    ["ftp://example.org/", "file:///etc/passwd", "javascript:x", "http://", "http://a:b@example.org/", "http://x:y/"]
    + ["http://exa mple.org/", "http://example.org/\n", "http://é.example/", "https://example.org/" + "x" * 600, "x"],
)
def test_only_plain_web_addresses_are_kept(url: str) -> None:
    with pytest.raises(Misshapen):
        check_address(url)


@pytest.mark.parametrize(
    ("address", "expected"),
    [("93.184.216.34", True), ("2606:2800:220:1:248:1893:25c8:1946", True)]
    + [(each, False) for each in ("127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.1.1", "0.0.0.0")]
    + [(each, False) for each in ("::1", "fe80::1%eth0", "fc00::1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "224.0.0.1")]
    + [
        (each, False)
        for each in ("100.64.0.1", "2002:7f00:1::", "fec0::1", "feff::1", "240.0.0.1", "255.255.255.255", "ff02::1")
    ],
)
def test_public_is_what_anybody_can_reach(address: str, expected: bool) -> None:
    assert is_public(address) is expected


def test_a_name_that_takes_long_to_look_up_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The form is answered after a while, and the store, whose threads are others, at once."""
    looked_up = threading.Event()
    monkeypatch.setattr(hooks, "SECONDS", 0.2)
    monkeypatch.setattr(hooks, "getaddrinfo", lambda *_, **__: looked_up.wait(60) and [])
    with running(config(tmp_path)) as server:
        table = Table(server)
        fields = {"as": "0", "webhook": "https://slow.example/"}

        async def send() -> None:
            for _ in range(50):
                server.services.hooks.send("https://slow.example/", {"game": "g", "text": "t"})

        server.run(send)
        try:
            assert table.host.post(f"{table.path}/webhook", fields).status_code == 303
            server.services.tables._holders.clear()
            assert table.host.get(table.path).status_code == 200
        finally:
            looked_up.set()
