"""Whole games of Captain's Chair in a real browser against a real server: two people, each with a browser; without the
script; cadet training on a phone in French; alone against the printed Bot in all these ways. And what takes a choice
back, or ends a step."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from ..look import found_by_axe
from .captains import END, Captain, hurries
from .conftest import Somebody
from .people import OPTION, RESULT, Person
from .test_together import seated, whose_turn
from .test_whole_games import (
    PHONE,
    fits_on_a_phone_in_french,
    in_french,
    no_wider_than_the_screen,
    verifies,
    waits_by_looking_again,
)

GAME = "chair"
MIDDLE = 30
"""After so many answers much lies on the table."""
UNDO = "button[formaction$='/undo']"


def looks_at_the_result(me: Person, captains: int, lines: int) -> None:
    """A sheet for each captain, with so many lines or more in all, and the graphs."""
    assert me.page.locator(".tally").count() == captains
    assert me.page.locator(".tally tbody tr").count() >= lines
    assert me.page.locator("figure.graph svg path").count() >= captains


def test_a_whole_duel_of_two_people(somebody: Somebody) -> None:
    """Until a Burn (CHAIR-5.5): both see the same table all the time, nobody the other's hand, and both the result."""
    ann, bo = seated(somebody, game=GAME, captain_1="picard", captain_2="sisko")
    captains = {each: Captain(each, 3, hurries) for each in (ann, bo)}
    while chooser := whose_turn(ann, bo):
        assert ann.asked + bo.asked == 1
        assert not ann.hand & bo.hand
        if sum(each.made for each in captains.values()) == MIDDLE:
            assert not found_by_axe(ann.page) and not found_by_axe(bo.page)
        captains[chooser].answers()
        if not chooser.ended:
            for each in captains:
                each.sees(chooser.position)
    assert sum(each.made for each in captains.values()) > MIDDLE
    for each in captains:
        each.page.locator(RESULT).wait_for()
        looks_at_the_result(each, captains=2, lines=2)
    assert not found_by_axe(ann.page)
    verifies(bo)


def test_a_whole_duel_without_the_script(somebody: Somebody) -> None:
    me = somebody(java_script_enabled=False, color_scheme="light")
    me.sets_up("bot:greedy", game=GAME, captain_1="sisko", captain_2="burnham")
    captain = Captain(me, 1)
    while waits_by_looking_again(me):
        captain.answers()
    assert captain.made > MIDDLE
    looks_at_the_result(me, captains=2, lines=4)


def test_cadet_training_on_a_phone_in_french(somebody: Somebody) -> None:
    """At 360 pixels: nothing sticks out, what must be chosen is always on the screen, and no text is missing."""
    me = somebody(viewport=PHONE, has_touch=True, is_mobile=True, locale="fr-FR")
    me.sets_up("nobody", "Zoé", GAME, captain_1="picard", board_1="advanced", alone="cadet")
    captain = Captain(me, 1, tap=True)
    while me.is_asked():
        if captain.made % 10 == 0:
            fits_on_a_phone_in_french(me)
        if captain.made == MIDDLE:
            assert not found_by_axe(me.page)
        captain.answers()
    assert captain.made > MIDDLE
    no_wider_than_the_screen(me.page)
    in_french(me.page)
    looks_at_the_result(me, captains=1, lines=2)
    assert not found_by_axe(me.page)


# Alone against the printed Bot

BOT: dict[str, Any] = {"game": GAME, "alone": "bot"}
PANEL = ".rcard"
STEP = f"{PANEL} .step.is-now"
STEPS = 12
"""So many steps of its turn are looked at."""


def reads_its_turn(me: Person) -> int:
    """The Bot's last turn is told whole, from what it took under control to its Clean-up: how many cards it resolved.
    Each has a row that matches, or is a SURPRISE."""
    panel = me.page.locator(PANEL)
    cards, rows = panel.locator(".bc:has(.bc__head > b > button)"), panel.locator(".bc__rows:has(.match)")
    assert panel.locator(".bc--end .step").count() >= 1
    assert cards.count() == rows.count() >= 1
    assert panel.locator(".bc__text").count() == rows.count()
    return cards.count()


def opens_its_command_cards(me: Person) -> None:
    """The rows of its last turn are lit, and the last of them is in sight."""
    page = me.page
    page.locator(f"{PANEL} button.match").last.click()
    page.locator("#panel-command:popover-open").wait_for()
    assert page.locator(".cmd.is-lit").count() >= 1 and page.locator(".cmd.is-now").count() == 0
    expect(page.locator(".cmd[autofocus]")).to_be_in_viewport()
    page.locator("#panel-command button").click()
    expect(page.locator("#panel-command")).to_be_hidden()


def steps_through_its_turn(me: Person) -> None:
    """From its beginning, by keys: the step shown is marked where it is told, and seen; then back to now."""
    page = me.page
    page.locator(f"{PANEL} .stepper").click()
    page.locator(".replay__keys").wait_for()
    assert not me.asked
    seen = 0
    for step in range(2, STEPS + 1):
        me.hears_keys()
        page.locator("body").press(".")
        page.locator(f".since__steps .is-now:nth-child({step})").wait_for()
        if page.locator(STEP).count():
            expect(page.locator(STEP)).to_be_in_viewport()
            seen += 1
    assert seen >= 2
    me.leaves_by("w")
    page.locator(".since").wait_for()
    assert me.asked


