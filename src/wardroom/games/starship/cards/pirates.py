"""The 30 pirate tokens (SHIP-1.5, SHIP-1.8, SHIP-1.9): ten of each exhaust colour, six bounties and four prisoners."""

from __future__ import annotations

from typing import Final, NamedTuple

from .effects import Effects, fx
from .map import ROUTE_COLORS

BOUNTY: Final = "bounty"
PRISONER: Final = "prisoner"
BOUNTIES: Final = 6
PRISONERS: Final = 4

#: What defeating a pirate gives besides its token (SHIP-7.8).
REWARDS: Final[dict[str, Effects]] = {BOUNTY: fx("medal", "artifact"), PRISONER: fx("android")}


class Pirate(NamedTuple):
    """A pirate token: the colour of the route it goes to, and its reward."""

    id: str
    exhaust: str
    reward: str


#: Every pirate token by its id: pirate_01 to pirate_30.
PIRATES: Final[dict[str, Pirate]] = {
    pirate.id: pirate
    for pirate in (
        Pirate(f"pirate_{number:02}", exhaust, reward)
        for number, (exhaust, reward) in enumerate(
            (
                (exhaust, reward)
                for exhaust in ROUTE_COLORS
                for reward in (BOUNTY,) * BOUNTIES + (PRISONER,) * PRISONERS
            ),
            start=1,
        )
    )
}
