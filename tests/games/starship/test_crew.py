"""SHIP-10: crew, training, promotion, commanders, androids."""

from __future__ import annotations

from collections import Counter

import pytest

from wardroom.games.starship import GAME
from wardroom.games.starship.state import DONE, zone
from wardroom.language import Text

from .given import Sitting, given

ALONE = [False, True]
"""The other captain has passed, so that one turn follows the other."""
COMMANDER = "commander-yellow"


def rooms(game: Sitting) -> set[str]:
    """The basic rooms that can be activated now."""
    return {"helm", "weapons", "science", "repair"} & set(game.options)


# Figures and medals


@pytest.mark.rule("SHIP-10.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_two_ensigns_of_each_colour_and_a_cadet(seats: int) -> None:
    for ship in given(seats).state.ships:
        assert Counter(ship.figures()) == {"red": 2, "yellow": 2, "blue": 2, "cadet": 1}
        assert len(ship.figures()) == 7


@pytest.mark.rule("SHIP-10.2")
def test_medals_are_kept_without_limit() -> None:
    game = given(medals=[18], ready=[["cadet"]], techs=[{2: "mess_hall"}])  # all the medals of the box
    game.choose("tech:mess_hall", "none")
    assert game.ship().medals == 19


@pytest.mark.rule("SHIP-10.22")
def test_colours_differ_only_by_their_rooms() -> None:
    for figure, room in (("red", "helm"), ("yellow", "weapons"), ("blue", "science")):
        assert rooms(given(ready=[[figure]])) == {room, "repair"}
    assert rooms(given(ready=[["cadet"]])) == {"repair"}


@pytest.mark.rule("SHIP-10.23")
def test_wasteful_choices_are_legal() -> None:
    game = given(medals=[2])
    assert "pass" in game.options  # with four figures left
    game.choose("train", "red", "yellow", "train", "yellow", "red")  # an ensign there and back again
    assert game.ship().medals == 0
    assert sorted(game.ship().ready) == ["blue", "cadet", "red", "yellow"]
    game.choose("pass")
    assert game.ship().passed


# Training


@pytest.mark.example("SHIP-10.7")
@pytest.mark.rule("SHIP-10.4", "SHIP-10.24")
def test_a_trained_cadet_flies_at_once() -> None:
    game = given(ready=[["yellow", "cadet"]], medals=[1], on_routes={})
    game.choose("train", "cadet", "red", "helm", "veridia", "pellucid")
    assert game.ship().place == "pellucid"
    assert game.ship().medals == 0
    assert game.ship().queue[-1] == "red"


@pytest.mark.rule("SHIP-10.3")
def test_training_and_promotion_come_first_and_as_often_as_wanted() -> None:
    game = given(medals=[5], ready=[["red", "cadet"]], queue=[[]])
    game.choose("train", "cadet", "blue", "train", "blue", "yellow", "promote", "yellow")
    assert sorted(game.ship().ready) == [COMMANDER, "red"]
    game.choose("helm", "stay")
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-10.3", "SHIP-18.6")
def test_nobody_is_trained_in_the_middle_of_a_turn() -> None:
    game = given(medals=[9], ready=[["commander-red", "cadet"]], on_routes={})
    game.choose("helm")
    for kind in ("move", "second"):
        assert game.ask.kind == kind
        assert "train" not in game.seat.candidates
        assert "promote" not in game.seat.candidates
        game.choose("stay" if kind == "move" else "none")


@pytest.mark.rule("SHIP-10.3", "SHIP-18.6")
def test_only_figures_in_the_ready_room_are_trained_or_promoted() -> None:
    game = given(medals=[9], ready=[["android"]], queue=[["cadet", "red"]])
    assert game.refused("train") == "SHIP-10.5"
    assert game.refused("promote") == "SHIP-10.8"
    game = given(medals=[9], ready=[["blue"]], queue=[["cadet", "red"]])
    game.choose("train")
    assert game.asked == (0, "train-to")  # there is only the blue one
    game.choose("red", "promote")
    assert game.ship().ready == ["commander-red"]
    assert game.ship().queue == ["cadet", "red"]


@pytest.mark.rule("SHIP-10.3")
def test_a_captain_may_train_and_then_pass() -> None:
    game = given(medals=[1])
    game.choose("train", "cadet", "red", "pass")
    assert game.ship().passed
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-10.4", "SHIP-10.6", "SHIP-10.24")
def test_what_a_figure_can_become() -> None:
    game = given(medals=[2], ready=[["cadet", "red"]], queue=[[]])
    game.choose("train")
    assert game.options == ["cadet", "red"]
    game.choose("cadet")
    assert game.options == ["red", "yellow", "blue"]
    game.choose("blue")
    assert sorted(game.ship().figures()) == ["blue", "red"]  # the cadet is gone
    game.choose("train", "red")
    assert game.options == ["yellow", "blue"]  # not what it is already
    game.choose("yellow")
    assert sorted(game.ship().ready) == ["blue", "yellow"]
    assert game.ship().medals == 0
    assert game.refused("train") == "SHIP-10.4"
    assert game.ship(1).medals == 1  # what was spent is in the supply


@pytest.mark.rule("SHIP-10.5")
def test_commanders_and_androids_stay_what_they_are() -> None:
    game = given(medals=[9], ready=[["commander-red", "android"]])
    assert game.why("train") == ("SHIP-10.5", "nobody-to-train")
    assert game.why("promote") == ("SHIP-10.8", "nobody-to-promote")
    game = given(medals=[9], ready=[["commander-red", "android", "red", "cadet"]])
    game.choose("train")
    assert game.options == ["cadet", "red"]


# Promotion


@pytest.mark.rule("SHIP-10.8", "SHIP-10.6")
def test_promotion_costs_three_medals_and_a_ring() -> None:
    game = given(medals=[4], ready=[["red", "yellow", "cadet"]])
    game.choose("promote")
    assert game.options == ["red", "yellow"]  # a cadet must be trained first
    game.choose("yellow")
    assert sorted(game.ship().ready) == ["cadet", COMMANDER, "red"]
    assert (game.ship().medals, game.ship().rings) == (1, 4)
    assert game.why("promote") == ("SHIP-10.8", "too-few-medals")


@pytest.mark.rule("SHIP-10.8")
def test_a_cadet_becomes_a_commander_for_four_medals() -> None:
    game = given(medals=[4], ready=[["cadet"]])
    assert game.refused("promote") == "SHIP-10.8"
    game.choose("train", "blue", "promote")
    assert game.ship().ready == ["commander-blue"]
    assert game.ship().medals == 0


@pytest.mark.rule("SHIP-10.9")
def test_there_are_five_commanders_at_most() -> None:
    game = given(medals=[18], ready=[["red"] * 6], queue=[[]])
    for _ in range(5):
        game.choose("promote")
    assert game.ship().ready == ["commander-red"] * 5 + ["red"]
    assert game.why("promote") == ("SHIP-10.9", "no-ring")


# Commanders in rooms


@pytest.mark.rule("SHIP-10.10")
def test_a_commander_works_like_an_ensign_of_its_colour() -> None:
    game = given(ready=[[COMMANDER]], on_routes={"r01": "pirate_07"})
    assert rooms(game) == {"weapons", "repair"}
    assert game.refused("helm") == "SHIP-4.7"
    game.choose("weapons", "pirate_07", "none")
    assert "android" in game.ship().ready


@pytest.mark.rule("SHIP-10.11", "SHIP-19.9")
def test_the_second_task_may_be_declined() -> None:
    game = given(ready=[["commander-red"]], queue=[["cadet", "red"]], on_routes={})
    game.choose("helm", "stay")
    assert game.asked == (0, "second")
    assert game.options == ["helm", "repair", "command:cadet", "command:red", "none"]
    game.choose("none")
    assert game.ship().ready == []
    assert game.ship().queue == ["cadet", "red", "commander-red"]


@pytest.mark.rule("SHIP-10.11")
def test_the_second_task_is_one_task() -> None:
    game = given(ready=[["commander-red"]], queue=[["cadet"]], on_routes={})
    game.choose("helm", "veridia", "stay", "helm", "home_station", "stay")
    assert game.asked == (1, "turn")  # neither a third room nor a subordinate


@pytest.mark.rule("SHIP-10.12")
def test_a_commander_activates_a_room_of_its_colour_or_a_grey_one_again() -> None:
    techs = {1: "laser_cannons", 2: "mess_hall", 3: "med_bay", 5: "merit_board"}
    game = given(ready=[[COMMANDER, "red"]], queue=[["blue"]], techs=[techs], on_routes={})
    game.choose("weapons")
    assert game.options == ["weapons", "repair", "tech:laser_cannons", "tech:mess_hall", "none"]
    assert COMMANDER not in game.ship().queue  # not before the second task
    game.choose("tech:mess_hall", "none")
    assert game.ship().medals == 2
    assert game.ship().queue == ["blue", COMMANDER]


@pytest.mark.rule("SHIP-10.12")
def test_the_same_room_twice() -> None:
    game = given(ready=[[COMMANDER]], damage=[3], queue=[[]])
    game.choose("repair", "cargo", "repair", "slot:1")
    assert game.ship().damage == 2
    assert not game.ship().damaged[0]
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-10.14", "SHIP-19.3")
def test_a_subordinate_comes_from_anywhere_in_the_queue_to_the_ready_room() -> None:
    queue = ["blue", "commander-red", "red", "yellow", COMMANDER, "cadet"]
    game = given(ready=[[COMMANDER]], queue=[queue], on_routes={})
    game.choose("weapons")
    assert [key for key in game.options if key.startswith("command")] == ["command:cadet", "command:yellow"]
    game.choose("command:cadet")
    assert game.ship().ready == ["cadet"]
    assert game.ship().queue == [*queue[:-1], COMMANDER]


@pytest.mark.rule("SHIP-10.14", "SHIP-12.1")
def test_of_equal_subordinates_any_may_come() -> None:
    """The order of the queue decides who returns in the next round; two who stand together are one and the same."""
    queue = ["cadet", "cadet", "red", "yellow", "cadet", "blue", "yellow"]
    left = {
        "command:cadet": ["cadet", "red", "yellow", "cadet", "blue", "yellow", COMMANDER],
        "command:cadet:5": ["cadet", "cadet", "red", "yellow", "blue", "yellow", COMMANDER],
        "command:yellow": ["cadet", "cadet", "red", "cadet", "blue", "yellow", COMMANDER],
        "command:yellow:7": ["cadet", "cadet", "red", "yellow", "cadet", "blue", COMMANDER],
    }
    for key in left:
        game = given(ready=[[COMMANDER]], queue=[queue], on_routes={}).choose("weapons")
        assert [each for each in game.options if each.startswith("command")] == list(left)
        game.choose(key)
        assert game.ship().queue == left[key]
        assert game.ship().ready == [key.split(":")[1]]


@pytest.mark.rule("SHIP-10.14")
def test_on_a_mission_too_any_of_equal_subordinates_may_come() -> None:
    game = given(
        place=["veridia"],
        ready=[["commander-red", "blue"]],
        queue=[["red", "cadet", "red"]],
        missions={"veridia": "gathering_roddenberries"},  # red: medal, any:1; blue: repair
    )
    game.choose("mission", "commander-red", "coop")
    assert game.options == ["again", "command:cadet", "command:red", "command:red:3", "none"]
    game.choose("command:red:3")
    assert game.ship().queue == ["red", "cadet"]
    assert game.ship().ready == ["red"]


@pytest.mark.rule("SHIP-10.14")
def test_where_equal_subordinates_stand_is_said() -> None:
    game = given(ready=[[COMMANDER]], queue=[["cadet", "yellow", "cadet"]], on_routes={}).choose("weapons")
    english, french = (Text(language, GAME.package) for language in ("en", "fr"))
    orders = [label for label in game.seat.labels if label.lead == "command"]
    assert [english.label(label) for label in orders] == [
        "Call back: cadet (place 1 in the queue)",
        "Call back: cadet (place 3 in the queue)",
        "Call back: yellow ensign",
    ]
    assert french.label(orders[1]).endswith("cadet (place 3 de la file)")
    game.choose("command:cadet:3")
    assert ("commanded-from", {"seat": 0, "the_figure": "cadet", "place": 3}) in game.seat.log


@pytest.mark.rule("SHIP-10.16")
def test_a_commander_at_work_cannot_be_pulled() -> None:
    def beacon(figure: str) -> Sitting:
        game = given(ready=[[figure]], queue=[[]], techs=[{2: "emergency_beacon"}], on_routes={})
        return game.choose("tech:emergency_beacon", "none")

    game = beacon("commander-red")
    assert game.ship().ready == []
    game.choose("none")
    assert game.ship().queue == ["commander-red"]
    assert beacon("red").ship().ready == ["red"]  # an ensign is in the queue before the effects (SHIP-4.6)


@pytest.mark.rule("SHIP-10.16")
def test_nor_during_the_second_task() -> None:
    game = given(ready=[["commander-red"]], queue=[["blue"]], techs=[{2: "emergency_beacon"}], on_routes={})
    game.choose("helm", "stay", "tech:emergency_beacon", "none")
    assert game.ship().ready == ["blue"]
    assert game.ship().queue == ["commander-red"]


@pytest.mark.rule("SHIP-10.25")
def test_the_subordinate_acts_later_in_the_round_and_the_commander_rests() -> None:
    game = given(ready=[[COMMANDER]], queue=[["cadet"]], passed=ALONE, on_routes={})
    game.choose("weapons", "command:cadet")
    assert game.ship().queue == [COMMANDER]
    game.choose("repair", "cargo")
    assert game.ship().queue == [COMMANDER, "cadet"]
    assert game.ship().damage == 2


# Commanders on missions


@pytest.mark.rule("SHIP-10.10", "SHIP-10.13")
def test_a_commander_repeats_its_line_before_the_next_one() -> None:
    game = given(
        place=["veridia"],
        ready=[["commander-red", "blue"]],
        missions={"veridia": "gathering_roddenberries"},  # red: medal, any:1; blue: repair
        medals=[0],
        steps=[[0, 0, 0]],
    )
    game.choose("mission", "commander-red", "coop")
    assert game.asked == (0, "second-line")
    game.choose("again", "nian")  # another choice the second time
    assert game.ship().medals == 2
    assert game.ship().steps == [1, 0, 1]
    assert game.asked == (0, "repair")  # now the blue line


@pytest.mark.rule("SHIP-10.14", "SHIP-10.15")
def test_a_commander_on_a_foreign_line_has_no_second_task() -> None:
    game = given(
        place=["veridia"],
        ready=[[COMMANDER, "red"]],
        queue=[["cadet", "yellow"]],
        missions={"veridia": "first_contact"},  # two red lines
    )
    game.choose("mission", COMMANDER)
    assert game.asked == (1, "turn")
    assert game.ship().medals == 2  # only the line of the red ensign
    assert game.ship().queue == ["cadet", "yellow", COMMANDER, "red"]


@pytest.mark.rule("SHIP-10.15", "SHIP-19.5")
def test_a_commander_whose_line_is_ignored_has_no_second_task() -> None:
    game = given(
        place=["veridia"],
        ready=[[COMMANDER, "red"]],
        queue=[["cadet"]],
        missions={"veridia": "arena_fight"},  # yellow: damage ...; yellow: damage ...
        damage=[3],
    )
    game.choose("mission", COMMANDER, "ignore")
    assert game.asked == (1, "turn")
    assert game.ship().damage == 3
    assert game.ship().queue == ["cadet", COMMANDER, "red"]


@pytest.mark.rule("SHIP-10.14")
def test_a_figure_on_the_mission_is_no_subordinate() -> None:
    game = given(
        place=["veridia"],
        ready=[["commander-red", "red"]],
        queue=[["yellow"]],
        missions={"veridia": "first_contact"},
    )
    game.choose("mission", "commander-red", "none")
    assert game.options == ["again", "none"]


@pytest.mark.rule("SHIP-10.17")
def test_a_line_is_paid_for_each_time() -> None:
    game = given(
        place=["veridia"],
        ready=[[COMMANDER, "red"]],
        missions={"veridia": "arena_fight"},
        medals=[0],
        damage=[3],
    )
    game.choose("mission", COMMANDER, "resolve", "0", "again", "0")  # damage, medal:2, nian:2
    assert game.ship().damage == 5
    assert game.ship().medals == 4


@pytest.mark.rule("SHIP-10.17")
def test_a_cost_is_paid_each_time() -> None:
    game = given(
        place=["veridia"],
        ready=[["commander-red", "cadet", "cadet"]],
        queue=[["blue", "blue"]],
        missions={"veridia": "hostage_exchange"},  # red: a medal for pull and any:2
        medals=[1],
    )
    game.choose("mission", "commander-red", "resolve", "medal", "none", "again")
    assert game.asked == (1, "turn")  # nothing left to pay with
    assert game.ship().ready == ["blue"]


@pytest.mark.example("SHIP-10.18")
def test_captain_kristensen_commands_a_subordinate() -> None:
    game = given(
        place=["veridia"],
        ready=[[COMMANDER, "blue", "red"]],
        queue=[["cadet", "red", "yellow"]],
        missions={"veridia": "border_incident"},
        damage=[3],
        steps=[[0, 0, 0]],
        track_sides=["A", "B", "A"],
    )
    game.choose("mission", COMMANDER, "blue", "resolve", "zinca", "2", "2")  # past an artifact on space 2
    assert game.ship().damage == 5
    assert game.ship().steps == [0, 4, 0]
    assert game.asked == (0, "second-line")
    assert game.options == ["again", "command:cadet", "command:yellow", "none"]
    game.choose("command:yellow")
    assert game.ship().ready == ["yellow"]
    assert game.ship().queue == ["cadet", "red"]
    assert game.asked == (0, "repair")  # the blue line
    assert game.ship().damage == 5
    game.choose("none", "2")
    assert game.ship().queue == ["cadet", "red", COMMANDER, "blue", "red"]


# Androids


@pytest.mark.rule("SHIP-10.19", "SHIP-10.20")
def test_an_android_is_ready_at_once_and_leaves_after_its_mission() -> None:
    game = given(
        place=["veridia"],
        ready=[["blue", "red"]],
        queue=[[]],
        techs=[{2: "robotics_bay"}],
        passed=ALONE,
        missions={"veridia": "training_exercise"},  # red: medal:2; yellow: medal:2
        medals=[0],
    )
    game.choose("tech:robotics_bay", "0")
    assert game.ship().ready == ["red", "android"]
    game.choose("mission", "red")
    assert game.ship().medals == 4  # it matched the yellow line
    assert game.ship().figures() == ["blue", "red"]


@pytest.mark.rule("SHIP-10.20")
@pytest.mark.parametrize("line", ["red", "yellow", "blue", "gold"])
def test_an_android_matches_every_line(line: str) -> None:
    mission = {"red": "training_exercise", "yellow": "smugglers_cache", "blue": "android_in_need", "gold": "hive_mind"}
    game = given(
        place=["veridia"], ready=[["android", "cadet"]], missions={"veridia": mission[line]}, medals=[0], damage=[0]
    )
    figures = ["cadet", "android"] if line == "gold" else ["android", "cadet"]
    game.choose("mission", figures[0])
    gained = {
        "red": game.ship().medals,
        "yellow": len(game.artifacts()),
        "blue": game.ship().ready.count("android"),
        "gold": game.ship().ready.count("android"),
    }
    assert gained[line] == (1 if line in ("blue", "gold") else 2)
    assert game.asked == ((0, "steps") if line == "gold" else (1, "turn"))


@pytest.mark.rule("SHIP-10.20")
def test_an_android_activates_no_room() -> None:
    game = given(ready=[["android"]], techs=[{2: "mess_hall", 5: "repair_bay_1"}])
    assert game.options == ["pass"]
    for room in ("helm", "weapons", "science", "repair", "tech:mess_hall", "tech:repair_bay_1"):
        assert game.refused(room) == "SHIP-4.7"


@pytest.mark.rule("SHIP-10.21")
def test_an_unused_android_stays_and_is_worth_a_point() -> None:
    game = given(ready=[["android"], ["red"]], queue=[["red"], []])
    before = game.halves()
    game.choose("pass", "pass")
    assert game.state.round == 2
    assert game.ship().ready == ["android"]
    without = given(ready=[[], ["red"]], queue=[["red"], []])
    assert before - without.halves() == 2


@pytest.mark.rule("SHIP-10.20")
def test_two_androids_leave_together() -> None:
    game = given(
        place=["veridia"], ready=[["android", "android"]], queue=[[]], missions={"veridia": "training_exercise"}
    )
    game.choose("mission")
    assert game.ship().figures() == []
    assert game.faces(zone(0, DONE)) == ["training_exercise"]
