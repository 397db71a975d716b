"""Standing orders at real tables: the server passes for whoever ordered it, at once, there or away.

A pass by order is a move like any other. After every stored change the orders of whoever is asked are looked at; a
sweep finds tables that wait although a pass was ordered (after a restart, or when another process died). Nothing of it
depends on what a seat holds, and nobody is told of an order before a move was made.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from wardroom.interface import orders as standing
from wardroom.kernel import PASS, Ask
from wardroom.kernel.errors import TableError
from wardroom.kernel.table import UNDO
from wardroom.store import Stale, Store, Unknown
from wardroom.store.rows import GameRow

from .access import Places
from .computers import find_computer
from .config import Config
from .errors import Misshapen
from .tables import Open, Tables

log = logging.getLogger("wardroom.orders")


class StandingOrders:
    """The orders of all tables: given, lifted, carried out."""

    def __init__(self, config: Config, store: Store, tables: Tables, places: Places) -> None:
        self.config = config
        self.store = store
        self.tables = tables
        self.places = places
        self._wanted: set[str] = set()  # tables to be looked at
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._swept: dict[str, list[tuple[int, int, str]]] = {}  # what the last sweep found, and dealt with
        self._closing = asyncio.Event()
        tables.heard.append(self.wake)

    # What players do

    async def give(self, id: str, guest: str, seat: int, position: int, order: str) -> None:
        """Order to pass from now on, in answer to a window; it passes this one too. What stands already may be sent
        again: a browser that heard nothing does."""
        before = await self._read(id, guest, seat)
        if order not in before.given:
            known = await self.tables.open(id)
            ask = None if known.table is None else known.table.line.ask(seat)
            if known.table is None or ask is None or not known.answers(seat, position):
                raise Stale(known.position)
            if order not in standing.list_offers(ask, before):
                raise Misshapen("bad-field", field="give")
            await self._keep(id, guest, seat, before.give(order, known.table.line.turns))
        await self.carry_out(id)

    async def lift(self, id: str, guest: str, seat: int, order: str) -> None:
        before = await self._read(id, guest, seat)
        await self._keep(id, guest, seat, before.lift(order))

    async def _read(self, id: str, guest: str, seat: int) -> standing.Orders:
        found = await asyncio.to_thread(self.store.sittings, guest, id)
        return next((standing.parse(each.orders) for each in found if each.seat == seat), standing.Orders())

    async def _keep(self, id: str, guest: str, seat: int, orders: standing.Orders, was: str | None = None) -> None:
        """Others hear nothing of it, not even that something has changed."""
        await asyncio.to_thread(self.store.order, guest, id, seat, standing.write(orders), was)
        self.places.forget(id)

    # What the server does

    def wake(self, known: Open, _before: GameRow) -> None:
        """After every stored change: somebody is asked who may have ordered a pass."""
        row = known.row
        people = any(find_computer(row.seats[seat]) is None for seat in row.asked)
        if row.status == "playing" and people and not self._closing.is_set():
            self._wanted.add(row.id)
            if row.id not in self._busy:
                self._busy[row.id] = asyncio.create_task(self._look(row.id))

    async def _look(self, id: str) -> None:
        try:
            while id in self._wanted:
                self._wanted.discard(id)
                await self.carry_out(id)
        except Exception:
            log.exception("orders not carried out", extra={"facts": {"game": id}})
        finally:
            self._wanted.discard(id)
            del self._busy[id]

    async def carry_out(self, id: str) -> None:
        """Pass wherever that was ordered, until nothing is left to pass."""
        try:
            while not self._closing.is_set() and await self._pass_one(id):
                pass
        except (Stale, Unknown, TableError):
            pass  # somebody else was quicker; whoever moved looks again

    async def _pass_one(self, id: str) -> bool:
        """Make one pass that was ordered, if there is one. Orders that have lapsed go, and so do those whose pass was
        just taken back."""
        known = await self.tables.open(id)
        for guest, seat, text in await asyncio.to_thread(self.store.orders, id):
            table = known.table
            ask = None if table is None else table.line.ask(seat)
            if table is None or ask is None or find_computer(known.row.seats[seat]) is not None:
                continue
            orders = standing.parse(text)
            left = orders.current(ask, table.line.turns)
            if was_taken_back(known, seat, ask, left):
                left = standing.lift_passing(ask, left)
            if left != orders:
                await self._keep(id, guest, seat, left, text)
            if standing.passes(ask, left):
                await self.tables.choose(id, seat, known.position, PASS)
                return True
        return False

    async def sweep(self) -> None:
        """Look for tables that wait for a pass that was ordered, now and then, until the server stops."""
        while not self._closing.is_set():
            try:
                await self._sweep(time.time() - self.config.sweep_seconds / 2)
            except Exception:
                log.exception("sweep of orders failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), self.config.sweep_seconds)

    async def _sweep(self, before: float) -> None:
        """Whoever has orders and is asked something else keeps waiting: the same is not looked at twice."""
        found: dict[str, list[tuple[int, int, str]]] = {}
        for id, position, seat, orders in await asyncio.to_thread(self.store.waiting_for_orders, before):
            found.setdefault(id, []).append((position, seat, orders))
        for id, waiting in list(found.items()):
            try:
                if self._swept.get(id) != waiting:
                    await self.carry_out(id)
            except Exception:
                log.exception("orders not carried out", extra={"facts": {"game": id}})
                del found[id]
        self._swept = found

    async def close(self) -> None:
        """Begin nothing more, and end what was begun: no question to the store is left open. What was not passed yet is
        passed after the next start."""
        self._closing.set()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)


def was_taken_back(known: Open, seat: int, ask: Ask, orders: standing.Orders) -> bool:
    """Whether the seat is asked this again because it took its own pass back."""
    moves = [] if known.table is None else known.table.moves
    return standing.passes(ask, orders) and bool(moves) and moves[-1].seat == seat and moves[-1].key == UNDO
