"""Every common LOCATION: its CONTROL, and what it does for whoever controls it."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair.scoring import lines, owned
from wardroom.games.chair.state import (
    BEAMED,
    CONTROL,
    DECK,
    DISCARD,
    DUTY,
    FLEET,
    HAND,
    INCIDENTS,
    JUNK,
    LOG,
    PLACES,
    RESUPPLY,
    STAGING,
)

from .common import Given, hand, in_play, play, resources, table, use
from .given import Sitting

CANNOT_SPEND = ("CHAIR-12.2", "cannot-spend")


def take(place: str, *others: str, **more: Any) -> Sitting:
    """Such a Location, which three Away Teams have secured, has just been taken under control."""
    zones = {**in_play(*others), **more.pop("zones", {})}
    game = table(neutral=[place, "dozaria", "betazed"], teams={place: (3, 0)}, stage=CONTROL, zones=zones, **more)
    return game.choose(f"control:{place}")


def endgame(place: str, **more: Any) -> int:
    """What its ENDGAME operation scores."""
    game = table(**more)
    found = lines(game.state, 0, owned(game.state, 0))
    return sum(line.points for line in found if line.what == "endgame" and line.card == game.card(place))


# Plain gains and nothing


@pytest.mark.rule("CHAIR-7.6")
@pytest.mark.parametrize(
    "place, gained, actions",
    [
        ("betazed", (0, 2, 0), 3),
        ("dozaria", (3, 0, 0), 3),
        ("indri_viii", (0, 0, 0), 4),
        ("verex_iii", (0, 0, 1), 3),
        ("archer_iv", (0, 0, 0), 3),
        ("corvan_ii", (0, 0, 0), 3),
        ("deep_space_k_7", (0, 0, 0), 3),
        ("delta_vega", (0, 0, 0), 3),
        ("kelvas_docks", (0, 0, 0), 3),
        ("xahea", (0, 0, 0), 3),
    ],
)
def test_taking_control_brings_what_is_printed(place: str, gained: tuple[int, int, int], actions: int) -> None:
    neutral = [place, *(each for each in ("risa", "tulgana_iv") if each != place)]
    game = table(neutral=neutral, teams={place: (3, 0)}, stage=CONTROL).choose(f"control:{place}")
    assert game.held(PLACES) == [place]
    assert resources(game) == gained
    assert game.state.actions == actions
    assert game.asked == (0, "act")


# Starting Locations


@pytest.mark.parametrize("person, glory", [("rom", 1), ("mirok", 1), ("phlox", 0)])
def test_amargosa_gains_a_person_and_glory_for_experts(person: str, glory: int) -> None:
    game = take("amargosa_observatory", market=[person]).choose("yes", "market:person", "discard")
    assert person in game.held(DISCARD)
    assert game.own().glory == glory
    assert take("amargosa_observatory").choose("no").asked == (0, "act")


def test_amargosa_watches_encounters() -> None:
    game = play("boltzmann_brain", hand=["rom"], zones=in_play("amargosa_observatory")).choose("no")
    game.choose("use:amargosa_observatory:1", "rom")
    assert (game.own().glory, game.held(LOG)) == (1, ["rom"])


@pytest.mark.rule("CHAIR-9.12", "CHAIR-18.5", "CHAIR-19.2", "CHAIR-19.3")
def test_amargosa_is_evacuated_when_it_is_logged() -> None:
    zones = in_play("amargosa_observatory", "uss_pasteur", "borg_probe")
    more: Given = {"at": {"borg_probe": "amargosa_observatory", "uss_pasteur": "dozaria"}}
    game = play("pic_strange_new_worlds", zones=zones, **more)
    assert game.asked[1] == "warp-all"
    assert game.held(LOG) == ["amargosa_observatory"]
    assert "borg_probe" in game.held(DISCARD)  # it was there
    game.choose("betazed")
    assert (game.where("uss_pasteur"), game.where("pic_uss_enterprise_d")) == ("betazed", "betazed")
    assert len(game.held(HAND)) == 2


@pytest.mark.rule("CHAIR-27.31")
def test_ancient_relay_station_calls_a_development_for_an_action_and_a_card() -> None:
    game = take("ancient_relay_station", hand=["rom"], dilithium=[3], actions=1).choose("rom", "pic_make_it_so")
    assert game.held(DECK)[-2:] == ["rom", "pic_make_it_so"]
    assert game.state.actions == 0
    assert take("ancient_relay_station", hand=["rom"]).choose("no").state.actions == 3
    assert take("ancient_relay_station", hand=["rom"], actions=0).asked == (0, "act")


def test_archer_iv_draws_and_discards() -> None:
    game = table(["lirpa"], zones=in_play("archer_iv") | {"deck": [["rom"]]}, stage=RESUPPLY).choose("lirpa")
    assert hand(game) == ["rom"]
    assert "lirpa" in game.held(DISCARD)


@pytest.mark.parametrize("top, dilithium", [("bruce_maddox", 2), ("rom", 1), ("koala", 2)])
def test_corvan_ii_mines_more_with_what_the_captain_knows(top: str, dilithium: int) -> None:
    """Picard is human, with Starfleet; a Wildcard counts as well."""
    game = table(zones=in_play("corvan_ii") | {"deck": [[top]]}, stage=RESUPPLY)
    assert top in game.held(DISCARD)
    assert game.own().dilithium == dilithium


@pytest.mark.rule("CHAIR-8.6")
def test_corvan_ii_without_a_card_to_mine() -> None:
    game = table(zones=in_play("corvan_ii") | {"deck": [[]]}, only=("deck",), stage=RESUPPLY)
    assert game.own().dilithium == 1


def test_delta_vega_counts_the_persons_in_hand() -> None:
    game = table(["rom", "phlox", "lirpa"], zones=in_play("delta_vega"), stage=RESUPPLY)
    assert game.own().dilithium == 2
    assert "revealed" in game.log(1)


@pytest.mark.rule("CHAIR-27.17")
def test_risa_invites_up_to_three_persons_but_not_from_the_reserve() -> None:
    zones = {"deck": [["rom"]], "discard": [["riva"]], "reserve": [["pic_data"]]}
    game = take("risa", hand=["phlox"], zones=zones)
    assert "pic_data" not in game.options
    game.choose("rom", "riva", "phlox")
    assert game.held(BEAMED) == ["rom", "riva", "phlox"]
    assert game.asked == (0, "act")
    assert take("risa", hand=["phlox"], zones=zones).choose("phlox", "no").held(BEAMED) == ["phlox"]


def test_risa_takes_guests_and_sends_them_home_for_latinum() -> None:
    game = use("risa", 0, hand=["lirpa", "rom"])
    assert game.why("lirpa") == ("CHAIR-21.6", "unfit")
    assert game.choose("rom").held(BEAMED) == ["rom"]
    assert table(zones=in_play("risa")).why("use:risa:1") == ("CHAIR-27.38", "cannot-pay-card")
    game = use("risa", 1, beamed={"risa": ["rom"]})
    assert (hand(game), game.own().latinum) == (["rom"], 1)


def test_tulgana_iv_junks_up_to_two() -> None:
    game = take("tulgana_iv").choose("karemma", "uss_reliant")
    assert game.table_zone(JUNK) == ["karemma", "uss_reliant"]
    assert take("tulgana_iv").choose("no").table_zone(JUNK) == []
    assert take("tulgana_iv").choose("karemma", "no").table_zone(JUNK) == ["karemma"]


def test_tulgana_iv_sends_to_a_ship_and_trades_cargo() -> None:
    more: Given = {"latinum": [1], "at": {"pic_uss_enterprise_d": "betazed"}}
    game = use("tulgana_iv", 0, **more)
    assert game.teams("betazed") == (1, 0)
    assert game.own().latinum == 0
    assert table(zones=in_play("tulgana_iv")).why("use:tulgana_iv:0") == CANNOT_SPEND
    zones = in_play("tulgana_iv") | {"discard": [["riva"]], "deck": [["rom"]]}
    assert table(["phlox"], zones=zones).why("use:tulgana_iv:1") == ("CHAIR-8.5", "cannot-pay-card")
    game = table(["lirpa"], zones=zones).choose("use:tulgana_iv:1", "lirpa", "deck")
    assert hand(game) == ["rom"]
    game = table(["lirpa"], zones=zones).choose("use:tulgana_iv:1", "lirpa", "discard")
    assert hand(game) == ["riva"]


# Advanced Locations


def test_baku_is_settled_by_any_number_of_persons() -> None:
    game = take("baku", hand=["rom", "lirpa"], zones={"discard": [["riva"]]})
    assert game.why("lirpa") == ("CHAIR-21.6", "unfit")
    assert game.choose("riva", "rom").held(BEAMED) == ["riva", "rom"]
    assert take("baku", hand=["rom"]).choose("no").held(BEAMED) == []


@pytest.mark.rule("CHAIR-27.38", "CHAIR-21.4")
def test_baku_retires_an_officer_for_an_action_and_recalls_persons() -> None:
    assert table(zones=in_play("baku")).why("use:baku:0") == ("CHAIR-21.1", "cannot-pay-card")
    game = use("baku", 0, "rom")
    assert (game.held(DUTY), game.held(BEAMED), game.state.actions) == ([], ["rom"], 4)
    assert game.asked == (0, "act")
    assert table(zones=in_play("baku")).why("use:baku:1") == CANNOT_SPEND
    game = use("baku", 1, dilithium=[1], beamed={"baku": ["rom", "riva"]}).choose("riva")
    assert (hand(game), game.held(BEAMED)) == (["riva"], ["rom"])


@pytest.mark.rule("CHAIR-25.5", "CHAIR-9.11")
def test_baku_scores_its_settlers() -> None:
    assert endgame("baku", zones=in_play("baku"), beamed={"baku": ["rom", "riva"]}) == 2
    assert endgame("baku", zones={"log": [["baku"]]}) == 0


def test_deep_space_k_7_gives_an_action_for_a_directive_or_security() -> None:
    game = table(["rom"], zones=in_play("deep_space_k_7"))
    assert game.why("use:deep_space_k_7:0") == ("CHAIR-8.5", "cannot-pay-card")
    for face in ("pic_utilize", "phasers"):
        game = use("deep_space_k_7", hand=["rom", face]).choose(face)
        assert game.held(DECK)[-1] == face
        assert game.state.actions == 4


def test_derna_buys_a_scan_and_draws() -> None:
    game = take("derna", dilithium=[2], market=["lirpa"]).choose("yes")
    assert game.options == ["weapon", "doctor"]
    game.choose("weapon", "discard")
    assert "lirpa" in game.held(DISCARD)
    assert (game.own().dilithium, len(game.held(HAND))) == (0, 1)
    game = take("derna", dilithium=[2]).choose("no")
    assert (game.own().dilithium, len(game.held(HAND))) == (2, 1)


def test_derna_stores_weapons_or_trades_them_for_peace() -> None:
    game = use("derna", 0, hand=["rom"], zones={"discard": [["phasers"]]}).choose("phasers")
    assert game.held(BEAMED) == ["phasers"]
    assert table(["rom"], zones=in_play("derna")).why("use:derna:1") == ("CHAIR-8.5", "cannot-pay-card")
    game = use("derna", 1, hand=["lirpa", "red_alert"]).choose("lirpa", "red_alert")
    assert game.own().dilithium == 1
    assert game.table_zone(INCIDENTS)[0] == "red_alert"


@pytest.mark.rule("CHAIR-15.10", "CHAIR-25.11")
def test_derna_scores_two_for_each_weapon_there_but_nothing_for_a_wildcard() -> None:
    assert endgame("derna", zones=in_play("derna"), beamed={"derna": ["lirpa", "phasers", "koala"]}) == 4


def test_freecloud_deals() -> None:
    game = take("freecloud", latinum=[1], market=["pakled_freighter"]).choose("yes")
    assert game.options == ["pakled_freighter", "karemma"]
    game.choose("karemma", "discard")
    assert game.own().latinum == 0
    assert take("freecloud", latinum=[1]).choose("no").own().latinum == 1
    assert use("freecloud", 0, hand=["rom"]).choose("rom").own().latinum == 1
    game = use("freecloud", 1, latinum=[2]).choose("pic_data")
    assert (hand(game), game.own().latinum) == (["pic_data"], 0)


def test_kelvas_docks_fit_out_a_ship_and_refresh_one() -> None:
    more: Given = {
        "hand": ["borg_probe", "ktinga_battlecruiser"],
        "exhausted": ["pic_uss_enterprise_d"],
        "dilithium": [3],
    }
    game = use("kelvas_docks", **more).choose("yes")
    assert game.why("no") == ("CHAIR-27.19", "must-choose")
    game.choose("play:ktinga_battlecruiser:0", "no", "pic_uss_enterprise_d")
    assert "ktinga_battlecruiser" in game.held(FLEET)
    assert not game.is_exhausted("pic_uss_enterprise_d")
    assert (game.own().dilithium, game.state.actions) == (0, 3)
    assert use("kelvas_docks", **more).choose("no", "no").own().dilithium == 3


@pytest.mark.rule("CHAIR-27.9", "CHAIR-27.34")
def test_memory_alpha_logs_a_card_and_duplicates_one_of_the_log() -> None:
    game = take("memory_alpha", hand=["zephram_cochrane"]).choose("zephram_cochrane")
    assert game.asked == (0, "react")  # it sees at once what is logged
    game.choose("use:memory_alpha:1", "copy:zephram_cochrane:0")
    assert game.own().glory == 1
    assert len(game.held(HAND)) == 3
    assert game.held(PLACES) == ["memory_alpha"]
    zones = {"log": [["uss_pasteur", "phasers", "bynars", "pic_recruit"]]}
    game = take("memory_alpha", hand=["rom"], zones=zones).choose("no")
    assert game.options == ["copy:phasers:0", "copy:bynars:0", "copy:pic_recruit:0", "copy:pic_recruit:1", "no"]
    assert game.choose("no").asked == (0, "act")


@pytest.mark.rule("CHAIR-27.34", "CHAIR-27.59")
def test_regula_i_seeks_scientists_and_welcomes_itself() -> None:
    game = take("regula_i").choose("use:regula_i:1")
    assert game.own().glory == 1
    assert game.asked[1] == "find-or-scan"
    assert game.options == ["find", "no"]
    game = take("regula_i", zones={"deck": [["mirok"]]}).choose("pass", "find", "mirok")
    assert hand(game) == ["mirok"]
    game = take("regula_i", dilithium=[3], market=["lenara_kahn"]).choose("pass")
    assert game.options == ["find", "scan", "no"]
    game.choose("scan", "deck")
    assert game.held(DECK)[-1] == "lenara_kahn"
    assert game.own().dilithium == 0
    game = play("lenara_kahn", zones=in_play("regula_i")).choose("no", "use:regula_i:1")
    assert game.own().glory == 1


@pytest.mark.rule("CHAIR-25.5", "CHAIR-15.10")
@pytest.mark.parametrize(
    "place, there, points",
    [
        ("regula_i", {"log": [["unstable_wormhole"]], "discard": [["voth_research_vessel", "koala"]]}, 3),
        ("verex_iii", {"log": [["lursa"]], "deck": [["captain_dorg", "koala"]]}, 3),
    ],
)
def test_regula_i_and_verex_iii_score_cards_wherever_they_are(place: str, there: Any, points: int) -> None:
    """Picard has an anomaly of his own, Farpoint Station; Verex III is shady itself. A Wildcard is neither."""
    assert endgame(place, zones=in_play(place) | there) == points


def test_solum_puts_an_incident_under_the_deck() -> None:
    game = take("solum", tops={INCIDENTS: ["red_alert"]})
    assert game.held(DECK)[0] == "red_alert"
    assert game.held(HAND) == []


def test_verex_iii_sells_persons() -> None:
    game = table(["lirpa"], zones=in_play("verex_iii"))
    assert game.why("use:verex_iii:0") == ("CHAIR-8.5", "cannot-pay-card")
    game = use("verex_iii", hand=["rom"]).choose("rom")
    assert (game.held(LOG), game.own().latinum) == (["rom"], 2)


def test_xahea_gives_dilithium() -> None:
    assert table(zones=in_play("xahea"), stage=RESUPPLY).own().dilithium == 1


@pytest.mark.rule("CHAIR-27.9", "CHAIR-27.10")
def test_xahea_gives_the_other_half_of_utilize() -> None:
    game = play("pic_utilize", hand=["rom", "lirpa"], zones=in_play("xahea"))
    assert game.own().dilithium == 3
    game.choose("use:xahea:2")
    assert game.why("lirpa") == ("CHAIR-27.31", "unfit")
    game.choose("rom", "military")
    assert game.held(DECK)[-1] == "rom"
    assert game.own().track("military") == 2  # Xahea, and the Enterprise with any skill
    assert game.state.actions == 2
    game = play("pic_utilize", 1, hand=["rom"], zones=in_play("xahea")).choose("research", "use:xahea:2", "rom")
    assert game.own().dilithium == 3
    assert game.held(STAGING) == ["pic_utilize"]
    game = play("pic_utilize", hand=["rom"], zones=in_play("xahea")).choose("use:xahea:2", "no")
    assert (hand(game), game.own().tracks) == (["rom"], [0, 0, 0])
