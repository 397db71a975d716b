"""The common PERSONs, A to L: their PLAYs, and what they do as Duty Officers."""

from __future__ import annotations

import pytest

from wardroom.games.chair.state import (
    BEAMED,
    DECK,
    DISCARD,
    DUTY,
    HAND,
    INCIDENTS,
    LOG,
    RESUPPLY,
    STAGING,
)

from .common import Given, hand, in_play, play, resources, table, use

TOO_LOW = ("CHAIR-9.16", "track-too-low")
CANNOT_SPEND = ("CHAIR-12.2", "cannot-spend")


@pytest.mark.rule("CHAIR-9.8")
@pytest.mark.parametrize(
    "card", ["bruce_maddox", "captain_dorg", "lwaxana_troi", "mirok", "moriarty", "peanut_hamper", "regula_i", "xahea"]
)
def test_nobody_reacts_to_what_does_not_concern_them(card: str) -> None:
    more: Given = {"tracks": [{"influence": 6}], "teams": {"dozaria": (0, 1)}}
    assert play("karemma", zones=in_play(card), **more).asked == (0, "act")


# Admiral Jarok


@pytest.mark.rule("CHAIR-9.16", "CHAIR-13.6")
def test_jarok_lets_the_other_captain_draw_and_enlists_a_development() -> None:
    assert table(["admiral_jarok"], tracks=[{"military": 2}]).why("play:admiral_jarok:0") == TOO_LOW
    game = play("admiral_jarok", tracks=[{"military": 3}], dilithium=[3])
    assert game.asked == (1, "may-draw")
    game.choose("yes")
    assert len(game.held(HAND, 1)) == 1
    game.choose("pic_make_it_so")
    assert game.held(DECK)[-1] == "pic_make_it_so"
    assert game.own().dilithium == 0


@pytest.mark.rule("CHAIR-27.58")
def test_jarok_reacts_to_an_attack_on_his_captain() -> None:
    zones = in_play("admiral_jarok")
    game = table(["pic_worf"], ["sona_battlecruiser"], active=1, zones=zones, dilithium=[2])
    game.choose("play:sona_battlecruiser:0")
    assert game.asked == (0, "react")
    game.choose("use:admiral_jarok:1", "pic_worf")
    assert resources(game) == (1, 0, 1)
    assert game.held(LOG) == ["pic_worf"]
    game = table(["pic_worf"], ["sona_battlecruiser"], active=1, zones=zones, dilithium=[2])
    assert game.choose("play:sona_battlecruiser:0", "use:admiral_jarok:1", "no").held(LOG) == []


@pytest.mark.rule("CHAIR-9.17")
def test_jarok_forbids_playing_and_promoting_attack_cards() -> None:
    game = table(["b_4", "phlox"], zones=in_play("admiral_jarok"))
    assert game.why("play:b_4:0") == ("CHAIR-9.17", "no-attacks")
    game.choose("use:pic_uss_enterprise_d:2")  # promotes a PERSON
    assert game.why("b_4") == ("CHAIR-9.17", "no-attacks")


@pytest.mark.rule("CHAIR-27.28", "CHAIR-27.29")
def test_jarok_has_a_slot_for_a_second_officer_with_starfleet() -> None:
    game = table(["pic_will_riker"], zones=in_play("admiral_jarok"))
    game.choose("use:pic_uss_enterprise_d:2", "pic_will_riker")
    assert game.held(DUTY) == ["admiral_jarok", "pic_will_riker"]
    game = table(["phlox"], zones=in_play("admiral_jarok"))
    game.choose("use:pic_uss_enterprise_d:2", "phlox")
    assert game.held(DUTY) == ["phlox"]


# Admiral Necheyev


def test_necheyev_warps_gives_a_directive_and_beams_up_to_three() -> None:
    zones = {"discard": [["pic_utilize"]]}
    game = play("admiral_necheyev", hand=["pic_worf", "phlox", "rom", "riva"], zones=zones)
    game.choose("warp:pic_uss_enterprise_d:betazed")
    assert game.why("play:pic_worf:0") == ("CHAIR-27.19", "unfit")
    game.choose("play:pic_utilize:0", "pic_worf", "phlox", "rom")
    assert game.asked == (0, "act")
    assert game.where("pic_uss_enterprise_d") == "betazed"
    assert game.own().dilithium == 1
    assert game.state.actions == 2  # the DIRECTIVE was free
    assert game.held(BEAMED) == ["pic_worf", "phlox", "rom"]
    assert play("admiral_necheyev", hand=["pic_worf"]).choose("no", "no", "no").asked == (0, "act")


