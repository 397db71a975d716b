"""What computer players go by: the outlook of a position, a glance at options; and how they play."""

from __future__ import annotations

import pytest

from wardroom.arena import Match, play
from wardroom.games.chair import GAME
from wardroom.games.chair.cards.kinds import FACES, PLAY
from wardroom.games.chair.mind import POINT, evaluate
from wardroom.games.chair.mind.bench import BEFORE_THE_END, late_position, rows
from wardroom.games.chair.mind.evaluate import multipliers, turns_left
from wardroom.games.chair.mind.weights import OPERATIONS
from wardroom.kernel import Ask, Chance, Line, Option, Seat
from wardroom.players import RANKS, Greedy, hint, make
from wardroom.players.search import worths
from wardroom.testing import honest

from .given import Sitting, given

LONGEST = 2_000


def liked(game: Sitting) -> str:
    """The key of what looks best at a glance."""
    ask = game.ask
    rated = list(GAME.mind.rate(game.state, ask))
    best = ask.options[rated.index(max(rated))]
    return dict(zip(ask.candidates, game.seat.candidates))[best]


def glance(seats: int, seed: int, **settings: object) -> Line:  # type: ignore[type-arg]
    """A whole game of captains who go by the first look."""
    line = Line(GAME, GAME.setup(seats, GAME.agreed(settings), Chance(b"glance%d" % seed)), light=True)
    made = 0
    while line.asks:
        ask = line.asks[0]
        rated = list(GAME.mind.rate(line.state, ask))
        assert len(rated) == len(ask.options) and all(type(each) is int for each in rated)
        line.answer(ask.seat, ask.options[rated.index(max(rated))])
        made += 1
        assert made < LONGEST, "they do not come to an end"
    return line


# The outlook


def test_more_is_better() -> None:
    plain = evaluate(given().state, 0)
    assert evaluate(given(glory=[3]).state, 0) == evaluate(given(glory=[2]).state, 0) + POINT
    for better in ({"dilithium": [5]}, {"latinum": [5]}, {"tracks": [{"influence": 6}]}):
        assert evaluate(given(**better).state, 0) > plain, better
    assert evaluate(given(done=[["peace_negotiations"]]).state, 0) > plain


def test_what_is_good_for_the_other_captain_is_bad() -> None:
    assert evaluate(given(glory=[1, 5]).state, 0) < evaluate(given().state, 0)
    state = given(glory=[4, 2], latinum=[0, 3]).state
    assert evaluate(state, 0) == -evaluate(state, 1)


def test_an_incident_costs_more_than_its_points() -> None:
    """CHAIR-14.7: it is drawn again and again, unless it lies in the Log."""
    logged = given(zones={"log": [["tribbles"]]}).state
    discarded = given(zones={"discard": [["tribbles"]]}).state
    assert evaluate(discarded, 0) < evaluate(logged, 0)


def test_the_nearer_a_location_is_the_better() -> None:
    """CHAIR-7.2"""
    face = given().state
    place = face.cards.faces[face.neutral[0]]  # type: ignore[index]
    worth = [evaluate(given(teams={place: (n, 0)}).state, 0) for n in range(4)]
    assert worth == sorted(worth) and len(set(worth)) == 4


def test_each_step_on_a_track_counts() -> None:
    """CHAIR-17.5: towards the next multiplier."""
    for ladder in multipliers("picard", "basic"):
        assert list(ladder) == sorted(ladder) and ladder[0] == POINT
    assert multipliers("picard", "advanced")[0][:3] == (0, 25, 100)


def test_turns_run_out_with_the_stardates() -> None:
    """CHAIR-5.3, CHAIR-11.1"""
    late = given(stardate=4, on_stardate=1).state
    assert turns_left(given().state) > turns_left(late) > turns_left(given(closing=1).state)
    assert turns_left(given(closing=0).state) == 0


def test_a_result_is_a_margin_and_a_burn_decides() -> None:
    """CHAIR-5.5, CHAIR-25.12"""
    state = given().state
    state.phase, state.scores = "over", [40, 30]
    assert evaluate(state, 0) == 10 * POINT == -evaluate(state, 1)
    state.burned, state.scores = True, [1, -1]
    assert evaluate(state, 0) > 20 * POINT and evaluate(state, 1) < -20 * POINT


def test_search_goes_by_the_margin() -> None:
    line = glance(2, 1, captain_1="picard", captain_2="sela")
    mine, theirs = GAME.result(line.state)
    assert worths(line)[0] == pytest.approx(0.5 + 0.005 * (mine - theirs))


