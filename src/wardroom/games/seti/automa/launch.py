"""SETI-16.15: the rival launches a probe."""

from __future__ import annotations

from wardroom.kernel import Card, Reason, Steps

from ..cards.rival import Launch
from ..cards.solar import EARTH
from ..state import RIVAL, Seti
from . import gains


def why_not(state: Seti, _action: Launch, _line: int) -> Reason | None:
    """Between turns its only probe stands on Earth (SETI-16.60)."""
    return Reason("SETI-16.15", "launch") if state.agencies[RIVAL].probes else None


def act(state: Seti, action: Launch, line: int, _card: Card) -> Steps:
    """The probe, then the printed bonus from left to right."""
    state.agencies[RIVAL].probes.append(state.where(EARTH))
    state.tell("rival-launches", line=line)
    gains.receive_all(state, action.bonus)
    yield from ()
