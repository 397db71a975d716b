"""SETI-16b: the rival's actions: launch, tech, probe, telescope, analyse."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from wardroom.games.seti import automa as rival
from wardroom.games.seti.automa.routes import routes
from wardroom.games.seti.cards import TECHS
from wardroom.games.seti.flow import figures
from wardroom.games.seti.flow.solar import Space, System, is_planet, neighbours, rewarding, system
from wardroom.games.seti.state import TILES_GONE

from .driving import drive
from .given import given
from .rivals import (
    EARTH,
    RIVAL,
    SETTINGS,
    known,
    line_done,
    outcome,
    refusals,
    rival_has,
    rival_plays,
    story,
    told,
)

ON_EARTH: dict[str, Any] = {"probes": [[], [EARTH]]}
ALL_STACKS: dict[str, Any] = {"bare": list(TECHS), "first_tiles": []}


# Launch


@pytest.mark.rule("SETI-16.15")
def test_a_launch_puts_a_probe_on_earth_and_gives_its_bonus() -> None:
    game = rival_plays("s10", turned=(3, 0, 0))
    assert outcome(game) == {"publicity": 1, "progress": 2, "probes": [(1, 0)]}
    assert refusals(rival_plays("s10", **ON_EARTH))[1] == (2, "launch", "SETI-16.15")


# Tech


@pytest.mark.rule("SETI-16.16", "SETI-16.54")
def test_a_tech_costs_publicity_and_rotates_the_system_first() -> None:
    game = rival_plays("s2", publicity=[0, 7], decks={"computer_1": ["bonus_publicity"]})
    assert outcome(game) == {"score": 2, "publicity": 2, "progress": 1, "techs": ["computer_1"]}
    assert game.state.turned == (7, 0, 0)
    assert story(game) == [
        "rival-reveals",
        "rival-cannot-computer",
        "rival-researches",
        "rival-paid",
        "rival-rotated",
        "rival-prefers-first",
        "rival-tech-taken",
        "rival-scored",
        "rival-publicity",
        "rival-turn-over",
    ]


@pytest.mark.rule("SETI-16.16")
def test_without_enough_publicity_the_line_is_skipped() -> None:
    game = rival_plays("s2", publicity=[0, 5])
    assert told(game, "rival-cannot-publicity") == [{"line": 2, "rule": "SETI-16.16", "publicity": 5, "cost": 6}]
    assert game.agency(RIVAL).publicity == 6  # 5, and 1 for the second space of the computer


@pytest.mark.rule("SETI-16.16")
@pytest.mark.parametrize(
    "space, gone, taken",
    [
        (1, [], "computer_1"),
        (7, [], "telescope_3"),
        (7, ["telescope_3"], "telescope_4"),
        (12, ["probe_4"], "computer_1"),
    ],
)
def test_it_takes_the_next_tech_along_the_track_with_its_two_points(space: int, gone: list[str], taken: str) -> None:
    left = [tech for tech in TECHS if tech not in gone]
    game = rival_plays("s4", progress=space, first_tiles=left, decks={taken: ["bonus_vp"]})
    assert game.agency(RIVAL).techs == [taken]
    assert game.agency(RIVAL).score == 5
    assert taken not in game.state.first_tiles


@pytest.mark.rule("SETI-16.17")
def test_without_two_point_tiles_it_takes_the_first_tech_from_its_space_on() -> None:
    game = rival_plays("s4", progress=6, first_tiles=[], decks={"telescope_2": ["bonus_vp"]})
    assert (game.agency(RIVAL).techs, game.agency(RIVAL).score) == (["telescope_2"], 3)
    assert "rival-prefers-left" in game.log()


@pytest.mark.rule("SETI-16.18")
@pytest.mark.parametrize("tech, space", [("probe_1", 9), ("telescope_1", 5)])
def test_a_tech_brings_it_neither_a_launch_nor_data(tech: str, space: int) -> None:
    game = rival_plays("s4", progress=space, decks={tech: ["bonus_vp"]})
    assert outcome(game) == {"score": 5, "progress": space + 1, "techs": [tech]}


@pytest.mark.rule("SETI-16.18", "SETI-16.6")
@pytest.mark.parametrize(
    "bonus, brought",
    [
        ("bonus_vp", {"score": 5, "progress": 2}),
        ("bonus_publicity", {"score": 2, "publicity": 1, "progress": 2}),
        ("bonus_energy", {"score": 2, "progress": 3}),
        ("bonus_card", {"score": 2, "progress": 3}),
    ],
)
def test_the_bonus_of_the_tile_is_converted(bonus: str, brought: dict[str, int]) -> None:
    assert rival_has(rival_plays("s4", decks={"computer_1": [bonus]})) == brought


@pytest.mark.rule("SETI-16.54")
def test_the_progress_space_is_read_after_the_rotation() -> None:
    """The rotation brings Earth to an anomaly whose highest marker is the rival's: its energy is a step, and the tech
    of the next space is taken."""
    position = known(
        "anomalies", board=[[("blue", 1, RIVAL)]], anomalies={4: ("blue", 0), 1: ("red", 0), 7: ("yellow", 0)}
    )
    game = rival_plays("s2", publicity=[0, 6], decks={"computer_2": ["bonus_vp"]}, **position)
    assert game.agency(RIVAL).techs == ["computer_2"]
    assert game.state.progress == 2


@pytest.mark.rule("SETI-16.55")
def test_it_may_take_a_tech_again() -> None:
    game = rival_plays("s4", techs=[[], ["computer_1"]], first_tiles=[], decks={"computer_1": ["bonus_vp"]})
    assert game.agency(RIVAL).techs == ["computer_1", "computer_1"]


@pytest.mark.rule("SETI-16.55")
def test_a_stack_without_tiles_is_passed_over() -> None:
    game = rival_plays("s4", bare=["computer_1"], first_tiles=[], decks={"computer_2": ["bonus_vp"]})
    assert game.agency(RIVAL).techs == ["computer_2"]


@pytest.mark.rule("SETI-16.55")
def test_with_no_tile_anywhere_the_action_is_impossible() -> None:
    game = rival_plays("s2", publicity=[0, 6], **ALL_STACKS)
    assert refusals(game)[1] == (2, "tiles", "SETI-16.55")
    assert line_done(game) == ("s2", 3)
    assert game.agency(RIVAL).publicity == 7


@pytest.mark.rule("SETI-16.56")
def test_a_spent_tile_is_gone_but_remembered() -> None:
    game = rival_plays("s4", progress=5, decks={"telescope_1": ["bonus_vp"]})
    assert (game.agency(RIVAL).techs, game.state.taken_by_rival) == (["telescope_1"], ["telescope_1"])
    spent = rival_plays("s2", techs=[[], ["telescope_1"]], taken_by_rival=["telescope_1"])
    assert (spent.agency(RIVAL).techs, spent.state.taken_by_rival) == ([], ["telescope_1"])
    assert len(spent.faces(TILES_GONE)) == 1


# Probe: reach and routes


@pytest.mark.rule("SETI-16.19")
def test_without_a_probe_on_earth_the_line_is_skipped() -> None:
    assert refusals(rival_plays("s13"))[0] == (1, "probe", "SETI-16.19")


@pytest.mark.rule("SETI-16.19")
def test_the_first_planet_in_reach_is_taken_and_the_others_are_too_far() -> None:
    game = rival_plays("s1", **ON_EARTH)
    assert told(game, "rival-too-far") == [
        {"line": 4, "name_place": planet, "needed": 4, "moves": 3} for planet in ("saturn", "mars", "jupiter")
    ]
    assert game.agency(RIVAL).orbiters == {"venus": 1}


@pytest.mark.rule("SETI-16.19")
def test_with_no_planet_in_reach_the_line_is_skipped() -> None:
    """'Oumuamua, the only planet of S.17, is too far."""
    turned = next(each for each in product(range(8), repeat=3) if "oumuamua" not in routes(each, True, 4))
    earth = system(turned, True).places["earth"]
    game = rival_plays("s17", **known("oumuamua", turned=turned, probes=[[], [earth]]))
    assert refusals(game) == [(1, "reach", "SETI-16.19")]
    assert line_done(game) == ("s17", 2)
    assert game.agency(RIVAL).probes == [earth]


