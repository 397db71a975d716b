"""SETI-5b to 5d: launching, orbiting, landing, and figures that are removed again."""

from __future__ import annotations

import pytest

from wardroom.games.seti.cards import MOONS, PLANET_BOARD, PLANETS, Gain, fx
from wardroom.games.seti.flow import figures
from wardroom.games.seti.flow.solar import Space

from .driving import drive, resolve
from .given import Sitting, given

VENUS, MARS, JUPITER, SATURN = (1, 3), (2, 2), (3, 3), (3, 7)
"""With the discs at 0."""
WITHOUT_CHOICES = {"hand": [[]], "data": [0], "score": [0], "publicity": [0]}


def at(*probes: Space, **more: object) -> Sitting:
    """Probes of seat 0, with plenty to pay with."""
    position: dict[str, object] = {"probes": [probes], "credits": [6], "energy": [6], **WITHOUT_CHOICES}
    return given(2, **{**position, **more})  # type: ignore[arg-type]


def above(planet: str, **more: object) -> Sitting:
    """A probe of seat 0 on the space of a planet."""
    species = {"species": ("oumuamua", "exertians"), "found": ["oumuamua"]} if planet == "oumuamua" else {}
    game = at((1, 5), **{**species, **more})
    game.agency().probes = [game.state.where(planet)]
    return game


# Launching


@pytest.mark.rule("SETI-5.6")
def test_a_launch_costs_2_credits_and_begins_on_earth() -> None:
    game = given(2, credits=[3], turned=(6, 0, 0)).choose("launch")
    assert game.agency().credits == 1
    assert game.agency().probes == [(1, 3)] == [game.state.where("earth")]


@pytest.mark.rule("SETI-5.6")
def test_a_launch_needs_its_credits() -> None:
    assert given(2, credits=[1]).refused("launch") == "SETI-5.6"


@pytest.mark.rule("SETI-1.7", "SETI-5.7")
def test_one_probe_may_be_in_space() -> None:
    game = at((4, 1))
    assert game.refused("launch") == "SETI-5.7"


@pytest.mark.rule("SETI-1.7", "SETI-7.1")
def test_with_probe_1_two_may() -> None:
    game = at((4, 1), techs=[["probe_1"]]).choose("launch")
    assert game.agency().probes == [(4, 1), (1, 5)]
    assert figures.why_not_launch(game.state, 0) == figures.PROBE_LIMIT_REACHED


@pytest.mark.rule("SETI-1.7", "SETI-1.8")
def test_figures_on_the_planetary_board_do_not_count() -> None:
    game = at(orbiters=[{"mars": 2}], landers=[{"venus": 1}], moons=[["titan"]])
    assert game.why("launch") is None


@pytest.mark.rule("SETI-1.8")
@pytest.mark.parametrize("action", ["orbit", "land"])
def test_a_probe_that_has_arrived_makes_room_at_once(action: str) -> None:
    game = above("venus", hand=[["lunar_gateway"]])
    assert figures.at_limit(game.state, 0)
    game.choose(action)
    assert game.agency().probes == []
    assert not figures.at_limit(game.state, 0)


@pytest.mark.rule("SETI-1.8")
def test_even_within_the_action_that_brought_it_there() -> None:
    """Lunar Gateway launches a probe when one has landed."""
    game = above("venus", played=[["lunar_gateway"]]).choose("land", "left:yellow:0", "lunar_gateway:1")
    assert game.agency().probes == [(1, 5)]


@pytest.mark.rule("SETI-5.8")
def test_past_the_limit_for_its_own_launches_only() -> None:
    game = at((4, 1), hand=[["falcon_heavy"]]).choose("play", "falcon_heavy")
    assert game.agency().probes == [(4, 1), (1, 5), (1, 5)]
    resolve(game, "launch")
    assert len(game.agency().probes) == 3


