"""The pages in a real browser: axe finds nothing serious, and nothing makes a phone scroll sideways."""

from __future__ import annotations

import pytest

from .chromium import Patient
from .fitting_text import unreadable
from .look_pages import WIDTHS, browser_page, findings, served

LOOKS = {"wide": (1366, 768, "en", "dark"), "phone": (360, 740, "fr", "light")}
GROUPS = {
    "before": (
        "lobby",
        "lobby-5",
        "mine",
        "setup-wrong",
        "setup-alone",
        "setup-ccg",
        "waiting-host",
        "waiting-guest",
        "sit",
        "error-500",
    ),
    "after": ("result", "replay-open", "replay-seat", "verify-wrong", "log"),
    "reference": ("shelves", "rules-found", "cards-klingon", "pad", "pad-wrong"),
}


@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_and_nothing_scrolls_sideways(browser: Patient, group: str, look: str) -> None:
    width, height, language, theme = LOOKS[look]
    found = {}
    with served() as base, browser_page(browser) as page:
        page.set_viewport_size({"width": width, "height": height})
        for name in GROUPS[group]:
            page.goto(f"{base}/{language}/{theme}/{name}")
            page.evaluate("document.querySelectorAll('main details').forEach(fold => { fold.open = true; })")
            found[name] = findings(page)
    assert {name: each for name, each in found.items() if each} == {}


def test_no_page_is_wider_than_a_small_phone(browser: Patient) -> None:
    with served() as base, browser_page(browser) as page:
        page.set_viewport_size({"width": 320, "height": 640})
        for name in (name for group in GROUPS.values() for name in group):
            page.goto(f"{base}/fr/dark/{name}")
            wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            assert wide <= 0, f"{name} is {wide} too wide"


def test_choices_that_go_with_another_value_are_out_of_sight(browser: Patient) -> None:
    """By the stylesheet: decks of the other format of the CCG."""
    with served() as base, browser_page(browser) as page:
        page.goto(f"{base}/en/dark/setup-ccg")
        groups = page.locator('[name="set-deck_2"] optgroup')
        looks = "groups => groups.map(group => getComputedStyle(group).display)"
        assert groups.evaluate_all(looks) == ["block", "none"]
        page.locator('[name="set-format"][value="full"]').check()
        assert groups.evaluate_all(looks) == ["none", "block"]


READ = (
    "lobby-5",
    "mine",
    "setup-long",
    "setup-alone",
    "setup-ccg",
    "waiting-host",
    "result",
    "shelves",
    "cards-starship",
    "pad-choices",
)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_label_of_a_page_can_be_read(browser: Patient, language: str) -> None:
    """As on the tables: see fitting_text.py."""
    found = {}
    with served() as base, browser_page(browser) as page:
        for name in READ:
            page.goto(f"{base}/{language}/dark/{name}")
            for width, _ in reversed(WIDTHS):
                page.set_viewport_size({"width": width, "height": 740})
                tall = page.evaluate("document.documentElement.scrollHeight")
                page.set_viewport_size({"width": width, "height": tall})
                found[f"{name} {width}"] = unreadable(page)
    assert {name: each for name, each in found.items() if each} == {}


FAULTS = """<style>
  * { margin: 0; } body { font: 20px/24px monospace; }
  p { position: absolute; left: 10px; width: 120px; }
  .box { border: 1px solid; }
</style>
<p class="cut" style="top: 0; height: 20px; overflow: hidden">one two three four five six</p>
<p class="box" style="top: 100px; white-space: nowrap">a line that is much too long</p>
<p class="broken" style="top: 200px; overflow-wrap: anywhere">Constructional</p>
<p class="under" style="top: 300px">alpha</p><p class="over" style="top: 303px">beta</p>
<p class="hidden" style="top: 400px">gamma</p>
<div style="position: absolute; top: 395px; left: 0; width: 90px; height: 40px; background: red"></div>
<p class="off" style="top: 500px; left: 350px; white-space: nowrap">over the edge</p>
<p class="fine" style="top: 600px">all is well</p>"""


def test_the_measure_finds_every_kind_of_fault(browser: Patient) -> None:
    with browser_page(browser) as page:
        page.set_viewport_size({"width": 400, "height": 700})
        page.set_content(FAULTS)
        found = unreadable(page)
    for kind, text in {
        "cut": "one two",
        "beside its box": "a line",
        "broken": "Constructional",
        "on one another": "alpha",
        "covered": "gamma",
        "off the page": "over the edge",
    }.items():
        assert [fault for fault in found if fault.startswith(kind) and text in fault], (kind, found)
    assert not [fault for fault in found if "all is well" in fault]


def test_the_main_button_is_in_view_at_once(browser: Patient) -> None:
    with served() as base, browser_page(browser) as page:
        for name in ("lobby-new", "lobby-5", "setup-long", "setup-alone", "setup-wrong", "waiting-ready"):
            page.goto(f"{base}/fr/light/{name}")
            for width, height in ((1366, 768), (768, 1024), (768, 768)):
                page.set_viewport_size({"width": width, "height": height})
                box = page.locator("main .button--main").first.bounding_box()
                assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= height, (name, width)
