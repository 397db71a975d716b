"""SETI-6: free actions; SETI-1.2 to 1.5, 1.9, 1.20: resources and limits."""

from __future__ import annotations

import pytest

from .driving import resolve
from .given import given


@pytest.mark.rule("SETI-1.2", "SETI-6.9")
def test_the_three_resources_are_exchanged_two_for_one() -> None:
    game = given(2, credits=[2], energy=[2], publicity=[9], data=[6], hand=[["grant", "iss"]])
    game.choose("exchange")
    assert set(game.options) == {
        "credit:energy",
        "credit:card_any",
        "energy:credit",
        "energy:card_any",
        "card_any:credit",
        "card_any:energy",
        "card_any:card_any",
    }
    game.choose("credit:energy")
    assert game.wealth() == {**game.wealth(), "credits": 0, "energy": 3, "cards": 2}
    game.choose("exchange")
    assert game.why("credit:energy") == ("SETI-6.13", "not-a-pair")
    game.choose("energy:credit")
    assert game.wealth() == {**game.wealth(), "credits": 1, "energy": 1}
    game.choose("exchange", "card_any:credit")  # both cards, unasked
    assert game.wealth() == {**game.wealth(), "credits": 2, "energy": 1, "cards": 0}
    assert sorted(game.discards) == ["grant", "iss"]


@pytest.mark.rule("SETI-1.3")
def test_publicity_goes_no_further_than_10() -> None:
    game = given(2, publicity=[9], hand=[["press_statement"]])
    game.choose("play", "press_statement")
    assert game.wealth()["publicity"] == 10
    resolve(game, "publicity:2")
    assert game.wealth()["publicity"] == 10


@pytest.mark.rule("SETI-1.4")
def test_data_beyond_6_in_the_pool_is_lost() -> None:
    game = given(2, data=[5], upper=[6], hand=[["seti_data_archive"]])
    game.choose("play", "seti_data_archive")
    assert game.wealth()["data"] == 6


@pytest.mark.rule("SETI-1.5")
def test_data_in_the_computer_does_not_count_against_the_pool() -> None:
    game = given(2, data=[4], upper=[6], hand=[["seti_data_archive", "grant"]])
    game.choose("play", "seti_data_archive")
    assert (game.agency().data, game.agency().upper) == (6, 6)


@pytest.mark.rule("SETI-1.5", "SETI-8.6")
def test_data_is_placed_first_on_the_own_turn_only() -> None:
    game = given(2, data=[5, 5], upper=[0, 0], hand=[["seti_data_archive", "grant"]])
    assert resolve(game, "data:2", seat=1) == [] and game.agency(1).data == 6
    game.choose("play", "seti_data_archive")
    assert game.asked == (0, "pool") and game.seat.prompt()["n"] == 1
    lost = given(2, data=[5], hand=[["seti_data_archive", "grant"]]).choose("play", "seti_data_archive", "lose")
    assert (lost.agency().data, lost.agency().upper) == (6, 0)
    game.choose("place")
    assert (game.agency().data, game.agency().upper) == (6, 1)


@pytest.mark.rule("SETI-1.9")
def test_figures_and_markers_never_run_out() -> None:
    game = given(2, credits=[2], orbiters=[{"mars": 9}], landers=[{"venus": 9}])
    game.choose("launch")
    assert len(game.agency().probes) == 1
    star = game.star("vega")
    star.markers, star.data = [0] * 40, 0
    resolve(game, "signal:star.vega")
    assert len(star.markers) == 41


@pytest.mark.rule("SETI-1.20")
def test_a_cost_is_paid_in_full_or_the_action_is_not_possible() -> None:
    game = given(2, credits=[1], energy=[1], publicity=[5], hand=[["grant"]])
    for action in ("launch", "scan", "research"):
        assert game.why(action) is not None
        assert game.refused(action)
    assert game.wealth() == {**game.wealth(), "credits": 1, "energy": 1, "publicity": 5}


@pytest.mark.rule("SETI-1.20")
def test_just_enough_is_enough() -> None:
    game = given(2, credits=[1], energy=[2], publicity=[1], techs=[["telescope_2"]], hand=[[]])
    game.choose("scan", "telescope_2")
    assert game.wealth() == {**game.wealth(), "credits": 0, "energy": 0, "publicity": 0}
    game = given(2, credits=[2], energy=[0], publicity=[6]).choose("launch")
    assert game.wealth()["credits"] == 0
    assert given(2, publicity=[6]).why("research") is None


