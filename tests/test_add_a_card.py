"""docs/add-a-card.md, followed literally in a copy of the package: the cards it shows are scored and played."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

import wardroom

DOCUMENT = (Path(__file__).parents[1] / "docs" / "add-a-card.md").read_text(encoding="utf-8")
PACKAGE = Path(wardroom.__file__).parent


def example(game: str, language: str = "") -> str:
    """The first example under a game's heading that is written in this language."""
    section = DOCUMENT.split(f"## {game}\n")[1]
    blocks = re.findall(r"^ *```(\w*)\n(.*?)^ *```\n", section, re.DOTALL | re.MULTILINE)
    return next(dedent(block) for written_in, block in blocks if written_in == language)


def add(file: Path, list_name: str, card: str) -> None:
    """Put a card at the end of a tuple of cards."""
    text = file.read_text(encoding="utf-8")
    end = text.index("\n)\n", text.index(f"{list_name}:"))
    file.write_text(text[: end + 1] + card.rstrip() + ",\n" + text[end + 1 :], encoding="utf-8")


def run(copy: Path, *command: str) -> str:
    here = {**os.environ, "PYTHONPATH": str(copy), "WARDROOM_LANG": "en"}
    program = [sys.executable, "-c", "import sys; from wardroom.cli import main; sys.exit(main())", *command]
    done = subprocess.run(program, env=here, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def games(tmp_path: Path) -> Path:
    shutil.copytree(PACKAGE, tmp_path / "wardroom", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "wardroom" / "games"


def test_a_card_of_missions(games: Path, tmp_path: Path) -> None:
    missions = games / "missions"
    add(missions / "cards" / "galaxy.py", "GALAXY_CARDS", example("Missions", "python"))
    for language in ("en", "fr"):
        with (missions / "text" / language / "cards.ftl").open("a", encoding="utf-8") as words:
            words.write(example("Missions"))
    scored = run(tmp_path, "score", "missions", "ambassador_quill", "commander_kurn", "daimon_bok")
    assert "10  Ambassador Quill" in scored
    run(tmp_path, "check", "missions", "--games", "3")


def test_a_mission_of_starship_captains(games: Path, tmp_path: Path) -> None:
    starship = games / "starship"
    add(starship / "cards" / "missions.py", "MISSION_CARDS", example("Starship Captains", "python"))
    for language, name in (("en", "Tribble Trouble"), ("fr", "Trop de Tribules")):
        with (starship / "text" / language / "cards.ftl").open("a", encoding="utf-8") as words:
            words.write(f"card-tribble_trouble = {name}\n    .text = -\n    .rule = SHIP-9.1\n")
    run(tmp_path, "check", "starship", "--games", "2")


def test_a_project_of_seti(games: Path, tmp_path: Path) -> None:
    seti = games / "seti"
    add(seti / "cards" / "projects_actions.py", "ACTIONS", example("SETI", "python"))
    for language, name in (("en", "Backyard Rocket"), ("fr", "Fusée de jardin")):
        with (seti / "text" / language / "cards.ftl").open("a", encoding="utf-8") as words:
            words.write(f"card-backyard_rocket = {name}\n    .text = -\n    .effect = -\n    .rule = SETI-5.1\n")
    run(tmp_path, "check", "seti", "--games", "1")
