"""Computer players at real tables: a few player processes, and jobs that wait for one of them.

After every move each computer that is asked gets a job; a sweep finds games that wait although nobody thinks (after a
restart, or when another process died). Two processes may think about the same question: the store lets only one move.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from math import inf
from secrets import token_hex
from typing import Any

from wardroom.interface.pace import Forecast, Pace, most_seconds
from wardroom.kernel import Record, find, replay
from wardroom.kernel.errors import Refused, TableError
from wardroom.kernel.table import CONCEDE, UNDO
from wardroom.players import NAMES, RANKS, Advice
from wardroom.players.worker import Trouble, Worker, instead, key_of
from wardroom.store import Stale, Unknown
from wardroom.store.rows import GameRow, SeatRow

from .config import Config
from .errors import Faulty, Late, TooMany
from .lanes import Lane
from .limits import Seats
from .live import SEATS
from .metrics import Metrics
from .tables import Open, Tables

Hinted = tuple[str, int, int, str]
"""Table, position, seat, rank."""
REMEMBERED = 2000
log = logging.getLogger("wardroom.computers")


def find_computer(seat: SeatRow) -> str | None:
    """The computer that chooses at a seat now."""
    return seat.stand_in or (seat.player if seat.kind == "bot" else None)


def is_alone(row: GameRow) -> bool:
    """Whether computers play among themselves."""
    return all(find_computer(seat) is not None for seat in row.seats)


class Computers:
    """The player processes of one server process, and what they are asked."""

    def __init__(self, config: Config, tables: Tables, metrics: Metrics) -> None:
        self.config = config
        self.tables = tables
        self.metrics = metrics
        self.pace = Pace()
        self._turns: dict[tuple[str, int], tuple[str, int]] = {}
        """Who plays a turn for somebody, and which turn of the table that is. In memory: after a restart the person is
        asked again."""
        self.thinking: set[tuple[str, int]] = set()
        self.people = Seats(config.limits.jobs, "jobs", 5)
        self.hinting = Seats(config.limits.hints, "hints", 5)
        self._ranks = Lane(config.computers, config.computer_seconds)
        self._quick = Lane(max(1, config.computers // 2), config.computer_seconds)  # random, greedy: done in a moment
        self._checker = ThreadPoolExecutor(1, thread_name_prefix="checker")
        self._jobs: set[asyncio.Task[None]] = set()
        self._hints: OrderedDict[Hinted, asyncio.Task[list[Advice]]] = OrderedDict()
        tables.heard.append(self.wake)

    def forecast(self, row: GameRow) -> Forecast | None:
        """How long whoever thinks at a table takes, where that is worth telling; of several, whoever takes longest."""
        found = [self.pace.forecast((row.id, seat)) for seat in row.asked]
        telling = [each for each in found if each is not None and each.telling]
        return max(telling, key=lambda each: each.usual - each.taken, default=None)

    def wake(self, known: Open, _before: GameRow) -> None:
        """Give a job to every computer that is asked at a table."""
        for number in known.row.asked:
            if self.find_player(known, number) is not None and known.row.status == "playing":
                self._think(known.row.id, number)

    def find_player(self, known: Open, seat: int) -> str | None:
        """The computer that chooses at a seat now, be it for a turn only."""
        return find_computer(known.row.seats[seat]) or self.find_turn(known, seat)

    def find_turn(self, known: Open, seat: int) -> str | None:
        """The computer that plays this turn, and no other, for somebody."""
        player, turn = self._turns.get((known.row.id, seat), (None, 0))
        if player is not None and known.table is not None and known.table.line.turns != turn:
            del self._turns[known.row.id, seat]
            return None
        return player

    def play_turn(self, known: Open, seat: int, player: str) -> None:
        """A computer chooses for somebody until the turn is over. Whoever sits there may be quicker."""
        row, table = known.row, known.table
        if table is None or row.status != "playing" or seat not in row.asked or row.seats[seat].kind == "bot":
            raise Late("no-stand-in")
        self._turns[row.id, seat] = (player, table.line.turns)
        if len(self._turns) > REMEMBERED:
            del self._turns[next(iter(self._turns))]
        self.tables.announce(row.id, SEATS)
        self._think(row.id, seat)

    def stop_turn(self, id: str, seat: int) -> None:
        self._turns.pop((id, seat), None)

    def _think(self, id: str, seat: int) -> None:
        if (id, seat) in self.thinking:
            return
        self.thinking.add((id, seat))
        job = asyncio.create_task(self._decide(id, seat))
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)

    async def _decide(self, id: str, seat: int) -> None:
        """Think until the seat is no longer asked, or is a person's again."""
        try:
            while await self._decide_once(id, seat):
                pass
        except (Stale, Unknown, TableError):
            pass  # somebody else was quicker; whoever moved gives the next job
        except Exception:
            log.exception("computer failed", extra={"facts": {"game": id, "seat": seat}})
        finally:
            self.thinking.discard((id, seat))

    async def _decide_once(self, id: str, seat: int) -> bool:
        known = await self.tables.open(id)
        player = self.find_player(known, seat)
        if known.table is None or known.row.status != "playing" or player is None:
            return False
        if known.table.line.ask(seat) is None:
            return False
        record, position = known.table.record(host=True).to_json(), known.position
        lane = self._ranks if player in RANKS else self._quick
        owner, alone = self.tables.owners.find(id), is_alone(known.row)
        with self.pace.deciding((id, seat), known.table.line.turns, known.row.game, player) as left:
            key, trouble = await lane.run(lambda worker: choose(worker, record, seat, player, left()), owner, alone)
        self.metrics.jobs.labels("choice", trouble or "none").inc()
        if trouble:
            facts = {"game": id, "seat": seat, "player": player, "position": position, "trouble": trouble}
            log.warning("computer replaced by a greedy choice", extra={"facts": facts})
        known = await self.tables.open(id)
        if self.find_player(known, seat) is None:
            return False  # the person is back
        return await self._make_choice(id, seat, position, key, record)

    async def _make_choice(self, id: str, seat: int, position: int, key: str, record: str) -> bool:
        """Make the choice; where it is not allowed, or the game's own code fails at it, another: the greedy one, then
        all that are legal. When all fail, the table stands still: nothing a player does could help it."""
        about = {"game": id, "seat": seat, "position": position}
        untried = [key]
        tried: set[str] = set()
        while untried:
            trying = untried.pop(0)
            tried.add(trying)
            try:
                await self.tables.choose(id, seat, position, trying)
                return True
            except Refused:  # it answered with something that is not allowed
                log.warning("computer refused", extra={"facts": about})
            except Faulty:
                log.warning("computer tries something else", extra={"facts": about})
            if len(tried) == 1:
                untried = [other for other in await asyncio.to_thread(list_choices, record, seat) if other not in tried]
        await self.tables.fail(id, position)
        return False

    def check_room(self, address: str) -> None:
        """Whether an address may have another table of computers alone; `TooMany` if not."""
        playing = {id for id, _ in self.thinking if self.tables.owners.find(id) == address}
        found = [known for known in map(self.tables.peek, playing) if known is not None and is_alone(known.row)]
        if len(found) >= self.config.limits.computer_tables:
            raise TooMany("computer-tables", 60)

    async def sweep(self) -> None:
        """Look for games that wait for a computer, now and then, until cancelled."""
        while True:
            try:
                before = time.time() - self.config.sweep_seconds / 2
                for id in await asyncio.to_thread(self.tables.store.waiting_for_computers, before):
                    await self._sweep_table(id)
            except Exception:
                log.exception("sweep failed")
            await asyncio.sleep(self.config.sweep_seconds)

    async def _sweep_table(self, id: str) -> None:
        """Whatever is wrong with one table, the others are looked after."""
        try:
            known = await self.tables.open(id)
            self.wake(known, known.row)
        except Unknown:
            pass
        except Exception:
            log.exception("table cannot be opened", extra={"facts": {"game": id}})

    def hint_ready(self, id: str, position: int, seat: int, rank: str) -> list[Advice] | None:
        """Advice that has been given before."""
        job = self._hints.get((id, position, seat, rank))
        return job.result() if job is not None and job.done() and not job.cancelled() and not job.exception() else None

    async def hint(self, known: Open, seat: int, rank: str, who: str) -> list[Advice]:
        """What a rank thinks of a seat's options, once for each position. The dice are public: the same advice in every
        world the seat cannot tell apart."""
        about = (known.row.id, known.position, seat, rank)
        job = self._hints.get(about)
        if job is None or (job.done() and (job.cancelled() or job.exception())):
            assert known.table is not None
            record = known.table.record(host=True).to_json()
            self.hinting.enter(who)
            try:
                self.people.enter("")
            except TooMany:
                self.hinting.leave(who)
                raise
            job = asyncio.create_task(self._advise(known.row.id, record, seat, rank, who))
            self._hints[about] = job
            if len(self._hints) > REMEMBERED:
                self._hints.popitem(last=False)
        return await asyncio.wait_for(asyncio.shield(job), self.config.limits.hint_seconds)

    async def _advise(self, id: str, record: str, seat: int, rank: str, who: str) -> list[Advice]:
        owner = self.tables.owners.find(id)
        try:
            seconds = most_seconds(rank)
            advice = await self._ranks.run(
                lambda worker: worker.advise(record, seat, rank, "hint", seconds), owner, alone=False
            )
            self.metrics.jobs.labels("hint", "none").inc()
            return advice
        except Trouble as trouble:
            self.metrics.jobs.labels("hint", trouble.kind).inc()
            log.warning("no advice", extra={"facts": {"seat": seat, "rank": rank, "trouble": trouble.kind}})
            raise
        finally:
            self.hinting.leave(who)
            self.people.leave("")

    async def check(self, source: str) -> None:
        """Play a stranger's game file again, in a process of its own with tighter limits."""
        limits = self.config.limits

        def checked() -> None:
            with Worker(limits.import_seconds, limits.import_memory) as worker:
                worker.check(source)

        with self.people.held_by(""):
            await asyncio.get_running_loop().run_in_executor(self._checker, checked)

    async def close(self) -> None:
        """End the player processes, whatever they are thinking about: nothing of it was promised."""
        for job in [*self._jobs, *self._hints.values()]:
            job.cancel()
        lanes = (self._ranks, self._quick)
        for lane in lanes:
            lane.retire()
        await asyncio.gather(*self._jobs, *self._hints.values(), return_exceptions=True)
        for lane in lanes:
            lane.close()
        self._checker.shutdown(wait=False, cancel_futures=True)


def choose(worker: Worker, record: str, seat: int, player: str, seconds: float = inf) -> tuple[str, str | None]:
    """The key of an option, and what was wrong with the player if it is not its own. Its dice are its own secret."""
    trouble = "nonsense"
    try:
        key = worker.key(record, seat, player if player in NAMES else "greedy", token_hex(8), seconds)
        if key and key not in (UNDO, CONCEDE):  # a computer takes nothing back and never gives up
            return key, None
    except Trouble as error:
        trouble = error.kind
    return substitute(record, seat), trouble


def substitute(record: str, seat: int) -> str:
    """The key of a legal choice for a player that failed."""
    return list_choices(record, seat)[0]


def list_choices(record: str, seat: int) -> list[str]:
    """The keys of all legal choices, the greedy one first."""
    parsed = Record.from_json(record)
    table: Any = replay(find(parsed.game), parsed)
    sits = table.seat(seat)
    best = key_of(sits, instead(sits))
    named = dict(zip(sits.ask.candidates, sits.candidates))
    return [best, *(named[option] for option in sits.ask.options if named[option] != best)]
