"""`wardroom open`: play on from a position of a game file, in a file of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from wardroom.kernel import find, replay

from .conftest import GAME, Terminal, played, record_of, saved

STEP = 6
ONES = ["1"] * 400


def test_another_end_from_the_same_beginning(terminal: Terminal, home: Path, game_file: Path) -> None:
    before, original = game_file.read_bytes(), record_of(game_file)
    result = terminal("open", game_file, "--step", STEP, "--seats", "Ann,random", typed=ONES)
    assert result.code == 0 and not result.err
    assert f"The game goes on after {STEP} moves." in result.out and "The game is over" in result.out
    record = record_of(saved(home))
    assert record.moves[:STEP] == original.moves[:STEP] and record.moves != original.moves
    for name in ("game", "rules", "settings", "names", "commitment", "salt", "seed", "start"):
        assert getattr(record, name) == getattr(original, name)
    assert replay(find(GAME), record).result is not None
    assert terminal("verify", saved(home)).code == 0
    assert game_file.read_bytes() == before


@pytest.mark.parametrize("step", [0, 1, STEP])
def test_what_was_opened_is_saved_before_anything_is_played(
    terminal: Terminal, home: Path, game_file: Path, step: int
) -> None:
    result = terminal("open", game_file, "--step", step, typed=["quit"])
    file = saved(home)
    assert result.code == 0 and f"wardroom play --load {file}" in result.out
    record = record_of(file)
    assert len(record.moves) == step and record.result is None
    assert replay(find(GAME), record).moves == list(record_of(game_file).moves[:step])


def test_it_waits_for_whoever_was_asked_then(terminal: Terminal, home: Path, game_file: Path) -> None:
    """People and computer players sit as in the file, unless somebody says otherwise."""
    asked = played(moves=STEP).waiting()[0]
    result = terminal("open", game_file, "--step", STEP, typed=["", "1", "quit"])
    assert f"Pass the keyboard to {asked.names[asked.number]}" in result.out
    assert len(record_of(saved(home)).moves) == STEP + 1
    against = home / "against.json"
    against.write_text(played(names=("Ann", "Greedy"), moves=STEP).record(host=True).to_json())
    assert "Greedy (computer)" in terminal("open", against, "--step", 2, typed=["quit"]).out
    result = terminal("open", game_file, "--step", STEP, "--seats", "a,b,c")
    assert result.code == 2 and "has 2 seats" in result.err


def test_a_file_can_be_named_but_never_the_one_that_is_opened(terminal: Terminal, home: Path, game_file: Path) -> None:
    file, before = home / "mine.json", game_file.read_bytes()
    assert terminal("open", game_file, "--step", STEP, "--save", file, typed=["quit"]).code == 0
    assert len(record_of(file).moves) == STEP
    for taken in (file, game_file):
        result = terminal("open", game_file, "--step", 0, "--save", taken)
        assert result.code == 2 and "exists already" in result.err
    assert game_file.read_bytes() == before and len(record_of(file).moves) == STEP


def test_something_must_be_left_to_play(terminal: Terminal, home: Path, game_file: Path) -> None:
    moves = len(record_of(game_file).moves)
    for step in (moves, 900):
        result = terminal("open", game_file, "--step", step)
        assert result.code == 2 and f"after move {step}: choose from 0 (the deal) to {moves - 1}" in result.err
    assert terminal("open", game_file, "--step", moves - 1, typed=["quit"]).code == 0
    new = home / "new.json"
    new.write_text(played(moves=0).record(host=True).to_json())
    assert "no moves yet" in terminal("open", new, "--step", 0).err
    assert "pas encore de coups" in terminal("open", new, "--step", 0, "--lang", "fr").err


def test_without_a_report_it_must_be_said_where(terminal: Terminal, game_file: Path) -> None:
    result = terminal("open", game_file)
    assert result.code == 2 and "Something is missing: --step" in result.err


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["open"], "Something is missing: FILE"),
        (["open", "game.json", "--step", "-1"], "-1 is not between 0 and"),
        (["open", "game.json", "--step", "last"], "“last” is not a whole number"),
        (["open", "nowhere.json", "--step", "1"], "There is no file or folder nowhere.json"),
    ],
)
def test_wrong_use_is_told_in_one_sentence(terminal: Terminal, argv: list[str], said: str) -> None:
    result = terminal(*argv)
    assert result.code == 2 and said in result.err
    assert result.err.count("\n") == 1 and not result.out


def test_a_file_that_is_not_true_or_has_no_seed_is_refused(terminal: Terminal, home: Path) -> None:
    file = home / "game.json"
    file.write_text(played(moves=STEP).record().to_json())
    result = terminal("open", file, "--step", 1)
    assert result.code == 2 and "its seed is not in the file" in result.err
    whole = played().record().to_json()
    file.write_text(whole.replace(f'"{played().moves[-1].link}"', f'"{"0" * 16}"'))
    result = terminal("open", file, "--step", 1)  # though the move that was altered comes later
    assert result.code == 2 and "was altered" in result.err
    assert not (home / "data").exists()
