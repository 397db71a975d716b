"""Games that others add by an entry point: a bad one stops nothing, is named, and its author reads what is wrong."""

from __future__ import annotations

from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from textwrap import dedent
from types import SimpleNamespace
from typing import Any

import pytest

from tests.kernel.games import bids
from tests.outside import install, run, small
from wardroom.kernel import bad_games, find, games
from wardroom.kernel import game as kernel_game
from wardroom.kernel.errors import BadGame, UnknownGame
from wardroom.language import LANGUAGES, Text


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """One sound game that says nothing, and three that cannot be loaded."""
    install(tmp_path, "quiet", "quiet:GAME", small("quiet"))
    install(tmp_path, "broken", "broken:GAME", {"__init__.py": "import nowhere_to_be\n"})
    install(tmp_path, "number", "number:GAME", {"__init__.py": "GAME = 5\n"})
    install(tmp_path, "alias", "alias:GAME", small("another"))
    return tmp_path


def test_one_bad_game_does_not_hide_the_others(shelf: Path) -> None:
    listed = run(shelf, "games")
    assert listed.code == 0
    for name in ("missions", "starship", "seti", "quiet"):
        assert f"\n{name}: " in f"\n{listed.out}", name
    assert listed.err.splitlines() == [
        "The entry point “alias” leads to a game called “another”: both must have the same name.",
        "The game “broken” is installed, but cannot be loaded: ModuleNotFoundError: No module named 'nowhere_to_be'",
        "The entry point of the game “number” does not lead to a Game, but to an object of type int.",
    ]
    french = run(shelf, "games", language="fr")
    assert french.code == 0 and "Le jeu «\u202fbroken\u202f» est installé, mais ne peut pas être chargé" in french.err


def test_its_author_reads_where_it_failed(shelf: Path) -> None:
    for command in (("play", "broken"), ("check", "broken"), ("rules", "broken")):
        result = run(shelf, *command)
        assert result.code == 2 and not result.out
        assert f'File "{shelf / "broken" / "__init__.py"}", line 1' in result.err
        assert "wardroom/kernel" not in result.err, "our own lines say nothing to the author"
        assert result.err.splitlines()[-1].startswith("The game “broken” is installed, but cannot be loaded")


def test_a_game_without_texts_is_played_and_its_faults_are_listed(shelf: Path) -> None:
    played = run(shelf, "play", "quiet", "--seats", "Ann,random", typed="left\n")
    assert played.code == 0, played.err
    assert "way" in played.out and "left" in played.out and "went: Ann, left" in played.out
    checked = run(shelf, "check", "quiet", "--games", "2")
    assert checked.code == 1 and "quiet has no folder “text”" in checked.out
    (shelf / "quiet" / "text" / "en").mkdir(parents=True)
    (shelf / "quiet" / "text" / "en" / "quiet.ftl").write_text("ask-way = Which way?\n    .rule = QUI-1.1\n")
    (shelf / "quiet" / "rules").mkdir()
    (shelf / "quiet" / "rules" / "en.md").write_text("## 1. Way\n- **QUI-1.1** Left or right.\n")
    checked = run(shelf, "check", "quiet", "--games", "2")
    assert checked.code == 1
    for missing in (
        "in en or in fr only: ask-way, ask-way.rule",
        "quiet has no rules/fr.md",
        "game-name (en, fr)",
        "game-about (en, fr)",
        "ask-way (fr)",
        "option-way-left (en, fr)",
        "option-way-right (en, fr)",
        "event-went (en, fr)",
        "card-ant (en, fr)",
        "card-bee (en, fr)",
        "back-bug (en, fr)",
    ):
        assert checked.out.count(missing) == 1, (missing, checked.out)
    in_french = run(shelf, "play", "quiet", "--seats", "Ann,random", typed="left\n", language="fr")
    assert in_french.code == 0 and "Which way?" in in_french.out, "English where there is no French"


