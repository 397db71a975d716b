"""What ends something has its own letter in the terminal, and is said twice where it would leave something unused."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Terminal, record_of, saved

SOLO = ("play", "seti", "--seats", "Ann", "--seed", "x")


def moves(home: Path) -> list[str]:
    return [move.key for move in record_of(saved(home)).moves if move.seat == 0]


@pytest.mark.parametrize(
    ("typed", "passes"), [(["x", "x"], 1), (["x", "pass for"], 1), (["x", "table", "x"], 0), (["x"], 0)]
)
def test_passing_is_said_twice_in_a_row(terminal: Terminal, home: Path, typed: list[str], passes: int) -> None:
    result = terminal(*SOLO, typed=["1", *typed, "quit"])
    assert result.code == 0, result.err
    assert "Ends the round for you:\n  x. Pass for this round" in result.out
    assert "Left unused: " in result.out and "(SETI-5.39) Choose it again to do it" in result.out
    assert moves(home).count("pass") == passes


def test_an_option_that_nobody_wants_says_why(terminal: Terminal, home: Path) -> None:
    result = terminal("play", "starship", "--seats", "Ann", "--seed", "x", "--lang", "fr", typed=["3", "8", "quit"])
    assert "· aucun pirate à portée (SHIP-7.7)" in result.out
