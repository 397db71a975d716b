"""The crew of Thy'lek Shran, each operation with its exact outcome."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair.state import (
    ALLY_DECK,
    DECK,
    DISCARD,
    DUTY,
    FLEET,
    HAND,
    INCIDENTS,
    JUNK,
    LOG,
    PLACES,
    STAGING,
)

from .crews import ZONE, Position, check_actions, check_cost, endgame, enlisting, is_attack, under
from .given import Sitting, given

SHRAN = ("shran", "picard")


def shran(**position: Any) -> Sitting:
    """Shran against Picard, Shran's turn."""
    return given(captains=SHRAN, **position)


# The Captain and the Kumari


@pytest.mark.rule("CHAIR-6.1", "CHAIR-4.6")
def test_shran_gets_a_dilithium_for_each_cargo_in_play_beamed_ones_too() -> None:
    game = shran(
        stage="resupply",
        zones={"fleet": [["shr_plasma_rifles"]], "staging": [["shr_ushaan_tor"]]},
        beamed={"shr_kumari": ["shr_andorian_ale"]},
        dilithium=[0],
    )
    assert game.asked == (0, "act") and game.own().dilithium == 3


@pytest.mark.rule("CHAIR-8.5", "CHAIR-20.1", "CHAIR-8.2")
def test_shran_sends_a_team_to_a_location_of_his_for_a_cargo() -> None:
    position: Position = {
        "zones": {"places": [["shr_andoria", "betazed"]]},
        "neutral": ["risa", "dozaria", "archer_iv"],
    }
    game = shran(hand=[["shr_ushaan_tor", "shr_talas"]], **position).choose("use:shr_thylek_shran:0")
    assert game.why("shr_talas") == ("CHAIR-27.5", "unfit")
    game.choose("shr_ushaan_tor")
    assert game.options == ["shr_andoria", "betazed"]
    game.choose("betazed")
    assert game.teams("betazed") == (1, 0) and game.state.actions == 2 and game.held(DISCARD) == ["shr_ushaan_tor"]
    without = shran(hand=[["shr_talas"]], **position)
    assert without.why("use:shr_thylek_shran:0") == ("CHAIR-8.5", "cannot-pay-card")
    tired = shran(hand=[["shr_ushaan_tor"]], **position, actions=0)
    assert tired.why("use:shr_thylek_shran:0") == ("CHAIR-8.2", "no-action")


@pytest.mark.rule("CHAIR-27.2", "CHAIR-19.2", "CHAIR-21.1", "CHAIR-27.27")
def test_the_kumari_does_what_the_enterprise_does() -> None:
    game = shran(hand=[["shr_kumari"]], neutral=ZONE).choose("play:shr_kumari:0", "warp", "warp:shr_kumari:risa")
    assert game.where("shr_kumari") == "risa" and game.state.actions == 2
    game = shran(neutral=ZONE, dilithium=[1]).choose("use:shr_kumari:0")
    game.choose("1:0:0", "warp:shr_kumari:risa")
    assert game.where("shr_kumari") == "risa" and game.own().dilithium == 0
    game = shran(hand=[["shr_talas", "shr_tarah"]]).choose("use:shr_kumari:1", "shr_talas", "shr_tarah")
    assert under(game, "shr_kumari") == ["shr_tarah"]
    game = shran(hand=[["shr_talas"]]).choose("use:shr_kumari:2", "shr_talas")
    assert game.held(DUTY) == ["shr_talas"]


# Developments: what they cost

COSTS = {
    "shr_coridan": (2, 1),
    "shr_commando_unit": (3, 0),
    "shr_tenebian_amethyst": (1, 1),
    "shr_andorian_cruiser": (5, 0),
    "shr_andorian_ale": (1, 1),
    "shr_ambassador_thoris": (2, 0),
}


@pytest.mark.rule("CHAIR-13.6", "CHAIR-13.8")
@pytest.mark.parametrize("face", COSTS)
def test_a_development_costs_exactly_what_it_says(face: str) -> None:
    check_cost("shran", face, *COSTS[face])


@pytest.mark.rule("CHAIR-13.8", "CHAIR-27.16")
def test_the_aenar_cost_a_weapon_in_the_log() -> None:
    game = enlisting("shran", 0, 0).choose("shr_aenar")
    assert game.why("shr_talas") == ("CHAIR-27.16", "unfit")
    game.choose("shr_ushaan_tor")
    assert game.held(LOG) == ["shr_ushaan_tor", "organians"] and game.held(DECK)[-1] == "shr_aenar"
    weaponless = enlisting("shran", 0, 0, zones={"log": [["shr_ushaan_tor", "shr_plasma_rifles"]]})
    assert weaponless.why("shr_aenar") == ("CHAIR-8.5", "cannot-pay-card")


