"""`wardroom report`: problems that players reported, and the file of one that anybody can replay."""

from __future__ import annotations

import errno
import os
from argparse import Namespace
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from wardroom.interface.report import describe_report
from wardroom.kernel import Record
from wardroom.store import Report, Store, StoreError, Unknown, rescue_game

from . import files
from .context import Context
from .database import open_database


def run(arguments: Namespace, context: Context) -> int:
    """Pack what was asked for; without a name, list what was reported."""
    with closing(open_database(arguments, context, make=False)) as store:
        if arguments.what is None:
            list_reports(store, context, arguments.json)
            return 0
        record, name = pack(store, arguments.what)
    path = Path(arguments.to or f"{record.game}-{name}-report.json")
    if files.taken(path):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    files.write(record, path)
    context.out.print(context.text.say("report-packed", {"file": str(path)}))
    if record.result is None:
        context.out.print(context.text.say("report-secret"))
    return 0


def pack(store: Store, what: str) -> tuple[Record, str]:
    """The game file of a report, by its reference number, or of a table that nobody has reported."""
    try:
        found = store.find_report(what.upper())
    except StoreError as unknown:
        try:
            record = rescue_game(store, what)
        except Unknown:
            raise unknown from None
        return replace(record, report=describe_report(record.game, len(record.moves))), what
    record = rescue_game(store, found.game)
    about = describe_report(
        record.game,
        found.position,
        found.text,
        reference=found.reference,
        seat=found.seat,
        version=found.version,
    )
    return replace(record, report=about), found.reference


def list_reports(store: Store, context: Context, as_json: bool) -> None:
    found = store.reports()
    if as_json:
        context.write_json([describe(each) for each in found])
        return
    say = context.text.say
    if not found:
        context.out.print(say("report-none"))
        return
    for each in found:
        facts = {
            "reference": each.reference,
            "when": f"{datetime.fromtimestamp(each.at):%Y-%m-%d %H:%M}",
            "table": each.game,
            "number": each.seat + 1,
            "position": each.position,
            "version": each.version,
        }
        context.out.print(say("report-line", facts))
        context.out.indented(each.text or say("report-wordless"))
    context.out.print("", say("report-how"))


def describe(report: Report) -> dict[str, object]:
    return {
        "reference": report.reference,
        "table": report.game,
        "seat": report.seat,
        "position": report.position,
        "at": int(report.at),
        "version": report.version,
        "text": report.text,
    }
