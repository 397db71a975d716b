"""The conformance kit on Captain's Chair."""

from __future__ import annotations

import pytest

from wardroom.games.chair import GAME
from wardroom.testing import check, robust
from wardroom.testing.choosing import check_keys, check_options
from wardroom.testing.words import Words

from .given import given

pytestmark = pytest.mark.slow


def test_random_games_conform() -> None:
    report = check(GAME, 12, "tests").raise_first()
    assert report.counts["leak pairs"] >= 100
    assert report.counts["undos"] and report.counts["saves"] and report.counts["lockstep steps"]


def test_every_option_of_a_choice_of_several_has_its_words() -> None:
    """Rare options too: `done` after discarding, `no` where an Away Team need not come from another card."""
    words = Words(GAME)
    game = given(hand=[["pic_set_a_course", "pic_worf", "pic_data"]]).choose("play:pic_set_a_course:0", "pic_worf")
    words.check_ask(game.table.line, game.ask)
    game = given(hand=[["pic_worf"]], teams={"betazed": (5, 0)}, neutral=["betazed"]).choose("play:pic_worf:0")
    words.check_ask(game.table.line, game.ask)
    game.choose(game.options[0] if game.options[0] != "betazed" else game.options[1])
    words.check_ask(game.table.line, game.ask)
    assert game.asked == (0, "send-from")
    assert words.news() == []


def test_a_mission_that_can_be_completed_is_the_one_pointed_at() -> None:
    """CHAIR-22.2: rare in random games; every key leads back to the very option that is listed."""
    game = given(captains=("sela", "shran"), tracks=[{"influence": 6, "military": 6}])
    assert ("mission", "romulan_might") in game.ask.options
    check_keys(game.table, game.ask)
    check_options(game.ask)


def test_what_is_not_offered_or_not_a_file_raises_our_errors_only() -> None:
    report = robust(GAME, 300).raise_first()
    assert report.counts["options"] >= 300 and report.counts["records"] >= 300
