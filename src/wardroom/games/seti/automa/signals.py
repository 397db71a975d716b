"""A signal of the rival (SETI-16.26, SETI-16.47)."""

from __future__ import annotations

from wardroom.kernel import Steps

from ..cards.solar import EARTH
from ..flow import signals, species
from ..state import RIVAL, Seti
from .stars import choose_star
from .witness import witness


def signal(state: Seti, where: str) -> Steps:
    """In Earth's sector, for a card of the row, on 'Oumuamua's tile, in a sector of a colour, or at a planet. A signal
    for its tile always goes there (SETI-16.47), wherever the tile is (SETI-16.78)."""
    kind, _, name = where.partition(".")
    if kind == "row":
        yield from row_signal(state)
    elif kind == signals.TILE:
        state.tell("rival-signal-tile")
        yield from witness(state).slots(state, (signals.TILE,))
        yield from species.oumuamua.mark_tile(state, RIVAL)
    elif kind == EARTH:
        star = yield from witness(state).star(state, EARTH)
        state.tell("rival-signal-earth", name_star=star)
        yield from signals.mark(state, RIVAL, star)
    elif kind == "planet":
        star = yield from witness(state).star(state, name)
        state.tell("rival-signal-planet", name_place=name, name_star=star)
        yield from signals.mark(state, RIVAL, star)
    elif kind in signals.OF_COLOR:
        state.tell("rival-signal-color", name_color=kind)
        yield from color_signal(state, kind)


def row_signal(state: Seti) -> Steps:
    """SETI-16.26: the outermost card of the row is discarded for a signal in a sector of its colour. An empty row gives
    no signal (SETI-4.12)."""
    color = yield from witness(state).row_color(state)
    if color is None:
        state.tell("rival-row-empty")
    else:
        yield from color_signal(state, color)


def color_signal(state: Seti, color: str) -> Steps:
    stars = signals.OF_COLOR[color]
    yield from witness(state).slots(state, stars)
    yield from signals.mark(state, RIVAL, choose_star(state, stars))
