"""Games and players of other people: written into a folder, and found there as if they were installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

PROGRAM = "import sys; from wardroom.cli import main; sys.exit(main())"


class Result(NamedTuple):
    code: int
    out: str
    err: str


def install(folder: Path, name: str, entry: str, files: dict[str, str] | None = None) -> Path:
    """Put a package of this name on the path `folder`, with its entry point; `files` are its modules and texts."""
    about = folder / f"{name}-0.1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1\n")
    (about / "entry_points.txt").write_text(f"[wardroom.games]\n{name} = {entry}\n")
    for path, text in (files or {}).items():
        place = folder / name / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(dedent(text), encoding="utf-8")
    return folder / name


def run(folder: Path, *command: str, typed: str = "", at: Path | None = None, language: str = "en") -> Result:
    """A command of `wardroom` in a process of its own, with the folder on its path."""
    path = os.pathsep.join([str(folder), *(each for each in sys.path if each)])
    kept = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
    here = {**kept, "PYTHONPATH": path, "LC_ALL": f"{language}_XX", "XDG_DATA_HOME": str(folder / "data")}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *command],
        env=here,
        cwd=at or folder,
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
    )
    return Result(done.returncode, done.stdout, done.stderr)


SMALL = """
    from wardroom.kernel import TURN, Ask, Cards, Chance, Game, State, Zone

    def setup(seats, settings, chance):
        cards = Cards([Zone("hand", 1, loose=True)], seats)
        cards.add(0, ["ant", "bee"], "bug")
        return State(seats, cards, chance)

    def flow(state):
        for seat in range(state.seats):
            yield TURN
            word = yield Ask(seat, "way", ["left", "right"])
            state.tell("went", seat=seat, word=word)

    GAME = Game("{name}", 1, (2,), setup, flow, lambda state: [1, 0], package={package})
"""
"""A game as small as can be; it says nothing."""


def small(name: str, package: bool = True) -> dict[str, str]:
    """The files of the smallest game, without any text."""
    return {"__init__.py": dedent(SMALL).replace("{name}", name).replace("{package}", "__name__" if package else '""')}
