"""Every common ALLY."""

from __future__ import annotations

import pytest

from wardroom.games.chair.state import (
    CARGO_DECK,
    DECK,
    DISCARD,
    DUTY,
    ENCOUNTERS,
    HAND,
    INCIDENTS,
    LOG,
    PERSON_DECK,
    RESERVE,
    STAGING,
)

from .common import Given, hand, in_play, play, resources, table

TOO_LOW = ("CHAIR-9.16", "track-too-low")


@pytest.mark.rule("CHAIR-15.11", "CHAIR-23.3")
def test_arinsen_honour_each_klingon_in_their_own_way() -> None:
    assert table(["arinsen"], tracks=[{"military": 2}]).why("play:arinsen:0") == TOO_LOW
    zones = in_play("ktinga_battlecruiser", "lursa")
    game = play("arinsen", hand=["rom"], tracks=[{"military": 3}], zones=zones)
    game.choose("dilithium", "latinum", "glory", "rom")  # the third Klingon is the ALLY itself
    assert resources(game) == (2, 1, 1)
    assert game.held(LOG) == ["arinsen"]
    assert "rom" in game.held(DISCARD)


def test_arinsen_honour_five_klingons_at_most() -> None:
    zones = in_play("ktinga_battlecruiser", "tulgana_iv")
    zones["staging"] = [["mekleth", "lursa", "ambassador_kamarag"]]
    game = play("arinsen", tracks=[{"military": 3}], zones=zones).choose(*["dilithium"] * 5)
    assert game.own().dilithium == 10
    assert game.asked == (0, "act")


@pytest.mark.rule("CHAIR-23.4")
def test_a_card_that_logs_itself_was_put_into_play() -> None:
    game = play("arinsen", tracks=[{"military": 3}], zones=in_play("captain_dorg")).choose("latinum", "latinum")
    assert game.held(LOG) == ["arinsen"]
    assert game.asked == (0, "react")  # Captain Dorg has seen a Klingon


def test_bolians_draw_a_card_that_may_be_played_freely() -> None:
    zones = {"deck": [["zephram_cochrane"]]}
    game = play("bolians", hand=["phlox"], zones=zones)
    assert game.own().track("influence") == 1
    assert game.options == ["play:zephram_cochrane:0", "no"]
    game.choose("play:zephram_cochrane:0")
    assert (len(game.held(HAND)), game.state.actions) == (4, 2)
    assert hand(play("bolians", hand=["phlox"], zones=zones).choose("no")) == ["phlox", "zephram_cochrane"]


@pytest.mark.rule("CHAIR-16.1", "CHAIR-16.5", "CHAIR-16.11", "CHAIR-23.3")
@pytest.mark.parametrize(
    "ally, suit, open_card, deck, tops, track",
    [
        ("bynars", "cargo", "plasma_manifold", CARGO_DECK, ["lirpa", "horta", "phasers"], "research"),
        ("denobulans", "person", "lwaxana_troi", PERSON_DECK, ["rom", "riva", "talok"], "influence"),
    ],
)
def test_bynars_and_denobulans_gain_or_scan(
    ally: str, suit: str, open_card: str, deck: int, tops: list[str], track: str
) -> None:
    game = play(ally, tokens={open_card: (1, 2, 3)}).choose(f"market:{suit}", "deck")
    assert game.held(DECK)[-1] == open_card
    assert resources(game) == (1, 2, 3)  # what lay on it
    assert game.held(LOG) == [ally]
    assert table([ally], tracks=[{track: 2}]).why(f"play:{ally}:1") == TOO_LOW
    game = play(ally, 1, tracks=[{track: 3}], tops={deck: tops}, junk=["tribbles", "phlox"])
    assert sorted(game.options) == sorted([*tops, open_card])
    game.choose(tops[0], tops[1], "discard")
    assert tops[0] in game.held(DISCARD)
    assert game.table_zone(deck)[:2] == [tops[2], tops[1]]  # the one put under it last is lowest
    assert game.held(LOG) == [ally]


def test_edosians_draw_two_and_discard_one_of_them() -> None:
    game = play("edosians", hand=["phlox"], zones={"deck": [["rom", "riva"]]})
    assert "phlox" not in game.options
    assert hand(game.choose("rom")) == ["phlox", "riva"]


@pytest.mark.rule("CHAIR-24.6")
def test_edosians_trade_three_cards_for_the_better_of_two_encounters() -> None:
    face, three = "edosians", ["rom", "phlox", "lirpa"]
    assert table([face, *three], tracks=[{"influence": 4}]).why(f"play:{face}:1") == TOO_LOW
    more: Given = {"tracks": [{"influence": 5}], "tops": {ENCOUNTERS: ["koala", "vger"]}}
    assert table([face, *three[:2]], **more).why(f"play:{face}:1") == ("CHAIR-8.7", "cannot-pay-cards")
    game = play(face, 1, hand=three, **more).choose("rom", "phlox", "lirpa", "koala")
    assert game.held(DECK)[-3:] == ["rom", "phlox", "lirpa"]
    assert hand(game) == ["koala"]
    assert game.table_zone(ENCOUNTERS)[0] == "vger"
    assert game.held(LOG) == [face]


