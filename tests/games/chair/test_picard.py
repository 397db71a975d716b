"""The crew of Jean-Luc Picard, each operation with its exact outcome."""

from __future__ import annotations

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
from .given import given

GAIN_ALLY = ("play:pic_diplomacy:1", "market:ally", "discard")
GAIN_SHIP = ("play:pic_analyze:0", "market:ship", "discard")


# The Captain and the Enterprise


@pytest.mark.rule("CHAIR-27.34", "CHAIR-21.1")
def test_picard_welcomes_an_ally_for_a_discarded_card_and_may_beam_it_from_the_discard_pile() -> None:
    game = given(hand=[["pic_diplomacy", "pic_worf"]], market=["tholians"], glory=[1])
    game.choose(*GAIN_ALLY)
    assert game.asked == (0, "react")
    game.choose("use:pic_jean_luc_picard:0", "pic_worf")
    assert game.own().glory == 2
    game.choose("tholians")
    assert under(game, "pic_uss_enterprise_d") == ["tholians"]
    assert game.is_exhausted("pic_jean_luc_picard")
    assert game.held(DISCARD) == ["pic_worf"]


@pytest.mark.rule("CHAIR-16.10", "CHAIR-21.1")
def test_an_ally_scanned_onto_the_deck_is_beamed_from_there_too() -> None:
    game = given(
        hand=[["pic_first_contact", "pic_worf"]], market=["tholians"], tops={ALLY_DECK: ["bynars", "edosians"]}
    )
    game.choose("play:pic_first_contact:0", "bynars", "deck", "use:pic_jean_luc_picard:0", "pic_worf", "bynars")
    assert under(game, "pic_uss_enterprise_d") == ["bynars"]
    assert game.held(LOG) == ["pic_first_contact"]
    assert game.table_zone(ALLY_DECK)[0] == "edosians"


@pytest.mark.rule("CHAIR-9.8", "CHAIR-8.5")
def test_picard_may_leave_the_ally_where_it_is_or_not_react_at_all_and_needs_a_card_to_discard() -> None:
    game = given(hand=[["pic_diplomacy", "pic_worf"]], market=["tholians"], glory=[1])
    game.choose(*GAIN_ALLY, "use:pic_jean_luc_picard:0", "pic_worf", "no")
    assert game.own().glory == 2
    assert game.held(DISCARD) == ["tholians", "pic_worf"]
    game = given(hand=[["pic_diplomacy", "pic_worf"]], market=["tholians"], glory=[1])
    game.choose(*GAIN_ALLY, "pass")
    assert game.own().glory == 1 and not game.is_exhausted("pic_jean_luc_picard")
    game = given(hand=[["pic_diplomacy"]], market=["tholians"])
    game.choose(*GAIN_ALLY)
    assert game.asked == (0, "act")


@pytest.mark.rule("CHAIR-25.5")
def test_picard_scores_a_point_for_every_ally_he_owns_wherever_it_lies() -> None:
    zones = {"discard": [["tholians"]], "deck": [["bynars"]], "log": [["pic_tamarians"]]}
    game = given(hand=[["edosians"]], zones=zones, beamed={"pic_uss_enterprise_d": ["kelpiens"]})
    assert endgame(game, "pic_jean_luc_picard") == 5


@pytest.mark.rule("CHAIR-27.2", "CHAIR-19.2", "CHAIR-21.1")
def test_the_enterprise_is_deployed_and_warps_or_beams() -> None:
    game = given(hand=[["pic_uss_enterprise_d"]], neutral=ZONE)
    game.choose("play:pic_uss_enterprise_d:0", "warp", "warp:pic_uss_enterprise_d:risa")
    assert game.where("pic_uss_enterprise_d") == "risa" and game.state.actions == 2
    game = given(hand=[["pic_uss_enterprise_d", "pic_worf"]])
    game.choose("play:pic_uss_enterprise_d:0", "beam", "pic_worf")
    assert under(game, "pic_uss_enterprise_d") == ["pic_worf"]
    assert game.where("pic_uss_enterprise_d") is None


