"""A view as interfaces draw it: what stands where on the map, the tracks and the ships. It adds nothing to the view."""

from __future__ import annotations

from typing import Any, Final

from wardroom.kernel import Plain

from ..cards import (
    ARTIFACTS,
    BONUSES,
    CARDS,
    CARGO_SLOTS,
    COUNTDOWN,
    EVENT_SPACE,
    FACTIONS,
    LAP_POINTS,
    LOCKER_SLOTS,
    MISSIONS,
    OMEGAS,
    PIRATES,
    QUEUE_KEPT,
    REWARDS,
    ROOMS,
    ROUNDS,
    SIDES,
    SLOT_BOARDS,
    SPACES,
    STATION_CARDS,
    TILES,
    Place,
    Route,
    design,
    far_end,
    routes_at,
    track_points,
    zone_points,
)
from .printed import shown

View = Any
HEIGHTS = (0, 1)
NO_EDGE: Final = (None, None)
TILE_OF = {str(tile.station): tile for tile in TILES.values() if tile.station}
FACTION_OF = {card.id: card.faction for card in STATION_CARDS}

#: Where the name of a place stands beside it, on a wide map and on a small one: left, right, up, down.
LABELS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "side_1_3": {
        "home_station": ("lu", "t"),
        "veridia": ("rdd", "l"),
        "quartzen": ("ldd", "d"),
        "ombrae": ("l", "d"),
        "pellucid": ("l", "d"),
        "harrow": ("lu", "r"),
        "sablewind": ("bd", "d"),
        "tindra": ("r", "r"),
        "moxen": ("ru", "d"),
        "calyx": ("lu", "d"),
        "farrago": ("l", "d"),
        "driftmark": ("r", "t"),
        "ironwell": ("r", "d"),
        "saltmere": ("r", "d"),
    },
    "side_4": {
        "home_station": ("lu", "t"),
        "veridia": ("rdd", "l"),
        "quartzen": ("ldd", "d"),
        "ombrae": ("ld", "d"),
        "pellucid": ("l", "d"),
        "harrow": ("r", "d"),
        "sablewind": ("bd", "d"),
        "tindra": ("r", "r"),
        "moxen": ("l", "d"),
        "calyx": ("td", "d"),
        "farrago": ("l", "d"),
        "driftmark": ("r", "d"),
        "ironwell": ("td", "tl"),
        "saltmere": ("r", "d"),
        "echodeep": ("l", "d"),
        "lastlamp": ("td", "tr"),
    },
}
MARK, MARK_BESIDE = 50, 80
"""Where the mark of a route's colour is drawn; with a pirate, nearer to its end."""


def picture(view: View) -> Plain:
    side = view["map"]
    return {
        "side": side.removeprefix("side_").replace("_", "-"),
        "places": [place(each, view) for each in SIDES[side].places],
        "routes": [route(each, view) for each in SIDES[side].routes],
        "rounds": [countdown(number, view) for number in range(1, ROUNDS + 1)],
        "numbers": numbers(view),
        "tracks": [track(number, view) for number in range(len(FACTIONS))],
        "rooms": [{"id": room.id, "color": room.color, "effects": shown(room.effects)} for room in ROOMS.values()],
        "ships": [aboard(ship, view) for ship in view["ships"]],
        "mission": underway(view),
        "kept": QUEUE_KEPT,
        "faces": cards(view),
    }


def cards(view: View) -> list[str]:
    """All cards that lie somewhere, each once."""
    aboard = [face for ship in view["ships"] for face in (*ship["slots"], *ship["done"])]
    shared = [*view["missions"].values(), *view["central"], *view["drawn"], *view["events"], *view["piles"]["zinca"]]
    solo = [view["passenger"], *view["piles"]["actions"]]
    return list(dict.fromkeys(face for face in (*shared, *aboard, *solo) if face is not None))


