"""The conformance kit on Captain's Chair: as it is, and late in long games.

`WARDROOM_WEALTHY=400 pytest tests/games/chair/test_conformance.py` plays more of the latter.
"""

from __future__ import annotations

import os

import pytest

from wardroom.games.chair import GAME
from wardroom.testing import check, robust
from wardroom.testing.choosing import check_keys, check_options
from wardroom.testing.words import Words

from .given import given
from .wealthy import WEALTHY

pytestmark = pytest.mark.slow


def test_random_games_conform() -> None:
    report = check(GAME, 8, "tests").raise_first()
    assert report.counts["leak pairs"] >= 60
    assert report.counts["undos"] and report.counts["saves"] and report.counts["lockstep steps"]


def test_long_games_conform_too() -> None:
    games, where = int(os.environ.get("WARDROOM_WEALTHY", 8)), "tests.games.chair.wealthy:WEALTHY"
    report = check(WEALTHY, games, "tests", players=["random", "hasty", "contrary"], where=where).raise_first()
    reached = [effect for effect, times in report.effects.items() if times]
    assert len(reached) > len(report.effects) // 3
    assert any(effect.startswith("mission-") for effect in reached)


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
