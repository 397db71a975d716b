"""Every project card about probes, played for its effect with its exact outcome: launches, moves, landings."""

from __future__ import annotations

from typing import Any

import pytest

from .projects import EARTH, JUPITER, MARS, MERCURY, SATURN, VENUS, Case, at_table, played, playing

HERE: dict[str, Any] = {"probes": [[EARTH]]}
BESIDE = (1, 4)
"""The space left of Earth, empty."""


def at(*spaces: tuple[int, int]) -> dict[str, Any]:
    return {"probes": [list(spaces)]}


CASES = {
    # launches
    "venera_probe": Case("", {"probes": [EARTH], "publicity": 1, "front": ["venera_probe"]}),
    "juno_probe": Case("", {"probes": [EARTH], "data": 1, "front": ["juno_probe"]}),
    "messenger_probe": Case("0:1:4", {"probes": [BESIDE], "front": ["messenger_probe"]}),
    "cassini_probe": Case(
        "alma_observatory",
        {
            "probes": [EARTH],
            "hand": ["alma_observatory"],
            "row": ["hubble_space_telescope", "low_power_microprocessors", "through_the_asteroid_belt"],
            "front": ["cassini_probe"],
        },
    ),
    "falcon_heavy": Case("", {"probes": [(3, 0), EARTH, EARTH], "publicity": 1}, at((3, 0))),
    "space_launch_system": Case("0:1:4", {"probes": [BESIDE], "front": ["space_launch_system"]}),
    "uranus_orbiter_and_probe": Case("", {"probes": [EARTH], "front": ["uranus_orbiter_and_probe"]}),
    "trident_probe": Case("", {"probes": [EARTH], "front": ["trident_probe"]}),
    "pre_launch_testing": Case(
        "venera_probe atmospheric_entry done 0:1:4 0:1:3",
        {"probes": [VENUS], "publicity": 1},
        {"also": ["venera_probe", "press_statement", "atmospheric_entry"]},
    ),
    "rosetta_probe": Case("", {"probes": [EARTH], "front": ["rosetta_probe"]}),
    "lunar_gateway": Case("", {"probes": [EARTH], "front": ["lunar_gateway"]}),
    "low_cost_space_launch": Case("", {"probes": [EARTH]}),
    "space_shuttle": Case("", {"probes": [EARTH], "publicity": 2, "front": ["space_shuttle"]}),
    # one comet in Earth's sector
    "optimal_launch_window": Case("0:1:4", {"probes": [BESIDE]}),
    # landings and other figures
    "europa_clipper": Case(
        "callisto",
        {"probes": [], "moons": ["callisto"], "score": 13, "data": 4, "front": ["europa_clipper"]},
        at(JUPITER),
    ),
    "perseverance_rover": Case(
        "2 left:yellow:0",
        {"probes": [], "landers": {"mars": 1}, "data": 2, "score": 6 + 5 + 4, "publicity": 1, "left": {"yellow": 0}},
        at(MARS),
    ),
    "atmospheric_entry": Case(
        "deck",
        {"orbiters": {}, "score": 3, "data": 1, "hand": ["low_power_microprocessors"]},
        {"orbiters": [{"venus": 1}]},
    ),
    "dragonfly": Case(
        "left:yellow:0",
        {"probes": [], "landers": {"venus": 1}, "data": 2, "score": 5 + 5, "publicity": 1, "left": {"yellow": 0}},
        {**at(VENUS), "landers": [{}, {"venus": 1}]},
    ),
    "sample_return": Case(
        "right:yellow:0",
        {"landers": {}, "score": 3, "publicity": 1, "right": {"yellow": 0}},
        {"landers": [{"mercury": 1}]},
    ),
    # probes where they are
    "osiris_rex": Case("2:7", {"data": 2 + 2}, at((2, 7), (1, 4))),
    "hayabusa": Case("left:yellow:0", {"score": 5, "publicity": 1, "left": {"yellow": 0}}, at((2, 4))),
    # moves
    "gravitational_slingshot": Case(
        "0:1:1 move 0:1:0 0:1:1 publicity", {"probes": [MERCURY], "publicity": 1}, at((1, 2))
    ),
    "mercury_flyby": Case("0:1:1 stop", {"probes": [MERCURY], "score": 4, "publicity": 1}, at((1, 2))),
    "venus_flyby": Case("0:1:3 stop", {"probes": [VENUS], "score": 3, "publicity": 1}, at((1, 2))),
    "mars_flyby": Case("0:2:2 stop", {"probes": [MARS], "score": 4, "publicity": 1}, at((2, 3))),
    "jupiter_flyby": Case("0:3:3 stop", {"probes": [JUPITER], "score": 4, "publicity": 1}, at((3, 2))),
    "saturn_flyby": Case("0:3:6 0:3:7 stop", {"probes": [SATURN], "score": 6, "publicity": 1}, at((3, 5))),
    "lightsail": Case("0:1:5 0:1:4 0:1:3 0:1:2", {"probes": [(1, 2)], "score": 2, "publicity": 1}, at(BESIDE)),
    "through_the_asteroid_belt": Case("0:1:7 0:1:6", {"probes": [(1, 6)]}, at((2, 7))),
    "asteroids_flyby": Case("0:1:7", {"probes": [(1, 7)], "data": 1}, at((1, 6))),
    "cometary_encounter": Case("0:2:0 stop", {"probes": [(2, 0)], "score": 4, "publicity": 1}, at((1, 0))),
    "trajectory_correction": Case("0:1:4", {"probes": [BESIDE], "score": 3, "publicity": 1}, HERE),
}


