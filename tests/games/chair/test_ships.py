"""Every common SHIP: how it is deployed, and what it does then."""

from __future__ import annotations

import pytest

from wardroom.games.chair.state import (
    BEAMED,
    DECK,
    DISCARD,
    ENCOUNTERS,
    FLEET,
    HAND,
    LOG,
    PERSON_DECK,
    RESUPPLY,
    STAGING,
)

from .common import Given, hand, in_play, play, resources, table, use

TOO_LOW = ("CHAIR-9.16", "track-too-low")
CANNOT_SPEND = ("CHAIR-12.2", "cannot-spend")
WARPS = (
    *("dkyr_cruiser", "ktinga_battlecruiser", "kazon_raider", "pakled_freighter", "sona_battlecruiser"),
    *("uss_enterprise_c", "uss_pasteur", "uss_reliant", "xindi_reptilian_battleship"),
)
BEAMS = (*WARPS, "bird_of_prey", "voth_research_vessel")
FREE_WARPS = ["borg_probe", "holographic_drone_ship", "voth_research_vessel"]


# What most of them can do


@pytest.mark.rule("CHAIR-19.2", "CHAIR-19.3")
@pytest.mark.parametrize("ship", WARPS)
def test_a_ship_warps_for_a_dilithium(ship: str) -> None:
    assert table(zones=in_play(ship)).why(f"use:{ship}:0") == CANNOT_SPEND
    game = use(ship, 0, "archer_iv", dilithium=[1], at={ship: "dozaria"})
    assert game.options == [f"warp:{ship}:betazed", f"warp:{ship}:indri_viii", f"warp:{ship}:archer_iv"]
    game.choose(f"warp:{ship}:archer_iv")
    assert game.where(ship) == "archer_iv"
    assert game.own().dilithium == 0
    assert game.is_exhausted(ship)


@pytest.mark.parametrize("ship", FREE_WARPS)
def test_a_ship_warps_freely(ship: str) -> None:
    assert use(ship, 0).choose(f"warp:{ship}:betazed").where(ship) == "betazed"


@pytest.mark.rule("CHAIR-21.1", "CHAIR-21.2", "CHAIR-18.3")
@pytest.mark.parametrize("ship", BEAMS)
def test_a_ship_beams_a_card_for_a_discarded_one(ship: str) -> None:
    assert table(zones=in_play(ship)).why(f"use:{ship}:1") == ("CHAIR-8.7", "cannot-pay-cards")
    game = use(ship, 1, hand=["rom", "lirpa", "pic_farpoint_station"]).choose("rom")
    assert game.why("pic_farpoint_station") == ("CHAIR-21.2", "location-not-beamed")
    game.choose("lirpa")
    assert "rom" in game.held(DISCARD)
    assert game.state.host == {game.card("lirpa"): game.card(ship)}


# Each by itself


@pytest.mark.rule("CHAIR-20.6")
def test_bird_of_prey_sneaks_in_an_away_team() -> None:
    at = {"shr_kumari": "dozaria"}
    game = play("bird_of_prey", hand=["rom"], at=at).choose("rom", "dozaria")
    assert "bird_of_prey" in game.held(FLEET)
    assert game.teams("dozaria") == (1, 0)
    assert game.own().glory == 0
    game = play("bird_of_prey", hand=["ktinga_battlecruiser"], at=at).choose("ktinga_battlecruiser", "dozaria")
    assert game.own().glory == 1  # imperial
    assert play("bird_of_prey", hand=["rom"], at=at).choose("no").teams("dozaria") == (0, 0)


@pytest.mark.rule("CHAIR-27.38", "CHAIR-27.18", "CHAIR-21.3")
def test_bird_of_prey_drives_a_ship_off() -> None:
    zones = in_play("bird_of_prey", foe=["uss_pasteur"])
    game = use("bird_of_prey", zones=zones, beamed={"uss_pasteur": ["rom"]}, dilithium=[1])
    game.choose("warp:bird_of_prey:dozaria", "yes")
    assert game.asked == (1, "recall-ship")
    game.choose("uss_pasteur")
    assert hand(game, 1) == ["rom", "uss_pasteur"]
    assert (game.own().dilithium, game.state.actions) == (0, 2)
    game = use("bird_of_prey", dilithium=[1]).choose("warp:bird_of_prey:dozaria", "no")
    assert game.held(FLEET, 1) == ["shr_kumari"]


