"""CHAIR-10: CLEAN-UP, part by part."""

from __future__ import annotations

import pytest

from wardroom.games.chair.state import DECK, DISCARD, DUTY, FLEET, GONE, HAND, JUNK, LOG, PLACES, STAGING

from .given import given

MARKET = ["laris", "orb_of_time", "uss_reliant", "bynars"]
NEUTRAL = ["dozaria", "archer_iv", "corvan_ii"]


@pytest.mark.rule("CHAIR-10.1")
def test_parts_of_clean_up_in_their_order() -> None:
    """Halkan Council logs itself; Stardate 1 wipes the Market; a Glory is placed; discard; draw; refresh."""
    game = given(
        hand=[["phlox"]],
        zones={"staging": [["halkan_council", "tribbles"]], "deck": [["rom", "lursa", "riva", "talok", "laas"]]},
        market=MARKET,
        exhausted=["pic_jean_luc_picard"],
        held=[[0]],
    )
    game.choose("end")
    assert game.held(LOG) == ["halkan_council"]
    assert game.asked == (0, "place-token")
    new = [face or "" for face in game.market()]
    assert not set(new) & set(MARKET) and sorted(game.table_zone(JUNK)) == sorted(MARKET)
    assert game.held(STAGING) == ["tribbles"] and game.state.on_stardate == 5
    game.choose(new[2])
    assert game.tokens(new[2]) == (0, 0, 1) and game.state.on_stardate == 4
    assert game.asked == (0, "discard-any")
    assert game.held(DISCARD) == ["tribbles"]
    assert game.is_exhausted("pic_jean_luc_picard")
    game.choose("phlox")
    assert game.held(DISCARD) == ["tribbles", "phlox"]
    assert sorted(game.held(HAND)) == ["laas", "lursa", "riva", "rom", "talok"]
    assert not game.is_exhausted("pic_jean_luc_picard")
    assert game.state.active == 1


@pytest.mark.rule("CHAIR-10.2")
@pytest.mark.parametrize(("staged", "logged"), [(["halkan_council", "tribbles"], True), (["halkan_council"], False)])
def test_clean_up_operation_of_a_staged_card(staged: list[str], logged: bool) -> None:
    """Halkan Council logs itself if an attack card is in play, itself still in the Staging area."""
    game = given(zones={"staging": [staged]})
    game.choose("end")
    assert ("halkan_council" in game.held(LOG)) == logged


@pytest.mark.rule("CHAIR-10.2")
def test_clean_up_operations_of_beamed_cards_are_left_out() -> None:
    game = given(zones={"staging": [["tribbles"]]}, beamed={"pic_uss_enterprise_d": ["halkan_council"]})
    game.choose("end")
    assert game.held(LOG) == []


@pytest.mark.rule("CHAIR-10.2")
def test_clean_up_operations_in_the_order_one_likes() -> None:
    """Weytahn, without an Away Team, is dismissed; Halkan Council is logged."""
    game = given(
        captains=("shran", "picard"), zones={"places": [["shr_weytahn"]], "staging": [["halkan_council", "tribbles"]]}
    )
    game.choose("end")
    assert game.asked == (0, "clean-up")
    assert game.options == ["use:shr_weytahn:2", "use:halkan_council:1"]
    game.choose("use:halkan_council:1")
    assert game.held(LOG) == ["halkan_council"] and "shr_weytahn" in game.held(DISCARD)


@pytest.mark.rule("CHAIR-10.2")
def test_clean_up_operations_of_the_other_captain_do_not_trigger() -> None:
    game = given(zones={"places": [[], ["shr_weytahn"]]})
    game.choose("end")
    assert game.held(PLACES, 1) == ["shr_weytahn"]


@pytest.mark.rule("CHAIR-10.3", "CHAIR-10.4")
def test_held_stardate_wipes_the_market_and_leaves() -> None:
    """Tokens go, all four cards are junked, new ones are revealed."""
    game = given(market=MARKET, tokens={"laris": (0, 0, 3)}, held=[[0]])
    game.choose("end")
    assert sorted(game.table_zone(JUNK)) == sorted(MARKET)
    assert game.tokens("laris") == (0, 0, 0) and game.own().glory == 1
    assert game.own().held == []
    assert [each and each not in MARKET for each in game.market()] == [True] * 4


