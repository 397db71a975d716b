"""The 12 omega technology cards (SHIP-1.3): points at the end of the game, and edge icons like any tech."""

from __future__ import annotations

from typing import Final, NamedTuple

from .techs import Edge


class Omega(NamedTuple):
    """`points` for each of what `per` names, `most` in all."""

    id: str
    per: str
    points: int
    most: int | None
    left: Edge
    right: Edge


OMEGA_CARDS: Final[tuple[Omega, ...]] = (
    Omega("matching_circuits", "matching_icon_pair", 1, None, (None, "move"), (None, "move")),
    Omega("helm_academy", "red_figure", 1, None, ("repair", None), ("medal", None)),
    Omega("tactical_academy", "yellow_figure", 1, None, (None, "move"), ("medal", None)),
    Omega("science_academy", "blue_figure", 1, None, (None, None), ("repair", "move")),
    Omega("command_center", "commander", 1, None, ("move", None), ("repair", None)),
    Omega("scrap_museum", "damage", 1, None, (None, "medal"), (None, "repair")),
    Omega("command_archive", "mission_with_red", 1, None, ("repair", "move"), (None, None)),
    Omega("tactical_archive", "mission_with_yellow", 1, None, ("move", None), ("medal", None)),
    Omega("science_archive", "mission_with_blue", 1, None, ("repair", None), (None, "repair")),
    Omega("artifact_blueprints", "artifact_type", 2, 6, ("medal", "medal"), (None, None)),
    Omega("pirate_gallery", "pirate", 1, None, ("medal", None), ("repair", None)),
    Omega("galactic_accord", "lowest_track_score", 1, None, (None, None), ("move", "repair")),
)

#: Every omega card by its id, in the order in which its deck is built (SHIP-2.13).
OMEGAS: Final[dict[str, Omega]] = {card.id: card for card in OMEGA_CARDS}