@pytest.mark.rule("CHAIR-27.22")
def test_borg_probe_abducts_a_person_into_the_log() -> None:
    game = play("borg_probe", dilithium=[1]).choose("warp:borg_probe:dozaria", "yes", "market:person", "discard")
    assert game.where("borg_probe") == "dozaria"
    assert game.held(LOG) == ["lwaxana_troi"]
    assert (game.own().dilithium, game.state.actions) == (0, 2)
    assert play("borg_probe", dilithium=[1]).choose("warp:borg_probe:dozaria", "no").held(LOG) == []
    assert play("borg_probe").choose("warp:borg_probe:dozaria").asked == (0, "act")  # without Dilithium
    game = play("borg_probe", dilithium=[1], actions=0).choose("warp:borg_probe:dozaria")
    assert game.asked == (0, "act")  # without an Action


def test_borg_probe_beams_from_hand_or_discard_pile() -> None:
    game = use("borg_probe", 1, hand=["rom"], zones={"discard": [["riva"]]}).choose("riva")
    assert game.held(BEAMED) == ["riva"]


def test_dkyr_cruiser_studies_or_lands_an_away_team() -> None:
    game = play("dkyr_cruiser", hand=["rom"]).choose("warp:dkyr_cruiser:dozaria", "rom")
    assert game.own().track("research") == 1
    game = play("dkyr_cruiser", hand=["rom"]).choose("warp:dkyr_cruiser:dozaria", "no")
    assert game.own().track("research") == 0
    assert table(["dkyr_cruiser"], tracks=[{"military": 4}]).why("play:dkyr_cruiser:1") == TOO_LOW
    game = play("dkyr_cruiser", 1, tracks=[{"military": 5}]).choose("warp:dkyr_cruiser:betazed", "betazed")
    assert game.teams("betazed") == (1, 0)


@pytest.mark.rule("CHAIR-27.9", "CHAIR-27.10")
@pytest.mark.parametrize("copied", ["copy:uss_reliant:0", "copy:shr_kumari:0"])
def test_holographic_drone_ship_imitates_a_ship_of_market_or_fleet(copied: str) -> None:
    assert table(["holographic_drone_ship"], tracks=[{"research": 6}]).why("play:holographic_drone_ship:0") == TOO_LOW
    game = play("holographic_drone_ship", tracks=[{"research": 7}])
    assert len(game.held(HAND)) == 1
    assert game.why("no") == ("CHAIR-27.9", "must-choose")
    game.choose(copied)
    if "kumari" in copied:
        game.choose("warp")
    game.choose("warp:holographic_drone_ship:dozaria")
    assert game.where("holographic_drone_ship") == "dozaria"
    assert game.state.actions == 3


def test_holographic_drone_ship_is_led_by_a_telepath_or_given_up_for_glory() -> None:
    game = table(["holographic_drone_ship", "rom"])
    assert game.why("play:holographic_drone_ship:1") == ("CHAIR-8.5", "cannot-pay-card")
    game = play("holographic_drone_ship", 1, hand=["riva"]).choose("riva", "warp:holographic_drone_ship:dozaria")
    assert game.where("holographic_drone_ship") == "dozaria"
    game = use("holographic_drone_ship", 1)
    assert "holographic_drone_ship" in game.held(DISCARD)
    assert game.own().glory == 2


def test_ktinga_battlecruiser_may_send_an_away_team() -> None:
    game = play("ktinga_battlecruiser", at={"shr_kumari": "dozaria"})
    assert game.why("dozaria") == ("CHAIR-20.1", "ships-block")
    assert game.choose("betazed").teams("betazed") == (1, 0)
    game = play("ktinga_battlecruiser").choose("no")
    assert "ktinga_battlecruiser" in game.held(FLEET)
    assert game.teams("betazed") == (0, 0)


def test_kazon_raider_makes_them_discard_and_sells_loot() -> None:
    game = play("kazon_raider", hand=["rom"], foe_hand=["shr_talas", "shr_tarah"])
    assert game.asked == (1, "discard")
    game.choose("shr_talas", "rom")
    assert "kazon_raider" in game.held(FLEET)
    assert hand(game, 1) == ["shr_tarah"]
    assert game.own().latinum == 1
    assert play("kazon_raider", hand=["rom"]).choose("no").own().latinum == 0


