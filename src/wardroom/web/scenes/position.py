"""What a seat sees at a position, in no language yet: worked out once, then shown in many ways."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from threading import Event
from typing import Any

from minijinja import Markup

from wardroom.interface.outcomes import (
    Gains,
    Imagine,
    Onward,
    Outcome,
    Question,
    follow_safely,
    leave_out_alike,
    look_on_safely,
    read_question,
    read_total,
)
from wardroom.interface.playback import Frame
from wardroom.kernel import Game, Label, Notice, Reason, Seat

from ..tables import Open

LIMIT = 0.3
"""Seconds for which a page waits to be told what its options leave."""
THREADS, THREAD = 2, "outcomes"
"""How many follow options, and how they are called."""


@dataclass(frozen=True, slots=True)
class Position:
    """A position as one seat sees it."""

    view: Any
    picture: Any  # what the game draws from the view
    kind: str | None  # what it is asked, if it is
    prompt: dict[str, Any]
    many: bool  # whether several things may be picked at once
    labels: Sequence[Label]
    refusals: Sequence[tuple[Label, Reason]]
    sheet: Any  # its own score line by line, if the game has such
    log: Sequence[tuple[str, dict[str, Any]]]
    changes: dict[str, int]  # by option: what it does to one's points by the end of the turn, if anything
    brings: Mapping[str, tuple[Gains, ...]] = field(default_factory=dict)  # by option: what it would bring now
    told_before: int = 0  # how much of the log stood there when the seat last chose
    totals: Sequence[int | None] = ()  # the points of every seat, as far as this one may know
    notices: Mapping[str, Notice] = field(default_factory=dict)  # by option: what to know before choosing it
    onward: Mapping[str, Onward] = field(default_factory=dict)  # by option: the question that it leads to
    drawn: dict[tuple[str, str], dict[str, Markup]] = field(default_factory=dict)
    """Blocks of the page that depend on the position alone, by language and order of the hand."""
    frames: list[Frame] = field(default_factory=list)
    """The table after each event since the seat last chose, once somebody wanted to see it."""


def read_position(seat: Seat[Any]) -> Position:
    """All but what options leave, and which of them are final where the game does not say it."""
    sits = not seat.watching
    asked = seat.ask if sits else None
    view = seat.view
    return Position(
        view=view,
        picture=seat.game.show.picture(view),
        kind=asked.kind if asked else None,
        prompt=seat.prompt() if asked else {},
        many=asked is not None and asked.many,
        labels=seat.labels if asked else (),
        refusals=seat.refusals if asked else (),
        sheet=seat.sheet(seat.number) if sits else None,
        log=seat.log,
        changes={},
        totals=[read_total(seat.sheet(number)) for number in range(len(seat.names))],
        told_before=seat.told_before if sits else len(seat.log),
        notices=seat.notices if asked else {},
    )


def add_outcomes(position: Position, outcomes: Mapping[str, Outcome], onward: Mapping[str, Onward]) -> Position:
    labels = [
        label._replace(final=outcomes[label.key].final) if label.key in outcomes else label for label in position.labels
    ]
    now = read_total(position.sheet)
    changes = {
        key: then.points - now
        for key, then in outcomes.items()
        if now is not None and then.points is not None and then.points != now
    }
    brings = {key: then.brings for key, then in outcomes.items() if then.brings}
    return replace(position, labels=labels, changes=changes, brings=brings, onward=onward, drawn={})


def without_ask(position: Position) -> Position:
    """The same position when nothing can be chosen at it."""
    none: dict[str, Any] = {name: {} for name in ("prompt", "changes", "brings", "notices", "onward", "drawn")}
    return replace(position, kind=None, many=False, labels=(), refusals=(), **none)


def show_frame(position: Position, frame: Frame, game: Game[Any]) -> Position:
    """The table as it was when an event was told. Nothing can be chosen there."""
    told = replace(without_ask(position), view=frame.view, log=position.log[: frame.told], sheet=None, totals=())
    return replace(told, picture=game.show.picture(frame.view))


class Positions:
    """The last positions that were asked for, by table, position and seat. A position never changes: an undo is a move.
    With what was drawn of it one takes up to some 100 KB."""

    def __init__(self, most: int = 400, limit: float = LIMIT) -> None:
        self.most = most
        self.limit = limit
        self._kept: OrderedDict[tuple[str, int, int], Position] = OrderedDict()
        self._threads = ThreadPoolExecutor(THREADS, THREAD)

    async def read(self, known: Open, number: int) -> Position:
        """A table as a seat sees it. While options are followed the table may go on; then the new position is read."""
        while True:
            at = known.position
            found = await self._read(known, number)
            if known.position == at:
                return found

    async def _read(self, known: Open, number: int) -> Position:
        key = (known.row.id, known.position, number)
        found = self._kept.get(key)
        if found is None:
            seat = known.seat(number)
            found = read_position(seat)
            question = read_question(seat, found.sheet) if found.kind is not None else None
            if question is not None and known.table is not None:
                imagine = partial(known.table.fork().imagine, number)  # a line that nobody else touches
                found = add_outcomes(found, *await self._follow(question, imagine))
            self._kept[key] = found
            if len(self._kept) > self.most:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found

    async def _follow(self, question: Question, imagine: Imagine) -> tuple[dict[str, Outcome], dict[str, Onward]]:
        """Beside the requests, and for a limited time: what is not worked out by then is left out."""
        found: dict[str, Outcome] = {}
        onward: dict[str, Onward] = {}
        enough = Event()

        def work() -> None:
            for place, key in enumerate(question.keys):
                if enough.is_set():
                    return
                found[key] = follow_safely(question, place, imagine)
            for place, key in enumerate(question.keys):
                then = None if enough.is_set() else look_on_safely(question, place, imagine)
                if then is not None:
                    onward[key] = then

        job = asyncio.get_running_loop().run_in_executor(self._threads, work)
        try:
            await self.wait(job)
        finally:
            enough.set()
        return leave_out_alike(found), dict(onward)

    async def wait(self, job: asyncio.Future[None]) -> None:
        await asyncio.wait([job], timeout=self.limit)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
