"""The conformance kit on Starship Captains, with captains who mostly know what they are doing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from wardroom.games.starship import GAME
from wardroom.kernel import Option, Seat
from wardroom.testing import check, robust

pytestmark = pytest.mark.slow


class Captain:
    """Does what looks best at a glance, and now and then something else, but seldom passes."""

    def __init__(self) -> None:
        self.random = Random("captain")

    def choose(self, seat: Seat[Any]) -> Option:
        world = seat.imagine(self.random.randbytes(8))
        ask = world.ask(seat.number)
        assert ask is not None
        options = list(ask.options)
        if self.random.random() < 0.3:
            return self.random.choice([option for option in options if option != "pass"] or options)
        rated = list(GAME.mind.rate(world.state, ask))
        return options[rated.index(max(rated))]


def test_starship_captains_conforms() -> None:
    report = check(GAME, 16, "tests", chooser=Captain()).raise_first()
    assert report.counts["leak pairs"] >= 200
    assert report.counts["undos"] and report.counts["saves"] and report.counts["lockstep steps"]
    assert report.counts["replayed elsewhere"] == 16


def test_random_games_conform_too() -> None:
    check(GAME, 12, "tests").raise_first()


def test_what_is_not_offered_or_not_a_file_raises_our_errors_only() -> None:
    report = robust(GAME, 1000).raise_first()
    assert report.counts["options"] >= 1000 and report.counts["records"] >= 1000