def test_a_whole_game_against_the_bot(somebody: Somebody) -> None:
    me = somebody()
    me.sets_up("nobody", **BOT, captain_1="picard", captain_2="sela", rank="lieutenant")
    captain, turns = Captain(me, 0), 0
    while me.is_asked():
        if me.page.locator(".since").count() and END in me.offered:
            turns += 1
            reads_its_turn(me)
            if turns == 1:
                opens_its_command_cards(me)
                steps_through_its_turn(me)
                assert not found_by_axe(me.page)
        captain.answers()
    assert turns >= 5
    looks_at_the_result(me, captains=2, lines=6)
    assert not found_by_axe(me.page)
    verifies(me)


def test_a_whole_game_against_the_bot_without_the_script(somebody: Somebody) -> None:
    """Steps of its turn are links, its command cards open all the same."""
    me = somebody(java_script_enabled=False, color_scheme="light")
    me.sets_up("nobody", **BOT, captain_1="shran", captain_2="koloth", rank="ensign")
    captain, turns = Captain(me, 0, hurries), 0
    while waits_by_looking_again(me):
        if me.page.locator(".since").count() and END in me.offered:
            turns += 1
            reads_its_turn(me)
            if turns == 2:
                opens_its_command_cards(me)
                me.page.locator(f"{PANEL} .step > i > a").last.click()
                assert me.page.locator(STEP).count() == 1 and not me.asked
                me.page.locator(".decision__bar a").click()
        captain.answers()
    assert turns >= 2
    looks_at_the_result(me, captains=2, lines=2)


def test_a_game_against_the_bot_on_a_phone_in_french(somebody: Somebody) -> None:
    """At 360 pixels: nothing sticks out, what must be chosen is always on the screen, and no text is missing."""
    me = somebody(viewport=PHONE, has_touch=True, is_mobile=True, locale="fr-FR")
    me.sets_up("nobody", "Zoé", **BOT, captain_1="sisko", captain_2="burnham", rank="captain")
    captain, turns = Captain(me, 0, hurries, tap=True), 0
    while me.is_asked():
        if me.page.locator(".since").count() and END in me.offered:
            turns += 1
            reads_its_turn(me)
            if turns == 2:
                fits_on_a_phone_in_french(me)
                me.page.locator(".since__play").tap()
                me.page.locator(".replay__keys").wait_for()
                fits_on_a_phone_in_french(me)
                me.page.locator(".decision__bar a").tap()
                me.page.locator(OPTION).first.wait_for()
                assert not found_by_axe(me.page)
        captain.answers()
    assert turns >= 2
    no_wider_than_the_screen(me.page)
    in_french(me.page)
    looks_at_the_result(me, captains=2, lines=2)
    assert not found_by_axe(me.page)


def test_a_turn_is_taken_back_until_something_is_revealed(somebody: Somebody) -> None:
    """Choice by choice to the beginning of the turn; not past an INCIDENT that was turned up (CHAIR-37.9)."""
    me = somebody()
    me.sets_up("nobody", game=GAME, captain_1="picard", alone="cadet")
    assert me.is_asked()
    hand, offered = me.hand, me.offered
    assert not me.page.locator(UNDO).count()
    for key in ("play:pic_utilize:0", "use:pic_uss_enterprise_d:2", "pic_worf"):
        me.says(key)
    assert me.hand == hand - {"pic_utilize", "pic_worf"}
    takes_back(me, 3)
    assert (me.hand, me.offered) == (hand, offered)
    assert not me.page.locator(UNDO).count(), "this is where the turn began"
    me.says("play:pic_worf:0")
    me.says(me.offered[0])
    takes_back(me, 1)
    assert not me.page.locator(UNDO).count(), "an INCIDENT was turned up"
    me.page.locator(".undo summary").click()
    expect(me.page.locator(".undo__why")).to_be_visible()


def takes_back(me: Person, times: int) -> None:
    for _ in range(times):
        before = me.position
        me.page.locator(UNDO).click()
        me.moved_on(before)


def test_the_end_of_the_step_has_a_key_of_its_own_and_asks_once_more(somebody: Somebody) -> None:
    """Where Actions would be wasted (CHAIR-8.10); whoever thinks better of it is where they were."""
    me = somebody()
    me.sets_up("nobody", game=GAME, captain_1="picard", alone="cadet")
    assert me.is_asked()
    page, position, sure = me.page, me.position, me.page.locator(".decision__sure")
    me.hears_keys()
    page.keyboard.press("x")
    expect(sure).to_contain_text(re.compile(r"3 Actions.*CHAIR-8\.11"))
    assert me.position == position
    me.leaves_by("n")
    page.locator(OPTION).first.wait_for()
    assert me.position == position and not sure.count()
    me.says("play:pic_utilize:0")
    me.hears_keys()
    page.keyboard.press("x")
    expect(sure).to_contain_text("2 Actions")
    page.keyboard.press("x")
    me.moved_on(position + 1)
    assert "end" not in me.offered
