"""SHIP-6: damage, repair and cargo."""

from __future__ import annotations

import pytest

from wardroom.games.starship.state import ARTIFACT_DISCARD, ARTIFACTS, PIRATE_DISCARD, PIRATES, zone

from .given import Sitting, given


def on_mission(mission: str, **more: object) -> Sitting:
    """A ship at Veridia with one figure of each colour; nothing repaired, no pirates about."""
    position: dict[str, object] = {
        "place": ["veridia"],
        "missions": {"veridia": mission},
        "ready": [["red", "yellow", "blue", "cadet"]],
        "damaged": [[1]],
        "medals": [0],
        "on_routes": {},
        "track_sides": ["A", "A", "A"],
    }
    return given(**{**position, **more})  # type: ignore[arg-type]


def hurt(**more: object) -> Sitting:
    """Take one damage: the first line of Minefield."""
    return on_mission("minefield", **more).choose("mission", "yellow", "cadet", "resolve")


# Damage


@pytest.mark.rule("SHIP-6.1")
def test_damage_goes_to_an_empty_cargo_slot_and_never_to_a_tech_slot() -> None:
    game = hurt(damage=[0], artifacts=[["red_blue"]])
    assert (game.ship().damage, game.ship().overflow) == (1, 0)
    assert game.hold() == ["red_blue"]
    assert game.ship().damaged == [True] + [False] * 5
    game = hurt(damage=[8])
    assert game.ship().damaged == [True] + [False] * 5


@pytest.mark.rule("SHIP-6.2")
def test_without_an_empty_slot_a_token_must_go() -> None:
    """Your choice which."""
    game = hurt(damage=[4], artifacts=[["red_blue", "red_blue", "yellow_blue"]], pirates=[1])
    assert game.asked == (0, "drop")
    assert game.options == ["red_blue", "yellow_blue", "pirate"]
    game.choose("yellow_blue")
    assert (game.ship().damage, game.ship().overflow) == (5, 0)
    assert game.hold() == ["red_blue", "red_blue", "pirate"]
    assert [face.rpartition("_")[0] for face in game.faces(ARTIFACT_DISCARD)] == ["yellow_blue"]
    assert game.asked == (0, "track")


@pytest.mark.rule("SHIP-6.2")
def test_a_pirate_may_go_instead() -> None:
    game = hurt(damage=[6], artifacts=[["red_blue"]], pirates=[1]).choose("pirate")
    assert game.hold() == ["red_blue"]
    assert len(game.faces(PIRATE_DISCARD)) == 1


@pytest.mark.rule("SHIP-6.2")
def test_the_last_token_goes_without_a_choice() -> None:
    game = hurt(damage=[7], artifacts=[["red_blue"]])
    assert game.hold() == [] and game.ship().damage == 8
    assert game.asked == (0, "track")


@pytest.mark.rule("SHIP-6.3")
def test_damage_piles_up_when_all_slots_are_damaged() -> None:
    game = on_mission("border_incident", damage=[7])
    game.choose("mission", "yellow", "cadet", "red", "resolve")
    assert (game.ship().damage, game.ship().overflow) == (8, 1)
    game = on_mission("border_incident", damage=[8], overflow=[23])
    game.choose("mission", "yellow", "cadet", "red", "resolve")
    assert (game.ship().damage, game.ship().overflow) == (8, 25)  # there is no upper limit
    assert game.log().count("overflow") == 2


# Repair


@pytest.mark.rule("SHIP-6.4")
def test_a_repair_removes_one_damage_from_cargo_or_from_a_tech_slot() -> None:
    game = given(damage=[2], damaged=[[3, 6]])
    game.choose("repair", "cadet")
    assert game.options == ["cargo", "slot:3", "slot:6", "none"]
    game.choose("slot:6")
    assert (game.ship().damage, game.ship().damaged) == (2, [False, False, True, False, False, False])
    game = given(damage=[2], damaged=[[3, 6]])
    game.choose("repair", "cadet", "cargo")
    assert (game.ship().damage, sum(game.ship().damaged)) == (1, 2)


