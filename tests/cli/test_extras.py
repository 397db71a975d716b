"""`pip install wardroom` alone is enough to play, check and simulate; a command that needs the packages of the web or
the store says how to get them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from wardroom.cli.arguments import build
from wardroom.cli.words import Words

HOME = Path(__file__).parents[2]
OPTIONAL = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
EXTRAS = ("web", "store", "postgres")
PACKAGES = {
    re.split(r"[\[<>=; ]", each)[0].replace("-", "_")
    for extra in EXTRAS
    for each in OPTIONAL[extra]
    if not each.startswith("wardroom")
}
WITHOUT = f"""
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {PACKAGES}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
"""


def without_extras(code: str, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT + code, *words]
    environment = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
    return subprocess.run(command, input=typed, capture_output=True, text=True, cwd=HOME, env=environment)


def wardroom(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return without_extras("from wardroom.cli import main; sys.exit(main())", *words, typed=typed)


def commands() -> dict[str, tuple[str, str]]:
    """Every command with its module and the extra it needs."""
    parser = build(Words("en", "wardroom.cli"))
    found = next(action.choices for action in parser._actions if action.choices)
    assert isinstance(found, dict)
    return {name: (each.get_default("module"), each.get_default("extra")) for name, each in found.items()}


def test_the_packages_of_extras_are_hidden() -> None:
    assert {"litestar", "sqlalchemy", "prometheus_client", "psycopg"} <= PACKAGES
    assert "ModuleNotFoundError" in without_extras("import sqlalchemy").stderr


def test_what_needs_no_extra_is_imported_without() -> None:
    modules = [f"wardroom.cli.{module}" for module, extra in commands().values() if not extra]
    assert len(modules) > 10
    modules += ["wardroom.testing", "wardroom.arena", "wardroom.players", "wardroom.interface.verification"]
    assert without_extras(f"import {', '.join(modules)}").stderr == ""


def test_a_game_is_played_simulated_and_verified_without_extras(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert wardroom("simulate", "missions", "--games", "1", "--save", str(tmp_path)).returncode == 0
    (saved,) = tmp_path.iterdir()
    assert wardroom("verify", str(saved)).returncode == 0
    run = wardroom("play", "missions", "--seats", "Ann,greedy", "--save", str(file), typed="hint\nquit\n")
    assert (run.returncode, run.stderr) == (0, "") and file.exists()
    assert wardroom("check", "missions", "--games", "1").returncode == 0


@pytest.mark.parametrize("name", [name for name, (_, extra) in commands().items() if extra])
def test_a_command_that_needs_an_extra_says_which(name: str) -> None:
    extra = commands()[name][1]
    given = {"import": ["x.json"], "backup": ["x"], "restore": ["x"], "db": ["upgrade"], "export": ["--all"]}
    given |= {"tables": ["list"]}
    run = wardroom(name, *given.get(name, []))
    install = f'pip install "wardroom[{extra}]".\n'
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == f"wardroom {name} needs packages that are not installed: {install}"
    french = wardroom("--lang", "fr", name, *given.get(name, [])).stderr
    assert french == f"wardroom {name} a besoin de paquets qui ne sont pas installés\u202f: {install}"
    assert extra in EXTRAS
