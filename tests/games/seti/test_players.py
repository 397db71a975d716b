"""What computer players go by: the outlook of a position, a glance at options; and how they play."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from wardroom.arena import Match, play, simulate
from wardroom.games.seti import GAME
from wardroom.games.seti.cards import GOLD_SIDES, HAND_CARDS, TECHS, TRIGGERS
from wardroom.games.seti.flow.conditions import COUNTS
from wardroom.games.seti.mind import POINT, evaluate, foresee
from wardroom.games.seti.mind.expectations import Mind
from wardroom.games.seti.mind.outlook import GROWTH, PARTS
from wardroom.games.seti.mind.weights import ABILITIES, SECTOR, SHARES
from wardroom.games.seti.mind.wishes import SETS, wishes
from wardroom.games.seti.mind.worths import chance_of, worth
from wardroom.games.seti.state import RIVAL
from wardroom.kernel import Chance, Line, Option, Seat
from wardroom.players import Greedy, hint, make
from wardroom.players.search import Search, worths
from wardroom.testing import honest

from .given import Sitting, given

AT_VENUS = (1, 3)
LONGEST = 900


def liked(game: Sitting) -> Option:
    """What looks best at a glance."""
    rated = list(GAME.mind.rate(game.state, game.ask))
    return game.ask.options[rated.index(max(rated))]


def glance(seats: int, seed: int, **settings: object) -> tuple[Line, Counter[Option]]:  # type: ignore[type-arg]
    """A whole game of players who go by the first look; and what they did with their turns."""
    deal = GAME.setup(seats, GAME.agreed(settings), Chance(b"glance%d" % seed))
    line, done, made = Line(GAME, deal, light=True), Counter[Option](), 0
    while line.asks:
        ask = line.asks[0]
        rated = list(GAME.mind.rate(line.state, ask))
        option = ask.options[rated.index(max(rated))]
        if ask.kind == "turn":
            done[option] += 1
        line.answer(ask.seat, option)
        made += 1
        assert made < LONGEST, "they do not come to an end"
    return line, done


# The outlook


def test_everything_printed_is_thought_of() -> None:
    assert ABILITIES.keys() == TECHS.keys()
    assert SETS.keys() == GROWTH.keys() == {side.sets for side in GOLD_SIDES.values()}
    for face in HAND_CARDS:
        for left in range(5):
            assert worth(HAND_CARDS[face].effect, left) > -200


def test_more_is_better() -> None:
    plain = evaluate(given().state, 0)
    for better in ({"score": [9]}, {"credits": [9]}, {"energy": [9]}, {"publicity": [9]}, {"data": [6]}):
        assert evaluate(given(**better).state, 0) > plain, better  # type: ignore[arg-type]
    assert evaluate(given(techs=[["probe_4"]]).state, 0) > plain
    assert evaluate(given(tucked=[["grant"]]).state, 0) > plain
    assert evaluate(given(probes=[[AT_VENUS]]).state, 0) > plain
    assert evaluate(given(stars={"vega": [0, 0, 0]}).state, 0) > plain
    assert evaluate(given(stars={"vega": [1, 1, 1]}).state, 0) < plain


def test_every_part_of_the_outlook_has_its_share_in_every_round() -> None:
    assert [part.__name__ for part, _ in PARTS] == list(SHARES)
    assert all(len(shares) == 5 and min(shares) > 0 for shares in SHARES.values())


def test_what_is_foreseen_is_a_margin() -> None:
    """SETI-18.2: alone over the rival; among others over the best of them."""
    alone = given(1, score=[50, 40]).state
    assert foresee(alone, 0) == evaluate(alone, 0)
    two = given(2, score=[50, 30]).state
    assert foresee(two, 0) == evaluate(two, 0) - evaluate(two, 1) == -foresee(two, 1)
    three = given(3, score=[50, 30, 80]).state
    assert foresee(three, 0) == evaluate(three, 0) - evaluate(three, 2)


def test_a_sector_counts_for_more_than_its_reward() -> None:
    mind = Mind(given().state, 0)
    assert mind.sector("vega", 3, 0, 0) == mind.sector_reward("vega") * SECTOR // 100


def test_income_counts_by_the_rounds_that_are_left() -> None:
    def gained(number: int) -> int:
        return evaluate(given(tucked=[["grant"]], round=number).state, 0) - evaluate(given(round=number).state, 0)

    assert gained(1) > gained(3) > gained(4) > gained(5) >= 0


def test_alone_the_margin_over_the_rival_counts() -> None:
    """SETI-18.2"""
    game = given(1, score=[50, 40])
    assert evaluate(given(1, score=[50, 60]).state, 0) == evaluate(game.state, 0) - 20 * POINT
    line, _ = glance(1, 1)
    assert evaluate(line.state, 0) == (line.state.scores[0] - line.state.scores[RIVAL]) * POINT


def test_objectives_count_alone() -> None:
    """SETI-17.14: an objective that is not completed goes to the rival."""
    hard = {"difficulty": 3}
    none = given(1, settings=hard, objectives={"obj_201": []})
    half = given(1, settings=hard, objectives={"obj_201": [1]})
    assert evaluate(none.state, 0) < evaluate(half.state, 0)
    assert wishes(none.state, 0, worth)["visit", "asteroids"] > 0
    assert ("visit", "asteroids") not in wishes(half.state, 0, worth)


def test_a_sector_is_the_nearer_the_more_markers_one_has() -> None:
    """SETI-8.10"""
    assert chance_of(0, 2, 3) == 0
    assert chance_of(1, 0, 4) < chance_of(2, 0, 3) < chance_of(3, 0, 2) < chance_of(3, 0, 0) == 100
    assert chance_of(2, 2, 1) < chance_of(3, 2, 1) and chance_of(2, 3, 0) == 0


def test_what_brings_more_of_something_is_an_event() -> None:
    wished = [(each.more, each.about) for each in COUNTS.values() if each.more]
    assert wished and all(about in ("", *TRIGGERS[more]) for more, about in wished)


def test_missions_in_front_are_wished_for() -> None:
    state = given(played=[["venera_probe", "iss", "dune"]]).state
    wished = wishes(state, 0, worth)
    assert wished["orbit_or_land_at", "venus"] > 5 * POINT
    assert wished["action", "launch"] and wished["mark_trace", "blue"] == 2 * POINT
    assert not wishes(given().state, 0, worth)


def test_planets_near_by_are_worth_a_launch() -> None:
    mind = Mind(given().state, 0)
    assert mind.launch() > 0
    assert mind.flight(AT_VENUS) > mind.flight((4, 5))
    assert Mind(given(probes=[[AT_VENUS]]).state, 0).launch() == 0  # SETI-5.9: at the limit


# At a glance


def test_missions_are_completed_and_figures_land() -> None:
    ready = given(1, played=[["venera_probe"]], orbiters=[{"venus": 1}], credits=[0], energy=[0])
    assert liked(ready) == "mission"
    there = given(1, probes=[[AT_VENUS]], turned=(0, 0, 0), credits=[1], energy=[1], hand=[["grant"]])
    if there.state.system.content(AT_VENUS) == "venus":
        assert liked(there) == "orbit"


def test_who_can_do_nothing_useful_passes_and_does_not_exchange() -> None:
    assert liked(given(1, credits=[0], energy=[2], publicity=[0])) == "pass"


def test_data_goes_into_the_computer_and_is_analysed() -> None:
    assert liked(given(1, data=[2], credits=[0], energy=[0], publicity=[0])) == "place"
    assert liked(given(1, upper=[6], credits=[0], energy=[1], publicity=[0])) == "analyse"


def test_an_objective_that_wants_data_in_the_pool_gets_it() -> None:
    """SETI-17.8: data in the computer does not count."""
    poor = {"data": [3], "credits": [0], "energy": [0], "publicity": [0]}
    waiting = given(1, settings={"difficulty": 2}, objectives={"obj_104": []}, **poor)  # type: ignore[arg-type]
    assert liked(waiting) == "pass"
    plain = given(1, settings={"difficulty": 2}, objectives={"obj_302": []}, **poor)  # type: ignore[arg-type]
    assert liked(plain) == "place"


def test_the_last_round_uses_what_is_left() -> None:
    game = given(1, round=5, hand=[["press_statement", "grant"]], credits=[0], energy=[0], publicity=[5])
    assert liked(game) in ("corner", "buy")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_at_a_glance_end_and_go_well(seats: int) -> None:
    """Nobody burns everything in exchanges, turns are ended, and points are made."""
    for seed in range(3):
        line, done = glance(seats, seed)
        assert sum(GAME.result(line.state)) / seats > 60
        assert done["exchange"] <= 2 * seats
        assert done["pass"] == 5 * seats
        assert done["end"] > 8 * seats


@pytest.mark.parametrize("level", range(1, 6))
def test_whole_games_at_every_difficulty(level: int) -> None:
    line, _ = glance(1, level, difficulty=level)
    assert line.over and len(line.state.scores) == 2


# The players


def test_greedy_is_clearly_better_than_random() -> None:
    match = Match(GAME, 1, b"better" * 5)
    play(match, [Greedy("1", worlds=1)])
    rest = simulate(GAME, ["random"], 10, seed=3)["players"][0]
    assert GAME.result(match.line.state)[0] > rest["mean_score"] + 50
    assert rest["wins"] == 0


def test_a_win_against_the_rival_is_a_win() -> None:
    """SETI-18.2: alone one wins or loses, and the arena counts it."""
    line, _ = glance(1, 4)
    mine, others = line.state.scores
    assert GAME.victors is not None and GAME.victors(line.state) == ([0] if mine > others else [])


def test_search_goes_by_the_margin_over_the_rival() -> None:
    """SETI-18.2: the human's points alone do not tell who won."""
    line, _ = glance(1, 2)
    mine, others = line.state.scores
    assert worths(line)[0] == pytest.approx(0.5 + 0.005 * (mine - others))


