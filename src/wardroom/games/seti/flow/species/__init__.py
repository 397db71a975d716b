"""SETI-15: the five species, one module each, and what the rest of the rules asks of them."""

from __future__ import annotations

from collections.abc import Callable

from wardroom.kernel import Card, Steps

from ...cards import Special
from ...state import Seti
from . import anomalies, centaurians, exertians, mascamites, oumuamua

SETUPS: dict[str, Callable[[Seti, int, int], Steps]] = {
    "mascamites": mascamites.setup,
    "anomalies": anomalies.setup,
    "oumuamua": oumuamua.setup,
    "centaurians": centaurians.setup,
    "exertians": exertians.setup,
}
"""What a discovery brings: the state, the slot, and the seat whose turn ended (SETI-13.8)."""

SPECIALS: dict[str, Callable[[Seti, int, Special, Card | None], Steps]] = {
    "collect_sample": mascamites.collect_sample,
    "look_at_samples": mascamites.look_at_samples,
    "sample_reward": mascamites.sample_reward,
    "sample_here": mascamites.sample_here,
    "next_anomaly_reward": anomalies.next_anomaly_reward,
    "points_for_anomaly_signals": anomalies.points_for_anomaly_signals,
    "pay": oumuamua.pay,
    "may_pay": oumuamua.may_pay,
}
"""The special effects that belong to a species."""


def after_rotation(state: Seti) -> Steps:
    """SETI-10.10: what the species do when the solar system has turned."""
    if state.anomalies:
        yield from anomalies.trigger(state)


def end_of_game(state: Seti) -> None:
    """SETI-15.5.5: before the final count the Exertian cards that were played are revealed."""
    if "exertians" in state.found:
        exertians.reveal(state)