@pytest.mark.rule("CHAIR-10.3")
def test_stardate_is_carried_out_in_ones_own_clean_up_only() -> None:
    game = given(market=MARKET, held=[[], [0]])
    game.choose("end", "laris")
    assert game.market() == MARKET and game.own(1).held == [0]


@pytest.mark.rule("CHAIR-10.5", "CHAIR-10.6")
def test_wiped_neutral_zone_loses_the_locations_without_a_token() -> None:
    """Stardate 3 wipes both. A Ship or an Away Team of either captain is a token."""
    game = given(
        market=MARKET, neutral=NEUTRAL, teams={"dozaria": (0, 1)}, at={"pic_uss_enterprise_d": "corvan_ii"}, held=[[2]]
    )
    game.choose("end")
    assert game.asked == (0, "place-token")  # everything is refilled before Glory is placed
    assert game.neutral()[0] == "dozaria" and game.neutral()[2] == "corvan_ii"
    assert game.neutral()[1] not in (None, "archer_iv")
    assert game.table_zone(GONE) == ["archer_iv"] and "archer_iv" not in game.table_zone(JUNK)
    assert None not in game.market()


@pytest.mark.rule("CHAIR-10.5")
def test_stardate_that_wipes_the_market_alone_leaves_the_neutral_zone() -> None:
    game = given(neutral=NEUTRAL, held=[[1]])
    game.choose("end")
    assert game.neutral() == NEUTRAL


@pytest.mark.rule("CHAIR-10.7")
def test_a_glory_is_placed_on_a_market_card_of_ones_choice() -> None:
    game = given(market=MARKET, tokens={"bynars": (0, 0, 4)})
    game.choose("end")
    assert game.options == MARKET
    game.choose("bynars")
    assert game.tokens("bynars") == (0, 0, 5)
    assert game.state.on_stardate == 4 and game.own().glory == 1


@pytest.mark.rule("CHAIR-10.7", "CHAIR-11.2")
def test_last_glory_placed_empties_the_stardate() -> None:
    game = given(market=MARKET, on_stardate=1)
    game.choose("end", "laris")
    assert (game.state.stardate, game.state.on_stardate) == (1, 7)
    assert game.own(1).held == [0] and game.own().held == []


@pytest.mark.rule("CHAIR-10.7", "CHAIR-11.4")
def test_last_glory_of_all_placed_triggers_the_resolution() -> None:
    game = given(market=MARKET, stardate=4, on_stardate=1)
    game.choose("end", "laris")
    assert game.tokens("laris") == (0, 0, 1)
    assert (game.state.stardate, game.state.on_stardate) == (4, 0) and game.state.closing == 2


@pytest.mark.rule("CHAIR-10.8")
def test_after_a_resolution_the_glory_comes_from_the_supply() -> None:
    game = given(market=MARKET, stardate=4, on_stardate=0, closing=1)
    game.choose("end", "laris")
    assert game.tokens("laris") == (0, 0, 1)
    assert (game.state.stardate, game.state.on_stardate) == (4, 0)


@pytest.mark.rule("CHAIR-10.9")
def test_without_market_cards_no_glory_is_moved() -> None:
    market = [face for slot in range(4) for face in [*given().table_zone(slot), given().market()[slot] or ""]]
    game = given(hand=[["phlox"]], zones={"log": [[], [face for face in market if face != "phlox"]]})
    game.choose("end")
    assert game.asked == (0, "discard-any") and game.state.on_stardate == 5