@pytest.mark.rule("SETI-5.9")
def test_at_the_limit_a_launch_effect_does_nothing() -> None:
    game = at((4, 1), hand=[["venera_probe"]]).choose("play", "venera_probe")
    assert game.agency().probes == [(4, 1)]
    assert game.agency().publicity == 1  # the rest of the card still counts


# Orbiting


@pytest.mark.rule("SETI-5.10", "SETI-5.11", "SETI-5.12")
def test_an_orbiter() -> None:
    game = above("venus").choose("orbit")
    assert (game.agency().credits, game.agency().energy) == (5, 5)
    assert game.agency().probes == []
    assert game.agency().orbiters == {"venus": 1}
    assert game.agency().score == 3 + 6


@pytest.mark.rule("SETI-5.10")
def test_an_orbit_needs_its_cost_and_a_probe_at_a_planet() -> None:
    assert above("venus", credits=[0]).refused("orbit") == "SETI-5.10"
    assert above("venus", energy=[0]).refused("orbit") == "SETI-5.10"
    assert above("earth").why("orbit") == ("SETI-5.10", "no-probe-at-planet")  # not Earth
    assert at((1, 4)).refused("orbit") == "SETI-5.10"
    assert at().refused("orbit") == "SETI-5.10"


@pytest.mark.rule("SETI-5.12")
def test_later_orbiters_score_nothing_for_that_and_are_unlimited() -> None:
    game = above("venus", orbiters=[{"venus": 1}, {"venus": 3}]).choose("orbit")
    assert game.agency().orbiters == {"venus": 2}
    assert game.agency().score == 6


@pytest.mark.rule("SETI-5.12")
def test_only_the_first_of_three_orbiters_in_a_row_is_the_first() -> None:
    """Also when the later ones are another player's."""
    game = above("venus")
    for seat, scored in ((0, 3 + 6), (0, 6), (1, 6)):
        agency = game.agency(seat)
        agency.probes, agency.score = [game.state.where("venus")], 0
        drive(figures.orbit(game.state, seat))
        assert agency.score == scored
    assert (game.agency(0).orbiters, game.agency(1).orbiters) == ({"venus": 2}, {"venus": 1})


@pytest.mark.rule("SETI-5.11")
@pytest.mark.parametrize(
    ("planet", "gained"),
    [
        ("mercury", {"cards": 1, "data": 2, "score": 3 + 2}),  # two signals in one sector: the second position
        ("venus", {"score": 3 + 6}),
        ("mars", {"cards": 1, "data": 1, "score": 3}),
        ("jupiter", {"data": 2, "score": 3}),
        ("saturn", {"publicity": 2, "data": 1, "score": 3}),
        ("uranus", {"cards": 3, "data": 1, "score": 3 + 8}),
        ("neptune", {"data": 5, "score": 3 + 7}),
    ],
)
def test_what_orbits_give(planet: str, gained: dict[str, int]) -> None:
    game = above(planet)
    before = game.wealth()
    game.choose("orbit")
    while game.asked[1] != "turn":
        game.choose({"tuck": "none", "card": "deck", "signal": "vega"}[game.asked[1]])
    after = game.wealth()
    expected = {name: gained.get(name, 0) for name in before} | {"credits": -1, "energy": -1}
    assert {name: after[name] - before[name] for name in before} == expected
    assert (Gain("tuck") in PLANET_BOARD[planet].orbit) == (planet not in ("uranus", "neptune"))


@pytest.mark.rule("SETI-5.11")
def test_an_orbit_signal_goes_where_the_planet_is_now() -> None:
    game = above("jupiter", turned=(0, 0, 6)).choose("orbit")
    assert game.star("sirius_a").markers == [0]  # column 1


@pytest.mark.rule("SETI-5.13")
def test_an_orbiter_neither_lands_nor_comes_back() -> None:
    game = at(orbiters=[{"venus": 1}])
    assert game.why("land") == ("SETI-5.14", "no-probe-at-planet")
    assert game.why("orbit") == ("SETI-5.10", "no-probe-at-planet")
    assert game.refused("move") == "SETI-6.1"


