"""What the rival takes at its milestones (SETI-16.42, SETI-16.43, SETI-16.50)."""

from __future__ import annotations

from ..cards import GOLD_TILES, MESSAGE_REWARDS
from ..state import Seti
from .arrow import arrow


def choose_gold(state: Seti) -> str | None:
    """SETI-16.43: a gold tile whose first place is free, the leftmost or the rightmost; with none the milestone is lost
    (SETI-16.75)."""
    free = [tile for tile in GOLD_TILES if not state.gold_marks[tile]]
    if not free:
        state.tell("rival-gold-none")
        return None
    tile = arrow(state, free)
    state.tell("rival-gold-choice", name_gold=tile, tie="yes" if len(free) > 1 else "no", arrow=state.arrow)
    return tile


def choose_message(state: Seti) -> str:
    """SETI-16.50: the leftmost or rightmost message reward that is uncovered."""
    free = [each.id for each in MESSAGE_REWARDS if each.id in state.messages]
    reward = arrow(state, free)
    state.tell("rival-message-choice", card=reward, tie="yes" if len(free) > 1 else "no", arrow=state.arrow)
    return reward