def walks(sky: System, space: Space, moves: int) -> dict[str, int]:
    """All walks one by one: the most publicity on the way to each planet."""
    best: dict[str, int] = {}

    def walk(here: Space, left: int, publicity: int) -> None:
        content = sky.content(here)
        if is_planet(content):
            best[content] = max(best.get(content, 0), publicity)
        cost = 2 if content == "asteroids" else 1
        if left >= cost:
            for step in neighbours(here):
                walk(step, left - cost, publicity + rewarding(sky.content(step)))

    walk(space, moves, 0)
    return best


@pytest.mark.rule("SETI-16.23", "SETI-16.24", "SETI-16.62")
@pytest.mark.parametrize("moves, stride", [(3, 3), (4, 7), (5, 31)])
def test_the_route_gives_the_most_publicity_of_all_walks(moves: int, stride: int) -> None:
    positions = [(turned, visitor) for turned in product(range(8), repeat=3) for visitor in (False, True)]
    for turned, visitor in positions[::stride]:
        sky = system(turned, visitor)
        found = {planet: len(route.visits) for planet, route in routes(turned, visitor, moves).items()}
        assert found == walks(sky, sky.places["earth"], moves)


@pytest.mark.rule("SETI-16.23", "SETI-16.62")
def test_it_gains_publicity_on_the_way() -> None:
    """Three moves: a comet, then Jupiter, which is 3 moves away either way."""
    game = rival_plays("s1", turned=(0, 0, 1), **ON_EARTH)
    assert [each["name_place"] for each in told(game, "rival-visits")] == ["comet", "jupiter"]
    assert told(game, "rival-flies") == [{"line": 4, "name_place": "jupiter", "needed": 3, "moves": 3}]


