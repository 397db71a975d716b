"""The table page in a browser: it fits, and axe finds nothing serious."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .chromium import ARGS
from .look import WIDTHS, found_by_axe, served, written
from .states import STATES


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=chromium, args=ARGS)
        yield made
        made.close()


@pytest.mark.parametrize("name", ["take", "nine", "meddle", "spectator", "screen"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_table_fits(browser: Any, tmp_path: Path, name: str, language: str) -> None:
    """All on one screen at 1366 x 768; one column at 320 with the decision in reach; nothing sticks out."""
    (tmp_path / "page.html").write_text(written(STATES[name](), language, "light"), "utf-8")
    with served(tmp_path) as address:
        page = browser.new_page()
        page.add_init_script("delete window.EventSource")
        for width, height in WIDTHS.items():
            page.set_viewport_size({"width": width, "height": height})
            page.goto(f"{address}/page.html")
            wide, tall = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
            assert wide <= width
            assert tall <= height or width < 1240
            decision = page.locator(".decision").bounding_box()
            assert decision["y"] >= 0 and decision["y"] + decision["height"] <= height + 1
            assert decision["height"] < height * 0.6 or width >= 1240
            if width == (1366 if language == "fr" else 320):
                assert not found_by_axe(page)
        page.close()