@pytest.mark.rule("SETI-6.3")
def test_an_energy_for_a_move_at_any_time_of_the_turn() -> None:
    game = given(2, credits=[2], energy=[2], probes=[[(1, 5)]], techs=[["probe_1"]])
    game.choose("move", "0:1:6")
    assert game.wealth()["energy"] == 1 and game.agency().probes == [(1, 6)]
    game.choose("launch", "move", "1:2:5")
    assert game.wealth()["energy"] == 0 and game.agency().probes == [(1, 6), (2, 5)]
    assert game.ask.seat == 0 and game.why("move") == ("SETI-6.3", "no-energy-to-move")


@pytest.mark.rule("SETI-6.3")
def test_who_does_not_move_after_all_keeps_the_energy() -> None:
    game = given(2, energy=[2], probes=[[(1, 5)]])
    game.choose("move")
    assert "stop" not in game.options  # who asked for a step takes one, or takes the choice back
    game.table.undo(0)
    assert game.wealth()["energy"] == 2 and game.asked == (0, "turn")
    held = given(2, energy=[1], probes=[[(2, 6), (1, 5)]], techs=[["probe_1"]])  # one of them on asteroids
    held.choose("move")
    assert held.why("0:1:6") == ("SETI-6.2", "asteroids-hold")
    held.choose("1:1:4")
    assert held.wealth()["energy"] == 0


@pytest.mark.rule("SETI-6.6")
def test_moves_are_used_when_gained_and_energy_completes_a_step_that_costs_two() -> None:
    game = given(2, energy=[1], probes=[[(2, 6)]], hand=[["breakthrough_starshot", "grant"]])
    assert game.state.system.content((2, 6)) == "asteroids"
    game.choose("play", "breakthrough_starshot", "0:2:5")
    assert game.wealth()["energy"] == 0 and game.agency().probes == [(2, 5)]
    kept = given(2, energy=[0], probes=[[(2, 5)]], hand=[["breakthrough_starshot", "grant"]])
    kept.choose("play", "breakthrough_starshot", "stop", "proxima_centauri")
    assert kept.why("move") == ("SETI-6.3", "no-energy-to-move")  # nothing is stored
    held = given(2, energy=[0], probes=[[(2, 6)]], hand=[["breakthrough_starshot", "grant"]])
    held.choose("play", "breakthrough_starshot")
    assert held.why("0:2:5") == ("SETI-6.2", "asteroids-hold")


@pytest.mark.rule("SETI-6.7")
def test_data_goes_to_the_leftmost_upper_space_or_below_a_filled_one() -> None:
    game = given(2, score=[1], data=[4], publicity=[4], credits=[0], computers=[{1: "computer_1", 3: "computer_2"}])
    game.choose("place")  # position 1, nothing else is possible
    assert game.agency().upper == 1 and game.wealth()["score"] == 1 + 2
    game.choose("place")
    assert game.options == ["upper", "1"]
    game.choose("upper")  # position 2: 1 publicity at once
    assert game.wealth()["publicity"] == 5
    game.choose("place", "upper", "place")
    assert game.options == ["upper", "1", "3"]  # any order of columns
    game.choose("3")
    assert game.agency().lower == [3] and game.wealth()["energy"] == 4 and game.agency().data == 0
    assert game.why("place") == ("SETI-6.7", "no-data")


@pytest.mark.rule("SETI-6.8")
def test_a_conditional_mission_is_completed_as_a_free_action() -> None:
    game = given(2, credits=[9], publicity=[4], played=[["near_earth_asteroids_survey"]], probes=[[(2, 5)]])
    assert game.why("mission") == ("SETI-11.1", "no-mission")
    other = given(2, score=[1], played=[["near_earth_asteroids_survey"]], probes=[[(1, 4)]], turned=(0, 1, 0))
    assert other.state.system.content((1, 4)) == "asteroids"
    other.choose("mission", "deck")
    assert other.done() == ["near_earth_asteroids_survey"] and other.wealth()["score"] == 1 + 5
    assert other.asked == (0, "turn") and "scan" in other.options


