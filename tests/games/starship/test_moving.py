"""SHIP-5: moves, jumps, reservations and stations."""

from __future__ import annotations

import pytest

from wardroom.games.starship.cards import HOME, SIDES, far_end, routes_at

from .given import Sitting, given

STATIONS = {"zinca_station": "moxen", "nian_station": "calyx"}
GREEN, PURPLE, YELLOW = "pirate_01", "pirate_11", "pirate_21"


def at(place: str, *others: str, **more: object) -> Sitting:
    """Ships at these places, in this order; a red ensign each, no pirates."""
    count = 1 + len(others)
    position: dict[str, object] = {
        "place": [place, *others],
        "ready": [["red", "yellow", "blue"]] * count,
        "on_routes": {},
        "stations": STATIONS,
        "missions": {"veridia": "first_contact", "harrow": "training_exercise"},
        "numbers": {"pellucid": 1, "farrago": 2},
    }
    return given(max(count, 2), **{**position, **more})  # type: ignore[arg-type]


def holder(game: Sitting, place: str) -> int | None:
    return game.state.holder.get(place)


# Moves


@pytest.mark.rule("SHIP-5.1")
def test_a_move_goes_along_a_route_to_a_neighbour() -> None:
    game = at("veridia")
    game.choose("helm")
    assert game.options == [HOME, "pellucid", "harrow", "stay"]
    game.choose("harrow")
    assert game.options == ["veridia", "sablewind", "farrago", "stay"]


@pytest.mark.rule("SHIP-5.1")
@pytest.mark.parametrize(
    ("moves", "end"),
    [(["stay"], "veridia"), (["harrow", "stay"], "harrow"), (["harrow", "farrago"], "farrago")],
)
def test_of_two_moves_none_one_or_both_may_be_used(moves: list[str], end: str) -> None:
    game = at("veridia")
    game.choose("helm", *moves)
    assert game.ship().place == end
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-5.2")
def test_a_pirate_on_the_route_hits_once_for_each_move_and_stays() -> None:
    game = at("veridia", on_routes={"r03": YELLOW}, damage=[0])
    game.choose("helm", "harrow")
    assert game.ship().damage == 1  # at once, before the second move
    assert game.asked == (0, "move")
    game.choose("veridia")
    assert game.ship().damage == 2  # the same route twice costs 2
    assert game.on_routes == {"r03": YELLOW}


@pytest.mark.rule("SHIP-5.2")
def test_a_pirate_on_another_route_does_nothing() -> None:
    game = at("veridia", on_routes={"r03": YELLOW, "r10": GREEN}, damage=[0])
    game.choose("helm", "pellucid", "farrago")
    assert game.ship().damage == 0


@pytest.mark.rule("SHIP-5.3")
def test_a_jump_goes_to_any_other_location_past_all_pirates() -> None:
    everywhere = dict(zip((route.id for route in SIDES["side_1_3"].routes), (f"pirate_{n:02}" for n in range(1, 22))))
    game = at("veridia", techs=[{2: "jump_drive"}], on_routes=everywhere, damage=[0])
    game.choose("tech:jump_drive")
    assert game.asked == (0, "jump")
    places = {place.id for place in SIDES["side_1_3"].places}
    assert set(game.options) == places - {"veridia"} | {"stay"}
    game.choose("ironwell")
    assert (game.ship().place, game.ship().damage) == ("ironwell", 0)


@pytest.mark.rule("SHIP-5.3")
def test_a_jump_is_optional() -> None:
    game = at("veridia", techs=[{2: "jump_drive"}])
    game.choose("tech:jump_drive", "stay", "none")
    assert game.ship().place == "veridia"
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-5.4", "SHIP-5.19")
@pytest.mark.parametrize("place", ["pellucid", "farrago", "veridia", "quartzen", HOME, "moxen"])
def test_a_turn_may_end_anywhere(place: str) -> None:
    game = at("sablewind", techs=[{2: "jump_drive"}], medals=[0], steps=[[0, 0, 0]])
    game.choose("tech:jump_drive", place, "none")
    if place == "moxen":
        game.choose("0")
    assert game.asked == (1, "turn")
    assert game.ship().place == place
    assert game.ship().medals == 0 and game.ship().steps == [0, 0, 0]  # a numbered tile gives nothing