@pytest.mark.parametrize("face", CASES)
def test_card(face: str) -> None:
    case = CASES[face]
    assert played(face, case.choices, **case.position) == case.changes


# What these cards say besides


@pytest.mark.rule("SETI-5.9")
@pytest.mark.parametrize(("face", "changes"), [("venera_probe", {"publicity": 1}), ("juno_probe", {"data": 1})])
def test_a_launch_at_the_limit_is_left_out_and_the_rest_resolved(face: str, changes: dict[str, object]) -> None:
    assert played(face, **at((3, 0))) == {**changes, "front": [face]}


@pytest.mark.rule("SETI-5.8")
def test_falcon_heavy_ignores_the_limit_for_its_own_launches_only() -> None:
    game = playing("falcon_heavy", played=[["cape_canaveral_sfs"]])
    game.choose("none", "none")  # two launches, two events
    assert game.agency().probes == [EARTH, EARTH]
    assert "launch" not in playing("falcon_heavy", credits=[9]).choose("end", "pass").options


@pytest.mark.parametrize(
    ("techs", "choice", "changes"),
    [
        (["probe_4"], "phobos_deimos none none", {"score": 8 + 4, "moons": ["phobos_deimos"]}),
        (["probe_4"], "mars 1 left:yellow:0", {"score": 6 + 5 + 4, "data": 1, "landers": {"mars": 1}}),
    ],
)
def test_perseverance_rover_on_mars_or_a_moon(techs: list[str], choice: str, changes: dict[str, object]) -> None:
    found = played("perseverance_rover", choice, techs=[techs], **at(MARS))
    assert {name: found[name] for name in changes} == changes


@pytest.mark.parametrize(
    ("space", "planet", "points"), [(MERCURY, "mercury", 12 + 4), (VENUS, "venus", 5), (JUPITER, "jupiter", 7)]
)
def test_perseverance_rover_elsewhere(space: tuple[int, int], planet: str, points: int) -> None:
    found = played("perseverance_rover", "right:yellow:0", **at(space))
    assert found["landers"] == {planet: 1}
    assert found["score"] == points + 3


def test_perseverance_rover_without_a_probe_at_a_planet_does_nothing() -> None:
    assert played("perseverance_rover", **HERE) == {}


@pytest.mark.rule("SETI-5.17")
def test_europa_clipper_opens_moons_but_not_taken_ones() -> None:
    game = playing("europa_clipper", moons=[[], ["io"]], **at(JUPITER))
    assert game.options == ["jupiter", "callisto", "ganymede", "europa"]
    assert game.refused("io") == "SETI-5.17"


@pytest.mark.rule("SETI-5.19")
def test_an_orbiter_removed_by_atmospheric_entry_frees_its_bonus_space() -> None:
    game = playing("atmospheric_entry", "deck", orbiters=[{"venus": 1}], covers=[("venus", 0, 0)])
    assert "venus" not in game.state.first_orbits


def test_atmospheric_entry_without_an_orbiter_gives_nothing() -> None:
    assert played("atmospheric_entry", orbiters=[{}, {"venus": 1}]) == {}


@pytest.mark.rule("SETI-5.19")
def test_a_lander_removed_by_sample_return_frees_its_data() -> None:
    game = playing("sample_return", "left:yellow:0", landers=[{"mercury": 1}], covers=[("mercury", 3, 0)])
    assert game.state.landing_data["mercury"] == [3]


