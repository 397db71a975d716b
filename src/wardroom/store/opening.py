"""From rows to a running table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from wardroom.kernel import Game, Move, Record, Table, steps
from wardroom.kernel.errors import BadSnapshot
from wardroom.kernel.snapshot import wake

from .rows import GameRow, MoveRow


def head(row: GameRow) -> Record:
    """The header of a table's game file, with its seed; without moves, and without the end of the hash chain."""
    return Record(
        game=row.game,
        rules=row.rules,
        settings=row.settings,
        names=row.names,
        commitment=row.commitment,
        salt=row.salt,
        seed=row.seed,
        start=row.start,
        moves=(),
        chain="",
        result=None,
    )


def open_table(game: Game[Any], row: GameRow, moves: Sequence[MoveRow], snapshot: str | None = None) -> Table[Any]:
    """The table after all its moves: from a snapshot if there is a good one, otherwise from the deal. Whatever is made
    again is held against the stored links (`Altered`); other rules than the game's raise `UnknownRules`."""
    made = [Move(move.seat, move.key, move.link) for move in moves]
    if snapshot is not None:
        try:
            return wake(game, head(row), made, snapshot)
        except BadSnapshot:  # it is only a cache
            pass
    *_, table = steps(game, replace(head(row), moves=tuple(made)))
    return table
