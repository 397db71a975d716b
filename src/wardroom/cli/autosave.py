"""The file a running game is kept in: written after every move, before anybody is told of it."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

from wardroom.kernel import Game, Table

from . import files
from .errors import Mistake


class Leave(Exception):
    """Somebody leaves the table; the game waits in its file."""


class Autosave:
    """Saves a table in a file. A disk that is full does not end the game: the last whole file stays, and we try again.

    The file is the host's: it holds the seed, so that the game can be gone on with."""

    def __init__(self, path: Path | None, trouble: OSError | None = None) -> None:
        self.path = path
        self.trouble = trouble  # why the last move is not in the file

    def save(self, table: Table[Any]) -> OSError | None:
        """Write the table down; the trouble, when it is news."""
        before = self.trouble
        if self.path is not None:
            try:
                files.write(table.record(host=True), self.path)
                self.trouble = None
            except OSError as error:
                self.trouble = error
        return self.trouble if before is None else None

    @property
    def kept(self) -> Path | None:
        """Where the game is, once it is over."""
        return self.path

    @property
    def verifying(self) -> str:
        """What to type to check the finished game."""
        return f"wardroom verify {shlex.quote(str(self.path))}"

    @property
    def command(self) -> str:
        """What to type to go on with the game."""
        return f"wardroom play --load {shlex.quote(str(self.path))}"


def autosave_for(game: Game[Any], save: str | None, load: str | None) -> Autosave:
    """Where the game goes: the file named, the one it came from, or a new one among the saves."""
    if save is not None:
        path = Path(save)
        same = load is not None and files.destination(path) == files.destination(Path(load))
        if not same and files.taken(path):
            raise Mistake("save-exists", file=save)
        return Autosave(path)
    if load is not None:
        return Autosave(Path(load))
    try:
        return Autosave(files.new_save(game.name))
    except OSError as error:
        return Autosave(None, error)
