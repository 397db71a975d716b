"""SHIP-8: technologies: taking, placing, bonuses, refilling, and when abilities apply."""

from __future__ import annotations

from random import Random

import pytest

from wardroom.games.starship import GAME
from wardroom.games.starship.cards import CARDS, OMEGAS, SLOT_BOARDS, TECH_SLOTS
from wardroom.games.starship.flow.techs import matching_icons
from wardroom.games.starship.state import OMEGA_DECK, OMEGA_DISCARD, ON_ZINCA, TECH_DECK, TECH_DISCARD, Starship
from wardroom.kernel import Table

from .given import Sitting, become, fit, given

PLAIN = ["merit_board", "observer_red", "security_office", "xeno_lab", "sensor_array"]
"""Techs that replace nothing."""
FULL = {1: "rec_room", 2: "med_bay", 3: "laser_cannons", 4: "arboretum", 5: "robotics_bay", 6: "helm_academy"}


def lab(**more: object) -> Sitting:
    """A blue ensign; every slot is free of damage, the tracks show side A, no pirates are about."""
    position: dict[str, object] = {
        "ready": [["blue", "blue"]],
        "damaged": [[]],
        "medals": [0],
        "track_sides": ["A", "A", "A"],
        "on_routes": {},
    }
    return given(**{**position, **more})  # type: ignore[arg-type]


def bonuses(game: Sitting) -> list[str]:
    """The tech bonuses given so far, in order."""
    return [args["name_edge"] for key, args in game.table.seat(0).log if key == "bonus"]


# Taking


@pytest.mark.rule("SHIP-8.1")
def test_rooms_are_activated_abilities_apply_by_themselves_omegas_score() -> None:
    game = lab(techs=[{1: "med_bay", 2: "merit_board", 3: "science_academy"}], queue=[["blue"]])
    assert "tech:med_bay" in game.options
    assert game.why("tech:merit_board") == game.why("tech:science_academy") == ("SHIP-8.1", "not-a-room")
    without = lab(techs=[{1: "med_bay", 2: "merit_board"}], queue=[["blue"]])
    assert game.halves() - without.halves() == 2 * 3  # a point for each of three blue figures
    game.choose("tech:med_bay", "none", "pass", "pass")
    assert game.ship().medals == 1 + 1 + 1  # the room's, that of round 2, and the Merit Board's


@pytest.mark.rule("SHIP-8.2")
def test_a_tech_goes_from_the_central_board_to_an_empty_slot() -> None:
    game = lab(techs=[{2: "brig"}], damaged=[[3, 4]], central=PLAIN)
    game.choose("science", "sensor_array")
    assert game.options == ["1", "5", "6"]  # without card and without damage
    game.choose("5")
    assert game.slots() == {2: "brig", 5: "sensor_array"}
    assert "sensor_array" not in game.central


@pytest.mark.rule("SHIP-8.2")
def test_taking_a_tech_is_optional() -> None:
    game = lab(central=PLAIN)
    board = game.central
    game.choose("science", "none")
    assert game.slots() == {} and game.central == board


@pytest.mark.rule("SHIP-8.2")
def test_without_an_empty_slot_nothing_can_be_taken() -> None:
    game = lab(techs=[FULL], central=PLAIN)
    game.choose("science")
    assert game.asked == (1, "turn")
    game = lab(techs=[{2: "brig"}], damaged=[[1, 3, 4, 5, 6]], central=PLAIN)
    game.choose("science")
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-8.3")
def test_any_card_of_the_central_board_may_be_taken() -> None:
    game = lab(central=[*PLAIN, "scrap_museum", "helm_academy", "galactic_accord"])
    game.choose("science")
    assert game.options == [*PLAIN, "scrap_museum", "helm_academy", "galactic_accord", "none"]
    game.choose("galactic_accord", "2")
    assert game.slots() == {2: "galactic_accord"}


