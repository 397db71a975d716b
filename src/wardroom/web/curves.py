"""How the scores went in finished games. Each is worked out once, by playing the game again, and kept for a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable

from .scenes.graph import Curve, curve
from .tables import Open

REMEMBERED = 500


Slowly = Callable[[Callable[[], Curve | None]], Awaitable[Curve | None]]


class Curves:
    """The curves of the games that were looked at last."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Curve | None] = OrderedDict()

    async def of(self, known: Open, slowly: Slowly) -> Curve | None:
        id, table = known.row.id, known.table
        if id not in self._known and table is not None:
            game, record = table.game, table.record()
            self._known[id] = await slowly(lambda: curve(game, record))
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return self._known.get(id)
