"""SHIP-1, SHIP-2, SHIP-3: the box, the table and the ships before the first turn."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from wardroom.games.starship import GAME
from wardroom.games.starship.cards import CARDS, EVENTS, FACTIONS, HOME, MISSIONS, OMEGAS, PIRATES, design
from wardroom.games.starship.flow.setup import lay_techs, setup
from wardroom.games.starship.state import (
    ARTIFACT_SUPPLY,
    CENTRAL,
    MISSION_DECK,
    OMEGA_DECK,
    OMEGA_DISCARD,
    ON_PLANETS,
    ON_ROUTES,
    ON_ZINCA,
    PIRATE_SUPPLY,
    TECH_DECK,
    TECH_DISCARD,
    Starship,
)
from wardroom.kernel import Chance, Table
from wardroom.kernel.errors import BadSetup

from .given import given

SEEDS = range(30)
PLAYERS = (1, 2, 3, 4)


@cache
def dealt(seats: int, seed: int) -> Starship:
    """A table just set up, nothing agreed beforehand."""
    return setup(seats, GAME.agreed({}), Chance(b"%d" % seed))


def tables(seats: int) -> list[Starship]:
    return [dealt(seats, seed) for seed in SEEDS]


def faces(state: Starship, zone: int) -> list[str]:
    return [state.face(card) for card in state.cards.rows[zone]]


def everywhere(state: Starship) -> dict[str, list[Any]]:
    """What lies on each planet: missions, numbers, stations."""
    lying: dict[str, list[Any]] = {place: [] for place in state.chart.places}
    for place, card in state.missions.items():
        lying[place].append(state.face(card))
    for place, number in state.numbers.items():
        lying[place].append(number)
    for station, place in state.stations.items():
        lying[place].append(station)
    return lying


# SHIP-1


@pytest.mark.rule("SHIP-1.1")
@pytest.mark.parametrize("seats", PLAYERS)
def test_the_game_lasts_exactly_four_rounds(seats: int) -> None:
    game = given(seats)
    rounds = []
    while not game.table.over:
        rounds.append(game.state.round)
        game.choose("pass" if game.asked[1] == "turn" else game.options[-1])
    assert sorted(set(rounds)) == [1, 2, 3, 4]
    assert game.state.round == 4


@pytest.mark.rule("SHIP-1.1")
@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_or_five_cannot_play(seats: int) -> None:
    assert GAME.seats == PLAYERS
    with pytest.raises(BadSetup, match="bad-seats"):
        Table(GAME, seats, seed=b"too many")


@pytest.mark.rule("SHIP-1.7")
def test_medals_never_run_out() -> None:
    game = given(medals=[18], techs=[{2: "mess_hall"}])  # all 18 of the box
    game.choose("tech:mess_hall", "cadet", "none")
    assert game.ship().medals == 19


@pytest.mark.rule("SHIP-1.7")
def test_damage_never_runs_out() -> None:
    game = given(place=["veridia"], damage=[8], overflow=[30], missions={"veridia": "arena_fight"})
    game.choose("mission", "yellow", "red", "resolve")
    assert (game.ship().damage, game.ship().overflow) == (8, 31)


@pytest.mark.rule("SHIP-1.7")
def test_figures_never_run_out() -> None:
    game = given(ready=[["blue"] + ["android"] * 8], techs=[{2: "robotics_bay"}])
    game.choose("tech:robotics_bay", "0")
    assert game.ship().ready == ["android"] * 9
    game = given(ready=[["blue"] * 18 + ["cadet"]], medals=[1])
    game.choose("train", "cadet", "blue")
    assert game.ship().ready == ["blue"] * 19
    game = given(passed=[False, True], ready=[["cadet"] * 12], round=2)
    game.choose("pass")
    assert game.ship().ready.count("cadet") == 13


# SHIP-2


@pytest.mark.rule("SHIP-2.1")
@pytest.mark.parametrize("seats", PLAYERS)
def test_the_side_of_the_main_board(seats: int) -> None:
    side = "side_4" if seats == 4 else "side_1_3"
    assert {state.map_side for state in tables(seats)} == {side}
    assert len(dealt(seats, 0).chart.places) == (16 if seats == 4 else 14)


@pytest.mark.rule("SHIP-2.2", "SHIP-2.9")
@pytest.mark.parametrize("seats", PLAYERS)
def test_tiles_in_play(seats: int) -> None:
    for state in tables(seats):
        assert len(state.missions) == (7 if seats == 4 else 6)
        assert sorted(state.numbers.values()) == ([1, 2, 3, 4, 5, 6] if seats == 4 else [1, 2, 3, 4, 5])
        assert set(state.stations) == {HOME, "zinca_station", "nian_station"}


@pytest.mark.rule("SHIP-2.3")
@pytest.mark.parametrize("seats", PLAYERS)
def test_the_countdown_track(seats: int) -> None:
    """1 medal each and the Home Station's tile in round 2, 1 cadet each in rounds 3 and 4."""
    game = given(seats, place=["veridia"] * seats, missions={}, numbers={"calyx": 1})
    assert game.state.waiting == {HOME: 2}
    received = []
    for _ in range(3):
        before = [(ship.medals, ship.ready.count("cadet")) for ship in game.state.ships]
        number = game.state.round
        while game.state.round == number:
            game.choose("pass" if game.asked[1] == "turn" else game.options[-1])
        after = [(ship.medals, ship.ready.count("cadet")) for ship in game.state.ships]
        received.append({(new - old, more - less) for (old, less), (new, more) in zip(before, after)})
        if game.state.round == 2:
            assert HOME not in game.state.waiting
    assert received == [{(1, 0)}, {(0, 1)}, {(0, 1)}]


