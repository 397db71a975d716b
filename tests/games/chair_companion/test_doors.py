"""The companion under its name, in the terminal, put away and taken out again, with computer players, to its result."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO
from random import Random
from typing import Any

import pytest

from tests.web.states import row_of
from wardroom.cli.scene import scene
from wardroom.cli.screen import Screen
from wardroom.cli.tables import table_of
from wardroom.cli.words import Words
from wardroom.games.chair.automa.companion import GAME
from wardroom.games.chair.automa.companion.asking import NONE
from wardroom.kernel import Record, Table, digest, find, replay
from wardroom.kernel.snapshot import keep, wake
from wardroom.language import LANGUAGES, Text
from wardroom.players import make
from wardroom.testing import Rates, check
from wardroom.web.scenes.graph import curve
from wardroom.web.scenes.result import result

SETTINGS = {"captain": "picard", "bot": "koloth", "rank": "commander"}
LAID = ("betazed", "dozaria", "indri_viii", "rom", "ferengi_wine", "borg_probe", "bolians")
SELDOM = ("correct", "bot", NONE)


def begun() -> Table[Any]:
    """The middle of the table is named, and the person has reported something."""
    table = Table(GAME, 1, bytes(32), settings=SETTINGS, names=["Ann"])
    for key in (*LAID, "here:dozaria", "2", "1", "track:influence", "3"):
        table.choose_key(0, key)
    return table


def quickly(table: Table[Any], dice: Random) -> None:
    """Random answers, hardly any corrections; no deck on the table is empty."""
    ask = table.seat(0).ask
    assert ask is not None
    plain = [option for option in ask.options if option not in SELDOM or dice.random() < 0.05]
    table.choose(0, dice.choice(plain or ask.options))


def over(seed: int) -> Table[Any]:
    dice = Random(seed)
    table = Table(GAME, 1, bytes([seed] * 32), settings=SETTINGS, names=["Ann"])
    while not table.over:
        quickly(table, dice)
    return table


def test_it_is_installed_under_its_name() -> None:
    assert find("chair-companion") is GAME


@pytest.mark.slow
def test_it_conforms() -> None:
    rates = Rates(leak=0.1, world=0.05, steps=0.05, undo=0.2, options=0.2)
    report = check(GAME, 2, "companion", rates=rates).raise_first()
    assert report.counts["undos"] and report.counts["refusals"] and report.counts["lessons"]


def test_every_word_is_said_in_both_languages_by_its_own_texts() -> None:
    """It speaks with the words of Captain's Chair, and calls itself differently."""
    for language in LANGUAGES:
        own, whole = Text(language, GAME.package), Text(language, "wardroom.games.chair")
        assert own.say("game-name") != whole.say("game-name")
        assert own.say("card-rom") == whole.say("card-rom")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_what_is_known(language: str) -> None:
    """The Market and the Neutral Zone as they were named, the person's tracks, and the Bot with its command cards."""
    table, out = begun(), StringIO()
    words = Words(language, "wardroom.cli", GAME.package, names=["Ann"], reader=0)
    view, screen = scene(table.seat(0), words), Screen(out)
    table_of(GAME).show(view, screen)
    said = " ".join(out.getvalue().split())
    assert all(words.say(f"card-{face}") in said for face in LAID)
    assert words.say("companion-market") in said and words.say("companion-neutral") in said
    assert words.say("chair-track", {"name_track": "influence", "space": 3, "n": 2}) in said
    out.truncate(0)
    table_of(GAME).parts["rival"](view, screen)
    assert words.say("command-koloth-without-ship") in " ".join(out.getvalue().split())


def test_it_is_put_away_and_taken_out_again() -> None:
    """What it keeps is made of the pieces of Captain's Chair, the package around it."""
    dice, kept = Random(1), 0
    table = Table(GAME, 1, bytes([1] * 32), settings=SETTINGS)
    while not table.over:
        quickly(table, dice)
        text = keep(table)
        if text is not None:
            kept += 1
            again = wake(GAME, table.record(host=True), table.moves, text)
            assert digest(again.line.state) == digest(table.line.state)
    assert kept >= 15


@pytest.mark.rule("CHAIR-31.8")
def test_a_game_ends_with_both_totals() -> None:
    """What was counted stands beside the Bot's lines, and the file of the game comes to the same."""
    table = next(each for each in map(over, range(1, 20)) if not each.line.state.burned)
    state = table.line.state
    sheet = GAME.show.sheet(state, 1, 0)
    assert isinstance(sheet, dict) and sheet["total"] == state.scores[1]
    assert table.result == [state.total] and bool(table.winners) == (state.total > state.scores[1])
    again = replay(GAME, Record.from_json(table.record().to_json()))
    assert again.line.state.scores == state.scores
    assert table.result is not None
    row = replace(row_of(table), result=tuple(table.result), winners=tuple(table.winners))
    shown = result(table, row, "en", reader=0, curve=curve(GAME, table.record()))
    ranks = sorted(shown["ranks"], key=lambda rank: rank.seat)
    assert [rank.points for rank in ranks] == state.scores and len(shown["sheets"]) == 2


@pytest.mark.rule("CHAIR-31.1")
def test_the_burn_ends_it_at_once() -> None:
    table = begun()
    for key in ("correct", "burn", "yes"):
        table.choose_key(0, key)
    assert table.over and not table.winners


@pytest.mark.slow
def test_a_computer_player_comes_to_the_end() -> None:
    """It has no table to look at; hints and stand-ins must still end."""
    chooser = make("greedy", "companion")
    table = Table(GAME, 1, bytes([5] * 32), settings=SETTINGS)
    for _ in range(4000):
        if table.over:
            return
        seat = table.seat(0)
        seat.choose(chooser.choose(seat))
    raise AssertionError("no end")
