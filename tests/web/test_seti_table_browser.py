"""The table of SETI in a browser: it fits, axe finds nothing serious, discs turn, and a game can be played on it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from wardroom.language import LANGUAGES
from wardroom.web.render import Reader
from wardroom.web.render import page as whole_page
from wardroom.web.scenes.captions import of_game
from wardroom.web.scenes.graph import curve
from wardroom.web.scenes.result import result

from .fitting import fits
from .look import WIDTHS, found_by_axe, served, shown, written
from .nursery import Nursery
from .states import row_of
from .states_seti import SOLO, STATES, laid, played

SWAP = """async () => {
  const page = new DOMParser().parseFromString(await (await fetch("after.html")).text(), "text/html");
  document.getElementById("table").replaceWith(page.getElementById("table"));
  await new Promise((done) => requestAnimationFrame(done));
  return document.getAnimations().map((each) => each.transitionProperty).filter((name) => name?.startsWith("--disc"));
}"""
"""What the script does when a new position comes; which discs are turning then."""
MOVING = "document.getAnimations().filter((each) => each.timeline instanceof DocumentTimeline).length"
"""What moves with time; long cards of the hand fade by how far they are scrolled, which nobody does."""


@pytest.mark.parametrize(
    ("name", "language", "theme"),
    [
        ("seti-turn", "fr", "dark"),
        ("seti-move", "en", "light"),
        ("seti-mascamites", "fr", "light"),
        ("seti-oumuamua", "en", "dark"),
        ("seti-many", "en", "light"),
        ("seti-four-move", "fr", "dark"),
        ("seti-spectator", "en", "light"),
    ],
)
def test_the_table_fits(browser: Any, tmp_path: Path, name: str, language: str, theme: str) -> None:
    """All on one screen at 1366 x 768 and at 1280 x 720; one column when narrow, with the decision in reach; nothing
    sticks out."""
    fits(browser, tmp_path, STATES[name](), language, theme, {**WIDTHS, 1280: 720})


def test_a_long_account_leaves_the_decision_in_reach(browser: Any, tmp_path: Path) -> None:
    """Whoever comes back after a while reads what happened, however much that was, and can still choose."""
    state = STATES["seti-late"]()
    fits(browser, tmp_path, state, "fr", "light")
    with served(tmp_path) as address:
        for width, height in ((360, 740), (1366, 768)):
            page = browser.new_page(viewport={"width": width, "height": height}, has_touch=True)
            page.add_init_script("delete window.EventSource")
            shown(page, f"{address}/page.html")
            steps = page.locator(".since__steps")
            steps.evaluate(
                "it => { for (const line of [...it.children, ...it.children]) it.append(line.cloneNode(true)); }"
            )
            decision = page.locator(".decision").bounding_box()
            assert decision["y"] + decision["height"] <= height + 1
            page.locator(".options button[name=option]").first.tap(trial=True)
            page.close()


def test_folds_open_on_a_phone(browser: Any, tmp_path: Path) -> None:
    """With everything opened nothing sticks out, and axe still finds nothing."""
    (tmp_path / "page.html").write_text(written(STATES["seti-turn"](), "fr", "light"), "utf-8")
    with served(tmp_path) as address:
        page = browser.new_page(viewport={"width": 360, "height": 740})
        page.add_init_script("delete window.EventSource")
        shown(page, f"{address}/page.html")
        page.evaluate("for (const fold of document.querySelectorAll('#table details')) fold.open = true")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert not found_by_axe(page)
        page.close()


@pytest.mark.parametrize(("motion", "turning"), [("no-preference", ["--disc-1", "--disc-2"]), ("reduce", [])])
def test_a_rotation_is_seen_as_motion(browser: Any, tmp_path: Path, motion: str, turning: list[str]) -> None:
    """Disc 2 turns and takes disc 1 with it; nothing moves when the page is first shown, or for who wants no motion."""
    one, two, three = SOLO["turned"]
    (tmp_path / "before.html").write_text(written(laid(SOLO)(), "en", "dark"), "utf-8")
    after = laid(SOLO, turned=(one - 1, two - 1, three), next_disc=3)
    (tmp_path / "after.html").write_text(written(after(), "en", "dark"), "utf-8")
    with served(tmp_path) as address:
        context = browser.new_context(reduced_motion=motion, viewport={"width": 1366, "height": 768})
        page = context.new_page()
        page.add_init_script("delete window.EventSource")
        page.goto(f"{address}/before.html")
        assert not page.evaluate(MOVING)
        assert sorted(page.evaluate(SWAP)) == turning
        page.wait_for_function(f"!{MOVING}")
        turned = page.evaluate("getComputedStyle(document.querySelector('g.disc--1')).transform")
        assert turned == "matrix(0, 1, -1, 0, 0, 0)"  # a quarter: two columns
        context.close()


NAMES_INSIDE = """() => [...document.querySelectorAll('figure.graph svg')].flatMap((svg) =>
  [...svg.querySelectorAll('.g-name')].map((name) => {
    const box = name.getBBox();
    return [name.textContent, box.x >= 0 && box.x + box.width <= svg.viewBox.baseVal.width];
  }))"""
"""Every name beside a line of a graph, and whether all of it is inside the picture."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_fit_beside_the_graphs(browser: Any, tmp_path: Path, language: str) -> None:
    """The rival by its short name, whole; on a phone too, where letters are larger."""
    over = played(lambda table: table.over)
    row = replace(row_of(over), result=tuple(over.result or ()), winners=tuple(over.winners))
    ended = result(over, row, language, reader=0, curve=curve(over.game, over.record()))
    words = of_game(over.game, language, row.names, 0)
    reader = Reader(language, "dark", "token", "/games/x")
    (tmp_path / "page.html").write_text(whole_page("result.html", reader, words, **ended), "utf-8")
    with served(tmp_path) as address:
        page = browser.new_page()
        page.add_init_script("delete window.EventSource")
        for width in (1366, 360):
            page.set_viewport_size({"width": width, "height": WIDTHS[width]})
            shown(page, f"{address}/page.html")
            found = page.evaluate(NAMES_INSIDE)
            assert len(found) == 6 and all(inside for _, inside in found), found
            assert sum(name.startswith(words.say("rival.short")) for name, _ in found) == 3, found
            assert page.evaluate("document.documentElement.scrollWidth") <= width
        page.close()


