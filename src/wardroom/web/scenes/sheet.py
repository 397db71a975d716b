"""A score sheet in words: every row with its points, and the lines that made them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wardroom.kernel.points import counted

from ..render import Words

Points = int | str
"""As they are shown: a number where it is whole, else words such as 43½."""


@dataclass(frozen=True, slots=True)
class Line:
    """How some points came about, and the rule behind it."""

    points: Points
    said: str
    rule: str


@dataclass(frozen=True, slots=True)
class Row:
    """What scores: a card, or a line of the sheet that has a title of its own."""

    card: str
    name: str
    points: Points
    blanked: bool
    lines: Sequence[Line]


@dataclass(frozen=True, slots=True)
class Sheet:
    rows: Sequence[Row]
    total: Points


def sheet(plain: Any, words: Words, units: int = 1) -> Sheet | None:
    """A game's sheet (`rows` of `card` or `title`, `points`, `lines`; `total`) in words; None where there is none.
    `units`: how many of its units make one point."""
    if not isinstance(plain, dict):
        return None
    rows = [
        Row(
            row.get("card", ""),
            name_row(row, words),
            counted(row["points"], units),
            bool(row.get("blanked")),
            [
                Line(counted(line["points"], units), explain_line(line, words, units), line.get("rule", ""))
                for line in row["lines"]
            ],
        )
        for row in plain["rows"]
    ]
    return Sheet(rows, counted(plain["total"], units))


def name_row(row: dict[str, Any], words: Words) -> str:
    """A card by its name, a line of the sheet by its title."""
    return words.card(row["card"]) if "card" in row else words.say(f"sheet-row-{row['title']}")


def explain_line(line: dict[str, Any], words: Words, units: int) -> str:
    """One bonus: how it came about, and which cards fed it."""
    made = {"points": counted(line["points"], units), "cards": line["givers"]}
    return words.say(f"score-{line['key']}", {**line["args"], **made})
