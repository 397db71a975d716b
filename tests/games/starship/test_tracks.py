"""SHIP-11: the faction tracks, and all the events that lie on them."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.starship.cards import EVENTS, FACTIONS
from wardroom.games.starship.state import ON_ROUTES, ON_ZINCA, PIRATE_DISCARD, TECH_DISCARD

from .given import Sitting, given

ALONE = [False, True]
STATIONS = {"home_station": "home_station", "zinca_station": "moxen", "nian_station": "calyx"}
WAITING = dict.fromkeys(STATIONS, 4)  # no station has its tile


def hall(**position: Any) -> Sitting:
    """A captain about to send a cadet to the Mess Hall: medal, any:1."""
    position.setdefault("techs", [{2: "mess_hall"}])
    position.setdefault("medals", [0, 0, 0, 0][: position.get("seats", 2)])
    position.setdefault("waiting", dict(WAITING))
    return given(**{"ready": [["cadet", "cadet", "cadet"]], "stations": dict(STATIONS), **position})


def step(game: Sitting, track: str) -> Sitting:
    """One step on a track, with a medal."""
    return game.choose("tech:mess_hall", track)


def steps_before(track: str, space: int) -> list[int]:
    """All markers at the start but one, which stands just before a space."""
    return [space - 1 if faction == track else 0 for faction in FACTIONS]


# Moving forward


@pytest.mark.rule("SHIP-11.1", "SHIP-11.4", "SHIP-14.20")
def test_there_are_three_factions() -> None:
    game = hall().choose("tech:mess_hall")
    assert game.options == ["coop", "zinca", "nian", "none"]
    for track, faction in enumerate(FACTIONS):
        game = step(hall(), faction)
        assert game.ship().steps == [int(each == track) for each in range(3)]


BONUS_SPACES = [
    ("coop", "A", 3, "medal"),
    ("coop", "A", 5, "repair"),
    ("coop", "A", 10, "medal"),
    ("coop", "A", 12, "pull"),
    ("coop", "B", 2, "repair"),
    ("coop", "B", 5, "medal"),
    ("coop", "B", 9, "pull"),
    ("coop", "B", 12, "medal"),
    ("zinca", "A", 3, "artifact"),
    ("zinca", "A", 5, "tech"),
    ("zinca", "A", 10, "android"),
    ("zinca", "A", 12, "repair"),
    ("zinca", "B", 2, "artifact"),
    ("zinca", "B", 6, "android"),
    ("zinca", "B", 9, "tech_recycle"),
    ("zinca", "B", 11, "artifact"),
    ("nian", "A", 3, "artifact"),
    ("nian", "A", 5, "fight"),
    ("nian", "A", 10, "pirate"),
    ("nian", "A", 12, "medal"),
    ("nian", "B", 2, "medal"),
    ("nian", "B", 6, "pirate"),
    ("nian", "B", 9, "fight"),
    ("nian", "B", 12, "artifact"),
]


@pytest.mark.rule("SHIP-11.2")
@pytest.mark.parametrize(("track", "side", "space", "bonus"), BONUS_SPACES)
def test_every_bonus_space(track: str, side: str, space: int, bonus: str) -> None:
    game = hall(
        passed=ALONE,
        queue=[["red"]],
        damage=[1],
        central=["sensor_array"],
        steps=[steps_before(track, space)],
        track_sides=[side] * 3,
        on_routes={"r01": "pirate_07"},
        events=[None] * 3,
    )
    step(game, track)
    ship = game.ship()
    kind = game.ask.kind
    if bonus == "medal":
        assert ship.medals == 2
    elif bonus == "pull":
        assert ship.ready == ["cadet", "cadet", "red"]
        assert ship.queue == ["cadet"]
    elif bonus == "android":
        assert ship.ready == ["cadet", "cadet", "android"]
    elif bonus == "artifact":
        assert len(game.artifacts()) == 1
    elif bonus == "pirate":
        assert game.pirates() == 1
        assert ship.damage == 1  # straight from the supply
    elif bonus == "repair":
        assert kind == "repair"
        game.choose("cargo")
        assert ship.damage == 0
    elif bonus == "fight":
        assert kind == "fight"
        game.choose("pirate_07")
        assert (game.pirates(), ship.damage) == (1, 2)
    elif bonus == "tech":
        assert kind == "tech"
        game.choose("sensor_array")  # there is only one empty slot
        assert game.techs() == {2: "mess_hall", 5: "sensor_array"}
    else:
        assert (bonus, kind) == ("tech_recycle", "tech")
        game.choose("sensor_array", "2")
        assert game.techs() == {2: "sensor_array"}
    assert ship.steps == [space if faction == track else 0 for faction in FACTIONS]


@pytest.mark.rule("SHIP-11.2", "SHIP-14.0")
def test_a_bonus_is_applied_on_the_way_before_further_steps() -> None:
    game = given(
        ready=[["red"]], techs=[{2: "observation_lounge"}], medals=[0], steps=[[4, 0, 0]], track_sides=["A"] * 3
    )
    game.choose("tech:observation_lounge", "coop")  # any:2, medal: the repair of space 5 comes first
    assert game.asked == (0, "repair")
    assert game.ship().steps == [5, 0, 0]
    game.choose("cargo", "1")
    assert game.ship().steps == [6, 0, 0]
    assert game.ship().medals == 1


@pytest.mark.rule("SHIP-11.3", "SHIP-14.19")
def test_an_advance_may_stop_earlier_or_not_begin() -> None:
    def office() -> Sitting:  # medal, nian:2
        return given(
            ready=[["yellow"]], techs=[{2: "security_office"}], steps=[[0, 0, 3]], track_sides=["A"] * 3, on_routes={}
        )

    game = office().choose("tech:security_office")
    assert game.options == ["2", "1", "0"]
    for steps in (0, 1, 2):
        game = office().choose("tech:security_office", str(steps))
        if steps == 2:  # a fight lies on space 5, with nobody to fight
            assert game.asked == (1, "turn")
        assert game.ship().steps == [0, 0, 3 + steps]


@pytest.mark.rule("SHIP-11.3", "SHIP-14.20")
def test_no_track_need_be_chosen() -> None:
    game = step(hall(), "none")
    assert game.ship().steps == [0, 0, 0]


@pytest.mark.rule("SHIP-11.4", "SHIP-14.20")
def test_a_neutral_number_is_for_one_track() -> None:
    game = given(ready=[["red"]], techs=[{2: "observation_lounge"}], medals=[0], track_sides=["A"] * 3)
    game.choose("tech:observation_lounge", "nian", "1")
    assert game.asked == (1, "turn")  # the second step is not for another track
    assert game.ship().steps == [0, 0, 1]


@pytest.mark.rule("SHIP-11.4", "SHIP-14.21")
@pytest.mark.parametrize(("second", "steps"), [("coop", [2, 0, 0]), ("zinca", [1, 1, 0])])
def test_two_neutral_ones_are_two_choices(second: str, steps: list[int]) -> None:
    game = given(ready=[["blue"]], techs=[{2: "sensor_array"}], track_sides=["A"] * 3)  # any:1, any:1, artifact
    game.choose("tech:sensor_array", "coop", second)
    assert game.ship().steps == steps


@pytest.mark.rule("SHIP-11.13")
def test_markers_share_a_space() -> None:
    game = hall(steps=[[2, 0, 0], [3, 0, 0]], track_sides=["A"] * 3)
    step(game, "coop")
    assert game.ship(0).steps == game.ship(1).steps
    assert game.ship(0).medals == 2  # the bonus is there all the same
    assert "lap" not in game.log()


# Laps


@pytest.mark.rule("SHIP-11.8", "SHIP-11.9", "SHIP-13.2", "SHIP-19.4")
def test_what_a_marker_is_worth() -> None:
    worth = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 6]
    for steps, points in enumerate(worth):
        game = given(steps=[[steps, 0, 0]])
        assert game.halves() - given(steps=[[0, 0, 0]]).halves() == 2 * points
    far = given(steps=[[13 * 4, 0, 0]])  # without limit
    assert far.halves() - given(steps=[[0, 0, 0]]).halves() == 2 * 20


@pytest.mark.rule("SHIP-11.8", "SHIP-11.10")
def test_each_passing_of_the_start_space_is_worth_five() -> None:
    game = hall(steps=[[12, 0, 0], [25, 0, 0]], ready=[["cadet"], ["cadet"]], track_sides=["A"] * 3)
    first, second = game.halves(0), game.halves(1)
    step(game, "coop")
    assert game.ship(0).steps == [13, 0, 0]
    assert game.halves(0) - first == 2 * (5 - 4) + 1  # a medal too
    assert "lap" in game.log()
    game = hall(steps=[[26, 0, 0], [25, 0, 0]], techs=[{}, {2: "mess_hall"}], active=1, ready=[[], ["cadet"]])
    step(game, "coop")
    assert game.ship(1).steps == [26, 0, 0]
    assert game.halves(1) - second == 2 * (10 - 9) + 1  # although the other was there before


@pytest.mark.rule("SHIP-11.11")
def test_bonus_spaces_work_again_on_later_laps() -> None:
    game = hall(steps=[[13 + 2, 0, 0]], track_sides=["A"] * 3)
    assert step(game, "coop").ship().medals == 2


@pytest.mark.rule("SHIP-11.11", "SHIP-11.5")
def test_an_event_happens_only_once() -> None:
    game = hall(
        steps=[[6, 0, 0], [6, 0, 0]],
        ready=[["cadet"], ["cadet"]],
        techs=[{2: "mess_hall"}, {2: "observation_lounge"}],
        events=["fleet_review", None, None],
    )
    step(game, "coop")
    assert [ship.medals for ship in game.state.ships] == [3, 1]
    assert game.state.events == [None, None, None]
    game = hall(steps=[[13 + 6, 0, 0]], events=[None, None, None])
    assert step(game, "coop").ship().medals == 1


# Events


def at_event(name: str, seats: int = 2, **position: Any) -> Sitting:
    """The captain's next step on the track of an event reaches it. The other events are not there."""
    faction = EVENTS[name].faction
    position.setdefault("steps", [steps_before(faction, 7)])
    position.setdefault("track_sides", ["A"] * 3)
    position.setdefault("events", [name if each == faction else None for each in FACTIONS])
    return hall(seats=seats, **position)


