"""CHAIR-16: GAIN, SCAN, SCAN FOR, TAKE and RETURN."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair.state import (
    ALLY_DECK,
    CARGO_DECK,
    DECK,
    DISCARD,
    ENCOUNTERS,
    HAND,
    INCIDENTS,
    JUNK,
    PERSON_DECK,
    SHIP_DECK,
)
from wardroom.kernel import SPECTATOR

from .given import Sitting, given

NEUTRAL = ["dozaria", "archer_iv", "corvan_ii"]
MARKET = ["laris", "orb_of_time", "uss_reliant", "bynars"]


def recruiting(**more: Any) -> Sitting:
    """Recruit gains a PERSON; Rom was put on the deck for it."""
    game = given(hand=[["pic_recruit", "rom"]], market=MARKET, **more)
    return game.choose("play:pic_recruit:0", "rom")


def only(*suits: str) -> dict[str, list[list[str]]]:
    """All other cards of these suits' decks lie in the second captain's Log."""
    game = given(market=MARKET)
    slots = {"person": 0, "cargo": 1, "ship": 2, "ally": 3}
    return {"log": [[], [face for suit in suits for face in game.table_zone(slots[suit]) if face not in KEPT]]}


KEPT = ("rom", "phlox", "plasma_manifold", "organians")


# GAIN


@pytest.mark.rule("CHAIR-16.1", "CHAIR-16.3", "CHAIR-16.11")
@pytest.mark.parametrize(("place", "zone"), [("deck", DECK), ("discard", DISCARD)])
def test_gain_the_face_up_card(place: str, zone: int) -> None:
    game = recruiting(tops={PERSON_DECK: ["phlox"]})
    assert game.options == ["market:person", "deck:person"]
    game.choose("market:person")
    assert game.options == ["deck", "discard"]
    game.choose(place)
    assert game.held(zone)[-1] == "laris"
    assert game.market()[0] == "phlox"  # the slot is refilled
    assert "phlox" not in game.table_zone(PERSON_DECK)


@pytest.mark.rule("CHAIR-16.1")
def test_gain_the_unseen_top_card_of_the_deck() -> None:
    """It is looked at before its place is chosen, by nobody else."""
    game = recruiting()
    top = game.table_zone(PERSON_DECK)[-1]
    assert game.view()["captains"][0]["look"] == []
    game.choose("deck:person")
    assert game.view(0)["captains"][0]["look"] == [top]
    assert game.view(1)["captains"][0]["look"] == ["?"]
    game.choose("discard")
    assert game.held(DISCARD) == [top] and game.market() == MARKET


@pytest.mark.rule("CHAIR-16.2")
def test_one_of_several_suits_is_chosen() -> None:
    """Booker gains a PERSON or a CARGO."""
    game = given(captains=("burnham", "shran"), hand=[["bur_cleveland_booker"]], market=MARKET, dilithium=[1])
    game.choose("play:bur_cleveland_booker:1")
    assert game.options == ["market:person", "market:cargo", "deck:person", "deck:cargo"]
    game.choose("market:cargo", "discard")
    assert game.held(DISCARD) == ["orb_of_time"]


@pytest.mark.rule("CHAIR-16.2", "CHAIR-16.3")
def test_suit_without_a_card_left() -> None:
    """The last PERSON leaves its slot empty; then gaining a PERSON does nothing."""
    game = given(hand=[["pic_recruit", "denobulans", "rom", "phlox"]], market=MARKET, zones=only("person"))
    assert game.table_zone(PERSON_DECK) == []
    game.choose("play:pic_recruit:0", "rom", "discard")
    assert game.held(DISCARD) == ["laris"] and game.market()[0] is None
    game.choose("play:denobulans:0")
    assert game.asked == (0, "act") and game.held(DISCARD) == ["laris"]


@pytest.mark.rule("CHAIR-16.3")
def test_tokens_on_the_card_come_with_it() -> None:
    game = recruiting(tokens={"laris": (2, 3, 4)}, dilithium=[0], latinum=[0], glory=[0])
    game.choose("market:person", "deck")
    assert (game.own().dilithium, game.own().latinum, game.own().glory) == (2, 3, 4)
    assert not game.state.tokens


@pytest.mark.rule("CHAIR-16.4")
def test_gain_from_the_junk_only() -> None:
    """B-4 gains a CARGO from the Junk pile."""
    game = given(hand=[["b_4"]], market=MARKET, junk=["holosuite", "phlox", "phasers"])
    game.choose("play:b_4:0")
    assert game.options == ["holosuite", "phasers"]
    game.choose("phasers", "discard")
    assert game.held(DISCARD) == ["phasers"] and game.market() == MARKET
    assert game.table_zone(JUNK) == ["holosuite", "phlox"]
    game = given(hand=[["b_4"]], market=MARKET, junk=["phlox"])
    game.choose("play:b_4:0")
    assert game.asked == (0, "act") and game.held(DISCARD) == []


# SCAN


@pytest.mark.rule("CHAIR-16.5", "CHAIR-16.11")
def test_scan_shows_the_top_cards_and_gains_one_of_them() -> None:
    """Denobulans, at Influence 3: scan 3 PERSONs."""
    game = given(
        hand=[["denobulans"]],
        market=MARKET,
        tops={PERSON_DECK: ["phlox", "rom", "riva"]},
        tracks=[{"influence": 3}],
    )
    left = game.table_zone(PERSON_DECK)[:-3]
    game.choose("play:denobulans:1")
    assert set(game.options) == {"phlox", "rom", "riva", "laris"}
    assert set(game.view(0)["captains"][0]["look"]) == {"phlox", "rom", "riva"}
    assert game.view(1)["captains"][0]["look"] == ["?"] * 3
    game.choose("rom")
    assert set(game.options) == {"phlox", "riva"}  # which goes under the deck first
    game.choose("riva", "deck")
    assert game.held(DECK)[-1] == "rom"
    assert game.table_zone(PERSON_DECK) == ["phlox", "riva", *left]
    assert game.market() == MARKET


@pytest.mark.rule("CHAIR-16.5", "CHAIR-16.3")
def test_scan_may_gain_the_face_up_card() -> None:
    game = given(
        hand=[["denobulans"]],
        market=MARKET,
        tops={PERSON_DECK: ["talok", "phlox", "rom", "riva"]},
        tracks=[{"influence": 3}],
        tokens={"laris": (0, 0, 2)},
    )
    game.choose("play:denobulans:1", "laris", "phlox", "rom", "discard")
    assert game.held(DISCARD) == ["laris"] and game.own().glory == 3
    assert game.market()[0] == "talok"  # those looked at lie under the deck


@pytest.mark.rule("CHAIR-16.6")
def test_scan_of_fewer_cards_looks_at_all() -> None:
    game = given(hand=[["denobulans"]], market=MARKET, tracks=[{"influence": 3}], zones=only("person"))
    assert sorted(game.table_zone(PERSON_DECK)) == ["phlox", "rom"]
    game.choose("play:denobulans:1")
    assert set(game.options) == {"phlox", "rom", "laris"}


@pytest.mark.rule("CHAIR-16.6")
def test_suit_of_a_scan_is_chosen_once() -> None:
    """Ancient Gene Fragments: scan 2 cards of any suit."""
    game = given(hand=[["ancient_gene_fragments"]], market=MARKET)
    game.choose("play:ancient_gene_fragments:1")
    assert game.options == ["person", "cargo", "ship", "ally"]
    tops = game.table_zone(SHIP_DECK)[-2:]
    game.choose("ship")
    assert set(game.options) == {*tops, "uss_reliant"}


@pytest.mark.rule("CHAIR-16.6")
def test_scan_of_a_suit_that_is_gone_does_nothing() -> None:
    """Peanut Hamper scans a CARGO: slot and deck are empty."""
    zones = only("cargo")
    zones["log"][1] += ["orb_of_time", "plasma_manifold"]
    game = given(hand=[["peanut_hamper"]], market=["laris"], zones=zones, dilithium=[2], glory=[0])
    assert game.market()[1] is None and game.table_zone(CARGO_DECK) == []
    game.choose("play:peanut_hamper:0")
    assert game.asked == (0, "act") and game.held(DISCARD) == []


@pytest.mark.rule("CHAIR-16.10")
def test_scanned_card_is_gained() -> None:
    """First Contact scans 2 ALLYs; Picard reacts to an ALLY gained."""
    game = given(hand=[["pic_first_contact", "rom"]], market=MARKET)
    game.choose("play:pic_first_contact:0", "bynars", game.table_zone(ALLY_DECK)[-1], "discard")
    assert game.asked == (0, "react") and game.options[0] == "use:pic_jean_luc_picard:0"


@pytest.mark.rule("CHAIR-16.10")
def test_card_found_by_scan_for_is_gained() -> None:
    """Commando Unit scans for a weapon. Kazon Raider reacts to any card gained onto the deck."""
    game = given(
        captains=("shran", "picard"),
        hand=[["shr_commando_unit"]],
        zones={"fleet": [["kazon_raider"]]},
        market=["laris", "phasers", "uss_reliant", "bynars"],
    )
    game.choose("play:shr_commando_unit:1", "deck")
    assert game.asked == (0, "react")


# SCAN FOR


def scanning_for_weapon(**more: Any) -> Sitting:
    game = given(captains=("shran", "picard"), hand=[["shr_commando_unit"]], **more)
    return game.choose("play:shr_commando_unit:1")


@pytest.mark.rule("CHAIR-16.7")
def test_scan_for_a_trait_in_the_market() -> None:
    """One of those that show it must be taken; no deck is opened."""
    game = scanning_for_weapon(market=["laris", "phasers", "holographic_drone_ship", "bynars"])
    assert game.options == ["phasers", "holographic_drone_ship"]
    game.choose("holographic_drone_ship", "discard")
    assert game.held(DISCARD) == ["holographic_drone_ship"] and "opened" not in game.log()


@pytest.mark.rule("CHAIR-16.7", "CHAIR-16.16")
def test_scan_for_opens_a_deck_until_a_card_has_the_trait() -> None:
    game = scanning_for_weapon(market=MARKET, tops={CARGO_DECK: ["phasers", "tribbles", "biobed"]})
    assert game.options == ["person", "cargo", "ship", "ally"]
    before = game.table_zone(CARGO_DECK)
    game.choose("cargo")
    assert game.options == ["deck", "discard"]
    opened = [args for key, args in game.table.seat(1).log if key == "opened"]
    assert len(opened) == 1
    shown = [str(face) for face in opened[0]["cards"]]
    assert shown == ["biobed", "tribbles", "phasers"]
    game.choose("discard")
    assert game.held(DISCARD) == ["phasers"]
    assert sorted(game.table_zone(CARGO_DECK)) == sorted(set(before) - {"phasers"})


@pytest.mark.rule("CHAIR-16.7")
def test_scan_for_goes_on_with_the_other_decks_and_brings_two_glory_in_the_end() -> None:
    """No weapon is left anywhere."""
    weapons = ["lirpa", "mekleth", "phasers", "type_iii_disruptor_pistols", "holographic_drone_ship"]
    game = scanning_for_weapon(market=MARKET, zones={"log": [[], weapons]}, glory=[0])
    assert game.options == ["person", "cargo", "ship", "ally"]
    game.choose("ship")
    assert game.options == ["person", "cargo", "ally"]
    game.choose("person", "cargo")  # the last deck needs no choice
    assert game.asked == (0, "act")
    assert game.own().glory == 2 and game.state.on_stardate == 3
    assert game.log().count("opened") == 4


@pytest.mark.rule("CHAIR-16.7")
def test_deck_without_the_trait_is_shuffled() -> None:
    game = scanning_for_weapon(market=MARKET)
    before = game.table_zone(PERSON_DECK)
    game.choose("person")
    assert sorted(game.table_zone(PERSON_DECK)) == sorted(before)
    assert set(game.state.cards.seen(PERSON_DECK, 0)) == {"?"}  # nobody knows where they are now


@pytest.mark.rule("CHAIR-16.8")
def test_trait_is_chosen_first_and_kept() -> None:
    """Pasteur: communication, doctor, engineer or scientist."""
    game = given(
        hand=[["uss_pasteur"]], market=["phlox", "plasma_manifold", "uss_reliant", "bynars"], dilithium=[2], glory=[0]
    )
    game.choose("play:uss_pasteur:1")
    assert game.options == ["communication", "doctor", "engineer", "scientist"]
    game.choose("engineer")
    assert game.options == ["plasma_manifold", "bynars"]  # Phlox is a doctor


@pytest.mark.rule("CHAIR-16.9")
def test_scan_that_includes_the_junk() -> None:
    """The Guardian of Forever, deployed: every scan includes the Junk. Krell scans 2 CARGOs."""
    game = given(
        captains=("koloth", "shran"),
        hand=[["kol_krell"]],
        zones={"fleet": [["guardian_of_forever"]]},
        market=MARKET,
        junk=["holosuite", "riva"],
        tops={CARGO_DECK: ["biobed", "lirpa"]},
        glory=[0],
    )
    game.choose("play:kol_krell:0")
    assert set(game.options) == {"biobed", "lirpa", "orb_of_time", "holosuite"}
    game.choose("holosuite", "biobed", "discard")
    assert game.held(DISCARD) == ["holosuite"] and game.table_zone(JUNK) == ["riva"]


@pytest.mark.rule("CHAIR-16.9")
@pytest.mark.parametrize("key", ["phasers", "no"])
def test_scan_for_looks_through_the_junk_before_any_deck(key: str) -> None:
    game = scanning_for_weapon(
        market=MARKET,
        zones={"fleet": [["guardian_of_forever"]]},
        junk=["phasers", "riva"],
        tops={CARGO_DECK: ["lirpa"]},
    )
    assert game.options == ["phasers", "no"]
    game.choose(key)
    if key == "no":
        game.choose("cargo")
    game.choose("discard")
    assert game.held(DISCARD) == (["lirpa"] if key == "no" else ["phasers"])


@pytest.mark.rule("CHAIR-16.9")
def test_market_card_with_the_trait_comes_before_the_junk() -> None:
    game = scanning_for_weapon(
        market=["laris", "lirpa", "uss_reliant", "bynars"],
        zones={"fleet": [["guardian_of_forever"]]},
        junk=["phasers"],
    )
    game.choose("discard")
    assert game.held(DISCARD) == ["lirpa"]


@pytest.mark.rule("CHAIR-16.9")
def test_scans_leave_the_junk_out_otherwise() -> None:
    game = scanning_for_weapon(market=MARKET, junk=["phasers"])
    assert game.options == ["person", "cargo", "ship", "ally"]


# TAKE and RETURN


@pytest.mark.rule("CHAIR-16.11", "CHAIR-16.12")
def test_taken_cards_go_to_the_hand() -> None:
    """Analyze takes an INCIDENT; Cochrane, on duty, an ENCOUNTER."""
    game = given(
        hand=[["pic_analyze", "borg_probe"]],
        zones={"duty": [["zephram_cochrane"]]},
        tops={INCIDENTS: ["energy_drain"], ENCOUNTERS: ["vger"]},
        dilithium=[3],
        glory=[0],
    )
    game.choose("use:zephram_cochrane:0", "borg_probe")
    assert "vger" in game.held(HAND) and "vger" not in game.table_zone(ENCOUNTERS)
    game.choose("play:pic_analyze:0", "deck:ship", "discard")
    assert sorted(game.held(HAND)) == ["energy_drain", "vger"]
    assert "energy_drain" not in game.table_zone(INCIDENTS)


@pytest.mark.rule("CHAIR-16.12")
def test_incident_can_be_a_penalty() -> None:
    """Tribbles: the other captain takes one."""
    game = given(hand=[["tribbles"]], market=MARKET, tops={INCIDENTS: ["energy_drain"]})
    game.choose("play:tribbles:0", "laris")
    assert game.held(HAND, 1) == ["energy_drain"]


@pytest.mark.rule("CHAIR-16.12")
def test_no_encounter_is_taken_from_an_empty_deck() -> None:
    encounters = given().table_zone(ENCOUNTERS)
    game = given(
        hand=[["borg_probe"]],
        zones={"duty": [["zephram_cochrane"]], "log": [[], encounters]},
        dilithium=[3],
        glory=[0],
    )
    game.choose("use:zephram_cochrane:0", "borg_probe")
    assert game.asked == (0, "act") and game.held(HAND) == []


@pytest.mark.rule("CHAIR-16.13", "CHAIR-16.11")
def test_taking_is_not_gaining() -> None:
    """Kazon Raider reacts to a card gained onto the deck, not to a Reserve enlisted there nor to an INCIDENT taken."""
    game = given(
        hand=[["organians", "pic_worf"]], zones={"fleet": [["kazon_raider"]]}, tracks=[{"research": 4}], neutral=NEUTRAL
    )
    game.choose("play:organians:0")
    assert game.asked == (0, "act")
    game.choose("play:pic_worf:0", "dozaria")
    assert game.asked == (0, "act") and "took-incident" in game.log()


@pytest.mark.rule("CHAIR-16.14")
def test_returned_incident_goes_face_down_under_the_deck() -> None:
    game = given(hand=[["pic_red_alert", "rom"]])
    deck = game.table_zone(INCIDENTS)
    game.choose("play:pic_red_alert:0", "rom")
    assert game.table_zone(INCIDENTS) == ["pic_red_alert", *deck]
    assert game.view()["incidents"] == 7 and game.view()["shown"] == []


# What everybody knows


@pytest.mark.rule("CHAIR-16.15")
def test_composition_of_the_market_decks_is_public_their_order_is_not() -> None:
    """Whatever a captain imagines, the same cards lie in each deck, in another order."""
    game = given(market=MARKET)
    orders = set()
    for seed in range(5):
        world = game.table.seat(0).imagine(b"%d" % seed).state
        for slot in range(4):
            real = game.table_zone(slot)
            assert sorted(world.cards.faces[card] for card in world.cards.rows[slot]) == sorted(real)
        orders.add(tuple(world.cards.faces[card] for card in world.cards.rows[0]))
    assert len(orders) == 5


@pytest.mark.rule("CHAIR-16.15", "CHAIR-24.6")
def test_the_list_of_a_market_deck_holds_what_may_be_left_in_it() -> None:
    """Once a card was gained unseen only its owner can tell which it was; and whoever has not seen a hand cannot tell
    that Rom is there. A spectator keeps no list."""
    game = recruiting(tops={PERSON_DECK: ["phlox"]})
    before = game.table_zone(PERSON_DECK)
    game.choose("deck:person", "deck")
    left = [game.view(seat)["market"][0]["left"] for seat in (0, 1, SPECTATOR)]
    assert left == [sorted({*before} - {"phlox"}), sorted([*before, "rom"]), []]
    assert game.view()["market"][1]["left"] == sorted(game.table_zone(CARGO_DECK))
