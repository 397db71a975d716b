"""SETI-3.9: icons, one verb each, resolved from left to right. What cannot be resolved is skipped (SETI-3.8)."""

from __future__ import annotations

from collections.abc import Callable

from wardroom.kernel import Asking, Card, Steps

from ..cards import Deed, Effect, Effects, Gain, Signal, Special, TechGain
from ..state import Seti
from . import figures, rotation, signals, supply, techs, traces


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
        assert card is not None, "special effects are printed on cards and given by samples"
        state.note(f"special:{effect.name}")
        gained = yield from effect.run(state, seat, card)
        if gained:
            yield from run(state, seat, gained, card)
    else:
        yield from traces.mark(state, seat, effect.color, None)


DEEDS: dict[str, Callable[[Seti, int], Asking[object]]] = {
    "launch": lambda state, seat: figures.launch(state, seat),
    "orbit": lambda state, seat: figures.orbit(state, seat),
    "land": lambda state, seat: figures.land(state, seat),
    "orbit_or_land": lambda state, seat: figures.orbit_or_land(state, seat),
    "scan": lambda state, seat: signals.scan(state, seat),
    "rotate": lambda state, seat: rotation.rotate(state, seat),
}
"""SETI-5.2: main actions without their cost; the rotation of a research (SETI-5.35)."""
