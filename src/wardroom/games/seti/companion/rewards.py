"""Printed rewards that go to the rival, from left to right (SETI-16.22, SETI-16.74, SETI-16.81)."""

from __future__ import annotations

from wardroom.kernel import Steps

from ..cards import SAMPLES, Effects, Gain, Signal, Special, Trace
from . import asking, gains, signals, traces
from .state import Companion


def run(state: Companion, effects: Effects) -> Steps:
    for effect in effects:
        if isinstance(effect, Gain):
            gains.receive(state, effect.what, effect.n)
        elif isinstance(effect, Signal):
            for _ in range(effect.n):
                yield from signals.signal(state, effect.where)
        elif isinstance(effect, Trace):
            yield from traces.mark(state, effect.color)
        elif isinstance(effect, Special):
            yield from sample(state)


def sample(state: Companion) -> Steps:
    """SETI-15.1.7: the reward of the sample on the space that was marked."""
    token = yield from asking.ask("sample-here", list(SAMPLES))
    gains.receive_all(state, SAMPLES[token].reward)
