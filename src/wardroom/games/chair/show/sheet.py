"""Score sheets (CHAIR-25; CHAIR-31 for the Bot), and what a game should make happen in the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wardroom.kernel import Card, Plain

from ..automa.command import COMMANDS
from ..cards.boards import ADVANCED
from ..cards.decks import FACES
from ..cards.goals import MISSIONS
from ..cards.kinds import ENDGAME, SPECIAL, SURPRISED, TRACKS
from ..cards.upgrades import BOOSTS, SOURCES
from ..scoring import (
    Line,
    focus_icons,
    incidents,
    is_decided_by_burn,
    is_failed,
    lines,
    multipliers,
    owned,
    scores_focus,
    sure,
    totals,
)
from ..state import BOT, CADET, OVER, RIVAL, Chair

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
BOT_RULES = {
    **dict.fromkeys(("glory", "tokens"), "CHAIR-31.7"),
    "endgame": "CHAIR-31.3",
    "card": "CHAIR-31.7",
    "returned": "CHAIR-31.6",
    "focus": "CHAIR-31.4",
    **dict.fromkeys(("resources", "dilithium", "latinum"), "CHAIR-31.5"),
}
"""Those of the Bot's."""
RATINGS = ((120, "outstanding"), (100, "master"), (70, "able"))
"""CHAIR-26.17: what a score in cadet training is called."""


def sheet(state: Chair, seat: int, reader: int) -> Plain:
    """As if the game ended now, with the cards that the reader is sure the captain owns; how many others there are is
    said in a row of its own (`least`: the total is only what can be seen). Once the game is over everything
    counts. A Burn is decided by INCIDENTs alone (CHAIR-5.5). Against the Bot that of side 1 is its own, and the
    person's names it; the end tells who won (CHAIR-31.8)."""
    made = burned_sheet(state, seat) if is_decided_by_burn(state) else whole_sheet(state, seat, reader)
    if state.mode == BOT and seat != RIVAL:
        made["rival"] = RIVAL
    if state.phase == OVER and state.seats == 1 and seat == 0:
        made["story"] = story(state, made["total"])
    return made


def whole_sheet(state: Chair, seat: int, reader: int) -> dict[str, Any]:
    return counted_sheet(state, seat, owned(state, seat) if state.phase == OVER else sure(state, seat, reader))


def counted_sheet(state: Chair, seat: int, cards: list[Card]) -> dict[str, Any]:
    """With these cards, line by line."""
    cards.sort(key=lambda card: PLACES[state.cards.faces[card]])  # not as they lie in a deck (CHAIR-24.3)
    found = lines(state, seat, cards)
    rows = [each for kind in rules(state, seat) if (each := row(state, seat, kind, found, cards))["lines"]]
    unseen = len(owned(state, seat)) - len(cards)
    if unseen:
        rows.append(titled("unseen", "CHAIR-24.3", [entry("unseen", "CHAIR-24.3", 0, count=unseen)]))
    return {"rows": rows, "total": sum(line.points for line in found), "least": bool(unseen)}


def burned_sheet(state: Chair, seat: int) -> dict[str, Any]:
    key, rule = ("burn-bot", "CHAIR-31.1") if state.mode == BOT else ("burn", "CHAIR-5.6")
    line = entry(key, rule, state.scores[seat], count=incidents(state, seat))
    return {"rows": [titled("burn", "CHAIR-5.5", [line])], "total": state.scores[seat], "least": False}


def story(state: Chair, points: int) -> str:
    """How a game alone ended."""
    if state.mode == CADET:
        return "story-cadet-burn" if state.burned else f"story-cadet-{rating(points)}"
    if state.burned:
        return "story-bot-burn"
    if is_failed(state):
        return "story-bot-ship"
    theirs = (state.scores or totals(state))[RIVAL]
    return "story-bot-won" if points > theirs else "story-bot-tied" if points == theirs else "story-bot-lost"


def rules(state: Chair, seat: int) -> Mapping[str, str]:
    return BOT_RULES if state.is_bot(seat) else RULES


def rating(points: int) -> str:
    """CHAIR-26.17."""
    return next((name for least, name in RATINGS if points >= least), "none")


def row(state: Chair, seat: int, kind: str, found: Sequence[Line], cards: Sequence[Any]) -> dict[str, Any]:
    """All lines of a kind, under its heading."""
    rule = rules(state, seat)[kind]
    if kind == "focus":
        return titled(kind, rule, focus_entries(state, seat, rule, cards))
    chosen = [line for line in found if line.what.split("-")[0] == kind and (line.points or kind == "mission")]
    return titled(kind, rule, [line_entry(state, seat, rule, line) for line in chosen])


def line_entry(state: Chair, seat: int, rule: str, line: Line) -> dict[str, Any]:
    kind, _, name = line.what.partition("-")
    if kind == "mission":
        key = "mission" if state.captaincies[seat].board == ADVANCED else "mission-basic"
        return entry(key, rule, line.points, name_mission=name)
    if line.card is not None:
        return entry(kind, rule, line.points, [state.cards.faces[line.card]])
    return entry(kind, rule, line.points, count=line.n)


def focus_entries(state: Chair, seat: int, rule: str, cards: Sequence[Any]) -> list[dict[str, Any]]:
    """CHAIR-25.9: by track; without a mission nothing, and what a mission would make of it. CHAIR-31.4: for the Bot
    always."""
    made = []
    for track, icons, factor in zip(TRACKS, focus_icons(state, cards), multipliers(state, seat)):
        counted: dict[str, Any] = {"name_track": track, "count": icons, "factor": factor}
        if icons and scores_focus(state, seat):
            made.append(entry("focus", rule, icons * factor, **counted))
        elif icons:
            made.append(entry("focus-idle", rule, 0, **counted, would=icons * factor))
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
    rows = [row for command in COMMANDS.values() for side in command.sides.values() for row in side]
    found |= dict.fromkeys(f"bot-{row.id}" for row in rows)
    found |= dict.fromkeys(f"boost-{name}" for name in BOOSTS)
    found |= dict.fromkeys([*(f"upgrade-boost-{name}" for name in BOOSTS), "upgrade-market"])
    found |= dict.fromkeys(f"upgrade-{source}" for source in SOURCES)
    return tuple(each for each in found if each not in DEAD)


EFFECTS = all_effects()


def reached(state: Chair) -> Sequence[str]:
    return [each for each in state.happened if each in EFFECT_NAMES]


EFFECT_NAMES = frozenset(EFFECTS)
