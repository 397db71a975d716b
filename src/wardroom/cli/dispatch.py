"""From the command line to a command and back. Nothing that goes wrong on the way ends in a traceback."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from wardroom.kernel.errors import BadGame, BadPlayer, WardroomError

from . import INTERRUPTED, WRONG
from .arguments import parse
from .context import Context
from .errors import Mistake, explain
from .language import split_language

FINE, PIPE_CLOSED = 0, 141


def dispatch(argv: Sequence[str] | None) -> int:
    ready_streams()
    language, words, unspoken = split_language(sys.argv[1:] if argv is None else argv)
    context = Context(language)
    try:
        if unspoken is not None:
            raise unspoken
        code = run(parse(words, context), context)
        sys.stdout.flush()
        return code
    except SystemExit as end:  # --help and --version
        return end.code if isinstance(end.code, int) else FINE
    except BrokenPipeError:
        return PIPE_CLOSED
    except KeyboardInterrupt:
        context.complain(context.text.say("interrupted"))
        return INTERRUPTED
    except (BadGame, BadPlayer) as error:
        if error.trace:
            context.err.verbatim(error.trace)
        context.complain(explain(error, context.text))
        return WRONG
    except (WardroomError, OSError) as error:
        context.complain(explain(error, context.text))
        return WRONG
    except Exception as error:
        if os.environ.get("WARDROOM_DEBUG"):
            raise
        context.complain(context.text.say("unexpected", {"kind": type(error).__name__, "message": str(error)[:200]}))
        return WRONG
    finally:
        drop_unwritten()


def run(arguments: Namespace, context: Context) -> int:
    """Commands are imported when they are called for: most need neither the web nor the store, nor their packages."""
    try:
        module = import_module(f"{__package__}.{arguments.module}")
    except ModuleNotFoundError as error:
        if not arguments.extra or (error.name or "").startswith("wardroom"):
            raise
        raise Mistake("missing-extra", command=arguments.command, extra=arguments.extra) from error
    code: int = module.run(arguments, context)
    return code


def ready_streams() -> None:
    """A letter that a terminal cannot write or that is not well written must not end a game; nor a closed stream."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  # stays open
        reconfigure = getattr(getattr(sys, name), "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def drop_unwritten() -> None:
    """If whoever read our output has left, or its disk is full, the rest goes nowhere, and without complaint."""
    try:
        sys.stdout.flush()
    except OSError:
        with suppress(OSError, ValueError), Path(os.devnull).open("w") as nowhere:
            os.dup2(nowhere.fileno(), sys.stdout.fileno())
