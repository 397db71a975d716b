"""The cards of 'Oumuamua, and what is special about them (SETI-15.3)."""

from __future__ import annotations

from typing import Final

from wardroom.kernel import Card, Steps

from ..flow import asking, effects, supply
from ..state import Seti
from .effects import Effects, Gain, fx, special
from .missions import Circle, Condition, Endgame, Trigger
from .project import Face, Project, action, conditional, endgame, of_species, triggered
from .specials import land_bonus
from .specials_signals import scan_if_signal, scan_per_signal
from .specials_turn import flyby

PAY = "pay"


@special(average=525)
def pay(state: Seti, seat: int, card: Card, cost: Effects, gain: Effects) -> Steps:
    """ET.23: a cost that belongs to a reward; what cannot be paid brings nothing (SETI-1.20)."""
    if supply.can_pay_all(state, seat, cost):
        supply.pay_all(state, seat, cost)
        yield from effects.run(state, seat, gain, card)


@special(average=75)
def may_pay(state: Seti, seat: int, card: Card, cost: Effects, gain: Effects, often: bool) -> Steps:
    """ET.24, ET.25 and ET.28: once or any number of times a cost may be paid for a gain."""
    args = (("paid", gain[0].what if isinstance(gain[0], Gain) else "signal"),)

    def offer() -> list[str]:
        return [PAY] if supply.can_pay_all(state, seat, cost) else []

    while (yield from asking.may_choose(state, seat, "may-pay", offer, args=args, decline=asking.NONE)):
        supply.pay_all(state, seat, cost)
        yield from effects.run(state, seat, gain, card)
        if not often:
            return


OUMUAMUA_CARDS: Final[dict[str, Project]] = of_species(
    "oumuamua",
    conditional(
        Face("visitor_in_the_sky", 21, 2, "publicity:2", "blue", "card_random"),
        fx(scan_per_signal(where="tile", vp=2)),
        Condition("trace_on_paid_space", ("oumuamua",)),
        fx("data"),
    ),
    conditional(
        Face("altered_trajectory", 22, 2, "vp move", "red", "energy"),
        fx(scan_if_signal(where="tile", gain=fx("exofossil"))),
        Condition("lander_at", ("oumuamua",)),
        fx("vp:4"),
    ),
    conditional(
        Face("exofossil_discovery", 23, 1, "publicity:2", "yellow", "energy"),
        fx("signal:oumuamua"),
        Condition("exofossils", n=3),
        fx(pay(cost=fx("exofossil:2"), gain=fx("vp:11"))),
    ),
    endgame(
        Face("terrain_mapping", 24, 3, "vp move", "yellow", "credit"),
        fx(
            "signal:yellow",
            "signal:red",
            "signal:blue",
            may_pay(cost=fx("exofossil"), gain=fx("signal:any"), often=False),
        ),
        Endgame("per_species_trace", "oumuamua", 1),
    ),
    action(
        Face("probe_customisation", 25, 1, "vp data", "blue", "credit"),
        may_pay(cost=fx("exofossil"), gain=fx("move:2"), often=True),
        "land",
    ),
    action(Face("race_against_time", 26, 1, "publicity:2", "red", "energy"), "launch", "exofossil"),
    conditional(
        Face("perfect_timing", 27, 2, "vp data", "yellow", "credit"),
        fx(flyby(place="oumuamua", gain=fx("exofossil")), "move:4"),
        Condition("signals_on_tile"),
        fx("exofossil"),
    ),
    action(
        Face("exofossil_samples", 28, 2, "vp move", "blue", "card_random"),
        "rotate",
        "tech:computer",
        may_pay(cost=fx("exofossil"), gain=fx("data"), often=False),
    ),
    triggered(
        Face("comparative_analysis", 29, 1, "vp move", "red", "energy"),
        fx("exofossil"),
        Circle(Trigger("mark_trace", "any"), fx("data")),
        Circle(Trigger("mark_trace", "any"), fx("publicity")),
        Circle(Trigger("mark_trace", "any"), fx("vp:3")),
    ),
    conditional(
        Face("excavation_rover", 30, 1, "vp data", "black", "card_random"),
        fx(land_bonus(places=("oumuamua",), gain=fx("vp:3"))),
        Condition("species_all_colors", ("oumuamua",)),
        fx("exofossil"),
    ),
)
