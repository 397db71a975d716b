"""The twelve techs and the tiles they come on (SETI-5.29 to SETI-5.38, SETI-7)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .effects import Effects, fx


class Tech(NamedTuple):
    """A tech. What probe and telescope techs allow is in the rules (SETI-7); computer techs have two spaces."""

    id: str
    type: str
    number: int
    bonus: Effects = ()  # gained with the tile's own, when it is taken
    upper: Effects = ()  # the computer space above the tile
    lower: Effects = ()  # the computer space on the tile


TECHS: Final[dict[str, Tech]] = {
    tech.id: tech
    for tech in (
        Tech("probe_1", "probe", 1, bonus=fx("launch")),  # two probes in space
        Tech("probe_2", "probe", 2),  # asteroids
        Tech("probe_3", "probe", 3),  # cheaper landings
        Tech("probe_4", "probe", 4),  # moons
        Tech("telescope_1", "telescope", 1, bonus=fx("data:2")),  # beside Earth
        Tech("telescope_2", "telescope", 2),  # Mercury
        Tech("telescope_3", "telescope", 3),  # a hand card
        Tech("telescope_4", "telescope", 4),  # launch or move
        Tech("computer_1", "computer", 1, upper=fx("vp:2"), lower=fx("credit")),
        Tech("computer_2", "computer", 2, upper=fx("vp:2"), lower=fx("energy")),
        Tech("computer_3", "computer", 3, upper=fx("vp:2"), lower=fx("card_any")),
        Tech("computer_4", "computer", 4, upper=fx("vp:2"), lower=fx("publicity:2")),
    )
}
TILE_BONUSES: Final[dict[str, Effects]] = {
    "bonus_vp": fx("vp:3"),
    "bonus_publicity": fx("publicity"),
    "bonus_energy": fx("energy"),
    "bonus_card": fx("card_any"),
}
"""Each stack holds one tile with each of these (SETI-7.10)."""
FIRST_TILE_POINTS: Final = 2
"""The tile on top of every stack at the start (SETI-5.31)."""
