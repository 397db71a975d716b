"""The project cards with a gold box (SETI-11.11)."""

from __future__ import annotations

from typing import Final

from .effects import fx
from .missions import Endgame
from .project import Face, Project, endgame
from .specials import land_anywhere

ENDGAME_PROJECTS: Final[tuple[Project, ...]] = (
    endgame(
        Face("europa_clipper", 12, 2, "publicity", "black", "credit"),
        fx(land_anywhere()),
        Endgame("per_orbiter_or_lander_at", "jupiter", 3),
    ),
    endgame(
        Face("mars_science_laboratory", 14, 2, "move", "red", "credit"),
        fx("publicity", "data:2"),
        Endgame("per_orbiter_or_lander_at", "mars", 4),
    ),
    endgame(
        Face("barnards_star_observation", 38, 2, "publicity", "blue", "energy"),
        fx("signal:star.barnards_star:2"),
        Endgame("per_win", "red", 3),
    ),
    endgame(
        Face("kepler_22_observation", 40, 2, "publicity", "red", "credit"),
        fx("signal:star.kepler_22:2"),
        Endgame("per_win", "yellow", 3),
    ),
    endgame(
        Face("procyon_observation", 42, 2, "publicity", "yellow", "card_random"),
        fx("signal:star.procyon:2"),
        Endgame("per_win", "blue", 3),
    ),
    endgame(
        Face("vega_observation", 44, 1, "publicity", "red", "credit"),
        fx("signal:star.vega"),
        Endgame("per_win", "black", 3),
    ),
    endgame(
        Face("onsala_telescope_construction", 62, 3, "data", "red", "credit"),
        fx("rotate", "tech:telescope"),
        Endgame("per_trace", "red", 2),
    ),
    endgame(
        Face("sherloc", 63, 3, "move", "blue", "credit"), fx("rotate", "tech:probe"), Endgame("per_trace", "yellow", 2)
    ),
    endgame(
        Face("dune", 68, 3, "publicity", "red", "credit"),
        fx("rotate", "tech:computer"),
        Endgame("per_trace", "blue", 2),
    ),
    endgame(
        Face("giant_magellan_telescope", 86, 1, "publicity", "red", "energy"),
        fx("signal:row"),
        Endgame("per_signal_sector", points=1),
    ),
    endgame(
        Face("solvay_conference", 113, 2, "data", "blue", "card_random"), fx("publicity:2"), Endgame("unmarked_tile")
    ),
    endgame(
        Face("euclid_telescope_construction", 126, 3, "publicity", "blue", "card_random"),
        fx("rotate", "tech:probe|telescope"),
        Endgame("per_tech", "computer", 2),
    ),
    endgame(
        Face("near_shoemaker", 127, 1, "data", "yellow", "credit"),
        fx("publicity:2"),
        Endgame("probe_on_asteroids", points=13),
    ),
)
