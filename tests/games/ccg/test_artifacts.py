"""Artifacts and objectives, and what searches or looks through decks."""

from __future__ import annotations

import pytest

from tests.games.ccg.given import Given
from wardroom.games.ccg.flow.windows import earned


@pytest.mark.rule("CCG-9.5", "CCG-15.1", "CCG-15.3", "CCG-4.9")
def test_assign_mission_specialists_brings_two_different_specialists() -> None:
    given = Given()
    outpost = given.outpost("federation_outpost", given.mission("first_contact"))
    (card,) = given.hand(0, "assign_mission_specialists")
    given.deck(0, "calloway", "calloway", "simon_tarses", "worf", "taitt")
    game = given.sit("play").order("play", card).passing()
    assert game.asked == (0, "fetch")
    assert game.why("worf") == ("CCG-9.5", "no-specialist")
    game.choose("calloway")
    assert game.why("calloway") == ("CCG-4.9", "already-in-play")
    game.choose("simon_tarses").passing()
    there = [face for face, place in zip(game.state.cards.faces, game.state.where) if place == ("aboard", outpost)]
    assert sorted(there) == ["calloway", "simon_tarses"]
    assert len(game.state.deck(0)) == 3 and game.state.where[card] == ("core", 0)


@pytest.mark.rule("CCG-13.18", "CCG-1.6")
def test_specialists_score_for_the_skills_that_solved_the_mission() -> None:
    """Repair Mission: ENGINEER x3 and Computer Skill. Barclay's skill counts; ENGINEER is a classification."""
    given = Given()
    number = given.mission("repair_mission")
    given.core("assign_mission_specialists")
    ship = given.ship("u_s_s_oberth", number)
    given.aboard(ship, "reginald_barclay", "christopher_hobson", "linda_larson", "linda_larson")
    game = given.sit().order("attempt", given.state.locations[number].missions[0], ship).passing()
    assert (game.state.mission_points[0], game.state.bonus_points[0]) == (35, 5)


@pytest.mark.rule("CCG-6.2")
def test_it_may_be_discarded_at_the_start_of_the_turn() -> None:
    given = Given()
    given.mission("first_contact")
    card = given.core("assign_mission_specialists")
    game = given.sit("start").choose("yes").passing()
    assert game.lies(card) == "discard1"


@pytest.mark.rule("CCG-10.7", "CCG-25.7")
def test_thought_maker_lays_cards_on_top_of_the_opponents_deck_once_it_was_earned() -> None:
    given = Given()
    given.mission("first_contact")
    (card,) = given.hand(0, "thought_maker")
    given.deck(1, "worf", "data", "taitt")
    game = given.sit(noted={earned(0, "thought_maker"): 1}).order("play", card).passing()
    game.choose("worf", "data", "done")
    assert [game.state.cards.faces[each] for each in game.state.deck(1)] == ["taitt", "worf", "data"]


@pytest.mark.rule("CCG-10.5", "CCG-4.1")
def test_an_artifact_of_the_other_is_the_solvers_from_then_on() -> None:
    given = Given()
    number = given.mission("first_contact")
    (naiskos,) = given.under(number, "kurlan_naiskos", seat=1)
    team = given.surface(number, "deanna_troi")
    game = given.sit().order("attempt", given.state.locations[number].missions[0], team[0]).passing()
    assert (game.lies(naiskos), game.state.owner[naiskos]) == ("hand1", 0)
    assert [listed.get("kurlan_naiskos", 0) for listed in game.state.listed] == [1, 0]


@pytest.mark.rule("CCG-2.12", "CCG-7.3", "CCG-19.3")
def test_kurlan_naiskos_is_played_as_an_event_on_a_ship() -> None:
    given = Given()
    ship = given.ship("u_s_s_oberth", given.mission("first_contact"))
    (naiskos,) = given.hand(0, "kurlan_naiskos")
    game = given.sit("play").order("play", naiskos).passing()
    assert game.state.where[naiskos] == ("on", ship) and game.state.plays_left == 1
