"""The crew of Koloth, the Dahar Master, each operation with its exact outcome."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair.flow.wants import has
from wardroom.games.chair.state import (
    ALLY_DECK,
    CARGO_DECK,
    DECK,
    DISCARD,
    DUTY,
    ENCOUNTERS,
    FLEET,
    GONE,
    HAND,
    INCIDENTS,
    JUNK,
    LOG,
    PLACES,
    STAGING,
)

from .crews import ZONE, Position, check_actions, check_cost, endgame, enlisting, is_attack, under
from .given import Sitting, given


def koloth(**position: Any) -> Sitting:
    """Koloth against Picard, Koloth's turn."""
    return given(captains=("koloth", "picard"), **position)


# The Captain and the Gr'oth


@pytest.mark.rule("CHAIR-27.31", "CHAIR-27.45")
def test_koloth_sends_a_team_for_a_card_on_his_deck_and_lets_them_draw() -> None:
    game = koloth(hand=[["kol_krell"]], neutral=ZONE)
    game.choose("use:kol_koloth_the_dahar_master:0", "kol_krell", "risa")
    assert game.teams("risa") == (1, 0) and game.held(DECK)[-1] == "kol_krell" and game.state.actions == 3
    assert game.asked == (1, "may-draw")
    game.choose("yes")
    assert len(game.held(HAND, 1)) == 1
    declined = koloth(hand=[["kol_krell"]], neutral=ZONE)
    declined.choose("use:kol_koloth_the_dahar_master:0", "kol_krell", "risa", "no")
    assert declined.held(HAND, 1) == []
    assert koloth().why("use:kol_koloth_the_dahar_master:0") == ("CHAIR-8.7", "cannot-pay-cards")


@pytest.mark.rule("CHAIR-27.2", "CHAIR-8.3")
@pytest.mark.parametrize(("ship", "glory"), [("kol_iks_groth", 0), ("kol_iks_klothos", 0), ("kol_iks_devisor", 1)])
def test_a_klingon_ship_is_deployed_without_an_action(ship: str, glory: int) -> None:
    game = koloth(hand=[[ship]], actions=0, glory=[0]).choose(f"play:{ship}:0")
    assert ship in game.held(FLEET) and game.where(ship) is None and game.own().glory == glory


@pytest.mark.rule("CHAIR-19.2", "CHAIR-21.1", "CHAIR-20.2", "CHAIR-19.7")
@pytest.mark.parametrize("ship", ["kol_iks_groth", "kol_iks_klothos", "kol_iks_devisor"])
def test_a_klingon_ship_warps_beams_and_lands_a_team(ship: str) -> None:
    position: Position = {"zones": {"fleet": [[ship]]}, "neutral": ZONE, "glory": [0]}
    game = koloth(**position, dilithium=[1]).choose(f"use:{ship}:0", f"warp:{ship}:risa")
    assert game.where(ship) == "risa" and game.own().dilithium == 0
    game = koloth(**position, hand=[["kol_krell", "kol_mara"]]).choose(f"use:{ship}:1", "kol_krell", "kol_mara")
    assert under(game, ship) == ["kol_mara"] and game.held(DISCARD) == ["kol_krell"]
    game = koloth(**position, at={ship: "dozaria"}).choose(f"use:{ship}:2")
    assert game.teams("dozaria") == (1, 0) and game.state.actions == 2
    assert koloth(**position).choose(f"use:{ship}:2").own().teams == 6


@pytest.mark.rule("CHAIR-27.27")
def test_the_groth_promotes() -> None:
    game = koloth(hand=[["kol_krell"]]).choose("use:kol_iks_groth:3", "kol_krell")
    assert game.held(DUTY) == ["kol_krell"]


# Developments: what they cost

COSTS = {
    "kol_prototype_cloak": (3, 0),
    "kol_sword_of_kahless": (5, 0),
    "kol_curzon_dax": (2, 2),
    "kol_iks_devisor": (5, 0),
}


@pytest.mark.rule("CHAIR-13.6", "CHAIR-13.8")
@pytest.mark.parametrize("face", COSTS)
def test_a_development_costs_exactly_what_it_says(face: str) -> None:
    check_cost("koloth", face, *COSTS[face])