@pytest.mark.rule("CHAIR-9.6", "CHAIR-19.2", "CHAIR-21.2", "CHAIR-27.27")
def test_the_enterprise_warps_for_a_dilithium_beams_for_a_card_and_promotes() -> None:
    game = given(neutral=ZONE, dilithium=[1], glory=[0])
    game.choose("use:pic_uss_enterprise_d:0", "warp:pic_uss_enterprise_d:betazed")
    assert game.where("pic_uss_enterprise_d") == "betazed" and game.own().dilithium == 0
    assert game.why("use:pic_uss_enterprise_d:1") == ("CHAIR-9.5", "exhausted")
    game = given(hand=[["pic_worf", "pic_data", "pic_farpoint_station"]])
    game.choose("use:pic_uss_enterprise_d:1", "pic_worf")
    assert game.why("pic_farpoint_station") == ("CHAIR-21.2", "location-not-beamed")
    game.choose("pic_data")
    assert game.held(DISCARD) == ["pic_worf"] and under(game, "pic_uss_enterprise_d") == ["pic_data"]
    game = given(hand=[["pic_worf", "pic_analyze"]])
    game.choose("use:pic_uss_enterprise_d:2")
    assert game.why("pic_analyze") == ("CHAIR-27.27", "not-promoted")
    game.choose("pic_worf")
    assert game.held(DUTY) == ["pic_worf"]


@pytest.mark.rule("CHAIR-12.2", "CHAIR-8.7")
def test_the_enterprise_does_nothing_without_what_it_costs() -> None:
    game = given(dilithium=[0], glory=[0])
    assert game.why("use:pic_uss_enterprise_d:0") == ("CHAIR-12.2", "cannot-spend")
    assert game.why("use:pic_uss_enterprise_d:1") == ("CHAIR-8.7", "cannot-pay-cards")


# Developments: what they cost

COSTS = {
    "pic_make_it_so": (3, 0),
    "pic_daystrom_institute": (3, 1),
    "pic_starbase_74": (2, 1),
    "pic_deanna_troi": (2, 0),
    "pic_geordi_la_forge": (2, 0),
    "pic_uss_bozeman": (5, 0),
}


@pytest.mark.rule("CHAIR-13.6", "CHAIR-13.8")
@pytest.mark.parametrize("face", COSTS)
def test_a_development_costs_exactly_what_it_says(face: str) -> None:
    check_cost("picard", face, *COSTS[face])


@pytest.mark.rule("CHAIR-13.8")
def test_the_tamarians_cost_an_incident_and_the_phasing_cloak_a_person_in_the_log() -> None:
    game = enlisting("picard", 2, 0, tops={INCIDENTS: ["trade_embargo"]})
    game.choose("pic_tamarians")
    assert game.held(HAND) == ["trade_embargo"] and game.own().dilithium == 0
    assert game.held(DECK)[-1] == "pic_tamarians"
    game = enlisting("picard", 2, 0)
    game.choose("pic_phasing_cloak")
    assert game.why("pic_analyze") == ("CHAIR-27.16", "unfit")
    game.choose("pic_will_riker")
    assert game.held(LOG) == ["pic_will_riker", "organians"]
    assert game.held(DECK)[-1] == "pic_phasing_cloak"


# Developments: what they do


@pytest.mark.rule("CHAIR-27.40", "CHAIR-16.14")
def test_make_it_so_returns_an_incident_from_hand_or_discard_pile() -> None:
    game = given(hand=[["pic_make_it_so", "energy_drain"]], zones={"discard": [["pic_red_alert"]]})
    game.choose("play:pic_make_it_so:0")
    assert game.refused("no") == "CHAIR-27.40"
    game.choose("pic_red_alert")
    assert game.table_zone(INCIDENTS)[0] == "pic_red_alert" and game.held(HAND) == ["energy_drain"]
    assert game.state.actions == 3


@pytest.mark.rule("CHAIR-27.41", "CHAIR-27.47", "CHAIR-9.16", "CHAIR-7.4")
def test_make_it_so_takes_control_of_a_secured_location_at_once() -> None:
    position: Position = {"hand": [["pic_make_it_so"]], "neutral": ZONE, "glory": [0, 0], "latinum": [0]}
    game = given(**position, tracks=[{"influence": 4}], teams={"betazed": (3, 1)})
    game.choose("play:pic_make_it_so:1")
    assert game.held(PLACES) == ["betazed"] and game.own().latinum == 2
    assert game.own(1).glory == 1 and game.held(LOG) == ["pic_make_it_so"]
    unsecured = given(**position, tracks=[{"influence": 4}], teams={"betazed": (3, 2)})
    assert unsecured.why("play:pic_make_it_so:1") == ("CHAIR-7.2", "nothing-secured")
    low = given(**position, tracks=[{"influence": 3}], teams={"betazed": (3, 0)})
    assert low.why("play:pic_make_it_so:1") == ("CHAIR-9.16", "track-too-low")


