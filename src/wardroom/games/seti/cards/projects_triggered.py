"""The project cards with a triggered mission (SETI-11.4)."""

from __future__ import annotations

from typing import Final

from .effects import fx
from .missions import Circle, Trigger
from .project import Face, Project, triggered

TRIGGEREDS: Final[tuple[Project, ...]] = (
    triggered(
        Face("pioneer_11_mission", 1, 0, "move", "yellow", "energy"),
        fx(),
        Circle(Trigger("visit", "jupiter"), fx("data")),
        Circle(Trigger("visit", "saturn"), fx("vp:4")),
    ),
    triggered(
        Face("mariner_10_mission", 2, 0, "move", "blue", "credit"),
        fx(),
        Circle(Trigger("visit", "mercury"), fx("card_random")),
        Circle(Trigger("visit", "venus"), fx("publicity")),
    ),
    triggered(
        Face("voyager_2_mission", 3, 0, "move", "yellow", "card_random"),
        fx(),
        Circle(Trigger("visit", "uranus"), fx("energy")),
        Circle(Trigger("visit", "neptune"), fx("credit")),
    ),
    triggered(
        Face("galileo_mission", 4, 0, "move", "red", "card_random"),
        fx(),
        Circle(Trigger("visit", "venus"), fx("publicity")),
        Circle(Trigger("visit", "jupiter"), fx("data")),
    ),
    triggered(
        Face("nasa_research_center", 76, 1, "move", "blue", "card_random"),
        fx(),
        Circle(Trigger("gain_tech", "probe"), fx("energy")),
        Circle(Trigger("gain_tech", "telescope"), fx("publicity")),
        Circle(Trigger("gain_tech", "computer"), fx("card_any")),
    ),
    triggered(
        Face("nasa_astrobiology_institute", 77, 1, "publicity", "yellow", "card_random"),
        fx("publicity"),
        Circle(Trigger("mark_trace", "red"), fx("data")),
        Circle(Trigger("mark_trace", "yellow"), fx("data")),
        Circle(Trigger("mark_trace", "blue"), fx("data")),
    ),
    triggered(
        Face("seti_institute", 78, 2, "data", "red", "energy"),
        fx("publicity"),
        Circle(Trigger("action", "scan"), fx("data:2")),
        Circle(Trigger("action", "scan"), fx("card_any")),
        Circle(Trigger("action", "scan"), fx("vp:4")),
    ),
    triggered(
        Face("iss", 79, 2, "data", "red", "credit"),
        fx("publicity"),
        Circle(Trigger("action", "launch"), fx("credit")),
        Circle(Trigger("action", "launch"), fx("card_any")),
        Circle(Trigger("action", "launch"), fx("vp:5")),
    ),
    triggered(
        Face("cape_canaveral_sfs", 80, 1, "publicity", "black", "card_random"),
        fx(),
        Circle(Trigger("action", "launch"), fx("move")),
        Circle(Trigger("action", "launch"), fx("move")),
        Circle(Trigger("action", "launch"), fx("move")),
    ),
    triggered(
        Face("johnson_space_center", 82, 1, "data", "yellow", "energy"),
        fx(),
        Circle(Trigger("action", "orbit"), fx("publicity:2")),
        Circle(Trigger("action", "land"), fx("publicity:2")),
    ),
    triggered(
        Face("popularization_of_science", 94, 2, "data", "red", "credit"),
        fx("publicity"),
        Circle(Trigger("gain_tech", "probe"), fx("publicity:2")),
        Circle(Trigger("gain_tech", "telescope"), fx("publicity:2")),
        Circle(Trigger("gain_tech", "computer"), fx("publicity:2")),
    ),
    triggered(
        Face("telescope_time_allocation", 101, 2, "publicity", "yellow", "energy"),
        fx(),
        Circle(Trigger("action", "scan"), fx("signal:yellow")),
        Circle(Trigger("action", "scan"), fx("signal:red")),
        Circle(Trigger("action", "scan"), fx("signal:blue")),
    ),
    triggered(
        Face("strategic_planning", 106, 1, "move", "yellow", "credit"),
        fx(),
        Circle(Trigger("play_for", "1"), fx("vp:2")),
        Circle(Trigger("play_for", "2"), fx("card_any")),
        Circle(Trigger("play_for", "3"), fx("publicity:2")),
    ),
    triggered(
        Face("first_black_hole_photo", 107, 2, "move", "red", "energy"),
        fx("data:2"),
        Circle(Trigger("mark_trace", "blue"), fx("publicity:2")),
        Circle(Trigger("mark_trace", "blue"), fx("vp:4")),
    ),
    triggered(
        Face("control_center", 116, 1, "publicity", "black", "card_random"),
        fx(),
        Circle(Trigger("mark_signal", "yellow"), fx("move")),
        Circle(Trigger("mark_signal", "red"), fx("move")),
        Circle(Trigger("mark_signal", "blue"), fx("move")),
    ),
    triggered(
        Face("lunar_gateway", 117, 3, "publicity", "red", "card_random"),
        fx("launch"),
        Circle(Trigger("action", "orbit_or_land"), fx("launch")),
        Circle(Trigger("action", "orbit_or_land"), fx("energy")),
    ),
    triggered(
        Face("advanced_navigation_system", 128, 1, "publicity", "blue", "card_random"),
        fx(),
        Circle(Trigger("visit", "planet"), fx("energy")),
        Circle(Trigger("visit", "planet"), fx("data")),
        Circle(Trigger("visit", "planet"), fx("move")),
    ),
    triggered(
        Face("asteroids_research", 129, 0, "move", "red", "energy"),
        fx(),
        Circle(Trigger("visit_on_own_turn", "asteroids"), fx("data")),
        Circle(Trigger("visit_on_own_turn", "asteroids"), fx("data")),
        Circle(Trigger("visit_on_own_turn", "asteroids"), fx("data")),
    ),
    triggered(
        Face("telescope_modernization", 131, 1, "data", "red", "credit"),
        fx("card_any"),
        Circle(Trigger("gain_tech", "telescope"), fx("publicity")),
        Circle(Trigger("action", "scan"), fx("data")),
    ),
    triggered(
        Face("cornell_university", 138, 1, "publicity", "blue", "card_random"),
        fx(),
        Circle(Trigger("use_corner", "publicity"), fx("publicity")),
        Circle(Trigger("use_corner", "data"), fx("data")),
        Circle(Trigger("use_corner", "move"), fx("move")),
    ),
)
