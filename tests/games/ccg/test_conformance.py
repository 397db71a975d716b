"""The conformance kit on the Star Trek CCG."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.ccg.given import Given, Sitting
from tests.games.ccg.test_attempts import GOOD
from wardroom.games.ccg import GAME
from wardroom.games.ccg.flow.attempt import Attempt
from wardroom.games.ccg.flow.battle_people import PeopleBattle, side_of
from wardroom.testing import Rates, check, check_any_order, check_copy, check_save, robust

slow = pytest.mark.slow

FEW = Rates(
    cards=0.02, options=0.03, copies=0.01, undo=0.02, fork=0.01, to_the_end=0.002, save=0.002, leak=0.01, world=0.01
)
"""The games are long: less of each, which over the games still is enough to find what goes wrong often."""


@slow
def test_random_games_conform() -> None:
    report = check(GAME, 3, "tests", rates=FEW).raise_first()
    assert report.counts["leak pairs"] >= 20
    assert report.counts["undos"] and report.counts["saves"] and report.counts["lockstep steps"]


@slow
def test_games_of_other_players_conform() -> None:
    check(GAME, 2, "players", players=("hasty", "contrary"), rates=FEW).raise_first()


@slow
def test_what_is_not_offered_or_not_a_file_raises_our_errors_only() -> None:
    report = robust(GAME, 100).raise_first()
    assert report.counts["options"] >= 100 and report.counts["records"] >= 100


def boxed() -> Sitting:
    """In the middle of an attempt: Betazoid Gift Box, which was earned, gives three cards of the deck."""
    given = Given()
    number = given.mission("first_contact")
    given.under(number, "betazoid_gift_box", seat=0)
    given.deck(0, "sarek", "taitt", "sela", "worf", "data")
    team = given.surface(number, *GOOD)
    game = given.sit().order("attempt", given.state.locations[number].missions[0], team[0]).passing()
    assert game.ask.kind == "take-from-deck"
    return game


def test_a_copy_in_the_middle_of_an_attempt_or_a_battle_shares_nothing() -> None:
    """What is under way is written on by the attempt itself."""
    game = boxed()
    assert isinstance(game.state.doing, Attempt)
    check_copy(game.state)
    check_save(game.table)
    state, fighters = game.state, [card for card in game.state.table() if game.state.kind(card) == "personnel"]
    state.doing = PeopleBattle(0, [side_of(state, fighters[0], True), side_of(state, fighters[1], False)])
    check_copy(state)


def test_what_is_taken_from_a_deck_is_the_same_in_any_order() -> None:
    """It goes to the hand, which has no order."""
    line = boxed().table.line
    assert sum(check_any_order(line, Random(seed)) for seed in range(8)) > 0
