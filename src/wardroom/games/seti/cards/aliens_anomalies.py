"""The cards of the Anomalies (SETI-15)."""

from __future__ import annotations

from typing import Final

from .effects import fx, special
from .missions import Circle, Condition, Trigger
from .project import Face, Project, action, conditional, of_species, triggered

ANOMALY_CARDS: Final[dict[str, Project]] = of_species(
    "anomalies",
    action(
        Face("signs_of_life", 11, 1, "publicity:2", "blue", "card_random"),
        special("launch_by_anomaly", gain=fx("move")),
    ),
    action(Face("close_up_view", 12, 1, "publicity:2", "red", "credit"), special("no_visit_publicity"), "move:5"),
    triggered(
        Face("concerned_people", 13, 1, "vp data", "yellow", "credit"),
        fx("publicity"),
        Circle(Trigger("gain_tech", "any"), fx("energy")),
        Circle(Trigger("gain_tech", "any"), fx("card_any")),
        Circle(Trigger("gain_tech", "any"), fx("vp:3")),
    ),
    action(Face("listening_carefully", 14, 2, "vp move", "red", "card_random"), "scan", "signal:next_anomaly"),
    action(Face("part_of_everyday_life", 15, 1, "vp move", "blue", "energy"), special("draw_and_use", n=3)),
    action(Face("flooding_the_media_space", 16, 1, "vp data", "red", "credit"), special("take_row")),
    conditional(
        Face("are_we_being_observed", 17, 1, "vp move", "yellow", "card_random"),
        fx(special("next_anomaly_reward")),
        Condition("species_all_colors", ("anomalies",)),
        fx("vp:3 publicity:2"),
    ),
    action(Face("message_capsule", 18, 2, "vp data", "blue", "credit"), "rotate", "tech:any"),
    action(Face("new_physics", 19, 1, "publicity:2", "black", "energy"), "trace:any"),
    action(
        Face("amazing_uncertainty", 20, 1, "publicity:2", "yellow", "energy"),
        "signal:any",
        special("points_for_anomaly_signals", vp=1),
    ),
)
