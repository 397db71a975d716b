"""The table of the Star Trek CCG in a browser: it fits, every label can be read, axe finds nothing serious, the
spaceline begins where something can be done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from wardroom.language import LANGUAGES

from .fitting import fits
from .fitting_text import OPEN, unreadable
from .look import WIDTHS, found_by_axe, served, written
from .states_ccg import STATES


@pytest.mark.parametrize(
    ("name", "language", "theme"),
    [
        ("ccg-orders", "fr", "dark"),
        ("ccg-attempt", "en", "light"),
        ("ccg-fire", "fr", "light"),
        ("ccg-fight", "en", "dark"),
        ("ccg-beam", "fr", "dark"),
        ("ccg-academy", "fr", "light"),
        ("ccg-dilemmas", "en", "dark"),
        ("ccg-answer", "fr", "dark"),
        ("ccg-spectator", "fr", "light"),
    ],
)
def test_the_table_fits(browser: Any, tmp_path: Path, name: str, language: str, theme: str) -> None:
    """All on one screen at 1366 x 768; one column when narrow, with the decision in reach; nothing sticks out."""
    fits(browser, tmp_path, STATES[name](), language, theme, looked_through=(1366, 768, 360))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ("ccg-orders", "ccg-attempt", "ccg-answer", "ccg-fight"))
def test_labels_are_readable(browser: Any, tmp_path: Path, name: str, language: str) -> None:
    """In every width: nothing is cut, broken in mid-word or covered."""
    (tmp_path / "page.html").write_text(written(STATES[name](), language, "dark"), "utf-8")
    found = {}
    with served(tmp_path) as address:
        page = browser.new_page()
        page.add_init_script("delete window.EventSource")
        for width in (1366, 768, 360):
            page.set_viewport_size({"width": width, "height": WIDTHS[width]})
            page.goto(f"{address}/page.html")
            page.evaluate(OPEN)
            if faults := unreadable(page):
                found[width] = faults
        page.close()
    assert not found


@pytest.mark.parametrize("theme", ("dark", "light"))
def test_what_opens_fits_a_phone(browser: Any, tmp_path: Path, theme: str) -> None:
    """A location, a ship with its crew, a team, a card: each opens by its name, without a script, and axe finds
    nothing in it."""
    (tmp_path / "page.html").write_text(written(STATES["ccg-orders"](), "fr", theme), "utf-8")
    with served(tmp_path) as address:
        page = browser.new_page(viewport={"width": 360, "height": WIDTHS[360]}, java_script_enabled=True)
        page.add_init_script("delete window.EventSource")
        page.goto(f"{address}/page.html")
        for place in (".loc:nth-child(5) .ck__open", ".loc:nth-child(6) .ship__n", ".loc:nth-child(6) .away button"):
            page.locator(place).first.click()
            opened = page.locator(":popover-open")
            box = opened.bounding_box()
            assert box["x"] >= 0 and box["x"] + box["width"] <= 360 and box["height"] <= WIDTHS[360]
            assert not found_by_axe(page), place
            opened.locator("[popovertargetaction=hide]").click()
            assert page.locator(":popover-open").count() == 0
        page.close()


@pytest.mark.parametrize("width", (768, 360))
@pytest.mark.parametrize(("name", "wanted"), (("ccg-attempt", 5), ("ccg-orders", 3), ("ccg-beam", 5)))
def test_the_spaceline_begins_at_the_action(browser: Any, tmp_path: Path, width: int, name: str, wanted: int) -> None:
    """Where something is under way, else where what is asked about is, else where the first order can be given."""
    (tmp_path / "page.html").write_text(written(STATES[name](), "en", "dark"), "utf-8")
    with served(tmp_path) as address:
        page = browser.new_page(viewport={"width": width, "height": WIDTHS[width]})
        page.add_init_script("delete window.EventSource")
        page.goto(f"{address}/page.html")
        page.wait_for_function("document.querySelector('.line__pan').scrollLeft > 0")
        place = page.locator(".loc").nth(wanted).bounding_box()
        assert place["x"] >= 0 and place["x"] + place["width"] <= width
        page.close()


def test_a_question_about_cards_shows_them_on_a_phone(browser: Any, tmp_path: Path) -> None:
    """Small, above the options about them; each opens."""
    (tmp_path / "page.html").write_text(written(STATES["ccg-attempt"](), "en", "dark"), "utf-8")
    with served(tmp_path) as address:
        page = browser.new_page(viewport={"width": 360, "height": WIDTHS[360]})
        page.add_init_script("delete window.EventSource")
        page.goto(f"{address}/page.html")
        cards = page.locator(".decision .asked__card")
        assert cards.count() == 2 and all(cards.nth(place).is_visible() for place in range(2))
        page.locator(".decision .asked__open").first.click()
        assert "Tricorder" in page.locator(".peek:popover-open").inner_text()
        page.close()