@pytest.mark.rule("CHAIR-8.4", "CHAIR-27.5", "CHAIR-23.3")
def test_the_tamarians_draw_three_and_turn_a_card_of_each_suit_into_glory() -> None:
    zones = {"deck": [["pic_analyze", "pic_uss_bozeman", "pic_red_alert"]]}
    game = given(hand=[["pic_tamarians", "pic_worf", "pic_data"]], zones=zones, glory=[0])
    game.choose("play:pic_tamarians:0")
    assert len(game.held(HAND)) == 5
    assert game.why("pic_analyze") == ("CHAIR-27.5", "unfit")
    game.choose("pic_worf")
    assert game.why("pic_data") == ("CHAIR-27.5", "unfit")
    game.choose("pic_red_alert", "done")
    assert game.own().glory == 2
    assert sorted(game.held(HAND)) == ["pic_analyze", "pic_data", "pic_uss_bozeman"]
    assert game.held(LOG) == ["pic_tamarians"] and game.state.actions == 2


@pytest.mark.rule("CHAIR-8.4")
def test_the_tamarians_may_discard_nothing() -> None:
    game = given(hand=[["pic_tamarians"]], glory=[0]).choose("play:pic_tamarians:0", "done")
    assert game.own().glory == 0 and len(game.held(HAND)) == 3


@pytest.mark.rule("CHAIR-27.2", "CHAIR-27.19", "CHAIR-20.6", "CHAIR-9.7")
def test_the_phasing_cloak_is_deployed_plays_a_ship_freely_and_hides_away_teams() -> None:
    hand = [["pic_phasing_cloak", "pic_uss_bozeman", "pic_worf"]]
    game = given(hand=hand, neutral=ZONE, at={"shr_kumari": "risa"}, market=["biobed"], actions=1)
    blocked = given(hand=[["pic_worf"]], neutral=ZONE, at={"shr_kumari": "risa"})
    assert blocked.choose("play:pic_worf:0").why("risa") == ("CHAIR-20.1", "ships-block")
    game.choose("play:pic_phasing_cloak:0", "biobed")
    assert game.held(FLEET) == ["pic_uss_enterprise_d", "pic_phasing_cloak"] and game.table_zone(JUNK) == ["biobed"]
    game.choose("use:pic_phasing_cloak:0")
    assert game.why("play:pic_worf:0") == ("CHAIR-27.19", "unfit")
    game.choose("play:pic_uss_bozeman:0", "no")
    assert "pic_uss_bozeman" in game.held(FLEET) and game.state.actions == 0
    free = given(hand=[["pic_worf"]], zones={"fleet": [["pic_phasing_cloak"]]}, neutral=ZONE, at={"shr_kumari": "risa"})
    assert free.choose("play:pic_worf:0", "risa").teams("risa") == (2, 0)


@pytest.mark.rule("CHAIR-16.7", "CHAIR-27.16", "CHAIR-25.5", "CHAIR-15.10")
def test_the_daystrom_institute_looks_for_synthetics() -> None:
    game = given(hand=[["pic_daystrom_institute"]], market=["b_4"])
    game.choose("play:pic_daystrom_institute:0", "yes", "discard")
    assert game.held(DISCARD) == ["b_4"] and game.held(PLACES) == ["pic_daystrom_institute"]
    game = given(hand=[["pic_daystrom_institute"]], market=["b_4"])
    game.choose("play:pic_daystrom_institute:0", "no")
    assert game.held(DISCARD) == []
    position: Position = {"zones": {"places": [["pic_daystrom_institute"]], "discard": [["b_4"]]}, "glory": [0]}
    game = given(**position).choose("use:pic_daystrom_institute:0")
    assert game.why("no") == ("CHAIR-27.17", "must-find")
    game.choose("pic_data")
    assert game.held(HAND) == ["pic_data"] and game.own().glory == 1
    game = given(**position).choose("use:pic_daystrom_institute:1")
    assert len(game.held(HAND)) == 1 and game.own().glory == 0
    zones = {"places": [["pic_daystrom_institute"]], "discard": [["b_4", "koala"]], "log": [["pic_data"]]}
    assert endgame(given(zones=zones), "pic_daystrom_institute") == 2


