"""Tables in the store, on both databases: what goes in comes out, and two writers cannot both win."""

from __future__ import annotations

import multiprocessing
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import AbstractContextManager, suppress
from dataclasses import replace
from pathlib import Path
from threading import Barrier, Event

import pytest
from sqlalchemy import Connection, Engine

from wardroom.kernel import Table, find
from wardroom.store import MoveRow, SeatRow, Stale, Store, StoreError, Unknown, base, open_store, open_table
from wardroom.store.engine import writing

from .tables import asked, last_move, new_table, play, row_of, scratch, store_last, waiting

WRITERS = 8


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    seats = (
        SeatRow(0, "person", "Zoë “Z” 🖖", taken=True, webhook="https://example.org/turn?a=1"),
        SeatRow(1, "screen", "Bo", taken=True, stand_in="greedy"),
        SeatRow(2, "bot", "Data", "commander", True),
    )
    table = new_table(tuple(seat.name for seat in seats))
    row = row_of(table, seats=seats, result=(3, -4, 5), winners=(2,), before="another", salt="00ff", asked=(0, 2))
    store.create(row)
    assert store.game(row.id) == row
    assert store.position(row.id) == 0
    assert store.ids() == [row.id]
    with pytest.raises(StoreError, match="table-exists"):
        store.create(row)


def test_a_table_that_is_not_there(store: Store) -> None:
    move = MoveRow(0, 0, "x", "0" * 16, 1.0)
    for ask in (
        lambda: store.game("nothing"),
        lambda: store.position("nothing"),
        lambda: store.take("nothing", 0, "Ann", ""),
        lambda: store.start("nothing", "", "", (), 1.0, None),
        lambda: store.append("nothing", [move], asked=(), over=False, result=None, winners=(), snapshot=None),
        lambda: store.freeze("nothing"),
        lambda: store.set_seat("nothing", 0, name="Ann"),
    ):
        with pytest.raises(Unknown):
            ask()
    assert store.moves("nothing") == []
    assert store.snapshot("nothing") is None
    store.remove("nothing")


# Gathering


def test_a_seat_is_taken_once(store: Store) -> None:
    row = waiting()
    store.create(row)
    assert [game.id for game in store.open_games(10)] == [row.id]
    assert not store.take(row.id, 0, "Eve", "ee")  # somebody sits there
    assert not store.take(row.id, 7, "Eve", "ee")
    assert store.take(row.id, 1, "Bea", "bb")
    assert not store.take(row.id, 1, "Eve", "ee")
    assert store.game(row.id).seats[1] == SeatRow(1, "person", "Bea", taken=True)
    assert store.luck(row.id) == ["bb"]
    assert store.open_games(10) == []


def test_luck_is_in_seat_order(store: Store) -> None:
    row = waiting(seats=tuple(SeatRow(seat, "person", "?") for seat in range(3)))
    store.create(row)
    for seat in (2, 0, 1):
        assert store.take(row.id, seat, "x", f"0{seat}")
    assert store.luck(row.id) == ["00", "01", "02"]


def test_a_table_begins_once(store: Store) -> None:
    row = waiting()
    store.create(row)
    assert not store.start(row.id, "aa", "1" * 16, (1,), 5.5, "snap", names=("Ann", "Eve"))
    assert store.start(row.id, "aa", "1" * 16, (1,), 5.5, "snap", names=row.names)
    assert not store.start(row.id, "bb", "2" * 16, (0,), 6.5, None)
    begun = store.game(row.id)
    assert (begun.status, begun.salt, begun.start, begun.asked, begun.moved) == ("playing", "aa", "1" * 16, (1,), 5.5)
    assert store.snapshot(row.id) == (0, "snap")
    assert not store.take(row.id, 1, "Bea", "bb")
    assert begun.settings == row.settings