# Developments: what they do


@pytest.mark.rule("CHAIR-8.4", "CHAIR-23.2", "CHAIR-27.5")
def test_the_aenar_read_three_cards() -> None:
    position: Position = {
        "hand": [["shr_aenar", "shr_utilize"]],
        "zones": {"deck": [["shr_talas", "shr_tarah", "shr_recruit"]]},
    }
    game = shran(**position).choose("play:shr_aenar:0")
    assert "shr_utilize" not in game.options
    game.choose("shr_talas")
    assert sorted(game.options) == ["no", "shr_recruit", "shr_tarah"]
    game.choose("shr_tarah")
    assert game.held(LOG) == ["shr_talas"] and game.held(DISCARD) == ["shr_tarah"]
    assert game.own().track("influence") == 1 and game.state.actions == 3
    game = shran(**position).choose("play:shr_aenar:0", "no", "no")
    assert len(game.held(HAND)) == 4 and game.own().track("influence") == 0


@pytest.mark.rule("CHAIR-8.8", "CHAIR-27.48")
def test_coridan_may_turn_two_cards_into_dilithium_and_latinum() -> None:
    position: Position = {"dilithium": [0], "latinum": [0]}
    hand = [["shr_coridan", "shr_talas", "shr_tarah"]]
    game = shran(hand=hand, **position).choose("play:shr_coridan:0", "shr_talas", "shr_tarah")
    assert (game.own().dilithium, game.own().latinum) == (2, 2)
    assert game.held(DISCARD) == ["shr_talas", "shr_tarah"] and game.held(PLACES) == ["shr_coridan"]
    game = shran(hand=hand, **position).choose("play:shr_coridan:0", "no")
    assert (game.own().dilithium, game.own().latinum) == (0, 0)
    game = shran(hand=[["shr_coridan", "shr_talas"]], **position).choose("play:shr_coridan:0")
    assert game.asked == (0, "act") and game.held(HAND) == ["shr_talas"]


@pytest.mark.rule("CHAIR-6.1", "CHAIR-25.5")
@pytest.mark.parametrize(("influence", "gained"), [(0, 1), (6, 1), (7, 2)])
def test_coridan_mines_a_dilithium_and_from_influence_7_two(influence: int, gained: int) -> None:
    zones = {"places": [["shr_coridan"]]}
    game = shran(stage="resupply", zones=zones, dilithium=[0], tracks=[{"influence": influence}])
    game.choose("use:shr_coridan:2")
    assert game.own().dilithium == gained


@pytest.mark.rule("CHAIR-25.5", "CHAIR-25.6")
@pytest.mark.parametrize(("dilithium", "points"), [(3, 0), (4, 1), (7, 1), (8, 2)])
def test_coridan_scores_a_point_for_every_four_dilithium(dilithium: int, points: int) -> None:
    assert endgame(shran(zones={"places": [["shr_coridan"]]}, dilithium=[dilithium]), "shr_coridan") == points


@pytest.mark.rule("CHAIR-20.2", "CHAIR-27.16", "CHAIR-27.17")
def test_the_commando_unit_lands_at_a_ship_and_may_find_a_weapon() -> None:
    position: Position = {"hand": [["shr_commando_unit"]], "neutral": ZONE, "at": {"shr_kumari": "dozaria"}}
    game = shran(**position).choose("play:shr_commando_unit:0", "yes")
    assert game.teams("dozaria") == (1, 0)
    assert game.why("no") == ("CHAIR-27.17", "must-find")
    game.choose("shr_plasma_rifles")
    assert game.held(HAND) == ["shr_plasma_rifles"] and game.state.actions == 3
    game = shran(**position).choose("play:shr_commando_unit:0", "no")
    assert game.held(HAND) == [] and "searched" not in game.log()


@pytest.mark.rule("CHAIR-16.7", "CHAIR-27.7")
def test_the_commando_unit_scans_for_a_weapon_and_draws() -> None:
    game = shran(hand=[["shr_commando_unit"]], market=["phasers"]).choose("play:shr_commando_unit:1", "discard")
    assert game.held(DISCARD) == ["phasers"] and len(game.held(HAND)) == 1 and game.state.actions == 2


