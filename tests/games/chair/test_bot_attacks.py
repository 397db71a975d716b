"""CHAIR-35: what the Bot does to the person, and the person to the Bot."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair.automa import turn, zone
from wardroom.games.chair.flow import foe
from wardroom.games.chair.pieces import Do
from wardroom.games.chair.state import DECK, DISCARD, DUTY, FLEET, INCIDENTS, LOG, PLACES, RIVAL, Chair

from .bots import Resolved, against, resolved, run
from .given import Sitting
from .test_bot_turn import at_bots_turn, faces

RIVA: dict[str, Any] = {"own": {"duty": ["riva"]}, "hand": [["pic_analyze", "pic_recruit"]]}
"""Riva cancels an attack for a discarded card."""
CANCEL = ("use:riva:1", "pic_recruit")


def person_does(state: Chair) -> Do:
    return Do(state, 0, state.captain(0))


def done_to(steps: Any, *args: Any, answers: tuple[str, ...] = (), **more: Any) -> Resolved:
    """Something that an effect of the person's does to the Bot."""
    state = against(**{"bot": "koloth", **more}).state
    return run(state, steps(person_does(state), *args), answers)


def plays(face: str, *keys: str, number: int = 0, **more: Any) -> Sitting:
    hand = [face, *more.pop("hand", ())]
    game = against(**{"bot": "koloth", **more, "hand": [hand]})
    return game.choose(f"play:{face}:{number}", *keys)


# Attacks by the Bot


@pytest.mark.rule("CHAIR-35.1", "CHAIR-27.58")
def test_a_part_aimed_at_the_person_is_an_attack_whatever_the_card() -> None:
    """The Denobulans have no attack; Koloth's row makes the person take an INCIDENT. Admiral Jarok answers."""
    done = resolved("koloth", "denobulans", "use:admiral_jarok:1", "no", own={"duty": ["admiral_jarok"]})
    assert done.outcome["your_glory"] == 1 and done.outcome["your_hand"] == ["energy_drain"]
    assert done.keys.index("took-incident") < done.keys.index("reacts")


@pytest.mark.rule("CHAIR-35.1")
def test_a_row_whose_part_is_not_reached_is_no_attack() -> None:
    """With a Romulan in the Market the same row does nothing to the person, though it is printed with an attack."""
    done = resolved("koloth", "denobulans", market=["laris"], own={"duty": ["admiral_jarok"]})
    assert done.outcome == {"discard": ["laris"], "log": ["this"]}
    done = resolved("picard", "tribbles", own={"duty": ["admiral_jarok"]})  # an attack card, but a peaceful row
    assert "your_glory" not in done.outcome


@pytest.mark.rule("CHAIR-35.1")
def test_a_passive_of_the_person_answers_too() -> None:
    """Peanut Hamper goes onto the deck of whoever was attacked."""
    done = resolved("koloth", "denobulans", own={"duty": ["peanut_hamper"]})
    assert done.outcome["your_duty"] == []


@pytest.mark.rule("CHAIR-35.2")
def test_cancelled_it_is_not_done_so_the_other_part_applies() -> None:
    sisko: Any = {"own": {"duty": ["riva"]}, "hand": [["sis_miles_obrien"]], "teams": {"indri_viii": (1, 0)}}
    done = resolved("picard", "pic_worf", "use:riva:1", "sis_miles_obrien", **sisko)
    assert done.outcome["teams"] == {"indri_viii": (1, 1)} and done.outcome["glory"] == 1
    assert done.outcome["incidents"] == -1 and "rival-cancelled" in done.keys
    done = resolved("shran", "shr_tarah", *CANCEL, **{**RIVA, "own": {"duty": ["riva"], "deck": ["pic_worf"]}})
    assert done.outcome["military"] == 1 and done.outcome["your_discard"] == ["pic_recruit"]


@pytest.mark.rule("CHAIR-35.2")
def test_the_rest_of_the_row_is_resolved() -> None:
    done = resolved("koloth", "denobulans", *CANCEL, **RIVA)
    assert done.outcome["deck"] == ["borg_probe"] and done.outcome["log"] == ["this"]
    assert "incidents" not in done.outcome
    done = resolved("sisko", "sis_kira_nerys", *CANCEL, **RIVA)  # Military +2 in any case
    assert done.outcome["military"] == 3 and "your_duty" not in done.outcome


