"""Players of one's own: the guide is followed literally, and whatever goes wrong is told to their author."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.outside import run

GUIDE = (Path(__file__).parents[1] / "docs" / "players.md").read_text(encoding="utf-8")
BAD = """
class Fails:
    def __init__(self, seed): pass
    def choose(self, seat):
        return self.weigh(seat)
    def weigh(self, seat):
        return {}["nothing"]

class Babbles(Fails):
    def choose(self, seat):
        return "no-such-word"

def empty(seed):
    return 5
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where somebody works on a player; it is on nobody's path."""
    made = tmp_path / "work"
    made.mkdir()
    [code] = re.findall(r"^```python\n(from random.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)
    (made / "my_bot.py").write_text(code)
    (made / "bad_bot.py").write_text(BAD)
    (made / "broken_bot.py").write_text("import nowhere_to_be\n")
    return made


def test_it_is_found_in_the_current_folder_and_plays(folder: Path, tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        done = run(
            tmp_path,
            "simulate",
            "missions",
            "--players",
            "my_bot:Hasty,random",
            "--games",
            "4",
            "--jobs",
            jobs,
            at=folder,
        )
        assert done.code == 0, done.err
        assert re.search(r"my_bot:Hasty +[34] ", done.out), done.out


def test_it_sits_at_a_table(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seats = ("--seats", "Ann,my_bot:Hasty")
    left = run(
        tmp_path, "play", "missions", *seats, "--seed", "x", "--save", str(file), typed="1\n1\nquit\n", at=folder
    )
    assert left.code == 0 and "- my_bot:Hasty " in left.out and not left.err, left
    again = run(tmp_path, "play", "--load", str(file), at=folder)
    assert again.code == 2, "a file from anybody says what to load to nobody"
    assert again.err.strip().endswith("Say who plays on: --seats Ann,my_bot:Hasty")
    assert run(tmp_path, "play", "--load", str(file), *seats, typed="quit\n", at=folder).code == 0


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_author_reads_where_it_failed(folder: Path, tmp_path: Path, jobs: str) -> None:
    ways = ("simulate", "missions", "--games", "2", "--jobs", jobs, "--players")
    failed = run(tmp_path, *ways, "bad_bot:Fails,random", at=folder)
    assert failed.code == 2
    assert f'File "{folder / "bad_bot.py"}", line 7, in weigh' in failed.err and "src/wardroom" not in failed.err
    assert failed.err.splitlines()[-1] == "The player “bad_bot:Fails” fails: KeyError: 'nothing'"
    babbled = run(tmp_path, *ways, "bad_bot:Babbles,random", at=folder)
    assert babbled.err.strip() == (
        "The player “bad_bot:Babbles” chose 'no-such-word', which is not among its options (seat.ask.options)."
    )


@pytest.mark.parametrize(
    ("player", "said"),
    [
        (
            "broken_bot:Bot",
            "The player “broken_bot:Bot” cannot be loaded: ModuleNotFoundError: No module named 'nowhere_to_be'",
        ),
        ("no_bot:Bot", "The player “no_bot:Bot” cannot be loaded: ModuleNotFoundError: No module named 'no_bot'"),
        (
            "my_bot:Slow",
            "The player “my_bot:Slow” cannot be loaded: the module my_bot has nothing called Slow that can be called.",
        ),
        (
            "bad_bot:empty",
            "“bad_bot:empty” makes no player, but an object of type int: a player has a method choose(seat).",
        ),
    ],
)
def test_what_cannot_be_loaded_says_why(folder: Path, tmp_path: Path, player: str, said: str) -> None:
    for ways in (
        ("simulate", "missions", "--players", f"{player},random"),
        ("play", "missions", "--seats", f"Ann,{player}"),
    ):
        wrong = run(tmp_path, *ways, at=folder)
        assert wrong.code == 2 and wrong.err.splitlines()[-1] == said
        assert ("broken_bot.py" in wrong.err) == (player == "broken_bot:Bot")


def test_at_a_table_the_game_goes_on(folder: Path, tmp_path: Path) -> None:
    left = run(
        tmp_path, "play", "missions", "--seats", "Ann,bad_bot:Fails", "--seed", "x", typed="1\n1\nquit\n", at=folder
    )
    assert left.code == 0 and f'File "{folder / "bad_bot.py"}", line 7, in weigh' in left.err
    assert "bad_bot:Fails failed to choose; a simple choice was made instead." in left.err
