"""SETI-15.4: messages that are answered 15 points later."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.seti.cards import HAND_CARDS, MESSAGE_REWARDS, Condition
from wardroom.games.seti.cards.decks import ALIEN_DECKS
from wardroom.games.seti.flow.conditions import holds
from wardroom.games.seti.scoring import SETS
from wardroom.games.seti.state import ALIENS_GONE, PLAYED, RIVAL, zone

from .aliens import TRACE, changes, ended, known, marking, offered
from .given import Sitting, given

ACTED = [20, 25, 30, 50, 70]
"""Gold and neutral milestones, out of the way."""


def discovering(seats: int = 2, **more: Any) -> Sitting:
    """Seat 0 fills the last discovery space of the left species, for 5 VP, and ends its turn."""
    position: dict[str, Any] = {
        "species": ("centaurians", "anomalies"),
        "traces": [{"red": 1, "yellow": 1}],
        "hand": [[TRACE]],
        "credits": [1],
        "energy": [0],
        "score": [0] * max(2, seats),
        "publicity": [0, 0],
    }
    game = given(seats, **{**position, **more})
    return ended(game.choose("play", TRACE, "left:blue:0"))


def reaching(score: int, **more: Any) -> Sitting:
    """Seat 0 marks a trace for 3 VP, which brings it to this score, and ends its turn."""
    position: dict[str, Any] = {
        "score": [score - 3, 0],
        "milestones": [ACTED, ACTED],
        "hand": [[TRACE]],
        "credits": [1],
        "energy": [0],
    }
    game = known("centaurians", **{**position, **more})
    return ended(game.choose("play", TRACE, "left:red:-1"))


def playing(card: str, **more: Any) -> Sitting:
    """Seat 0 has played a Centaurian card."""
    position: dict[str, Any] = {"hand": [[card]], "score": [10, 0], "milestones": [ACTED, ACTED], "energy": [2]}
    return known("centaurians", **{**position, **more}).choose("play", card)


# Messages


@pytest.mark.rule("SETI-15.4.1")
def test_everybody_puts_a_message_tile_15_points_ahead() -> None:
    game = discovering(3, score=[0, 7, 31], milestones=[ACTED] * 3)
    assert [game.agency(seat).message for seat in range(3)] == [20, 22, 46]


@pytest.mark.rule("SETI-15.4.1")
def test_the_rival_puts_one_too() -> None:
    game = discovering(1, score=[0, 4], traces=[{"red": -1, "yellow": -1}])
    assert game.agency(RIVAL).message == 19
    assert game.agency(0).message == 20


@pytest.mark.rule("SETI-15.4.1")
@pytest.mark.parametrize(("score", "asked"), [(19, "turn"), (20, "message"), (21, "message")])
def test_a_message_is_answered_when_its_tile_is_reached_or_passed(score: int, asked: str) -> None:
    game = reaching(score, message=[20])
    assert game.ask.kind == asked


@pytest.mark.rule("SETI-12.8", "SETI-15.4.1")
def test_whoever_ended_the_turn_is_answered_first() -> None:
    game = reaching(20, message=[20, 0])
    assert game.asked == (0, "message")
    game.choose("message_publicity")
    assert game.asked == (1, "message")
    game.choose("message_vp")
    assert [game.agency(seat).message for seat in (0, 1)] == [None, None]
    assert game.agency(1).score == 8


@pytest.mark.rule("SETI-15.4.1")
@pytest.mark.parametrize(
    ("reward", "gained"),
    [
        ("message_card", {"cards": 1, "energy": 1}),
        ("message_publicity", {"publicity": 3}),
        ("message_vp", {"score": 8}),
    ],
)
def test_what_the_messages_bring(reward: str, gained: dict[str, int]) -> None:
    game = reaching(20, message=[20])
    before = game.wealth()
    game.choose(reward)
    if reward == "message_card":
        assert offered(game) == ["centaurians:open", "centaurians:deck"]
        game.choose("centaurians:deck")
    assert changes(game, before) == gained
    assert reward not in game.state.messages
    assert game.agency().message is None


@pytest.mark.rule("SETI-15.4.1")
def test_a_message_may_bring_a_trace_of_any_colour() -> None:
    game = reaching(20, message=[20]).choose("message_trace")
    assert game.asked == (0, "trace")
    game.choose("left:yellow:3")
    assert game.agency().score == 25


@pytest.mark.rule("SETI-15.4.1")
def test_a_reward_that_is_covered_cannot_be_taken_again() -> None:
    game = reaching(20, message=[20], messages=["message_trace", "message_vp"])
    assert game.options == ["message_trace", "message_vp"]


@pytest.mark.rule("SETI-1.19")
def test_message_rewards_lie_from_left_to_right() -> None:
    wanted = ["message_trace", "message_card", "message_publicity", "message_vp"]
    assert [reward.id for reward in MESSAGE_REWARDS] == wanted == reaching(20, message=[20]).options


@pytest.mark.rule("SETI-15.4.1")
def test_a_message_is_answered_once() -> None:
    game = reaching(20, message=[20]).choose("message_publicity")
    assert game.asked == (1, "turn")
    assert game.agency().message is None


@pytest.mark.rule("SETI-15.4.8")
def test_a_tile_stands_on_an_absolute_score_above_100_too() -> None:
    assert discovering(score=[95, 0], milestones=[ACTED]).agency().message == 115
    assert reaching(114, message=[115]).asked == (1, "turn")
    assert reaching(115, message=[115]).asked == (0, "message")


# Cards


@pytest.mark.rule("SETI-15.4.2")
def test_a_card_costs_energy_and_is_kept() -> None:
    game = playing("infocluster", credits=[0], energy=[1])
    assert game.agency().energy == 0
    assert game.agency().credits == 1  # its effect
    assert game.agency().publicity == 1
    assert game.played() == ["infocluster"]
    ((mark, card),) = game.agency().pending
    assert mark == 25
    assert game.state.cards.faces[card] == "infocluster"


@pytest.mark.rule("SETI-15.4.2")
def test_without_the_energy_it_cannot_be_played() -> None:
    game = known("centaurians", hand=[["infocluster"]], credits=[9], energy=[0])
    assert game.why("play") is not None


@pytest.mark.rule("SETI-15.4.7")
def test_the_marker_is_ahead_of_the_score_before_the_effect() -> None:
    """Hivemind Concept: rotate; a computer tech, whose first tile scores 2 VP."""
    game = playing("hivemind_concept", decks={"computer_1": ["bonus_vp"]}).choose("computer_1")
    if game.ask.kind == "slot":
        game.choose("1")
    assert game.agency().score == 15
    assert [mark for mark, _ in game.agency().pending] == [25]


@pytest.mark.rule("SETI-15.4.2")
@pytest.mark.parametrize(("score", "answered"), [(24, False), (25, True), (28, True)])
def test_the_other_part_comes_when_the_marker_is_reached_or_passed(score: int, answered: bool) -> None:
    game = waiting(["infocluster"], [25], score)
    assert game.tucked() == (["infocluster"] if answered else [])
    assert game.agency().publicity == int(answered)
    assert len(game.agency().pending) == int(not answered)


@pytest.mark.rule("SETI-15.4.2", "SETI-3.10")
def test_the_other_part_waits_for_the_end_of_the_turn() -> None:
    game = known("centaurians", hand=[["infocluster", TRACE]], score=[7, 0], milestones=[ACTED], energy=[1])
    game.state.agencies[0].pending = []
    game.choose("play", "infocluster")
    game.state.agencies[0].score = 22  # as if the turn had scored so much
    assert game.asked == (0, "turn")
    assert game.tucked() == []
    ended(game)
    assert game.tucked() == ["infocluster"]


@pytest.mark.rule("SETI-15.4.2")
def test_it_may_be_the_end_of_another_players_turn() -> None:
    game = waiting(
        ["infocluster"], [20], 20, active=1, score=[20, 0], hand=[[], [TRACE]], credits=[0, 1], energy=[0, 0]
    )
    assert game.tucked() == ["infocluster"]


@pytest.mark.rule("SETI-15.4.3", "SETI-12.11")
def test_pending_cards_are_answered_in_the_order_they_were_played() -> None:
    game = waiting(["synthesis_instructions", "alien_schematics", "a_message_from_afar"], [18, 20, 20])
    colors = []
    while game.ask.kind == "trace":
        colors.append(game.options[0].split(":")[1])
        game.choose(f"left:{colors[-1]}:-1")
    assert colors == ["yellow", "blue", "red"]


def waiting(cards: list[str], marks: list[int], to: int = 20, **more: Any) -> Sitting:
    """These cards wait for these scores; seat 0 reaches the score and ends its turn."""
    position: dict[str, Any] = {
        "score": [to - 3, 0],
        "milestones": [ACTED, ACTED],
        "hand": [[TRACE]],
        "played": [cards],
        "credits": [1],
        "energy": [0],
    }
    game = known("centaurians", **{**position, **more})
    lying = {game.state.face(card): card for card in game.state.cards.rows[zone(0, PLAYED)]}
    game.state.agencies[0].pending = [(mark, lying[face]) for face, mark in zip(cards, marks)]
    return ended(game.choose("play", TRACE, "left:red:-1"))


INCOMES = {
    "vessel_designs": "publicity",
    "exocomputers": "data",
    "infocluster": "publicity",
    "hivemind_concept": "data",
    "telescope_blueprints": "publicity",
    "torrent_chain_signal": "data",
}


@pytest.mark.rule("SETI-15.4.4")
@pytest.mark.parametrize("card", INCOMES)
def test_some_cards_become_income(card: str) -> None:
    game = waiting([card], [20])
    assert game.tucked() == [card]
    assert game.played() == []
    assert getattr(game.agency(), INCOMES[card]) == 1  # one unit at once
    assert game.agency().pending == []


@pytest.mark.rule("SETI-15.4.4", "SETI-14.2")
@pytest.mark.parametrize("card", INCOMES)
def test_data_and_publicity_income_is_collected_but_counts_for_no_tile(card: str) -> None:
    game = known(
        "centaurians", tucked=[[card]], passed=[False, True], reminder=False, credits=[0], energy=[0], data=[0]
    )
    for name in ("incomes_of_each_kind", "credit_or_energy_income"):
        assert SETS[name](game.state, 0) == 0
    game.choose("pass")
    while game.ask.kind == "end-card":
        game.choose(game.options[0])
    assert game.state.round == 2
    assert getattr(game.agency(), INCOMES[card]) == 1


@pytest.mark.rule("SETI-15.4.4", "SETI-20.9")
@pytest.mark.parametrize(
    ("card", "options"),
    [("a_message_from_afar", "red"), ("synthesis_instructions", "yellow"), ("alien_schematics", "blue")],
)
def test_others_give_a_trace_and_leave_the_game(card: str, options: str) -> None:
    game = waiting([card], [20])
    assert {option.split(":")[1] for option in game.options} == {options}
    game.choose(f"left:{options}:3")
    assert game.agency().score == 25
    assert game.played() == []
    assert card in game.faces(ALIENS_GONE)
    assert card not in game.discards


@pytest.mark.rule("SETI-15.4.4")
def test_music_of_the_spheres_gives_a_credit_and_any_trace() -> None:
    game = waiting(["music_of_the_spheres"], [20])
    assert game.agency().credits == 1
    assert {option.split(":")[1] for option in game.options} == {"red", "yellow", "blue"}
    game.choose("left:red:3")
    assert "music_of_the_spheres" in game.faces(ALIENS_GONE)


@pytest.mark.rule("SETI-15.4.6")
def test_they_are_no_missions_and_no_end_of_game_cards() -> None:
    for card in ALIEN_DECKS["centaurians"]:
        assert HAND_CARDS[card].mission is None and HAND_CARDS[card].endgame is None
    game = playing("infocluster")
    assert game.why("mission") is not None
    waited = waiting(["infocluster"], [20])
    assert waited.done() == []
    assert not holds(waited.state, 0, Condition("completed_missions"))
    assert SETS["mission_pairs"](waited.state, 0) == 0


# Every space of the board

SPACES: list[dict[str, int]] = [
    {"score": 5, "cards": 1},
    {"score": 3, "cards": 1},
    {"score": 5},
    {"score": 15, "data": -3},
    {"score": 6, "data": -1},
]


@pytest.mark.rule("SETI-15.4.5")
@pytest.mark.parametrize("color", ["red", "yellow", "blue"])
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_what_the_spaces_give_and_cost(color: str, row: int) -> None:
    game = marking("centaurians", data=[3])
    before = game.wealth()
    game.choose(f"left:{color}:{row}")
    if row < 3:
        game.choose("centaurians:open")
    assert changes(game, before) == SPACES[row - 1]
    assert game.state.species[0].board == [(color, row, 0)]


@pytest.mark.rule("SETI-15.4.5")
@pytest.mark.parametrize(("row", "cost"), [(4, 3), (5, 1)])
def test_data_is_paid_from_the_pool_only(row: int, cost: int) -> None:
    game = marking("centaurians", data=[cost - 1], upper=[6])
    assert game.refused(f"left:red:{row}") == "SETI-13.14"
    assert marking("centaurians", data=[cost]).why(f"left:red:{row}") is None


@pytest.mark.rule("SETI-15.4.5")
def test_the_top_space_holds_any_number() -> None:
    there = [("red", 5, 1), ("red", 5, 0)]
    game = marking("centaurians", data=[1], board=[there]).choose("left:red:5")
    assert game.state.species[0].board == [*there, ("red", 5, 0)]