def test_what_chance_made_of_settings_is_kept_with_the_deal(store: Store) -> None:
    row = waiting(settings={"deck_1": "drawn"})
    store.create(row)
    assert store.start(row.id, "aa", "1" * 16, (1,), 5.5, None, settings={"deck_1": "academy/"})
    assert store.game(row.id).settings == {"deck_1": "academy/"}


def test_only_listed_tables_with_a_free_seat_are_open(store: Store) -> None:
    rows = [
        waiting(created=1.0),
        waiting(created=3.0),
        waiting(listed=False),
        waiting(status="playing"),
        waiting(seats=(SeatRow(0, "person", "Ann", taken=True), SeatRow(1, "bot", "Data", "greedy", True))),
    ]
    for row in rows:
        store.create(row)
    assert [row.id for row in store.open_games(10)] == [rows[1].id, rows[0].id]
    assert store.open_games(1) == [rows[1]]
    store.set_listed(rows[1].id, False)
    store.set_listed(rows[2].id, True)
    assert {row.id for row in store.open_games(10)} == {rows[0].id, rows[2].id}


def test_what_is_given_of_a_seat_is_changed_and_nothing_else(store: Store) -> None:
    row = waiting()
    store.create(row)
    store.set_seat(row.id, 1, kind="bot", player="greedy", taken=True, name="Data")
    store.set_seat(row.id, 0, stand_in="ensign", webhook="https://example.org")
    store.set_seat(row.id, 0, stand_in=None)
    store.set_seat(row.id, 0)
    assert store.game(row.id).seats == (
        SeatRow(0, "person", "Ann", taken=True, webhook="https://example.org"),
        SeatRow(1, "bot", "Data", "greedy", True),
    )


# Playing


def test_a_whole_game_is_stored_and_opened_again(store: Store) -> None:
    table = new_table()
    row = row_of(table)
    store.create(row)
    play(store, row.id, table, 60)
    played(store, row.id, table)
    play(store, row.id, table)
    assert table.over
    played(store, row.id, table)
    ended = store.game(row.id)
    assert (ended.status, ended.asked, ended.position) == ("over", (), len(table.moves))
    assert (list(ended.result or ()), list(ended.winners)) == (table.result, table.winners)
    assert "undo" in [move.key for move in store.moves(row.id)]


def played(store: Store, id: str, table: Table[object]) -> None:  # type: ignore[type-var]
    row, moves, kept = store.game(id), store.moves(id), store.snapshot(id)
    assert row.position == store.position(id) == len(moves)
    assert [(move.seat, move.key, move.link) for move in moves] == table.moves
    assert kept is not None
    for text in (kept[1], None, "damaged"):
        assert open_table(find(row.game), row, moves, text).record(host=True) == table.record(host=True)


def test_a_choice_half_made_is_stored(store: Store) -> None:
    table = new_table()
    row = row_of(table)
    store.create(row)
    play(store, row.id, table, 3)
    assert store.game(row.id).asked == asked(table)
    assert store.moves(row.id, since=2) == [last_move(table)]
    assert store.game(row.id).moved == last_move(table).at


def test_a_move_for_another_position_is_refused(store: Store) -> None:
    row = row_of(new_table())
    store.create(row)
    scratch(store, row.id, 0)
    before = store.game(row.id)
    for position in (0, 2, 7, -1):
        with pytest.raises(Stale) as refused:
            scratch(store, row.id, position)
        assert refused.value.position == 1
    assert store.game(row.id) == before
    assert len(store.moves(row.id)) == 1


@pytest.mark.parametrize("status", ["waiting", "over", "frozen", "failed"])
def test_only_a_table_in_play_takes_moves(store: Store, status: str) -> None:
    row = row_of(new_table(), status=status)
    store.create(row)
    with pytest.raises(Stale):
        scratch(store, row.id, 0)
    assert store.moves(row.id) == []


