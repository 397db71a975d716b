"""`wardroom serve` as a process of its own: started, killed and started again at the same address."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path

PATIENCE = 180.0
COMMAND = [sys.executable, "-m", "tests.web.e2e.same_deals", "serve"]
ROOT = Path(__file__).parents[3]
FREELY = {"WARDROOM_REQUESTS": "10000", "WARDROOM_TABLES": "100000", "WARDROOM_COMPUTERS": "1", "WARDROOM_LOG": "info"}
"""One machine is everybody in a test, so it may do more than one household."""


class Serve:
    """A server on a loopback port, with a folder of its own. Ended by its id, however the test ends."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Serve:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.end(signal.SIGTERM)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> str:
        return f"sqlite:///{self.folder / 'wardroom.db'}"

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text()

    def start(self) -> None:
        environ = {name: value for name, value in os.environ.items() if not name.startswith("WARDROOM_")}
        command = [*COMMAND, "--port", str(self.port), "--data-dir", str(self.folder)]
        out = self.folder / "out"
        with out.open("wb") as told, (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=told, stderr=log, env=environ | FREELY, cwd=ROOT)
        try:
            self.port = self.port or int(self.awaited(out))
            self.ready()
        except BaseException:
            self.end()
            raise

    def awaited(self, out: Path) -> str:
        """The port, once the server has said it."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process is not None and self.process.poll() is None:
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", out.read_text())
            if found is not None:
                return found[1]
            time.sleep(0.02)
        raise AssertionError(f"the server does not start: {self.log}")

    def ready(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(OSError), urllib.request.urlopen(f"{self.address}/ready", timeout=5):
                return
            time.sleep(0.02)
        raise AssertionError(f"the server is not ready: {self.log}")

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(60)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(PATIENCE)
