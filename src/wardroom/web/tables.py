"""The tables that are open in this process. The store has the last word: nothing is acknowledged before it is stored.

A table is woken from its last snapshot and the moves since. It is changed under its lock: apply, store, acknowledge,
tell. If storing fails, whatever the reason, the copy in memory is dropped, so that nothing unacknowledged stays.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any, NamedTuple

from wardroom.kernel import Ask, Seat, Table, find
from wardroom.kernel.ask import DONE
from wardroom.kernel.errors import CannotUndo, FlowFailed, TableError, UnknownGame, UnknownRules
from wardroom.kernel.snapshot import keep
from wardroom.kernel.table import CONCEDE, UNDO
from wardroom.store import Stale, Store, open_table
from wardroom.store.rows import GameRow, MoveRow

from . import logs
from .errors import Faulty, Late
from .limits import Owners
from .live import SEATS, Live
from .metrics import Metrics

TRIES = 3
"""How often a choice is tried again when another process was quicker; then it is stale."""
LONGEST_KEY, MOST_KEYS = 200, 200
"""Of a key, and of picks that are made at once."""
LOOK_BACK, UNDOS = 400, 150
"""Of so many last moves at most so many may be taken back."""
log = logging.getLogger("wardroom.tables")


class Open:
    """A table in memory: its row, and the kernel's table once it is being played."""

    __slots__ = ("row", "table", "since", "fresh")

    def __init__(self, row: GameRow, table: Table[Any] | None) -> None:
        self.row = row
        self.table = table
        self.since: dict[int, tuple[Ask, int]] = {}
        """For each seat that is asked: its ask, and the position at which it was first asked that."""
        self.fresh = True  # the row is the store's
        self.note()

    @property
    def position(self) -> int:
        return 0 if self.table is None else len(self.table.moves)

    def seat(self, number: int) -> Seat[Any]:
        assert self.table is not None
        return self.table.seat(number)

    def note(self) -> None:
        """After every move: which asks are new, and which have been open for a while."""
        waiting = [] if self.table is None else self.table.line.waiting()
        known = self.since
        self.since = {
            ask.seat: known[ask.seat] if ask.seat in known and known[ask.seat][0] is ask else (ask, self.position)
            for ask in waiting
        }

    def note_again(self) -> None:
        """After a choice that was unmade: the flow began again, so the asks are others, but not the questions."""
        waiting = [] if self.table is None else self.table.line.waiting()
        self.since = {ask.seat: (ask, self.since[ask.seat][1]) for ask in waiting}

    def answers(self, seat: int, position: int) -> bool:
        """Whether what a seat saw at a position is still what it is asked: nothing has happened, or only others have
        answered a question that all were asked at once."""
        if position == self.position:
            return True
        return seat in self.since and self.since[seat][1] <= position < self.position

    def find_answer(self, seat: int, position: int) -> int | None:
        """Where a seat moved first from a position on: that is its answer to what it saw there, and the same answer
        again is the same request."""
        moves = [] if self.table is None else self.table.moves
        return next((number for number in range(max(0, position), len(moves)) if moves[number].seat == seat), None)


class Holder:
    """The place of a table in memory, and the lock under which it is changed."""

    __slots__ = ("lock", "opened", "changes")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.opened: Open | None = None
        self.changes = 0  # how often something besides the moves has changed: a row that was read before is old


class Done(NamedTuple):
    """A choice that is stored: the position after it, and whether it was made before."""

    position: int
    again: bool


Heard = Callable[[Open, GameRow], None]
"""Called after every stored change, with the row as it was before."""