def test_necheyev_draws_a_card_for_each_ops_in_play_three_at_most() -> None:
    zones = in_play("admiral_necheyev")
    assert len(table(zones=zones, stage=RESUPPLY).held(HAND)) == 0
    zones["staging"] = [["pic_data"]]
    assert len(table(zones=zones, stage=RESUPPLY).held(HAND)) == 1
    wildcards = ["koala", "sis_orb_of_prophecy_and_change", "sis_orb_of_the_emissary"]
    beamed = {"pic_uss_enterprise_d": wildcards}
    assert len(table(zones=zones, stage=RESUPPLY, beamed=beamed, captains=("picard", "sisko")).held(HAND)) == 3


def test_necheyev_warps_any_number_of_ships_for_a_dilithium() -> None:
    game = use("admiral_necheyev", 0, "uss_pasteur", dilithium=[1])
    game.choose("warp:uss_pasteur:dozaria", "warp:pic_uss_enterprise_d:betazed")
    assert (game.where("uss_pasteur"), game.where("pic_uss_enterprise_d")) == ("dozaria", "betazed")
    assert game.asked == (0, "act")
    assert game.own().dilithium == 0
    assert table(zones=in_play("admiral_necheyev")).why("use:admiral_necheyev:0") == CANNOT_SPEND


# Admiral Pressman


@pytest.mark.rule("CHAIR-27.19")
def test_pressman_must_play_an_attack_card_freely_and_may_promote() -> None:
    game = play("admiral_pressman", hand=["tribbles", "phlox"], only=("discard",), zones={"discard": [["rom"]]})
    assert game.why("no") == ("CHAIR-27.19", "must-choose")
    game.choose("play:tribbles:0", "karemma")  # to the Junk
    assert game.state.actions == 3
    assert game.options == ["phlox", "rom", "no"]
    assert game.choose("rom").held(DUTY) == ["rom"]


def test_pressman_promotes_nobody_beside_a_duty_officer() -> None:
    game = play("admiral_pressman", hand=["phlox"], zones=in_play("rom")).choose("no")
    assert game.asked == (0, "act")


def test_pressman_draws_for_security_and_trades_a_cloak_for_glory() -> None:
    zones = {**in_play("admiral_pressman", "phasers"), "staging": [["pic_worf"]]}
    assert len(table(zones=zones, stage=RESUPPLY).held(HAND)) == 2
    zones["staging"] = [["pic_worf", "shr_tarah", "shr_commando_unit"]]
    assert len(table(zones=zones, stage=RESUPPLY).held(HAND)) == 3
    game = table(zones=in_play("admiral_pressman"))
    assert game.why("use:admiral_pressman:0") == ("CHAIR-27.6", "cannot-pay-card")
    game = use("admiral_pressman", 0, "cloaking_device")
    assert "cloaking_device" in game.held(DISCARD)
    assert game.held(LOG) == ["admiral_pressman"]
    assert resources(game) == (0, 0, 3)


# Ambassador Kamarag


@pytest.mark.rule("CHAIR-16.7", "CHAIR-16.8")
def test_kamarag_gains_military_and_may_scan_for_klingon_or_starfleet() -> None:
    assert table(["ambassador_kamarag"]).why("play:ambassador_kamarag:0") == CANNOT_SPEND
    game = play("ambassador_kamarag", dilithium=[2]).choose("yes", "starfleet", "discard")
    assert game.own().track("military") == 1
    assert "uss_reliant" in game.held(DISCARD)
    game = play("ambassador_kamarag", dilithium=[2]).choose("no")
    assert game.own().track("military") == 1
    assert game.asked == (0, "act")


@pytest.mark.rule("CHAIR-27.49")
def test_kamarag_returns_an_incident_when_the_other_captain_takes_control() -> None:
    zones = {**in_play("ambassador_kamarag"), "discard": [["energy_drain", "red_alert"]]}
    game = table([], ["shr_andoria"], active=1, zones=zones).choose("play:shr_andoria:0")
    assert game.asked == (0, "react")
    game.choose("use:ambassador_kamarag:1", "red_alert")
    assert "energy_drain" in game.held(DISCARD)
    assert game.asked == (1, "act")
    assert game.table_zone(INCIDENTS)[0] == "red_alert"


# B-4


