"""The score sheet of a captain (SHIP-13.11): six lines, in solo a seventh, each with what makes it up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wardroom.kernel import Plain

from ..cards import DESIGNS, EVENTS, FACTIONS, MISSIONS, OMEGAS, ROOM, SOLO_EVENTS, epilogue, track_points
from ..flow.specials import SPECIALS
from ..scoring import WHOLE, ScoreLine, lines, omega_points, total
from ..state import DONE, OVER, Starship

TRIGGERED = (
    "after_mission",
    "after_fight",
    "after_helm_activation",
    "start_of_new_round",
    "when_android_leaves_after_mission",
)
"""Timings of abilities that act by themselves; the others change how something else is done."""


def sheet(state: Starship, seat: int, _reader: int) -> Plain:
    """Everything that scores is public, so everybody may read every sheet at any time. In half points. At the end comes
    the captain's epilogue, found by the score without its half point (SHIP-13.10, SHIP-16.1)."""
    rows = [
        {"title": line.key, "points": line.halves, "rule": line.rule, "lines": details(state, seat, line)}
        for line in lines(state, seat)
    ]
    made = total(state, seat)
    if state.phase != OVER:
        return {"rows": rows, "total": made}
    return {"rows": rows, "total": made, "story": f"epilogue-{epilogue(made // WHOLE)}"}


def reached(state: Starship) -> Sequence[str]:
    """What took place in a finished game that not every game shows."""
    omegas = [f"omega:{face}" for seat in range(state.seats) for face in omega_points(state, seat)]
    return [*state.happened, *dict.fromkeys(omegas)]


EFFECTS = (
    *(f"mission:{name}" for name in MISSIONS),
    *(f"tech:{name}" for name, tech in DESIGNS.items() if tech.kind == ROOM or tech.timing in TRIGGERED),
    *(f"omega:{name}" for name in OMEGAS),
    *(f"event:{name}" for name in (*EVENTS, *SOLO_EVENTS)),
    *(f"special:{name}" for name in SPECIALS),
    "promotion",
    "training",
    "uprising",
)


def details(state: Starship, seat: int, line: ScoreLine) -> list[dict[str, Any]]:
    if line.key == "missions":
        done = [state.face(card) for card in state.row(seat, DONE)]
        return [entry("mission", line.rule, WHOLE * MISSIONS[face].points, [face]) for face in done]
    if line.key == "tracks":
        steps = state.ships[seat].steps
        return [
            entry("track", line.rule, WHOLE * track_points(gone), steps=gone, track_faction=faction)
            for faction, gone in zip(FACTIONS, steps)
        ]
    if line.key == "omegas":
        return [entry("omega", line.rule, WHOLE * points, [face]) for face, points in omega_points(state, seat).items()]
    if line.key == "passenger":
        return [entry("passenger", line.rule, line.halves, [str(state.passenger)])]
    unit = {"tokens": 1, "damage": -WHOLE}.get(line.key, WHOLE)
    return [
        entry("damage" if line.key == "damage" else name, line.rule, unit * count, count=count)
        for name, count in line.args
    ]


def entry(key: str, rule: str, halves: int, givers: list[str] | None = None, **args: Any) -> dict[str, Any]:
    return {"key": key, "rule": rule, "points": halves, "givers": givers or [], "args": args}