@pytest.mark.rule("CHAIR-27.16", "CHAIR-27.19", "CHAIR-8.8")
def test_starbase_74_finds_a_person_and_plays_it_freely_for_another_card() -> None:
    game = given(hand=[["pic_starbase_74", "pic_analyze"]], neutral=ZONE, actions=1)
    game.choose("play:pic_starbase_74:0", "pic_worf")
    assert "pic_worf" not in game.options
    game.choose("pic_analyze", "play:pic_worf:0", "risa")
    assert game.teams("risa") == (2, 0) and game.state.actions == 0
    game = given(hand=[["pic_starbase_74", "pic_analyze"]]).choose("play:pic_starbase_74:0", "pic_worf", "no")
    assert game.held(HAND) == ["pic_analyze", "pic_worf"] and game.asked == (0, "act")


@pytest.mark.rule("CHAIR-27.28", "CHAIR-27.57")
def test_starbase_74_holds_a_second_duty_officer() -> None:
    game = given(hand=[["pic_worf"]], zones={"places": [["pic_starbase_74"]], "duty": [["pic_data"]]})
    game.choose("use:pic_uss_enterprise_d:2", "pic_worf")
    assert game.held(DUTY) == ["pic_data", "pic_worf"]
    game = given(hand=[["pic_worf"]], zones={"duty": [["pic_data"]]})
    game.choose("use:pic_uss_enterprise_d:2", "pic_worf")
    assert game.held(DUTY) == ["pic_worf"] and game.held(DISCARD) == ["pic_data"]


@pytest.mark.rule("CHAIR-23.2", "CHAIR-27.5")
@pytest.mark.parametrize(("way", "zone", "glory"), [("keep", HAND, 0), ("discard", DISCARD, 1), ("log", LOG, 0)])
def test_deanna_troi_senses_what_a_drawn_card_is_good_for(way: str, zone: int, glory: int) -> None:
    game = given(hand=[["pic_deanna_troi"]], zones={"deck": [["pic_worf"]]}, glory=[0])
    game.choose("play:pic_deanna_troi:0", way)
    assert game.held(zone) == ["pic_worf"] and game.own().glory == glory and game.state.actions == 3


@pytest.mark.rule("CHAIR-9.7", "CHAIR-16.14", "CHAIR-8.7")
def test_with_deanna_troi_on_duty_an_incident_is_talked_over() -> None:
    zones = {"duty": [["pic_deanna_troi"]], "deck": [["pic_data", "pic_analyze"]]}
    game = given(hand=[["pic_red_alert", "pic_worf"]], zones=zones, actions=0)
    game.choose("play:pic_red_alert:3", "pic_worf")
    assert game.table_zone(INCIDENTS)[0] == "pic_red_alert"
    assert game.held(HAND) == ["pic_analyze", "pic_data"] and game.held(DISCARD) == ["pic_worf"]
    alone = given(hand=[["pic_red_alert"]], zones=zones)
    assert alone.why("play:pic_red_alert:3") == ("CHAIR-8.7", "cannot-pay-cards")
    assert "play:pic_red_alert:3" not in given(hand=[["pic_red_alert", "pic_worf"]]).options
    assert "play:pic_worf:3" not in given(hand=[["pic_analyze", "pic_worf"]], zones=zones).options


@pytest.mark.rule("CHAIR-27.16", "CHAIR-27.17", "CHAIR-27.39", "CHAIR-8.4")
def test_geordi_la_forge_may_find_a_ship_and_refresh_one() -> None:
    position: Position = {"hand": [["pic_geordi_la_forge"]], "exhausted": ["pic_uss_enterprise_d"]}
    game = given(**position).choose("play:pic_geordi_la_forge:0", "yes")
    assert game.why("no") == ("CHAIR-27.17", "must-find")
    game.choose("pic_type_7_shuttlecraft", "pic_uss_enterprise_d")
    assert game.held(HAND) == ["pic_type_7_shuttlecraft"] and not game.is_exhausted("pic_uss_enterprise_d")
    game = given(**position).choose("play:pic_geordi_la_forge:0", "no", "no")
    assert game.held(HAND) == [] and game.is_exhausted("pic_uss_enterprise_d")
    assert "searched" not in game.log()


