"""SETI-6.1 to SETI-6.5 and SETI-1.12 to SETI-1.16: moving through the solar system, and visits."""

from __future__ import annotations

import pytest

from wardroom.games.seti.cards import COLUMNS, RINGS, Trigger
from wardroom.games.seti.flow import moving
from wardroom.games.seti.flow.solar import Space, neighbours, reach
from wardroom.language import Text

from .driving import resolve
from .given import Sitting, given

ASTEROIDS, BESIDE = (2, 6), (1, 6)
"""Asteroids with the discs at 0, and an empty space beside them."""


def at(*probes: Space, **more: object) -> Sitting:
    """Probes of seat 0, with energy for three moves."""
    position: dict[str, object] = {"probes": [probes], "energy": [3], "publicity": [0]}
    return given(2, **{**position, **more})  # type: ignore[arg-type]


def fly(game: Sitting, *spaces: Space, piece: int = 0) -> Sitting:
    """One free action after the other, each a move for 1 energy."""
    for ring, column in spaces:
        game.choose("move", f"{piece}:{ring}:{column}")
    return game


# Steps


@pytest.mark.rule("SETI-6.1", "SETI-1.14")
def test_a_move_goes_to_a_space_that_shares_a_side() -> None:
    game = at((2, 3)).choose("move")
    assert game.options == ["0:2:4", "0:2:2", "0:3:3", "0:1:3"]
    game.choose("0:3:3")
    assert game.agency().probes == [(3, 3)]


@pytest.mark.rule("SETI-1.14")
def test_adjacent_spaces() -> None:
    assert set(neighbours((3, 7))) == {(3, 0), (3, 6), (4, 7), (2, 7)}  # sectors 8 and 1 lie side by side
    assert set(neighbours((4, 0))) == {(4, 1), (4, 7), (3, 0)}  # nothing lies beyond the fourth ring
    for ring in range(1, RINGS + 1):
        for x in range(COLUMNS):
            for other in neighbours((ring, x)):
                assert (ring, x) in neighbours(other)
                assert (other[0] == ring) != (other[1] == x)  # never diagonally


@pytest.mark.rule("SETI-6.5")
def test_nothing_crosses_the_sun() -> None:
    assert set(neighbours((1, 0))) == {(1, 1), (1, 7), (2, 0)}
    least = reach((0, 0, 0), False, (1, 0), free=True)
    assert least[1, 4] == 4  # half way round the Sun, never across


@pytest.mark.rule("SETI-6.1")
def test_moves_of_one_effect_are_divided_among_probes() -> None:
    game = at((1, 5), (2, 5), hand=[["mercury_flyby"]], techs=[["probe_1"]])
    game.choose("play", "mercury_flyby")
    assert game.asked == (0, "move")
    game.choose("0:1:4", "1:3:5")
    assert game.agency().probes == [(1, 4), (3, 5)]


@pytest.mark.rule("SETI-6.1")
def test_moves_need_not_be_used() -> None:
    game = at((1, 5), hand=[["mercury_flyby"]])
    game.choose("play", "mercury_flyby", "0:1:4", "stop")
    assert game.agency().probes == [(1, 4)]
    assert game.asked == (0, "turn")


@pytest.mark.rule("SETI-6.1")
def test_without_a_probe_moves_are_nothing() -> None:
    game = at(hand=[["mercury_flyby"]])
    game.choose("play", "mercury_flyby")
    assert game.asked == (0, "turn")


@pytest.mark.rule("SETI-1.16", "SETI-6.1")
def test_only_own_probes_move() -> None:
    game = given(2, probes=[[(1, 5)], [(2, 5)]]).choose("move")
    assert all(option == "stop" or option.startswith("0:") for option in game.options)
    game = given(2, probes=[[], [(2, 5)]])
    assert game.refused("move") == "SETI-6.1"


@pytest.mark.rule("SETI-1.6")
def test_orbiters_and_landers_are_no_probes() -> None:
    game = given(2, orbiters=[{"mars": 1}], landers=[{"venus": 1}], moons=[["io"]])
    assert moving.pieces(game.state, 0) == []
    assert game.refused("move") == "SETI-6.1"
    resolve(game, "signal:probe")  # and no effect takes them for probes
    assert not any(star.markers for star in game.state.stars.values())
    assert game.why("launch") is None  # nor does the limit


def test_a_capsule_moves_like_a_probe() -> None:
    game = at((1, 5), capsules=[{"sample_vp": (3, 3)}], found=["mascamites"])
    game.choose("move", "1:2:3")
    assert list(game.agency().capsules.values()) == [(2, 3)]
    game.choose("move", "1:2:2")
    assert game.agency().publicity == 1  # Mars


