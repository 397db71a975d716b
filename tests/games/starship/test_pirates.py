"""SHIP-7: pirates on routes, fights, ambushes and uprisings."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from wardroom.games.starship import GAME
from wardroom.games.starship.cards import PIRATES as TOKENS
from wardroom.games.starship.cards import SIDES
from wardroom.games.starship.flow.charts import Chart
from wardroom.games.starship.state import ON_ROUTES, PIRATE_DISCARD, PIRATE_SUPPLY, PIRATES
from wardroom.kernel import Table

from .given import Sitting, given

GREEN, GREEN_2, GREEN_PRISONER = "pirate_01", "pirate_02", "pirate_07"
PURPLE, PURPLE_2, PURPLE_PRISONER = "pirate_11", "pirate_12", "pirate_17"
YELLOW, YELLOW_2, YELLOW_PRISONER = "pirate_21", "pirate_22", "pirate_27"
AT_VERIDIA = {"green": "r01", "purple": "r02", "yellow": "r03"}


def ambushed(*drawn: str, **more: object) -> Sitting:
    """A ship at Veridia before the first line of Raiders at Dawn: ambush, then fight."""
    position: dict[str, object] = {
        "place": ["veridia"],
        "missions": {"veridia": "raiders_at_dawn"},
        "ready": [["yellow", "cadet", "cadet"]],
        "on_routes": {},
        "decks": {"pirates": drawn},
    }
    game = given(**{**position, **more})  # type: ignore[arg-type]
    return game.choose("mission", "yellow")


def at_home(**more: object) -> Sitting:
    """A yellow ensign at the Home Station, where r01 (green), r04 (purple) and r07 (yellow) meet."""
    position: dict[str, object] = {"ready": [["yellow"]], "damage": [0], "medals": [0]}
    return given(**{**position, **more})  # type: ignore[arg-type]


def rise(numbers: dict[str, int], drawn: Sequence[str], **more: object) -> Sitting:
    """Accomplish a mission at Veridia with cadets; tile 1 comes there and the pirates rise."""
    position: dict[str, object] = {
        "place": ["veridia"],
        "missions": {"veridia": "first_contact"},
        "numbers": numbers,
        "ready": [["cadet", "cadet"]],
        "on_routes": {},
        "decks": {"pirates": drawn, "missions": ["lost_colony"]},
    }
    return given(**{**position, **more}).choose("mission")  # type: ignore[arg-type]


# Ambush


@pytest.mark.example("SHIP-7.5")
@pytest.mark.rule("SHIP-7.2")
@pytest.mark.parametrize(("pirate", "color"), [(GREEN, "green"), (PURPLE, "purple"), (YELLOW_PRISONER, "yellow")])
def test_an_ambush_comes_on_the_route_of_its_colour(pirate: str, color: str) -> None:
    game = ambushed(pirate).choose("resolve")
    assert game.on_routes == {AT_VERIDIA[color]: pirate}
    assert game.asked == (0, "fight")


@pytest.mark.rule("SHIP-7.1", "SHIP-7.2", "SHIP-7.10")
def test_a_pirate_for_a_route_that_has_one_is_discarded() -> None:
    game = ambushed(GREEN_2, on_routes={"r01": GREEN}).choose("resolve")
    assert game.on_routes == {"r01": GREEN}
    assert game.faces(PIRATE_DISCARD) == [GREEN_2]


@pytest.mark.rule("SHIP-7.1")
@pytest.mark.parametrize("side", ["side_1_3", "side_4"])
def test_any_route_can_hold_a_pirate(side: str) -> None:
    tokens = {color: [name for name, token in TOKENS.items() if token.exhaust == color] for color in AT_VERIDIA}
    for route in SIDES[side].routes:
        position: dict[str, object] = {"place": [route.b], "missions": {route.b: "raiders_at_dawn"}}
        game = given(
            4 if side == "side_4" else 2,
            ready=[["yellow", "cadet", "cadet"]],
            on_routes={},
            stations={"zinca_station": route.a, "nian_station": route.a},
            decks={"pirates": [tokens[route.color][0]]},
            **position,  # type: ignore[arg-type]
        )
        game.choose("mission", "yellow", "resolve")
        assert game.on_routes == {route.id: tokens[route.color][0]}


@pytest.mark.rule("SHIP-7.2")
def test_an_ambush_comes_where_the_ship_is_now() -> None:
    """Ghost Fleet, red line: jump, then ambush."""
    position: dict[str, object] = {
        "place": ["veridia"],
        "missions": {"veridia": "ghost_fleet"},
        "ready": [["red", "cadet", "cadet"]],
        "on_routes": {},
        "decks": {"pirates": [GREEN]},
    }
    game = given(**position)  # type: ignore[arg-type]
    game.choose("mission", "cadet", "cadet", "resolve", "ironwell")
    assert game.on_routes == {"r20": GREEN}


@pytest.mark.rule("SHIP-7.3")
def test_an_ambush_is_resolved_with_its_line_or_the_whole_line_is_ignored() -> None:
    game = ambushed(GREEN, on_routes={"r02": PURPLE})
    assert game.asked == (0, "line")
    assert game.options == ["resolve", "ignore"]
    supply = len(game.faces(PIRATE_SUPPLY))
    game.choose("ignore")
    assert game.on_routes == {"r02": PURPLE}  # no ambush, and no fight either
    assert len(game.faces(PIRATE_SUPPLY)) == supply
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-7.4")
def test_without_a_route_of_its_colour_the_pirate_is_discarded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not on our maps: this one has lost its colours."""
    game = ambushed(GREEN)
    monkeypatch.setattr(Chart, "route", lambda *_: None)
    game.choose("resolve")
    assert game.on_routes == {}
    assert game.faces(PIRATE_DISCARD) == [GREEN]