@pytest.mark.rule("CHAIR-13.8")
@pytest.mark.parametrize(
    ("face", "dilithium", "latinum", "glory"),
    [
        ("kol_boreth", 6, 0, 10),
        ("kol_kang_the_dahar_master", 4, 0, 8),
        ("kol_kor_the_dahar_master", 2, 1, 10),
    ],
)
def test_some_developments_ask_for_glory_that_is_not_spent(face: str, dilithium: int, latinum: int, glory: int) -> None:
    game = enlisting("koloth", dilithium, latinum, glory=[glory]).choose(face, f"{dilithium}:{latinum}:0")
    assert (game.own().dilithium, game.own().latinum, game.own().glory) == (0, 0, glory)
    assert game.held(DECK)[-1] == face
    assert enlisting("koloth", 9, 9, glory=[glory - 1]).why(face) == ("CHAIR-13.8", "too-little-glory")


@pytest.mark.rule("CHAIR-13.8")
def test_the_sword_of_kahless_is_free_while_the_devisor_is_in_play() -> None:
    for where in ("fleet", "staging"):
        game = enlisting("koloth", 0, 0, zones={where: [["kol_iks_devisor"]]}).choose("kol_sword_of_kahless")
        assert game.held(DECK)[-1] == "kol_sword_of_kahless"
    away = enlisting("koloth", 3, 0, zones={"discard": [["kol_iks_devisor"]]})
    assert away.why("kol_sword_of_kahless") == ("CHAIR-12.2", "cannot-spend")


# Developments: what they do


@pytest.mark.rule("CHAIR-27.2", "CHAIR-27.39", "CHAIR-27.24", "CHAIR-27.18")
@pytest.mark.parametrize("choice", ["dismiss", "incident"])
def test_the_prototype_cloak_makes_them_give_up_a_ship_or_take_an_incident(choice: str) -> None:
    game = koloth(
        hand=[["kol_prototype_cloak"]],
        zones={"fleet": [[], ["pic_uss_bozeman"]]},
        exhausted=["kol_iks_groth"],
        market=["biobed"],
    )
    game.choose("play:kol_prototype_cloak:0", "biobed")
    assert "kol_prototype_cloak" in game.held(FLEET) and not game.is_exhausted("kol_iks_groth")
    assert game.table_zone(JUNK) == ["biobed"] and game.state.actions == 3
    assert game.asked == (1, "dismiss-or-incident")
    game.choose(choice)
    if choice == "dismiss":
        game.choose("pic_uss_enterprise_d")
        assert game.held(FLEET, 1) == ["pic_uss_bozeman"] and game.held(HAND, 1) == []
    else:
        assert len(game.held(FLEET, 1)) == 2 and len(game.held(HAND, 1)) == 1


@pytest.mark.rule("CHAIR-27.52")
def test_the_prototype_cloak_harms_nobody_with_a_single_ship() -> None:
    game = koloth(hand=[["kol_prototype_cloak"]], market=["biobed"]).choose("play:kol_prototype_cloak:0", "biobed")
    assert game.asked == (0, "act") and game.held(FLEET, 1) == ["pic_uss_enterprise_d"]


@pytest.mark.rule("CHAIR-15.12", "CHAIR-20.6", "CHAIR-27.59")
def test_the_prototype_cloak_hides_a_ship_just_deployed() -> None:
    position: Position = {
        "hand": [["kol_iks_klothos", "kol_krell"]],
        "zones": {"fleet": [["kol_prototype_cloak"]]},
        "neutral": ZONE,
        "at": {"pic_uss_enterprise_d": "risa"},
    }
    game = koloth(**position).choose("play:kol_iks_klothos:0", "use:kol_prototype_cloak:1", "kol_krell", "risa")
    assert game.teams("risa") == (1, 0) and has(game.state, game.card("kol_iks_klothos"), "cloak")
    game = koloth(**position).choose("play:kol_iks_klothos:0", "use:kol_prototype_cloak:1", "no")
    assert game.held(HAND) == ["kol_krell"] and has(game.state, game.card("kol_iks_klothos"), "cloak")
    game = koloth(**position).choose("play:kol_iks_klothos:0", "pass")
    assert not has(game.state, game.card("kol_iks_klothos"), "cloak")
    cloaked = koloth(hand=[["bird_of_prey"]], zones={"fleet": [["kol_prototype_cloak"]]})
    assert cloaked.choose("play:bird_of_prey:0").asked != (0, "react")