# Asteroids


@pytest.mark.rule("SETI-6.2")
def test_leaving_asteroids_takes_two_moves() -> None:
    game = at(ASTEROIDS, hand=[["mercury_flyby"]], energy=[0])
    game.choose("play", "mercury_flyby", "0:1:6")
    assert game.agency().probes == [BESIDE]
    assert game.asked == (0, "turn")  # both moves are used up


@pytest.mark.rule("SETI-6.2")
def test_entering_asteroids_takes_one() -> None:
    game = at(BESIDE, hand=[["mercury_flyby"]], energy=[0])
    game.choose("play", "mercury_flyby", "0:2:6")
    assert game.asked == (0, "move")
    assert game.refused("0:2:5") == "SETI-6.2"
    game.choose("stop")
    assert game.agency().probes == [ASTEROIDS]


@pytest.mark.rule("SETI-6.2")
def test_energy_completes_a_step_that_costs_two() -> None:
    game = at(ASTEROIDS, energy=[2]).choose("move", "0:1:6")
    assert game.agency().probes == [BESIDE]
    assert game.agency().energy == 0


@pytest.mark.rule("SETI-6.2")
def test_from_asteroids_to_asteroids_costs_two_as_well() -> None:
    game = at(ASTEROIDS, energy=[4])
    fly(game, (2, 7), (1, 7))
    assert game.agency().energy == 0
    assert game.agency().probes == [(1, 7)]


@pytest.mark.rule("SETI-6.2")
def test_no_energy_is_added_on_the_turn_of_another() -> None:
    game = given(2, probes=[[], [ASTEROIDS]], energy=[3, 3])
    assert moving.why_not_move(game.state, 1) is None
    (ask,) = resolve(game, "move:1", "stop", seat=1)
    assert ask.options == ["stop"]


@pytest.mark.rule("SETI-3.11")
def test_no_energy_is_added_once_the_turn_is_over() -> None:
    game = given(2, probes=[[ASTEROIDS]], energy=[3])
    game.state.stage = "end"
    (ask,) = resolve(game, "move:1", "stop")
    assert ask.options == ["stop"]


@pytest.mark.rule("SETI-7.2")
def test_probe_2_makes_asteroids_pleasant() -> None:
    game = at(BESIDE, techs=[["probe_2"]])
    fly(game, ASTEROIDS)
    assert game.agency().publicity == 1  # entering them
    fly(game, BESIDE)
    assert (game.agency().energy, game.agency().publicity) == (1, 1)  # leaving them costs no more than elsewhere


def test_how_far_everything_is() -> None:
    start = (0, 0, 0)
    least = reach(start, False, ASTEROIDS)
    assert least[ASTEROIDS] == 0
    assert least[BESIDE] == 2 and least[2, 7] == 2 and least[1, 7] == 3  # round the asteroids at (2, 7)
    assert reach(start, False, ASTEROIDS, free=True)[BESIDE] == 1
    assert len(least) == RINGS * COLUMNS


# Visits


@pytest.mark.rule("SETI-6.4", "SETI-1.12")
@pytest.mark.parametrize(
    ("start", "end", "publicity"),
    [
        ((1, 0), (1, 1), 1),  # Mercury
        ((1, 4), (1, 3), 1),  # Venus
        ((2, 3), (2, 2), 1),  # Mars
        ((3, 4), (3, 3), 1),  # Jupiter
        ((3, 0), (3, 7), 1),  # Saturn
        ((4, 1), (4, 0), 1),  # Uranus
        ((4, 2), (4, 3), 1),  # Neptune
        ((1, 0), (2, 0), 1),  # a comet
        ((1, 4), (1, 5), 0),  # Earth
        ((1, 4), (2, 4), 0),  # asteroids
        ((1, 6), (1, 7), 0),  # asteroids of the third disc
        ((1, 5), (1, 6), 0),  # nothing
    ],
)
def test_entering_comets_and_planets_gives_publicity(start: Space, end: Space, publicity: int) -> None:
    game = fly(at(start), end)
    assert game.agency().publicity == publicity


@pytest.mark.rule("SETI-6.4")
def test_passing_through_is_enough() -> None:
    game = at((1, 4), hand=[["mercury_flyby"]])
    game.choose("play", "mercury_flyby", "0:1:3", "0:1:2")
    assert game.agency().probes == [(1, 2)]
    assert game.agency().publicity == 1


@pytest.mark.rule("SETI-6.4")
def test_oumuamua_is_a_planet_too() -> None:
    game = fly(at((4, 5), found=["oumuamua"], species=("oumuamua", "exertians")), (3, 5))
    assert game.agency().publicity == 1


