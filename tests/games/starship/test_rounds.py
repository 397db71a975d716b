"""SHIP-12: the end of a round and the beginning of the next."""

from __future__ import annotations

import pytest

from wardroom.games.starship.cards import HOME

from .given import Sitting, given

STATIONS = {"zinca_station": "moxen", "nian_station": "calyx"}


def last_turn(seats: int = 2, **more: object) -> Sitting:
    """Everybody but the first captain has passed; all ships are at planets without a mission."""
    position: dict[str, object] = {
        "place": ["veridia", "harrow", "pellucid", "quartzen"][:seats],
        "missions": {},
        "stations": STATIONS,
        "passed": [False] + [True] * (seats - 1),
        "waiting": {},
    }
    return given(seats, **{**position, **more})  # type: ignore[arg-type]


@pytest.mark.rule("SHIP-12.1")
@pytest.mark.parametrize(
    ("queue", "leave"),
    [
        ([], 0),
        (["red"], 0),
        (["red", "blue", "cadet"], 0),
        (["red", "blue", "cadet", "yellow"], 1),
        (["cadet", "commander-red", "blue", "red", "yellow", "cadet", "blue"], 4),
    ],
)
def test_figures_leave_the_queue_from_the_front_until_three_remain(queue: list[str], leave: int) -> None:
    game = last_turn(ready=[[]], queue=[queue])
    game.choose("pass")
    assert game.ship().ready == queue[:leave]
    assert game.ship().queue == queue[leave:]


@pytest.mark.rule("SHIP-12.1")
def test_every_queue_slides() -> None:
    game = last_turn(3, ready=[[], [], []], queue=[["red"] * 4, ["blue"] * 5, ["yellow"] * 2])
    game.choose("pass")
    assert [len(ship.ready) for ship in game.state.ships] == [1, 2, 0]
    assert [len(ship.queue) for ship in game.state.ships] == [3, 3, 2]


@pytest.mark.rule("SHIP-12.1")
def test_nothing_slides_before_everybody_has_passed() -> None:
    game = last_turn(passed=[False, False], ready=[["cadet"]], queue=[["red"] * 6])
    game.choose("pass")
    assert len(game.ship().queue) == 6 and game.state.round == 1


@pytest.mark.rule("SHIP-12.2")
def test_who_is_still_in_the_ready_room_stays_there() -> None:
    game = last_turn(ready=[["android", "cadet", "red"]], queue=[["blue"] * 4])
    game.choose("pass")
    assert game.ship().ready == ["android", "cadet", "red", "blue"]


@pytest.mark.rule("SHIP-12.3")
@pytest.mark.parametrize(("number", "medals", "cadets"), [(1, 1, 0), (2, 0, 1), (3, 0, 1)])
def test_the_items_of_the_new_round(number: int, medals: int, cadets: int) -> None:
    game = last_turn(3, round=number, ready=[["red"]] * 3, medals=[0, 5, 2], queue=[[]] * 3)
    game.choose("pass")
    assert game.state.round == number + 1
    assert [ship.medals for ship in game.state.ships] == [medals, 5 + medals, 2 + medals]
    assert [ship.ready for ship in game.state.ships] == [["red"] + ["cadet"] * cadets] * 3  # directly ready


@pytest.mark.rule("SHIP-12.4")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_waiting_tile_returns_to_its_free_station(number: int) -> None:
    new = number + 1
    game = last_turn(round=number, waiting={HOME: new, "zinca_station": new, "nian_station": new})
    game.choose("pass")
    assert game.state.waiting == {}
    assert game.log().count("tile-back") == 3


@pytest.mark.rule("SHIP-12.4")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_where_a_ship_stands_the_tile_moves_on(number: int) -> None:
    """At the start of round 4 it is set aside for good."""
    game = last_turn(place=[HOME, "moxen"], round=number, waiting={HOME: number + 1, "zinca_station": number + 1})
    game.choose("pass")
    assert game.state.waiting == {HOME: number + 2, "zinca_station": number + 2}
    if number == 3:
        game.choose("pass", "pass")
        assert game.table.over and set(game.state.waiting) == {HOME, "zinca_station"}


@pytest.mark.rule("SHIP-12.4")
def test_a_tile_of_a_later_round_goes_on_waiting() -> None:
    game = last_turn(waiting={HOME: 2, "nian_station": 3})
    game.choose("pass")
    assert game.state.waiting == {"nian_station": 3}


