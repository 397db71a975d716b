"""SHIP-4: turns, rooms, and who or what activates them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from wardroom.games.starship.cards import DESIGNS, ROOM
from wardroom.games.starship.state import ARTIFACT_DISCARD, ARTIFACT_SUPPLY, ARTIFACTS, CROWD, TECH_DISCARD, zone
from wardroom.kernel.errors import NotAsked

from .given import Sitting, given

ROOM_KEYS = ("helm", "weapons", "science", "repair")
GREEN_BOUNTY, GREEN_PRISONER = "pirate_01", "pirate_07"


def rooms(game: Sitting) -> list[str]:
    """The rooms that can be activated now."""
    return [key for key in game.options if key in ROOM_KEYS or key.startswith("tech:")]


def finish(game: Sitting) -> Sitting:
    """Take the first option, and the last slot, until somebody's next turn."""
    while game.asked[1] != "turn":
        game.choose(game.options[-1 if game.asked[1] == "slot" else 0])
    return game


# Turns


@pytest.mark.rule("SHIP-4.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_play_goes_clockwise_from_the_first_player(first: int) -> None:
    game = given(3, active=first)
    order = []
    for _ in range(6):
        order.append(game.asked)
        with pytest.raises(NotAsked):
            game.table.seat((game.ask.seat + 1) % 3).choose("pass")
        game.choose("repair", "red" if len(order) <= 3 else "blue", "none")
    assert order == [((first + number) % 3, "turn") for number in range(6)]


@pytest.mark.rule("SHIP-4.1")
def test_exactly_one_of_a_room_a_mission_and_passing() -> None:
    position = {"place": ["veridia"], "missions": {"veridia": "training_exercise"}}
    turns = (["mission", "red", "yellow"], ["repair", "cadet", "cargo"], ["pass"])
    for choices in turns:
        game = given(2, **position)  # type: ignore[arg-type]
        assert {"helm", "weapons", "science", "repair", "mission", "pass"} < set(game.options)
        game.choose(*choices)
        assert game.asked == (1, "turn")
        assert len(game.ship().queue) == 3 + (2 if choices[0] == "mission" else 1 if choices[0] == "repair" else 0)


@pytest.mark.rule("SHIP-4.1")
def test_training_and_promotion_come_before() -> None:
    game = given(medals=[4])
    game.choose("train", "cadet", "red")
    assert game.asked == (0, "turn")
    game.choose("promote", "red")
    assert game.asked == (0, "turn")
    game.choose("pass")
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-4.2")
def test_who_has_passed_takes_no_more_turns_this_round() -> None:
    game = given(3)
    game.choose("pass", "repair", "cadet", "none", "pass")
    assert game.asked == (1, "turn")  # only one is left and goes on
    game.choose("repair", "red", "none")
    assert game.asked == (1, "turn")
    assert game.state.round == 1
    game.choose("pass")
    assert game.state.round == 2
    assert [ship.passed for ship in game.state.ships] == [False] * 3
    assert game.asked == (1, "turn")  # the next first player


@pytest.mark.rule("SHIP-4.3")
@pytest.mark.parametrize("ready", [[], ["android"], ["android", "android", "android"]])
def test_who_can_do_nothing_must_pass(ready: list[str]) -> None:
    game = given(ready=[ready], medals=[5], place=["veridia"], missions={"calyx": "first_contact"})
    assert game.options == ["pass"]
    assert game.refused("repair") == "SHIP-4.7"
    assert game.refused("helm") == "SHIP-4.7"
    assert game.refused("mission") == "SHIP-9.1"


@pytest.mark.rule("SHIP-4.3")
def test_androids_with_a_mission_may_go_to_it() -> None:
    game = given(ready=[["android", "android"]], place=["veridia"], missions={"veridia": "first_contact"})
    assert game.options == ["mission", "pass"]


@pytest.mark.rule("SHIP-4.3")
def test_artifacts_are_a_way_to_act_without_crew() -> None:
    game = given(ready=[[]], artifacts=[["red_yellow"]])
    assert game.options == ["pass"]  # one is not usable
    game = given(ready=[[]], artifacts=[["red_yellow", "yellow_blue"]])
    assert game.options == ["weapons", "repair", "pass"]


@pytest.mark.rule("SHIP-4.3")
def test_a_face_down_artifact_of_crowd_production_is_a_way_to_act() -> None:
    game = produced("science", "weapons", ready=[])
    assert game.options == ["weapons", "science", "pass"]


@pytest.mark.rule("SHIP-4.3")
def test_passing_is_always_allowed() -> None:
    game = given()
    assert len(rooms(game)) == 4
    game.choose("pass")
    assert game.ship().passed
    assert sorted(game.ship().ready) == ["blue", "cadet", "red", "yellow"]


# Basic rooms


@pytest.mark.rule("SHIP-4.4")
def test_the_helm_moves_twice() -> None:
    game = given(ready=[["red"]], on_routes={})
    game.choose("helm", "veridia")
    assert game.asked == (0, "move")
    game.choose("harrow")
    assert game.ship().place == "harrow"
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-4.4")
def test_weapons_fight_one_pirate() -> None:
    game = given(ready=[["yellow"]], on_routes={"r01": GREEN_PRISONER, "r04": GREEN_BOUNTY})
    game.choose("weapons", GREEN_PRISONER)
    assert game.on_routes == {"r04": GREEN_BOUNTY}
    assert (game.hold(), game.ship().ready, game.ship().damage) == (["pirate"], ["android"], 4)
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-4.4")
def test_science_takes_a_tech() -> None:
    game = given(ready=[["blue"]], central=["mess_hall"])
    game.choose("science", "mess_hall", "5")
    assert game.slots() == {5: "mess_hall"}
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-4.4")
def test_repair_removes_a_damage() -> None:
    game = given(ready=[["cadet"]])
    game.choose("repair", "cargo")
    assert game.ship().damage == 2
    assert game.asked == (1, "turn")


# Activating a room with a figure


@pytest.mark.rule("SHIP-4.6")
def test_the_figure_goes_to_the_back_of_the_queue_before_the_effects() -> None:
    game = given(ready=[["red", "cadet"]], queue=[["blue", "yellow"]])
    game.choose("helm")
    assert game.asked == (0, "move")  # in the middle of the effects
    assert game.ship().queue == ["blue", "yellow", "red"]
    assert game.ship().ready == ["cadet"]


@pytest.mark.rule("SHIP-4.6", "SHIP-10.16")
def test_a_commander_goes_to_the_back_of_the_queue_after_the_second_task() -> None:
    game = given(ready=[["commander-red"]], queue=[["blue", "yellow"]])
    game.choose("helm", "stay")
    assert game.asked == (0, "second")
    assert (game.ship().ready, game.ship().queue) == ([], ["blue", "yellow"])
    game.choose("none")
    assert game.ship().queue == ["blue", "yellow", "commander-red"]


@pytest.mark.rule("SHIP-4.6")
def test_a_figure_may_bring_itself_back() -> None:
    """The Emergency Beacon pulls twice; with an empty queue the red ensign comes back."""
    game = given(ready=[["red", "cadet"]], queue=[[]], techs=[{2: "emergency_beacon"}])
    game.choose("tech:emergency_beacon", "none")
    assert sorted(game.ship().ready) == ["cadet", "red"]
    assert game.ship().queue == []


@pytest.mark.rule("SHIP-4.5", "SHIP-4.6")
def test_a_tech_room_is_activated_in_the_same_way() -> None:
    game = given(ready=[["yellow"]], queue=[["red"]], techs=[{2: "security_office"}], medals=[0], steps=[[0, 0, 0]])
    assert rooms(game) == ["weapons", "repair", "tech:security_office"]
    game.choose("tech:security_office", "2")
    assert game.ship().queue == ["red", "yellow"]
    assert game.ship().medals == 1 + 1  # its medal, and the one on the Ni'an track (side B, space 2)
    assert game.ship().steps == [0, 0, 2]


MATCHES = {
    "red": ["helm", "repair", "tech:jump_drive", "tech:mess_hall"],
    "yellow": ["weapons", "repair", "tech:mess_hall", "tech:brig"],
    "blue": ["science", "repair", "tech:mess_hall", "tech:med_bay"],
    "cadet": ["repair", "tech:mess_hall"],
    "android": [],
}
TECHS = {1: "jump_drive", 2: "mess_hall", 3: "brig", 4: "med_bay", 5: "rec_room", 6: "helm_academy"}


@pytest.mark.rule("SHIP-4.7", "SHIP-6.6")
@pytest.mark.parametrize("figure", [*MATCHES, "commander-red", "commander-yellow", "commander-blue"])
def test_which_figure_matches_which_room(figure: str) -> None:
    game = given(ready=[[figure]], techs=[TECHS])
    assert rooms(game) == MATCHES[figure.removeprefix("commander-")]
    for room in set(ROOM_KEYS) - set(game.options):
        assert game.refused(room) == "SHIP-4.7"


@pytest.mark.rule("SHIP-4.7")
def test_only_figures_that_match_may_be_taken() -> None:
    game = given(ready=[["red", "commander-red", "yellow", "cadet", "android"]], techs=[TECHS])
    game.choose("helm")
    assert game.options == ["red", "commander-red"]
    game = given(ready=[["red", "commander-red", "yellow", "cadet", "android"]], techs=[TECHS])
    game.choose("tech:mess_hall")
    assert game.options == ["red", "commander-red", "yellow", "cadet"]


@pytest.mark.rule("SHIP-4.5", "SHIP-8.1")
def test_abilities_and_omegas_are_no_rooms() -> None:
    game = given(techs=[TECHS])
    assert game.why("tech:rec_room") == ("SHIP-8.1", "not-a-room")
    assert game.why("tech:helm_academy") == ("SHIP-8.1", "not-a-room")


# Activating a room with artifacts


@pytest.mark.rule("SHIP-4.8")
def test_two_artifacts_activate_a_room_instead_of_a_figure() -> None:
    game = given(ready=[["cadet"]], artifacts=[["red_blue", "red_blue", "yellow_blue"]], medals=[0], on_routes={})
    queue = game.ship().queue[:]
    game.choose("helm", "veridia", "stay")
    assert game.hold() == ["yellow_blue"]
    assert game.ship().ready == ["cadet"] and game.ship().queue == queue  # no figure moves
    assert game.ship().place == "veridia"
    assert game.asked == (1, "turn")  # and there is no second task


@pytest.mark.rule("SHIP-4.8")
def test_artifacts_may_be_used_though_a_figure_is_there() -> None:
    game = given(ready=[["commander-blue"]], artifacts=[["red_blue", "yellow_blue", "red_yellow"]])
    game.choose("science")
    assert game.options == ["commander-blue", "artifacts"]
    game.choose("artifacts", "none")
    assert game.hold() == ["red_yellow"]
    assert game.ship().ready == ["commander-blue"]
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-4.8")
def test_the_captain_chooses_which_pair() -> None:
    game = given(ready=[[]], artifacts=[["red_yellow", "red_blue", "yellow_blue"]])
    game.choose("repair")
    assert game.options == ["red_yellow:red_blue", "red_yellow:yellow_blue", "red_blue:yellow_blue"]
    game.choose("red_yellow:yellow_blue", "cargo")
    assert game.hold() == ["red_blue"]
    assert game.ship().damage == 2


@pytest.mark.example("SHIP-4.10")
@pytest.mark.rule("SHIP-4.8")
@pytest.mark.parametrize(
    ("held", "colors"),
    [
        (["red_yellow", "red_blue"], {"red", "grey"}),
        (["red_blue", "red_blue"], {"red", "blue", "grey"}),
        (["red_yellow", "red_yellow"], {"red", "yellow", "grey"}),
        (["yellow_blue", "yellow_blue"], {"yellow", "blue", "grey"}),
        (["red_yellow", "yellow_blue"], {"yellow", "grey"}),
        (["red_blue", "yellow_blue"], {"blue", "grey"}),
        (["red_blue"], set()),
        ([], set()),
    ],
)
def test_what_a_pair_activates(held: list[str], colors: set[str]) -> None:
    game = given(ready=[["android"]], artifacts=[held], techs=[TECHS])
    basic = {"red": "helm", "yellow": "weapons", "blue": "science", "grey": "repair"}
    techs = {"red": "tech:jump_drive", "yellow": "tech:brig", "blue": "tech:med_bay", "grey": "tech:mess_hall"}
    assert set(rooms(game)) == {room[color] for room in (basic, techs) for color in colors}


@pytest.mark.rule("SHIP-4.9")
def test_used_artifacts_lie_face_up_in_their_discard() -> None:
    game = given(ready=[[]], artifacts=[["red_blue", "red_blue"]])
    game.choose("repair", "none")
    assert [face.rpartition("_")[0] for face in game.faces(ARTIFACT_DISCARD)] == ["red_blue"] * 2
    for card in game.state.cards.rows[ARTIFACT_DISCARD]:
        assert game.state.cards.read(card, 1) == game.state.face(card)


@pytest.mark.rule("SHIP-4.9")
def test_the_discard_becomes_a_new_supply_when_one_must_be_drawn() -> None:
    game = given(
        ready=[["blue"]],
        techs=[{2: "xeno_lab"}],
        bare=["artifacts"],
        discards={"artifacts": ["red_blue_1", "red_yellow_2", "yellow_blue_3"]},
    )
    game.choose("tech:xeno_lab")
    left = game.faces(ARTIFACT_SUPPLY)
    drawn = game.faces(zone(0, ARTIFACTS))
    assert sorted([*left, *drawn]) == ["red_blue_1", "red_yellow_2", "yellow_blue_3"]
    assert len(drawn) == 1
    assert game.faces(ARTIFACT_DISCARD) == []
    assert {game.state.cards.read(card, 0) for card in game.state.cards.rows[ARTIFACT_SUPPLY]} == {"?artifact"}


@pytest.mark.rule("SHIP-4.9")
def test_the_discard_is_not_touched_while_the_supply_lasts() -> None:
    game = given(
        ready=[["blue"]],
        techs=[{2: "xeno_lab"}],
        decks={"artifacts": ["red_blue_1"]},
        bare=["artifacts"],
        discards={"artifacts": ["yellow_blue_3"]},
    )
    game.choose("tech:xeno_lab")
    assert game.hold() == ["red_blue"]
    assert game.faces(ARTIFACT_DISCARD) == ["yellow_blue_3"]


@pytest.mark.rule("SHIP-4.9")
def test_nothing_is_drawn_when_both_are_empty() -> None:
    game = given(ready=[["blue"]], techs=[{2: "xeno_lab"}], bare=["artifacts"])
    game.choose("tech:xeno_lab", "0")
    assert game.hold() == []
    assert game.asked == (1, "turn")


# Effects that do nothing


@pytest.mark.rule("SHIP-4.11")
@pytest.mark.parametrize(
    ("room", "figure"),
    [("science", "blue"), ("weapons", "yellow"), ("repair", "cadet"), ("tech:brig", "yellow")],
)
def test_a_room_may_be_activated_for_nothing(room: str, figure: str) -> None:
    """No empty slot, no pirate here, no damage, no pirate in the hold."""
    full = {1: "jump_drive", 2: "mess_hall", 3: "brig", 4: "med_bay", 5: "rec_room", 6: "helm_academy"}
    game = given(ready=[[figure]], queue=[[]], techs=[full], damage=[0], on_routes={}, central=PLAIN)
    game.choose(room)
    assert game.asked == (1, "turn")
    assert game.ship().queue == [figure]
    assert game.slots() == full


PLAIN = ["merit_board", "observer_red", "security_office", "xeno_lab", "sensor_array"]
"""Techs that replace nothing."""


# The end of a turn


@pytest.mark.rule("SHIP-4.12")
def test_a_station_tile_comes_before_the_refill() -> None:
    """Zinca Station: a step on the Zinca track reaches space 5 (side A), a tech: chosen among the cards that are left
    of those Science found."""
    game = given(
        place=["calyx"],
        stations={"zinca_station": "calyx", "nian_station": "moxen"},
        track_sides=["A", "A", "A"],
        steps=[[0, 4, 0]],
        central=["mess_hall"],
        decks={"techs": ["arboretum", "holodeck"]},
        damaged=[[]],
    )
    rest = game.central[1:]
    game.choose("science", "mess_hall", "5")
    assert game.central == [None, *rest]
    game.choose("1")
    assert game.asked == (0, "tech")
    assert game.options == [*map(str, rest), "none"]
    game.choose("none")
    assert game.central == ["arboretum", *rest]
    assert game.ship().ready.count("android") == 1


@pytest.mark.rule("SHIP-4.12")
def test_a_tech_taken_by_a_station_tile_is_replaced_too() -> None:
    game = given(
        place=["calyx"],
        stations={"zinca_station": "calyx", "nian_station": "moxen"},
        track_sides=["A", "A", "A"],
        steps=[[0, 4, 0]],
        central=["mess_hall", "merit_board"],
        decks={"techs": ["arboretum", "holodeck"]},
        damaged=[[]],
    )
    game.choose("science", "mess_hall", "6", "1", "merit_board", "2")
    assert game.central[:2] == ["arboretum", "holodeck"]


# Every room tech


ROOM_DESIGNS = [name for name, tech in DESIGNS.items() if tech.kind == ROOM]
COPIED = "xeno_lab"
"""What the Holodeck copies in these tests."""


def workshop(design: str, figure: str | None = None, **more: object) -> Sitting:
    """A ship with one room tech, somebody to activate it, pirates about, damage, and every kind of token."""
    color = DESIGNS[design].color
    who = figure or {"grey": "cadet", "any": "blue"}.get(str(color), str(color))
    card = "repair_bay_1" if design == "repair_bay" else design
    position: dict[str, object] = {
        "ready": [[who]],
        "queue": [["yellow", "red"]],
        "techs": [{2: card}],
        "medals": [0],
        "damage": [3],
        "damaged": [[1, 3, 4]],
        "artifacts": [["red_blue"]],
        "pirates": [1],
        "on_routes": {"r01": GREEN_BOUNTY, "r04": GREEN_PRISONER},
        "track_sides": ["A", "A", "A"],
        "central": ["mess_hall", "merit_board", COPIED, "observer_red", "salvage_crane"],
        "decks": {"artifacts": ["yellow_blue_9", "red_yellow_9"], "omegas": ["scrap_museum"]},
    }
    return given(**{**position, **more})  # type: ignore[arg-type]


def resolve(game: Sitting, card: str, answers: Sequence[str]) -> None:
    """Activate a room tech and give exactly these answers."""
    game.choose(f"tech:{card}", *answers)
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-4.5", "SHIP-4.6")
@pytest.mark.parametrize("design", ROOM_DESIGNS)
def test_every_room_tech_can_be_activated(design: str) -> None:
    game = workshop(design)
    (card,) = game.slots().values()
    crew = len(game.ship().figures())
    game.choose(f"tech:{card}")
    if design == "holodeck":
        game.choose(COPIED)
    assert game.log()[0] == "activated-tech"
    finish(game)
    assert game.asked == (1, "turn")
    assert f"tech:{design}" in game.state.happened
    assert len(game.ship().figures()) == crew + game.ship().ready.count("android")
    discarded = card in game.faces(TECH_DISCARD)
    assert discarded == DESIGNS[design].single_use
    assert (card in game.slots().values()) != discarded


@pytest.mark.rule("SHIP-4.5")
@pytest.mark.parametrize("design", ROOM_DESIGNS)
def test_every_room_tech_can_be_declined_or_does_what_must_be_done(design: str) -> None:
    """Always the last option: nothing that is optional happens."""
    game = workshop(design)
    (card,) = game.slots().values()
    game.choose(f"tech:{card}")
    while game.asked[1] != "turn":
        game.choose(game.options[-1])
    assert game.asked == (1, "turn")
    assert game.ship().place == "home_station"
    assert game.ship().steps == [0, 0, 0]
    assert game.ship().damage == 3


def test_impulse_engines() -> None:
    game = workshop("impulse_engines")
    resolve(game, "impulse_engines", ["veridia", "harrow", "farrago", "nian"])
    assert game.ship().place == "farrago"
    assert game.ship().damage == 4  # a pirate is on the first route
    assert game.ship().steps == [0, 0, 1]


def test_observation_lounge() -> None:
    game = workshop("observation_lounge")
    resolve(game, "observation_lounge", ["coop", "2"])
    assert (game.ship().steps, game.ship().medals) == ([2, 0, 0], 1)


def test_shuttle_bay() -> None:
    game = workshop("shuttle_bay")
    resolve(game, "shuttle_bay", ["quartzen", GREEN_PRISONER])
    assert (game.ship().place, game.ship().damage) == ("quartzen", 5)
    assert game.ship().ready == ["android"]


def test_emergency_beacon() -> None:
    game = workshop("emergency_beacon")
    resolve(game, "emergency_beacon", ["zinca"])
    assert (game.ship().ready, game.ship().queue) == (["yellow", "red"], ["red"])
    assert game.ship().steps == [0, 1, 0]
    assert game.slots() == {} and game.faces(TECH_DISCARD) == ["emergency_beacon"]


def test_jump_drive() -> None:
    game = workshop("jump_drive")
    resolve(game, "jump_drive", ["ironwell", "coop", "1"])
    assert (game.ship().place, game.ship().damage, game.ship().steps) == ("ironwell", 3, [1, 0, 0])


def test_embassy_suite() -> None:
    game = workshop("embassy_suite")
    resolve(game, "embassy_suite", ["1", "1", "1", "veridia"])
    assert (game.ship().steps, game.ship().place) == ([1, 1, 1], "veridia")


def test_laser_cannons() -> None:
    game = workshop("laser_cannons")
    resolve(game, "laser_cannons", [GREEN_BOUNTY, "veridia"])
    assert game.ship().damage == 4  # the pirate is gone when the ship passes
    assert game.hold() == ["red_blue", "yellow_blue", "pirate", "pirate"]
    assert game.ship().medals == 1


def test_security_office() -> None:
    game = workshop("security_office")
    resolve(game, "security_office", ["2"])
    assert (game.ship().medals, game.ship().steps) == (1, [0, 0, 2])


def test_brig() -> None:
    game = workshop("brig")
    resolve(game, "brig", ["pirate", "nian", "2"])
    assert (game.ship().medals, game.ship().steps, game.hold()) == (2, [0, 0, 2], ["red_blue"])


def test_plasma_cannons() -> None:
    game = workshop("plasma_cannons")
    resolve(game, "plasma_cannons", [GREEN_PRISONER, "slot:1"])
    assert (game.ship().damage, sum(game.ship().damaged), len(game.on_routes)) == (4, 2, 1)


def test_quantum_torpedoes() -> None:
    game = workshop("quantum_torpedoes")
    resolve(game, "quantum_torpedoes", [GREEN_PRISONER, GREEN_BOUNTY, "red_blue", "yellow_blue"])
    assert (game.ship().damage, game.on_routes) == (5, {})
    assert game.hold() == ["pirate"] * 3  # of five tokens only three find room
    assert game.ship().medals == 1


def test_tractor_beam() -> None:
    game = workshop("tractor_beam")
    resolve(game, "tractor_beam", ["1"])
    assert game.hold() == ["red_blue", "pirate", "pirate"]
    assert (game.ship().steps, game.ship().damage) == ([0, 0, 1], 3)


def test_boarding_pods() -> None:
    game = workshop("boarding_pods")
    resolve(game, "boarding_pods", [])
    assert (game.hold(), game.ship().medals) == (["red_blue", "pirate", "pirate", "pirate"], 2)
    assert game.slots() == {}


def test_research_lab() -> None:
    game = workshop("research_lab")
    resolve(game, "research_lab", ["mess_hall", "2", "veridia", "coop"])
    assert game.slots() == {2: "mess_hall"}  # the new one takes the place of the lab
    assert game.ship().medals == 1  # it matches the medal printed on slot 1
    assert game.ship().place == "veridia"  # and the move on slot 3
    assert game.ship().steps == [1, 0, 0]


def test_xeno_lab() -> None:
    game = workshop("xeno_lab")
    resolve(game, "xeno_lab", ["2"])
    assert (game.hold(), game.ship().steps) == (["red_blue", "yellow_blue", "pirate"], [0, 2, 0])


def test_med_bay() -> None:
    game = workshop("med_bay")
    resolve(game, "med_bay", ["cargo"])
    assert (game.ship().medals, game.ship().damage) == (1, 2)


def test_sensor_array() -> None:
    game = workshop("sensor_array")
    resolve(game, "sensor_array", ["coop", "nian"])
    assert game.ship().steps == [1, 0, 1]
    assert game.hold() == ["red_blue", "yellow_blue", "pirate"]


def test_prototype_core() -> None:
    game = workshop("prototype_core")
    resolve(game, "prototype_core", ["observer_red", "2", "merit_board", "5"])
    assert game.slots() == {2: "observer_red", 5: "merit_board"}
    assert game.faces(TECH_DISCARD) == ["prototype_core"]


def test_robotics_bay() -> None:
    game = workshop("robotics_bay")
    resolve(game, "robotics_bay", ["1"])
    assert (game.ship().ready, game.ship().steps) == (["android"], [0, 1, 0])


@pytest.mark.parametrize(
    ("answers", "damage", "medals", "artifacts"),
    [
        (["repair-2_any", "cargo", "cargo", "coop"], 1, 0, 1),
        (["artifact_medal_any", "coop"], 3, 1, 2),
    ],
)
def test_fabricator(answers: list[str], damage: int, medals: int, artifacts: int) -> None:
    game = workshop("fabricator")
    resolve(game, "fabricator", answers)
    ship = game.ship()
    assert (ship.damage, ship.medals, len(game.hold()), ship.steps) == (damage, medals, artifacts + 1, [1, 0, 0])


def test_omega_supercomputer() -> None:
    game = workshop("omega_supercomputer")
    resolve(game, "omega_supercomputer", ["scrap_museum", "2"])
    assert game.slots() == {2: "scrap_museum"}  # in the very slot that was freed


def test_repair_bay() -> None:
    game = workshop("repair_bay")
    resolve(game, "repair_bay_1", ["slot:3", "cargo"])
    assert (game.ship().damage, sum(game.ship().damaged)) == (2, 2)


def test_mess_hall() -> None:
    game = workshop("mess_hall", central=["brig"])
    resolve(game, "mess_hall", ["coop"])
    assert (game.ship().medals, game.ship().steps) == (1, [1, 0, 0])


def test_arboretum() -> None:
    game = workshop("arboretum")
    resolve(game, "arboretum", ["cargo", "zinca", "2"])
    assert (game.ship().damage, game.ship().steps) == (2, [0, 2, 0])


def test_holodeck() -> None:
    game = workshop("holodeck")
    resolve(game, "holodeck", [COPIED, "2"])
    assert (game.hold(), game.ship().steps) == (["red_blue", "yellow_blue", "pirate"], [0, 2, 0])
    assert game.slots() == {2: "holodeck"} and COPIED in game.central


def produced(*chosen: str, ready: Sequence[str]) -> Sitting:
    """After Crowd Production: a face-down artifact on each of two rooms of the first ship."""
    game = given(
        ready=[["cadet"]], techs=[{2: "mess_hall"}], steps=[[6, 0, 0]], events=["crowd_production", None, None]
    )
    game.choose("tech:mess_hall", "coop", *chosen, "helm", "repair", "pass")
    assert len(game.state.row(0, CROWD)) == 2
    game.ship().ready = list(ready)
    return game
