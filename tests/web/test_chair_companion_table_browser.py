"""The page of the companion of Captain's Chair in a browser: it fits, axe finds nothing serious, names are in reach."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .fitting import fits
from .look import WIDTHS, served, shown, written
from .states_chair_companion import STATES


@pytest.mark.parametrize(
    ("name", "language", "theme"),
    [
        ("begin", "fr", "light"),
        ("market", "en", "dark"),
        ("report", "fr", "dark"),
        ("pause", "en", "light"),
        ("fix", "fr", "light"),
        ("total", "en", "dark"),
        ("spectator", "fr", "dark"),
    ],
)
def test_the_table_fits(browser: Any, tmp_path: Path, name: str, language: str, theme: str) -> None:
    """All on one screen when wide; one column when narrow, with the decision in reach; nothing sticks out."""
    fits(browser, tmp_path, STATES[f"chair-companion-{name}"](), language, theme, {**WIDTHS, 1280: 720})


def test_the_clock_of_the_game_covers_nothing(browser: Any, tmp_path: Path) -> None:
    """The Stardates and how much Glory is left to the end stand side by side or below each other."""
    (tmp_path / "page.html").write_text(written(STATES["chair-companion-begin"](), "fr", "dark"), "utf-8")
    with served(tmp_path) as address:
        page = browser.new_page()
        page.add_init_script("delete window.EventSource")
        for width, height in WIDTHS.items():
            page.set_viewport_size({"width": width, "height": height})
            shown(page, f"{address}/page.html")
            last = page.locator(".marketbox .date").last.bounding_box()
            left = page.locator(".marketbox .sec__sub").bounding_box()
            beside = left["x"] >= last["x"] + last["width"] or left["y"] >= last["y"] + last["height"]
            assert beside and left["x"] + left["width"] <= width, width
        page.close()


def test_names_are_in_sight_on_a_phone(browser: Any, tmp_path: Path) -> None:
    """Below each other, not in one row to push: at least six of them, and the last by scrolling down."""
    (tmp_path / "page.html").write_text(written(STATES["chair-companion-market"](), "fr", "dark"), "utf-8")
    with served(tmp_path) as address:
        page = browser.new_page(viewport={"width": 360, "height": WIDTHS[360]})
        page.add_init_script("delete window.EventSource")
        shown(page, f"{address}/page.html")
        names = page.locator(".decision .options").last
        assert names.evaluate("all => all.scrollWidth <= all.clientWidth + 1")
        foot = names.bounding_box()["y"] + names.bounding_box()["height"]
        seen = [each for each in names.locator("li").all() if each.bounding_box()["y"] + 20 < foot]
        assert len(seen) >= 6
        page.close()