@pytest.mark.rule("CHAIR-9.12", "CHAIR-23.2", "CHAIR-8.8")
def test_the_amethyst_brings_latinum_and_when_it_is_logged_glory() -> None:
    position: Position = {
        "hand": [["shr_tenebian_amethyst", "shr_talas", "shr_utilize"]],
        "zones": {"discard": [["shr_tarah"]]},
        "latinum": [0],
        "glory": [0],
    }
    game = shran(**position).choose("play:shr_tenebian_amethyst:0")
    assert game.own().latinum == 2
    assert game.why("shr_utilize") == ("CHAIR-23.2", "unfit")
    game.choose("shr_tarah")
    assert game.held(LOG) == ["shr_tarah", "shr_tenebian_amethyst"] and game.own().glory == 3
    game = shran(**position).choose("play:shr_tenebian_amethyst:0", "no")
    assert game.held(STAGING) == ["shr_tenebian_amethyst"] and game.own().glory == 0


@pytest.mark.rule("CHAIR-9.12", "CHAIR-23.1", "CHAIR-21.3")
def test_the_amethyst_brings_its_glory_whatever_logs_it() -> None:
    zones = {"deck": [["shr_tenebian_amethyst"]]}
    game = shran(hand=[["shr_jhamel"]], zones=zones, glory=[0]).choose("play:shr_jhamel:0", "log")
    assert game.own().glory == 3
    position: Position = {"zones": {"places": [["risa"]]}, "beamed": {"risa": ["shr_tenebian_amethyst"]}}
    game = shran(hand=[["shr_imperial_pride"]], dilithium=[10], glory=[0], **position)
    game.choose("play:shr_imperial_pride:1")
    assert game.held(LOG) == ["shr_tenebian_amethyst", "risa"] and game.own().glory == 3


@pytest.mark.rule("CHAIR-27.2", "CHAIR-8.8", "CHAIR-20.2")
def test_the_cruiser_may_warp_at_once_and_sends_a_team_where_it_is() -> None:
    position: Position = {"hand": [["shr_andorian_cruiser"]], "neutral": ZONE, "glory": [0]}
    game = shran(**position, dilithium=[1])
    game.choose("play:shr_andorian_cruiser:0", "yes", "warp:shr_andorian_cruiser:risa")
    assert game.where("shr_andorian_cruiser") == "risa" and game.own().dilithium == 0
    game.choose("use:shr_andorian_cruiser:2")
    assert game.teams("risa") == (1, 0) and game.state.actions == 1
    game = shran(**position, dilithium=[1]).choose("play:shr_andorian_cruiser:0", "no")
    assert game.where("shr_andorian_cruiser") is None and game.own().dilithium == 1
    game = shran(**position, dilithium=[0]).choose("play:shr_andorian_cruiser:0")
    assert game.asked == (0, "act") and game.state.actions == 2


@pytest.mark.rule("CHAIR-19.2", "CHAIR-21.1", "CHAIR-19.7")
def test_the_cruiser_warps_and_beams_and_lands_nobody_from_its_card() -> None:
    position: Position = {"zones": {"fleet": [["shr_andorian_cruiser"]]}, "neutral": ZONE, "glory": [0]}
    game = shran(**position, dilithium=[1]).choose("use:shr_andorian_cruiser:0", "warp:shr_andorian_cruiser:risa")
    assert game.where("shr_andorian_cruiser") == "risa"
    game = shran(**position, hand=[["shr_talas", "shr_tarah"]])
    game.choose("use:shr_andorian_cruiser:1", "shr_talas", "shr_tarah")
    assert under(game, "shr_andorian_cruiser") == ["shr_tarah"]
    game = shran(**position).choose("use:shr_andorian_cruiser:2")
    assert game.own().teams == 5


@pytest.mark.rule("CHAIR-16.5", "CHAIR-16.9", "CHAIR-27.24")
def test_andorian_ale_scans_an_ally_the_junk_included() -> None:
    position: Position = {
        "hand": [["shr_andorian_ale"]],
        "market": ["tholians", "biobed"],
        "junk": ["kelpiens"],
        "tops": {ALLY_DECK: ["bynars"]},
        "glory": [0],
    }
    game = shran(**position, latinum=[2]).choose("play:shr_andorian_ale:0")
    assert sorted(game.options) == ["bynars", "kelpiens", "tholians"]
    game.choose("kelpiens", "discard", "biobed")
    assert game.held(DISCARD) == ["kelpiens"] and game.table_zone(JUNK) == ["biobed"]
    assert game.own().latinum == 0 and game.state.actions == 2
    poor = shran(**position, latinum=[1])
    assert poor.why("play:shr_andorian_ale:0") == ("CHAIR-12.2", "cannot-spend")