@pytest.mark.rule("SHIP-8.4")
def test_recycling_puts_the_new_tech_in_the_place_of_an_old_one() -> None:
    game = lab(techs=[{1: "research_lab", 2: "observer_blue"}], damaged=[[3, 4, 5]], central=["mess_hall"])
    game.choose("tech:research_lab", "mess_hall")
    assert game.options == ["1", "2", "6"]  # its own slot, another's, and the empty one
    game.choose("2", "stay", "none")
    assert game.slots() == {1: "research_lab", 2: "mess_hall"}
    assert game.faces(TECH_DISCARD) == ["observer_blue"]
    assert bonuses(game) == ["move"]  # with all bonuses: the move printed on slot 3


@pytest.mark.rule("SHIP-8.4")
def test_recycling_may_be_used_like_a_plain_take() -> None:
    game = lab(techs=[{1: "research_lab"}], damaged=[[3, 4, 5]], central=["mess_hall"])
    game.choose("tech:research_lab", "mess_hall", "6", "none")
    assert game.slots() == {1: "research_lab", 6: "mess_hall"}
    assert game.faces(TECH_DISCARD) == []


@pytest.mark.rule("SHIP-8.4")
def test_recycling_needs_no_empty_slot() -> None:
    full = {**FULL, 1: "research_lab"}
    game = lab(techs=[full], central=["mess_hall"])
    game.choose("tech:research_lab", "mess_hall")
    assert game.options == ["1", "2", "3", "4", "5", "6"]
    game.choose("6", "none")
    assert game.slots() == {**full, 6: "mess_hall"}
    assert game.faces(OMEGA_DISCARD) == ["helm_academy"]


@pytest.mark.rule("SHIP-8.5")
@pytest.mark.parametrize(
    "card", ["jump_drive", "plasma_cannons", "quantum_torpedoes", "holodeck", "wormhole_generator", "shield_generator"]
)
def test_some_cards_replace_a_tech_with_a_plain_take(card: str) -> None:
    game = lab(techs=[FULL], central=[card, *PLAIN[:4]])
    game.choose("science")
    assert game.options == [card, "none"]
    for other in PLAIN[:4]:
        assert game.refused(other) == "SHIP-8.2"
    game.choose(card)
    assert game.options == ["1", "2", "3", "4", "5", "6"]
    game.choose("2")
    assert game.slots()[2] == card
    assert game.faces(TECH_DISCARD) == ["med_bay"]


@pytest.mark.rule("SHIP-8.6")
def test_a_damaged_slot_takes_a_tech_only_when_it_is_repaired() -> None:
    game = lab(ready=[["commander-blue", "blue"]], damaged=[[1, 2, 3, 4, 5, 6]], central=PLAIN)
    game.choose("science", "blue")
    assert game.asked == (1, "turn")
    game.choose("pass", "repair", "slot:4", "science", PLAIN[0], "none")
    assert game.slots() == {4: PLAIN[0]}
    game = lab(techs=[{2: "research_lab"}], damaged=[[1, 3, 4, 5, 6]], central=PLAIN)
    game.choose("tech:research_lab", PLAIN[0], "none")  # recycling does not help either
    assert game.slots() == {2: PLAIN[0]}


@pytest.mark.rule("SHIP-8.7")
@pytest.mark.parametrize("seats", [1, 3])
def test_a_tech_never_moves_to_another_slot(seats: int) -> None:
    """Whole games played at random, with a liking for Science."""
    random = Random(seats)
    table = Table(GAME, seats, seed=b"slots")
    where: dict[tuple[int, int], int] = {}
    placed = 0
    while not table.over:
        (ask,) = table.line.asks
        busy = [option for option in ask.options if option not in ("pass", "none")]
        options = [option for option in busy if option in ("science", "train")] or busy or ask.options
        table.choose(ask.seat, random.choice(options))
        now = {
            (seat, int(card)): slot
            for seat, ship in enumerate(table.line.state.ships)
            for slot, card in enumerate(ship.slots)
            if card is not None
        }
        assert all(where[key] == slot for key, slot in now.items() if key in where)
        placed = max(placed, len(now))
        where = now
    assert placed >= 3


# Refilling