@pytest.mark.rule("SHIP-7.6", "SHIP-7.1")
def test_other_effects_put_pirates_anywhere() -> None:
    """Explosive Crisis: a pirate on a free route of each station, colours and skulls ignored."""
    game = given(
        ready=[["yellow"]],
        techs=[{2: "security_office"}],
        steps=[[0, 0, 5]],
        events=[None, None, "explosive_crisis"],
        track_sides=["A", "A", "A"],
        stations={"zinca_station": "harrow", "nian_station": "ironwell"},
        on_routes={"r01": YELLOW_2, "r10": PURPLE, "r14": PURPLE_2, "r03": YELLOW},
        decks={"pirates": [GREEN, GREEN_2]},
    )
    game.choose("tech:security_office", "2")
    assert game.asked == (0, "crisis")
    assert game.options == ["purple", "yellow"]  # the green route of the Home Station is taken
    game.choose("yellow", "green")  # Harrow has no free route
    added = {route: face for route, face in game.on_routes.items() if route in ("r07", "r20")}
    assert added == {"r07": GREEN, "r20": GREEN_2}
    assert len(game.on_routes) == 6


# Fights


@pytest.mark.rule("SHIP-7.7")
def test_a_fight_is_with_a_pirate_at_your_location() -> None:
    game = at_home(on_routes={"r01": GREEN, "r07": PURPLE, "r02": YELLOW})
    game.choose("weapons")
    assert game.options == [GREEN, PURPLE, "none"]  # r02 does not touch the Home Station
    game.choose(PURPLE)
    assert game.on_routes == {"r01": GREEN, "r02": YELLOW}


@pytest.mark.rule("SHIP-7.7")
def test_a_fight_is_optional() -> None:
    game = at_home(on_routes={"r01": GREEN}).choose("weapons", "none")
    assert game.on_routes == {"r01": GREEN}
    assert (game.ship().damage, game.hold()) == (0, [])
    game = at_home(on_routes={"r02": GREEN}).choose("weapons")
    assert game.asked == (1, "turn")  # none is here


@pytest.mark.rule("SHIP-7.7", "SHIP-7.8")
def test_a_bounty_is_a_medal_and_an_artifact() -> None:
    game = at_home(on_routes={"r01": GREEN}, decks={"artifacts": ["red_blue_1"]}).choose("weapons", GREEN)
    assert (game.ship().damage, game.ship().medals) == (1, 1)
    assert game.hold() == ["red_blue", "pirate"]
    assert game.ship().ready == []
    assert game.state.cards.rows[ON_ROUTES] == []


@pytest.mark.rule("SHIP-7.7", "SHIP-7.8")
def test_a_prisoner_is_an_android() -> None:
    game = at_home(on_routes={"r01": GREEN_PRISONER}).choose("weapons", GREEN_PRISONER)
    assert (game.ship().damage, game.ship().medals) == (1, 0)
    assert game.ship().ready == ["android"]
    assert game.hold() == ["pirate"]


