"""The table page in a browser: it fits, and axe finds nothing serious."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from wardroom.interface.pace import Forecast

from .fitting import fits
from .look import served, shown, written
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
        shown(page, f"{address}/away.html")
        box = page.locator(".logbox").bounding_box()
        last = page.locator(".logbox .log li").last.bounding_box()
        seen = [page.locator(".player").nth(place).bounding_box() for place in range(3)]
        page.close()
    assert box["height"] >= 160
    assert box["y"] < last["y"] and last["y"] + last["height"] <= box["y"] + box["height"]
    assert seen[2]["y"] + seen[2]["height"] <= box["y"], "all three are in view"


def test_the_bar_of_a_computer_that_thinks_goes_on_by_itself(browser: Any, tmp_path: Path) -> None:
    waiting = STATES["waiting"]()
    waiting.more["forecast"] = Forecast(3.2, 12.0)
    (tmp_path / "waiting.html").write_text(written(waiting, "en", "dark"), "utf-8")
    with served(tmp_path) as address:
        page = browser.new_page()
        page.clock.install(time=0)
        page.clock.pause_at(1000)  # before the page: its clock stands still however long it loads
        page.add_init_script("delete window.EventSource")
        page.goto(f"{address}/waiting.html")
        bar = page.locator(".pace progress")
        assert bar.evaluate("bar => [bar.value, bar.max]") == [3, 12]
        page.clock.run_for(4000)
        assert bar.evaluate("bar => bar.value") == 7
        page.close()