class Tables:
    """All open tables of a process."""

    def __init__(self, store: Store, live: Live, metrics: Metrics, most: int, shared: bool) -> None:
        self.store = store
        self.live = live
        self.metrics = metrics
        self.most = most
        self.shared = shared
        self.heard: list[Heard] = []
        self.owners = Owners()
        self._holders: OrderedDict[str, Holder] = OrderedDict()

    def __len__(self) -> int:
        return len(self._holders)

    def _holder(self, id: str) -> Holder:
        holder = self._holders.get(id)
        if holder is None:
            holder = self._holders[id] = Holder()
            self._evict()
        else:
            self._holders.move_to_end(id)
        return holder

    def _evict(self) -> None:
        """The table used longest ago goes; one that is being changed stays."""
        if len(self._holders) > self.most:
            for id, holder in self._holders.items():
                if not holder.lock.locked():
                    del self._holders[id]
                    return

    def peek(self, id: str) -> Open | None:
        """A table as it is in memory, if it is there."""
        holder = self._holders.get(id)
        return None if holder is None else holder.opened

    async def open(self, id: str) -> Open:
        """A table as it is in the store now; `Unknown` if there is none."""
        holder = self._holder(id)
        known = holder.opened
        if known is not None and known.fresh and not self.shared and not holder.lock.locked():
            return known
        async with holder.lock:
            return await self._catch_up(id, holder)

    async def _catch_up(self, id: str, holder: Holder) -> Open:
        known = holder.opened
        if known is not None and known.fresh and not self.shared:
            return known
        changes = holder.changes
        try:
            row = await asyncio.to_thread(self.store.game, id)
        except Exception:
            self._holders.pop(id, None)
            raise
        if known is None or known.position > row.position or known.row.start != row.start:
            known = await asyncio.to_thread(self._wake, row)
            row = known.row  # it may stand still from now on
        elif known.position < row.position:
            moves = await asyncio.to_thread(self.store.moves, id, known.position)
            self._follow(known, moves)
        known.row, known.fresh = row, known.position == row.position and holder.changes == changes
        holder.opened = known
        return known

    def _wake(self, row: GameRow) -> Open:
        """From the last snapshot, or from the beginning. A game of other rules than ours is frozen, never cut; one that
        cannot be opened for another reason stands still until the server starts again."""
        if row.status in ("waiting", "frozen"):
            return Open(row, None)
        moves, snapshot = self.store.moves(row.id)[: row.position], self.store.snapshot(row.id)
        try:
            return Open(row, open_table(find(row.game), row, moves, None if snapshot is None else snapshot[1]))
        except (UnknownRules, UnknownGame):
            self.store.freeze(row.id)
        except MemoryError:  # another time it may be enough
            raise
        except Exception:
            log.exception("table cannot be opened", extra={"facts": {"game": row.id, "position": row.position}})
            self.store.fail(row.id, row.position)
        return Open(self.store.game(row.id), None)

    @staticmethod
    def _follow(known: Open, moves: list[MoveRow]) -> None:
        """What others have done since."""
        assert known.table is not None
        for move in moves:
            known.table.choose_key(move.seat, move.key)
            known.note()

    async def choose(self, id: str, seat: int, position: int, key: str, once: str | None = None) -> Done:
        """Make a choice (or `undo`, or `concede`) for what a seat saw at a position."""
        return await self.choose_several(id, seat, position, (key,), once)

    async def choose_several(
        self, id: str, seat: int, position: int, keys: Sequence[str], once: str | None = None
    ) -> Done:
        """Make one choice, or several picks at once where a question asks for several: each is a move, and all are made
        or none. Their keys are those that a seat saw at a position. Sent again they are answered again, and not made
        again. `Stale` when something else has happened meanwhile; the kernel's errors when it is not legal; `Faulty`
        when the game's own code fails at it."""
        started = time.perf_counter()
        holder = self._holder(id)
        async with holder.lock:
            for attempt in range(TRIES):
                known = await self._catch_up(id, holder)
                again = await self._done_before(known, seat, position, keys, once)
                if again is not None:
                    return Done(again, True)
                if known.row.status == "failed":
                    raise Late("failed")
                if known.table is None or not (gives_up(keys) or known.answers(seat, position)):
                    raise Stale(known.position)
                before, since = known.row, known.position
                apply(known, seat, keys)
                try:
                    await asyncio.to_thread(self._append, known, since, once)
                except BaseException as error:
                    holder.opened = None
                    if not isinstance(error, Stale) or attempt == TRIES - 1:
                        raise
                    continue
                known.note()
                known.row = update_row(known, before)
                break
        self.metrics.stored.observe(time.perf_counter() - started)
        self.live.tell(id, known.position)
        self.tell(known, before)
        return Done(known.position, False)

    async def _done_before(
        self, known: Open, seat: int, position: int, keys: Sequence[str], once: str | None
    ) -> int | None:
        """The position after the moves that this request has made before."""
        if gives_up(keys):
            return known.position if known.table is not None and known.table.conceded == seat else None
        if position < known.position:
            first = known.find_answer(seat, position)
            made = [] if first is None else await asyncio.to_thread(self.store.moves, known.row.id, first)
            again = find_again(made, keys)
            if again is not None:
                return again
            if once is not None and await asyncio.to_thread(self.store.done, known.row.id, seat, once) is not None:
                raise Stale(known.position)
        return None

    def _append(self, known: Open, since: int, once: str | None) -> None:
        """Store all moves since a position. The request has one name, on its first move."""
        table = known.table
        assert table is not None
        now = time.time()
        made = [
            MoveRow(since + number, move.seat, move.key, move.link, now, None if number else once)
            for number, move in enumerate(table.moves[since:])
        ]
        self.store.append(
            known.row.id,
            made,
            asked=[ask.seat for ask in table.line.waiting()],
            over=table.over,
            result=table.result,
            winners=table.winners,
            snapshot=keep(table),
        )

    async def fail(self, id: str, position: int) -> None:
        """Whatever is chosen here, the game's own code fails: the table stands still, and says so."""
        holder = self._holder(id)
        async with holder.lock:
            stands = await asyncio.to_thread(self.store.fail, id, position)
        if stands:
            log.error("table stands still", extra={"facts": {"game": id, "position": position}})
            self.announce(id, SEATS)

    def tell(self, known: Open, before: GameRow) -> None:
        for heard in self.heard:
            heard(known, before)

    def announce(self, id: str, what: str) -> None:
        """Something besides the moves has changed in the store: read the row again, and tell everybody."""
        holder = self._holders.get(id)
        position = 0
        if holder is not None:
            holder.changes += 1
        if holder is not None and holder.opened is not None:
            holder.opened.fresh = False
            position = holder.opened.position
        self.live.tell(id, position, what)

    async def position(self, id: str) -> int:
        """How many moves have been made, as cheaply as can be."""
        holder = self._holders.get(id)
        if holder is not None and holder.opened is not None and not self.shared:
            return holder.opened.position
        return await asyncio.to_thread(self.store.position, id)


