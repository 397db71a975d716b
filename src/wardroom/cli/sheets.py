"""Score sheets, every line explained."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from wardroom.interface.score_pad import Sheet
from wardroom.kernel import Seat
from wardroom.kernel.points import points

from .screen import Screen
from .words import Styled, Words, clean


def show_sheet(sheet: Sheet, title: str, screen: Screen, text: Words, units: int = 1) -> None:
    """A row for every card or heading with its points, and under it the lines that made them; last how the story ends,
    where a game tells one."""
    screen.title(title)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True, min_width=4)
    grid.add_column()
    for row in sheet["rows"]:
        name = Styled().append(
            text.card(row["card"]) if "card" in row else text.say(f"sheet-row-{row['title']}"), "bold"
        )
        if row.get("blanked"):
            name.append(" ").append(text.say("sheet-blanked"), "dim")
        grid.add_row(Styled(points(row["points"], units), "bold"), name)
        for line in row["lines"]:
            made = "" if "card" in row else points(line["points"], units)
            grid.add_row(made, Styled(clean(explain_line(line, text))))
    grid.add_row(Styled(points(sheet["total"], units), "bold"), Styled(text.say("sheet-total"), "bold"))
    screen.print(grid)
    if "story" in sheet:
        story: str = sheet["story"]
        screen.print(Styled(text.say(f"{story}.name"), "bold"), text.say(story))


def sheets(seat: Seat[Any], number: int) -> list[tuple[int, Sheet]]:
    """The sheet of a seat, as far as the reader may see it, and the one of the opponent whom the game's own rules play,
    where the sheet names one; how the story ends comes last."""
    sheet = seat.sheet(number)
    if not isinstance(sheet, dict):
        return []
    if "rival" not in sheet:
        return [(number, sheet)]
    rival = dict(seat.sheet(sheet["rival"]))  # type: ignore[arg-type]
    if "story" in sheet:
        rival["story"] = sheet["story"]
    return [(number, {name: each for name, each in sheet.items() if name != "story"}), (sheet["rival"], rival)]


def owner(whose: int, text: Words) -> str:
    """Whose sheet it is, inside a title."""
    return text.seat(whose) if whose < len(text.names) else text.say("rival.the")


def explain_line(line: dict[str, Any], text: Words) -> str:
    """One bonus: how it came about, which cards fed it, the rule behind it."""
    said = text.say(f"score-{line['key']}", {**line["args"], "points": line["points"], "cards": line["givers"]})
    return text.say("sheet-line", {"said": said, "rule": line["rule"]})