@pytest.mark.rule("CHAIR-16.4", "CHAIR-16.9")
def test_b_4_looks_through_the_junk() -> None:
    game = play("b_4", junk=["tribbles", "phlox"]).choose("deck")
    assert game.held(DECK)[-1] == "tribbles"
    game = play("b_4", 1, junk=["peanut_hamper"]).choose("peanut_hamper", "discard")
    assert len(game.held(HAND)) == 1  # the INCIDENT
    assert "peanut_hamper" in game.held(DISCARD)


def test_b_4_logs_a_card_makes_them_take_an_incident_and_counts_the_log() -> None:
    zones = {"log": [["rom", "riva", "talok"]]}
    game = use("b_4", zones=zones, hand=["phlox"]).choose("phlox")
    assert game.held(LOG)[-1] == "phlox"
    assert len(game.held(HAND, 1)) == 1
    assert game.own().dilithium == 2
    game = use("b_4", zones=zones)
    assert game.own().dilithium == 1  # three cards in the Log
    assert game.held(HAND, 1) == []


# Bruce Maddox


@pytest.mark.rule("CHAIR-27.16", "CHAIR-27.17")
def test_maddox_finds_a_synthetic_and_plays_it_freely() -> None:
    game = play("bruce_maddox", hand=["phlox"])
    assert game.why("no") == ("CHAIR-27.17", "must-find")
    assert game.why("phlox") == ("CHAIR-27.16", "unfit")
    game.choose("pic_data")
    assert game.why("no") == ("CHAIR-27.19", "must-choose")
    game.choose("play:pic_data:0")
    assert "pic_data" in game.held(STAGING)
    assert game.state.actions == 3


def test_maddox_welcomes_an_android() -> None:
    game = play("b_4", zones=in_play("bruce_maddox"))
    assert game.asked == (0, "react")
    game.choose("use:bruce_maddox:1")
    assert len(game.held(HAND)) == 1
    assert resources(game) == (0, 0, 2)


# Captain Dorg


@pytest.mark.rule("CHAIR-17.8")
def test_dorg_trades_a_weapon_for_a_ship_and_icons_for_glory() -> None:
    game = play("captain_dorg", hand=["lirpa"]).choose("lirpa", "market:ship", "deck")
    assert game.held(DECK)[-1] == "uss_reliant"
    assert resources(game) == (0, 0, 0)
    game = play("captain_dorg", hand=["bird_of_prey"]).choose("bird_of_prey")  # an Influence skill
    assert resources(game) == (0, 0, 2)
    game = play("captain_dorg", hand=["admiral_pressman"]).choose("admiral_pressman")  # a Military focus
    assert resources(game) == (0, 0, 2)
    assert play("captain_dorg").asked == (0, "act")


def test_dorg_dismisses_a_klingon_for_an_action_when_a_shady_card_comes() -> None:
    game = play("lursa", zones=in_play("captain_dorg", "ktinga_battlecruiser", "uss_pasteur")).choose("no")
    game.choose("use:captain_dorg:1")
    assert game.options == ["ktinga_battlecruiser", "captain_dorg"]
    game.choose("captain_dorg")
    assert game.held(DUTY) == []
    assert game.state.actions == 3


@pytest.mark.rule("CHAIR-20.4")
def test_dorg_sends_up_to_two_away_teams_home_when_a_klingon_comes() -> None:
    more: Given = {"teams": {"dozaria": (0, 3), "betazed": (0, 1)}, "zones": in_play("captain_dorg")}
    game = play("lursa", **more).choose("no", "use:captain_dorg:2", "dozaria")
    assert game.options == ["2", "1"]
    game.choose("2")
    assert game.teams("dozaria") == (0, 1)
    assert resources(game) == (0, 1, 2)
    assert game.is_exhausted("captain_dorg")
    game = play("lursa", **more).choose("no", "use:captain_dorg:2", "dozaria", "1")
    assert game.teams("dozaria") == (0, 2)
    game = play("lursa", **more).choose("no", "use:captain_dorg:2", "no")
    assert resources(game) == (0, 1, 0)


# Harry Mudd


@pytest.mark.rule("CHAIR-23.5", "CHAIR-27.18")
def test_mudd_makes_them_log_a_person_or_take_an_incident() -> None:
    assert table(["harry_mudd"]).why("play:harry_mudd:0") == TOO_LOW
    more: Given = {"tracks": [{"influence": 3}]}
    game = play("harry_mudd", foe_hand=["shr_talas", "shr_utilize"], **more)
    assert game.asked == (1, "log")
    assert game.why("no") == ("CHAIR-23.2", "must-choose")
    game.choose("shr_talas", "yes", "yes")
    assert game.held(LOG, 1) == ["shr_talas"]
    assert len(game.held(HAND, 1)) == 2
    assert game.held(DUTY) == ["harry_mudd"]
    game = play("harry_mudd", foe_hand=["shr_utilize"], **more).choose("no")
    assert len(game.held(HAND, 1)) == 2  # the INCIDENT
    game.choose("no")
    assert game.held(DUTY) == []


