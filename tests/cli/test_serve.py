"""`wardroom serve`, as a process of its own."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

PATIENCE = 180


def command(*words: str) -> list[str]:
    return [sys.executable, "-c", "from wardroom.cli import main; raise SystemExit(main())", "serve", *words]


def test_a_server_says_where_it_is_and_ends_cleanly(tmp_path: Path) -> None:
    environ = {**os.environ, "WARDROOM_LOG": "warning"}
    environ.pop("WARDROOM_DATABASE", None)
    process = subprocess.Popen(
        command("--port", "0", "--data-dir", str(tmp_path / "data"), "--open"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={name: value for name, value in environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")},
    )
    try:
        assert process.stdout is not None and process.stderr is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
        assert found is not None
        with urllib.request.urlopen(f"{found[0]}ready", timeout=PATIENCE) as answer:
            assert answer.read() == b"ready\n"
        second = subprocess.run(
            command("--port", "0", "--data-dir", str(tmp_path / "data")),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            env=environ,
        )
        assert second.returncode == 2 and "PostgreSQL" in second.stderr and second.stdout == ""
        process.send_signal(signal.SIGINT)
        rest, complaints = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0 and "closed" in rest and complaints == ""
        assert (tmp_path / "data" / "wardroom.db").exists()
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    run = subprocess.run(
        command("--workers", "2", "--data-dir", str(tmp_path)), capture_output=True, text=True, timeout=PATIENCE
    )
    assert run.returncode == 2 and "PostgreSQL" in run.stderr and "Traceback" not in run.stderr


def test_a_port_that_was_asked_for_must_be_free(tmp_path: Path) -> None:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        port = str(holder.getsockname()[1])
        run = subprocess.run(
            command("--port", port, "--data-dir", str(tmp_path)), capture_output=True, text=True, timeout=PATIENCE
        )
    assert run.returncode == 2 and port in run.stderr


def test_several_processes_on_postgresql_are_one_server(postgres_url: str, tmp_path: Path) -> None:
    process = subprocess.Popen(
        command("--port", "0", "--workers", "2", "--database", postgres_url, "--data-dir", str(tmp_path)),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
        assert found is not None
        with urllib.request.urlopen(f"{found[0]}ready", timeout=PATIENCE) as answer:
            assert answer.read() == b"ready\n"
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