@pytest.mark.rule("SETI-16.24")
def test_a_route_may_come_back_to_a_space() -> None:
    """Jupiter is 2 moves away; with 4 it visits it, a comet, and Jupiter again."""
    game = rival_plays("s8", turned=(0, 0, 2), **ON_EARTH)
    assert [each["name_place"] for each in told(game, "rival-visits")] == ["jupiter", "comet", "jupiter"]
    assert game.agency(RIVAL).landers == {"jupiter": 1}


# Probe: moon, orbit or ground


@pytest.mark.rule("SETI-16.20")
@pytest.mark.parametrize(
    "card, taken, moon",
    [("s8", [], "callisto"), ("s8", ["callisto"], "ganymede"), ("s4", [], "io"), ("s4", ["io", "europa"], "ganymede")],
)
def test_a_free_moon_is_taken_for_a_probe_tech_on_the_side_of_the_arrow(card: str, taken: list[str], moon: str) -> None:
    game = rival_plays(card, turned=(0, 0, 2), techs=[[], ["probe_2", "probe_2"]], moons=[taken], **ON_EARTH)
    assert game.agency(RIVAL).moons == [moon]
    assert game.agency(RIVAL).techs == ["probe_2"]  # one was spent
    assert game.agency(RIVAL).landers == {} == game.agency(RIVAL).orbiters


@pytest.mark.rule("SETI-16.20")
def test_without_a_probe_tech_or_a_free_moon_it_stays_at_the_planet() -> None:
    other = rival_plays("s8", turned=(0, 0, 2), techs=[[], ["telescope_2"]], **ON_EARTH)
    assert (other.agency(RIVAL).moons, other.agency(RIVAL).techs) == ([], ["telescope_2"])
    full = [["callisto", "ganymede", "europa", "io"]]
    game = rival_plays("s8", turned=(0, 0, 2), techs=[[], ["probe_2"]], moons=full, **ON_EARTH)
    assert (game.agency(RIVAL).landers, game.agency(RIVAL).techs) == ({"jupiter": 1}, ["probe_2"])
    moonless = rival_plays("s1", techs=[[], ["probe_2"]], **ON_EARTH)
    assert (moonless.agency(RIVAL).orbiters, moonless.agency(RIVAL).techs) == ({"venus": 1}, ["probe_2"])


