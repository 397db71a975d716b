"""`wardroom play`: set up a table, or take one up again, and seat people and computer players."""

from __future__ import annotations

from argparse import Namespace
from hashlib import sha256
from pathlib import Path
from typing import Any

from wardroom.kernel import Game, Table, find, replay

from . import INTERRUPTED, WRONG, files
from .door import Door
from .keeping import Keeper, Leave, keeper
from .mistakes import Mistake, Misuse, told
from .opponents import Opponents
from .seating import Seating, agreed, login_name, reseated, resumed, seated
from .session import Session, Stuck


def run(arguments: Namespace, door: Door) -> int:
    load, save = arguments.load, arguments.save
    table, seating = loaded(arguments) if load is not None else dealt(arguments, door)
    keep = keeper(table.game, save, load)
    if load is None or save is not None:  # otherwise the file has all there is
        keep_first(table, keep, save, door)
    return play_on(table, seating, keep, door, loaded=load is not None)


def keep_first(table: Table[Any], keep: Keeper, save: str | None, door: Door) -> None:
    """Write a table down before anything is played at it."""
    trouble = keep.trouble or keep.keep(table)
    if trouble is None:
        return
    if save is not None:
        raise trouble  # better to choose another file now
    door.complain(door.text.say("play-unsaved", {"why": told(trouble, door.text)}))


def play_on(table: Table[Any], seating: Seating, keep: Keeper, door: Door, loaded: bool) -> int:
    """Play until the game is over, or somebody leaves."""
    with Opponents() as opponents:
        session = Session(table, seating, door, keep, opponents, loaded)
        try:
            return session.run()
        except Leave:
            return farewell(table, keep, door, 0)
        except Stuck as mistake:
            door.complain(told(mistake, door.text))
            return farewell(table, keep, door, WRONG)
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
    options = agreed(game, arguments.option, door.words(game))
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
    return table, reseated(table.names, arguments.seats)


def farewell(table: Table[Any], keep: Keeper, door: Door, code: int) -> int:
    """Leave the table; the game waits in its file."""
    if keep.trouble is not None:
        keep.keep(table)
    if keep.trouble is not None:
        door.complain(door.text.say("play-lost", {"why": told(keep.trouble, door.text)}))
        return code or WRONG
    door.out.print(door.text.say("play-left", {"file": str(keep.path), "command": keep.command}))
    return code
