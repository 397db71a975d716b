"""A game whose own code fails: nothing is lost, and the table says so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.games import fleet
from wardroom.kernel import Ask, Steps, replay

from .conftest import Terminal, install, record_of, saved

Fault = Callable[[Ask, Any], bool]
SENTENCE = "An internal error in fleet stopped this choice, at move"


def failing(when: Fault) -> Callable[[fleet.Fleet], Steps]:
    """The flow of Fleet, which fails after some choices."""

    def flow(state: fleet.Fleet) -> Steps:
        steps = fleet.flow(state)
        reply: Any = None
        while True:
            try:
                request = steps.send(reply)
            except StopIteration:
                return
            reply = yield request
            if isinstance(request, Ask) and when(request, reply):
                raise ZeroDivisionError("a fault of the game")

    return flow


def break_at(when: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    install(replace(fleet.GAME, flow=failing(when)), monkeypatch)


def test_a_persons_choice(terminal: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    break_at(lambda ask, reply: ask.kind == "seed" and reply == "done", monkeypatch)
    result = terminal("play", "fleet", "--seats", "Ann,Bob", typed=["", "done", "1 done", "1", "quit"])
    assert result.code == 0 and not result.err
    file = saved(home)
    assert result.out.count(SENTENCE) == result.out.count("The table is as it was before") == 2
    assert f"A report can be made from {file}" in result.out
    assert result.out.count("Which hazards do you lay out") == 4  # asked again after each
    assert [move.key for move in record_of(file).moves] == ["mine:vega"]
    assert replay(fleet.GAME, record_of(file)).moves


def test_the_traceback_is_for_those_who_ask(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    break_at(lambda ask, reply: reply == "done", monkeypatch)
    monkeypatch.setenv("WARDROOM_DEBUG", "1")
    with pytest.raises(AssertionError, match="a fault of the game"):  # the terminal of the tests wants no traceback
        terminal("play", "fleet", "--seats", "Ann,Bob", typed=["", "done", "quit"])


def test_a_computer_players_choice_is_replaced(terminal: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only one place can be scouted, and no ship can fly to the Gap: the others play on to the end."""
    break_at(lambda _, reply: reply == "gap" or (isinstance(reply, tuple) and reply[-1] == "gap"), monkeypatch)
    result = terminal("play", "fleet", "--seats", "random,greedy", "--seed", "replaced")
    assert result.code == 0
    assert "Random made a choice at which the game itself failed; another was made instead." in result.err
    assert record_of(saved(home)).result is not None
    assert replay(fleet.GAME, record_of(saved(home))).over


def test_where_every_choice_fails_the_game_is_kept(
    terminal: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_at(lambda ask, _: ask.kind == "order", monkeypatch)
    result = terminal("play", "fleet", "--seats", "random,commander", "--seed", "stuck")
    assert result.code == 2
    file = saved(home)
    moves = len(record_of(file).moves)
    assert f"an internal error in fleet stops every choice of Random, at move {moves}." in result.err
    assert f"The game is saved in {file}. Go on with it:\nwardroom play --load {file}\n" in result.out
    assert moves and terminal("play", "--load", file, "--seats", "Ann,Bob", typed=["", "quit"]).code == 0


def test_a_hint_that_fails(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    break_at(lambda ask, _: ask.kind == "seed", monkeypatch)
    result = terminal("play", "fleet", "--seats", "Ann,Bob", typed=["", "hint", "quit"])
    assert result.code == 0 and "No hint can be given here" in result.out
