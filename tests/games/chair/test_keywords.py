"""CHAIR-27: the keywords, as far as they have no chapter of their own."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair import GAME
from wardroom.games.chair.cards.stardates import PILES
from wardroom.games.chair.state import (
    DECK,
    DISCARD,
    DUTY,
    FLEET,
    GONE,
    HAND,
    INCIDENTS,
    JUNK,
    LOG,
    NEUTRAL,
    PLACES,
    RESERVE,
    RESUPPLY,
    STAGING,
)
from wardroom.kernel import Table

from .given import Sitting, given

ENTERPRISE = "pic_uss_enterprise_d"
ZONE = ["betazed", "risa", "dozaria"]
MARKET = ["phlox", "lirpa", "uss_reliant", "bolians"]


# DEPLOY, DESTROY, DISCARD, DISMISS


@pytest.mark.rule("CHAIR-27.2")
def test_an_ongoing_card_is_deployed_and_ready_at_once() -> None:
    game = given(hand=[["pic_phasing_cloak", "uss_reliant"]], market=["phlox", "lirpa"], actions=1)
    game.choose("play:pic_phasing_cloak:0", "phlox")
    assert game.held(FLEET)[-1] == "pic_phasing_cloak"
    assert game.card("pic_phasing_cloak") not in game.state.ship_at  # no SHIP, no token
    assert "use:pic_phasing_cloak:0" in game.options


@pytest.mark.rule("CHAIR-27.3", "CHAIR-27.9", "CHAIR-27.11")
def test_a_duplicate_does_not_deploy_what_is_neither_ship_nor_ongoing() -> None:
    """Laas repeats the Cloaking Device of the Market."""
    game = given(hand=[["laas", "pic_worf"]], market=["phlox", "cloaking_device", "uss_reliant"])
    game.choose("play:laas:0", "pic_worf", "copy:cloaking_device:0", "phlox")
    assert "laas" in game.held(STAGING) and "laas" not in game.held(FLEET)
    assert len(game.held(HAND)) == 2  # the rest of it is resolved: two cards
    assert game.market()[1] == "cloaking_device"  # it does not move


@pytest.mark.rule("CHAIR-27.4", "CHAIR-21.3")
@pytest.mark.parametrize("side", [0, 1])
def test_what_is_destroyed_leaves_the_game(side: int) -> None:
    game = given(
        active=side,
        hand=[["unstable_wormhole"]] if side == 0 else [[], ["unstable_wormhole"]],
        market=MARKET,
        tracks=[{"influence": 6}] * 2,
        dilithium=[3, 3],
        glory=[0, 0],
        neutral=ZONE,
    )
    game.choose("play:unstable_wormhole:1")
    while game.ask.kind != "junk":
        game.choose(game.options[-1])
    game.choose("phlox")
    assert "unstable_wormhole" in game.table_zone(GONE)
    assert len(game.held(PLACES, side)) == 1  # straight from the deck (CHAIR-27.48)
    assert len(game.table_zone(NEUTRAL)) == 3
    assert game.neutral() == ZONE


@pytest.mark.rule("CHAIR-27.5", "CHAIR-8.7", "CHAIR-37.3")
def test_discarding_is_a_cost_from_the_hand_and_never_touches_cards_in_play() -> None:
    game = given(zones={"staging": [["pic_worf"]], "duty": [["pic_data"]]})
    assert game.why(f"use:{ENTERPRISE}:1") == ("CHAIR-8.7", "cannot-pay-cards")


@pytest.mark.rule("CHAIR-27.6")
def test_a_card_in_the_staging_area_cannot_be_dismissed() -> None:
    """Admiral Pressman dismisses a cloak in play."""
    duty = {"duty": [["admiral_pressman"]]}
    game = given(zones={**duty, "staging": [["cloaking_device"]]})
    assert game.why("use:admiral_pressman:0") == ("CHAIR-27.6", "cannot-pay-card")
    game = given(zones={**duty, "fleet": [["cloaking_device"]]}, glory=[0])
    game.choose("use:admiral_pressman:0")
    assert game.held(DISCARD) == ["cloaking_device"] and game.held(LOG) == ["admiral_pressman"]
    assert game.own().glory == 3


@pytest.mark.rule("CHAIR-27.6", "CHAIR-8.2")
def test_an_action_on_a_dismissed_card_stays_spent() -> None:
    game = given(hand=[["harry_mudd"]], tracks=[{"influence": 3}])
    game.choose("play:harry_mudd:0", "yes", "use:harry_mudd:0")
    assert "harry_mudd" in game.held(DISCARD) and game.state.actions == 2


# DRAW, DUPLICATE, EXHAUST


@pytest.mark.rule("CHAIR-27.7")
def test_drawing_from_the_discard_pile_takes_a_matching_card_of_ones_choice() -> None:
    zones = {"duty": [["pic_will_riker"]], "discard": [["uss_reliant", "pic_recruit", "uss_pasteur"]]}
    game = given(zones=zones)
    game.choose("use:pic_will_riker:1")
    assert game.asked == (0, "draw-discard") and game.options == ["uss_reliant", "uss_pasteur"]
    game.choose("uss_reliant")
    assert game.held(HAND) == ["uss_reliant"]


@pytest.mark.rule("CHAIR-27.8")
def test_what_speaks_of_the_borg_of_a_later_box_does_nothing() -> None:
    game = given(hand=[["borg_spatial_trajector"]], tracks=[{"research": 9}])
    assert game.why("play:borg_spatial_trajector:1") == ("CHAIR-27.8", "no-borg-captain")


@pytest.mark.rule("CHAIR-27.10")
def test_a_duplicate_costs_no_action_but_its_other_costs() -> None:
    """Laas repeats Ambassador Kamarag of the Market: 2 Dilithium, and an Action printed."""
    place: dict[str, Any] = {"hand": [["laas", "pic_worf"]], "market": ["ambassador_kamarag", "lirpa"], "actions": 0}
    game = given(**place, dilithium=[2], glory=[0])
    game.choose("play:laas:0", "pic_worf", "copy:ambassador_kamarag:0", "no")
    assert game.own().track("military") == 1 and game.own().dilithium == 0 and game.state.actions == 0
    game = given(**place, dilithium=[1], glory=[0]).choose("play:laas:0", "pic_worf")
    assert game.why("copy:ambassador_kamarag:0") == ("CHAIR-12.2", "cannot-spend")


@pytest.mark.rule("CHAIR-27.10")
def test_a_duplicate_is_refused_if_no_card_in_hand_pays_its_cost() -> None:
    """Laas of the Log wants a PERSON for the Staging area; nobody else can tell that there is none."""
    game = given(hand=[["orb_of_time", "pic_utilize"]], zones={"log": [["laas"]]}, market=MARKET)
    game.choose("play:orb_of_time:0", "yes")
    assert game.asked == (0, "duplicate") and game.options == ["no"]
    assert game.why("copy:laas:0") == ("CHAIR-8.5", "cannot-pay-card")


@pytest.mark.rule("CHAIR-27.12")
def test_a_duplicated_duplicate_does_nothing() -> None:
    """The Orb of Time repeats Laas of the Log, who would repeat another card."""
    game = given(hand=[["orb_of_time", "pic_worf"]], zones={"log": [["laas"]]}, market=MARKET)
    game.choose("play:orb_of_time:0", "yes", "copy:laas:0", "pic_worf")
    assert game.asked == (0, "recall")  # the next part of the Orb
    assert "pic_worf" in game.held(STAGING)  # the cost was paid


@pytest.mark.rule("CHAIR-27.61")
def test_a_duplicate_plays_nothing() -> None:
    """You Owe Me One reacts to playing Utilize, not to Memory Alpha repeating it."""
    game = given(
        captains=("shran", "picard"),
        stage="control",
        neutral=["memory_alpha", *ZONE[1:]],
        teams={"memory_alpha": (3, 0)},
        zones={"log": [["shr_utilize"]], "fleet": [["shr_you_owe_me_one"]]},
        dilithium=[0],
    )
    game.choose("control:memory_alpha", "copy:shr_utilize:0")
    assert game.own().dilithium == 3 and game.asked == (0, "act")
    played = given(captains=("shran", "picard"), hand=[["shr_utilize"]], zones={"fleet": [["shr_you_owe_me_one"]]})
    assert played.choose("play:shr_utilize:0").asked == (0, "react")


@pytest.mark.rule("CHAIR-27.15", "CHAIR-9.5", "CHAIR-9.6")
def test_an_exhausted_card_cannot_be_exhausted_again() -> None:
    game = given(zones={"duty": [["pic_will_riker"]], "discard": [["uss_reliant", "pic_recruit"]]})
    game.choose("use:pic_will_riker:1")
    assert game.is_exhausted("pic_will_riker")
    assert game.why("use:pic_will_riker:0") == ("CHAIR-9.5", "exhausted")


# FIND


@pytest.mark.rule("CHAIR-27.16", "CHAIR-27.17")
def test_a_search_goes_through_hand_pile_deck_and_reserve_and_must_find_what_matches() -> None:
    """The Biobed finds a doctor; Beverly Crusher is in the Reserve deck, a Wildcard counts."""
    zones = {"discard": [["uss_pasteur", "pic_recruit"]], "deck": [["koala"]]}
    game = given(hand=[["biobed", "boltzmann_brain"]], zones=zones, market=MARKET)
    game.choose("play:biobed:0", "phlox", "doctor")
    assert game.asked == (0, "find")
    assert set(game.options) == {"boltzmann_brain", "uss_pasteur", "koala", "pic_beverly_crusher"}
    assert game.why("pic_recruit") == ("CHAIR-27.16", "unfit")
    assert game.why("no") == ("CHAIR-27.17", "must-find")
    game.choose("boltzmann_brain")
    assert game.held(HAND) == ["boltzmann_brain"]  # already there, and stays


@pytest.mark.rule("CHAIR-27.16", "CHAIR-24.1")
def test_searched_decks_are_shuffled() -> None:
    game = given(hand=[["biobed"]], zones={"deck": [["boltzmann_brain"]]}, market=MARKET)
    game.choose("play:biobed:0", "phlox", "doctor", "boltzmann_brain")
    seen = game.view()["captains"][0]["deck"]
    assert set(seen) == {"?"}  # whoever searched has seen them all, and knows no place any more
    hidden = [*game.state.row(0, DECK), *game.state.row(0, RESERVE)]
    assert {game.state.cards.known[card] for card in hidden} == {0}


@pytest.mark.rule("CHAIR-27.17")
def test_a_search_without_the_reserve_leaves_it_out_and_may_find_nothing() -> None:
    """Risa's CONTROL: up to three PERSONs, not from the Reserve deck."""
    place: dict[str, Any] = {"stage": "control", "neutral": ZONE, "teams": {"risa": (3, 0)}}
    game = given(**place).choose("control:risa")
    assert "pic_worf" in game.options and "pic_data" not in game.options
    game.choose("pic_worf", "no")
    assert game.state.host[game.card("pic_worf")] == game.card("risa")
    none = given(hand=[["biobed"]], zones={"deck": [["pic_recruit"]], "reserve": [["pic_data"]]}, market=MARKET)
    assert "no" not in none.choose("play:biobed:0", "phlox", "doctor").options
    none = given(
        hand=[["biobed"]],
        zones={"deck": [["pic_recruit"]], "reserve": [["pic_data"]]},
        only=("deck", "reserve"),
        market=MARKET,
    )
    assert none.choose("play:biobed:0", "phlox", "doctor").options == ["no"]


