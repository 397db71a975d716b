"""The common PERSONs, M to Z: their PLAYs, and what they do as Duty Officers."""

from __future__ import annotations

import pytest

from wardroom.games.chair.scoring import totals
from wardroom.games.chair.state import (
    BEAMED,
    CARGO_DECK,
    DECK,
    DISCARD,
    DUTY,
    ENCOUNTERS,
    FLEET,
    HAND,
    INCIDENTS,
    LOG,
    PERSON_DECK,
    RESUPPLY,
    STAGING,
)

from .common import Given, hand, in_play, play, resources, table, use
from .given import Sitting

TOO_LOW = ("CHAIR-9.16", "track-too-low")
CANNOT_SPEND = ("CHAIR-12.2", "cannot-spend")


# Mirok


@pytest.mark.rule("CHAIR-23.1", "CHAIR-23.5")
def test_mirok_logs_a_cloak_so_that_they_log_a_ship_or_take_an_incident() -> None:
    zones = {**in_play("cloaking_device"), "discard": [[], ["shr_andorian_cruiser"]]}
    game = play("mirok", hand=["phlox", "bird_of_prey"], zones=zones)
    assert game.why("phlox") == ("CHAIR-23.1", "unfit")
    game.choose("cloaking_device", "yes")
    assert game.held(LOG) == ["cloaking_device"]
    assert game.held(LOG, 1) == ["shr_andorian_cruiser"]
    assert resources(game) == (0, 0, 1)
    assert game.held(DUTY) == ["mirok"]
    game = play("mirok", hand=["bird_of_prey"]).choose("bird_of_prey", "no")
    assert len(game.held(HAND, 1)) == 1
    assert resources(game) == (0, 0, 0)
    assert play("mirok", hand=["bird_of_prey"]).choose("no", "no").held(HAND, 1) == []


def test_mirok_draws_when_a_cargo_comes() -> None:
    game = play("plasma_manifold", dilithium=[3], zones=in_play("mirok"))
    assert len(game.choose("use:mirok:1").held(HAND)) == 1


# Moriarty


def test_moriarty_scans_for_dilithium_and_makes_them_discard_two() -> None:
    assert table(["moriarty"], tracks=[{"research": 4}]).why("play:moriarty:0") == TOO_LOW
    more: Given = {"tracks": [{"research": 5}], "dilithium": [2]}
    game = play("moriarty", foe_hand=["shr_talas", "shr_tarah", "shr_utilize"], **more)
    game.choose("yes")
    assert game.options == ["hologram", "engineer"]
    game.choose("engineer", "discard", "shr_talas", "shr_utilize")
    assert game.asked == (0, "act")
    assert "plasma_manifold" in game.held(DISCARD)
    assert hand(game, 1) == ["shr_tarah"]
    assert play("moriarty", foe_hand=["shr_talas"], **more).choose("no", "shr_talas").own().dilithium == 2


def test_moriarty_greets_synthetics_and_holograms() -> None:
    zones = in_play("moriarty")
    game = play("b_4", zones=zones).choose("use:moriarty:1")
    assert (resources(game), game.held(HAND)) == ((0, 0, 1), [])
    game = play("holosuite", zones=zones).choose("karemma", "use:moriarty:1")
    assert (game.own().glory, len(game.held(HAND))) == (0, 1)
    game = table(["moriarty"]).choose("use:pic_uss_enterprise_d:2", "moriarty", "use:moriarty:1")  # both
    assert (game.own().glory, len(game.held(HAND))) == (1, 1)


@pytest.mark.rule("CHAIR-15.5")
def test_a_wildcard_greeted_by_moriarty_counts_as_one_trait() -> None:
    game = table(["koala", "phlox"], zones=in_play("moriarty"))
    game.choose("use:pic_uss_enterprise_d:1", "phlox", "koala", "use:moriarty:1", "synthetic")
    assert (game.own().glory, game.held(HAND)) == (1, [])


# Peanut Hamper