@pytest.mark.rule("CHAIR-37.4", "CHAIR-9.16", "CHAIR-23.3")
def test_the_sword_of_kahless_costs_a_klingon_officer_and_brings_four_glory() -> None:
    position: Position = {"hand": [["kol_sword_of_kahless"]], "market": ["biobed"], "glory": [0]}
    game = koloth(**position, zones={"duty": [["kol_krell"]]}, tracks=[{"military": 9}])
    game.choose("play:kol_sword_of_kahless:0", "biobed")
    assert game.own().glory == 4 and game.held(DUTY) == [] and game.held(DISCARD) == ["kol_krell"]
    assert game.held(LOG) == ["kol_sword_of_kahless"] and game.state.actions == 2
    alone = koloth(**position, zones={"duty": [["rom"]]}, tracks=[{"military": 9}])
    assert alone.why("play:kol_sword_of_kahless:0") == ("CHAIR-37.4", "cannot-pay-card")
    low = koloth(**position, zones={"duty": [["kol_krell"]]}, tracks=[{"military": 8}])
    assert low.why("play:kol_sword_of_kahless:0") == ("CHAIR-9.16", "track-too-low")


@pytest.mark.rule("CHAIR-27.16", "CHAIR-27.19")
def test_boreth_finds_any_card_and_plays_it_freely() -> None:
    game = koloth(hand=[["kol_boreth"]], actions=1).choose("play:kol_boreth:0", "kol_klingon_disruptors")
    assert game.refused("no") == "CHAIR-27.19"
    game.choose("play:kol_klingon_disruptors:1")
    assert game.own().track("military") == 1 and game.state.actions == 0 and game.held(PLACES) == ["kol_boreth"]


@pytest.mark.rule("CHAIR-13.1", "CHAIR-27.38", "CHAIR-8.5")
def test_boreth_draws_from_the_bottom_and_calls_a_card_back() -> None:
    places = {"places": [["kol_boreth"]]}
    position: Position = {"dilithium": [1], "glory": [0]}
    game = koloth(zones={**places, "deck": [["kol_krell", "kol_mara"]]}, only=["deck"], **position)
    game.choose("use:kol_boreth:0")
    assert game.held(HAND) == ["kol_krell"] and game.held(DECK) == ["kol_mara"] and game.own().dilithium == 0
    cycled = koloth(
        zones={**places, "deck": [[]], "discard": [["kol_krell"]], "reserve": [["kol_mara"]]},
        only=["deck", "reserve"],
        **position,
    )
    cycled.choose("use:kol_boreth:0")
    assert cycled.held(HAND) == ["kol_krell"] and cycled.held(DECK) == ["kol_mara"]
    zones = {**places, "staging": [["kol_korax", "suliban"]]}
    game = koloth(zones=zones, hand=[["kol_krell"]], **position).choose("use:kol_boreth:1", "kol_krell")
    assert game.held(HAND) == ["kol_korax"] and game.held(STAGING) == ["suliban"] and game.own().dilithium == 0
    assert koloth(zones=zones, **position).why("use:kol_boreth:1") == ("CHAIR-8.7", "cannot-pay-cards")


@pytest.mark.rule("CHAIR-25.5", "CHAIR-4.6")
def test_boreth_scores_every_skill_icon_in_play_but_not_on_beamed_cards() -> None:
    zones = {"places": [["kol_boreth", "kol_qonos", "kol_rura_penthe"]], "discard": [["betazed"]]}
    game = koloth(zones=zones, beamed={"kol_iks_groth": ["kol_conquer"]})
    assert endgame(game, "kol_boreth") == 1 + 2 + 1


@pytest.mark.rule("CHAIR-17.1")
def test_curzon_dax_advances_the_lower_of_influence_and_military() -> None:
    game = koloth(hand=[["kol_curzon_dax"]], tracks=[{"influence": 3, "military": 2}]).choose("play:kol_curzon_dax:0")
    assert game.own().tracks == [0, 3, 3] and game.state.actions == 3
    game = koloth(hand=[["kol_curzon_dax"]]).choose("play:kol_curzon_dax:0")
    assert game.options == ["influence", "military"]


@pytest.mark.rule("CHAIR-27.40", "CHAIR-16.5")
def test_curzon_dax_returns_an_incident_from_the_hand_and_scans_allies() -> None:
    zones = {"discard": [["kol_hostile_contact"]]}
    game = koloth(hand=[["kol_curzon_dax", "kol_energy_drain", "kol_krell"]], zones=zones).choose(
        "play:kol_curzon_dax:1"
    )
    assert game.options == ["kol_energy_drain"]
    game.choose("kol_energy_drain")
    assert game.table_zone(INCIDENTS)[0] == "kol_energy_drain"
    position: Position = {"zones": {"duty": [["kol_curzon_dax"]]}, "tops": {ALLY_DECK: ["bynars", "kelpiens"]}}
    game = koloth(hand=[["kol_krell"]], **position).choose("use:kol_curzon_dax:0", "kol_krell", "bynars", "discard")
    assert game.held(DISCARD) == ["kol_krell", "bynars"] and game.state.actions == 2
    assert koloth(**position).why("use:kol_curzon_dax:0") == ("CHAIR-8.7", "cannot-pay-cards")