# FREE PLAY, ACTIONS


@pytest.mark.rule("CHAIR-27.19", "CHAIR-27.44")
def test_only_the_action_of_a_free_play_is_free() -> None:
    """The Bolians draw a card, which may be played freely."""
    game = given(hand=[["bolians"]], zones={"deck": [["pic_diplomacy"]]}, dilithium=[0], glory=[0], actions=1)
    game.choose("play:bolians:0")
    assert game.asked == (0, "free") and game.why("play:pic_diplomacy:0") == ("CHAIR-12.2", "cannot-spend")
    game.choose("play:pic_diplomacy:1")
    assert game.state.actions == 0 and game.asked == (0, "gain")


@pytest.mark.rule("CHAIR-27.19")
def test_a_free_play_without_an_action_gains_none() -> None:
    game = given(hand=[["bolians"]], zones={"deck": [["pic_analyze"]]}, dilithium=[0], actions=2)
    game.choose("play:bolians:0", "play:pic_analyze:2")
    assert game.own().dilithium == 2 and game.state.actions == 1


@pytest.mark.rule("CHAIR-27.60", "CHAIR-9.18")
def test_a_free_play_is_resolved_whole_before_the_operation_goes_on() -> None:
    """Pressman lets Sela play Tribbles; she reacts to having attacked before he asks for an officer."""
    game = given(captains=("sela", "shran"), hand=[["admiral_pressman", "tribbles", "laris"]], market=MARKET)
    game.choose("play:admiral_pressman:0", "play:tribbles:0", "phlox")
    assert game.asked == (0, "react") and "use:sel_sela:0" in game.options
    game.choose("pass")
    assert game.asked == (0, "promote")