@pytest.mark.rule("CHAIR-27.38", "CHAIR-16.9")
def test_peanut_hamper_scans_a_cargo_or_takes_over_from_the_duty_officer() -> None:
    game = play("peanut_hamper", dilithium=[2], tops={CARGO_DECK: ["horta"]}, junk=["tribbles"])
    assert game.options == ["horta", "plasma_manifold"]
    game.choose("horta", "deck")
    assert game.held(DECK)[-1] == "horta"
    assert game.own().dilithium == 0
    game = play("peanut_hamper", 1, zones=in_play("rom")).choose("rom")
    assert hand(game) == ["rom"]
    assert game.held(DUTY) == ["peanut_hamper"]
    assert game.own().dilithium == 3
    game = play("peanut_hamper", 1, zones=in_play("rom")).choose("no")
    assert game.held(DUTY) == ["peanut_hamper"]
    assert "rom" in game.held(DISCARD)


def test_peanut_hamper_gives_glory_until_somebody_attacks() -> None:
    game = table(zones=in_play("peanut_hamper"), stage=RESUPPLY)
    assert game.own().glory == 1
    game = table([], ["sona_battlecruiser"], active=1, zones=in_play("peanut_hamper"))
    game.choose("play:sona_battlecruiser:0")
    assert game.held(DUTY) == []
    assert game.held(DECK)[-1] == "peanut_hamper"


def test_peanut_hamper_runs_from_shady_cards_for_latinum() -> None:
    game = play("admiral_pressman", zones=in_play("peanut_hamper")).choose("use:peanut_hamper:4")
    assert game.held(DECK)[-1] == "peanut_hamper"
    assert game.own().latinum == 1


# Phlox


@pytest.mark.rule("CHAIR-27.40")
def test_phlox_returns_incidents_and_goes_aboard() -> None:
    game = play("phlox", hand=["red_alert", "trade_embargo"])
    assert game.why("no") == ("CHAIR-27.40", "must-choose")
    game.choose("red_alert")
    assert game.table_zone(INCIDENTS)[0] == "red_alert"
    assert hand(game) == ["trade_embargo"]
    assert game.asked == (0, "act")
    assert table(["phlox"], tracks=[{"research": 5}]).why("play:phlox:1") == TOO_LOW
    more: Given = {"tracks": [{"research": 6}], "zones": {"discard": [["energy_drain"]]}}
    game = play("phlox", 1, hand=["red_alert", "trade_embargo", "political_crisis"], **more)
    game.choose("red_alert", "trade_embargo", "no", "energy_drain")
    assert hand(game) == ["political_crisis"]
    assert set(game.table_zone(INCIDENTS)[:3]) == {"red_alert", "trade_embargo", "energy_drain"}
    assert game.held(BEAMED) == ["phlox"]


def test_phlox_studies_where_away_teams_land() -> None:
    zones = {**in_play("phlox"), "places": [["archer_iv"]]}
    game = play("ktinga_battlecruiser", zones=zones, dilithium=[1]).choose("dozaria", "use:phlox:2")
    assert (game.own().dilithium, game.own().track("research")) == (0, 1)
    assert play("ktinga_battlecruiser", zones=zones, dilithium=[1]).choose("archer_iv").asked == (0, "act")


# Riva


def test_riva_draws_and_may_log_an_attack_card_for_glory() -> None:
    zones = {"deck": [["rom"]], "discard": [["lirpa"]]}
    game = play("riva", zones=zones)
    assert game.why("rom") == ("CHAIR-23.2", "unfit")
    game.choose("lirpa")
    assert (hand(game), game.held(LOG), game.own().glory) == (["rom"], ["lirpa"], 1)
    assert play("riva", zones=zones).choose("no").own().glory == 0


