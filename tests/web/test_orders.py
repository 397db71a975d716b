"""Standing orders at real tables, on both databases: the server passes for whoever ordered it, and nobody else
learns of it before."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from wardroom.store import open_store, restore
from wardroom.store.schema import sittings
from wardroom.web.orders import StandingOrders

from .door import Browser, Server, Table, config, running

pytestmark = pytest.mark.usefixtures("fleet_installed")
PATIENCE = 120.0
NEVER = 1000.0
DECKS = {"code-deck_1": "guard*11,ambush*1;", "code-deck_2": "guard*11,ambush*1;"}
AMBUSHES = {**DECKS, "code-deck_2": "ambush*12;"}
HELD = "You pass on all flights"


@contextmanager
def opened(folder: Path, database: str, sweep: float = NEVER) -> Iterator[Server]:
    with running(config(folder, database=database, sweep_seconds=sweep)) as made:
        yield made


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[Server]:
    with opened(tmp_path, database) as made:
        yield made


def until(happened: Callable[[], Any]) -> Any:
    end = time.monotonic() + PATIENCE
    while not (found := happened()):
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)
    return found


class Fleet(Table):
    """Two with crews only; the host has somebody aboard the Pagh."""

    def __init__(self, server: Server, decks: dict[str, str] = DECKS) -> None:
        super().__init__(server, True, "fleet", **decks)
        self.board(self.host)

    def does(self, browser: Browser, option: str) -> None:
        answer = self.choose(browser, option)
        assert answer.status_code == 303, (option, self.options(self.seat(browser)), answer.text[-3000:])

    def board(self, browser: Browser) -> None:
        card = next(key for key in self.options(self.seat(browser)) if key.startswith("play:guard:1"))
        self.does(browser, card)
        self.does(browser, "pagh@home")

    def fly(self, place: str) -> None:
        ship = next(key for key in self.options(0) if key.startswith("fly:pagh@") and key.endswith(place))
        self.does(self.host, ship)

    def order(self, browser: Browser, position: int | None = None, **order: str) -> Any:
        at = self.server.services.store.position(self.id) if position is None else position
        return browser.post(f"{self.path}/orders", {"position": str(at), "as": str(self.seat(browser)), **order})

    def moves(self) -> list[tuple[int, str]]:
        return [(move.seat, move.key) for move in self.server.services.store.moves(self.id)]

    def orders(self) -> str:
        return " / ".join(text for _, _, text in self.server.services.store.orders(self.id))

    def settled(self) -> None:
        """Whatever the server does by order has been done."""
        until(lambda: not self.server.services.orders._busy)


@pytest.mark.parametrize("decks", [DECKS, AMBUSHES])
def test_an_order_passes_this_window_and_the_next_while_the_player_is_away(
    server: Server, decks: dict[str, str]
) -> None:
    table = Fleet(server, decks)
    table.fly("vega")
    assert table.asked() == 1
    page = table.guest.get(table.path).text
    assert "Pass until my turn" in page and "Pass on all flights" in page
    assert table.order(table.guest, give="flight").status_code == 303
    assert table.moves()[-1] == (1, "pass") and table.asked() == 0
    assert HELD in table.guest.get(table.path).text, "a chip, though it is not the reader's turn"
    table.fly("gap")
    until(lambda: table.moves()[-1] == (1, "pass"))
    assert len(table.moves()) == 6


def test_an_order_is_lifted_with_one_click(server: Server) -> None:
    table = Fleet(server)
    table.fly("vega")
    table.order(table.guest, give="flight")
    assert 'name="lift" value="flight"' in table.guest.get(table.path).text
    assert table.order(table.guest, lift="flight").status_code == 303
    assert HELD not in table.guest.get(table.path).text and table.orders() == ""
    table.fly("gap")
    table.settled()
    assert table.asked() == 1 and table.moves()[-1][0] == 0


def test_until_my_turn_ends_there(server: Server) -> None:
    table = Fleet(server)
    table.fly("vega")
    table.order(table.guest, give="turn")
    assert table.orders().startswith("turn:")
    assert "You pass until your turn" in table.guest.get(table.path).text
    table.fly("gap")
    until(lambda: table.moves()[-1] == (1, "pass"))
    until(lambda: table.asked() == 1)  # three orders: the host's turn is over
    assert "You pass until your turn" not in table.guest.get(table.path).text
    until(lambda: table.orders() == "")
    table.does(table.guest, "end")
    table.fly("vega")
    table.settled()
    assert table.asked() == 1 and table.moves()[-1][0] == 0


def test_orders_survive_a_restart(tmp_path: Path, database: str) -> None:
    with opened(tmp_path, database) as server:
        table = Fleet(server)
        table.fly("vega")
        table.order(table.guest, give="flight")
    with opened(tmp_path, database) as server:
        table.server = table.host.server = table.guest.server = server
        assert HELD in table.guest.get(table.path).text
        table.fly("gap")
        until(lambda: table.moves()[-1] == (1, "pass"))


def test_a_kill_between_a_move_and_its_pass_leaves_nobody_waiting(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as killed:
        killed.setattr(StandingOrders, "wake", lambda *_: None)
        with opened(tmp_path, database) as server:
            table = Fleet(server)
            table.fly("vega")
            table.order(table.guest, give="flight")
            table.fly("gap")
            assert table.asked() == 1 and table.moves()[-1][0] == 0
    with opened(tmp_path, database, sweep=0.2) as server:
        table.server = server
        until(lambda: table.moves()[-1] == (1, "pass"))


def test_a_backup_keeps_them_and_a_new_link_drops_them(server: Server, tmp_path: Path) -> None:
    table = Fleet(server)
    table.fly("vega")
    table.order(table.guest, give="flight")
    server.services.store.backup(tmp_path / "all.gz")
    other = f"sqlite:///{tmp_path / 'other.db'}"
    restore(other, tmp_path / "all.gz")
    store = open_store(other)
    assert [(seat, orders) for _, seat, orders in store.orders(table.id)] == [(1, "flight")]
    store.close()
    assert table.host.post(f"{table.path}/host", {"do": "reissue", "seat": "1"}).status_code == 303
    assert table.orders() == ""


def test_whoever_takes_a_pass_back_is_asked(server: Server) -> None:
    table = Fleet(server)
    table.fly("vega")
    table.order(table.guest, give="flight")
    at = str(server.services.store.position(table.id))
    undone = table.choose_path(table.guest, "undo", {"position": at, "as": "1"})
    assert undone.status_code == 303
    table.settled()
    assert table.asked() == 1 and table.orders() == ""


def test_a_stand_in_chooses_for_itself(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.services.computers, "_think", lambda *_: None)  # it takes its time
    table = Fleet(server)
    table.fly("vega")
    table.order(table.guest, give="turn")
    server.run(server.services.table_setup.stand_in, table.id, 1, "greedy")
    table.fly("gap")
    server.run(server.services.orders.carry_out, table.id)
    assert table.asked() == 1 and table.orders().startswith("turn:")
    server.run(server.services.table_setup.stand_in, table.id, 1, None)
    until(lambda: table.moves()[-1] == (1, "pass"))


def test_orders_that_cannot_be_given(server: Server) -> None:
    table = Fleet(server)
    early = server.services.store.position(table.id)
    assert table.order(table.guest, give="turn").status_code == 409, "it is not asked"
    table.fly("vega")
    late = table.order(table.guest, position=early, give="flight")
    assert late.status_code == 409 and "toast--warn" in late.text
    assert table.order(table.guest, give="score").status_code == 400, "another window than the one that is asked"
    assert table.order(table.guest, lift="score").status_code == 303, "what does not stand is lifted easily"
    assert table.orders() == "" and table.asked() == 1


def test_an_order_sent_again_is_given_once(server: Server) -> None:
    table = Fleet(server)
    table.fly("vega")
    at = server.services.store.position(table.id)
    for _ in range(2):
        assert table.order(table.guest, position=at, give="flight").status_code == 303
    assert table.orders() == "flight" and len(table.moves()) == at + 1


# Nobody else sees them


def seen_by_others(table: Table) -> list[bytes]:
    paths = ("", "/table", "/table?since=0", "/log")
    return [browser.get(table.path + path).content for browser in (table.host, table.watcher) for path in paths]


def test_pages_of_others_are_the_same_until_a_move_is_made(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Fleet(server)
    table.fly("vega")
    table.does(table.guest, "pass")
    services, told = server.services, list[Any]()
    before = seen_by_others(table)
    assert before == seen_by_others(table)
    monkeypatch.setattr(services.live, "tell", lambda *what: told.append(what))
    services.store.order(guest_of(table), table.id, 1, "turn:1 flight")
    services.places.forget(table.id)
    assert HELD in table.guest.get(table.path).text
    assert seen_by_others(table) == before and not told
    assert table.order(table.guest, lift="turn").status_code == 303
    assert seen_by_others(table) == before and not told, "nor is anybody told that something has changed"


def guest_of(table: Table) -> str:
    with table.server.services.store.reading() as connection:
        found = connection.execute(sittings.select().where(sittings.c.seat == 1)).one()
    return str(found.guest)
