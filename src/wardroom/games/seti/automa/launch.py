"""SETI-16.15: the rival launches a probe."""

from __future__ import annotations

from wardroom.kernel import Asking, Reason

from ..cards.rival import Launch
from ..cards.solar import EARTH
from ..state import RIVAL, Seti
from . import gains


def launch(state: Seti, action: Launch, line: int) -> Asking[Reason | None]:
    """The probe, then the printed bonus from left to right. Between turns its only probe stands on Earth
    (SETI-16.60)."""
    yield from ()
    if state.agencies[RIVAL].probes:
        return Reason("SETI-16.15", "launch")
    state.agencies[RIVAL].probes.append(state.where(EARTH))
    state.tell("rival-launches", line=line)
    gains.receive_all(state, action.bonus)
    return None
