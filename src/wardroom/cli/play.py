"""`wardroom play`: set up a table, or take one up again, and seat people and computer players."""

from __future__ import annotations

from argparse import Namespace
from hashlib import sha256
from pathlib import Path
from typing import Any

from wardroom.kernel import Game, Table, find, replay

from . import INTERRUPTED, WRONG, files
from .autosave import Autosave, Leave, autosave_for
from .context import Context
from .errors import Mistake, Misuse, explain
from .opponents import Opponents
from .saves import latest
from .seating import Seating, change_seats, login_name, read_seats, read_settings, resume_seats
from .session import Session, Stuck


def run(arguments: Namespace, context: Context) -> int:
    if arguments.resume:
        arguments.load = resumed(arguments)
    load, save = arguments.load, arguments.save
    table, seating = load_game(arguments) if load is not None else dealt(arguments, context)
    autosave = autosave_for(table.game, save, load)
    if load is None or save is not None:  # otherwise the file has all there is
        keep_first(table, autosave, save, context)
    return play_on(table, seating, autosave, context, loaded=load is not None)


def resumed(arguments: Namespace) -> str:
    """The file of the game that was left last."""
    if arguments.load is not None:
        raise Misuse("not-both", "wardroom play", one="--resume", other="--load")
    return str(latest(arguments.game))


def keep_first(table: Table[Any], autosave: Autosave, save: str | None, context: Context) -> None:
    """Write a table down before anything is played at it."""
    trouble = autosave.trouble or autosave.save(table)
    if trouble is None:
        return
    if save is not None:
        raise trouble  # better to choose another file now
    context.complain(context.text.say("play-unsaved", {"why": explain(trouble, context.text)}))


def play_on(table: Table[Any], seating: Seating, autosave: Autosave, context: Context, loaded: bool) -> int:
    """Play until the game is over, or somebody leaves."""
    with Opponents() as opponents:
        session = Session(table, seating, context, autosave, opponents, loaded)
        try:
            return session.run()
        except Leave:
            return farewell(table, autosave, context, 0)
        except Stuck as mistake:
            context.complain(explain(mistake, context.text))
            return farewell(table, autosave, context, WRONG)
        except KeyboardInterrupt:
            context.out.print("")
            return farewell(table, autosave, context, INTERRUPTED)


def dealt(arguments: Namespace, context: Context) -> tuple[Table[Any], Seating]:
    """A new game."""
    if arguments.game is None:
        raise Misuse("missing-arguments", "wardroom play", what=context.text.say("help-word-game"))
    game = find(arguments.game)
    you = login_name(context.text)
    if arguments.solo:
        if arguments.seats is not None:
            raise Misuse("not-both", "wardroom play", one="--solo", other="--seats")
        game.check_seats(1)
    alone = arguments.solo or (game.seats[-1] == 1 and arguments.seats is None)
    seating = resume_seats([you]) if alone else read_seats(arguments.seats, you)
    seed = None if arguments.seed is None else seed_of(arguments.seed)
    salt = (arguments.salt or "").encode("utf-8", "surrogateescape")
    options = read_settings(game, arguments.option, context.words(game))
    return Table(game, len(seating.names), seed, salt=salt, settings=options, names=seating.names), seating


def seed_of(words: str) -> bytes:
    """A deal one can ask for again."""
    return sha256(words.encode("utf-8", "surrogateescape")).digest()


def load_game(arguments: Namespace) -> tuple[Table[Any], Seating]:
    """A game taken up again, checked from its first move on. Who plays may change, what was agreed may not."""
    for name in ("seed", "salt", "option", "solo"):
        if getattr(arguments, name):
            raise Mistake("fixed-by-file", option=f"--{name}")
    record = files.read(Path(arguments.load))
    game: Game[Any] = find(record.game)
    if arguments.game is not None and arguments.game != game.name:
        raise Mistake("other-game", file=arguments.load, game=game.name)
    table = replay(game, record)
    return table, change_seats(table.names, arguments.seats)


def farewell(table: Table[Any], autosave: Autosave, context: Context, code: int) -> int:
    """Leave the table; the game waits in its file."""
    if autosave.trouble is not None:
        autosave.save(table)
    if autosave.trouble is not None:
        context.complain(context.text.say("play-lost", {"why": explain(autosave.trouble, context.text)}))
        return code or WRONG
    context.out.print(context.text.say("play-left", {"file": str(autosave.path)}))
    context.out.verbatim(autosave.command)
    return code
