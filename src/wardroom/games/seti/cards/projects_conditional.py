"""The project cards with a conditional mission (SETI-11.1)."""

from __future__ import annotations

from typing import Final

from .effects import fx
from .missions import Condition
from .project import Face, Project, conditional
from .specials import trace_for_that_species
from .specials_signals import signals_together

CONDITIONALS: Final[tuple[Project, ...]] = (
    conditional(
        Face("venera_probe", 5, 3, "move", "blue", "credit"),
        fx("launch", "publicity"),
        Condition("orbiter_or_lander_at", ("venus",)),
        fx("vp:7 publicity"),
    ),
    conditional(
        Face("juno_probe", 6, 3, "data", "red", "energy"),
        fx("launch", "data"),
        Condition("orbiter_or_lander_at", ("jupiter",)),
        fx("vp:7 publicity"),
    ),
    conditional(
        Face("messenger_probe", 7, 3, "publicity", "yellow", "card_random"),
        fx("launch", "move"),
        Condition("orbiter_or_lander_at", ("mercury",)),
        fx("vp:7 publicity"),
    ),
    conditional(
        Face("cassini_probe", 8, 3, "publicity", "red", "energy"),
        fx("launch", "card_any"),
        Condition("orbiter_or_lander_at", ("saturn",)),
        fx("vp:6 publicity"),
    ),
    conditional(
        Face("odinus_mission", 10, 3, "data", "black", "energy"),
        fx("rotate", "tech:probe"),
        Condition("orbiter_or_lander_at", ("neptune", "uranus")),
        fx("vp:5 card_any"),
    ),
    conditional(
        Face("space_launch_system", 31, 2, "data", "yellow", "card_random"),
        fx("launch", "move"),
        Condition("landers_on_planets", n=3),
        fx("credit"),
    ),
    conditional(
        Face("mercury_exploration_program", 32, 2, "publicity", "yellow", "credit"),
        fx("signal:planet.mercury:2"),
        Condition("orbiter_or_lander_at", ("mercury",)),
        fx("vp:4"),
    ),
    conditional(
        Face("venus_exploration_program", 33, 2, "move", "red", "energy"),
        fx("signal:planet.venus:2"),
        Condition("orbiter_or_lander_at", ("venus",)),
        fx("vp:4"),
    ),
    conditional(
        Face("mars_exploration_program", 34, 2, "move", "blue", "card_random"),
        fx("signal:planet.mars:2"),
        Condition("orbiter_or_lander_at", ("mars",)),
        fx("vp:4"),
    ),
    conditional(
        Face("jupiter_exploration_program", 35, 2, "publicity", "blue", "credit"),
        fx("signal:planet.jupiter:2"),
        Condition("orbiter_or_lander_at", ("jupiter",)),
        fx("vp:4"),
    ),
    conditional(
        Face("saturn_exploration_program", 36, 2, "publicity", "blue", "card_random"),
        fx("signal:planet.saturn:2"),
        Condition("orbiter_or_lander_at", ("saturn",)),
        fx("vp:4"),
    ),
    conditional(
        Face("proxima_centauri_observation", 37, 2, "move", "yellow", "credit"),
        fx("signal:star.proxima_centauri:2"),
        Condition("wins", ("red",), 2),
        fx("vp:4 publicity"),
    ),
    conditional(
        Face("61_virginis_observation", 39, 2, "move", "blue", "card_random"),
        fx("signal:star.61_virginis:2"),
        Condition("wins", ("yellow",), 2),
        fx("vp:4 publicity"),
    ),
    conditional(
        Face("sirius_a_observation", 41, 2, "move", "red", "energy"),
        fx("signal:star.sirius_a:2"),
        Condition("wins", ("blue",), 2),
        fx("vp:4 publicity"),
    ),
    conditional(
        Face("beta_pictoris_observation", 43, 1, "move", "blue", "energy"),
        fx("signal:star.beta_pictoris"),
        Condition("wins", ("black",)),
        fx("vp:2 publicity"),
    ),
    conditional(
        Face("lovell_telescope", 51, 3, "move", "red", "energy"),
        fx("data", "scan"),
        Condition("publicity", n=8),
        fx("vp:3 card_any"),
    ),
    conditional(
        Face("uranus_orbiter_and_probe", 58, 2, "publicity", "red", "credit"),
        fx("launch"),
        Condition("orbiter_or_lander_at", ("uranus",)),
        fx("vp:3 card_random"),
    ),
    conditional(
        Face("trident_probe", 60, 2, "publicity", "blue", "card_random"),
        fx("launch"),
        Condition("orbiter_or_lander_at", ("neptune",)),
        fx("vp:4 data"),
    ),
    conditional(
        Face("quantum_computer", 61, 3, "publicity", "black", "card_random"),
        fx("rotate", "tech:computer"),
        Condition("score", n=50),
        fx("tuck"),
    ),
    conditional(
        Face("alice", 64, 3, "move", "blue", "credit"),
        fx("rotate", "tech:computer"),
        Condition("trace_for_each_species", ("blue",)),
        fx("data:2"),
    ),
    conditional(
        Face("gmrt_telescope_construction", 66, 3, "publicity", "yellow", "card_random"),
        fx("rotate", "tech:telescope"),
        Condition("trace_for_each_species", ("red",)),
        fx("vp:2 energy"),
    ),
    conditional(
        Face("atlas", 70, 3, "publicity", "red", "credit"),
        fx("rotate", "tech:computer"),
        Condition("traces", ("blue",), 3),
        fx("vp:3 data"),
    ),
    conditional(
        Face("project_longshot", 87, 3, "move", "yellow", "card_random"),
        fx("rotate", "tech:probe"),
        Condition("probe_far_from_earth", n=5),
        fx("vp:3 energy"),
    ),
    conditional(
        Face("chandra_space_observatory", 88, 2, "move", "blue", "energy"),
        fx(signals_together(where="probe", n=2, data=True)),
        Condition("signal_sectors", n=4),
        fx("publicity:2"),
    ),
    conditional(
        Face("niac_program", 89, 2, "publicity", "blue", "credit"),
        fx("card_random:3"),
        Condition("no_hand"),
        fx("card_any"),
    ),
    conditional(
        Face("near_earth_asteroids_survey", 95, 2, "data", "yellow", "energy"),
        fx("publicity:2"),
        Condition("probe_on_asteroids_by_earth"),
        fx("vp:5 card_any"),
    ),
    conditional(
        Face("tardigrades_study", 96, 2, "move", "yellow", "energy"),
        fx("publicity", "data", "card_random"),
        Condition("traces", ("yellow",), 3),
        fx("trace:yellow"),
    ),
    conditional(
        Face("apollo_11_mission", 97, 3, "data", "blue", "energy"),
        fx("rotate", "tech:probe"),
        Condition("trace_for_each_species", ("yellow",)),
        fx("vp:2 card_random"),
    ),
    conditional(
        Face("linguistic_analysis", 102, 2, "data", "blue", "credit"),
        fx("publicity:3"),
        Condition("all_colors_for_one_species"),
        fx(trace_for_that_species()),
    ),
    conditional(
        Face("westerbork_synthesis_radio_telescope", 103, 3, "data", "yellow", "energy"),
        fx("rotate", "tech:telescope"),
        Condition("wins_in_one_sector", n=2),
        fx("vp:9"),
    ),
    conditional(
        Face("rosetta_probe", 104, 2, "publicity", "blue", "energy"),
        fx("launch"),
        Condition("probe_on_comet"),
        fx("vp:3 data"),
    ),
    conditional(
        Face("green_bank_telescope", 105, 2, "move", "black", "credit"),
        fx("scan"),
        Condition("traces", ("red",), 3),
        fx("trace:red"),
    ),
    conditional(
        Face("roman_space_telescope", 111, 3, "publicity", "red", "energy"),
        fx("rotate", "tech:telescope"),
        Condition("orbiters", n=2),
        fx("data:2"),
    ),
    conditional(
        Face("planetary_geologic_mapping", 112, 3, "publicity", "yellow", "energy"),
        fx("rotate", "tech:probe"),
        Condition("orbiter_and_lander_at_one_planet"),
        fx("vp:3 data"),
    ),
    conditional(
        Face("canadian_hydrogen_telescope", 115, 1, "publicity", "red", "card_random"),
        fx("signal:any"),
        Condition("techs", ("telescope",), 3),
        fx("data"),
    ),
    conditional(
        Face("space_shuttle", 132, 3, "move", "black", "card_random"),
        fx("launch", "publicity:2"),
        Condition("orbiters_and_landers", n=5),
        fx("vp:3 credit"),
    ),
    conditional(
        Face("herschel_space_observatory", 134, 1, "move", "red", "card_random"),
        fx("signal:probe"),
        Condition("signal_sectors", n=4),
        fx("publicity:2"),
    ),
)
