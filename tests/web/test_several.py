"""Several picks at once: check boxes, one request, all or none."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.games import fleet
from wardroom.kernel import Table, replay
from wardroom.kernel.record import Record
from wardroom.store import Stale, StoreError, open_table
from wardroom.web.tables import Done

from .door import Server, config, running
from .extra import Bench, faulty, install

BOX = re.compile(r'<input type="checkbox" name="option" value="([^"]+)"')
SEEDS = ["mine:vega", "mine:vega~2", "nebula:gap"]


@pytest.fixture
def server(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    install(monkeypatch, fleet.GAME)
    with running(config(tmp_path, database=database)) as made:
        yield made


@pytest.fixture
def bench(server: Server) -> Bench:
    return Bench(server, "fleet")


def test_the_page_has_a_box_for_each_pick_and_one_button_that_is_done(bench: Bench) -> None:
    page = bench.page(0).text
    assert BOX.findall(page) == [key for key in bench.options(0) if key != "done"]
    assert '<button class="button button--main" name="option" value="done" data-press="0">Done' in page
    assert page.index('value="done"') > page.rindex('type="checkbox" name="option"'), "it is sent last"
    assert page.count('class="option"') == 0
    assert bench.choose(0, "done").status_code == 303
    assert not BOX.findall(bench.page(0).text)


def test_picks_are_moves_of_one_request(bench: Bench) -> None:
    assert bench.choose(0, *SEEDS, "done", once="now").status_code == 303
    store = bench.server.services.store
    moves = store.moves(bench.id)
    assert [(move.key, move.once) for move in moves] == [
        ("mine:vega", "now"),
        ("mine:vega", None),
        ("nebula:gap", None),
        ("done", None),
    ]
    assert len({move.at for move in moves}) == 1 and bench.asked == (1,)
    snapshot = store.snapshot(bench.id)
    assert snapshot is not None and snapshot[0] == 4
    for kept in (snapshot[1], None):
        assert len(open_table(fleet.GAME, store.game(bench.id), moves, kept).moves) == 4
    assert bench.choose(0, *SEEDS, "done", position=0, once="now").status_code == 303, "sent again"
    assert bench.choose(0, *SEEDS[:2], "done", position=0, once="now").status_code == 409, "another request"
    assert bench.position == 4


def test_programs_send_several_too_and_get_the_same_answer_again(bench: Bench) -> None:
    ask = bench.state(0).json()["ask"]
    assert ask["many"] is True
    for _ in range(2):
        answer = bench.send(0, position=0, options=[*SEEDS, "done"])
        assert (answer.status_code, answer.json()) == (200, {"position": 4})
    assert bench.position == 4
    other = bench.send(0, position=0, options=["mine:vega", "done"])
    assert (other.status_code, other.json()["error"]["code"]) == (409, "stale")
    both: dict[str, Any] = {"option": "done", "options": ["done"]}
    mistakes: list[dict[str, Any]] = [{}, both, {"options": []}, {"options": ["x" * 300]}]
    for wrong in mistakes:
        assert bench.send(1, **wrong).status_code == 400
    assert bench.send(1, options=["done"]).status_code == 200
    assert bench.state(0).json()["ask"]["many"] is False
    alone = bench.send(0, options=["end", "end"])
    assert (alone.status_code, alone.json()["error"]["code"]) == (422, "not-offered")


def test_a_done_that_is_needless_is_passed_over(bench: Bench) -> None:
    everything = ["mine:vega", "mine:vega~2", "nebula:gap", "decoy:gap"]
    for _ in range(2):
        assert bench.send(0, position=0, options=[*everything, "done"]).json() == {"position": 4}
    assert bench.asked == (1,) and bench.moves[-1] == "decoy:gap"


def test_what_is_refused_among_them_refuses_all_and_is_explained(bench: Bench) -> None:
    kept = bench.kept()
    answer = bench.choose(0, "mine:vega", "mine:gap", "done")
    assert answer.status_code == 422 and "Mine cannot lie there" in answer.text
    assert bench.kept() == kept
    assert re.search(r'value="mine:vega" data-press="."[^>]* checked', answer.text), "the picks are still marked"
    twice = bench.choose(0, "decoy:vega", "decoy:gap", "done")
    assert twice.status_code == 422 and bench.kept() == kept
    assert bench.choose(0, *["mine:vega"] * 3).status_code == 303 and bench.moves == ["mine:vega"]


def test_a_form_for_another_question_is_late(bench: Bench) -> None:
    assert bench.choose(0, "mine:vega").status_code == 303
    late = bench.choose(0, "nebula:gap", "done", position=0, once="late")
    assert late.status_code == 409 and bench.moves == ["mine:vega"]


def test_undo_takes_back_one_pick(bench: Bench) -> None:
    assert bench.choose(0, "mine:vega", "nebula:gap").status_code == 303
    at = {"position": "2", "once": "u", "as": "0"}
    assert bench.post(0, "undo", at).status_code == 303
    assert bench.moves == ["mine:vega", "nebula:gap", "undo"]
    assert "nebula:gap" in bench.options(0) and "mine:vega~2" not in bench.options(0)


def test_crew_beams_over_together(bench: Bench) -> None:
    """Beaming: `several` asks; each pick is a move, and the file of it replays."""
    for seat in (0, 1):
        bench.choose(seat, "done")
    beamed = False
    for _ in range(60):
        [seat] = bench.asked
        options = bench.options(seat)
        aboard = [key for key in options if key.startswith("beam:pagh")]
        if aboard and two_aboard(bench, seat):
            assert bench.choose(seat, aboard[0]).status_code == 303
            crew = [key for key in bench.options(seat) if key != "done"]
            before = bench.position
            assert len(crew) > 1 and bench.choose(seat, *crew, "done").status_code == 303
            assert bench.position == before + len(crew), "nobody is left, so done was needless"
            beamed = True
            break
        wanted = [key for key in options if key.startswith("play:") and key.endswith(":1")]
        ship = [key for key in options if key.startswith("pagh")]
        assert (
            bench.choose(seat, (ship or wanted or [key for key in options if key in ("end", "pass")])[0]).status_code
            == 303
        )
    assert beamed
    known: Any = bench.server.run(bench.server.services.tables.open, bench.id)
    record = Record.from_json(known.table.record(host=True).to_json())
    assert isinstance(replay(fleet.GAME, record), Table)


def two_aboard(bench: Bench, seat: int) -> bool:
    known: Any = bench.server.run(bench.server.services.tables.open, bench.id)
    state = known.table.line.state
    return any(len(state.crew(ship)) > 1 and state.cards.faces[ship] == "pagh" for ship in state.ships(seat))


def test_of_two_requests_at_the_same_time_one_is_made(bench: Bench) -> None:
    tables = bench.server.services.tables

    async def race() -> list[Any]:
        wishes = (("mine:vega", "done"), ("nebula:gap", "done"))
        rivals = [tables.choose_several(bench.id, 0, 0, wish, f"{number}") for number, wish in enumerate(wishes)]
        return await asyncio.gather(*rivals, return_exceptions=True)

    results = bench.server.run(race)
    assert {type(result) for result in results} == {Done, Stale} and len(bench.moves) == 2


def test_what_fails_in_the_middle_leaves_nothing(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    def second(state: Any, asked: Any, reply: Any, _: Any) -> bool:
        return getattr(asked, "kind", "") == "seed" and reply != "done" and state.cards.faces[reply[0]] == "nebula"

    install(monkeypatch, faulty(fleet.GAME, second))
    bench.server.services.tables._holders.clear()
    kept = bench.kept()
    assert bench.choose(0, *SEEDS, "done").status_code == 500
    assert bench.kept() == kept

    def full(*_: Any, **__: Any) -> None:
        raise StoreError("database-trouble", database="x", reason="disk full")

    with monkeypatch.context() as broken:
        broken.setattr(bench.server.services.store, "append", full)
        assert bench.choose(0, *SEEDS[:2], "done").status_code >= 400
    assert bench.kept() == kept
    assert bench.choose(0, *SEEDS[:2], "done").status_code == 303
