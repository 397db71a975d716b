"""`wardroom verify`: play a game file again and hold everything in it against what then happens."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from wardroom.interface.verification import run_checks
from wardroom.kernel import find
from wardroom.kernel.errors import WardroomError

from . import files
from .context import Context
from .errors import explain


def run(arguments: Namespace, context: Context) -> int:
    """What was checked, one line each, down to the first thing that is wrong."""
    text = context.text
    try:
        record = files.read(Path(arguments.file))
        text = context.words(find(record.game), record.names)
        for key, facts in run_checks(find(record.game), record):
            context.out.print(text.say(f"verify-{key}", facts))
    except WardroomError as error:
        context.complain(explain(error, text))
        context.complain(text.say("verify-no", {"file": arguments.file}))
        return 1
    context.out.print(text.say("verify-yes", {"file": arguments.file}))
    return 0