@pytest.mark.rule("SHIP-2.4")
@pytest.mark.parametrize("seats", PLAYERS)
def test_one_tile_at_random_on_each_planet(seats: int) -> None:
    seen = Counter[Any]()
    for state in tables(seats):
        lying = everywhere(state)
        assert all(len(tiles) == 1 for tiles in lying.values())
        seen.update(tile if isinstance(tile, int) else "other" for tile in lying["veridia"])
        assert sorted([*faces(state, MISSION_DECK), *faces(state, ON_PLANETS)]) == sorted(MISSIONS)
    assert len(seen) >= 5  # any tile can lie on a planet
    assert len({state.face(next(iter(state.missions.values()))) for state in tables(seats)}) > 10


@pytest.mark.rule("SHIP-2.5")
def test_a_mission_tile_is_replaced_by_a_mission_everybody_sees() -> None:
    for state in tables(2):
        assert sorted(faces(state, ON_PLANETS)) == sorted(state.face(card) for card in state.missions.values())
        for card in state.missions.values():
            assert state.cards.read(card, 0) == state.cards.read(card, 1) in MISSIONS


@pytest.mark.rule("SHIP-2.6")
def test_a_station_tile_lies_ready_on_its_planet() -> None:
    for state in tables(3):
        assert state.stations["zinca_station"] != state.stations["nian_station"]
        assert not {"zinca_station", "nian_station"} & set(state.waiting)
        assert state.station_at(state.stations["zinca_station"]) == "zinca_station"


@pytest.mark.rule("SHIP-2.7")
def test_numbered_tiles_stay_on_their_planets_face_up() -> None:
    for state in tables(4):
        assert all(number > 0 for number in state.numbers.values())
        assert not set(state.numbers) & set(state.missions)


@pytest.mark.rule("SHIP-2.8")
def test_the_home_station_gets_no_tile() -> None:
    for state in tables(4):
        assert everywhere(state)[HOME] == [HOME]
        assert state.waiting == {HOME: 2}
    game = given(ready=[["cadet"]])
    game.choose("repair", "none")  # a turn ends at the Home Station: nothing happens
    assert game.asked == (1, "turn")
    assert game.ship().steps == [0, 0, 0]


@pytest.mark.rule("SHIP-2.10")
@pytest.mark.parametrize("seats", PLAYERS)
def test_a_random_pirate_on_every_route_with_a_skull(seats: int) -> None:
    skulls = ["r07", "r10", "r11", "r12", "r16", "r20"] if seats == 4 else ["r07", "r10", "r11", "r12", "r20"]
    first = Counter[str]()
    strays = 0
    for state in tables(seats):
        assert sorted(state.pirates) == skulls
        assert sorted(faces(state, ON_ROUTES)) == sorted(state.face(card) for card in state.pirates.values())
        assert len(state.cards.rows[PIRATE_SUPPLY]) == 30 - len(skulls)
        for card in state.pirates.values():
            assert state.cards.read(card, 0) in PIRATES  # ship side up
        exhaust = PIRATES[state.face(state.pirates["r07"])].exhaust
        strays += exhaust != "yellow"  # the colour of that route does not matter
        first[exhaust] += 1
    assert len(first) == 3 and strays