@pytest.mark.rule("CHAIR-27.40", "CHAIR-8.4")
@pytest.mark.parametrize(
    ("mine", "theirs", "glory"),
    [("shr_red_alert", "pic_red_alert", 2), ("shr_red_alert", "no", 1), ("no", "pic_red_alert", 1), ("no", "no", 0)],
)
def test_thoris_gets_a_glory_for_each_incident_that_either_captain_returns(mine: str, theirs: str, glory: int) -> None:
    hand = [["shr_ambassador_thoris", "shr_red_alert"], ["pic_worf"]]
    game = shran(hand=hand, zones={"discard": [[], ["pic_red_alert"]]}, glory=[0, 0])
    game.choose("play:shr_ambassador_thoris:0", mine)
    assert game.asked == (1, "return-incident")
    game.choose(theirs)
    assert game.own().glory == glory and game.own(1).glory == 0 and game.state.actions == 2


@pytest.mark.rule("CHAIR-9.5", "CHAIR-4.6")
def test_thoris_on_duty_gets_a_glory_for_each_ally_in_play() -> None:
    zones = {"duty": [["shr_ambassador_thoris"]], "staging": [["tholians"]], "discard": [["bynars"]]}
    game = shran(zones=zones, beamed={"shr_kumari": ["kelpiens"]}, glory=[0]).choose("use:shr_ambassador_thoris:0")
    assert game.own().glory == 2


# Reserve


@pytest.mark.rule("CHAIR-27.5", "CHAIR-23.2")
@pytest.mark.parametrize(("way", "zone", "glory"), [("keep", HAND, 0), ("discard", DISCARD, 1), ("log", LOG, 0)])
def test_jhamel_senses_what_a_drawn_card_is_good_for(way: str, zone: int, glory: int) -> None:
    game = shran(hand=[["shr_jhamel"]], zones={"deck": [["shr_talas"]]}, glory=[0])
    game.choose("play:shr_jhamel:0", way)
    assert game.held(zone) == ["shr_talas"] and game.own().glory == glory and game.state.actions == 3


@pytest.mark.rule("CHAIR-9.7", "CHAIR-27.16")
def test_jhamel_on_duty_may_find_a_person_after_an_incident_was_taken() -> None:
    position: Position = {
        "hand": [["shr_recruit"]],
        "zones": {"duty": [["shr_jhamel"]]},
        "market": ["tholians"],
        "exhausted": ["shr_jhamel"],
    }
    game = shran(**position).choose("play:shr_recruit:1", "yes", "shr_talas", "market:ally", "discard")
    assert "shr_talas" in game.held(HAND) and len(game.held(HAND)) == 2
    game = shran(**position).choose("play:shr_recruit:1", "no", "market:ally", "discard")
    assert len(game.held(HAND)) == 1 and "searched" not in game.log()


@pytest.mark.rule("CHAIR-27.2")
def test_you_owe_me_one_is_deployed_for_a_glory() -> None:
    game = shran(hand=[["shr_you_owe_me_one"]], glory=[0]).choose("play:shr_you_owe_me_one:0")
    assert game.held(FLEET) == ["shr_kumari", "shr_you_owe_me_one"] and game.own().glory == 1
    assert game.state.actions == 3


@pytest.mark.rule("CHAIR-9.8", "CHAIR-27.36")
@pytest.mark.parametrize("active", [0, 1])
def test_you_owe_me_one_answers_to_utilize_of_either_captain(active: int) -> None:
    face = ("shr_utilize", "pic_utilize")[active]
    hand = [[face], []] if active == 0 else [[], [face]]
    position: Position = {"hand": hand, "zones": {"fleet": [["shr_you_owe_me_one"]]}, "active": active}
    game = shran(**position, dilithium=[0, 0]).choose(f"play:{face}:1", "military")
    assert game.asked == (0, "react")
    game.choose("use:shr_you_owe_me_one:1", "draw")
    assert len(game.held(HAND)) == 1 and (game.own(0).dilithium, game.own(1).dilithium) == (0, 2)
    game = shran(**position, dilithium=[0, 0]).choose(f"play:{face}:1", "military")
    game.choose("use:shr_you_owe_me_one:1", "dilithium")
    assert game.asked == (1, "may-draw")
    game.choose("yes")
    assert len(game.held(HAND, 1)) == 1 and (game.own(0).dilithium, game.own(1).dilithium) == (2, 0)
    game = shran(**position, dilithium=[0, 0]).choose(f"play:{face}:1", "military")
    game.choose("use:shr_you_owe_me_one:1", "dilithium", "no")
    assert game.held(HAND, 1) == [] and game.own().dilithium == 2