def reach(game: Sitting, name: str) -> Sitting:
    return step(game, EVENTS[name].faction)


@pytest.mark.rule("SHIP-11.5")
def test_passing_the_event_space_is_enough() -> None:
    game = given(
        ready=[["red"]],
        techs=[{2: "observation_lounge"}],  # any:2, medal
        medals=[0, 0],
        steps=[[6, 0, 0]],
        events=["fleet_review", None, None],
        track_sides=["A"] * 3,
    )
    game.choose("tech:observation_lounge", "coop")
    assert game.ship(0).medals == 2
    assert game.ship(1).medals == 1
    assert game.asked == (0, "steps")  # SHIP-11.7: the rest of the advance comes afterwards
    game.choose("1")
    assert game.ship().steps == [8, 0, 0]


@pytest.mark.rule("SHIP-11.6", "SHIP-18.8")
def test_the_third_event_goes_back_to_the_box() -> None:
    game = hall(
        steps=[[6, 0, 6]],
        events=["fleet_review", "shared_technology", "black_market"],
        passed=ALONE,
        zinca=["brig"],
        track_sides=["A"] * 3,
    )
    step(game, "coop")
    assert game.state.events == [None, "shared_technology", "black_market"]
    assert game.faces(ON_ZINCA) == ["brig"]
    step(game, "nian")
    assert game.state.events == [None, None, None]
    assert game.faces(ON_ZINCA) == []
    assert "brig" in game.faces(TECH_DISCARD)
    game = hall(steps=[[0, 6, 0]], events=list(game.state.events), triggered=2)
    step(game, "zinca")
    assert game.asked == (1, "turn")
    assert game.state.triggered == 2


