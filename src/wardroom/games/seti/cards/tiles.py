"""The gold scoring tiles and the milestones of the score track (SETI-12, SETI-14.5, SETI-14.6)."""

from __future__ import annotations

from typing import Final, NamedTuple


class GoldSide(NamedTuple):
    """A side of a gold tile: what makes a set, and the points for each set on its first, second and third space."""

    id: str
    tile: str
    side: str
    sets: str  # named in `SETS`
    values: tuple[int, int, int]


#: How sets are counted (SETI-14.6).
SETS: Final[tuple[str, ...]] = (
    "techs_of_each_type",  # the fewest of probe, telescope and computer techs
    "tech_pairs",  # techs // 2
    "missions",  # completed missions
    "mission_pairs",  # (completed missions + end-of-game cards) // 2
    "incomes_of_each_kind",  # the fewest of tucked credit, energy and card incomes
    "credit_or_energy_income",  # the more frequent of the two
    "traces_of_each_color",  # the fewest of red, yellow and blue traces
    "wins_with_figures",  # the fewer of sector wins, and of orbiters and landers
)
GOLD_SIDES: Final[dict[str, GoldSide]] = {
    side.id: side
    for side in (
        GoldSide("gold_tech_a", "tech", "a", "techs_of_each_type", (11, 8, 5)),
        GoldSide("gold_tech_b", "tech", "b", "tech_pairs", (7, 5, 3)),
        GoldSide("gold_mission_a", "mission", "a", "missions", (4, 3, 2)),
        GoldSide("gold_mission_b", "mission", "b", "mission_pairs", (8, 6, 4)),
        GoldSide("gold_income_a", "income", "a", "incomes_of_each_kind", (11, 8, 5)),
        GoldSide("gold_income_b", "income", "b", "credit_or_energy_income", (5, 4, 3)),
        GoldSide("gold_other_a", "other", "a", "traces_of_each_color", (8, 6, 4)),
        GoldSide("gold_other_b", "other", "b", "wins_with_figures", (8, 6, 4)),
    )
}
GOLD_TILES: Final = ("tech", "mission", "income", "other")
"""From left to right (SETI-1.19)."""
GOLD_MILESTONES: Final = (25, 50, 70)
NEUTRAL_MILESTONES: Final = (20, 30)
NEUTRAL_MARKERS: Final = {1: 2, 2: 2, 3: 1, 4: 0}
"""Number of players -> neutral markers on each neutral milestone (SETI-2.6)."""
