"""`wardroom replay`: the log of a game file, or the table after one of its moves."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from wardroom.interface.log_lines import tell_lines
from wardroom.interface.open_events import reveal_args
from wardroom.kernel import SPECTATOR, Event, Record, Table, find, labels, replay, steps
from wardroom.kernel.table import UNDO

from . import files
from .context import Context
from .errors import Mistake
from .names import Names
from .scene import scene
from .seating import resume_seats
from .tables import table_of
from .words import Words


def run(arguments: Namespace, context: Context) -> int:
    record = files.read(Path(arguments.file))
    game = find(record.game)
    table = replay(game, record)  # all of it is checked before any of it is shown
    names = resume_seats(record.names).spoken_names(context.text)
    seat = None if arguments.seat is None else seat_of(arguments.seat, names)
    if arguments.step is not None and arguments.step > len(record.moves):
        raise Mistake("no-such-step", step=arguments.step, most=len(record.moves))
    text = context.words(game, names, -1 if seat is None else seat)
    teller = Teller(text, seat, table.over)
    if record.report is not None:
        show_report(record.report, text, context)
    if arguments.step is None:
        show_log(record, teller, context)
    else:
        show_step(record, arguments.step, teller, context)
    return 0


def show_report(report: dict[str, Any], text: Words, context: Context) -> None:
    """What somebody found wrong, and what was running then."""
    said = text.say("replay-report", {"reference": report.get("reference") or "-", "step": report.get("position", 0)})
    context.out.title(said)
    if "seat" in report:
        context.out.print(text.say("replay-reporter", {"name": text.seat(report["seat"])}))
    if report.get("text"):
        context.out.indented(report["text"])
    versions = report.get("versions", {})
    context.out.print(", ".join(f"{name} {version}" for name, version in versions.items()), "")


def seat_of(typed: str, names: tuple[str, ...]) -> int:
    """A seat by its number, from 1 on, or by the name of who sits there."""
    if typed.isdecimal() and len(typed) < 4:
        if 1 <= int(typed) <= len(names):
            return int(typed) - 1
        raise Mistake("no-such-seat", number=int(typed), most=len(names))
    return Names((seat, name, ()) for seat, name in enumerate(names)).find(typed)


class Teller:
    """Tells what happened to one seat; or, when nobody is named, all of it once the game is over, and before that what
    everybody could see."""

    def __init__(self, text: Words, seat: int | None, over: bool) -> None:
        self.text = text
        self.open = over and seat is None
        self.reader = SPECTATOR if seat is None else seat

    def news(self, events: Sequence[Event], automa: tuple[str, ...]) -> str:
        """What was told of these, as far as one may know it."""
        args = [(event.key, reveal_args(event) if self.open else event.args_for(self.reader)) for event in events]
        told = [(key, each) for key, each in args if each is not None]
        return " ".join(line.said for line in tell_lines(told, self.text, automa))

    def knows(self, seat: int) -> bool:
        return self.open or self.reader == seat


def show_log(record: Record, teller: Teller, context: Context) -> None:
    """Every move with its number and what came of it."""
    before = 0
    chosen = ""
    rows: list[list[str]] = []
    tables = steps(find(record.game), record)
    table = next(tables)
    for number, move in enumerate(record.moves, 1):
        chosen = choice(table, move.seat, move.key, teller)
        before = len(table.log)
        table = next(tables)
        news = teller.news(table.log[before:], table.game.show.automa)
        rows.append([f"{number}.", news or chosen])
    context.out.table(["", ""], rows, right=[0])


def choice(table: Table[Any], seat: int, key: str, teller: Teller) -> str:
    """A choice that nothing was told of."""
    text, name = teller.text, teller.text.seat(seat)
    if key == UNDO:
        return text.say("replay-undo", {"name": name})
    ask = table.line.ask(seat)
    if ask is None or not teller.knows(seat):
        return text.say("replay-secret", {"name": name})
    said = {label.key: text.label(label) for label in labels(ask, table.line.state)}
    return text.say("replay-choice", {"name": name, "option": said.get(key, key)})


def show_step(record: Record, step: int, teller: Teller, context: Context) -> None:
    """The table after a move, from one seat, or with all hands open when the game is over."""
    tables = steps(find(record.game), record)
    table = next(tables)
    for _ in range(step):
        table = next(tables)
    text = teller.text
    context.out.title(text.say("replay-step", {"step": step, "most": len(record.moves)}))
    look = table_of(table.game)
    look.show(scene(table.seat(teller.reader), text), context.out)
    if teller.open:
        for seat in range(len(record.names)):
            context.out.title(text.seat(seat))
            look.show_own(scene(table.seat(seat), text), context.out)
    for seat, kind in table.seat(teller.reader).asked:
        context.out.print("", text.say("replay-asked", {"name": text.seat(seat), "rule": text.say(f"ask-{kind}.rule")}))