@pytest.mark.rule("SHIP-8.8")
def test_the_central_board_is_refilled_at_the_end_of_the_turn() -> None:
    """The Prototype Core takes two techs in one turn; the second is chosen among fewer."""
    game = lab(techs=[{2: "prototype_core"}], central=PLAIN, decks={"techs": ["brig", "holodeck"]})
    omegas = [str(face) for face in game.central[5:]]
    game.choose("tech:prototype_core", "merit_board", "1")
    assert game.central == [None, *PLAIN[1:], *omegas]
    assert game.options == [*PLAIN[1:], *omegas, "none"]
    game.choose("xeno_lab", "5")
    assert game.asked == (1, "turn")
    assert game.central == ["brig", *PLAIN[1:3], "holodeck", PLAIN[4], *omegas]


@pytest.mark.rule("SHIP-8.9")
def test_an_omega_is_replaced_by_a_card_of_the_tech_deck() -> None:
    game = lab(central=[*PLAIN, "scrap_museum"], decks={"techs": ["brig"]})
    omegas = len(game.faces(OMEGA_DECK))
    game.choose("science", "scrap_museum", "2")
    assert game.central[5] == "brig"
    assert len(game.faces(OMEGA_DECK)) == omegas


@pytest.mark.rule("SHIP-8.10")
def test_an_empty_tech_deck_is_made_of_its_discard() -> None:
    game = lab(
        central=PLAIN,
        bare=["techs"],
        discards={"techs": ["brig", "holodeck"], "omegas": ["scrap_museum", "helm_academy"]},
    )
    game.choose("science", "merit_board", "5")
    assert sorted([str(game.central[0]), *game.faces(TECH_DECK)]) == ["brig", "holodeck"]
    assert game.faces(TECH_DISCARD) == []
    assert sorted(game.faces(OMEGA_DISCARD)) == ["helm_academy", "scrap_museum"]  # these never get into it
    (card,) = game.state.cards.rows[TECH_DECK]
    assert game.state.cards.read(card, 0) == "?tech"


@pytest.mark.rule("SHIP-8.10")
def test_without_any_tech_left_the_place_stays_empty() -> None:
    game = lab(central=PLAIN, bare=["techs"])
    game.choose("science", "merit_board", "5")
    assert game.central[:2] == [None, "observer_red"]
    assert game.asked == (1, "turn")
    game.choose("science")
    assert "merit_board" not in game.options and "observer_red" in game.options


@pytest.mark.rule("SHIP-8.21")
def test_a_discarded_tech_lies_face_up_in_the_pile_of_its_deck() -> None:
    full = {**FULL, 1: "research_lab"}
    for slot, pile, other in ((3, TECH_DISCARD, OMEGA_DISCARD), (6, OMEGA_DISCARD, TECH_DISCARD)):
        game = lab(techs=[full], central=["mess_hall"])
        game.choose("tech:research_lab", "mess_hall", str(slot))
        assert (game.faces(pile), game.faces(other)) == ([full[slot]], [])
        (card,) = game.state.cards.rows[pile]
        assert game.state.cards.read(card, 1) == full[slot]


@pytest.mark.rule("SHIP-8.22")
def test_a_place_emptied_by_another_captain_is_refilled_at_the_end_of_this_turn() -> None:
    """Diplomatic Order No. 12 lets the second captain reach a tech of the Zinca track in the first one's turn."""
    game = lab(
        ready=[["cadet"]],
        techs=[{2: "mess_hall"}],
        steps=[[6, 0, 0], [0, 4, 0]],
        events=["diplomatic_order_12", None, None],
        damaged=[[], []],
        central=PLAIN,
        decks={"techs": ["brig"]},
    )
    game.choose("tech:mess_hall", "coop", "stay", "none", "stay", "zinca")
    assert game.asked == (1, "tech")
    game.choose("sensor_array", "2")
    assert game.slots(1) == {2: "sensor_array"}
    assert game.asked == (1, "move")  # the bonus: the turn is not over
    assert game.central[:5] == [*PLAIN[:4], None]
    game.choose("stay")
    assert game.asked == (1, "turn")
    assert game.central[:5] == [*PLAIN[:4], "brig"]