@pytest.mark.rule("CHAIR-27.48", "CHAIR-27.19")
def test_weytahn_may_play_a_cargo_or_a_ship_freely() -> None:
    position: Position = {"hand": [["shr_weytahn", "shr_plasma_rifles", "shr_talas"]], "market": ["biobed"]}
    game = shran(**position, actions=1, dilithium=[1], glory=[0]).choose("play:shr_weytahn:0")
    assert game.why("play:shr_talas:0") == ("CHAIR-27.19", "unfit")
    game.choose("play:shr_plasma_rifles:0", "biobed")
    assert "shr_plasma_rifles" in game.held(FLEET) and game.state.actions == 0
    game = shran(**position).choose("play:shr_weytahn:0", "no")
    assert game.held(PLACES) == ["shr_weytahn"] and game.state.actions == 2


@pytest.mark.rule("CHAIR-10.2", "CHAIR-18.4", "CHAIR-18.6")
@pytest.mark.parametrize(("teams", "kept"), [(0, False), (1, True)])
def test_weytahn_is_dismissed_in_clean_up_without_an_away_team(teams: int, kept: bool) -> None:
    game = shran(
        zones={"places": [["shr_weytahn"]]}, teams={"shr_weytahn": (teams, 0)}, at={"shr_kumari": "shr_weytahn"}
    )
    game.choose("end")
    assert (game.held(PLACES) == ["shr_weytahn"]) is kept
    assert ("shr_weytahn" in game.held(DISCARD)) is not kept and ("shr_kumari" in game.held(DISCARD)) is not kept


@pytest.mark.rule("CHAIR-17.8", "CHAIR-8.5")
@pytest.mark.parametrize("armed", ["shr_ushaan_tor", "shr_tarah", "shr_commando_unit", "koala"])
def test_weytahn_takes_a_team_for_a_weapon_or_a_military_card(armed: str) -> None:
    hand = [[armed, "shr_talas"]]
    game = shran(hand=hand, zones={"places": [["shr_weytahn"]]}).choose("use:shr_weytahn:0")
    assert game.why("shr_talas") == ("CHAIR-27.5", "unfit")
    game.choose(armed)
    assert game.teams("shr_weytahn") == (1, 0) and game.own().track("influence") == 1 and game.state.actions == 3


@pytest.mark.rule("CHAIR-25.5")
@pytest.mark.parametrize(("teams", "points"), [(1, 0), (2, 4), (3, 4)])
def test_weytahn_scores_with_two_teams(teams: int, points: int) -> None:
    game = shran(zones={"places": [["shr_weytahn"]]}, teams={"shr_weytahn": (teams, 0)})
    assert endgame(game, "shr_weytahn") == points


@pytest.mark.rule("CHAIR-16.7", "CHAIR-23.3")
def test_united_earth_scans_for_a_human_and_is_logged() -> None:
    game = shran(hand=[["shr_united_earth"]], market=["zephram_cochrane"]).choose("play:shr_united_earth:0", "deck")
    assert game.held(DECK)[-1] == "zephram_cochrane" and game.held(LOG) == ["shr_united_earth"]
    assert game.state.actions == 2


@pytest.mark.rule("CHAIR-16.5", "CHAIR-16.12", "CHAIR-27.19")
def test_united_earth_takes_an_incident_scans_two_allies_and_may_play_the_one_gained() -> None:
    position: Position = {
        "hand": [["shr_united_earth"]],
        "tops": {ALLY_DECK: ["halkan_council", "bynars"], INCIDENTS: ["trade_embargo"]},
        "dilithium": [0],
        "actions": 1,
    }
    game = shran(**position).choose("play:shr_united_earth:1", "halkan_council", "deck", "play:halkan_council:0")
    assert game.own().dilithium == 3 and game.held(STAGING) == ["halkan_council"]
    assert game.held(LOG) == ["shr_united_earth"] and game.held(HAND) == ["trade_embargo"] and game.state.actions == 0
    game = shran(**position).choose("play:shr_united_earth:1", "halkan_council", "deck", "no")
    assert game.held(STAGING) == ["shr_united_earth"] and game.held(DECK)[-1] == "halkan_council"


@pytest.mark.rule("CHAIR-12.2", "CHAIR-27.39", "CHAIR-16.14")
def test_a_trade_embargo_is_bought_off_and_may_refresh_a_ship() -> None:
    position: Position = {"hand": [["shr_trade_embargo"]], "exhausted": ["shr_kumari"], "glory": [0]}
    game = shran(**position, latinum=[1]).choose("play:shr_trade_embargo:0", "shr_kumari")
    assert game.table_zone(INCIDENTS)[0] == "shr_trade_embargo" and not game.is_exhausted("shr_kumari")
    assert game.own().latinum == 0 and game.state.actions == 2
    poor = shran(**position, latinum=[0])
    assert poor.why("play:shr_trade_embargo:0") == ("CHAIR-12.2", "cannot-spend")


