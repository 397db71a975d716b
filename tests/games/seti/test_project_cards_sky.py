"""Every project card about signals, played for its effect with its exact outcome."""

from __future__ import annotations

from typing import Any

import pytest

from .projects import EARTH, Case, played, playing

BESIDE = (1, 4)
HERE: dict[str, Any] = {"probes": [[EARTH]]}
RED, YELLOW, BLUE = "hubble_space_telescope", "alma_observatory", "through_the_asteroid_belt"
"""The cards of the row, by the colour of their sectors."""
NEXT = ["low_power_microprocessors", "nasa_image_of_the_day", "government_funding"]
"""The top of the deck: yellow, blue, yellow."""
SCAN = f"earth {RED} barnards_star"
"""A scan: Earth's sector, then the red card of the row."""
SCANNED = {"61_virginis": [0], "barnards_star": [0], "row": [NEXT[0], YELLOW, BLUE]}


def twice(star: str) -> dict[str, Any]:
    """Two signals at a star: the second position scores 2 VP (SETI-8.3)."""
    return {star: [0, 0], "data": 2, "score": 2}


CASES = {
    # with a probe
    "hubble_space_telescope": Case("0:1:4", {"probes": [BESIDE], "proxima_centauri": [0], "data": 1}, HERE),
    "kepler_space_telescope": Case("0:1:4", {"probes": [BESIDE], **twice("proxima_centauri")}, HERE),
    "james_webb_space_telescope": Case(
        "0:1:4",
        {"probes": [BESIDE], "proxima_centauri": [0], "61_virginis": [0], "kepler_22": [0], "data": 3},
        HERE,
    ),
    "great_observatories_project": Case(
        "sirius_a proxima_centauri sirius_a",
        {"proxima_centauri": [0], "sirius_a": [0, 0], "data": 3, "score": 2},
        {"probes": [[BESIDE], [(3, 1), (2, 1)]]},
    ),
    "breakthrough_starshot": Case("0:1:4 barnards_star", {"probes": [BESIDE], "barnards_star": [0], "data": 1}, HERE),
    "breakthrough_watch": Case("0:1:4 kepler_22", {"probes": [BESIDE], "kepler_22": [0], "data": 1}, HERE),
    "breakthrough_listen": Case("0:1:4 procyon", {"probes": [BESIDE], "procyon": [0], "data": 1}, HERE),
    "chandra_space_observatory": Case("", {**twice("61_virginis"), "front": ["chandra_space_observatory"]}, HERE),
    "plato": Case("", {"61_virginis": [0, 0, 0], "score": 2}, HERE),
    "orbiting_lagrange_point": Case("", {"61_virginis": [0], "data": 1, "hand": ["orbiting_lagrange_point"]}, HERE),
    "herschel_space_observatory": Case(
        "", {"61_virginis": [0], "data": 1, "front": ["herschel_space_observatory"]}, HERE
    ),
    # at planets and stars
    "mercury_exploration_program": Case("", {**twice("sirius_a"), "front": ["mercury_exploration_program"]}),
    "venus_exploration_program": Case("", {**twice("kepler_22"), "front": ["venus_exploration_program"]}),
    "mars_exploration_program": Case("", {**twice("barnards_star"), "front": ["mars_exploration_program"]}),
    "jupiter_exploration_program": Case("", {**twice("kepler_22"), "front": ["jupiter_exploration_program"]}),
    "saturn_exploration_program": Case("", {**twice("procyon"), "front": ["saturn_exploration_program"]}),
    "proxima_centauri_observation": Case("", {**twice("proxima_centauri"), "front": ["proxima_centauri_observation"]}),
    "barnards_star_observation": Case("", {**twice("barnards_star"), "front": ["barnards_star_observation"]}),
    "61_virginis_observation": Case("", {**twice("61_virginis"), "front": ["61_virginis_observation"]}),
    "kepler_22_observation": Case("", {**twice("kepler_22"), "front": ["kepler_22_observation"]}),
    "sirius_a_observation": Case("", {**twice("sirius_a"), "front": ["sirius_a_observation"]}),
    "procyon_observation": Case("", {**twice("procyon"), "front": ["procyon_observation"]}),
    "beta_pictoris_observation": Case("", {"beta_pictoris": [0], "data": 1, "front": ["beta_pictoris_observation"]}),
    "vega_observation": Case("", {"vega": [0], "data": 1, "front": ["vega_observation"]}),
    "wow_signal": Case("", {**twice("61_virginis"), "publicity": 1}),
    "canadian_hydrogen_telescope": Case("vega", {"vega": [0], "data": 1, "front": ["canadian_hydrogen_telescope"]}),
    "algonquin_radio_observatory": Case(
        "kepler_22 proxima_centauri procyon vega",
        {"kepler_22": [0], "proxima_centauri": [0], "procyon": [0], "vega": [0]},
    ),
    # with cards
    "allen_telescope_array": Case(
        f"{RED} barnards_star {YELLOW} kepler_22",
        {"barnards_star": [0], "kepler_22": [0], "data": 2, "row": [*NEXT[:2], BLUE]},
    ),
    "alma_observatory": Case(
        f"{RED} barnards_star {BLUE} procyon",
        {"barnards_star": [0], "procyon": [0], "data": 2, "row": [NEXT[0], "parkes_observatory", NEXT[1]]},
    ),
    "very_large_array": Case(
        f"{RED} barnards_star {BLUE} sirius_a",
        {"barnards_star": [0], "sirius_a": [0], "data": 2, "row": [NEXT[0], YELLOW, NEXT[1]]},
    ),
    "square_kilometre_array": Case(
        f"{RED} proxima_centauri {YELLOW} kepler_22 procyon",
        {"proxima_centauri": [0], "kepler_22": [0], "procyon": [0], "data": 3, "score": 3 * 2, "row": NEXT},
    ),
    "giant_magellan_telescope": Case(
        f"{BLUE} sirius_a",
        {"sirius_a": [0], "data": 1, "row": [RED, YELLOW, NEXT[0]], "front": ["giant_magellan_telescope"]},
    ),
    "planet_hunters": Case(
        "deck press_statement barnards_star low_power_microprocessors kepler_22 none",
        {"hand": ["dune"], "barnards_star": [0], "kepler_22": [0], "data": 2},
        {"also": ["press_statement", "dune"]},
    ),
    "amateur_astronomers": Case(
        "kepler_22 procyon 61_virginis", {"kepler_22": [0], "procyon": [0], "61_virginis": [0], "data": 3}
    ),
    # scans
    "lovell_telescope": Case(SCAN, {**SCANNED, "data": 3, "front": ["lovell_telescope"]}),
    "parkes_observatory": Case(SCAN, {**SCANNED, "data": 2, "score": 2}),
    "deep_synoptic_array": Case(
        f"earth {YELLOW} kepler_22",
        {"61_virginis": [0], "kepler_22": [0], "data": 2, "score": 2 * 2, "row": [RED, NEXT[0], BLUE]},
    ),
    "veritas_telescopes": Case(
        f"earth {BLUE} procyon",
        {"61_virginis": [0], "procyon": [0], "data": 2, "score": 2, "row": [RED, YELLOW, NEXT[0]]},
    ),
    "arecibo_observatory": Case(f"{SCAN} vega", {**SCANNED, "vega": [0], "data": 3}),
    "green_bank_telescope": Case(SCAN, {**SCANNED, "data": 2, "front": ["green_bank_telescope"]}),
    "noto_radio_observatory": Case(SCAN, {**SCANNED, "data": 2, "publicity": 1}),
}


