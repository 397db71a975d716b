"""CHAIR-18: Locations, neutral and controlled; Sha Ka Ree, which is one (CHAIR-28.8)."""

from __future__ import annotations

import pytest

from wardroom.games.chair.flow import leaving
from wardroom.games.chair.state import DISCARD, FLEET, LOG, NEUTRAL, PLACES

from .given import given

ZONE = ["betazed", "risa", "dozaria"]


@pytest.mark.rule("CHAIR-18.1", "CHAIR-17.10")
def test_neither_operations_nor_icons_of_a_neutral_location_can_be_used() -> None:
    game = given(hand=[["pic_utilize"]], neutral=ZONE, teams={"betazed": (3, 0)})
    assert not any(key.startswith("use:risa") for key in game.options)
    game.choose("play:pic_utilize:1", "influence")
    assert game.own().track("influence") == 1  # the Enterprise alone


@pytest.mark.rule("CHAIR-18.2", "CHAIR-17.10")
def test_a_controlled_location_lends_its_operations_and_icons() -> None:
    places = {"places": [["betazed", "risa"]]}
    game = given(hand=[["pic_utilize", "pic_worf"]], zones=places)
    game.choose("use:risa:0", "pic_worf", "play:pic_utilize:1", "influence")
    assert game.state.host[game.card("pic_worf")] == game.card("risa")
    assert game.own().track("influence") == 1 + 3 + 1  # the Enterprise, Betazed, Risa


@pytest.mark.rule("CHAIR-18.3", "CHAIR-21.2")
def test_a_location_is_never_beamed() -> None:
    game = given(hand=[["pic_worf", "pic_farpoint_station", "pic_data"]])
    game.choose("use:pic_uss_enterprise_d:1", "pic_worf")
    assert game.asked == (0, "beam")
    assert game.why("pic_farpoint_station") == ("CHAIR-21.2", "location-not-beamed")
    assert game.why("no") == ("CHAIR-21.1", "must-choose")
    game.choose("pic_data")
    assert game.state.host[game.card("pic_data")] == game.card("pic_uss_enterprise_d")


@pytest.mark.rule("CHAIR-18.4", "CHAIR-27.6")
def test_a_location_is_not_dismissed_whatever_its_traits() -> None:
    """Talas dismisses a Romulan; Derna shows that trait, but is a Location."""
    zones = {"places": [[], ["derna"]], "duty": [[], ["laris"]]}
    game = given(captains=("shran", "picard"), hand=[["shr_talas"]], neutral=ZONE, zones=zones)
    game.choose("play:shr_talas:0", "betazed")
    assert game.held(PLACES, 1) == ["derna"]
    assert game.held(DISCARD, 1) == ["laris"]


@pytest.mark.rule("CHAIR-18.5", "CHAIR-27.26", "CHAIR-37.5")
def test_a_logged_location_sends_ships_away_and_teams_home() -> None:
    game = given(
        hand=[["pic_strange_new_worlds"]],
        zones={"places": [["betazed"]]},
        at={"pic_uss_enterprise_d": "betazed"},
        teams={"betazed": (2, 0)},
        beamed={"pic_uss_enterprise_d": ["pic_data"]},
    )
    game.choose("play:pic_strange_new_worlds:0")
    assert game.asked == (0, "encounter")
    game.choose(game.options[0])
    assert game.held(LOG) == ["betazed"]
    assert set(game.held(DISCARD)) == {"pic_data", "pic_uss_enterprise_d"}
    assert game.own().teams == 5
    assert game.card("pic_uss_enterprise_d") not in game.state.ship_at
    assert game.own().track("research") == 1


@pytest.mark.rule("CHAIR-37.5")
def test_strange_new_worlds_logs_the_location_even_without_an_encounter() -> None:
    game = given(hand=[["pic_strange_new_worlds"]], zones={"places": [["betazed"]]})
    game.choose("play:pic_strange_new_worlds:0")
    assert game.held(LOG) == ["betazed"] and game.own().track("research") == 1
    assert "took-encounter" not in game.log()


@pytest.mark.rule("CHAIR-18.5", "CHAIR-27.4")
def test_a_destroyed_location_sends_ships_away_and_teams_home() -> None:
    game = given(
        zones={"places": [["betazed"]]},
        at={"pic_uss_enterprise_d": "betazed"},
        teams={"betazed": (2, 0)},
        beamed={"betazed": ["pic_data"]},
    )
    state = game.state.copy()
    leaving.destroyed(state, game.card("betazed"))
    assert [state.cards.faces[card] for card in state.row(0, DISCARD)] == ["pic_uss_enterprise_d"]
    assert state.captaincies[0].teams == 5
    assert state.owner(game.card("pic_data")) == -1  # out of the game with it


@pytest.mark.rule("CHAIR-18.6", "CHAIR-18.4", "CHAIR-21.3")
def test_a_location_dismissed_by_its_own_text_clears_its_tokens_and_takes_its_cards_along() -> None:
    game = given(
        captains=("shran", "picard"),
        zones={"places": [["shr_weytahn"]]},
        at={"shr_kumari": "shr_weytahn"},
        beamed={"shr_weytahn": ["shr_talas"]},
    )
    game.choose("end")
    assert set(game.held(DISCARD)) == {"shr_weytahn", "shr_talas", "shr_kumari"}
    assert game.held(PLACES) == []


# Sha Ka Ree