@pytest.mark.example("SHIP-5.15")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_helm_reaches_every_location_two_routes_away(seats: int) -> None:
    side = SIDES["side_4" if seats == 4 else "side_1_3"]
    ways = {
        (far_end(first, HOME), far_end(second, far_end(first, HOME)))
        for first in routes_at(side, HOME)
        for second in routes_at(side, far_end(first, HOME))
    }
    reached = {end for _, end in ways} - {HOME}
    assert reached == {"pellucid", "harrow", "sablewind", "tindra", "moxen", "calyx"}
    for by, end in ways:
        game = given(seats, on_routes={}, waiting={HOME: 2, "zinca_station": 2, "nian_station": 2})
        game.choose("helm", by, end)
        assert game.ship().place == end
        assert game.asked == (1, "turn")


# Reservations


@pytest.mark.rule("SHIP-5.5", "SHIP-5.6")
def test_the_first_ship_at_a_planet_has_its_mission_reserved() -> None:
    game = at("veridia", "veridia", active=1)
    assert holder(game, "veridia") == 0
    assert game.refused("mission") == "SHIP-5.6"
    game.choose("pass")
    assert game.why("mission") is None


@pytest.mark.rule("SHIP-5.5", "SHIP-9.16")
def test_a_mission_that_appears_later_is_reserved_too() -> None:
    """Two ships wait at Farrago, where the highest number lies; a third makes the mission appear there."""
    game = at("veridia", "farrago", "farrago")
    game.choose("mission", "red", "yellow", "none")
    assert "farrago" in game.missions
    assert game.asked == (1, "turn") and "mission" in game.options
    game.choose("pass")
    assert game.asked == (2, "turn")
    assert game.refused("mission") == "SHIP-5.6"


@pytest.mark.rule("SHIP-5.5")
def test_who_stays_keeps_the_reservation_whatever_arrives() -> None:
    game = at("veridia", HOME, HOME)
    game.choose("pass", "helm", "veridia", "stay", "helm", "veridia", "stay")
    assert holder(game, "veridia") == 0
    assert game.asked == (1, "turn")
    assert game.refused("mission") == "SHIP-5.6"


@pytest.mark.rule("SHIP-5.7")
def test_when_it_leaves_two_others_nobody_has_the_reservation() -> None:
    game = at("veridia", "veridia", "veridia")
    game.choose("helm", "harrow", "stay")
    assert holder(game, "veridia") is None
    assert game.asked == (1, "turn") and "mission" in game.options
    game.choose("repair", "red", "none")
    assert game.asked == (2, "turn") and "mission" in game.options  # any of them, on their own turn
    game.choose("mission", "red", "yellow", "none")
    assert game.done(2) == ["first_contact"]


@pytest.mark.rule("SHIP-5.8")
def test_when_it_leaves_one_other_that_ship_has_the_reservation() -> None:
    game = at("veridia", "veridia")
    game.choose("helm", "harrow", "stay")
    assert holder(game, "veridia") == 1
    game.choose("repair", "red", "none")
    assert game.asked == (0, "turn")
    game = at("veridia", "veridia")
    game.choose("helm", "harrow", "veridia", "pass")  # and keeps it when another arrives
    assert game.refused("mission") == "SHIP-5.6"


@pytest.mark.rule("SHIP-5.8")
def test_a_group_without_reservation_shrinks_to_one() -> None:
    game = at("veridia", "veridia", "veridia")
    game.choose("helm", "harrow", "stay", "helm", "pellucid", "stay")
    assert holder(game, "veridia") == 2
    assert "mission" in game.options


