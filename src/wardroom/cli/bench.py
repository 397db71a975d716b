"""`wardroom bench`: how fast this machine plays, copies, scores and searches."""

from __future__ import annotations

from argparse import Namespace

from wardroom.arena.bench import COLUMNS, measure
from wardroom.kernel import games

from .context import Context

NUMBERS = range(2, 6)
ROUNDS = 5


def run(arguments: Namespace, context: Context) -> int:
    text = context.text
    with context.err.busy(text.say("bench-measuring")) as tell:
        found = measure(list(games().values()), ROUNDS, progress=tell)
    if arguments.json:
        context.write_json(found.to_json())
        return 0
    context.out.table([text.say(f"bench-{column}") for column in COLUMNS], [row.cells() for row in found.rows], NUMBERS)
    context.out.print("", text.say("bench-about"))
    return 0
