"""SETI-3.9: icons, one verb each, resolved from left to right. What cannot be resolved is skipped (SETI-3.8)."""

from __future__ import annotations

from collections.abc import Callable

from wardroom.kernel import Card, Steps

from ..cards import Deed, Effect, Effects, Gain, Signal, Special, TechGain
from ..state import Seti
from . import figures, rotation, signals, specials, supply, techs, traces


def run(state: Seti, seat: int, effects: Effects, card: Card | None = None, species: str | None = None) -> Steps:
    """Resolve a list. `card`: the one it is printed on. `species`: the one whose board or piece gives it, so that an
    alien card is one of theirs."""
    for effect in effects:
        yield from resolve(state, seat, effect, card, species)


def resolve(state: Seti, seat: int, effect: Effect, card: Card | None, species: str | None) -> Steps:
    if isinstance(effect, Gain):
        if effect.what == "alien_card" and not state.is_rival(seat):
            for _ in range(effect.n):
                yield from supply.gain_alien_card(state, seat, species)
        else:
            yield from supply.gain(state, seat, effect.what, effect.n)
    elif isinstance(effect, Deed):
        yield from DEEDS[effect.verb](state, seat)
    elif isinstance(effect, TechGain):
        yield from techs.take_tech(state, seat, effect.types)
    elif isinstance(effect, Signal):
        for _ in range(effect.n):
            yield from signals.signal(state, seat, effect.where)
    elif isinstance(effect, Special):
        state.note(f"special:{effect.name}")
        yield from specials.SPECIALS[effect.name](state, seat, effect, card)
    else:
        yield from traces.mark(state, seat, effect.color, None)


def launch(state: Seti, seat: int) -> Steps:
    yield from figures.launch(state, seat)


def orbit(state: Seti, seat: int) -> Steps:
    yield from figures.orbit(state, seat)


def land(state: Seti, seat: int) -> Steps:
    yield from figures.land(state, seat)


def orbit_or_land(state: Seti, seat: int) -> Steps:
    yield from figures.orbit_or_land(state, seat)


def scan(state: Seti, seat: int) -> Steps:
    yield from signals.scan(state, seat)


def rotate(state: Seti, seat: int) -> Steps:
    yield from rotation.rotate(state, seat)


DEEDS: dict[str, Callable[[Seti, int], Steps]] = {
    "launch": launch,
    "orbit": orbit,
    "land": land,
    "orbit_or_land": orbit_or_land,
    "scan": scan,
    "rotate": rotate,
}
"""SETI-5.2: main actions without their cost; the rotation of a research (SETI-5.35)."""