@pytest.mark.rule("CHAIR-27.59", "CHAIR-27.19")
def test_geordi_la_forge_launches_a_ship_just_gained() -> None:
    position: Position = {
        "hand": [["pic_analyze"]],
        "zones": {"duty": [["pic_geordi_la_forge"]]},
        "market": ["uss_reliant"],
        "neutral": ZONE,
        "glory": [0],
    }
    game = given(**position).choose(*GAIN_SHIP, "use:pic_geordi_la_forge:1")
    game.choose("play:uss_reliant:0", "warp:uss_reliant:risa")
    assert game.where("uss_reliant") == "risa" and game.own().glory == 1 and game.state.actions == 2
    game = given(**position).choose(*GAIN_SHIP, "use:pic_geordi_la_forge:1", "no")
    assert game.held(DISCARD) == ["uss_reliant"] and game.own().glory == 1


@pytest.mark.rule("CHAIR-13.6", "CHAIR-27.38", "CHAIR-9.16")
def test_the_bozeman_may_enlist_a_development_or_calls_a_card_back_through_time() -> None:
    game = given(hand=[["pic_uss_bozeman"]], dilithium=[2], glory=[0])
    game.choose("play:pic_uss_bozeman:0", "pic_deanna_troi")
    assert game.held(DECK)[-1] == "pic_deanna_troi" and game.own().dilithium == 0
    game = given(hand=[["pic_uss_bozeman"]], dilithium=[2], glory=[0]).choose("play:pic_uss_bozeman:0", "no")
    assert "pic_uss_bozeman" in game.held(FLEET) and game.own().dilithium == 2
    position: Position = {"hand": [["pic_uss_bozeman"]], "zones": {"staging": [["pic_worf", "suliban"]]}}
    game = given(**position, tracks=[{"research": 6}]).choose("play:pic_uss_bozeman:1")
    assert game.held(HAND) == ["pic_worf"] and game.held(STAGING) == ["suliban", "pic_uss_bozeman"]
    assert game.state.actions == 3
    low = given(**position, tracks=[{"research": 5}])
    assert low.why("play:pic_uss_bozeman:1") == ("CHAIR-9.16", "track-too-low")


@pytest.mark.rule("CHAIR-19.2", "CHAIR-21.1")
def test_the_bozeman_warps_and_beams() -> None:
    position: Position = {
        "zones": {"fleet": [["pic_uss_bozeman"]]},
        "neutral": ZONE,
        "hand": [["pic_worf", "pic_data"]],
    }
    game = given(**position, dilithium=[1], glory=[0])
    game.choose("use:pic_uss_bozeman:0", "warp:pic_uss_bozeman:dozaria")
    assert game.where("pic_uss_bozeman") == "dozaria" and game.own().dilithium == 0
    game = given(**position).choose("use:pic_uss_bozeman:1", "pic_worf", "pic_data")
    assert under(game, "pic_uss_bozeman") == ["pic_data"]


# Reserve


@pytest.mark.rule("CHAIR-17.1", "CHAIR-23.2")
def test_data_advances_a_track_and_learns_from_the_log() -> None:
    game = given(hand=[["pic_data"]]).choose("play:pic_data:0", "military")
    assert game.own().track("military") == 1 and game.state.actions == 2
    logged = ["tholians", "bynars", "edosians", "kelpiens", "suliban", "letheans", "karemma", "arinsen"]
    position: Position = {"hand": [["pic_worf"]], "only": ["log"]}
    nine = given(**position, zones={"duty": [["pic_data"]], "log": [logged]})
    nine.choose("use:pic_data:0", "pic_worf", "research")
    assert nine.own().tracks == [1, 0, 0] and len(nine.held(LOG)) == 9 and nine.asked == (0, "act")
    ten = given(**position, zones={"duty": [["pic_data"]], "log": [[*logged, "bolians"]]})
    ten.choose("use:pic_data:0", "pic_worf", "research", "influence")
    assert ten.own().tracks == [1, 1, 0]
    empty = given(zones={"duty": [["pic_data"]], "log": [[*logged, "bolians"]]}).choose("use:pic_data:0")
    assert empty.own().tracks == [0, 0, 0]


