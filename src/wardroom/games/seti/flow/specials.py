"""Effects that belong to one card or one family of cards, each a function of its own: cards, techs, traces, figures.

Those for the rest of a turn are in `this_turn`, those about signals in `specials_signals`, those of a species with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from wardroom.kernel import EVERYBODY, Card, Option, Reason, Steps

from ..cards import ASTEROIDS, COMET, EARTH, HAND_CARDS, MOONS, RINGS, TECHS, THIS_TURN, Effects, Gain, Special
from ..state import HAND, Seti, zone
from . import asking, effects, figures, moving, specials_signals, species, supply, this_turn
from . import techs as research
from . import traces as marking
from .conditions import all_colors, holds, techs, traces, traces_for, tucked
from .solar import Space, is_planet, neighbours

DONE = "done"
WITHOUT_CORNER = Reason("SETI-6.12", "other-corner")
OTHER_INCOME = Reason("SETI-4.1", "other-income")
Run = Callable[[Seti, int, Special, Card | None], Steps]


def times(gain: Effects, n: int) -> Effects:
    """Plain gains, so many times together: moves can then be divided as the player likes (SETI-6.1)."""
    return tuple(Gain(part.what, part.n * n) for part in gain if isinstance(part, Gain)) if n else ()


# Launching, landing, figures


def launch_past_limit(state: Seti, seat: int, _: Special, __: Card | None) -> Steps:
    """SETI-5.8: the limit of probes does not count for this launch."""
    yield from figures.launch(state, seat, past_limit=True)


def launch_by_anomaly(state: Seti, seat: int, special: Special, card: Card | None) -> Steps:
    """ET.11: if the launch was in a sector with an anomaly, something more."""
    launched = yield from figures.launch(state, seat)
    if launched and state.where(EARTH)[1] in state.anomalies:
        yield from effects.run(state, seat, special.arg("gain"), card)


def launch_window(state: Seti, seat: int, _: Special, __: Card | None) -> Steps:
    """133: a move for each comet and each planet other than Earth in Earth's sector."""
    column = state.where(EARTH)[1]
    contents = [state.system.content((ring, column)) for ring in range(1, RINGS + 1)]
    moves = sum(content == COMET or is_planet(content) for content in contents)
    yield from moving.move(state, seat, moves)


def land_anywhere(state: Seti, seat: int, _: Special, __: Card | None) -> Steps:
    """12: moons are open even without the tech (SETI-5.17)."""
    yield from figures.land(state, seat, anywhere=True)


def land_on_occupied(state: Seti, seat: int, _: Special, __: Card | None) -> Steps:
    """16: an occupied space may be chosen and gives what it covers."""
    yield from figures.land(state, seat, occupied=True)


def land_bonus(state: Seti, seat: int, special: Special, card: Card | None) -> Steps:
    """13, ET.30: land; something more if it was at one of these places."""
    place = yield from figures.land(state, seat)
    places = special.arg("places")
    if place in places or (place in MOONS and "moon" in places):
        yield from effects.run(state, seat, special.arg("gain"), card)


def remove_orbiter(state: Seti, seat: int, special: Special, card: Card | None) -> Steps:
    """15: an orbiter goes; what it covered is free again (SETI-5.19)."""
    if (yield from figures.remove_orbiter(state, seat)) is not None:
        yield from effects.run(state, seat, special.arg("gain"), card)


def remove_lander(state: Seti, seat: int, special: Special, card: Card | None) -> Steps:
    """84: a lander goes, from a planet or a moon."""
    if (yield from figures.remove_lander(state, seat)) is not None:
        yield from effects.run(state, seat, special.arg("gain"), card)


# Cards


def card_with_corner(state: Seti, seat: int, _: Special, __: Card | None) -> Steps:
    """11: take a card, show it, gain its corner; it stays in hand, so this is no use of a corner (SETI-6.12)."""
    if not supply.any_card(state):
        return
    yield from supply.take_card(state, seat)
    card = state.hand(seat)[-1]
    state.cards.show((card,), EVERYBODY)
    state.tell("showed", seat=seat, cards=(card,))
    yield from effects.run(state, seat, HAND_CARDS[state.face(card)].corner, card)


