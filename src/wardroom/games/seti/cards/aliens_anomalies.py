"""The cards of the Anomalies, and what is special about them (SETI-15.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wardroom.kernel import Card

from ..flow import asking, effects, figures, supply, this_turn
from ..flow.asking import Asking
from ..flow.species import anomalies
from ..state import HAND, Seti, zone
from .effects import Effects, Gain, Special, ThisTurn, fx, special
from .missions import Circle, Condition, Trigger
from .project import HAND_CARDS, Face, Project, action, conditional, of_species, triggered
from .solar import EARTH

if TYPE_CHECKING:
    from ..mind.expectations import Mind


@special
class LaunchByAnomaly(Special):
    """ET.11: if the launch was in a sector with an anomaly, something more."""

    gain: Effects
    average = 260

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        launched = yield from figures.launch(state, seat)
        return self.gain if launched and state.where(EARTH)[1] in state.anomalies else ()

    def worth(self, mind: Mind) -> int:
        return mind.launch()


@special
class NoVisitPublicity(ThisTurn):
    """ET.12: moving gives no publicity."""

    when = this_turn.NO_PUBLICITY
    average = -60


@special
class DrawAndUse(Special):
    """ET.15: draw; discard one of them for its corner, another for one unit of its income, keep the rest."""

    n: int
    average = 340

    def run(self, state: Seti, seat: int, card: Card) -> Asking[Effects]:
        drawn = [each for _ in range(self.n) if (each := supply.draw(state, seat)) is not None]

        def offer() -> list[Card]:
            return [each for each in drawn if state.cards.at[each] == zone(seat, HAND)]

        for kind in ("drawn-corner", "drawn-income"):
            chosen = yield from asking.may_choose(state, seat, kind, offer)
            if chosen is None:
                break
            drawn.remove(chosen)
            supply.discard(state, seat, chosen)
            printed = HAND_CARDS[state.face(chosen)]
            gain = printed.corner if kind == "drawn-corner" else (Gain(printed.income),)
            yield from effects.run(state, seat, gain, chosen)
        return ()


@special
class TakeRow(Special):
    """ET.16: all cards of the row at once; then it is refilled."""

    average = 300

    def gives(self, state: Seti, seat: int, card: Card) -> Effects:
        for slot, each in enumerate(state.row):
            if each is not None:
                state.cards.move(each, zone(seat, HAND))
                state.row[slot] = None
                state.tell("took", seat=seat, card=each)
        supply.refill(state)
        return ()


@special
class NextAnomalyReward(Special):
    """ET.17: the reward of the next anomaly."""

    average = 150

    def gives(self, state: Seti, seat: int, card: Card) -> Effects:
        column = anomalies.next_column(state)
        return () if column is None else anomalies.reward(state, column)


@special
class PointsForAnomalySignals(Special):
    """ET.20: points for each own signal in a sector with an anomaly."""

    vp: int
    average = 110

    def gives(self, state: Seti, seat: int, card: Card) -> Effects:
        own = sum(state.stars[state.columns[column]].markers.count(seat) for column in state.anomalies)
        return (Gain("vp", own * self.vp),)


ANOMALY_CARDS: Final[dict[str, Project]] = of_species(
    "anomalies",
    action(
        Face("signs_of_life", 11, 1, "publicity:2", "blue", "card_random"),
        LaunchByAnomaly(gain=fx("move")),
    ),
    action(Face("close_up_view", 12, 1, "publicity:2", "red", "credit"), NoVisitPublicity(), "move:5"),
    triggered(
        Face("concerned_people", 13, 1, "vp data", "yellow", "credit"),
        fx("publicity"),
        Circle(Trigger("gain_tech", "any"), fx("energy")),
        Circle(Trigger("gain_tech", "any"), fx("card_any")),
        Circle(Trigger("gain_tech", "any"), fx("vp:3")),
    ),
    action(Face("listening_carefully", 14, 2, "vp move", "red", "card_random"), "scan", "signal:next_anomaly"),
    action(Face("part_of_everyday_life", 15, 1, "vp move", "blue", "energy"), DrawAndUse(n=3)),
    action(Face("flooding_the_media_space", 16, 1, "vp data", "red", "credit"), TakeRow()),
    conditional(
        Face("are_we_being_observed", 17, 1, "vp move", "yellow", "card_random"),
        fx(NextAnomalyReward()),
        Condition("species_all_colors", ("anomalies",)),
        fx("vp:3 publicity:2"),
    ),
    action(Face("message_capsule", 18, 2, "vp data", "blue", "credit"), "rotate", "tech:any"),
    action(Face("new_physics", 19, 1, "publicity:2", "black", "energy"), "trace:any"),
    action(
        Face("amazing_uncertainty", 20, 1, "publicity:2", "yellow", "energy"),
        "signal:any",
        PointsForAnomalySignals(vp=1),
    ),
)
