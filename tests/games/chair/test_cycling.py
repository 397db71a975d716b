"""CHAIR-13: the deck runs out; Reserves and Developments are enlisted."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair.state import DECK, DEVELOPMENT, DISCARD, FLEET, HAND, LOG, RESERVE

from .given import Sitting, given

MARKET = ["laris", "orb_of_time", "uss_reliant", "bynars"]
PILES = ("deck", "discard", "reserve", "development")


def piles(
    deck: str = "", discard: str = "", reserve: str = "", development: str = "", hand: str = "", **more: Any
) -> Sitting:
    """Nothing but these cards in the piles of the first captain, the last one on top."""
    zones = dict(zip(PILES, [[each.split()] for each in (deck, discard, reserve, development)]))
    zones |= more.pop("zones", {})
    return given(hand=[hand.split()], zones=zones, only=PILES, **more)


# Cycling


@pytest.mark.rule("CHAIR-13.1", "CHAIR-13.2")
def test_empty_deck_is_cycled_when_a_card_is_drawn() -> None:
    """Cochrane draws 3 cards: the Reserve card on top, then the shuffled Discard pile."""
    piled = {"discard": "phlox rom riva", "reserve": "pic_data pic_first_contact", "development": "pic_deanna_troi"}
    game = piles(**piled, hand="zephram_cochrane", dilithium=[9])
    game.choose("play:zephram_cochrane:0")
    assert game.held(HAND)[0] == "pic_first_contact" and len(game.held(HAND)) == 3
    assert {*game.held(HAND)[1:], *game.held(DECK)} == {"phlox", "rom", "riva"}
    assert game.held(RESERVE) == ["pic_data"] and game.held(DISCARD) == []
    assert game.view()["captains"][0]["deck"] == ["?"]  # shuffled
    assert game.asked == (0, "act")  # nobody may enlist a Development, too


@pytest.mark.rule("CHAIR-13.1")
def test_empty_deck_is_cycled_when_its_top_card_is_discarded() -> None:
    """Riker's RESUPPLY mills a card: the Reserve card that was just enlisted."""
    game = piles(discard="phlox", reserve="pic_data", stage="resupply", zones={"duty": [["pic_will_riker"]]})
    assert game.held(DISCARD) == ["pic_data"] and game.held(DECK) == ["phlox"]


@pytest.mark.rule("CHAIR-13.1")
def test_deck_is_not_cycled_before_it_is_needed() -> None:
    game = piles(deck="phlox rom riva", discard="laas", reserve="pic_data", hand="zephram_cochrane")
    game.choose("play:zephram_cochrane:0")
    assert game.held(DECK) == [] and game.held(DISCARD) == ["laas"] and game.held(RESERVE) == ["pic_data"]


@pytest.mark.rule("CHAIR-13.2", "CHAIR-13.7")
def test_enlisted_reserve_is_unseen() -> None:
    game = given(hand=[["organians"]], tracks=[{"research": 4}])
    reserve = game.held(RESERVE)
    game.choose("play:organians:0")
    assert game.held(DECK)[-1] == reserve[-1] and game.held(RESERVE) == reserve[:-1]
    for reader in (0, 1):
        assert game.view(reader)["captains"][0]["deck"][-1] == "?"


@pytest.mark.rule("CHAIR-13.3")
def test_each_cycle_enlists_one_card() -> None:
    """Edosians, then Diplomacy: both draw two cards and discard one of them."""
    game = piles(discard="phlox", reserve="pic_data pic_first_contact", hand="edosians pic_diplomacy", glory=[0])
    game.choose("play:edosians:0", "phlox")
    assert game.held(RESERVE) == ["pic_data"]
    game.choose("play:pic_diplomacy:0", "phlox")
    assert game.held(RESERVE) == []
    assert sorted(game.held(HAND)) == ["pic_data", "pic_first_contact"]


@pytest.mark.rule("CHAIR-13.10")
def test_drawing_stops_with_deck_and_discard_pile_empty() -> None:
    game = piles(deck="phlox", reserve="pic_data", development="pic_deanna_troi", hand="zephram_cochrane")
    game.choose("play:zephram_cochrane:0")
    assert game.held(HAND) == ["phlox"] and game.held(RESERVE) == ["pic_data"]
    assert game.asked == (0, "act")