@pytest.mark.rule("CHAIR-12.8")
def test_emerald_chain_steals_and_does_business() -> None:
    game = play("emerald_chain", hand=["holosuite", "rom"], dilithium=[0, 2])
    assert game.own().track("military") == 1
    assert (game.own().dilithium, game.own(1).dilithium) == (1, 1)
    assert game.why("play:rom:0") == ("CHAIR-27.19", "unfit")
    game.choose("play:holosuite:0", "karemma")
    assert (game.own().latinum, game.state.actions) == (2, 2)


@pytest.mark.rule("CHAIR-10.2")
@pytest.mark.parametrize("staged, logged", [("phlox", []), ("tribbles", ["halkan_council"])])
def test_halkan_council_leaves_when_attack_cards_are_in_play(staged: str, logged: list[str]) -> None:
    game = play("halkan_council", zones={"staging": [[staged]]})
    assert game.own().dilithium == 3
    assert game.choose("end").held(LOG) == logged


def test_karemma_trade() -> None:
    assert play("karemma").own().latinum == 1
    assert table(["karemma"], latinum=[2], tracks=[{"military": 2}]).why("play:karemma:1") == TOO_LOW
    game = play("karemma", 1, latinum=[2], tracks=[{"military": 3}])
    assert (game.own().latinum, game.state.actions) == (0, 4)


def test_kelpiens_return_up_to_two_incidents() -> None:
    more: Given = {"hand": ["red_alert"], "zones": {"discard": [["energy_drain", "trade_embargo"]]}}
    game = play("kelpiens", **more).choose("energy_drain", "red_alert")
    assert set(game.table_zone(INCIDENTS)[:2]) == {"red_alert", "energy_drain"}
    assert "trade_embargo" in game.held(DISCARD)
    assert game.held(LOG) == ["kelpiens"]
    game = play("kelpiens", **more).choose("no")
    assert hand(game) == ["red_alert"]
    assert game.held(LOG) == ["kelpiens"]


@pytest.mark.rule("CHAIR-27.18")
def test_letheans_choose_which_officer_goes() -> None:
    zones = in_play(foe=["admiral_jarok", "bruce_maddox"])
    game = play("letheans", zones=zones | {"discard": [["horta", "riva"]]}, market=["harry_mudd"])
    assert game.asked == (0, "dismiss-officer")
    game.choose("bruce_maddox", "yes", "deck")
    assert game.held(DUTY, 1) == ["admiral_jarok"]
    assert game.held(DECK)[-1] == "harry_mudd"
    assert game.options == ["horta", "no"]
    game.choose("horta")
    assert hand(game) == ["horta"]
    assert game.held(LOG) == ["letheans"]
    assert play("letheans").choose("no").held(LOG) == ["letheans"]


@pytest.mark.rule("CHAIR-13.6", "CHAIR-13.7")
def test_organians_enlist() -> None:
    assert table(["organians"], tracks=[{"research": 3}]).why("play:organians:0") == TOO_LOW
    game = play("organians", zones={"reserve": [["pic_data"]]}, tracks=[{"research": 4}])
    assert game.held(DECK)[-1] == "pic_data"
    assert len(game.held(RESERVE)) == 3
    assert game.held(STAGING) == ["organians"]
    assert game.why("play:organians:1") is not None
    assert table(["organians"], tracks=[{"research": 5}]).why("play:organians:1") == TOO_LOW
    game = play("organians", 1, tracks=[{"research": 6}], dilithium=[3]).choose("pic_make_it_so")
    assert game.held(DECK)[-1] == "pic_make_it_so"
    assert game.held(LOG) == ["organians"]


@pytest.mark.rule("CHAIR-27.9", "CHAIR-27.11", "CHAIR-27.61")
def test_suliban_recall_a_card_and_duplicate_an_ally_of_the_market() -> None:
    more: Given = {"hand": ["rom"], "zones": {"staging": [["phlox", "harry_mudd"]]}}
    game = play("suliban", **more).choose("rom", "copy:karemma:0")
    assert hand(game) == ["phlox"]
    assert game.own().latinum == 1
    assert game.market()[3] == "karemma"
    assert game.held(STAGING) == ["harry_mudd", "suliban"]
    game = play("suliban", market=["bynars"], **more).choose("no", "copy:bynars:0", "market:cargo", "deck")
    assert game.held(LOG) == ["suliban"]  # it stands for the card that logs itself
    assert play("suliban", **more).choose("no", "no").asked == (0, "act")


def test_tholians_count_locations_under_control() -> None:
    game = play("tholians", zones=in_play("archer_iv", "baku")).choose("yes")
    assert resources(game) == (4, 2, 0)
    assert len(game.held(HAND)) == 1
    assert game.held(LOG) == ["tholians"]
    assert play("tholians").choose("no").held(HAND) == []