# Available


@pytest.mark.rule("CHAIR-27.31", "CHAIR-27.27", "CHAIR-27.33")
def test_a_red_alert_is_answered_with_a_card_on_the_deck_and_may_promote_from_the_staging_area() -> None:
    position: Position = {"hand": [["shr_red_alert", "shr_utilize"]], "zones": {"staging": [["shr_talas"]]}}
    game = shran(**position).choose("play:shr_red_alert:0", "shr_utilize", "shr_talas")
    assert game.held(DECK)[-1] == "shr_utilize" and game.held(DUTY) == ["shr_talas"]
    assert game.table_zone(INCIDENTS)[0] == "shr_red_alert" and game.state.actions == 2
    game = shran(**position).choose("play:shr_red_alert:0", "shr_utilize", "no")
    assert game.held(DUTY) == []
    assert shran(hand=[["shr_red_alert"]]).why("play:shr_red_alert:0") == ("CHAIR-8.7", "cannot-pay-cards")


@pytest.mark.rule("CHAIR-27.18", "CHAIR-8.5")
def test_the_ushaan_tor_makes_them_dismiss_an_officer_for_an_andorian_card() -> None:
    position: Position = {
        "hand": [["shr_ushaan_tor", "shr_talas", "shr_utilize"]],
        "zones": {"duty": [[], ["pic_worf", "pic_data"]], "places": [[], ["pic_starbase_74"]]},
        "glory": [0],
    }
    game = shran(**position).choose("play:shr_ushaan_tor:0")
    assert game.why("shr_utilize") == ("CHAIR-27.5", "unfit")
    game.choose("shr_talas")
    assert game.own().glory == 1 and game.asked == (1, "dismiss-officer")
    game.choose("pic_data")
    assert game.held(DUTY, 1) == ["pic_worf"] and game.held(DISCARD, 1) == ["pic_data"] and game.state.actions == 3
    unarmed = shran(hand=[["shr_ushaan_tor", "shr_utilize"]])
    assert unarmed.why("play:shr_ushaan_tor:0") == ("CHAIR-8.5", "cannot-pay-card")


@pytest.mark.rule("CHAIR-27.53")
def test_the_ushaan_tor_brings_its_glory_even_when_it_is_ignored() -> None:
    zones = {"duty": [[], ["riva"]]}
    game = shran(hand=[["shr_ushaan_tor", "shr_talas"], ["pic_worf"]], zones=zones, glory=[0])
    game.choose("play:shr_ushaan_tor:0", "shr_talas", "use:riva:1", "pic_worf")
    assert game.held(DUTY, 1) == ["riva"] and game.own().glory == 1


@pytest.mark.rule("CHAIR-27.18", "CHAIR-15.8", "CHAIR-18.4", "CHAIR-28.8")
def test_talas_chases_off_a_vulcan_a_tellarite_or_a_romulan() -> None:
    zones = {"duty": [[], ["talok"]], "fleet": [[], ["dkyr_cruiser", "sha_ka_ree"]], "staging": [[], ["sakonna"]]}
    beamed = {"pic_uss_enterprise_d": ["tevrin_krit", "koala", "pic_worf"]}
    game = shran(hand=[["shr_talas"]], zones=zones, beamed=beamed, neutral=ZONE)
    game.choose("play:shr_talas:0", "risa")
    assert game.teams("risa") == (1, 0)
    assert game.asked == (0, "dismiss-card") and sorted(game.options) == ["dkyr_cruiser", "talok", "tevrin_krit"]
    game.choose("tevrin_krit")
    assert game.held(DISCARD, 1) == ["tevrin_krit"] and game.state.actions == 2


@pytest.mark.rule("CHAIR-27.18")
def test_talas_still_sends_the_team_where_there_is_nobody_to_chase_off() -> None:
    game = shran(hand=[["shr_talas"]], neutral=ZONE).choose("play:shr_talas:0", "risa")
    assert game.teams("risa") == (1, 0) and game.asked == (0, "act")


@pytest.mark.rule("CHAIR-8.5", "CHAIR-27.45")
def test_talas_on_duty_sends_a_team_for_two_cards() -> None:
    zones = {"duty": [["shr_talas"]]}
    game = shran(hand=[["shr_tarah", "shr_utilize"]], zones=zones, neutral=ZONE)
    game.choose("use:shr_talas:0", "shr_tarah", "shr_utilize", "risa")
    assert game.teams("risa") == (1, 0) and game.held(HAND) == [] and game.state.actions == 3
    short = shran(hand=[["shr_tarah"]], zones=zones)
    assert short.why("use:shr_talas:0") == ("CHAIR-8.7", "cannot-pay-cards")