@pytest.mark.rule("SHIP-11.7", "SHIP-11.16")
def test_dry_dock_is_for_everybody_in_order_from_the_one_who_triggered_it() -> None:
    game = at_event(
        "dry_dock", 3, steps=[[0] * 3, [6, 0, 0]], active=1, ready=[[], ["cadet"]], techs=[{}, {2: "mess_hall"}]
    )
    reach(game, "dry_dock")
    asked = []
    while game.ask.kind == "repair":
        asked.append(game.ask.seat)
        game.choose("cargo")
    assert asked == [1, 1, 2, 0]  # once for setting it off, then each
    assert [ship.damage for ship in game.state.ships] == [2, 1, 2]


@pytest.mark.rule("SHIP-11.14")
def test_an_event_inside_an_event_is_resolved_first() -> None:
    game = at_event(
        "diplomatic_order_12",
        steps=[[6, 0, 6]],
        events=["diplomatic_order_12", "shared_technology", "black_market"],
        zinca=["brig"],
    )
    game.choose("tech:mess_hall", "coop", "stay", "nian")
    assert (len(game.artifacts(0)), len(game.artifacts(1))) == (2, 1)  # the Black Market is over
    assert game.asked == (1, "jump")  # the Diplomatic Order goes on
    assert game.state.events == [None, None, None]  # both count from the moment they are triggered
    assert "brig" in game.faces(TECH_DISCARD)
    game.choose("stay", "none")
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-11.14")
def test_the_inner_event_belongs_to_whoever_reached_it() -> None:
    game = at_event(
        "diplomatic_order_12",
        steps=[[6, 0, 0], [0, 0, 6]],
        events=["diplomatic_order_12", None, "black_market"],
    )
    game.choose("tech:mess_hall", "coop", "stay", "none", "stay", "nian")
    assert (len(game.artifacts(0)), len(game.artifacts(1))) == (1, 2)


