"""Score sheets (CCG-1): the points of missions and bonus points, what of them counts, and what is needed to win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wardroom.kernel import Plain

from ..scoring import counting, needed, surcharge, surcharges, target, total
from ..spaceline import mission
from ..state import ACADEMY, Ccg

SURCHARGE_RULES = {"both": "CCG-1.2", "alpha": "CCG-1.3"}


def sheet(state: Ccg, seat: int, reader: int) -> Plain:
    """All of it is public, so every reader sees the same. The total is that of all points; lines without points say
    what does not count and what is lacking."""
    rows = [missions(state, seat), bonus(state, seat), goal(state, seat)]
    return {"rows": [row for row in rows if row["lines"]], "total": total(state, seat), "least": False}


def missions(state: Ccg, seat: int) -> dict[str, Any]:
    """CCG-1.6: completed missions, on the side facing the player; then what else counts like them."""
    lines, left = [], state.mission_points[seat]
    for location in state.locations:
        if location.solved == seat:
            face = mission(state, location.number, seat)
            points = face.points or 0
            left -= points
            lines.append(entry("mission", "CCG-13.18", points, card=face.id))
    if left:
        lines.append(entry("mission-other", "CCG-1.6", left))
    return titled("mission", "CCG-1.6", lines)


def bonus(state: Ccg, seat: int) -> dict[str, Any]:
    """CCG-1.5: at most as many count as points of missions do."""
    points = state.bonus_points[seat]
    lines = [entry("bonus", "CCG-1.6", points)] if points else []
    idle = total(state, seat) - counting(state, seat)
    if idle > 0:
        lines.append(entry("bonus-idle", "CCG-1.5", 0, count=idle))
    return titled("bonus", "CCG-1.5", lines)


def goal(state: Ccg, seat: int) -> dict[str, Any]:
    """CCG-1.1 to CCG-1.4: what is needed, and why."""
    rule = "CCG-27.3" if state.format == ACADEMY else "CCG-1.1"
    lines = [entry("needed", rule, 0, count=target(state))]
    lines += [
        entry(f"needed-{each}", SURCHARGE_RULES[each], 0, count=surcharge(state)) for each in surcharges(state, seat)
    ]
    missing = needed(state, seat) - counting(state, seat)
    lines.append(entry("missing", "CCG-1.4", 0, count=max(0, missing)))
    return titled("goal", rule, lines)


def titled(title: str, rule: str, lines: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    return {"title": title, "rule": rule, "points": sum(each["points"] for each in lines), "lines": list(lines)}


def entry(key: str, rule: str, points: int, **args: Any) -> dict[str, Any]:
    return {"key": key, "rule": rule, "points": points, "givers": [], "args": args}


def measures(state: Ccg) -> Mapping[str, Sequence[int]]:
    """What is drawn over a game besides the points: what counts of them, and cards in hand."""
    return {
        "counting": [counting(state, seat) for seat in range(state.seats)],
        "hand": [len(state.hand(seat)) for seat in range(state.seats)],
    }