def test_a_short_game_by_hand(browser: Any, sqlite_url: str, tmp_path: Path) -> None:
    """Set up alone; then on the things themselves, from the list and by keys, one after the other."""
    with Nursery() as nursery:
        child = nursery.server(sqlite_url, tmp_path)
        page = browser.new_page(viewport={"width": 1366, "height": 768})
        broken: list[str] = []
        page.on("pageerror", lambda error: broken.append(str(error)))
        page.goto(f"{child.address}/setup/seti")
        for number in (2, 3, 4):
            page.select_option(f"[name=who{number}]", "nobody")
        page.click("main form .button--main")
        page.wait_for_url("**/games/*")
        choices = 0
        while choices < 15 and page.locator(".decision .option").count():
            before = page.get_attribute("#table", "data-position")
            choose(page, choices)
            page.locator(f"#table[data-position='{before}']").wait_for(state="detached")
            choices += 1
        assert choices >= 6 and not broken
        assert page.locator(".sky .disc").count() == 3
        page.close()


def choose(page: Any, turn: int) -> None:
    """A thing that can be chosen off the list, a line of the list, or a key."""
    things = page.locator('#table button[form="do"]:visible')
    lines = page.locator(".decision .option")
    seen = page.get_attribute("#table", "data-question")
    page.locator(f"html[data-seen='{seen}']").wait_for()  # what cannot be undone waits for who has seen the question
    if turn % 3 == 0 and things.count():
        things.first.click()
    elif turn % 3 == 1:
        page.keyboard.press(lines.first.get_attribute("data-press"))
    else:
        lines.nth(min(1, lines.count() - 1)).click()
