"""SETI-16.46, SETI-16.77: S.16, the rival strives for the next anomaly."""

from __future__ import annotations

from wardroom.kernel import Asking, Reason

from ..cards.rival import AnomalyTrace
from ..flow import traces
from ..state import RIVAL, Seti
from . import gains
from .witness import witness


def strive(state: Seti, action: AnomalyTrace, line: int) -> Asking[Reason | None]:
    """Only if its marker is not the highest in the column of the next anomaly: the lowest free space of that column on
    their board, its reward, then what the card gives."""
    color = yield from witness(state).next_anomaly(state)
    if (yield from witness(state).leads(state, color)):
        return Reason("SETI-16.46", "anomaly", (("feminine_color", color),))
    state.tell("rival-traces-anomaly", line=line, feminine_color=color)
    yield from traces.mark(state, RIVAL, color, "anomalies")
    gains.receive_all(state, action.bonus)
    return None