@pytest.mark.parametrize("face", CASES)
def test_card(face: str) -> None:
    case = CASES[face]
    assert played(face, case.choices, **case.position) == case.changes


# What these cards say besides


@pytest.mark.parametrize(
    ("face", "gain"),
    [
        ("allen_telescope_array", {"energy": 1}),
        ("alma_observatory", {"hand": [NEXT[2]]}),
        ("very_large_array", {"data": 3}),
    ],
)
def test_a_completed_sector_pays_what_the_card_promised(face: str, gain: dict[str, Any]) -> None:
    """SETI-1.18: it is gained when the sector is resolved after the main action, once."""
    full = {"procyon": [0, 0, 0, 1], "barnards_star": [0, 0, 0, 0]}
    choices = f"{RED} barnards_star {BLUE} procyon procyon left:red:0 right:red:0"
    found = played(face, choices, stars=full, wins=[[]])
    expected = {
        "data": 2,
        "wins": ["procyon", "barnards_star"],
        "procyon": [1],
        "barnards_star": [],
        "score": 5 + 3,
        "publicity": 2 + 2,
        "left": {"red": 0},
        "right": {"red": 0},
    }
    assert {name: value for name, value in found.items() if name != "row"} == {**expected, **gain}


@pytest.mark.rule("SETI-1.18")
def test_the_promise_for_a_completed_sector_ends_with_the_turn() -> None:
    game = playing("allen_telescope_array", RED, "proxima_centauri", YELLOW, "kepler_22")
    assert game.agency().turn == {"sector_completed": ["allen_telescope_array"]}
    game.choose("end")
    assert game.agency().turn == {}


