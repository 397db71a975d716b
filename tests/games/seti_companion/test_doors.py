"""The companion in the browser and in the terminal."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO
from random import Random
from typing import Any

import pytest

from tests.web.states import State, row_of
from wardroom.cli.scene import scene
from wardroom.cli.screen import Screen
from wardroom.cli.tables import table_of
from wardroom.cli.words import Words
from wardroom.games.seti.automa.companion import GAME
from wardroom.kernel import Table
from wardroom.language import LANGUAGES
from wardroom.web.render import Reader, table
from wardroom.web.scenes.graph import curve
from wardroom.web.scenes.result import result


def at(kind: str, level: int) -> Table[Any]:
    """A game played up to a question of this kind."""
    dice = Random(5)
    found = Table(GAME, 1, bytes([level] * 32), settings={"difficulty": level}, names=["Ann"])
    while True:
        ask = found.seat(0).ask
        assert ask is not None
        if ask.kind == kind:
            return found
        found.choose(0, dice.choice([option for option in ask.options if option not in ("correct", "completed")]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "level"), [("turn-report", 1), ("turn-report", 4), ("slots", 3), ("round-report", 2)])
def test_the_page_shows_the_rivals_board_and_what_to_do(kind: str, level: int, language: str) -> None:
    played = at(kind, level)
    words, drawn = State(played, 0).scene(language)
    page = table(Reader(language, "dark", "token", "/games/x"), words, drawn)
    assert words.say("companion-rivals-board") in page and words.say("companion-now") in page
    assert page.count('class="step') >= 12
    for card in played.line.state.tasks:
        assert f'id="c-{played.line.state.face(card)}"' in page
    assert 'name="option"' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_the_same(language: str) -> None:
    played = at("turn-report", 4)
    words = Words(language, "wardroom.cli", GAME.package, names=["Ann"], reader=0)
    said = in_the_terminal(played, words)
    assert words.say("companion-track") in said
    assert str(played.line.state.rival.score) in said
    assert all(words.card(played.line.state.face(card)) in said for card in played.line.state.tasks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_draws_the_discs(language: str) -> None:
    """Eight rays of four spaces, the Sun, and the numbers of the sectors; nothing before they are known."""
    words = Words(language, "wardroom.cli", GAME.package, names=["Ann"], reader=0)
    said = in_the_terminal(at("discs", 5), words)
    start, end = words.say("zone-solar_system"), words.say("seti-sky-key.companion").partition(",")[0]
    signs = said.partition(f"{start}\n")[2].partition(end)[0].split()
    assert len(signs) == 32 + 8 + 1
    assert sorted(sign for sign in signs if sign.isdigit()) == list("01234567")
    assert sum(sign.startswith(words.say("seti-sky-earth")) for sign in signs) == 1
    unknown = in_the_terminal(at("disc", 5), words)
    assert words.say("companion-discs-unknown") in unknown.replace("\n", " ")
    assert end not in unknown


def in_the_terminal(played: Table[Any], words: Words) -> str:
    out = StringIO()
    table_of(GAME).show(scene(played.seat(0), words), Screen(out))
    return out.getvalue()


def test_the_result_shows_both_sides() -> None:
    dice = Random(1)
    played = Table(GAME, 1, bytes([9] * 32), settings={"difficulty": 2}, names=["Ann"])
    while not played.over:
        ask = played.seat(0).ask
        assert ask is not None
        played.choose(0, dice.choice([option for option in ask.options if option not in ("correct", "completed")]))
    assert played.result is not None
    row = replace(row_of(played), result=tuple(played.result), winners=tuple(played.winners))
    shown = result(played, row, "en", reader=0, curve=curve(GAME, played.record()))
    ranks = sorted(shown["ranks"], key=lambda rank: rank.seat)
    assert [rank.points for rank in ranks] == played.line.state.scores
    assert len(shown["sheets"]) == 2
