"""The companions in a real browser against a real server: two rounds beside a table that only the person sees, with
corrections, refusals and undo; the end of a game; the beginning of one without the script, on a phone, in French."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import expect

from ..look import found_by_axe
from ..states_companion import asks, played
from .conftest import Somebody
from .people import OPTION, Person
from .test_axe import brings
from .test_whole_games import PHONE, in_french, no_wider_than_the_screen, verifies, waits_by_looking_again

GAME = "seti-companion"
CHAIR = "chair-companion"
LAID = ("dozaria", "betazed", "indri_viii", "rom", "ferengi_wine", "borg_probe", "bolians")
"""What lies in the Neutral Zone and in the Market of Captain's Chair."""
MOST = 300
"""Answers after which what is played should be over."""
ENOUGH = 15
"""Answers of a game that is not played to its end."""
UNDO = "button[formaction$='/undo']"


def sits_down(me: Person, name: str) -> None:
    me.opens(f"/setup/{GAME}")
    me.page.locator("input[name=name1]").fill(name)
    me.page.locator("label:has(input[name=set-difficulty][value='3'])").click()
    me.page.locator(".setup__do button").click()
    me.table.wait_for()


def answer(keys: Sequence[str], made: int) -> str:
    """What somebody says who looks at a table: reports a task now and then and soon passes; says that all is as the
    companion thinks; and to other questions now the first, now another answer."""
    if "done" in keys:
        tasks = [key for key in keys if key.startswith("task:")]
        if tasks and made % 4 == 1:
            return tasks[0]
        return "pass" if "pass" in keys and made % 2 == 0 else "done"
    if "right" in keys:
        return "right"
    return keys[made % min(3, len(keys))]


def until_my_turn(me: Person) -> None:
    """Whatever the rival's turn asks first."""
    for made in range(MOST):
        assert me.is_asked()
        keys = me.offered
        if "rotated" in keys:
            return
        me.says(answer(keys, made))
    raise AssertionError("it never was my turn")


def shown_score(me: Person) -> int:
    return int(me.page.locator(".rivalbox__score b").inner_text())


def corrects_the_table(me: Person) -> None:
    """The menu is left by undo; the score is set right; what cannot be is refused, with its reason; and the discs, once
    said, are drawn."""
    page, before = me.page, shown_score(me)
    me.says("correct")
    position = me.position
    page.locator(UNDO).click()
    me.moved_on(position)
    assert "rotated" in me.offered, "an undo leads back to the report"
    for key in ("correct", "score", "5"):
        me.says(key)
    assert shown_score(me) == before + 5
    for key in ("-5", "back", "correct", "techs"):
        me.says(key)
    assert shown_score(me) == before
    page.locator(".refused summary").first.click()
    expect(page.locator(".refused[open] .refused__why a.rule").first).to_be_visible()
    for key in ("add:probe_1", "correct", "discs"):
        me.says(key)
    while me.is_asked() and "rotated" not in (keys := me.offered):
        me.says(answer(keys, 0))
    expect(page.locator(".discs .disc")).to_have_count(3)


def turns_of_the_discs(me: Person) -> list[str]:
    found = me.page.locator(".discs .disc").evaluate_all("found => found.map(each => each.getAttribute('transform'))")
    return [str(each) for each in found]


def round_of(me: Person) -> int:
    return int(re.findall(r"\d+", me.page.locator(".top__turn").inner_text())[0])


def test_two_rounds_beside_a_real_table(somebody: Somebody) -> None:
    me = somebody()
    sits_down(me, "Ann")
    until_my_turn(me)
    corrects_the_table(me)
    before = turns_of_the_discs(me)
    me.says("rotated")
    assert turns_of_the_discs(me) != before, "the companion turns its discs with the table"
    made, told = 0, 0
    while me.is_asked() and round_of(me) < 3:
        told = max(told, me.page.locator(".now .steps li").count())
        me.says(answer(me.offered, made))
        made += 1
        assert made < MOST, "these rounds do not end"
    assert made >= 10 and told >= 3


def test_the_end_of_a_game(somebody: Somebody) -> None:
    """From the end of the last round on: both totals, who won, and that all of it was fair."""
    me = somebody()
    here = brings(me, played(asks("round-report", "pause-report", round=5)), "Ann")
    me.opens(f"{here}?as=0")
    made = 0
    while me.is_asked():
        me.says(answer(me.offered, made))
        made += 1
        assert made < MOST, "this game does not end"
    assert me.page.locator(".rank").count() == 2, "both sides are counted"
    assert me.page.locator(".tally tbody tr").count() >= 2
    assert not found_by_axe(me.page)
    verifies(me)