@pytest.mark.rule("SHIP-8.22")
def test_a_place_emptied_in_tenebres_turn_is_refilled_at_the_end_of_it() -> None:
    """Envoy Orelle's action reaches the tech of the Zinca track."""
    game = given(
        1,
        settings={"board": "A", "passenger": "envoy_orelle"},
        steps=[[5, 4, 5]],
        track_sides=["A", "A", "A"],
        central=PLAIN,
        decks={"techs": ["brig", "holodeck", "arboretum"]},
    )
    while game.asked[1] != "tech":
        game.choose("repair" if game.asked[1] == "turn" else "cadet" if "cadet" in game.options else game.options[-1])
        assert len(game.log()) < 200
    taken = next(key for key in game.options if key != "none")
    game.choose(taken, "2")
    while game.asked[1] != "turn":
        game.choose(game.options[-1])
    assert None not in game.central


# Bonuses


@pytest.mark.example("SHIP-8.17")
@pytest.mark.rule("SHIP-8.11", "SHIP-8.13")
def test_medal_above_and_move_below() -> None:
    """No facing icons are equal: no bonus. Two are, medal above and move below: a medal, then a move."""
    game = lab(central=["brig"])
    game.choose("science", "brig", "2")
    assert bonuses(game) == []
    assert game.asked == (1, "turn")
    game = lab(central=["mess_hall"])
    game.choose("science", "mess_hall", "2")
    assert game.ship().medals == 1
    assert game.asked == (0, "move")
    game.choose("veridia")
    assert game.ship().place == "veridia"
    assert bonuses(game) == ["medal", "move"]
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-8.11", "SHIP-8.12")
def test_bonuses_come_from_top_to_bottom_and_left_before_right() -> None:
    """Zinca Relay between the Emergency Beacon (move and medal) and the Research Lab (repair, medal)."""
    game = lab(techs=[{2: "emergency_beacon", 4: "research_lab"}], central=["zinca_relay"])
    game.choose("science", "zinca_relay", "3", "veridia", "cargo")
    assert bonuses(game) == ["move", "repair", "medal"]
    assert (game.ship().place, game.ship().damage, game.ship().medals) == ("veridia", 2, 1)


@pytest.mark.rule("SHIP-8.12")
def test_an_icon_faces_only_the_one_at_the_same_height() -> None:
    """Slot 1 shows a medal above on its right; the Rec Deck Roster has its medal below, Laser Cannons above."""
    game = lab(central=["rec_room", "laser_cannons"])
    game.choose("science", "rec_room", "2")
    assert bonuses(game) == []
    game = lab(central=["rec_room", "laser_cannons"])
    game.choose("science", "laser_cannons", "2")
    assert bonuses(game) == ["medal"]


@pytest.mark.rule("SHIP-8.12")
def test_an_icon_faces_only_the_one_across_the_border() -> None:
    """Medals on the left sides of two neighbours do not match."""
    game = lab(techs=[{3: "robotics_bay"}], central=["holodeck"])  # medal above left; repair and medal left
    game.choose("science", "holodeck", "2")
    assert bonuses(game) == []


@pytest.mark.rule("SHIP-8.13")
def test_the_repair_bonus_removes_one_damage() -> None:
    game = lab(central=["arboretum"], damage=[3])  # repair below right, as on slot 6
    game.choose("science", "arboretum", "5")
    assert game.asked == (0, "repair")
    game.choose("cargo")
    assert game.ship().damage == 2
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-8.13")
def test_the_move_bonus_is_one_move_and_optional() -> None:
    game = lab(central=["impulse_engines"])  # move below right, as on slot 3
    game.choose("science", "impulse_engines", "2", "quartzen")
    assert game.ship().place == "quartzen"
    assert game.asked == (1, "turn")
    game = lab(central=["impulse_engines"])
    game.choose("science", "impulse_engines", "2", "stay")
    assert game.ship().place == "home_station"


@pytest.mark.rule("SHIP-8.14")
def test_a_match_is_one_bonus() -> None:
    game = lab(techs=[{5: "shuttle_bay"}], central=["mess_hall"])
    game.choose("science", "mess_hall", "6")  # medal to medal
    assert bonuses(game) == ["medal"]
    assert game.ship().medals == 1


