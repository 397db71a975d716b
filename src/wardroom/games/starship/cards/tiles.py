"""The 16 triangle tiles (SHIP-1.5, SHIP-2.9)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .effects import Effects, fx

MISSION: Final = "mission"
NUMBER: Final = "number"
STATION: Final = "station"


class Tile(NamedTuple):
    """A tile and the fewest players who use it (SHIP-2.2). A station tile names its station; that of the Home Station
    starts on the Countdown track and is not dealt to a planet (SHIP-2.8)."""

    id: str
    kind: str
    min_players: int = 1
    number: int | None = None
    station: str | None = None
    dealt: bool = True
    effects: Effects = ()


TRIANGLE_TILES: Final[tuple[Tile, ...]] = (
    *(Tile(f"tile_mission_{n}", MISSION) for n in range(1, 7)),
    Tile("tile_mission_7", MISSION, min_players=4),
    *(Tile(f"tile_number_{n}", NUMBER, number=n) for n in range(1, 6)),
    Tile("tile_number_6", NUMBER, min_players=4, number=6),
    Tile("tile_station_home", STATION, station="home_station", dealt=False, effects=fx("any:1", "any:1", "any:1")),
    Tile("tile_station_zinca", STATION, station="zinca_station", effects=fx("zinca:1", "android")),
    Tile("tile_station_nian", STATION, station="nian_station", effects=fx("nian:1", "medal", "artifact")),
)

#: Every tile by its id.
TILES: Final[dict[str, Tile]] = {tile.id: tile for tile in TRIANGLE_TILES}


def dealt_tiles(players: int) -> tuple[Tile, ...]:
    """The tiles that are dealt to the planets with so many players (SHIP-2.4)."""
    return tuple(tile for tile in TRIANGLE_TILES if tile.dealt and tile.min_players <= players)
