"""The conformance kit on SETI: as it is, and with agencies that can afford everything."""

from __future__ import annotations

import pytest

from wardroom.games.seti import GAME
from wardroom.testing import check, robust

from .wealthy import WEALTHY, Explorer

pytestmark = pytest.mark.slow


def test_seti_conforms() -> None:
    report = check(GAME, 12, "tests", chooser=Explorer()).raise_first()
    assert report.counts["leak pairs"] >= 100
    assert report.counts["undos"] and report.counts["saves"] and report.counts["lockstep steps"]
    assert report.counts["replayed elsewhere"] == 12


def test_wealthy_games_conform_too() -> None:
    report = check(WEALTHY, 8, "tests", chooser=Explorer(), where="tests.games.seti.wealthy:WEALTHY").raise_first()
    assert {effect for effect, times in report.effects.items() if times} >= {
        *(f"species:{name}" for name in ("mascamites", "anomalies", "oumuamua", "centaurians", "exertians"))
    }


def test_random_games_conform_too() -> None:
    check(GAME, 8, "tests").raise_first()


def test_games_with_contrary_players_conform_too() -> None:
    check(GAME, 8, "tests", players=["contrary"]).raise_first()


def test_what_is_not_offered_or_not_a_file_raises_our_errors_only() -> None:
    report = robust(GAME, 500).raise_first()
    assert report.counts["options"] >= 500 and report.counts["records"] >= 500