# At a glance


def test_operations_with_a_worth_are_printed() -> None:
    printed = {f"{face.text}-{place + 1}" for face in FACES.values() for place, _ in enumerate(face.ops)}
    assert OPERATIONS.keys() <= printed
    plays = {f"{f.text}-{place + 1}" for f in FACES.values() for place, op in enumerate(f.ops) if op.kind == PLAY}
    assert len(plays - OPERATIONS.keys()) < len(plays) // 5


def test_a_mission_that_can_be_completed_is() -> None:
    """CHAIR-22.2"""
    game = given(captains=("sela", "shran"), tracks=[{"influence": 6, "military": 6}])
    assert liked(game) == "mission:romulan_might"


def test_a_good_operation_comes_before_the_end_of_the_step() -> None:
    assert liked(given(hand=[["pic_first_contact"]])).startswith("play:pic_first_contact")
    assert liked(given(hand=[[]], actions=0, exhausted=["pic_uss_enterprise_d"])) == "end"


def test_the_least_precious_tokens_pay() -> None:
    """CHAIR-12.6"""
    rated = GAME.mind.rate(given().state, Ask(0, "pay", [(1, 0, 0), (0, 1, 0), (0, 0, 1)]))
    assert list(rated) == sorted(rated, reverse=True)


@pytest.mark.parametrize("seats", [1, 2])
def test_whole_games_at_a_glance_end_and_go_well(seats: int) -> None:
    for seed in range(3):
        line = glance(seats, seed)
        assert not line.state.burned
        assert sum(GAME.result(line.state)) / seats > 20


# The players


def test_greedy_is_clearly_better_than_random() -> None:
    match = Match(GAME, 2, b"better" * 5, {"captain_1": "koloth", "captain_2": "shran"})
    play(match, [Greedy("1", worlds=1), make("random", 1)])
    mine, theirs = GAME.result(match.line.state)
    assert mine > theirs + 20


@pytest.mark.parametrize("name", ["random", "greedy", "ensign"])
def test_choices_are_legal_and_the_same_again(name: str) -> None:
    def chosen() -> list[Option]:
        match, made = Match(GAME, 1, b"again" * 6), []
        seat: Seat = match.seat(0)  # type: ignore[type-arg]
        for _ in range(4):
            option = make(name, 7).choose(seat)
            match.choose(0, option)
            made.append(option)
        return made

    assert chosen() == chosen()


def test_every_rank_plays() -> None:
    seat: Seat = Match(GAME, 2, b"ranks" * 6).waiting()[0]  # type: ignore[type-arg]
    ask = seat.ask
    assert ask is not None and len(ask.options) > 1
    assert all(make(rank, 7).choose(seat) in ask.options for rank in RANKS)


def test_players_are_honest() -> None:
    """Same dice, same choice, in every world the seat cannot tell apart."""
    report = honest(GAME, make("greedy", 1), games=1, rate=0.03).raise_first()
    assert report.games == 1


def test_a_hint_tells_how_options_compare() -> None:
    advice = hint(given(hand=[["pic_diplomacy", "pic_worf"]], dilithium=[1]).seat, "ensign")
    assert advice and sum(each.share for each in advice) == pytest.approx(1)


def test_what_can_be_done_is_what_the_judge_allows() -> None:
    """The options of the ACTION step are sifted without the judge: they are the same."""
    line = Line(GAME, GAME.setup(2, GAME.agreed({}), Chance(b"sifted")), light=True)
    seen = 0
    while line.asks:
        ask = line.asks[0]
        if ask.kind == "act":
            assert ask.judge is not None
            assert list(ask.options) == [each for each in ask.candidates if ask.judge(each) is None]
            seen += 1
        options = ask.options
        line.answer(ask.seat, options[seen * 7 % len(options)])
    assert seen > 30


def test_worlds_are_measured_at_the_end_of_long_games() -> None:
    line = late_position(0)
    assert line.state.turn > 10
    for made in range(BEFORE_THE_END):
        assert line.asks, made
        ask = line.waiting()[0]
        rated = list(GAME.mind.rate(line.state, ask))
        line.answer(ask.seat, ask.options[rated.index(max(rated))])
    assert line.over
    [(_, unit, works, goal)] = rows()
    assert unit == "us" and goal == {"at_most": 2000} and [work() for work in works] == [1] * len(works)
