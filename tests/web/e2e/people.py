"""Somebody at a table, with a browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, TimeoutError, expect

from ..chromium import PATIENCE, Patient

BETWEEN = 100
"""Milliseconds between two looks at a page."""
LOST = 15_000
"""Milliseconds after which the release of a key will not come any more."""
OPTION = ".options button[name=option]"
BOX = ".checks input[name=option]"
"""One of several things that are picked together."""
ASKED = f":is({OPTION}, .checks__do button)"
"""Whatever answers a question."""
RESULT = "main.result"
expect.set_options(timeout=PATIENCE)


@contextmanager
def visiting(browser: Patient, address: str, **how: Any) -> Iterator[BrowserContext]:
    """A browser of somebody's own: its cookies, its language. Nothing glides unless it is asked for."""
    made = browser.new_context(base_url=address, **{"locale": "en-GB", "reduced_motion": "reduce", **how})
    try:
        yield made
    finally:
        made.close()


class Person:
    """Reads a page and chooses on it."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.faults: list[str] = []
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        """Whatever the browser complains about: a broken script, a policy that was broken."""
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda line: self.faults.append(line.text) if is_fault(line) else None)

    def another_tab(self, path: str = "") -> Person:
        other = Person(self.context)
        other.page.goto(path or self.page.url)
        return other

    def opens(self, path: str) -> Person:
        self.page.goto(path)
        return self

    # At the lobby

    def plays_now(self) -> None:
        self.opens("/")
        self.page.locator("form[action='/play']:has(input[value=missions]) button").click()
        self.page.locator("#table").wait_for()
        self.page.wait_for_load_state()

    def sets_up(self, second: str, name: str = "Ann", game: str = "missions", **settings: str) -> None:
        """A table of two, oneself and another; with "nobody", alone. Settings by their names (`captain_1`)."""
        self.opens(f"/setup/{game}")
        self.page.locator("input[name=name1]").fill(name)
        alone = self.page.locator("label:has(input[name=alone][value=yes])")
        if second == "nobody" and alone.count():
            alone.click()
        else:
            self.page.locator("select[name=who2]").select_option(second)
            for other in self.page.locator("select[name=who3], select[name=who4]").all():
                other.select_option("nobody")
        for setting, value in settings.items():
            choice = self.page.locator(f"label:has(input[name=set-{setting}][value='{value}'])")
            if choice.count():
                choice.click()
            else:
                self.page.locator(f"select[name=set-{setting}]").select_option(value)
        self.page.locator(".setup__do button").click()
        self.page.locator("#table, main.waitroom").first.wait_for()

    def sits_down(self, link: str, name: str) -> None:
        self.opens(path_of(link))
        self.page.locator("input[name=name]").fill(name)
        self.page.locator(".invite__form button").click()
        self.page.locator("#table").wait_for()

    # At the table

    @property
    def game(self) -> str:
        return str(re.findall(r"/games/([^/?]+)", self.page.url)[0])

    @property
    def table(self) -> Locator:
        return self.page.locator("#table")

    @property
    def position(self) -> int:
        return int(self.table.get_attribute("data-position") or "-1")

    @property
    def asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    @property
    def over(self) -> bool:
        return self.page.locator(RESULT).count() > 0

    @property
    def ended(self) -> bool:
        """The game is over, even if the result is not shown yet."""
        return self.over or self.page.locator("#table[data-over='1']").count() > 0

    @property
    def hand(self) -> set[str]:
        """The cards in one's own hand."""
        found = self.page.locator(".hand [data-card]").evaluate_all("found => found.map(each => each.dataset.card)")
        return {str(card) for card in found if card}

    @property
    def toast(self) -> Locator:
        return self.page.locator("#toasts")

    def reaches_the_decision(self) -> None:
        """What must be chosen is on the screen, whole. A page that is renewed just now is looked at again."""
        assert self.page.viewport_size is not None
        height = self.page.viewport_size["height"]
        for _ in range(PATIENCE // BETWEEN):
            box = self.page.locator(".decision").bounding_box()
            if box is not None and box["y"] >= -1 and box["y"] + box["height"] <= height + 1:
                return
            self.page.wait_for_timeout(BETWEEN)
        raise AssertionError(f"the decision of {self.page.url} is not on the screen: {box}")

    def leaves_by(self, key: str, at: str = "body") -> None:
        """A key that leads to another page. Its release may get lost on the way, and the browser never say so."""
        self.hears_keys()
        with suppress(TimeoutError):
            self.page.locator(at).press(key, timeout=LOST)

    def hears_keys(self) -> None:
        """Before the script of a page has run, nobody listens to keys."""
        self.page.locator("html[data-script]").wait_for()

    def has_seen_the_question(self, option: Locator) -> None:
        """What cannot be undone is not chosen before its question has stood for a moment; without a script at once."""
        final = (self.page.locator("#do").get_attribute("data-final") or "").split(" ")
        if option.get_attribute("value") in final:
            question = self.table.get_attribute("data-question")
            self.page.locator(f"html:not([data-script]), html[data-seen='{question}']").first.wait_for()

    def sees(self, position: int) -> None:
        self.page.locator(f"#table[data-position='{position}'], {RESULT}").first.wait_for()

    def is_asked(self) -> bool:
        """Wait until it is one's turn, or the game is over: then False."""
        self.page.locator(f"#table[data-turn='1'] {ASKED}, {RESULT}").first.wait_for()
        return not self.over

    def chooses(self, place: int = 0, *, tap: bool = False) -> int:
        """An option of the list; the position after it."""
        return self.presses(self.page.locator(OPTION).nth(place), tap)

    def says(self, key: str, *, tap: bool = False) -> int:
        """The option with this key; the position after it."""
        return self.presses(self.page.locator(f"{OPTION}[value='{key}']").first, tap)

    def picks(self, *keys: str, tap: bool = False) -> None:
        """These boxes, and the button that sends them."""
        for key in keys:
            box = self.page.locator(f".checks label:has(input[value='{key}'])")
            box.tap() if tap else box.click()
        self.presses(self.page.locator(".checks__do button").first, tap)

    def presses(self, option: Locator, tap: bool) -> int:
        before = self.position
        self.has_seen_the_question(option)
        option.tap() if tap else option.click()
        self.is_sure(before)
        self.moved_on(before)
        return before + 1

    @property
    def offered(self) -> list[str]:
        """What may be answered, by its keys; boxes are none of them."""
        found = self.page.locator(OPTION).evaluate_all("found => found.map(each => each.value)")
        return [str(key) for key in found]

    @property
    def boxes(self) -> list[str]:
        """What may be picked, by its keys."""
        found = self.page.locator(BOX).evaluate_all("found => found.map(each => each.value)")
        return [str(key) for key in found]

    def is_sure(self, position: int) -> None:
        """Where an option would leave something unused, choose it once more."""
        sure = self.page.locator(".decision:has(.decision__sure) button[name=option]")
        gone = self.page.locator(f"#table:not([data-position='{position}']), {RESULT}")
        sure.or_(gone).first.wait_for()
        if sure.count():
            self.has_seen_the_question(sure)
            sure.click()

    def moved_on(self, position: int) -> None:
        self.page.locator(f"#table:not([data-position='{position}']), {RESULT}").first.wait_for()

    def plays(self, most: int = 60, spread: int = 1) -> int:
        """To the end; how many choices that were. Always the first option, or one of the first few by turns."""
        made = 0
        while self.is_asked():
            self.chooses(made % min(spread, self.page.locator(OPTION).count()))
            made += 1
            assert made < most, "this game does not end"
        return made


def is_fault(line: Any) -> bool:
    """A lost connection is told in the console, too, and is none."""
    return line.type == "error" and "Failed to load resource" not in line.text and "net::ERR_" not in line.text


def path_of(link: str) -> str:
    return re.sub(r"^https?://[^/]+", "", link)
