"""SETI's companion in a real browser against a real server: two rounds beside a table that only the person sees, with
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