@pytest.mark.rule("CHAIR-35.2", "CHAIR-27.58")
def test_all_parts_of_a_row_are_cancelled_at_once_and_asked_for_once() -> None:
    """Sela's attack row at 8 Military aims twice."""
    done = resolved("sela", "sel_tomalak", *CANCEL, **RIVA, tracks=[{}, {"military": 8}])
    assert done.outcome["your_hand"] == ["pic_analyze"] and done.outcome["log"] == ["this"]
    assert done.keys.count("rival-cancelled") == 2
    done = resolved("sela", "sel_tomalak", "pass", "incident", "pic_analyze", **RIVA, tracks=[{}, {"military": 8}])
    assert done.outcome["your_discard"] == ["pic_analyze"]  # asked once, then both were carried out


@pytest.mark.rule("CHAIR-35.2")
def test_who_chooses_the_ship_and_cancels_has_lost_nothing() -> None:
    position: Any = {**RIVA, "own": {"duty": ["riva"], "fleet": ["pic_uss_enterprise_d"]}}
    done = resolved("sela", "ambassador_kamarag", "ship", *CANCEL, **position)
    assert "your_fleet" not in done.outcome and done.rows == ["sela-traits-4"]


@pytest.mark.rule("CHAIR-35.2", "CHAIR-27.58")
def test_a_reaction_to_one_kind_of_effect_keeps_it_from_being_done() -> None:
    """Phasers keep an Away Team where it is, so Military +1."""
    position: Any = {"own": {"fleet": ["phasers"]}, "teams": {"betazed": (1, 0)}}
    done = resolved("koloth", "kol_klingon_disruptors", "use:phasers:2", **position)
    assert done.outcome["military"] == 2 and "teams" not in done.outcome
    done = resolved("koloth", "kol_klingon_disruptors", "pass", **position)
    assert done.outcome["military"] == 1 and done.outcome["teams"] == {"betazed": (0, 0)}


@pytest.mark.rule("CHAIR-35.3", "CHAIR-9.14")
def test_choices_in_parts_aimed_at_the_person_are_the_persons_among_what_can_be_done() -> None:
    teams = {"dozaria": (1, 0), "betazed": (1, 0)}
    done = resolved("shran", "phasers", "team", "betazed", teams=teams)
    assert done.outcome["teams"] == {"betazed": (0, 0), "indri_viii": (0, 1)}
    done = resolved("shran", "phasers")  # without an Away Team there is nothing to choose
    assert done.outcome["your_hand"] == ["energy_drain"]


@pytest.mark.rule("CHAIR-35.12", "CHAIR-30.2")
def test_its_control_of_a_location_and_its_influence_are_answered_but_not_what_it_resolves() -> None:
    """Kamarag answers to a Location taken, Self-Replicating Mines to Influence; You Owe Me One not to Utilize."""
    state = at_bots_turn(own={"duty": ["ambassador_kamarag"]}, teams={"betazed": (0, 3)}, hand=[["red_alert"]])
    done = run(state, turn.control(state), ["use:ambassador_kamarag:1", "red_alert"])
    assert done.outcome["your_hand"] == []
    mines: Any = {"person": "sisko", "own": {"fleet": ["sis_self_replicating_mines"]}}
    deck = {"deck": ["pic_utilize", "pic_recruit"]}
    done = resolved("picard", "pic_data", "use:sis_self_replicating_mines:2", theirs=deck, **mines)
    assert done.outcome["influence"] == 1 and done.outcome["your_hand"] == ["sis_self_replicating_mines"]
    debts: Any = {"person": "shran", "own": {"fleet": ["shr_you_owe_me_one"]}, "theirs": deck}
    done = resolved("picard", "shr_utilize", **debts)
    assert done.row == "picard-without-directive"


@pytest.mark.rule("CHAIR-33.5", "CHAIR-35.12")
def test_a_location_it_turns_up_moves_to_its_area_and_is_not_taken_under_control() -> None:
    done = resolved("picard", "pic_farpoint_station", own={"duty": ["ambassador_kamarag"]}, hand=[["red_alert"]])
    assert done.outcome["places"] == ["this"]  # nobody was asked


# What the person does to the Bot