def test_a_request_is_done_once(store: Store) -> None:
    row = row_of(new_table())
    store.create(row)
    scratch(store, row.id, 0, once="first")
    assert store.done(row.id, 0, "first") == 0
    assert store.done(row.id, 1, "first") is None
    assert store.done(row.id, 0, "second") is None
    with pytest.raises(Stale) as refused:
        scratch(store, row.id, 1, once="first")
    assert refused.value.position == 1
    assert store.position(row.id) == 1
    scratch(store, row.id, 1, seat=1, once="first")  # another seat's name for its request
    scratch(store, row.id, 2)
    scratch(store, row.id, 3)  # without a name of its own a request may look like another


def test_several_moves_of_one_request_are_stored_together_or_not_at_all(store: Store) -> None:
    row = row_of(new_table())
    store.create(row)
    made = [MoveRow(number, 0, f"move {number}", f"{number:016x}", 3000.0, None) for number in range(3)]
    made[0] = replace(made[0], once="all")
    how: dict[str, object] = {"asked": (1,), "over": False, "result": None, "winners": (), "snapshot": "text"}
    store.append(row.id, made, **how)  # type: ignore[arg-type]
    assert store.moves(row.id) == made and store.snapshot(row.id) == (3, "text")
    assert (store.position(row.id), store.done(row.id, 0, "all")) == (3, 0)
    before = store.game(row.id)
    later = [replace(move, position=move.position + 3, key="later") for move in made]
    for wrong in (later, [replace(move, position=move.position - 1, once=None) for move in later]):
        with pytest.raises(Stale):
            store.append(row.id, wrong, **how)  # type: ignore[arg-type]
        assert store.game(row.id) == before and store.moves(row.id) == made


def test_a_snapshot_comes_with_its_move(store: Store) -> None:
    table = new_table()
    row = row_of(table)
    store.create(row)
    seen = 0
    while seen < 3:
        seat = table.waiting()[0]
        assert seat.ask is not None
        seat.choose(seat.ask.options[0])
        before = store.snapshot(row.id)
        store_last(store, row.id, table)
        after = store.snapshot(row.id)
        if after != before:
            assert after is not None and after[0] == len(table.moves)
            seen += 1


def test_a_frozen_table_asks_nobody(store: Store) -> None:
    row = row_of(new_table())
    store.create(row)
    store.freeze(row.id)
    assert store.game(row.id) == replace(row, status="frozen", asked=())


def test_a_table_that_failed_stands_still_until_it_is_tried_again(store: Store) -> None:
    row, other = row_of(new_table()), row_of(new_table())
    for each in (row, other):
        store.create(each)
    assert not store.fail(row.id, 1), "it is elsewhere"
    assert store.fail(row.id, 0) and not store.fail(row.id, 0)
    assert store.game(row.id) == replace(row, status="failed")
    assert store.retry_failed() == 1 and store.retry_failed() == 0
    assert [store.game(each.id) for each in (row, other)] == [row, other]


def test_tables_that_wait_for_computers(store: Store) -> None:
    bot, person = SeatRow(0, "bot", "Data", "greedy", True), SeatRow(1, "person", "Ann", taken=True)
    away = replace(person, stand_in="ensign")
    table = new_table()
    rows = {
        "bot asked": row_of(table, seats=(bot, person), asked=(0,)),
        "person asked": row_of(table, seats=(bot, person), asked=(1,)),
        "both asked": row_of(table, seats=(bot, person), asked=(0, 1), moved=900.0),
        "stand-in asked": row_of(table, seats=(bot, away), asked=(1,)),
        "too new": row_of(table, seats=(bot, person), asked=(0,), moved=5000.0),
        "tomorrow": row_of(table, seats=(bot, person), asked=(0,), moved=time.time() + 86400),
        "over": row_of(table, seats=(bot, person), asked=(0,), status="over"),
    }
    for row in rows.values():
        store.create(row)
    found = store.waiting_for_computers(2000.0)
    assert found[0] == rows["both asked"].id
    assert set(found) == {rows[name].id for name in ("bot asked", "both asked", "stand-in asked", "tomorrow")}