def test_it_is_answered_without_the_script_on_a_phone_in_french(somebody: Somebody) -> None:
    """At 360 pixels: nothing sticks out, the question is always on the screen, and no text is missing."""
    me = somebody(java_script_enabled=False, viewport=PHONE, has_touch=True, is_mobile=True, locale="fr-FR")
    sits_down(me, "Zoé")
    for made in range(ENOUGH):
        assert waits_by_looking_again(me)
        if made % 8 == 0:
            no_wider_than_the_screen(me.page)
            in_french(me.page)
        me.reaches_the_decision()
        options = me.page.locator(OPTION)
        keys = [options.nth(place).get_attribute("value") or "" for place in range(min(6, options.count()))]
        before = me.position
        options.nth(keys.index(answer(keys, made))).tap()
        me.moved_on(before)


# Captain's Chair


def answer_for_the_chair(keys: Sequence[str], made: int) -> str:
    """Nothing more to report; of other answers now the first, now another, but no deck is empty."""
    for key in ("done", "next"):
        if key in keys:
            return key
    named = [key for key in keys if key not in ("none", "more")] or list(keys)
    return named[made % min(3, len(named))]


def lays_out(me: Person) -> None:
    """Picard beside Koloth; the middle of the table is named, its first card wrongly."""
    me.opens(f"/setup/{CHAIR}")
    me.page.locator("input[name=name1]").fill("Ann")
    for setting, value in {"captain": "picard", "bot": "koloth", "rank": "lieutenant"}.items():
        me.page.locator(f"label:has(input[name=set-{setting}][value='{value}'])").click()
    me.page.locator(".setup__do button").click()
    me.table.wait_for()
    for key in ("solum", *LAID[1:]):
        me.says(key)


def corrects_the_middle(me: Person) -> None:
    """The wrong Location is another one; a card is there once only; the menu is left by undo."""
    page = me.page
    for key in ("correct", "card", "solum"):
        me.says(key)
    page.locator(".refused summary").first.click()
    expect(page.locator(".refused[open] .refused__why a.rule").first).to_be_visible()
    me.says("dozaria")
    expect(page.locator(".zonebox #c-dozaria")).to_be_visible()
    expect(page.locator("#c-solum")).to_have_count(0)
    me.says("correct")
    position = me.position
    page.locator(UNDO).click()
    me.moved_on(position)
    assert "done" in me.offered, "an undo leads back to the report"


def reports_a_turn(me: Person) -> None:
    """Rom was taken and another PERSON came; two Away Teams, one SHIP; a track; Glory of the Stardate card."""
    for key in ("slot:person", "harry_mudd", "here:dozaria", "2", "1", "track:influence", "2", "glory", "3"):
        me.says(key)
    expect(me.page.locator(".marketbox #c-harry_mudd")).to_be_visible()
    expect(me.page.locator("#c-dozaria .nz__sec")).to_contain_text("secured by you")
    expect(me.page.locator(".date.is-now .pips .is-on")).to_have_count(2)


def test_two_rounds_beside_captains_chair(somebody: Somebody) -> None:
    me = somebody()
    lays_out(me)
    corrects_the_middle(me)
    reports_a_turn(me)
    for key in ("done", "more", "here:dozaria", "2", "0", "done", "harry_mudd"):
        me.says(key)
    expect(me.page.locator("#c-harry_mudd .tok")).to_have_count(1)
    made = cards = told = 0
    while me.is_asked() and not (round_of(me) == 5 and "done" in me.offered):
        key = answer_for_the_chair(me.offered, made)
        cards += key == "next"
        told = max(told, me.page.locator(".now .steps li").count())
        me.says(key)
        made += 1
        assert made < MOST, "these rounds do not end"
    assert not found_by_axe(me.page)
    assert cards >= 4 and told >= 8, "every card of the Bot waits until its steps are done"


def test_captains_chair_without_the_script_on_a_phone_in_french(somebody: Somebody) -> None:
    """At 360 pixels: the middle is named, the first turn of the Bot read; nothing sticks out, no text is missing."""
    me = somebody(java_script_enabled=False, viewport=PHONE, has_touch=True, is_mobile=True, locale="fr-FR")
    me.opens(f"/setup/{CHAIR}")
    me.page.locator("input[name=name1]").fill("Zoé")
    me.page.locator(".setup__do button").click()
    me.table.wait_for()
    for made in range(ENOUGH):
        assert waits_by_looking_again(me)
        if made % 4 == 0:
            no_wider_than_the_screen(me.page)
            in_french(me.page)
        me.reaches_the_decision()
        before = me.position
        key = answer_for_the_chair(me.offered, made)
        me.page.locator(f"{OPTION}[value='{key}']").tap()
        me.moved_on(before)
    assert me.page.locator(".now .steps li").count() >= 4
