"""`wardroom verify`: play a game file again and hold everything in it against what then happens."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from wardroom.kernel import Game, Record, find, replay
from wardroom.kernel.errors import WardroomError
from wardroom.kernel.table import opened

from . import files
from .door import Door
from .mistakes import told


def run(arguments: Namespace, door: Door) -> int:
    """What was checked, one line each, down to the first thing that is wrong."""
    text = door.text
    try:
        record = files.read(Path(arguments.file))
        text = door.words(find(record.game), record.names)
        for key, facts in checks(find(record.game), record):
            door.out.print(text.say(f"verify-{key}", facts))
    except WardroomError as error:
        door.complain(told(error, text))
        door.complain(text.say("verify-no", {"file": arguments.file}))
        return 1
    door.out.print(text.say("verify-yes", {"file": arguments.file}))
    return 0


def checks(game: Game[Any], record: Record) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each check as it has been passed; the first that fails raises."""
    yield "form", {"title": game.name, "rules": record.rules}
    opened(game, record)
    yield "seed", {"seed": record.seed or "", "commitment": record.commitment}
    yield "start", {"start": record.start}
    table = replay(game, record)
    yield "moves", {"count": len(record.moves)}
    yield "chain", {"chain": table.chain}
    if record.result is None:
        yield "running", {}
    else:
        points = ", ".join(f"{name} {score}" for name, score in zip(record.names, record.result))
        yield "result", {"points": points}
