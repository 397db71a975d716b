"""Games of the tests on a server: installed for one test, with faults in their code if it wants some; and a table of
such a game, with a browser and a token for each seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from wardroom.kernel import Game, Steps
from wardroom.kernel import game as kernel_game
from wardroom.store import schema
from wardroom.web.table_setup import Chair, Draft, Made

from .door import Server

Fails = Callable[[Any, Any, Any, Any], bool]
"""Whether the game's code fails: told the state, what was asked, the reply, and what would be asked next."""
KEPT = (schema.games, schema.seats, schema.moves, schema.snapshots)


class Entry:
    """Stands for an entry point."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def load(self) -> Game[Any]:
        return self.game


def install(monkeypatch: pytest.MonkeyPatch, *more: Game[Any]) -> None:
    """For the rest of the test these games are installed too, in this process."""
    installed = {**kernel_game.entries(), **{game.name: Entry(game) for game in more}}
    monkeypatch.setattr(kernel_game, "entries", lambda: installed)


def faulty(game: Game[Any], fails: Fails) -> Game[Any]:
    """The game with a fault in its code: raised after the state was changed, before the next question is asked."""

    def flow(state: Any) -> Steps:
        steps = game.flow(state)
        asked, reply = None, None
        while True:
            try:
                following = steps.send(reply)
            except StopIteration:
                following = None
            if asked is not None and fails(state, asked, reply, following):
                raise RuntimeError("a secret that is in no answer")
            if following is None:
                return
            asked, reply = following, (yield following)

    return replace(game, flow=flow)


class Bench:
    """A table of any game: each seat has a browser and a token."""

    def __init__(
        self, server: Server, game: str, *chairs: Chair, settings: Mapping[str, object] | None = None, sit: bool = True
    ) -> None:
        self.server = server
        seats = chairs or (Chair("person", "Ann"), Chair("person", "Bo"))

        async def make() -> Made:
            return await server.services.table_setup.make(Draft(game, seats, settings or {}), None, programs=True)

        made: Made = server.run(make)
        self.id, self.tokens = made.row.id, made.tokens
        self.path, self.api = f"/games/{self.id}", f"/api/games/{self.id}"
        self.browsers = {seat: server.browser() for seat in made.links if sit}
        for seat, browser in self.browsers.items():
            assert browser.post(f"/sit/{made.links[seat]}", {"name": seats[seat].name}).status_code == 303

    def moved_to(self, server: Server) -> None:
        """The same table at another server process."""
        self.server = server
        for browser in self.browsers.values():
            browser.server = server

    @property
    def position(self) -> int:
        return self.server.services.store.position(self.id)

    @property
    def moves(self) -> list[str]:
        return [move.key for move in self.server.services.store.moves(self.id)]

    @property
    def asked(self) -> tuple[int, ...]:
        return self.server.services.store.game(self.id).asked

    def kept(self) -> list[Any]:
        """All that the store has of all tables, row by row."""
        with self.server.services.store.reading() as connection:
            return [sorted(map(tuple, connection.execute(select(table))), key=repr) for table in KEPT]

    def options(self, seat: int) -> list[str]:
        async def look() -> list[str]:
            known = await self.server.services.tables.open(self.id)
            return [label.key for label in known.seat(seat).labels]

        found: list[str] = self.server.run(look)
        return found

    def choose(self, seat: int, *options: str, position: int | None = None, once: str | None = None) -> httpx.Response:
        """By the form of the page."""
        at = self.position if position is None else position
        fields: dict[str, Any] = {"position": str(at), "as": str(seat), "option": list(options)}
        return self.post(seat, "choose", {**fields, "once": f"{at}-{seat}" if once is None else once})

    def post(self, seat: int, what: str, fields: dict[str, Any]) -> httpx.Response:
        return self.browsers[seat].post(f"{self.path}/{what}", fields)

    def page(self, seat: int) -> httpx.Response:
        return self.browsers[seat].get(self.path)

    def send(self, seat: int, **choice: Any) -> httpx.Response:
        """By the HTTP API."""
        body = {"position": self.position, **choice}
        return self.server.client.post(f"{self.api}/choices", json=body, headers=self.bearer(seat))

    def state(self, seat: int) -> httpx.Response:
        return self.server.client.get(self.api, headers=self.bearer(seat))

    def bearer(self, seat: int) -> dict[str, str]:
        return {"authorization": f"Bearer {self.tokens[seat]}"}
