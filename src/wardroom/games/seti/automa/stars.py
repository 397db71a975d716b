"""Which sector: the rival's choices for signals (SETI-16.28, SETI-16.53)."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import STARS
from ..cards.solar import COLUMNS, EARTH
from ..flow import signals
from ..state import RIVAL, Seti


def sector_order(state: Seti, stars: Sequence[str]) -> list[str]:
    """SETI-16.53: clockwise, starting with Earth's sector."""
    earth = state.where(EARTH)[1]
    return sorted(stars, key=lambda star: (state.columns.index(star) - earth) % COLUMNS)


def choose_star(state: Seti, stars: Sequence[str]) -> str:
    """SETI-16.28: one that it would win by this signal, else one where the signal scores for the second position, else
    the one with more of its markers; ties go to the star with room for more data."""
    if len(stars) == 1:
        return stars[0]
    best = [star for star in stars if wins_by_signal(state, star)]
    how = "win"
    if not best:
        best, how = [star for star in stars if scores_second(state, star)], "second"
    if not best:
        most = max(own_markers(state, star) for star in stars)
        best, how = [star for star in stars if own_markers(state, star) == most], "more"
    chosen = max(best, key=lambda star: STARS[star].capacity)
    if how == "more" and len(best) > 1:
        how = "equal"
    other = next(star for star in stars if star != chosen)
    tie = "yes" if len(best) > 1 else "no"
    state.tell(f"rival-star-{how}", name_star=chosen, name_star2=other, tie=tie)
    return chosen


def own_markers(state: Seti, star: str) -> int:
    """SETI-16.63: in the slot and excess; win markers do not count."""
    return state.stars[star].markers.count(RIVAL)


def scores_second(state: Seti, star: str) -> bool:
    """SETI-16.63: exactly one position of the slot is taken."""
    return STARS[star].capacity - state.stars[star].data == 1


def wins_by_signal(state: Seti, star: str) -> bool:
    """SETI-16.63: with the signal the slot has no data left and the sector is the rival's; without it that would not be
    so."""
    slot = state.stars[star]
    if slot.data > 1 or signals.winner([*slot.markers, RIVAL]) != RIVAL:
        return False
    return slot.data == 1 or signals.winner(slot.markers) != RIVAL