@pytest.mark.rule("SHIP-7.7", "SHIP-7.8")
def test_the_damage_comes_before_the_new_tokens() -> None:
    """One free slot is left: the damage takes it, and something must go for the token and the artifact."""
    game = at_home(
        damage=[6], artifacts=[["red_yellow"]], on_routes={"r01": GREEN}, decks={"artifacts": ["red_blue_1"]}
    )
    game.choose("weapons", GREEN)
    assert game.ship().damage == 7
    assert game.options == ["red_blue", "red_yellow", "pirate"]
    game.choose("red_yellow", "red_blue")
    assert game.hold() == ["pirate"]


@pytest.mark.rule("SHIP-7.8")
def test_the_damage_may_cost_cargo_that_the_pirate_does_not_replace() -> None:
    game = at_home(damage=[7], artifacts=[["red_yellow"]], on_routes={"r01": GREEN_PRISONER})
    game.choose("weapons", GREEN_PRISONER)
    assert game.ship().damage == 8  # the artifact had to go, and the token finds no room
    assert game.hold() == []
    assert game.faces(PIRATE_DISCARD) == [GREEN_PRISONER]
    assert game.ship().ready == ["android"]  # the reward is paid all the same


# Supply and discard


@pytest.mark.rule("SHIP-7.9")
def test_discarded_pirates_become_a_new_supply() -> None:
    game = ambushed(bare=["pirates"], discards={"pirates": [GREEN, GREEN_2]}).choose("resolve")
    assert list(game.on_routes) == ["r01"]
    assert sorted([*game.on_routes.values(), *game.faces(PIRATE_SUPPLY)]) == [GREEN, GREEN_2]
    assert game.faces(PIRATE_DISCARD) == []
    (card,) = game.state.cards.rows[PIRATE_SUPPLY]
    assert game.state.cards.read(card, 0) == "?pirate"  # skull side up


@pytest.mark.rule("SHIP-7.9")
def test_the_discard_waits_while_the_supply_lasts() -> None:
    game = ambushed(PURPLE, bare=["pirates"], discards={"pirates": [GREEN]}).choose("resolve")
    assert game.on_routes == {"r02": PURPLE}
    assert game.faces(PIRATE_DISCARD) == [GREEN]


@pytest.mark.rule("SHIP-7.9")
def test_without_any_pirate_nothing_is_drawn() -> None:
    game = ambushed(bare=["pirates"]).choose("resolve")
    assert game.on_routes == {}
    assert game.asked == (1, "turn")
    game = at_home(techs=[{2: "boarding_pods"}], bare=["pirates"]).choose("tech:boarding_pods")
    assert game.hold() == [] and game.ship().medals == 2


@pytest.mark.rule("SHIP-7.10")
def test_pirates_discarded_from_cargo_go_to_their_pile() -> None:
    game = at_home(techs=[{2: "brig"}], pirates=[2]).choose("tech:brig", "pirate", "none")
    assert game.hold() == ["pirate"]
    (card,) = game.state.cards.rows[PIRATE_DISCARD]
    assert game.state.cards.read(card, 1) in TOKENS  # face up
    game = at_home(damage=[7], pirates=[1], on_routes={"r01": GREEN_PRISONER}).choose("weapons", GREEN_PRISONER)
    assert len(game.faces(PIRATE_DISCARD)) == 2


# Uprising


@pytest.mark.example("SHIP-7.13")
@pytest.mark.rule("SHIP-7.11")
def test_an_uprising() -> None:
    """Purple, green and yellow come to Veridia, Quartzen and Ombrae, whose yellow route has its setup pirate."""
    game = rise({"harrow": 1, "quartzen": -2, "ombrae": -3}, [PURPLE, GREEN, YELLOW], on_routes={"r07": GREEN_PRISONER})
    assert game.on_routes == {"r07": GREEN_PRISONER, "r02": PURPLE, "r06": GREEN}
    assert game.faces(PIRATE_DISCARD) == [YELLOW]
    assert game.state.numbers == {"veridia": 1, "quartzen": 2, "ombrae": 3}  # the countdown starts again
    assert game.state.uprisings == 1


@pytest.mark.rule("SHIP-7.11", "SHIP-9.15")
def test_no_uprising_before_tile_1_is_placed() -> None:
    game = rise({"harrow": 1, "quartzen": 2, "ombrae": -3}, [PURPLE, GREEN, YELLOW])
    assert game.on_routes == {}
    assert game.state.numbers == {"veridia": -2, "harrow": 1, "ombrae": -3}
    assert game.state.uprisings == 0


