"""What one seat may see, as plain data."""

from __future__ import annotations

from collections.abc import Mapping

from wardroom.kernel import Plain

from .state import LIGHTS, ROW, Position, hand


def view(state: Position, seat: int) -> Plain:
    return {
        "row": state.cards.seen(ROW, seat),
        "hands": [state.cards.seen(hand(each), seat) for each in range(state.seats)],
        "out": state.out[:],
        "points": state.points[:],
    }


def printed() -> Mapping[str, Mapping[str, Plain]]:
    """What is printed on each face, for the pages."""
    return {face: {"back": "light"} for face in LIGHTS}
