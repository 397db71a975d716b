"""A choice is made once: sent twice, sent late, sent by two at the same time, or interrupted by a failing disk."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.games import bids
from wardroom.kernel import Table as KernelTable
from wardroom.kernel import game as kernel_game
from wardroom.store import Stale, StoreError
from wardroom.web.table_setup import Chair, Draft
from wardroom.web.tables import Done

from .door import Server, Table, config, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(config(tmp_path)) as made:
        yield made


@pytest.fixture
def table(server: Server) -> Table:
    return Table(server)


def player(table: Table) -> Any:
    return table.host if table.asked() == 0 else table.guest


def test_a_form_sent_twice_is_one_choice(table: Table) -> None:
    browser, key = player(table), table.options(table.asked())[0]
    first = table.choose(browser, key, 0)
    second = table.choose(browser, key, 0)
    assert first.status_code == second.status_code == 303
    assert table.server.services.store.position(table.id) == 1


def test_a_choice_sent_again_much_later_is_answered_and_not_made(table: Table) -> None:
    browser, key = player(table), table.options(table.asked())[0]
    table.choose(browser, key, 0)
    table.play(3)
    assert table.choose(browser, key, 0).status_code == 303
    assert table.server.services.store.position(table.id) == 4


def test_a_stale_form_gets_the_table_as_it_is_and_a_friendly_sentence(table: Table) -> None:
    browser, options = player(table), table.options(table.asked())
    table.choose(browser, options[0], 0)
    answer = table.choose(browser, options[-1], 0)
    assert answer.status_code == 409
    assert "gone on meanwhile" in answer.text and f'data-position="{1}"' in answer.text
    assert table.server.services.store.position(table.id) == 1


def test_another_seat_cannot_answer_and_is_told_so(table: Table) -> None:
    other = table.guest if table.asked() == 0 else table.host
    answer = table.choose(other, "galaxy", 0)
    assert answer.status_code == 409
    assert table.server.services.store.position(table.id) == 0


def test_a_refusal_names_its_rule_and_changes_nothing(table: Table) -> None:
    browser = player(table)
    assert table.choose(browser, "no-such-thing", 0).status_code == 422
    assert table.choose(browser, "x" * 5000, 0).status_code == 422
    assert table.server.services.store.position(table.id) == 0


def test_undo_is_a_move_and_idempotent_too(table: Table) -> None:
    table.play(4)
    browser, seat = player(table), table.asked()
    taken = next(key for key in table.options(seat) if key not in ("galaxy", "mission"))
    assert table.choose(browser, taken, 4).status_code == 303
    fields = {"position": "5", "once": "u", "as": str(seat)}
    assert table.choose_path(browser, "undo", fields).status_code == 303
    assert table.choose_path(browser, "undo", fields).status_code == 303
    assert [move.key for move in table.server.services.store.moves(table.id)][4:] == [taken, "undo"]
    assert table.choose(browser, taken, 4).status_code == 303, "the old form again"
    assert table.server.services.store.position(table.id) == 6, "changes nothing"


def test_nobody_goes_back_and_forth_for_ever(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wardroom.web.tables.UNDOS", 3)
    table.play(4)
    browser, seat = player(table), table.asked()
    taken = next(key for key in table.options(seat) if key not in ("galaxy", "mission"))
    statuses = []
    for position in range(4, 12, 2):
        assert table.choose(browser, taken, position).status_code == 303
        fields = {"position": str(position + 1), "once": "", "as": str(seat)}
        statuses.append(table.choose_path(browser, "undo", fields).status_code)
    assert statuses == [303, 303, 303, 409]
    table.play(1)


def test_a_game_of_other_rules_is_kept_and_never_cut(table: Table) -> None:
    table.play(3)
    store = table.server.services.store
    with store.writing() as connection:
        connection.exec_driver_sql("UPDATE games SET rules = 99")
    table.server.services.tables._holders.clear()
    answer = table.host.get(table.path)
    assert answer.status_code == 409 and "older rules" in answer.text
    assert store.game(table.id).status == "frozen" and len(store.moves(table.id)) == 3
    assert table.host.get("/mine").status_code == 200


def test_of_racing_clients_exactly_one_wins(table: Table) -> None:
    seat = table.asked()
    options = table.options(seat)[:2]
    tables = table.server.services.tables

    async def race() -> list[Any]:
        rivals = [tables.choose(table.id, seat, 0, options[number % 2], f"once {number}") for number in range(20)]
        return await asyncio.gather(*rivals, return_exceptions=True)

    results = table.server.run(race)
    made = [result for result in results if isinstance(result, Done) and not result.again]
    assert len(made) == 1
    assert all(isinstance(result, (Done, Stale)) for result in results)
    assert sum(isinstance(result, Done) for result in results) == 10, "the same choice again is no other choice"
    assert table.server.services.store.position(table.id) == 1


def test_a_change_while_the_row_is_read_is_not_overlooked(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody looks at a waiting table while the last one sits down: what was read before must not be kept as new."""
    tables, store = table.server.services.tables, table.server.services.store
    read = store.game

    async def look() -> tuple[str | None, str | None]:
        loop = asyncio.get_running_loop()
        tables.announce(table.id, "seats")

        def meanwhile(id: str) -> Any:
            row = read(id)
            monkeypatch.setattr(store, "game", read)
            store.set_seat(id, 1, stand_in="greedy")
            loop.call_soon_threadsafe(tables.announce, id, "seats")
            return row

        monkeypatch.setattr(store, "game", meanwhile)
        before = (await tables.open(table.id)).row.seats[1].stand_in
        return before, (await tables.open(table.id)).row.seats[1].stand_in

    assert table.server.run(look) == (None, "greedy")


