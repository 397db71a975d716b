"""Which mutants are tried, and which are known to change nothing."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from random import Random
from textwrap import fill

from .changes import Change, changes
from .functions import Cited

Key = tuple[str, str, str]
"""Where, the line, what it becomes: stays the same while the function is edited elsewhere."""


@dataclass(frozen=True)
class Mutant:
    """A function that is broken in one way."""

    function: Cited
    change: Change

    @property
    def key(self) -> Key:
        return str(self.function), self.change.line, self.change.becomes

    def __str__(self) -> str:
        return f"{self.function}: {self.change.line}  ->  {self.change.becomes}"

    def report(self, tests: Sequence[str]) -> str:
        """The change as a diff, with the rules and the tests that ought to have noticed."""
        old = self.function.path.read_text("utf-8").splitlines()
        diff = unified_diff(old, self.change.source.splitlines(), self.function.module, self.function.name, lineterm="")
        rules = fill(", ".join(self.function.rules), 118, initial_indent="rules: ", subsequent_indent="       ")
        return "\n".join(["survived:", *diff, rules, *(f"  {test}" for test in tests), ""])


def sample(functions: Sequence[Cited], number: int, seed: str) -> list[Mutant]:
    """So many mutants: one of each function in a random order, then a second one of each, and so on."""
    dice = Random(seed)
    piles = [
        [Mutant(each, change) for change in changes(each.path.read_text("utf-8"), each.node)] for each in functions
    ]
    for pile in piles:
        dice.shuffle(pile)
    dice.shuffle(piles)
    rounds = range(max(map(len, piles), default=0))
    return [pile[turn] for turn in rounds for pile in piles if turn < len(pile)][:number]


def known_equivalents(file: Path) -> dict[Key, str]:
    """Mutants that change nothing, each with the reason."""
    listed = tomllib.loads(file.read_text("utf-8")).get("mutant", [])
    return {(each["where"], each["line"], each["becomes"]): each["why"] for each in listed}