def row_corners(state: Seti, seat: int, _: Special, __: Card | None) -> Steps:
    """73: all cards of the row are discarded; their corners are gained in the order the player chooses. The row is
    refilled after the effect (SETI-5.24)."""
    corners: dict[str, list[Effects]] = {}
    for card in supply.row_cards(state):
        supply.discard_row(state, seat, card)
        corner = HAND_CARDS[state.face(card)].corner
        corners.setdefault(corner[0].what if isinstance(corner[0], Gain) else "", []).append(corner)

    def offer() -> list[Option]:
        return list(corners)

    while corners:
        what = str((yield from asking.decide(state, seat, "row-corner", offer)))
        corner = corners[what].pop()
        if not corners[what]:
            del corners[what]
        yield from effects.run(state, seat, corner)


def take_row(state: Seti, seat: int, _: Special, __: Card | None) -> Steps:
    """ET.16: all cards of the row at once; then it is refilled."""
    for slot, card in enumerate(state.row):
        if card is not None:
            state.cards.move(card, zone(seat, HAND))
            state.row[slot] = None
            state.tell("took", seat=seat, card=card)
    supply.refill(state)
    yield from ()


def draw_and_use(state: Seti, seat: int, special: Special, _: Card | None) -> Steps:
    """ET.15: draw; discard one of them for its corner, another for one unit of its income, keep the rest."""
    drawn = [card for _time in range(special.arg("n")) if (card := supply.draw(state, seat)) is not None]

    def offer() -> list[Option]:
        return [card for card in drawn if state.cards.at[card] == zone(seat, HAND)]

    for kind in ("drawn-corner", "drawn-income"):
        answer = yield from asking.decide(state, seat, kind, offer)
        if not isinstance(answer, Card):
            return
        drawn.remove(answer)
        supply.discard(state, seat, answer)
        printed = HAND_CARDS[state.face(answer)]
        gain = printed.corner if kind == "drawn-corner" else (Gain(printed.income),)
        yield from effects.run(state, seat, gain, answer)


def show_cards(state: Seti, seat: int, special: Special, card: Card | None) -> Steps:
    """74, 90: show any number of hand cards with such a corner or income; something for each."""
    part, kind = special.arg("part"), special.arg("kind")
    shown: list[Card] = []

    def judge(option: Option) -> Reason | None:
        if not isinstance(option, Card):
            return None
        printed = HAND_CARDS[state.face(option)]
        if part == "income":
            return None if printed.income == kind else OTHER_INCOME
        corner = [gain.what for gain in printed.corner if isinstance(gain, Gain)]
        return None if kind in corner else WITHOUT_CORNER

    def offer() -> list[Option]:
        return [*(each for each in state.hand(seat) if each not in shown), DONE]

    while isinstance(answer := (yield from asking.decide(state, seat, f"show-{part}", offer, judge)), Card):
        shown.append(answer)
        state.cards.show((answer,), EVERYBODY)
        state.tell("showed", seat=seat, cards=(answer,))
    yield from effects.run(state, seat, times(special.arg("gain"), len(shown)), card)


def per_tucked(state: Seti, seat: int, special: Special, card: Card | None) -> Steps:
    """91 to 93: something for each card tucked with this income."""
    count = tucked(state, seat, special.arg("income"))
    yield from effects.run(state, seat, times(special.arg("gain"), count), card)


def tuck_this(state: Seti, seat: int, _: Special, card: Card | None) -> Steps:
    """91 to 93 and messages: the card itself becomes income (SETI-4.9) and gives its unit now (SETI-4.6)."""
    assert card is not None
    yield from supply.tuck_card(state, seat, card)


# Techs and traces


def focused_tech(state: Seti, seat: int, special: Special, _: Card | None) -> Steps:
    """71: a tech of any type, then points for each tech of its type, the new one included."""
    taken = yield from research.take_tech(state, seat, ("any",))
    if taken is not None:
        supply.score(state, seat, special.arg("vp") * techs(state.agencies[seat], TECHS[taken].type))


def shared_tech(state: Seti, seat: int, special: Special, card: Card | None) -> Steps:
    """72: a tech of any type; something more if somebody else has it."""
    taken = yield from research.take_tech(state, seat, ("any",))
    if taken is not None and taken in others_techs(state, seat):
        yield from effects.run(state, seat, special.arg("gain"), card)


