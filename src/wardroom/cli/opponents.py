"""The computer players at a table. This is the only place that knows how they run."""

from __future__ import annotations

from typing import Any

from wardroom.interface.pace import PATIENCE, Pace, most_seconds, say_forecast
from wardroom.kernel import Seat, Table
from wardroom.language import Text
from wardroom.players import Advice, hint
from wardroom.players.worker import Decision, Worker

ADVISER = "commander"


class Opponents:
    """They think in a process of their own, which is started when the first of them is asked."""

    def __init__(self) -> None:
        self.worker = Worker()
        self.pace = Pace()

    def __enter__(self) -> Opponents:
        return self

    def __exit__(self, *_: object) -> None:
        self.worker.close()

    def choose(self, table: Table[Any], seat: int, name: str) -> Decision:
        """The option a player takes, and what went wrong if it is not the player's own. The same position of the same
        game gives the same option, so that a resumed game goes on as it would have, unless time was up."""
        with self.pace.deciding(seat, table.line.turns, table.game.name, name) as left:
            return self.worker.choose(table, seat, name, table.commitment, left())

    def tell_pace(self, seat: int, text: Text) -> str:
        """How long a player has been thinking about its turn, and how long that takes; nothing if it is quick."""
        forecast = self.pace.forecast(seat)
        if forecast is None or forecast.taken < PATIENCE:
            return ""
        return text.say("play-taken", {"seconds": round(forecast.taken), "forecast": say_forecast(forecast, text)})

    def advise(self, seat: Seat[Any]) -> list[Advice]:
        """What a good player would think of a person's options, best first. It sees what that person sees."""
        return hint(seat, ADVISER, 0, most_seconds(ADVISER), self.pace.clock)