@pytest.mark.rule("SHIP-2.11")
def test_alpha_and_beta_techs_are_one_shuffled_deck() -> None:
    orders = set()
    for state in tables(2):
        deck = faces(state, TECH_DECK)
        assert sorted([*deck, *faces(state, CENTRAL)[:5], *faces(state, ON_ZINCA)]) == sorted(CARDS)
        assert {design(face).deck for face in deck} == {"alpha", "beta"}
        orders.add("".join(design(face).deck[0] for face in deck[-20:]))
    assert len(orders) == len(SEEDS)


@pytest.mark.rule("SHIP-2.12")
def test_betas_met_on_the_way_go_under_the_deck() -> None:
    """The deck from its top: two betas, an alpha, a beta, then only alphas are met."""
    state = setup(2, GAME.agreed({}), Chance(b"techs"))
    cards = state.cards
    for zone in (CENTRAL, ON_ZINCA):
        for card in cards.rows[zone][:]:
            cards.move(card, OMEGA_DECK if state.face(card) in OMEGAS else TECH_DECK)
    state.central = []
    top = ["arboretum", "rec_room", "mess_hall", "holodeck", "med_bay", "brig", "xeno_lab", "merit_board", "mech_bots"]
    for face in reversed(top):
        cards.move(cards.rows[TECH_DECK][faces(state, TECH_DECK).index(face)], TECH_DECK)
    rest = faces(state, TECH_DECK)[: -len(top)]
    lay_techs(state)
    assert faces(state, ON_ZINCA) == ["mess_hall"]
    assert faces(state, CENTRAL)[:5] == ["med_bay", "brig", "xeno_lab", "merit_board", "mech_bots"]
    assert faces(state, TECH_DECK) == ["holodeck", "rec_room", "arboretum", *rest]
    assert faces(state, TECH_DISCARD) == []