@pytest.mark.rule("CHAIR-27.22", "CHAIR-10.13")
def test_a_gained_action_is_for_this_turn() -> None:
    game = given(hand=[["plasma_manifold"]], dilithium=[3], glory=[0])
    game.choose("play:plasma_manifold:0")
    assert game.state.actions == 4
    game.choose("end")
    while game.state.active == 0:
        game.choose(game.options[0])
    assert game.state.actions == 3


@pytest.mark.rule("CHAIR-27.22", "CHAIR-8.2")
def test_without_an_action_an_operation_that_costs_one_cannot_start() -> None:
    game = given(hand=[["pic_utilize"]], actions=0)
    assert game.why("play:pic_utilize:0") == ("CHAIR-8.2", "no-action")


# JUNK, PUT


@pytest.mark.rule("CHAIR-27.24", "CHAIR-27.25")
def test_only_a_face_up_market_card_without_tokens_is_junked() -> None:
    game = given(hand=[["biobed"]], market=MARKET, tokens={"phlox": (0, 0, 1), "bolians": (1, 0, 0)})
    game.choose("play:biobed:0")
    assert game.asked == (0, "junk") and game.options == ["lirpa", "uss_reliant"]
    game.choose("lirpa")
    assert game.table_zone(JUNK) == ["lirpa"] and game.market()[1] not in (None, "lirpa")


