"""SETI-5h: passing; SETI-14.1 to 14.3, 14.13: the end of a round."""

from __future__ import annotations

import pytest

from wardroom.games.seti.state import END_1, GONE, HAND, OVER, zone
from wardroom.kernel import HIDDEN

from .given import Sitting, given

FULL_HAND = ["grant", "iss", "plato", "dragonfly", "hayabusa", "starship"]
STACK = ["pixl", "lightsail", "wow_signal"]


def passing(game: Sitting) -> Sitting:
    game.choose("pass")
    while game.ask.kind in ("discard", "end-card"):
        game.choose(game.options[0])
    return game


@pytest.mark.rule("SETI-5.39")
def test_passing_in_order_and_without_free_actions() -> None:
    game = given(2, hand=[FULL_HAND], decks={"end_1": STACK}, energy=[9], probes=[[(1, 5)]])
    game.choose("pass")
    assert game.asked == (0, "discard") and "free" not in game.candidates
    assert game.state.turned == (0, 0, 0)  # the hand first
    game.choose("grant", "iss")
    assert game.asked == (0, "end-card") and "free" not in game.candidates
    assert game.state.turned == (7, 0, 0) and not game.state.reminder  # then the rotation
    assert sorted(game.options) == sorted(STACK)
    game.choose("lightsail")
    assert game.hand()[-1] == "lightsail" and sorted(game.faces(END_1)) == ["pixl", "wow_signal"]
    assert game.ask.seat == 1
    log = [key for key in game.log() if key in ("passed", "discarded", "rotated", "end-card")]
    assert log == ["passed", "discarded", "discarded", "rotated", "end-card"]


@pytest.mark.rule("SETI-5.39")
def test_only_the_first_to_pass_rotates_and_only_who_passes_sees_the_stack() -> None:
    game = given(3, decks={"end_1": STACK}).choose("pass")
    read = game.state.cards.read
    assert all(read(card, 0) in (*STACK, *game.options) for card in game.state.cards.rows[END_1])
    assert all(read(card, 1).startswith(HIDDEN) for card in game.state.cards.rows[END_1])
    game.choose("pixl")
    turned = game.state.turned
    passing(game)
    assert game.state.turned == turned


@pytest.mark.rule("SETI-5.39")
def test_who_has_seen_the_stack_does_not_see_which_card_another_takes() -> None:
    game = given(3, decks={"end_1": [*STACK, "plato"]}).choose("pass", "pixl", "pass", "lightsail")
    taken = game.state.cards.rows[zone(1, HAND)][-1]
    assert game.state.cards.read(taken, 1) == "lightsail"
    assert game.state.cards.read(taken, 0).startswith(HIDDEN)
    told = [args["card"] for key, args in game.table.seat(0).log if key == "end-card"]
    assert told[0] == "pixl" and told[1].startswith(HIDDEN)
    assert sorted(game.choose("pass").options) == ["plato", "wow_signal"]


@pytest.mark.rule("SETI-5.40")
def test_in_round_5_the_first_to_pass_rotates_too_but_there_is_no_card() -> None:
    game = given(2, round=5)
    game.choose("pass")
    assert game.state.turned == (7, 0, 0) and not game.state.reminder
    assert game.ask.seat == 1 and game.hand() == []


@pytest.mark.rule("SETI-5.41")
def test_the_last_to_pass_chooses_between_two_and_the_other_is_discarded() -> None:
    game = given(2, decks={"end_1": STACK, "deck": ["noto_radio_observatory", "seti_at_home"]})
    game.choose("pass", "pixl", "pass")
    assert game.asked == (1, "end-card") and sorted(game.options) == ["lightsail", "wow_signal"]
    game.choose("lightsail")
    assert game.discards == ["wow_signal"] and game.faces(END_1) == []
    assert game.hand(1)[0] == "lightsail"


@pytest.mark.rule("SETI-5.41")
def test_alone_the_card_left_over_is_discarded_when_the_human_passes_last() -> None:
    game = given(1, decks={"end_1": STACK}, passed=[False, True], reminder=False)
    game.choose("pass")
    assert sorted(game.options) == sorted(STACK)
    game.choose("pixl")
    assert sorted(game.discards) == ["lightsail", "wow_signal"] and "pixl" not in game.faces(GONE)


@pytest.mark.rule("SETI-5.42")
def test_who_has_passed_takes_no_more_turns_this_round() -> None:
    game = passing(given(2, credits=[9, 9], energy=[9, 9]))
    assert game.ask.seat == 1
    game.choose("launch", "end")
    assert game.asked == (1, "turn") and game.state.round == 1
    passing(game)
    assert game.state.round == 2


@pytest.mark.rule("SETI-14.1")
def test_the_end_of_a_round() -> None:
    game = given(3, first=1, active=1, credits=[0, 0, 0])
    for _ in range(3):
        passing(game)
    state = game.state
    assert (state.round, state.first, state.active, state.reminder) == (2, 2, 2, True)
    assert [agency.credits for agency in state.agencies] == [3, 3, 3]
    log = [key for key in game.log() if key in ("income", "round")]
    assert log == ["income", "income", "income", "round"]


@pytest.mark.rule("SETI-14.1")
def test_alone_objectives_are_spent_before_income_and_the_marker_alternates() -> None:
    game = given(
        1,
        settings={"difficulty": 2},
        credits=[0],
        passed=[False, True],
        reminder=False,
        completed=["obj_101"],
        objectives={"obj_302": [], "obj_308": []},
    )
    passing(game)
    log = [key for key in game.log() if key in ("objectives-due", "income", "round", "rival-reveals")]
    assert log[:4] == ["objectives-due", "income", "round", "rival-reveals"]
    assert game.state.first == 1 and game.asked == (0, "turn")


@pytest.mark.rule("SETI-14.2")
def test_income_is_the_starting_card_and_a_unit_for_each_card_tucked() -> None:
    tucked = ["iss", "grant", "hayabusa", "plato", "vessel_designs", "exocomputers"]
    game = given(2, credits=[0], energy=[0], publicity=[0], tucked=[tucked], species=["centaurians", "anomalies"])
    passing(passing(game))
    wealth = game.wealth()
    assert (wealth["credits"], wealth["energy"]) == (3 + 2, 2 + 1)
    assert (wealth["publicity"], wealth["data"]) == (1, 1)
    assert wealth["cards"] == 1 + 1 + 1  # the end-of-round card, the starting card's and one for Hayabusa


@pytest.mark.rule("SETI-14.3")
def test_after_round_5_the_game_ends_without_income() -> None:
    game = given(2, round=4, credits=[0, 0])
    passing(passing(game))
    assert game.state.round == 5 and game.wealth()["credits"] == 3
    game.choose("pass", "pass")
    assert game.state.phase == OVER and game.table.over
    assert game.wealth()["credits"] == 3


@pytest.mark.rule("SETI-14.13")
def test_income_is_drawn_in_the_turn_order_of_the_round_that_ended() -> None:
    game = given(3, first=1, active=1, decks={"deck": ["pixl", "lightsail", "wow_signal"]})
    for _ in range(3):
        passing(game)
    assert [game.hand(seat)[-1] for seat in (1, 2, 0)] == ["pixl", "lightsail", "wow_signal"]
