"""CHAIR-11: where Glory comes from, and how the Stardate cards run out."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.chair.state import STAGING

from .given import Sitting, given

MARKET = ["laris", "orb_of_time", "uss_reliant", "bynars"]


def gaining_three(**more: Any) -> Sitting:
    """Admiral Pressman, on duty: dismiss a cloak to gain 3 Glory."""
    zones = {"duty": [["admiral_pressman"]], "fleet": [["cloaking_device"]]}
    return given(zones=zones, glory=[0, 0], **more)


@pytest.mark.rule("CHAIR-11.1")
def test_gained_glory_comes_from_the_stardate_card() -> None:
    game = gaining_three()
    game.choose("use:admiral_pressman:0")
    assert game.own().glory == 3 and game.state.on_stardate == 2


@pytest.mark.rule("CHAIR-11.2", "CHAIR-11.7")
@pytest.mark.example("CHAIR-11.7")
def test_emptied_card_goes_to_the_inactive_player_in_the_middle_of_a_gain() -> None:
    game = gaining_three(on_stardate=2)
    game.choose("use:admiral_pressman:0")
    assert game.own().glory == 3
    assert game.own(1).held == [0] and game.own().held == []
    assert (game.state.stardate, game.state.on_stardate) == (1, 6)


@pytest.mark.rule("CHAIR-11.2")
def test_next_card_is_filled_at_once() -> None:
    game = gaining_three(on_stardate=3)
    game.choose("use:admiral_pressman:0")
    assert (game.state.stardate, game.state.on_stardate) == (1, 7)


@pytest.mark.rule("CHAIR-11.2", "CHAIR-10.3", "CHAIR-10.4", "CHAIR-10.5")
@pytest.mark.parametrize(("place", "following", "wipes"), [(0, 7, False), (1, 7, False), (2, 6, True), (3, 5, False)])
def test_each_stardate_of_a_duel_is_emptied_held_and_carried_out(place: int, following: int, wipes: bool) -> None:
    """All four wipe the Market, the third one the Neutral Zone too."""
    neutral = ["dozaria", "archer_iv", "corvan_ii"]
    game = gaining_three(stardate=place, on_stardate=3, market=MARKET, neutral=neutral)
    game.choose("use:admiral_pressman:0")
    assert (game.state.stardate, game.state.on_stardate) == (place + 1, following) and game.own(1).held == [place]
    game.choose("end", "laris", "end")
    assert not set(game.market()) & set(MARKET) and game.own(1).held == []
    assert (not set(game.neutral()) & set(neutral)) == wipes


@pytest.mark.rule("CHAIR-11.3")
def test_held_stardate_lies_there_until_clean_up_and_is_no_card_in_play() -> None:
    game = gaining_three(on_stardate=3, market=MARKET)
    game.choose("use:admiral_pressman:0")
    assert game.held(STAGING, 1) == []
    assert [each["held"] for each in game.view()["captains"]] == [[], [1]]
    game.choose("end", "laris")
    assert game.asked == (1, "act") and game.market() == MARKET
    game.choose("end")
    assert game.own(1).held == [] and not set(game.market()) & set(MARKET)


@pytest.mark.rule("CHAIR-11.4", "CHAIR-5.2")
def test_last_stardate_stays_and_glory_comes_from_the_supply() -> None:
    game = gaining_three(stardate=4, on_stardate=1)
    game.choose("use:admiral_pressman:0")
    assert game.own().glory == 3
    assert (game.state.stardate, game.state.on_stardate) == (4, 0)
    assert game.state.closing == 3 and [game.own(side).held for side in (0, 1)] == [[], []]


@pytest.mark.rule("CHAIR-11.4")
def test_resolution_is_triggered_once() -> None:
    game = gaining_three(stardate=4, on_stardate=0, closing=1)
    game.choose("use:admiral_pressman:0")
    assert game.own().glory == 3 and game.state.closing == 1


@pytest.mark.rule("CHAIR-11.5")
def test_stardate_that_is_simply_removed() -> None:
    """The second one of the pile for an Ensign."""
    game = gaining_three(pile="ensign", stardate=1, on_stardate=3)
    game.choose("use:admiral_pressman:0")
    assert (game.state.stardate, game.state.on_stardate) == (2, 7)
    assert [game.own(side).held for side in (0, 1)] == [[], []]


@pytest.mark.rule("CHAIR-11.6")
def test_glory_gained_in_the_opponents_turn_can_hand_the_card_to_oneself() -> None:
    """Picard takes control of Dozaria; Shran gains the last Glory for his Away Team there."""
    game = given(stage="control", neutral=["dozaria"], teams={"dozaria": (3, 1)}, on_stardate=1)
    game.choose("control:dozaria")
    assert game.own(1).glory == 2
    assert game.own(1).held == [0] and game.own().held == []


@pytest.mark.rule("CHAIR-11.8")
@pytest.mark.parametrize(
    ("stardate", "before", "after", "held"),
    [(0, 5, (0, 4), []), (0, 1, (1, 7), [0]), (4, 0, (4, 0), [])],
)
def test_glory_removed_from_the_stardate(stardate: int, before: int, after: tuple[int, int], held: list[int]) -> None:
    """Ni'Var, played from the hand: remove 1 Glory, which nobody gains."""
    game = given(
        captains=("burnham", "shran"),
        hand=[["bur_nivar"]],
        glory=[0, 0],
        stardate=stardate,
        on_stardate=before,
        closing=1 if stardate == 4 else -1,
    )
    game.choose("play:bur_nivar:0", "no")
    assert (game.state.stardate, game.state.on_stardate) == after
    assert [game.own(side).glory for side in (0, 1)] == [0, 0]
    assert game.own(1).held == held


@pytest.mark.rule("CHAIR-11.9", "CHAIR-16.3")
def test_glory_on_a_market_card_does_not_come_from_the_stardate() -> None:
    game = given(hand=[["pic_recruit", "rom"]], market=MARKET, tokens={"laris": (2, 1, 3)})
    game.choose("play:pic_recruit:0", "rom", "market:person", "discard")
    assert (game.own().dilithium, game.own().latinum, game.own().glory) == (3, 2, 4)
    assert game.state.on_stardate == 5 and game.tokens("laris") == (0, 0, 0)