# ---- the map -------------------------------------------------------------------------------------------------------
def place(spot: Place, view: View) -> dict[str, Any]:
    """A location with all that is there."""
    name = spot.id
    wide, small = LABELS[view["map"]][name]
    holder = view["holders"].get(name)
    ships = [seat for seat, ship in enumerate(view["ships"]) if ship["place"] == name]
    return {
        "id": name,
        "x": spot.x,
        "y": spot.y,
        "label": wide,
        "small": small,
        "ships": sorted(ships, key=lambda seat: seat != holder),
        "holder": holder,
        "tenebre": view["tenebre"] == name,
        "ways": [way(each, name, view) for each in routes_at(SIDES[view["map"]], name)],
        **there(name, view),
    }


def there(name: str, view: View) -> dict[str, Any]:
    """The mission, the numbered tile or the station at a location."""
    if name in view["missions"]:
        face = view["missions"][name]
        card = MISSIONS[face]
        return {"what": "mission", "face": face, "points": card.points, "colors": [line.color for line in card.lines]}
    if name in view["numbers"]:
        number = view["numbers"][name]
        return {"what": "number", "number": abs(number), "up": number > 0, "next": number == next_number(view)}
    for station, at in view["stations"].items():
        if at == name:
            return {
                "what": "home" if station == name else "station",
                "station": station,
                "faction": FACTION_OF.get(station, ""),
                "until": view["waiting"].get(station, 0),
                "effects": shown(TILE_OF[station].effects),
            }
    return {"what": "empty"}


def way(one: Route, name: str, view: View) -> dict[str, Any]:
    """A route as one leaves by it; `safe`: nobody waits there."""
    pirate = view["pirates"].get(one.id)
    return {
        "id": one.id,
        "to": far_end(one, name),
        "color": one.color,
        "pirate": pirate,
        "reward": PIRATES[pirate].reward if pirate else "",
    }


def route(one: Route, view: View) -> dict[str, Any]:
    spots = {spot.id: spot for spot in SIDES[view["map"]].places}
    a, b = spots[one.a], spots[one.b]
    pirate = view["pirates"].get(one.id)

    def at(part: int) -> dict[str, float]:
        return {"x": round(a.x + (b.x - a.x) * part / 100, 2), "y": round(a.y + (b.y - a.y) * part / 100, 2)}

    return {
        "id": one.id,
        "color": one.color,
        "ends": [one.a, one.b],
        "from": at(0),
        "to": at(100),
        "mark": at(MARK_BESIDE if pirate else MARK),
        "pirate": pirate,
        "reward": shown(REWARDS[PIRATES[pirate].reward]) if pirate else [],
        "bounty": PIRATES[pirate].reward if pirate else "",
    }


def next_number(view: View) -> int:
    """The highest number that lies face up: where the next mission appears."""
    return max([number for number in view["numbers"].values() if number > 0], default=0)


def numbers(view: View) -> list[dict[str, Any]]:
    """The numbered tiles in the order in which they are used."""
    upcoming = next_number(view)
    found: list[dict[str, Any]] = [
        {"number": abs(number), "up": number > 0, "next": number == upcoming, "place": where}
        for where, number in view["numbers"].items()
    ]
    return sorted(found, key=lambda tile: -tile["number"])


def countdown(number: int, view: View) -> dict[str, Plain]:
    """What a round brings: to everybody, and the station tiles that wait for it."""
    return {
        "number": number,
        "past": number < view["round"],
        "now": number == view["round"],
        "gives": list(COUNTDOWN[number].per_player),
        "tiles": [station for station, waits in view["waiting"].items() if waits == number],
    }