@pytest.mark.rule("SHIP-7.12")
@pytest.mark.parametrize("numbers", [{"quartzen": -2, "pellucid": -3}, {"pellucid": -2, "quartzen": -3}])
def test_of_two_pirates_for_one_route_the_higher_number_loses(numbers: dict[str, int]) -> None:
    """Veridia (tile 1) and Pellucid both send a purple pirate to the route between them."""
    game = rise({"harrow": 1, **numbers}, [PURPLE, PURPLE_2, PURPLE_PRISONER])
    assert game.on_routes["r02"] == PURPLE
    lost = PURPLE_2 if numbers["pellucid"] == -2 else PURPLE_PRISONER
    assert game.faces(PIRATE_DISCARD) == [lost]
    assert len(game.on_routes) == 2


@pytest.mark.rule("SHIP-7.11", "SHIP-7.12")
def test_all_pirates_of_an_uprising_are_drawn_before_any_is_discarded() -> None:
    """One pirate is left, for tile 1, and finds its route taken: it does not come again for the other tiles."""
    game = rise(
        {"harrow": 1, "quartzen": -2, "ombrae": -3}, [PURPLE], bare=["pirates"], on_routes={"r02": PURPLE_PRISONER}
    )
    assert game.on_routes == {"r02": PURPLE_PRISONER}
    assert game.faces(PIRATE_DISCARD) == [PURPLE]


@pytest.mark.rule("SHIP-7.14")
def test_the_uprising_comes_after_the_new_mission() -> None:
    game = rise({"harrow": 1, "quartzen": -2}, [PURPLE, GREEN])
    assert game.missions == {"harrow": "lost_colony"}
    log = game.log()
    assert log.index("appeared") < log.index("uprising") < log.index("ambush")


@pytest.mark.rule("SHIP-7.17")
def test_a_face_down_tile_is_still_numbered_and_public() -> None:
    game = rise({"harrow": 2, "quartzen": 1, "ombrae": -3}, [])
    for seat in (0, 1):
        view = game.table.seat(seat).view
        assert isinstance(view, dict)
        assert view["numbers"] == {"ombrae": -3, "quartzen": 1, "veridia": -2}
    game = rise({"harrow": 1, "quartzen": -2, "ombrae": -3}, [PURPLE, GREEN, YELLOW])
    assert set(game.on_routes.values()) == {PURPLE, GREEN, YELLOW}  # a pirate on every one of them


# Pirates at rest


@pytest.mark.rule("SHIP-7.15")
def test_a_pirate_in_cargo_is_a_token_and_nothing_else() -> None:
    """A prisoner in the hold pays no second android, and its colour leads nowhere."""
    game = at_home(ready=[["yellow", "yellow"]], techs=[{2: "brig"}], on_routes={"r01": GREEN_PRISONER})
    game.choose("weapons", GREEN_PRISONER, "pass", "tech:brig", "pirate", "none")
    assert game.ship().ready == ["android"]  # only that of the fight
    assert game.on_routes == {}
    assert game.ship().medals == 2
    view = game.table.seat(1).view
    assert isinstance(view, dict)
    assert view["ships"][0]["pirates"] == 0
    game = at_home(techs=[{2: "tractor_beam"}], decks={"pirates": [GREEN_PRISONER]}).choose("tech:tractor_beam", "0")
    (card,) = game.state.row(0, PIRATES)
    assert {game.state.cards.read(card, seat) for seat in (0, 1)} == {"?pirate"}
    assert game.ship().ready == [] and game.ship().damage == 0


@pytest.mark.rule("SHIP-7.16", "SHIP-7.1")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_pirate_leaves_its_route_only_by_a_fight(seats: int) -> None:
    """Whole games played at random: no pirate moves, and whichever is gone was fought."""
    random = Random(seats)
    table = Table(GAME, seats, seed=b"pirates at rest")
    state = table.line.state
    before = dict(state.pirates)
    while not table.over:
        (ask,) = table.line.asks
        told = len(table.log)
        options = [option for option in ask.options if option != "pass"] or ask.options
        table.choose(ask.seat, random.choice(options))
        state = table.line.state
        gone = {state.face(card) for route, card in before.items() if state.pirates.get(route) != card}
        fought = {
            event.args_for(0)["card"]  # type: ignore[index]
            for event in table.log[told:]
            if event.key in ("defeated", "tenebre-fought")
        }
        assert gone == fought
        before = dict(state.pirates)
        assert sorted(before.values()) == sorted(state.cards.rows[ON_ROUTES])
