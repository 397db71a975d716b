"""The table of Captain's Chair in a terminal, in both languages and for everybody who looks at it."""

from __future__ import annotations

from io import StringIO

import pytest

from wardroom.cli.scene import scene
from wardroom.cli.screen import Screen
from wardroom.cli.tables import table_of
from wardroom.cli.words import Words
from wardroom.games.chair import GAME
from wardroom.kernel import SPECTATOR
from wardroom.language import LANGUAGES

from .given import Sitting, given

TABLE = table_of(GAME)


@pytest.fixture(autouse=True)
def as_wide_as_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may have asked for a narrow screen."""
    monkeypatch.delenv("COLUMNS", raising=False)


def shown(game: Sitting, reader: int = 0, language: str = "en", part: str = "") -> str:
    words = Words(language, "wardroom.cli", GAME.package, names=("Ann", "Bo")[: game.state.seats], reader=reader)
    out = StringIO()
    (TABLE.parts[part] if part else TABLE.show)(scene(game.table.seat(reader), words), Screen(out, width=200))
    return out.getvalue()


def duel() -> Sitting:
    return given(
        hand=[["pic_diplomacy"], ["shr_utilize"]],
        neutral=["archer_iv"],
        teams={"archer_iv": (3, 1)},
        market=["tribbles"],
        tokens={"tribbles": (0, 0, 2)},
        exhausted=["pic_uss_enterprise_d"],
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", (1, 2))
@pytest.mark.parametrize("reader", (0, SPECTATOR))
def test_the_table_is_shown(seats: int, reader: int, language: str) -> None:
    words = Words(language, GAME.package)
    said = shown(given(seats, hand=[["pic_diplomacy"]], neutral=["archer_iv"]), reader, language)
    assert words.say("card-archer_iv") in said and words.say("mission-peace_negotiations") in said
    assert (words.say("card-pic_diplomacy") in said) == (reader == 0)


def test_a_hand_is_seen_by_its_owner_only() -> None:
    words = Words("en", GAME.package)
    assert words.say("card-shr_utilize") not in shown(duel())
    assert words.say("card-pic_diplomacy") not in shown(duel(), reader=1)


def test_the_map_says_what_lies_where_and_who_has_secured_it() -> None:
    said = shown(duel(), part="map")
    assert "2 Glory" in said and "secured by you" in said and "Mission" not in said


def test_a_captain_says_what_is_used_and_how_far_a_mission_is() -> None:
    said = shown(duel(), part="boards")
    assert "U.S.S. Enterprise-D (exhausted)" in said
    assert "Peace Negotiations: 0 of 3, 0 of 2" in said
    assert "Focus counts 0" in said
