"""Connections that send nothing, half of something or far too much; and one address that takes all it can get."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
from uvicorn.server import ServerState

from wardroom.web.config import Limits
from wardroom.web.connections import BODY, HEAD, Connection, configure
from wardroom.web.limits import Seats

from .door import CSRF, Table, config, running
from .nursery import Child, Nursery
from .test_limits import limited, slow_down
from .test_live import WISH, Program, ready, seated

PATIENCE = 120.0
WHOLE = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\n\r\nabc"
Conversation = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Call = Callable[..., Awaitable[Conversation]]


async def echo(scope: Any, receive: Any, send: Any) -> None:
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        body, more = body + message.get("body", b""), message.get("more_body", False)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def door(**changes: Any) -> AsyncIterator[Call]:
    """A server of one page with limits of its own; whoever calls it says from which address."""
    kind = type("Small", (Connection,), {"held": Seats(3, "at-once", 1), **changes})
    settings, state, loop = configure(echo), ServerState(), asyncio.get_running_loop()
    settings.load()
    server = await loop.create_server(lambda: kind(settings, state, {}, loop), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with AsyncExitStack() as opened:

        async def call(address: str = "127.0.0.2", sent: bytes = b"") -> Conversation:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
            opened.callback(writer.close)
            writer.write(sent)
            return reader, writer

        async with asyncio.timeout(PATIENCE):
            yield call
    server.close()


async def heard(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the other side hangs up."""
    found = b""
    with suppress(ConnectionError):
        while piece := await reader.read(1000):
            found += piece
    return found


async def answered(conversation: Conversation) -> bool:
    """Whether a whole request is answered, and the connection stays."""
    reader, writer = conversation
    writer.write(WHOLE)
    return (await reader.readuntil(b"abc")).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    ("late", "sent"),
    [
        (HEAD, b""),
        (HEAD, b"GET / HT"),
        (HEAD, b"GET / HTTP/1.1\r\nhost: x\r\n"),
        (HEAD, WHOLE[:-3] + b"abcGET"),
        (BODY, WHOLE[:-1]),
    ],
)
def test_what_is_begun_must_be_ended(late: str, sent: bytes) -> None:
    async def story() -> None:
        seconds = {HEAD: 1000.0, BODY: 1000.0, late: 0.05}
        async with door(seconds=seconds) as call:
            reader, _ = await call(sent=sent)
            assert b"HTTP/1.1 408" in await heard(reader)

    asyncio.run(story())