@pytest.mark.rule("SHIP-8.15")
def test_a_neighbouring_card_counts_and_what_it_covers_does_not() -> None:
    """Slot 1 shows a medal on its right. The Arboretum covers it; Laser Cannons show one of their own."""
    game = lab(techs=[{1: "arboretum"}], central=["laser_cannons"])
    game.choose("science", "laser_cannons", "2")
    assert bonuses(game) == []
    game = lab(techs=[{1: "laser_cannons"}], central=["mess_hall"])
    game.choose("science", "mess_hall", "2", "stay")
    assert bonuses(game) == ["medal", "move"]


@pytest.mark.rule("SHIP-8.15")
def test_the_icons_under_the_new_card_do_not_count() -> None:
    """Slots 3 and 4 show a repair to each other; a card without a repair there ends that."""
    game = lab(central=["laser_cannons"])
    game.choose("science", "laser_cannons", "3")
    assert bonuses(game) == []


@pytest.mark.rule("SHIP-8.16")
def test_damage_does_not_cover_the_icons_of_a_slot() -> None:
    game = lab(central=["mess_hall"], damaged=[[1, 3, 4, 5, 6]])
    game.choose("science", "mess_hall", "stay")
    assert bonuses(game) == ["medal", "move"]


def between(state: Starship, slot: int) -> list[str]:
    """The bonuses of a card in a slot of an otherwise empty board, read off the printed icons one by one."""
    card = state.ships[0].slots[slot - 1]
    assert card is not None
    face = state.face(card)
    shown = OMEGAS[face] if face in OMEGAS else CARDS[face]
    printed = SLOT_BOARDS[state.board_side].slots
    found = []
    for height in (0, 1):
        if slot > 1 and shown.left[height] and shown.left[height] == printed[slot - 2].right[height]:
            found.append(str(shown.left[height]))
        if slot < TECH_SLOTS and shown.right[height] and shown.right[height] == printed[slot].left[height]:
            found.append(str(shown.right[height]))
    return found


@pytest.mark.rule("SHIP-8.11", "SHIP-8.12", "SHIP-8.15")
@pytest.mark.parametrize("board", ["A", "B"])
def test_every_card_in_every_slot(board: str) -> None:
    start = given(board_side=board).state
    some = 0
    for face in (*CARDS, *OMEGAS):
        for slot in range(1, TECH_SLOTS + 1):
            state = start.copy()
            fit(state, 0, slot, face)
            assert matching_icons(state, 0, slot) == between(state, slot), (face, slot)
            some += len(matching_icons(state, 0, slot))
    assert some > 40


@pytest.mark.rule("SHIP-8.18")
def test_bonuses_apply_to_a_tech_from_a_mission() -> None:
    game = lab(
        place=["veridia"],
        missions={"veridia": "zinca_library"},
        ready=[["blue", "cadet"]],
        decks={"techs": ["mess_hall", "brig", "holodeck"]},
    )
    game.choose("mission", "blue", "resolve", "mess_hall", "2", "stay")
    assert bonuses(game) == ["medal", "move"]


@pytest.mark.rule("SHIP-8.18")
def test_bonuses_apply_to_a_tech_from_an_event() -> None:
    game = lab(steps=[[0, 6, 0]], techs=[{4: "robotics_bay"}], events=[None, "shared_technology", None])
    (card,) = game.state.cards.rows[ON_ZINCA]
    become(game.state, card, "mess_hall")
    game.choose("tech:robotics_bay", "1", "mess_hall", "2", "stay")
    assert game.slots() == {2: "mess_hall", 4: "robotics_bay"}
    assert bonuses(game) == ["medal", "move"]


@pytest.mark.rule("SHIP-8.18")
def test_bonuses_apply_to_an_omega_of_a_draft() -> None:
    game = lab(techs=[{2: "omega_supercomputer"}], decks={"omegas": ["pirate_gallery"]})
    game.choose("tech:omega_supercomputer", "pirate_gallery", "2")
    assert bonuses(game) == ["medal"]
    assert game.ship().medals == 1


# Single use


