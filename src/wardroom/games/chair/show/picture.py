"""The table as the page draws it: the clock, how far everybody is, and what each card lets one do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wardroom.kernel import HIDDEN, Plain

from ..automa.command import COMMANDS
from ..cards.boards import ADVANCED, CAPTAINS
from ..cards.goals import MISSIONS
from ..cards.kinds import TRACKS
from ..flow.neutral import AT_LEAST, LEAD
from .printed import printed

SPACES = 16
"""Spaces of a track, the first one 0 (CHAIR-17.4)."""
PIPS = 8
"""Up to here a number is drawn as pips."""


def picture(view: Plain) -> Plain:
    return draw(view)


def draw(view: Any) -> dict[str, Any]:
    captains = view["captains"]
    faces = list(dict.fromkeys(face for face in all_faces(view) if not face.startswith(HIDDEN)))
    return {
        "dates": dates(view["stardate"]),
        "to_the_end": glory_to_the_end(view["stardate"]),
        "neutral": [None if place is None else tug(place, len(captains)) for place in view["neutral"]],
        "captains": [captain(each) for each in captains],
        "ops": {op["option"]: op for face in faces for op in operations(face) if op["option"]},
        "places": {f"use:{face}:{place}": op for face in faces for place, op in enumerate(operations(face))},
        "faces": faces,
        "command": bot_cards(view) if view["bot"] else None,
    }


def bot_cards(view: Any) -> dict[str, Any]:
    side = view["bot"]["side"]
    return command(view["captains"][side]["crew"], view["bot"], view["active"] == side)


def command(crew: str, bot: dict[str, Any], at_work: bool = False) -> dict[str, Any]:
    """The Bot's Automated Command cards: every row with its text, and the cards that it resolved with it in its last
    turn; `at_work`: it is still having it."""
    told = bot["rows"]
    return {
        side: [
            {
                "number": row.number,
                "names": list(row.names),
                "attack": row.attack,
                "text": f"command-{row.id}",
                "cards": [each["card"] for each in told if each["row"] == row.id],
                "last": bool(told) and row.id == told[-1]["row"],
                "now": at_work and bool(told) and row.id == told[-1]["row"],
            }
            for row in sorted(rows, key=lambda row: row.number)
        ]
        for side, rows in COMMANDS[crew].sides.items()
    }


def operations(face: str) -> list[Any]:
    facts: Any = printed()[face]["facts"]
    return facts["ops"]  # type: ignore[no-any-return]


def all_faces(view: Any) -> Iterator[str]:
    """Every card that is seen somewhere, so that it can be opened."""
    yield from (slot["card"] for slot in view["market"] if slot["card"])
    yield from (place["card"] for place in view["neutral"] if place)
    yield from view["junk"]
    yield from view["shown"]
    for place in view["neutral"]:
        yield from place["beamed"] if place else ()
    for own in view["captains"]:
        for area in ("captain", "duty", "fleet", "places"):
            for each in own[area]:
                yield each["card"]
                yield from each["beamed"]
        for pile in ("hand", "look", "staging", "discard", "development", "log"):
            yield from own[pile]


def dates(stardate: dict[str, Any]) -> list[dict[str, Any]]:
    """The Stardate cards as a row: those gone, the one that counts down, those to come, and the last one."""
    now = len(stardate["pile"]) - stardate["left"] - 1
    found = []
    for place, card in enumerate(stardate["pile"]):
        state = "gone" if place < now else "now" if place == now else "next"
        left = 0 if place < now else stardate["glory"] if place == now else card["glory"]
        pips = [True] * left + [False] * (card["glory"] - left)
        last = place == len(stardate["pile"]) - 1
        found.append({**card, "state": state, "left": left, "pips": pips, "last": last})
    return found


def glory_to_the_end(stardate: dict[str, Any]) -> int:
    return sum(card["left"] for card in dates(stardate))


def tug(place: dict[str, Any], sides: int) -> dict[str, Any]:
    """A neutral Location: how many tokens each side has there, and what each lacks to secure it (CHAIR-7.2). The
    virtual opponent of cadet training has one (CHAIR-26.4)."""
    counts = [place["teams"][side] + len(place["ships"][side]) for side in range(sides)]
    counts = counts if sides > 1 else [*counts, 1]
    lacks = [max(0, AT_LEAST - own, counts[1 - side] + LEAD - own) for side, own in enumerate(counts)]
    return {"counts": counts, "lacks": lacks[:sides]}


def captain(own: dict[str, Any]) -> dict[str, Any]:
    board = CAPTAINS[own["crew"]].boards[own["board"]]
    marks = (board.research, board.influence, board.military)
    return {
        "tracks": [track(name, own["tracks"][name], dict(marked)) for name, marked in zip(TRACKS, marks)],
        "missions": [mission(each, own["board"]) for each in own["missions"]],
        "unseen": sum(face.startswith(HIDDEN) for face in (*own["hand"], *own["deck"])),
        "teams": {each["card"]: sum(each["teams"]) for each in (*own["fleet"], *own["places"]) if "teams" in each},
    }


def track(name: str, space: int, marks: dict[int, int]) -> dict[str, Any]:
    """A track: every space, the multipliers where they begin, and where the next one does."""
    cells = [{"mark": marks.get(at), "past": at <= space, "at": at == space} for at in range(SPACES)]
    reached = [factor for at, factor in marks.items() if at <= space]
    ahead = [at for at in marks if at > space]
    return {
        "name": name,
        "space": space,
        "cells": cells,
        "factor": reached[-1] if reached else 0,
        "next": ahead[0] if ahead else None,
    }


def mission(each: dict[str, Any], board: str) -> dict[str, Any]:
    """A mission with its parts, each with what there is and what it needs; small numbers as pips."""
    parts = [
        {"have": min(have, need), "need": need, "pips": [at < have for at in range(need)] if need <= PIPS else []}
        for have, need in each["progress"]
    ]
    return {
        "name": each["name"],
        "done": each["done"],
        "ready": not each["done"] and all(part["have"] >= part["need"] for part in parts),
        "parts": parts,
        "vp": MISSIONS[each["name"]].vp if board == ADVANCED else 0,
    }