@pytest.mark.rule("CHAIR-27.45", "CHAIR-16.12")
def test_tarah_sends_a_team_or_lies_in_ambush() -> None:
    game = shran(hand=[["shr_tarah"]], neutral=ZONE).choose("play:shr_tarah:0", "risa")
    assert game.teams("risa") == (1, 0) and game.state.actions == 2
    position: Position = {"hand": [["shr_tarah"]], "glory": [0]}
    game = shran(**position, zones={"deck": [[], ["pic_worf"]]}).choose("play:shr_tarah:1")
    assert game.held(DISCARD, 1) == ["pic_worf"] and game.own().glory == 1 and game.state.actions == 3
    assert (len(game.held(HAND)), len(game.held(HAND, 1))) == (1, 1)
    game = shran(**position, zones={"deck": [[], ["pic_analyze"]]}).choose("play:shr_tarah:1")
    assert game.held(DISCARD, 1) == ["pic_analyze"] and game.held(HAND) == game.held(HAND, 1) == []


@pytest.mark.rule("CHAIR-27.53", "CHAIR-8.6")
def test_an_ambush_that_is_ignored_mills_nothing() -> None:
    zones = {"deck": [[], ["pic_worf"]], "duty": [[], ["riva"]]}
    game = shran(hand=[["shr_tarah"], ["pic_analyze"]], zones=zones, glory=[0])
    game.choose("play:shr_tarah:1", "use:riva:1", "pic_analyze")
    assert game.held(DECK, 1)[-1] == "pic_worf" and game.held(HAND) == [] and game.own().glory == 1


@pytest.mark.rule("CHAIR-9.16", "CHAIR-27.39")
@pytest.mark.parametrize(("card", "glory"), [("shr_ushaan_tor", 2), ("koala", 2), ("shr_utilize", 0)])
def test_tarah_on_duty_refreshes_a_ship_and_a_location(card: str, glory: int) -> None:
    position: Position = {
        "hand": [[card]],
        "zones": {"duty": [["shr_tarah"]], "places": [["shr_andoria"]]},
        "exhausted": ["shr_kumari", "shr_andoria"],
        "glory": [0],
    }
    game = shran(**position, tracks=[{"military": 5}]).choose("use:shr_tarah:0", card)
    assert not game.is_exhausted("shr_kumari") and not game.is_exhausted("shr_andoria")
    assert game.own().glory == glory
    low = shran(**position, tracks=[{"military": 4}])
    assert low.why("use:shr_tarah:0") == ("CHAIR-9.16", "track-too-low")


@pytest.mark.rule("CHAIR-27.48", "CHAIR-9.5")
def test_andoria_advances_military_and_influence_and_draws_for_teams() -> None:
    game = shran(hand=[["shr_andoria"]]).choose("play:shr_andoria:0")
    assert game.own().tracks == [0, 1, 1] and game.held(PLACES) == ["shr_andoria"] and game.state.actions == 2
    game = shran(zones={"places": [["shr_andoria"]]}, teams={"shr_andoria": (3, 0)}).choose("use:shr_andoria:0")
    assert len(game.held(HAND)) == 2


@pytest.mark.rule("CHAIR-27.2", "CHAIR-27.24", "CHAIR-12.2")
def test_plasma_rifles_are_deployed_for_a_dilithium() -> None:
    position: Position = {"hand": [["shr_plasma_rifles"]], "market": ["biobed"], "glory": [0]}
    game = shran(**position, dilithium=[1]).choose("play:shr_plasma_rifles:0", "biobed")
    assert game.own().track("military") == 1 and game.table_zone(JUNK) == ["biobed"]
    assert "shr_plasma_rifles" in game.held(FLEET) and game.own().dilithium == 0 and game.state.actions == 2
    poor = shran(**position, dilithium=[0])
    assert poor.why("play:shr_plasma_rifles:0") == ("CHAIR-12.2", "cannot-spend")


