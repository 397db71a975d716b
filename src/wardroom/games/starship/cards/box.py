"""What is in the box (SHIP-1.2 to SHIP-1.5). The tests count the components against it.

Medals, damage, figures and rings are no limit in play (SHIP-1.7), but for the rings of a player (SHIP-10.9).
"""

from __future__ import annotations

from typing import Final

#: SHIP-1.2
BOARDS: Final[dict[str, int]] = {
    "main_board": 1,
    "central_tech_board": 1,
    "ship_board": 4,
    "tech_slot_board": 4,
    "faction_track": 3,
}
#: SHIP-1.3
CARD_COUNTS: Final[dict[str, int]] = {
    "tech": 50,
    "omega": 12,
    "station": 2,
    "mission": 50,
    "event": 11,
    "action": 7,
    "passenger": 6,
    "solo_event": 3,
}
#: SHIP-1.4
FIGURES: Final[dict[str, int]] = {
    "cadet": 12,
    "red": 18,
    "yellow": 18,
    "blue": 18,
    "android": 8,
    "ring": 20,
    "ship": 4,
}
#: SHIP-1.5
TOKENS: Final[dict[str, int]] = {
    "damage": 32,
    "pirate": 30,
    "artifact": 27,
    "medal": 18,
    "triangle_tile": 16,
    "first_player": 1,
    "trophy": 3,
    "faction_marker": 12,
}