@pytest.mark.rule("SETI-5.13")
def test_a_card_removes_one() -> None:
    game = at(orbiters=[{"venus": 2}], hand=[["atmospheric_entry"]]).choose("play", "atmospheric_entry")
    assert game.agency().orbiters == {"venus": 1}


# Landing


@pytest.mark.rule("SETI-5.14")
@pytest.mark.parametrize(("orbiters", "energy"), [([{}, {}], 3), ([{"venus": 1}], 2), ([{}, {"venus": 1}], 2)])
def test_landing_costs_less_where_anybody_orbits(orbiters: list[dict[str, int]], energy: int) -> None:
    assert above("venus", orbiters=orbiters, energy=[energy - 1]).refused("land") == "SETI-5.14"
    game = above("venus", orbiters=orbiters, energy=[energy]).choose("land")
    assert game.agency().energy == 0
    assert game.agency().landers == {"venus": 1} and game.agency().probes == []


@pytest.mark.rule("SETI-7.3")
@pytest.mark.parametrize(("orbiters", "energy"), [([{}], 2), ([{"venus": 1}], 1)])
def test_probe_3_makes_it_cheaper_still(orbiters: list[dict[str, int]], energy: int) -> None:
    game = above("venus", orbiters=orbiters, energy=[energy], techs=[["probe_3"]]).choose("land")
    assert game.agency().energy == 0


@pytest.mark.rule("SETI-5.14")
def test_landing_needs_a_planet_other_than_earth() -> None:
    assert above("earth").refused("land") == "SETI-5.14"
    assert at((1, 4)).refused("land") == "SETI-5.14"


@pytest.mark.rule("SETI-5.15", "SETI-1.17")
def test_a_first_landing() -> None:
    game = above("venus").choose("land", "left:yellow:0")
    assert game.agency().data == 2
    assert game.agency().score == 5 + 5  # Venus, and the discovery space
    assert game.traces(0) == {"yellow": 0}  # yellow traces come from landings


@pytest.mark.rule("SETI-5.15")
def test_later_landings_take_no_data_and_are_unlimited() -> None:
    game = above("venus", landers=[{"venus": 2}, {"venus": 1}]).choose("land", "left:yellow:0")
    assert game.agency().landers == {"venus": 3}
    assert game.agency().data == 0
    assert game.agency().score == 5 + 5


@pytest.mark.rule("SETI-5.15")
def test_only_the_first_of_three_landers_in_a_row_takes_the_data() -> None:
    """Also when the later ones are another player's."""
    game = above("venus")
    for seat, data in ((0, 2), (0, 0), (1, 0)):
        agency = game.agency(seat)
        agency.probes, agency.data = [game.state.where("venus")], 0
        drive(figures.land(game.state, seat), ("left", "yellow", -1))
        assert agency.data == data
    assert (game.agency(0).landers, game.agency(1).landers) == ({"venus": 2}, {"venus": 1})


@pytest.mark.rule("SETI-5.15")
@pytest.mark.parametrize(
    ("planet", "points", "data"),
    [("mercury", 12, 3), ("venus", 5, 2), ("jupiter", 7, 2), ("saturn", 8, 2), ("uranus", 9, 3), ("neptune", 10, 3)],
)
def test_what_landings_give(planet: str, points: int, data: int) -> None:
    game = above(planet).choose("land", "left:yellow:-1")
    assert (game.agency().score, game.agency().data) == (points + 3, data)


@pytest.mark.rule("SETI-5.16")
def test_on_mars_the_first_two_choose_their_data() -> None:
    game = above("mars").choose("land")
    assert game.asked == (0, "landing-data") and game.options == ["2", "1"]
    game.choose("1")
    assert game.agency().data == 1
    second = above("mars", landers=[{}, {"mars": 1}])
    second.state.landing_data["mars"] = [2]
    second.choose("land", "left:yellow:0")
    assert second.agency().data == 2  # what the first one left
    third = above("mars", landers=[{"mars": 1}, {"mars": 1}]).choose("land", "left:yellow:0")
    assert third.agency().data == 0


