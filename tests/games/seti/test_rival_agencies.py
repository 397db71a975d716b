"""SETI-18 and SETI-19: winning alone, and the notes on the expansion Space Agencies."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.seti import GAME
from wardroom.games.seti.cards import LONG_TERM_OBJECTIVES, OBJECTIVES
from wardroom.games.seti.flow import objectives, signals
from wardroom.games.seti.flow.setup import setup
from wardroom.games.seti.scoring import lines, total, totals, won
from wardroom.games.seti.state import GONE, OBJECTIVES_DONE, OBJECTIVES_OPEN, OVER, RIVAL_DECK, Seti
from wardroom.games.seti.state import OBJECTIVES as STACK
from wardroom.kernel import Chance, Table

from .driving import drive
from .given import Sitting, given
from .rivals import NEUTRAL, RIVAL, SETTINGS, known, told

AGENCIES = {"difficulty": 2, "agencies": True}


def dealt(seed: int = 0, **settings: Any) -> Seti:
    return setup(1, GAME.agreed(settings), Chance(b"agencies %d" % seed))


def with_agencies(**position: Any) -> Sitting:
    return given(1, **{"score": [0, 0], "publicity": [0, 0], "settings": AGENCIES, **position})


def long_term(state: Seti) -> list[str]:
    return [state.face(card) for card in state.cards.rows[OBJECTIVES_OPEN] if state.face(card) in LONG_TERM_OBJECTIVES]


# Winning alone


@pytest.mark.rule("SETI-18.1")
def test_the_human_scores_as_ever_and_the_rival_by_its_own_lines() -> None:
    """The human has a gold box and a gold tile, the rival only its points and the objectives."""
    game = given(
        1,
        score=[40, 50],
        milestones=[[20, 25, 30], [20, 25, 30, 50]],
        gold=[{"tech": 0}, {"other": 0}],
        techs=[["probe_2", "telescope_2", "computer_2"]],
        objectives={"obj_302": [], "obj_308": []},
        settings={"difficulty": 2},
        phase=OVER,
    )
    assert [line.key for line in lines(game.state, RIVAL)] == ["score", "objectives"]
    assert total(game.state, 0) == 40 + 11
    stack = len(game.faces(STACK))
    assert total(game.state, RIVAL) == 50 + 5 * (2 + stack)


@pytest.mark.rule("SETI-18.2")
@pytest.mark.parametrize("own, rivals, victory", [(51, 50, True), (50, 50, False), (49, 50, False)])
def test_a_tie_is_no_win(own: int, rivals: int, victory: bool) -> None:
    game = given(1, score=[own, rivals], settings=SETTINGS, phase=OVER)
    assert won(game.state) is victory
    game.state.scores = totals(game.state)
    assert GAME.victors is not None
    assert GAME.victors(game.state) == ([0] if victory else [])


@pytest.mark.rule("SETI-18.3")
def test_the_final_total_of_the_rival() -> None:
    """60, 5 for each of 3 objectives, Neuralab's 20, and a tenth of the 95 for the most danger."""
    game = given(
        1,
        **known("exertians", exertians_played=[[], ["neuralab"]]),
        score=[0, 60],
        objectives={"obj_302": [], "obj_308": [], "obj_307": [1]},
        bare=["objectives"],
        settings={"difficulty": 2},
        phase=OVER,
    )
    assert total(game.state, RIVAL) == 60 + 15 + 20 - 9


# Space Agencies


@pytest.mark.rule("SETI-19.1")
def test_only_rounds_two_to_five_are_played() -> None:
    assert (dealt().round, dealt(agencies=True).round) == (1, 2)
    table = Table(GAME, 1, seed=b"four rounds", settings=AGENCIES)
    rounds = []
    while not table.over:
        (ask,) = table.line.asks
        rounds.append(table.line.state.round)
        table.seat(0).choose("pass" if "pass" in ask.options else ask.options[0])
    assert sorted(set(rounds)) == [2, 3, 4, 5]


@pytest.mark.rule("SETI-19.2", "SETI-19.3")
def test_signal_tokens_are_spent_in_a_scan_two_at_most() -> None:
    """Three row cards: one for the scan, one for each of two tokens; the third token stays."""
    game = with_agencies(credits=[1], energy=[2], row=("alice", "dune", "grant"))
    game.agency().signal_tokens = 3
    game.choose("scan", "token", "alice", "procyon", "token", "dune", "barnards_star", "earth")
    while game.asked != (0, "turn"):
        assert "token" not in game.options
        game.choose(game.options[0])
    assert game.agency().signal_tokens == 1
    assert sorted(game.discards[:3]) == ["alice", "dune", "grant"]
    assert sum(star.markers.count(0) for star in game.state.stars.values()) == 4


