"""Every common CARGO card."""

from __future__ import annotations

import pytest

from wardroom.games.chair.flow.wants import shows
from wardroom.games.chair.state import (
    ALLY_DECK,
    BEAMED,
    DECK,
    DISCARD,
    DUTY,
    ENCOUNTERS,
    FLEET,
    GONE,
    HAND,
    INCIDENTS,
    JUNK,
    LOCATIONS,
    LOG,
    PLACES,
    STAGING,
)

from .common import Given, hand, in_play, play, resources, table

TOO_LOW = ("CHAIR-9.16", "track-too-low")
CANNOT_SPEND = ("CHAIR-12.2", "cannot-spend")


@pytest.mark.rule("CHAIR-27.24")
def test_biobed_junks_and_cures_an_incident_or_finds_a_doctor() -> None:
    game = play("biobed", hand=["pic_red_alert", "rom", "phlox"], tokens={"karemma": (0, 0, 1)})
    assert "karemma" not in game.options  # there is Glory on it
    game.choose("uss_reliant")
    assert game.table_zone(JUNK) == ["uss_reliant"]
    assert game.market()[2] != "uss_reliant"
    game.choose("incident")
    assert game.why("no") == ("CHAIR-27.19", "must-choose")
    game.choose("play:pic_red_alert:0", "rom")
    assert game.table_zone(INCIDENTS)[0] == "pic_red_alert"
    assert game.state.actions == 3
    game = play("biobed", hand=["rom"]).choose("uss_reliant", "doctor")
    assert game.why("rom") == ("CHAIR-27.16", "unfit")
    game.choose("pic_beverly_crusher")
    assert hand(game) == ["pic_beverly_crusher", "rom"]


@pytest.mark.rule("CHAIR-21.1", "CHAIR-27.31")
def test_borg_spatial_trajector_moves_up_to_three_persons() -> None:
    assert table(["borg_spatial_trajector"], tracks=[{"research": 3}]).why("play:borg_spatial_trajector:0") == TOO_LOW
    more: Given = {"tracks": [{"research": 4}], "zones": {"discard": [["riva"]]}}
    game = play("borg_spatial_trajector", hand=["rom", "phlox", "talok"], **more)
    game.choose("rom", "beam", "riva", "send", "dozaria", "phlox", "send", "betazed")
    assert game.asked == (0, "act")
    assert game.held(BEAMED) == ["rom"]
    assert game.held(DECK)[-2:] == ["riva", "phlox"]
    assert (game.teams("dozaria"), game.teams("betazed")) == ((1, 0), (1, 0))
    assert play("borg_spatial_trajector", hand=["rom"], **more).choose("no").asked == (0, "act")


@pytest.mark.rule("CHAIR-27.8")
def test_borg_spatial_trajector_has_no_drones_to_send() -> None:
    game = table(["borg_spatial_trajector"])
    assert game.why("play:borg_spatial_trajector:1") == ("CHAIR-27.8", "no-borg-captain")


def test_cloaking_device_refreshes_ships_draws_junks_and_is_deployed() -> None:
    more: Given = {"zones": in_play("uss_pasteur"), "exhausted": ["uss_pasteur", "pic_uss_enterprise_d"]}
    game = play("cloaking_device", **more).choose("uss_pasteur", "pic_uss_enterprise_d", "karemma")
    assert not game.is_exhausted("uss_pasteur")
    assert not game.is_exhausted("pic_uss_enterprise_d")
    assert len(game.held(HAND)) == 2
    assert game.table_zone(JUNK) == ["karemma"]
    assert "cloaking_device" in game.held(FLEET)
    assert play("cloaking_device", **more).choose("no", "karemma").is_exhausted("uss_pasteur")
    fleet = ["uss_pasteur", "borg_probe", "uss_reliant", "kazon_raider"]
    game = play("cloaking_device", zones=in_play(*fleet), exhausted=fleet, market=["pakled_freighter"])
    game.choose(*fleet[:3], "karemma")
    assert game.is_exhausted("kazon_raider")