@pytest.mark.rule("SETI-6.10", "SETI-6.11")
def test_a_card_is_bought_for_3_publicity_from_the_row_or_the_deck() -> None:
    game = given(2, publicity=[8], row=["alice", "dune", "grant"], decks={"deck": ["iss", "plato"]})
    game.choose("buy")
    assert game.asked == (0, "card") and game.options == ["alice", "dune", "grant", "deck"]
    game.choose("deck")
    game.choose("buy", "alice")
    assert game.hand() == ["iss", "alice"] and game.wealth()["publicity"] == 2
    assert game.why("buy") == ("SETI-6.11", "little-publicity")


@pytest.mark.rule("SETI-6.10")
def test_a_card_gained_by_exchange_comes_from_the_row_or_the_deck() -> None:
    game = given(2, credits=[2], row=["alice", "dune", "grant"], decks={"deck": ["iss", "plato"]})
    game.choose("exchange", "credit:card_any")
    assert game.options == ["alice", "dune", "grant", "deck"]
    game.choose("dune")
    assert game.hand() == ["dune"] and game.row == ["alice", "iss", "grant"]


@pytest.mark.rule("SETI-4.12", "SETI-6.9")
def test_nothing_is_exchanged_for_a_card_when_there_is_none() -> None:
    game = given(2, credits=[2], hand=[["grant", "iss"]], row=[None, None, None], bare=["deck"]).choose("exchange")
    assert game.why("credit:card_any") == ("SETI-4.12", "no-card-left")
    assert "credit:energy" in game.options
    assert "card_any:card_any" in game.options  # the cards given up are shuffled and drawn from


@pytest.mark.rule("SETI-6.12")
def test_corners_any_number_of_times() -> None:
    hand = ["press_statement", "seti_at_home", "near_shoemaker", "breakthrough_starshot", "dragonfly"]
    game = given(2, publicity=[0], energy=[0], probes=[[(1, 5)]], hand=[hand])
    game.choose("corner", "press_statement", "corner", "seti_at_home", "corner", "breakthrough_starshot")
    assert (game.wealth()["data"], game.wealth()["publicity"]) == (2, 1)
    game.choose("corner", "dragonfly", "0:1:6")  # a move
    assert game.agency().probes == [(1, 6)] and game.hand() == ["near_shoemaker"]
    assert game.discards == ["press_statement", "seti_at_home", "breakthrough_starshot", "dragonfly"]
    aliens = given(2, score=[0], hand=[["mass_sample_collection", "grant"]]).choose("corner", "mass_sample_collection")
    assert (aliens.wealth()["score"], aliens.wealth()["data"]) == (1, 1)


@pytest.mark.rule("SETI-6.13")
def test_different_resources_make_no_pair_but_a_project_and_an_alien_card_do() -> None:
    game = given(2, credits=[1], energy=[1], hand=[["grant"]])
    assert game.why("exchange") == ("SETI-6.9", "no-pair")
    cards = given(2, credits=[0], energy=[1], hand=[["grant", "signs_of_life"]])
    cards.choose("exchange", "card_any:credit")
    assert cards.wealth() == {**cards.wealth(), "credits": 1, "cards": 0}


@pytest.mark.rule("SETI-6.13")
def test_with_more_cards_the_player_chooses_which_two() -> None:
    game = given(2, energy=[0], hand=[["grant", "iss", "plato"]])
    game.choose("exchange", "card_any:energy", "iss", "grant")
    assert game.hand() == ["plato"] and game.wealth()["energy"] == 1


@pytest.mark.rule("SETI-9.5")
def test_a_space_is_resolved_completely_before_the_next_data() -> None:
    game = given(2, data=[2], upper=[3], computers=[{3: "computer_3"}], decks={"deck": ["iss"]})
    game.choose("place", "upper")  # position 4 tucks a card, and there is none in hand
    assert game.asked == (0, "turn") and game.tucked() == []
    game.choose("place", "3", "deck")
    assert game.hand() == ["iss"] and game.tucked() == []
    tucks = given(2, data=[1], upper=[3], energy=[0], hand=[["grant", "iss"]]).choose("place", "grant")
    assert tucks.tucked() == ["grant"] and tucks.wealth()["energy"] == 1