@pytest.mark.rule("CHAIR-9.8", "CHAIR-27.39")
def test_kazon_raider_draws_a_card_gained_onto_the_deck_once_for_each_gain() -> None:
    game = play("denobulans", zones=in_play("kazon_raider"), latinum=[2]).choose("market:person", "deck")
    game.choose("use:kazon_raider:3")
    assert hand(game) == ["lwaxana_troi"]
    assert game.own().latinum == 1
    assert not game.is_exhausted("kazon_raider")
    assert game.asked == (0, "act")  # ready again, but not for the same card
    game = play("denobulans", zones=in_play("kazon_raider"), latinum=[2]).choose("market:person", "discard")
    assert game.asked == (0, "act")


@pytest.mark.parametrize("found, military", [("phasers", 1), ("unstable_wormhole", 1), ("horta", 0)])
def test_pakled_freighter_collects_junk(found: str, military: int) -> None:
    game = play("pakled_freighter", junk=[found, "rom"])
    assert game.options == [found, "no"]
    game.choose(found, "deck")
    assert game.held(DECK)[-1] == found
    assert game.own().track("military") == military
    assert "pakled_freighter" in play("pakled_freighter", junk=[found]).choose("no").held(FLEET)


@pytest.mark.rule("CHAIR-12.8")
def test_sona_battlecruiser_steals_dilithium() -> None:
    game = play("sona_battlecruiser", dilithium=[0, 3])
    assert "sona_battlecruiser" in game.held(FLEET)
    assert (game.own().dilithium, game.own(1).dilithium) == (1, 2)
    assert table(["sona_battlecruiser"], tracks=[{"military": 5}]).why("play:sona_battlecruiser:1") == TOO_LOW
    game = play(
        "sona_battlecruiser", 1, foe_hand=["shr_talas", "shr_tarah"], dilithium=[0, 3], tracks=[{"military": 6}]
    )
    game.choose("shr_talas")
    assert "sona_battlecruiser" in game.held(FLEET)
    assert (game.own().dilithium, game.own(1).dilithium) == (2, 1)
    assert hand(game, 1) == ["shr_tarah"]
    assert game.asked == (0, "act")
    assert resources(play("sona_battlecruiser", glory=[0, 2])) == (0, 0, 0)  # never another kind


def test_enterprise_c_takes_somebody_aboard_and_changes_history() -> None:
    game = play("uss_enterprise_c", hand=["rom"]).choose("rom")
    assert "uss_enterprise_c" in game.held(FLEET)
    assert game.state.host[game.card("rom")] == game.card("uss_enterprise_c")
    assert play("uss_enterprise_c", hand=["rom"]).choose("no").held(BEAMED) == []
    assert table(zones=in_play("uss_enterprise_c")).why("use:uss_enterprise_c:2") == ("CHAIR-8.7", "cannot-pay-cards")
    game = use("uss_enterprise_c", 2, hand=["rom"], zones={"staging": [["phlox", "suliban"]]}).choose("rom")
    assert {"uss_enterprise_c", "rom"} <= set(game.held(DISCARD))
    assert hand(game) == ["phlox"]
    assert (game.own().glory, game.state.actions) == (1, 4)


def test_pasteur_calls_for_help_or_looks_for_experts() -> None:
    game = play("uss_pasteur", hand=["phlox", "rom", "red_alert"])
    assert game.why("play:rom:0") == ("CHAIR-27.19", "unfit")
    game.choose("play:phlox:0", "red_alert")
    assert (hand(game), game.state.actions) == (["rom"], 2)
    assert "uss_pasteur" in play("uss_pasteur", hand=["phlox"]).choose("no").held(FLEET)
    game = play("uss_pasteur", 1, dilithium=[2]).choose("engineer", "discard")
    assert "plasma_manifold" in game.held(DISCARD)
    assert game.own().dilithium == 0
    assert "uss_pasteur" in game.held(STAGING)


