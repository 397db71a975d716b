"""Every mission of the project cards: completed with its exact reward, refused without what it asks for; every circle
covered by a real event."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from wardroom.games.seti.cards import CONDITIONAL, TRIGGERED
from wardroom.games.seti.cards.decks import PROJECTS

from .given import Sitting
from .projects import EARTH, NEPTUNE, VENUS, at_table, changed, everything

RED, YELLOW, BLUE = "hubble_space_telescope", "alma_observatory", "through_the_asteroid_belt"
NEXT = ["low_power_microprocessors", "nasa_image_of_the_day"]


class Met(NamedTuple):
    """A mission is completed here with these choices and changes so much; and there it is refused."""

    position: dict[str, Any]
    changes: dict[str, Any]
    missed: dict[str, Any]
    choices: str = ""


def for_both(color: str) -> dict[str, Any]:
    """A trace of this colour for each species: a discovery space and an overflow space (SETI-13.6)."""
    return {"traces": [{color: 0}, {}], "overflow": [[], [(color, 0)]]}


def three(color: str, owner: int = 0) -> dict[str, Any]:
    """Three traces of a colour: discovery, overflow, board."""
    marks = {"traces": [{color: owner}, {}], "overflow": [[], [(color, owner)]], "board": [[(color, 1, owner)], []]}
    return {**marks, "found": ["mascamites"]}


ELSEWHERE = {"orbiters": [{"mars": 1}, {"venus": 1}], "landers": [{}, {"mercury": 1}]}
"""Nothing at Venus, Mercury or any outer planet but what belongs to another player."""
FOUR_SECTORS = {"stars": {"vega": [0], "procyon": [1, 0], "kepler_22": [0, 0], "sirius_a": [0]}}

CONDITIONALS: dict[str, Met] = {
    "venera_probe": Met({"orbiters": [{"venus": 1}]}, {"score": 7, "publicity": 1}, ELSEWHERE),
    "juno_probe": Met({"moons": [["io"]]}, {"score": 7, "publicity": 1}, ELSEWHERE),
    "messenger_probe": Met({"landers": [{"mercury": 1}]}, {"score": 7, "publicity": 1}, ELSEWHERE),
    "cassini_probe": Met({"moons": [["titan"]]}, {"score": 6, "publicity": 1}, {"moons": [[], ["titan"]]}),
    "odinus_mission": Met(
        {"orbiters": [{"neptune": 1}], "moons": [["titania"]]},
        {"score": 5, "hand": NEXT[:1]},
        {"orbiters": [{"neptune": 2}, {"uranus": 1}]},
        "deck",
    ),
    "space_launch_system": Met(
        {"landers": [{"mars": 2, "venus": 1}]}, {"credits": 1}, {"landers": [{"mars": 2}], "moons": [["io", "europa"]]}
    ),
    "mercury_exploration_program": Met({"orbiters": [{"mercury": 1}]}, {"score": 4}, ELSEWHERE),
    "venus_exploration_program": Met({"landers": [{"venus": 1}]}, {"score": 4}, ELSEWHERE),
    "mars_exploration_program": Met({"moons": [["phobos_deimos"]]}, {"score": 4}, {"orbiters": [{"venus": 1}]}),
    "jupiter_exploration_program": Met({"landers": [{"jupiter": 1}]}, {"score": 4}, ELSEWHERE),
    "saturn_exploration_program": Met({"moons": [["enceladus"]]}, {"score": 4}, ELSEWHERE),
    "proxima_centauri_observation": Met(
        {"wins": [["barnards_star", "proxima_centauri"]]},
        {"score": 4, "publicity": 1},
        {"wins": [["barnards_star", "vega"], ["proxima_centauri"]]},
    ),
    "61_virginis_observation": Met(
        {"wins": [["kepler_22", "kepler_22"]]}, {"score": 4, "publicity": 1}, {"wins": [["61_virginis"]]}
    ),
    "sirius_a_observation": Met(
        {"wins": [["sirius_a", "procyon"]]}, {"score": 4, "publicity": 1}, {"wins": [["procyon"], ["sirius_a"]]}
    ),
    "beta_pictoris_observation": Met(
        {"wins": [["vega"]]}, {"score": 2, "publicity": 1}, {"wins": [["procyon"], ["vega"]]}
    ),
    "lovell_telescope": Met({"publicity": [8]}, {"score": 3, "hand": NEXT[:1]}, {"publicity": [7]}, "deck"),
    "uranus_orbiter_and_probe": Met({"landers": [{"uranus": 1}]}, {"score": 3, "hand": NEXT[:1]}, ELSEWHERE),
    "trident_probe": Met({"moons": [["triton"]]}, {"score": 4, "data": 1}, {"moons": [["titania"]]}),
    "quantum_computer": Met(
        {"score": [50], "milestones": [[20, 25, 30, 50]], "hand": [["press_statement"]]},
        {"credits": 1, "hand": [], "tucked": ["press_statement"]},
        {"score": [49], "milestones": [[20, 25, 30]]},
        "press_statement",
    ),
    "alice": Met(for_both("blue"), {"data": 2}, {"traces": [{"blue": 0}, {"blue": 1}]}),
    "gmrt_telescope_construction": Met(for_both("red"), {"score": 2, "energy": 1}, for_both("blue")),
    "atlas": Met(three("blue"), {"score": 3, "data": 1}, three("blue", 1)),
    "project_longshot": Met({"probes": [[NEPTUNE]]}, {"score": 3, "energy": 1}, {"probes": [[(4, 4)], [NEPTUNE]]}),
    "chandra_space_observatory": Met(
        FOUR_SECTORS, {"publicity": 2}, {"stars": {"vega": [0, 0], "procyon": [1], "kepler_22": [0]}}
    ),
    "niac_program": Met({}, {"hand": NEXT[:1]}, {"hand": [["press_statement"]]}, "deck"),
    "near_earth_asteroids_survey": Met(
        {"turned": (7, 0, 0), "probes": [[(2, 4)]]}, {"score": 5, "hand": NEXT[:1]}, {"probes": [[(2, 6)]]}, "deck"
    ),
    "tardigrades_study": Met(
        three("yellow"),
        {"score": 3, "right": {"yellow": 0}, "publicity": 1},
        {"traces": [{"yellow": 0}, {"yellow": 0}]},
        "right:yellow:0",
    ),
    "apollo_11_mission": Met(for_both("yellow"), {"score": 2, "hand": NEXT[:1]}, {"traces": [{}, {"yellow": 0}]}),
    "linguistic_analysis": Met(
        {"traces": [{"red": 0, "yellow": 0}, {"red": 0}], "overflow": [[("blue", 0)], [("yellow", 0)]]},
        {"score": 5, "left": {"red": 0, "yellow": 0, "blue": 0}, "publicity": 1},
        {"traces": [{"red": 0, "yellow": 0}, {"blue": 0}]},
        "left:blue:0",
    ),
    "westerbork_synthesis_radio_telescope": Met(
        {"wins": [["vega", "procyon", "vega"]]}, {"score": 9}, {"wins": [["vega", "beta_pictoris"], ["vega"]]}
    ),
    "rosetta_probe": Met({"probes": [[(2, 0)]]}, {"score": 3, "data": 1}, {"probes": [[(2, 4)], [(2, 0)]]}),
    "green_bank_telescope": Met(
        three("red"), {"score": 3, "right": {"red": 0}, "publicity": 1}, for_both("red"), "right:red:0"
    ),
    "roman_space_telescope": Met(
        {"orbiters": [{"mars": 1, "venus": 1}]}, {"data": 2}, {"orbiters": [{"mars": 1}, {"venus": 1}]}
    ),
    "planetary_geologic_mapping": Met(
        {"orbiters": [{"saturn": 1}], "moons": [["titan"]]},
        {"score": 3, "data": 1},
        {"orbiters": [{"saturn": 1}], "landers": [{"mars": 1}], "moons": [["io"]]},
    ),
    "canadian_hydrogen_telescope": Met(
        {"techs": [["telescope_1", "telescope_2", "telescope_4"]]},
        {"data": 1},
        {"techs": [["telescope_1", "telescope_2", "probe_1"]]},
    ),
    "space_shuttle": Met(
        {"orbiters": [{"mars": 2}], "landers": [{"venus": 2}], "moons": [["io"]]},
        {"score": 3, "credits": 1},
        {"orbiters": [{"mars": 2}], "landers": [{"venus": 2}]},
    ),
    "herschel_space_observatory": Met(
        FOUR_SECTORS, {"publicity": 2}, {"stars": {"vega": [0], "procyon": [0], "sirius_a": [0]}}
    ),
}


def front(face: str, **position: Any) -> Sitting:
    """A mission lies in front of seat 0."""
    return at_table(**{"played": [[face]], "hand": [[]], **position})


def test_every_conditional_mission_is_here() -> None:
    assert sorted(CONDITIONALS) == sorted(face for face, card in PROJECTS.items() if card.kind == CONDITIONAL)


@pytest.mark.rule("SETI-11.1", "SETI-1.10", "SETI-13.6")
@pytest.mark.parametrize("face", CONDITIONALS)
def test_mission(face: str) -> None:
    met = CONDITIONALS[face]
    game = front(face, **met.position)
    before = everything(game)
    game.choose("mission", *met.choices.split())
    assert changed(before, game) == {**met.changes, "front": [], "done": [face]}


@pytest.mark.rule("SETI-11.1", "SETI-1.16")
@pytest.mark.parametrize("face", CONDITIONALS)
def test_mission_without_what_it_asks_for(face: str) -> None:
    game = front(face, **CONDITIONALS[face].missed)
    assert game.refused("mission") == "SETI-11.1"


# Triggered missions


class Event(NamedTuple):
    """Something that happens: from this position by these choices."""

    position: dict[str, Any]
    choices: str


EVENTS = {
    "jupiter": Event({"probes": [[(3, 2)]]}, "move 0:3:3"),
    "saturn": Event({"probes": [[(3, 6)]]}, "move 0:3:7"),
    "mercury": Event({"probes": [[(1, 2)]]}, "move 0:1:1"),
    "venus": Event({"probes": [[(1, 2)]]}, "move 0:1:3"),
    "uranus": Event({"probes": [[(4, 1)]]}, "move 0:4:0"),
    "neptune": Event({"probes": [[(4, 2)]]}, "move 0:4:3"),
    "mars": Event({"probes": [[(2, 3)]]}, "move 0:2:2"),
    "asteroids": Event({"probes": [[(1, 6)]]}, "move 0:1:7"),
    "probe tech": Event({"publicity": [6]}, "research probe_2"),
    "telescope tech": Event({"publicity": [6]}, "research telescope_2"),
    "computer tech": Event({"publicity": [6]}, "research computer_1 3"),
    "red trace": Event({"publicity": [8], "hand": [["seti_at_home"]]}, "play seti_at_home left:red:0"),
    "yellow trace": Event({"probes": [[(2, 4)]], "hand": [["hayabusa"]]}, "play hayabusa left:yellow:0"),
    "blue trace": Event({"upper": [6]}, "analyse left:blue:0"),
    "scan": Event({}, f"scan earth {RED} barnards_star"),
    "launch": Event({}, "launch"),
    "orbit": Event({"probes": [[VENUS]]}, "orbit none"),
    "land": Event({"probes": [[VENUS]]}, "land left:yellow:0"),
    "play for 1": Event({"hand": [["press_statement"]]}, "play press_statement"),
    "play for 2": Event({"hand": [["wow_signal"]]}, "play wow_signal"),
    "play for 3": Event({"hand": [["pixl"]]}, "play pixl computer_1 3"),
    "yellow signal": Event(
        {"hand": [["canadian_hydrogen_telescope"]], "probes": [[EARTH]]}, "play canadian_hydrogen_telescope kepler_22"
    ),
    "red signal": Event(
        {"hand": [["canadian_hydrogen_telescope"]], "probes": [[EARTH]]},
        "play canadian_hydrogen_telescope barnards_star",
    ),
    "blue signal": Event(
        {"hand": [["canadian_hydrogen_telescope"]], "probes": [[EARTH]]}, "play canadian_hydrogen_telescope procyon"
    ),
    "publicity corner": Event({"hand": [["grant"]]}, "corner"),
    "data corner": Event({"hand": [["press_statement"]]}, "corner"),
    "move corner": Event({"hand": [["venera_probe"]], "probes": [[EARTH]]}, "corner stop"),
}
CARD = {"hand": NEXT[:1]}
AWAY = {"probes": [(1, 4)]}

TRIGGEREDS: dict[str, list[tuple[str, str, dict[str, Any]]]] = {
    "pioneer_11_mission": [("jupiter", "", {"data": 1}), ("saturn", "", {"score": 4})],
    "mariner_10_mission": [("mercury", "", CARD), ("venus", "", {"publicity": 1})],
    "voyager_2_mission": [("uranus", "", {"energy": 1}), ("neptune", "", {"credits": 1})],
    "galileo_mission": [("venus", "", {"publicity": 1}), ("jupiter", "", {"data": 1})],
    "nasa_research_center": [
        ("probe tech", "", {"energy": 1}),
        ("telescope tech", "", {"publicity": 1}),
        ("computer tech", "deck", CARD),
    ],
    "nasa_astrobiology_institute": [
        ("red trace", "", {"data": 1}),
        ("yellow trace", "", {"data": 1}),
        ("blue trace", "", {"data": 1}),
    ],
    "seti_institute": [("scan", "", {"data": 2}), ("scan", "deck", {"hand": NEXT[1:]}), ("scan", "", {"score": 4})],
    "iss": [("launch", "", {"credits": 1}), ("launch", "deck", CARD), ("launch", "", {"score": 5})],
    "cape_canaveral_sfs": [("launch", "0:1:4", AWAY)] * 3,
    "johnson_space_center": [("orbit", "", {"publicity": 2}), ("land", "", {"publicity": 2})],
    "popularization_of_science": [
        ("probe tech", "", {"publicity": 2}),
        ("telescope tech", "", {"publicity": 2}),
        ("computer tech", "", {"publicity": 2}),
    ],
    "telescope_time_allocation": [
        ("scan", "kepler_22", {"kepler_22": [0], "data": 1}),
        ("scan", "proxima_centauri", {"proxima_centauri": [0], "data": 1}),
        ("scan", "procyon", {"procyon": [0], "data": 1}),
    ],
    "strategic_planning": [
        ("play for 1", "", {"score": 2}),
        ("play for 2", "deck", CARD),
        ("play for 3", "", {"publicity": 2}),
    ],
    "first_black_hole_photo": [("blue trace", "", {"publicity": 2}), ("blue trace", "", {"score": 4})],
    "control_center": [("yellow signal", "0:1:4", AWAY), ("red signal", "0:1:4", AWAY), ("blue signal", "0:1:4", AWAY)],
    "lunar_gateway": [("orbit", "", {"probes": [EARTH]}), ("land", "", {"energy": 1})],
    "advanced_navigation_system": [
        ("mars", "", {"energy": 1}),
        ("venus", "", {"data": 1}),
        ("mars", "0:2:3", {"probes": [(2, 3)]}),
    ],
    "asteroids_research": [("asteroids", "", {"data": 1})] * 3,
    "telescope_modernization": [("telescope tech", "", {"publicity": 1}), ("scan", "", {"data": 1})],
    "cornell_university": [
        ("publicity corner", "", {"publicity": 1}),
        ("data corner", "", {"data": 1}),
        ("move corner", "0:1:4", AWAY),
    ],
}
CIRCLES = [(face, number) for face, circles in TRIGGEREDS.items() for number in range(1, len(circles) + 1)]


def test_every_triggered_mission_is_here_with_all_its_circles() -> None:
    missions = {face: card.circles for face, card in PROJECTS.items() if card.kind == TRIGGERED}
    assert sorted(TRIGGEREDS) == sorted(missions)
    for face, circles in missions.items():
        assert len(TRIGGEREDS[face]) == len(circles)


@pytest.mark.rule("SETI-11.4", "SETI-11.5", "SETI-17.18")
@pytest.mark.parametrize(("face", "number"), CIRCLES)
def test_circle(face: str, number: int) -> None:
    """The event comes twice from the same position; covering the circle makes just this difference."""
    event, choices, reward = TRIGGEREDS[face][number - 1]
    declined, covered = happening(face, number, event), happening(face, number, event)
    declined.choose("none")
    before = everything(declined)
    covered.choose(f"{face}:{number}", *choices.split())
    found = changed(before, covered)
    assert {name: value for name, value in found.items() if name not in ("front", "done")} == reward
    assert covered.ask.kind == "turn"


def happening(face: str, number: int, event: str) -> Sitting:
    """The mission is in front, the circles before this one are covered, and the event has taken place."""
    position, choices = EVENTS[event]
    circles = {face: list(range(1, number))}
    game = front(face, **{"credits": [4], "energy": [4], **position}, circles=[circles])
    game.choose(*choices.split())
    assert game.asked == (0, "circle"), game.asked
    return game


@pytest.mark.rule("SETI-11.8", "SETI-11.3")
@pytest.mark.parametrize("face", TRIGGEREDS)
def test_the_last_circle_completes_the_mission(face: str) -> None:
    last = len(TRIGGEREDS[face])
    event, choices, _ = TRIGGEREDS[face][-1]
    game = happening(face, last, event)
    assert game.done() == []
    game.choose(f"{face}:{last}", *choices.split())
    assert face in game.done()
    assert face not in game.played()
    assert game.agency().circles == {}
