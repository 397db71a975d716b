"""What options leave is worked out beside the requests and for a limited time: a table whose options take long holds
up no other."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event, current_thread
from typing import Any

import pytest

from wardroom.kernel import Ask, Game, Steps, find
from wardroom.web.scenes.position import THREAD

from .door import Server, config, running
from .extra import Bench, install

LEAVES = re.compile(r'class="option__then"><b>[+−]\d+</b> points?<')


class Slow:
    """Missions, where what follows every discard but the first takes until it is released."""

    def __init__(self) -> None:
        self.followed = 0
        self.reached, self.released = Event(), Event()

    @property
    def game(self) -> Game[Any]:
        return replace(find("missions"), name="slow", flow=self.flow)

    def flow(self, state: Any) -> Steps:
        steps = find("missions").flow(state)
        reply: Any = None
        while True:
            try:
                asked = steps.send(reply)
            except StopIteration:
                return
            reply = yield asked
            if isinstance(asked, Ask) and asked.kind == "discard" and current_thread().name.startswith(THREAD):
                self.followed += 1
                if self.followed > 1:
                    self.reached.set()
                    self.released.wait()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    made = Slow()
    install(monkeypatch, made.game)
    yield made
    made.released.set()


@pytest.fixture
def server(slow: Slow, tmp_path: Path) -> Iterator[Server]:
    with running(config(tmp_path)) as made:
        made.services.positions.limit = 3600
        yield made
        slow.released.set()  # before the server stops


def at_discard(server: Server, game: str) -> Bench:
    """A table at which the first seat has to discard one of eight cards."""
    bench = Bench(server, game)
    seat = bench.asked[0]
    assert bench.choose(seat, "galaxy").status_code == 303
    return bench


def test_a_slow_table_does_not_hold_up_others(server: Server, slow: Slow) -> None:
    bench, other = at_discard(server, "slow"), at_discard(server, "missions")
    seat = bench.asked[0]
    known = server.run(server.services.tables.open, bench.id)
    reading = server.client.blocking_portal.start_task_soon(server.services.positions.read, known, seat)
    assert slow.reached.wait(60), "the second option is being followed"
    page = other.page(other.asked[0])
    assert page.status_code == 200 and len(LEAVES.findall(page.text)) > 1
    assert bench.page(1 - seat).status_code == 200, "whoever is not asked waits for nothing"
    assert not reading.done(), "and all that while the first table is still being read"
    slow.released.set()
    assert reading.result(60).changes and slow.followed >= len(bench.options(seat))


def test_after_the_limit_a_page_shows_what_was_worked_out(
    server: Server, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def until_reached(_job: Any) -> None:
        assert await asyncio.to_thread(slow.reached.wait, 60)

    bench = at_discard(server, "slow")
    seat = bench.asked[0]
    monkeypatch.setattr(server.services.positions, "wait", until_reached)
    page = bench.page(seat)
    assert page.status_code == 200 and len(bench.options(seat)) > 1
    assert all(f'value="{key}"' in page.text for key in bench.options(seat)), "every option can be chosen"
    assert len(LEAVES.findall(page.text)) == 1, "one was worked out"
    slow.released.set()
    assert bench.choose(seat, bench.options(seat)[-1]).status_code == 303


def test_a_limit_of_no_time_leaves_everything_out(server: Server) -> None:
    server.services.positions.limit = 0
    bench = at_discard(server, "slow")
    page = bench.page(bench.asked[0])
    assert page.status_code == 200 and len(LEAVES.findall(page.text)) < len(bench.options(bench.asked[0]))
