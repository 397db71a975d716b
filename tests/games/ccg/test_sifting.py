"""What is listed as legal is what the judge allows, whatever the position: over whole games of random choices."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from wardroom.games.ccg import GAME
from wardroom.kernel import Chance, Line

DECKS: dict[str, dict[str, Any]] = {
    "academy": {"deck_1": "academy_romulan", "deck_2": "academy_klingon"},
    "full": {"format": "full", "deck_1": "federation_explorers", "deck_2": "romulan_shadows"},
}


@pytest.mark.parametrize("format", DECKS)
def test_sifting_finds_what_the_judge_allows(format: str) -> None:
    dice, compared = Random(3), Counter[str]()
    for game in range(2):
        settings = GAME.agreed(DECKS[format])
        line = Line(GAME, GAME.setup(2, settings, Chance(bytes([game]))), light=True)
        while line.asks:
            ask = line.asks[0]
            options = list(ask.options)
            if ask.sift is not None:
                assert ask.judge is not None
                assert options == [each for each in ask.candidates if ask.judge(each) is None], ask.kind
                compared[ask.kind] += 1
            line.answer(ask.seat, dice.choice(options))
    assert min(compared[kind] for kind in ("order", "play", "who-beam")) > 20, compared
