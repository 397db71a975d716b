"""SETI-16.49, SETI-16.79: S.18, the rival sends a message to the Centaurians."""

from __future__ import annotations

from wardroom.kernel import Asking, Reason

from ..cards import MESSAGE_REWARDS
from ..cards.rival import SendMessage
from ..flow.species import centaurians
from ..state import RIVAL, Seti
from . import gains

TILES = 3
"""Its own and the two of colours that nobody plays."""


def in_reserve(state: Seti) -> int:
    """Message tiles that it has not placed yet. Every tile that was reached covers a reward, and the human has one."""
    covered = len(MESSAGE_REWARDS) - len(state.messages)
    of_humans = sum(agency.message is None for seat, agency in enumerate(state.agencies) if seat != RIVAL)
    return TILES - (covered - of_humans) - (state.agencies[RIVAL].message is not None)


def send(state: Seti, action: SendMessage, line: int) -> Asking[Reason | None]:
    """One at a time, three in all: 15 points ahead of the score at this moment, then the progress of the card."""
    yield from ()
    on_track = state.agencies[RIVAL].message
    if on_track is not None:
        return Reason("SETI-16.49", "message-out", (("score", on_track),))
    left = in_reserve(state)
    if not left:
        return Reason("SETI-16.49", "message-none")
    state.tell("rival-sends", line=line, left=left - 1)
    centaurians.send(state, RIVAL)
    gains.receive_all(state, action.bonus)
    return None