@pytest.mark.rule("SHIP-11.15")
def test_events_reach_captains_who_have_passed() -> None:
    game = at_event("shore_leave", passed=ALONE, ready=[["cadet", "cadet"], []], queue=[["red"], ["blue", "yellow"]])
    reach(game, "shore_leave")
    assert game.ship(1).ready == ["blue"]
    assert game.ship(1).passed
    assert game.asked == (0, "turn")  # no further turn for the other
    game.choose("pass")
    assert game.state.round == 2
    assert "blue" in game.ship(1).ready


@pytest.mark.rule("SHIP-11.16", "SHIP-11.5")
def test_each_faction_has_its_own_events() -> None:
    dealt: list[set[str | None]] = [set(), set(), set()]
    for seed in range(60):
        for track, name in enumerate(given(seed=seed).state.events):
            dealt[track].add(name)
    owned: list[set[str]] = [{name for name in EVENTS if EVENTS[name].faction == each} for each in FACTIONS]
    assert dealt == owned
    assert [len(names) for names in owned] == [5, 1, 5]


# Every event


@pytest.mark.rule("SHIP-11.16")
def test_fleet_review() -> None:
    game = reach(at_event("fleet_review", 3), "fleet_review")
    assert [ship.medals for ship in game.state.ships] == [1 + 2, 1, 1]


@pytest.mark.rule("SHIP-11.16")
def test_shore_leave() -> None:
    game = at_event("shore_leave", ready=[["cadet"], []], queue=[["red", "blue"], ["yellow", "cadet"]])
    reach(game, "shore_leave")
    assert game.ship(0).ready == ["red", "blue"]
    assert game.ship(0).queue == ["cadet"]
    assert game.ship(1).ready == ["yellow"]


@pytest.mark.rule("SHIP-11.16")
def test_black_market() -> None:
    game = reach(at_event("black_market", 4), "black_market")
    assert [len(game.artifacts(seat)) for seat in range(4)] == [2, 1, 1, 1]