@pytest.mark.rule("SHIP-8.19")
def test_a_single_use_room_is_discarded_before_its_effects() -> None:
    game = lab(techs=[{**FULL, 2: "prototype_core"}], central=PLAIN)
    game.choose("tech:prototype_core")
    assert game.faces(TECH_DISCARD) == ["prototype_core"]
    assert game.asked == (0, "tech")
    game.choose("merit_board", "2")  # in the slot just freed, and then there is no other
    assert game.slots()[2] == "merit_board"
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-8.19")
def test_a_commander_cannot_use_it_twice_but_may_do_something_else() -> None:
    game = lab(
        ready=[["commander-yellow"]],
        queue=[["cadet", "yellow", "red"]],
        techs=[{2: "boarding_pods", 5: "security_office"}],
    )
    game.choose("tech:boarding_pods")
    assert game.asked == (0, "second")
    assert game.options == ["weapons", "repair", "tech:security_office", "command:cadet", "command:yellow", "none"]
    game.choose("tech:security_office", "0")
    assert (game.ship().medals, len(game.hold())) == (3, 2)


@pytest.mark.rule("SHIP-8.19")
def test_artifacts_use_it_up_as_well() -> None:
    game = lab(ready=[[]], techs=[{2: "boarding_pods"}], artifacts=[["red_yellow", "yellow_blue"]])
    game.choose("tech:boarding_pods")
    assert (game.slots(), game.hold(), game.ship().medals) == ({}, ["pirate", "pirate"], 2)


# Copies


@pytest.mark.rule("SHIP-8.20")
def test_two_dimensional_lockers_give_four_slots() -> None:
    lockers = {1: "dimensional_lockers_1", 6: "dimensional_lockers_2"}
    position = {"place": ["veridia"], "missions": {"veridia": "living_slime"}, "damage": [0]}
    for techs, room in (({}, 8), ({1: lockers[1]}, 10), (lockers, 12)):
        game = lab(techs=[techs], artifacts=[["red_blue"] * 8 + ["yellow_blue"] * (room - 8)], **position)
        assert game.state.capacity(0) == room
        game.choose("mission")
        assert game.asked == (0, "drop")


@pytest.mark.rule("SHIP-8.20")
def test_abilities_that_replace_something_do_not_add_up() -> None:
    """There is only one of each in the box, so a second copy is made up: still 2 medals, still one jump."""
    game = twice("training_headset")
    game.choose("science", "mess_hall", "2")
    assert game.ship().medals == 2
    game = twice("wormhole_generator")
    game.choose("science", "mess_hall", "2", "ironwell")
    assert game.ship().place == "ironwell"
    assert game.asked == (1, "turn")


def twice(ability: str) -> Sitting:
    """A ship with two copies of an ability, in slots 5 and 6."""
    game = lab(techs=[{5: ability, 6: "brig"}], central=["mess_hall"])
    card = game.ship().slots[5]
    assert card is not None
    game.state.cards.faces[card] = ability
    assert game.state.abilities(0, ability) == 2
    return game


# When abilities apply


@pytest.mark.rule("SHIP-8.23")
def test_the_owner_chooses_the_order_of_abilities_that_come_together() -> None:
    """After a fight: the Targeting Computer's step and the Salvage Crane's repair."""
    abilities = {5: "targeting_computer", 6: "salvage_crane"}
    for first, then in (("targeting_computer", "repair"), ("salvage_crane", "track")):
        game = lab(ready=[["yellow"]], techs=[abilities], on_routes={"r01": "pirate_07"})
        game.choose("weapons", "pirate_07")
        assert game.asked == (0, "order")
        assert game.options == ["targeting_computer", "salvage_crane"]
        assert (game.ship().ready, game.hold()) == (["android"], ["pirate"])  # token and reward are aboard
        game.choose(first)
        game.choose("none")
        assert game.asked == (0, then)
        game.choose("none")
        assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-8.23")
