"""Reading what a person types, with completion where there is a keyboard."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

from .screen import Screen
from .words import clean

readline: ModuleType | None
try:
    import readline
except ImportError:  # not on every system
    readline = None

Completions = Callable[[str], Sequence[str]]
"""From the line so far, whole lines that begin like it."""
LONGEST = 10_000


class Prompt:
    """Lines from a keyboard or from anything else, treated alike."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.keyboard = sys.stdin.isatty()

    def read(self, mark: str, completions: Completions | None = None) -> str:
        """One line without blanks around it. `EOFError` when there are no more."""
        mark = clean(mark)
        if self.keyboard:
            complete_with(completions)
            return input(mark).strip()
        print(mark, end="", file=self.screen.file, flush=True)
        line = sys.stdin.readline(LONGEST)
        if not line:
            print(file=self.screen.file, flush=True)
            raise EOFError
        print(clean(line.strip()), file=self.screen.file, flush=True)  # so that what was answered can be read
        return line.strip()

    def forget(self) -> None:
        """The next person must not leaf through what the last one typed."""
        if readline is not None and self.keyboard:
            readline.clear_history()


def complete_with(completions: Completions | None) -> None:
    """Let the Tab key offer these."""
    if readline is None:
        return
    found: list[str] = []

    def complete(typed: str, state: int) -> str | None:
        if state == 0:
            found[:] = completions(typed) if completions is not None else []
        return found[state] if state < len(found) else None

    editing: Any = readline
    editing.set_completer_delims("")
    editing.set_completer(complete)
    editing.parse_and_bind("bind ^I rl_complete" if "libedit" in (editing.__doc__ or "") else "tab: complete")