@pytest.mark.rule("SHIP-11.16")
def test_raiding_season() -> None:
    game = at_event(
        "raiding_season",
        place=["veridia", "tindra"],
        damage=[2, 2],
        on_routes={},
        decks={"pirates": ["pirate_07", "pirate_27"]},
    )
    reach(game, "raiding_season")  # a green pirate between Veridia and home; then fight it
    assert game.state.face(game.state.pirates["r01"]) == "pirate_07"
    assert game.asked == (0, "fight")
    game.choose("pirate_07")
    assert (game.pirates(0), game.ship(0).damage) == (1, 3)
    assert game.state.face(game.state.pirates["r16"]) == "pirate_27"
    game.choose("none")
    assert (game.pirates(1), game.ship(1).damage) == (0, 2)
    assert game.asked == (0, "repair")  # once more for the first, at the end
    game.choose("cargo")
    assert game.ship(0).damage == 2
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-11.16")
def test_pirate_amnesty() -> None:
    game = at_event("pirate_amnesty", pirates=[3, 1], steps=[[0, 0, 6], [0, 0, 0]], track_sides=["B", "A", "A"])
    reach(game, "pirate_amnesty").choose("pirate", "zinca", "3", "none")
    assert game.ship(0).steps == [0, 3, 7]
    assert game.pirates(0) == 2
    game.choose("pirate", "nian", "2")
    assert game.ship(1).steps == [0, 0, 2]
    assert game.pirates(1) == 0
    assert len(game.faces(PIRATE_DISCARD)) == 2
    assert game.asked == (1, "turn")  # there is no second token to give up


@pytest.mark.rule("SHIP-11.16", "SHIP-11.6")
def test_shared_technology() -> None:
    game = at_event("shared_technology", 3, zinca=["sensor_array"], damage=[3, 3, 3])
    reach(game, "shared_technology").choose("sensor_array", "5")
    assert game.techs() == {2: "mess_hall", 5: "sensor_array"}
    assert game.asked == (1, "choose")
    game.choose("repair", "cargo", "medal")
    assert (game.ship(1).damage, game.ship(1).medals) == (2, 0)
    assert (game.ship(2).damage, game.ship(2).medals) == (3, 1)
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-11.16")
def test_shared_technology_replaces_or_is_refused() -> None:
    game = at_event("shared_technology", zinca=["brig"], damaged=[[1, 3, 4, 5, 6]])
    reach(game, "shared_technology").choose("brig")
    assert game.techs() == {2: "brig"}
    assert game.faces(TECH_DISCARD) == ["mess_hall"]
    game = at_event("shared_technology", zinca=["brig"])
    reach(game, "shared_technology").choose("none")
    assert game.techs() == {2: "mess_hall"}
    assert game.faces(TECH_DISCARD) == ["brig"]
    assert game.faces(ON_ZINCA) == []


@pytest.mark.rule("SHIP-15.21", "SHIP-11.16")
def test_diplomatic_order_comes_before_the_station_tile() -> None:
    game = at_event("diplomatic_order_12", place=["veridia", "veridia"], waiting={})
    reach(game, "diplomatic_order_12")
    assert game.options == ["home_station", "moxen", "calyx", "stay"]
    game.choose("moxen", "nian")
    assert game.ship(0).steps == [7, 0, 1]
    assert "android" not in game.ship(0).ready  # the tile waits for the whole event
    assert game.asked == (1, "jump")
    game.choose("calyx", "coop")
    assert game.ship(1).place == "calyx"
    assert game.asked == (0, "steps")  # now the tile of the Zinca Station: zinca:1, android
    game.choose("1")
    assert "android" in game.ship(0).ready
    assert "nian_station" not in game.state.waiting  # only the active captain ends a turn
    assert game.ship(1).medals == 0
    assert game.state.waiting == {"zinca_station": 2}


@pytest.mark.rule("SHIP-15.21", "SHIP-11.16", "SHIP-7.6")
def test_explosive_crisis() -> None:
    game = at_event(
        "explosive_crisis",
        place=["veridia", "home_station"],
        on_routes={"r01": "pirate_01", "r04": "pirate_02", "r17": "pirate_03"},
        decks={"pirates": ["pirate_04", "pirate_05", "pirate_06"]},  # all of them green
        damage=[3, 3],
        waiting={"home_station": 2},
    )
    reach(game, "explosive_crisis")
    faces = {route: game.state.face(card) for route, card in game.state.pirates.items()}
    assert faces["r07"] == "pirate_04"  # the only free route of the Home Station
    assert game.asked == (0, "crisis")
    assert game.options == ["green", "purple"]  # of Moxen; a pirate is on the yellow one
    game.choose("purple")
    assert game.options == ["green", "purple", "yellow"]
    game.choose("yellow")
    assert game.state.face(game.state.pirates["r11"]) == "pirate_05"
    assert game.state.face(game.state.pirates["r12"]) == "pirate_06"
    assert len(game.faces(ON_ROUTES)) == 6
    game.choose("calyx", "cargo")
    assert (game.ship(0).place, game.ship(0).damage) == ("calyx", 2)
    assert game.options == ["moxen", "calyx", "stay"]
    game.choose("stay", "slot:1")
    assert game.ship(1).damage == 3
    assert game.asked == (0, "steps")  # the tile of the Ni'an Station after all of this
    game.choose("0")
    assert game.ship(0).medals == 2
    assert len(game.artifacts(0)) == 1


