"""The main board, both sides, and what lies on the Countdown track (SHIP-2.1, SHIP-2.3).

Every location has three routes, one of each colour, so that an ambush always finds exactly one (SHIP-7.2).
Coordinates are for drawing only: x to the right, y down, from 0 to 100. Route ids belong to their side.
"""

from __future__ import annotations

from typing import Final, NamedTuple

HOME: Final = "home_station"
ROUTE_COLORS: Final[tuple[str, ...]] = ("green", "purple", "yellow")


class Place(NamedTuple):
    """A location: a planet, or the Home Station (kind `home`, SHIP-2.8)."""

    id: str
    kind: str
    x: int
    y: int


class Route(NamedTuple):
    """A way between two locations. A skull marks it for a pirate at setup (SHIP-2.10)."""

    id: str
    a: str
    b: str
    color: str
    skull: bool = False


class Side(NamedTuple):
    """One side of the board."""

    places: tuple[Place, ...]
    routes: tuple[Route, ...]


class StationCard(NamedTuple):
    """Slid under its station tile, on the planet that got the tile (SHIP-2.6)."""

    id: str
    faction: str
    tile: str


class Items(NamedTuple):
    """What a round brings: for every player, and the tiles waiting beside it (SHIP-12.3, SHIP-12.4)."""

    per_player: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()


SIDES: Final[dict[str, Side]] = {
    "side_1_3": Side(
        places=(
            Place("home_station", "home", 50, 50),
            Place("veridia", "planet", 50, 35),
            Place("quartzen", "planet", 63, 58),
            Place("ombrae", "planet", 37, 58),
            Place("pellucid", "planet", 35, 24),
            Place("harrow", "planet", 62, 28),
            Place("sablewind", "planet", 80, 50),
            Place("tindra", "planet", 65, 76),
            Place("moxen", "planet", 35, 70),
            Place("calyx", "planet", 20, 50),
            Place("farrago", "planet", 50, 5),
            Place("driftmark", "planet", 95, 50),
            Place("ironwell", "planet", 72, 89),
            Place("saltmere", "planet", 11, 72),
        ),
        routes=(
            Route("r01", "home_station", "veridia", "green"),
            Route("r02", "veridia", "pellucid", "purple"),
            Route("r03", "veridia", "harrow", "yellow"),
            Route("r04", "home_station", "quartzen", "purple"),
            Route("r05", "quartzen", "sablewind", "yellow"),
            Route("r06", "quartzen", "tindra", "green"),
            Route("r07", "home_station", "ombrae", "yellow", skull=True),
            Route("r08", "ombrae", "moxen", "green"),
            Route("r09", "ombrae", "calyx", "purple"),
            Route("r10", "harrow", "sablewind", "green", skull=True),
            Route("r11", "tindra", "moxen", "purple", skull=True),
            Route("r12", "calyx", "pellucid", "yellow", skull=True),
            Route("r13", "pellucid", "farrago", "green"),
            Route("r14", "harrow", "farrago", "purple"),
            Route("r15", "sablewind", "driftmark", "purple"),
            Route("r16", "tindra", "ironwell", "yellow"),
            Route("r17", "moxen", "saltmere", "yellow"),
            Route("r18", "calyx", "saltmere", "green"),
            Route("r19", "farrago", "driftmark", "yellow"),
            Route("r20", "driftmark", "ironwell", "green", skull=True),
            Route("r21", "ironwell", "saltmere", "purple"),
        ),
    ),
    "side_4": Side(
        places=(
            Place("home_station", "home", 50, 50),
            Place("veridia", "planet", 50, 35),
            Place("quartzen", "planet", 63, 58),
            Place("ombrae", "planet", 37, 58),
            Place("pellucid", "planet", 35, 24),
            Place("harrow", "planet", 65, 24),
            Place("sablewind", "planet", 80, 50),
            Place("tindra", "planet", 65, 76),
            Place("moxen", "planet", 35, 76),
            Place("calyx", "planet", 20, 50),
            Place("farrago", "planet", 28, 11),
            Place("driftmark", "planet", 72, 11),
            Place("ironwell", "planet", 95, 50),
            Place("saltmere", "planet", 72, 89),
            Place("echodeep", "planet", 28, 89),
            Place("lastlamp", "planet", 5, 50),
        ),
        routes=(
            Route("r01", "home_station", "veridia", "green"),
            Route("r02", "veridia", "pellucid", "purple"),
            Route("r03", "veridia", "harrow", "yellow"),
            Route("r04", "home_station", "quartzen", "purple"),
            Route("r05", "quartzen", "sablewind", "yellow"),
            Route("r06", "quartzen", "tindra", "green"),
            Route("r07", "home_station", "ombrae", "yellow", skull=True),
            Route("r08", "ombrae", "moxen", "green"),
            Route("r09", "ombrae", "calyx", "purple"),
            Route("r10", "harrow", "sablewind", "green", skull=True),
            Route("r11", "tindra", "moxen", "purple", skull=True),
            Route("r12", "calyx", "pellucid", "green", skull=True),
            Route("r13", "pellucid", "farrago", "yellow"),
            Route("r14", "farrago", "driftmark", "green"),
            Route("r15", "harrow", "driftmark", "purple"),
            Route("r16", "driftmark", "ironwell", "yellow", skull=True),
            Route("r17", "sablewind", "ironwell", "purple"),
            Route("r18", "ironwell", "saltmere", "green"),
            Route("r19", "tindra", "saltmere", "yellow"),
            Route("r20", "saltmere", "echodeep", "purple", skull=True),
            Route("r21", "moxen", "echodeep", "yellow"),
            Route("r22", "echodeep", "lastlamp", "green"),
            Route("r23", "calyx", "lastlamp", "yellow"),
            Route("r24", "lastlamp", "farrago", "purple"),
        ),
    ),
}

#: Which side is used by how many players (SHIP-2.1).
SIDE_FOR: Final[dict[int, str]] = {1: "side_1_3", 2: "side_1_3", 3: "side_1_3", 4: "side_4"}

STATION_CARDS: Final[tuple[StationCard, ...]] = (
    StationCard("zinca_station", "zinca", "tile_station_zinca"),
    StationCard("nian_station", "nian", "tile_station_nian"),
)

#: The rounds of the Countdown track as they are at setup (SHIP-2.3).
COUNTDOWN: Final[dict[int, Items]] = {
    1: Items(),
    2: Items(per_player=("medal",), tiles=("tile_station_home",)),
    3: Items(per_player=("cadet",)),
    4: Items(per_player=("cadet",)),
}


def routes_at(side: Side, place: str) -> tuple[Route, ...]:
    """The routes that touch a location."""
    return tuple(route for route in side.routes if place in (route.a, route.b))


def far_end(route: Route, place: str) -> str:
    """Where a route leads from a location."""
    return route.b if route.a == place else route.a
