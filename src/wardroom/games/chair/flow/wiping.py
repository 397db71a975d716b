"""What Stardate cards wipe in the Clean-up of who holds them (CHAIR-10.3 to CHAIR-10.6)."""

from __future__ import annotations

from ..cards.stardates import MARKET, NEUTRAL, PILES
from ..state import CADET, Chair
from . import neutral, stardates
from .verbs import market


def carry_out_stardates(state: Chair) -> None:
    """Those that the active side holds, oldest first (CHAIR-10.15); then they leave the game."""
    own = state.captaincies[state.active]
    for held in own.held:
        card = PILES[state.pile][held]
        state.tell("stardate-resolved", number=card.number)
        if MARKET in card.wipes:
            market.wipe_market(state)
        if NEUTRAL in card.wipes:
            neutral.wipe(state)
        if state.mode == CADET:
            stardates.fill_next(state)  # CHAIR-26.12
    own.held = []
