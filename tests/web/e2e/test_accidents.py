"""What nobody meant to choose is not chosen: a key pressed twice or held down, a click on what has just come under the
mouse. And whatever is shown of a change is shown at once."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Somebody
from .people import OPTION, Person

MOMENT = 600
SOON = "The question had only just appeared"


@pytest.fixture
def me(somebody: Somebody) -> Person:
    """At a table where the first option draws a card, which cannot be undone, and the next question follows. Time
    stands still until a test lets it pass."""
    made = somebody()
    made.page.clock.install()
    made.sets_up("bot:greedy")
    assert made.is_asked()
    made.has_seen_the_question(made.page.locator(OPTION).first)
    made.page.clock.pause_at(made.page.evaluate("Date.now()") + 60_000)
    return made


def paints(page: Page) -> None:
    """Two frames, so that the question is on the screen, but hardly any time."""
    page.clock.run_for(60)


def draws_a_card(me: Person) -> int:
    """The first choice; the next question is there, and has just been painted."""
    before = me.position
    me.page.keyboard.press("1")
    me.moved_on(before)
    paints(me.page)
    return me.position


def test_a_second_press_of_the_same_key_chooses_nothing_and_says_why(me: Person) -> None:
    position = draws_a_card(me)
    me.page.keyboard.press("1")
    expect(me.toast).to_contain_text(SOON)
    me.page.clock.run_for(MOMENT)
    me.page.locator(f"html[data-seen^='{position}-']").wait_for()
    assert me.position == position
    me.page.keyboard.press("1")
    me.moved_on(position)


@pytest.mark.parametrize("key", ["1", "Enter"])
def test_a_key_that_is_held_down_chooses_once(me: Person, key: str) -> None:
    """However long each of the questions has stood."""
    page, position = me.page, me.position
    page.evaluate("() => { window.sent = 0; addEventListener('submit', () => { window.sent++; }, true); }")
    page.locator(OPTION).first.focus()
    page.keyboard.down(key)
    me.moved_on(position)
    for _ in range(3):
        paints(page)
        page.clock.run_for(2 * MOMENT)
        page.locator(OPTION).first.focus()
        page.keyboard.down(key)  # again, without having been let go
    assert page.evaluate("window.sent") == 1
    page.keyboard.up(key)
    page.keyboard.press(key)
    me.moved_on(position + 1)


def test_a_click_on_what_has_come_under_the_resting_mouse_chooses_nothing(me: Person) -> None:
    x, y = center(me.page.locator(OPTION).first.bounding_box())
    before = me.position
    me.page.mouse.move(x, y)
    me.page.mouse.click(x, y)
    me.moved_on(before)
    paints(me.page)
    position = me.position
    x2, y2 = center(me.page.locator(OPTION).first.bounding_box())
    me.page.evaluate(  # the list has grown or shrunk: it is put under the mouse
        "([x, y]) => { document.querySelector('.options .option').style.translate = `${x}px ${y}px`; }",
        [x - x2, y - y2],
    )
    me.page.mouse.click(x, y)
    expect(me.toast).to_contain_text(SOON)
    assert me.position == position
    me.page.mouse.move(x + 3, y + 1)  # who moves the mouse has seen it
    me.page.mouse.click(x + 3, y + 1)
    me.moved_on(position)


def center(box: Any) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


WATCHED = """
const begin = document.startViewTransition.bind(document);
window.seen = [];
document.startViewTransition = (change) => {
  const moving = begin(change);
  moving.ready.then(() => {
    const root = document.documentElement;
    window.seen.push({
      old: getComputedStyle(root, "::view-transition-old(root)").display,
      fresh: getComputedStyle(root, "::view-transition-new(root)").opacity,
      fading: document.getAnimations().filter((each) => each.effect.getKeyframes().some((frame) => "opacity" in frame))
        .map((each) => each.effect.pseudoElement || each.effect.target.className),
      gliding: document.getAnimations().map((each) => each.effect.pseudoElement)
        .filter((each) => each && each.startsWith("::view-transition-group(c-")).length,
    });
  }).catch(() => {});                                        // another one has taken over
  return moving;
};
"""


def test_cards_glide_and_all_else_switches_at_once(somebody: Somebody) -> None:
    """Nothing fades, and nothing of the page before stays."""
    me = somebody(reduced_motion="no-preference")
    me.sets_up("bot:greedy")
    assert me.is_asked()
    me.page.evaluate(WATCHED)
    me.chooses()
    me.page.wait_for_function("window.seen.length > 0")
    seen = me.page.evaluate("window.seen")
    assert [each["old"] for each in seen] == ["none"] * len(seen)
    assert [each["fresh"] for each in seen] == ["1"] * len(seen)
    assert [each["fading"] for each in seen] == [[]] * len(seen)
    assert any(each["gliding"] for each in seen), "the cards do move"


NAMED = """
const begin = document.startViewTransition.bind(document);
window.over = null;
document.startViewTransition = (change) => {
  const low = document.querySelector(".decision").getBoundingClientRect().top;
  window.over = [...document.querySelectorAll("[data-card]")].filter((thing) => thing.style.viewTransitionName)
    .map((thing) => thing.getBoundingClientRect()).filter((box) => box.top + box.height / 2 > low).length;
  return begin(change);
};
"""


def test_nothing_glides_over_the_decision_from_under_it(somebody: Somebody) -> None:
    """On a phone, where cards lie behind the decision."""
    me = somebody(reduced_motion="no-preference", viewport={"width": 360, "height": 740})
    me.sets_up("bot:greedy")
    assert me.is_asked()
    me.page.evaluate(NAMED)
    me.chooses()
    me.page.wait_for_function("window.over !== null")
    assert me.page.evaluate("window.over") == 0


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_passing_asks_once_more_where_it_would_waste_something(somebody: Somebody, script: bool) -> None:
    me = somebody(java_script_enabled=script)
    me.sets_up("nobody", game="seti")
    me.chooses()
    apart = me.page.locator(".options--end button")
    expect(apart).to_contain_text("Pass for this round")
    assert apart.get_attribute("data-press") == "x"
    position = me.position
    apart.click()
    expect(me.page.locator(".decision__sure")).to_contain_text("Left unused: ")
    me.page.locator(".decision a.button", has_text="No, go back").click()
    expect(apart).to_be_visible()
    assert me.position == position
    if script:
        me.has_seen_the_question(apart)
        me.page.keyboard.press("x")
        expect(me.page.locator("h1")).to_have_text("Pass for this round?")
        me.has_seen_the_question(me.page.locator(".decision button[value=pass]"))
        me.page.keyboard.press("x")
    else:
        apart.click()
        me.page.locator(".decision button[value=pass]").click()
    me.moved_on(position)
