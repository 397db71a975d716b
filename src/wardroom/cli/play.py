"""`wardroom play`: set up a table, or take one up again, and seat people and computer players."""

from __future__ import annotations

from argparse import Namespace
from hashlib import sha256
from pathlib import Path
from typing import Any

from wardroom.kernel import Game, Table, find, replay

from . import INTERRUPTED, files
from .door import Door
from .keeping import Keeper, Leave, keeper
from .mistakes import Mistake, Misuse, told
from .opponents import Opponents
from .seating import Seating, login_name, resumed, seated, settings
from .session import Session


def run(arguments: Namespace, door: Door) -> int:
    table, seating = loaded(arguments) if arguments.load is not None else dealt(arguments, door)
    keep = keeper(table.game, arguments.save, arguments.load)
    untouched = arguments.load is not None and arguments.save is None  # the file has all there is
    first = keep.trouble if untouched else keep.trouble or keep.keep(table)
    if first is not None:
        if arguments.save is not None:
            raise first  # nothing has been played yet: better to choose another file now
        door.complain(door.text.say("play-unsaved", {"why": told(first, door.text)}))
    with Opponents() as opponents:
        session = Session(table, seating, door, keep, opponents, loaded=arguments.load is not None)
        try:
            return session.run()
        except Leave:
            return farewell(table, keep, door, 0)
        except KeyboardInterrupt:
            door.out.print("")
            return farewell(table, keep, door, INTERRUPTED)


def dealt(arguments: Namespace, door: Door) -> tuple[Table[Any], Seating]:
    """A new game."""
    if arguments.game is None:
        raise Misuse("missing-arguments", "wardroom play", what=door.text.say("help-word-game"))
    game = find(arguments.game)
    you, alone = login_name(door.text), game.seats[-1] == 1
    seating = resumed([you]) if alone and arguments.seats is None else seated(arguments.seats, you)
    seed = None if arguments.seed is None else seed_of(arguments.seed)
    salt = (arguments.salt or "").encode("utf-8", "surrogateescape")
    options = settings(arguments.option)
    return Table(game, len(seating.names), seed, salt=salt, settings=options, names=seating.names), seating


def seed_of(words: str) -> bytes:
    """A deal one can ask for again."""
    return sha256(words.encode("utf-8", "surrogateescape")).digest()


def loaded(arguments: Namespace) -> tuple[Table[Any], Seating]:
    """A game taken up again, checked from its first move on. Who plays may change, what was agreed may not."""
    for name in ("seed", "salt", "option"):
        if getattr(arguments, name):
            raise Mistake("fixed-by-file", option=f"--{name}")
    record = files.read(Path(arguments.load))
    game: Game[Any] = find(record.game)
    if arguments.game is not None and arguments.game != game.name:
        raise Mistake("other-game", file=arguments.load, game=game.name)
    table = replay(game, record)
    if arguments.seats is None:
        return table, resumed(table.names)
    again = seated(arguments.seats, "")
    if len(again.names) != len(table.names):
        raise Mistake("other-seats", count=len(table.names))
    return table, Seating(table.names, again.bots)


def farewell(table: Table[Any], keep: Keeper, door: Door, code: int) -> int:
    """Leave the table; the game waits in its file."""
    if keep.trouble is not None:
        keep.keep(table)
    if keep.trouble is not None:
        door.complain(door.text.say("play-lost", {"why": told(keep.trouble, door.text)}))
        return code or 2
    door.out.print(door.text.say("play-left", {"file": str(keep.path), "command": keep.command}))
    return code
