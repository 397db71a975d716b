"""What computer captains go by: plans for missions, a glance at options, the outlook of a position."""

from __future__ import annotations

import pytest

from wardroom.arena import Match, play
from wardroom.games.starship import GAME
from wardroom.games.starship.cards import DESIGNS, MISSIONS, OMEGAS
from wardroom.games.starship.mind.evaluate import evaluate
from wardroom.games.starship.mind.outlook import WORTHS, facts, following
from wardroom.games.starship.mind.values import (
    NEVER,
    POINT,
    WEIGHTS,
    crew_of,
    line_worths,
    mission_worth,
    plan,
    stand,
    walk_worth,
    ways,
)
from wardroom.games.starship.mind.weights import EACH, SHARES, TECHS
from wardroom.games.starship.mind.weights import OMEGAS as GROWTH
from wardroom.players import hint, make
from wardroom.testing import check, honest

from .given import Sitting, given


def liked(game: Sitting) -> str:
    """What looks best at a glance."""
    rated = list(GAME.mind.rate(game.state, game.ask))
    return game.options[rated.index(max(rated))]


# Plans


def test_a_plan_puts_everybody_where_it_counts() -> None:
    """One red ensign for two red lines stands on the better one, whichever comes first."""
    better = max(line_worths("first_contact"))
    assert line_worths("first_contact")[0] == better
    crew = crew_of(["cadet", "red"])
    cost = WEIGHTS["cadet"] + WEIGHTS["ensign"]
    assert plan("first_contact", crew) == better - cost
    assert mission_worth("first_contact", crew) == MISSIONS["first_contact"].points * POINT + better - cost


def test_a_plan_needs_a_figure_for_every_line() -> None:
    assert plan("first_contact", ("red",)) < NEVER // 2
    assert mission_worth("first_contact", ("red",)) == 0 == mission_worth("first_contact", ())


def test_a_commander_does_a_line_twice() -> None:
    one, twice = stand("first_contact", 0, "red"), stand("first_contact", 0, "commander-red")
    assert twice + WEIGHTS["commander"] > one + WEIGHTS["ensign"]
    assert stand("first_contact", 0, "commander-blue") == -WEIGHTS["commander"]


def test_steps_are_worth_what_lies_on_the_way() -> None:
    plain = walk_worth("coop", "A", 0, 2, False)
    assert walk_worth("coop", "A", 1, 2, False) - plain >= WEIGHTS["medal"] - POINT  # a medal on space 3
    assert walk_worth("coop", "A", 5, 2, True) == walk_worth("coop", "A", 5, 2, False) + WEIGHTS["event"]


def test_ways_lead_along_all_routes() -> None:
    near = dict(ways("side_1_3", "home_station", 1))
    assert len(near) == 3 and all(len(routes) == 1 for each in near.values() for routes in each)
    far = dict(ways("side_1_3", "home_station", 2))
    assert set(near) < set(far) and "home_station" not in far


# At a glance


def test_whoever_stands_on_a_mission_with_the_right_crew_accomplishes_it() -> None:
    game = given(place=["veridia"], missions={"veridia": "peace_conference"}, ready=[["red", "red", "yellow"]])
    assert liked(game) == "mission"


def test_the_right_figures_go_to_their_lines() -> None:
    game = given(place=["veridia"], missions={"veridia": "comet_chase"}, ready=[["cadet", "blue", "red"]], medals=[0])
    game.choose("mission")
    assert liked(game) == "red"
    game.choose("red")
    assert liked(game) == "blue"


def test_nobody_passes_while_there_is_something_to_repair() -> None:
    game = given(ready=[["cadet"]], medals=[0], damage=[2])
    assert liked(game) == "repair"


def test_a_useless_action_is_worse_than_to_pass() -> None:
    """SHIP-12.2: who stays in the ready room can act in the next round."""
    game = given(ready=[["yellow"]], medals=[0], damage=[0], damaged=[()], on_routes={}, place=["home_station"])
    assert "weapons" in game.options and liked(game) == "pass"