@pytest.mark.rule("CHAIR-27.40", "CHAIR-8.6")
def test_kang_returns_an_incident_and_gains_a_glory_even_without_one() -> None:
    zones = {"discard": [["kol_hostile_contact"]]}
    game = koloth(hand=[["kol_kang_the_dahar_master"]], zones=zones, glory=[0]).choose(
        "play:kol_kang_the_dahar_master:0"
    )
    assert game.table_zone(INCIDENTS)[0] == "kol_hostile_contact" and game.own().glory == 1
    game = koloth(hand=[["kol_kang_the_dahar_master"]], glory=[0]).choose("play:kol_kang_the_dahar_master:0")
    assert game.own().glory == 1 and game.state.actions == 2


@pytest.mark.rule("CHAIR-27.4", "CHAIR-16.12", "CHAIR-9.16")
def test_kang_dies_for_an_encounter_and_three_glory() -> None:
    position: Position = {"hand": [["kol_kang_the_dahar_master"]], "tops": {ENCOUNTERS: ["koala"]}}
    game = koloth(**position, glory=[15]).choose("play:kol_kang_the_dahar_master:1")
    assert game.table_zone(GONE) == ["kol_kang_the_dahar_master"] and game.held(HAND) == ["koala"]
    assert game.own().glory == 18 and game.state.actions == 2
    low = koloth(**position, glory=[14])
    assert low.why("play:kol_kang_the_dahar_master:1") == ("CHAIR-9.16", "too-little-glory")


@pytest.mark.rule("CHAIR-9.8", "CHAIR-27.35")
def test_kang_and_kor_answer_to_influence() -> None:
    position: Position = {"hand": [["kol_qonos"]], "neutral": ZONE, "glory": [0]}
    game = koloth(**position, zones={"duty": [["kol_kang_the_dahar_master"]]})
    game.choose("play:kol_qonos:0", "use:kol_kang_the_dahar_master:2")
    assert game.own().track("influence") == 2 and game.own().glory == 1 and game.asked == (0, "act")
    kor = koloth(**position, zones={"duty": [["kol_kor_the_dahar_master"]]})
    kor.choose("play:kol_qonos:0", "use:kol_kor_the_dahar_master:1", "warp:kol_iks_groth:risa")
    assert kor.own().tracks == [0, 1, 1] and kor.where("kol_iks_groth") == "risa"
    kor = koloth(**position, zones={"duty": [["kol_kor_the_dahar_master"]]})
    kor.choose("play:kol_qonos:0", "use:kol_kor_the_dahar_master:1", "no")
    assert kor.own().track("military") == 1 and kor.where("kol_iks_groth") is None


@pytest.mark.rule("CHAIR-27.41", "CHAIR-27.22", "CHAIR-7.4")
def test_kor_sends_a_team_and_may_storm_the_world_it_secures() -> None:
    position: Position = {"hand": [["kol_kor_the_dahar_master"]], "neutral": ZONE, "latinum": [0], "glory": [0, 0]}
    game = koloth(**position, teams={"betazed": (2, 1)}).choose("play:kol_kor_the_dahar_master:0", "betazed", "yes")
    assert game.held(PLACES) == ["betazed"] and game.held(LOG) == ["kol_kor_the_dahar_master"]
    assert game.own().latinum == 2 and game.own(1).glory == 1 and game.state.actions == 2
    game = koloth(**position, teams={"betazed": (2, 1)}).choose("play:kol_kor_the_dahar_master:0", "betazed", "no")
    assert game.held(PLACES) == [] and game.held(STAGING) == ["kol_kor_the_dahar_master"] and game.state.actions == 3
    for less in ({"teams": {"betazed": (1, 0)}}, {"teams": {"betazed": (2, 0)}, "actions": 0}):
        game = koloth(**position, **less).choose("play:kol_kor_the_dahar_master:0", "betazed")
        assert game.asked == (0, "act") and game.held(PLACES) == []


@pytest.mark.rule("CHAIR-27.45")
def test_kor_only_goes_to_neutral_locations() -> None:
    game = koloth(hand=[["kol_kor_the_dahar_master"]], zones={"places": [["kol_qonos"]]}, neutral=ZONE)
    assert set(game.choose("play:kol_kor_the_dahar_master:0").options) == set(ZONE)


