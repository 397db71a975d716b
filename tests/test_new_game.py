"""`wardroom new-game`: what it writes is a game that passes every check, in the terminal and in the browser."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tests.outside import Result, run
from tests.web.door import Table, config, running
from wardroom.cli import main
from wardroom.kernel import game as kernel_game

NAME = "moon_race"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the new game in it, installed as its own `pyproject.toml` says."""
    folder = tmp_path_factory.mktemp("authors")
    made = run(folder, "new-game", NAME)
    assert made.code == 0, made.err
    project = tomllib.loads((folder / NAME / "pyproject.toml").read_text())
    assert project["project"]["name"] == NAME and project["project"]["dependencies"] == ["wardroom"]
    [(group, entries)] = project["project"]["entry-points"].items()
    about = folder / NAME / "src" / f"{NAME}-0.1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 0.1\n")
    listed = "".join(f"{name} = {value}\n" for name, value in entries.items())
    (about / "entry_points.txt").write_text(f"[{group}]\n{listed}")
    return folder


def at_home(written: Path, *command: str, typed: str = "", language: str = "en") -> Result:
    return run(written / NAME / "src", *command, typed=typed, language=language)


def test_it_says_what_it_wrote_and_what_to_do_next(tmp_path: Path) -> None:
    made = run(tmp_path, "new-game", "beacons")
    assert made.code == 0 and not made.err
    said = set(re.findall(r"^  (beacons/\S+)$", made.out, re.MULTILINE))
    there = {str(path.relative_to(tmp_path)) for path in (tmp_path / "beacons").rglob("*") if path.is_file()}
    assert said == there and len(said) > 10
    for step in ("pip install -e beacons", "wardroom check beacons", "wardroom play beacons"):
        assert step in made.out


def test_nothing_of_the_starter_keeps_its_name(written: Path) -> None:
    for path in (written / NAME).rglob("*"):
        assert "beacons" not in path.name
        if path.is_file():
            assert not re.search("beacons|BEA", path.read_text(), re.IGNORECASE), path


def test_it_passes_the_conformance_kit_and_its_own_tests(written: Path) -> None:
    checked = at_home(written, "check", NAME, "--games", "4")
    assert checked.code == 0, checked.out + checked.err
    path = os.pathsep.join([str(written / NAME / "src"), *(each for each in sys.path if each)])
    tested = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
        cwd=written / NAME,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert tested.returncode == 0 and "4 passed" in tested.stdout, tested.stdout


def test_it_is_played_in_the_terminal_in_both_languages(written: Path) -> None:
    for language, hand, dropped in (
        ("en", "Your hand: Light", "You drop out."),
        ("fr", "Votre main", "Vous vous retirez."),
    ):
        played = at_home(
            written, "play", NAME, "--seats", "Ann,greedy", "--seed", "a", typed="pass\n", language=language
        )
        assert played.code == 0 and hand in played.out and dropped in played.out, played.out + played.err


def test_it_is_played_in_the_browser(written: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(written / NAME / "src")
    monkeypatch.setitem(kernel_game.entries(), NAME, EntryPoint(NAME, f"{NAME}:GAME", kernel_game.GROUP))
    with running(config(tmp_path)) as server:
        assert "Moon race" in server.browser().get("/").text
        table = Table(server, game=NAME)
        page = table.host.get(table.path).text
        assert page.count('data-card="') >= 4 and "No light has been played." in page
        table.play()
        assert server.services.store.game(table.id).status == "over"
        assert table.host.get(table.path).status_code == 200


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Chess", "cannot be the name of a game"),
        ("1st", "cannot be the name of a game"),
        ("../up", "cannot be the name of a game"),
        ("star-hop", "cannot be the name of a game"),
        ("class", "cannot be the name of a game"),
        ("json", "a Python package called “json” already"),
        ("rich", "a Python package called “rich” already"),
        ("missions", "a game called “missions” already"),
        ("here", "here exists already."),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "here").mkdir()
    assert main(["new-game", name, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert said in " ".join(told.split()) and "Traceback" not in told  # lines are as long as the terminal is wide
    assert [path.name for path in tmp_path.iterdir()] == ["here"]
