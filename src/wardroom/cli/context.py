"""What every command is handed: the language, and where to speak."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from wardroom.kernel import Game, bad_games

from .screen import Screen
from .words import Styled, Words, clean

PACKAGE = "wardroom.cli"


class Context:
    """The terminal as one person came to it."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.text = Words(language, PACKAGE)
        self.out = Screen(sys.stdout)
        self.err = Screen(sys.stderr)

    def words(self, game: Game[Any], names: Sequence[str] = (), reader: int = -1) -> Words:
        """The texts of the commands and of a game, with the names of those who play."""
        return Words(self.language, PACKAGE, game.package, names=names, reader=reader)

    def complain(self, said: str) -> None:
        """What is wrong, in one sentence, where errors go."""
        self.err.print(Styled(clean(said), "red" if self.err.colours else ""))

    def tell_bad_games(self) -> None:
        """The installed games that cannot be loaded are named; the others go on without them."""
        for wrong in bad_games().values():
            self.complain(self.text.error(wrong))

    def write_json(self, data: object) -> None:
        """One line that any program can read, whatever the terminal's letters are."""
        sys.stdout.write(json.dumps(data) + "\n")
        sys.stdout.flush()