# Reserve


@pytest.mark.rule("CHAIR-8.12", "CHAIR-27.40", "CHAIR-27.22")
def test_an_energy_drain_costs_two_dilithium_and_an_engineer_saves_the_action() -> None:
    position: Position = {"hand": [["kol_energy_drain"]], "dilithium": [2], "glory": [0]}
    game = koloth(**position).choose("play:kol_energy_drain:0")
    assert game.table_zone(INCIDENTS)[0] == "kol_energy_drain" and game.own().dilithium == 0
    assert game.state.actions == 2
    game = koloth(**position, zones={"staging": [["rom"]]}).choose("play:kol_energy_drain:0")
    assert game.state.actions == 3


@pytest.mark.rule("CHAIR-17.8", "CHAIR-9.16", "CHAIR-27.40")
def test_a_hostile_contact_is_met_with_a_card_or_with_communication() -> None:
    hand = [["kol_hostile_contact", "kol_qonos", "kol_krell"]]
    game = koloth(hand=hand, dilithium=[0]).choose("play:kol_hostile_contact:0", "kol_qonos")
    assert game.own().dilithium == 2 and game.table_zone(INCIDENTS)[0] == "kol_hostile_contact"
    game = koloth(hand=hand, dilithium=[0]).choose("play:kol_hostile_contact:0", "kol_krell")
    assert game.own().dilithium == 0
    assert game.state.actions == 2
    assert koloth(hand=hand).why("play:kol_hostile_contact:1") == ("CHAIR-9.16", "not-in-play")
    game = koloth(hand=hand, zones={"duty": [["riva"]]}, dilithium=[0]).choose("play:kol_hostile_contact:1")
    assert game.own().dilithium == 2 and len(game.held(HAND)) == 2
    assert game.table_zone(INCIDENTS)[0] == "kol_hostile_contact"


@pytest.mark.rule("CHAIR-27.48", "CHAIR-6.1", "CHAIR-21.6")
def test_rura_penthe_lets_its_prisoners_work() -> None:
    game = koloth(hand=[["kol_rura_penthe"]], dilithium=[0]).choose("play:kol_rura_penthe:0")
    assert game.own().dilithium == 2 and game.held(PLACES) == ["kol_rura_penthe"]
    zones = {"places": [["kol_rura_penthe"]]}
    game = koloth(hand=[["kol_krell", "kol_conquer"]], zones=zones).choose("use:kol_rura_penthe:0")
    assert game.why("kol_conquer") == ("CHAIR-21.6", "unfit")
    game.choose("kol_krell")
    assert under(game, "kol_rura_penthe") == ["kol_krell"]
    beamed = {"kol_rura_penthe": ["kol_krell", "kol_mara", "kol_conquer"]}
    assert koloth(stage="resupply", zones=zones, beamed=beamed, dilithium=[0]).own().dilithium == 2


@pytest.mark.rule("CHAIR-17.1", "CHAIR-8.8", "CHAIR-6.1")
def test_mara_studies_and_punishes_strangers() -> None:
    position: Position = {"hand": [["kol_mara", "rom", "kol_arne_darvin"]], "dilithium": [3], "glory": [0]}
    game = koloth(**position).choose("play:kol_mara:0", "influence")
    assert game.why("kol_arne_darvin") == ("CHAIR-27.5", "unfit")
    game.choose("rom")
    assert game.own().tracks == [0, 2, 0] and game.own().glory == 1 and game.own().dilithium == 0
    game = koloth(**position).choose("play:kol_mara:0", "research", "no")
    assert game.own().tracks == [2, 0, 0] and game.own().glory == 0 and game.state.actions == 2
    poor = koloth(**{**position, "dilithium": [2]})
    assert poor.why("play:kol_mara:0") == ("CHAIR-12.2", "cannot-spend")
    assert koloth(stage="resupply", zones={"duty": [["kol_mara"]]}).own().track("research") == 1


# Available


