"""Special effects about signals, each a function of its own. A signal in the sector of 'Oumuamua may go on its tile
instead, whatever effect gives it (SETI-15.3.3)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from wardroom.kernel import Card, Option, Request, Steps

from ..cards import HAND_CARDS, STARS, Special
from ..cards.solar import COLUMNS
from ..state import HAND, Seti, zone
from . import asking, effects, signals, supply
from .conditions import pieces


def signals_together(state: Seti, seat: int, special: Special, _: Card | None) -> Steps:
    """28, 88, 118, ET.40: all signals in one sector."""
    star = yield from choose_sector(state, seat, special.arg("where"))
    if star is not None:
        for _time in range(special.arg("n")):
            yield from signals.signal_among(state, seat, (star,), special.arg("data"))


def choose_sector(state: Seti, seat: int, where: str) -> Generator[Request, Any, str | None]:
    return (yield from signals.choose_star(state, seat, signals.sectors(state, seat, where)))


def signal_and_neighbours(state: Seti, seat: int, _: Special, __: Card | None) -> Steps:
    """29: in a sector with a probe and in the two beside it."""
    star = yield from choose_sector(state, seat, "probe")
    if star is not None:
        column = state.columns.index(star)
        for side in (0, 1, -1):
            yield from signals.signal_among(state, seat, (state.columns[(column + side) % COLUMNS],))


def signals_at_probes(state: Seti, seat: int, special: Special, _: Card | None) -> Steps:
    """30: up to so many probes in space, of anybody, the rival's too: a signal in the sector of each."""
    used: list[str] = []

    def offer() -> list[Option]:
        there = [state.columns[space[1]] for agency in state.agencies for space in pieces(agency)]
        left: list[Option] = [star for star in dict.fromkeys(there) if there.count(star) > used.count(star)]
        return [*left, asking.NONE] if left else []

    for _time in range(special.arg("most")):
        star = yield from asking.decide(state, seat, "probe-signal", offer)
        if star == asking.NONE:
            return
        used.append(str(star))
        yield from signals.signal_among(state, seat, (str(star),))


def signals_without_data(state: Seti, seat: int, special: Special, _: Card | None) -> Steps:
    """136: one for each colour; no data is gained (SETI-8.5)."""
    for color in special.arg("colors"):
        yield from signals.signal(state, seat, color, data=False)


def signals_from_hand(state: Seti, seat: int, special: Special, _: Card | None) -> Steps:
    """67, 114: up to so many hand cards may be discarded, each for a signal in a sector of its colour."""
    for _time in range(special.arg("most")):
        if (yield from signals.hand_signal(state, seat, optional=True)) is None:
            return


def signals_from_deck(state: Seti, seat: int, special: Special, _: Card | None) -> Steps:
    """122: so many times the top card of the deck is discarded for a signal in a sector of its colour."""
    for _time in range(special.arg("n")):
        card = supply.deck_top(state)
        if card is None:
            return
        supply.discard(state, seat, card)
        yield from signals.signal(state, seat, HAND_CARDS[state.face(card)].sector)


def row_signals_by_sector(state: Seti, seat: int, special: Special, _: Card | None) -> Steps:
    """50: so many row signals, then points for each different sector that was marked; the tile is in none
    (SETI-15.3.10). The row is refilled after the effect (SETI-5.24)."""
    marked: list[str] = []
    for _time in range(special.arg("n")):
        place = yield from signals.signal(state, seat, "row")
        if place in STARS and place not in marked:
            marked.append(place)
    if marked:
        supply.score(state, seat, special.arg("vp") * len(marked))


def signal_and_return(state: Seti, seat: int, _: Special, card: Card | None) -> Steps:
    """120: a signal at a probe; if it is the player's only one in that sector, the card comes back to hand."""
    star = yield from signals.signal(state, seat, "probe")
    if star in state.stars and state.stars[star].markers.count(seat) == 1:
        assert card is not None
        state.cards.move(card, zone(seat, HAND))
        state.tell("card-back", seat=seat, card=card)


def scan_per_signal(state: Seti, seat: int, special: Special, _: Card | None) -> Steps:
    """52 to 54, ET.21: scan; points for each signal that the scan marked in a sector of this colour, or on the tile."""
    count = yield from scan_counting(state, seat, special.arg("where"))
    if count:
        supply.score(state, seat, special.arg("vp") * count)


def scan_if_signal(state: Seti, seat: int, special: Special, card: Card | None) -> Steps:
    """ET.22: scan; something more if it marked a signal there."""
    if (yield from scan_counting(state, seat, special.arg("where"))):
        yield from effects.run(state, seat, special.arg("gain"), card)


def scan_counting(state: Seti, seat: int, where: str) -> Generator[Request, Any, int]:
    """How many signals of a scan went to sectors of a colour, or to the tile."""
    marked = yield from signals.scan(state, seat)
    return sum(place == where if place == signals.TILE else STARS[place].color == where for place in marked)


SPECIALS: dict[str, Callable[[Seti, int, Special, Card | None], Steps]] = {
    "signals_together": signals_together,
    "signal_and_neighbours": signal_and_neighbours,
    "signals_at_probes": signals_at_probes,
    "signals_without_data": signals_without_data,
    "signals_from_hand": signals_from_hand,
    "signals_from_deck": signals_from_deck,
    "row_signals_by_sector": row_signals_by_sector,
    "signal_and_return": signal_and_return,
    "scan_per_signal": scan_per_signal,
    "scan_if_signal": scan_if_signal,
}
