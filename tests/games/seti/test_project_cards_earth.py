"""Every project card about techs, cards, traces and plain gains, played for its effect with its exact outcome."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.seti.cards.decks import PROJECTS

from . import test_project_cards_sky, test_project_cards_space
from .given import given
from .projects import EARTH, TILES, Case, at_table, played, playing

RED, YELLOW, BLUE = "hubble_space_telescope", "alma_observatory", "through_the_asteroid_belt"
NEXT = ["low_power_microprocessors", "nasa_image_of_the_day", "government_funding"]
TURNED = (7, 0, 0)
"""Disc 1 has turned once, and Earth with it."""
TILE = 2 + 3
"""The points of a first tile and of its bonus."""
ENERGY = ["grant", "mercury_flyby"]
"""Cards with energy income."""


def research(tech: str, **more: Any) -> dict[str, Any]:
    """One rotation and a tech from its whole stack."""
    found: dict[str, Any] = {"turned": TURNED, "techs": [tech], "score": TILE, **more}
    return found | ({"computers": {3: tech}} if tech.startswith("computer") else {})


def nothing(face: str) -> Case:
    """A mission without an effect just lies there."""
    return Case("", {"front": [face]})


CASES = {
    # techs
    "odinus_mission": Case("probe_2", research("probe_2", front=["odinus_mission"])),
    "effelsberg_telescope_construction": Case("deck telescope_2", research("telescope_2", hand=NEXT[:1])),
    "ion_propulsion_system": Case("probe_3", research("probe_3", energy=1)),
    "quantum_computer": Case("computer_1 3", research("computer_1", front=["quantum_computer"])),
    "onsala_telescope_construction": Case(
        "telescope_2", research("telescope_2", front=["onsala_telescope_construction"])
    ),
    "sherloc": Case("probe_2", research("probe_2", front=["sherloc"])),
    "alice": Case("computer_2 3", research("computer_2", front=["alice"])),
    "fast_telescope_construction": Case(
        f"{RED} barnards_star {BLUE} procyon telescope_3",
        research("telescope_3", barnards_star=[0], procyon=[0], data=2, row=[NEXT[0], YELLOW, NEXT[1]]),
    ),
    "gmrt_telescope_construction": Case("telescope_3", research("telescope_3", front=["gmrt_telescope_construction"])),
    "yevpatoria_telescope_construction": Case(
        "telescope_2 press_statement proxima_centauri",
        research("telescope_2", publicity=1, proxima_centauri=[0], data=1, hand=["dune"]),
        {"also": ["press_statement", "dune"]},
    ),
    "dune": Case("computer_1 3", research("computer_1", front=["dune"])),
    "large_hadron_collider": Case("computer_1 3", research("computer_1", data=1)),
    "atlas": Case("computer_1 3", research("computer_1", front=["atlas"])),
    "focused_research": Case(
        "probe_4",
        {"turned": TURNED, "techs": ["probe_2", "probe_3", "telescope_3", "probe_4"], "score": TILE + 3 * 2},
        {"techs": [["probe_2", "probe_3", "telescope_3"]]},
    ),
    # the next tile of that stack gives 1 energy
    "scientific_cooperation": Case(
        "probe_2",
        {"turned": TURNED, "techs": ["probe_2"], "energy": 1, "publicity": 2},
        {"techs": [[], ["probe_2"]], "decks": {"probe_2": ["bonus_energy"]}},
    ),
    "international_collaboration": Case("", {"techs": ["telescope_1"], "data": 2}, {"techs": [[], ["telescope_1"]]}),
    "starship": Case("probe_2", research("probe_2", probes=[(1, 4)])),
    "project_longshot": Case("probe_2", research("probe_2", front=["project_longshot"])),
    "apollo_11_mission": Case("probe_4", research("probe_4", front=["apollo_11_mission"])),
    "westerbork_synthesis_radio_telescope": Case(
        "telescope_2", research("telescope_2", front=["westerbork_synthesis_radio_telescope"])
    ),
    "low_power_microprocessors": Case("computer_1 3", research("computer_1", energy=1)),
    "roman_space_telescope": Case("telescope_2", research("telescope_2", front=["roman_space_telescope"])),
    "planetary_geologic_mapping": Case("probe_3", research("probe_3", front=["planetary_geologic_mapping"])),
    "pixl": Case("computer_2 3", research("computer_2") | {"score": TILE + 4}),
    "future_circular_collider": Case("computer_1 3", research("computer_1", data=3)),
    "euclid_telescope_construction": Case(
        "telescope_3", research("telescope_3", front=["euclid_telescope_construction"])
    ),
    # cards
    "grant": Case(RED, {"hand": [RED], "publicity": 1, "row": [NEXT[0], YELLOW, BLUE]}),
    "clean_space_initiative": Case(
        "publicity move 0:1:4", {"publicity": 1, "data": 1, "probes": [(1, 4)], "row": NEXT}, {"probes": [[EARTH]]}
    ),
    "niac_program": Case("", {"hand": NEXT, "front": ["niac_program"]}),
    "fuel_tanks_construction": Case("grant mercury_flyby done", {"energy": 2}, {"also": [*ENERGY, "press_statement"]}),
    "fusion_reactor": Case(
        "",
        {"energy": 2 + 1, "tucked": [*ENERGY, "press_statement", "fusion_reactor"]},
        {"tucked": [[*ENERGY, "press_statement"]]},
    ),
    "nasa_image_of_the_day": Case(
        "",
        {"publicity": 2 + 1, "hand": NEXT[:1], "tucked": ["dragonfly", "hayabusa", "nasa_image_of_the_day"]},
        {"tucked": [["dragonfly", "hayabusa"]]},
    ),
    "government_funding": Case(
        "",
        {"score": 3, "credits": 1, "tucked": ["dragonfly", "hayabusa", "government_funding"]},
        {"tucked": [["dragonfly", "hayabusa"]]},
    ),
    "telescope_modernization": Case("deck", {"hand": NEXT[:1], "front": ["telescope_modernization"]}),
    # traces
    "extremophiles_study": Case(
        "left:red:0",
        {"left": {"red": 0}, "publicity": 1, "score": 5 + 2},
        {"overflow": [[("red", 0), ("blue", 0), ("red", 1)]]},
    ),
    "coronal_spectrograph": Case(
        "right:red:0", {"right": {"red": 0}, "publicity": 1, "score": 3}, {"overflow": [[], [("red", 0)]]}
    ),
    "electron_microscope": Case(
        "left:yellow:-1",
        {"left overflow": [("yellow", 0)], "score": 3},
        {"traces": [{"yellow": 0}, {}]},
    ),
    "exascale_supercomputer": Case(
        "left:blue:0", {"left": {"blue": 0}, "publicity": 1, "score": 5}, {"overflow": [[("blue", 0)]]}
    ),
    "seti_at_home": Case("left:red:0", {"left": {"red": 0}, "publicity": 1, "score": 5}, {"publicity": [8]}),
    # gains
    "mars_science_laboratory": Case("", {"publicity": 1, "data": 2, "front": ["mars_science_laboratory"]}),
    "near_earth_asteroids_survey": Case("", {"publicity": 2, "front": ["near_earth_asteroids_survey"]}),
    "tardigrades_study": Case("", {"publicity": 1, "data": 1, "hand": NEXT[:1], "front": ["tardigrades_study"]}),
    "linguistic_analysis": Case("", {"publicity": 3, "front": ["linguistic_analysis"]}),
    "press_statement": Case("", {"publicity": 3}),
    "solvay_conference": Case("", {"publicity": 2, "front": ["solvay_conference"]}),
    "near_shoemaker": Case("", {"publicity": 2, "front": ["near_shoemaker"]}),
    "seti_data_archive": Case("", {"data": 2}),
    # triggered missions
    "nasa_astrobiology_institute": Case("", {"publicity": 1, "front": ["nasa_astrobiology_institute"]}),
    "seti_institute": Case("", {"publicity": 1, "front": ["seti_institute"]}),
    "iss": Case("", {"publicity": 1, "front": ["iss"]}),
    "popularization_of_science": Case("", {"publicity": 1, "front": ["popularization_of_science"]}),
    "first_black_hole_photo": Case("", {"data": 2, "front": ["first_black_hole_photo"]}),
    **{
        face: nothing(face)
        for face in (
            "pioneer_11_mission",
            "mariner_10_mission",
            "voyager_2_mission",
            "galileo_mission",
            "nasa_research_center",
            "cape_canaveral_sfs",
            "johnson_space_center",
            "telescope_time_allocation",
            "strategic_planning",
            "control_center",
            "advanced_navigation_system",
            "asteroids_research",
            "cornell_university",
        )
    },
}


@pytest.mark.parametrize("face", CASES)
def test_card(face: str) -> None:
    case = CASES[face]
    assert played(face, case.choices, **case.position) == case.changes


def test_every_project_card_is_played() -> None:
    """All 138 of them, each in one of three files."""
    tables = [CASES, test_project_cards_sky.CASES, test_project_cards_space.CASES]
    faces = [face for table in tables for face in table]
    assert sorted(faces) == sorted(PROJECTS)


# What these cards say besides


@pytest.mark.rule("SETI-20.5")
@pytest.mark.parametrize("face", ["scientific_cooperation", "international_collaboration"])
def test_a_tech_the_rival_ever_took_counts_as_another_players(face: str) -> None:
    """Ours: it counts also when the rival has spent the tile since."""
    game = at_table(face, seats=1, taken_by_rival=["probe_3"], first_tiles=["probe_2"])
    game.choose("play", face)
    if face == "scientific_cooperation":
        game.choose("probe_3")
        assert game.agency().publicity == 4 + 2
    assert game.agency().techs == ["probe_3"]


@pytest.mark.rule("SETI-20.13")
def test_international_collaboration_in_solo_offers_what_the_rival_ever_took() -> None:
    game = playing("international_collaboration", seats=1, taken_by_rival=["probe_3", "telescope_2", "probe_2"])
    assert game.candidates == ["probe_2", "probe_3", "telescope_2", "free"]
    game.choose("telescope_2")
    assert game.agency().techs == ["telescope_2"]
    assert game.agency().score == 1 + 2  # a stack untouched in this test still has its 2-VP tile; no bonus of the tile


def test_international_collaboration_gives_no_tile_bonus_and_does_not_rotate() -> None:
    found = played("international_collaboration", techs=[[], ["probe_2"]])
    assert found == {"techs": ["probe_2"]}


def test_international_collaboration_keeps_the_launch_of_probe_1() -> None:
    found = played("international_collaboration", techs=[[], ["probe_1"]], probes=[[(3, 0)]])
    assert found == {"techs": ["probe_1"], "probes": [(3, 0), EARTH]}


def test_international_collaboration_needs_a_tech_one_does_not_have() -> None:
    assert played("international_collaboration", techs=[["probe_2"], ["probe_2"]]) == {}
    assert played("international_collaboration") == {}


def test_scientific_cooperation_with_a_tech_nobody_has() -> None:
    found = played("scientific_cooperation", "probe_2", techs=[[], ["probe_3"]])
    assert found == research("probe_2")


@pytest.mark.rule("SETI-5.36", "SETI-5.37")
def test_with_all_four_techs_of_a_type_the_system_still_turns() -> None:
    own = ["probe_1", "probe_2", "probe_3", "probe_4"]
    assert played("sherloc", techs=[own]) == {"turned": TURNED, "front": ["sherloc"]}


def test_euclid_offers_probe_and_telescope_techs_only() -> None:
    game = playing("euclid_telescope_construction")
    assert {option.rpartition("_")[0] for option in game.options} == {"probe", "telescope", ""}


def test_yevpatoria_may_leave_the_signal() -> None:
    found = played("yevpatoria_telescope_construction", "telescope_2 none", also=["press_statement"])
    assert found == research("telescope_2", publicity=1)


def test_pixl_counts_publicity_and_keeps_it() -> None:
    found = played("pixl", "computer_1 3", publicity=[7])
    assert found["score"] == TILE + 7
    assert "publicity" not in found


def test_grant_shows_the_card_it_takes() -> None:
    game = playing("grant", "deck")
    assert game.hand() == NEXT[:1]
    assert game.agency().data == 1  # its corner
    (card,) = game.state.hand(0)
    assert game.state.cards.read(card, 1) == NEXT[0]


def test_clean_space_initiative_asks_for_the_order_of_different_corners_only() -> None:
    game = playing("clean_space_initiative", row=["press_statement", "dune", "seti_at_home"])
    assert game.options == ["data", "publicity", "free"]
    game.choose("data", "data")
    assert game.agency().data == 2
    assert game.agency().publicity == 5
    assert game.discards[:3] == ["press_statement", "dune", "seti_at_home"]


def test_clean_space_initiative_is_no_use_of_a_corner() -> None:
    found = played("clean_space_initiative", "publicity data", played=[["cornell_university"]])
    assert found["publicity"] == 1


def test_cards_are_shown_by_their_corner_or_income() -> None:
    game = playing("fuel_tanks_construction", also=["grant", "press_statement"])
    assert game.candidates == ["grant", "press_statement", "done", "free"]
    assert game.refused("press_statement") == "SETI-4.1"
    game.choose("grant", "done")
    assert game.agency().energy == 4
    game = playing("pre_launch_testing", also=["grant", "venera_probe"])
    assert game.refused("grant") == "SETI-6.12"


def test_alien_cards_with_a_move_corner_can_be_shown() -> None:
    game = playing("pre_launch_testing", also=["the_queen"], found=["mascamites"])
    game.choose("the_queen", "0:1:4")
    assert game.agency().probes == [(1, 4)]
    assert game.hand() == ["the_queen"]


def test_shown_cards_are_known_to_everybody() -> None:
    game = playing("fuel_tanks_construction", "grant", also=["grant", "mercury_flyby"])
    assert ("showed", {"seat": 0, "cards": ["grant"]}) in game.table.seat(1).log


@pytest.mark.parametrize(
    ("face", "color"),
    [("coronal_spectrograph", "red"), ("electron_microscope", "yellow"), ("exascale_supercomputer", "blue")],
)
def test_a_trace_for_a_species_where_one_has_that_colour(face: str, color: str) -> None:
    assert played(face, traces=[{color: 1}, {}]) == {}
    game = playing(face, overflow=[[], [(color, 0)]])
    assert game.options == [f"right:{color}:0", f"right:{color}:-1", "free"]


def test_seti_at_home_needs_8_publicity() -> None:
    assert played("seti_at_home", publicity=[7]) == {}


def test_a_card_that_tucks_itself_pays_at_once_and_later() -> None:
    game = playing("fusion_reactor")
    assert game.tucked() == ["fusion_reactor"]
    assert game.agency().energy == 4
    assert "fusion_reactor" not in game.discards


def test_the_table_of_these_tests_is_as_it_says() -> None:
    game = given(decks={**TILES})
    assert game.state.where("earth") == EARTH
    assert game.state.columns[5] == "61_virginis"
