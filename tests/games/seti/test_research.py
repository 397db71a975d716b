"""SETI-5g: research as a main action."""

from __future__ import annotations

import pytest

from wardroom.games.seti.cards import TECHS

from .given import given


@pytest.mark.rule("SETI-5.29")
def test_research_costs_6_publicity() -> None:
    game = given(2, publicity=[8], decks={"probe_2": ["bonus_vp"]}).choose("research", "probe_2")
    assert game.agency().publicity == 2
    assert game.agency().techs == ["probe_2"]
    assert game.asked == (0, "turn")


@pytest.mark.rule("SETI-5.29")
@pytest.mark.parametrize("publicity", [0, 5])
def test_with_less_it_is_impossible(publicity: int) -> None:
    assert given(2, publicity=[publicity]).refused("research") == "SETI-5.29"


@pytest.mark.rule("SETI-5.30")
def test_first_the_rotation_then_the_choice() -> None:
    """A push brings publicity before the tech is chosen."""
    game = given(2, publicity=[6], probes=[[(2, 1)]], next_disc=2).choose("research")
    assert game.state.turned == (7, 7, 0)
    assert game.agency().publicity == 1  # a comet
    assert game.asked == (0, "tech")
    assert [option for option in game.options if option != "free"] == list(TECHS)


@pytest.mark.rule("SETI-5.30")
def test_the_rotation_is_not_a_choice() -> None:
    game = given(2, publicity=[6], techs=[list(TECHS)[:11]], decks={"computer_4": ["bonus_vp"]})
    game.choose("research")
    assert "rotated" in game.log()
    assert game.asked == (0, "slot")  # only one tech was left


@pytest.mark.rule("SETI-5.44")
def test_research_needs_a_tech_that_can_be_taken() -> None:
    game = given(2, publicity=[10], techs=[list(TECHS)[:11]], bare=["computer_4"])
    assert game.refused("research") == "SETI-5.44"
    owner = given(2, publicity=[10], techs=[list(TECHS)])
    assert owner.refused("research") == "SETI-5.44"


@pytest.mark.rule("SETI-5.31", "SETI-5.32")
def test_points_and_bonus_of_a_first_tile() -> None:
    game = given(2, publicity=[6], score=[0], decks={"telescope_2": ["bonus_vp"]}).choose("research", "telescope_2")
    assert game.agency().score == 2 + 3
    second = given(2, publicity=[6], score=[0], first_tiles=[], decks={"telescope_2": ["bonus_vp"]})
    assert second.choose("research", "telescope_2").agency().score == 3


@pytest.mark.rule("SETI-5.33")
def test_a_computer_tech_asks_for_its_slot() -> None:
    game = given(2, publicity=[6], decks={"computer_2": ["bonus_vp"]}).choose("research", "computer_2")
    assert game.asked == (0, "slot") and game.options == ["1", "3", "5", "6"]
    game.choose("6")
    assert game.agency().computers == {6: "computer_2"}


def test_a_free_action_may_come_before_the_choice() -> None:
    game = given(2, publicity=[6], data=[1]).choose("research", "free", "place")
    assert game.asked == (0, "tech")
    game.choose("probe_3")
    assert game.agency().techs == ["probe_3"]
