"""The human's turn: what is reported, the objectives, the end of a round and of the game."""

from __future__ import annotations

from typing import Any

import pytest

from wardroom.games.seti.automa.companion import GAME, objectives, rounds, scoring
from wardroom.games.seti.automa.companion.asking import HUMAN
from wardroom.games.seti.automa.companion.sectors import lay, markers
from wardroom.games.seti.automa.companion.state import COUNT, HUMAN_TURN, PAUSE, Companion
from wardroom.games.seti.flow.objectives import ALL, STATES
from wardroom.games.seti.state import GONE, OBJECTIVES, OVER, RIVAL, RIVAL_TURN, ROUND_END
from wardroom.games.seti.state import OBJECTIVES_DONE as DONE
from wardroom.kernel import Card

from .given import Talk, given, site, told


def at_turn(**fields: Any) -> Companion:
    return given(active=HUMAN, stage=HUMAN_TURN, **fields)


def report(state: Companion, *answers: Any) -> Talk:
    """One report, and the questions that follow it."""
    return Talk(state, rounds.human_turn(state)).says(*answers)


def open_tasks(state: Companion) -> list[tuple[str, Card, int]]:
    return [each for each in objectives.offered(state) if objectives.why_not(state, each[1], each[2]) is None]


@pytest.mark.rule("SETI-17.2", "SETI-17.3")
def test_a_task_is_marked_once_and_a_complete_objective_is_replaced() -> None:
    state = at_turn(level=2)
    card = next(each for each in state.tasks if state.face(each).startswith("obj_1"))
    report(state, ("turn-report", ("task", card, 1))).done()
    assert state.tasks[card] == [1] and state.stage == HUMAN_TURN
    assert Talk(state, rounds.human_turn(state)).why(("task", card, 1)) == "task-marked SETI-17.2"
    talk = report(state, ("turn-report", "done"))
    while talk.ask is not None:
        talk.say("holds", "no")
    assert card in state.cards.rows[DONE] and len(state.tasks) == 3


@pytest.mark.rule("SETI-17.17")
def test_a_state_task_may_hold_when_it_is_revealed() -> None:
    state = at_turn(level=5)
    hidden = next(card for card in state.cards.rows[GONE] if STATES[state.face(card)])
    state.cards.move(hidden, OBJECTIVES)
    first = next(iter(state.tasks))
    state.tasks[first] = list(range(1, len(ALL[state.face(first)].tasks) + 1))
    talk = report(state, ("turn-report", "done"), ("holds", "yes"))
    while talk.ask is not None:
        talk.say("holds", "no")
    assert hidden in state.cards.rows[DONE]


@pytest.mark.rule("SETI-8.7", "SETI-8.22", "SETI-8.12")
def test_a_sector_completed_by_the_human() -> None:
    state = at_turn()
    lay(state, "kepler_22", [RIVAL])
    talk = report(state, ("turn-report", "completed"))
    assert "tile" not in talk.options  # 'Oumuamua is not known
    talk.say("completed", "kepler_22").done()
    assert markers(state, "kepler_22") == [RIVAL] and state.rival.publicity == 5
    assert "companion-sector-yours" in told(state)


@pytest.mark.rule("SETI-8.4", "SETI-8.10")
def test_with_fewer_markers_the_human_says_who_won() -> None:
    state = at_turn()
    lay(state, "kepler_22", [RIVAL, RIVAL, RIVAL])
    talk = report(state, ("turn-report", "completed"), ("completed", "kepler_22"), ("winner", "rival"))
    talk.say("lowest", ("left", "red", 0))
    assert markers(state, "kepler_22") == [HUMAN]
    other = at_turn()
    lay(other, "kepler_22", [RIVAL, RIVAL, RIVAL])
    report(other, ("turn-report", "completed"), ("completed", "kepler_22"), ("winner", "you")).done()
    assert markers(other, "kepler_22") == [RIVAL]


@pytest.mark.rule("SETI-5.39", "SETI-10.2", "SETI-10.3", "SETI-15.2.2")
def test_rotations_and_passing() -> None:
    state = at_turn(discs=(3, 6, 1))
    report(state, ("turn-report", "rotated")).done()
    assert state.turned == (2, 6, 1) and state.next_disc == 2
    report(state, ("turn-report", "pass")).done()
    assert (
        [agency.passed for agency in state.agencies] == [True, False]
        and state.turned == (1, 5, 1)
        and not state.reminder
    )
    assert state.active == RIVAL


@pytest.mark.rule("SETI-13.8", "SETI-2.1", "SETI-16.49")
def test_discoveries_are_reported_once_each() -> None:
    state = at_turn(species=[site(None, red=RIVAL, blue=HUMAN), site()])
    report(state, ("turn-report", "found"), ("discovered", ("left", "centaurians"))).done()
    assert state.rival.message == state.rival.score + 15 and state.progress == 2
    talk = report(state, ("turn-report", "found"))
    assert talk.why(("right", "centaurians")) == "species-known SETI-2.1"
    talk.say("discovered", ("right", "exertians"))
    assert Talk(state, rounds.human_turn(state)).why("found") == "both-known SETI-2.1"