@pytest.mark.rule("CHAIR-10.10")
def test_staging_is_discarded_and_any_number_of_cards_of_the_hand() -> None:
    game = given(
        hand=[["phlox", "rom", "riva"]],
        zones={"staging": [["pic_utilize"]], "places": [["betazed"]], "duty": [["lursa"]], "fleet": [["phasers"]]},
        market=MARKET,
    )
    game.choose("end", "laris")
    assert set(game.options) == {"phlox", "rom", "riva", "done"}
    game.choose("phlox", "riva", "done")
    assert game.held(DISCARD) == ["pic_utilize", "phlox", "riva"]
    assert "rom" in game.held(HAND) and len(game.held(HAND)) == 5
    assert (game.held(PLACES), game.held(DUTY)) == (["betazed"], ["lursa"])
    assert game.held(FLEET) == ["pic_uss_enterprise_d", "phasers"] and game.held(STAGING) == []


@pytest.mark.rule("CHAIR-10.11")
@pytest.mark.parametrize(("held", "then"), [(0, 5), (3, 5), (5, 5), (7, 7)])
def test_hand_is_filled_up_and_never_cut(held: int, then: int) -> None:
    hand = ["phlox", "rom", "riva", "lursa", "laas", "talok", "moriarty"][:held]
    game = given(hand=[hand], market=MARKET)
    game.choose("end", "laris", *(["done"] if held else []))
    assert len(game.held(HAND)) == then and set(hand) <= set(game.held(HAND))


@pytest.mark.rule("CHAIR-10.11")
def test_hand_size_of_burnham_is_six_and_talok_adds_one() -> None:
    game = given(captains=("burnham", "shran"), market=MARKET)
    game.choose("end", "laris")
    assert len(game.held(HAND)) == 6
    game = given(zones={"duty": [["talok"]]}, market=MARKET)
    game.choose("end", "laris")
    assert len(game.held(HAND)) == 6


@pytest.mark.rule("CHAIR-10.12")
def test_deck_that_runs_out_is_cycled_with_what_was_just_discarded() -> None:
    game = given(
        hand=[["phlox"]],
        zones={
            "deck": [["rom"]],
            "discard": [["riva"]],
            "reserve": [["pic_data"]],
            "staging": [["pic_utilize", "talok"]],
        },
        only=["deck", "discard", "reserve"],
        market=MARKET,
    )
    game.choose("end", "laris", "phlox")
    assert game.held(HAND)[:2] == ["rom", "pic_data"] and len(game.held(HAND)) == 5
    left = {*game.held(HAND)[2:], *game.held(DECK)}
    assert left == {"riva", "pic_utilize", "talok", "phlox"}
    assert game.held(DISCARD) == []


@pytest.mark.rule("CHAIR-10.13")
def test_everything_is_refreshed_and_actions_are_three_again() -> None:
    game = given(
        zones={"duty": [["laris"], ["rom"]], "places": [["freecloud"]]},
        exhausted=["pic_uss_enterprise_d", "pic_jean_luc_picard", "laris", "freecloud", "rom"],
        actions=5,
        market=["phlox"],
    )
    game.choose("end", "phlox")
    assert [game.state.cards.faces[card] for card in game.state.exhausted] == ["rom"]  # the other captain's stays so
    assert game.state.actions == 3


@pytest.mark.rule("CHAIR-10.14")
def test_larger_hand_of_a_clean_up_operation_lasts_for_this_draw() -> None:
    """Korax: one card more for each unspent Action."""
    game = given(captains=("koloth", "shran"), zones={"duty": [["kol_korax"]]}, actions=1, market=MARKET)
    game.choose("end", "no", "laris")
    assert len(game.held(HAND)) == 6
    assert game.own().hand_bonus == 0 and game.view()["captains"][0]["hand_size"] == 5


@pytest.mark.rule("CHAIR-10.15")
def test_two_stardates_are_carried_out_oldest_first() -> None:
    """Cards 1 and 2 wipe the Market twice, so eight cards are junked, the older ones first."""
    game = given(market=MARKET, held=[[0, 1]])
    game.choose("end")
    junk = game.table_zone(JUNK)
    assert len(junk) == 8 and sorted(junk[:4]) == sorted(MARKET)
    assert game.log().count("stardate-resolved") == 2