@pytest.mark.rule("CHAIR-37.4", "CHAIR-23.1", "CHAIR-24.6")
def test_a_good_day_to_die_costs_two_ships_for_one_of_two_encounters() -> None:
    position: Position = {
        "hand": [["kol_good_day_to_die"]],
        "beamed": {"kol_iks_groth": ["kol_krell", "kol_conquer"]},
        "tops": {ENCOUNTERS: ["koala", "vger"]},
    }
    ships = {"fleet": [["kol_iks_klothos", "kol_iks_devisor"]]}
    game = koloth(**position, zones=ships).choose("play:kol_good_day_to_die:0")
    assert sorted(game.options) == ["kol_krell", "no"]
    game.choose("kol_krell", "kol_iks_klothos", "kol_iks_groth", "koala")
    assert game.own().track("military") == 1 and game.held(LOG) == ["kol_krell", "kol_iks_klothos"]
    assert game.held(FLEET) == ["kol_iks_devisor"] and sorted(game.held(DISCARD)) == ["kol_conquer", "kol_iks_groth"]
    assert game.held(HAND) == ["koala"] and game.table_zone(ENCOUNTERS)[0] == "vger" and game.state.actions == 2
    game = koloth(**position, zones=ships).choose("play:kol_good_day_to_die:0", "no", "kol_iks_groth")
    assert game.own().track("military") == 0 and "kol_krell" in game.held(LOG)
    two = koloth(**position, zones={"fleet": [["kol_iks_klothos"]]})
    assert two.why("play:kol_good_day_to_die:0") is None
    single = koloth(**position)
    assert single.why("play:kol_good_day_to_die:0") == ("CHAIR-37.4", "too-few-ships")


@pytest.mark.rule("CHAIR-20.4", "CHAIR-27.5")
def test_klingon_disruptors_remove_up_to_two_teams_beside_their_own() -> None:
    position: Position = {
        "hand": [["kol_klingon_disruptors", "kol_krell", "kol_conquer"]],
        "neutral": ZONE,
        "glory": [0],
        "teams": {"risa": (1, 2), "betazed": (1, 1), "dozaria": (0, 1)},
    }
    game = koloth(**position).choose("play:kol_klingon_disruptors:0")
    assert game.why("kol_conquer") == ("CHAIR-27.5", "unfit")
    game.choose("kol_krell")
    assert sorted(game.options) == ["betazed", "no", "risa"]
    game.choose("risa", "betazed")
    assert game.teams("risa") == (1, 1) and game.teams("betazed") == (1, 0) and game.own().glory == 2
    assert game.state.actions == 2
    game = koloth(**position).choose("play:kol_klingon_disruptors:0", "kol_krell", "risa", "no")
    assert game.own().glory == 1
    unarmed = koloth(**{**position, "hand": [["kol_klingon_disruptors", "kol_conquer"]]})
    unarmed.choose("play:kol_klingon_disruptors:0", "no")
    assert unarmed.own().glory == 0 and unarmed.asked == (0, "act")


@pytest.mark.rule("CHAIR-27.58", "CHAIR-27.53")
def test_a_team_saved_by_phasers_does_not_end_the_disruptors_second_shot() -> None:
    position: Position = {"hand": [["kol_klingon_disruptors", "kol_krell"]], "neutral": ZONE, "glory": [0]}
    game = koloth(**position, zones={"fleet": [[], ["phasers"]]}, teams={"risa": (1, 2)})
    game.choose("play:kol_klingon_disruptors:0", "kol_krell", "risa", "use:phasers:2", "risa")
    assert game.teams("risa") == (1, 1) and game.own().glory == 1


@pytest.mark.rule("CHAIR-26.16")
def test_in_cadet_training_the_disruptors_remove_one_team() -> None:
    game = given(
        1,
        captains=("koloth",),
        hand=[["kol_klingon_disruptors", "kol_krell"]],
        neutral=ZONE,
        glory=[0],
        teams={"risa": (1, 0), "betazed": (1, 0)},
    )
    game.choose("play:kol_klingon_disruptors:0", "kol_krell")
    assert game.own().glory == 1 and game.asked == (0, "act")


@pytest.mark.rule("CHAIR-17.1")
def test_klingon_disruptors_or_a_military() -> None:
    game = koloth(hand=[["kol_klingon_disruptors"]]).choose("play:kol_klingon_disruptors:1")
    assert game.own().track("military") == 1 and game.state.actions == 2


