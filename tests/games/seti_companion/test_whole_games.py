"""Whole games with somebody who answers at random; conformance, texts, undo, the file of a game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from wardroom.games.seti.automa.companion import GAME
from wardroom.kernel import Record, Table, digest, find, replay
from wardroom.kernel.snapshot import keep, wake
from wardroom.language import LANGUAGES, Text
from wardroom.players import make
from wardroom.testing import Rates, check

pytestmark = pytest.mark.slow


def test_it_is_installed_under_its_name() -> None:
    assert find("seti-companion") is GAME


def test_it_conforms() -> None:
    rates = Rates(leak=0.1, world=0.05, steps=0.05, undo=0.2, options=0.2)
    report = check(GAME, 6, "companion", rates=rates).raise_first()
    assert report.counts["undos"] and report.counts["refusals"] and report.counts["lessons"]


def quickly(table: Table[Any], dice: Random) -> None:
    """Random answers, hardly any corrections."""
    ask = table.seat(0).ask
    assert ask is not None
    plain = [option for option in ask.options if option not in ("correct", "completed") or dice.random() < 0.05]
    table.choose(0, dice.choice(plain))


@pytest.mark.parametrize("agencies", [False, True])
@pytest.mark.parametrize("level", [1, 5])
def test_a_game_is_five_rounds_and_ends_with_both_totals(level: int, agencies: bool) -> None:
    for number in range(3):
        dice = Random(f"{level}/{agencies}/{number}")
        table = Table(GAME, 1, bytes([number] * 32), settings={"difficulty": level, "agencies": agencies})
        rounds = set()
        while not table.over:
            quickly(table, dice)
            rounds.add(table.line.state.round)
        assert rounds == set(range(2 if agencies else 1, 6))
        state = table.line.state
        sheet = GAME.show.sheet(state, 1, 0)
        assert isinstance(sheet, dict) and sheet["total"] == state.scores[1]
        assert table.result == [state.total]
        again = replay(GAME, Record.from_json(table.record().to_json()))
        assert again.line.state.scores == state.scores


def test_it_is_put_away_and_taken_out_again() -> None:
    """What it keeps is made of the pieces of SETI, the package around it."""
    dice, kept = Random(1), 0
    table = Table(GAME, 1, bytes([1] * 32), settings={"difficulty": 3})
    while not table.over:
        quickly(table, dice)
        text = keep(table)
        if text is not None:
            kept += 1
            again = wake(GAME, table.record(host=True), table.moves, text)
            assert digest(again.line.state) == digest(table.line.state)
    assert kept > 20


def test_every_word_is_said_in_both_languages_by_its_own_texts() -> None:
    """It speaks with the words of SETI, and calls itself differently."""
    for language in LANGUAGES:
        own, whole = Text(language, GAME.package), Text(language, "wardroom.games.seti")
        assert own.say("game-name") != whole.say("game-name")
        assert own.say("star-vega") == whole.say("star-vega")


def test_an_answer_can_be_taken_back_until_the_next_card() -> None:
    dice = Random(3)
    table = Table(GAME, 1, bytes([7] * 32), settings={"difficulty": 3})
    while table.seat(0).ask is None or table.seat(0).ask.kind != "bonus":  # type: ignore[union-attr]
        quickly(table, dice)
    before = table.line.state.rival.techs[:]
    table.choose(0, table.seat(0).ask.options[0])  # type: ignore[union-attr]
    assert table.line.state.rival.techs != before
    table.undo(0)
    assert table.line.state.rival.techs == before


@pytest.mark.parametrize("player", ["greedy", "ensign"])
def test_computer_players_come_to_the_end(player: str) -> None:
    """They have no table to look at; hints and stand-ins must still end."""
    chooser = make(player, "companion")
    table = Table(GAME, 1, bytes([5] * 32), settings={"difficulty": 2})
    for _ in range(4000):
        if table.over:
            return
        seat = table.seat(0)
        seat.choose(chooser.choose(seat))
    raise AssertionError("no end")
