"""Effects that belong to one card or one family of cards, each a function of its own: figures, cards, techs, traces.

Those for the rest of a turn are in `specials_turn`, those about signals in `specials_signals`, those of a species with
its cards.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from wardroom.kernel import EVERYBODY, Asking, Card, Reason, Steps

from ..flow import asking, effects, figures, moving, supply
from ..flow import techs as research
from ..flow import traces as marking
from ..flow.conditions import all_colors, holds, techs, traces, traces_for, tucked
from ..flow.solar import Space, neighbours, rewarding
from ..mind import weights as w
from ..mind.worths import worth
from ..state import Seti
from .effects import Effects, Gain, special
from .missions import Condition
from .planets import MOONS, PLANET_BOARD
from .project import HAND_CARDS
from .solar import ASTEROIDS, EARTH, RINGS
from .techs import TECHS

if TYPE_CHECKING:
    from ..mind.expectations import Mind

DONE = "done"
MORE = 2 * w.POINT
"""What more than usual a main action may bring."""
WITHOUT_CORNER = Reason("SETI-6.12", "other-corner")
OTHER_INCOME = Reason("SETI-4.1", "other-income")


def times(gain: Effects, n: int) -> Effects:
    """Plain gains, so many times together: moves can then be divided as the player likes (SETI-6.1)."""
    return tuple(Gain(part.what, part.n * n) for part in gain if isinstance(part, Gain)) if n else ()


# Launching, landing, figures


@special(average=225, worth=lambda mind: mind.flight(mind.state.where(EARTH)) * 2 // 3)
def launch_past_limit(state: Seti, seat: int, card: Card) -> Steps:
    """SETI-5.8: the limit of probes does not count for this launch."""
    yield from figures.launch(state, seat, past_limit=True)


@special(average=110)
def launch_window(state: Seti, seat: int, card: Card) -> Steps:
    """133: a move for each comet and each planet other than Earth in Earth's sector."""
    column = state.where(EARTH)[1]
    contents = [state.system.content((ring, column)) for ring in range(1, RINGS + 1)]
    yield from moving.move(state, seat, sum(rewarding(content) for content in contents))


def landing_on_moons(mind: Mind) -> int:
    """The best landing, if moons are open."""
    best = mind.deed("land")
    for planet in figures.planets_below(mind.state, mind.seat):
        best = max([best, *(mind.land(moon.id, free=True) for moon in PLANET_BOARD[planet].moons)])
    return best


def landing_with_more(mind: Mind) -> int:
    """A landing that may bring more than usual."""
    return with_more(mind.deed("land"))


def with_more(value: int) -> int:
    return value + MORE if value else 0


@special(average=525, worth=landing_on_moons)
def land_anywhere(state: Seti, seat: int, card: Card) -> Steps:
    """12: moons are open even without the tech (SETI-5.17)."""
    yield from figures.land(state, seat, anywhere=True)


@special(average=450, worth=landing_with_more)
def land_on_occupied(state: Seti, seat: int, card: Card) -> Steps:
    """16: an occupied space may be chosen and gives what it covers."""
    yield from figures.land(state, seat, occupied=True)


@special(average=525, worth=landing_with_more)
def land_bonus(state: Seti, seat: int, card: Card, places: tuple[str, ...], gain: Effects) -> Steps:
    """13, ET.30: land; something more if it was at one of these places."""
    place = yield from figures.land(state, seat)
    if place in places or (place in MOONS and "moon" in places):
        yield from effects.run(state, seat, gain, card)


@special(average=260)
def remove_orbiter(state: Seti, seat: int, card: Card, gain: Effects) -> Steps:
    """15: an orbiter goes; what it covered is free again (SETI-5.19)."""
    if (yield from figures.remove_orbiter(state, seat)) is not None:
        yield from effects.run(state, seat, gain, card)


@special(average=340)
def remove_lander(state: Seti, seat: int, card: Card, gain: Effects) -> Steps:
    """84: a lander goes, from a planet or a moon."""
    if (yield from figures.remove_lander(state, seat)) is not None:
        yield from effects.run(state, seat, gain, card)


# Cards


@special(average=200)
def card_with_corner(state: Seti, seat: int, card: Card) -> Steps:
    """11: take a card, show it, gain its corner; it stays in hand, so this is no use of a corner (SETI-6.12)."""
    if not supply.any_card(state):
        return
    yield from supply.take_card(state, seat)
    taken = state.hand(seat)[-1]
    show(state, seat, taken)
    yield from effects.run(state, seat, HAND_CARDS[state.face(taken)].corner, taken)


def show(state: Seti, seat: int, card: Card) -> None:
    """A hand card is shown to everybody."""
    state.cards.show((card,), EVERYBODY)
    state.tell("showed", seat=seat, cards=(card,))


@special(average=250)
def row_corners(state: Seti, seat: int, card: Card) -> Steps:
    """73: all cards of the row are discarded; their corners are gained in the order the player chooses. The row is
    refilled after the effect (SETI-5.24)."""
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


