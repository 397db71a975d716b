"""What a player has: every condition that a mission, a task or an Exertian card can ask for, with its exact count."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.seti.cards import Condition
from wardroom.games.seti.flow.conditions import COUNTS, distance, holds

from .given import given

TRACES: dict[str, Any] = {
    "found": ["mascamites"],
    "traces": [{"red": 0, "yellow": 1, "blue": -1}, {"red": 0, "blue": 1}],
    "overflow": [[("red", 0), ("yellow", 0), ("blue", 1)], [("blue", 0)]],
    "board": [[("red", 1, 0), ("blue", 2, 0), ("yellow", 1, 1)], []],
}
"""Seat 0 has for the Mascamites 3 red, 1 yellow, 1 blue traces; for the other species 1 red, 1 blue."""
FIGURES: dict[str, Any] = {
    "orbiters": [{"mars": 2, "jupiter": 1}, {"venus": 3}],
    "landers": [{"mars": 1, "venus": 1}, {"venus": 2}],
    "moons": [["io", "europa"], ["titan"]],
}
PROBES: dict[str, Any] = {"probes": [[(2, 4), (2, 0), (2, 6)], [(2, 7), (2, 1)]]}
"""Seat 0: asteroids, a comet, asteroids; seat 1 elsewhere."""
WINS: dict[str, Any] = {"wins": [["vega", "procyon", "vega", "beta_pictoris"], ["barnards_star"]]}
OUMUAMUA: dict[str, Any] = {"species": ("oumuamua", "anomalies"), "found": ["oumuamua"]}
PAID: dict[str, Any] = {
    **OUMUAMUA,
    "board": [[("red", 1, 0), ("red", 2, 0), ("blue", 5, 0), ("blue", 5, 1), ("yellow", 5, 0)], []],
}

CASES: list[tuple[str, tuple[str, ...], dict[str, Any], int]] = [
    ("orbiter_or_lander_at", ("mars",), FIGURES, 3),
    ("orbiter_or_lander_at", ("jupiter",), FIGURES, 3),
    ("orbiter_or_lander_at", ("saturn",), FIGURES, 0),
    ("orbiter_or_lander_at", ("mars", "venus"), FIGURES, 1),
    ("orbiter_or_lander_at", ("mars", "saturn"), FIGURES, 0),
    ("lander_at", ("mars",), FIGURES, 1),
    ("lander_at", ("jupiter",), FIGURES, 2),
    ("lander_at", ("oumuamua",), {**OUMUAMUA, "landers": [{"oumuamua": 1}]}, 1),
    ("orbiters", (), FIGURES, 3),
    ("landers", (), FIGURES, 4),
    ("landers_on_planets", (), FIGURES, 2),
    ("orbiters_and_landers", (), FIGURES, 7),
    ("orbiters_and_landers_at_one_planet", (), FIGURES, 3),
    ("orbiters_and_landers_at_one_planet", (), {}, 0),
    ("orbiter_and_lander_at_one_planet", (), FIGURES, 2),
    ("orbiter_and_lander_at_one_planet", (), {"orbiters": [{"mars": 1}], "landers": [{"venus": 1}]}, 0),
    ("probe_far_from_earth", (), {"probes": [[(4, 3), (1, 5)]]}, 5),
    ("probe_far_from_earth", (), {"probes": [[(1, 1)]]}, 4),
    ("probe_far_from_earth", (), {"probes": [[(1, 0)]]}, 3),
    ("probe_far_from_earth", (), {"probes": [[], [(4, 1)]]}, 0),
    ("probe_on_asteroids", (), PROBES, 2),
    ("probe_on_asteroids", (), {"capsules": [{"sample_vp": (2, 4)}], "found": ["mascamites"]}, 1),
    ("probe_on_asteroids_by_earth", (), PROBES, 0),
    ("probe_on_asteroids_by_earth", (), {**PROBES, "turned": (7, 0, 0)}, 1),
    ("probe_on_comet", (), PROBES, 1),
    ("wins", ("black",), WINS, 3),
    ("wins", ("blue",), WINS, 1),
    ("wins", ("red",), WINS, 0),
    ("wins_in_one_sector", (), WINS, 2),
    ("wins_in_one_sector", (), {}, 0),
    ("signal_sectors", (), {"stars": {"vega": [0, 0], "procyon": [1], "kepler_22": [1, 0]}}, 2),
    ("signal_sectors", (), {**OUMUAMUA, "tile_markers": [0, 0]}, 0),
    ("signals_on_tile", (), {**OUMUAMUA, "tile_markers": [0, 1, 0]}, 2),
    ("traces", ("red",), TRACES, 4),
    ("traces", ("yellow",), TRACES, 1),
    ("traces", ("blue",), TRACES, 2),
    ("traces_of_one_color", (), TRACES, 4),
    ("trace_for_each_species", ("red",), TRACES, 1),
    ("trace_for_each_species", ("yellow",), TRACES, 0),
    ("all_colors_for_one_species", (), TRACES, 1),
    ("all_colors_for_one_species", (), {"traces": [{"red": 0, "yellow": 0}, {"blue": 0}]}, 0),
    ("species_traces", ("mascamites", "red"), TRACES, 3),
    ("species_traces", ("mascamites", "any"), TRACES, 5),
    ("species_traces", ("anomalies", "any"), TRACES, 0),  # not discovered: nobody knows them yet
    ("species_all_colors", ("mascamites",), TRACES, 1),
    ("species_all_colors", ("anomalies",), {**TRACES, "found": ["mascamites", "anomalies"]}, 0),
    ("other_species_traces", ("mascamites",), TRACES, 2),
    ("other_species_traces", ("exertians",), TRACES, 7),
    ("trace_on_paid_space", ("oumuamua",), PAID, 3),
    ("trace_on_paid_space", ("oumuamua",), {**OUMUAMUA, "board": [[("red", 2, 0)], []]}, 0),
    ("techs", ("probe",), {"techs": [["probe_1", "probe_4", "computer_2"], ["probe_2"]]}, 2),
    ("tucked", (), {"tucked": [["grant", "dune"], ["atlas"]]}, 2),
    ("completed_missions", (), {"done": [["iss", "alice"], ["atlas"]]}, 2),
    ("no_hand", (), {"hand": [[], ["dune"]]}, 1),
    ("no_hand", (), {"hand": [["dune"]]}, 0),
    ("publicity", (), {"publicity": [7]}, 7),
    ("score", (), {"score": [49]}, 49),
    ("data_in_pool", (), {"data": [4], "upper": [5]}, 4),
    ("exofossils", (), {"exofossils": [3]}, 3),
    (
        "sample_delivered",
        ("earth",),
        {"capsules": [{"sample_vp": (1, 5), "sample_data": (1, 4)}], "found": ["mascamites"]},
        1,
    ),
    ("sample_delivered", ("mars",), {"capsules": [{"sample_vp": (1, 5)}], "found": ["mascamites"]}, 0),
]


def test_every_condition_is_here() -> None:
    assert {name for name, *_ in CASES} == set(COUNTS)


@pytest.mark.rule("SETI-1.10", "SETI-1.16", "SETI-13.6", "SETI-8.16", "SETI-15.1.8", "SETI-15.3.10")
@pytest.mark.parametrize(("name", "of", "position", "count"), CASES)
def test_condition(name: str, of: tuple[str, ...], position: dict[str, Any], count: int) -> None:
    state = given(**{"hand": [[], []], **position}).state
    assert COUNTS[name].of(state, 0, of) == count
    assert not holds(state, 0, Condition(name, of, count + 1))
    assert holds(state, 0, Condition(name, of, count))


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [((1, 5), (1, 5), 0), ((1, 5), (4, 5), 3), ((1, 7), (1, 0), 1), ((2, 0), (1, 4), 5), ((4, 6), (1, 1), 6)],
)
def test_distance_is_the_shortest_way_round_the_sun(one: tuple[int, int], other: tuple[int, int], steps: int) -> None:
    assert distance(one, other) == distance(other, one) == steps
