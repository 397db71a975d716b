"""`make bench-web`: the table page beside a plain Litestar + Jinja page of the same size, and beside its stored bytes.

Three servers, one process each, on loopback; every round visits them in turn, so that all ratios come from the same
minutes. The plain page is what one would write first: a Jinja template with a macro for a card, filled from
dictionaries until it is as long as ours. Then times and memory with many tables in one process.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import httpx

from .environment import PYTHON, ROOT, prepare

CONNECTIONS = 8
GOALS = {"to a plain Litestar + Jinja page": 2.5, "to the same bytes as stored": 0.18}
SERVE = [
    "import uvicorn, sys",
    "where = {'host': '127.0.0.1', 'port': int(sys.argv[2])}",
    "uvicorn.run(sys.argv[1], factory=True, log_level='warning', access_log=False, **where)",
]


def main() -> None:
    arguments = parsed()
    missing = prepare()
    if "Jinja" in missing:
        raise SystemExit(missing["Jinja"])
    with (
        tempfile.TemporaryDirectory() as folder,
        serving("wardroom.web.app:from_environment", ours(folder)) as (at, pid),
    ):
        page = Table(at)
        size = len(page.fetch())
        env = {**os.environ, "BENCH_BYTES": str(size), "BENCH_PAGE": str(Path(folder, "page.html"))}
        Path(folder, "page.html").write_bytes(page.fetch())
        with serving("bench.web_peers:plain", env) as (plain, _), serving("bench.web_peers:stored", env) as (stored, _):
            rates = compared(page, plain, stored, arguments.rounds, arguments.seconds)
        report = {"page_bytes": size, "requests_per_second": rates, "ratios": ratios(rates)}
        report |= many_tables(at, pid, arguments.tables)
    print(json.dumps(report, indent=1) if arguments.json else told(report))


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.web", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="of every visit")
    parser.add_argument("--tables", type=int, default=1000, help="idle tables in one process")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def ours(folder: str) -> dict[str, str]:
    """Without limits that would count the benchmark as a rude guest."""
    mine = {"WARDROOM_DATA_DIR": folder, "WARDROOM_REQUESTS": "999999", "WARDROOM_TABLES": "999999"}
    return {**os.environ, **mine, "WARDROOM_LOG": "error", "WARDROOM_COMPUTERS": "1"}


@contextmanager
def serving(app: str, env: dict[str, str]) -> Iterator[tuple[str, int]]:
    """A server process: its address and its id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen([str(PYTHON), "-c", "\n".join(SERVE), app, str(port)], env=env, cwd=ROOT)
    try:
        wait(port)
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait(port: int) -> None:
    for _ in range(300):
        try:
            httpx.get(f"http://127.0.0.1:{port}/health", timeout=5)
            return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise SystemExit("a server did not start")


class Table:
    """A table made and visited by one browser."""

    def __init__(self, at: str) -> None:
        self.at = at
        self.client = httpx.Client(base_url=at, headers={"Origin": at}, timeout=30)
        lobby = self.client.get("/").text
        self.csrf = lobby.split('name="csrf" value="')[1].split('"')[0]
        self.path = self.another()

    def another(self) -> str:
        """A new table against greedy computers, at the moment when it is our turn."""
        made = self.client.post("/api/games", json=GAME)
        made.raise_for_status()
        link = made.json()["seats"][0]["link"]
        path = "/" + link.split("/", 3)[3]
        sat = self.client.post(path, data={"csrf": self.csrf, "name": "Bench"}, follow_redirects=False)
        return "/" + sat.headers["location"].lstrip("/")

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())

    def fetch(self) -> bytes:
        found = self.client.get(self.path)
        found.raise_for_status()
        return found.content


GAME = {
    "game": "missions",
    "seats": [{"kind": "person", "name": "Bench"}, {"kind": "person", "name": "Guest"}],
    "options": {},
}


