"""Games go out as files and come in again once they were found true."""

from __future__ import annotations

from dataclasses import replace

import pytest

from wardroom.kernel import Move, Record, replay
from wardroom.kernel.errors import Altered, Sealed, UnknownRules
from wardroom.store import Store, StoreError, Unknown, export_game, import_game

from .tables import new_table, play, row_of, store_last, waiting


@pytest.mark.parametrize("moves", [0, 1, 30, 10_000])
def test_out_and_in_again(store: Store, moves: int) -> None:
    table = new_table()
    row = row_of(table)
    store.create(row)
    play(store, row.id, table, moves)
    record = export_game(store, row.id)
    assert record == table.record(host=True)
    replay(table.game, Record.from_json(record.to_json()))
    with pytest.raises(StoreError, match="here-already"):
        import_game(store, record, 77.0)
    store.remove(row.id)
    new = import_game(store, record, 77.0)
    assert export_game(store, new.id) == record
    assert new == store.game(new.id)
    assert (new.status, new.moved, new.seats[0].taken) == ("over" if table.over else "playing", 77.0, table.over)
    if not table.over:  # the game goes on
        seat = table.waiting()[0]
        assert seat.ask is not None and new.asked == tuple(each.number for each in table.waiting())
        seat.choose(seat.ask.options[0])
        store_last(store, new.id, table)


def test_a_game_that_is_not_true_stays_outside(store: Store) -> None:
    table = new_table()
    row = row_of(table)
    store.create(row)
    play(store, row.id, table, 20)
    record = export_game(store, row.id)
    store.remove(row.id)
    first = record.moves[0]
    for error, altered in (
        (Altered, replace(record, moves=(Move(first.seat, first.key, "0" * 16), *record.moves[1:]))),
        (Altered, replace(record, moves=record.moves[:-1])),
        (Altered, replace(record, names=("Eve", "Bo"))),
        (Sealed, replace(record, seed=None)),
        (UnknownRules, replace(record, rules=99)),
    ):
        with pytest.raises(error):
            import_game(store, altered, 1.0)
    assert store.ids() == []


def test_what_cannot_be_exported(store: Store) -> None:
    with pytest.raises(Unknown):
        export_game(store, "nothing")
    row = waiting()
    store.create(row)
    with pytest.raises(StoreError, match="not-begun"):
        export_game(store, row.id)
    old = row_of(new_table(), rules=99)
    store.create(old)
    with pytest.raises(UnknownRules):
        export_game(store, old.id)
