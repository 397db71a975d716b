"""The solo game: the rival's progress track and cards, and the objectives (SETI-16, SETI-17)."""

from __future__ import annotations

from typing import Any

from ...cards import LEVELS, LONG_TERM_OBJECTIVES, OBJECTIVES, OBJECTIVES_DUE, RIVAL_COMPUTER, TECHS, TRACKS
from ..printed import task

View = Any


def solo(view: View) -> dict[str, Any]:
    alone = view["solo"]
    own = view["agencies"][alone["seat"]]
    steps = track(view)
    return {
        "level": alone["level"],
        "stars": [number <= alone["level"] for number in sorted(LEVELS)],
        "computer": [number < own["upper"] for number in range(RIVAL_COMPUTER)],
        "cards": alone["deck"] + len(alone["played"]),
        "last": alone["played"][-1] if alone["played"] else None,
        "short": short(alone["played"][-1]) if alone["played"] else "",
        "track": steps,
        "next_tech": next_tech(steps),
        "objectives": [objective(each) for each in alone["objectives"]],
        "due": OBJECTIVES_DUE.get(view["round"], 0) if alone["level"] > 1 else 0,
        "done": len(alone["done"]),
    }


def short(card: str) -> str:
    """The number printed on a card of the rival: S.2, SE2_S.1."""
    box, _, number = card.rpartition("s")
    return f"{box.upper()}S.{number}"


def track(view: View) -> list[dict[str, Any]]:
    """The spaces of the progress track, each with the tech it prefers (SETI-16.16)."""
    alone = view["solo"]
    spaces = TRACKS[LEVELS[alone["level"]].track]
    return [
        {
            "number": number,
            "tech": tech,
            "type": TECHS[tech].type,
            "mark": TECHS[tech].number,
            "here": number == place(alone["progress"], len(spaces)),
            "first": view["techs"][tech]["first"],
            "left": view["techs"][tech]["left"],
        }
        for number, tech in enumerate(spaces, 1)
    ]


def place(progress: int, spaces: int) -> int:
    """The space of the marker, counted from 1, however often it has gone round."""
    return (progress - 1) % spaces + 1


def next_tech(steps: list[dict[str, Any]]) -> str | None:
    """The tech it would take now: from its space on, the first with the 2-VP tile, else with a tile (SETI-16.17)."""
    here = next(number for number, step in enumerate(steps) if step["here"])
    ahead = steps[here:] + steps[:here]
    found = [step for step in ahead if step["first"] and step["left"]] or [step for step in ahead if step["left"]]
    return str(found[0]["tech"]) if found else None


def objective(each: View) -> dict[str, Any]:
    tile = (OBJECTIVES | LONG_TERM_OBJECTIVES)[each["face"]]
    return {
        "face": tile.id,
        "level": tile.level,
        "tasks": [
            {"number": number, "done": number in each["done"], **task(one)} for number, one in enumerate(tile.tasks, 1)
        ],
    }