def test_what_could_not_be_stored_has_not_happened(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    browser, key = player(table), table.options(table.asked())[0]
    store = table.server.services.store
    with monkeypatch.context() as broken:

        def full(*_: Any, **__: Any) -> None:
            raise StoreError("database-trouble", database="x", reason="disk full")

        broken.setattr(store, "append", full)
        assert table.choose(browser, key, 0).status_code >= 400
        assert 'data-position="0"' in browser.get(table.path).text
    assert table.choose(browser, key, 0).status_code == 303
    assert 'data-position="1"' in browser.get(table.path).text


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(config(tmp_path)) as first:
        table = Table(first)
        table.play(7)
        asked, options = table.asked(), table.options(table.asked())
    with running(config(tmp_path)) as second:
        table.server = second
        for browser in table.people.values():
            browser.server = second
        assert (table.asked(), table.options(table.asked())) == (asked, options)
        table.play()
        assert second.services.store.game(table.id).status == "over"
        assert table.host.get(table.path).status_code == 200


def test_opening_a_table_replays_no_more_than_a_checkpoints_worth(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.play(15)
    made: list[str] = []
    choose_key = KernelTable.choose_key

    def counted(self: KernelTable[Any], seat: int, key: str) -> None:
        made.append(key)
        choose_key(self, seat, key)

    monkeypatch.setattr(KernelTable, "choose_key", counted)
    table.server.services.tables._holders.clear()
    table.options(table.asked())
    assert len(made) <= 2


def test_an_older_form_still_answers_a_question_asked_of_all_at_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three bid at once. Each saw position 0; that others have answered meanwhile is nothing to them."""
    monkeypatch.setattr(kernel_game, "find", lambda name: bids.GAME)
    for module in ("wardroom.web.table_setup", "wardroom.web.tables"):
        monkeypatch.setattr(f"{module}.find", lambda name: bids.GAME)
    services = server.services
    seats = bids.GAME.seats[-1]

    async def bid() -> list[Any]:
        chairs = [Chair("person", f"P{number}") for number in range(seats)]
        made = await services.table_setup.make(Draft("bids", chairs), None, programs=True)
        id = made.row.id
        known = await services.tables.open(id)
        asked = list(known.row.asked)
        assert len(asked) > 1
        first, second, *_ = asked
        results: list[Any] = []
        options = {seat: known.seat(seat).labels[0].key for seat in asked}
        results.append(await services.tables.choose(id, first, 0, options[first]))
        results.append(await services.tables.choose(id, second, 0, options[second]))
        results.append(await services.tables.choose(id, second, 0, options[second]))
        try:
            results.append(await services.tables.choose(id, first, 1, options[first]))
        except Exception as error:
            results.append(type(error).__name__)
        return results

    one, two, again, refused = server.run(bid)
    assert (one, two, again) == (Done(1, False), Done(2, False), Done(2, True))
    assert refused in ("Stale", "NotAsked", Done(1, True))
