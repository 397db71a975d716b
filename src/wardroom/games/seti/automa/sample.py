"""SETI-16.45, SETI-16.76: S.15, the rival fetches a sample of the Mascamites."""

from __future__ import annotations

from wardroom.kernel import Asking, Reason

from ..cards.rival import FetchSample
from ..flow import figures
from ..state import RIVAL, Seti
from . import flight
from .witness import witness


def fetch(state: Seti, action: FetchSample, line: int) -> Asking[Reason | None]:
    """Saturn within 4 moves, else Jupiter within 5. It lands, on a moon if it can spend a probe tech, and never orbits;
    after the rewards comes the sample."""
    if not state.agencies[RIVAL].probes:
        return flight.NO_PROBE
    planet = yield from flight.travel(state, action.reach, line)
    if planet is None:
        return Reason("SETI-16.76", "samples")
    moon = yield from flight.moon_for_tech(state, planet)
    if moon:
        yield from figures.touch_down(state, RIVAL, moon)
    else:
        yield from flight.land(state, planet)
    yield from witness(state).lay_sample(state, planet)
    return None