@pytest.mark.rule("SHIP-6.5")
def test_the_overflow_goes_first() -> None:
    game = given(damage=[8], overflow=[1], damaged=[[]], techs=[{2: "xeno_lab"}])
    game.choose("repair", "cadet", "cargo")
    assert (game.ship().damage, game.ship().overflow) == (8, 0)
    game.choose("pass", "tech:xeno_lab")
    assert game.hold() == []  # the slots are still blocked
    game.choose("0", "repair", "red", "cargo")
    assert (game.ship().damage, game.ship().overflow) == (7, 0)


@pytest.mark.rule("SHIP-6.5")
def test_a_tech_slot_may_be_repaired_despite_the_overflow() -> None:
    game = given(damage=[8], overflow=[5], damaged=[[4]])
    game.choose("repair", "cadet")
    assert game.options == ["cargo", "slot:4", "none"]
    game.choose("slot:4")
    assert (game.ship().damage, game.ship().overflow, sum(game.ship().damaged)) == (8, 5, 0)


@pytest.mark.rule("SHIP-6.6")
@pytest.mark.parametrize("figure", ["cadet", "red", "yellow", "blue", "commander-red", "commander-blue"])
def test_anybody_but_an_android_repairs(figure: str) -> None:
    game = given(ready=[[figure, "android"]])
    game.choose("repair", "cargo")
    assert game.ship().damage == 2
    assert "android" in game.ship().ready


@pytest.mark.rule("SHIP-6.13")
def test_a_repair_without_damage_does_nothing() -> None:
    game = given(damage=[0], damaged=[[]])
    game.choose("repair", "cadet")
    assert game.asked == (1, "turn")
    assert (game.ship().damage, game.ship().overflow) == (0, 0)


# Cargo


@pytest.mark.rule("SHIP-6.7")
@pytest.mark.parametrize("damage", range(9))
def test_an_undamaged_cargo_slot_holds_one_token(damage: int) -> None:
    """Two more artifacts for a hold with one free slot."""
    kept = max(0, 7 - damage)
    game = on_mission("smugglers_cache", damage=[damage], artifacts=[["red_blue"] * kept])
    game.choose("mission", "yellow", "cadet")
    while game.asked[1] == "drop":
        game.choose(game.options[0])
    assert len(game.hold()) == 8 - damage
    assert game.state.capacity(0) == 8 - damage


@pytest.mark.rule("SHIP-6.7", "SHIP-8.2", "SHIP-8.6")
def test_an_undamaged_tech_slot_holds_one_tech() -> None:
    game = given(techs=[{2: "mess_hall"}], damaged=[[1, 3, 4]], central=["brig"])
    game.choose("science", "brig")
    assert game.options == ["5", "6"]
    game.choose("6")
    assert game.slots() == {2: "mess_hall", 6: "brig"}


@pytest.mark.rule("SHIP-6.8")
def test_artifacts_lie_face_up_and_pirates_face_down() -> None:
    game = on_mission("salvage_rights", damage=[0], decks={"artifacts": ["red_blue_1"]})
    game.choose("mission", "yellow", "cadet", "red")  # its first line gives a pirate token
    (pirate,) = game.state.row(0, PIRATES)
    assert {game.state.cards.read(pirate, seat) for seat in (0, 1)} == {"?pirate"}
    game = on_mission("living_slime", damage=[0], decks={"artifacts": ["red_blue_1", "red_yellow_2"]})
    game.choose("mission", "blue", "cadet")
    for seat in (0, 1):
        seen = [game.state.cards.read(card, seat) for card in game.state.row(0, ARTIFACTS)]
        assert seen == ["red_blue_1", "red_yellow_2"]
        names = [game.state.cards.zones[zone(seat, kind)].name for kind in (ARTIFACTS, PIRATES)]
        assert names == [f"hold{seat}", f"brig{seat}"]


TOKENS = {"artifacts": ["yellow_blue_1", "red_yellow_1"]}


@pytest.mark.rule("SHIP-6.9")
def test_older_cargo_may_go_for_the_new() -> None:
    game = on_mission("living_slime", damage=[6], artifacts=[["red_blue"]], pirates=[1], decks=TOKENS)
    game.choose("mission", "blue", "cadet")
    assert game.options == ["red_blue", "red_yellow", "yellow_blue", "pirate"]  # damage is not among them
    game.choose("red_blue", "pirate")
    assert game.hold() == ["red_yellow", "yellow_blue"]
    assert game.ship().damage == 6


