"""Giving a game up in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from wardroom.kernel import find, replay

from .conftest import GAME, Terminal, record_of, saved


@pytest.mark.parametrize(
    ("lang", "word", "said"),
    [
        ("en", "concede", ["and Bob wins; all points stay", "Ann gives up.", "The game is over", "Bob wins!"]),
        ("fr", "abandonner", ["et Bob gagne\u202f;", "Ann abandonne.", "La partie est finie", "Bob gagne\u202f!"]),
        ("fr", "concede", ["Bob gagne\u202f!"]),
    ],
)
def test_it_is_asked_for_twice(terminal: Terminal, home: Path, lang: str, word: str, said: list[str]) -> None:
    file = home / "game.json"
    deal = ("--seed", "give up 1", "--save", file, "--lang", lang)
    result = terminal("play", GAME, "--seats", "Ann,Bob", *deal, typed=["", word, word])
    assert result.code == 0, result.err
    record = record_of(file)
    assert [(move.seat, move.key) for move in record.moves] == [(0, "concede")] and record.result is not None
    assert record.seed is not None and record.seed in result.out
    for each in said:
        assert each in result.out, each
    assert replay(find(GAME), record).winners == [1]
    assert terminal("verify", file).code == 0
    assert "Ann gives up." in terminal("replay", file).out
    again = terminal("play", "--load", file)
    assert again.code == 0 and "Bob wins!" in again.out


@pytest.mark.parametrize("between", ["", "table", "no", "999"])
def test_any_other_line_forgets_it(terminal: Terminal, home: Path, between: str) -> None:
    typed = ["", "concede", between, "concede", "quit"]
    result = terminal("play", GAME, "--seats", "Ann,Bob", typed=typed)
    assert result.code == 0
    assert result.out.count("Type “concede” again") == 2
    assert "concede" not in [move.key for move in record_of(saved(home)).moves]


def test_you_give_up_against_a_computer_player(terminal: Terminal, home: Path) -> None:
    result = terminal("play", GAME, "--seats", "Ann,random", typed=["concede", "concede"])
    assert result.code == 0 and "- You give up." in result.out and "Random wins!" in result.out
    assert record_of(saved(home)).result is not None


def test_where_more_than_two_play_it_says_why_not(terminal: Terminal, home: Path) -> None:
    result = terminal("play", GAME, "--seats", "Ann,Bob,Cid", typed=["", "concede", "concede", "quit"])
    assert result.code == 0
    assert result.out.count("3 play here, and a game can be given up only where no more than two do.") == 2
    assert not record_of(saved(home)).moves


def test_alone_nobody_wins(terminal: Terminal, home: Path) -> None:
    result = terminal("play", "starship", "--seats", "Ann", typed=["concede", "concede"])
    assert result.code == 0, result.err
    assert "the game is over at once and not won" in result.out and "wins!" not in result.out
    assert record_of(saved(home)).result is not None
