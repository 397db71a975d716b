"""The project cards that are done with once they are played (SETI-4.9)."""

from __future__ import annotations

from typing import Final

from . import specials
from . import specials_signals as signals
from . import specials_turn as turn
from .effects import fx
from .missions import Condition
from .project import Face, Project, action

ACTIONS: Final[tuple[Project, ...]] = (
    action(
        Face("falcon_heavy", 9, 3, "move", "yellow", "credit"),
        specials.launch_past_limit(),
        specials.launch_past_limit(),
        "publicity",
    ),
    action(Face("grant", 11, 1, "publicity", "yellow", "energy"), specials.card_with_corner()),
    action(
        Face("perseverance_rover", 13, 1, "publicity", "blue", "card_random"),
        specials.land_bonus(places=("mars", "mercury", "moon"), gain=fx("vp:4")),
    ),
    action(
        Face("atmospheric_entry", 15, 1, "move", "blue", "credit"),
        specials.remove_orbiter(gain=fx("vp:3 data card_any")),
    ),
    action(Face("dragonfly", 16, 1, "move", "blue", "credit"), specials.land_on_occupied()),
    action(Face("osiris_rex", 17, 1, "move", "yellow", "energy"), specials.osiris(on=2, adjacent=1)),
    action(
        Face("hayabusa", 18, 1, "move", "black", "card_random"),
        specials.if_so(condition=Condition("probe_on_asteroids"), gain=fx("trace:yellow")),
    ),
    action(Face("gravitational_slingshot", 19, 1, "publicity", "yellow", "credit"), turn.slingshot(), "move:2"),
    action(
        Face("mercury_flyby", 20, 1, "publicity", "red", "energy"),
        turn.flyby(place="mercury", gain=fx("vp:4")),
        "move:2",
    ),
    action(
        Face("venus_flyby", 21, 1, "publicity", "yellow", "credit"),
        turn.flyby(place="venus", gain=fx("vp:3")),
        "move:2",
    ),
    action(Face("mars_flyby", 22, 1, "data", "yellow", "energy"), turn.flyby(place="mars", gain=fx("vp:4")), "move:2"),
    action(
        Face("jupiter_flyby", 23, 1, "publicity", "blue", "energy"),
        turn.flyby(place="jupiter", gain=fx("vp:4")),
        "move:2",
    ),
    action(
        Face("saturn_flyby", 24, 2, "data", "red", "card_random"),
        turn.flyby(place="saturn", gain=fx("vp:6")),
        "move:3",
    ),
    action(Face("lightsail", 25, 2, "publicity", "red", "credit"), turn.planets_visited(vp=1), "move:4"),
    action(Face("through_the_asteroid_belt", 26, 1, "data", "blue", "card_random"), turn.free_asteroids(), "move:2"),
    action(Face("hubble_space_telescope", 27, 1, "publicity", "red", "card_random"), "move", "signal:probe"),
    action(
        Face("kepler_space_telescope", 28, 2, "publicity", "blue", "credit"),
        "move",
        signals.signals_together(where="probe", n=2, data=True),
    ),
    action(
        Face("james_webb_space_telescope", 29, 2, "publicity", "yellow", "energy"),
        "move",
        signals.signal_and_neighbours(),
    ),
    action(
        Face("great_observatories_project", 30, 2, "move", "yellow", "card_random"),
        signals.signals_at_probes(most=3),
    ),
    action(
        Face("allen_telescope_array", 45, 2, "publicity", "red", "card_random"),
        turn.sector_completed(gain=fx("energy")),
        "signal:row:2",
    ),
    action(
        Face("alma_observatory", 46, 2, "move", "yellow", "credit"),
        turn.sector_completed(gain=fx("card_random")),
        "signal:row:2",
    ),
    action(
        Face("very_large_array", 47, 2, "publicity", "yellow", "energy"),
        turn.sector_completed(gain=fx("data")),
        "signal:row:2",
    ),
    action(Face("breakthrough_starshot", 48, 1, "publicity", "blue", "credit"), "move", "signal:red"),
    action(Face("breakthrough_watch", 49, 1, "publicity", "red", "credit"), "move", "signal:yellow"),
    action(
        Face("square_kilometre_array", 50, 3, "publicity", "blue", "credit"),
        signals.row_signals_by_sector(n=3, vp=2),
    ),
    action(
        Face("parkes_observatory", 52, 2, "move", "yellow", "card_random"),
        signals.scan_per_signal(where="red", vp=2),
    ),
    action(Face("deep_synoptic_array", 53, 2, "move", "blue", "energy"), signals.scan_per_signal(where="yellow", vp=2)),
    action(Face("veritas_telescopes", 54, 2, "move", "red", "credit"), signals.scan_per_signal(where="blue", vp=2)),
    action(Face("arecibo_observatory", 55, 3, "publicity", "yellow", "card_random"), "scan", "signal:any"),
    action(Face("breakthrough_listen", 56, 1, "publicity", "yellow", "credit"), "move", "signal:blue"),
    action(
        Face("effelsberg_telescope_construction", 57, 3, "publicity", "blue", "energy"),
        "card_any",
        "rotate",
        "tech:telescope",
    ),
    action(Face("ion_propulsion_system", 59, 3, "publicity", "red", "card_random"), "energy", "rotate", "tech:probe"),
    action(
        Face("fast_telescope_construction", 65, 4, "move", "black", "credit"),
        "signal:row:2",
        "rotate",
        "tech:telescope",
    ),
    action(
        Face("yevpatoria_telescope_construction", 67, 3, "move", "blue", "card_random"),
        "publicity",
        "rotate",
        "tech:telescope",
        signals.signals_from_hand(most=1),
    ),
    action(Face("large_hadron_collider", 69, 3, "move", "black", "energy"), "data", "rotate", "tech:computer"),
    action(Face("focused_research", 71, 3, "publicity", "red", "credit"), "rotate", specials.focused_tech(vp=2)),
    action(
        Face("scientific_cooperation", 72, 3, "data", "blue", "energy"),
        "rotate",
        specials.shared_tech(gain=fx("publicity:2")),
    ),
    action(Face("clean_space_initiative", 73, 1, "publicity", "yellow", "credit"), specials.row_corners()),
    action(
        Face("pre_launch_testing", 74, 2, "publicity", "yellow", "card_random"),
        "launch",
        specials.show_cards(part="corner", kind="move", gain=fx("move")),
    ),
    action(Face("extremophiles_study", 75, 2, "data", "black", "credit"), specials.trace_per_color(vp=1)),
    action(Face("international_collaboration", 81, 2, "move", "yellow", "card_random"), specials.copied_tech()),
    action(Face("wow_signal", 83, 2, "move", "blue", "energy"), "publicity", "signal:earth:2"),
    action(
        Face("sample_return", 84, 1, "publicity", "blue", "energy"), specials.remove_lander(gain=fx("trace:yellow"))
    ),
    action(Face("starship", 85, 4, "publicity", "red", "credit"), "launch", "rotate", "tech:probe"),
    action(
        Face("fuel_tanks_construction", 90, 1, "data", "blue", "card_random"),
        specials.show_cards(part="income", kind="energy", gain=fx("energy")),
    ),
    action(
        Face("fusion_reactor", 91, 3, "publicity", "red", "energy"),
        specials.per_tucked(income="energy", gain=fx("energy")),
        specials.tuck_this(),
    ),
    action(
        Face("nasa_image_of_the_day", 92, 3, "data", "blue", "card_random"),
        "publicity:2",
        specials.per_tucked(income="card_random", gain=fx("publicity")),
        specials.tuck_this(),
    ),
    action(
        Face("government_funding", 93, 3, "publicity", "yellow", "credit"),
        specials.per_tucked(income="credit", gain=fx("vp:3")),
        specials.tuck_this(),
    ),
    action(Face("coronal_spectrograph", 98, 1, "data", "red", "energy"), specials.trace_where_marked(color="red")),
    action(
        Face("electron_microscope", 99, 1, "data", "yellow", "card_random"),
        specials.trace_where_marked(color="yellow"),
    ),
    action(Face("exascale_supercomputer", 100, 1, "data", "blue", "credit"), specials.trace_where_marked(color="blue")),
    action(
        Face("seti_at_home", 108, 1, "data", "black", "credit"),
        specials.if_so(condition=Condition("publicity", n=8), gain=fx("trace:red")),
    ),
    action(
        Face("low_power_microprocessors", 109, 3, "data", "yellow", "card_random"), "energy", "rotate", "tech:computer"
    ),
    action(Face("press_statement", 110, 1, "data", "red", "credit"), "publicity:3"),
    action(Face("planet_hunters", 114, 1, "publicity", "red", "energy"), "card_any", signals.signals_from_hand(most=3)),
    action(Face("plato", 118, 1, "data", "yellow", "credit"), signals.signals_together(where="probe", n=3, data=False)),
    action(
        Face("pixl", 119, 3, "data", "blue", "energy"), "rotate", "tech:computer", specials.points_for_publicity(vp=1)
    ),
    action(Face("orbiting_lagrange_point", 120, 1, "move", "black", "credit"), signals.signal_and_return()),
    action(Face("future_circular_collider", 121, 4, "move", "yellow", "energy"), "data:3", "rotate", "tech:computer"),
    action(Face("amateur_astronomers", 122, 2, "publicity", "black", "energy"), signals.signals_from_deck(n=3)),
    action(
        Face("asteroids_flyby", 123, 0, "publicity", "red", "card_random"),
        turn.flyby(place="asteroids", gain=fx("data")),
        "move",
    ),
    action(
        Face("cometary_encounter", 124, 1, "publicity", "yellow", "energy"),
        turn.flyby(place="comet", gain=fx("vp:4")),
        "move:2",
    ),
    action(
        Face("trajectory_correction", 125, 1, "data", "blue", "card_random"),
        turn.ring_move(gain=fx("vp:3 publicity")),
        "move",
    ),
    action(Face("low_cost_space_launch", 130, 1, "publicity", "yellow", "energy"), "launch"),
    action(Face("optimal_launch_window", 133, 2, "data", "red", "card_random"), "launch", specials.launch_window()),
    action(Face("noto_radio_observatory", 135, 2, "move", "blue", "energy"), "publicity", "scan"),
    action(
        Face("algonquin_radio_observatory", 136, 1, "data", "red", "energy"),
        signals.signals_without_data(colors=("yellow", "red", "blue", "black")),
    ),
    action(Face("seti_data_archive", 137, 1, "publicity", "black", "energy"), "data:2"),
)