# Moons


@pytest.mark.rule("SETI-5.17")
def test_a_moon_is_closed_without_a_tech_or_a_card() -> None:
    game = at(JUPITER, SATURN, techs=[["probe_1"]]).choose("land")
    assert game.candidates[:6] == ["jupiter", "callisto", "ganymede", "europa", "io", "saturn"]
    assert game.options == ["jupiter", "saturn"]
    assert game.why("io") == ("SETI-5.17", "moon-closed")


@pytest.mark.rule("SETI-5.17", "SETI-7.4")
def test_probe_4_opens_moons() -> None:
    game = above("jupiter", techs=[["probe_4"]]).choose("land")
    assert game.options == ["jupiter", "callisto", "ganymede", "europa", "io"]
    game.choose("io")
    assert game.agency().moons == ["io"] and game.agency().landers == {}
    assert game.agency().energy == 6 - 3 + 4


@pytest.mark.rule("SETI-5.17")
def test_a_moon_holds_one_lander() -> None:
    game = above("saturn", techs=[["probe_4"]], moons=[["enceladus"], ["titan"]]).choose("land")
    assert game.asked == (0, "trace")  # only Saturn itself is left
    game = above("jupiter", techs=[["probe_4"]], moons=[[], ["io"]]).choose("land")
    assert game.why("io") == ("SETI-5.17", "moon-taken")


@pytest.mark.rule("SETI-5.17")
def test_a_card_opens_moons() -> None:
    game = above("jupiter", hand=[["europa_clipper"]]).choose("play", "europa_clipper")
    assert game.asked == (0, "land") and "europa" in game.options
    game.choose("ganymede")
    assert game.agency().moons == ["ganymede"]
    assert game.agency().energy == 6  # without its cost (SETI-5.2)


@pytest.mark.rule("SETI-5.18")
@pytest.mark.parametrize(("more", "energy"), [({}, 3), ({"orbiters": [{}, {"jupiter": 1}]}, 2)])
def test_a_moon_costs_what_its_planet_does(more: dict[str, object], energy: int) -> None:
    game = above("jupiter", techs=[["probe_4"]], **more).choose("land", "ganymede")
    assert game.agency().energy == 6 - energy
    dear = above("jupiter", techs=[["probe_4"]], energy=[energy - 1], **more)
    assert dear.refused("land") == "SETI-5.14"


@pytest.mark.rule("SETI-5.18")
def test_a_moon_gives_nothing_of_its_planet() -> None:
    game = above("jupiter", techs=[["probe_4"]]).choose("land", "ganymede")
    assert game.wealth()["score"] == 12 and game.wealth()["publicity"] == 5
    assert game.agency().data == 0  # the planet's data are still there
    assert game.state.landing_data["jupiter"] == [2]
    assert game.asked == (0, "turn")  # and no trace


@pytest.mark.rule("SETI-5.17", "SETI-20.2")
@pytest.mark.parametrize(
    ("moon", "points", "more"),
    [
        ("callisto", 13, {"data": 4}),
        ("ganymede", 12, {"publicity": 5}),
        ("io", 10, {"energy": 4}),
        ("titania", 25, {}),
        ("triton", 26, {}),
        ("enceladus", 12, {"data": 3}),  # three signals
        ("phobos_deimos", 8, {}),
    ],
)
def test_what_moons_give(moon: str, points: int, more: dict[str, int]) -> None:
    game = above(MOONS[moon])
    before = game.wealth()
    game.agency().probes = []
    steps = figures.touch_down(game.state, 0, moon)
    answers = {"enceladus": ["proxima_centauri", "sirius_a", "61_virginis"]}.get(moon, [])
    drive(steps, *answers)
    after = game.wealth()
    assert {name: after[name] - before[name] for name in before} == dict.fromkeys(before, 0) | {"score": points, **more}