def others_techs(state: Seti, seat: int) -> list[str]:
    """Techs that another player has, and every tech the rival ever took (SETI-16.56, SETI-20.13)."""
    others = [tech for other, agency in enumerate(state.agencies) if other != seat for tech in agency.techs]
    return others + state.taken_by_rival


def copied_tech(state: Seti, seat: int, _: Special, __: Card | None) -> Steps:
    """81: a tech somebody else has, without rotation and without the bonus of its tile."""
    yield from research.take_tech(state, seat, ("any",), only=others_techs(state, seat), bonus=False)


def trace_per_color(state: Seti, seat: int, special: Special, _: Card | None) -> Steps:
    """75: a trace of any colour, then points for each of the player's traces of that colour, the new one included."""
    place = yield from marking.mark(state, seat, "any")
    if place is not None:
        supply.score(state, seat, special.arg("vp") * traces(state, seat, place[1]))


def trace_where_marked(state: Seti, seat: int, special: Special, _: Card | None) -> Steps:
    """98 to 100: a trace of a colour for a species where the player has one already (SETI-13.6)."""
    color = special.arg("color")
    slots = [side for side, slot in zip(marking.SIDES, state.species) if traces_for(slot, seat, color)]
    if slots:
        yield from marking.mark(state, seat, color, slots)


def trace_for_that_species(state: Seti, seat: int, _: Special, __: Card | None) -> Steps:
    """102: a trace of any colour for the species that has one of each colour."""
    slots = [side for side, slot in zip(marking.SIDES, state.species) if all_colors(slot, seat)]
    if slots:
        yield from marking.mark(state, seat, "any", slots)


# Counts and conditions


def osiris(state: Seti, seat: int, special: Special, _: Card | None) -> Steps:
    """17: data for one probe, on asteroids and for each asteroid space beside it."""

    def offer() -> list[Option]:
        return list(dict.fromkeys(moving.pieces(state, seat)))

    def about(option: Any) -> Mapping[str, Any]:
        return moving.located(state, option) if isinstance(option, tuple) else {}

    answer = yield from asking.decide(state, seat, "probe", offer, about=about)
    if not isinstance(answer, tuple):
        return
    space: Space = (int(answer[0]), int(answer[1]))
    content = state.system.content
    beside = sum(content(each) == ASTEROIDS for each in neighbours(space))
    data = special.arg("on") * (content(space) == ASTEROIDS) + special.arg("adjacent") * beside
    if data:
        yield from supply.gain(state, seat, "data", data)


def if_so(state: Seti, seat: int, special: Special, card: Card | None) -> Steps:
    """18, 108: something, if the player has what is asked for."""
    if holds(state, seat, special.arg("condition")):
        yield from effects.run(state, seat, special.arg("gain"), card)


def points_for_publicity(state: Seti, seat: int, special: Special, _: Card | None) -> Steps:
    """119: publicity is counted, not spent."""
    supply.score(state, seat, special.arg("vp") * state.agencies[seat].publicity)
    yield from ()


SPECIALS: dict[str, Run] = {
    **dict.fromkeys(THIS_TURN, this_turn.begin),
    "launch_past_limit": launch_past_limit,
    "launch_by_anomaly": launch_by_anomaly,
    "launch_window": launch_window,
    "land_anywhere": land_anywhere,
    "land_on_occupied": land_on_occupied,
    "land_bonus": land_bonus,
    "remove_orbiter": remove_orbiter,
    "remove_lander": remove_lander,
    "card_with_corner": card_with_corner,
    "row_corners": row_corners,
    "take_row": take_row,
    "draw_and_use": draw_and_use,
    "show_cards": show_cards,
    "per_tucked": per_tucked,
    "tuck_this": tuck_this,
    "focused_tech": focused_tech,
    "shared_tech": shared_tech,
    "copied_tech": copied_tech,
    "trace_per_color": trace_per_color,
    "trace_where_marked": trace_where_marked,
    "trace_for_that_species": trace_for_that_species,
    "osiris": osiris,
    "if_so": if_so,
    "points_for_publicity": points_for_publicity,
    **specials_signals.SPECIALS,
    **species.SPECIALS,
}