def test_sample_return_takes_a_lander_from_a_moon_and_frees_it() -> None:
    assert played("sample_return", "left:yellow:0", moons=[["io"]])["moons"] == []
    assert played("sample_return") == {}


def test_dragonfly_chooses_any_data_space_of_mars() -> None:
    game = playing("dragonfly", landers=[{}, {"mars": 2}], **at(MARS))
    assert game.options[:2] == ["2", "1"]
    game.choose("2", "left:yellow:0")
    assert game.agency().data == 2


def test_dragonfly_on_an_occupied_moon_needs_the_tech() -> None:
    there = {**at(JUPITER), "moons": [[], ["io"]]}
    game = playing("dragonfly", techs=[["probe_4"]], **there)
    game.choose("io")
    assert game.agency().score == 1 + 10
    assert game.agency().energy == 3 + 4
    assert "io" not in playing("dragonfly", **there).options


@pytest.mark.parametrize(
    ("space", "data"), [((2, 4), 2), ((2, 7), 4), ((1, 6), 2), ((2, 5), 2), ((1, 1), 0), ((3, 7), 1), ((2, 6), 3)]
)
def test_osiris_rex_counts_asteroids_under_and_beside(space: tuple[int, int], data: int) -> None:
    assert played("osiris_rex", **at(space)) == ({"data": data} if data else {})


def test_hayabusa_needs_a_probe_on_asteroids() -> None:
    assert played("hayabusa", **at((1, 4))) == {}
    assert played("hayabusa", probes=[[], [(2, 4)]]) == {}


@pytest.mark.rule("SETI-6.2")
def test_without_the_card_asteroids_hold() -> None:
    game = playing("cometary_encounter", "0:1:7", energy=[0], **at((2, 7)))
    assert game.ask.kind == "turn"  # one step took both moves


@pytest.mark.rule("SETI-1.18")
class TestThisTurn:
    def test_a_flyby_counts_from_when_the_card_is_played(self) -> None:
        """A visit before it does not count, one by a free action after it does."""
        game = at_table("mercury_flyby", energy=[4], **at((1, 2)))
        game.choose("move", "0:1:1", "play", "mercury_flyby", "0:1:2", "stop")
        assert game.agency().score == 1
        game.choose("move", "0:1:1")
        assert game.agency().score == 1 + 4

    def test_a_flyby_pays_once(self) -> None:
        game = playing("mercury_flyby", "0:1:1", "0:1:2", **at((1, 2)))
        game.choose("move", "0:1:1")
        assert game.agency().score == 1 + 4
        assert game.agency().publicity == 4 + 2

    def test_a_flyby_ends_with_the_turn(self) -> None:
        game = playing("mercury_flyby", "stop", **at((1, 2)))
        game.choose("end")
        assert game.agency().turn == {}

    def test_lightsail_counts_each_planet_once(self) -> None:
        game = playing("lightsail", "0:1:5", "0:1:4", "0:1:5", "0:1:4", **at(BESIDE))
        assert game.agency().score == 1 + 1

    def test_lightsail_counts_earth_but_no_asteroids_and_no_comets(self) -> None:
        game = playing("lightsail", "0:1:5", "0:1:6", "0:1:7", **at((1, 6)))
        assert game.agency().score == 1 + 1

    def test_the_slingshot_works_for_planets_only(self) -> None:
        game = playing("gravitational_slingshot", "0:2:0", **at((1, 0)))
        assert game.ask.kind == "move"  # the comet gave publicity unasked
        assert game.agency().publicity == 5

    def test_trajectory_correction_needs_a_move_within_a_ring(self) -> None:
        assert played("trajectory_correction", "0:2:5", **HERE) == {"probes": [(2, 5)]}

    def test_trajectory_correction_pays_for_a_later_move_too(self) -> None:
        game = playing("trajectory_correction", "0:2:5", **HERE)
        game.choose("move", "0:2:4")
        assert game.agency().score == 1 + 3
        game.choose("move", "0:2:3")  # asteroids: two energy; no second pay
        assert game.agency().score == 1 + 3


def test_optimal_launch_window_counts_planets_and_comets() -> None:
    """With disc 1 turned twice, Earth shares its sector with Jupiter and Neptune: two moves."""
    game = playing("optimal_launch_window", turned=(6, 0, 0))
    assert game.state.where("earth") == (1, 3)
    game.choose("0:1:2", "0:1:1")
    assert game.ask.kind == "turn"
