"""Special effects about signals, each a class of its own. A signal in the sector of 'Oumuamua may go on its tile
instead, whatever effect gives it (SETI-15.3.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from wardroom.kernel import Card

from ..flow import asking, signals, supply
from ..flow.asking import Asking
from ..flow.conditions import pieces
from ..mind import weights as w
from ..state import HAND, Seti, zone
from .effects import Effects, Gain, Special, special
from .project import HAND_CARDS
from .solar import COLUMNS, STARS

if TYPE_CHECKING:
    from ..mind.expectations import Mind


class SomeSignals(Special):
    """Signals that are not looked at more closely by computer players."""

    share: ClassVar[int]
    """How many average signals it is worth, in hundredths."""

    def worth(self, mind: Mind) -> int:
        return self.share * w.SIGNAL[mind.left] // 100 if super().worth(mind) else 0


def choose_sector(state: Seti, seat: int, where: str) -> Asking[str | None]:
    return (yield from signals.choose_star(state, seat, signals.sectors(state, seat, where)))


@special
class SignalsTogether(Special):
    """28, 88, 118, ET.40: all signals in one sector: `any`, or one with a `probe`."""

    where: str
    n: int
    data: bool

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        star = yield from choose_sector(state, seat, self.where)
        if star is not None:
            for _ in range(self.n):
                yield from signals.signal_among(state, seat, (star,), self.data)
        return ()

    def worth(self, mind: Mind) -> int:
        stars = signals.sectors(mind.state, mind.seat, self.where)
        return max((mind.signals(star, self.n, self.data) for star in stars), default=0)


@special
class SignalAndNeighbours(SomeSignals):
    """29: in a sector with a probe and in the two beside it."""

    share = 300
    needs_probe = True

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        star = yield from choose_sector(state, seat, "probe")
        if star is not None:
            column = state.columns.index(star)
            for side in (0, 1, -1):
                yield from signals.signal_among(state, seat, (state.columns[(column + side) % COLUMNS],))
        return ()


@special
class SignalsAtProbes(SomeSignals):
    """30: up to so many probes in space, of anybody, the rival's too: a signal in the sector of each."""

    most: int
    share = 150
    needs_probe = True

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        used: list[str] = []

        def offer() -> list[str]:
            there = [state.columns[space[1]] for agency in state.agencies for space in pieces(agency)]
            return [star for star in dict.fromkeys(there) if there.count(star) > used.count(star)]

        for _ in range(self.most):
            star = yield from asking.may_choose(state, seat, "probe-signal", offer, decline=asking.NONE)
            if star is None:
                break
            used.append(star)
            yield from signals.signal_among(state, seat, (star,))
        return ()


@special
class SignalsWithoutData(SomeSignals):
    """136: one for each colour; no data is gained (SETI-8.5)."""

    colors: tuple[str, ...]
    share = 260

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        for color in self.colors:
            yield from signals.signal(state, seat, color, data=False)
        return ()


@special
class SignalsFromHand(SomeSignals):
    """67, 114: up to so many hand cards may be discarded, each for a signal in a sector of its colour."""

    most: int
    share = 70

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        for _ in range(self.most):
            if (yield from signals.hand_signal(state, seat, optional=True)) is None:
                break
        return ()


@special
class SignalsFromDeck(SomeSignals):
    """122: so many times the top card of the deck is discarded for a signal in a sector of its colour."""

    n: int
    share = 280

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        for _ in range(self.n):
            top = supply.deck_top(state)
            if top is not None:
                supply.discard(state, seat, top)
                yield from signals.signal(state, seat, HAND_CARDS[state.face(top)].sector)
        return ()


@special
class RowSignalsBySector(SomeSignals):
    """50: so many row signals, then points for each different sector that was marked; the tile is in none
    (SETI-15.3.10). The row is refilled after the effect (SETI-5.24)."""

    n: int
    vp: int
    share = 400

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        marked: list[str] = []
        for _ in range(self.n):
            place = yield from signals.signal(state, seat, "row")
            if place in STARS and place not in marked:
                marked.append(place)
        return (Gain("vp", self.vp * len(marked)),)


@special
class SignalAndReturn(SomeSignals):
    """120: a signal at a probe; if it is the player's only one in that sector, the card comes back to hand."""

    share = 150
    needs_probe = True

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        star = yield from signals.signal(state, seat, "probe")
        if star in state.stars and state.stars[star].markers.count(seat) == 1:
            state.cards.move(card, zone(seat, HAND))
            state.tell("card-back", seat=seat, card=card)
        return ()


@special
class ScanPerSignal(Special):
    """52 to 54, ET.21: scan; points for each signal that the scan marked in a sector of this colour, or on the tile."""

    where: str
    vp: int

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        count = yield from scan_counting(state, seat, self.where)
        return (Gain("vp", self.vp * count),)

    def worth(self, mind: Mind) -> int:
        return mind.scan() + 2 * w.POINT


@special
class ScanIfSignal(Special):
    """ET.22: scan; something more if it marked a signal there."""

    where: str
    gain: Effects

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        count = yield from scan_counting(state, seat, self.where)
        return self.gain if count else ()

    def worth(self, mind: Mind) -> int:
        return mind.scan() + 2 * w.POINT


def scan_counting(state: Seti, seat: int, where: str) -> Asking[int]:
    """How many signals of a scan went to sectors of a colour, or to the tile."""
    marked = yield from signals.scan(state, seat)
    return sum(place == where if place == signals.TILE else STARS[place].color == where for place in marked)
