"""What the rival takes at its milestones (SETI-16.42, SETI-16.43, SETI-16.50)."""

from __future__ import annotations

from wardroom.kernel import Asking

from ..cards import GOLD_TILES, MESSAGE_REWARDS
from ..state import Seti
from .arrow import pointed
from .witness import witness


def choose_gold(state: Seti, mark: int) -> Asking[str | None]:
    """SETI-16.43: a gold tile whose first place is free, the leftmost or the rightmost; with none the milestone is lost
    (SETI-16.75)."""
    free = pointed(state, [tile for tile in GOLD_TILES if not state.gold_marks[tile]])
    tile = yield from witness(state).first(state, "gold-free", free, n=mark)
    if tile is None:
        state.tell("rival-gold-none")
    else:
        tie = "yes" if tile != free[-1] else "no"
        state.tell("rival-gold-choice", name_gold=tile, tie=tie, arrow=state.arrow)
    return tile


def choose_message(state: Seti) -> Asking[str | None]:
    """SETI-16.50: the leftmost or rightmost message reward that is uncovered."""
    free = pointed(state, [each.id for each in MESSAGE_REWARDS if each.id in state.messages])
    reward = yield from witness(state).first(state, "message-free", free)
    if reward is not None:
        tie = "yes" if reward != free[-1] else "no"
        state.tell("rival-message-choice", card=reward, tie=tie, arrow=state.arrow)
    return reward