@pytest.mark.rule("CHAIR-27.24")
def test_a_full_row_of_tokens_leaves_nothing_to_junk() -> None:
    game = given(hand=[["biobed"]], market=MARKET, tokens=dict.fromkeys(MARKET, (0, 0, 1)))
    assert game.choose("play:biobed:0").asked == (0, "cure")


@pytest.mark.rule("CHAIR-27.31", "CHAIR-8.7")
def test_putting_a_card_somewhere_is_a_cost_from_the_hand() -> None:
    assert given(hand=[["pic_recruit"]]).why("play:pic_recruit:0") == ("CHAIR-8.7", "cannot-pay-cards")
    game = given(hand=[["pic_recruit", "pic_worf"]])
    game.choose("play:pic_recruit:0", "pic_worf")
    assert game.held(DECK)[-1] == "pic_worf" and game.asked == (0, "gain")


# PROMOTE


@pytest.mark.rule("CHAIR-27.27", "CHAIR-27.33")
def test_an_officer_from_the_staging_area_keeps_its_action_token_and_is_ready() -> None:
    """Red Alert promotes Data, who was played before."""
    game = given(hand=[["pic_data", "pic_red_alert", "pic_recruit", "bolians"]])
    game.choose("play:pic_data:0", "research", "play:pic_red_alert:0", "bolians", "pic_data")
    assert game.held(DUTY) == ["pic_data"]
    assert game.view()["captains"][0]["duty"][0]["actions"] == 1
    assert "use:pic_data:0" in game.options


@pytest.mark.rule("CHAIR-27.32", "CHAIR-27.33")
def test_promoting_from_the_hand_puts_into_play_and_from_the_staging_area_not_again() -> None:
    """Moriarty, on duty beside, reacts to a synthetic put into play."""
    duty = {"duty": [["moriarty"]], "places": [["pic_starbase_74"]]}
    game = given(hand=[["pic_data"]], zones=duty)
    game.choose(f"use:{ENTERPRISE}:2", "pic_data")
    assert game.asked == (0, "react") and game.options == ["use:moriarty:1", "pass"]
    game = given(hand=[["pic_red_alert", "bolians"]], zones={**duty, "staging": [["pic_data"]]})
    game.choose("play:pic_red_alert:0", "bolians", "pic_data")
    assert game.asked == (0, "act") and game.held(DUTY) == ["moriarty", "pic_data"]


