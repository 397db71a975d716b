"""Score sheets with every card a link to its row, for the pages that count: the result and the score pad."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from minijinja import Markup

from wardroom.kernel.game import find
from wardroom.kernel.points import counted as in_points

from ..render import Words
from .faces import Face, faces
from .log import Linking, link_cards
from .sheet import Points, explain_line, name_row

LEADING = re.compile(r"^[-−]?\d+\b")


@dataclass(frozen=True, slots=True)
class Because:
    """How some points came about, and the rule behind it."""

    html: Markup
    rule: str
    points: Points


@dataclass(frozen=True, slots=True)
class CountedRow:
    face: Face | None  # the card that scores; a line with a title has none
    name: str
    points: Points
    blanked: bool
    because: Sequence[Because]


@dataclass(frozen=True, slots=True)
class Counted:
    """A sheet: its rows with their lines, the total, and the story that goes with it if the game tells one."""

    rows: Sequence[CountedRow]
    total: Points
    story: str
    story_name: str


def link_sheet(plain: Any, words: Words, game: str) -> Counted | None:
    """A game's sheet (`rows` of `card` or `title`, `points`, `lines`; `total`; `story`, a text) in words; None
    where there is none."""
    if not isinstance(plain, dict):
        return None
    deck = faces(game, words.language)
    units = find(game).units
    here = {row["card"] for row in plain["rows"] if "card" in row}
    say = Linking.like(words)
    rows = [
        CountedRow(
            deck[row["card"]] if "card" in row else None,
            name_row(row, words),
            in_points(row["points"], units),
            bool(row.get("blanked")),
            [explain_points(line, say, game, here, units, "card" in row) for line in row["lines"]],
        )
        for row in plain["rows"]
    ]
    story = plain.get("story", "")
    total = in_points(plain["total"], units)
    return Counted(rows, total, words.say(story) if story else "", words.say(f"{story}.name") if story else "")


def explain_points(line: dict[str, Any], say: Linking, game: str, here: set[str], units: int, apart: bool) -> Because:
    """One bonus: how it came about, and which cards fed it; the points it begins with are set `apart`."""
    html = link_cards(explain_line(line, say, units), game, here)
    if apart:
        html = Markup(LEADING.sub(lambda found: f'<b class="num">{found[0]}</b>', str(html)))
    return Because(html, line.get("rule", ""), in_points(line["points"], units))
