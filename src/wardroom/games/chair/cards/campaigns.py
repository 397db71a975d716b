"""The campaign as it is printed: modes and how hard the Bot is in them, ranks, challenges, the review (CHAIR-36.1 to
CHAIR-36.5, CHAIR-36.13 to CHAIR-36.22)."""

from __future__ import annotations

REINFORCE, CONSPIRACY = "reinforce", "conspiracy"
"""The two cards that are in the game only then (CHAIR-29.3)."""
MOST_GAMES, WINS_NEEDED = 10, 5
"""CHAIR-36.1."""
CAREER = ("ensign", "lieutenant", "commander", "captain", "commodore", "admiral")
"""CHAIR-36.5: the ranks that victories bring, one each."""
MODES = ("set_phasers_to_stun", "yellow_alert", "gates_of_sto_vo_kor", "the_kobayashi_maru")
"""CHAIR-36.2: from the easiest on."""
DIFFICULTY: dict[str, tuple[str, ...]] = {
    "set_phasers_to_stun": ("ensign", "lieutenant", "commander", "captain", "captain"),
    "yellow_alert": ("lieutenant", "commander", "captain", "captain", "admiral"),
    "gates_of_sto_vo_kor": ("commander", "captain", "admiral", "admiral", "admiral"),
    "the_kobayashi_maru": ("admiral",) * 5,
}
"""CHAIR-36.3: how hard the Bot is, by one's rank from ensign to commodore."""
LONG_LIFE, LIFE, OUTPOST, GAZELLE, ACQUISITION, ONLY_SHIP, TUESDAY, CLOCK = (
    *("live_long_and_prosper", "that_is_life", "closest_outpost", "baby_gazelle"),
    *("rules_of_acquisition", "only_ship", "on_tuesday", "ticking_clock"),
)
CHALLENGES = (LONG_LIFE, LIFE, OUTPOST, GAZELLE, ACQUISITION, ONLY_SHIP, TUESDAY, CLOCK)
"""CHAIR-36.14 to CHAIR-36.21, in their order."""
ADMIRALS = ((6, 8), (8, 7), (10, 6))
"""CHAIR-36.22: the grade of an admiral after so many games at most."""


def rank_of(wins: int) -> str:
    """CHAIR-36.5."""
    return CAREER[wins]


def grade(wins: int, games: int) -> int:
    """CHAIR-36.22: the review at the end, from 1 to 8."""
    if wins < WINS_NEEDED:
        return wins + 1
    return next(grade for most, grade in ADMIRALS if games <= most)
