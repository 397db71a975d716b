"""The table page in a browser: it fits, and axe finds nothing serious."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .fitting import fits
from .look import served, written
from .states import STATES


@pytest.mark.parametrize("name", ["take", "nine", "meddle", "spectator", "screen"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_table_fits(browser: Any, tmp_path: Path, name: str, language: str) -> None:
    """All on one screen at 1366 x 768; one column at 320 with the decision in reach; nothing sticks out."""
    fits(browser, tmp_path, STATES[name](), language, "light", looked_through=[1366 if language == "fr" else 320])


def test_the_log_has_room_beside_three_others_and_stands_at_its_end(browser: Any, tmp_path: Path) -> None:
    (tmp_path / "away.html").write_text(written(STATES["away"](), "en", "dark"), "utf-8")
    with served(tmp_path) as address:
        page = browser.new_page(viewport={"width": 1366, "height": 768}, java_script_enabled=False)
        page.goto(f"{address}/away.html")
        box = page.locator(".logbox").bounding_box()
        last = page.locator(".logbox .log li").last.bounding_box()
        seen = [page.locator(".player").nth(place).bounding_box() for place in range(3)]
        page.close()
    assert box["height"] >= 160
    assert box["y"] < last["y"] and last["y"] + last["height"] <= box["y"] + box["height"]
    assert seen[2]["y"] + seen[2]["height"] <= box["y"], "all three are in view"