@pytest.mark.rule("SETI-17.13", "SETI-14.1", "SETI-3.1")
def test_objectives_are_spent_and_missing_ones_are_progress() -> None:
    state = given(level=2, stage=ROUND_END, round=2, passed=[True, True])
    before = state.first
    card = next(iter(state.tasks))
    state.cards.move(card, DONE)
    del state.tasks[card]
    talk = Talk(state, rounds.round_end(state)).say("round-report", "done")
    talk.done()
    assert state.round == 3 and state.progress == 4 and not any(agency.passed for agency in state.agencies)
    assert state.reminder and "companion-round" in told(state)
    assert state.first == state.active == 1 - before


@pytest.mark.rule("SETI-17.22", "SETI-14.1")
def test_before_that_tasks_can_still_be_reported() -> None:
    state = given(level=2, stage=ROUND_END, passed=[True, True])
    task = open_tasks(state)[0]
    Talk(state, rounds.round_end(state)).say("round-report", task).done()
    assert state.stage == ROUND_END and state.tasks[task[1]] == [task[2]]


@pytest.mark.rule("SETI-3.1")
def test_the_human_is_shown_what_the_rival_did_since() -> None:
    state = Talk(given("s1", told=7)).done()
    assert state.stage == HUMAN_TURN and state.since == 7 and state.told > 7
    state.rival.passed = True
    report(state, ("turn-report", "done")).done()
    assert state.stage == HUMAN_TURN and state.since == state.told


@pytest.mark.rule("SETI-3.1")
def test_after_a_pass_the_rival_waits_between_its_turns() -> None:
    state = given("s1", passed=[True, False])
    Talk(state).done()
    assert state.stage == PAUSE
    talk = Talk(state, rounds.pause(state))
    assert "done" in talk.options and "correct" in talk.options
    talk.say("pause-report", "done").done()
    assert state.stage == RIVAL_TURN


@pytest.mark.rule("SETI-18.3", "SETI-17.14", "SETI-15.5.4", "SETI-15.5.5", "SETI-15.5.6", "SETI-16.52")
def test_the_rivals_total() -> None:
    """Score, 5 for each objective not completed, its Exertian cards, and a tenth for danger."""
    board = site("exertians")
    board.board = [("red", 1, RIVAL)]
    state = given(level=2, stage=COUNT, score=60, exertians=2, found=["exertians"], species=[board, site()])
    talk = Talk(state, rounds.count(state)).say("exertian-card", "neuralab")
    assert talk.why("neuralab") == "card-shown SETI-15.5.5"
    talk.says(("exertian-card", "automated_lab"), ("danger", "equal"))
    before = 60 + 5 * 10 + 20 + 7
    assert scoring.danger(state) == 9 + 0 + 3
    talk.says(("total", 13), ("total-ones", 4))
    assert talk.done().scores == [134, before - before // 10]
    assert state.phase == OVER


@pytest.mark.rule("SETI-3.10")
def test_a_turn_ends_with_milestones_and_only_when_it_is_over() -> None:
    state = at_turn(score=26)
    report(state, ("turn-report", "rotated")).done()
    assert state.stage == HUMAN_TURN and not state.rival.milestones
    report(state, ("turn-report", "done"), ("gold-free", "tech"), ("neutral-space", ("left", "red")))
    assert state.rival.milestones == [25, 20]


@pytest.mark.rule("SETI-14.4", "SETI-18.2")
@pytest.mark.parametrize(("total", "story"), [(61, "story-won"), (60, "story-tied"), (59, "story-lost")])
def test_the_humans_sheet_is_what_was_counted(total: int, story: str) -> None:
    state = given(level=1, stage=COUNT, score=60)
    assert scoring.sheet(state, HUMAN, HUMAN) is None
    Talk(state, rounds.count(state)).says(("total", total // 10), ("total-ones", total % 10)).done()
    sheet = scoring.sheet(state, HUMAN, HUMAN)
    assert isinstance(sheet, dict)
    assert (sheet["total"], sheet["rival"], sheet["story"]) == (total, RIVAL, story)
    rival = scoring.sheet(state, RIVAL, HUMAN)
    assert isinstance(rival, dict) and rival["total"] == 60


@pytest.mark.rule("SETI-18.2")
@pytest.mark.parametrize(("total", "won"), [(61, [0]), (60, []), (59, [])])
def test_a_tie_is_no_win(total: int, won: list[int]) -> None:
    state = given(level=1, stage=COUNT, score=60)
    Talk(state, rounds.count(state)).says(("total", total // 10), ("total-ones", total % 10)).done()
    assert GAME.victors is not None and GAME.victors(state) == won
    assert GAME.result(state) == [total]


@pytest.mark.rule("SETI-15.5.6")
def test_without_danger_nothing_is_lost() -> None:
    state = given(level=1, stage=COUNT, score=60, found=["exertians"], species=[site("exertians"), site()])
    Talk(state, rounds.count(state)).says(("total", 5), ("total-ones", 0)).done()
    assert state.scores == [50, 60]