def compared(page: Table, plain: str, stored: str, rounds: int, seconds: float) -> dict[str, list[float]]:
    visits = {
        "table page": (page.at + page.path, {"Cookie": page.cookie}),
        "plain Litestar + Jinja": (plain + "/", {}),
        "stored bytes": (stored + "/", {}),
    }
    rates: dict[str, list[float]] = {name: [] for name in visits}
    for _ in range(rounds):
        for name, (url, headers) in visits.items():
            rates[name].append(round(asyncio.run(load(url, headers, seconds)), 1))
    return rates


async def load(url: str, headers: dict[str, str], seconds: float) -> float:
    """Requests a second over a few kept connections."""
    host, path = url.removeprefix("http://").split("/", 1)
    name, port = host.split(":")
    head = [f"GET /{path} HTTP/1.1", f"Host: {host}", *(f"{key}: {value}" for key, value in headers.items()), "", ""]
    until = time.perf_counter() + seconds
    started = time.perf_counter()
    counts = await asyncio.gather(
        *(visit(name, int(port), "\r\n".join(head).encode(), until) for _ in range(CONNECTIONS))
    )
    return sum(counts) / (time.perf_counter() - started)


async def visit(name: str, port: int, request: bytes, until: float) -> int:
    reader, writer = await asyncio.open_connection(name, port)
    count = 0
    while time.perf_counter() < until:
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 200"):
            raise SystemExit(f"unexpected answer: {head[:80]!r}")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        await reader.readexactly(length)
        count += 1
    writer.close()
    return count


def ratios(rates: dict[str, list[float]]) -> dict[str, float]:
    ours_, plain, stored = (rates[name] for name in ("table page", "plain Litestar + Jinja", "stored bytes"))
    return {
        "to a plain Litestar + Jinja page": round(median(a / b for a, b in zip(ours_, plain)), 2),
        "to the same bytes as stored": round(median(a / b for a, b in zip(ours_, stored)), 3),
    }


def many_tables(at: str, pid: int, idle: int) -> dict[str, Any]:
    """Choose-to-stored times with 1 and 200 tables, and what an idle table takes."""
    one = chosen_times(at, 1)
    many = chosen_times(at, 200)
    before = memory(pid)
    page = Table(at)
    for _ in range(idle - 1):
        page.client.get(page.another())
    after = memory(pid)
    return {
        "choose_to_stored_ms": {"1 table": one, "200 tables": many},
        "idle_tables": idle,
        "kilobytes_per_idle_table": round((after - before) / idle, 1),
    }


def chosen_times(at: str, tables: int) -> dict[str, float]:
    """A move at each of so many tables, by the API: the time from the choice to its acknowledgement."""
    with httpx.Client(base_url=at, timeout=60) as client:
        made = [client.post("/api/games", json=GAME).json() for _ in range(tables)]
        times = []
        for game in made * max(1, 40 // tables):
            for seat in game["seats"]:
                token = {"Authorization": f"Bearer {seat['token']}"}
                seen = client.get(f"/api/games/{game['id']}", headers=token).json()
                if seen["ask"]:
                    choice = {"position": seen["position"], "option": seen["ask"]["options"][0]["key"]}
                    started = time.perf_counter()
                    client.post(f"/api/games/{game['id']}/choices", json=choice, headers=token).raise_for_status()
                    times.append(1000 * (time.perf_counter() - started))
    times.sort()
    return {"median": round(median(times), 2), "p95": round(times[int(len(times) * 0.95) - 1], 2)}


def memory(pid: int) -> float:
    """Kilobytes that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    return 0.0


def told(report: dict[str, Any]) -> str:
    lines = [f"page: {report['page_bytes']} bytes"]
    for name, rates in report["requests_per_second"].items():
        lines.append(f"{name}: {median(rates):.0f} requests/s ({min(rates):.0f} - {max(rates):.0f})")
    for name, ratio in report["ratios"].items():
        lines.append(f"{name}: {ratio}x, at least {GOALS[name]}x: {'met' if ratio >= GOALS[name] else 'NOT met'}")
    for name, times in report["choose_to_stored_ms"].items():
        lines.append(f"choose to stored, {name}: median {times['median']} ms, p95 {times['p95']} ms")
    lines.append(f"{report['idle_tables']} idle tables: {report['kilobytes_per_idle_table']} KB each")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
