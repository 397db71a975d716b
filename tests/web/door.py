"""The server in the tests: browsers with cookies of their own, forms with their token, tables ready to be played at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar
from litestar.testing import TestClient

from wardroom.web.app import create
from wardroom.web.config import Config, Limits, Rate
from wardroom.web.services import Services

ORIGIN = "http://testserver.local"
PLENTY = Rate(1_000_000, 1_000_000.0)
GENEROUS = Limits(requests=PLENTY, visits=PLENTY, tables=PLENTY, computer_tables=1_000_000)
CSRF = re.compile(r'name="csrf" value="([^"]+)"')


def config(folder: Path, **changes: Any) -> Config:
    made: dict[str, Any] = {
        "database": f"sqlite:///{folder / 'wardroom.db'}",
        "data_dir": folder,
        "computers": 1,
        "limits": GENEROUS,
        **changes,
    }
    return Config(**made)


@dataclass
class Server:
    """A server in this process."""

    app: Litestar
    client: TestClient[Litestar]

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    def browser(self) -> Browser:
        return Browser(self)

    def run(self, job: Any, *args: Any) -> Any:
        """Something asynchronous, in the server's own loop."""
        return self.client.blocking_portal.call(job, *args)


@contextmanager
def running(made: Config) -> Iterator[Server]:
    app = create(made)
    with TestClient(app) as client:
        yield Server(app, client)


@dataclass
class Browser:
    """Somebody with a browser."""

    server: Server
    cookies: dict[str, tuple[str, str]] = field(default_factory=dict)  # name: value and path
    csrf: str = ""

    def request(self, method: str, path: str, **how: Any) -> httpx.Response:
        sent = "; ".join(f"{name}={value}" for name, (value, within) in self.cookies.items() if path.startswith(within))
        headers = {"cookie": sent} if sent else {}
        headers |= how.pop("headers", {})
        client = self.server.client
        client.cookies.clear()
        answer = client.request(method, path, headers=headers, follow_redirects=False, **how)
        client.cookies.clear()
        for line in answer.headers.get_list("set-cookie"):
            for name, morsel in SimpleCookie(line).items():
                self.cookies[name] = (morsel.value, morsel["path"] or "/")
        return answer

    def get(self, path: str, **how: Any) -> httpx.Response:
        return self.request("GET", path, **how)

    def token(self) -> str:
        """The token of this browser's forms, from a page of ours."""
        if not self.csrf:
            found = CSRF.search(self.get("/").text)
            assert found is not None
            self.csrf = found[1]
        return self.csrf

    def post(self, path: str, fields: dict[str, str] | None = None, **how: Any) -> httpx.Response:
        data = {"csrf": self.token(), **(fields or {})}
        headers = {"origin": ORIGIN, "sec-fetch-site": "same-origin", **how.pop("headers", {})}
        return self.request("POST", path, data=data, headers=headers, **how)


class Table:
    """A table of two with everybody: a host who plays, a guest at the other seat, a spectator, a stranger."""

    def __init__(self, server: Server, start: bool = True, game: str = "missions", **settings: str) -> None:
        self.server = server
        self.host, self.guest, self.watcher, self.stranger = (server.browser() for _ in range(4))
        fields = {"who1": "me", "name1": "Ann", "who2": "link", "name2": "Bo", "who3": "nobody", "who4": "nobody"}
        made = self.host.post(f"/setup/{game}", {**fields, **settings})
        assert made.status_code == 303, made.text
        self.path = made.headers["location"]
        self.id = self.path.rpartition("/")[2]
        kept = dict(each.split(".", 1) for each in self.host.cookies["wardroom_links"][0].split("/"))
        self.link, self.watch = f"/sit/{kept['1']}", f"/watch/{kept['w']}"
        assert self.watcher.post(self.watch).status_code == 303
        if start:
            assert self.guest.post(self.link, {"name": "Bo"}).status_code == 303

    @property
    def people(self) -> dict[str, Browser]:
        return {"stranger": self.stranger, "watcher": self.watcher, "guest": self.guest, "host": self.host}

    def seat(self, browser: Browser) -> int:
        return {id(self.host): 0, id(self.guest): 1}[id(browser)]

    def asked(self) -> int:
        seats: tuple[int, ...] = self.server.services.store.game(self.id).asked
        return seats[0]

    def options(self, seat: int) -> list[str]:
        async def look() -> list[str]:
            known = await self.server.services.tables.open(self.id)
            return [label.key for label in known.seat(seat).labels]

        found: list[str] = self.server.run(look)
        return found

    def choose(self, browser: Browser, option: str, position: int | None = None, **more: str) -> httpx.Response:
        at = self.server.services.store.position(self.id) if position is None else position
        seat = self.seat(browser)
        fields = {"position": str(at), "once": f"{at}-{seat}", "as": str(seat), "option": option, **more}
        return self.choose_path(browser, "choose", fields)

    def choose_path(self, browser: Browser, what: str, fields: dict[str, str]) -> httpx.Response:
        return browser.post(f"{self.path}/{what}", fields)

    def play(self, most: int = 10_000) -> None:
        """Both choose the first option, until the game is over or so many choices have been made."""
        while most and self.server.services.store.game(self.id).status == "playing":
            seat = self.asked()
            browser = self.host if seat == 0 else self.guest
            assert self.choose(browser, self.options(seat)[0]).status_code == 303
            most -= 1
