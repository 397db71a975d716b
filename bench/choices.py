"""`python -m bench.choices`: choices per second of one server process on SQLite, and page times meanwhile.

Programs play many tables of two by the HTTP API: each looks at its table and chooses. First as fast as they can, then
at a fixed rate, where a time counts from the moment at which the choice was due: whoever has to wait in line counts as
waiting. Meanwhile a browser opens its table and the lobby again and again. Server and programs share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Any

from .web import Table as Browser

Times = list[float]
FREE = {"WARDROOM_REQUESTS": "999999", "WARDROOM_TABLES": "999999", "WARDROOM_LOG": "error"}
"""Without limits that would count the benchmark as a rude guest."""


def main() -> None:
    wanted = read_arguments()
    with tempfile.TemporaryDirectory(dir=wanted.folder) as folder, serving(folder) as (address, pid):
        for rate in (0, wanted.rate):
            print(asyncio.run(measure(address, pid, wanted, rate)), flush=True)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.choices", description=__doc__)
    parser.add_argument("--game", default="missions")
    parser.add_argument("--tables", type=int, default=48, help="played at the same time")
    parser.add_argument("--rate", type=int, default=200, help="choices a second")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--folder", help="where the database lies: its disk matters")
    return parser.parse_args()


@contextmanager
def serving(folder: str) -> Iterator[tuple[str, int]]:
    """A server process: its address and its id."""
    command = [sys.executable, "-m", "wardroom", "serve", "--port", "0", "--data-dir", folder]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **FREE})
    try:
        assert process.stdout is not None
        found = re.search(r"http://[^/\s]+", process.stdout.readline())
        if found is None:
            raise SystemExit("the server did not start")
        yield found[0], process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


class Line:
    """A kept connection: one JSON request after another."""

    def __init__(self, address: str) -> None:
        self.host = address.removeprefix("http://")

    async def open(self) -> Line:
        name, port = self.host.split(":")
        self.reader, self.writer = await asyncio.open_connection(name, int(port))
        return self

    async def ask(self, path: str, headers: dict[str, str], sent: Any = None) -> bytes:
        body = b"" if sent is None else json.dumps(sent).encode()
        told = {"Host": self.host, "Content-Type": "application/json", "Content-Length": str(len(body)), **headers}
        method = "GET" if sent is None else "POST"
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items()), "", ""]
        self.writer.write("\r\n".join(lines).encode() + body)
        head = await self.reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head.lower())
        answer = await self.reader.readexactly(int(length[1]) if length else 0)
        if not head.startswith(b"HTTP/1.1 2"):
            raise SystemExit(f"unexpected answer to {path}: {head[:40]!r} {answer[:200]!r}")
        return answer


class Table:
    """A table of two programs that take the first option, game after game."""

    def __init__(self, line: Line, game: str) -> None:
        self.line, self.game = line, game
        self.path, self.tokens, self.seat = "", [""], 0

    async def next_choice(self) -> dict[str, Any]:
        """What is to be chosen now, by whoever is asked."""
        while True:
            if not self.path:
                seats = [{"kind": "person", "name": name} for name in ("Ann", "Bo")]
                made = json.loads(await self.line.ask("/api/games", {}, {"game": self.game, "seats": seats}))
                self.path, self.tokens = f"/api/games/{made['id']}", [seat["token"] for seat in made["seats"]]
            seen = json.loads(await self.line.ask(self.path, self.bearer))
            if seen["over"]:
                self.path = ""
            elif seen["ask"] is None:
                self.seat = seen["asked"][0]
            else:
                return {"position": seen["position"], "option": seen["ask"]["options"][0]["key"]}

    @property
    def bearer(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[self.seat]}"}

    async def play(self, due: asyncio.Queue[float], rate: int, times: Times) -> None:
        while True:
            choice = await self.next_choice()
            at = await due.get() if rate else time.perf_counter()
            await self.line.ask(f"{self.path}/choices", self.bearer, choice)
            times.append(time.perf_counter() - at)


async def measure(address: str, pid: int, wanted: argparse.Namespace, rate: int) -> str:
    """One run, as a line of text."""
    browser = await asyncio.to_thread(Browser, address)
    tables = [Table(await Line(address).open(), wanted.game) for _ in range(wanted.tables)]
    due: asyncio.Queue[float] = asyncio.Queue()
    chosen: Times = []
    pages: dict[str, Times] = {browser.path: [], "/": []}
    jobs = [asyncio.create_task(table.play(due, rate, chosen)) for table in tables]
    jobs += [asyncio.create_task(visit(address, path, browser.cookie, times)) for path, times in pages.items()]
    await asyncio.sleep(2)  # everybody sits, and the games are under way
    for times in (chosen, *pages.values()):
        times.clear()
    started, used = time.perf_counter(), read_processor(pid)
    await (hand_out(due, rate, wanted.seconds) if rate else asyncio.sleep(wanted.seconds))
    made, seconds, used = len(chosen), time.perf_counter() - started, read_processor(pid) - used
    for job in jobs:
        job.cancel()
        with suppress(asyncio.CancelledError):
            await job
    which = f"{rate} a second wanted" if rate else "as fast as they can"
    table, lobby = pages.values()
    return (
        f"{wanted.game}, {wanted.tables} tables, {which}: {made / seconds:.0f} choices/s, {tell(chosen)}; "
        f"{1000 * used / max(1, made):.1f} ms of the server's processor for each, pages and looks included; "
        f"table page {tell(table)}; lobby {tell(lobby)}"
    )


def read_processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    spent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(spent[11]) + int(spent[12])) / os.sysconf("SC_CLK_TCK")


async def hand_out(due: asyncio.Queue[float], rate: int, seconds: float) -> None:
    """Choices fall due evenly, whether anybody is ready or not."""
    started = time.perf_counter()
    for number in range(int(rate * seconds)):
        at = started + number / rate
        await asyncio.sleep(max(0.0, at - time.perf_counter()))
        due.put_nowait(at)


async def visit(address: str, path: str, cookie: str, times: Times) -> None:
    line = await Line(address).open()
    while True:
        at = time.perf_counter()
        await line.ask(path, {"Cookie": cookie})
        times.append(time.perf_counter() - at)
        await asyncio.sleep(0.05)


def tell(times: Times) -> str:
    if not times:
        return "none"
    ordered = sorted(1000 * each for each in times)
    return f"median {median(ordered):.0f} ms, p99 {ordered[int(0.99 * (len(ordered) - 1))]:.0f} ms"


if __name__ == "__main__":
    main()
