"""What tests of the web share."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from .chromium import CHROMIUM


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of Chromium. Where it is missing its tests are skipped; they fail where CI is set."""
    if not Path(CHROMIUM).exists():
        why = "Chromium is not here (on Debian: apt-get install chromium), so nothing is tested in it"
        pytest.fail(why) if os.environ.get("CI") else pytest.skip(why)
    return CHROMIUM