@pytest.mark.rule("CHAIR-27.38")
def test_mudd_goes_to_bring_a_card_back_in_time() -> None:
    game = use("harry_mudd", zones={"staging": [["phlox", "suliban"]]})
    assert "harry_mudd" in game.held(DISCARD)
    assert hand(game) == ["phlox"]


# Joret Dal


def test_joret_dal_reports_for_an_away_team_and_a_glory() -> None:
    game = play("joret_dal", hand=["phlox", "rom", "lirpa"])
    assert game.why("lirpa") == ("CHAIR-27.31", "unfit")
    game.choose("phlox", "dozaria", "rom", "yes")
    assert game.held(DECK)[-1] == "phlox"
    assert game.teams("dozaria") == (1, 0)
    assert game.held(LOG) == ["rom"]
    assert resources(game) == (0, 0, 1)
    assert game.held(DUTY) == ["joret_dal"]
    game = play("joret_dal", hand=["phlox"]).choose("no", "phlox", "no")
    assert resources(game) == (0, 0, 0)
    assert play("joret_dal", hand=["phlox"]).choose("no", "no", "no").held(LOG) == []


@pytest.mark.parametrize("officer", ["joret_dal", "talok"])
def test_officers_with_a_larger_hand(officer: str) -> None:
    game = table(zones=in_play(officer)).choose("end", "karemma")
    assert len(game.held(HAND)) == 6


# Laas


@pytest.mark.rule("CHAIR-27.9", "CHAIR-27.10")
def test_laas_takes_the_shape_of_a_card_of_the_market_or_the_discard_pile() -> None:
    assert table(["laas", "lirpa"]).why("play:laas:0") == ("CHAIR-8.5", "cannot-pay-card")
    game = play("laas", hand=["phlox"], zones={"discard": [["zephram_cochrane"]]}).choose("phlox")
    assert game.held(STAGING) == ["laas", "phlox"]
    assert game.why("copy:plasma_manifold:0") == CANNOT_SPEND
    assert game.why("no") == ("CHAIR-27.9", "must-choose")
    game.choose("copy:zephram_cochrane:0")
    assert len(game.held(HAND)) == 3
    assert game.state.actions == 3


@pytest.mark.rule("CHAIR-27.32")
def test_a_person_staged_for_laas_is_put_into_play() -> None:
    game = play("laas", hand=["phlox"], zones=in_play("lwaxana_troi"), tracks=[{"influence": 6}]).choose("phlox")
    assert game.asked == (0, "react")
    assert len(game.choose("use:lwaxana_troi:2").held(HAND)) == 1


def test_laas_finds_anything_in_the_deck_alone() -> None:
    game = use("laas", dilithium=[1], hand=["phlox"], zones={"deck": [["rom"]], "discard": [["riva"]]})
    assert game.why("phlox") != game.why("rom")
    assert game.why("rom") is None
    game.choose("rom")
    assert hand(game) == ["phlox", "rom"]
    assert game.own().dilithium == 0


# Laris


def test_laris_learns_or_fights_and_draws_with_an_android() -> None:
    assert table(["laris"]).why("play:laris:0") == CANNOT_SPEND
    game = play("laris", dilithium=[1]).choose("military")
    assert (game.own().track("military"), game.held(HAND)) == (1, [])
    game = play("laris", dilithium=[1], zones=in_play("b_4")).choose("research")
    assert game.own().track("research") == 1
    assert len(game.held(HAND)) == 2


@pytest.mark.rule("CHAIR-27.9")
def test_laris_repeats_a_resupply_of_this_turn() -> None:
    game = table(zones=in_play("laris", "xahea", "archer_iv"), stage=RESUPPLY)
    game.choose("use:xahea:1", "use:laris:1")
    assert game.own().dilithium == 2
    assert game.asked == (0, "discard")  # Archer IV alone is left


def test_laris_repeats_nothing_that_was_not_resolved() -> None:
    zones = {**in_play("laris", "forced_singularity", "sakonna", "xahea")}
    game = table(["lirpa"], zones=zones, stage=RESUPPLY, tracks=[{"military": 3}])
    game.choose("use:sakonna:2", "use:xahea:1")
    assert resources(game) == (2, 0, 0)  # Sakonna asks for 4 Military


