"""A table as one reader sees it, ready to be shown."""

from __future__ import annotations

from typing import Any

from wardroom.kernel import Seat
from wardroom.language import Scene

from .words import Words


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
    return Scene(seat.view, seat.number, text, text.marked, points, total, numbers)
