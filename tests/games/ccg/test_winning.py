"""CCG-1: points, what counts of them, and when a game is won."""

from __future__ import annotations

import pytest

from tests.games.ccg.given import Given, Sitting
from wardroom.games.ccg.flow import do
from wardroom.games.ccg.scoring import counting, needed, result, total, victors
from wardroom.games.ccg.state import ACADEMY, DISCARD, FULL, Ccg, zone
from wardroom.kernel import EndOfGame

PLANETS, SPACES = ("excavation", "extraction", "first_contact"), ("repair_mission", "study_stellar_collision")


def scored(mission_points: int, bonus: int, solved: tuple[str, ...], format: str = FULL) -> Ccg:
    """A position in which the first seat has these points and solved these missions."""
    given = Given()
    for face in (*PLANETS, *SPACES):
        number = given.mission(face)
        if face in solved:
            given.state.locations[number].solved = 0
    given.state.format = format
    given.state.mission_points[0], given.state.bonus_points[0] = mission_points, bonus
    return given.state


def has_won(state: Ccg) -> bool:
    try:
        do.look_for_winner(state)
    except EndOfGame:
        return state.winner == 0
    return False


@pytest.mark.rule("CCG-1.1", "CCG-1.5", "CCG-1.14")
@pytest.mark.example("CCG-1.14")
def test_seventy_and_forty_five_count_as_115() -> None:
    state = scored(70, 45, ("extraction", "repair_mission"))
    assert (counting(state, 0), needed(state, 0)) == (115, 100)
    assert has_won(state)


@pytest.mark.rule("CCG-1.5", "CCG-1.6", "CCG-1.15")
@pytest.mark.example("CCG-1.15")
def test_at_most_half_of_what_counts_are_bonus_points() -> None:
    state = scored(40, 70, ("extraction", "repair_mission"))
    assert counting(state, 0) == 80 < needed(state, 0)
    assert total(state, 0) == 110
    assert not has_won(state)


@pytest.mark.rule("CCG-1.2", "CCG-1.16")
@pytest.mark.example("CCG-1.16")
def test_three_planets_worth_105_need_140() -> None:
    state = scored(105, 0, PLANETS)
    assert (counting(state, 0), needed(state, 0)) == (105, 140)
    assert not has_won(state)


@pytest.mark.rule("CCG-1.3", "CCG-1.4")
def test_the_surcharges_add_up() -> None:
    assert needed(scored(0, 0, ()), 0) == 180


@pytest.mark.rule("CCG-1.3")
def test_a_mission_of_another_quadrant_leaves_the_surcharge_of_alpha() -> None:
    given = Given()
    for face in ("catalog_phenomena", "colony_preparations"):  # Delta, space; Gamma, planet
        given.state.locations[given.mission(face)].solved = 0
    given.state.format = FULL
    assert needed(given.state, 0) == 140


@pytest.mark.rule("CCG-27.3", "CCG-27.8")
@pytest.mark.example("CCG-27.8")
def test_academy_needs_sixty_or_85() -> None:
    won, not_yet = (
        scored(60, 0, ("extraction", "study_stellar_collision"), ACADEMY),
        scored(70, 0, ("excavation", "extraction"), ACADEMY),
    )
    assert (needed(won, 0), needed(not_yet, 0)) == (60, 85)
    assert has_won(won) and not has_won(not_yet)


@pytest.mark.rule("CCG-1.1")
def test_the_game_ends_at_once_when_somebody_has_enough() -> None:
    state = scored(60, 5, ("extraction", "repair_mission"), ACADEMY)
    state.mission_points[0] = 50
    with pytest.raises(EndOfGame):
        do.score(state, 0, 10)
    assert (state.part, state.winner, victors(state)) == ("over", 0, [0])


@pytest.mark.rule("CCG-1.1")
def test_one_point_less_is_not_enough() -> None:
    state = scored(50, 5, ("extraction", "repair_mission"), ACADEMY)
    do.score(state, 0, 4)
    assert state.winner == -1


@pytest.mark.rule("CCG-1.10")
@pytest.mark.parametrize(("second", "winner"), [(60, [0]), (66, [1]), (61, [0, 1])])
def test_both_at_the_same_moment_the_higher_total_wins(second: int, winner: list[int]) -> None:
    state = scored(60, 0, ("extraction", "study_stellar_collision"), ACADEMY)
    state.locations[2].solved = state.locations[3].solved = 1
    state.mission_points = [60, second]
    with pytest.raises(EndOfGame):
        do.score(state, 0, 1)
    assert victors(state) == winner


@pytest.mark.rule("CCG-1.11")
def test_points_lost_are_bonus_points_and_may_go_below_zero() -> None:
    state = scored(20, 0, ())
    do.lose(state, 0, 30)
    assert (state.bonus_points[0], total(state, 0), counting(state, 0)) == (-30, -10, -10)


def near_the_end(points: tuple[int, int]) -> Sitting:
    """The last card of the second deck is drawn at the end of this turn."""
    given = Given()
    given.mission("extraction")
    given.deck(0, "taitt")
    state = given.state
    state.mission_points = list(points)
    game = given.sit()
    for card in game.state.deck(1)[:]:
        game.state.cards.move(card, zone(1, DISCARD))
    return game


@pytest.mark.rule("CCG-1.8", "CCG-1.9", "CCG-6.15")
@pytest.mark.parametrize(("points", "winner"), [((30, 35), [1]), ((35, 30), [0]), ((30, 30), [0, 1])])
def test_with_both_decks_empty_the_higher_total_wins_at_the_end_of_the_turn(
    points: tuple[int, int], winner: list[int]
) -> None:
    game = near_the_end(points)
    game.choose("end").passing()
    assert game.table.over
    assert (result(game.state), victors(game.state)) == (list(points), winner)


@pytest.mark.rule("CCG-1.9")
def test_without_the_half_bonus_limit() -> None:
    game = near_the_end((10, 15))
    game.state.bonus_points[0] = 20
    game.choose("end").passing()
    assert victors(game.state) == [0]


@pytest.mark.rule("CCG-1.12")
def test_a_player_may_concede() -> None:
    given = Given()
    given.mission("extraction")
    game = given.sit()
    game.table.concede(0)
    assert game.table.winners == [1]