@pytest.mark.rule("SETI-1.17", "SETI-5.17")
def test_titan_gives_two_traces_of_any_colour() -> None:
    game = above("saturn", techs=[["probe_4"]]).choose("land", "titan")
    assert game.asked == (0, "trace")
    assert {option.split(":")[1] for option in game.options if ":" in option} == {"red", "yellow", "blue"}
    game.choose("left:red:0", "right:blue:0")
    assert game.traces(0) == {"red": 0} and game.traces(1) == {"blue": 0}


@pytest.mark.rule("SETI-5.17")
def test_europa_gives_two_yellow_traces() -> None:
    game = above("jupiter", techs=[["probe_4"]]).choose("land", "europa", "left:yellow:0", "right:yellow:0")
    assert game.traces(0) == game.traces(1) == {"yellow": 0}


def test_moons_as_printed() -> None:
    assert [moon for moon, planet in MOONS.items() if planet == "jupiter"] == ["callisto", "ganymede", "europa", "io"]
    assert [moon.land for moon in PLANET_BOARD["mars"].moons] == [fx("vp:8", "tuck:2")]
    assert all(planet in PLANET_BOARD for planet in PLANETS)


@pytest.mark.rule("SETI-1.10")
@pytest.mark.parametrize(
    "there", [{"orbiters": [{"jupiter": 1}]}, {"landers": [{"jupiter": 1}]}, {"moons": [["europa"]]}]
)
def test_at_a_planet_means_in_orbit_on_it_or_on_a_moon(there: dict[str, object]) -> None:
    game = at(played=[["jupiter_exploration_program"]], **there)
    assert game.why("mission") is None
    assert at(played=[["saturn_exploration_program"]], **there).refused("mission") == "SETI-11.1"
    others = at(played=[["jupiter_exploration_program"]], moons=[[], ["europa"]])
    assert others.refused("mission") == "SETI-11.1"


# Which probe, and in which order


@pytest.mark.rule("SETI-5.45")
def test_with_probes_at_several_planets_the_player_chooses() -> None:
    game = at(VENUS, MARS, techs=[["probe_1"]]).choose("orbit")
    assert game.options == ["venus", "mars"]
    game.choose("mars")
    assert game.agency().probes == [VENUS]
    assert game.agency().orbiters == {"mars": 1}
    game = at(VENUS, (1, 4), techs=[["probe_1"]]).choose("orbit")
    assert game.agency().probes == [(1, 4)]  # the only one that can


@pytest.mark.rule("SETI-5.45")
@pytest.mark.parametrize("deed", ["orbit", "land", "orbit_or_land"])
def test_an_effect_without_such_a_probe_is_skipped(deed: str) -> None:
    game = at((1, 4), capsules=[{"sample_vp": VENUS}], found=["mascamites"])  # a capsule neither orbits nor lands
    assert resolve(game, deed) == []
    assert game.agency().probes == [(1, 4)]
    assert not game.agency().orbiters and not game.agency().landers


def test_orbit_or_land_is_a_choice() -> None:
    game = above("venus")
    asks = resolve(game, "orbit_or_land", "orbit")
    assert [ask.kind for ask in asks][0] == "orbit-or-land"
    assert game.agency().orbiters == {"venus": 1}
    game = above("venus")
    resolve(game, "orbit_or_land", "land", ("left", "yellow", 0))
    assert game.agency().landers == {"venus": 1}


@pytest.mark.rule("SETI-5.43")
def test_the_bonus_of_the_first_comes_before_the_rewards() -> None:
    game = above("venus").choose("land", "left:yellow:0")
    log = game.log()
    assert log.index("landed") < log.index("data") < log.index("scored")
    game = above("neptune").choose("orbit", "vega")
    points = [facts["n"] for key, facts in game.table.seat(0).log if key == "scored"]
    assert points == [3, 7]
    assert game.log().index("scored") < game.log().index("data") < game.log().index("signal")