@pytest.mark.rule("CHAIR-27.27", "CHAIR-27.28", "CHAIR-27.30")
def test_a_new_officer_takes_the_place_of_the_old_one_who_leaves_in_no_other_way() -> None:
    game = given(hand=[["pic_data", "pic_recruit"]], zones={"duty": [["laris"]]})
    assert not any(key.startswith("dismiss") for key in game.options)
    game.choose(f"use:{ENTERPRISE}:2")
    assert game.why("pic_recruit") == ("CHAIR-27.27", "not-promoted")
    assert game.why("no") == ("CHAIR-27.27", "must-choose")
    game.choose("pic_data")
    assert game.held(DUTY) == ["pic_data"] and game.held(DISCARD) == ["laris"]


@pytest.mark.rule("CHAIR-27.28", "CHAIR-27.9")
def test_a_duplicate_does_not_promote_what_is_no_person() -> None:
    """The Orb of Time repeats Peanut Hamper, who promotes herself."""
    game = given(hand=[["orb_of_time"]], zones={"log": [["peanut_hamper"]]}, dilithium=[0])
    game.choose("play:orb_of_time:0", "yes", "copy:peanut_hamper:1")
    assert game.own().dilithium == 3 and game.held(DUTY) == [] and "orb_of_time" in game.held(STAGING)


@pytest.mark.rule("CHAIR-27.29")
def test_a_slot_for_starfleet_holds_starfleet_only() -> None:
    """Admiral Jarok grants one; Laris, a Romulan, does not fit it, so one of them must go: not the newcomer."""
    place: dict[str, Any] = {"zones": {"duty": [["admiral_jarok"]]}}
    game = given(**place, hand=[["pic_data"]]).choose(f"use:{ENTERPRISE}:2", "pic_data")
    assert game.held(DUTY) == ["admiral_jarok", "pic_data"]
    game = given(**place, hand=[["laris"]]).choose(f"use:{ENTERPRISE}:2", "laris")
    assert game.held(DUTY) == ["laris"]


@pytest.mark.rule("CHAIR-27.57", "CHAIR-27.28")
def test_when_a_slot_ends_its_owner_dismisses_the_surplus_at_once() -> None:
    """Starbase 74 grants a slot, and is logged."""
    zones = {"places": [["pic_starbase_74"]], "duty": [["laris", "pic_data"]]}
    game = given(hand=[["pic_strange_new_worlds"]], zones=zones)
    game.choose("play:pic_strange_new_worlds:0")
    assert game.asked == (0, "surplus") and game.options == ["laris", "pic_data"]
    game.choose("laris")
    assert game.held(DUTY) == ["pic_data"] and game.asked == (0, "act")


@pytest.mark.rule("CHAIR-27.57", "CHAIR-27.29")
def test_an_officer_that_fits_a_slot_still_there_may_stay_in_it() -> None:
    zones = {"places": [["pic_starbase_74"]], "duty": [["admiral_jarok", "pic_data", "laris"]]}
    game = given(hand=[["pic_strange_new_worlds"]], zones=zones)
    game.choose("play:pic_strange_new_worlds:0", "laris")
    assert game.held(DUTY) == ["admiral_jarok", "pic_data"]  # Data in the slot for Starfleet


# PUT INTO PLAY


@pytest.mark.rule("CHAIR-27.32", "CHAIR-27.47")
def test_a_location_is_put_into_play_before_its_control_operation() -> None:
    """Regula I reacts to a scientist: the Amargosa Observatory is one."""
    game = given(
        stage="control",
        neutral=["amargosa_observatory", *ZONE[1:]],
        teams={"amargosa_observatory": (3, 0)},
        zones={"places": [["regula_i"]]},
    )
    game.choose("control:amargosa_observatory")
    assert game.asked == (0, "react") and game.options == ["use:regula_i:1", "pass"]
    assert game.choose("pass").asked == (0, "may-gain")  # its CONTROL


@pytest.mark.rule("CHAIR-27.59", "CHAIR-27.20", "CHAIR-27.43")
def test_gaining_reacts_inside_the_operation_and_putting_into_play_after_it() -> None:
    """Picard reacts to gaining an ALLY before Diplomacy is logged."""
    game = given(hand=[["pic_diplomacy", "pic_worf"]], market=MARKET)
    game.choose("play:pic_diplomacy:1", "market:ally", "discard")
    assert game.asked == (0, "react") and game.held(STAGING) == ["pic_diplomacy"]
    game.choose("pass")
    assert game.held(LOG) == ["pic_diplomacy"]
    after = given(hand=[["karemma"]], zones={"duty": [["captain_dorg"]]}, neutral=ZONE, teams={"risa": (0, 1)})
    assert after.choose("play:karemma:0").asked == (0, "act")
    klingon = given(hand=[["mekleth", "pic_worf"]], zones={"duty": [["captain_dorg"]]})
    klingon.choose("play:mekleth:0", "pic_worf")
    assert klingon.asked == (0, "react") and klingon.own().track("military") == 1