def test_a_flight_goes_to_the_mission_that_can_be_accomplished() -> None:
    game = given(
        ready=[["red", "red", "red"]],
        medals=[0],
        missions={"veridia": "first_contact"},
        on_routes={},
        damage=[0],
        damaged=[()],
    )
    assert liked(game) == "helm"
    game.choose("helm")
    assert liked(game) == "veridia"
    game.choose("veridia")
    assert liked(game) == "stay"


@pytest.mark.parametrize(
    ("queue", "best"),
    [
        (["yellow", "commander-red", "yellow"], "command:yellow"),
        (["yellow", "cadet", "yellow"], "command:yellow:3"),
    ],
)
def test_of_equal_subordinates_whoever_lets_the_better_crew_return_is_called(queue: list[str], best: str) -> None:
    """SHIP-12.1: of four in the queue the first returns, and a commander or an ensign does more than a cadet."""
    game = given(ready=[["commander-yellow"]], queue=[queue], on_routes={}).choose("weapons")
    assert liked(game) == best


# The outlook


def test_everything_that_can_lie_in_a_slot_has_a_worth() -> None:
    assert set(TECHS) == set(DESIGNS) and set(GROWTH) == set(OMEGAS)
    assert not set(SHARES) & set(EACH)


def test_every_fact_has_a_weight() -> None:
    seen: set[str] = set()
    for seats in (1, 2, 4):
        match = Match(GAME, seats, bytes([seats]) * 32)
        players = [make("random", seat) for seat in range(seats)]
        while not match.over:
            (seat, *_) = match.waiting()
            for number in range(seats):
                seen |= set(facts(match.line.state, number))
            match.choose(seat.number, players[seat.number].choose(seat))
    assert seen <= set(WORTHS) | set(SHARES)


def test_more_is_worth_more() -> None:
    def worth(**position: object) -> int:
        return evaluate(given(**{"ready": [["red", "cadet"]], "medals": [0], **position}).state, 0)  # type: ignore[arg-type]

    plain = worth()
    assert worth(ready=[["red", "yellow"]]) > plain
    assert worth(ready=[["commander-red", "cadet"]]) > plain
    assert worth(medals=[1]) > plain
    assert worth(damage=[4]) < plain
    assert worth(techs=[{2: "jump_drive"}]) > plain
    assert worth(steps=[[3, 0, 0]]) > plain


def test_who_is_ready_in_the_next_round() -> None:
    """SHIP-12.1: all but the last three of the queue."""
    game = given(ready=[["red", "android"]], queue=[["blue", "yellow", "cadet"]])
    assert following(game.ship()) == ["blue"]
    game.ship().passed = True
    assert following(game.ship()) == ["red", "android"]


def test_at_the_end_only_points_count() -> None:
    match = Match(GAME, 2, bytes(32))
    play(match, [make("random", seat) for seat in range(2)])
    assert match.result is not None
    assert [evaluate(match.line.state, seat) for seat in range(2)] == [50 * halves for halves in match.result]


# The players


def test_greedy_beats_random() -> None:
    for number in range(4):
        match = Match(GAME, 2, bytes([number]) * 32)
        players = [make("greedy", number), make("random", number)]
        play(match, players if number % 2 else players[::-1])
        assert match.result is not None
        ours, theirs = match.result if number % 2 else match.result[::-1]
        assert ours > theirs + 20


@pytest.mark.parametrize("name", ["greedy", "ensign"])
def test_players_are_honest(name: str) -> None:
    """Promise 6: the same dice, the same choice, in every world the seat cannot tell from the true one."""
    report = honest(GAME, make(name, 1), games=4, rate=0.1).raise_first()
    assert report.counts["twins"] > 5


def test_a_hint_tells_how_options_compare() -> None:
    advice = hint(given().seat, "ensign")
    assert sum(each.share for each in advice) == pytest.approx(1)


def test_games_of_greedy_and_random_captains_conform() -> None:
    check(GAME, 8, "greedy", players=["random", "greedy"]).raise_first()
