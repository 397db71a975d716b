"""A table never waits for a broken player: its place is taken by a legal greedy choice, and that is said."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from functools import partial
from io import StringIO
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.games import fleet
from tests.web.extra import faulty, install
from wardroom.kernel import Ask, Table, digest, find
from wardroom.kernel.errors import RecordError
from wardroom.players import hint, make
from wardroom.players.worker import Decision, Trouble, Worker, instead, serve

BAD = "tests.players.bad"


@pytest.fixture
def table() -> Table[Any]:
    return Table(find("missions"), 2, bytes(32))


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    with Worker(seconds=20, memory=1 << 30) as made:
        yield made


def asked(table: Table[Any]) -> int:
    return table.waiting()[0].number


@pytest.mark.parametrize(
    ("player", "trouble"),
    [
        ("Throws", "crashed"),
        ("Dies", "crashed"),
        ("Hoards", "memory"),
        ("Babbles", "nonsense"),
        ("Answers", "nonsense"),
    ],
)
def test_a_broken_player_is_replaced_by_a_greedy_choice(
    table: Table[Any], worker: Worker, player: str, trouble: str
) -> None:
    before = digest(table.line.state), table.chain
    decision = worker.choose(table, asked(table), f"{BAD}:{player}")
    assert decision.trouble == trouble
    assert decision.option == make("greedy", "instead").choose(table.waiting()[0])
    assert (digest(table.line.state), table.chain) == before
    table.choose(asked(table), decision.option)


def test_a_player_that_freezes_is_cut_off(table: Table[Any]) -> None:
    with Worker(seconds=0.5) as impatient:
        decision = impatient.choose(table, asked(table), f"{BAD}:Freezes")
        assert decision.trouble == "overran"
        assert table.why(asked(table), decision.option) is None
        impatient.seconds = 20
        assert impatient.choose(table, asked(table), "random").trouble is None, "the next player gets a new process"


def test_after_trouble_the_next_player_is_served(table: Table[Any], worker: Worker) -> None:
    worker.choose(table, asked(table), f"{BAD}:Dies")
    assert worker.choose(table, asked(table), "random", 5) == Decision(
        make("random", 5).choose(table.waiting()[0]), None
    )


def test_a_player_that_prints_disturbs_nobody(table: Table[Any], worker: Worker) -> None:
    assert worker.choose(table, asked(table), f"{BAD}:Prints") == Decision("galaxy", None)


def test_what_a_player_starts_ends_with_it(table: Table[Any], tmp_path: Path) -> None:
    started = tmp_path / "started"
    with Worker(seconds=3) as impatient:
        assert impatient.choose(table, asked(table), f"{BAD}:Forks", str(started)).trouble == "overran"
    assert is_gone(int(started.read_text()))


def is_gone(process: int) -> bool:
    """Killed: not there, or waiting to be cleared up by whoever inherited it."""
    end = time.monotonic() + 10
    while time.monotonic() < end:
        try:
            if Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except (FileNotFoundError, ProcessLookupError):
            return True
        time.sleep(0.02)
    return False


def test_an_answer_belongs_to_its_question(table: Table[Any]) -> None:
    """A player that writes lines of its own does not answer for the next one."""
    with Worker(seconds=20) as worker:
        first = worker.choose(table, asked(table), f"{BAD}:Slips")
        assert table.why(asked(table), first.option) is None
        for seed in range(3):
            fair = make("random", seed).choose(table.waiting()[0])
            assert worker.choose(table, asked(table), "random", seed) == Decision(fair, None)


def test_a_whole_game_in_a_worker_is_the_game_played_here(worker: Worker) -> None:
    there, here = (Table(find("missions"), 2, bytes(32)) for _ in range(2))
    while not there.over:
        seat = asked(there)
        decision = worker.choose(there, seat, "random", 7)
        assert decision.trouble is None
        there.choose(seat, decision.option)
        here.choose(seat, make("random", 7).choose(here.waiting()[0]))
    assert there.chain == here.chain


def test_an_undo_between_two_questions_is_followed(table: Table[Any], worker: Worker) -> None:
    first = asked(table)
    for key in ("galaxy", None, "galaxy", None):
        seat = asked(table)
        table.choose_key(seat, key or table.waiting()[0].labels[0].key)
    seat = asked(table)
    taken = next(label.key for label in table.waiting()[0].labels if label.key not in ("galaxy", "mission"))
    table.choose_key(seat, taken)
    worker.choose(table, seat, "random", 1)
    table.undo(seat)
    assert worker.choose(table, seat, "random", 1) == Decision(make("random", 1).choose(table.waiting()[0]), None)
    assert first == seat


def test_advice_from_a_worker_is_the_advice_given_here(table: Table[Any], worker: Worker) -> None:
    there = worker.advise(table.record(host=True).to_json(), asked(table), "ensign", "public")
    assert there == hint(table.waiting()[0], "ensign", "public")


def test_a_key_is_asked_for_by_the_game_file_alone(table: Table[Any], worker: Worker) -> None:
    record = table.record(host=True).to_json()
    assert worker.key(record, asked(table), "random", 3) in table.waiting()[0].candidates
    with pytest.raises(Trouble) as trouble:
        worker.key(record, asked(table), f"{BAD}:Throws")
    assert trouble.value.kind == "crashed"


def test_a_strangers_game_file_is_played_again_elsewhere(table: Table[Any], worker: Worker) -> None:
    record = table.record(host=True).to_json()
    worker.check(record)
    with pytest.raises(RecordError) as wrong:
        worker.check(record.replace(table.chain, "0" * 64))
    assert wrong.value.key == "other-end"
    with pytest.raises(RecordError) as wrong:
        worker.check("no game file")
    assert wrong.value.key == "not-json"


def test_who_is_asked_at_a_table_has_its_seconds_by_the_workers_clock(table: Table[Any]) -> None:
    """Time stands still for the first question and runs for the second, which is answered by what looks best."""
    for _ in range(9):
        seat = table.waiting()[0]
        seat.choose(make("random", 3).choose(seat))
    question = {"record": table.record(host=True).to_json(), "seat": asked(table), "rank": "ensign", "seed": "1"}

    def shares(clock: Callable[[], float], seconds: float) -> list[float]:
        said = StringIO()
        serve(StringIO(json.dumps({**question, "seconds": seconds, "name": "7"}) + "\n"), said, clock)
        return [share for _, share, _ in json.loads(said.getvalue().splitlines()[-1])["advice"]]

    assert shares(lambda: 0.0, 5) == [each.share for each in hint(table.waiting()[0], "ensign", "1")]
    assert max(shares(lambda: 0.0, 5)) < 1
    assert max(shares(partial(next, count()), 1)) == 1, "nothing could be tried"


def test_a_closed_worker_leaves_no_process(table: Table[Any]) -> None:
    worker = Worker()
    worker.choose(table, asked(table), "random")
    process = worker._process
    assert process is not None and process.poll() is None
    worker.close()
    assert process.poll() is not None


def test_a_retired_worker_starts_no_process_again(table: Table[Any]) -> None:
    worker = Worker()
    worker.retire()
    decision = worker.choose(table, asked(table), "random")
    assert decision.trouble == "crashed" and worker._process is None
    assert table.why(asked(table), decision.option) is None


def test_a_game_whose_code_fails_in_a_replay_leaves_the_worker_at_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table it keeps is as it was before the move that failed, and goes on to be used."""
    table = Table(fleet.GAME, 2, bytes(32))
    before = table.record(host=True).to_json()
    table.choose_key(0, "mine:vega")
    after = table.record(host=True).to_json()

    def fails(_: Any, asked: Any, reply: Any, __: Any) -> bool:
        return getattr(asked, "kind", "") == "seed" and reply != "done"

    install(monkeypatch, faulty(fleet.GAME, fails))
    question = {"seat": 0, "player": "random", "seed": "1", "name": "7"}
    asked = [{"record": record, **question} for record in (before, after, before)]
    said = StringIO()
    serve(StringIO("".join(json.dumps(each) + "\n" for each in [*asked, {"record": after, "name": "8"}])), said)
    ready, first, failed, again, judged = map(json.loads, said.getvalue().splitlines())
    assert ready == {"ready": True} and failed == {"trouble": "crashed", "name": "7"}
    assert first == again and first["option"]
    assert judged["wrong"][0] == "flow-failed"


def test_where_looking_ahead_fails_too_a_choice_is_made_all_the_same() -> None:
    seat = Table(faulty(fleet.GAME, lambda _, asked, *__: isinstance(asked, Ask)), 2, bytes(32)).seat(0)
    assert seat.ask is not None and instead(seat) == seat.ask.options[0]
