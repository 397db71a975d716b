"""Whole games of SETI in a real browser against a real server: alone with the script and without it, against another
player, on a phone in French."""

from __future__ import annotations

from ..look import found_by_axe
from .conftest import Somebody
from .people import OPTION, Person
from .test_whole_games import PHONE, plays_on_a_phone_in_french, verifies, waits_by_looking_again

GAME = "seti"
MOST = 700
"""Choices after which a game should be over."""


def looks_at_the_result(me: Person) -> None:
    """Every line of the score."""
    assert me.page.locator(".tally tbody tr").count() >= 3


def test_a_whole_game_alone_against_the_rival(somebody: Somebody) -> None:
    me = somebody()
    me.sets_up("nobody", game=GAME)
    assert me.plays(MOST, spread=4) >= 20
    looks_at_the_result(me)
    assert not found_by_axe(me.page)
    verifies(me)


def test_a_whole_game_without_the_script(somebody: Somebody) -> None:
    me = somebody(java_script_enabled=False, color_scheme="light")
    me.sets_up("nobody", game=GAME)
    made = 0
    while waits_by_looking_again(me):
        me.chooses(made % min(3, me.page.locator(OPTION).count()))
        made += 1
        assert made < MOST
    assert made >= 20
    looks_at_the_result(me)


def test_a_whole_game_for_two_on_a_phone_in_french(somebody: Somebody) -> None:
    """At 360 pixels: nothing sticks out, what must be chosen is always on the screen, and no text is missing."""
    me = somebody(viewport=PHONE, has_touch=True, is_mobile=True, locale="fr-FR")
    me.sets_up("bot:greedy", "Zoé", GAME)
    plays_on_a_phone_in_french(me, MOST, spread=3)
