"""The terminal door: `wardroom` and its commands.

Everything said to people comes from `text/`, in the language asked for. Every command is a module with a function
`run(arguments, door)` that returns the exit code: 0 fine, 1 the answer is no, 2 wrong use.
"""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from wardroom.kernel.errors import WardroomError

from .arguments import parse
from .door import Door
from .language import split_language
from .mistakes import told

FINE, NO, WRONG, INTERRUPTED, PIPE_CLOSED = 0, 1, 2, 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code. Nothing that goes wrong ends in a traceback."""
    forgive_encodings()
    language, words, unspoken = split_language(sys.argv[1:] if argv is None else argv)
    door = Door(language)
    try:
        if unspoken is not None:
            raise unspoken
        code = run(parse(words, door), door)
        sys.stdout.flush()
        return code
    except SystemExit as end:  # --help and --version
        return end.code if isinstance(end.code, int) else FINE
    except BrokenPipeError:
        close_quietly()
        return PIPE_CLOSED
    except KeyboardInterrupt:
        door.complain(door.text.say("interrupted"))
        return INTERRUPTED
    except (WardroomError, OSError) as error:
        door.complain(told(error, door.text))
        return WRONG
    except Exception as error:
        if os.environ.get("WARDROOM_DEBUG"):
            raise
        door.complain(door.text.say("unexpected", {"kind": type(error).__name__, "message": str(error)[:200]}))
        return WRONG


def run(arguments: Namespace, door: Door) -> int:
    """Commands are imported when they are called for: most need little of the house."""
    code: int = import_module(f"{__name__}.{arguments.module}").run(arguments, door)
    return code


def forgive_encodings() -> None:
    """A letter that a terminal cannot write or that is not well written must not end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def close_quietly() -> None:
    """Whoever read our output has left: what is still unwritten goes nowhere, and without complaint."""
    with suppress(OSError, ValueError), Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
