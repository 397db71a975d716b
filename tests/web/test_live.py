"""Real server processes: events, two processes on one database, clean ends."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from wardroom.store import open_store

from .nursery import Child, Nursery

WISH = {"game": "missions", "seats": [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]}
PATIENCE = 120.0


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with Nursery() as made:
        yield made


class Program:
    """A program at one seat, talking to one server process."""

    def __init__(self, client: httpx.AsyncClient, child: Child, id: str, token: str) -> None:
        self.client, self.address, self.id = client, child.address, id
        self.headers = {"authorization": f"Bearer {token}"}

    def at(self, child: Child) -> Program:
        other = Program(self.client, child, self.id, "")
        other.headers = self.headers
        return other

    async def state(self) -> dict[str, Any]:
        answer = await self.client.get(f"{self.address}/api/games/{self.id}", headers=self.headers)
        found: dict[str, Any] = answer.json()
        return found

    async def choose(self, position: int, option: str) -> httpx.Response:
        choice = {"position": position, "option": option}
        path = f"{self.address}/api/games/{self.id}/choices"
        return await self.client.post(path, headers=self.headers, json=choice)

    @asynccontextmanager
    async def events(self) -> AsyncIterator[AsyncIterator[str]]:
        path = f"{self.address}/api/games/{self.id}/events"
        async with self.client.stream("GET", path, headers=self.headers, timeout=PATIENCE) as answer:
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("text/event-stream")
            yield answer.aiter_lines()


async def ready(client: httpx.AsyncClient, child: Child) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                if (await client.get(f"{child.address}/ready")).status_code == 200:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.02)


async def seated(client: httpx.AsyncClient, child: Child) -> list[Program]:
    await ready(client, child)
    made = (await client.post(f"{child.address}/api/games", json=WISH)).json()
    return [Program(client, child, made["id"], seat["token"]) for seat in made["seats"]]


async def told(lines: AsyncIterator[str], wanted: str) -> None:
    async with asyncio.timeout(PATIENCE):
        async for line in lines:
            if line == f"data: {wanted}":
                return


def test_a_stream_tells_the_position_at_once_and_after_every_change(
    nursery: Nursery, sqlite_url: str, tmp_path: Path
) -> None:
    async def listen() -> None:
        async with httpx.AsyncClient() as client:
            ann, bo = await seated(client, nursery.server(sqlite_url, tmp_path))
            async with bo.events() as lines:
                assert await anext(lines) == "event: position"
                assert await anext(lines) == "data: 0"
                state = await ann.state()
                mover = ann if state["ask"] else bo
                state = await mover.state()
                await mover.choose(0, state["ask"]["options"][0]["key"])
                await told(lines, "1")

    asyncio.run(listen())


def test_a_seat_may_not_listen_too_often(nursery: Nursery, sqlite_url: str, tmp_path: Path) -> None:
    async def listen() -> None:
        async with httpx.AsyncClient() as client:
            child = nursery.server(sqlite_url, tmp_path)
            ann, bo = await seated(client, child)
            open_streams = []
            for _ in range(8):
                stream = client.stream("GET", f"{ann.address}/api/games/{ann.id}/events", headers=ann.headers)
                answer = await stream.__aenter__()
                assert answer.status_code == 200
                open_streams.append(stream)
            more = await client.get(f"{ann.address}/api/games/{ann.id}/events", headers=ann.headers)
            assert more.status_code == 429 and int(more.headers["retry-after"]) > 0
            async with bo.events() as lines:
                await told(lines, "0")
            for stream in open_streams:
                await stream.__aexit__(None, None, None)
            async with asyncio.timeout(PATIENCE):  # places are given back when streams end
                while "\nwardroom_streams_open 0.0" not in (await client.get(f"{child.address}/metrics")).text:
                    await asyncio.sleep(0.05)
            async with ann.events() as lines:
                await told(lines, "0")

    asyncio.run(listen())


def test_two_processes_on_one_database_tell_each_other(nursery: Nursery, postgres_url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with httpx.AsyncClient() as client:
            first, second = (nursery.server(postgres_url, tmp_path) for _ in range(2))
            ann, bo = await seated(client, first)
            await ready(client, second)
            there = {0: ann.at(second), 1: bo.at(second)}
            here = {0: ann, 1: bo}
            async with ann.events() as at_first, bo.at(second).events() as at_second:
                await told(at_first, "0")
                await told(at_second, "0")
                for position in range(8):
                    side = here if position % 2 else there
                    asked = (await side[0].state())["asked"][0]
                    option = (await side[asked].state())["ask"]["options"][0]["key"]
                    assert (await side[asked].choose(position, option)).json() == {"position": position + 1}
                    await asyncio.gather(told(at_first, str(position + 1)), told(at_second, str(position + 1)))

    asyncio.run(play())


def test_the_broadcast_survives_a_lost_connection(nursery: Nursery, postgres_url: str, tmp_path: Path) -> None:
    """The database throws everybody out, as it does when it restarts."""

    async def play() -> None:
        async with httpx.AsyncClient() as client:
            first, second = (nursery.server(postgres_url, tmp_path) for _ in range(2))
            ann, bo = await seated(client, first)
            await ready(client, second)
            async with bo.at(second).events() as lines:
                await told(lines, "0")
                with psycopg.connect(postgres_url, autocommit=True) as keeper:
                    keeper.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                    )
                await asyncio.sleep(2.5)
                asked = (await ann.state())["asked"][0]
                mover = (ann, bo)[asked]
                option = (await mover.state())["ask"]["options"][0]["key"]
                assert (await mover.choose(0, option)).status_code == 200
                await told(lines, "1")

    asyncio.run(play())


def test_a_server_that_is_told_to_stop_ends_its_streams_and_itself(
    nursery: Nursery, sqlite_url: str, tmp_path: Path
) -> None:
    async def stop() -> None:
        async with httpx.AsyncClient() as client:
            child = nursery.server(sqlite_url, tmp_path)
            ann, bo = await seated(client, child)
            async with ann.events() as lines:
                await told(lines, "0")
                state = await ann.state()
                mover = ann if state["ask"] else bo
                option = (await mover.state())["ask"]["options"][0]["key"]
                answer, _ = await asyncio.gather(
                    mover.choose(0, option), asyncio.to_thread(child.end, signal.SIGTERM), return_exceptions=True
                )
                async for _ in lines:
                    pass
            if isinstance(answer, BaseException):  # it came too late, and nobody said that it was stored
                assert isinstance(answer, httpx.TransportError), answer
            elif answer.status_code == 200:
                store = open_store(sqlite_url)
                assert store.position(ann.id) == 1
                store.close()
            assert await asyncio.to_thread(child.gone, 8.0), "it does not wait for streams"

    asyncio.run(stop())


def test_a_killed_servers_game_goes_on_with_its_computers(nursery: Nursery, sqlite_url: str, tmp_path: Path) -> None:
    """A computer was thinking when the server died: the next one finds the game and lets it think again."""
    wish = {
        "game": "missions",
        "seats": [{"kind": "bot", "player": "lieutenant"}, {"kind": "person", "name": "Ann"}],
    }

    async def play() -> None:
        async with httpx.AsyncClient() as client:
            child = nursery.server(sqlite_url, tmp_path, sweep_seconds=0.2)
            await ready(client, child)
            made = (await client.post(f"{child.address}/api/games", json=wish)).json()
            child.end()
            other = nursery.server(sqlite_url, tmp_path, sweep_seconds=0.2)
            await ready(client, other)
            ann = Program(client, other, made["id"], made["seats"][1]["token"])
            async with asyncio.timeout(60):
                while (await ann.state())["ask"] is None:
                    await asyncio.sleep(0.05)

    asyncio.run(play())
