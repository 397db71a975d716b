"""Players that misbehave, each in its own way."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from wardroom.kernel import Option, Seat


class Bad:
    def __init__(self, seed: str) -> None:
        self.seed = seed


class Freezes(Bad):
    def choose(self, seat: Seat[Any]) -> Option:
        time.sleep(600)
        return "galaxy"


class Throws(Bad):
    def choose(self, seat: Seat[Any]) -> Option:
        raise ZeroDivisionError("this player cannot divide")


class Dies(Bad):
    def choose(self, seat: Seat[Any]) -> Option:
        os._exit(3)


class Hoards(Bad):
    def choose(self, seat: Seat[Any]) -> Option:
        return str(len(bytearray(1 << 33)))


class Babbles(Bad):
    def choose(self, seat: Seat[Any]) -> Option:
        return "no-such-word"


class Answers(Bad):
    """Answers something that is no option at all."""

    def choose(self, seat: Seat[Any]) -> Option:
        return {"not": ["an", "option"]}  # type: ignore[return-value]


class Forks(Bad):
    """Leaves a process behind that goes on when it is cut off."""

    def choose(self, seat: Seat[Any]) -> Option:
        child = os.fork()
        if child:
            Path(self.seed).write_text(str(child))
        time.sleep(600)
        return "galaxy"


class Slips(Bad):
    """Writes answers of its own wherever it can, so that the next question finds one that is not its own."""

    def choose(self, seat: Seat[Any]) -> Option:
        for number in range(1, 20):
            with suppress(OSError):
                os.write(number, b'{"option": "slipped", "name": "1"}\n')
        assert seat.ask is not None
        return seat.ask.options[0]


class Prints(Bad):
    """Chatters on its standard output, but plays well enough."""

    def choose(self, seat: Seat[Any]) -> Option:
        print('{"option": "no-such-word"}')
        assert seat.ask is not None
        return seat.ask.options[0]
