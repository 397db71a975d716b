"""Score sheets (CHAIR-25), and what a game should make happen in the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wardroom.kernel import Plain

from ..cards.boards import ADVANCED
from ..cards.decks import FACES
from ..cards.goals import MISSIONS
from ..cards.kinds import ENDGAME, SPECIAL, SURPRISED, TRACKS
from ..scoring import Line, focus_icons, incidents, is_decided_by_burn, lines, multipliers, owned, sure
from ..state import CADET, OVER, Chair

RULES = {
    "glory": "CHAIR-25.3",
    "tokens": "CHAIR-25.4",
    "endgame": "CHAIR-25.5",
    "card": "CHAIR-25.7",
    "returned": "CHAIR-28.10",
    "focus": "CHAIR-25.9",
    "mission": "CHAIR-25.10",
}
"""The rows of a sheet, in the order in which they are counted, and the rule of each."""
RATINGS = ((120, "outstanding"), (100, "master"), (70, "able"))
"""CHAIR-26.17: what a score in cadet training is called."""


def sheet(state: Chair, seat: int, reader: int) -> Plain:
    """As if the game ended now, with the cards that the reader is sure the captain owns; how many others there are is
    said in a row of its own (`least`: the total is only what can be seen). Once the game is over everything
    counts. A Burn is decided by INCIDENTs alone (CHAIR-5.5)."""
    if is_decided_by_burn(state):
        return burned_sheet(state, seat)
    over = state.phase == OVER
    cards = owned(state, seat) if over else sure(state, seat, reader)
    cards.sort(key=lambda card: PLACES[state.cards.faces[card]])  # the order of a deck is nobody's business
    found = lines(state, seat, cards)
    rows = [each for kind in RULES if (each := row(state, seat, kind, found, cards))["lines"]]
    unseen = len(owned(state, seat)) - len(cards)
    if unseen:
        rows.append(titled("unseen", "CHAIR-24.3", [entry("unseen", "CHAIR-24.3", 0, count=unseen)]))
    made: dict[str, Any] = {"rows": rows, "total": sum(line.points for line in found), "least": bool(unseen)}
    if over and state.mode == CADET:
        made["story"] = f"story-cadet-{rating(made['total'])}"
    return made


def burned_sheet(state: Chair, seat: int) -> Plain:
    count = incidents(state, seat)
    line = entry("burn", "CHAIR-5.6", state.scores[seat], count=count)
    made: dict[str, Any] = {"rows": [titled("burn", "CHAIR-5.5", [line])], "total": state.scores[seat], "least": False}
    if state.mode == CADET:
        made["story"] = "story-cadet-burn"
    return made


def rating(points: int) -> str:
    """CHAIR-26.17."""
    return next((name for least, name in RATINGS if points >= least), "none")


def row(state: Chair, seat: int, kind: str, found: Sequence[Line], cards: Sequence[Any]) -> dict[str, Any]:
    """All lines of a kind, under its heading."""
    if kind == "focus":
        return titled(kind, RULES[kind], focus_entries(state, seat, cards))
    chosen = [line for line in found if line.what.split("-")[0] == kind and (line.points or kind == "mission")]
    return titled(kind, RULES[kind], [line_entry(state, seat, line) for line in chosen])


def line_entry(state: Chair, seat: int, line: Line) -> dict[str, Any]:
    kind, _, name = line.what.partition("-")
    if kind == "mission":
        key = "mission" if state.captaincies[seat].board == ADVANCED else "mission-basic"
        return entry(key, RULES[kind], line.points, name_mission=name)
    if line.card is not None:
        return entry(kind, RULES[kind], line.points, [state.cards.faces[line.card]])
    return entry(kind, RULES[kind], line.points, count=line.n)


def focus_entries(state: Chair, seat: int, cards: Sequence[Any]) -> list[dict[str, Any]]:
    """CHAIR-25.9: by track; without a mission nothing, and what a mission would make of it."""
    made = []
    for track, icons, factor in zip(TRACKS, focus_icons(state, cards), multipliers(state, seat)):
        counted: dict[str, Any] = {"name_track": track, "count": icons, "factor": factor}
        if icons and state.captaincies[seat].done:
            made.append(entry("focus", RULES["focus"], icons * factor, **counted))
        elif icons:
            made.append(entry("focus-idle", RULES["focus"], 0, **counted, would=icons * factor))
    return made


def titled(title: str, rule: str, entries: list[dict[str, Any]]) -> dict[str, Any]:
    return {"title": title, "rule": rule, "points": sum(each["points"] for each in entries), "lines": entries}


def entry(key: str, rule: str, points: int, givers: Sequence[str] = (), **args: Any) -> dict[str, Any]:
    return {"key": key, "rule": rule, "points": points, "givers": list(givers), "args": args}


def measures(state: Chair) -> Mapping[str, Sequence[int]]:
    """Glory, INCIDENTs and the tracks of every captain."""
    captains = state.captaincies
    tracks = {track: [own.tracks[place] for own in captains] for place, track in enumerate(TRACKS)}
    counts = [incidents(state, side) for side in range(state.sides)]
    return {"glory": [own.glory for own in captains], "incidents": counts, **tracks}


PLACES = {face: place for place, face in enumerate(FACES)}

UNSEEN = (ENDGAME, SPECIAL, SURPRISED)
"""Kinds of operations that are not resolved in the course of a game."""
DEAD = ("borg_spatial_trajector-2", "sakonna-2")
"""Operations that ask for what is not in this box (CHAIR-27.8, CHAIR-19.8)."""


def all_effects() -> tuple[str, ...]:
    found: dict[str, None] = {}
    for face in FACES.values():
        for place, op in enumerate(face.ops, 1):
            if op.on or (op.kind not in UNSEEN and not op.stands):
                found[f"{face.text}-{place}"] = None
    found |= dict.fromkeys(f"mission-{name}" for name in MISSIONS)
    return tuple(each for each in found if each not in DEAD)


EFFECTS = all_effects()


def reached(state: Chair) -> Sequence[str]:
    return [each for each in state.happened if each in EFFECT_NAMES]


EFFECT_NAMES = frozenset(EFFECTS)
