"""CHAIR-11: Glory comes from the Stardate cards, and they end the game."""

from __future__ import annotations

from ..cards.stardates import PILES
from ..state import CADET, Chair


def take_glory(state: Chair, n: int) -> None:
    """CHAIR-11.1: one by one, so that a card may fall in the middle of a gain. After a Resolution Glory comes from the
    supply (CHAIR-11.4)."""
    for _ in range(n):
        if state.on_stardate == 0:
            return
        state.on_stardate -= 1
        if state.on_stardate == 0:
            empty(state)


def empty(state: Chair) -> None:
    """CHAIR-11.2: an emptied card goes to the inactive captain, and the next one is filled at once. The last one
    triggers the Resolution (CHAIR-11.4). In cadet training it waits for its owner's Clean-up (CHAIR-26.12)."""
    card = PILES[state.pile][state.stardate]
    state.tell("stardate-emptied", number=card.number)
    if card.emptied == "end_of_game":
        state.closing = turns_left(state)
        state.tell("resolution", count=state.closing)
        return
    if card.emptied == "to_self":
        state.captaincies[state.active].held.append(state.stardate)
        return
    if card.emptied == "to_inactive":
        state.captaincies[1 - state.active].held.append(state.stardate)
    fill_next(state)


def fill_next(state: Chair) -> None:
    state.stardate += 1
    state.on_stardate = PILES[state.pile][state.stardate].glory


def turns_left(state: Chair) -> int:
    """CHAIR-5.3: the round is completed, then each takes one more turn. CHAIR-26.13: alone, one more turn."""
    if state.mode == CADET:
        return 1
    return 3 if state.active == state.first else 2


def remove_glory(state: Chair, n: int) -> None:
    """CHAIR-11.8: Glory that nobody gains; after a Resolution nothing. CHAIR-26.3: in cadet training never, except in
    Clean-up."""
    if state.mode != CADET:
        take_glory(state, n)