def gives_up(keys: Sequence[str]) -> bool:
    """Whoever gives the game up may do so whatever has happened meanwhile."""
    return list(keys) == [CONCEDE]


def find_again(moves: Sequence[MoveRow], keys: Sequence[str]) -> int | None:
    """The position after this choice, if it is the first of these moves; or after these picks, if they were made at
    once with it: moves of one request bear the same time. Of equal things each has a number in its key, which changes
    with every pick and does not count here. A last `done` may have been needless."""
    if len(keys) == 1 or not moves:
        return moves[0].position + 1 if moves and moves[0].key == keys[0] else None
    first = moves[0]
    made = list(takewhile(lambda move: (move.seat, move.at) == (first.seat, first.at), moves))
    done, asked = [strip_number(move.key) for move in made], [strip_number(key) for key in keys]
    same = done == asked or (asked[-1] == DONE and done == asked[:-1])
    return made[-1].position + 1 if same else None


def strip_number(key: str) -> str:
    return key.partition("~")[0]


def apply(known: Open, seat: int, keys: Sequence[str]) -> None:
    """Make choices at the table in memory, or leave that as it was. A fault of the game is the host's to read about:
    players get a number."""
    table = known.table
    assert table is not None
    if UNDO in keys:
        check_patience(table, seat)
    try:
        if len(keys) == 1:
            table.choose_key(seat, keys[0])
        else:
            table.choose_keys(seat, keys)
    except TableError:
        known.note_again()
        raise
    except FlowFailed as error:
        known.note_again()
        reference = logs.new_reference()
        about = {"reference": reference, "game": known.row.id, "position": known.position, "seat": seat}
        about |= {"played": table.game.name, "rules": table.game.rules}
        log.error("choice failed", exc_info=error.__cause__ or error, extra={"facts": about})
        raise Faulty(reference) from error


def check_patience(table: Table[Any], seat: int) -> None:
    """Undo is a move and stays in the file: whoever goes back and forth for ever would make it grow for ever."""
    if sum(move.key == UNDO for move in table.moves[-LOOK_BACK:]) >= UNDOS:
        raise CannotUndo(seat)


def update_row(known: Open, before: GameRow) -> GameRow:
    """The row after a move, without asking the store again."""
    table = known.table
    assert table is not None
    result = table.result
    return replace(
        before,
        status="over" if table.over else "playing",
        position=known.position,
        moved=time.time(),
        asked=tuple(ask.seat for ask in table.line.waiting()),
        result=None if result is None else tuple(result),
        winners=tuple(table.winners),
    )