@pytest.mark.rule("CHAIR-27.40")
def test_beverly_crusher_advances_research_and_may_return_an_incident_from_the_discard_pile() -> None:
    position: Position = {"hand": [["pic_beverly_crusher", "energy_drain"]], "zones": {"discard": [["pic_red_alert"]]}}
    game = given(**position).choose("play:pic_beverly_crusher:0")
    assert game.options == ["pic_red_alert", "no"]
    game.choose("pic_red_alert")
    assert game.own().track("research") == 1 and game.table_zone(INCIDENTS)[0] == "pic_red_alert"
    game = given(**position).choose("play:pic_beverly_crusher:0", "no")
    assert game.held(DISCARD) == ["pic_red_alert"] and game.own().track("research") == 1


@pytest.mark.rule("CHAIR-27.59", "CHAIR-16.14", "CHAIR-27.5")
def test_beverly_crusher_on_duty_returns_an_incident_just_taken_for_another_card() -> None:
    position: Position = {
        "hand": [["pic_analyze", "pic_worf"]],
        "zones": {"duty": [["pic_beverly_crusher"]]},
        "tops": {INCIDENTS: ["trade_embargo"]},
        "market": ["uss_reliant"],
        "glory": [0],
    }
    game = given(**position).choose("play:pic_analyze:0", "use:pic_beverly_crusher:1")
    assert "trade_embargo" not in game.options
    game.choose("pic_worf", "market:ship", "discard")
    assert game.table_zone(INCIDENTS)[0] == "trade_embargo" and game.own().glory == 1
    assert game.held(DISCARD) == ["pic_worf", "uss_reliant"]
    game = given(**position).choose("play:pic_analyze:0", "pass", "market:ship", "discard")
    assert game.held(HAND) == ["pic_worf", "trade_embargo"] and game.own().glory == 0


@pytest.mark.rule("CHAIR-20.2", "CHAIR-27.31")
def test_the_shuttlecraft_lands_a_team_where_a_ship_is_and_may_go_on_top_of_the_deck() -> None:
    position: Position = {
        "hand": [["pic_type_7_shuttlecraft"]],
        "neutral": ZONE,
        "at": {"pic_uss_enterprise_d": "risa"},
    }
    game = given(**position).choose("play:pic_type_7_shuttlecraft:0", "yes")
    assert game.teams("risa") == (1, 0) and game.held(DECK)[-1] == "pic_type_7_shuttlecraft"
    assert game.state.actions == 2
    game = given(**position).choose("play:pic_type_7_shuttlecraft:0", "no")
    assert game.held(STAGING) == ["pic_type_7_shuttlecraft"]


@pytest.mark.rule("CHAIR-21.1", "CHAIR-21.4", "CHAIR-27.38")
def test_the_shuttlecraft_brings_a_dilithium_and_ferries_a_card() -> None:
    position: Position = {
        "hand": [["pic_type_7_shuttlecraft", "pic_worf"]],
        "beamed": {"pic_uss_enterprise_d": ["pic_data"]},
        "dilithium": [0],
    }
    game = given(**position).choose("play:pic_type_7_shuttlecraft:1", "beam", "pic_worf")
    assert under(game, "pic_uss_enterprise_d") == ["pic_data", "pic_worf"] and game.own().dilithium == 1
    game = given(**position).choose("play:pic_type_7_shuttlecraft:1", "recall")
    assert game.held(HAND) == ["pic_worf", "pic_data"] and under(game, "pic_uss_enterprise_d") == []
    game = given(**position).choose("play:pic_type_7_shuttlecraft:1", "no")
    assert game.own().dilithium == 1 and game.state.actions == 3


# Available


@pytest.mark.rule("CHAIR-27.7", "CHAIR-12.2")
def test_diplomacy_draws_two_discards_one_of_them_and_advances_influence() -> None:
    position: Position = {"hand": [["pic_diplomacy", "pic_worf"]], "zones": {"deck": [["pic_data", "pic_analyze"]]}}
    game = given(**position, dilithium=[1], glory=[0]).choose("play:pic_diplomacy:0")
    assert "pic_worf" not in game.options
    game.choose("pic_data")
    assert game.held(HAND) == ["pic_worf", "pic_analyze"] and game.held(DISCARD) == ["pic_data"]
    assert game.own().track("influence") == 1 and game.own().dilithium == 0 and game.state.actions == 3
    poor = given(**position, dilithium=[0], glory=[0])
    assert poor.why("play:pic_diplomacy:0") == ("CHAIR-12.2", "cannot-spend")