@pytest.mark.rule("CHAIR-15.12", "CHAIR-20.6")
def test_cloaking_device_cloaks_a_ship_for_the_turn_and_sneaks_in_a_team() -> None:
    more: Given = {"zones": in_play("cloaking_device"), "at": {"shr_kumari": "dozaria"}}
    game = play("ktinga_battlecruiser", hand=["rom"], **more)
    game.choose("use:cloaking_device:1", "rom", "dozaria", "no")
    assert shows(game.state, game.card("ktinga_battlecruiser"), "cloak")
    assert game.teams("dozaria") == (1, 0)
    game.choose("end", "karemma")
    assert game.state.treated == {}
    game = play("ktinga_battlecruiser", hand=["rom"], **more).choose("use:cloaking_device:1", "no", "no")
    assert hand(game) == ["rom"]
    assert play("bird_of_prey", hand=["rom"], **more).asked == (0, "discard")  # it has a cloak


@pytest.mark.parametrize(
    "deployed, latinum, glory",
    [
        ([], 1, 0),  # the wine itself
        (["pakled_freighter"], 2, 0),
        (["pakled_freighter", "corvan_ii"], 3, 1),
        (["pakled_freighter", "corvan_ii", "risa", "tulgana_iv", "freecloud"], 5, 1),
    ],
)
def test_ferengi_wine_is_poured_for_ferengi_and_business(deployed: list[str], latinum: int, glory: int) -> None:
    assert table(["ferengi_wine"], tracks=[{"influence": 4}]).why("play:ferengi_wine:0") == TOO_LOW
    game = play("ferengi_wine", zones=in_play(*deployed), tracks=[{"influence": 5}])
    assert resources(game) == (0, latinum, glory)


@pytest.mark.rule("CHAIR-15.5", "CHAIR-15.11")
def test_a_wildcard_is_one_trait_for_ferengi_wine() -> None:
    game = play("ferengi_wine", tracks=[{"influence": 5}], beamed={"pic_uss_enterprise_d": ["koala"]})
    assert resources(game) == (0, 2, 0)


@pytest.mark.rule("CHAIR-16.5", "CHAIR-16.9")
def test_ferengi_wine_buys_an_ally_of_the_junk_too() -> None:
    assert table(["ferengi_wine"], latinum=[1]).why("play:ferengi_wine:1") == CANNOT_SPEND
    game = play("ferengi_wine", 1, latinum=[2], junk=["suliban", "rom"], tops={ALLY_DECK: ["tholians"]})
    assert game.options == ["tholians", "karemma", "suliban"]
    game.choose("suliban", "deck", "uss_reliant")
    assert game.held(DECK)[-1] == "suliban"
    assert game.table_zone(JUNK) == ["rom", "uss_reliant"]
    assert game.table_zone(ALLY_DECK)[0] == "tholians"


@pytest.mark.rule("CHAIR-37.4")
def test_forced_singularity_is_paid_when_it_is_deployed() -> None:
    assert table(["forced_singularity"], dilithium=[1]).why("play:forced_singularity:0") == CANNOT_SPEND
    game = play("forced_singularity", hand=["lirpa", "rom"], dilithium=[2], zones={"deck": [["plasma_manifold"]]})
    game.choose("lirpa")
    assert game.why("no") == ("CHAIR-27.17", "must-find")
    assert game.why("pic_data") is None  # ops
    assert game.own().dilithium == 2
    game.choose("plasma_manifold", "karemma")
    assert game.own().dilithium == 0
    assert hand(game) == ["plasma_manifold", "rom"]
    assert "forced_singularity" in game.held(FLEET)
    game = play("forced_singularity", hand=["lirpa"], dilithium=[2]).choose("no", "karemma")
    assert hand(game) == ["lirpa"]


@pytest.mark.rule("CHAIR-27.28", "CHAIR-27.57")
def test_forced_singularity_has_room_for_another_officer_from_3_military_on() -> None:
    zones = in_play("rom", "forced_singularity")
    for military, officers in ((2, ["phlox"]), (3, ["rom", "phlox"])):
        game = table(["phlox"], zones=zones, tracks=[{"military": military}])
        assert game.choose("use:pic_uss_enterprise_d:2", "phlox").held(DUTY) == officers


@pytest.mark.rule("CHAIR-27.31")
def test_forced_singularity_draws_two_and_puts_one_back() -> None:
    zones = {**in_play("forced_singularity"), "deck": [["talok", "riva"]]}
    game = table(["lirpa"], zones=zones)
    assert game.why("use:forced_singularity:0") == ("CHAIR-8.5", "cannot-pay-card")
    game = table(["rom", "lirpa"], zones=zones).choose("use:forced_singularity:0", "rom")
    assert "lirpa" not in game.options
    game.choose("riva")
    assert hand(game) == ["lirpa", "talok"]
    assert game.held(DECK)[-1] == "riva"