@pytest.mark.rule("CHAIR-27.53", "CHAIR-27.58")
@pytest.mark.parametrize("discarded, glory", [("phlox", 0), ("lwaxana_troi", 2), ("koala", 1)])
def test_riva_keeps_an_attack_away(discarded: str, glory: int) -> None:
    game = table([discarded], ["emerald_chain"], active=1, zones=in_play("riva"), dilithium=[1])
    game.choose("play:emerald_chain:0")
    assert game.own(1).track("military") == 1  # not aimed at anybody
    game.choose("use:riva:1", discarded)
    assert resources(game) == (1, 0, glory)
    assert resources(game, 1) == (0, 0, 0)


# Rom


@pytest.mark.rule("CHAIR-8.8")
def test_rom_pays_for_a_scan_and_for_a_cargo() -> None:
    more: Given = {"latinum": [2], "tops": {CARGO_DECK: ["horta", "tribbles"]}, "zones": {"discard": [["lirpa"]]}}
    game = play("rom", **more).choose("yes", "horta", "discard", "yes")
    assert game.why("no") == ("CHAIR-27.19", "must-choose")
    game.choose("play:horta:0", "karemma")
    assert "horta" in game.held(FLEET)
    assert game.table_zone(CARGO_DECK)[0] == "tribbles"
    assert game.own().latinum == 0
    assert play("rom", **more).choose("no", "no").own().latinum == 2


def test_rom_profits_from_latinum() -> None:
    zones = {**in_play("rom"), "discard": [["lirpa"]]}
    game = play("karemma", zones=zones).choose("use:rom:1", "yes", "lirpa")
    assert len(game.held(HAND)) == 2
    assert "lirpa" in game.held(HAND)
    assert play("karemma", zones=zones).choose("use:rom:1", "no", "no").held(HAND) == []


# Sakonna


def test_sakonna_recruits_with_latinum_and_weapons_and_finds_a_ferengi() -> None:
    more: Given = {"latinum": [1], "zones": {"deck": [["rom"]]}}
    game = play("sakonna", hand=["phasers", "phlox"], **more).choose("yes")
    assert game.why("phlox") == ("CHAIR-27.5", "unfit")
    game.choose("phasers")
    assert game.options == ["influence", "military"]
    game.choose("military", "yes")
    assert game.why("no") == ("CHAIR-27.17", "must-find")
    game.choose("rom")
    assert (game.own().track("influence"), game.own().track("military")) == (1, 2)
    assert hand(game) == ["phlox", "rom"]
    game = play("sakonna", hand=["phasers"], **more).choose("no", "no", "no")
    assert (game.own().latinum, game.own().tracks) == (1, [0, 0, 0])


@pytest.mark.rule("CHAIR-19.8")
def test_sakonna_never_reaches_the_badlands() -> None:
    assert table(["sakonna"]).why("play:sakonna:1") == ("CHAIR-19.8", "no-such-place")


@pytest.mark.rule("CHAIR-24.7", "CHAIR-9.16")
@pytest.mark.parametrize(
    "held, deployed, military, gained",
    [
        ("lirpa", "phasers", 4, (1, 4)),
        ("phasers", "horta", 4, (1, 3)),
        ("phlox", "phasers", 4, (0, 3)),
        ("lirpa", "phasers", 3, (0, 3)),
    ],
)
def test_sakonna_shows_the_weapons_in_hand(held: str, deployed: str, military: int, gained: tuple[int, int]) -> None:
    zones = in_play("sakonna", deployed)
    game = table([held], zones=zones, stage=RESUPPLY, tracks=[{"military": military}])
    assert (game.own().latinum, game.state.actions) == gained
    shown = game.view(1)["captains"][0]["hand"]
    assert shown == ([held] if military == 4 else ["?"])


# Su'Kal


@pytest.mark.rule("CHAIR-9.3", "CHAIR-9.7")
def test_sukal_cannot_be_played_and_gives_dilithium_for_incidents_on_duty() -> None:
    assert table(["sukal"]).why("play:sukal:0") == ("CHAIR-9.3", "not-playable")
    assert play("b_4", 1, zones=in_play("sukal")).own().dilithium == 1
    assert play("phlox", hand=["red_alert"], zones=in_play("sukal")).choose("red_alert").own().dilithium == 1
    assert play("phlox", hand=["red_alert"]).choose("red_alert").own().dilithium == 0


