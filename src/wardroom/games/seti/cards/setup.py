"""What everybody starts with, what things cost, and what is limited (SETI-1, SETI-2, SETI-5, SETI-6, SETI-9)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .effects import Effects, fx

ROUNDS: Final = 5
SEATS: Final = (1, 2, 3, 4)

# The box
PROJECT_COUNT: Final = 138
TILES_PER_STACK: Final = 4
SPECIES_IN_PLAY: Final = 2
FIGURES: Final = 8
"""Figures of a player. Like markers and tokens they never run out (SETI-1.9)."""
MARKERS: Final = 30

# The start (SETI-2.11 to SETI-2.14)
START_SCORES: Final = (1, 2, 3, 4)
"""Points by place in the order of play."""
START_PUBLICITY: Final = 4
START_CREDITS: Final = 4
START_ENERGY: Final = 3
START_CARDS: Final = 5
STARTING_INCOME: Final = fx("credit:3 energy:2 card_random")

# Limits
PUBLICITY_MAX: Final = 10
DATA_POOL_MAX: Final = 6
HAND_LIMIT: Final = 4
PROBE_LIMIT: Final = 1
PROBE_LIMIT_WITH_TECH: Final = 2
CARD_ROW: Final = 3
END_OF_ROUND_STACKS: Final = 4
END_OF_ROUND_EXTRA: Final = 1
"""An end-of-round stack has so many cards more than there are players; the rival is one (SETI-2.9)."""

# Costs
LAUNCH_COST: Final = fx("credit:2")
ORBIT_COST: Final = fx("credit energy")
LAND_ENERGY: Final = 3
ORBITER_DISCOUNT: Final = 1
"""Energy saved by landing where anybody has an orbiter (SETI-5.14)."""
PROBE_3_DISCOUNT: Final = 1
SCAN_COST: Final = fx("credit energy:2")
ANALYZE_COST: Final = fx("energy")
RESEARCH_PUBLICITY: Final = 6
BUY_CARD_PUBLICITY: Final = 3
MOVE_ENERGY: Final = 1
EXCHANGE_COST: Final = 2
EXCHANGEABLE: Final = ("credit", "energy", "card_any")
TELESCOPE_2_PUBLICITY: Final = 1
TELESCOPE_4_ENERGY: Final = 1


class ComputerSpace(NamedTuple):
    """A space of the upper row of the computer, filled from left to right (SETI-6.7)."""

    effect: Effects = ()
    tech_slot: bool = True


COMPUTER: Final = (
    ComputerSpace(),
    ComputerSpace(fx("publicity"), tech_slot=False),
    ComputerSpace(),
    ComputerSpace(fx("tuck"), tech_slot=False),
    ComputerSpace(),
    ComputerSpace(),
)
ANALYZE_REWARD: Final = fx("trace:blue")

# Below the species boards (SETI-13)
DISCOVERY_REWARDS: Final = (fx("vp:5 publicity"), fx("vp:3 publicity"))
"""Of each discovery space of the left and of the right species."""
OVERFLOW_REWARD: Final = fx("vp:3")

# Signals (SETI-8)
SECOND_POSITION_POINTS: Final = 2
SECTOR_PUBLICITY: Final = 1
