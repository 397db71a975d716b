"""A real PostgreSQL for the tests: Debian's programs, a folder of its own, a free loopback port.

The first test that wants one starts it and all workers of a run share it. It runs under a guard, a process of its own
that ends it by its id when the run is over or the process that began the run is gone: `python -m tests.postgres FOLDER
ID`.
"""

from __future__ import annotations

import fcntl
import json
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

HOME = Path("/usr/lib/postgresql")
FOLDER = "WARDROOM_TEST_POSTGRES"
"""The environment variable that tells the workers of a run where to look."""
PATIENCE = 60.0
GUARDS: list[subprocess.Popen[bytes]] = []
"""Those that this process started: they are not waited for here."""
FAST = (
    "fsync=off",  # nobody pulls the plug on a test
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=200",
    "shared_buffers=32MB",
)


def programs() -> Path | None:
    """Where the newest PostgreSQL of this machine lies."""
    found = [each.parent for each in HOME.glob("*/bin/postgres")]
    return max(found, key=lambda each: int(each.parent.name), default=None)


def account() -> dict[str, Any]:
    """PostgreSQL does not run as root; whoever else we are, it runs as."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            known = pwd.getpwnam(name)
            return {"user": known.pw_uid, "group": known.pw_gid, "extra_groups": []}
    return {}


def address(folder: Path) -> str:
    """The server of this run, started if it is not there yet; its address without the name of a database."""
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        ready = folder / "ready"
        if not ready.exists():
            command = [sys.executable, "-m", "tests.postgres", str(folder), os.environ[FOLDER].partition(":")[0]]
            place = Path(__file__).parent.parent
            with (folder / "log").open("wb") as log:
                GUARDS.append(subprocess.Popen(command, cwd=place, stdout=log, stderr=log, start_new_session=True))
            wait_for(ready, GUARDS[-1], folder / "log")
        port = json.loads(ready.read_text())["port"]
    return f"postgresql://wardroom@127.0.0.1:{port}"


def wait_for(ready: Path, guard: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + PATIENCE
    while not ready.exists():
        if guard.poll() is not None or time.monotonic() > until:
            raise RuntimeError(f"PostgreSQL did not start: {log.read_text(errors='replace')[-2000:]}")
        time.sleep(0.05)


def stop(folder: Path) -> None:
    """End the guard of this run, which ends its PostgreSQL, and clear up."""
    ready = folder / "ready"
    if ready.exists():
        guard = json.loads(ready.read_text())["guard"]
        with suppress(ProcessLookupError):
            os.kill(guard, signal.SIGTERM)
        until = time.monotonic() + PATIENCE
        while (folder / "ready").exists() and time.monotonic() < until:
            time.sleep(0.05)
    shutil.rmtree(folder, ignore_errors=True)


# The guard


def guard(folder: Path, owner: int) -> None:
    """Make a cluster, run it, say where, and end it when nobody needs it any more."""
    server = start(folder)
    asked: list[int] = []
    signal.signal(signal.SIGTERM, lambda *_: asked.append(1))
    try:
        announce(folder, server.port)
        while not asked and alive(owner) and server.process.poll() is None:
            time.sleep(0.2)
    finally:
        end(server.process)
        with suppress(FileNotFoundError):
            (folder / "ready").unlink()
    if not alive(owner):
        shutil.rmtree(folder, ignore_errors=True)


class Server:
    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.port = port


def start(folder: Path) -> Server:
    bin, data, who = programs(), folder / "data", account()
    assert bin is not None
    data.mkdir(mode=0o700)
    if who:
        os.chown(data, who["user"], who["group"])
        folder.chmod(0o711)
    locale = ["--locale=C.UTF-8"]
    if int(bin.parent.name) >= 15:  # an order of letters that is not SQLite's: nothing may depend on it
        locale += ["--locale-provider=icu", "--icu-locale=und"]
    make = [str(bin / "initdb"), "-D", str(data), "-U", "wardroom", "-A", "trust", "-E", "UTF8", "--no-sync", *locale]
    subprocess.run(make, check=True, cwd="/", **who)
    for _ in range(5):  # somebody else may take the port in the meantime
        port = free_port()
        options = [word for setting in (*FAST, f"port={port}") for word in ("-c", setting)]
        process = subprocess.Popen([str(bin / "postgres"), "-D", str(data), *options], cwd="/", **who)
        if answers(bin, process, port):
            return Server(process, port)
        end(process)
    raise SystemExit("no port for PostgreSQL")


def answers(bin: Path, process: subprocess.Popen[bytes], port: int) -> bool:
    until = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < until:
        if subprocess.run([str(bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]).returncode == 0:
            return True
        time.sleep(0.1)
    return False


def announce(folder: Path, port: int) -> None:
    part = folder / "ready.part"
    part.write_text(json.dumps({"port": port, "guard": os.getpid()}))
    part.replace(folder / "ready")


def end(process: subprocess.Popen[bytes]) -> None:
    """A quick but clean shutdown; if that takes too long, the hard one."""
    for how, patience in ((signal.SIGINT, 15.0), (signal.SIGQUIT, 5.0), (signal.SIGKILL, 5.0)):
        if process.poll() is None:
            process.send_signal(how)
            with suppress(subprocess.TimeoutExpired):
                process.wait(patience)


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


if __name__ == "__main__":
    guard(Path(sys.argv[1]), int(sys.argv[2]))