# RECALL, REFRESH, RETURN


@pytest.mark.rule("CHAIR-27.38")
def test_a_recalled_card_may_be_played_again_with_a_new_action() -> None:
    """Harry Mudd recalls Data from the Staging area."""
    game = given(hand=[["pic_data"]], zones={"duty": [["harry_mudd"]]})
    game.choose("play:pic_data:0", "research", "use:harry_mudd:0")
    assert game.held(HAND) == ["pic_data"] and game.state.actions == 2
    game.choose("play:pic_data:0", "research")
    assert game.own().track("research") == 2 and game.state.actions == 1


@pytest.mark.rule("CHAIR-27.39")
def test_a_refreshed_card_may_be_used_again_this_turn() -> None:
    game = given(zones={"duty": [["laris"]]}, neutral=ZONE, dilithium=[2], latinum=[1], glory=[0])
    game.choose(f"use:{ENTERPRISE}:0", f"warp:{ENTERPRISE}:risa")
    assert game.why(f"use:{ENTERPRISE}:0") == ("CHAIR-9.5", "exhausted")
    game.choose("use:laris:0")
    assert not game.is_exhausted(ENTERPRISE) and game.own().latinum == 0
    game.choose(f"use:{ENTERPRISE}:0", f"warp:{ENTERPRISE}:betazed")
    assert game.where(ENTERPRISE) == "betazed"


@pytest.mark.rule("CHAIR-27.40", "CHAIR-16.14")
def test_an_incident_is_returned_from_the_hand_under_the_deck() -> None:
    zones = {"discard": [["hostile_contact"]]}
    game = given(hand=[["phlox", "energy_drain", "pic_recruit"]], zones=zones)
    game.choose("play:phlox:0")
    assert game.options == ["energy_drain"]
    game.choose("energy_drain")
    assert game.table_zone(INCIDENTS)[0] == "energy_drain" and game.state.actions == 2


@pytest.mark.rule("CHAIR-27.55", "CHAIR-28.4")
def test_recrystallizing_moves_dilithium_to_the_pool_and_is_no_gain() -> None:
    game = given(
        captains=("burnham", "shran"),
        hand=[["bur_jett_reno"]],
        dilithium=[1],
        tokens={"bur_inert_dilithium": (3, 0, 0)},
        zones={"fleet": [["horta"]]},
        tracks=[{"research": 4}],
    )
    game.choose("play:bur_jett_reno:1")
    assert game.own().dilithium == 3 and game.tokens("bur_inert_dilithium") == (1, 0, 0)
    assert game.asked == (0, "act")  # the Horta does not react


@pytest.mark.rule("CHAIR-27.56", "CHAIR-37.15", "CHAIR-9.7")
def test_an_exhausted_card_keeps_its_passive_and_its_resupply() -> None:
    game = given(
        stage=RESUPPLY,
        zones={"places": [["xahea"]], "duty": [["joret_dal"]]},
        exhausted=["xahea", "joret_dal"],
        hand=[["pic_utilize"]],
        dilithium=[0],
    )
    assert game.own().dilithium == 1  # Xahea's RESUPPLY
    assert game.view()["captains"][0]["hand_size"] == 6  # Joret Dal's PASSIVE
    game.choose("play:pic_utilize:1", "military")
    assert game.asked == (0, "act")  # but Xahea does not react
    assert game.own().track("military") == 2  # its icon counts, beside the Enterprise's


