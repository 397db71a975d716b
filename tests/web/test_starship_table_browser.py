"""The table of Starship Captains in a browser: it fits, axe finds nothing serious, and a game can be played on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .fitting import fits
from .look import served, shown, written
from .nursery import Nursery
from .states import State
from .states_starship import STATES, played


@pytest.mark.parametrize(
    ("name", "language", "theme"),
    [
        ("ship-turn", "fr", "dark"),
        ("ship-jump", "en", "light"),
        ("ship-assign", "fr", "light"),
        ("ship-second", "fr", "dark"),
        ("ship-four-move", "fr", "light"),
        ("ship-solo", "en", "dark"),
        ("ship-spectator", "en", "light"),
    ],
)
def test_the_table_fits(browser: Any, tmp_path: Path, name: str, language: str, theme: str) -> None:
    """All on one screen at 1366 x 768; one column when narrow, with the decision in reach; nothing sticks out."""
    fits(browser, tmp_path, STATES[name](), language, theme)


def test_the_score_goes_by_escape_by_a_click_beside_it_and_by_a_reload(browser: Any, tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(written(STATES["ship-turn"](), "en", "dark"), "utf-8")
    page = browser.new_page(viewport={"width": 1366, "height": 768})
    page.add_init_script("delete window.EventSource")
    with served(tmp_path) as address:
        page.goto(f"{address}/page.html")
        score, summary = page.locator("#score > div"), page.locator("#score > summary")
        for leave in (
            lambda: page.keyboard.press("Escape"),
            lambda: page.locator("#h-others").dispatch_event("click"),
            page.reload,
        ):
            page.locator("html[data-script=on]").wait_for()
            summary.click()
            score.wait_for()
            leave()
            score.wait_for(state="hidden")
    page.close()


def test_no_name_covers_a_ship(browser: Any, tmp_path: Path) -> None:
    """At the Home Station, on a phone, where its name is above it: your ship, and Captain Tenebre's."""
    opening = State(played(lambda table: True, 1), 0)
    assert opening.table.line.state.tenebre == "home_station"
    (tmp_path / "page.html").write_text(written(opening, "en", "dark"), "utf-8")
    page = browser.new_page(viewport={"width": 360, "height": 740})
    with served(tmp_path) as address:
        shown(page, f"{address}/page.html")
        assert page.evaluate(COVERED) == []
    page.close()


COVERED = """() => {
    const ships = [...document.querySelectorAll(".ship")], names = [...document.querySelectorAll(".plate__name")];
    const boxes = names.map((name) => name.getBoundingClientRect());
    return ships.length < 2 ? ["too few"] : ships.map((ship) => ship.getBoundingClientRect())
        .filter((a) => boxes.some((b) => a.left < b.right && b.left < a.right
            && a.top < b.bottom - 2 && b.top < a.bottom - 2))
        .map((box) => [box.left, box.top]);
}"""


def test_a_short_game_by_hand(browser: Any, sqlite_url: str, tmp_path: Path) -> None:
    """Set up alone; then on the things themselves, from the list and by keys, one after the other."""
    with Nursery() as nursery:
        child = nursery.server(sqlite_url, tmp_path)
        page = browser.new_page(viewport={"width": 1366, "height": 768})
        broken: list[str] = []
        page.on("pageerror", lambda error: broken.append(str(error)))
        page.goto(f"{child.address}/setup/starship")
        page.check("[name=alone][value=yes]", force=True)
        page.check("[name=set-passenger][value=teddy]", force=True)
        assert not page.locator("[name=who2]").is_visible()
        assert page.inner_text("main form .button--main") == "Play alone"
        page.click("main form .button--main")
        page.wait_for_url("**/games/*")
        choices = 0
        while choices < 15 and page.locator(".decision .option").count():
            before = page.get_attribute("#table", "data-position")
            choose(page, choices)
            page.locator(f"#table[data-position='{before}']").wait_for(state="detached")
            choices += 1
        assert choices >= 6 and not broken
        assert page.locator(".mine .room").count() == 4 or page.locator("h1").count()
        page.close()


def choose(page: Any, turn: int) -> None:
    """The last thing that can be chosen off the list (a room before a place), a line of the list, or a key."""
    things = page.locator('#table button[form="do"]')
    lines = page.locator(".decision .option")
    seen = page.get_attribute("#table", "data-question")
    page.locator(f"html[data-seen='{seen}']").wait_for()  # what cannot be undone waits for who has seen the question
    if turn % 3 == 0 and things.count():
        things.first.click()
    elif turn % 3 == 1:
        page.keyboard.press(lines.first.get_attribute("data-press"))
    else:
        lines.nth(min(1, lines.count() - 1)).click()
