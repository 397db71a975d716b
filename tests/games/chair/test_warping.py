"""CHAIR-19: SHIPs and warping; CHAIR-28.12: Discovery's limit."""

from __future__ import annotations

import pytest

from wardroom.games.chair.state import DISCARD, FLEET, HAND, LOG, STAGING

from .given import given

ZONE = ["betazed", "risa", "dozaria"]
ENTERPRISE = "pic_uss_enterprise_d"


@pytest.mark.rule("CHAIR-19.1", "CHAIR-27.2", "CHAIR-19.7")
def test_deploying_brings_the_ship_to_the_fleet_with_its_token_on_it() -> None:
    game = given(hand=[["ktinga_battlecruiser"]], neutral=ZONE, dilithium=[1], glory=[0])
    game.choose("play:ktinga_battlecruiser:0", "no")
    assert game.held(FLEET)[-1] == "ktinga_battlecruiser" and game.held(STAGING) == []
    assert game.where("ktinga_battlecruiser") is None
    assert "use:ktinga_battlecruiser:0" in game.options  # ready at once


@pytest.mark.rule("CHAIR-19.2", "CHAIR-19.3", "CHAIR-27.51")
def test_a_ship_warps_to_any_neutral_or_own_location_but_does_not_stay() -> None:
    zones = {"places": [["derna"], ["freecloud"]]}
    game = given(neutral=ZONE, zones=zones, at={ENTERPRISE: "risa", "shr_kumari": "betazed"}, dilithium=[1], glory=[0])
    game.choose(f"use:{ENTERPRISE}:0")
    assert game.options == [f"warp:{ENTERPRISE}:{place}" for place in ("betazed", "dozaria", "derna")]
    game.choose(f"warp:{ENTERPRISE}:betazed")
    assert game.where(ENTERPRISE) == "betazed" == game.where("shr_kumari")  # no limit of Ships


@pytest.mark.rule("CHAIR-19.2")
def test_several_ships_warp_once_each() -> None:
    game = given(hand=[["pic_set_a_course"]], zones={"fleet": [["uss_reliant"]]}, neutral=ZONE)
    game.choose("play:pic_set_a_course:1")
    game.choose(game.options[0], "warp:uss_reliant:risa")  # a card drawn, one discarded
    assert all(key == "no" or key.startswith(f"warp:{ENTERPRISE}") for key in game.options)
    game.choose(f"warp:{ENTERPRISE}:risa")
    assert game.where("uss_reliant") == game.where(ENTERPRISE) == "risa" and game.asked == (0, "act")


@pytest.mark.rule("CHAIR-19.4", "CHAIR-27.38")
def test_the_token_comes_back_when_the_ship_is_recalled_and_deployed_again() -> None:
    """The Bird-of-Prey makes the other captain recall a SHIP."""
    game = given(
        zones={"fleet": [["bird_of_prey"]]},
        neutral=ZONE,
        at={"shr_kumari": "risa"},
        beamed={"shr_kumari": ["shr_talas"]},
        dilithium=[1],
        glory=[0],
    )
    game.choose("use:bird_of_prey:0", "warp:bird_of_prey:risa", "yes")
    assert game.card("shr_kumari") not in game.state.ship_at
    assert sorted(game.held(HAND, 1)) == ["shr_kumari", "shr_talas"]
    again = given(active=1, hand=[[], ["shr_kumari"]], neutral=ZONE)
    again.choose("play:shr_kumari:0", "warp", "warp:shr_kumari:betazed")
    assert again.where("shr_kumari") == "betazed"


@pytest.mark.rule("CHAIR-19.5", "CHAIR-20.2")
def test_a_ship_is_at_the_location_of_its_token() -> None:
    game = given(
        captains=("shran", "picard"),
        zones={"fleet": [["shr_andorian_cruiser"]]},
        neutral=ZONE,
        at={"shr_andorian_cruiser": "risa"},
    )
    game.choose("use:shr_andorian_cruiser:2")
    assert game.teams("risa") == (1, 0) and game.own().teams == 4 and game.state.actions == 2


@pytest.mark.rule("CHAIR-19.5", "CHAIR-21.5")
def test_a_card_on_a_ship_is_where_the_ship_is() -> None:
    """Lursa, beamed to a SHIP, brings an Away Team to where she is then."""
    game = given(hand=[["lursa"]], neutral=ZONE, at={ENTERPRISE: "dozaria"}, dilithium=[0], glory=[0])
    game.choose("play:lursa:0", "lursa")
    assert game.teams("dozaria") == (1, 0)


@pytest.mark.rule("CHAIR-19.6", "CHAIR-27.6", "CHAIR-21.3")
def test_a_dismissed_ship_goes_to_the_discard_pile_with_its_cards() -> None:
    game = given(
        zones={"fleet": [["uss_enterprise_c"]]},
        hand=[["pic_worf"]],
        neutral=ZONE,
        at={"uss_enterprise_c": "risa"},
        beamed={"uss_enterprise_c": ["pic_data"]},
        glory=[0],
    )
    game.choose("use:uss_enterprise_c:2", "pic_worf")
    assert set(game.held(DISCARD)) == {"uss_enterprise_c", "pic_data", "pic_worf"}
    assert game.card("uss_enterprise_c") not in game.state.ship_at
    assert game.own().glory == 1 and game.state.actions == 4


@pytest.mark.rule("CHAIR-19.7")
def test_a_ship_with_its_token_on_its_card_is_nowhere() -> None:
    game = given(captains=("shran", "picard"), zones={"fleet": [["shr_andorian_cruiser"]]}, neutral=ZONE)
    game.choose("use:shr_andorian_cruiser:2")
    assert game.own().teams == 5 and "sent" not in game.log()


@pytest.mark.rule("CHAIR-19.8")
def test_the_badlands_are_not_in_this_box() -> None:
    game = given(hand=[["sakonna"]])
    assert game.why("play:sakonna:1") == ("CHAIR-19.8", "no-such-place")


@pytest.mark.rule("CHAIR-28.12")
def test_discovery_jumps_ten_times_in_a_turn() -> None:
    game = given(captains=("burnham", "shran"), neutral=ZONE)
    for number in range(10):
        game.choose("use:bur_uss_discovery_a:0", f"warp:bur_uss_discovery_a:{ZONE[number % 2]}")
        assert not game.is_exhausted("bur_uss_discovery_a")
    assert game.why("use:bur_uss_discovery_a:0") == ("CHAIR-28.12", "warped-enough")
    assert game.why("use:bur_uss_discovery_a:2") is None
    game.choose("end")
    while game.state.active == 0:
        game.choose("done" if "done" in game.options else game.options[0])
    assert game.state.warps == 0


@pytest.mark.rule("CHAIR-23.1", "CHAIR-21.3", "CHAIR-19.6")
def test_a_logged_ship_takes_its_cards_into_the_log() -> None:
    """The Voth Research Vessel logs itself for an ENCOUNTER, after a human aboard was dismissed."""
    game = given(
        zones={"fleet": [["voth_research_vessel"]]},
        beamed={"voth_research_vessel": ["pic_will_riker", "pic_data"]},
    )
    game.choose("use:voth_research_vessel:2")
    assert game.held(DISCARD) == ["pic_will_riker"]
    assert set(game.held(LOG)) == {"voth_research_vessel", "pic_data"}