@pytest.mark.rule("SETI-16.20", "SETI-16.22")
def test_a_moon_gives_its_own_rewards_only() -> None:
    """Callisto: 13 VP and 4 data, no landing data and no trace."""
    game = rival_plays("s8", turned=(0, 0, 2), techs=[[], ["probe_1"]], **ON_EARTH)
    assert outcome(game) == {"score": 13, "publicity": 4, "upper": 4, "progress": 5, "moons": ["callisto"]}


@pytest.mark.rule("SETI-16.21")
@pytest.mark.parametrize(
    "orbiters, landers, card, figure",
    [
        ({}, {}, "s1", "orbiter"),
        ({}, {}, "s13", "lander"),
        ({"venus": 1}, {}, "s1", "lander"),
        ({}, {"venus": 1}, "s13", "orbiter"),
        ({"venus": 1}, {"venus": 1}, "s1", "orbiter"),
        ({"venus": 1}, {"venus": 1}, "s13", "lander"),
    ],
)
def test_the_only_free_first_place_else_what_the_card_prefers(
    orbiters: dict[str, int], landers: dict[str, int], card: str, figure: str
) -> None:
    turned = (0, 0, 0) if card == "s1" else (1, 0, 0)
    earth = system(turned, False).places["earth"]
    game = rival_plays(card, turned=turned, probes=[[], [earth]], orbiters=[orbiters], landers=[landers])
    agency = game.agency(RIVAL)
    assert (agency.orbiters, agency.landers) == (({"venus": 1}, {}) if figure == "orbiter" else ({}, {"venus": 1}))


@pytest.mark.rule("SETI-16.61", "SETI-20.12")
def test_mars_has_two_first_places_for_landers() -> None:
    """One landing data space of Mars is covered, and the first orbit: the other space still draws a lander."""
    position: dict[str, Any] = {"turned": (0, 2, 0), "orbiters": [{"mars": 1}], "landers": [{"mars": 1}], **ON_EARTH}
    game = rival_plays("s1", **position)
    assert (game.agency(RIVAL).landers, game.agency(RIVAL).orbiters) == ({"mars": 1}, {})
    assert game.state.landing_data["mars"] == []
    both = rival_plays("s1", **{**position, "landers": [{"mars": 2}]})
    assert both.agency(RIVAL).orbiters == {"mars": 1}


@pytest.mark.rule("SETI-16.25")
def test_the_largest_data_space_is_covered() -> None:
    assert rival_plays("s13", **ON_EARTH).state.landing_data["mars"] == [1]
    visitor = rival_plays("s17", **known("oumuamua", **ON_EARTH))
    assert visitor.state.landing_data["oumuamua"] == [2, 1]


@pytest.mark.rule("SETI-16.22")
def test_orbiting_and_landing_cost_it_nothing_and_bring_everything() -> None:
    """An orbit of Uranus: 3 VP for the first, three cards, a signal in a black sector, 8 VP."""
    game = rival_plays("s9", turned=(2, 0, 0), probes=[[], [(1, 7)]])
    assert outcome(game) == {
        "score": 11,
        "publicity": 2,
        "upper": 1,
        "progress": 4,
        "orbiters": {"uranus": 1},
        "signals": {"beta_pictoris": 1},
    }


@pytest.mark.rule("SETI-16.22", "SETI-16.28")
def test_enceladus_gives_three_signals_in_sectors_it_chooses() -> None:
    """Red, blue and yellow: the larger stars."""
    game = given(1, score=[0, 0], publicity=[0, 0], settings=SETTINGS)
    drive(figures.touch_down(game.state, RIVAL, "enceladus"))
    assert outcome(game) == {
        "score": 12,
        "publicity": 1,
        "upper": 3,
        "progress": 1,
        "moons": ["enceladus"],
        "signals": {"sirius_a": 1, "proxima_centauri": 1, "61_virginis": 1},
    }


@pytest.mark.rule("SETI-16.22", "SETI-16.40")
def test_titan_gives_two_universal_traces() -> None:
    game = given(1, score=[0, 0], publicity=[0, 0], settings=SETTINGS, arrow="left")
    drive(figures.touch_down(game.state, RIVAL, "titan"))
    assert outcome(game)["traces"] == [(0, "red", 0), (0, "yellow", 0)]
    assert game.agency(RIVAL).score == 7 + 5 + 5


