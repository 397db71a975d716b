"""CHAIR-23: the Captain's Log."""

from __future__ import annotations

import pytest

from wardroom.games.chair.scoring import incidents, lines, owned
from wardroom.games.chair.state import ALLY_DECK, DISCARD, HAND, LOG, STAGING

from .given import given


@pytest.mark.rule("CHAIR-23.1", "CHAIR-25.7", "CHAIR-27.26")
def test_a_logged_card_is_out_of_play_but_still_scores() -> None:
    game = given(hand=[["tholians"]], zones={"places": [["regula_i"]]})
    game.choose("play:tholians:0", "no")
    assert game.held(LOG) == ["tholians"]
    assert not any("tholians" in key for key in game.options)
    found = [line.points for line in lines(game.state, 0, owned(game.state, 0)) if line.card == game.card("tholians")]
    assert found == [3]


@pytest.mark.rule("CHAIR-23.2")
def test_without_a_source_the_card_comes_from_the_hand() -> None:
    game = given(zones={"duty": [["pic_data"]], "discard": [["bolians"]]}, hand=[["pic_worf", "pic_recruit"]])
    game.choose("use:pic_data:0")
    assert game.asked == (0, "log") and game.options == ["pic_worf", "pic_recruit"]
    game.choose("pic_worf")
    assert game.held(LOG) == ["pic_worf"]


@pytest.mark.rule("CHAIR-23.3", "CHAIR-23.4", "CHAIR-27.32", "CHAIR-27.59")
def test_a_card_that_logs_itself_counts_while_it_is_resolved_and_was_put_into_play() -> None:
    """The Arinsen count Klingons in play, themselves too; Dorg on duty reacts to a Klingon put into play."""
    game = given(
        hand=[["arinsen"]],
        zones={"duty": [["captain_dorg"]]},
        tracks=[{"military": 3}],
        dilithium=[0],
    )
    game.choose("play:arinsen:0", "dilithium", "dilithium")  # twice: Dorg and the Arinsen
    assert game.own().dilithium == 4
    assert game.held(LOG) == ["arinsen"] and game.held(STAGING) == []
    assert game.asked == (0, "react") and game.options == ["use:captain_dorg:2", "pass"]


@pytest.mark.rule("CHAIR-23.3")
def test_a_card_that_was_recalled_meanwhile_does_not_log_itself() -> None:
    """United Earth lets Shran play the Suliban, who send it back to his hand."""
    hand, tops = [["shr_united_earth", "phlox"]], {ALLY_DECK: ["bolians", "suliban"]}
    game = given(captains=("shran", "picard"), hand=hand, tops=tops, market=["bynars"])
    game.choose("play:shr_united_earth:1", "suliban", "discard", "play:suliban:0", "phlox", "no")
    assert "shr_united_earth" in game.held(HAND) and game.held(LOG) == []


@pytest.mark.rule("CHAIR-23.5", "CHAIR-27.18")
def test_an_attack_logs_into_the_log_of_whoever_is_attacked() -> None:
    game = given(
        hand=[["harry_mudd"], ["shr_talas", "shr_tarah", "shr_recruit"]],
        tracks=[{"influence": 3}],
    )
    game.choose("play:harry_mudd:0")
    assert game.asked == (1, "log") and game.options == ["shr_talas", "shr_tarah"]  # they choose
    game.choose("shr_tarah")
    assert game.held(LOG, 1) == ["shr_tarah"] and game.held(LOG) == []
    assert game.asked == (1, "may-draw")


@pytest.mark.rule("CHAIR-23.6", "CHAIR-5.6", "CHAIR-27.23")
def test_the_log_counts_for_the_burn_and_not_for_what_is_in_play() -> None:
    zones = {"log": [["energy_drain", "arinsen"]], "discard": [["hostile_contact"]]}
    only = ("discard",)
    game = given(zones={**zones, "deck": [["pic_worf"]]}, only=(*only, "deck"), tracks=[{"military": 3}])
    assert incidents(game.state, 0) == 2
    game = given(zones={"log": [["pic_worf"]]}, hand=[["arinsen"]], tracks=[{"military": 3}], dilithium=[0])
    game.choose("play:arinsen:0", "dilithium")  # Worf in the Log is no Klingon in play
    assert game.own().dilithium == 2 and game.asked == (0, "act")


@pytest.mark.rule("CHAIR-27.13", "CHAIR-27.9", "CHAIR-27.11", "CHAIR-27.10", "CHAIR-27.61")
@pytest.mark.example("CHAIR-27.13")
def test_the_orb_of_time_repeats_the_denobulans_of_the_log_and_is_logged_itself() -> None:
    game = given(hand=[["orb_of_time"]], zones={"log": [["denobulans"]]}, market=["phlox"], actions=0)
    game.choose("play:orb_of_time:0", "yes")
    assert game.options == ["copy:denobulans:0"]  # Influence is too low for the other one
    assert game.why("copy:denobulans:1") == ("CHAIR-9.16", "track-too-low")
    game.choose("copy:denobulans:0", "market:person", "discard")
    assert game.held(DISCARD) == ["phlox"]
    assert game.held(LOG) == ["denobulans", "orb_of_time"]
    assert len(game.held(HAND)) == 1  # the INCIDENT