@pytest.mark.rule("CHAIR-28.8", "CHAIR-27.49")
def test_deploying_sha_ka_ree_is_taking_control_of_a_location() -> None:
    game = given(captains=("sisko", "shran"), hand=[["sha_ka_ree"]], dilithium=[0])
    game.choose("play:sha_ka_ree:0")
    assert game.asked == (0, "react")
    game.choose("use:sis_benjamin_sisko:0")
    assert game.own().dilithium == 2
    assert game.held(FLEET)[-1] == "sha_ka_ree"


@pytest.mark.rule("CHAIR-28.8")
def test_sha_ka_ree_hosts_ships_and_teams_and_counts_as_a_location() -> None:
    """Utilize gives 1 Dilithium, and 2 for each Location under control."""
    game = given(hand=[["pic_utilize", "pic_worf"]], zones={"fleet": [["sha_ka_ree"]]}, neutral=ZONE, dilithium=[1])
    game.choose("use:pic_uss_enterprise_d:0", "1:0:0")
    assert "warp:pic_uss_enterprise_d:sha_ka_ree" in game.options
    game.choose("warp:pic_uss_enterprise_d:sha_ka_ree", "play:pic_utilize:0")
    assert game.own().dilithium == 3
    assert game.view()["captains"][0]["fleet"][1]["ships"] == [["pic_uss_enterprise_d"], []]


@pytest.mark.rule("CHAIR-28.8", "CHAIR-9.16")
def test_sha_ka_ree_can_be_logged_as_a_location() -> None:
    hand = [["pic_strange_new_worlds"]]
    assert given(hand=hand).why("play:pic_strange_new_worlds:0") == ("CHAIR-9.16", "no-location")
    game = given(hand=hand, zones={"fleet": [["sha_ka_ree"]]})
    game.choose("play:pic_strange_new_worlds:0")
    assert game.held(LOG) == ["sha_ka_ree"]


@pytest.mark.rule("CHAIR-28.8", "CHAIR-18.4")
def test_sha_ka_ree_is_not_dismissed() -> None:
    """Talas dismisses a Vulcan; Sha Ka Ree shows that trait, but is a Location."""
    zones = {"fleet": [[], ["sha_ka_ree"]]}
    game = given(captains=("shran", "picard"), hand=[["shr_talas"]], neutral=ZONE, zones=zones)
    game.choose("play:shr_talas:0", "betazed")
    assert "sha_ka_ree" in game.held(FLEET, 1)


@pytest.mark.rule("CHAIR-27.41", "CHAIR-27.47", "CHAIR-7.7")
def test_an_effect_may_take_control_of_a_secured_location_at_once() -> None:
    """Make It So: the other captain's Glory first, tokens home, CONTROL, then a new Location in the same place."""
    game = given(
        hand=[["pic_make_it_so"]],
        neutral=ZONE,
        teams={"betazed": (4, 2)},
        tracks=[{"influence": 4}],
        glory=[0, 0],
        latinum=[0],
    )
    game.choose("play:pic_make_it_so:1")
    assert game.own(1).glory == 2 and game.own().teams == 5 and game.own(1).teams == 5
    assert game.own().latinum == 2  # Betazed's CONTROL
    assert game.held(PLACES) == ["betazed"]
    assert game.neutral()[0] not in (None, "betazed") and game.neutral()[1:] == ["risa", "dozaria"]
    assert len(game.table_zone(NEUTRAL)) == 3


@pytest.mark.rule("CHAIR-27.41", "CHAIR-7.2")
def test_without_a_secured_location_it_cannot() -> None:
    game = given(hand=[["pic_make_it_so"]], neutral=ZONE, teams={"betazed": (3, 2)}, tracks=[{"influence": 4}])
    assert game.why("play:pic_make_it_so:1") == ("CHAIR-7.2", "nothing-secured")


@pytest.mark.rule("CHAIR-27.48", "CHAIR-27.49")
def test_playing_a_crew_location_takes_control_and_dismisses_nothing() -> None:
    game = given(captains=("sisko", "shran"), hand=[["sis_the_wormhole"]], neutral=ZONE, teams={"betazed": (2, 1)})
    before = game.neutral()
    game.choose("play:sis_the_wormhole:0")
    while game.ask.kind != "react":
        game.choose(game.options[0])
    assert "use:sis_benjamin_sisko:0" in game.options
    assert game.neutral() == before and game.teams("betazed") == (2, 1)


@pytest.mark.rule("CHAIR-27.48", "CHAIR-27.59")
def test_a_location_that_is_played_is_put_into_play_once_when_its_control_is_over() -> None:
    """Captain Dorg reacts to Klingons put into play; Qo'noS brings an Influence."""
    game = given(
        captains=("koloth", "shran"),
        hand=[["kol_qonos"]],
        zones={"duty": [["captain_dorg"]]},
        neutral=ZONE,
        teams={"betazed": (0, 1)},
    )
    game.choose("play:kol_qonos:0")
    assert game.asked == (0, "react") and game.own().track("influence") == 1
    game.choose("pass")
    assert game.asked == (0, "act")


@pytest.mark.rule("CHAIR-27.50")
def test_triggering_control_again_moves_nothing_and_is_not_taking_control() -> None:
    """Will Riker sends an Away Team to a Location under control, which triggers its CONTROL."""
    game = given(
        hand=[["pic_will_riker"]],
        zones={"places": [["betazed"]]},
        dilithium=[1],
        latinum=[0],
        glory=[0],
        teams={"betazed": (1, 0)},
        beamed={"betazed": ["pic_data"]},
    )
    game.choose("play:pic_will_riker:0", "yes", "betazed")
    assert game.own().latinum == 2
    assert game.teams("betazed") == (2, 0) and game.state.host[game.card("pic_data")] == game.card("betazed")
    assert "took-control" not in game.log()
    assert game.state.actions == 2