# Telescope


@pytest.mark.rule("SETI-16.26", "SETI-16.29")
@pytest.mark.parametrize("card, gone", [("s3", ["alice", "dune"]), ("s2", ["lightsail", "dune"])])
def test_row_signals_take_cards_on_the_side_of_the_arrow(card: str, gone: list[str]) -> None:
    game = rival_plays(card, row=("alice", "dune", "lightsail"))
    assert game.discards == gone
    assert None not in game.row  # filled again afterwards


@pytest.mark.rule("SETI-16.26")
def test_the_row_is_filled_after_the_action() -> None:
    log = rival_plays("s2").log()
    assert log.index("row-filled") > max(place for place, key in enumerate(log) if key == "rival-discarded-row")


@pytest.mark.rule("SETI-16.26", "SETI-4.12")
def test_an_empty_row_gives_no_signal() -> None:
    game = rival_plays("s2", row=(None, "dune", None))
    assert game.discards[:1] == ["dune"]
    assert outcome(game)["signals"] == {"61_virginis": 1, "proxima_centauri": 1}
    assert "rival-row-empty" in game.log()


@pytest.mark.rule("SETI-16.27", "SETI-16.64")
def test_a_telescope_tech_is_spent_for_one_more_row_signal_at_the_end() -> None:
    """Earth, the first card, the second card, and for the tech the third."""
    game = rival_plays("s3", techs=[[], ["telescope_2", "telescope_4"]])
    assert game.agency(RIVAL).techs == ["telescope_4"]
    assert game.discards == ["alice", "dune", "future_circular_collider"]
    assert outcome(game)["signals"] == {"61_virginis": 2, "sirius_a": 1, "proxima_centauri": 1}
    told_of = [key for key in story(game) if key in ("rival-signal-row", "rival-spends-telescope")]
    assert told_of == ["rival-signal-row", "rival-signal-row", "rival-spends-telescope", "rival-signal-row"]


@pytest.mark.rule("SETI-16.27")
def test_other_techs_are_not_spent_for_signals() -> None:
    game = rival_plays("s3", techs=[[], ["probe_2", "computer_3"]])
    assert game.agency(RIVAL).techs == ["probe_2", "computer_3"]
    assert len(told(game, "rival-signal-row")) == 2


def chosen(color: str, stars: dict[str, list[int]], excess: dict[str, int] | None = None) -> tuple[str, str]:
    """Which star the rival takes for a signal of a colour, and why."""
    game = given(1, stars=stars, excess=excess or {}, settings=SETTINGS)
    pair = {
        "red": ("barnards_star", "proxima_centauri"),
        "blue": ("procyon", "sirius_a"),
        "black": ("vega", "beta_pictoris"),
    }
    star = rival.choose_star(game.state, pair[color])
    (why,) = [key for key in game.log() if key.startswith("rival-star-")]
    return star, why.removeprefix("rival-star-")