@pytest.mark.rule("SHIP-5.8")
def test_who_arrives_at_a_group_without_reservation_does_not_get_it() -> None:
    game = at("veridia", "veridia", "veridia", "harrow")
    game.choose("helm", "pellucid", "stay")  # seats 1 and 2 stay
    game.choose("repair", "red", "none", "repair", "red", "none")
    game.choose("helm", "veridia", "stay", "pass")
    assert holder(game, "veridia") is None
    assert game.asked == (1, "turn") and "mission" in game.options  # still everybody's
    game.choose("pass", "pass")
    assert game.asked == (3, "turn") and "mission" in game.options


@pytest.mark.rule("SHIP-5.18")
def test_flying_through_takes_nothing() -> None:
    game = at(HOME, "veridia")
    game.choose("helm", "veridia", "harrow")
    assert (holder(game, "veridia"), holder(game, "harrow")) == (1, 0)
    game = at(HOME, HOME)
    game.choose("helm", "veridia", "harrow")
    assert game.state.holder == {"harrow": 0}


@pytest.mark.rule("SHIP-5.18")
def test_flying_through_a_group_without_reservation_changes_nothing() -> None:
    game = at("veridia", "veridia", "veridia", HOME)
    game.choose("helm", "pellucid", "stay", "pass", "pass", "helm", "veridia", "harrow")
    assert holder(game, "veridia") is None


@pytest.mark.rule("SHIP-5.18")
def test_who_left_and_comes_back_arrives_anew() -> None:
    game = at("veridia", "veridia")
    game.choose("helm", "harrow", "veridia")
    assert holder(game, "veridia") == 1
    assert game.asked == (1, "turn") and "mission" in game.options
    game.choose("pass")
    assert game.refused("mission") == "SHIP-5.6"


@pytest.mark.rule("SHIP-5.18")
def test_who_stays_where_it_is_keeps_what_it_has() -> None:
    game = at("veridia", "veridia")
    game.choose("helm", "stay")
    assert holder(game, "veridia") == 0


@pytest.mark.rule("SHIP-5.14")
def test_there_is_no_reservation_at_a_station() -> None:
    game = at("moxen", "moxen", "calyx", HOME)
    assert game.state.holder == {}
    game.choose("helm", "ombrae", "moxen", "0")
    assert game.state.holder == {}
    game.choose("repair", "red", "none")
    assert [ship.place for ship in game.state.ships][:2] == ["moxen", "moxen"]  # several may share it


@pytest.mark.rule("SHIP-5.14")
def test_missions_never_appear_at_stations() -> None:
    """They appear where a numbered tile lay, and those never lie on a station."""
    for seed in range(10):
        game = given(4, seed=seed)
        places = set(game.state.stations.values())
        assert not places & set(game.state.numbers) and not places & set(game.state.missions)
    game = at("veridia")
    game.choose("mission", "red", "yellow", "none")
    assert not set(game.state.stations.values()) & set(game.missions)


@pytest.mark.rule("SHIP-5.19", "SHIP-9.16")
def test_waiting_where_the_next_mission_appears() -> None:
    game = at("veridia", "farrago")
    game.choose("mission", "red", "yellow", "none")
    assert holder(game, "farrago") == 1 and "farrago" in game.missions
    assert "mission" in game.options


# Stations


@pytest.mark.rule("SHIP-5.9", "SHIP-5.10")
def test_whoever_ends_a_turn_at_a_station_applies_its_tile() -> None:
    game = at("ombrae", steps=[[0, 0, 0]])
    game.choose("helm", "moxen", "stay")
    assert game.asked == (0, "steps")  # Zinca Station: a step on the Zinca track, an android
    game.choose("1")
    assert game.ship().steps == [0, 1, 0]
    assert game.ship().ready.count("android") == 1
    assert game.state.waiting == {HOME: 2, "zinca_station": 2}


@pytest.mark.rule("SHIP-5.9")
def test_the_tile_of_the_nian_station() -> None:
    game = at("calyx", medals=[0], decks={"artifacts": ["red_blue_1"]})
    game.choose("repair", "red", "none", "1")
    assert (game.ship().steps, game.ship().medals, game.hold()) == ([0, 0, 1], 1, ["red_blue"])
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-5.9")
def test_the_tile_of_the_home_station() -> None:
    """Three steps, each on a track of your choice."""
    game = at(HOME, waiting={}, round=2)
    game.choose("repair", "red", "none", "coop", "nian", "coop")
    assert game.ship().steps == [2, 0, 1]
    assert game.state.waiting == {HOME: 3}