@pytest.mark.rule("SHIP-15.21", "SHIP-7.1", "SHIP-18.3")
def test_explosive_crisis_puts_nothing_on_a_station_without_a_free_route() -> None:
    game = at_event(
        "explosive_crisis",
        on_routes={"r01": "pirate_01", "r04": "pirate_02", "r07": "pirate_03"},
        place=["veridia", "veridia"],
    )
    reach(game, "explosive_crisis").choose("green", "green")
    assert len(game.state.pirates) == 5


@pytest.mark.rule("SHIP-15.23", "SHIP-11.12", "SHIP-11.16")
def test_honesty_summit() -> None:
    game = at_event("honesty_summit", steps=[[13 + 2, 4, 6], [0, 13, 1]], track_sides=["A"] * 3, medals=[0, 0])
    reach(game, "honesty_summit")
    assert game.options == ["coop", "zinca", "nian", "none"]
    game.choose("coop")
    assert game.options == ["2", "1", "0"]  # not back across the start space
    game.choose("2")
    assert game.ship(0).steps == [13, 4, 7]
    assert game.ship(0).medals == 1 + 2
    assert game.asked == (1, "summit")
    assert game.options == ["nian", "none"]  # the other two stand on their start spaces
    game.choose("nian")
    assert game.options == ["1", "0"]
    game.choose("1")
    assert (game.ship(1).steps, game.ship(1).medals) == ([0, 13, 0], 1)


@pytest.mark.rule("SHIP-15.23", "SHIP-11.12")
def test_moving_back_triggers_nothing_and_going_forward_again_does() -> None:
    game = at_event("honesty_summit", steps=[[5, 0, 6]], passed=ALONE, track_sides=["A"] * 3)
    reach(game, "honesty_summit").choose("coop")
    assert game.options == ["3", "2", "1", "0"]
    game.choose("3")
    assert game.ship().steps == [2, 0, 7]
    assert game.ship().medals == 1 + 3  # not the medal of space 3, nor the repair of space 5
    assert game.asked == (0, "turn")
    step(game, "coop")
    assert game.ship().medals == 4 + 2


@pytest.mark.rule("SHIP-15.23")
def test_honesty_is_not_asked_for() -> None:
    game = at_event("honesty_summit", passed=ALONE, steps=[[0, 0, 6], [0, 0, 0]])
    reach(game, "honesty_summit").choose("none")
    assert game.ship().steps == [0, 0, 7]
    assert game.asked == (0, "turn")  # the other has nothing to move back


@pytest.mark.rule("SHIP-11.16", "SHIP-15.22")
def test_crowd_production() -> None:
    game = at_event("crowd_production", techs=[{2: "mess_hall", 5: "merit_board"}])
    reach(game, "crowd_production")
    assert game.options == ["helm", "weapons", "science", "repair", "mess_hall"]
    game.choose("mess_hall")
    assert game.options == ["helm", "weapons", "science", "repair"]  # two different rooms
    game.choose("weapons")
    assert sorted(game.ship(0).crowd) == ["2", "weapons"]
    assert game.asked == (1, "crowd")
    game.choose("helm", "repair")
    assert sorted(game.ship(1).crowd) == ["helm", "repair"]
    assert game.artifacts(0) == game.artifacts(1) == []


def test_every_event_has_a_test_here() -> None:
    tested = "".join(globals())
    assert all(name.removesuffix("_12") in tested for name in EVENTS)