@pytest.mark.parametrize(("seats", "sides"), [(1, 2), (2, 2), (3, 3)])
def test_search_looks_as_far_ahead_alone_as_among_others(seats: int, sides: int) -> None:
    """The rival's turns count as anybody's; a simulation ends with a turn of one's own."""

    class Measured(Search):
        def play_out(self, world: Any, turns: int, course: float) -> None:
            ahead.add(turns)

        def doubt(self, game: Any) -> None:
            """So that several options are tried."""

    ahead: set[int] = set()
    state = given(seats, credits=[4] * seats, energy=[4] * seats)
    assert state.state.sides == sides
    Measured("1", 16).choose(state.seat)
    assert (
        GAME.mind.horizon is not None and max(ahead) == GAME.mind.horizon * sides + 1
    )  # fewer where an option ends the turn


@pytest.mark.parametrize("name", ["random", "greedy", "ensign"])
def test_choices_are_legal_and_the_same_again(name: str) -> None:
    def chosen() -> list[Option]:
        match, made = Match(GAME, 1, b"again" * 6), []
        seat: Seat = match.seat(0)  # type: ignore[type-arg]
        for _ in range(3):
            option = make(name, 7).choose(seat)
            match.choose(0, option)
            made.append(option)
        return made

    assert chosen() == chosen()


def test_two_random_players_come_to_an_end() -> None:
    assert play(Match(GAME, 2, b"end" * 9), [make("random", seat) for seat in range(2)]) < LONGEST


@pytest.mark.parametrize("name", ["greedy"])
def test_players_are_honest(name: str) -> None:
    """Same dice, same choice, in every world the seat cannot tell apart."""
    report = honest(GAME, make(name, 1), games=1, rate=0.05).raise_first()
    assert report.games == 1


def test_a_hint_tells_how_options_compare() -> None:
    advice = hint(given(1, credits=[2], energy=[3]).seat, "ensign")
    assert advice and sum(each.share for each in advice) == pytest.approx(1)