@pytest.mark.rule("CHAIR-28.10", "CHAIR-25.8")
@pytest.mark.parametrize(
    "incidents, points",
    [
        ({}, 1),
        ({"discard": ["red_alert"]}, 1),
        ({"discard": ["red_alert"], "deck": ["energy_drain"]}, 1),
        ({"discard": ["red_alert"], "deck": ["energy_drain", "trade_embargo"]}, -1),
        ({"log": ["red_alert"]}, -1),  # FIND does not search it
    ],
)
def test_sukal_returns_two_incidents_before_scoring(incidents: dict[str, list[str]], points: int) -> None:
    """Wherever he is: here in the Discard pile. He is worth 1 VP himself."""
    no_incident = {"reserve": [["pic_red_alert"]]}
    without = scored(table(zones=no_incident))
    zones = no_incident | {name: [faces] for name, faces in incidents.items()}
    zones["discard"] = [["sukal", *incidents.get("discard", [])]]
    assert scored(table(zones=zones)) - without == points


def scored(game: Sitting) -> int:
    return totals(game.state)[0]


# Talok


def test_talok_calls_an_away_team_home_for_a_person_and_an_incident() -> None:
    assert table(["talok"]).why("play:talok:0") == ("CHAIR-20.4", "cannot-pay-card")
    more: Given = {"teams": {"dozaria": (1, 0), "betazed": (1, 0)}, "tops": {PERSON_DECK: ["rom"]}}
    game = play("talok", junk=["phlox"], **more).choose("dozaria")
    assert game.options == ["rom", "lwaxana_troi"]
    game.choose("rom", "discard")
    assert (game.teams("dozaria"), game.teams("betazed")) == ((0, 0), (1, 0))
    assert "rom" in game.held(DISCARD)
    assert len(game.held(HAND, 1)) == 1
    assert game.own().glory == 0
    game = play("talok", zones=in_play("bird_of_prey", "ktinga_battlecruiser"), **more)
    assert game.choose("dozaria", "rom", "discard").own().glory == 2


# Tevrin Krit


def test_tevrin_krit_hires_for_a_ship() -> None:
    more: Given = {"dilithium": [2], "tops": {PERSON_DECK: ["rom", "riva", "talok"]}}
    game = play("tevrin_krit", **more).choose("riva", "talok", "deck", "riva")
    assert game.held(BEAMED) == ["riva"]
    assert resources(game) == (0, 1, 0)
    assert game.table_zone(PERSON_DECK)[:2] == ["rom", "talok"]
    game = play("tevrin_krit", **more).choose("lwaxana_troi", "rom", "riva", "discard", "no")
    assert "lwaxana_troi" in game.held(DISCARD)
    assert resources(game) == (0, 0, 0)


def test_tevrin_krit_earns_latinum_for_cargo() -> None:
    zones = {**in_play("tevrin_krit", "phasers", "horta")}
    assert table(zones=zones, stage=RESUPPLY).own().latinum == 2


# Zephram Cochrane


def test_cochrane_draws_three_or_makes_first_contact() -> None:
    assert len(play("zephram_cochrane").held(HAND)) == 3
    assert table(["rom"], zones=in_play("zephram_cochrane"), dilithium=[3]).why("use:zephram_cochrane:0") == (
        "CHAIR-8.5",
        "cannot-pay-card",
    )
    game = table(["uss_pasteur"], zones=in_play("zephram_cochrane"), dilithium=[2])
    assert game.why("use:zephram_cochrane:0") == CANNOT_SPEND
    game = use("zephram_cochrane", hand=["uss_pasteur"], dilithium=[3], tops={ENCOUNTERS: ["koala"]})
    game.choose("uss_pasteur")
    assert game.held(STAGING) == ["uss_pasteur"]
    assert hand(game) == ["koala"]
    assert game.held(LOG) == ["zephram_cochrane"]
    assert game.state.actions == 2
