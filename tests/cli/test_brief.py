"""The terminal does not flood: what is asked and what has changed is shown, the rest when it is called for."""

from __future__ import annotations

import json
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from tests.outside import install, run, small
from wardroom.cli.screen import Screen
from wardroom.kernel import find
from wardroom.language import PARTS

from .conftest import Terminal, saved

SEATS = ("--seats", "Ann,Bob", "--seed", "brief")
MOST = 66
"""Lines of a greeting, a turn's beginning and a farewell, 100 letters wide; the whole table of SETI has 150."""


@pytest.mark.parametrize("game", ["seti", "starship"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_turn_begins_on_one_screen(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    shown = terminal("play", game, *SEATS, "--lang", language, typed=["", "quit"]).out
    assert len(shown.splitlines()) < MOST
    assert ("For more of the table: table, map" in shown) == (language == "en")
    assert ("Pour voir plus de la table\u202f: table, plan" in shown) == (language == "fr")


def test_in_mid_turn_only_what_changed_is_shown(terminal: Terminal) -> None:
    first = terminal("play", "seti", "--seats", "Ann,greedy", "--seed", "a", typed=["1", "1", "1", "quit"]).out
    last = first.split("> 1\n")[-1]
    assert "- You play Electron Microscope." in last
    assert "You have            credits 3, energy 4" in last and "Your hand (3)" in last
    assert "Computer  " not in last and "Tardigrades" not in last and "For more of the table" not in last
    assert len(last.splitlines()) < 20


@pytest.mark.parametrize("game", ["missions", "starship", "seti", "seti-companion"])
def test_parts_of_the_table(terminal: Terminal, game: str) -> None:
    seats = ("--solo",) if game == "seti-companion" else SEATS
    terms = find(game).show.terminal
    parts = list(terms.parts)  # type: ignore[attr-defined]
    assert parts and set(parts) <= set(PARTS)
    shown = terminal("play", game, *seats, "--seed", "brief", typed=["", *parts, "table", "help", "quit"]).out
    pieces = shown.split("> ")[-len(parts) - 3 :]
    whole = pieces[len(parts)]
    for part, piece in zip(parts, pieces):
        lines = [line for line in piece.splitlines()[1:] if line.strip()]
        assert lines, part
        if part != "hand":  # which also has what can be taken into it
            assert set(lines) - set(whole.splitlines()) <= {"Ann", "Bob"}, part
    assert all(f"\n{part} " in pieces[-2] for part in parts), "help lists them"


def test_a_long_table_stops_at_every_page(monkeypatch: pytest.MonkeyPatch) -> None:
    class Window(StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("LINES", "12")
    monkeypatch.setenv("COLUMNS", "40")
    window, asked = Window(), []

    def more() -> bool:
        asked.append(len(window.getvalue().splitlines()))
        return len(asked) < 3

    screen = Screen(window)
    screen.in_pages(lambda page: page.print(*(f"line {number}" for number in range(100))), more)
    assert asked == [10, 20, 30] and "line 29" in window.getvalue() and "line 30" not in window.getvalue()


def test_alone_by_a_word(terminal: Terminal) -> None:
    for game in ("seti", "starship"):
        assert "At the table: zoe." in terminal("play", game, "--solo", typed=["quit"]).out
    refused = terminal("play", "missions", "--solo")
    assert refused.code == 2 and refused.err == "missions has no game for 1: it is for 2 to 4.\n"
    assert "do not go together" in terminal("play", "seti", "--solo", "--seats", "Ann").err


def test_the_last_game_is_resumed_and_all_are_listed(terminal: Terminal, home: Path) -> None:
    assert "There are no saved games" in terminal("saves").out
    assert "There is no unfinished game" in terminal("play", "--resume").err
    terminal("play", "seti", "--solo", typed=["1", "quit"])
    file = saved(home)
    (file.parent / "notes.json").write_text("no game at all")
    listed = terminal("saves").out
    assert file.name in listed and "one move" in listed and "notes.json" not in listed
    assert json.loads(terminal("saves", "--json").out)[0] == {
        "file": str(file),
        "game": "seti",
        "players": ["zoe"],
        "moves": 1,
        "over": False,
        "at": int(file.stat().st_mtime),
    }
    resumed = terminal("play", "--resume", typed=["quit"])
    assert resumed.code == 0 and str(file) in resumed.out
    assert terminal("play", "missions", "--resume").code == 2, "another game"


def test_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "wardroom", "--version"], capture_output=True, text=True, timeout=180)
    assert done.returncode == 0 and done.stdout.startswith("Wardroom ")


@pytest.mark.parametrize(
    ("line", "completed"),
    [
        (["pl"], "play"),
        (["play", "--res"], "--resume"),
        (["play", "sta"], "starship"),
        (["simulate", "missions", "--sw"], "--swap-seats"),
        (["play", "missions", "--seats", "adm"], "admiral"),
    ],
)
def test_bash_completes(terminal: Terminal, tmp_path: Path, line: list[str], completed: str) -> None:
    script = tmp_path / "complete.sh"
    script.write_text(terminal("completion", "bash").out)
    words = " ".join(["wardroom", *line])
    asked = f". {script}; COMP_WORDS=({words}); COMP_CWORD={len(line)}; _wardroom; echo ${{COMPREPLY[@]}}"
    done = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, timeout=180)
    assert done.stdout.split() == [completed] and not done.stderr


def test_other_shells(terminal: Terminal) -> None:
    assert "bashcompinit" in terminal("completion", "zsh").out
    assert "__fish_seen_subcommand_from play" in terminal("completion", "fish").out
    assert terminal("completion", "cmd").code == 2


def test_the_plain_table_calls_cards_by_their_names(tmp_path: Path) -> None:
    shelf = install(tmp_path, "bugs", "bugs:GAME", small("bugs")).parent
    for language in ("en", "fr"):
        folder = shelf / "bugs" / "text" / language
        folder.mkdir(parents=True)
        (folder / "bugs.ftl").write_text("card-ant = The Ant\ncard-bee = The Bee\nback-bug = a bug\n")
    shown = run(shelf, "play", "bugs", "--seats", "Ann,Bob", typed="\nleft\n\nquit\n").out
    assert "hand: The Ant, The Bee" in shown and "hand: a bug, a bug" in shown
