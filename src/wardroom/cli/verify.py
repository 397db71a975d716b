"""`wardroom verify`: play a game file again and hold everything in it against what then happens."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from wardroom.interface.verification import run_checks
from wardroom.kernel import find
from wardroom.kernel.errors import WardroomError

from . import files
from .door import Door
from .mistakes import told


def run(arguments: Namespace, door: Door) -> int:
    """What was checked, one line each, down to the first thing that is wrong."""
    text = door.text
    try:
        record = files.read(Path(arguments.file))
        text = door.words(find(record.game), record.names)
        for key, facts in run_checks(find(record.game), record):
            door.out.print(text.say(f"verify-{key}", facts))
    except WardroomError as error:
        door.complain(told(error, text))
        door.complain(text.say("verify-no", {"file": arguments.file}))
        return 1
    door.out.print(text.say("verify-yes", {"file": arguments.file}))
    return 0
