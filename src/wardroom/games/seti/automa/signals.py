"""A signal of the rival (SETI-16.26, SETI-16.47)."""

from __future__ import annotations

from wardroom.kernel import Steps

from ..cards import HAND_CARDS
from ..cards.solar import EARTH
from ..flow import signals, species, supply
from ..state import RIVAL, Seti
from .stars import choose_star, row_card


def signal(state: Seti, where: str) -> Steps:
    """In Earth's sector, for a card of the row, on 'Oumuamua's tile, in a sector of a colour, at a planet or a star. A
    signal for its tile always goes there (SETI-16.47), wherever the tile is (SETI-16.78)."""
    kind, _, name = where.partition(".")
    if kind == "row":
        yield from row_signal(state)
    elif kind == "tile":
        state.tell("rival-signal-tile")
        yield from species.oumuamua.mark_tile(state, RIVAL)
    elif kind == EARTH:
        star = signals.star_of(state, EARTH)
        state.tell("rival-signal-earth", name_star=star)
        yield from signals.mark(state, RIVAL, star)
    elif kind == "planet":
        star = signals.star_of(state, name)
        state.tell("rival-signal-planet", name_place=name, name_star=star)
        yield from signals.mark(state, RIVAL, star)
    elif kind in signals.OF_COLOR:
        state.tell("rival-signal-color", name_color=kind)
        yield from signals.mark(state, RIVAL, choose_star(state, signals.OF_COLOR[kind]))


def row_signal(state: Seti) -> Steps:
    """SETI-16.26: the outermost card of the row is discarded for a signal in a sector of its colour. An empty row gives
    no signal (SETI-4.12)."""
    card = row_card(state)
    if card is None:
        state.tell("rival-row-empty")
        return
    color = HAND_CARDS[state.face(card)].sector
    state.tell("rival-signal-row", card=card, arrow=state.arrow, feminine_color=color)
    supply.discard_row(state, RIVAL, card)
    yield from signals.mark(state, RIVAL, choose_star(state, signals.OF_COLOR[color]))