@pytest.mark.rule("SHIP-6.9")
def test_the_new_may_go_instead() -> None:
    game = on_mission("living_slime", damage=[6], artifacts=[["red_blue"]], pirates=[1], decks=TOKENS)
    game.choose("mission", "blue", "cadet", "red_yellow", "yellow_blue")
    assert game.hold() == ["red_blue", "pirate"]
    assert game.ship().medals == 0 and game.ship().steps == [0, 0, 0]  # no benefit


@pytest.mark.rule("SHIP-6.9")
def test_nothing_is_discarded_while_there_is_room() -> None:
    game = on_mission("living_slime", damage=[5], artifacts=[["red_blue"]], decks=TOKENS)
    game.choose("mission", "blue", "cadet")
    assert game.hold() == ["red_blue", "red_yellow", "yellow_blue"]
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-6.9")
def test_older_cargo_goes_only_for_a_new_token_that_is_kept() -> None:
    """With Kavor aboard an empty slot is worth something, so that a new token may be refused; but no older one then
    goes for it."""
    position: dict[str, object] = {
        "settings": {"board": "A", "passenger": "kavor_the_smuggler"},
        "ready": [["blue", "cadet"]],
        "techs": [{2: "xeno_lab"}],
        "damage": [7],
        "artifacts": [["red_blue"]],
        "decks": {"artifacts": ["yellow_blue_1"]},
    }
    game = given(1, **position)  # type: ignore[arg-type]
    game.choose("tech:xeno_lab")
    assert game.asked == (0, "keep")
    game.choose("discard")
    assert game.asked == (0, "steps")
    assert game.hold() == ["red_blue"]
    game = given(1, **position)  # type: ignore[arg-type]
    game.choose("tech:xeno_lab", "keep")
    assert game.asked == (0, "drop")
    game.choose("red_blue")
    assert game.hold() == ["yellow_blue"]
    assert game.asked == (0, "steps")


@pytest.mark.rule("SHIP-6.10")
def test_with_damage_in_every_slot_a_gained_token_is_discarded() -> None:
    game = on_mission("living_slime", damage=[8], overflow=[1], decks=TOKENS)
    game.choose("mission", "blue", "cadet", "red_yellow")
    assert game.hold() == []
    assert sorted(game.faces(ARTIFACT_DISCARD)) == ["red_yellow_1", "yellow_blue_1"]
    game = given(ready=[["yellow"]], techs=[{2: "tractor_beam"}], damage=[8])
    game.choose("tech:tractor_beam")
    assert game.hold() == [] and len(game.faces(PIRATE_DISCARD)) == 1


@pytest.mark.rule("SHIP-6.11")
def test_all_artifacts_are_seen_before_the_choice() -> None:
    game = on_mission("living_slime", damage=[7], decks=TOKENS)
    game.choose("mission", "blue", "cadet")
    assert game.asked == (0, "drop")
    assert game.options == ["red_yellow", "yellow_blue"]
    assert game.hold() == ["red_yellow", "yellow_blue"]
    game.choose("yellow_blue")
    assert game.hold() == ["red_yellow"]


@pytest.mark.rule("SHIP-6.11", "SHIP-14.11")
def test_whoever_may_refuse_one_of_several_artifacts_has_seen_them_all() -> None:
    """With Kavor aboard an empty slot is worth something."""
    game = given(
        1,
        settings={"board": "A", "passenger": "kavor_the_smuggler"},
        place=["veridia"],
        missions={"veridia": "living_slime"},
        ready=[["blue", "cadet"]],
        damage=[0],
        on_routes={},
        decks=TOKENS,
    )
    game.choose("mission", "blue")
    assert game.asked == (0, "keep")
    assert game.hold() == ["red_yellow", "yellow_blue"]
    game.choose("discard", "keep")
    assert game.hold() == ["red_yellow"]


@pytest.mark.rule("SHIP-6.12")
def test_a_repaired_slot_takes_what_comes_next() -> None:
    """Border Incident, blue line: a repair, then an artifact."""
    position = {"damage": [8], "damaged": [[]], "decks": {"artifacts": ["yellow_blue_1"]}}
    game = on_mission("border_incident", **position)
    game.choose("mission", "cadet", "blue", "red", "cargo")
    assert game.hold() == ["yellow_blue"]
    game = on_mission("border_incident", **position)
    game.choose("mission", "cadet", "blue", "red", "none")
    assert game.hold() == []