@pytest.mark.rule("CHAIR-16.1", "CHAIR-23.3")
def test_diplomacy_gains_an_ally_and_is_logged() -> None:
    game = given(hand=[["pic_diplomacy"]], market=["tholians"]).choose("play:pic_diplomacy:1", "market:ally", "deck")
    assert game.held(DECK)[-1] == "tholians" and game.held(LOG) == ["pic_diplomacy"] and game.state.actions == 2


@pytest.mark.rule("CHAIR-27.48", "CHAIR-14.7")
def test_farpoint_station_comes_under_control_with_a_research() -> None:
    game = given(hand=[["pic_farpoint_station"]], neutral=ZONE).choose("play:pic_farpoint_station:0")
    assert game.held(PLACES) == ["pic_farpoint_station"] and game.own().track("research") == 1
    assert game.neutral() == ZONE and game.state.actions == 2


@pytest.mark.rule("CHAIR-9.5", "CHAIR-8.6")
@pytest.mark.parametrize(("here", "there", "drawn"), [(0, 0, 0), (1, 0, 1), (2, 0, 1), (0, 3, 1), (1, 2, 2), (3, 0, 2)])
def test_farpoint_station_draws_for_a_team_here_and_for_three_at_home(here: int, there: int, drawn: int) -> None:
    teams = {"pic_farpoint_station": (here, 0), "betazed": (there, 0), "risa": (2, 0)}
    zones = {"places": [["pic_farpoint_station", "betazed"]]}
    game = given(zones=zones, teams=teams).choose("use:pic_farpoint_station:0")
    assert len(game.held(HAND)) == drawn


@pytest.mark.rule("CHAIR-16.12", "CHAIR-27.45")
def test_worf_charges() -> None:
    zones = {"deck": [["pic_data"]]}
    game = given(hand=[["pic_worf"]], zones=zones, neutral=ZONE, tops={INCIDENTS: ["trade_embargo"]})
    game.choose("play:pic_worf:0")
    assert game.held(DISCARD) == ["trade_embargo", "pic_data"]
    assert set(game.options) == set(ZONE)
    game.choose("dozaria")
    assert game.teams("dozaria") == (2, 0) and game.own().teams == 3 and game.state.actions == 2


@pytest.mark.rule("CHAIR-20.4", "CHAIR-27.58")
def test_worf_on_duty_drives_away_a_team_beside_his_own() -> None:
    position: Position = {"hand": [["pic_analyze"]], "zones": {"duty": [["pic_worf"]]}, "neutral": ZONE, "glory": [0]}
    game = given(**position, teams={"risa": (1, 2), "betazed": (0, 1)}).choose("use:pic_worf:0", "pic_analyze")
    assert game.teams("risa") == (1, 1) and game.teams("betazed") == (0, 1)
    assert game.own().glory == 1 and game.own(1).teams == 3
    apart = given(**position, teams={"risa": (1, 0), "betazed": (0, 1)})
    assert apart.why("use:pic_worf:0") == ("CHAIR-20.4", "no-team-there")


@pytest.mark.rule("CHAIR-27.53", "CHAIR-27.58")
def test_worfs_attack_brings_no_glory_when_it_is_ignored() -> None:
    zones = {"duty": [["pic_worf"], ["riva"]]}
    game = given(hand=[["pic_analyze"], ["shr_talas"]], zones=zones, neutral=ZONE, glory=[0], teams={"risa": (1, 1)})
    game.choose("use:pic_worf:0", "pic_analyze", "use:riva:1", "shr_talas")
    assert game.teams("risa") == (1, 1) and game.own().glory == 0