@special(average=150)
def show_cards(state: Seti, seat: int, card: Card, part: str, kind: str, gain: Effects) -> Steps:
    """74, 90: show any number of hand cards with such a corner or income; something for each."""
    shown: list[Card] = []

    def judge(option: Card) -> Reason | None:
        printed = HAND_CARDS[state.face(option)]
        if part == "income":
            return None if printed.income == kind else OTHER_INCOME
        corner = [gain.what for gain in printed.corner if isinstance(gain, Gain)]
        return None if kind in corner else WITHOUT_CORNER

    def offer() -> list[Card]:
        return [each for each in state.hand(seat) if each not in shown]

    def more() -> Asking[Card | None]:
        return asking.may_choose(state, seat, f"show-{part}", offer, judge, decline=DONE)

    while (chosen := (yield from more())) is not None:
        shown.append(chosen)
        show(state, seat, chosen)
    yield from effects.run(state, seat, times(gain, len(shown)), card)


@special()
def per_tucked(state: Seti, seat: int, card: Card, income: str, gain: Effects) -> Steps:
    """91 to 93: something for each card tucked with this income."""
    yield from effects.run(state, seat, times(gain, tucked(state, seat, income)), card)


@per_tucked.rated_by
def tucked_worth(mind: Mind, income: str, gain: Effects) -> int:
    return worth(gain, mind.left) * tucked(mind.state, mind.seat, income)


@special(average=375, worth=lambda mind: mind.left * w.INCOMES["credit"])
def tuck_this(state: Seti, seat: int, card: Card) -> Steps:
    """91 to 93 and messages: the card itself becomes income (SETI-4.9) and gives its unit now (SETI-4.6)."""
    yield from supply.tuck_card(state, seat, card)


# Techs and traces


def tech_with_more(mind: Mind) -> int:
    return max(0, mind.best_tech()) + 150


@special(worth=tech_with_more)
def focused_tech(state: Seti, seat: int, card: Card, vp: int) -> Steps:
    """71: a tech of any type, then points for each tech of its type, the new one included."""
    taken = yield from research.take_tech(state, seat)
    if taken is not None:
        supply.score(state, seat, vp * techs(state.agencies[seat], TECHS[taken].type))


@special(worth=tech_with_more)
def shared_tech(state: Seti, seat: int, card: Card, gain: Effects) -> Steps:
    """72: a tech of any type; something more if somebody else has it."""
    taken = yield from research.take_tech(state, seat)
    if taken is not None and taken in others_techs(state, seat):
        yield from effects.run(state, seat, gain, card)


def others_techs(state: Seti, seat: int) -> list[str]:
    """Techs that another player has, and every tech the rival ever took (SETI-16.56, SETI-20.13)."""
    others = [tech for other, agency in enumerate(state.agencies) if other != seat for tech in agency.techs]
    return others + state.taken_by_rival


@special(average=525)
def copied_tech(state: Seti, seat: int, card: Card) -> Steps:
    """81: a tech somebody else has, without rotation and without the bonus of its tile."""
    yield from research.take_tech(state, seat, only=others_techs(state, seat), bonus=False)


@special(worth=lambda mind: mind.trace("any") + w.POINT)
def trace_per_color(state: Seti, seat: int, card: Card, vp: int) -> Steps:
    """75: a trace of any colour, then points for each of the player's traces of that colour, the new one included."""
    place = yield from marking.mark(state, seat, "any")
    if place is not None:
        supply.score(state, seat, vp * traces(state, seat, place[1]))


@special(average=410)
def trace_where_marked(state: Seti, seat: int, card: Card, color: str) -> Steps:
    """98 to 100: a trace of a colour for a species where the player has one already (SETI-13.6)."""
    slots = [side for side, slot in zip(marking.SIDES, state.species) if traces_for(slot, seat, color)]
    if slots:
        yield from marking.mark(state, seat, color, slots)


@special(average=410)
def trace_for_that_species(state: Seti, seat: int, card: Card) -> Steps:
    """102: a trace of any colour for the species that has one of each colour."""
    slots = [side for side, slot in zip(marking.SIDES, state.species) if all_colors(slot, seat)]
    if slots:
        yield from marking.mark(state, seat, "any", slots)


# Counts and conditions


@special(average=190, needs_probe=True)
def osiris(state: Seti, seat: int, card: Card, on: int, adjacent: int) -> Steps:
    """17: data for one probe, on asteroids and for each asteroid space beside it."""

    def offer() -> list[Space]:
        return list(dict.fromkeys(moving.pieces(state, seat)))

    space = yield from asking.may_choose(state, seat, "probe", offer, about=partial(moving.located, state))
    if space is None:
        return
    content = state.system.content
    beside = sum(content(each) == ASTEROIDS for each in neighbours(space))
    data = on * (content(space) == ASTEROIDS) + adjacent * beside
    if data:
        yield from supply.gain(state, seat, "data", data)


@special(average=190)
def if_so(state: Seti, seat: int, card: Card, condition: Condition, gain: Effects) -> Steps:
    """18, 108: something, if the player has what is asked for."""
    if holds(state, seat, condition):
        yield from effects.run(state, seat, gain, card)


@if_so.rated_by
def worth_if_so(mind: Mind, condition: Condition, gain: Effects) -> int:
    return mind.gain(gain) if holds(mind.state, mind.seat, condition) else 0


@special(average=375, worth=lambda mind: mind.agency.publicity * w.POINT)
def points_for_publicity(state: Seti, seat: int, card: Card, vp: int) -> Steps:
    """119: publicity is counted, not spent."""
    supply.score(state, seat, vp * state.agencies[seat].publicity)
    yield from ()