@pytest.mark.rule("CHAIR-27.48", "CHAIR-8.8")
def test_qonos_brings_influence_and_rallies_the_crew() -> None:
    game = koloth(hand=[["kol_qonos"]]).choose("play:kol_qonos:0")
    assert game.own().track("influence") == 1 and game.held(PLACES) == ["kol_qonos"]
    zones = {"places": [["kol_qonos"]], "deck": [["kol_mara", "kol_korax", "kol_confiscate"]]}
    position: Position = {"zones": zones, "hand": [["kol_krell"]], "glory": [0]}
    game = koloth(**position, teams={"kol_qonos": (3, 0)}, dilithium=[2])
    game.choose("use:kol_qonos:0", "kol_krell")
    assert game.held(HAND) == ["kol_confiscate", "kol_korax", "kol_mara"] and game.own().dilithium == 0
    game = koloth(**position, teams={"kol_qonos": (1, 0)}, dilithium=[2]).choose("use:kol_qonos:0", "no")
    assert game.held(HAND) == ["kol_krell", "kol_confiscate"] and game.own().dilithium == 2
    game = koloth(**position, dilithium=[1]).choose("use:kol_qonos:0")
    assert game.held(HAND) == ["kol_krell"] and game.asked == (0, "act")


@pytest.mark.rule("CHAIR-12.8", "CHAIR-9.16", "CHAIR-27.18")
def test_arne_darvin_steals_and_strikes() -> None:
    position: Position = {"hand": [["kol_arne_darvin"]], "glory": [0]}
    game = koloth(**position, dilithium=[0, 3]).choose("play:kol_arne_darvin:0")
    assert (game.own(0).dilithium, game.own(1).dilithium) == (2, 2) and game.state.actions == 2
    game = koloth(**position, dilithium=[0, 0]).choose("play:kol_arne_darvin:0")
    assert game.own().dilithium == 1
    zones = {"duty": [[], ["pic_worf"]]}
    game = koloth(**position, zones=zones, tracks=[{"influence": 4}], tops={INCIDENTS: ["trade_embargo"]})
    game.choose("play:kol_arne_darvin:1")
    assert game.held(DUTY, 1) == [] and game.held(HAND) == ["trade_embargo"] and game.own().glory == 3
    assert game.held(LOG) == ["kol_arne_darvin"]
    low = koloth(**position, zones=zones, tracks=[{"influence": 3}])
    assert low.why("play:kol_arne_darvin:1") == ("CHAIR-9.16", "track-too-low")


@pytest.mark.rule("CHAIR-27.53")
def test_arne_darvin_goes_on_when_his_attacks_are_ignored() -> None:
    zones = {"duty": [[], ["riva"]]}
    position: Position = {"hand": [["kol_arne_darvin"], ["pic_analyze"]], "zones": zones, "glory": [0]}
    game = koloth(**position, dilithium=[0, 3])
    game.choose("play:kol_arne_darvin:0", "use:riva:1", "pic_analyze")
    assert (game.own(0).dilithium, game.own(1).dilithium) == (1, 3)
    game = koloth(**position, tracks=[{"influence": 4}])
    game.choose("play:kol_arne_darvin:1", "use:riva:1", "pic_analyze")
    assert game.held(DUTY, 1) == ["riva"] and game.own().glory == 3 and len(game.held(HAND)) == 1


@pytest.mark.rule("CHAIR-9.7", "CHAIR-10.11")
def test_arne_darvin_on_duty_enlarges_the_hand() -> None:
    game = koloth(stage="drawing", zones={"duty": [["kol_arne_darvin"]]})
    assert game.asked[0] == 1 and len(game.held(HAND)) == 6


@pytest.mark.rule("CHAIR-16.12", "CHAIR-27.53")
def test_korax_lies_in_ambush() -> None:
    position: Position = {"hand": [["kol_korax"]], "glory": [0]}
    game = koloth(**position, zones={"deck": [[], ["pic_worf"]]}).choose("play:kol_korax:0")
    assert game.held(DISCARD, 1) == ["pic_worf"] and game.own().glory == 1 and game.state.actions == 3
    assert (len(game.held(HAND)), len(game.held(HAND, 1))) == (1, 1)
    game = koloth(**position, zones={"deck": [[], ["pic_analyze"]]}).choose("play:kol_korax:0")
    assert game.held(HAND) == game.held(HAND, 1) == []


@pytest.mark.rule("CHAIR-8.10", "CHAIR-10.14", "CHAIR-10.2")
@pytest.mark.parametrize("zone", ["duty", "staging"])
def test_korax_turns_unused_actions_into_cards_and_glory(zone: str) -> None:
    game = koloth(zones={zone: [["kol_korax"]]}, actions=2, glory=[0]).choose("end", "yes", "no")
    assert game.own().glory == 1 and game.own().hand_bonus == 2
    while game.asked[0] == 0:
        game.choose("done" if "done" in game.options else game.options[0])
    assert len(game.held(HAND)) == 7 and game.own().hand_bonus == 0


