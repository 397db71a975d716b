"""Players of somebody's own, by where they are: `module:factory`. What they do wrong is their author's to read."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from typing import Any

from wardroom.kernel import Option, Seat
from wardroom.kernel.errors import BadPlayer, traceback_of

from .basic import Player

ADDRESS = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")


def is_address(name: str) -> bool:
    """Whether a name says where a player is found."""
    return ADDRESS.fullmatch(name) is not None


class OwnPlayer:
    """A player that a factory made, called with the seed."""

    def __init__(self, address: str, seed: str) -> None:
        self.address = address
        self.player: Player = self._try(find_factory(address), seed)
        if not callable(getattr(self.player, "choose", None)):
            raise BadPlayer("not-a-player", player=address, kind=type(self.player).__name__)

    def choose(self, seat: Seat[Any]) -> Option:
        option: Option = self._try(self.player.choose, seat)
        if seat.ask is not None and option not in seat.ask.options:
            raise BadPlayer("player-nonsense", player=self.address, choice=repr(option)[:80])
        return option

    def _try(self, do: Callable[[Any], Any], what: object) -> Any:
        try:
            return do(what)
        except MemoryError:  # whoever limits the memory tells that from a fault
            raise
        except Exception as error:
            raise blame("player-failed", self.address, error) from error


def find_factory(address: str) -> Callable[[str], Any]:
    module, _, name = address.partition(":")
    try:
        home = import_module(module)
    except (Exception, SystemExit) as error:
        raise blame("bad-player", address, error) from error
    factory: Callable[[str], Any] | None = getattr(home, name, None)
    if not callable(factory):
        raise BadPlayer("no-factory", player=address, module=module, name=name)
    return factory


def blame(key: str, address: str, error: BaseException) -> BadPlayer:
    wrong = BadPlayer(key, player=address, why=f"{type(error).__name__}: {error}"[:200])
    wrong.trace = traceback_of(error)
    return wrong
