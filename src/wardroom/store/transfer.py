"""Whole games on their way out of a store and into one."""

from __future__ import annotations

from wardroom.kernel import Record, find, replay

from .errors import StoreError
from .opening import open_table
from .rows import GameRow, MoveRow, SeatRow
from .secret import new_id
from .store import Store


def export_game(store: Store, id: str) -> Record:
    """The game file of a table, the host's: with the seed, even while the game runs. It is checked on its way out."""
    row, kept = store.game(id), store.snapshot(id)
    if row.status == "waiting":
        raise StoreError("not-begun", id=id)
    return open_table(find(row.game), row, store.moves(id), kept and kept[1]).record(host=True)


def import_game(store: Store, record: Record, at: float) -> GameRow:
    """Put a game file into the store, once it has been replayed and all of it was found true. A game that runs goes on
    with free seats, for whoever is given a link to one."""
    table = replay(find(record.game), record)
    there = store.twin(record.commitment, record.start)
    if there is not None:
        raise StoreError("here-already", id=there)
    row = GameRow(
        id=new_id(),
        game=record.game,
        rules=record.rules,
        settings=record.settings,
        seats=tuple(SeatRow(seat, "person", name, taken=table.over) for seat, name in enumerate(record.names)),
        seed=record.seed or "",
        commitment=record.commitment,
        salt=record.salt,
        start=record.start,
        status="over" if table.over else "playing",
        listed=False,
        created=at,
        moved=at,
        position=len(record.moves),
        asked=tuple(seat.number for seat in table.waiting()),
        result=record.result,
        winners=tuple(table.winners),
    )
    store.add(row, [MoveRow(position, *move, at) for position, move in enumerate(record.moves)])
    return row