@pytest.mark.rule("SETI-1.12")
def test_standing_there_is_no_visit() -> None:
    game = at((1, 3), hand=[["venus_flyby"]], score=[0])
    game.choose("play", "venus_flyby", "stop")
    assert game.agency().score == 0
    assert game.agency().publicity == 0


@pytest.mark.rule("SETI-1.12")
def test_entering_another_space_is_no_visit_there() -> None:
    game = at((1, 4), hand=[["venus_flyby"]], score=[0])
    game.choose("play", "venus_flyby", "0:1:5")
    assert game.agency().score == 0
    game.choose("0:1:4", "move", "0:1:3")
    assert game.agency().score == 3


@pytest.mark.rule("SETI-1.12")
def test_being_launched_is_no_visit() -> None:
    game = given(2, publicity=[0], hand=[["lightsail"]], credits=[4], energy=[0])
    game.state.agencies[0].turn = {"planets_visited": ["lightsail"], "planets_seen": []}
    before = game.agency().score
    game.choose("launch")
    assert (game.agency().publicity, game.agency().score) == (0, before)


@pytest.mark.rule("SETI-1.13")
def test_each_entry_is_a_visit_of_its_own() -> None:
    game = fly(at((1, 4)), (1, 3), (1, 4), (1, 3))
    assert game.agency().publicity == 2


@pytest.mark.rule("SETI-1.13")
def test_each_entry_is_an_event_of_its_own() -> None:
    game = at((1, 4), played=[["advanced_navigation_system"]])
    game.choose("move", "0:1:3", "advanced_navigation_system:1")
    game.choose("move", "0:1:4", "move", "0:1:3", "advanced_navigation_system:2")
    assert list(game.agency().circles.values()) == [[1, 2]]


@pytest.mark.rule("SETI-1.15")
@pytest.mark.parametrize(("end", "points"), [("0:1:4", 3), ("0:1:6", 3), ("0:2:5", 0)])
def test_within_the_same_ring_is_at_the_same_distance_from_the_sun(end: str, points: int) -> None:
    game = at((1, 5), hand=[["trajectory_correction"]], score=[0])
    game.choose("play", "trajectory_correction", end)
    assert game.agency().score == points


@pytest.mark.rule("SETI-1.12")
@pytest.mark.parametrize(
    ("content", "own", "events"),
    [
        ("mars", True, {("visit", "mars"), ("visit", "planet")}),
        ("oumuamua", False, {("visit", "oumuamua"), ("visit", "planet")}),
        ("comet", True, {("visit", "comet")}),
        ("asteroids", True, {("visit", "asteroids"), ("visit_on_own_turn", "asteroids")}),
        ("asteroids", False, {("visit", "asteroids")}),
        ("earth", True, set()),
        ("empty", True, set()),
    ],
)
def test_what_a_visit_is_for_missions(content: str, own: bool, events: set[tuple[str, str]]) -> None:
    assert set(moving.triggers(content, own)) == {Trigger(*event) for event in events}


# What is said of a step


def steps_said(game: Sitting, language: str = "en") -> list[str]:
    words = Text(language, "wardroom.games.seti", names=["Ada", "Bob"], reader=0)
    return [words.label(label) for label in game.table.seat(0).labels]


def test_an_option_says_where_the_space_is_and_what_lies_there() -> None:
    assert steps_said(at((2, 3)).choose("move")) == [
        "To asteroids (ring 2, at Proxima Centauri)",
        "To Mars (ring 2, at Barnard's Star): 1 publicity",
        "To Jupiter (ring 3, at Kepler 22): 1 publicity",
        "To Venus (ring 1, at Kepler 22): 1 publicity",
    ]


@pytest.mark.rule("SETI-6.3")
def test_who_would_pay_for_a_move_is_told_the_price_and_can_take_it_back() -> None:
    game = at((2, 3))
    before = game.wealth()
    game.choose("move")
    seat = game.table.seat(0)
    said = Text("en", "wardroom.games.seti").say("ask-move", seat.prompt())
    assert said == f"Where do you move, for 1 energy? You have {before['energy']}."
    assert "stop" not in game.options  # move, stop, move, stop ... would never end
    game.table.undo(0)
    assert game.wealth() == before and "move" in game.options and game.agency().probes == [(2, 3)]


def test_an_option_says_which_piece_and_what_asteroids_cost() -> None:
    several = steps_said(at(ASTEROIDS, (2, 3)).choose("move"), "fr")
    assert several[0].startswith("Sonde de l’anneau 2, dans le secteur de Beta Pictoris, vers ")
    assert several[0].endswith("; 2 déplacements pour quitter les astéroïdes")
    assert len(set(several)) == len(several)