def test_square_kilometre_array_counts_each_sector_once() -> None:
    found = played(
        "square_kilometre_array",
        "press_statement barnards_star breakthrough_watch barnards_star proxima_centauri",
        row=["press_statement", "breakthrough_watch", "starship"],
    )
    assert found["barnards_star"] == [0, 0]
    assert found["score"] == 2 + 2 * 2  # the second position, two different sectors


def test_only_signals_of_the_scan_itself_count() -> None:
    """Parkes Observatory pays for red signals of its scan, not for the red circle of another mission."""
    found = played(
        "parkes_observatory",
        f"{SCAN} telescope_time_allocation:2 proxima_centauri",
        played=[["telescope_time_allocation"]],
    )
    assert found["proxima_centauri"] == [0]
    assert found["score"] == 2


def test_great_observatories_project_may_choose_fewer_probes() -> None:
    game = playing("great_observatories_project", probes=[[BESIDE], [(3, 1)]])
    assert game.options == ["proxima_centauri", "sirius_a", "none", "free"]
    game.choose("sirius_a")
    assert "sirius_a" not in game.options  # each probe serves once
    game.choose("none")
    assert game.ask.kind == "turn"
    assert played("great_observatories_project") == {}


def test_great_observatories_project_may_choose_the_rivals_probe() -> None:
    assert played("great_observatories_project", "61_virginis", seats=1, probes=[[], [EARTH]])["61_virginis"] == [0]


def test_signals_of_kepler_go_to_one_sector() -> None:
    game = playing("kepler_space_telescope", "stop", probes=[[(1, 4), (2, 1)]], techs=[["probe_1"]])
    assert game.options[:2] == ["proxima_centauri", "sirius_a"]
    game.choose("sirius_a")
    assert game.star("sirius_a").markers == [0, 0]


@pytest.mark.parametrize("face", ["chandra_space_observatory", "plato", "herschel_space_observatory"])
def test_without_a_probe_there_is_no_signal(face: str) -> None:
    assert "61_virginis" not in played(face)


@pytest.mark.rule("SETI-8.5")
def test_plato_sends_the_data_to_the_supply() -> None:
    game = playing("plato", **HERE)
    assert game.star("61_virginis").data == 3
    assert game.agency().data == 0


def test_orbiting_lagrange_point_stays_away_with_two_signals_there() -> None:
    found = played("orbiting_lagrange_point", stars={"61_virginis": [0]}, **HERE)
    assert found == {"61_virginis": [0, 0], "data": 1, "score": 2}


def test_orbiting_lagrange_point_counts_own_signals_only() -> None:
    found = played("orbiting_lagrange_point", stars={"61_virginis": [1, 1]}, **HERE)
    assert found["hand"] == ["orbiting_lagrange_point"]


def test_planet_hunters_may_use_three_cards_and_no_more() -> None:
    game = playing("planet_hunters", "deck", also=["press_statement", "dune", "starship"])
    game.choose("press_statement", "barnards_star", "dune", "barnards_star", "starship", "proxima_centauri")
    assert game.ask.kind == "turn"
    assert game.hand() == ["low_power_microprocessors"]


@pytest.mark.rule("SETI-5.3")
def test_a_scan_of_a_card_pays_the_extra_costs_of_techs() -> None:
    game = playing("noto_radio_observatory", "earth", "row", RED, "barnards_star", techs=[["telescope_2"]])
    assert game.options == ["telescope_2", "done", "free"]
    game.choose("telescope_2")
    assert game.agency().publicity == 4 + 1 - 1
    assert game.star("sirius_a").markers == [0]