@pytest.mark.rule("CHAIR-13.11", "CHAIR-10.12")
@pytest.mark.example("CHAIR-13.11")
def test_two_cards_in_the_deck_and_four_to_draw() -> None:
    game = piles(deck="phlox rom", discard="riva talok laas", reserve="pic_data", hand="lursa", market=MARKET)
    game.choose("end", "laris", "done")
    assert game.held(HAND)[:4] == ["lursa", "rom", "phlox", "pic_data"]
    assert len(game.held(HAND)) == 5 and game.held(HAND)[4] in ("riva", "talok", "laas")
    assert len(game.held(DECK)) == 2 and game.held(RESERVE) == []


@pytest.mark.rule("CHAIR-13.12", "CHAIR-13.4")
@pytest.mark.example("CHAIR-13.12")
def test_incident_taken_for_a_development_fills_the_hand() -> None:
    """Tamarians cost 2 Dilithium and an INCIDENT; with it the hand has 5 cards."""
    game = piles(
        discard="riva talok",
        development="pic_tamarians",
        hand="lursa phlox rom laas",
        market=MARKET,
        dilithium=[2],
        glory=[0],
    )
    game.choose("end", "laris", "done", "pic_tamarians")
    assert len(game.held(HAND)) == 5 and "pic_tamarians" not in game.held(HAND)
    assert game.held(DECK)[-1] == "pic_tamarians" and len(game.held(DECK)) == 3
    assert game.own().dilithium == 0 and game.state.active == 1


# Developments


@pytest.mark.rule("CHAIR-13.4")
@pytest.mark.parametrize("key", ["pic_geordi_la_forge", "no"])
def test_development_may_be_enlisted_when_the_reserve_is_empty(key: str) -> None:
    game = piles(
        discard="phlox rom",
        development="pic_geordi_la_forge pic_uss_bozeman",
        hand="bolians",
        dilithium=[2],
        glory=[0],
    )
    game.choose("play:bolians:0")
    assert game.asked == (0, "enlist") and game.options == ["pic_geordi_la_forge", "no"]
    assert game.why("pic_uss_bozeman") == ("CHAIR-12.2", "cannot-spend")
    game.choose(key)
    if key == "no":
        assert game.own().dilithium == 2 and game.held(HAND)[0] in ("phlox", "rom")
    else:
        assert game.own().dilithium == 0 and game.held(HAND) == ["pic_geordi_la_forge"]
        assert game.held(DEVELOPMENT) == ["pic_uss_bozeman"]


@pytest.mark.rule("CHAIR-13.4")
def test_no_development_while_reserves_are_left() -> None:
    game = piles(discard="phlox", reserve="pic_data", development="pic_deanna_troi", hand="bolians", dilithium=[9])
    game.choose("play:bolians:0")
    assert game.asked[1] != "enlist" and game.held(HAND) == ["pic_data"]


@pytest.mark.rule("CHAIR-13.5")
def test_development_pile_can_be_looked_through() -> None:
    game = given()
    for reader in (0, 1):
        assert len(game.view(reader)["captains"][0]["development"]) == 8
        assert "?" not in game.view(reader)["captains"][0]["development"]


@pytest.mark.rule("CHAIR-13.6")
def test_effect_enlists_a_development_while_reserves_remain() -> None:
    """Organians, at Research 6."""
    game = piles(
        deck="phlox",
        reserve="pic_data",
        development="pic_deanna_troi",
        hand="organians",
        tracks=[{"research": 6}],
        dilithium=[2],
        glory=[0],
    )
    game.choose("play:organians:1", "pic_deanna_troi")
    assert game.held(DECK) == ["phlox", "pic_deanna_troi"] and game.held(RESERVE) == ["pic_data"]
    assert game.own().dilithium == 0 and game.held(LOG) == ["organians"]


@pytest.mark.rule("CHAIR-13.6")
def test_nothing_is_enlisted_that_cannot_be_paid() -> None:
    game = piles(
        deck="phlox",
        development="pic_deanna_troi",
        hand="organians",
        tracks=[{"research": 6}],
        dilithium=[1],
        glory=[0],
    )
    game.choose("play:organians:1")
    assert game.asked == (0, "act")
    assert game.held(DECK) == ["phlox"] and game.held(LOG) == ["organians"]