def test_laris_refreshes_the_captain_a_cargo_a_ship_or_a_location() -> None:
    tired = ["pic_jean_luc_picard", "horta", "pic_uss_enterprise_d", "risa", "rom"]
    more: Given = {"zones": in_play("laris", "forced_singularity", "horta", "risa", "rom"), "exhausted": tired}
    more["tracks"] = [{"military": 3}]
    game = table(dilithium=[2], latinum=[1], **more).choose("use:laris:0", "0:1")
    assert game.options == ["pic_jean_luc_picard", "pic_uss_enterprise_d", "horta", "risa"]
    game.choose("risa")
    assert not game.is_exhausted("risa")
    assert resources(game) == (2, 0, 0)
    game = table(dilithium=[2], **more).choose("use:laris:0", "horta")
    assert resources(game) == (0, 0, 0)


# Lenara Kahn


def test_lenara_pays_for_research_and_takes_an_incident_to_scan_for_an_anomaly() -> None:
    game = play("lenara_kahn", dilithium=[1], market=["unstable_wormhole"]).choose("yes", "yes", "discard")
    assert game.own().track("research") == 2
    assert len(game.held(HAND)) == 1
    assert "unstable_wormhole" in game.held(DISCARD)
    game = play("lenara_kahn", dilithium=[1]).choose("no", "no")
    assert (game.own().dilithium, game.own().track("research")) == (1, 0)


def test_lenara_gains_glory_for_anomalies_three_at_most_and_leaves() -> None:
    anomalies = ["baku", "indri_viii", "voth_research_vessel", "forced_singularity"]
    assert table(zones=in_play("lenara_kahn")).why("use:lenara_kahn:0") == CANNOT_SPEND
    game = use("lenara_kahn", 0, "baku", "indri_viii", latinum=[1], neutral=["dozaria", "betazed", "archer_iv"])
    assert resources(game) == (0, 0, 2)
    assert "lenara_kahn" in game.held(DISCARD)
    game = use("lenara_kahn", 0, *anomalies, latinum=[1], neutral=["dozaria", "betazed", "archer_iv"])
    assert resources(game) == (0, 0, 3)


# Lursa


def test_lursa_beams_up_for_an_away_team_and_buys_a_ship() -> None:
    game = play("lursa", dilithium=[1], at={"pic_uss_enterprise_d": "betazed"})
    game.choose("lursa", "yes", "market:ship", "deck")
    assert game.held(BEAMED) == ["lursa"]
    assert game.teams("betazed") == (1, 0)
    assert resources(game) == (0, 1, 0)
    assert len(game.held(HAND)) == 1  # the INCIDENT
    assert game.held(DECK)[-1] == "uss_reliant"


@pytest.mark.parametrize(
    "discarded, military, latinum", [("mirok", 1, 0), ("karemma", 0, 1), ("phlox", 0, 0), ("forced_singularity", 1, 0)]
)
def test_lursa_sells_a_card(discarded: str, military: int, latinum: int) -> None:
    game = use("lursa", hand=[discarded]).choose(discarded)
    assert len(game.held(HAND)) == 1
    assert (game.own().track("military"), game.own().latinum) == (military, latinum)


@pytest.mark.rule("CHAIR-15.5")
def test_a_wildcard_sold_by_lursa_counts_as_one_trait() -> None:
    game = use("lursa", hand=["koala"]).choose("koala", "business")
    assert (game.own().track("military"), game.own().latinum) == (0, 1)


# Lwaxana Troi


def test_lwaxana_calms_the_captain_or_an_officer_or_speaks_for_latinum() -> None:
    more: Given = {"zones": in_play("rom"), "exhausted": ["pic_jean_luc_picard", "rom", "pic_uss_enterprise_d"]}
    game = play("lwaxana_troi", **more)
    assert game.options == ["pic_jean_luc_picard", "rom"]
    assert not game.choose("rom").is_exhausted("rom")
    game = play("lwaxana_troi", 1, latinum=[1])
    assert game.own().track("influence") == 2
    assert (game.own().latinum, game.state.actions) == (0, 2)


def test_lwaxana_draws_when_a_person_comes() -> None:
    assert play("phlox", zones=in_play("lwaxana_troi"), tracks=[{"influence": 5}]).asked == (0, "act")
    game = play("phlox", zones=in_play("lwaxana_troi"), tracks=[{"influence": 6}])
    assert len(game.choose("use:lwaxana_troi:2").held(HAND)) == 1