@pytest.mark.rule("SHIP-2.12", "SHIP-2.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_central_tech_board(seats: int) -> None:
    omegas = set()
    for state in tables(seats):
        board = [state.face(card) for card in state.central if card is not None]
        assert len(board) == 8
        assert all(design(face).deck == "alpha" for face in board[:5])
        assert all(face in OMEGAS for face in board[5:])
        assert [design(face).deck for face in faces(state, ON_ZINCA)] == ["alpha"]
        assert len(state.cards.rows[OMEGA_DECK]) == 9 and not state.cards.rows[OMEGA_DISCARD]
        assert all(state.cards.read(card, 0) == state.face(card) for card in state.cards.rows[CENTRAL])
        assert all(state.cards.read(card, 0) not in OMEGAS for card in state.cards.rows[OMEGA_DECK])
        omegas.update(board[5:])
    assert len(omegas) == 12


@pytest.mark.rule("SHIP-2.14")
def test_a_random_side_of_each_track() -> None:
    sides = {tuple(state.track_sides) for state in tables(3) + tables(2) + tables(4)}
    assert len(sides) == 8  # every combination of A and B


@pytest.mark.rule("SHIP-2.15")
def test_a_random_event_on_two_tracks() -> None:
    for faction in ("coop", "nian"):
        possible = {name for name, event in EVENTS.items() if event.faction == faction}
        assert {state.events[FACTIONS.index(faction)] for state in tables(2)} == possible
        assert len(possible) == 5


@pytest.mark.rule("SHIP-2.16")
def test_the_only_zinca_event_and_a_tech_beside_it() -> None:
    for state in tables(2):
        assert state.events[FACTIONS.index("zinca")] == "shared_technology"
        (card,) = state.cards.rows[ON_ZINCA]
        assert design(state.cards.read(card, 1)).deck == "alpha"


@pytest.mark.rule("SHIP-2.17")
def test_artifacts_and_pirates_lie_mixed_and_face_down() -> None:
    tops = set()
    for state in tables(2):
        assert len(state.cards.rows[ARTIFACT_SUPPLY]) == 27
        assert len(state.cards.rows[PIRATE_SUPPLY]) == 25
        for zone in (ARTIFACT_SUPPLY, PIRATE_SUPPLY):
            assert {state.cards.read(card, seat) for card in state.cards.rows[zone] for seat in (0, 1)} <= {
                "?artifact",
                "?pirate",
            }
        tops.add((faces(state, ARTIFACT_SUPPLY)[-1].rpartition("_")[0], faces(state, PIRATE_SUPPLY)[-1]))
    assert len(tops) > 20


# SHIP-3


@pytest.mark.rule("SHIP-3.1")
@pytest.mark.parametrize("seats", PLAYERS)
def test_every_player_has_a_ship_at_the_home_station_and_three_markers_at_the_start(seats: int) -> None:
    for state in tables(seats):
        assert [(ship.place, ship.steps) for ship in state.ships] == [(HOME, [0, 0, 0])] * seats
        assert state.holder == {}
        assert all(ship.slots == [None] * 6 for ship in state.ships)


@pytest.mark.rule("SHIP-3.2")
def test_all_use_the_same_side_of_the_tech_slot_board() -> None:
    """At random, or by agreement."""
    for state in tables(4):
        marked = {tuple(ship.damaged) for ship in state.ships}
        assert marked == {
            (True, False, True, True, False, True)
            if state.board_side == "A"
            else (True, True, False, True, True, False)
        }
    assert {state.board_side for state in tables(4)} == {"A", "B"}
    for side in ("A", "B"):
        agreed = {setup(2, GAME.agreed({"board": side}), Chance(b"%d" % seed)).board_side for seed in SEEDS}
        assert agreed == {side}


@pytest.mark.rule("SHIP-3.3", "SHIP-3.4", "SHIP-3.5", "SHIP-3.6")
@pytest.mark.parametrize("seats", PLAYERS)
def test_what_a_ship_starts_with(seats: int) -> None:
    for state in tables(seats):
        for number, ship in enumerate(state.ships):
            assert (ship.rings, ship.medals) == (5, 1)
            assert sorted(ship.ready) == ["blue", "cadet", "red", "yellow"]
            assert ship.queue == ["red", "yellow", "blue"]  # front to back
            assert (ship.damage, ship.overflow, sum(ship.damaged)) == (3, 0, 4)
            assert state.load(number) == 0


@pytest.mark.rule("SHIP-3.7")
def test_five_of_eight_cargo_slots_are_free() -> None:
    game = given(artifacts=[["red_blue"] * 5], place=["veridia"], missions={"veridia": "living_slime"})
    game.choose("mission", "blue", "red")  # two more artifacts find no room
    assert game.asked == (0, "drop")
    game = given(damage=[0], artifacts=[["red_blue"] * 6], place=["veridia"], missions={"veridia": "living_slime"})
    game.choose("mission", "blue", "red")
    assert len(game.hold()) == 8


@pytest.mark.rule("SHIP-3.8")
@pytest.mark.parametrize(("board", "free"), [("A", ["2", "5"]), ("B", ["3", "6"])])
def test_two_of_six_tech_slots_are_free(board: str, free: list[str]) -> None:
    game = given(settings={"board": board, "passenger": "teddy"})
    game.choose("science", str(game.central[0]))
    assert game.asked == (0, "slot")
    assert game.options == free


@pytest.mark.rule("SHIP-3.8")
def test_the_slots_form_a_row() -> None:
    """Slot 6 does not touch slot 1: medals face each other across nothing."""
    game = given(techs=[{1: "laser_cannons"}], damaged=[[1, 3, 4]], central=["mess_hall"], medals=[0])
    game.choose("science", "mess_hall", "6")
    assert game.ship().medals == 0
    game = given(techs=[{1: "laser_cannons"}], damaged=[[1, 3, 4]], central=["mess_hall"], medals=[0])
    game.choose("science", "mess_hall", "2")  # but slot 2 does
    assert game.ship().medals == 1


@pytest.mark.rule("SHIP-3.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_first_player_begins(seats: int) -> None:
    assert {state.first for state in tables(seats)} == set(range(seats))
    assert all(state.active == state.first for state in tables(seats))
    for seed in range(8):
        table = Table(GAME, seats, seed=b"%d" % seed)
        (ask,) = table.line.asks
        assert ask.seat == table.line.state.first
