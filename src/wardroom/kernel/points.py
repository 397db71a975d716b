"""Points as people read them. Results are whole numbers of units, so that nothing is ever rounded."""

from __future__ import annotations

HALF = "½"


def counted(units: int, per_point: int) -> int | str:
    """Points for a text: a number where it is whole, so that one point is not said as several."""
    return points(units, per_point) if units % per_point else units // per_point


def points(units: int, per_point: int = 1) -> str:
    """`87` half points are 43½."""
    whole, rest = divmod(abs(units), per_point)
    sign = "-" if units < 0 else ""
    part = HALF if rest * 2 == per_point else f" {rest}/{per_point}" if rest else ""
    return f"{sign}{whole if whole or not part else ''}{part}"
