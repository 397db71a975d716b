"""`wardroom open`: play on from a position of a game file, in a new file of its own."""

from __future__ import annotations

from argparse import Namespace
from itertools import islice
from pathlib import Path
from typing import Any

from wardroom.kernel import Table, find, replay, steps

from . import files
from .autosave import autosave_for
from .context import Context
from .errors import Mistake, Misuse
from .play import keep_first, play_on
from .seating import change_seats


def run(arguments: Namespace, context: Context) -> int:
    table = open_position(Path(arguments.file), arguments.step, arguments.command)
    seating = change_seats(table.names, arguments.seats)
    autosave = autosave_for(table.game, arguments.save, None)  # never the file that is opened
    keep_first(table, autosave, arguments.save, context)
    return play_on(table, seating, autosave, context, loaded=True)


def open_position(path: Path, wanted: int | None, command: str) -> Table[Any]:
    """The table after so many moves of a file, or where a problem was reported; something must be left to play."""
    record = files.read(path)
    game = find(record.game)
    table = replay(game, record)  # all of it is checked before any of it is played again
    reported = None if record.report is None else record.report.get("position")
    step = reported if wanted is None else wanted
    if step is None:
        raise Misuse("missing-arguments", command, what="--step")
    if wanted is None and step == len(record.moves) and not table.over:
        return table
    if step >= len(record.moves):
        raise Mistake("cannot-open", step=step, moves=len(record.moves), most=len(record.moves) - 1)
    return next(islice(steps(game, record), step, None))
