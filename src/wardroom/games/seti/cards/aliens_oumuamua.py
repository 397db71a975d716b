"""The cards of 'Oumuamua (SETI-15.3)."""

from __future__ import annotations

from typing import Final

from .effects import fx, special
from .missions import Circle, Condition, Endgame, Trigger
from .project import Face, Project, action, conditional, endgame, of_species, triggered

OUMUAMUA_CARDS: Final[dict[str, Project]] = of_species(
    "oumuamua",
    conditional(
        Face("visitor_in_the_sky", 21, 2, "publicity:2", "blue", "card_random"),
        fx(special("scan_per_signal", where="tile", vp=2)),
        Condition("trace_on_paid_space", ("oumuamua",)),
        fx("data"),
    ),
    conditional(
        Face("altered_trajectory", 22, 2, "vp move", "red", "energy"),
        fx(special("scan_if_signal", where="tile", gain=fx("exofossil"))),
        Condition("lander_at", ("oumuamua",)),
        fx("vp:4"),
    ),
    conditional(
        Face("exofossil_discovery", 23, 1, "publicity:2", "yellow", "energy"),
        fx("signal:oumuamua"),
        Condition("exofossils", n=3),
        fx(special("pay", cost=fx("exofossil:2"), gain=fx("vp:11"))),
    ),
    endgame(
        Face("terrain_mapping", 24, 3, "vp move", "yellow", "credit"),
        fx(
            "signal:yellow",
            "signal:red",
            "signal:blue",
            special("may_pay", cost=fx("exofossil"), gain=fx("signal:any"), often=False),
        ),
        Endgame("per_species_trace", "oumuamua", 1),
    ),
    action(
        Face("probe_customisation", 25, 1, "vp data", "blue", "credit"),
        special("may_pay", cost=fx("exofossil"), gain=fx("move:2"), often=True),
        "land",
    ),
    action(Face("race_against_time", 26, 1, "publicity:2", "red", "energy"), "launch", "exofossil"),
    conditional(
        Face("perfect_timing", 27, 2, "vp data", "yellow", "credit"),
        fx(special("flyby", place="oumuamua", gain=fx("exofossil")), "move:4"),
        Condition("signals_on_tile"),
        fx("exofossil"),
    ),
    action(
        Face("exofossil_samples", 28, 2, "vp move", "blue", "card_random"),
        "rotate",
        "tech:computer",
        special("may_pay", cost=fx("exofossil"), gain=fx("data"), often=False),
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
        fx(special("land_bonus", places=("oumuamua",), gain=fx("vp:3"))),
        Condition("species_all_colors", ("oumuamua",)),
        fx("exofossil"),
    ),
)
