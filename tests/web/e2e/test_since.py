"""What others did since I last chose: read, stepped through by keys, and left again."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Somebody
from .test_interrupted import plays_a_turn, turns
from .test_together import seated


def test_what_the_other_did_is_shown_step_by_step(somebody: Somebody) -> None:
    ann, bo = seated(somebody)
    active, waiting = turns(ann, bo)
    waiting.sees(plays_a_turn(active))
    active.sees(plays_a_turn(waiting))
    page = active.page
    steps = page.locator(".since__steps li")
    count = steps.count()
    assert count >= 2 and page.locator(".since details[open]").count() == 1
    active.hears_keys()
    page.locator("body").press("w")
    expect(page.locator(".since details[open]")).to_have_count(0)
    assert active.asked, "it is read beside the decision, not instead of it"

    page.locator(".since__play").click()
    page.locator(".replay__keys").wait_for()
    assert not active.asked
    active.hears_keys()
    for step in range(2, count + 1):
        page.locator("body").press(".")
        page.locator(f".since__steps .is-now:nth-child({step})").wait_for()
    expect(page.locator("[data-marked]").first).to_be_visible()
    page.locator("body").press(",")
    page.locator(f".since__steps .is-now:nth-child({count - 1})").wait_for()
    active.leaves_by("w")
    page.locator(".since").wait_for()
    assert active.asked