@pytest.mark.rule("SETI-19.4")
def test_neutral_markers_are_those_of_another_player() -> None:
    """Neutral has the second-most markers and leaves one on the first position."""
    game = with_agencies(stars={"kepler_22": [NEUTRAL, NEUTRAL, 0, 0, 0]})
    game.state.stars["kepler_22"].complete = True
    drive(signals.resolve_sector(game.state, 0, "kepler_22"), ("left", "red", 0))
    star = game.star("kepler_22")
    assert (game.agency(0).wins, star.markers, star.data) == (["kepler_22"], [NEUTRAL], 4)


@pytest.mark.rule("SETI-19.4")
def test_neutral_never_wins() -> None:
    """Two neutral markers, the last of them placed last, and two of the rival's in the smallest sector."""
    markers = [RIVAL, RIVAL, NEUTRAL, NEUTRAL]
    assert (signals.winner(markers), signals.second(markers)) == (RIVAL, NEUTRAL)


@pytest.mark.rule("SETI-19.5")
def test_a_finished_long_term_objective_leaves_the_game() -> None:
    game = with_agencies(round=2)
    face = long_term(game.state)[0]
    card = next(each for each in game.state.tasks if game.state.face(each) == face)
    game.state.tasks[card] = [1, 2, 3]
    objectives.end_of_turn(game.state)
    assert game.state.cards.at[card] == GONE
    assert (card in game.state.tasks, game.faces(OBJECTIVES_DONE)) == (False, [])
    before = game.state.progress
    drive(objectives.spend(game.state))  # two are due in round 2, and the other one has 3 open tasks
    assert game.state.progress == before + 2 * 3 + 3


@pytest.mark.rule("SETI-19.6")
@pytest.mark.parametrize("round_, due, counts", [(2, 2, True), (3, 3, True), (4, 4, True), (5, 0, False)])
def test_open_tasks_are_progress_at_the_end_of_rounds_two_to_four(round_: int, due: int, counts: bool) -> None:
    game = with_agencies(round=round_, progress=1)
    one, two = [card for card in game.state.tasks if objectives.long_term(game.state, card)]
    game.state.tasks[one] = [1]
    game.state.tasks[two] = [1, 3]
    steps = 3 * due + (2 + 1 if counts else 0)
    drive(objectives.spend(game.state))
    assert sum(args["steps"] for args in told(game, "rival-advances")) == steps


@pytest.mark.rule("SETI-19.7")
def test_unfinished_long_term_objectives_are_worth_nothing_at_the_end() -> None:
    game = with_agencies(phase=OVER)
    ordinary = 3 + len(game.faces(STACK))
    assert len(long_term(game.state)) == 2
    assert total(game.state, RIVAL) == 5 * ordinary


@pytest.mark.rule("SETI-19.7")
def test_one_event_marks_one_task() -> None:
    """A trace fulfils a task of the long-term objective or of another one, as the player chooses."""
    game = with_agencies(objectives={"obj_903": [1], "obj_307": []}, upper=[6], energy=[1])
    game.choose("analyse", "left:blue:0")
    assert game.asked == (0, "task")
    assert game.options[:2] == ["obj_903:2", "obj_307:1"]
    game.choose("obj_903:2")
    assert sorted(game.state.tasks.values()) == [[], [1, 2]]


@pytest.mark.rule("SETI-19.8")
def test_two_long_term_objectives_replace_level_one_and_a_card_joins_the_deck() -> None:
    chosen = set()
    for seed in range(10):
        state = dealt(seed, **AGENCIES)
        assert len(long_term(state)) == 2
        chosen.update(long_term(state))
        tiles = [state.face(card) for zone in (STACK, OBJECTIVES_OPEN) for card in state.cards.rows[zone]]
        assert not any(OBJECTIVES[face].level == 1 for face in tiles if face in OBJECTIVES)
        assert sum(face in OBJECTIVES for face in tiles) == 3 + 5
        assert sum(face in OBJECTIVES for face in map(state.face, state.cards.rows[OBJECTIVES_OPEN])) == 3
        deck = sorted(map(state.face, state.cards.rows[RIVAL_DECK]))
        assert deck == ["s1", "s2", "s3", "s4", "se2_s1"]
    assert chosen == set(LONG_TERM_OBJECTIVES)


@pytest.mark.rule("SETI-19.10")
@pytest.mark.parametrize("round_, due", [(2, 2), (3, 3), (4, 4)])
def test_as_many_objectives_are_due_as_the_number_of_the_round(round_: int, due: int) -> None:
    done = [name for name in OBJECTIVES if name.startswith("obj_3")][:due]
    game = with_agencies(round=round_, completed=done, objectives={})
    assert len(game.faces(OBJECTIVES_DONE)) == due
    before = game.state.progress
    drive(objectives.spend(game.state))
    assert (game.faces(OBJECTIVES_DONE), game.state.progress) == ([], before)