@pytest.mark.rule("SHIP-12.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_marker_passes_to_the_left(seats: int) -> None:
    game = given(seats, active=seats - 1, waiting={}, place=["veridia"] * seats)
    first: list[int] = []
    while not game.table.over:
        if game.state.round > len(first):
            first.append(game.asked[0])
            assert game.state.first == game.asked[0]
        game.choose("pass")
    assert first == [(seats - 1 + number) % seats for number in range(4)]


@pytest.mark.rule("SHIP-12.5")
def test_alone_you_are_always_first() -> None:
    game = given(1)
    while not game.table.over:
        assert (game.state.first, game.asked[0]) == (0, 0)
        game.choose("pass" if game.asked[1] == "turn" else game.options[-1])


@pytest.mark.rule("SHIP-12.6")
def test_abilities_of_a_new_round_come_last_and_in_the_new_turn_order() -> None:
    game = last_turn(
        3,
        techs=[{2: "merit_board"}, {2: "maintenance_drones"}, {2: "android_workshop"}],
        waiting={HOME: 2},
        medals=[0, 0, 0],
    )
    game.choose("pass")
    assert game.asked == (1, "repair")  # the new first player begins
    assert game.state.waiting == {}  # the tiles are back
    assert [ship.medals for ship in game.state.ships] == [1, 1, 1]  # the items are handed out, not more
    assert "android" not in game.ship(2).ready
    game.choose("cargo")
    assert game.ship(1).damage == 2
    assert "android" in game.ship(2).ready
    assert game.ship(0).medals == 2
    told = [(key, args.get("seat")) for key, args in game.table.seat(0).log if key in ("ability", "tile-back")]
    assert told == [("tile-back", None), ("ability", 1), ("ability", 2), ("ability", 0)]
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-12.6")
def test_abilities_of_a_new_round_do_not_apply_in_round_1_nor_after_round_4() -> None:
    game = given(techs=[{2: "merit_board"}], medals=[0])
    assert game.ship().medals == 0
    game = last_turn(round=4, techs=[{2: "merit_board"}], medals=[0])
    game.choose("pass")
    assert game.table.over and game.ship().medals == 0


@pytest.mark.example("SHIP-12.7")
def test_the_flow_of_the_crew() -> None:
    """4, 4, 5 and 6 figures can act; after round 1 the queue holds 7 and 4 leave, after round 3 it holds 8 and 5
    leave."""
    game = given(medals=[0, 0], place=["veridia", "veridia"], missions={})
    able, queued = [], []
    while not game.table.over:
        number = game.state.round
        able.append(len(game.ship().ready))
        while not game.table.over and game.state.round == number:
            if game.asked[0] == 1 or not game.ship().ready:
                if game.asked[0] == 0:
                    queued.append(len(game.ship().queue))
                game.choose("pass")
            else:
                game.choose("repair", *game.ship().ready[:1] if len(set(game.ship().ready)) > 1 else (), "none")
    assert able == [4, 4, 5, 6]
    assert queued == [7, 7, 8, 9]


@pytest.mark.rule("SHIP-12.8")
def test_after_round_4_the_game_ends() -> None:
    game = last_turn(round=4, ready=[["cadet"]], queue=[["red"] * 6], medals=[0], waiting={HOME: 5})
    game.choose("pass")
    assert game.table.over
    assert (game.ship().ready, len(game.ship().queue)) == (["cadet"], 6)  # no slide
    assert (game.ship().medals, game.state.round) == (0, 4)  # and nothing is handed out
    assert game.state.scores == [game.halves(0), game.halves(1)]


@pytest.mark.rule("SHIP-12.9")
def test_the_order_between_two_rounds() -> None:
    """The queue slides before anything else: the Rec Deck Roster pulls from what is left of it."""
    game = last_turn(
        ready=[[]],
        queue=[["red", "yellow", "blue", "cadet", "red"]],
        techs=[{2: "rec_room"}],
        round=2,
        waiting={HOME: 3},
    )
    game.choose("pass")
    assert game.ship().ready == ["red", "yellow", "cadet", "blue"]  # slid, handed out, pulled
    assert game.ship().queue == ["cadet", "red"]
    log = [key for key in game.log() if key in ("passed", "round", "cadet", "tile-back", "ability")]
    assert log == ["passed", "round", "cadet", "cadet", "tile-back", "ability"]
    assert game.state.first == 1