@pytest.mark.rule("CHAIR-35.13")
def test_the_bot_never_reacts() -> None:
    """Riva would cancel the attack, Peanut Hamper go onto the deck."""
    game = plays("tribbles", "rom", theirs={"duty": ["riva"]})
    assert game.held(DECK, RIVAL)[-1] == "energy_drain"
    game = plays("tribbles", "rom", theirs={"duty": ["peanut_hamper"]})
    assert game.held(DUTY, RIVAL) == ["peanut_hamper"] and game.asked == (0, "act")


@pytest.mark.rule("CHAIR-35.4")
def test_what_lets_it_draw_discards_its_top_card() -> None:
    """The Lirpa: an officer leaves, and its captain may draw a card."""
    game = plays("lirpa", theirs={"duty": ["kol_krell"]})
    assert game.held(DISCARD, RIVAL) == ["kol_krell", "pic_analyze"] and len(game.held(DECK, RIVAL)) == 4
    done = done_to(foe.may_draw, theirs={"deck": [], "discard": ["kol_krell"], "reserve": ["kol_mara"]})
    assert done.outcome["discard"] == ["kol_mara"] and done.outcome["supplement"] == -1


@pytest.mark.rule("CHAIR-35.5")
def test_it_declines_to_return_an_incident() -> None:
    game = plays("shr_ambassador_thoris", bot="koloth", person="shran", theirs={"discard": ["kol_energy_drain"]})
    assert game.held(DISCARD, RIVAL) == ["kol_energy_drain"] and game.own().glory == 0
    assert "rival-declined" in game.log()


@pytest.mark.rule("CHAIR-35.5")
def test_an_incident_of_its_that_goes_back_goes_under_the_incident_deck() -> None:
    done = resolved("koloth", "kol_energy_drain", "no", own={"deck": ["pic_data"]})
    assert done.state.cards.faces[done.state.cards.rows[INCIDENTS][0]] == "kol_energy_drain"


@pytest.mark.rule("CHAIR-35.6")
def test_what_it_is_given_it_gains_normally() -> None:
    game = plays("sis_kira_nerys", number=1, person="sisko", bot="koloth")
    assert game.own(RIVAL).track("influence") == 1 and game.own().track("military") == 3
    done = done_to(foe.gains, "glory", 2, on_stardate=1)
    assert done.outcome["glory"] == 2 and done.state.stardate == 1
    assert done.state.captaincies[RIVAL].held == [0]  # CHAIR-11.6: it is the person's turn


@pytest.mark.rule("CHAIR-35.7", "CHAIR-35.11")
@pytest.mark.parametrize(("answer", "glory"), [("yes", 1), ("no", 0)])
def test_an_attack_on_its_hand_has_no_effect_and_the_person_says_how_it_goes_on(answer: str, glory: int) -> None:
    """Mek'leth: an attack card discarded from that hand is a Glory."""
    discard = ["kol_krell", "kol_mara"]
    game = plays("mekleth", "pic_data", hand=["pic_data"], theirs={"discard": discard})
    assert game.asked == (0, "count-as-done")
    game.choose(answer)
    assert game.own().glory == glory and game.own().track("military") == 1
    assert game.held(DISCARD, RIVAL) == discard and game.asked == (0, "act")


@pytest.mark.rule("CHAIR-35.7")
def test_nor_does_it_choose_a_card_of_its_discard_pile() -> None:
    """Harry Mudd: they log a PERSON and may draw, or take an INCIDENT."""
    position: Any = {"theirs": {"discard": ["kol_krell"]}, "tracks": [{"research": 9, "influence": 9, "military": 9}]}
    game = plays("harry_mudd", "yes", **position)
    assert game.held(LOG, RIVAL) == [] and game.held(DISCARD, RIVAL) == ["kol_krell", "pic_analyze"]
    game = plays("harry_mudd", "no", **position)
    assert game.held(DECK, RIVAL)[-1] == "energy_drain" and game.held(DISCARD, RIVAL) == ["kol_krell"]


@pytest.mark.rule("CHAIR-35.7")
def test_a_forced_discard_is_not_asked_about_where_nothing_hangs_on_it() -> None:
    game = plays("moriarty", tracks=[{"research": 9, "influence": 9, "military": 9}])
    assert game.asked == (0, "act") and "rival-unaffected" in game.log()


