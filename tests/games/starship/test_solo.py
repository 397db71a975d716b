"""SHIP-17: alone with Captain Tenebre and a passenger."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from wardroom.games.starship.cards import ACTIONS, CARDS, OMEGAS, PASSENGERS, SOLO_EVENTS, design
from wardroom.games.starship.state import (
    ACTION_DECK,
    ACTIONS_LATER,
    ACTIONS_PLAYED,
    ARTIFACT_DISCARD,
    BOX,
    DONE,
    OMEGA_DISCARD,
    ON_ZINCA,
    PIRATE_DISCARD,
    PIRATE_SUPPLY,
    TECH_DECK,
    TECH_DISCARD,
)

from .given import Sitting, given

TECH, MISSION, FIGHT, PASSENGER = "action_tech_1", "action_mission_1", "action_fight_1", "action_passenger_1"
FIRST = [TECH, MISSION, FIGHT, PASSENGER]
FAR = ["sablewind"]
"""Far from Tenebre, who waits at the Home Station."""


def solo(*actions: str, passenger: str = "teddy", **position: Any) -> Sitting:
    """A solo game in which Tenebre will draw these action cards first."""
    order = [*actions, *(action for action in FIRST if action not in actions)]
    usual = {"ready": [["cadet"] * 6], "track_sides": ["A"] * 3, "on_routes": {}, "medals": [0], "damage": [3]}
    board = {"board": "A", "passenger": passenger}
    return given(1, settings=board, decks={"actions": order}, **{**usual, **position})


def turn(game: Sitting) -> Sitting:
    """A turn in which the captain does nothing; then Tenebre acts."""
    return game.choose("repair", "none")


def play_out(game: Sitting) -> Sitting:
    """The captain passes every round and answers with the last option."""
    while not game.table.over:
        game.choose(game.options[-1])
    return game


def tokens(game: Sitting) -> tuple[int, int, list[str]]:
    ship = game.ship()
    return ship.medals, ship.damage, game.artifacts()


# Setting up


@pytest.mark.rule("SHIP-17.1", "SHIP-17.5")
def test_tenebre_has_a_ship_and_nothing_else() -> None:
    game = solo()
    assert game.state.tenebre == "home_station"
    assert len(game.state.ships) == 1
    for seats in (2, 3, 4):
        several = given(seats).state
        assert several.tenebre is None and several.passenger is None
        assert several.cards.rows[ACTION_DECK] == []


@pytest.mark.rule("SHIP-17.2")
def test_set_up_as_for_two() -> None:
    for seed in range(5):
        alone, two = given(1, seed=seed).state, given(2, seed=seed).state
        assert alone.map_side == two.map_side == "side_1_3"
        for field in ("missions", "numbers", "stations", "pirates"):
            assert len(getattr(alone, field)) == len(getattr(two, field))


@pytest.mark.rule("SHIP-17.2", "SHIP-17.19")
def test_what_the_rounds_bring_is_for_the_captain_alone() -> None:
    game = solo(ready=[["cadet"]], queue=[[]])
    game.choose("pass")
    while game.state.round == 1:
        game.choose(game.options[-1])
    assert game.ship().medals == 1
    game.choose("pass")
    while game.state.round == 2:
        game.choose(game.options[-1])
    assert game.ship().ready == ["cadet", "cadet"]


@pytest.mark.rule("SHIP-17.3")
def test_two_omegas_and_seven_places() -> None:
    for seed in range(5):
        shown = [card for card in given(1, seed=seed).state.central if card is not None]
        faces = [given(1, seed=seed).state.face(card) for card in shown]
        assert [face in OMEGAS for face in faces] == [False] * 5 + [True] * 2
        assert all(design(face).deck == "alpha" for face in faces[:5])


@pytest.mark.rule("SHIP-17.4")
def test_each_faction_has_its_solo_event() -> None:
    events = ["solo_commendation", "solo_passenger_archive", "solo_reckoning"]
    for seed in range(5):
        assert given(1, seed=seed).state.events == events == list(SOLO_EVENTS)


@pytest.mark.rule("SHIP-17.6", "SHIP-17.26")
def test_a_passenger_is_chosen_or_comes_at_random_and_stays() -> None:
    for name in PASSENGERS:
        assert solo(passenger=name).state.passenger == name
    settings = {"board": "A", "passenger": "random"}
    assert {given(1, seed=seed, settings=settings).state.passenger for seed in range(60)} == set(PASSENGERS)
    game = solo(passenger="unit_seven")
    play_out(game)
    assert game.state.passenger == "unit_seven"


@pytest.mark.rule("SHIP-17.7", "SHIP-17.21")
@pytest.mark.parametrize("name", PASSENGERS)
def test_the_passengers_techs_lie_on_the_zinca_event(name: str) -> None:
    game = given(1, settings={"board": "A", "passenger": name})
    assert game.faces(ON_ZINCA) == list(PASSENGERS[name].techs)
    deck = game.faces(TECH_DECK)
    central = [game.state.face(card) for card in game.state.central[:5] if card is not None]
    assert sorted([*deck, *central, *PASSENGERS[name].techs]) == sorted(CARDS)


@pytest.mark.rule("SHIP-17.8", "SHIP-17.27")
def test_one_action_of_each_type_and_three_for_later() -> None:
    types, later = set(), set()
    for seed in range(20):
        game = given(1, seed=seed)
        deck = [ACTIONS[face].type for face in game.faces(ACTION_DECK)]
        types.add(tuple(deck))
        later.add(tuple(ACTIONS[face].type for face in game.faces(ACTIONS_LATER)))
        assert sorted(deck) == ["fight", "mission", "passenger", "take_tech"]
        assert sorted(game.faces(ACTION_DECK) + game.faces(ACTIONS_LATER)) == sorted(ACTIONS)
    assert len(types) > 5 and len(later) > 2  # shuffled


@pytest.mark.rule("SHIP-17.27", "SHIP-17.1")
def test_the_order_of_the_actions_is_hidden_until_they_are_drawn() -> None:
    game = solo(TECH)
    cards = game.state.cards
    hidden = [*cards.rows[ACTION_DECK], *cards.rows[ACTIONS_LATER]]
    assert {cards.read(card, 0) for card in hidden} == {"?action"}
    turn(game)
    assert game.view()["piles"]["actions"] == [TECH]
    assert game.view()["supplies"]["actions"] == 3


# Turns


@pytest.mark.rule("SHIP-17.9")
def test_tenebre_acts_after_each_of_your_turns() -> None:
    game = solo(FIGHT, PASSENGER, TECH, MISSION)
    assert game.asked == (0, "turn")
    for number, action in enumerate((FIGHT, PASSENGER, TECH), 1):
        turn(game)
        assert game.faces(ACTIONS_PLAYED)[-1] == action
        assert game.state.laid == number
        assert game.asked == (0, "turn")
    assert [args["number"] for key, args in game.table.seat(0).log if key == "tenebre"] == [1, 2, 3]


@pytest.mark.rule("SHIP-17.9")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_each_card_of_the_round_has_the_next_place_from_left_to_right(number: int) -> None:
    actions = [FIGHT, PASSENGER, MISSION]
    actions.insert(number - 1, TECH)
    game = solo(*actions)
    game.state.missions.clear()  # nothing for Tenebre to choose
    before = game.central
    for _ in range(number):
        turn(game)
    changed = [place for place, (old, new) in enumerate(zip(before, game.central), 1) if old != new]
    assert changed == [number]


@pytest.mark.rule("SHIP-17.9", "SHIP-12.5")
def test_you_are_always_the_first_player() -> None:
    for seed in range(5):
        game = given(1, seed=seed)
        assert (game.state.first, game.state.active) == (0, 0)
    game = play_out(game)
    assert game.state.first == 0


@pytest.mark.example("SHIP-17.10")
def test_the_fourth_card_lies_above_place_four() -> None:
    game = solo(FIGHT, PASSENGER, MISSION, TECH)
    game.state.missions.clear()  # nothing for Tenebre to choose
    before = list(game.state.central)
    for _ in range(4):
        turn(game)
    assert game.state.laid == 4
    changed = [place for place in range(7) if game.state.central[place] != before[place]]
    assert changed == [3]


@pytest.mark.rule("SHIP-17.11", "SHIP-17.23")
def test_take_a_tech() -> None:
    game = solo(TECH, central=["mess_hall", "brig"], place=["saltmere"])
    top = game.state.cards.rows[TECH_DECK][-1]
    turn(game)
    assert game.state.tenebre == "saltmere"  # he jumps to you
    assert game.faces(TECH_DISCARD) == ["mess_hall"]
    assert game.state.central[0] == top  # refilled at once


@pytest.mark.rule("SHIP-17.23")
def test_an_omega_is_replaced_by_an_ordinary_tech() -> None:
    game = solo(TECH, laid=5)
    omega = game.state.face(game.state.central[5])  # type: ignore[arg-type]
    top = game.state.cards.rows[TECH_DECK][-1]
    turn(game)
    assert game.faces(OMEGA_DISCARD) == [omega]
    assert game.state.central[5] == top
    assert game.state.face(top) in CARDS


@pytest.mark.rule("SHIP-17.11", "SHIP-17.23")
def test_there_is_nothing_to_discard_from_an_empty_place() -> None:
    """All techs of the deck are used up."""
    game = solo(TECH, bare=["techs"], place=["saltmere"])
    card = game.state.central[0]
    assert card is not None
    game.state.cards.move(card, BOX)
    game.state.central[0] = None
    turn(game)
    assert game.state.tenebre == "saltmere"
    assert (game.state.central[0], game.faces(TECH_DISCARD), game.faces(OMEGA_DISCARD)) == (None, [], [])


@pytest.mark.rule("SHIP-17.23")
def test_what_you_took_is_replaced_before_tenebre_takes() -> None:
    game = solo(TECH, ready=[["blue"]], central=["sensor_array"])
    refill = game.state.cards.rows[TECH_DECK][-1]
    face = game.state.face(refill)
    game.choose("science", "sensor_array", "5")
    assert game.faces(TECH_DISCARD) == [face]  # the card that had just come
    assert None not in game.state.central


@pytest.mark.rule("SHIP-17.12", "SHIP-17.13")
def test_tenebre_takes_a_mission_one_move_away() -> None:
    missions = {"veridia": "first_contact", "quartzen": "minefield", "tindra": "lost_world"}
    numbers = {"ombrae": 4, "saltmere": 5, "pellucid": -1}
    game = solo(MISSION, place=FAR, missions=missions, numbers=numbers)
    turn(game)
    assert game.asked == (0, "tenebre-mission")
    assert game.options == ["veridia", "quartzen"]  # not Tindra, two moves away
    game.choose("quartzen")
    assert game.state.tenebre == "quartzen"
    assert game.faces(BOX) == ["minefield"]  # removed from the game
    assert game.state.numbers == {"ombrae": 4, "quartzen": -5, "pellucid": -1}
    assert sorted(game.state.missions) == ["saltmere", "tindra", "veridia"]
    assert game.state.row(0, DONE) == []


@pytest.mark.rule("SHIP-17.12")
def test_never_the_mission_on_your_planet() -> None:
    game = solo(MISSION, place=["veridia"], missions={"veridia": "first_contact", "quartzen": "minefield"})
    turn(game)
    assert game.state.tenebre == "quartzen"  # nothing to choose
    game = solo(MISSION, place=["veridia"], missions={"veridia": "first_contact"})
    turn(game)
    assert game.state.tenebre == "home_station"
    assert "veridia" in game.state.missions


@pytest.mark.rule("SHIP-17.12")
def test_nor_the_one_where_he_is_already() -> None:
    game = solo(MISSION, place=FAR, tenebre="veridia", missions={"veridia": "first_contact", "tindra": "minefield"})
    numbers = dict(game.state.numbers)
    turn(game)
    assert game.state.tenebre == "veridia"
    assert sorted(game.state.missions) == ["tindra", "veridia"]
    assert game.state.numbers == numbers  # nothing happens


@pytest.mark.rule("SHIP-17.13", "SHIP-7.11", "SHIP-9.15")
def test_tenebres_missions_count_down_too() -> None:
    numbers = {"ombrae": 1, "saltmere": -2}
    game = solo(MISSION, place=FAR, missions={"veridia": "first_contact"}, numbers=numbers)
    turn(game)
    assert game.state.uprisings == 1
    assert game.state.numbers == {"veridia": 1, "saltmere": 2}


@pytest.mark.rule("SHIP-17.14")
def test_tenebre_fights() -> None:
    routes = {"r01": "pirate_01", "r07": "pirate_07", "r20": "pirate_11"}
    game = solo(FIGHT, place=FAR, on_routes=routes)
    turn(game)
    assert game.asked == (0, "tenebre-fight")
    assert game.options == ["pirate_01", "pirate_07"]  # only at his location
    before = tokens(game)
    game.choose("pirate_07")
    assert sorted(game.state.pirates) == ["r01", "r20"]
    assert game.faces(PIRATE_DISCARD) == ["pirate_07"]
    assert tokens(game) == before  # and nobody gains anything
    assert "android" not in game.ship().ready


@pytest.mark.rule("SHIP-17.14")
def test_with_nobody_to_fight_nothing_happens() -> None:
    game = solo(FIGHT, place=FAR, on_routes={"r20": "pirate_11"})
    turn(game)
    assert game.asked == (0, "turn")
    assert list(game.state.pirates) == ["r20"]
    game = solo(FIGHT, place=FAR, on_routes={"r01": "pirate_11"})
    turn(game)
    assert game.state.pirates == {}  # with one pirate there is nothing to choose


@pytest.mark.rule("SHIP-17.16")
def test_tenebre_takes_no_damage_and_uses_no_station() -> None:
    stations = {"home_station": "home_station", "zinca_station": "veridia", "nian_station": "calyx"}
    game = solo(
        MISSION,
        TECH,
        place=FAR,
        missions={"quartzen": "first_contact"},
        on_routes={"r04": "pirate_01"},
        stations=stations,
        waiting={},
    )
    turn(turn(game))
    assert game.state.pirates  # flown past, and it stays
    assert tokens(game) == (0, 3, [])
    assert game.state.waiting == {}


@pytest.mark.rule("SHIP-17.16", "SHIP-12.4")
def test_tenebre_does_not_keep_a_tile_from_returning() -> None:
    stations = {"home_station": "home_station", "zinca_station": "moxen", "nian_station": "calyx"}
    game = solo(place=FAR, tenebre="moxen", stations=stations, waiting={"zinca_station": 2, "nian_station": 3})
    cards = game.state.cards
    for card in list(cards.rows[ACTION_DECK]):
        cards.move(card, ACTIONS_PLAYED)
    game.choose("pass")
    assert game.state.round == 2
    assert game.state.waiting == {"nian_station": 3}


@pytest.mark.rule("SHIP-17.17", "SHIP-19.6")
def test_tenebre_reserves_nothing() -> None:
    game = solo(FIGHT, tenebre="veridia", missions={"veridia": "first_contact"}, ready=[["red", "red", "red"]])
    game.choose("helm", "veridia", "stay")
    assert game.state.holder == {"veridia": 0}
    game.choose("mission", "none")
    assert game.ship().medals == 1


@pytest.mark.rule("SHIP-17.18", "SHIP-17.24")
def test_tenebre_goes_on_after_you_pass() -> None:
    game = solo(FIGHT, PASSENGER, TECH, MISSION, passenger="unit_seven", place=FAR, missions={})
    game.choose("pass")
    assert game.ship().damage == 4  # the passenger's action reached you although you have passed
    assert [args["number"] for key, args in game.table.seat(0).log if key == "tenebre"] == [1, 2, 3, 4]
    assert game.state.round == 2
    assert game.asked == (0, "turn")


@pytest.mark.rule("SHIP-17.18")
def test_you_go_on_when_tenebre_has_no_cards_left() -> None:
    game = solo(FIGHT, PASSENGER, TECH, MISSION, missions={})
    for _ in range(4):
        turn(game)
    assert game.faces(ACTION_DECK) == []
    turn(turn(game))
    assert (game.state.round, game.state.laid) == (1, 4)
    assert game.ship().ready == []
    game.choose("pass")
    assert game.state.round == 2


@pytest.mark.rule("SHIP-17.24")
def test_tenebre_acts_after_the_turn_in_which_you_pass() -> None:
    game = solo(FIGHT, PASSENGER, MISSION, TECH, missions={})
    for _ in range(3):
        turn(game)
    game.choose("pass")
    assert game.state.round == 2
    assert len([key for key, _ in game.table.seat(0).log if key == "tenebre-took"]) == 1  # with his last card


@pytest.mark.rule("SHIP-17.19", "SHIP-17.22")
def test_the_deck_grows_by_one_card_a_round() -> None:
    game = play_out(solo(missions={}))
    drawn = [args["number"] for key, args in game.table.seat(0).log if key == "tenebre"]
    assert drawn == [*range(1, 5), *range(1, 6), *range(1, 7), *range(1, 8)]
    cards = [args["card"] for key, args in game.table.seat(0).log if key == "tenebre"]
    assert sorted(cards[-7:]) == sorted(ACTIONS)
    assert set(cards[:4]) < set(cards[4:9]) < set(cards[9:15])  # the used ones come again


@pytest.mark.rule("SHIP-17.19", "SHIP-17.22", "SHIP-17.27")
def test_the_new_deck_is_shuffled_unseen() -> None:
    orders = set()
    for seed in range(8):
        game = solo(seed=seed, missions={}).choose("pass")
        assert game.state.round == 2
        assert (len(game.faces(ACTION_DECK)), len(game.faces(ACTIONS_LATER))) == (5, 2)
        assert game.state.laid == 0
        assert {game.state.cards.read(card, 0) for card in game.state.cards.rows[ACTION_DECK]} == {"?action"}
        orders.add(tuple(game.faces(ACTION_DECK)))
    assert len(orders) > 4


# Solo events


@pytest.mark.rule("SHIP-17.4", "SHIP-17.25")
def test_commendation() -> None:
    game = solo(FIGHT, techs=[{2: "mess_hall"}], steps=[[6, 0, 0]], queue=[["red"]])
    game.choose("tech:mess_hall", "coop")
    assert game.ship().medals == 1 + 2
    assert "red" in game.ship().ready


@pytest.mark.rule("SHIP-17.4")
def test_reckoning() -> None:
    game = solo(TECH, techs=[{2: "mess_hall"}], steps=[[0, 0, 6]], place=["veridia"])
    pirate = game.state.cards.rows[PIRATE_SUPPLY][-1]
    game.choose("tech:mess_hall", "nian")
    assert pirate in game.state.pirates.values()
    game.choose("none")
    assert len(game.artifacts()) == 1


@pytest.mark.rule("SHIP-17.4", "SHIP-17.7")
def test_passengers_archive() -> None:
    game = solo(FIGHT, PASSENGER, techs=[{2: "mess_hall"}], steps=[[0, 6, 0]], ready=[["cadet", "blue"]])
    game.choose("tech:mess_hall", "cadet", "zinca")
    assert game.options == ["mech_bots", "maintenance_drones", "repair_bay_1", "none"]
    game.choose("maintenance_drones", "2")  # also in place of a tech
    assert game.techs() == {2: "maintenance_drones"}
    assert game.faces(TECH_DISCARD) == ["mess_hall"]
    game.choose("science")
    assert {"mech_bots", "repair_bay_1"} < set(game.options)  # like cards of the central board
    central = list(game.state.central)
    game.choose("repair_bay_1")
    assert game.techs() == {2: "maintenance_drones", 5: "repair_bay_1"}
    assert game.faces(ON_ZINCA) == ["mech_bots"]
    assert game.state.central == central


@pytest.mark.rule("SHIP-17.7")
def test_the_archive_is_closed_before_its_event() -> None:
    game = solo(ready=[["blue"]]).choose("science")
    assert not {"mech_bots", "maintenance_drones", "repair_bay_1"} & set(game.options)


@pytest.mark.rule("SHIP-17.25", "SHIP-11.6")
def test_two_events_alone_too() -> None:
    game = solo(FIGHT, PASSENGER, MISSION, TECH, techs=[{2: "mess_hall"}], steps=[[6, 6, 6]], missions={}, queue=[[]])
    game.choose("tech:mess_hall", "coop", "tech:mess_hall", "nian")
    while game.ask.kind != "turn":
        game.choose("none")
    assert game.state.events == [None, None, None]
    assert game.faces(ON_ZINCA) == []
    assert sorted(game.faces(TECH_DISCARD)) == sorted(PASSENGERS["teddy"].techs)
    game.choose("tech:mess_hall", "zinca")
    assert game.ask.kind == "turn"


# Passengers: what they do


def act(passenger: str, **position: Any) -> Sitting:
    return turn(solo(PASSENGER, passenger=passenger, **position))


@pytest.mark.rule("SHIP-17.15")
def test_teddy_does_nothing_and_neither_does_tenebre() -> None:
    game = solo(PASSENGER, place=FAR, on_routes={"r01": "pirate_01"})
    before = tokens(game), list(game.state.central), game.state.tenebre, dict(game.state.pirates)
    turn(game)
    assert (tokens(game), list(game.state.central), game.state.tenebre, dict(game.state.pirates)) == before
    assert game.asked == (0, "turn")


@pytest.mark.rule("SHIP-17.15", "SHIP-17.21")
def test_kavor_brings_an_artifact_or_damage() -> None:
    game = act("kavor_the_smuggler", damage=[7])
    assert len(game.artifacts()) == 1  # it must go into the empty slot
    assert game.asked == (0, "turn")
    game = act("kavor_the_smuggler", damage=[7], artifacts=[["red_blue"]])
    assert game.ship().damage == 8
    assert game.artifacts() == []  # the damage took the last slot
    assert len(game.faces(ARTIFACT_DISCARD)) == 2
    game = act("kavor_the_smuggler", damage=[8])
    assert game.ship().overflow == 1
    game = act("kavor_the_smuggler", damage=[8], techs=[{2: "dimensional_lockers_1"}])
    assert len(game.artifacts()) == 1  # locker slots count
    assert game.ship().overflow == 0


@pytest.mark.rule("SHIP-17.15")
def test_orelle_pushes_the_least_advanced_marker() -> None:
    game = act("envoy_orelle", steps=[[2, 1, 13]])
    assert game.ship().steps == [2, 2, 13]  # it may not be declined
    game = act("envoy_orelle", steps=[[2, 3, 2]])
    assert game.options == ["coop", "nian"]
    game.choose("coop")
    assert game.ship().steps == [3, 3, 2]
    assert game.ship().medals == 1  # with its bonus
    game = act("envoy_orelle", steps=[[6, 7, 7]])
    assert game.ship().medals == 2  # and with the event


@pytest.mark.rule("SHIP-17.15")
def test_quill_changes_the_central_board() -> None:
    game = solo(PASSENGER, passenger="professor_quill", central=["mess_hall", "brig"], damage=[3])
    top = game.state.cards.rows[TECH_DECK][-1]
    turn(game)
    assert game.faces(TECH_DISCARD) == ["mess_hall"]
    assert game.state.central[0] == top
    assert game.options == ["slot:1", "slot:3", "slot:4", "slot:6", "none"]  # not cargo
    game.choose("slot:4")
    assert game.ship().damaged[3] is False
    assert game.ship().damage == 3


@pytest.mark.rule("SHIP-17.15")
def test_brandt_is_ambushed() -> None:
    game = solo(PASSENGER, passenger="marshal_brandt", place=["sablewind"])
    pirate = game.state.cards.rows[PIRATE_SUPPLY][-1]
    turn(game)
    (route,) = game.state.pirates
    assert game.state.pirates[route] == pirate
    assert route in game.state.chart.near["sablewind"].values()


@pytest.mark.rule("SHIP-17.15")
def test_unit_seven_wants_an_android() -> None:
    game = act("unit_seven", ready=[["cadet", "android"]])
    assert game.asked == (0, "steps")
    game.choose("1")
    assert game.ship().steps == [0, 1, 0]
    assert game.ship().damage == 3
    assert act("unit_seven", ready=[["cadet", "android"]]).choose("0").ship().steps == [0, 0, 0]
    assert act("unit_seven", queue=[["red"]]).ship().damage == 4


# Passengers: what they are worth

SCORES: list[tuple[str, dict[str, Any], int]] = [
    ("teddy", {}, 3),
    ("teddy", {"damaged": [[1, 2]]}, 3),  # only cargo counts
    ("teddy", {"damage": [1]}, 0),
    ("kavor_the_smuggler", {}, 2 * 2),  # 8 empty slots
    ("kavor_the_smuggler", {"damage": [2], "artifacts": [["red_blue"]]}, 2),
    ("kavor_the_smuggler", {"damage": [4], "pirates": [2]}, 0),
    ("kavor_the_smuggler", {"damage": [4], "techs": [{2: "dimensional_lockers_1"}]}, 2 * 2),
    ("envoy_orelle", {}, -6),
    ("envoy_orelle", {"steps": [[3, 4, 7]]}, -2 + 0 + 1),
    ("envoy_orelle", {"steps": [[13, 7, 12]]}, 3),
    ("professor_quill", {}, 1 - 6),
    ("professor_quill", {"techs": [{1: "merit_board", 2: "mess_hall"}], "damaged": [[5, 6]]}, 2 - 4),
    ("marshal_brandt", {"pirates": [3], "on_routes": {}}, 3),
    ("marshal_brandt", {"on_routes": {f"r0{n}": f"pirate_0{n}" for n in range(1, 6)}}, 0),
    ("marshal_brandt", {"pirates": [1], "on_routes": {f"r0{n}": f"pirate_0{n}" for n in range(1, 8)}}, 1 - 2),
    ("unit_seven", {}, -3),
    ("unit_seven", {"ready": [["android", "android"]]}, 4),
]


@pytest.mark.rule("SHIP-17.20", "SHIP-17.26", "SHIP-13.3")
@pytest.mark.parametrize(("passenger", "position", "points"), SCORES)
def test_what_a_passenger_is_worth(passenger: str, position: dict[str, Any], points: int) -> None:
    bare = {"ready": [[]], "queue": [[]], "medals": [0], "damage": [0], "damaged": [[]], "steps": [[0, 0, 0]]}
    game = given(1, board_side="A", settings={"board": "A", "passenger": passenger}, **{**bare, **position})
    sheet: Any = game.table.seat(0).sheet(0)
    rows = {row["title"]: row["points"] for row in sheet["rows"]}
    assert rows["passenger"] == 2 * points
    assert sheet["total"] == sum(rows.values())
    assert game.halves() == given(2, board_side="A", **{**bare, **position}).halves() + 2 * points


@pytest.mark.example("SHIP-17.21")
def test_kavor_the_smuggler() -> None:
    game = given(
        1, settings={"board": "A", "passenger": "kavor_the_smuggler"}, damage=[0], artifacts=[["red_blue"] * 2]
    )
    assert game.faces(ON_ZINCA) == ["dimensional_lockers_1", "dimensional_lockers_2", "repair_bay_1"]
    sheet: Any = game.table.seat(0).sheet(0)
    row = next(row for row in sheet["rows"] if row["title"] == "passenger")
    assert row["points"] == 2 * 2 * 2  # two groups of 3 empty slots, 2 points each


def test_every_passenger_is_tried() -> None:
    assert Counter(passenger for passenger, _, _ in SCORES).keys() == PASSENGERS.keys()


@pytest.mark.rule("SHIP-17.20")
def test_there_is_no_win_or_loss_but_an_epilogue() -> None:
    game = play_out(solo(missions={}))
    assert game.table.winners == []
    assert game.table.result == [game.halves()]  # Tenebre scores nothing
    sheet: Any = game.table.seat(0).sheet(0)
    assert sheet["story"] == "epilogue-1"
