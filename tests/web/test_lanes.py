"""Who thinks next, without anybody who thinks and without a clock; then tables that another's tables must not delay."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from wardroom.players.worker import Worker
from wardroom.web.errors import TooMany
from wardroom.web.lanes import Turns
from wardroom.web.limits import Owners
from wardroom.web.table_setup import Chair, Draft

from .door import GENEROUS, Server, config, running
from .test_computers import until


class Desk:
    """Jobs that begin when it is their turn, and end when they are told to."""

    def __init__(self, places: int) -> None:
        self.turns = Turns(places)
        self.begun: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._ends: dict[str, asyncio.Event] = {}

    async def add(self, *names: str) -> None:
        """`ann2` is a job for Ann, `ann2-alone` one for a table of computers."""
        for name in names:
            self._ends[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._work(name))
        await settle()

    async def _work(self, name: str) -> None:
        async with self.turns.turn(name.partition("-")[0].rstrip("0123456789"), name.endswith("-alone")):
            self.begun.append(name)
            await self._ends[name].wait()

    async def end(self, name: str) -> list[str]:
        """Who has begun because of that."""
        before = len(self.begun)
        self._ends[name].set()
        await settle()
        return self.begun[before:]


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def on(places: int, story: Callable[[Desk], Awaitable[None]]) -> None:
    async def told() -> None:
        desk = Desk(places)
        await story(desk)
        for task in desk.tasks.values():
            task.cancel()

    asyncio.run(told())


def test_addresses_take_turns_however_many_tables_each_has() -> None:
    async def story(desk: Desk) -> None:
        await desk.add("ann1", "ann2", "ann3", "ann4", "bo1", "bo2", "cy1")
        assert desk.begun == ["ann1"]
        order = [desk.begun[0]]
        while len(order) < 7:
            order += await desk.end(order[-1])
        assert order == ["ann1", "bo1", "cy1", "ann2", "bo2", "ann3", "ann4"]

    on(1, story)


def test_who_comes_new_comes_before_the_tenth_of_another() -> None:
    async def story(desk: Desk) -> None:
        await desk.add(*(f"ann{number}" for number in range(20)))
        await desk.add("bo1")
        assert await desk.end("ann0") == ["bo1"]

    on(1, story)


def test_people_come_before_computers_alone() -> None:
    async def story(desk: Desk) -> None:
        await desk.add("ann1", "bo1-alone", "ann2", "ann3")
        assert await desk.end("ann1") == ["ann2"]
        assert await desk.end("ann2") == ["ann3"]
        assert await desk.end("ann3") == ["bo1-alone"], "they come when nobody waits"

    on(1, story)


def test_the_last_place_is_kept_for_a_person_of_an_address_that_holds_none() -> None:
    async def story(desk: Desk) -> None:
        await desk.add("ann1", "ann2", "ann3", "bo1-alone")
        assert desk.begun == ["ann1", "ann2"]
        await desk.add("bo2")
        assert desk.begun[2:] == ["bo2"]
        assert await desk.end("ann1") == [], "one place is free, and kept"
        assert await desk.end("bo2") == ["ann3"]

    on(3, story)


def test_who_holds_fewer_places_comes_first() -> None:
    async def story(desk: Desk) -> None:
        await desk.add("ann1", "ann2", "ann3", "bo1", "ann4", "bo2")
        assert desk.begun == ["ann1", "ann2", "ann3", "bo1"]
        assert await desk.end("ann1") == ["bo2"]

    on(5, story)


def test_a_place_that_was_given_up_is_given_on() -> None:
    async def story(desk: Desk) -> None:
        await desk.add("ann1", "bo1", "cy1")
        desk.tasks["bo1"].cancel()
        await settle()
        desk.tasks["ann1"].cancel()
        await settle()
        assert desk.begun == ["ann1", "cy1"]
        assert await desk.end("cy1") == []
        assert not desk.turns._given and not desk.turns._held and not desk.turns._waiting, "nothing is remembered"

    on(1, story)


def test_who_gives_up_at_the_very_moment_of_its_turn_holds_nothing() -> None:
    async def story(desk: Desk) -> None:
        await desk.add("ann1", "bo1", "cy1")
        desk._ends["ann1"].set()
        while not desk.turns._held["bo"]:
            await asyncio.sleep(0)
        desk.tasks["bo1"].cancel()
        await settle()
        assert desk.begun[-1] == "cy1" and desk.turns._held.total() == 1

    on(1, story)


def test_a_table_counts_for_whoever_came_first() -> None:
    owners = Owners()
    assert owners.find("t") == ""
    for address in ("", "a", "b"):
        owners.note("t", address)
    assert owners.find("t") == "a"


class Slow:
    """Stands for a rank's process: it thinks until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.let_go = threading.Event()
        think = Worker.key

        def key(worker: Worker, record: str, seat: int, player: str, *about: Any) -> str:
            if player == "admiral":
                self.let_go.wait(60)
                player = "random"
            return think(worker, record, seat, player, *about)

        monkeypatch.setattr(Worker, "key", key)


def make(server: Server, address: str, *chairs: Chair) -> str:
    async def made() -> str:
        draft = Draft("missions", chairs)
        return (await server.services.table_setup.make(draft, None, programs=True, address=address)).row.id

    id: str = server.run(made)
    return id


ADMIRALS = (Chair("bot", "Mira", "admiral"), Chair("bot", "Oren", "admiral"))


def test_twenty_tables_of_admirals_do_not_delay_a_newcomer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch)
    with running(config(tmp_path, computers=2)) as server:
        try:
            for _ in range(20):
                make(server, "1.1.1.1", *ADMIRALS)
            turns = server.services.computers._ranks.turns
            until(lambda: turns._held.total())
            greedy = make(server, "2.2.2.2", Chair("bot", "Mira", "greedy"), Chair("person", "Ann"))
            rank = make(server, "2.2.2.2", Chair("bot", "Mira", "ensign"), Chair("person", "Ann"))
            until(lambda: all(server.services.store.game(id).asked == (1,) for id in (greedy, rank)))
            assert turns._held == {"1.1.1.1": 1}, "one process is left for others"
        finally:
            slow.let_go.set()


def test_an_address_has_few_tables_of_computers_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch)
    with running(config(tmp_path, limits=replace(GENEROUS, computer_tables=2))) as server:
        try:
            alone = {"game": "missions", "seats": [{"kind": "bot", "player": "admiral"}] * 2}
            answers = [server.client.post("/api/games", json=alone) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [201, 201, 429]
            assert answers[2].json()["error"]["code"] == "too-many-computer-tables"
            browser = server.browser()
            fields = {"who1": "bot:admiral", "who2": "bot:admiral", "who3": "nobody", "who4": "nobody"}
            refused = browser.post("/setup/missions", fields)
            assert refused.status_code == 429 and "retry-after" in refused.headers
            with pytest.raises(TooMany):
                server.services.computers.check_room("testclient")
            server.services.computers.check_room("3.3.3.3")
            assert browser.post("/play", {"game": "missions"}).status_code == 303, "with a person it is another thing"
            slow.let_go.set()
            until(lambda: not server.services.computers.thinking)
            assert server.client.post("/api/games", json=alone).status_code == 201
        finally:
            slow.let_go.set()
