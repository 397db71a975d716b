"""CHAIR-24: what each seat knows: views, logs and imagined worlds."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair import GAME
from wardroom.games.chair.state import DECK, DISCARD, ENCOUNTERS, HAND, LOG, RESERVE, zone
from wardroom.games.chair.view import view
from wardroom.kernel import Table

from .given import Sitting, given

UNSEEN = "?"
MARKET = ["phlox", "lirpa", "uss_reliant", "bolians"]


def captain(game: Sitting, side: int, reader: int) -> dict[str, Any]:
    found: dict[str, Any] = game.view(reader)["captains"][side]
    return found


def told(game: Sitting, key: str, reader: int) -> dict[str, Any]:
    """What a seat was told under this key, the last time."""
    return [dict(args) for each, args in game.table.seat(reader).log if each == key][-1]


def imagined(game: Sitting, reader: int, count: int = 8) -> list[Any]:
    """Worlds that a seat holds possible, each of which looks to it like the real one."""
    worlds = []
    for number in range(count):
        world = game.table.line.imagine(reader, b"%d" % number, light=False)
        assert view(world.state, reader) == view(game.state, reader)
        worlds.append(world.state)
    return worlds


def faces(state: Any, at: int) -> list[str]:
    return [state.cards.faces[card] for card in state.cards.rows[at]]


@pytest.mark.rule("CHAIR-24.1", "CHAIR-24.3")
def test_the_other_hand_and_the_order_of_every_deck_are_hidden() -> None:
    table: Table[Any] = Table(GAME, 2, bytes(32))
    game = Sitting(table)
    assert captain(game, 0, 0)["hand"] == game.held(HAND)
    assert set(captain(game, 0, 1)["hand"]) == {UNSEEN}
    for reader in (0, 1):
        for side in (0, 1):
            assert set(captain(game, side, reader)["deck"]) == {UNSEEN}
    orders = {tuple(faces(state, zone(0, DECK))) for state in imagined(game, 0)}
    assert len(orders) > 1  # one's own too
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(game.held(DECK)))}


@pytest.mark.rule("CHAIR-24.1")
def test_whoever_looks_from_outside_takes_any_hand_for_possible() -> None:
    game = given(hand=[["pic_worf", "pic_data"], []])
    hands = {tuple(sorted(faces(state, zone(0, HAND)))) for state in imagined(game, 1)}
    assert len(hands) > 1
    assert all(sorted(faces(state, zone(0, HAND))) == ["pic_data", "pic_worf"] for state in imagined(game, 0))


@pytest.mark.rule("CHAIR-24.2", "CHAIR-24.3", "CHAIR-24.4")
def test_piles_logs_developments_and_all_that_lies_on_the_table_are_open() -> None:
    game = given(
        zones={
            "log": [["vger"]],
            "discard": [["pic_recruit", "energy_drain"]],
            "staging": [["pic_analyze"]],
            "duty": [["pic_worf"]],
            "places": [["risa"]],
        },
        beamed={"pic_uss_enterprise_d": ["pic_data"]},
        junk=["lirpa"],
        hand=[["pic_will_riker"]],
        tracks=[{"research": 3}],
        latinum=[4],
    )
    for reader in (0, 1):
        seen = captain(game, 0, reader)
        assert seen["log"] == ["vger"] and seen["discard"] == ["pic_recruit", "energy_drain"]
        assert seen["staging"] == ["pic_analyze"] and seen["duty"][0]["card"] == "pic_worf"
        assert seen["places"][0]["card"] == "risa" and seen["fleet"][0]["beamed"] == ["pic_data"]
        assert len(seen["development"]) == 8 and UNSEEN not in seen["development"]
        assert seen["tracks"]["research"] == 3 and seen["latinum"] == 4
        assert len(seen["hand"]) == 1 and len(seen["deck"]) == len(game.held(DECK))
        assert game.view(reader)["junk"] == ["lirpa"]


@pytest.mark.rule("CHAIR-24.5", "CHAIR-13.2", "CHAIR-27.14")
def test_of_a_reserve_deck_only_the_size_is_shown_and_an_enlisted_card_is_unseen() -> None:
    game = given(hand=[["organians"]], tracks=[{"research": 4}])
    reserve = sorted(game.held(RESERVE))
    assert captain(game, 0, 0)["reserve"] == captain(game, 0, 1)["reserve"] == len(reserve)
    game.choose("play:organians:0")
    assert captain(game, 0, 0)["reserve"] == len(reserve) - 1
    assert captain(game, 0, 0)["deck"][-1] == UNSEEN
    tops = {faces(state, zone(0, DECK))[-1] for state in imagined(game, 0, 20)}
    assert len(tops) > 1 and tops <= set(reserve)  # one of its own Reserves, but which?


@pytest.mark.rule("CHAIR-24.6")
def test_a_scan_is_seen_by_who_scans_alone() -> None:
    game = given(hand=[["pic_first_contact"]], market=MARKET)
    game.choose("play:pic_first_contact:0")
    looked = captain(game, 0, 0)["look"]
    assert len(looked) == 2 and UNSEEN not in looked
    assert captain(game, 0, 1)["look"] == [UNSEEN, UNSEEN]
    kept = looked[0]
    game.choose(kept, "deck")
    assert told(game, "gained-card", 0)["card"] == kept and told(game, "gained-card", 1)["card"] == UNSEEN
    assert captain(game, 0, 0)["deck"][-1] == kept and captain(game, 0, 1)["deck"][-1] == UNSEEN


@pytest.mark.rule("CHAIR-24.6")
def test_two_encounters_are_seen_by_who_looks_alone() -> None:
    game = given(
        hand=[["pic_strange_new_worlds"]],
        zones={"places": [["risa"]]},
        at={"pic_uss_enterprise_d": "risa"},
        teams={"risa": (1, 0)},
        tops={ENCOUNTERS: ["vger", "koala"]},
    )
    game.choose("play:pic_strange_new_worlds:0")
    assert sorted(captain(game, 0, 0)["look"]) == ["koala", "vger"]
    assert captain(game, 0, 1)["look"] == [UNSEEN, UNSEEN]
    game.choose("koala")
    assert game.held(HAND) == ["koala"] and captain(game, 0, 1)["hand"] == [UNSEEN]
    assert told(game, "took-encounter", 1)["card"] == UNSEEN
    assert all(faces(state, ENCOUNTERS)[0] == "vger" for state in imagined(game, 0))  # seen, and put under the deck
    assert {faces(state, ENCOUNTERS)[0] for state in imagined(game, 1)} != {"vger"}


@pytest.mark.rule("CHAIR-24.7", "CHAIR-27.16")
def test_what_is_found_stays_hidden_but_the_search_is_told() -> None:
    game = given(hand=[["biobed"]], zones={"deck": [["phlox"]]}, market=["riva", "lirpa"])
    game.choose("play:biobed:0", "lirpa", "doctor", "phlox")
    assert "phlox" in game.held(HAND)
    assert "searched" in game.log(1) and told(game, "found", 1)["card"] == UNSEEN
    assert told(game, "found", 0)["card"] == "phlox"
    assert UNSEEN in captain(game, 0, 1)["hand"]


@pytest.mark.rule("CHAIR-24.7")
def test_a_revealed_hand_is_known_to_both_and_stays_so() -> None:
    game = given(hand=[["mekleth", "pic_data"], ["shr_talas", "shr_recruit"]])
    game.choose("play:mekleth:0", "pic_data")
    assert sorted(captain(game, 1, 0)["hand"]) == ["shr_recruit", "shr_talas"]
    assert game.options == ["shr_talas", "no"]  # the attack card
    game.choose("no")
    assert sorted(captain(game, 1, 0)["hand"]) == ["shr_recruit", "shr_talas"]
    assert all(sorted(faces(state, zone(1, HAND))) == ["shr_recruit", "shr_talas"] for state in imagined(game, 0))


@pytest.mark.rule("CHAIR-24.8")
def test_a_market_card_put_on_a_deck_stays_known() -> None:
    game = given(hand=[["pic_diplomacy"]], market=MARKET)
    game.choose("play:pic_diplomacy:1", "market:ally", "deck")
    while game.ask.kind != "act":
        game.choose("pass")
    for reader in (0, 1):
        assert captain(game, 0, reader)["deck"][-1] == "bolians"
        assert all(faces(state, zone(0, DECK))[-1] == "bolians" for state in imagined(game, reader))


@pytest.mark.rule("CHAIR-24.8", "CHAIR-16.14")
def test_an_incident_returned_from_play_is_known_at_the_bottom() -> None:
    game = given(hand=[["energy_drain"]], dilithium=[2], glory=[0])
    game.choose("play:energy_drain:0")
    cards = game.state.cards
    bottom = next(row[0] for row in cards.rows if row and cards.faces[row[0]] == "energy_drain")
    assert all(cards.read(bottom, reader) == "energy_drain" for reader in (0, 1))


@pytest.mark.rule("CHAIR-24.8", "CHAIR-13.1")
def test_what_is_mixed_with_others_is_forgotten() -> None:
    game = given(
        zones={"deck": [[]], "discard": [["pic_worf", "pic_recruit", "pic_analyze", "pic_utilize"]]},
        only=("deck", "discard"),
        hand=[["bolians"]],
    )
    assert captain(game, 0, 1)["discard"][0] == "pic_worf"
    game.choose("play:bolians:0")  # draws: the deck is cycled
    assert game.held(DISCARD) == []
    assert set(captain(game, 0, 1)["deck"]) == {UNSEEN}
    assert captain(game, 0, 1)["hand"] == [UNSEEN]


@pytest.mark.rule("CHAIR-24.1", "CHAIR-24.6")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    game = given(hand=[["zephram_cochrane"]])
    game.choose("play:zephram_cochrane:0")
    assert sorted(told(game, "drew", 0)["cards"]) == sorted(game.held(HAND))
    assert set(told(game, "drew", 1)["cards"]) == {UNSEEN}
    assert told(game, "drew", 1)["count"] == 3


@pytest.mark.rule("CHAIR-24.2", "CHAIR-24.4")
def test_what_goes_to_the_log_from_the_hand_is_seen_there() -> None:
    game = given(zones={"duty": [["pic_data"]]}, hand=[["pic_worf", "pic_recruit"]])
    game.choose("use:pic_data:0", "pic_worf")
    assert captain(game, 0, 1)["log"] == ["pic_worf"] == game.held(LOG)


@pytest.mark.rule("CHAIR-37.9")
def test_undo_never_gives_back_what_was_drawn() -> None:
    game = given(hand=[["zephram_cochrane"]])
    game.choose("play:zephram_cochrane:0")
    assert not game.table.seat(0).can_undo


@pytest.mark.rule("CHAIR-37.9", "CHAIR-5.1")
def test_undo_never_goes_back_into_a_turn_that_is_over() -> None:
    """Nothing is drawn with five cards in hand, so that nothing else stands in its way."""
    game = given(hand=[["phlox", "laris", "lursa", "talok", "laas"]])
    turns = game.table.line.turns
    game.choose("end", game.market()[0] or "")
    assert game.table.seat(0).can_undo and game.table.line.turns == turns
    game.choose("done")
    assert game.asked == (1, "act") and game.table.line.turns == turns + 1
    assert not game.table.seat(0).can_undo


@pytest.mark.rule("CHAIR-5.6")
def test_what_is_counted_at_the_end_is_shown_to_all_first() -> None:
    """Tribbles make the other captain take the last INCIDENT: hands and decks are counted for the Burn."""
    others = ["red_alert", "hostile_contact", "political_crisis", "subspace_phenomenon", "energy_drain"]
    game = given(hand=[["tribbles"]], junk=others).choose("play:tribbles:0")
    game.choose(game.options[0])  # the card that is junked
    assert game.table.over and game.state.burned
    theirs = captain(game, 1, 0)
    assert "trade_embargo" in theirs["hand"] and not [face for face in theirs["deck"] if face.startswith(UNSEEN)]