@pytest.mark.rule("CHAIR-13.7")
def test_enlisting_a_reserve_does_nothing_when_there_is_none() -> None:
    game = piles(deck="phlox", development="pic_deanna_troi", hand="organians", tracks=[{"research": 4}], dilithium=[9])
    game.choose("play:organians:0")
    assert game.asked == (0, "act") and game.held(DECK) == ["phlox"]


@pytest.mark.rule("CHAIR-13.8")
def test_cost_of_a_development_with_an_effect() -> None:
    """The Phasing Cloak: 2 Dilithium; find a PERSON and log it."""
    game = piles(
        deck="rom",
        development="pic_phasing_cloak",
        hand="organians",
        tracks=[{"research": 6}],
        dilithium=[2],
        glory=[0],
    )
    game.choose("play:organians:1", "pic_phasing_cloak", "rom")
    assert game.held(LOG) == ["rom", "organians"]
    assert game.held(DECK) == ["pic_phasing_cloak"] and game.own().dilithium == 0


@pytest.mark.rule("CHAIR-13.8")
@pytest.mark.parametrize(("glory", "why"), [(7, ("CHAIR-13.8", "too-little-glory")), (8, None)])
def test_condition_of_a_development_is_only_checked(glory: int, why: tuple[str, str] | None) -> None:
    """Kang: 4 Dilithium, with at least 8 Glory, which are kept. Prototype Cloak can be paid in any case."""
    game = piles(
        development="kol_kang_the_dahar_master kol_prototype_cloak",
        hand="organians",
        captains=("koloth", "shran"),
        tracks=[{"research": 6}],
        dilithium=[4],
        glory=[glory],
    )
    game.choose("play:organians:1")
    assert game.why("kol_kang_the_dahar_master") == why
    if why is None:
        game.choose("kol_kang_the_dahar_master", "4:0:0")
        assert (game.own().dilithium, game.own().glory) == (0, 8)


@pytest.mark.rule("CHAIR-13.8")
@pytest.mark.parametrize(("influence", "listed"), [(4, False), (5, True)])
def test_all_conditions_must_be_met(influence: int, listed: bool) -> None:
    """Earth: Research 8 and Influence 5, and nothing to pay."""
    game = piles(
        development="bur_earth bur_jett_reno",
        hand="organians",
        captains=("burnham", "shran"),
        tracks=[{"research": 8, "influence": influence}],
    )
    game.choose("play:organians:1")
    assert ("bur_earth" in game.options) == listed
    game.choose("bur_jett_reno")  # dismiss a deployed SHIP
    assert game.held(FLEET) == [] and game.held(DISCARD) == ["bur_uss_discovery_a"]
    assert game.held(DECK) == ["bur_jett_reno"]


@pytest.mark.rule("CHAIR-13.9")
def test_development_enlisted_for_free() -> None:
    """Romulan Weapons Trade Agreement, whose goal is a romulan on a klingon SHIP."""
    game = piles(
        development="kol_prototype_cloak kol_curzon_dax",
        captains=("koloth", "shran"),
        boards=("advanced", "basic"),
        beamed={"kol_iks_groth": ["laris"]},
        dilithium=[0],
        latinum=[0],
        glory=[0],
    )
    game.choose("mission:romulan_weapons_trade_agreement", "no")
    assert game.held(DECK) == ["kol_prototype_cloak"] and game.own().track("military") == 1


@pytest.mark.rule("CHAIR-13.9", "CHAIR-13.8")
@pytest.mark.parametrize("officer", [True, False])
def test_development_that_costs_nothing_in_a_certain_case(officer: bool) -> None:
    """U.S.S. Federation: 6 Dilithium, or free with Admiral Vance as a Duty Officer."""
    game = piles(
        development="bur_uss_federation bur_jett_reno",
        hand="organians",
        captains=("burnham", "shran"),
        tracks=[{"research": 6}],
        dilithium=[0],
        glory=[0],
        zones={"duty": [["bur_admiral_vance"] if officer else []]},
    )
    game.choose("play:organians:1")
    assert ("bur_uss_federation" in game.options) == officer
