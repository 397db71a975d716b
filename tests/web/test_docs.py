"""What the documentation shows is what happens."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from wardroom.web.config import read_config

from .nursery import Nursery

DOCS = Path(__file__).parents[2] / "docs"


def test_the_bot_of_the_documentation_plays_a_whole_game(sqlite_url: str, tmp_path: Path) -> None:
    found = re.search(r"```python\n(.+?)```", (DOCS / "api.md").read_text(), re.DOTALL)
    assert found is not None
    lines = [line for line in found[1].splitlines() if line.strip()]
    assert len(lines) <= 35
    bot = tmp_path / "bot.py"
    bot.write_text(found[1])
    with Nursery() as nursery:
        server = nursery.server(sqlite_url, tmp_path)
        run = subprocess.run(
            [sys.executable, str(bot), server.address], capture_output=True, text=True, timeout=120, check=False
        )
    assert run.returncode == 0, run.stderr
    assert re.fullmatch(r"Watch it at http://127\.0\.0\.1:\d+/watch/\S+\nIt ended -?\d+ to -?\d+\n", run.stdout)


def test_every_setting_of_a_host_is_documented() -> None:
    source = (Path(__file__).parents[2] / "src/wardroom/web/config.py").read_text()
    read = set(re.findall(r'(?:PREFIX\}|environ, ")([A-Z_]+)', source)) | {"DATABASE", "DATA_DIR", "LOG"}
    told = set(re.findall(r"`WARDROOM_([A-Z_]+)`", (DOCS / "hosting.md").read_text()))
    assert read - {"HERE"} == told


def test_settings_are_read_from_the_environment(tmp_path: Path) -> None:
    given = {
        "WARDROOM_DATA_DIR": str(tmp_path),
        "WARDROOM_ADDRESS": "https://games.example/",
        "WARDROOM_COMPUTERS": "3",
        "WARDROOM_PRIVATE_HOOKS": "1",
        "WARDROOM_REQUESTS": "500",
        "WARDROOM_TABLES": "7",
    }
    config = read_config(given)
    assert config.database == f"sqlite:///{tmp_path / 'wardroom.db'}" and not config.shared
    assert (config.address, config.computers, config.private_hooks) == ("https://games.example", 3, True)
    assert config.limits.requests == (500, 500.0) and config.limits.tables == (7, 7 / 3600)
