"""The table as it is drawn: the spacelines with a lane of each player above and below, the race for points, and the
chain of an attempt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wardroom.kernel import HIDDEN, Plain

from ..state import IN_SPACE, LANDED, ON_MISSION, ROW, SURFACE

CELL = 5
"""Points of one cell of the race."""


def picture(view: Plain) -> Plain:
    return draw(view)


def draw(view: Any) -> dict[str, Any]:
    seats = len(view["players"])
    bottom = view["reader"] if view["reader"] < seats else 0
    here = view["doing"]["location"] if view["doing"] else -1
    return {
        "bottom": bottom,
        "top": 1 - bottom,
        "rows": [
            {"quadrant": row["quadrant"], "locations": [location(each, bottom, here) for each in row["locations"]]}
            for row in view["rows"]
        ],
        "races": [race(player) for player in view["players"]],
        "chain": chain(view["doing"]),
        "faces": list(dict.fromkeys(face for face in all_faces(view) if not face.startswith(HIDDEN))),
    }


# Spacelines


def location(there: dict[str, Any], bottom: int, here: int) -> dict[str, Any]:
    return {
        "number": there["number"],
        "face": there["face"],
        "now": there["number"] == here,
        "things": things(there),
        "seeds": [seed(each) for each in there["seeds"]],
        "bottom": lane(there["sides"][bottom]),
        "top": lane(there["sides"][1 - bottom]),
    }


def things(there: dict[str, Any]) -> list[str]:
    """How the keys of options about what is at a location go on after a face: on it, or aboard something there."""
    spots = [f"@{kind}{there['number'] + 1}-" for kind in (ROW, IN_SPACE, SURFACE, LANDED, ON_MISSION)]
    vessels = [vessel for side in there["sides"] for vessel in (*side["space"], *side["landed"], *side["surface"])]
    docked = [ship for vessel in vessels for ship in vessel["docked"]]
    return spots + [f"@{vessel['face']}-{vessel['owner'] + 1}" for vessel in (*vessels, *docked)]


def seed(card: dict[str, Any]) -> dict[str, Any]:
    """A seed card; `face` is None while it is a back to the reader."""
    return {"owner": card["owner"], "face": None if card["face"].startswith(HIDDEN) else card["face"]}


def lane(side: dict[str, Any]) -> list[dict[str, Any]]:
    """Everything that a player has at a location, from space down to the surface."""
    found = [mark for vessel in side["space"] for mark in vessel_marks(vessel, "")]
    found += [mark for vessel in side["landed"] for mark in vessel_marks(vessel, "landed")]
    found += [mark for vessel in side["surface"] for mark in vessel_marks(vessel, "surface")]
    return found + [team_mark(team) for team in side["teams"]]


def vessel_marks(vessel: dict[str, Any], where: str) -> Iterator[dict[str, Any]]:
    """A ship or a facility; docked ships right after it."""
    aboard = vessel["crew"]
    yield {
        "what": vessel["kind"],
        "where": where,
        "tag": vessel["tag"],
        "face": vessel["face"],
        "people": len(aboard["people"]) if aboard else 0,
        "guests": len(vessel["guests"]["people"]) if vessel["guests"] else 0,
        "range": vessel.get("range"),
        "range_left": vessel.get("range_left"),
        "weapons": vessel["weapons"],
        "shields": vessel["shields"],
        "flies": vessel["kind"] == "ship" and vessel["unstaffed"] is None,
        "marks": marks(vessel),
        "on": [each["face"] for each in vessel["on"]],
    }
    for docked in vessel["docked"]:
        yield from vessel_marks(docked, "docked")


def marks(vessel: dict[str, Any]) -> list[str]:
    """Conditions that are drawn on it."""
    found = {
        "stopped": vessel["stopped"],
        "disabled": vessel["idle"],
        "cloaked": vessel.get("cloaked", False),
        "damaged": vessel["damage"] > 0,
        "unstaffed": vessel.get("unstaffed") is not None,
    }
    return [name for name, holds in found.items() if holds]


def team_mark(team: dict[str, Any]) -> dict[str, Any]:
    people = team["people"]
    return {
        "what": "team",
        "team": team["team"],
        "face": people[0]["face"] if people else "",
        "people": len(people),
        "ready": team["ready"],
        "things": len(team["things"]),
        "totals": team["totals"],
        "lacks": team["lacks"],
    }


# Points


def race(player: dict[str, Any]) -> dict[str, Any]:
    """Cells of five points: those of missions, those of bonus points that count, the empty ones up to the number that
    is needed without surcharges, and those that surcharges add (CCG-1.2, CCG-1.3, CCG-1.5)."""
    missions = max(0, player["mission_points"]) // CELL
    counted = max(0, player["counting"]) // CELL
    goal = -(-player["needed"] // CELL)
    base = -(-player["base"] // CELL)
    cells = []
    for place in range(max(goal, counted)):
        if place < missions:
            cells.append("mission")
        elif place < counted:
            cells.append("bonus")
        else:
            cells.append("open" if place < base else "surcharge")
    return {"cells": cells, "goal": goal, "idle": player["points"] - player["counting"]}


# Attempts


def chain(doing: dict[str, Any] | None) -> list[dict[str, Any]]:
    """The seed cards of an attempt, bottom first: those met, the one at hand, those to come, then the requirements."""
    if doing is None or doing["kind"] != "attempt":
        return []
    links: list[dict[str, Any]] = []
    for each in doing["met"]:
        state = "now" if each["now"] else "back" if each["back"] else "past"
        links.append({"state": state, "face": each["face"], "owner": each["owner"], "points": each["points"]})
    for each in doing["seeds"]:
        links.append({"state": "next", **seed(each), "points": None})
    at_end = not any(link["state"] in ("now", "next") for link in links) and not doing["over"]
    last = {"state": "now" if at_end else "goal", "face": doing["mission"], "owner": doing["seat"]}
    return [*links, {**last, "points": doing["points"]}]


# Faces


def all_faces(thing: Any) -> Iterator[str]:
    """Every face that is named somewhere, so that it can be opened."""
    if isinstance(thing, dict):
        for name, value in thing.items():
            if name in ("face", "mission") and isinstance(value, str):
                yield value
            elif name in PILES and isinstance(value, list):
                yield from value
            elif name not in NOT_CARDS:
                yield from all_faces(value)
    elif isinstance(thing, list):
        for each in thing:
            yield from all_faces(each)


PILES = ("hand", "looked_at", "drawn", "discard", "out")
NOT_CARDS = ("list", "needs", "asks", "lacks", "numbers", "skills", "totals", "args", "icons", "affiliation")
