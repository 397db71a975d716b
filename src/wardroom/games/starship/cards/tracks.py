"""The three faction tracks, two sides each (SHIP-11.8, SHIP-11.9).

A marker's place is the number of steps it has gone: laps are `steps // SPACES`, its space is `steps % SPACES`.
"""

from __future__ import annotations

from typing import Final

from .effects import Effects, fx

FACTIONS: Final[tuple[str, ...]] = ("coop", "zinca", "nian")
SPACES: Final = 13
EVENT_SPACE: Final = 7
LAP_POINTS: Final = 5
#: How many spaces of a lap a zone has.
ZONE: Final = 3
TRACK_SIDES: Final[tuple[str, ...]] = ("A", "B")

#: What is gained on or past a space, by faction, side and space (SHIP-11.2).
BONUSES: Final[dict[str, dict[str, dict[int, Effects]]]] = {
    "coop": {
        "A": {3: fx("medal"), 5: fx("repair"), 10: fx("medal"), 12: fx("pull")},
        "B": {2: fx("repair"), 5: fx("medal"), 9: fx("pull"), 12: fx("medal")},
    },
    "zinca": {
        "A": {3: fx("artifact"), 5: fx("tech"), 10: fx("android"), 12: fx("repair")},
        "B": {2: fx("artifact"), 6: fx("android"), 9: fx("tech_recycle"), 11: fx("artifact")},
    },
    "nian": {
        "A": {3: fx("artifact"), 5: fx("fight"), 10: fx("pirate"), 12: fx("medal")},
        "B": {2: fx("medal"), 6: fx("pirate"), 9: fx("fight"), 12: fx("artifact")},
    },
}


def zone_points(space: int) -> int:
    """0 on the start space, then 1 to 4 (SHIP-11.9)."""
    return (space + ZONE - 1) // ZONE


def track_points(steps: int) -> int:
    """What a marker is worth after so many steps (SHIP-11.8)."""
    laps, space = divmod(steps, SPACES)
    return LAP_POINTS * laps + zone_points(space)
