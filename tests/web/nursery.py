"""Real server processes for the tests. Imports are done once; each server is a fork that listens at a free port.

`python -m tests.web.nursery` reads JSON lines that describe a configuration and answers with the id of a new server
process and its port. Servers are ended by their id; when its input is closed the nursery ends those that are left.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

PATIENCE = 120.0


class Nursery:
    """The test's side."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.web.nursery"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]
        )

    def __enter__(self) -> Nursery:
        return self

    def __exit__(self, *_: object) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.process.stdout.close()

    def server(self, database: str, folder: Path, **changes: Any) -> Child:
        assert self.process.stdin is not None and self.process.stdout is not None
        wish = {"database": database, "data_dir": str(folder), **changes}
        self.process.stdin.write(json.dumps(wish) + "\n")
        self.process.stdin.flush()
        born = json.loads(self.process.stdout.readline())
        return Child(born["id"], born["port"])


class Child:
    """A server process."""

    def __init__(self, id: int, port: int) -> None:
        self.id = id
        self.port = port
        self.address = f"http://127.0.0.1:{port}"

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.id, how)

    def gone(self, seconds: float) -> bool:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            try:
                os.kill(self.id, 0)
            except ProcessLookupError:
                return True
            time.sleep(0.02)
        return False


# The nursery itself


@cache
def app(line: str) -> tuple[Any, Path]:
    """Made once for each configuration; it does nothing before it is served."""
    from wardroom.web.app import create

    from .door import config

    wish = json.loads(line)
    folder = Path(wish.pop("data_dir"))
    return create(config(folder, **wish)), folder


def born(line: str, listener: socket.socket) -> None:
    """In the new process: serve until somebody ends it."""
    import uvicorn

    from wardroom.web import logs
    from wardroom.web.connections import configure

    served, folder = app(line)
    nowhere = Path(os.devnull).open("w")  # noqa: SIM115  # stays open
    os.dup2(nowhere.fileno(), 1)
    logs.set_up_logs(Path(folder / "log").open("a"))  # noqa: SIM115
    uvicorn.Server(configure(served, timeout_graceful_shutdown=10)).run(sockets=[listener])


def main() -> None:
    import psycopg  # noqa: F401
    import sqlalchemy.dialects.postgresql.psycopg  # noqa: F401
    import uvicorn.loops.auto  # noqa: F401

    import wardroom.web.app
    import wardroom.web.connections
    from wardroom.kernel.game import games

    from . import door  # noqa: F401

    assert wardroom.web.app and games()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system clears up after those that ended
    children: list[int] = []
    for line in sys.stdin:
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", 0))
        listener.listen(128)
        app(line)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            try:
                born(line, listener)
            finally:
                os._exit(0)
        port = listener.getsockname()[1]
        listener.close()
        children.append(child)
        print(json.dumps({"id": child, "port": port}), flush=True)
    for child in children:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    from .e2e.same_deals import same_deals

    with same_deals():
        main()