def test_holosuite_earns_latinum_and_refreshes_an_officer() -> None:
    game = play("holosuite", zones=in_play("rom"), exhausted=["rom"]).choose("rom", "karemma")
    assert game.own().latinum == 2
    assert not game.is_exhausted("rom")
    assert game.table_zone(JUNK) == ["karemma"]


@pytest.mark.parametrize("paid, looked, drawn", [(1, 1, 0), (2, 2, 1), (3, 3, 1)])
def test_holosuite_scans_as_many_as_the_latinum_paid(paid: int, looked: int, drawn: int) -> None:
    assert table(["holosuite"]).why("play:holosuite:1") == CANNOT_SPEND
    game = play("holosuite", 1, latinum=[3]).choose(str(paid))
    assert game.options == ["person", "cargo", "ally"]
    game.choose("cargo")
    assert len(game.options) == looked + 1
    game.choose("plasma_manifold")
    while game.asked[1] == "under":
        game.choose(game.options[0])
    game.choose("discard")
    assert game.own().latinum == 3 - paid
    assert len(game.held(HAND)) == drawn


def test_horta_may_make_peace_for_a_development() -> None:
    game = play("horta", hand=["lirpa", "rom"], dilithium=[3]).choose("karemma")
    assert game.why("rom") == ("CHAIR-23.2", "unfit")
    game.choose("lirpa", "pic_make_it_so")
    assert game.held(LOG) == ["lirpa"]
    assert game.held(DECK)[-1] == "pic_make_it_so"
    assert "horta" in game.held(FLEET)
    game = play("horta", hand=["lirpa"], dilithium=[3]).choose("karemma", "no")
    assert game.held(LOG) == []
    assert "horta" in game.held(FLEET)


def test_horta_digs_for_two_more_dilithium() -> None:
    zones = in_play("horta")
    assert play("halkan_council", zones=zones, tracks=[{"research": 3}]).asked == (0, "act")
    game = play("halkan_council", zones=zones, tracks=[{"research": 4}]).choose("use:horta:1")
    assert game.own().dilithium == 5


@pytest.mark.rule("CHAIR-27.18")
def test_lirpa_makes_them_dismiss_an_officer() -> None:
    zones = in_play("sakonna", foe=["shr_talas"])
    game = play("lirpa", hand=["rom", "phlox"], zones=zones)
    assert game.asked == (1, "may-draw")
    game.choose("yes", "rom")
    assert game.held(DUTY, 1) == []
    assert len(game.held(HAND, 1)) == 1
    assert game.own().glory == 1
    assert hand(game) == ["phlox", "rom"]  # put on the deck and drawn again for the Vulcan
    game = play("lirpa", hand=["rom"])
    assert game.asked == (0, "put-top")  # nobody to dismiss, so nothing to draw for it
    game.choose("no")
    assert (game.own().glory, hand(game)) == (0, ["rom"])


@pytest.mark.rule("CHAIR-24.7", "CHAIR-27.52")
def test_mekleth_disarms_them() -> None:
    assert table(["mekleth"]).why("play:mekleth:0") == ("CHAIR-8.7", "cannot-pay-cards")
    more: Given = {"hand": ["rom"], "foe_hand": ["shr_talas", "shr_utilize", "shr_tarah"]}
    game = play("mekleth", **more).choose("rom")
    assert game.own().track("military") == 1
    assert game.options == ["shr_talas", "shr_tarah", "no"]
    game.choose("shr_tarah")
    assert "shr_tarah" in game.held(DISCARD, 1)
    assert game.own().glory == 1
    assert play("mekleth", **more).choose("rom", "no").own().glory == 0


@pytest.mark.rule("CHAIR-27.13", "CHAIR-27.11")
@pytest.mark.example("CHAIR-27.13")
def test_orb_of_time_duplicates_the_denobulans_and_is_logged() -> None:
    game = play("orb_of_time", zones={"log": [["denobulans"]]}).choose("yes")
    assert game.why("no") == ("CHAIR-27.9", "must-choose")
    game.choose("copy:denobulans:0", "market:person", "discard")
    assert "lwaxana_troi" in game.held(DISCARD)
    assert game.held(LOG) == ["denobulans", "orb_of_time"]
    assert len(game.held(HAND)) == 1  # the INCIDENT
    assert game.asked == (0, "act")


