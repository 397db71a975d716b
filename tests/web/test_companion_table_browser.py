"""The page of SETI's companion in a browser: it fits, axe finds nothing serious, and the discs are seen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .fitting import fits
from .look import WIDTHS, served, shown, written
from .states_companion import STATES


@pytest.mark.parametrize(
    ("name", "language", "theme"),
    [
        ("companion-begin", "fr", "light"),
        ("companion-discs", "en", "dark"),
        ("companion-species", "fr", "dark"),
        ("companion-slots", "en", "light"),
        ("companion-fix", "fr", "light"),
        ("companion-total", "en", "dark"),
        ("companion-spectator", "fr", "dark"),
    ],
)
def test_the_table_fits(browser: Any, tmp_path: Path, name: str, language: str, theme: str) -> None:
    """All on one screen when wide; one column when narrow, with the decision in reach; nothing sticks out."""
    fits(browser, tmp_path, STATES[name](), language, theme, {**WIDTHS, 1280: 720})


@pytest.mark.parametrize("width", [1366, 360])
def test_the_discs_are_in_sight_when_they_are_asked_about(browser: Any, tmp_path: Path, width: int) -> None:
    """Round, inside their panel, and above the question on a phone."""
    (tmp_path / "page.html").write_text(written(STATES["companion-discs"](), "fr", "dark"), "utf-8")
    with served(tmp_path) as address:
        page = browser.new_page(viewport={"width": width, "height": WIDTHS[width]})
        page.add_init_script("delete window.EventSource")
        shown(page, f"{address}/page.html")
        drawn, panel = page.locator(".discs svg.sky__map").bounding_box(), page.locator(".discs").bounding_box()
        assert abs(drawn["width"] - drawn["height"]) < 2 and drawn["width"] > 200
        assert panel["x"] <= drawn["x"] and drawn["x"] + drawn["width"] <= panel["x"] + panel["width"]
        top = page.locator(".decision").bounding_box()["y"] if width < 1240 else WIDTHS[width]
        assert drawn["y"] + drawn["height"] / 2 < top
        face = page.locator(".discs .disc--1 .disc__face")
        assert face.evaluate("each => getComputedStyle(each).fill") != "rgb(0, 0, 0)", "the drawing has its colours"
        page.close()
