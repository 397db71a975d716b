"""SETI-16.45, SETI-16.76: S.15, the rival fetches a sample of the Mascamites."""

from __future__ import annotations

from wardroom.kernel import Card, Reason, Steps

from ..cards.rival import FetchSample
from ..flow import figures
from ..flow.species import mascamites
from ..state import RIVAL, Seti
from . import flight
from .routes import routes


def why_not(state: Seti, action: FetchSample, line: int) -> Reason | None:
    """Saturn within 4 moves, else Jupiter within 5."""
    if not state.agencies[RIVAL].probes:
        return flight.NO_PROBE
    for planet, moves in action.reach:
        if flight.in_reach(state, planet, moves, line):
            return None
    return Reason("SETI-16.76", "samples")


def act(state: Seti, action: FetchSample, line: int, _card: Card) -> Steps:
    """It lands, on a moon if it can spend a probe tech, and never orbits; after the rewards comes the sample."""
    planet, moves = next(each for each in action.reach if each[0] in routes(state.turned, state.visitor, each[1]))
    flight.fly(state, planet, moves, line)
    yield from figures.touch_down(state, RIVAL, flight.moon_for_tech(state, planet) or planet)
    lay_sample(state, planet)


def lay_sample(state: Seti, planet: str) -> None:
    """A random sample of that planet goes face up on the next blue sample space, without its reward."""
    pile = mascamites.samples(state, planet)
    if not pile:
        state.tell("rival-no-sample", name_place=planet)
        return
    sample = state.chance.pick(pile)
    mascamites.lay(state, sample)
    state.tell("rival-lays-sample", card=sample, name_place=planet)
