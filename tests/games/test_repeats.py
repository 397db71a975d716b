"""No game repeats another, and no companion its rival: what two of them need is written once, in a place of its own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import wardroom.games

HOME = Path(wardroom.games.__path__[0])
MOST = 12
"""So many equal lines may follow each other in two games. Blank lines, comments and imports do not count."""
Line = tuple[str, str]
"""What it says, and where it stands."""


def folders(home: Path) -> list[Path]:
    """The games: every folder here, and every game inside the folder of another; inner ones first."""
    outer = {path.parent for path in home.glob("*/__init__.py")}
    inner = {path.parent for path in home.rglob("__init__.py") if "GAME = Game(" in path.read_text("utf-8")}
    return sorted(outer | inner, key=lambda folder: (-len(folder.parts), folder))


def files(home: Path) -> dict[Path, list[Path]]:
    """The modules of each game, without those of the games inside it."""
    games = folders(home)
    found: dict[Path, list[Path]] = {game: [] for game in games}
    for path in sorted(home.rglob("*.py")):
        game = next((each for each in games if path.is_relative_to(each)), None)
        if game is not None:
            found[game].append(path)
    return found


def code(path: Path, home: Path) -> list[Line]:
    source = path.read_text("utf-8")
    imports = [node for node in ast.walk(ast.parse(source)) if isinstance(node, (ast.Import, ast.ImportFrom))]
    left_out = {number for node in imports for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    lines = [(number, text.strip()) for number, text in enumerate(source.splitlines(), 1) if number not in left_out]
    return [(text, f"{path.relative_to(home)}:{number}") for number, text in lines if text and text[0] != "#"]


def runs(lines: list[Line]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every run of lines that is too long to stand twice, and where it begins."""
    said = [text for text, _ in lines]
    for first in range(len(lines) - MOST):
        yield tuple(said[first : first + MOST + 1]), lines[first][1]


def repeats(home: Path) -> list[str]:
    """Where more equal lines than that begin, in two games."""
    written = {
        game: dict(run for path in paths for run in runs(code(path, home))) for game, paths in files(home).items()
    }
    return [
        f"{place} ~ {written[other][run]}"
        for one, other in combinations(written, 2)
        for run, place in written[one].items()
        if run in written[other]
    ]


def test_no_game_repeats_another() -> None:
    assert {"missions", "starship", "seti", "companion"} <= {folder.name for folder in folders(HOME)}
    assert repeats(HOME) == []


def made(home: Path, module: str, *lines: str) -> None:
    """A module of a game."""
    path = home / module
    path.parent.mkdir(parents=True, exist_ok=True)
    for folder in path.relative_to(home).parents[:-1]:
        (home / folder / "__init__.py").touch()
    path.write_text("\n".join(lines), "utf-8")


EQUAL = [f"value_{number} = {number}" for number in range(MOST + 1)]


def test_a_repeat_of_thirteen_lines_is_found_however_it_is_spread(tmp_path: Path) -> None:
    made(tmp_path, "one/flow.py", "import os", "own = 1", *EQUAL)
    spread = [text for line in EQUAL for text in (line, "", "# of another game", "from os import (", "    path,", ")")]
    made(tmp_path, "two/flow/turn.py", *spread)
    assert repeats(tmp_path) == ["one/flow.py:3 ~ two/flow/turn.py:1"]


def test_twelve_lines_are_let_pass_and_so_is_what_stands_twice_in_one_game(tmp_path: Path) -> None:
    made(tmp_path, "one/flow.py", *EQUAL[:MOST], "own = 1")
    made(tmp_path, "two/flow.py", *EQUAL[:MOST], "other = 2")
    made(tmp_path, "three/flow.py", *EQUAL, *EQUAL)
    assert repeats(tmp_path) == []


def test_a_companion_is_held_against_the_game_around_it(tmp_path: Path) -> None:
    made(tmp_path, "one/automa/gains.py", *EQUAL)
    made(tmp_path, "one/automa/companion/gains.py", *EQUAL)
    assert repeats(tmp_path) == []
    made(tmp_path, "one/automa/companion/__init__.py", "GAME = Game()")
    assert repeats(tmp_path) == ["one/automa/companion/gains.py:1 ~ one/automa/gains.py:1"]
