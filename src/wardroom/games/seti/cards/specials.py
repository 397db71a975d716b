"""Effects that belong to one card or one family of cards, each a class of its own: figures, cards, techs, traces.

Those for the rest of a turn are in `specials_turn`, those about signals in `specials_signals`, those of a species with
its cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wardroom.kernel import EVERYBODY, Card, Reason

from ..flow import asking, effects, figures, moving, supply
from ..flow import techs as research
from ..flow import traces as marking
from ..flow.asking import Asking
from ..flow.conditions import all_colors, holds, techs, traces, traces_for, tucked
from ..flow.solar import Space, neighbours, rewarding
from ..mind import weights as w
from ..mind.worths import worth
from ..state import Seti
from .effects import Effects, Gain, Special, special
from .missions import Condition
from .planets import MOONS, PLANET_BOARD
from .project import HAND_CARDS
from .solar import ASTEROIDS, EARTH, RINGS
from .techs import TECHS

if TYPE_CHECKING:
    from ..mind.expectations import Mind

DONE = "done"
MORE = 2 * w.POINT
"""What a condition beside a main action is worth."""
WITHOUT_CORNER = Reason("SETI-6.12", "other-corner")
OTHER_INCOME = Reason("SETI-4.1", "other-income")


def times(gain: Effects, n: int) -> Effects:
    """Plain gains, so many times together: moves can then be divided as the player likes (SETI-6.1)."""
    return tuple(Gain(part.what, part.n * n) for part in gain if isinstance(part, Gain)) if n else ()


# Launching, landing, figures


@special
class LaunchPastLimit(Special):
    """SETI-5.8: the limit of probes does not count for this launch."""

    average = 225

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        yield from figures.launch(state, seat, past_limit=True)
        return ()

    def worth(self, mind: Mind) -> int:
        return mind.flight(mind.state.where(EARTH)) * 2 // 3


@special
class LaunchWindow(Special):
    """133: a move for each comet and each planet other than Earth in Earth's sector."""

    average = 110

    def gives(self, state: Seti, seat: int, card: Card) -> Effects:
        column = state.where(EARTH)[1]
        return (Gain("move", sum(rewarding(state.system.content((ring, column))) for ring in range(1, RINGS + 1))),)


def landing_on_moons(mind: Mind) -> int:
    """The best landing, if moons are open."""
    best = mind.deed("land")
    for planet in figures.planets_below(mind.state, mind.seat):
        best = max([best, *(mind.land(moon.id, free=True) for moon in PLANET_BOARD[planet].moons)])
    return best


def with_more(value: int) -> int:
    """A main action that may bring more than usual, if it brings anything."""
    return value + MORE if value else 0


@special
class LandAnywhere(Special):
    """12: moons are open even without the tech (SETI-5.17)."""

    average = 525

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        yield from figures.land(state, seat, anywhere=True)
        return ()

    def worth(self, mind: Mind) -> int:
        return landing_on_moons(mind)


@special
class LandOnOccupied(Special):
    """16: an occupied space may be chosen and gives what it covers."""

    average = 450

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        yield from figures.land(state, seat, occupied=True)
        return ()

    def worth(self, mind: Mind) -> int:
        return with_more(mind.deed("land"))


@special
class LandBonus(Special):
    """13, ET.30: land; something more if it was at one of these places. `moon` is any moon."""

    places: tuple[str, ...]
    gain: Effects
    average = 525

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        place = yield from figures.land(state, seat)
        return self.gain if place in self.places or (place in MOONS and "moon" in self.places) else ()

    def worth(self, mind: Mind) -> int:
        return with_more(mind.deed("land"))


@special
class RemoveOrbiter(Special):
    """15: an orbiter goes; what it covered is free again (SETI-5.19)."""

    gain: Effects
    average = 260

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        removed = yield from figures.remove_orbiter(state, seat)
        return self.gain if removed else ()


@special
class RemoveLander(Special):
    """84: a lander goes, from a planet or a moon."""

    gain: Effects
    average = 340

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        removed = yield from figures.remove_lander(state, seat)
        return self.gain if removed else ()


# Cards


@special
class CardWithCorner(Special):
    """11: take a card, show it, gain its corner; it stays in hand, so this is no use of a corner (SETI-6.12)."""

    average = 200

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        if not supply.any_card(state):
            return ()
        yield from supply.take_card(state, seat)
        taken = state.hand(seat)[-1]
        show(state, seat, taken)
        return HAND_CARDS[state.face(taken)].corner


def show(state: Seti, seat: int, card: Card) -> None:
    """A hand card is shown to everybody."""
    state.cards.show((card,), EVERYBODY)
    state.tell("showed", seat=seat, cards=(card,))


@special
class RowCorners(Special):
    """73: all cards of the row are discarded; their corners are gained in the order the player chooses. The row is
    refilled after the effect (SETI-5.24)."""

    average = 250

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        corners: dict[str, list[Effects]] = {}
        for each in supply.row_cards(state):
            supply.discard_row(state, seat, each)
            corner = HAND_CARDS[state.face(each)].corner
            corners.setdefault(corner[0].what if isinstance(corner[0], Gain) else "", []).append(corner)
        while corners:
            what = yield from asking.choose(state, seat, "row-corner", lambda: list(corners))
            corner = corners[what].pop()
            if not corners[what]:
                del corners[what]
            yield from effects.run(state, seat, corner)
        return ()


