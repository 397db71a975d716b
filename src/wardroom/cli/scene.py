"""A table as one reader sees it, ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from wardroom.kernel import Seat

from .words import Words


class Scene(NamedTuple):
    """What the reader may see, with the points of its own cards and the numbers of the options that concern a card."""

    view: Any
    reader: int
    text: Words
    points: Mapping[str, int] = {}
    total: int | None = None
    numbers: Mapping[str, int] = {}


def scene(seat: Seat[Any], text: Words) -> Scene:
    """What a seat sees now."""
    sheet = seat.sheet(seat.number) if not seat.watching else None
    points: dict[str, int] = {}
    total = None
    if isinstance(sheet, dict):
        points = {row["card"]: row["points"] for row in sheet["rows"] if "card" in row}
        total = sheet["total"]
    numbers: dict[str, int] = {}
    for number, label in enumerate(seat.labels, 1):
        numbers.setdefault(str(label.args.get("card", "")), number)
    return Scene(seat.view, seat.number, text, points, total, numbers)
