"""The pages in a real browser: axe finds nothing serious, and nothing makes a phone scroll sideways."""

from __future__ import annotations

import pytest

from .look_pages import browser_page, findings, served

pytestmark = pytest.mark.usefixtures("chromium")
LOOKS = {"wide": (1366, 768, "en", "dark"), "phone": (360, 740, "fr", "light")}
GROUPS = {
    "before": ("lobby", "lobby-5", "mine", "setup-wrong", "waiting-host", "waiting-guest", "sit", "error-500"),
    "after": ("result", "replay-open", "replay-seat", "verify-wrong", "log"),
    "reference": ("rules-found", "cards-klingon", "pad", "pad-wrong"),
}


@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_and_nothing_scrolls_sideways(group: str, look: str) -> None:
    width, height, language, theme = LOOKS[look]
    found = {}
    with served() as base, browser_page() as page:
        page.set_viewport_size({"width": width, "height": height})
        for name in GROUPS[group]:
            page.goto(f"{base}/{language}/{theme}/{name}")
            page.evaluate("document.querySelectorAll('main details').forEach(fold => { fold.open = true; })")
            found[name] = findings(page)
    assert {name: each for name, each in found.items() if each} == {}


def test_no_page_is_wider_than_a_small_phone() -> None:
    with served() as base, browser_page() as page:
        page.set_viewport_size({"width": 320, "height": 640})
        for name in (name for group in GROUPS.values() for name in group):
            page.goto(f"{base}/fr/dark/{name}")
            wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            assert wide <= 0, f"{name} is {wide} too wide"
