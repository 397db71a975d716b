"""The cards of the Anomalies, and what is special about them (SETI-15.2)."""

from __future__ import annotations

from typing import Final

from wardroom.kernel import Card, Steps

from ..flow import asking, effects, figures, supply, this_turn
from ..flow.species import anomalies
from ..state import HAND, Seti, zone
from .effects import Effects, Gain, fx, lasting, special
from .missions import Circle, Condition, Trigger
from .project import HAND_CARDS, Face, Project, action, conditional, of_species, triggered
from .solar import EARTH


@special(average=260, worth=lambda mind: mind.launch())
def launch_by_anomaly(state: Seti, seat: int, card: Card, gain: Effects) -> Steps:
    """ET.11: if the launch was in a sector with an anomaly, something more."""
    launched = yield from figures.launch(state, seat)
    if launched and state.where(EARTH)[1] in state.anomalies:
        yield from effects.run(state, seat, gain, card)


@lasting(this_turn.NO_PUBLICITY, average=-60)
def no_visit_publicity(state: Seti, seat: int, face: str, place: str) -> Steps:
    """ET.12: moving gives no publicity."""
    yield from ()


@special(average=340)
def draw_and_use(state: Seti, seat: int, card: Card, n: int) -> Steps:
    """ET.15: draw; discard one of them for its corner, another for one unit of its income, keep the rest."""
    drawn = [each for _ in range(n) if (each := supply.draw(state, seat)) is not None]

    def offer() -> list[Card]:
        return [each for each in drawn if state.cards.at[each] == zone(seat, HAND)]

    for kind in ("drawn-corner", "drawn-income"):
        chosen = yield from asking.may_choose(state, seat, kind, offer)
        if chosen is None:
            return
        drawn.remove(chosen)
        supply.discard(state, seat, chosen)
        printed = HAND_CARDS[state.face(chosen)]
        gain = printed.corner if kind == "drawn-corner" else (Gain(printed.income),)
        yield from effects.run(state, seat, gain, chosen)


@special()
def take_row(state: Seti, seat: int, card: Card) -> Steps:
    """ET.16: all cards of the row at once; then it is refilled."""
    for slot, taken in enumerate(state.row):
        if taken is not None:
            state.cards.move(taken, zone(seat, HAND))
            state.row[slot] = None
            state.tell("took", seat=seat, card=taken)
    supply.refill(state)
    yield from ()


@special(average=150)
def next_anomaly_reward(state: Seti, seat: int, card: Card) -> Steps:
    """ET.17: the reward of the next anomaly."""
    column = anomalies.next_column(state)
    if column is not None:
        yield from effects.run(state, seat, anomalies.reward(state, column))


@special(average=110)
def points_for_anomaly_signals(state: Seti, seat: int, card: Card, vp: int) -> Steps:
    """ET.20: points for each own signal in a sector with an anomaly."""
    own = sum(state.stars[state.columns[column]].markers.count(seat) for column in state.anomalies)
    if own:
        yield from supply.gain(state, seat, "vp", own * vp)


ANOMALY_CARDS: Final[dict[str, Project]] = of_species(
    "anomalies",
    action(
        Face("signs_of_life", 11, 1, "publicity:2", "blue", "card_random"),
        launch_by_anomaly(gain=fx("move")),
    ),
    action(Face("close_up_view", 12, 1, "publicity:2", "red", "credit"), no_visit_publicity(), "move:5"),
    triggered(
        Face("concerned_people", 13, 1, "vp data", "yellow", "credit"),
        fx("publicity"),
        Circle(Trigger("gain_tech", "any"), fx("energy")),
        Circle(Trigger("gain_tech", "any"), fx("card_any")),
        Circle(Trigger("gain_tech", "any"), fx("vp:3")),
    ),
    action(Face("listening_carefully", 14, 2, "vp move", "red", "card_random"), "scan", "signal:next_anomaly"),
    action(Face("part_of_everyday_life", 15, 1, "vp move", "blue", "energy"), draw_and_use(n=3)),
    action(Face("flooding_the_media_space", 16, 1, "vp data", "red", "credit"), take_row()),
    conditional(
        Face("are_we_being_observed", 17, 1, "vp move", "yellow", "card_random"),
        fx(next_anomaly_reward()),
        Condition("species_all_colors", ("anomalies",)),
        fx("vp:3 publicity:2"),
    ),
    action(Face("message_capsule", 18, 2, "vp data", "blue", "credit"), "rotate", "tech:any"),
    action(Face("new_physics", 19, 1, "publicity:2", "black", "energy"), "trace:any"),
    action(
        Face("amazing_uncertainty", 20, 1, "publicity:2", "yellow", "energy"),
        "signal:any",
        points_for_anomaly_signals(vp=1),
    ),
)
