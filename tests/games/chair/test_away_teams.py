"""CHAIR-20: sending and removing Away Teams."""

from __future__ import annotations

import pytest

from .given import Sitting, given

ZONE = ["betazed", "risa", "dozaria"]
ENTERPRISE = "pic_uss_enterprise_d"


def talas(**more: object) -> Sitting:
    """Shran plays Talas, who sends an Away Team anywhere."""
    position: dict[str, object] = {"captains": ("shran", "picard"), "hand": [["shr_talas"]], "neutral": ZONE}
    game = given(**{**position, **more})  # type: ignore[arg-type]
    return game.choose("play:shr_talas:0")


@pytest.mark.rule("CHAIR-20.1", "CHAIR-27.45")
def test_more_ships_of_the_other_captain_block_a_neutral_location() -> None:
    game = talas(at={ENTERPRISE: "risa"})
    assert game.asked == (0, "send")
    assert game.why("risa") == ("CHAIR-20.1", "ships-block")
    assert game.options == ["betazed", "dozaria"]


@pytest.mark.rule("CHAIR-20.1")
def test_as_many_ships_as_they_have_are_enough() -> None:
    game = talas(at={ENTERPRISE: "risa", "shr_kumari": "risa"})
    game.choose("risa")
    assert game.teams("risa") == (1, 0)


@pytest.mark.rule("CHAIR-20.1", "CHAIR-7.1")
def test_their_away_teams_block_nothing() -> None:
    game = talas(teams={"risa": (0, 5)})
    game.choose("risa")
    assert game.teams("risa") == (1, 5)


@pytest.mark.rule("CHAIR-20.1")
def test_a_location_of_ones_own_is_always_open_and_theirs_never() -> None:
    game = talas(zones={"places": [["derna"], ["freecloud"]]})
    assert game.options == [*ZONE, "derna"]
    game.choose("derna")
    assert game.teams("derna") == (1, 0) and game.own().teams == 4


@pytest.mark.rule("CHAIR-20.2")
def test_no_ship_is_needed_unless_the_effect_says_so() -> None:
    assert talas().options == ZONE
    game = given(hand=[["pic_type_7_shuttlecraft"]], neutral=ZONE, at={ENTERPRISE: "dozaria"})
    game.choose("play:pic_type_7_shuttlecraft:0")  # only where one has a SHIP
    assert game.teams("dozaria") == (1, 0)


@pytest.mark.rule("CHAIR-20.7")
def test_teams_come_from_the_captain_first() -> None:
    game = talas(teams={"risa": (4, 0)})
    game.choose("betazed")
    assert game.teams("betazed") == (1, 0) and game.teams("risa") == (4, 0) and game.own().teams == 0


@pytest.mark.rule("CHAIR-20.3", "CHAIR-20.7")
def test_with_none_on_the_captain_they_come_from_other_cards() -> None:
    game = talas(teams={"risa": (4, 0), "dozaria": (1, 0)})
    game.choose("betazed")
    assert game.asked == (0, "send-from") and game.options == ["risa", "dozaria", "no"]
    game.choose("risa")
    assert game.teams("betazed") == (1, 0) and game.teams("risa") == (3, 0)


@pytest.mark.rule("CHAIR-20.3")
def test_nobody_must_take_them_from_other_cards() -> None:
    game = talas(teams={"risa": (5, 0)})
    game.choose("no")
    assert game.teams("risa") == (5, 0) and "sent" not in game.log()
    game = given(hand=[["iconian_gateway"]], neutral=ZONE, teams={"risa": (4, 0)})
    game.choose("play:iconian_gateway:0", "3", "betazed", "no")
    assert game.teams("betazed") == (1, 0) and game.teams("risa") == (4, 0)  # the one that was left on the Captain


@pytest.mark.rule("CHAIR-20.4", "CHAIR-27.45")
def test_removed_teams_go_back_to_their_captain() -> None:
    """Worf on duty removes one of theirs where he has one of his own."""
    game = given(
        zones={"duty": [["pic_worf"]]},
        hand=[["pic_data"]],
        neutral=ZONE,
        teams={"risa": (1, 2)},
        glory=[0],
    )
    game.choose("use:pic_worf:0", "pic_data")
    assert game.teams("risa") == (1, 1) and game.own(1).teams == 4 and game.own().glory == 1


@pytest.mark.rule("CHAIR-20.5")
def test_there_is_no_limit_of_teams_at_a_location() -> None:
    game = talas(teams={"risa": (4, 4)})
    game.choose("risa")
    assert game.teams("risa") == (5, 4)


@pytest.mark.rule("CHAIR-20.6")
def test_an_effect_that_ignores_ships_sends_past_them() -> None:
    game = given(hand=[["iconian_gateway"]], neutral=ZONE, at={"shr_kumari": "risa"})
    game.choose("play:iconian_gateway:0", "3")
    assert game.why("risa") is None
    game.choose("risa")
    assert game.teams("risa") == (3, 0)


@pytest.mark.rule("CHAIR-20.6")
def test_a_standing_fact_lifts_the_block_too() -> None:
    hand = [["ktinga_battlecruiser"]]
    game = given(hand=hand, neutral=ZONE, at={"shr_kumari": "risa"})
    assert game.choose("play:ktinga_battlecruiser:0").why("risa") == ("CHAIR-20.1", "ships-block")
    game = given(hand=hand, neutral=ZONE, at={"shr_kumari": "risa"}, zones={"fleet": [["pic_phasing_cloak"]]})
    game.choose("play:ktinga_battlecruiser:0", "risa")
    assert game.teams("risa") == (1, 0)
