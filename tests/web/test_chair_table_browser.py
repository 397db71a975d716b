"""The table of Captain's Chair in a browser: it fits, axe finds nothing serious, and whatever is cut can be opened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from wardroom.language import LANGUAGES

from .fitting import fits
from .look import WIDTHS, found_by_axe, served, shown, written
from .states_chair import STATES

OPENED = """() => {
  const box = (it) => it.getBoundingClientRect(), said = (it) => it.textContent.trim().slice(0, 40), faults = [];
  const hides = (part) => box(part).width > 2 && getComputedStyle(part).overflow !== "visible";
  const cut = (it) => [...it.querySelectorAll(".ck__ops, .ck__cut, .does, .nz__line")].filter(hides)
    .some((part) => part.scrollHeight > part.clientHeight + 2 || part.scrollWidth > part.clientWidth + 1);
  let found = 0;
  for (const it of document.querySelectorAll(".opens > li")) {
    document.activeElement.blur();
    if (!cut(it)) continue;
    found += 1;
    const way = it.querySelector("[popovertarget^=peek-]") ?? it.querySelector("button");
    way?.focus();
    const peek = way?.popoverTargetElement, card = it.matches(".chair-hand > li") ? box(it.firstElementChild) : box(it);
    if (!way || (cut(it) && !peek?.textContent.trim())) faults.push(said(it));
    else if (!cut(it) && (card.top < 0 || card.bottom > innerHeight + 1)) faults.push("off: " + said(it));
  }
  return [found, faults];
}"""
"""How many things show only a part of their text, and those that neither show all of it with the focus nor open a
card."""


@pytest.mark.parametrize(
    ("name", "language", "theme"),
    [
        ("chair-act", "fr", "dark"),
        ("chair-late", "en", "light"),
        ("chair-first", "fr", "light"),
        ("chair-scan", "en", "dark"),
        ("chair-discard", "fr", "dark"),
        ("chair-cadet", "en", "light"),
        ("chair-spectator", "fr", "light"),
        ("chair-bot", "en", "dark"),
        ("chair-bot-first", "fr", "dark"),
        ("chair-bot-late", "fr", "light"),
        ("chair-bot-asked", "en", "light"),
        ("chair-bot-step", "fr", "dark"),
        ("chair-bot-spectator", "en", "light"),
    ],
)
def test_the_table_fits(browser: Any, tmp_path: Path, name: str, language: str, theme: str) -> None:
    """All on one screen at 1366 x 768; one column when narrow, with the decision in reach; nothing sticks out."""
    fits(browser, tmp_path, STATES[name](), language, theme, looked_through=(1366, 768, 360))


@pytest.mark.parametrize("theme", ("dark", "light"))
def test_folds_open_on_a_phone(browser: Any, tmp_path: Path, theme: str) -> None:
    """With everything opened nothing sticks out, and axe still finds nothing."""
    (tmp_path / "page.html").write_text(written(STATES["chair-late"](), "fr", theme), "utf-8")
    with served(tmp_path) as address:
        page = browser.new_page(viewport={"width": 360, "height": WIDTHS[360]})
        page.add_init_script("delete window.EventSource")
        shown(page, f"{address}/page.html")
        page.evaluate("for (const fold of document.querySelectorAll('#table details')) fold.open = true")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert not found_by_axe(page)
        page.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ("chair-act", "chair-late", "chair-cadet"))
def test_whatever_is_cut_can_be_opened(browser: Any, tmp_path: Path, name: str, language: str) -> None:
    (tmp_path / "page.html").write_text(written(STATES[name](), language, "dark"), "utf-8")
    with served(tmp_path) as address:
        page = browser.new_page(viewport={"width": 1366, "height": 768})
        page.add_init_script("delete window.EventSource")
        shown(page, f"{address}/page.html")
        found, faults = page.evaluate(OPENED)
        page.close()
    assert found > 3 and faults == []


def test_a_question_about_cards_shows_them_on_a_phone(browser: Any, tmp_path: Path) -> None:
    """Small, with a button that opens each; what is looked at is not shown twice."""
    (tmp_path / "page.html").write_text(written(STATES["chair-scan"](), "en", "dark"), "utf-8")
    with served(tmp_path) as address:
        page = browser.new_page(viewport={"width": 360, "height": WIDTHS[360]})
        page.add_init_script("delete window.EventSource")
        shown(page, f"{address}/page.html")
        cards = page.locator(".decision .asked__card")
        assert cards.count() == page.locator(".decision .options button[name=option]").count() >= 3
        assert all(cards.nth(place).is_visible() for place in range(cards.count()))
        assert not page.locator(".looked").is_visible()
        page.locator(".decision .asked__open").first.click()
        assert page.locator(".peek:popover-open .op").count() >= 1
        page.close()


def test_operations_say_all_on_a_phone(browser: Any, tmp_path: Path) -> None:
    """Nothing of what an option does is cut, and why others are refused is one line until it is opened."""
    (tmp_path / "page.html").write_text(written(STATES["chair-late"](), "fr", "light"), "utf-8")
    with served(tmp_path) as address:
        page = browser.new_page(viewport={"width": 360, "height": WIDTHS[360]})
        page.add_init_script("delete window.EventSource")
        shown(page, f"{address}/page.html")
        cut = "all => all.filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)"
        assert page.locator(".acts .option").evaluate_all(f"{cut}.map((it) => it.textContent)") == []
        assert page.locator(".acts .option").count() > 8
        fold = page.locator(".whynots")
        assert fold.bounding_box()["height"] < 50
        fold.locator("summary").first.click()
        assert fold.locator(".refused").count() >= 3 and fold.locator(".refused").first.is_visible()
        page.close()
