"""Where lines are broken, and what errors name: a sentence can be read, a path and a command can be copied."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from wardroom.cli.screen import Screen
from wardroom.cli.words import Styled
from wardroom.language import LANGUAGES, Text, rulebook

from .conftest import GAME, Terminal

FRENCH = "Que voulez-vous faire maintenant\u202f? Il reste 1\u00a0000 points\u202f!"
MARKS = tuple("?!:;»0\u202f\u00a0")


def lines(width: int, how: str) -> list[str]:
    """The sentence on a screen of this width: as a line, indented, in a table, or among cards."""
    paper = StringIO()
    screen = Screen(paper, width)
    if how == "print":
        screen.print(FRENCH)
    elif how == "indented":
        screen.indented(FRENCH)
    elif how == "table":
        screen.table(["", ""], [["3", FRENCH]], right=[0])
    else:
        screen.cards([(1, 2, Styled(FRENCH, "bold"))])
    return paper.getvalue().splitlines()


@pytest.mark.parametrize("how", ["print", "indented", "table", "cards"])
def test_no_line_begins_with_a_mark_that_belongs_to_the_word_before(how: str) -> None:
    for width in range(24, 50):
        shown = lines(width, how)
        assert len(shown) > 1 and all(len(line) <= width for line in shown)
        assert not any(line.strip(" ").startswith(MARKS) for line in shown), shown
        words = " ".join(shown).replace("  3  ", "").replace("1.   2", "").split(" ")
        assert " ".join(word for word in words if word).endswith(FRENCH), "nothing is lost"


def test_french_texts_keep_their_marks_whoever_wrote_them() -> None:
    text = Text("fr", "wardroom.cli")
    assert text.say("printed-rules", {"rules": "MIS-1"}) == "Règles\N{NARROW NO-BREAK SPACE}: MIS-1."
    assert "«\N{NARROW NO-BREAK SPACE}aces\N{NARROW NO-BREAK SPACE}»" in text.say(
        "error-unknown-game", {"game": "aces", "known": "-"}
    )
    assert not any(
        " :" in rule.text or " ;" in rule.text for rule in rulebook("wardroom.games.missions", "fr").values()
    )
    assert Text("en", "wardroom.cli").say("quoted", {"name": "a ?"}) == "“a ?”", "English is as it was written"


def test_paths_and_commands_can_be_copied(terminal: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    file = home / "a-folder-with-a-long-name" / "another folder" / "game-of-ours.json"
    file.parent.mkdir(parents=True)
    for language in LANGUAGES:
        result = terminal("play", GAME, "--seats", "Ann,Bob", "--save", file, "--lang", language, typed="\n")
        assert f"wardroom play --load '{file}'" in result.out.splitlines()
        over = terminal(
            "play", GAME, "--seats", "random,random", "--save", file.with_name("b.json"), "--lang", language
        )
        assert f"wardroom verify '{file.with_name('b.json')}'" in over.out.splitlines()
        assert str(file).partition(" ")[0] in result.out.replace("\n", " ").split(), "no break in a word"
        file.unlink()
        file.with_name("b.json").unlink()
    help_page = terminal("serve", "--help").out
    assert not any(line.rstrip().endswith("-") for line in help_page.splitlines())


def test_an_error_names_what_was_asked_for_not_our_temporary_file(terminal: Terminal, home: Path) -> None:
    nowhere = home / "nowhere"
    assert terminal("db", "upgrade", "--data-dir", home).code == 0
    for command in (
        ("play", GAME, "--seats", "random,random", "--save", nowhere / "game.json"),
        ("backup", nowhere / "all.gz", "--data-dir", home),
    ):
        result = terminal(*command)
        assert f"There is no file or folder {nowhere}." in result.err and ".part" not in result.err


@pytest.mark.parametrize("port", ["65536", "99999", "-1"])
def test_a_port_that_cannot_be(terminal: Terminal, port: str) -> None:
    result = terminal("serve", "--port", port)
    assert result.code == 2
    assert result.err == f"--port: {port} is not between 0 and 65535.\n"
