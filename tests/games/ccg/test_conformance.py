"""The conformance kit on the Star Trek CCG."""

from __future__ import annotations

import pytest

from wardroom.games.ccg import GAME
from wardroom.testing import CONTRARY, Rates, check, robust

pytestmark = pytest.mark.slow

FEW = Rates(
    cards=0.02, options=0.03, copies=0.01, undo=0.02, fork=0.01, to_the_end=0.002, save=0.002, leak=0.01, world=0.01
)
"""The games are long: less of each, which over the games still is enough to find what goes wrong often."""


def test_random_games_conform() -> None:
    report = check(GAME, 3, "tests", rates=FEW).raise_first()
    assert report.counts["leak pairs"] >= 20
    assert report.counts["undos"] and report.counts["saves"] and report.counts["lockstep steps"]


def test_games_of_other_players_conform() -> None:
    check(GAME, 2, "players", players=("greedy", CONTRARY), rates=FEW).raise_first()


def test_what_is_not_offered_or_not_a_file_raises_our_errors_only() -> None:
    report = robust(GAME, 100).raise_first()
    assert report.counts["options"] >= 100 and report.counts["records"] >= 100
