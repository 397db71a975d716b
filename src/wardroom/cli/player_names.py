"""Computer players by what people type: a rank in any language, or where a player of one's own is found."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from wardroom.interface.spelling import fold
from wardroom.kernel.errors import BadSetup
from wardroom.language import LANGUAGES, Text
from wardroom.players import NAMES, is_address, make

from .errors import Mistake

PACKAGE = "wardroom.cli"
NEAR = 0.8
"""How alike a name must be to that of a player to be taken for a slip of the keys."""


@cache
def spoken_names() -> dict[str, str]:
    """The players by their names in every language."""
    texts = [Text(language, PACKAGE) for language in LANGUAGES]
    return {fold(text.say(f"player-{name}")): name for text in texts for name in NAMES} | {name: name for name in NAMES}


def read_player(typed: str) -> str | None:
    """The player that a name means, if it means one. One of somebody's own is tried at once, so that its author reads
    what is wrong before the game begins."""
    if is_address(typed):
        look_in_this_folder()
        make(typed)
        return typed
    return spoken_names().get(fold(typed))


def read_players(typed: str, more: Sequence[str] = ()) -> list[str]:
    """A list of players, with commas between; `more` are further names that go here."""
    found = []
    for name in (each.strip() for each in typed.split(",")):
        player = name if name in more else read_player(name)
        if player is None:
            meant = nearest(name)
            if meant is not None:
                raise Mistake("mistyped-player", name=name[:40], player=meant)
            raise BadSetup("unknown-player", player=name[:40], known=", ".join((*NAMES, *more)))
        found.append(player)
    return found


def nearest(typed: str) -> str | None:
    """The player whose name is nearly this one."""
    found = get_close_matches(fold(typed), spoken_names(), n=1, cutoff=NEAR)
    return spoken_names()[found[0]] if found else None


def look_in_this_folder() -> None:
    """Modules are found here too, after all others. (The processes that players think in look here anyway.)"""
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