def test_orb_of_time_looks_for_a_person_cargo_or_ally_of_the_log() -> None:
    log = ["zephram_cochrane", "phasers", "bynars", "uss_pasteur", "pic_utilize"]
    game = play("orb_of_time", zones={"log": [log]}).choose("yes")
    assert game.options == ["copy:zephram_cochrane:0", "copy:phasers:0", "copy:bynars:0"]


def test_orb_of_time_may_recall_another_card() -> None:
    more: Given = {"zones": {"staging": [["phlox", "suliban"]]}}
    game = play("orb_of_time", **more).choose("no")
    assert game.options == ["phlox", "no"]
    assert hand(game.choose("phlox")) == ["phlox"]
    assert play("orb_of_time", **more).choose("no", "no").held(HAND) == []


@pytest.mark.rule("CHAIR-27.12")
def test_orb_of_time_does_not_duplicate_a_duplicate() -> None:
    game = play("orb_of_time", hand=["rom"], zones={"log": [["suliban"]]})
    game.choose("yes", "copy:suliban:0", "no")  # no card is discarded, and Suliban's own duplicate does nothing
    assert game.asked == (0, "act")


@pytest.mark.rule("CHAIR-27.3")
def test_orb_of_time_is_not_deployed_by_a_duplicate() -> None:
    game = play("orb_of_time", zones={"log": [["phasers"]]}).choose("yes", "copy:phasers:0", "karemma")
    assert game.held(STAGING) == ["orb_of_time"]
    assert len(game.held(HAND)) == 3  # the INCIDENT and two cards


def test_phasers_are_deployed_in_two_ways() -> None:
    game = play("phasers").choose("karemma")
    assert (len(game.held(HAND)), game.state.actions) == (2, 2)
    assert "phasers" in game.held(FLEET)
    assert table(["phasers"], dilithium=[1], tracks=[{"military": 3}]).why("play:phasers:1") == TOO_LOW
    assert table(["phasers"], tracks=[{"military": 4}]).why("play:phasers:1") == CANNOT_SPEND
    game = play("phasers", 1, dilithium=[1], tracks=[{"military": 4}]).choose("karemma")
    assert (game.held(HAND), game.state.actions, game.own().dilithium) == ([], 4, 0)
    assert "phasers" in game.held(FLEET)


@pytest.mark.rule("CHAIR-27.58")
def test_phasers_keep_away_teams_where_they_are() -> None:
    more: Given = {"zones": in_play("phasers", foe=["captain_dorg"]), "teams": {"dozaria": (2, 0)}, "active": 1}
    game = table([], ["lursa"], **more)
    game.choose("play:lursa:0", "no", "use:captain_dorg:2", "dozaria", "2")
    assert game.asked == (0, "react")
    game.choose("use:phasers:2")
    assert game.teams("dozaria") == (2, 0)
    assert "phasers" in game.held(DISCARD)
    assert game.own(1).glory == 0
    game = table([], ["lursa"], **more)
    game.choose("play:lursa:0", "no", "use:captain_dorg:2", "dozaria", "2", "pass")
    assert game.asked == (1, "act")  # asked once for both Away Teams
    assert game.teams("dozaria") == (0, 0)
    assert game.own(1).glory == 2


def test_plasma_manifold_turns_dilithium_into_an_action() -> None:
    assert table(["plasma_manifold"], dilithium=[2]).why("play:plasma_manifold:0") == CANNOT_SPEND
    assert play("plasma_manifold", dilithium=[3]).state.actions == 4


@pytest.mark.rule("CHAIR-27.18", "CHAIR-23.5", "CHAIR-27.6")
def test_tachyon_detection_grid_gives_research_for_a_ship_and_uncovers_a_cloak() -> None:
    zones = in_play("phasers", foe=["bird_of_prey", "cloaking_device"])
    zones["staging"] = [[], ["shr_talas"]]
    game = play("tachyon_detection_grid", zones=zones).choose("pic_uss_enterprise_d")
    assert game.asked[0] == 1
    assert game.options == ["bird_of_prey", "cloaking_device"]
    game.choose("cloaking_device")
    assert "pic_uss_enterprise_d" in game.held(DISCARD)
    assert game.held(LOG, 1) == ["cloaking_device"]
    assert (game.own().track("research"), game.own().track("military"), game.own().glory) == (2, 1, 1)