@pytest.mark.rule("CHAIR-35.8", "CHAIR-34.22")
def test_between_effects_it_takes_the_first_and_of_its_ships_the_one_deployed_last() -> None:
    """The Prototype Cloak: they dismiss a SHIP or take an INCIDENT."""
    fleet: Any = {"theirs": {"fleet": ["shr_kumari", "uss_reliant"]}}
    game = plays("kol_prototype_cloak", "rom", person="koloth", bot="shran", **fleet)
    assert game.held(FLEET, RIVAL) == ["shr_kumari"] and game.held(DISCARD, RIVAL) == ["uss_reliant"]
    assert len(game.table_zone(INCIDENTS)) == 6


@pytest.mark.rule("CHAIR-34.22", "CHAIR-35.14")
def test_a_ship_it_must_recall_goes_to_its_discard_pile() -> None:
    done = done_to(foe.recall_ship, theirs={"fleet": ["kol_iks_groth", "kol_iks_klothos"]})
    assert done.outcome == {"fleet": {"kol_iks_groth": None}, "discard": ["kol_iks_klothos"]}
    assert done_to(foe.recall_ship).outcome == {}


@pytest.mark.rule("CHAIR-35.9")
@pytest.mark.parametrize("has", (0, 5))
def test_stealing_always_succeeds_from_the_supply_and_is_no_gain(has: int) -> None:
    done = done_to(foe.steal, "dilithium", 3, dilithium=[0, has])
    assert done.state.captaincies[0].dilithium == 3 and done.state.captaincies[RIVAL].dilithium == has
    assert done_to(foe.steal, "latinum", 2).state.captaincies[0].latinum == 2
    horta = done_to(foe.steal, "dilithium", 1, own={"fleet": ["horta"]}, tracks=[{"research": 4}])
    assert "react" not in horta.keys  # the Horta answers to Dilithium that is gained


@pytest.mark.rule("CHAIR-35.10")
def test_an_incident_it_must_take_goes_on_top_of_its_deck() -> None:
    done = done_to(foe.take_incident, 2)
    assert done.outcome == {"incidents": -2, "deck": ["energy_drain", "trade_embargo"]}


@pytest.mark.rule("CHAIR-31.1", "CHAIR-35.10", "CHAIR-5.9")
def test_the_last_incident_that_it_takes_is_the_burn() -> None:
    others = ["red_alert", "hostile_contact", "political_crisis", "subspace_phenomenon", "trade_embargo"]
    game = plays("tribbles", "rom", junk=others)
    assert game.table.over and game.state.burned and game.table.winners == []


@pytest.mark.rule("CHAIR-35.14")
def test_its_control_area_is_fleet_locations_and_officer_to_the_person() -> None:
    """The officer can be dismissed, a Location logged, SHIPs counted, Away Teams removed, its top card discarded."""
    areas = {"duty": ["kol_krell"], "places": ["risa", "solum"], "fleet": ["kol_iks_groth"]}
    game = plays("lirpa", theirs=areas)
    assert game.held(DUTY, RIVAL) == []
    state = against("koloth", theirs=areas, teams={"betazed": (0, 2)}).state
    do = person_does(state)
    assert foe.deployed_ships(do) == 1 and foe.has_ship_at(do, state.row(RIVAL, PLACES)[0]) is False
    assert [state.cards.faces[card] for card in foe.controlled_places(do)] == ["risa", "solum"]
    done = run(state, foe.log_in_play(do, foe.controlled_places(do), theirs=False), ["solum"])
    assert done.outcome["log"] == ["solum"] and done.outcome["places"] == ["risa"]
    done = done_to(lambda do: foe.remove_teams(do, 2, foe.places_with_teams(do)), teams={"betazed": (0, 2)})
    assert done.outcome["teams"] == {"betazed": (0, 0)} and done.state.captaincies[RIVAL].teams == 6
    done = done_to(foe.mill)
    assert faces(done.state, DISCARD) == ["pic_analyze"]


@pytest.mark.rule("CHAIR-34.24", "CHAIR-35.14")
def test_of_its_cards_in_play_it_gives_up_the_least_valuable() -> None:
    """The Tachyon Detection Grid makes it log a cloak."""
    fleet: Any = {"theirs": {"fleet": ["sel_irw_valdore", "sel_irw_khazara", "sel_irw_terix"]}}
    game = plays("tachyon_detection_grid", bot="sela", **fleet)
    assert game.held(LOG, RIVAL) == ["sel_irw_khazara"] and game.own().glory == 1
    assert zone.deployed(game.state)
