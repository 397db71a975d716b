"""SHIP-14: every icon of the effects list."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.starship.cards import CARDS, DESIGNS, ROOM
from wardroom.games.starship.state import (
    ARTIFACT_DISCARD,
    ARTIFACT_SUPPLY,
    CENTRAL,
    OMEGA_DISCARD,
    PIRATE_DISCARD,
    PIRATE_SUPPLY,
    TECH_DISCARD,
)

from .given import Sitting, given

OTHER_HAS_PASSED = [False, True]


def in_room(tech: str, figure: str, **position: Any) -> Sitting:
    """The only figure of a captain is about to do the work of a room tech in slot 2."""
    position.setdefault("techs", [{2: tech}])
    game = given(**{"ready": [[figure]], "passed": OTHER_HAS_PASSED, "track_sides": ["A"] * 3, **position})
    return game.choose(f"tech:{tech}")


def on_mission(mission: str, *figures: str, **position: Any) -> Sitting:
    """Figures on the lines of a mission; cadets match nothing."""
    where = {"place": ["veridia"], "missions": {"veridia": mission}, "track_sides": ["A"] * 3}
    game = given(**{"ready": [figures], "on_routes": {}, **where, **position}).choose("mission")
    for figure in figures:
        if game.ask.kind == "assign":
            game.choose(figure)
    return game


def over(game: Sitting) -> bool:
    """Whether the turn is at its end."""
    return game.ask.kind == "turn"


# In order, and what may be declined


@pytest.mark.rule("SHIP-14.0", "SHIP-18.7")
def test_effects_are_applied_from_left_to_right() -> None:
    game = in_room("laser_cannons", "yellow", on_routes={"r01": "pirate_07", "r02": "pirate_11"})
    assert game.options == ["pirate_07", "none"]  # fight, then move: not the pirate beyond Veridia
    game.choose("none")
    assert game.asked == (0, "move")
    game = in_room("shuttle_bay", "red", on_routes={"r01": "pirate_07", "r02": "pirate_11"})
    game.choose("veridia")  # move, then fight
    assert game.options == ["pirate_07", "pirate_11", "none"]


DECLINED = [
    ("impulse_engines", "red", ["stay", "none"]),
    ("shuttle_bay", "red", ["stay", "none"]),
    ("jump_drive", "red", ["stay", "none"]),
    ("embassy_suite", "red", ["0", "0", "0", "stay"]),
    ("plasma_cannons", "yellow", ["none", "none"]),
    ("brig", "yellow", ["none"]),
    ("research_lab", "blue", ["none", "none"]),
    ("prototype_core", "blue", ["none", "none"]),
    ("repair_bay_1", "cadet", ["none", "none"]),
    ("arboretum", "cadet", ["none", "none"]),
    ("quantum_torpedoes", "yellow", ["none", "none"]),
]


@pytest.mark.rule("SHIP-14.0")
@pytest.mark.parametrize(("tech", "figure", "answers"), DECLINED)
def test_optional_icons_may_all_be_declined(tech: str, figure: str, answers: list[str]) -> None:
    game = in_room(tech, figure, pirates=[1], medals=[1], damage=[3], on_routes={"r01": "pirate_01"})
    game.choose(*answers)
    assert over(game)
    ship = game.ship()
    assert (ship.place, ship.steps, ship.medals, ship.damage) == ("home_station", [0, 0, 0], 1, 3)
    assert (ship.ready, ship.queue) == ([], ["red", "yellow", "blue", figure])
    assert game.pirates() == 1
    assert list(game.state.pirates) == ["r01"]
    assert None not in game.state.central


@pytest.mark.rule("SHIP-14.0", "SHIP-14.7", "SHIP-14.18")
def test_damage_and_pull_are_not_optional() -> None:
    game = on_mission("plague_ship", "cadet", "cadet", "yellow", damage=[3], queue=[["red", "blue"]])
    assert game.options == ["resolve", "ignore"]
    game.choose("resolve")  # damage, pull
    assert game.asked == (1, "turn")
    assert game.ship().damage == 4
    assert game.ship().ready == ["red"]


@pytest.mark.rule("SHIP-14.0", "SHIP-6.9")
@pytest.mark.parametrize("answer", ["keep", "discard"])
def test_gained_tokens_may_be_discarded_where_that_can_be_wanted(answer: str) -> None:
    """Kavor pays for empty cargo slots; nobody else has a reason to refuse a token."""
    kavor = {"board": "A", "passenger": "kavor_the_smuggler"}
    deck = {"artifacts": ["red_blue_1"]}
    game = given(1, ready=[["blue"]], techs=[{2: "fabricator"}], settings=kavor, damage=[0], decks=deck)
    game.choose("tech:fabricator", "artifact_medal_any", answer)
    assert game.artifacts() == (["red_blue"] if answer == "keep" else [])
    assert game.faces(ARTIFACT_DISCARD) == ([] if answer == "keep" else ["red_blue_1"])


@pytest.mark.rule("SHIP-14.0", "SHIP-6.9")
def test_other_cargo_does_not_make_room_for_a_token_that_is_refused() -> None:
    kavor = {"board": "A", "passenger": "kavor_the_smuggler"}
    game = given(
        1,
        ready=[["yellow"]],
        techs=[{2: "tractor_beam"}],
        settings=kavor,
        damage=[6],
        artifacts=[["red_blue", "red_yellow"]],
    )
    game.choose("tech:tractor_beam", "discard")  # pirate, nian:2
    assert game.asked == (0, "steps")
    assert sorted(game.artifacts()) == ["red_blue", "red_yellow"]
    assert game.pirates() == 0


# Moving


@pytest.mark.rule("SHIP-14.1")
def test_move() -> None:
    game = in_room("shuttle_bay", "red", on_routes={})
    assert game.options == ["veridia", "quartzen", "ombrae", "stay"]
    game.choose("veridia")
    assert game.ship().place == "veridia"
    assert over(game)


@pytest.mark.rule("SHIP-14.2")
def test_moves_in_a_row() -> None:
    game = given(ready=[["red"]], on_routes={}).choose("helm", "veridia", "pellucid")
    assert (game.ship().place, game.asked) == ("pellucid", (1, "turn"))
    game = given(ready=[["red"]], on_routes={}).choose("helm", "veridia", "stay")
    assert (game.ship().place, game.asked) == ("veridia", (1, "turn"))
    game = in_room("impulse_engines", "red", on_routes={}).choose("veridia", "pellucid", "farrago")
    assert game.ship().place == "farrago"
    assert game.asked == (0, "track")  # three and no more


@pytest.mark.rule("SHIP-14.16")
def test_jump() -> None:
    game = in_room(
        "jump_drive", "red", damage=[0], on_routes={"r01": "pirate_01", "r04": "pirate_02", "r07": "pirate_03"}
    )
    assert len(game.options) == 13 + 1
    assert "home_station" not in game.options
    game.choose("saltmere")
    assert game.ship().place == "saltmere"
    assert game.ship().damage == 0


@pytest.mark.rule("SHIP-14.15", "SHIP-7.2")
@pytest.mark.parametrize(("pirate", "route"), [("pirate_01", "r01"), ("pirate_11", "r02"), ("pirate_21", "r03")])
def test_ambush(pirate: str, route: str) -> None:
    game = on_mission("raiders_at_dawn", "yellow", "cadet", "cadet", decks={"pirates": [pirate]})
    game.choose("resolve")
    assert {each: game.state.face(card) for each, card in game.state.pirates.items()} == {route: pirate}
    assert game.options == [pirate, "none"]  # and now it may be fought


@pytest.mark.rule("SHIP-14.15", "SHIP-14.0")
def test_an_ambush_on_a_taken_route_is_discarded() -> None:
    game = on_mission(
        "raiders_at_dawn",
        "yellow",
        "cadet",
        "cadet",
        decks={"pirates": ["pirate_02"]},
        on_routes={"r01": "pirate_01"},
    )
    game.choose("resolve", "none")
    assert game.faces(PIRATE_DISCARD) == ["pirate_02"]
    assert {route: game.state.face(card) for route, card in game.state.pirates.items()} == {"r01": "pirate_01"}


@pytest.mark.rule("SHIP-14.17", "SHIP-14.15")
@pytest.mark.parametrize(("to", "route"), [("stay", "r01"), ("tindra", "r06")])
def test_an_ambush_waits_where_the_jump_ends(to: str, route: str) -> None:
    game = on_mission("ghost_fleet", "cadet", "cadet", "red", decks={"pirates": ["pirate_01"]})
    game.choose("resolve", to)
    assert list(game.state.pirates) == [route]


# Fights, damage, repairs


@pytest.mark.rule("SHIP-14.3", "SHIP-18.2")
def test_fight() -> None:
    game = given(ready=[["yellow"]], medals=[0], damage=[3], on_routes={"r01": "pirate_01", "r02": "pirate_11"})
    game.choose("weapons")
    assert game.options == ["pirate_01", "none"]  # only at your location
    game.choose("pirate_01")
    assert (game.ship().damage, game.ship().medals) == (4, 1)
    assert (game.pirates(), len(game.artifacts())) == (1, 1)
    assert list(game.state.pirates) == ["r02"]


@pytest.mark.rule("SHIP-14.6")
def test_repair() -> None:
    game = given(ready=[["cadet"]], damage=[3], damaged=[[1, 6]]).choose("repair")
    assert game.options == ["cargo", "slot:1", "slot:6", "none"]
    game.choose("slot:6")
    assert game.ship().damaged == [True, False, False, False, False, False]
    assert game.ship().damage == 3


@pytest.mark.rule("SHIP-14.7")
def test_damage_goes_to_cargo() -> None:
    game = on_mission("arena_fight", "yellow", "cadet", damage=[3], damaged=[[]])
    game.choose("resolve", "0")
    assert game.ship().damage == 4
    assert not any(game.ship().damaged)


@pytest.mark.rule("SHIP-14.29", "SHIP-14.7")
def test_damage_in_a_row_comes_one_by_one() -> None:
    game = on_mission(
        "border_incident", "yellow", "cadet", "cadet", damage=[6], artifacts=[["red_blue", "red_yellow"]], pirates=[0]
    )
    game.choose("resolve")
    assert game.ship().damage == 7
    assert game.options == ["red_blue", "red_yellow"]  # for the first damage; the second takes what is left
    game.choose("red_blue")
    assert game.ship().damage == 8
    assert game.artifacts() == []


@pytest.mark.rule("SHIP-14.29", "SHIP-14.6")
def test_repairs_in_a_row_may_take_different_slots() -> None:
    game = in_room("repair_bay_1", "cadet", damage=[3], damaged=[[1, 6]])
    game.choose("cargo", "slot:1")
    assert game.ship().damage == 2
    assert game.ship().damaged == [False, False, False, False, False, True]
    assert over(game)


# Gains


@pytest.mark.rule("SHIP-14.8")
def test_android() -> None:
    game = in_room("robotics_bay", "blue", queue=[[]])
    assert game.ship().ready == ["android"]
    assert game.ship().queue == ["blue"]


@pytest.mark.rule("SHIP-14.9", "SHIP-14.10", "SHIP-14.29")
def test_tokens() -> None:
    game = in_room("boarding_pods", "yellow", medals=[0], damage=[3], decks={"pirates": ["pirate_07", "pirate_01"]})
    assert game.ship().medals == 2  # pirate:2, medal:2
    assert game.pirates() == 2
    assert (game.artifacts(), game.ship().ready, game.ship().damage) == ([], [], 3)  # no rewards, no damage
    game = in_room("xeno_lab", "blue", decks={"artifacts": ["red_yellow_4"]})
    assert game.artifacts() == ["red_yellow"]


@pytest.mark.rule("SHIP-14.11", "SHIP-14.29", "SHIP-6.11")
def test_artifacts_in_a_row_are_drawn_together() -> None:
    game = on_mission(
        "smugglers_cache", "yellow", "cadet", damage=[7], decks={"artifacts": ["red_yellow_1", "yellow_blue_1"]}
    )
    assert game.asked == (0, "drop")  # one slot is free, both have been seen
    assert game.options == ["red_yellow", "yellow_blue"]
    game.choose("red_yellow")
    assert game.artifacts() == ["yellow_blue"]


@pytest.mark.rule("SHIP-14.11", "SHIP-6.9")
def test_old_cargo_may_go_for_new_artifacts() -> None:
    game = on_mission(
        "smugglers_cache",
        "yellow",
        "cadet",
        damage=[6],
        pirates=[1],
        artifacts=[["red_blue"]],
        decks={"artifacts": ["red_yellow_1", "yellow_blue_1"]},
    )
    assert game.options == ["red_blue", "red_yellow", "yellow_blue", "pirate"]
    game.choose("pirate", "red_blue")
    assert sorted(game.artifacts()) == ["red_yellow", "yellow_blue"]


@pytest.mark.rule("SHIP-14.18")
def test_pull() -> None:
    for queue, ready in ((["commander-red", "blue"], ["commander-red"]), (["cadet"], ["cadet"]), ([], [])):
        game = on_mission("rescue_the_younglings", "red", "cadet", queue=[queue])
        game.choose("resolve")
        assert game.ship().ready == ready  # those on the mission are not in the queue
        assert game.ship().queue == [*queue[1:], "red", "cadet"]


# Techs


@pytest.mark.rule("SHIP-14.4")
def test_tech() -> None:
    game = given(ready=[["blue"]], central=["sensor_array", "jump_drive"], decks={"techs": ["brig"]})
    game.choose("science")
    card = game.seat.option("sensor_array")
    game.choose("sensor_array", "5")
    assert game.techs() == {5: "sensor_array"}
    assert game.state.central[0] is not None and game.state.central[0] != card
    assert game.state.face(game.state.central[0]) == "brig"  # at the end of the turn


@pytest.mark.rule("SHIP-14.4", "SHIP-8.8")
def test_a_second_tech_chooses_among_fewer() -> None:
    game = in_room("prototype_core", "blue", central=["sensor_array", "fabricator"], damaged=[[1, 3, 4, 6]])
    game.choose("sensor_array", "5")  # tech_recycle, tech
    assert game.asked == (0, "tech")
    assert "sensor_array" not in game.options
    assert len(game.options) == 7 + 1
    assert game.state.central.count(None) == 1
    game.choose("fabricator")
    assert game.techs() == {2: "fabricator", 5: "sensor_array"}
    assert None not in game.state.central


@pytest.mark.rule("SHIP-14.5")
def test_recycled_tech() -> None:
    game = in_room(
        "research_lab",
        "blue",
        techs=[{2: "research_lab", 4: "merit_board", 5: "brig"}],
        central=["mess_hall"],
        board_side="A",
        medals=[0],
    )
    game.choose("mess_hall")
    assert game.options == ["2", "4", "5"]  # all slots without damage
    game.choose("2")  # a medal faces the one printed on slot 1
    assert game.techs() == {2: "mess_hall", 4: "merit_board", 5: "brig"}
    assert game.faces(TECH_DISCARD) == ["research_lab"]
    assert game.ship().medals == 1
    assert game.asked == (0, "move")  # and a move the one on slot 3
    game.choose("stay")
    assert game.asked == (0, "track")


@pytest.mark.rule("SHIP-14.28", "SHIP-8.5")
def test_a_card_that_can_replace_a_tech() -> None:
    game = given(
        ready=[["blue"]],
        techs=[{2: "brig", 5: "mess_hall"}],
        damaged=[[1, 3, 4, 6]],
        central=["jump_drive", "fabricator"],
    )
    game.choose("science")
    assert game.options == ["jump_drive", "none"]
    assert game.refused("fabricator") == "SHIP-8.2"
    game.choose("jump_drive", "5")
    assert game.techs() == {2: "brig", 5: "jump_drive"}
    assert game.faces(TECH_DISCARD) == ["mess_hall"]


@pytest.mark.rule("SHIP-14.27", "SHIP-8.19")
@pytest.mark.parametrize(
    ("tech", "color"),
    [
        ("emergency_beacon", "red"),
        ("boarding_pods", "yellow"),
        ("prototype_core", "blue"),
        ("omega_supercomputer", "blue"),
    ],
)
def test_discard_to(tech: str, color: str) -> None:
    game = in_room(tech, f"commander-{color}")
    while game.ask.kind != "second":
        game.choose("none")
    assert game.techs() == {}
    assert tech in game.faces(TECH_DISCARD)
    assert f"tech:{tech}" not in game.options  # not even for a commander
    assert "repair" in game.options


@pytest.mark.rule("SHIP-14.27")
def test_other_rooms_stay() -> None:
    game = in_room("mess_hall", "commander-red").choose("none")
    assert game.techs() == {2: "mess_hall"}
    assert "tech:mess_hall" in game.options


# Crossed-out icons and slashes


@pytest.mark.rule("SHIP-14.12", "SHIP-14.30")
def test_a_crossed_out_pirate() -> None:
    game = in_room("brig", "yellow", medals=[0], pirates=[1])
    assert game.options == ["pirate", "none"]
    game.choose("pirate", "coop", "2")  # medal:2, any:2
    assert game.ship().medals == 2
    assert game.ship().steps == [2, 0, 0]
    assert game.pirates() == 0
    assert len(game.faces(PIRATE_DISCARD)) == 1
    game = in_room("brig", "yellow", medals=[0])
    assert over(game)  # without the discard no effects
    assert game.ship().medals == 0


@pytest.mark.rule("SHIP-14.12", "SHIP-14.30")
def test_a_crossed_out_artifact() -> None:
    game = on_mission("diplomatic_gift", "red", "cadet", "cadet", artifacts=[["red_blue", "yellow_blue"]])
    game.choose("artifact")
    assert game.options == ["red_blue", "yellow_blue"]
    game.choose("red_blue", "nian", "2")
    assert game.ship().steps == [0, 0, 2]
    assert game.artifacts() == ["yellow_blue"]
    assert [face.rpartition("_")[0] for face in game.faces(ARTIFACT_DISCARD)] == ["red_blue"]


@pytest.mark.rule("SHIP-14.12", "SHIP-14.30")
def test_a_crossed_out_medal() -> None:
    game = on_mission("hostage_exchange", "red", "cadet", "cadet", medals=[1], queue=[["blue"]])
    game.choose("resolve", "medal", "coop", "1")
    assert game.ship().medals == 0
    assert game.ship().ready == ["blue"]
    game = on_mission("hostage_exchange", "red", "cadet", "cadet", medals=[1], queue=[["blue"]])
    game.choose("resolve", "none")
    assert (game.ship().medals, game.ship().ready) == (1, [])
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-14.13", "SHIP-14.30", "SHIP-8.21")
@pytest.mark.parametrize(("given_up", "pile"), [("brig", TECH_DISCARD), ("helm_academy", OMEGA_DISCARD)])
def test_a_crossed_out_tech(given_up: str, pile: int) -> None:
    game = on_mission("black_hole_probe", "blue", "cadet", "cadet", techs=[{2: "brig", 5: "helm_academy"}])
    assert game.options == ["tech", "none"]
    game.choose("tech", given_up, "coop", "2")
    assert game.faces(pile) == [given_up]
    assert given_up not in game.techs().values()
    assert len(game.techs()) == 1
    assert game.ship().steps == [2, 0, 0]


@pytest.mark.rule("SHIP-14.13")
def test_without_a_tech_there_is_nothing_to_give_up() -> None:
    game = on_mission("black_hole_probe", "blue", "cadet", "cadet")
    assert game.asked == (1, "turn")
    assert game.ship().steps == [0, 0, 0]


@pytest.mark.rule("SHIP-14.14")
def test_a_slash_is_a_choice() -> None:
    game = on_mission("shipwreck_salvage", "yellow", "blue", damage=[3])
    assert game.options == ["repair", "nian-2"]
    game.choose("repair", "cargo", "nian-2", "1")
    assert game.ship().damage == 2
    assert game.ship().steps == [0, 0, 1]


@pytest.mark.rule("SHIP-14.14")
@pytest.mark.parametrize("wanted", ["repair-2_any", "artifact_medal_any"])
def test_the_fabricator(wanted: str) -> None:
    game = in_room("fabricator", "blue", medals=[0], damage=[3])
    game.choose(wanted)
    if wanted == "repair-2_any":
        game.choose("cargo", "cargo")
    game.choose("coop")
    made = (game.ship().damage, game.ship().medals, len(game.artifacts()), game.ship().steps)
    assert made == ((1, 0, 0, [1, 0, 0]) if wanted == "repair-2_any" else (3, 1, 1, [1, 0, 0]))


@pytest.mark.rule("SHIP-14.30", "SHIP-7.10")
def test_every_token_has_its_own_pile() -> None:
    game = in_room("tractor_beam", "yellow", damage=[7], artifacts=[["red_blue"]])
    game.choose("red_blue", "0")
    assert len(game.faces(ARTIFACT_DISCARD)) == 1
    game = in_room("tractor_beam", "yellow", damage=[7], artifacts=[["red_blue"]])
    supply = len(game.faces(PIRATE_SUPPLY))
    game.choose("pirate", "0")
    assert len(game.faces(PIRATE_DISCARD)) == 1
    assert len(game.faces(PIRATE_SUPPLY)) == supply
    assert len(game.faces(ARTIFACT_SUPPLY)) == 26
    assert len(game.faces(CENTRAL)) == 8


# Every room tech once, with everything it does


ROOMS: list[tuple[str, str, list[str], dict[str, Any]]] = [
    ("impulse_engines", "red", ["ombrae", "calyx", "saltmere", "coop"], {"place": "saltmere", "steps": [1, 0, 0]}),
    ("observation_lounge", "red", ["coop", "2"], {"steps": [2, 0, 0], "medals": 1}),
    (
        "shuttle_bay",
        "red",
        ["ombrae", "pirate_27"],
        {"place": "ombrae", "damage": 2, "ready": ["android"], "pirates": 2},
    ),
    ("emergency_beacon", "red", ["coop"], {"ready": ["blue", "yellow"], "steps": [1, 0, 0]}),
    ("jump_drive", "red", ["saltmere", "nian", "2"], {"place": "saltmere", "steps": [0, 0, 2]}),
    ("embassy_suite", "red", ["1", "1", "1", "ombrae"], {"place": "ombrae", "steps": [1, 1, 1]}),
    (
        "laser_cannons",
        "yellow",
        ["pirate_07", "ombrae"],
        {"place": "ombrae", "damage": 2, "ready": ["android"], "pirates": 2},
    ),
    ("security_office", "yellow", ["2"], {"medals": 1, "steps": [0, 0, 2]}),
    ("brig", "yellow", ["pirate", "zinca", "2"], {"medals": 2, "steps": [0, 2, 0], "pirates": 0}),
    ("plasma_cannons", "yellow", ["pirate_07", "cargo"], {"ready": ["android"], "pirates": 2}),
    (
        "quantum_torpedoes",
        "yellow",
        ["pirate_07", "pirate_17"],
        {"damage": 3, "ready": ["android", "android"], "pirates": 3},
    ),
    ("tractor_beam", "yellow", ["2"], {"steps": [0, 0, 2], "pirates": 2}),
    ("boarding_pods", "yellow", [], {"medals": 2, "pirates": 3}),
    ("research_lab", "blue", ["merit_board", "2", "coop"], {"steps": [1, 0, 0], "techs": {2: "merit_board"}}),
    ("xeno_lab", "blue", ["2"], {"steps": [0, 2, 0], "artifacts": 1}),
    ("med_bay", "blue", ["cargo"], {"medals": 1, "damage": 0}),
    ("sensor_array", "blue", ["coop", "zinca"], {"steps": [1, 1, 0], "artifacts": 1}),
    ("prototype_core", "blue", ["merit_board", "2", "none"], {"techs": {2: "merit_board"}}),
    ("robotics_bay", "blue", ["1"], {"ready": ["android"], "steps": [0, 1, 0]}),
    ("fabricator", "blue", ["repair-2_any", "cargo", "slot:1", "coop"], {"damage": 0, "steps": [1, 0, 0]}),
    ("omega_supercomputer", "blue", ["helm_academy", "2"], {"techs": {2: "helm_academy"}}),
    ("repair_bay_1", "cadet", ["cargo", "slot:1"], {"damage": 0}),
    ("repair_bay_2", "cadet", ["cargo", "slot:1"], {"damage": 0}),
    ("mess_hall", "cadet", ["coop"], {"medals": 1, "steps": [1, 0, 0]}),
    ("arboretum", "cadet", ["cargo", "coop", "1"], {"damage": 0, "steps": [1, 0, 0]}),
]


@pytest.mark.rule("SHIP-15.24", "SHIP-4.5")
@pytest.mark.parametrize(("tech", "figure", "answers", "made"), ROOMS)
def test_what_every_room_tech_does(tech: str, figure: str, answers: list[str], made: dict[str, Any]) -> None:
    game = in_room(
        tech,
        figure,
        on_routes={"r01": "pirate_07", "r04": "pirate_17", "r08": "pirate_27"},
        damage=[1],
        medals=[0],
        pirates=[1],
        queue=[["blue", "yellow", "red"]],
        central=["merit_board"],
        decks={"omegas": ["helm_academy"]},
    )
    game.choose(*answers)
    assert over(game)
    before: dict[str, Any] = {"place": "home_station", "steps": [0, 0, 0], "medals": 0, "damage": 1, "ready": []}
    now = {name: getattr(game.ship(), name) for name in before}
    before |= {"pirates": 1, "artifacts": 0, "techs": {} if DESIGNS[CARDS[tech].design].single_use else {2: tech}}
    now |= {"pirates": game.pirates(), "artifacts": len(game.artifacts()), "techs": game.techs()}
    assert now == before | made


def test_every_room_tech_is_tried() -> None:
    rooms = {card for card in CARDS if DESIGNS[CARDS[card].design].kind == ROOM}
    assert {tech for tech, *_ in ROOMS} == rooms - {"holodeck"}  # that one copies another