@pytest.mark.rule("CHAIR-27.7", "CHAIR-27.50", "CHAIR-12.3")
def test_will_riker_picks_up_two_cards_and_may_lead_a_team() -> None:
    zones = {"discard": [["pic_worf", "pic_data", "pic_analyze"]], "places": [["betazed"]]}
    position: Position = {"hand": [["pic_will_riker"]], "zones": zones, "neutral": ["risa", "dozaria", "indri_viii"]}
    game = given(**position, dilithium=[1], latinum=[0], glory=[0])
    game.choose("play:pic_will_riker:0", "pic_worf", "pic_analyze", "yes", "betazed")
    assert game.held(HAND) == ["pic_worf", "pic_analyze"] and game.held(DISCARD) == ["pic_data"]
    assert game.teams("betazed") == (1, 0) and game.own().latinum == 2 and game.own().dilithium == 0
    game = given(**position, dilithium=[1], latinum=[0], glory=[0])
    game.choose("play:pic_will_riker:0", "pic_worf", "pic_analyze", "yes", "risa")
    assert game.teams("risa") == (1, 0) and game.own().latinum == 0
    game = given(**position, dilithium=[1]).choose("play:pic_will_riker:0", "pic_worf", "pic_analyze", "no")
    assert game.own().dilithium == 1 and game.own().teams == 5
    game = given(**position, dilithium=[0], glory=[0]).choose("play:pic_will_riker:0", "pic_worf", "pic_analyze")
    assert game.asked == (0, "act")


@pytest.mark.rule("CHAIR-6.1", "CHAIR-6.2")
def test_will_riker_on_duty_trades_the_top_card_for_a_latinum() -> None:
    zones = {"duty": [["pic_will_riker"]], "deck": [["pic_data"]]}
    game = given(stage="resupply", zones=zones, latinum=[0])
    assert game.asked == (0, "act")
    assert game.held(DISCARD) == ["pic_data"] and game.own().latinum == 1


@pytest.mark.rule("CHAIR-27.19", "CHAIR-27.7")
def test_will_riker_on_duty_plays_a_starfleet_ship_or_picks_one_up() -> None:
    zones = {"duty": [["pic_will_riker"]], "discard": [["pic_worf", "pic_type_7_shuttlecraft"]]}
    game = given(hand=[["pic_uss_bozeman", "kazon_raider"]], zones=zones, actions=0, dilithium=[0], glory=[0])
    game.choose("use:pic_will_riker:0")
    assert game.why("play:kazon_raider:0") == ("CHAIR-27.19", "unfit")
    assert game.refused("no") == "CHAIR-27.19"
    game.choose("play:pic_uss_bozeman:0")
    assert "pic_uss_bozeman" in game.held(FLEET)
    game = given(zones=zones).choose("use:pic_will_riker:1")
    assert game.held(HAND) == ["pic_type_7_shuttlecraft"] and game.held(DISCARD) == ["pic_worf"]


# All of them

COST_AN_ACTION = {
    "pic_uss_enterprise_d": "play:0",
    "pic_tamarians": "play:0",
    "pic_phasing_cloak": "play:0",
    "pic_daystrom_institute": "play:0",
    "pic_starbase_74": "play:0",
    "pic_uss_bozeman": "play:0",
    "pic_first_contact": "play:0",
    "pic_data": "play:0",
    "pic_beverly_crusher": "play:0",
    "pic_type_7_shuttlecraft": "play:0",
    "pic_analyze": "play:0 play:1",
    "pic_diplomacy": "play:1",
    "pic_recruit": "play:0 play:1",
    "pic_strange_new_worlds": "play:0",
    "pic_utilize": "play:0 play:1",
    "pic_red_alert": "play:0",
    "pic_farpoint_station": "play:0",
    "pic_set_a_course": "play:0",
    "pic_worf": "play:0",
    "pic_will_riker": "play:0",
}


@pytest.mark.rule("CHAIR-8.2", "CHAIR-8.3")
def test_these_operations_cost_an_action_and_no_others() -> None:
    check_actions("picard", COST_AN_ACTION)


@pytest.mark.rule("CHAIR-27.52", "CHAIR-27.58")
def test_worf_on_duty_attacks_and_his_charge_does_not() -> None:
    zones = {"duty": [["pic_worf"], ["admiral_jarok"]]}
    game = given(hand=[["pic_analyze"]], zones=zones, neutral=ZONE, teams={"risa": (1, 1)})
    assert is_attack(game, "use:pic_worf:0", "pic_analyze")
    game = given(hand=[["pic_worf"]], zones={"duty": [[], ["admiral_jarok"]]}, neutral=ZONE)
    assert not is_attack(game, "play:pic_worf:0", "risa")
