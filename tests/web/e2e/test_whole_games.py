"""Whole games of Missions in a real browser against a real server: with the script, without it, by keyboard alone, on a
phone, in French."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Error, Page, expect

from wardroom.kernel import Record, find, replay

from ..chromium import PATIENCE
from .conftest import Somebody
from .people import OPTION, RESULT, Person

PHONE = {"width": 360, "height": 740}
PEEK = "[popovertarget^=peek-]"
"""What opens a card to be read."""
WAITING = 'data-turn=""'
"""On the page of somebody who is not asked."""
TABS = 60
"""Presses of the Tab key after which something must have been reached."""


def no_wider_than_the_screen(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{page.url} is {wide} pixels too wide"


def watches_the_replay(person: Person) -> None:
    page = person.page
    page.locator(".replay__start select").select_option("")
    page.locator(".replay__start button").click()
    for said, key in (("0 of", "i-next"), ("1 of", "i-last")):
        expect(page.locator(".decision__step")).to_contain_text(said)
        page.locator(f".replay__keys a:has(use[href$='#{key}'])").click()
    expect(page.locator(".replay__keys a:has(use[href$='#i-next'])")).to_have_count(0)
    page.locator(".decision__bar a").click()
    page.locator(RESULT).wait_for()


def verifies(person: Person) -> None:
    person.page.locator("form[action$='/verify'] button").click()
    expect(person.page.locator("h1")).to_have_text("This game was fair")
    assert person.page.locator(".proof__step--passed").count() == person.page.locator(".proof__step").count() == 6
    person.page.locator(".top__tools a.tool").first.click()


def takes_the_file(person: Person, folder: Path) -> Record:
    """The file of the game, which anybody can play again."""
    with person.page.expect_download() as coming:
        person.page.locator("a[href$='/file']").click()
    kept = folder / coming.value.suggested_filename
    coming.value.save_as(kept)
    record = Record.from_json(kept.read_text("utf-8"))
    assert replay(find("missions"), record).over
    return record


def plays_again(person: Person) -> None:
    """A rematch: the same people, everybody a seat further."""
    before = person.game
    person.page.locator("form[action$='/rematch'] button").click()
    person.page.locator("#table").wait_for()
    assert person.game != before


def test_a_whole_game_with_the_script(somebody: Somebody, tmp_path: Path) -> None:
    """Play now, play to the end, and all that comes after it. Cards glide."""
    me = somebody(reduced_motion="no-preference")
    me.plays_now()
    loaded: list[str] = []
    me.page.on("domcontentloaded", lambda page: loaded.append(page.url))
    choices = me.plays()
    assert choices >= 4
    me.page.wait_for_load_state()
    assert len(loaded) == 1, "the table was swapped and never loaded again, before the result"
    expect(me.page.locator("h1")).to_contain_text(re.compile("win"))
    assert me.page.locator(".tally tbody tr").count() >= 14
    assert me.page.locator("figure.graph svg path").count() >= 3
    watches_the_replay(me)
    verifies(me)
    record = takes_the_file(me, tmp_path)
    assert sum(move.seat == 0 for move in record.moves) == choices
    plays_again(me)
    me.is_asked()
    expect(me.page.locator(".top__seat")).to_contain_text("you are")


def waits_by_looking_again(me: Person) -> bool:
    """Without a script: look again until one is asked; False when the game is over. A page is loaded again once there
    is something else to see, since that takes long."""
    for _ in range(PATIENCE // 50):
        if me.over or me.asked:
            return not me.over
        if WAITING in me.context.request.get(me.page.url).text():
            me.page.wait_for_timeout(50)
        else:
            with suppress(Error):  # the page may be loading itself again at this moment
                me.page.reload()
    raise AssertionError("it never was my turn")


def test_a_whole_game_without_the_script(somebody: Somebody, tmp_path: Path) -> None:
    me = somebody(java_script_enabled=False)
    me.sets_up("bot:greedy")
    page = me.page
    assert waits_by_looking_again(me)
    explores_without_the_script(me)
    made, undone = 0, False
    while waits_by_looking_again(me):
        before = me.position
        unlocked = page.locator(f"{OPTION}:not(:has(.lock))")
        taken = unlocked if unlocked.count() and not undone else page.locator(OPTION)
        taken.first.click()
        made += 1
        undo = page.locator("button[formaction$='/undo']")
        if undo.count() and not undone:
            undo.click()
            assert me.position == before + 2, "an undo is a move"
            undone = True
        assert made < 60
    assert undone, "a card taken from the discard can be put back"
    watches_the_replay(me)
    verifies(me)
    record = takes_the_file(me, tmp_path)
    assert sum(move.key == "undo" for move in record.moves) == 1
    plays_again(me)


def explores_without_the_script(me: Person) -> None:
    """What stands beside the decision: score, notes, hint, log, rules."""
    page = me.page
    page.locator("#score summary").click()
    assert page.locator("#score table tbody tr").count() == 7
    page.locator("#score summary").click()
    page.locator("button[popovertarget=panel-notes]").click()
    page.locator("#panel-notes textarea").fill("Bo likes Klingons")
    page.locator("form[action$='/notes'] button").click()
    assert page.locator("#panel-notes textarea").input_value() == "Bo likes Klingons"
    page.locator("button[popovertarget=panel-hint]").click()
    page.locator("#panel-hint select").select_option("ensign")
    page.locator("#panel-hint form button").click()
    page.locator(".decision__hint:not(.is-thinking)").wait_for()
    expect(page.locator(".decision__hint")).to_contain_text("Advice (ensign)")
    assert page.locator(".option.is-best").count() == 1
    page.locator(".logbox .panel__head a").click()
    expect(page.locator("h1")).to_have_text("Log")
    page.locator(".top__tools a.tool").first.click()
    page.locator(".decision__because a.rule").click()
    assert re.search(r"/rules/missions#MIS-4\.1$", page.url)
    page.go_back()


def reaches(page: Page, wanted: str) -> None:
    """By the Tab key."""
    for _ in range(TABS):
        page.keyboard.press("Tab")
        if page.locator(f"{wanted}:focus").count():
            return
    raise AssertionError(f"{wanted} cannot be reached by keyboard")


def test_a_whole_game_by_keyboard_alone(somebody: Somebody) -> None:
    me = somebody()
    page, keys = me.page, me.page.keyboard
    me.opens("/")
    keys.press("Tab")
    assert page.locator(".skip:focus").count(), "the first thing reached leads to the content"
    reaches(page, "a[href='/setup/missions']")
    me.leaves_by("Enter", ":focus")
    page.locator("main.setup").wait_for()
    reaches(page, "select[name=who2]")
    keys.type("Computer: greedy", delay=5)
    reaches(page, "select[name=who3]")
    keys.type("Nobody", delay=5)
    reaches(page, ".setup__do button")
    me.leaves_by("Enter", ":focus")
    page.locator("#table").wait_for()
    made = 0
    while me.is_asked():
        before = me.position
        me.has_seen_the_question(page.locator(OPTION).first)
        if made % 3 == 2:  # now and then go there instead of pressing the option's own key
            reaches(page, OPTION)
            keys.press("Enter")
        else:
            me.hears_keys()
            keys.press(page.locator(OPTION).first.get_attribute("data-press") or "")
        me.moved_on(before)
        made += 1
        if made % 3 == 0:  # the focus does not get lost
            page.locator(f"#table :focus, {RESULT}").first.wait_for()
        assert made < 60
    reaches(page, "form[action$='/verify'] button")
    me.leaves_by("Enter", ":focus")
    expect(page.locator("h1")).to_have_text("This game was fair")
    page.go_back()
    reaches(page, "form[action$='/rematch'] button")
    me.leaves_by("Enter", ":focus")
    page.locator("#table").wait_for()


def plays_until(me: Person, there: str) -> None:
    """Until something is on the table that not every deal shows at once."""
    while not me.page.locator(f"#table {there}").count():
        me.chooses()
        assert me.is_asked(), f"no {there} in a whole game"


def test_rules_and_cards_beside_the_table_by_keyboard(somebody: Somebody) -> None:
    """The rules open at the rule, and go away again with Escape; so do cards. What is refused says why."""
    me = somebody()
    page, keys = me.page, me.page.keyboard
    me.sets_up("bot:greedy")
    me.is_asked()
    me.hears_keys()
    position = me.position
    reaches(page, ".decision__because a.rule")
    keys.press("Enter")
    panel = page.locator("#rules-panel")
    expect(panel.locator(".is-found")).to_contain_text("MIS-4.1")
    assert panel.locator(".is-found").is_visible()
    keys.press("1")
    keys.press("Escape")
    expect(panel).not_to_be_visible()
    assert me.asked
    assert me.position == position, "a key that is pressed beside the decision chooses nothing"
    plays_until(me, PEEK)
    position = me.position
    reaches(page, PEEK)
    keys.press("Enter")
    expect(page.locator(".peek:popover-open")).to_be_visible()
    keys.press("1")
    keys.press("Escape")
    assert me.position == position
    plays_until(me, ".refused")
    reaches(page, ".refused summary")
    keys.press("Enter")
    expect(page.locator(".refused[open] .refused__why a.rule").first).to_be_visible()


def test_a_whole_game_on_a_phone(somebody: Somebody) -> None:
    """At 360 pixels: nothing sticks out, and what must be chosen is always on the screen."""
    me = somebody(viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="light")
    me.opens("/")
    no_wider_than_the_screen(me.page)
    me.sets_up("bot:greedy")
    made = 0
    while me.is_asked():
        no_wider_than_the_screen(me.page)
        me.reaches_the_decision()
        me.chooses(tap=True)
        made += 1
        assert made < 60
    no_wider_than_the_screen(me.page)
    me.page.locator(".replay__start button").tap()
    me.page.locator(".replay__keys").wait_for()
    no_wider_than_the_screen(me.page)


def test_a_whole_game_in_french(somebody: Somebody) -> None:
    """By the browser's own wish; every page says so, and no text is missing."""
    me = somebody(locale="fr-FR")
    me.sets_up("bot:greedy", "Zoé")
    in_french(me.page)
    made = 0
    while me.is_asked():
        in_french(me.page)
        me.chooses()
        made += 1
        assert made < 60
    in_french(me.page)
    expect(me.page.locator("h1")).to_contain_text(re.compile("gagne"))
    me.page.locator("form[action$='/verify'] button").click()
    me.page.locator(".proof").wait_for()
    in_french(me.page)
    me.page.locator(".top button[name=language][value=en]").click()
    expect(me.page.locator("html")).to_have_attribute("lang", "en")


def in_french(page: Page) -> None:
    assert page.locator("html").get_attribute("lang") == "fr"
    said = page.locator("body").inner_text()
    assert not re.search(r"\b(web|table|ask|option|event)-[a-z]+(-[a-z]+)*\b(?! ?[/.:])", said), said
    assert not re.search(r"\b(Discard|Your turn|Draw|Undo|The game|Rules and)\b", said), said


def fits_on_a_phone_in_french(me: Person) -> None:
    """Nothing sticks out, the decision is in reach, no text is missing."""
    no_wider_than_the_screen(me.page)
    in_french(me.page)
    me.reaches_the_decision()


def plays_on_a_phone_in_french(me: Person, most: int, spread: int) -> None:
    """A whole game, looked at every now and then."""
    made = 0
    while me.is_asked():
        if made % 10 == 0:
            fits_on_a_phone_in_french(me)
        me.chooses(made % min(spread, me.page.locator(OPTION).count()), tap=True)
        made += 1
        assert made < most
    no_wider_than_the_screen(me.page)
    in_french(me.page)
