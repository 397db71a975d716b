"""Score sheets, every line explained."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text as Styled

from .hands import Sheet
from .screen import Screen
from .words import Words, clean


def show_sheet(sheet: Sheet, title: str, screen: Screen, text: Words) -> None:
    """A row for every card with its points, and under it the lines that made them."""
    screen.title(title)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True, min_width=4)
    grid.add_column()
    for row in sheet["rows"]:
        name = Styled().append(text.card(row["card"]), "bold")
        if row["blanked"]:
            name.append(" ").append(text.say("sheet-blanked"), "dim")
        grid.add_row(Styled(str(row["points"]), "bold"), name)
        for line in row["lines"]:
            grid.add_row("", Styled(clean(explained(line, text))))
    grid.add_row(Styled(str(sheet["total"]), "bold"), Styled(text.say("sheet-total"), "bold"))
    screen.print(grid)


def explained(line: dict[str, Any], text: Words) -> str:
    """One bonus: how it came about, which cards fed it, the rule behind it."""
    said = text.say(f"score-{line['key']}", {**line["args"], "points": line["points"], "cards": line["givers"]})
    return text.say("sheet-line", {"said": said, "rule": line["rule"]})