@pytest.mark.rule("SETI-16.28", "SETI-16.63")
@pytest.mark.parametrize(
    "stars, excess, expected",
    [
        # (1) it wins Barnard's Star by this signal, though Proxima Centauri would score the second position
        ({"barnards_star": [0, 0, 1, 1], "proxima_centauri": [0]}, {}, ("barnards_star", "win")),
        # the last data, but the human has more markers: not won; (2) neither; (3) more markers
        ({"barnards_star": [0, 0, 0, 1]}, {}, ("barnards_star", "more")),
        ({"barnards_star": [0, 0, 0, 0], "proxima_centauri": [0, 0, 1]}, {}, ("proxima_centauri", "more")),
        # an excess marker that turns the sector wins it too
        ({"barnards_star": [1, 1, 0, 0, 0]}, {}, ("barnards_star", "win")),
        # it leads a complete slot already: the signal wins nothing
        ({"barnards_star": [0, 0, 1, 1, 1], "proxima_centauri": [0]}, {}, ("proxima_centauri", "second")),
        # both are won: the larger star
        ({"barnards_star": [1, 1, 1, 1], "proxima_centauri": [1, 1, 1, 1, 1]}, {}, ("proxima_centauri", "win")),
        # (2) the second position, whoever has the first; both: the larger star
        ({"barnards_star": [0], "proxima_centauri": [1, 1, 1]}, {}, ("barnards_star", "second")),
        ({"barnards_star": [0], "proxima_centauri": [0]}, {}, ("proxima_centauri", "second")),
        # (3) more of its markers, excess ones among them
        ({"barnards_star": [1, 1], "proxima_centauri": [1, 0, 0]}, {}, ("barnards_star", "more")),
        (
            {"barnards_star": [0, 0, 0, 0, 0, 0, 1, 1, 1], "proxima_centauri": [1, 1, 0]},
            {"barnards_star": 4},
            ("barnards_star", "more"),
        ),
        # equal: the larger star
        ({}, {}, ("proxima_centauri", "equal")),
        ({"barnards_star": [1, 1], "proxima_centauri": [1, 1]}, {}, ("proxima_centauri", "equal")),
    ],
)
def test_which_of_two_sectors_it_takes(
    stars: dict[str, list[int]], excess: dict[str, int], expected: tuple[str, str]
) -> None:
    assert chosen("red", stars, excess) == expected


@pytest.mark.rule("SETI-16.63")
def test_win_markers_beside_a_star_do_not_count() -> None:
    game = given(1, wins=[[], ["barnards_star", "barnards_star"]], settings=SETTINGS)
    assert rival.choose_star(game.state, ("barnards_star", "proxima_centauri")) == "proxima_centauri"


@pytest.mark.rule("SETI-16.28")
def test_black_and_blue_sectors_have_a_larger_star_too() -> None:
    assert chosen("black", {}) == ("beta_pictoris", "equal")
    assert chosen("blue", {}) == ("sirius_a", "equal")


@pytest.mark.rule("SETI-16.63")
def test_a_marker_left_at_a_reset_makes_the_next_signal_the_second() -> None:
    assert chosen("red", {"barnards_star": [1]}) == ("barnards_star", "second")


# Analyse


@pytest.mark.rule("SETI-16.30")
def test_only_a_full_computer_is_analysed() -> None:
    assert told(rival_plays("s2", upper=[0, 5]), "rival-cannot-computer") == [
        {"line": 1, "rule": "SETI-16.30", "data": 5}
    ]
    assert line_done(rival_plays("s2", upper=[0, 6])) == ("s2", 1)


@pytest.mark.rule("SETI-16.31")
def test_one_computer_tech_is_spent_for_points_and_progress() -> None:
    game = rival_plays("s2", upper=[0, 6], techs=[[], ["computer_2", "computer_2", "probe_1"]])
    assert game.agency(RIVAL).techs == ["computer_2", "probe_1"]
    assert rival_has(game) == {"score": 3 + 3, "publicity": 1, "progress": 2}


@pytest.mark.rule("SETI-16.65", "SETI-16.30")
def test_the_order_of_an_analysis() -> None:
    game = rival_plays("s10", upper=[0, 6], data=[0, 2], techs=[[], ["computer_2"]])
    assert story(game) == [
        "rival-reveals",
        "rival-analyses",
        "rival-scored",  # the card's 3 VP
        "rival-trace-lowest",
        "rival-scored",
        "rival-publicity",
        "rival-refills",
        "rival-covers",
        "rival-publicity",
        "rival-spends-computer",
        "rival-scored",
        "rival-advances",
        "rival-turn-over",
    ]


@pytest.mark.rule("SETI-16.65", "SETI-16.50")
def test_during_the_trace_of_an_analysis_the_computer_is_empty() -> None:
    """So no data is paid for a space of the Centaurians: the trace goes on an overflow space."""
    taken = [("blue", row, 0) for row in (1, 2, 3)]
    position = known(
        "centaurians", "exertians", message=[15, 15], board=[taken, [("blue", row, 0) for row in range(1, 6)]]
    )
    game = rival_plays("s2", upper=[0, 6], data=[0, 5], **position)
    assert outcome(game)["traces"] == [(1, "blue", -1)]
