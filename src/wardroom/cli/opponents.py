"""The computer players at a table. This is the only place that knows how they run."""

from __future__ import annotations

from typing import Any

from wardroom.kernel import Seat, Table
from wardroom.players import Advice, hint
from wardroom.players.worker import Decision, Worker

ADVISER = "commander"


class Opponents:
    """They think in a process of their own, which is started when the first of them is asked."""

    def __init__(self) -> None:
        self.worker = Worker()

    def __enter__(self) -> Opponents:
        return self

    def __exit__(self, *_: object) -> None:
        self.worker.close()

    def choose(self, table: Table[Any], seat: int, name: str) -> Decision:
        """The option a player takes, and what went wrong if it is not the player's own. The same position of the same
        game gives the same option, so that a resumed game goes on as it would have."""
        return self.worker.choose(table, seat, name, seed=table.commitment)

    def advise(self, seat: Seat[Any]) -> list[Advice]:
        """What a good player would think of a person's options, best first. It sees what that person sees."""
        return hint(seat, ADVISER)
