"""SETI-16.46, SETI-16.77: S.16, the rival strives for the next anomaly."""

from __future__ import annotations

from wardroom.kernel import Card, Reason, Steps

from ..cards.rival import AnomalyTrace
from ..flow import traces
from ..flow.species import anomalies
from ..state import RIVAL, Seti
from . import gains


def next_color(state: Seti) -> str:
    """The colour of the next anomaly, as it is now."""
    column = anomalies.next_column(state)
    assert column is not None
    return state.anomalies[column][0]


def why_not(state: Seti, _action: AnomalyTrace, _line: int) -> Reason | None:
    """Only if its marker is not the highest in that column; in an empty one it is not."""
    color = next_color(state)
    leads = anomalies.highest(state, color) == RIVAL
    return Reason("SETI-16.46", "anomaly", (("feminine_color", color),)) if leads else None


def act(state: Seti, action: AnomalyTrace, line: int, _card: Card) -> Steps:
    """The lowest free space of that column on their board, its reward, then what the card gives."""
    color = next_color(state)
    state.tell("rival-traces-anomaly", line=line, feminine_color=color)
    yield from traces.mark(state, RIVAL, color, "anomalies")
    gains.receive_all(state, action.bonus)