def test_the_kit_names_the_option_without_words_and_says_a_fault_once(tmp_path: Path) -> None:
    files = small("quiet")
    files["__init__.py"] = files["__init__.py"].replace("lambda state: [1, 0]", "lambda state: 1 // 0")
    files["text/en/quiet.ftl"] = files["text/fr/quiet.ftl"] = "option-way = Take { $card }\n"
    files["rules/en.md"] = files["rules/fr.md"] = "## 1. Way\n- **QUI-1.1** Left or right.\n"
    install(tmp_path, "quiet", "quiet:GAME", files)
    checked = run(tmp_path, "check", "quiet", "--games", "3")
    assert checked.code == 1 and "option-way-left (en, fr)" in checked.out and "Unknown external" not in checked.out
    assert checked.out.count("ZeroDivisionError") == 1 and "(and 2 times more)" in checked.out


def test_a_check_of_all_games_tells_of_bad_ones(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    import wardroom.cli.check as command
    from wardroom.cli import main
    from wardroom.testing import Report

    monkeypatch.setitem(kernel_game.entries(), "broken", EntryPoint("broken", "no_such_thing:GAME", "wardroom.games"))
    monkeypatch.setattr(command, "checked_by_all", lambda share, *_: Report(share.game, "1"))
    assert main(["check", "--lang", "en"]) == 1
    assert "The game “broken” is installed, but cannot be loaded" in capsys.readouterr().err


def test_a_failing_import_is_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def load() -> Any:
        tried.append(1)
        raise SystemExit("gone")

    monkeypatch.setitem(kernel_game.entries(), "leaving", SimpleNamespace(name="leaving", load=load))
    for _ in range(3):
        assert "leaving" not in games() and "leaving" in bad_games()
        with pytest.raises(BadGame, match="gone"):
            find("leaving")
    assert len(tried) == 1
    with pytest.raises(UnknownGame) as wrong:
        find("chess")
    assert "leaving" not in wrong.value.facts["known"]


def test_ours_come_first_and_keep_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = [EntryPoint(name, f"wardroom.games.{name}:GAME", "wardroom.games") for name in ("starship", "missions")]
    theirs = [EntryPoint(name, "other:GAME", "wardroom.games") for name in ("aces", "missions")]
    monkeypatch.setattr(kernel_game, "entry_points", lambda group: [*theirs, *ours])
    found = kernel_game.entries.__wrapped__()
    assert [(name, entry.value) for name, entry in found.items()] == [
        ("missions", "wardroom.games.missions:GAME"),
        ("starship", "wardroom.games.starship:GAME"),
        ("aces", "other:GAME"),
    ]


@pytest.mark.parametrize(
    ("changed", "key"),
    [({"package": "no.such.place"}, "no-package"), ({"seats": ()}, "no-seats"), ({"seats": (2, 1)}, "no-seats")],
)
def test_facts_that_no_door_could_use(changed: dict[str, Any], key: str) -> None:
    with pytest.raises(BadGame) as wrong:
        kernel_game.checked("bids", replace(bids.GAME, **changed))
    assert wrong.value.key == key
    assert all(Text(language).error(wrong.value) for language in LANGUAGES)


TABLE = """
    from dataclasses import replace
    from wardroom.kernel import Show
    from wardroom.language import Terminal

    def show(scene, screen):
        screen.title("The garden")
        screen.table(["", "legs"], [[scene.text.card(face), "6"] for face in scene.view["cards"]["hand"]], right=[1])

    GAME = replace(GAME, show=Show(terminal=Terminal(show, show)))
"""


def test_it_brings_its_own_table_to_the_terminal(tmp_path: Path) -> None:
    files = small("garden")
    files["__init__.py"] += dedent(TABLE)
    install(tmp_path, "garden", "garden:GAME", files)
    played = run(tmp_path, "play", "garden", "--seats", "Ann,random", typed="left\n")
    assert played.code == 0, played.err
    lines = [" ".join(line.split()) for line in played.out.splitlines()]
    assert "The garden" in lines and "“ant” 6" in lines and "public" not in played.out
