"""axe looks at every page in every state of a game, by night and by day: it finds nothing serious."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from wardroom.kernel import Table

from ..states import STATES, renamed
from ..states_chair import STATES as CHAIR
from .conftest import Somebody
from .crews import END, Commander
from .people import OPTION, Person, path_of

QUICKLY = {"resultTypes": ["violations"]}
THEMES = ("dark", "light")


def findings(page: Page) -> list[str]:
    """What axe finds serious or critical, and where."""
    found = Axe().run(page, options=QUICKLY).response["violations"]
    serious = [each for each in found if each["impact"] in ("serious", "critical")]
    return [f"{each['id']}: {node['html'][:300]}" for each in serious for node in each["nodes"][:3]]


class Examined:
    """Collects what is found, by the name of the page."""

    def __init__(self) -> None:
        self.pages = 0
        self.found: dict[str, list[str]] = {}

    def __call__(self, name: str, page: Page) -> None:
        self.pages += 1
        found = findings(page)
        if found:
            self.found[name] = found


@pytest.mark.parametrize("theme", THEMES)
def test_pages_about_no_table(somebody: Somebody, theme: str) -> None:
    me, examined = somebody(color_scheme=theme), Examined()
    for path in (
        "/",
        "/mine",
        "/setup/missions",
        "/rules/missions?q=discard",
        "/cards/missions?lifeform=klingon",
        "/pad/missions?card=bridge&card=lieutenant_worf&card=borg_cube",
        "/schema",
        "/games/nowhere",
        "/sit/nothing",
    ):
        me.opens(path)
        examined(path, me.page)
    me.opens("/setup/missions")
    for seat in (2, 3, 4):
        me.page.locator(f"select[name=who{seat}]").select_option("nobody")
    me.page.locator(".setup__do button").click()
    me.page.locator(".setup__wrong").wait_for()
    examined("/setup/missions wrong", me.page)
    assert examined.found == {} and examined.pages == 10


def test_a_table_from_the_waiting_room_on(somebody: Somebody) -> None:
    """As its host, its guest and its spectator see it; with everything opened that can be opened."""
    ann, bo, eve = somebody(), somebody(color_scheme="light"), somebody(color_scheme="light")
    examined = Examined()
    ann.sets_up("link")
    examined("waiting, host", ann.page)
    eve.opens(path_of(ann.page.locator("input#watch").input_value()))
    examined("watch", eve.page)
    eve.page.locator(".invite__form button").click()
    eve.page.locator("main.waitroom").wait_for()
    examined("waiting, spectator", eve.page)
    link = ann.page.locator("input[id^=link-]").input_value()
    bo.opens(path_of(link))
    examined("sit", bo.page)
    bo.sits_down(link, "Bo")
    for person in (ann, eve):
        person.table.wait_for()
    active, waiting = (ann, bo) if ann.asked else (bo, ann)
    examined("spectator", eve.page)
    examined("waiting for another", waiting.page)
    opened(active, examined)
    eve.opens(f"/games/{ann.game}/log")
    examined("log", eve.page)
    eve.opens(f"/games/{ann.game}/file")
    examined("not yet", eve.page)
    assert examined.found == {}


def opened(active: Person, examined: Callable[[str, Page], None]) -> None:
    """Everything that can be opened on a table."""
    page = active.page
    for panel in ("panel-notes", "panel-host", "panel-hint"):
        if page.locator(f"button[popovertarget={panel}]").count():
            page.locator(f"button[popovertarget={panel}]").click()
            page.locator(f"#{panel}").wait_for()
            examined(panel, page)
            page.keyboard.press("Escape")
    page.locator("button[popovertarget=panel-hint]").click()
    page.locator("#panel-hint select").select_option("ensign")
    page.locator("#panel-hint form button").click()
    page.locator(".decision__hint:not(.is-thinking)").wait_for()
    page.locator("#score summary").click()
    examined("hint and score", page)
    page.locator("#score summary").click()
    page.locator(".decision__because a.rule").click()
    page.locator("#rules-panel .is-found").wait_for()
    examined("rules panel", page)
    page.keyboard.press("Escape")
    page.locator("[popovertarget^=peek-]").first.click()
    page.locator(".peek:popover-open").wait_for()
    examined("a card", page)
    page.keyboard.press("Escape")


KINDS = ("take", "nine", "second", "extra", "meddle", "meddle-discard", "ship", "borg", "choices", "screen")
"""All that Missions asks, and the curtain."""


@pytest.mark.parametrize("theme", THEMES)
def test_every_sort_of_decision(somebody: Somebody, theme: str) -> None:
    """Games that were played up to it are brought as files; the other theme sees the other half of them."""
    me, examined = somebody(color_scheme=theme, locale="fr" if theme == "light" else "en"), Examined()
    for name in KINDS[THEMES.index(theme) :: 2]:
        state = STATES[name]()
        here = brings(me, state.table, f"{name} {theme}")
        me.opens(here if state.to is not None else f"{here}?as={state.seat}")
        assert (me.page.locator(OPTION).count() > 0) == (state.to is None)
        me.page.evaluate("document.querySelectorAll('main details').forEach(fold => { fold.open = true; })")
        examined(name, me.page)
    after(me, brings(me, STATES["over"]().table, f"over {theme}"), examined)
    assert examined.found == {}


BOT = {"dark": "chair-bot", "light": "chair-bot-asked"}
"""Captain's Chair against the printed Bot: after its turn, and in it."""


