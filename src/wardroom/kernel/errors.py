"""Everything Wardroom raises for a mistake: a player's, a file's, a caller's, or a game's own. Whatever it was, nothing
has changed.

    WardroomError
    +-- UnknownGame        no game of that name is installed
    |   +-- BadGame        it is installed, but cannot be loaded; `trace` is its author's to read
    +-- BadSetup           a number of seats, a setting or a name that the game does not have
    |   +-- BadPlayer      a player of somebody's own that cannot be loaded, or fails; `trace` is its author's to read
    +-- TableError
    |   +-- NotAsked       the seat has nothing to choose now
    |   +-- Refused        the option is not legal; `reason` says why
    |   +-- CannotUndo     nothing of this seat may be taken back
    |   +-- CannotConcede  this seat cannot give the game up
    |   +-- CannotImagine  a light line keeps too little to be forked or imagined from
    +-- FlowFailed         the game's own code failed in mid-choice; the table is as it was before
    +-- RecordError
        +-- NotARecord     not a game file: broken JSON, wrong shape, too large
        +-- UnknownRules   a format or rules version that is not here
        +-- Sealed         the seed of a running game is not in the file
        +-- Altered        a game file that does not replay as it says; `move` says where
        +-- BadSnapshot    a snapshot that is damaged, or of another version or table; the game is replayed instead

Each carries `key` and `facts`, from which the kernel's text files say it in every language (`error-<key>`).
"""

from __future__ import annotations

import importlib
from pathlib import Path
from traceback import StackSummary, TracebackException
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .ask import Reason

NOT_THEIRS = (str(Path(__file__).parents[1]), str(Path(importlib.__file__).parent), "<frozen importlib")


class WardroomError(Exception):
    """A mistake that is told in one sentence."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: without a call of the constructor, whose arguments are each subclass's own."""
        return type(self).__new__, (type(self), *self.args), self.__dict__

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.key} ({told})" if told else self.key


class UnknownGame(WardroomError):
    """No game of that name is installed."""


class BadGame(UnknownGame):
    """A game that is installed, but cannot be loaded; what its code raised, if it did, is its `__cause__`."""

    trace = ""  # of that, for its author


class BadSetup(WardroomError):
    """A number of seats, a setting or a name that the game does not have."""


class BadPlayer(BadSetup):
    """A player of somebody's own that cannot be loaded, or fails; what its code raised, if it did, is its cause."""

    trace = ""  # of that, for its author


class TableError(WardroomError):
    """A mistake at a table; the table is as it was before."""


class NotAsked(TableError):
    """The seat has nothing to choose now."""

    def __init__(self, seat: int) -> None:
        super().__init__("not-asked", seat=seat)


class Refused(TableError):
    """The option is not legal."""

    def __init__(self, reason: Reason) -> None:
        super().__init__("refused", rule=reason.rule, reason=reason.key)
        self.reason = reason


class CannotUndo(TableError):
    """Nothing of this seat may be taken back."""

    def __init__(self, seat: int) -> None:
        super().__init__("cannot-undo", seat=seat)


class CannotConcede(TableError):
    """The game is over, the seat does not play, or more than two play."""

    def __init__(self, seat: int) -> None:
        super().__init__("cannot-concede", seat=seat)


class FlowFailed(WardroomError):
    """The game's own code failed in mid-choice: nobody's mistake at the table, which is as it was before. It says
    where, and nothing that a player may not know; what went wrong is its `__cause__`, for the host's log."""

    def __init__(self, game: str, rules: int, position: int, seat: int) -> None:
        super().__init__("flow-failed", game=game, rules=rules, position=position, seat=seat)


class CannotImagine(TableError):
    """A light line keeps too little to be forked or imagined from."""


class RecordError(WardroomError):
    """Something is wrong with a game file."""


class NotARecord(RecordError):
    """Not a game file: broken JSON, wrong shape, too large."""


class UnknownRules(RecordError):
    """A format or rules version that is not here."""


class Sealed(RecordError):
    """The seed of a running game is not in the file."""


class Altered(RecordError):
    """A game file that does not replay as it says."""

    def __init__(self, key: str, move: int | None = None, **facts: Any) -> None:
        super().__init__(key, move=-1 if move is None else move + 1, **facts)
        self.move = move


class BadSnapshot(RecordError):
    """A snapshot that is damaged, or of another version or table; the game is replayed instead."""


def traceback_of(error: BaseException) -> str:
    """What the author of a game or a player needs to read: the lines of code that are not ours."""
    told = TracebackException.from_exception(error)
    told.stack = StackSummary.from_list([line for line in told.stack if not line.filename.startswith(NOT_THEIRS)])
    return "".join(told.format()).rstrip()
