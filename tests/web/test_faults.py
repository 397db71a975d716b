"""A fault in a game's own code never costs a game: whoever met it is told a number and plays on."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tests.kernel.games import bids, fleet
from wardroom.kernel import TURN, Game, Show, Together
from wardroom.players.worker import Trouble
from wardroom.store import open_table, schema
from wardroom.web.table_setup import Chair

from .door import Server, config, running
from .extra import Bench, Fails, faulty, install

NUMBER = re.compile(r"[0-9A-F]{8}")
SECRET = "a secret that is in no answer"
SAID = "A fault in the game stopped this choice. Nothing has changed: choose something else. Reference number: #."


def mid_turn(state: Any, asked: Any, reply: Any, _: Any) -> bool:
    return bool(asked.kind == "seed" and isinstance(reply, tuple) and state.cards.faces[reply[0]] == "mine")


def nested(state: Any, asked: Any, reply: Any, _: Any) -> bool:
    return bool(asked.kind == "ship" and state.cards.faces[reply] == "pagh")


def end_of_turn(_: Any, asked: Any, reply: Any, following: Any) -> bool:
    return bool(asked.kind == "order" and reply == "end" and following is TURN)


def together(state: Any, asked: Any, reply: Any, _: Any) -> bool:
    return isinstance(asked, Together) and any(state.cards.faces[card] == "5" for card in reply)


def always(_: Any, asked: Any, __: Any, ___: Any) -> bool:
    return hasattr(asked, "kind")


def ask_only(fails: Fails) -> Fails:
    return lambda state, asked, *rest: hasattr(asked, "kind") and fails(state, asked, *rest)


BIDS = replace(bids.GAME, show=Show())  # its sheet is not one that a page can show
PLACES: dict[str, tuple[Game[Any], Fails, list[tuple[int, str]], int, str, str]] = {
    # name: the game, its fault, what is chosen before, who then chooses, what fails, what works
    "in mid-turn": (fleet.GAME, ask_only(mid_turn), [], 0, "mine:vega", "nebula:gap"),
    "in a question within another": (
        fleet.GAME,
        ask_only(nested),
        [(0, "done"), (1, "done"), (0, "play:guard:1")],
        0,
        "pagh@home",
        "bounty@home",
    ),
    "at the end of a turn": (
        fleet.GAME,
        ask_only(end_of_turn),
        [(0, "done"), (1, "done")],
        0,
        "end",
        "play:guard:1",
    ),
    "when all have answered at once": (BIDS, together, [(0, "1")], 1, "5", "2"),
}


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[Server]:
    with running(config(tmp_path, database=database)) as made:
        yield made


@pytest.mark.parametrize("place", PLACES)
def test_a_choice_that_fails_changes_nothing_and_another_works(
    place: str, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game, fails, before, seat, bad, good = PLACES[place]
    install(monkeypatch, faulty(game, fails))
    with running(config(tmp_path, database=database)) as first:
        bench = Bench(first, game.name)
        elsewhere = Bench(first, game.name)
        for chooser, option in before:
            assert bench.choose(chooser, option).status_code == 303, bench.options(chooser)
        kept = bench.kept()
        answer = bench.choose(seat, bad)
        assert answer.status_code == 500
        assert "Nothing has changed: choose something else" in answer.text and "Traceback" not in answer.text
        number = found(answer.text)
        assert f'data-position="{len(before)}"' in answer.text and f'value="{good}"' in answer.text
        by_program = bench.send(seat, option=bad)
        error = by_program.json()["error"]
        assert (by_program.status_code, error["code"], error["rule"]) == (500, "flow-failed", None)
        assert NUMBER.sub("#", error["message"]) == SAID and SECRET not in answer.text + by_program.text
        assert bench.kept() == kept, "nothing was stored"
        logged(caplog, number, bench.id, len(before), seat, game)
        logged(caplog, found(error["message"]), bench.id, len(before), seat, game)
        assert bench.page(seat).status_code == 200
        assert elsewhere.page(0).status_code == 200 and elsewhere.position == 0
    with running(config(tmp_path, database=database)) as second:
        bench.moved_to(second)
        assert bench.page(seat).status_code == 200
        assert bench.choose(seat, bad).status_code == 500
        assert bench.choose(seat, good).status_code == 303
        store = second.services.store
        row, moves, snapshot = store.game(bench.id), store.moves(bench.id), store.snapshot(bench.id)
        assert [move.key for move in moves] == [*(option for _, option in before), good]
        table = open_table(faulty(game, fails), row, moves, None if snapshot is None else snapshot[1])
        assert len(table.moves) == row.position == len(before) + 1


def found(said: str) -> str:
    number = NUMBER.search(said.rpartition("Reference number")[2])
    assert number is not None, said
    return number[0]


def logged(caplog: Any, number: str, id: str, position: int, seat: int, game: Game[Any]) -> None:
    [record] = [each for each in caplog.records if getattr(each, "facts", {}).get("reference") == number]
    facts = {"reference": number, "game": id, "position": position, "seat": seat}
    assert record.levelname == "ERROR" and record.facts == {**facts, "played": game.name, "rules": game.rules}
    assert record.exc_info is not None and record.exc_info[0] is RuntimeError


def said(caplog: pytest.LogCaptureFixture, what: str) -> list[dict[str, Any]]:
    """The facts of all such lines in the log."""
    return [getattr(record, "facts", {}) for record in caplog.records if record.getMessage() == what]


def test_an_older_form_still_answers_after_somebody_elses_fault(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, faulty(BIDS, together))
    bench = Bench(server, "bids", *(Chair("person", name) for name in ("Ann", "Bo", "Cy")))
    assert bench.choose(1, "1", position=0).status_code == 303
    assert bench.choose(0, "2", position=0).status_code == 303
    assert bench.choose(2, "5", position=0).status_code == 500
    assert bench.choose(2, "3", position=0).status_code == 303


def test_a_page_that_fails_has_a_number_that_is_in_the_log(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    install(monkeypatch, fleet.GAME)
    bench = Bench(server, "fleet")

    def broken(*_: Any) -> Any:
        raise RuntimeError(SECRET)

    install(monkeypatch, replace(fleet.GAME, view=broken))
    server.services.tables._holders.clear()
    answer = bench.page(0)
    assert answer.status_code == 500 and SECRET not in answer.text
    assert [facts["reference"] in answer.text for facts in said(caplog, "failed")] == [True]


# Computers


def no_worker(*_: Any) -> str:
    """The player processes do not know the games of the tests."""
    raise Trouble("crashed")


@pytest.fixture
def computers(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setattr("wardroom.players.worker.Worker.key", no_worker)
    with running(config(tmp_path, database=database, sweep_seconds=0.05)) as made:
        yield made


def until(happened: Callable[[], Any]) -> Any:
    end = time.monotonic() + 60
    while not (seen := happened()):
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)
    return seen


MIRA = Chair("bot", "Mira", "greedy")


def test_a_computer_whose_choice_fails_makes_another(computers: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def all_but_done(_: Any, asked: Any, reply: Any, __: Any) -> bool:
        return bool(asked.kind == "seed" and reply != "done")

    install(monkeypatch, faulty(fleet.GAME, ask_only(all_but_done)))
    bench = Bench(computers, "fleet", MIRA, Chair("person", "Bo"))
    until(lambda: bench.asked == (1,))
    assert bench.moves == ["done"]


def test_a_table_where_everything_fails_stands_still_says_so_and_is_tried_again(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("wardroom.players.worker.Worker.key", no_worker)
    install(monkeypatch, faulty(fleet.GAME, always))
    with running(config(tmp_path, database=database, sweep_seconds=0.05)) as first:
        bench = Bench(first, "fleet", MIRA, Chair("person", "Bo"))
        store = first.services.store
        until(lambda: store.game(bench.id).status == "failed")
        assert [facts["game"] for facts in said(caplog, "table stands still")] == [bench.id]
        page = bench.page(1)
        assert page.status_code == 200 and "The table stands still" in page.text
        assert "stands still: a fault" in bench.browsers[1].get("/mine").text
        assert bench.state(1).status_code == 409 and bench.state(1).json()["error"]["code"] == "failed"
        late = bench.send(1, option="done")
        assert (late.status_code, late.json()["error"]["code"]) == (409, "failed")
        form = bench.choose(1, "done")
        assert form.status_code == 409 and "stands still" in form.text
        install(monkeypatch, BIDS)
        swept = Bench(first, "bids", MIRA, Chair("person", "Bo"))
        until(lambda: swept.position == 1)  # the others are looked after
        assert bench.position == 0
    install(monkeypatch, fleet.GAME)
    with running(config(tmp_path, database=database, sweep_seconds=0.05)) as second:
        bench.moved_to(second)
        until(lambda: bench.asked == (1,))
        assert second.services.store.game(bench.id).status == "playing"
        assert "The table stands still" not in bench.page(1).text


def test_a_table_that_cannot_be_opened_does_not_end_the_sweep(
    computers: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, fleet.GAME, BIDS)
    opened = computers.services.tables.open

    async def broken(id: str) -> Any:
        tried.append(id)
        if id in shut:
            raise RuntimeError(SECRET)
        return await opened(id)

    woken, tried = list[str](), list[str]()
    monkeypatch.setattr(computers.services.computers, "_think", lambda id, _: woken.append(id))
    first, second = (Bench(computers, name, MIRA, Chair("person", "Bo"), sit=False) for name in ("fleet", "bids"))
    shut = {first.id}
    monkeypatch.setattr(computers.services.tables, "open", broken)
    until(lambda: first.id in tried)  # a sweep that was under way may have opened it before
    woken.clear()
    until(lambda: second.id in woken)
    assert first.id not in woken


def damage(server: Server, id: str, settings: str) -> None:
    with server.services.store.writing() as connection:
        connection.execute(update(schema.games).where(schema.games.c.id == id).values(settings=settings))


def test_a_table_that_cannot_be_opened_stands_still_is_logged_once_and_the_others_go_on(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("wardroom.players.worker.Worker.key", no_worker)
    install(monkeypatch, BIDS)
    chairs = (MIRA, Chair("person", "Bo"))
    with running(config(tmp_path, database=database)) as first:
        monkeypatch.setattr(first.services.computers, "wake", lambda *_: None)
        first.services.tables.heard.clear()
        bad, good = (Bench(first, "bids", *chairs) for _ in range(2))
        damage(first, bad.id, '{"no-such-setting": 1}')
    with running(config(tmp_path, database=database, sweep_seconds=0.05)) as second:
        for bench in (bad, good):
            bench.moved_to(second)
        until(lambda: good.position == 1)
        until(lambda: second.services.store.game(bad.id).status == "failed")
        page = bad.page(1)
        assert page.status_code == 409 and "cannot be opened" in page.text
        assert bad.state(1).status_code == 409 and "stands still" in bad.browsers[1].get("/mine").text
        time.sleep(0.2)  # several sweeps
        assert [facts["game"] for facts in said(caplog, "table cannot be opened")] == [bad.id]
        assert second.services.store.game(bad.id).position == 0 and bad.moves == []
        damage(second, bad.id, "{}")
    with running(config(tmp_path, database=database, sweep_seconds=0.05)) as third:
        bad.moved_to(third)
        until(lambda: bad.position == 1)
        assert bad.page(1).status_code == 200