@pytest.mark.rule("CHAIR-37.4")
def test_a_cost_in_the_middle_makes_the_whole_operation_illegal() -> None:
    assert given(hand=[["forced_singularity"]], dilithium=[1], glory=[0]).why("play:forced_singularity:0") == (
        "CHAIR-12.2",
        "cannot-spend",
    )
    burnham = given(captains=("burnham", "shran"), hand=[["bur_trance_worm"]], latinum=[0], glory=[0])
    assert burnham.why("play:bur_trance_worm:0") == ("CHAIR-12.2", "cannot-spend")
    koloth = given(captains=("koloth", "shran"), hand=[["kol_good_day_to_die", "kol_sword_of_kahless"]])
    assert koloth.why("play:kol_good_day_to_die:0") is not None  # one SHIP alone
    assert koloth.why("play:kol_sword_of_kahless:0") is not None  # no Klingon on duty


@pytest.mark.rule("CHAIR-37.8", "CHAIR-15.5")
def test_a_wildcard_counts_for_its_owner_without_a_question() -> None:
    """Hostile Contact asks for a communication card in play."""
    hand = [["hostile_contact"]]
    assert given(hand=hand).why("play:hostile_contact:1") == ("CHAIR-9.16", "not-in-play")
    game = given(hand=hand, beamed={ENTERPRISE: ["koala"]}, dilithium=[0])
    game.choose("play:hostile_contact:1")
    assert game.own().dilithium == 2 and game.asked == (0, "act")


@pytest.mark.rule("CHAIR-37.11", "CHAIR-37.12", "CHAIR-10.4", "CHAIR-10.5")
def test_a_wipe_refills_each_place_and_leaves_empty_what_has_no_deck() -> None:
    """Stardate 3 wipes Market and Neutral Zone; the SHIP deck is empty."""
    ships = [
        *("bird_of_prey", "borg_probe", "dkyr_cruiser", "holographic_drone_ship", "ktinga_battlecruiser"),
        *("kazon_raider", "pakled_freighter", "sona_battlecruiser", "uss_enterprise_c", "uss_pasteur"),
        *("voth_research_vessel", "xindi_reptilian_battleship"),
    ]
    game = given(held=[[2]], market=MARKET, junk=ships, neutral=ZONE, teams={"risa": (1, 0)})
    game.choose("end")
    market = game.market()
    assert market[2] is None and None not in (market[0], market[1], market[3])
    assert not set(market) & set(MARKET)
    assert game.neutral()[1] == "risa" and not {"betazed", "dozaria"} & set(game.neutral())
    assert {"betazed", "dozaria"} <= set(game.table_zone(GONE))


@pytest.mark.rule("CHAIR-27.21", "CHAIR-11.1", "CHAIR-12.1")
def test_glory_is_gained_from_the_stardate_and_the_rest_from_the_supply() -> None:
    game = given(hand=[["omega_particle"]], beamed={ENTERPRISE: ["borg_probe"]}, dilithium=[0], latinum=[0], glory=[0])
    before = game.view()["stardate"]["glory"]
    game.choose("play:omega_particle:0")
    own = game.own()
    assert (own.dilithium, own.latinum, own.glory) == (3, 3, 1)  # a Glory for a Borg in play
    assert game.view()["stardate"]["glory"] == before - 1


@pytest.mark.rule("CHAIR-37.6")
def test_the_stardates_of_a_duel_and_of_cadet_training() -> None:
    assert [card.glory for card in PILES["two_player"]] == [5, 7, 7, 6, 5]
    assert [card.glory for card in PILES["cadet"]] == [5, 5]


@pytest.mark.rule("CHAIR-37.7", "CHAIR-3.9", "CHAIR-3.11")
def test_the_player_set_up_is_that_of_the_later_rulebook() -> None:
    table: Table[Any] = Table(GAME, 2, bytes(32), settings={"captain_1": "picard", "captain_2": "burnham"})
    game = Sitting(table)
    for side, cards in ((0, 5), (1, 6)):
        own = game.own(side)
        assert (own.dilithium, own.latinum, own.glory, own.tracks) == (1, 1, 1, [0, 0, 0])
        assert len(game.held(HAND, side)) == cards


@pytest.mark.rule("CHAIR-37.13", "CHAIR-2.11")
def test_reserve_incidents_of_a_crew_stay_in_its_reserve() -> None:
    game = given()
    assert "shr_trade_embargo" in game.held(RESERVE, 1) and len(game.table_zone(INCIDENTS)) == 6
    game = given(captains=("picard", "burnham"))
    assert "bur_subspace_phenomenon" in game.table_zone(INCIDENTS) and len(game.table_zone(INCIDENTS)) == 7