@pytest.mark.rule("CHAIR-9.16")
def test_reliant_is_deployed_and_warps_or_strikes_where_few_ships_are() -> None:
    game = play("uss_reliant").choose("warp:uss_reliant:dozaria")
    assert game.where("uss_reliant") == "dozaria"
    assert table(["uss_reliant"], tracks=[{"influence": 4}]).why("play:uss_reliant:1") == TOO_LOW
    more: Given = {"tracks": [{"influence": 5}]}
    game = table(["uss_reliant"], zones=in_play(foe=["uss_pasteur"]), **more)
    assert game.why("play:uss_reliant:1") == ("CHAIR-9.16", "too-many-ships")
    game = play("uss_reliant", 1, **more).choose("send", "dozaria")
    assert game.options == ["draw", "augment"]
    game.choose("draw")
    assert game.asked == (0, "act")
    assert "uss_reliant" in game.held(FLEET)
    assert (game.teams("dozaria"), len(game.held(HAND)), game.state.actions) == ((1, 0), 1, 3)
    game = play("uss_reliant", 1, hand=["ancient_gene_fragments", "rom"], **more).choose("augment")
    assert game.why("no") == ("CHAIR-27.5", "must-choose")
    game.choose("ancient_gene_fragments", "draw")
    assert game.own().glory == 2


def test_voth_research_vessel_gives_up_a_human_for_an_encounter() -> None:
    assert table(["voth_research_vessel"]).why("play:voth_research_vessel:0") == ("CHAIR-8.7", "cannot-pay-cards")
    game = play("voth_research_vessel", hand=["rom"]).choose("rom", "warp:voth_research_vessel:dozaria")
    assert game.where("voth_research_vessel") == "dozaria"
    more: Given = {"zones": in_play("voth_research_vessel"), "tops": {ENCOUNTERS: ["koala"]}}
    game = table(beamed={"voth_research_vessel": ["rom"]}, **more)
    assert game.why("use:voth_research_vessel:2") == ("CHAIR-27.6", "cannot-pay-card")
    game = table(beamed={"voth_research_vessel": ["rom", "pic_will_riker"]}, **more)
    game.choose("use:voth_research_vessel:2")
    assert "pic_will_riker" in game.held(DISCARD)
    assert hand(game) == ["koala"]
    assert sorted(game.held(LOG)) == ["rom", "voth_research_vessel"]  # whoever is aboard goes with it
    assert game.state.actions == 2


def test_xindi_battleship_arms_itself_or_counts_time_travel() -> None:
    ship = "xindi_reptilian_battleship"
    game = play(ship, market=["phasers"]).choose("yes", "market:cargo", "deck")
    assert game.held(BEAMED) == ["phasers"]
    assert ship in game.held(FLEET)
    assert game.own().glory == 1
    game = play(ship).choose("yes", "market:cargo", "discard")
    assert "plasma_manifold" in game.held(DISCARD)
    assert game.own().glory == 0
    assert play(ship).choose("no").own().glory == 0
    game = play(ship, 1, zones={"staging": [["suliban", "harry_mudd"]]})
    assert ship in game.held(FLEET)
    assert game.own().glory == 2
    travellers = ["suliban", "harry_mudd", "orb_of_time", "uss_enterprise_c"]
    assert play(ship, 1, zones={"staging": [travellers]}).own().glory == 3


@pytest.mark.parametrize("anomalies, drawn", [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_xindi_battleship_draws_for_anomalies(anomalies: int, drawn: int) -> None:
    there = ["baku", "indri_viii", "voth_research_vessel", "forced_singularity"][:anomalies]
    zones = in_play("xindi_reptilian_battleship", *there)
    game = table(zones=zones, stage=RESUPPLY, neutral=["dozaria", "betazed", "archer_iv"])
    assert len(game.held(HAND)) == drawn


def test_xindi_battleship_draws_four_cards_at_most() -> None:
    there = ["unstable_wormhole", "organians", "ancient_gene_fragments", "guardian_of_forever", "koala"]
    more = ["pic_uss_bozeman", "voth_research_vessel", "forced_singularity"]
    zones = in_play("xindi_reptilian_battleship", "baku", "indri_viii")
    beamed = {"xindi_reptilian_battleship": [*there, *more]}  # ten anomalies
    game = table(zones=zones, stage=RESUPPLY, beamed=beamed, neutral=["dozaria", "betazed", "archer_iv"])
    assert len(game.held(HAND)) == 4


@pytest.mark.rule("CHAIR-16.1", "CHAIR-16.3")
def test_a_card_gained_unseen_leaves_the_market_as_it_was() -> None:
    game = play("denobulans", tops={PERSON_DECK: ["rom"]}).choose("deck:person", "deck")
    assert game.held(DECK)[-1] == "rom"
    assert game.market()[0] == "lwaxana_troi"