@pytest.mark.parametrize("theme", THEMES)
def test_the_printed_bot_of_the_chair(somebody: Somebody, theme: str) -> None:
    me, examined = somebody(color_scheme=theme, locale="fr" if theme == "light" else "en"), Examined()
    me.opens(brings(me, CHAIR[BOT[theme]]().table, f"{BOT[theme]} {theme}"))
    me.page.locator(f"#do, {OPTION}").first.wait_for()
    me.page.evaluate("document.querySelectorAll('main details').forEach(fold => { fold.open = true; })")
    examined(BOT[theme], me.page)
    assert examined.found == {} and examined.pages == 1


@pytest.mark.parametrize("theme", THEMES)
def test_a_table_of_the_ccg(somebody: Somebody, theme: str) -> None:
    """While it is seeded by hand; then, in another one, when the first orders are given, with what opens there."""
    me, examined = somebody(color_scheme=theme, locale="fr" if theme == "light" else "en"), Examined()
    seeding, last = ("by_hand", "button[value^='under:']") if theme == "dark" else ("dealt", f"button[value={END}]")
    me.sets_up("bot:greedy", game="ccg", seeding=seeding, deck_1="academy_romulan", deck_2="academy_federation")
    crew, page = Commander(me), me.page
    assert me.is_asked()
    examined(f"first of {seeding}", page)
    while not page.locator(f"#do {last}").count():
        crew.answers()
        assert me.is_asked()
    page.evaluate("document.querySelectorAll('main details').forEach(fold => { fold.open = true; })")
    examined(last, page)
    for name in (".tile .ck__open", ".ship .ship__n") if theme == "light" else (".tile .ck__open",):
        page.locator(name).first.click()
        page.locator(":popover-open").wait_for()
        examined(name, page)
        page.keyboard.press("Escape")
    assert examined.found == {}


def brings(me: Person, played: Table[Any], name: str) -> str:
    """A game file becomes a table; its path. With a name of its own it is a game that nobody has seen yet."""
    table = renamed(played, name, *played.names[1:])
    me.opens("/")
    csrf = me.page.locator("input[name=csrf]").first.get_attribute("value") or ""
    content = table.record(host=True).to_json().encode()
    answer = me.context.request.post(
        "/import",
        multipart={"csrf": csrf, "file": {"name": "game.json", "mimeType": "application/json", "buffer": content}},
        headers={"origin": me.page.evaluate("location.origin")},
    )
    assert answer.ok, answer.text()
    return path_of(answer.url)


def after(me: Person, here: str, examined: Callable[[str, Page], None]) -> None:
    """The pages of a finished game."""
    me.opens(here)
    me.page.evaluate("document.querySelectorAll('main details').forEach(fold => { fold.open = true; })")
    examined("result", me.page)
    me.page.locator("form[action$='/verify'] button").click()
    me.page.locator(".proof").wait_for()
    examined("verify", me.page)
    for path in ("/replay?step=24", "/replay?step=30&seat=1", "/log?as=1"):
        me.opens(here + path)
        examined(path, me.page)