@pytest.mark.rule("CHAIR-27.39", "CHAIR-8.8")
def test_korax_on_duty_refreshes_the_groth_and_for_a_card_another_klingon_ship() -> None:
    position: Position = {
        "hand": [["kol_krell"]],
        "zones": {"duty": [["kol_korax"]], "fleet": [["kol_iks_klothos", "uss_reliant"]]},
        "exhausted": ["kol_iks_groth", "kol_iks_klothos", "uss_reliant"],
    }
    game = koloth(**position).choose("use:kol_korax:0", "kol_krell")
    assert [game.is_exhausted(ship) for ship in game.held(FLEET)] == [False, False, True]
    game = koloth(**position).choose("use:kol_korax:0", "no")
    assert [game.is_exhausted(ship) for ship in game.held(FLEET)] == [False, True, True]


@pytest.mark.rule("CHAIR-16.5", "CHAIR-12.2")
@pytest.mark.parametrize(("gained", "influence"), [("phasers", 1), ("biobed", 0)])
def test_krell_scans_cargo_and_likes_weapons(gained: str, influence: int) -> None:
    tops = {CARGO_DECK: ["phasers", "biobed"]}
    game = koloth(hand=[["kol_krell"]], market=["holosuite"], tops=tops, dilithium=[1], glory=[0])
    game.choose("play:kol_krell:0", gained, "discard")
    assert game.held(DISCARD) == [gained] and game.own().track("influence") == influence
    assert game.own().dilithium == 0 and game.state.actions == 2


@pytest.mark.rule("CHAIR-6.1", "CHAIR-15.5")
@pytest.mark.parametrize(
    ("weapons", "gained"),
    [([], (0, 0, 0)), (["lirpa"], (1, 1, 0)), (["lirpa", "mekleth"], (1, 1, 1)), (["lirpa", "koala"], (1, 1, 1))],
)
def test_krell_counts_the_weapons_in_play_without_the_captain(weapons: list[str], gained: tuple[int, int, int]) -> None:
    game = koloth(
        stage="resupply",
        zones={"duty": [["kol_krell"]]},
        beamed={"kol_iks_groth": weapons},
        dilithium=[0],
        latinum=[0],
        glory=[0],
    )
    assert (game.own().dilithium, game.own().latinum, game.own().glory) == gained


# All of them

COST_AN_ACTION = {
    "kol_iks_groth": "use:2",
    "kol_sword_of_kahless": "play:0",
    "kol_boreth": "play:0",
    "kol_curzon_dax": "use:0",
    "kol_kang_the_dahar_master": "play:0 play:1",
    "kol_iks_devisor": "use:2",
    "kol_recruit": "play:0 play:1",
    "kol_energy_drain": "play:0",
    "kol_hostile_contact": "play:0 play:1",
    "kol_rura_penthe": "play:0",
    "kol_mara": "play:0",
    "kol_confiscate": "play:0 play:1",
    "kol_conquer": "play:0",
    "kol_good_day_to_die": "play:0",
    "kol_utilize": "play:0 play:1",
    "kol_klingon_disruptors": "play:0 play:1",
    "kol_qonos": "play:0",
    "kol_arne_darvin": "play:0 play:1",
    "kol_krell": "play:0",
    "kol_iks_klothos": "use:2",
}


@pytest.mark.rule("CHAIR-8.2", "CHAIR-8.3")
def test_these_operations_cost_an_action_and_no_others() -> None:
    check_actions("koloth", COST_AN_ACTION)


@pytest.mark.rule("CHAIR-27.52", "CHAIR-27.58")
@pytest.mark.parametrize(
    ("keys", "attack"),
    [
        ("play:kol_prototype_cloak:0 biobed", True),
        ("play:kol_klingon_disruptors:0 kol_krell no", True),
        ("play:kol_klingon_disruptors:1", False),
        ("play:kol_arne_darvin:0", True),
        ("play:kol_arne_darvin:1 pic_worf", True),
        ("play:kol_korax:0", True),
    ],
)
def test_these_operations_are_attacks(keys: str, attack: bool) -> None:
    hand = ["kol_prototype_cloak", "kol_klingon_disruptors", "kol_arne_darvin", "kol_korax", "kol_krell"]
    game = koloth(
        hand=[hand],
        zones={"duty": [[], ["admiral_jarok", "pic_worf"]], "deck": [[], ["pic_analyze"]]},
        tracks=[{"influence": 4}],
        neutral=ZONE,
        teams={"risa": (1, 1)},
        market=["biobed"],
    )
    assert is_attack(game, *keys.split()) is attack
