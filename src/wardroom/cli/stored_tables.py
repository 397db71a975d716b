"""`wardroom tables`: the tables of the server, how long they have stood, and away with them."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from contextlib import closing

from wardroom.interface.spelling import fold
from wardroom.store import GameRow, Store

from .context import Context
from .database import open_database
from .errors import Mistake, Misuse
from .prompt import Prompt

DAY = 24 * 3600


def run(arguments: Namespace, context: Context) -> int:
    now = time.time()
    with closing(open_database(arguments, context, make=False)) as store:
        if arguments.action == "remove" and not arguments.ids and arguments.older is None:
            raise Misuse("tables-what", arguments.command)
        rows = find_rows(store, arguments.ids, arguments.older, now)
        if arguments.json:
            context.write_json([describe(row, now) for row in rows])
        else:
            show(rows, now, context)
        if arguments.action == "remove" and rows:
            if not (arguments.yes or confirm(len(rows), context)):
                context.out.print(context.text.say("tables-kept"))
                return 1
            removed = sum(store.remove(row.id) for row in rows)
            context.err.print(context.text.say("tables-removed", {"count": removed}))
    return 0


def find_rows(store: Store, ids: Sequence[str], older: int | None, now: float) -> list[GameRow]:
    """Those that were named, or all; of them those that nobody has moved at for so many days."""
    before = None if older is None else now - older * DAY
    if not ids:
        return store.all_games(before)
    rows = [store.game(id) for id in dict.fromkeys(ids)]
    return [row for row in rows if before is None or row.moved < before]


def show(rows: Sequence[GameRow], now: float, context: Context) -> None:
    say = context.text.say
    if not rows:
        context.out.print(say("tables-none"))
        return
    shown = [
        [
            row.id,
            row.game,
            ", ".join(row.names),
            say(f"tables-{row.status}"),
            say("saves-running", {"moves": row.position}),
            say_age(row, now, context),
        ]
        for row in rows
    ]
    heads = ("table", "game", "players", "state", "moves", "age")
    context.out.table([say(f"tables-head-{head}") for head in heads], shown)


def say_age(row: GameRow, now: float, context: Context) -> str:
    """How long nobody has moved."""
    hours = max(0, int((now - row.moved) // 3600))
    if hours < 48:
        return context.text.say("tables-hours", {"count": hours})
    return context.text.say("tables-days", {"count": hours // 24})


def describe(row: GameRow, now: float) -> dict[str, object]:
    return {
        "table": row.id,
        "game": row.game,
        "players": list(row.names),
        "state": row.status,
        "moves": row.position,
        "created": int(row.created),
        "moved": int(row.moved),
        "age_days": max(0, int((now - row.moved) // DAY)),
    }


def is_keyboard() -> bool:
    return sys.stdin.isatty()


def confirm(count: int, context: Context) -> bool:
    """Whoever cannot be asked must have said so before."""
    if not is_keyboard():
        raise Mistake("tables-unsure", count=count)
    answer = Prompt(context.err).read(context.text.say("tables-sure", {"count": count}) + " ")
    return fold(answer) in (fold(context.text.say("tables-yes")), "yes")