@special
class ShowCards(Special):
    """74, 90: show any number of hand cards with such a `corner` or `income`; something for each."""

    part: str
    kind: str
    gain: Effects
    average = 150

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        shown: list[Card] = []

        def offer() -> list[Card]:
            return [each for each in state.hand(seat) if each not in shown]

        def judge(option: Card) -> Reason | None:
            printed = HAND_CARDS[state.face(option)]
            if self.part == "income":
                return None if printed.income == self.kind else OTHER_INCOME
            return (
                None
                if any(isinstance(gain, Gain) and gain.what == self.kind for gain in printed.corner)
                else WITHOUT_CORNER
            )

        while True:
            chosen = yield from asking.may_choose(state, seat, f"show-{self.part}", offer, judge, decline=DONE)
            if chosen is None:
                return times(self.gain, len(shown))
            shown.append(chosen)
            show(state, seat, chosen)


@special
class PerTucked(Special):
    """91 to 93: something for each card tucked with this income."""

    income: str
    gain: Effects

    def gives(self, state: Seti, seat: int, card: Card) -> Effects:
        return times(self.gain, tucked(state, seat, self.income))

    def worth(self, mind: Mind) -> int:
        return worth(self.gain, mind.left) * tucked(mind.state, mind.seat, self.income)


@special
class TuckThis(Special):
    """91 to 93 and messages: the card itself becomes income (SETI-4.9) and gives its unit now (SETI-4.6)."""

    average = 375

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        yield from supply.tuck_card(state, seat, card)
        return ()

    def worth(self, mind: Mind) -> int:
        return mind.left * w.INCOMES["credit"]


# Techs and traces


@special
class FocusedTech(Special):
    """71: a tech of any type, then points for each tech of its type, the new one included."""

    vp: int

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        taken = yield from research.take_tech(state, seat)
        return (Gain("vp", self.vp * techs(state.agencies[seat], TECHS[taken].type)),) if taken else ()

    def worth(self, mind: Mind) -> int:
        return max(0, mind.best_tech()) + 150


@special
class SharedTech(Special):
    """72: a tech of any type; something more if somebody else has it."""

    gain: Effects

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        taken = yield from research.take_tech(state, seat)
        return self.gain if taken in others_techs(state, seat) else ()

    def worth(self, mind: Mind) -> int:
        return max(0, mind.best_tech()) + 150


def others_techs(state: Seti, seat: int) -> list[str]:
    """Techs that another player has, and every tech the rival ever took (SETI-16.56, SETI-20.13)."""
    others = [tech for other, agency in enumerate(state.agencies) if other != seat for tech in agency.techs]
    return others + state.taken_by_rival


@special
class CopiedTech(Special):
    """81: a tech somebody else has, without rotation and without the bonus of its tile."""

    average = 525

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        yield from research.take_tech(state, seat, only=others_techs(state, seat), bonus=False)
        return ()


@special
class TracePerColor(Special):
    """75: a trace of any colour, then points for each of the player's traces of that colour, the new one included."""

    vp: int

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        place = yield from marking.mark(state, seat, "any")
        return (Gain("vp", self.vp * traces(state, seat, place[1])),) if place else ()

    def worth(self, mind: Mind) -> int:
        return mind.trace("any") + w.POINT


@special
class TraceWhereMarked(Special):
    """98 to 100: a trace of a colour for a species where the player has one already (SETI-13.6)."""

    color: str
    average = 410

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        slots = [side for side, slot in zip(marking.SIDES, state.species) if traces_for(slot, seat, self.color)]
        if slots:
            yield from marking.mark(state, seat, self.color, slots)
        return ()


@special
class TraceForThatSpecies(Special):
    """102: a trace of any colour for the species that met the condition: one of each colour."""

    average = 410

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        slots = [side for side, slot in zip(marking.SIDES, state.species) if all_colors(slot, seat)]
        if slots:
            yield from marking.mark(state, seat, "any", slots)
        return ()


# Counts and conditions


@special
class Osiris(Special):
    """17: data for one probe, on asteroids and for each asteroid space beside it."""

    on: int
    adjacent: int
    average = 190
    needs_probe = True

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        def offer() -> list[Space]:
            return list(dict.fromkeys(moving.pieces(state, seat)))

        def about(space: Space) -> dict[str, Any]:
            return moving.located(state, space)

        space = yield from asking.may_choose(state, seat, "probe", offer, about=about)
        if space is None:
            return ()
        content = state.system.content
        beside = sum(content(each) == ASTEROIDS for each in neighbours(space))
        data = self.on * (content(space) == ASTEROIDS) + self.adjacent * beside
        return (Gain("data", data),) if data else ()


@special
class IfSo(Special):
    """18, 108: something, if the player has what is asked for."""

    condition: Condition
    gain: Effects
    average = 190

    def gives(self, state: Seti, seat: int, card: Card) -> Effects:
        return self.gain if holds(state, seat, self.condition) else ()

    def worth(self, mind: Mind) -> int:
        return mind.gain(self.gain) if holds(mind.state, mind.seat, self.condition) else 0


@special
class PointsForPublicity(Special):
    """119: publicity is counted, not spent."""

    vp: int
    average = 375

    def gives(self, state: Seti, seat: int, card: Card) -> Effects:
        return (Gain("vp", self.vp * state.agencies[seat].publicity),)

    def worth(self, mind: Mind) -> int:
        return mind.agency.publicity * w.POINT
