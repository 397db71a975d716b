"""CHAIR-21: beaming."""

from __future__ import annotations

import pytest

from wardroom.games.chair.scoring import lines, owned
from wardroom.games.chair.state import BEAMED, DISCARD, HAND, LOG

from .given import given

ENTERPRISE = "pic_uss_enterprise_d"


@pytest.mark.rule("CHAIR-21.1", "CHAIR-27.1", "CHAIR-24.2")
def test_a_card_from_the_hand_goes_face_up_under_the_ship() -> None:
    game = given(hand=[["pic_worf", "pic_data", "pic_red_alert"]])
    game.choose(f"use:{ENTERPRISE}:1", "pic_worf", "pic_data")
    assert game.held(BEAMED) == ["pic_data"] and game.held(DISCARD) == ["pic_worf"]
    fleet = game.view(1)["captains"][0]["fleet"]
    assert fleet[0]["beamed"] == ["pic_data"]  # open to the other captain


@pytest.mark.rule("CHAIR-21.1")
def test_any_number_of_cards_lie_under_one() -> None:
    cards = ["pic_worf", "pic_data", "pic_red_alert", "pic_will_riker"]
    game = given(beamed={ENTERPRISE: cards}, hand=[["bolians", "pic_recruit"]])
    game.choose(f"use:{ENTERPRISE}:1", "pic_recruit")
    game.choose("bolians")
    assert game.view()["captains"][0]["fleet"][0]["beamed"] == [*cards, "bolians"]


@pytest.mark.rule("CHAIR-21.2")
def test_a_ship_may_be_beamed_under_a_ship() -> None:
    game = given(hand=[["uss_reliant", "pic_recruit"]])
    game.choose(f"use:{ENTERPRISE}:1", "pic_recruit", "uss_reliant")
    assert game.held(BEAMED) == ["uss_reliant"]
    assert game.card("uss_reliant") not in game.state.ship_at  # not deployed


@pytest.mark.rule("CHAIR-27.1", "CHAIR-4.6", "CHAIR-17.3", "CHAIR-27.23")
def test_a_beamed_card_counts_with_its_traits_but_lends_no_operations_or_icons() -> None:
    """Tarah would lend a Military icon and an ACTIVATION; the Denobulans count as an ALLY in play."""
    game = given(
        captains=("shran", "picard"),
        hand=[["shr_utilize"]],
        beamed={"shr_kumari": ["shr_tarah", "denobulans"]},
        zones={"duty": [["shr_ambassador_thoris"]]},
        tracks=[{"military": 5}],
        glory=[0],
    )
    assert not any("shr_tarah" in key for key in game.options)
    game.choose("use:shr_ambassador_thoris:0")  # a Glory for each ALLY in play
    assert game.own().glory == 1
    game.choose("play:shr_utilize:1", "military")
    assert game.own().track("military") == 5 + 1  # the Kumari alone


@pytest.mark.rule("CHAIR-21.3", "CHAIR-27.38")
def test_what_lies_under_a_recalled_card_comes_to_the_hand_too() -> None:
    game = given(zones={"fleet": [["bird_of_prey"]]}, beamed={"shr_kumari": ["shr_talas"]}, dilithium=[1], glory=[0])
    game.choose("use:bird_of_prey:0")
    game.choose(game.options[0], "yes")
    assert sorted(game.held(HAND, 1)) == ["shr_kumari", "shr_talas"]
    assert game.state.host == {}


@pytest.mark.rule("CHAIR-21.4")
def test_a_beamed_card_that_leaves_alone_does_not_touch_its_host() -> None:
    game = given(zones={"places": [["risa"]]}, beamed={"risa": ["pic_worf", "pic_data"]}, latinum=[0])
    game.choose("use:risa:1", "pic_worf")
    assert game.held(HAND) == ["pic_worf"] and game.own().latinum == 1
    assert game.state.host[game.card("pic_data")] == game.card("risa")
    assert game.view()["captains"][0]["places"][0]["beamed"] == ["pic_data"]


@pytest.mark.rule("CHAIR-21.5", "CHAIR-25.5")
def test_a_card_under_a_location_is_at_it() -> None:
    """Ba'ku scores a VP for each PERSON there."""
    game = given(zones={"places": [["baku"]]}, beamed={"baku": ["pic_worf", "pic_data", "tribbles"]})
    found = [line.points for line in lines(game.state, 0, owned(game.state, 0)) if line.card == game.card("baku")]
    assert found == [2, 1]  # ENDGAME, printed VP


@pytest.mark.rule("CHAIR-21.6")
def test_some_effects_beam_certain_suits_only() -> None:
    game = given(zones={"places": [["risa"]]}, hand=[["pic_worf", "bolians", "pic_data"]])
    game.choose("use:risa:0")
    assert game.why("bolians") == ("CHAIR-21.6", "unfit")
    game.choose("pic_data")
    assert game.held(BEAMED) == ["pic_data"]


@pytest.mark.rule("CHAIR-21.3", "CHAIR-23.1")
def test_what_lies_under_a_logged_location_is_logged_with_it() -> None:
    game = given(hand=[["pic_strange_new_worlds"]], zones={"places": [["risa"]]}, beamed={"risa": ["pic_worf"]})
    game.choose("play:pic_strange_new_worlds:0")
    assert set(game.held(LOG)) == {"risa", "pic_worf"}


@pytest.mark.rule("CHAIR-27.33", "CHAIR-27.32", "CHAIR-37.17")
def test_a_card_beamed_from_the_staging_area_is_not_put_into_play_again() -> None:
    """Amargosa Observatory reacts to putting an ENCOUNTER into play: when it is beamed from the hand, once."""
    game = given(zones={"places": [["amargosa_observatory"]]}, hand=[["vger", "pic_recruit"]], glory=[0])
    game.choose(f"use:{ENTERPRISE}:1", "pic_recruit", "vger")
    assert game.asked == (0, "react")
    game.choose("use:amargosa_observatory:1", "no")
    assert game.own().glory == 1 and game.asked == (0, "act")
    again = given(hand=[["lursa"]], zones={"duty": [["captain_dorg"]]}, dilithium=[0], glory=[0])
    again.choose("play:lursa:0", "lursa")  # beamed from the Staging area: the PLAY alone puts her into play
    assert again.asked == (0, "react") and again.ask.args[0] == ("name_happening", "put")
    again.choose("pass")
    assert again.asked == (0, "act")