def test_a_removed_table_leaves_nothing(store: Store) -> None:
    row, other = row_of(new_table()), row_of(new_table())
    for each in (row, other):
        store.create(each)
        scratch(store, each.id, 0, once="x")
    store.remove(row.id)
    with pytest.raises(Unknown):
        store.game(row.id)
    assert store.moves(row.id) == []
    assert store.done(row.id, 0, "x") is None
    assert store.ids() == [other.id]
    assert len(store.moves(other.id)) == 1


def test_a_stored_game_is_on_disk(store: Store, database: str) -> None:
    row = row_of(new_table())
    store.create(row)
    scratch(store, row.id, 0)
    again = open_store(database)
    assert again.position(row.id) == 1
    again.check()
    again.close()


# Racing


def race(url: str, id: str, rounds: int) -> list[int]:
    """A writer that always moves where it believes the table to be; the positions it won."""
    store, won, position = open_store(url), [], 0
    while position < rounds:
        try:
            scratch(store, id, position)
            won.append(position)
            position += 1
        except Stale as stale:
            position = stale.position
    store.close()
    return won


def test_threads_that_move_at_once_have_one_winner(store: Store) -> None:
    row = row_of(new_table())
    store.create(row)
    start = Barrier(WRITERS)

    def move(position: int) -> bool:
        start.wait(120)
        try:
            scratch(store, row.id, position)
        except Stale as stale:
            assert stale.position == position + 1
            return False
        return True

    with ThreadPoolExecutor(WRITERS) as threads:
        for position in range(10):
            assert Counter(threads.map(move, [position] * WRITERS)) == {True: 1, False: WRITERS - 1}
    assert [move.position for move in store.moves(row.id)] == list(range(10))


def test_processes_that_move_at_once_have_one_winner(store: Store, database: str) -> None:
    row = row_of(new_table())
    store.create(row)
    rounds, writers = 40, 3
    with ProcessPoolExecutor(writers, multiprocessing.get_context("spawn")) as processes:
        won = [each.result() for each in [processes.submit(race, database, row.id, rounds) for _ in range(writers)]]
    assert sorted(position for each in won for position in each) == list(range(rounds))
    assert [move.position for move in store.moves(row.id)] == list(range(rounds))


def test_one_request_sent_twice_at_once_is_done_once(store: Store) -> None:
    row = row_of(new_table())
    store.create(row)
    start = Barrier(WRITERS)

    def send(_number: int) -> int | None:
        start.wait(120)
        with suppress(Stale):
            scratch(store, row.id, 0, once="once")
        return store.done(row.id, 0, "once")

    with ThreadPoolExecutor(WRITERS) as threads:
        assert set(threads.map(send, range(WRITERS))) == {0}
    assert len(store.moves(row.id)) == 1


def test_one_seat_for_many_takers(store: Store) -> None:
    row = waiting()
    store.create(row)
    start = Barrier(WRITERS)

    def take(number: int) -> bool:
        start.wait(120)
        return store.take(row.id, 1, f"Taker {number}", f"0{number}")

    with ThreadPoolExecutor(WRITERS) as threads:
        assert sum(threads.map(take, range(WRITERS))) == 1
    assert len(store.luck(row.id)) == 1


def test_writers_of_one_sqlite_file_wait_in_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite itself would let them sleep and try again, some of them for a long time."""
    store, begun = open_store(f"sqlite:///{tmp_path}/tables.db"), Event()
    row = waiting()

    def noticed(engine: Engine) -> AbstractContextManager[Connection]:
        begun.set()
        return writing(engine)

    with ThreadPoolExecutor(1) as threads:
        with store.writing():
            monkeypatch.setattr(base, "writing", noticed)
            other = threads.submit(store.create, row)
            assert not begun.wait(0.1)
        other.result()
    assert begun.is_set() and store.game(row.id) == row
    store.close()
