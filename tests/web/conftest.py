"""What tests of the web share."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from wardroom.kernel import game as kernel_game

from .chromium import CHROMIUM, launched


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of Chromium. Where it is missing its tests are skipped; they fail where CI is set."""
    if not Path(CHROMIUM).exists():
        why = "Chromium is not here (on Debian: apt-get install chromium), so nothing is tested in it"
        pytest.fail(why) if os.environ.get("CI") else pytest.skip(why)
    return CHROMIUM


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Any]:
    with launched() as made:
        yield made


@pytest.fixture
def fleet_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fleet is one of the games from here on: settings of seats, windows, equal cards in the open."""
    entry = EntryPoint("fleet", "tests.kernel.games.fleet:GAME", kernel_game.GROUP)
    monkeypatch.setitem(kernel_game.entries(), "fleet", entry)