@pytest.mark.rule("CHAIR-23.5", "CHAIR-27.59")
def test_who_must_log_a_cloak_may_react_to_it() -> None:
    """Memory Alpha: a Glory for a card that one logs."""
    game = play("tachyon_detection_grid", zones=in_play(foe=["bird_of_prey", "memory_alpha"])).choose("no")
    assert game.held(LOG, 1) == ["bird_of_prey"] and game.asked == (1, "react")
    assert game.choose("use:memory_alpha:1").own(1).glory == 1


@pytest.mark.rule("CHAIR-15.8")
def test_tachyon_detection_grid_finds_no_cloak_in_staging_nor_a_wildcard() -> None:
    more: Given = {"zones": {"staging": [[], ["bird_of_prey"]]}, "beamed": {"shr_kumari": ["koala"]}}
    game = play("tachyon_detection_grid", **more).choose("no")
    assert game.held(LOG, 1) == []
    assert (game.own().track("research"), game.own().track("military"), game.own().glory) == (0, 0, 0)


def test_tribbles_multiply() -> None:
    more: Given = {"foe_hand": ["shr_utilize"], "captains": ("picard", "koloth")}
    game = play("tribbles", foe_hand=[], captains=("picard", "koloth"), zones=in_play(foe=["captain_dorg"]))
    game.choose("karemma")
    assert game.own().track("influence") == 1
    assert game.own().latinum == 1
    assert game.table_zone(JUNK) == ["karemma"]
    assert game.asked == (1, "discard")  # their Klingon officer is gone, too
    game.choose(game.options[0])
    assert game.held(DUTY, 1) == []
    assert game.held(HAND, 1) == []
    more["captains"] = ("picard", "shran")
    game = play("tribbles", zones=in_play(foe=["rom"]), **more).choose("karemma")
    assert (game.held(DUTY, 1), len(game.held(HAND, 1))) == (["rom"], 2)


def test_disruptor_pistols_send_away_teams_home() -> None:
    face = "type_iii_disruptor_pistols"
    game = play(face, hand=["mirok", "lursa", "rom"], teams={"dozaria": (0, 2)}).choose("karemma")
    assert game.options == ["mirok", "lursa", "no"]
    assert game.own().track("military") == 1
    assert game.why("rom") == ("CHAIR-27.5", "unfit")
    game.choose("mirok", "dozaria", "2")
    assert game.teams("dozaria") == (0, 0)
    assert game.own(1).teams == 5
    assert game.own().glory == 2
    game = play(face, hand=["mirok"], teams={"dozaria": (0, 2)}).choose("karemma", "no")
    assert (game.teams("dozaria"), game.own().glory) == ((0, 2), 0)


@pytest.mark.rule("CHAIR-24.6")
def test_unstable_wormhole_sorts_the_top_of_a_deck() -> None:
    tops = {LOCATIONS: ["risa", "baku"], ENCOUNTERS: ["koala", "vger"]}
    game = play("unstable_wormhole", tops=tops).choose("locations", "baku", "bottom", "top")
    assert (game.table_zone(LOCATIONS)[0], game.table_zone(LOCATIONS)[-1]) == ("baku", "risa")
    assert len(game.held(HAND)) == 1
    game = play("unstable_wormhole", tops=tops).choose("encounters", "vger", "top", "top")
    assert game.table_zone(ENCOUNTERS)[-2:] == ["vger", "koala"]


@pytest.mark.rule("CHAIR-27.48", "CHAIR-27.4")
def test_unstable_wormhole_leads_to_a_location_and_is_destroyed() -> None:
    assert (
        table(["unstable_wormhole"], dilithium=[3], tracks=[{"influence": 5}]).why("play:unstable_wormhole:1")
        == TOO_LOW
    )
    more: Given = {"dilithium": [3], "tracks": [{"influence": 6}], "tops": {LOCATIONS: ["verex_iii"]}}
    game = play("unstable_wormhole", 1, **more).choose("karemma")
    assert game.held(PLACES) == ["verex_iii"]
    assert resources(game) == (0, 0, 1)  # its CONTROL operation
    assert game.table_zone(JUNK) == ["karemma"]
    assert "unstable_wormhole" in game.table_zone(GONE)
    assert game.held(STAGING) == []
    assert game.neutral() == ["dozaria", "betazed", "indri_viii"]
