"""`wardroom saves`: the games that are kept in this terminal's folder, the latest first."""

from __future__ import annotations

from argparse import Namespace
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from wardroom.kernel import Record
from wardroom.kernel.errors import WardroomError

from . import files
from .context import Context
from .errors import Mistake


class Save(NamedTuple):
    """A game file, and when it was last written."""

    path: Path
    record: Record
    at: float

    @property
    def over(self) -> bool:
        return self.record.result is not None


def list_saves(game: str | None = None) -> list[Save]:
    """All games that can be read, or those of one game, the latest first; what is no game file is passed over."""
    found = []
    folder = files.saves()
    for path in folder.glob("*.json") if folder.is_dir() else ():
        try:
            save = Save(path, files.read(path), path.stat().st_mtime)
        except (WardroomError, OSError):
            continue
        if save.record.report is None and (game is None or save.record.game == game):
            found.append(save)
    return sorted(found, key=lambda each: (-each.at, each.path.name))


def latest(game: str | None) -> Path:
    """The game that was left last."""
    for save in list_saves(game):
        if not save.over:
            return save.path
    raise Mistake("no-saves", folder=str(files.saves()))


def run(arguments: Namespace, context: Context) -> int:
    say = context.text.say
    found = list_saves(arguments.game)
    if arguments.json:
        context.write_json([describe(save) for save in found])
        return 0
    if not found:
        context.out.print(say("saves-none", {"folder": str(files.saves())}))
        return 0
    rows = [
        [
            f"{datetime.fromtimestamp(save.at):%Y-%m-%d %H:%M}",
            save.record.game,
            ", ".join(save.record.names),
            say("saves-over" if save.over else "saves-running", {"moves": len(save.record.moves)}),
            save.path.name,
        ]
        for save in found
    ]
    context.out.table([say(f"saves-{head}") for head in ("when", "game", "players", "state", "file")], rows)
    context.out.print("", say("saves-how", {"folder": str(files.saves())}))
    return 0


def describe(save: Save) -> dict[str, object]:
    return {
        "file": str(save.path),
        "game": save.record.game,
        "players": list(save.record.names),
        "moves": len(save.record.moves),
        "over": save.over,
        "at": int(save.at),
    }