# Removing


@pytest.mark.rule("SETI-5.19")
def test_a_removed_first_orbiter_frees_its_bonus() -> None:
    game = at(orbiters=[{"venus": 1}, {"venus": 1}], covers=[("venus", 0, 0)], score=[0, 0])
    drive(figures.remove_orbiter(game.state, 0))
    assert game.agency().orbiters == {}
    drive(figures.enter_orbit(game.state, 1, "venus"))
    assert game.agency(1).score == 3 + 6  # although seat 1 was there all the time
    assert game.state.covers == [("venus", 0, 1)]


@pytest.mark.rule("SETI-5.19")
def test_of_several_orbiters_the_player_says_which() -> None:
    game = at(orbiters=[{"venus": 2}], covers=[("venus", 0, 0)])
    (ask,) = drive(figures.remove_orbiter(game.state, 0), ("venus", 0))
    assert ask.options == [("venus", 1), ("venus", 0)]
    assert game.state.first_orbits == ["venus"]  # the other one still covers it
    drive(figures.remove_orbiter(game.state, 0))
    assert game.state.first_orbits == []


@pytest.mark.rule("SETI-5.19")
def test_a_removed_lander_frees_its_data() -> None:
    game = above("mars", landers=[{"mars": 1}, {"mars": 1}], covers=[("mars", 2, 0), ("mars", 1, 1)])
    assert game.state.landing_data["mars"] == []
    drive(figures.remove_lander(game.state, 0))
    assert game.agency().landers == {}
    assert game.state.landing_data["mars"] == [2]
    game.choose("land", "left:yellow:0")
    assert game.agency().data == 2  # although seat 1 is still there


@pytest.mark.rule("SETI-5.19")
def test_a_moon_is_free_again() -> None:
    game = above("saturn", moons=[["titan"]], techs=[["probe_4"]], hand=[["sample_return"]])
    assert figures.why_not_at(game.state, 0, "titan") == figures.MOON_TAKEN
    game.choose("play", "sample_return", "left:yellow:0")
    assert game.agency().moons == []
    assert figures.why_not_at(game.state, 0, "titan") is None


@pytest.mark.rule("SETI-5.19")
def test_an_occupied_space_stays_covered_while_anybody_is_on_it() -> None:
    """Dragonfly lands on a covered space and still takes its data."""
    game = above("venus", landers=[{}, {"venus": 1}], covers=[("venus", 2, 1)], hand=[["dragonfly"]])
    game.choose("play", "dragonfly", "left:yellow:0")
    assert game.agency().data == 2
    drive(figures.remove_lander(game.state, 1))
    assert game.state.landing_data["venus"] == []
    drive(figures.remove_lander(game.state, 0))
    assert game.state.landing_data["venus"] == [2]


def test_dragonfly_on_an_occupied_moon() -> None:
    game = above("saturn", moons=[[], ["titan"]], techs=[["probe_4"]], hand=[["dragonfly"]])
    game.choose("play", "dragonfly")
    assert game.options[:3] == ["saturn", "titan", "enceladus"]
    game.choose("titan", "left:red:0", "left:blue:0")
    assert game.agency().moons == ["titan"]


# 'Oumuamua


def test_orbiting_and_landing_on_oumuamua() -> None:
    game = above("oumuamua").choose("orbit")
    while game.asked[1] != "turn":
        game.choose(game.options[0])
    assert game.agency().score == 10 + 1  # no 3 VP, but a species card; the first marker on the tile
    assert game.agency().exofossils == 1 and len(game.hand()) == 1
    assert game.state.tile_markers == [0]
    game = above("oumuamua").choose("land")
    assert game.options == ["3", "2", "1"]
    game.choose("2")
    assert (game.agency().data, game.agency().exofossils, game.agency().score) == (2, 2, 9)