def test_after_each_activation_of_the_helm() -> None:
    computer = {5: "navigation_computer", 2: "impulse_engines"}
    game = lab(ready=[["commander-red"]], techs=[computer])
    game.choose("helm", "veridia", "stay", "harrow")  # a third move
    assert game.ship().place == "harrow"
    game.choose("helm", "veridia", "stay", "harrow")  # and again with the second task
    assert game.ship().place == "harrow"
    game = lab(ready=[[]], techs=[computer], artifacts=[["red_blue", "red_yellow"]])
    game.choose("helm", "stay", "veridia")  # in whatever way it was activated
    assert game.ship().place == "veridia"
    game = lab(ready=[["red"]], techs=[computer])
    game.choose("tech:impulse_engines", "stay", "none")
    assert game.asked == (1, "turn")  # not after other rooms


@pytest.mark.rule("SHIP-8.23")
def test_after_each_android_that_leaves_a_mission() -> None:
    game = lab(
        place=["veridia"],
        missions={"veridia": "peace_conference"},
        ready=[["android", "android", "cadet"]],
        techs=[{5: "zinca_relay"}],
    )
    game.choose("mission", "android", "cadet", "2", "2")  # the lines of the androids
    assert game.ship().steps == [2, 0, 2]
    game.choose("2")  # and twice the relay
    assert game.ship().steps == [2, 2, 2]
    game.choose("1", "1")  # an artifact lies on space 3
    assert game.ship().steps == [2, 4, 2]
    assert game.asked == (1, "turn")


@pytest.mark.rule("SHIP-8.24")
def test_a_new_ability_works_for_the_bonuses_of_its_own_placement() -> None:
    game = lab(central=["training_headset"], board_side="B")
    game.choose("science", "training_headset", "3")
    assert bonuses(game) == ["medal"] and game.ship().medals == 2
    game = lab(central=["mech_bots"], damage=[3])
    game.choose("science", "mech_bots", "5", "cargo", "cargo")
    assert bonuses(game) == ["repair"] and game.ship().damage == 1
    game = lab(central=["hyper_charger"], board_side="B", damage=[3])
    game.choose("science", "hyper_charger", "3", "repair", "cargo")
    assert bonuses(game) == ["move"] and game.ship().damage == 2


@pytest.mark.rule("SHIP-8.24")
def test_stealth_paint_placed_on_a_mission_ignores_its_first_damage() -> None:
    game = lab(
        place=["veridia"],
        missions={"veridia": "lost_world"},  # any:2; then an artifact; then damage
        ready=[["red", "yellow", "cadet"]],
        steps=[[0, 3, 0]],
        central=["stealth_paint"],
        damage=[3],
    )
    game.choose("mission", "red", "cadet", "zinca", "2", "stealth_paint", "1", "resolve", "0")
    assert game.ship().damage == 3
    assert game.ship().medals == 2


@pytest.mark.rule("SHIP-8.24")
def test_stealth_paint_placed_after_the_first_damage_comes_too_late() -> None:
    game = lab(
        place=["veridia"],
        missions={"veridia": "minefield"},  # damage, any:3
        ready=[["commander-yellow", "cadet"]],
        steps=[[0, 3, 0]],
        central=["stealth_paint"],
        damage=[3],
    )
    game.choose("mission", "commander-yellow", "resolve", "zinca", "2", "stealth_paint", "1", "0")
    assert game.ship().damage == 4
    game.choose("again", "none")
    assert game.ship().damage == 5


@pytest.mark.rule("SHIP-8.24")
def test_stealth_paint_that_is_replaced_works_no_more() -> None:
    game = lab(
        place=["veridia"],
        missions={"veridia": "lost_world"},
        ready=[["red", "yellow", "cadet"]],
        steps=[[0, 3, 0]],
        techs=[{1: "stealth_paint"}],
        central=["shield_generator"],
        damage=[3],
    )
    game.choose("mission", "red", "cadet", "zinca", "2", "shield_generator", "1", "resolve", "0")
    assert game.ship().damage == 4


@pytest.mark.rule("SHIP-8.24")
def test_a_new_room_can_be_activated_by_the_second_task() -> None:
    game = lab(ready=[["commander-blue"]], central=["med_bay"])
    assert "tech:med_bay" not in game.options
    game.choose("science", "med_bay", "6")
    assert "tech:med_bay" in game.options
    game.choose("tech:med_bay", "cargo")
    assert (game.ship().medals, game.ship().damage) == (1, 2)
