"""SETI-15: the five species, one module each, and what the rest of the rules asks of them."""

from __future__ import annotations

from collections.abc import Callable

from wardroom.kernel import Steps

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


def after_rotation(state: Seti) -> Steps:
    """SETI-10.10: what the species do when the solar system has turned."""
    if state.anomalies:
        yield from anomalies.trigger(state)


def end_of_game(state: Seti) -> None:
    """SETI-15.5.5: before the final count the Exertian cards that were played are revealed."""
    if "exertians" in state.found:
        exertians.reveal(state)
