"""Where the texts and rules of a package lie: a game inside the package of another shares what that one has."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable

BREAKABLE = re.compile(r"(?<=[^\s=]) (?=[;:?!»])|(?<=«) ")
"""Plain blanks that French writes as narrow no-break spaces: whoever types a text need not think of it."""


def packages_with(folder: str, package: str) -> list[str]:
    """The packages whose folder (`text`, `rules`) a package reads: that of the next package around it that has one,
    then its own, if it has one."""
    if not package:
        return []
    own = [package] if files(package).joinpath(folder).is_dir() else []
    around = package.rpartition(".")[0]
    while around and not files(around).joinpath(folder).is_dir():
        around = around.rpartition(".")[0]
    return [around, *own] if around else own


def read_words(file: Traversable, language: str) -> str:
    """A file of texts or rules; in French no line begins with a mark that belongs to the word before it."""
    words = file.read_text("utf-8")
    return BREAKABLE.sub("\N{NARROW NO-BREAK SPACE}", words) if language == "fr" else words
