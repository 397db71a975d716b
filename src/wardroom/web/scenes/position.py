"""What a seat sees at a position, in no language yet: worked out once, then shown in many ways.

Whatever takes long (counting points, following options to the end of a turn) is here, so that a server can keep it
until the next move.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from wardroom.interface.outcomes import follow_options
from wardroom.kernel import Label, Reason, Seat


@dataclass(frozen=True, slots=True)
class Position:
    """A position as one seat sees it."""

    view: Any
    kind: str | None  # what it is asked, if it is
    prompt: dict[str, Any]
    many: bool  # whether several things may be picked at once
    labels: Sequence[Label]
    refusals: Sequence[tuple[Label, Reason]]
    sheet: Any  # its own score line by line, if the game has such
    log: Sequence[tuple[str, dict[str, Any]]]
    leaves: dict[str, int]  # by option: the points it would have at the end of the turn
    said: dict[str, Any] = field(default_factory=dict)  # what a scene worked out from it, by language


def read_position(seat: Seat[Any]) -> Position:
    sits = not seat.watching
    asked = seat.ask if sits else None
    coming = follow_options(seat) if asked else {}
    return Position(
        view=seat.view,
        kind=asked.kind if asked else None,
        prompt=seat.prompt() if asked else {},
        many=asked is not None and asked.many,
        labels=[label._replace(final=coming[label.key].final) for label in seat.labels] if asked else (),
        refusals=seat.refusals if asked else (),
        sheet=seat.sheet(seat.number) if sits else None,
        log=seat.log,
        leaves={key: then.points for key, then in coming.items() if then.points is not None},
    )


def without_ask(position: Position) -> Position:
    """The same position when nothing can be chosen at it."""
    return replace(position, kind=None, prompt={}, many=False, labels=(), refusals=(), leaves={}, said={})


class Positions:
    """The last looks that were asked for, by table, position and seat. A position never changes: an undo is a move.
    With what was drawn of it a position takes up to some 100 KB."""

    def __init__(self, most: int = 400) -> None:
        self.most = most
        self._kept: OrderedDict[tuple[str, int, int], Position] = OrderedDict()

    def of(self, id: str, seat: Seat[Any]) -> Position:
        key = (id, seat.position, seat.number)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = read_position(seat)
            if len(self._kept) > self.most:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found