class Fed:
    """A connection that is fed piece by piece, without a network."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        settings, loop = configure(echo), asyncio.get_running_loop()
        settings.load()
        self.transport = Mock(spec=asyncio.Transport)
        self.transport.get_extra_info.return_value = None
        self.transport.is_closing.return_value = False
        self.transport.close.side_effect = lambda: setattr(self.transport.is_closing, "return_value", True)
        self.connection = Connection(settings, ServerState(), {}, loop)
        self.clocks: list[str] = []
        kinds = {seconds: kind for kind, seconds in Connection.seconds.items()}
        later = loop.call_later

        def noted(seconds: float, job: Any, *args: Any) -> Any:
            if job == self.connection.refuse:
                self.clocks.append(kinds[seconds])
            return later(seconds, job, *args)

        monkeypatch.setattr(loop, "call_later", noted)
        self.connection.connection_made(self.transport)

    def feed(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.connection.data_received(piece)

    def flood(self) -> int:
        """How much it takes before it hangs up."""
        taken = 0
        while not self.transport.is_closing():
            self.feed(b"x" * 10_000)
            taken += 10_000
        return taken

    @property
    def said(self) -> bytes:
        return b"".join(call.args[0] for call in self.transport.write.call_args_list)


def test_small_pieces_win_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        fed = Fed(monkeypatch)
        assert fed.clocks == [HEAD]
        fed.feed(WHOLE[:5], WHOLE[5:20], WHOLE[20:25])
        assert fed.clocks == [HEAD, HEAD], "one to begin, one for the head"
        fed.feed(WHOLE[25:-2], WHOLE[-2:-1])
        assert fed.clocks == [HEAD, HEAD, BODY]
        fed.feed(WHOLE[-1:])
        assert fed.connection._timer is None, "who has said all may wait for the answer"
        fed.feed(WHOLE)
        assert fed.connection._timer is None and len(fed.clocks) == 3
        fed.feed(WHOLE[:5])
        assert fed.connection._timer is not None
        fed.connection.connection_lost(None)
        assert fed.connection._timer is None

    asyncio.run(story())


def test_neither_a_head_nor_what_follows_a_body_may_be_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        head = Fed(monkeypatch)
        head.feed(b"GET / HTTP/1.1\r\nhost: x\r\ncookie: ")
        assert head.flood() <= Connection.most[HEAD] + 10_000
        assert head.said.startswith(b"HTTP/1.1 431")
        tail = Fed(monkeypatch)
        tail.feed(b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\nlast: ")
        assert tail.flood() <= Connection.most[BODY] + 10_000
        assert tail.said.startswith(b"HTTP/1.1 413")

    asyncio.run(story())


def test_an_address_holds_so_many_connections_and_others_come_in() -> None:
    async def story() -> None:
        async with door() as call:
            mine = [await call() for _ in range(3)]
            assert all([await answered(each) for each in mine])
            reader, _ = await call()
            assert (await heard(reader)).startswith(b"HTTP/1.1 429")
            assert await answered(await call("127.0.0.3"))
            assert all([await answered(await call("127.0.0.1")) for _ in range(5)]), "a web server speaks for many"
            mine[0][1].close()
            while not await comes_in(call):
                pass

    asyncio.run(story())


async def comes_in(call: Call) -> bool:
    with suppress(ConnectionError, asyncio.IncompleteReadError):
        return await answered(await call())
    return False


def test_a_full_house_turns_away_who_comes_and_keeps_who_is_in() -> None:
    async def story() -> None:
        async with door(places=2) as call:
            inside = [await call("127.0.0.1"), await call("127.0.0.2")]
            assert all([await answered(each) for each in inside])
            reader, _ = await call("127.0.0.3")
            assert (await heard(reader)).startswith(b"HTTP/1.1 503")
            assert all([await answered(each) for each in inside])

    asyncio.run(story())


def test_an_address_has_so_many_requests_answered_at_once(tmp_path: Path) -> None:
    with limited(tmp_path, at_once=0) as server:
        slow_down(server.client.get("/"))
    with running(config(tmp_path)) as server:
        Table(server)
        assert server.services.at_once.held == 0


def test_an_address_has_so_many_streams(tmp_path: Path) -> None:
    with limited(tmp_path, streams_here=0) as server:
        table = Table(server)
        slow_down(table.watcher.get(f"{table.path}/events"))
        assert server.services.streams.held == 0 and server.services.streams_here.held == 0


def test_who_hangs_up_in_the_middle_is_no_fault_of_the_server(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/games",
        "query_string": b"",
        "headers": [(b"content-type", b"application/json"), (b"content-length", b"9")],
        "client": ("127.0.0.2", 1),
        "scheme": "http",
        "root_path": "",
    }
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    with running(config(tmp_path)) as server:
        server.run(server.app, scope, receive, send)
    assert sent[0]["status"] == 400 and not [each for each in caplog.records if each.levelname == "ERROR"]


# One address takes all that it can get, of a real server


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with Nursery() as made:
        yield made


def from_address(address: str) -> httpx.AsyncClient:
    limits = httpx.Limits(max_connections=None)
    return httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=address, limits=limits), timeout=PATIENCE)


async def make_link(client: httpx.AsyncClient, child: Child) -> str:
    """A link for spectators, to any table."""
    made = (await client.post(f"{child.address}/api/games", json=WISH)).json()
    return "/" + str(made["spectators"]["link"]).split("/", 3)[3]


async def open_streams(child: Child, link: str, opened: AsyncExitStack) -> list[int]:
    """As many as one spectator link gives, to ever new browsers at one address; the last answers say no."""
    statuses: list[int] = []
    while statuses.count(429) < 8 and len(statuses) < 2 * Limits().streams_here:
        client = await opened.enter_async_context(from_address("127.0.0.2"))
        page = (await client.get(f"{child.address}/")).text
        token = CSRF.search(page)
        assert token is not None
        sat = await client.post(f"{child.address}{link}", data={"csrf": token[1]}, headers={"origin": child.address})
        for _ in range(8):
            stream = client.stream("GET", f"{child.address}{sat.headers['location']}/events")
            statuses.append((await opened.enter_async_context(stream)).status_code)
    return statuses


async def open_halves(child: Child, opened: AsyncExitStack) -> None:
    """Half requests, as many as an address may have connections: those that streams have taken are missing."""
    refusals = []
    for _ in range(Limits().at_once):
        reader, writer = await asyncio.open_connection("127.0.0.1", child.port, local_addr=("127.0.0.2", 0))
        opened.callback(writer.close)
        writer.write(b"GET / HTTP/1.1\r\n")
        refusals.append(asyncio.create_task(heard(reader)))
    for number, each in enumerate(asyncio.as_completed(refusals), 1):
        assert b"429" in (said := await each) or not said
        if number == Limits().streams_here:
            break
    for task in refusals:
        task.cancel()


async def play_on(mover: list[Program], position: int) -> None:
    asked = (await mover[0].state())["asked"][0]
    option = (await mover[asked].state())["ask"]["options"][0]["key"]
    assert (await mover[asked].choose(position, option)).json() == {"position": position + 1}


def test_who_takes_all_connections_of_one_address_disturbs_nobody_else(
    nursery: Nursery, sqlite_url: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with from_address("127.0.0.3") as client, AsyncExitStack() as opened:
            child = nursery.server(sqlite_url, tmp_path)
            await ready(client, child)
            players, link = await seated(client, child), await make_link(client, child)
            statuses = await open_streams(child, link, opened)
            assert statuses.count(200) == Limits().streams_here
            await play_on(players, 0)
            await open_halves(child, opened)
            async with players[0].events() as lines:
                assert await anext(lines) == "event: position"
                await play_on(players, 1)
            assert (await client.get(f"{child.address}/")).status_code == 200

    asyncio.run(story())
