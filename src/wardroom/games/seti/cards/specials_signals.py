"""Special effects about signals, each a function of its own. A signal in the sector of 'Oumuamua may go on its tile
instead, whatever effect gives it (SETI-15.3.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from wardroom.kernel import Asking, Card, Steps

from ..flow import asking, effects, signals, supply
from ..flow.conditions import pieces
from ..mind import weights as w
from ..state import HAND, Seti, zone
from .effects import Effects, special
from .project import HAND_CARDS
from .solar import COLUMNS, STARS

if TYPE_CHECKING:
    from ..mind.expectations import Mind


def signals_worth(share: int) -> Callable[[Mind], int]:
    """So many hundredths of an average signal."""
    return lambda mind: share * w.SIGNAL[mind.left] // 100


@special()
def signals_together(state: Seti, seat: int, card: Card, where: str, n: int, data: bool) -> Steps:
    """28, 88, 118, ET.40: all signals in one sector."""
    star = yield from choose_sector(state, seat, where)
    if star is not None:
        for _ in range(n):
            yield from signals.signal_among(state, seat, (star,), data)


@signals_together.rated_by
def together_worth(mind: Mind, where: str, n: int, data: bool) -> int:
    stars = signals.sectors(mind.state, mind.seat, where)
    return max((mind.signals(star, n, data) for star in stars), default=0)


def choose_sector(state: Seti, seat: int, where: str) -> Asking[str | None]:
    return (yield from signals.choose_star(state, seat, signals.sectors(state, seat, where)))


@special(needs_probe=True, worth=signals_worth(300))
def signal_and_neighbours(state: Seti, seat: int, card: Card) -> Steps:
    """29: in a sector with a probe and in the two beside it."""
    star = yield from choose_sector(state, seat, "probe")
    if star is not None:
        column = state.columns.index(star)
        for side in (0, 1, -1):
            yield from signals.signal_among(state, seat, (state.columns[(column + side) % COLUMNS],))


@special(needs_probe=True, worth=signals_worth(150))
def signals_at_probes(state: Seti, seat: int, card: Card, most: int) -> Steps:
    """30: up to so many probes in space, of anybody, the rival's too: a signal in the sector of each."""
    used: list[str] = []

    def offer() -> list[str]:
        there = [state.columns[space[1]] for agency in state.agencies for space in pieces(agency)]
        return [star for star in dict.fromkeys(there) if there.count(star) > used.count(star)]

    for _ in range(most):
        star = yield from asking.may_choose(state, seat, "probe-signal", offer, decline=asking.NONE)
        if star is None:
            return
        used.append(star)
        yield from signals.signal_among(state, seat, (star,))


@special(worth=signals_worth(260))
def signals_without_data(state: Seti, seat: int, card: Card, colors: tuple[str, ...]) -> Steps:
    """136: one for each colour; no data is gained (SETI-8.5)."""
    for color in colors:
        yield from signals.signal(state, seat, color, data=False)


@special(worth=signals_worth(70))
def signals_from_hand(state: Seti, seat: int, card: Card, most: int) -> Steps:
    """67, 114: up to so many hand cards may be discarded, each for a signal in a sector of its colour."""
    for _ in range(most):
        if (yield from signals.hand_signal(state, seat, optional=True)) is None:
            return


@special(worth=signals_worth(280))
def signals_from_deck(state: Seti, seat: int, card: Card, n: int) -> Steps:
    """122: so many times the top card of the deck is discarded for a signal in a sector of its colour."""
    for _ in range(n):
        top = supply.deck_top(state)
        if top is None:
            return
        supply.discard(state, seat, top)
        yield from signals.signal(state, seat, HAND_CARDS[state.face(top)].sector)


@special(worth=signals_worth(400))
def row_signals_by_sector(state: Seti, seat: int, card: Card, n: int, vp: int) -> Steps:
    """50: so many row signals, then points for each different sector that was marked; the tile is in none
    (SETI-15.3.10). The row is refilled after the effect (SETI-5.24)."""
    marked: list[str] = []
    for _ in range(n):
        place = yield from signals.signal(state, seat, "row")
        if place in STARS and place not in marked:
            marked.append(place)
    if marked:
        supply.score(state, seat, vp * len(marked))


@special(needs_probe=True, worth=signals_worth(150))
def signal_and_return(state: Seti, seat: int, card: Card) -> Steps:
    """120: a signal at a probe; if it is the player's only one in that sector, the card comes back to hand."""
    star = yield from signals.signal(state, seat, "probe")
    if star in state.stars and state.stars[star].markers.count(seat) == 1:
        state.cards.move(card, zone(seat, HAND))
        state.tell("card-back", seat=seat, card=card)


def scan_with_more(mind: Mind) -> int:
    return mind.scan() + 2 * w.POINT


@special(worth=scan_with_more)
def scan_per_signal(state: Seti, seat: int, card: Card, where: str, vp: int) -> Steps:
    """52 to 54, ET.21: scan; points for each signal that the scan marked in a sector of this colour, or on the tile."""
    count = yield from scan_counting(state, seat, where)
    if count:
        supply.score(state, seat, vp * count)


@special(worth=scan_with_more)
def scan_if_signal(state: Seti, seat: int, card: Card, where: str, gain: Effects) -> Steps:
    """ET.22: scan; something more if it marked a signal there."""
    if (yield from scan_counting(state, seat, where)):
        yield from effects.run(state, seat, gain, card)


def scan_counting(state: Seti, seat: int, where: str) -> Asking[int]:
    """How many signals of a scan went to sectors of a colour, or to the tile."""
    marked = yield from signals.scan(state, seat)
    return sum(place == where if place == signals.TILE else STARS[place].color == where for place in marked)