def underway(view: View) -> dict[str, Any] | None:
    """The mission the active captain is on: its planet is bare until the new one appears (SHIP-9.21). Once the deck is
    empty planets stay bare, so that only figures on a mission tell (SHIP-9.17)."""
    laid = {*view["missions"], *view["numbers"], *view["stations"].values()}
    bare = any(spot.id not in laid for spot in SIDES[view["map"]].places)
    ship = view["ships"][view["active"]]
    if not bare or not ship["done"] or not (view["supplies"]["missions"] or ship["busy"]):
        return None
    card = MISSIONS[ship["done"][-1]]
    figures = [*ship["busy"], *[None] * len(card.lines)]
    lines = [
        {"color": line.color, "effects": shown(line.effects), "figure": figure}
        for line, figure in zip(card.lines, figures)
    ]
    return {"face": card.id, "points": card.points, "lines": lines, "assigned": len(ship["busy"])}


# ---- tracks --------------------------------------------------------------------------------------------------------
def track(number: int, view: View) -> dict[str, Any]:
    faction = FACTIONS[number]
    bonuses = BONUSES[faction][view["tracks"][number]]
    event = view["events"][number]
    steps = [ship["steps"][number] for ship in view["ships"]]
    return {
        "faction": faction,
        "event": event,
        "cells": [
            {
                "number": space,
                "zone": zone_points(space),
                "bonus": shown(bonuses.get(space, ())),
                "event": space == EVENT_SPACE and event is not None,
                "seats": [seat for seat, gone in enumerate(steps) if gone % SPACES == space],
            }
            for space in range(SPACES)
        ],
        "markers": [
            {"seat": seat, "steps": gone, "space": gone % SPACES, "laps": gone // SPACES, "points": track_points(gone)}
            for seat, gone in enumerate(steps)
        ],
        "lap": LAP_POINTS,
    }


# ---- ships ---------------------------------------------------------------------------------------------------------
def aboard(ship: View, view: View) -> dict[str, Any]:
    """A ship board: what is in every cargo slot and every tech slot."""
    techs = [face for face in ship["slots"] if face is not None]
    lockers = LOCKER_SLOTS * sum(name(face) == "dimensional_lockers" for face in techs)
    tokens = [{"what": "artifact", "type": ARTIFACTS[face].type} for face in ship["artifacts"]]
    tokens += [{"what": "pirate"}] * ship["pirates"]
    free = CARGO_SLOTS + lockers - ship["damage"] - len(tokens)
    return {
        "cargo": [*[{"what": "damage"}] * ship["damage"], *tokens, *[{"what": "free"}] * max(0, free)],
        "hurt": ship["damage"] + ship["overflow"] + sum(ship["damaged"]),
        "overflow": ship["overflow"],
        "free": max(0, free),
        "points": sum(MISSIONS[face].points for face in ship["done"]),
        "techs": techs,
        "slots": slots(ship, view),
        "shielded": any(name(face) == "shield_generator" for face in techs),
    }


def slots(ship: View, view: View) -> list[Plain]:
    """Tech slots with the icons on their edges; those that equal the one they face match (SHIP-8.11, SHIP-8.15)."""
    board = SLOT_BOARDS[view["board"]].slots
    sides = [edges(face) if face else (slot.left, slot.right) for face, slot in zip(ship["slots"], board)]
    made: list[Plain] = []
    for number, (face, (left, right)) in enumerate(zip(ship["slots"], sides)):
        before = sides[number - 1][1] if number else NO_EDGE
        after = sides[number + 1][0] if number + 1 < len(sides) else NO_EDGE
        made.append(
            {
                "number": number + 1,
                "face": face,
                "damaged": ship["damaged"][number],
                "crowd": str(number + 1) in ship["crowd"],
                "left": [edge(left[height], before[height]) for height in HEIGHTS],
                "right": [edge(right[height], after[height]) for height in HEIGHTS],
            }
        )
    return made


def edge(icon: str | None, facing: str | None) -> dict[str, Plain]:
    return {"icon": icon, "match": icon is not None and icon == facing}


def edges(face: str) -> tuple[tuple[str | None, str | None], tuple[str | None, str | None]]:
    card = OMEGAS[face] if face in OMEGAS else CARDS[face]
    return card.left, card.right


def name(face: str) -> str:
    """The design of a tech; omegas are their own."""
    return face if face in OMEGAS else design(face).id
