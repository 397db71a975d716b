"""SHIP-18 and SHIP-19: reminders, and open points with what we decided, shown by what happens."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from wardroom.games.starship import GAME
from wardroom.games.starship.cards import CARDS, DESIGNS, EVENTS, MISSIONS, OMEGAS, PASSENGERS, SIDES, TILES, fx
from wardroom.games.starship.state import COLORS, ON_ROUTES, Starship
from wardroom.kernel import Table
from wardroom.language import LANGUAGES, Text

from .given import Sitting, given

PACKAGE = "wardroom.games.starship"


def play_at_random(seats: int, seed: int) -> Table[Starship]:
    """A game in which everybody prefers missions, flies whenever possible and chooses at random otherwise. Whatever
    must always hold is checked after every choice."""
    random, table = Random(seed), Table(GAME, seats, b"%d" % seed)
    while not table.over:
        seat = table.waiting()[0]
        assert seat.ask is not None
        liked = [option for option in ("mission", "helm") if option in seat.ask.options]
        lively = [option for option in seat.ask.options if option not in ("pass", "stay", "ignore")]
        seat.choose(liked[0] if liked else random.choice(lively or seat.ask.options))
        check(table.line.state)
    return table


def check(state: Starship) -> None:
    """What holds at every moment of a game."""
    assert len(state.cards.rows[ON_ROUTES]) == len(state.pirates) == len(set(state.pirates.values()))  # SHIP-18.3
    for ship in state.ships:
        assert 0 <= ship.damage <= 8
        assert ship.overflow == 0 or ship.damage == 8  # SHIP-6.3
        assert all(card is None or not hurt for card, hurt in zip(ship.slots, ship.damaged))  # SHIP-6.7
        commanders = [figure for figure in ship.figures() if figure.startswith("commander")]
        assert len(commanders) + ship.rings == 5  # SHIP-10.9
        people = [figure for figure in ship.figures() if figure != "android"]
        assert len(people) == 7 + max(0, state.round - 2)  # nobody is lost


# Reminders


@pytest.mark.rule("SHIP-18.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_starts_with_a_medal(seats: int) -> None:
    assert [ship.medals for ship in given(seats).state.ships] == [1] * seats


@pytest.mark.rule("SHIP-18.2", "SHIP-15.29")
def test_every_fight_costs_a_damage() -> None:
    pirates = {"r01": "pirate_07"}
    room = given(ready=[["yellow"]], damage=[2], on_routes=pirates).choose("weapons", "pirate_07")
    tech = given(ready=[["yellow"]], damage=[2], on_routes=pirates, techs=[{2: "laser_cannons"}])
    tech.choose("tech:laser_cannons", "pirate_07")
    track = given(ready=[["cadet"]], damage=[2], on_routes=pirates, techs=[{2: "mess_hall"}], steps=[[0, 0, 4]])
    track.state.track_sides = ["A"] * 3
    track.choose("tech:mess_hall", "nian", "pirate_07")
    mission = given(
        place=["veridia"],
        missions={"veridia": "escort_convoy"},
        ready=[["cadet", "yellow", "cadet"]],
        damage=[2],
        on_routes=pirates,
    )
    mission.choose("mission", "cadet", "yellow", "pirate_07")
    for game in (room, tech, track, mission):
        assert game.ship().damage == 3
        assert game.pirates() == 1


@pytest.mark.rule("SHIP-18.3", "SHIP-7.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_route_ever_has_two_pirates(seats: int) -> None:
    told = [event.key for seed in range(4) for event in play_at_random(seats, seed).log]
    assert {"ambush", "ambush-off", "uprising"} <= set(told)


@pytest.mark.rule("SHIP-18.4", "SHIP-8.14")
def test_a_match_is_one_bonus_and_covered_icons_are_none() -> None:
    game = given(ready=[["blue"]], central=["laser_cannons"], medals=[0], board_side="A", passed=[False, True])
    game.choose("science", "laser_cannons", "2")
    assert game.ship().medals == 1  # seen twice, on the card and on slot 1
    game = given(
        ready=[["blue"]],
        central=["laser_cannons"],
        medals=[0],
        board_side="A",
        techs=[{1: "xeno_lab"}],
        damaged=[[3, 4, 5, 6]],
    )
    game.choose("science", "laser_cannons")
    assert game.techs() == {1: "xeno_lab", 2: "laser_cannons"}
    assert game.ship().medals == 0  # the medal of slot 1 lies under a card


@pytest.mark.rule("SHIP-18.5", "SHIP-8.9")
def test_a_taken_omega_is_replaced_by_an_ordinary_tech() -> None:
    game = given(
        ready=[["blue"]], central=["brig", "fabricator", "xeno_lab", "med_bay", "mess_hall", "galactic_accord"]
    )
    game.choose("science", "galactic_accord", "2")
    shown = [game.state.face(card) for card in game.state.central if card is not None]
    assert shown[5] in CARDS
    assert [face in OMEGAS for face in shown] == [False] * 6 + [True] * 2


@pytest.mark.rule("SHIP-18.6", "SHIP-10.3")
def test_training_is_for_the_ready_room_at_the_start_of_the_turn() -> None:
    game = given(medals=[3], ready=[["red"]], queue=[["cadet"]])
    game.choose("train")
    assert game.options == ["yellow", "blue"]  # the only choice is what the red ensign becomes
    game.choose("blue", "science")
    assert "train" not in game.seat.candidates


@pytest.mark.rule("SHIP-18.7", "SHIP-9.8")
def test_missions_go_line_by_line_and_tracks_completely_at_once() -> None:
    game = given(
        place=["veridia"],
        missions={"veridia": "peace_conference"},  # red: coop:2; red: zinca:2; yellow: nian:2
        ready=[["red", "red", "yellow"]],
        steps=[[4, 0, 0]],
        track_sides=["A"] * 3,
        damage=[3],
    )
    game.choose("mission", "red", "red")
    assert game.ask.args == (("track_faction", "coop"),)
    game.choose("1")
    assert game.asked == (0, "repair")  # the bonus on the way, before the second step
    game.choose("cargo", "1")
    assert game.ship().steps == [6, 0, 0]
    assert game.ask.args == (("track_faction", "zinca"),)
    game.choose("2")
    assert game.ask.args == (("track_faction", "nian"),)


@pytest.mark.rule("SHIP-18.8", "SHIP-11.6")
def test_after_two_events_the_third_does_nothing() -> None:
    game = given(
        ready=[["cadet", "cadet"]],
        techs=[{2: "mess_hall"}],
        passed=[False, True],
        medals=[0, 0],
        steps=[[6, 0, 6]],
        track_sides=["A"] * 3,
        events=["fleet_review", None, "black_market"],
        triggered=1,
    )
    game.choose("tech:mess_hall", "coop")
    assert game.state.events == [None, None, None]
    game.choose("tech:mess_hall", "nian")
    assert game.artifacts() == []


# Open points


@pytest.mark.rule("SHIP-19.1", "SHIP-15.24")
def test_the_table_plays_with_its_own_data_and_the_named_cards() -> None:
    named = """zinca_library hive_mind star_gate stealing_secret_plans omega_supercomputer holodeck quantum_torpedoes
    hull_plating dimensional_lockers wormhole_generator training_headset hyper_charger observer_red observer_yellow
    observer_blue stealth_paint mech_bots universal_translator nian_transmitter artifact_display trophy_display
    artifact_blueprints explosive_crisis diplomatic_order_12 crowd_production honesty_summit repair_bay
    kavor_the_smuggler teddy"""
    known = {*MISSIONS, *DESIGNS, *OMEGAS, *EVENTS, *PASSENGERS}
    assert set(named.split()) <= known
    shown = given(4).view(0)
    assert set(shown["missions"].values()) <= set(MISSIONS)
    assert {face for face in shown["central"] if face} <= {*CARDS, *OMEGAS}


@pytest.mark.rule("SHIP-19.2")
def test_icons_restored_by_us() -> None:
    assert given().ship().queue == ["red", "yellow", "blue"]
    assert TILES["tile_station_home"].effects == fx("any:1", "any:1", "any:1")
    game = given(ready=[["red"]], waiting={}, on_routes={}, track_sides=["A"] * 3)
    game.choose("helm", "stay", "coop", "nian", "coop")  # the tile of the Home Station
    assert game.ship().steps == [2, 0, 1]


@pytest.mark.rule("SHIP-19.3", "SHIP-10.14")
def test_a_commanded_subordinate_comes_to_the_ready_room() -> None:
    game = given(ready=[["commander-blue"]], queue=[["yellow", "cadet"]], damage=[3])
    game.choose("repair", "none", "command:cadet")
    assert game.ship().ready == ["cadet"]
    assert game.ship().damage == 3  # no repair came of it


@pytest.mark.rule("SHIP-19.4", "SHIP-11.9")
def test_the_start_space_is_worth_nothing() -> None:
    assert given(steps=[[1, 0, 0]]).halves() - given(steps=[[0, 0, 0]]).halves() == 2
    sheet: Any = given(steps=[[0, 0, 0]]).table.seat(0).sheet(0)
    assert sheet["rows"][1]["points"] == 0


@pytest.mark.rule("SHIP-19.5", "SHIP-10.15")
def test_a_commander_on_a_line_of_another_colour_commands_nobody() -> None:
    for figure, kind in (("commander-red", "second-line"), ("commander-blue", "turn")):
        game = given(
            place=["veridia"],
            missions={"veridia": "training_exercise"},
            ready=[[figure, "cadet"]],
            queue=[["cadet"]],
        )
        game.choose("mission", figure)
        assert game.ask.kind == kind


@pytest.mark.rule("SHIP-19.6", "SHIP-17.17")
def test_tenebre_on_a_planet_is_in_nobodys_way() -> None:
    game = given(1, tenebre="veridia", place=["veridia"], missions={"veridia": "first_contact"})
    assert game.why("mission") is None
    rival = given(2, place=["pellucid", "veridia"], missions={"veridia": "first_contact"}, on_routes={})
    rival.choose("helm", "veridia", "stay", "pass")
    assert rival.refused("mission") == "SHIP-5.6"  # another captain would be


@pytest.mark.rule("SHIP-19.7")
def test_the_english_names_that_are_known() -> None:
    text = Text("en", PACKAGE)
    rooms = {room: text.say(f"room-{room}") for room in ("helm", "weapons", "science", "repair")}
    assert rooms == {"helm": "Helm", "weapons": "Weapons", "science": "Science", "repair": "Repair"}
    assert text.card("shipwreck_salvage") == "Shipwreck Salvage"
    assert text.card("prototype_shuttlecraft") == "Prototype Shuttlecraft"
    factions = [text.say(f"faction-{faction}") for faction in ("coop", "zinca", "nian")]
    assert "Cooperative" in factions[0]
    assert "Ni'an" in factions[2]


@pytest.mark.rule("SHIP-19.8")
def test_french_names() -> None:
    text = Text("fr", PACKAGE)
    named = {
        "crowd_production": "Production participative",
        "honesty_summit": "Sommet de l'honnêteté",
        "explosive_crisis": "Crise explosive",
        "kavor_the_smuggler": "Kavor le contrebandier",
    }
    assert {face: plain(text.card(face)) for face in named} == named
    for side in SIDES.values():
        for place in side.places:
            if place.kind == "planet":
                names = {Text(language, PACKAGE).say(f"place-{place.id}") for language in LANGUAGES}
                assert len(names) == 1  # planets are called the same in both languages


def plain(said: str) -> str:
    return said.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


@pytest.mark.rule("SHIP-19.9", "SHIP-10.11")
def test_a_commander_need_not_take_a_second_task() -> None:
    for color, room in zip(COLORS, ("helm", "weapons", "science")):
        game: Sitting = given(ready=[[f"commander-{color}"]], queue=[[color, "cadet"]], on_routes={})
        game.choose(room)
        if game.ask.kind != "second":
            game.choose("stay" if room == "helm" else "none")
        assert {f"command:{color}", "command:cadet", room, "none"} <= set(game.options)
        game.choose("none")
        assert game.asked == (1, "turn")