@pytest.mark.rule("SHIP-5.10", "SHIP-5.11")
def test_a_tile_works_once_a_round() -> None:
    game = at("moxen", "moxen")
    game.choose("repair", "red", "none", "1")
    game.choose("repair", "red", "none")
    assert game.asked == (0, "turn")  # nothing happened to the second ship
    assert game.ship(1).steps == [0, 0, 0] and "android" not in game.ship(1).ready
    game.choose("repair", "yellow", "none")
    assert game.ship(0).ready.count("android") == 1


@pytest.mark.rule("SHIP-5.10")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_used_tile_waits_for_the_next_round(number: int) -> None:
    game = at("moxen", round=number, waiting={})
    game.choose("repair", "red", "none", "1")
    assert game.state.waiting == {"zinca_station": number + 1}  # after round 4: set aside


@pytest.mark.rule("SHIP-5.11")
def test_at_a_station_without_its_tile_nothing_happens() -> None:
    game = at(HOME)
    assert game.state.waiting == {HOME: 2}
    game.choose("repair", "red", "none")
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-5.12")
def test_who_passes_at_a_station_applies_its_tile() -> None:
    game = at("moxen")
    game.choose("pass", "1")
    assert game.ship().passed
    assert game.ship().steps == [0, 1, 0] and "android" in game.ship().ready
    assert game.state.waiting["zinca_station"] == 2


@pytest.mark.rule("SHIP-5.13")
def test_flying_through_a_station_does_nothing() -> None:
    game = at("ombrae", steps=[[0, 0, 0]])
    game.choose("helm", "moxen", "tindra")
    assert game.asked == (1, "turn")
    assert game.ship().steps == [0, 0, 0]
    assert "zinca_station" not in game.state.waiting


@pytest.mark.rule("SHIP-5.16")
def test_a_tile_may_take_the_ship_to_another_station() -> None:
    """The Home Station's tile: the first step reaches Diplomatic Order No. 12, which lets the ship jump to the Ni'an
    Station. Its tile is applied when the Home Station's is done, and then nothing more."""
    order = ["diplomatic_order_12", None, None]
    game = at(HOME, "veridia", steps=[[6, 0, 0]], waiting={}, round=2, medals=[0], events=order)
    game.choose("repair", "red", "none", "coop")
    assert game.asked == (0, "jump")
    game.choose("calyx", "none", "stay", "none")  # the event: both captains jump or not, and may advance
    game.choose("none", "none")  # the two steps left of the Home Station's tile
    assert game.ship().place == "calyx"
    game.choose("0")  # the Ni'an Station's tile
    assert game.ship().medals == 1
    assert game.state.waiting == {HOME: 3, "nian_station": 3}
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-5.12", "SHIP-5.17")
def test_a_ship_moved_in_another_turn_applies_no_tile_before_its_own_turn_ends() -> None:
    order = ["diplomatic_order_12", None, None]
    game = at("veridia", "veridia", steps=[[6, 0, 0]], techs=[{2: "mess_hall"}], events=order)
    game.choose("tech:mess_hall", "red", "coop", "stay", "none", "moxen", "none")
    assert game.ship(1).place == "moxen"
    assert game.asked == (1, "turn")
    assert game.ship(1).steps == [0, 0, 0] and game.state.waiting == {HOME: 2}
    game.choose("pass", "1")  # now its own turn ends there
    assert game.ship(1).steps == [0, 1, 0]
    assert game.state.waiting == {HOME: 2, "zinca_station": 2}


@pytest.mark.rule("SHIP-5.17")
def test_a_tile_nobody_used_stays_on_its_station() -> None:
    game = at("veridia", "harrow")
    for number in (2, 3, 4):
        game.choose("pass", "pass")
        assert game.state.round == number
        assert not {"zinca_station", "nian_station"} & set(game.state.waiting)