@pytest.mark.rule("CHAIR-20.4", "CHAIR-27.46", "CHAIR-28.8")
@pytest.mark.parametrize(("place", "incidents"), [("risa", 0), ("pic_farpoint_station", 1), ("sha_ka_ree", 1)])
def test_plasma_rifles_remove_a_team_anywhere_and_at_their_home_bring_an_incident(place: str, incidents: int) -> None:
    game = shran(
        hand=[["shr_talas", "shr_utilize"]],
        zones={"fleet": [["shr_plasma_rifles"], ["sha_ka_ree"]], "places": [[], ["pic_farpoint_station"]]},
        neutral=ZONE,
        teams={"risa": (0, 2), "pic_farpoint_station": (0, 2), "sha_ka_ree": (0, 1)},
    )
    game.choose("use:shr_plasma_rifles:0")
    assert game.why("shr_utilize") == ("CHAIR-27.5", "unfit")
    game.choose("shr_talas", place)
    assert game.teams(place)[1] == (0 if place == "sha_ka_ree" else 1) and game.own(1).teams == 1
    assert len(game.held(HAND, 1)) == incidents
    assert "shr_plasma_rifles" in game.held(DISCARD) and game.state.actions == 3


@pytest.mark.rule("CHAIR-27.53", "CHAIR-27.58")
def test_plasma_rifles_are_gone_even_when_the_attack_is_ignored_or_the_team_stays() -> None:
    position: Position = {"neutral": ZONE, "teams": {"pic_farpoint_station": (0, 1)}}
    places = [[], ["pic_farpoint_station"]]
    zones = {"fleet": [["shr_plasma_rifles"]], "places": places, "duty": [[], ["riva"]]}
    game = shran(hand=[["shr_talas"], ["pic_worf"]], zones=zones, **position)
    game.choose("use:shr_plasma_rifles:0", "shr_talas", "use:riva:1", "pic_worf")
    assert game.teams("pic_farpoint_station") == (0, 1) and game.held(HAND, 1) == []
    assert "shr_plasma_rifles" in game.held(DISCARD)
    zones = {"fleet": [["shr_plasma_rifles"], ["phasers"]], "places": places}
    game = shran(hand=[["shr_talas"]], zones=zones, **position)
    game.choose("use:shr_plasma_rifles:0", "shr_talas", "use:phasers:2")
    assert game.teams("pic_farpoint_station") == (0, 1) and game.held(HAND, 1) == []
    assert "phasers" in game.held(DISCARD, 1) and "shr_plasma_rifles" in game.held(DISCARD)


# All of them

COST_AN_ACTION = {
    "shr_thylek_shran": "use:0",
    "shr_kumari": "play:0",
    "shr_coridan": "play:0",
    "shr_commando_unit": "play:1",
    "shr_andorian_cruiser": "play:0 use:2",
    "shr_andorian_ale": "play:0",
    "shr_ambassador_thoris": "play:0",
    "shr_weytahn": "play:0",
    "shr_united_earth": "play:0 play:1",
    "shr_trade_embargo": "play:0",
    "shr_red_alert": "play:0",
    "shr_imperial_pride": "play:0 play:1",
    "shr_confiscate": "play:0 play:1",
    "shr_recruit": "play:0 play:1",
    "shr_talas": "play:0",
    "shr_tarah": "play:0",
    "shr_utilize": "play:0 play:1",
    "shr_andoria": "play:0",
    "shr_plasma_rifles": "play:0",
}


@pytest.mark.rule("CHAIR-8.2", "CHAIR-8.3")
def test_these_operations_cost_an_action_and_no_others() -> None:
    check_actions("shran", COST_AN_ACTION)


@pytest.mark.rule("CHAIR-27.52", "CHAIR-27.58")
@pytest.mark.parametrize(
    ("keys", "attack"),
    [
        ("play:shr_ushaan_tor:0 shr_talas pic_worf", True),
        ("play:shr_tarah:0 risa", False),
        ("play:shr_tarah:1", True),
        ("use:shr_plasma_rifles:0 shr_talas", True),
    ],
)
def test_these_operations_are_attacks(keys: str, attack: bool) -> None:
    game = shran(
        hand=[["shr_ushaan_tor", "shr_talas", "shr_tarah"]],
        zones={"fleet": [["shr_plasma_rifles"]], "duty": [[], ["admiral_jarok", "pic_worf"]]},
        neutral=ZONE,
        teams={"betazed": (0, 1)},
    )
    assert is_attack(game, *keys.split()) is attack


@pytest.mark.rule("CHAIR-27.52", "CHAIR-27.58")
def test_talas_attacks_even_if_nobody_is_chased_off() -> None:
    zones = {"duty": [[], ["admiral_jarok"]], "fleet": [[], ["dkyr_cruiser"]]}
    assert is_attack(shran(hand=[["shr_talas"]], zones=zones, neutral=ZONE), "play:shr_talas:0", "risa", "dkyr_cruiser")
