"""Giving up: asked for twice, asked or not, and told as what it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.games import fleet
from wardroom.kernel import replay
from wardroom.kernel.record import Record
from wardroom.players.worker import Trouble
from wardroom.web.computers import choose
from wardroom.web.table_setup import Chair

from .door import Server, config, running
from .extra import Bench, install

SEATS = [Chair("person", name) for name in ("Ann", "Bo", "Cy", "Di")]


@pytest.fixture
def server(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    install(monkeypatch, fleet.GAME)
    with running(config(tmp_path, database=database)) as made:
        yield made


@pytest.mark.parametrize("seat", [0, 1], ids=["who is asked", "who is not asked"])
def test_a_seat_gives_up_after_it_was_told_what_happens(server: Server, seat: int) -> None:
    bench = Bench(server, "fleet", settings={"bonuses": "head_start"})
    other = ("Bo", "Ann")[seat]
    page = bench.page(seat).text
    assert 'popovertarget="panel-concede"' in page and f"{other} wins; the result stands as it is" in page
    for _ in range(2):  # sent again it has happened
        answer = bench.post(seat, "concede", {"as": str(seat), "sure": "1"})
        assert (answer.status_code, answer.headers["location"]) == (303, bench.path)
    row = server.services.store.game(bench.id)
    assert (row.status, row.winners, row.result, row.asked) == ("over", (1 - seat,), (1, 0), ())
    assert bench.moves == ["concede"]
    result = bench.page(seat).text
    assert f"{other} wins: {SEATS[seat].name} gave up" in result
    assert result.index('<li class="rank is-first">') == result.index('<li class="rank')
    assert f"You win: {SEATS[seat].name} gave up" in bench.page(1 - seat).text
    assert "You give up." in bench.browsers[seat].get(f"{bench.path}/log").text
    assert f"{SEATS[seat].name}</b> gives up." in bench.browsers[seat].get(f"{bench.path}/replay?step=1").text
    assert f"{other} won with {(1, 0)[1 - seat]}" in bench.browsers[seat].get("/mine").text
    assert bench.browsers[seat].post(f"{bench.path}/verify").status_code == 200
    record = Record.from_json(bench.browsers[seat].get(f"{bench.path}/file").text)
    assert replay(fleet.GAME, record).conceded == seat
    server.services.tables._holders.clear()
    assert f"{other} wins: {SEATS[seat].name} gave up" in bench.page(seat).text, "read from the store again"


def test_it_does_not_matter_what_happened_meanwhile(server: Server) -> None:
    bench = Bench(server, "fleet")
    assert bench.choose(0, "done").status_code == 303
    assert bench.post(0, "concede", {"as": "0", "position": "0", "sure": "1"}).status_code == 303
    assert bench.moves == ["done", "concede"]
    late = bench.choose(1, "done", position=1)
    assert (late.status_code, late.headers.get("location")) == (303, bench.path), "the other sees the result"


def test_a_choice_is_not_a_way_around_the_question(server: Server) -> None:
    bench = Bench(server, "fleet")
    answer = bench.choose(0, "concede")
    assert answer.status_code == 409 and "say that you are sure" in answer.text
    assert bench.post(0, "concede", {"as": "0"}).status_code == 409
    assert bench.moves == []
    assert bench.browsers[0].post(f"{bench.path}/concede", {"as": "1", "sure": "1"}).status_code == 403
    assert server.browser().post(f"{bench.path}/concede", {"as": "0"}).status_code == 404


def test_programs_must_be_sure(server: Server) -> None:
    bench = Bench(server, "fleet")
    assert bench.state(1).json()["can_concede"] is True
    answer = bench.send(1, option="concede")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "sure")
    assert bench.send(1, options=["concede"]).status_code == 409
    assert bench.choose(0, "done").status_code == 303
    for _ in range(2):
        answer = bench.send(1, position=0, option="concede", sure=True)
        assert (answer.status_code, answer.json()) == (200, {"position": 2})
    over = bench.state(1).json()
    assert (over["over"], over["winners"], over["can_concede"]) == (True, [0], False)
    refused = bench.send(0, option="concede", sure=True)
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "cannot-concede")


def test_with_more_than_two_nobody_is_offered_it(server: Server) -> None:
    bench = Bench(server, "missions", *SEATS)
    assert "panel-concede" not in bench.page(0).text
    answer = bench.post(0, "concede", {"as": "0", "sure": "1"})
    assert answer.status_code == 409 and "cannot give this game up" in answer.text
    assert bench.state(0).json()["can_concede"] is False and bench.moves == []


def test_a_finished_game_of_a_real_one_is_verified(server: Server) -> None:
    bench = Bench(server, "missions", *SEATS[:2])
    for _ in range(9):
        [seat] = bench.asked
        assert bench.choose(seat, bench.options(seat)[0]).status_code == 303
    assert bench.post(1, "concede", {"as": "1", "sure": "1"}).status_code == 303
    assert "Ann wins: Bo gave up" in bench.page(1).text
    assert bench.browsers[1].post(f"{bench.path}/verify").status_code == 200
    for step in (9, 10):
        assert bench.browsers[1].get(f"{bench.path}/replay?step={step}&seat=0").status_code == 200


def test_a_computer_never_gives_up(server: Server) -> None:
    class Gives:
        def key(self, *_: Any) -> str:
            return "concede"

    bench = Bench(server, "missions", *SEATS[:2])
    known: Any = server.run(server.services.tables.open, bench.id)
    [seat] = bench.asked
    record = known.table.record(host=True).to_json()
    worker: Any = Gives()
    key, trouble = choose(worker, record, seat, "greedy")
    assert (trouble, key in bench.options(seat)) == (Trouble("nonsense").kind, True)
