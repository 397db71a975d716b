"""SHIP-15: notes on single cards, and what every ability tech does at its moment."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.starship.state import (
    ARTIFACT_DISCARD,
    MISSION_DECK,
    OMEGA_DECK,
    OMEGA_DISCARD,
    PIRATE_DISCARD,
    TECH_DECK,
    TECH_DISCARD,
)
from wardroom.kernel import SPECTATOR

from .given import Sitting, given

OTHER_HAS_PASSED = [False, True]
NO_EVENTS = [None, None, None]


def ship(**position: Any) -> Sitting:
    """One captain acting alone, on tracks with their A sides up and without events."""
    usual = {"passed": OTHER_HAS_PASSED, "track_sides": ["A"] * 3, "board_side": "A", "events": NO_EVENTS}
    return given(**{**usual, **position})


def on_mission(mission: str, *figures: str, **position: Any) -> Sitting:
    """Figures on the lines of a mission; cadets match nothing."""
    position = {"place": ["veridia"], "missions": {"veridia": mission}, "on_routes": {}, **position}
    game = ship(ready=[figures], **position).choose("mission")
    for figure in figures:
        if game.ask.kind == "assign":
            game.choose(figure)
    return game


def over(game: Sitting) -> bool:
    """Whether the turn is at its end."""
    return game.ask.kind == "turn"


def done(game: Sitting) -> bool:
    """Whether the whole turn with the mission is over."""
    return over(game) and game.ship().busy == []


# Missions with an effect of their own


@pytest.mark.rule("SHIP-15.1", "SHIP-15.26")
def test_zinca_library() -> None:
    drawn = ["mess_hall", "brig", "holodeck"]
    game = on_mission("zinca_library", "blue", "cadet", decks={"techs": drawn}, medals=[0]).choose("resolve")
    central = list(game.state.central)
    assert game.options == [*drawn, "none"]
    game.choose("mess_hall")
    assert game.options == ["2", "5"]  # empty slots
    game.choose("2")  # its medal faces the one printed on slot 1: the usual bonuses
    assert game.ship().medals == 1
    game.choose("stay")
    assert game.techs() == {2: "mess_hall"}
    assert sorted(game.faces(TECH_DISCARD)) == ["brig", "holodeck"]
    assert game.state.central == central


@pytest.mark.rule("SHIP-15.1")
def test_nothing_need_be_taken_from_the_library() -> None:
    drawn = ["mess_hall", "brig", "xeno_lab"]
    game = on_mission("zinca_library", "blue", "cadet", decks={"techs": drawn}).choose("resolve", "none")
    assert game.techs() == {}
    assert sorted(game.faces(TECH_DISCARD)) == sorted(drawn)


@pytest.mark.rule("SHIP-15.1")
def test_without_an_empty_slot_the_library_shows_its_cards_all_the_same() -> None:
    drawn = ["mess_hall", "brig", "xeno_lab"]
    game = on_mission("zinca_library", "blue", "cadet", decks={"techs": drawn}, damaged=[[1, 2, 3, 4, 5, 6]])
    assert over(game.choose("resolve"))
    assert sorted(game.faces(TECH_DISCARD)) == sorted(drawn)


@pytest.mark.rule("SHIP-15.2", "SHIP-15.25")
def test_hive_mind_counts_androids_ready_and_on_the_mission() -> None:
    game = on_mission("hive_mind", "blue", "android", "android", "android")
    assert game.ship().busy == ["blue", "android"]
    assert game.ship().ready == ["android", "android"]
    game.choose("1", "1")  # zinca:1, then the first of three separate steps
    game.choose("0", "1")
    assert game.ship().steps == [0, 3, 0]
    assert game.ship().ready == ["android"] * 3  # the golden line: android, zinca:3
    game.choose("0")
    assert done(game)
    assert game.ship().ready == ["android"] * 3


@pytest.mark.rule("SHIP-15.2", "SHIP-15.25")
@pytest.mark.parametrize("androids", [0, 1, 2])
def test_hive_mind_with_androids_in_the_ready_room_only(androids: int) -> None:
    game = on_mission("hive_mind", "blue", "cadet", *["android"] * androids)
    for _ in range(1 + androids):  # zinca:1 first
        assert game.asked == (0, "steps")
        game.choose("0")
    assert done(game)


@pytest.mark.rule("SHIP-15.3", "SHIP-15.27")
def test_star_gate() -> None:
    top = ["first_contact", "minefield", "lost_world"]
    game = on_mission("star_gate", "red", "cadet", decks={"missions": top})
    assert game.faces(MISSION_DECK)[-3:] == top[::-1]  # the order stays
    assert game.view(0)["top_missions"] == top[::-1]
    assert game.view(1)["top_missions"] == ["?mission"] * 3
    assert game.view(SPECTATOR)["top_missions"] == ["?mission"] * 3  # nor does a spectator see them
    assert game.asked == (0, "jump")
    game.choose("stay")
    assert game.state.face(game.state.missions["saltmere"]) == "first_contact"  # it came next


@pytest.mark.rule("SHIP-15.4", "SHIP-15.26")
def test_stealing_secret_plans() -> None:
    drawn = ["command_center", "helm_academy", "pirate_gallery"]
    game = on_mission("stealing_secret_plans", "cadet", "blue", "cadet", decks={"omegas": drawn}, medals=[0]).choose(
        "resolve"
    )
    central = list(game.state.central)
    assert game.options == [*drawn, "none"]
    game.choose("pirate_gallery", "2")
    assert game.ship().medals == 1  # a bonus of slot 1
    assert game.techs() == {2: "pirate_gallery"}
    assert sorted(game.faces(OMEGA_DISCARD)) == ["command_center", "helm_academy"]
    assert game.state.central == central


@pytest.mark.rule("SHIP-15.4")
def test_an_omega_may_replace_a_tech() -> None:
    game = on_mission(
        "stealing_secret_plans",
        "cadet",
        "blue",
        "cadet",
        decks={"omegas": ["command_archive"]},
        techs=[{2: "brig"}],
        damaged=[[1, 3, 4, 5, 6]],
    )
    game.choose("resolve", "command_archive")
    assert game.techs() == {2: "command_archive"}
    assert game.faces(TECH_DISCARD) == ["brig"]


@pytest.mark.rule("SHIP-15.4", "SHIP-8.19")
def test_the_omega_supercomputer_makes_room_for_the_omega() -> None:
    game = ship(
        ready=[["blue"]],
        techs=[{2: "omega_supercomputer"}],
        damaged=[[1, 3, 4, 5, 6]],
        decks={"omegas": ["galactic_accord"]},
    )
    game.choose("tech:omega_supercomputer", "galactic_accord")
    assert game.techs() == {2: "galactic_accord"}
    assert game.faces(TECH_DISCARD) == ["omega_supercomputer"]


@pytest.mark.rule("SHIP-15.4")
def test_the_omega_deck_is_made_again_of_its_discards() -> None:
    game = ship(ready=[["blue"]], techs=[{2: "omega_supercomputer"}])
    cards = game.state.cards
    for card in cards.rows[OMEGA_DECK][2:]:  # two are left to draw
        cards.move(card, OMEGA_DISCARD)
    game.choose("tech:omega_supercomputer")
    assert len(game.options) == 3 + 1
    game.choose("none")
    assert len(game.faces(OMEGA_DISCARD)) == 3
    assert len(game.faces(OMEGA_DECK)) == 12 - 3 - 3
    assert len(game.faces(TECH_DECK)) == 50 - 6 - 1  # nothing else uses or feeds it


# Room techs


def holodeck(figures: list[str], central: list[str], **position: Any) -> Sitting:
    """A captain with a Holodeck; only these techs are room techs that can be copied, unless the other has some."""
    spare = ["merit_board", "hull_plating", "observer_red", "observer_blue", "mech_bots"]
    shown = [*central, *spare][:5]
    position = {"techs": [{2: "holodeck"}], **position}
    return ship(ready=[figures], central=shown, **position)


@pytest.mark.rule("SHIP-15.5", "SHIP-15.6")
def test_the_holodeck_copies_rooms_of_the_central_board_and_of_others() -> None:
    game = holodeck(
        ["red", "yellow"], ["med_bay", "security_office"], techs=[{2: "holodeck"}, {2: "observation_lounge"}]
    )
    game.choose("tech:holodeck")
    assert game.options == ["security_office", "observation_lounge"]  # nobody is blue
    game.choose("observation_lounge", "none")
    assert game.ship().queue[-1] == "red"  # whose colour it must be
    assert game.ship(0).medals == 2
    assert game.techs(1) == {2: "observation_lounge"}
    assert game.techs(0) == {2: "holodeck"}


@pytest.mark.rule("SHIP-15.6")
def test_the_holodeck_needs_a_room_to_copy_and_somebody_who_fits() -> None:
    assert holodeck(["cadet"], ["brig"]).refused("tech:holodeck") == "SHIP-4.7"
    game = holodeck(["red", "cadet"], [])
    assert game.refused("tech:holodeck") == "SHIP-15.6"
    assert holodeck(["cadet"], ["mess_hall"]).why("tech:holodeck") is None


@pytest.mark.rule("SHIP-15.6")
def test_a_pair_of_artifacts_must_match_the_copied_room() -> None:
    game = holodeck([], ["med_bay", "brig"], artifacts=[["red_blue", "yellow_blue"]], medals=[0])
    game.choose("tech:holodeck", "none")  # only the blue one
    assert game.ship().medals == 1
    assert game.artifacts() == []


@pytest.mark.rule("SHIP-15.5")
def test_a_copied_discard_to_discards_the_holodeck() -> None:
    game = holodeck(["yellow"], ["boarding_pods"], medals=[0])
    game.choose("tech:holodeck")
    assert game.ship().medals == 2
    assert game.pirates() == 2
    assert game.techs() == {}
    assert game.faces(TECH_DISCARD) == ["holodeck"]
    card = game.state.central[0]
    assert card is not None
    assert game.state.face(card) == "boarding_pods"


@pytest.mark.rule("SHIP-15.5", "SHIP-10.12")
def test_a_commander_uses_the_holodeck_again() -> None:
    game = holodeck(["commander-yellow"], ["security_office", "mess_hall"], medals=[0])
    game.choose("tech:holodeck", "security_office", "0")
    assert "tech:holodeck" in game.options
    game.choose("tech:holodeck", "mess_hall", "none")
    assert game.ship().medals == 2


@pytest.mark.rule("SHIP-15.7", "SHIP-15.29")
def test_quantum_torpedoes() -> None:
    game = ship(
        ready=[["yellow"]],
        techs=[{2: "quantum_torpedoes"}],
        damage=[1],
        on_routes={"r01": "pirate_07", "r04": "pirate_17"},
    )
    game.choose("tech:quantum_torpedoes")
    assert game.options == ["pirate_07", "pirate_17", "none"]
    game.choose("pirate_17")
    assert game.ship().damage == 2
    assert game.ship().ready == ["android"]  # the first fight is finished
    assert game.options == ["pirate_07", "none"]
    game.choose("pirate_07")
    assert game.ship().damage == 3
    assert game.pirates() == 2


@pytest.mark.rule("SHIP-15.7", "SHIP-15.29")
@pytest.mark.parametrize("answers", [("pirate_07", "none"), ("none", "pirate_07")])
def test_only_one_of_two_fights(answers: tuple[str, str]) -> None:
    routes = {"r01": "pirate_07", "r04": "pirate_17"}
    game = ship(ready=[["yellow"]], techs=[{2: "quantum_torpedoes"}], damage=[1], on_routes=routes)
    game.choose("tech:quantum_torpedoes", *answers)
    assert over(game)
    assert (game.ship().damage, game.pirates()) == (2, 1)


# Abilities: damage and cargo


@pytest.mark.rule("SHIP-15.8")
@pytest.mark.parametrize(("answer", "damage", "pirates"), [("discard", 3, 0), ("take", 4, 1)])
def test_hull_plating(answer: str, damage: int, pirates: int) -> None:
    game = on_mission("arena_fight", "yellow", "cadet", techs=[{2: "hull_plating"}], pirates=[1], damage=[3])
    game.choose("resolve")
    assert game.asked == (0, "hull")
    game.choose(answer)
    assert (game.ship().damage, game.pirates()) == (damage, pirates)
    assert len(game.faces(PIRATE_DISCARD)) == 1 - pirates


@pytest.mark.rule("SHIP-15.8")
def test_the_pirate_being_fought_is_no_plating() -> None:
    routes = {"r01": "pirate_07", "r04": "pirate_17"}
    techs = [{2: "hull_plating", 5: "quantum_torpedoes"}]
    game = ship(ready=[["yellow"]], techs=techs, damage=[3], on_routes=routes)
    game.choose("tech:quantum_torpedoes", "pirate_07")
    assert game.ship().damage == 4  # nothing to discard yet
    game.choose("pirate_17")
    assert game.asked == (0, "hull")  # the first one is in the hold
    game.choose("discard")
    assert game.ship().damage == 4
    assert game.pirates() == 1
    assert game.state.pirates == {}


@pytest.mark.rule("SHIP-15.8")
def test_hull_plating_works_on_other_captains_turns() -> None:
    game = given(
        ready=[["cadet"], []],
        techs=[{2: "mess_hall"}, {2: "hull_plating"}],
        steps=[[0, 0, 6]],
        events=[None, None, "raiding_season"],
        place=["veridia", "tindra"],
        pirates=[0, 1],
        on_routes={"r16": "pirate_27"},
        decks={"pirates": ["pirate_01", "pirate_02"]},
    )
    game.choose("tech:mess_hall", "nian", "none", "pirate_27")
    assert game.asked == (1, "hull")


@pytest.mark.rule("SHIP-15.9", "SHIP-15.10", "SHIP-8.20")
@pytest.mark.parametrize(("lockers", "held", "kept"), [(0, 2, 0), (1, 2, 2), (1, 4, 2), (2, 6, 4)])
def test_lockers_keep_cargo_from_damage(lockers: int, held: int, kept: int) -> None:
    techs = {slot: f"dimensional_lockers_{slot}" for slot in range(1, lockers + 1)}
    hold = ["red_blue"] * held
    game = on_mission("border_incident", "yellow", "cadet", "cadet", techs=[techs], damage=[6], artifacts=[hold])
    assert game.state.capacity(0) == 2 + 2 * lockers
    game.choose("resolve")  # damage:2 in the last two cargo slots
    assert game.ship().damage == 8
    assert len(game.artifacts()) == kept


@pytest.mark.rule("SHIP-15.9")
def test_lockers_are_usable_with_overflow() -> None:
    techs = [{1: "dimensional_lockers_1", 2: "boarding_pods"}]
    game = ship(ready=[["yellow"]], techs=techs, damage=[8], overflow=[2])
    game.choose("tech:boarding_pods")  # pirate:2
    assert game.pirates() == 2
    game = ship(ready=[["yellow"]], techs=[{2: "boarding_pods"}], damage=[8], overflow=[2])
    game.choose("tech:boarding_pods")
    assert game.pirates() == 0


@pytest.mark.rule("SHIP-15.9")
def test_cargo_leaves_with_its_lockers() -> None:
    game = on_mission(
        "black_hole_probe",
        "blue",
        "cadet",
        "cadet",
        techs=[{2: "dimensional_lockers_1"}],
        damage=[7],
        artifacts=[["red_blue", "red_yellow"]],
        pirates=[1],
    )
    game.choose("tech")
    assert game.asked == (0, "drop")  # one slot is left for three tokens
    game.choose("pirate", "red_blue", "none")
    assert game.artifacts() == ["red_yellow"]


@pytest.mark.rule("SHIP-15.15")
@pytest.mark.parametrize("painted", [True, False])
def test_stealth_paint_ignores_the_first_printed_damage(painted: bool) -> None:
    techs = {2: "stealth_paint"} if painted else {}
    game = on_mission("border_incident", "yellow", "cadet", "cadet", techs=[techs], damage=[3])
    game.choose("resolve", "none")  # damage:2
    assert done(game)
    assert game.ship().damage == (4 if painted else 5)


@pytest.mark.rule("SHIP-15.15", "SHIP-18.2")
def test_stealth_paint_ignores_the_damage_of_a_fight() -> None:
    game = on_mission(
        "rogue_satellite",
        "yellow",
        "cadet",
        "cadet",
        techs=[{2: "stealth_paint"}],
        damage=[3],
        on_routes={"r01": "pirate_07"},
    )
    game.choose("pirate_07")
    assert (game.ship().damage, game.pirates()) == (3, 1)


@pytest.mark.rule("SHIP-15.15")
def test_stealth_paint_while_flying_and_only_once() -> None:
    routes = {"r01": "pirate_07"}
    game = on_mission("comet_chase", "red", "cadet", "red", techs=[{2: "stealth_paint"}], damage=[3], on_routes=routes)
    game.choose("home_station", "veridia", "none")
    assert game.ship().damage == 4
    game.choose("helm", "home_station", "stay")
    assert game.ship().damage == 5  # there is no paint outside a mission


@pytest.mark.rule("SHIP-15.15", "SHIP-8.24")
def test_stealth_paint_works_from_the_moment_it_is_placed() -> None:
    game = on_mission(
        "prototype_shuttlecraft",  # blue: a pirate for tech, any:2; red: move:2, any:1
        "blue",
        "red",
        pirates=[1],
        damage=[3],
        central=["stealth_paint"],
        on_routes={"r01": "pirate_07"},
    )
    game.choose("pirate", "stealth_paint", "2", "none", "home_station", "veridia", "none")
    assert game.ship().damage == 4


@pytest.mark.rule("SHIP-15.15")
def test_stealth_paint_given_away_ignores_nothing() -> None:
    game = on_mission("black_hole_probe", "blue", "cadet", "blue", techs=[{2: "stealth_paint"}], damage=[3])
    game.choose("tech", "none", "resolve", "none")  # blue: a tech for any:5; blue: damage, artifact:2, any:1
    assert game.ship().damage == 4


@pytest.mark.rule("SHIP-15.24", "SHIP-5.2")
def test_shield_generator() -> None:
    for techs, damage in (({2: "shield_generator"}, 3), ({}, 4)):
        game = ship(ready=[["red"]], techs=[techs], damage=[3], on_routes={"r01": "pirate_01"})
        game.choose("helm", "veridia", "stay")
        assert game.ship().damage == damage
    routes = {"r01": "pirate_07"}
    game = ship(ready=[["yellow"]], techs=[{2: "shield_generator"}], damage=[3], on_routes=routes)
    assert game.choose("weapons", "pirate_07").ship().damage == 4  # a fight is no flight


# Abilities: tech bonuses


def placing(tech: str, **position: Any) -> Sitting:
    """A captain takes a tech with Science."""
    return ship(**{"ready": [["blue"]], "central": [tech], "medals": [0], **position}).choose("science", tech)


@pytest.mark.rule("SHIP-15.11")
def test_wormhole_generator() -> None:
    game = placing("impulse_engines").choose("2")  # its move faces the one on slot 3
    assert game.asked == (0, "move")
    game = placing("impulse_engines", techs=[{5: "wormhole_generator"}])
    assert game.asked == (0, "jump")
    game.choose("saltmere")
    assert game.ship().place == "saltmere"


@pytest.mark.rule("SHIP-15.11")
def test_other_moves_are_no_jumps() -> None:
    game = ship(ready=[["red"]], techs=[{5: "wormhole_generator"}]).choose("helm")
    assert game.asked == (0, "move")


@pytest.mark.rule("SHIP-15.12", "SHIP-19.2")
def test_training_headset() -> None:
    assert placing("laser_cannons").choose("2").ship().medals == 1  # the medal of slot 1
    assert placing("laser_cannons", techs=[{5: "training_headset"}]).ship().medals == 2


@pytest.mark.rule("SHIP-15.12")
def test_the_training_headset_counts_for_its_own_bonuses_and_no_other_medals() -> None:
    game = placing("training_headset", techs=[{3: "tractor_beam"}], damaged=[[1, 4, 5, 6]])
    assert game.ship().medals == 2  # its medal faces that of the Tractor Beam
    game = ship(ready=[["cadet"]], techs=[{5: "training_headset", 2: "mess_hall"}], medals=[0])
    assert game.choose("tech:mess_hall", "none").ship().medals == 1


@pytest.mark.rule("SHIP-15.16")
def test_mech_bots() -> None:
    game = placing("arboretum", damage=[3], techs=[{2: "mess_hall"}], damaged=[[1, 3, 4, 6]])
    game.choose("cargo")  # its repair faces the one on slot 6
    assert over(game)
    game = placing("arboretum", damage=[3], techs=[{2: "mech_bots"}], damaged=[[1, 3, 4, 6]])
    game.choose("cargo", "slot:1")
    assert over(game)
    assert game.ship().damage == 2
    game = placing("arboretum", damage=[3], techs=[{2: "mech_bots"}], damaged=[[1, 3, 4, 6]])
    game.choose("cargo", "none")  # up to 2
    assert game.ship().damage == 2


@pytest.mark.rule("SHIP-15.16")
def test_mech_bots_count_for_their_own_bonuses_and_no_other_repairs() -> None:
    game = placing("mech_bots", damage=[3], techs=[{2: "brig"}], damaged=[[1, 3, 4, 6]])
    game.choose("cargo", "cargo")
    assert game.ship().damage == 1
    game = ship(ready=[["cadet"]], techs=[{2: "mech_bots"}], damage=[3]).choose("repair", "cargo")
    assert over(game)


@pytest.mark.rule("SHIP-15.13")
def test_hyper_charger() -> None:
    game = ship(ready=[["red"]], techs=[{2: "hyper_charger"}], damage=[3], on_routes={}).choose("helm")
    assert game.options == ["veridia", "quartzen", "ombrae", "repair", "stay"]
    game.choose("repair", "cargo", "veridia")  # each move for itself
    assert (game.ship().damage, game.ship().place) == (2, "veridia")
    assert over(game)


@pytest.mark.rule("SHIP-15.13")
def test_hyper_charger_with_jumps_and_tech_bonuses() -> None:
    game = ship(ready=[["red"]], techs=[{2: "hyper_charger", 5: "jump_drive"}], damage=[3]).choose("tech:jump_drive")
    game.choose("repair", "slot:1", "none")
    assert game.ship().place == "home_station"
    assert not game.ship().damaged[0]
    game = placing("impulse_engines", techs=[{5: "hyper_charger"}], damage=[1])
    game.choose("repair", "cargo")
    assert game.ship().damage == 0
    assert (
        "repair"
        not in ship(ready=[["red"]], techs=[{2: "hyper_charger"}], damage=[0], damaged=[[]]).choose("helm").options
    )


# Abilities: missions

OBSERVERS = [("red", "first_contact", 0), ("yellow", "arena_fight", 2), ("blue", "repair_the_repair_station", 1)]


@pytest.mark.rule("SHIP-15.14")
@pytest.mark.parametrize(("color", "mission", "track"), OBSERVERS)
def test_observers(color: str, mission: str, track: int) -> None:
    game = on_mission(mission, "cadet", "cadet", techs=[{2: f"observer_{color}"}])  # two lines, none resolved
    assert game.asked == (0, "steps")
    game.choose("1")
    assert game.ship().steps == [int(each == track) for each in range(3)]
    assert done(game)  # two lines count once
    blind = {"red": "arena_fight", "yellow": "first_contact", "blue": "first_contact"}[color]
    assert done(on_mission(blind, "cadet", "cadet", techs=[{2: f"observer_{color}"}]))


@pytest.mark.rule("SHIP-15.18", "SHIP-19.2")
@pytest.mark.parametrize(
    ("mission", "lines", "pays"),
    [
        ("minefield", 2, True),  # damage
        ("escort_convoy", 3, True),  # fight
        ("archaeological_dig", 3, True),  # ambush
        ("stealing_secret_plans", 3, True),  # ambush and fight: once
        ("first_contact", 2, False),
        ("time_capsule", 3, False),
    ],
)
def test_nian_transmitter(mission: str, lines: int, pays: bool) -> None:
    game = on_mission(mission, *["cadet"] * lines, techs=[{2: "nian_transmitter"}])
    if pays:
        game.choose("2")
    assert done(game)
    assert game.ship().steps == [0, 0, 2 if pays else 0]


@pytest.mark.rule("SHIP-15.14", "SHIP-15.18", "SHIP-8.23")
def test_abilities_that_come_together_are_applied_in_the_owners_order() -> None:
    techs = {1: "nian_transmitter", 2: "observer_yellow", 3: "observer_blue"}
    game = on_mission("minefield", "cadet", "cadet", techs=[techs])
    assert game.asked == (0, "order")
    assert game.options == ["nian_transmitter", "observer_yellow", "observer_blue"]
    game.choose("observer_blue", "1")
    assert game.ship().steps == [0, 1, 0]
    game.choose("nian_transmitter", "2", "1")
    assert game.ship().steps == [0, 1, 3]
    assert done(game)


@pytest.mark.rule("SHIP-15.14", "SHIP-8.7")
def test_an_ability_replaced_meanwhile_is_not_applied() -> None:
    game = on_mission(
        "minefield",
        "cadet",
        "cadet",
        techs=[{2: "observer_blue", 5: "observer_yellow"}],
        damaged=[[1, 3, 4, 6]],
        steps=[[0, 4, 0]],
        central=["jump_drive"],
    )
    game.choose("observer_blue", "1")  # to the tech on space 5
    game.choose("jump_drive", "5")
    while not over(game):
        game.choose("stay")
    assert game.techs() == {2: "observer_blue", 5: "jump_drive"}
    assert game.ship().steps == [0, 5, 0]


@pytest.mark.rule("SHIP-15.24", "SHIP-9.9")
def test_zinca_relay() -> None:
    game = on_mission("first_contact", "android", "cadet", techs=[{2: "zinca_relay"}]).choose("none")
    assert game.asked == (0, "steps")
    assert game.ship().queue[-1] == "cadet"  # nobody is lost on the way
    game.choose("2")
    assert game.ship().steps == [0, 2, 0]
    assert done(game)
    two = on_mission("first_contact", "android", "android", techs=[{2: "zinca_relay"}]).choose("none", "2", "1", "1")
    assert two.ship().steps == [0, 4, 0]
    assert done(on_mission("first_contact", "cadet", "cadet", techs=[{2: "zinca_relay"}]))


# Abilities: rooms, fights, tracks, rounds


@pytest.mark.rule("SHIP-15.24")
def test_navigation_computer() -> None:
    game = ship(ready=[["commander-red"]], techs=[{2: "navigation_computer"}], on_routes={})
    game.choose("helm", "veridia", "pellucid", "farrago")
    assert game.ship().place == "farrago"
    game.choose("helm", "stay", "driftmark")  # the second task too
    assert game.ship().place == "driftmark"
    assert over(game)
    game = ship(ready=[["red"]], techs=[{2: "navigation_computer", 5: "shuttle_bay"}], on_routes={})
    assert over(game.choose("tech:shuttle_bay", "veridia"))  # not after another room


@pytest.mark.rule("SHIP-15.24", "SHIP-8.23")
def test_targeting_computer_and_salvage_crane() -> None:
    game = ship(
        ready=[["yellow"]],
        techs=[{2: "targeting_computer", 5: "salvage_crane"}],
        damage=[3],
        on_routes={"r01": "pirate_07"},
    )
    game.choose("weapons", "pirate_07")
    assert game.pirates() == 1  # token and reward are aboard
    assert "android" in game.ship().ready
    game.choose("salvage_crane", "cargo", "coop")
    assert (game.ship().damage, game.ship().steps) == (3, [1, 0, 0])
    game = ship(ready=[["yellow"]], techs=[{2: "targeting_computer"}], on_routes={"r01": "pirate_07"})
    assert over(game.choose("weapons", "none"))


@pytest.mark.rule("SHIP-15.17", "SHIP-19.2")
def test_universal_translator() -> None:
    def lab() -> Sitting:  # artifact, zinca:2
        return ship(ready=[["blue"]], techs=[{2: "xeno_lab", 5: "universal_translator"}]).choose("tech:xeno_lab")

    game = lab()
    assert game.options == ["coop", "zinca", "nian", "none"]
    assert game.choose("coop", "2").ship().steps == [2, 0, 0]
    game = lab().choose("nian", "1")
    assert over(game)  # the other step is lost: it cannot be split
    assert game.ship().steps == [0, 0, 1]
    assert lab().choose("zinca", "2").ship().steps == [0, 2, 0]
    assert lab().choose("none").ship().steps == [0, 0, 0]


@pytest.mark.rule("SHIP-15.19", "SHIP-15.28")
@pytest.mark.parametrize(
    ("case", "hold", "token"),
    [
        ("artifact_display", {"artifacts": [["red_blue"]]}, "red_blue"),
        ("trophy_display", {"pirates": [1]}, "pirate"),
    ],
)
def test_display_cases_pay_for_training(case: str, hold: dict[str, Any], token: str) -> None:
    game = ship(ready=[["cadet"]], techs=[{2: case}], medals=[1], **hold)
    game.choose("train", "red")
    assert game.options == ["medal", token]
    game.choose(token)
    assert game.ship().ready == ["red"]
    assert game.ship().medals == 1
    assert game.state.load(0) == 0
    poor = ship(ready=[["cadet"]], techs=[{}], medals=[0], **hold)
    assert poor.refused("train") == "SHIP-10.4"
    paid = ship(ready=[["cadet"]], techs=[{2: case}], medals=[0], **hold).choose("train", "blue")
    assert paid.state.load(0) == 0


@pytest.mark.rule("SHIP-15.28")
def test_a_cost_may_be_paid_with_a_mix() -> None:
    game = ship(
        ready=[["red"]],
        techs=[{2: "artifact_display", 5: "trophy_display"}],
        medals=[1],
        artifacts=[["red_blue"]],
        pirates=[1],
    )
    game.choose("promote")
    assert game.options == ["medal", "red_blue", "pirate"]
    game.choose("pirate", "red_blue")  # then the medal
    assert game.ship().ready == ["commander-red"]
    assert (game.ship().medals, game.state.load(0)) == (0, 0)
    assert (len(game.faces(ARTIFACT_DISCARD)), len(game.faces(PIRATE_DISCARD))) == (1, 1)


@pytest.mark.rule("SHIP-15.28", "SHIP-14.12")
def test_display_cases_pay_a_crossed_out_medal() -> None:
    game = on_mission(
        "hostage_exchange",
        "red",
        "cadet",
        "cadet",
        medals=[0],
        techs=[{2: "trophy_display"}],
        pirates=[1],
        queue=[["blue"]],
    )
    game.choose("resolve", "medal", "none")
    assert game.pirates() == 0
    assert game.ship().ready == ["blue"]


@pytest.mark.rule("SHIP-15.19")
def test_there_is_no_exchange_at_other_times() -> None:
    with_case = ship(techs=[{2: "artifact_display"}], artifacts=[["red_blue"]], pirates=[1])
    without = ship(techs=[{}], artifacts=[["red_blue"]], pirates=[1])
    assert with_case.options == without.options == ["helm", "weapons", "science", "repair", "train", "pass"]
    assert with_case.halves() == without.halves()
    wrong = ship(ready=[["cadet"]], medals=[0], techs=[{2: "artifact_display"}], pirates=[1])
    assert wrong.refused("train") == "SHIP-10.4"  # a pirate is no artifact
    spent = ship(ready=[["yellow"]], medals=[5], techs=[{2: "brig", 5: "trophy_display"}])
    assert over(spent.choose("tech:brig"))  # nor is a medal a pirate


@pytest.mark.rule("SHIP-15.24", "SHIP-12.6")
def test_abilities_of_a_new_round() -> None:
    techs = [{1: "merit_board", 2: "maintenance_drones"}, {1: "rec_room", 2: "android_workshop"}]
    game = given(
        techs=techs,
        ready=[[], []],
        queue=[[], ["red", "blue", "yellow"]],
        medals=[0, 0],
        damage=[3, 3],
        board_side="A",
    )
    game.choose("pass", "pass")
    assert game.state.round == 2
    assert game.asked == (1, "order")  # the new first player
    game.choose("rec_room")
    assert game.ship(1).ready == ["red", "android"]
    assert game.ship(1).queue == ["blue", "yellow"]
    assert game.asked == (0, "order")
    game.choose("merit_board", "cargo")
    assert (game.ship(0).medals, game.ship(0).damage) == (2, 2)  # a medal comes with round 2 as well
    assert game.asked == (1, "turn")


# Crowd Production


def produced(*rooms: str, **position: Any) -> Sitting:
    """A captain who has just put face-down artifacts on two rooms; the other has passed."""
    position = {"techs": [{2: "mess_hall", 5: "med_bay"}], "steps": [[6, 0, 0]], "medals": [0], **position}
    figures = ["cadet", *position.pop("figures", [])]
    game = ship(ready=[figures], events=["crowd_production", None, None], **position)
    game.choose("tech:mess_hall", *["cadet"][: len(figures) - 1], "coop", *rooms, "helm", "science")
    assert over(game)
    return game


@pytest.mark.rule("SHIP-15.22", "SHIP-4.3")
def test_a_face_down_artifact_activates_its_room_once() -> None:
    game = produced("med_bay", "weapons", on_routes={})
    assert game.ship().ready == []
    assert game.options == ["weapons", "tech:med_bay", "pass"]  # a way to act without any figure
    game.choose("tech:med_bay", "cargo")
    assert game.ship().medals == 2
    assert game.ship().queue[-1] == "cadet"  # no figure moved
    assert over(game)  # no second task
    assert game.options == ["weapons", "pass"]
    assert len(game.faces(ARTIFACT_DISCARD)) == 1


@pytest.mark.rule("SHIP-15.22")
def test_a_figure_may_still_do_it() -> None:
    game = produced("weapons", "med_bay", figures=["commander-yellow"], on_routes={})
    game.choose("weapons")
    assert game.options == ["commander-yellow", "crowd"]
    game.choose("crowd")
    assert over(game)
    assert game.ship().ready == ["commander-yellow"]


@pytest.mark.rule("SHIP-15.22", "SHIP-13.5")
def test_face_down_artifacts_are_no_cargo() -> None:
    game = produced("weapons", "med_bay", damage=[8])
    before = ship(techs=[{2: "mess_hall", 5: "med_bay"}], steps=[[7, 0, 0]], medals=[1], damage=[8], ready=[[]])
    assert game.halves() == before.halves()  # they do not score
    assert game.artifacts() == []
    assert game.state.load(0) == 0
    assert game.refused("helm") == "SHIP-4.7"  # nor can they be paired
    assert game.view(0)["ships"][0]["crowd"] == ["5", "weapons"]


@pytest.mark.rule("SHIP-15.22")
def test_nobody_looks_at_face_down_artifacts() -> None:
    game = produced("weapons", "med_bay")
    for reader in range(3):
        for card in game.ship().crowd.values():
            assert game.state.cards.read(card, reader) == "?artifact"


@pytest.mark.rule("SHIP-15.22")
def test_they_are_lost_with_their_room() -> None:
    game = produced("med_bay", "weapons", figures=["blue"], central=["holodeck"])
    game.choose("science", "holodeck", "5")  # in place of the Med Bay
    assert list(game.ship().crowd) == ["weapons"]
    assert len(game.faces(ARTIFACT_DISCARD)) == 1


@pytest.mark.rule("SHIP-15.22", "SHIP-14.27")
def test_they_are_lost_with_a_room_that_is_used_up() -> None:
    game = produced("boarding_pods", "weapons", figures=["yellow"], techs=[{2: "mess_hall", 5: "boarding_pods"}])
    game.choose("tech:boarding_pods", "yellow")
    assert list(game.ship().crowd) == ["weapons"]
    assert len(game.faces(ARTIFACT_DISCARD)) == 1


@pytest.mark.rule("SHIP-15.22", "SHIP-15.6")
def test_a_face_down_artifact_on_the_holodeck_copies_any_colour() -> None:
    spare = ["merit_board", "hull_plating", "observer_red"]
    game = produced(
        "holodeck", "weapons", techs=[{2: "mess_hall", 5: "holodeck"}], central=["security_office", "xeno_lab", *spare]
    )
    game.choose("tech:holodeck")
    assert game.options == ["security_office", "xeno_lab"]
    game.choose("xeno_lab", "0")
    assert len(game.artifacts()) == 1
