"""Players: legal, reproducible, and honest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import count
from math import inf
from random import Random
from typing import Any

import pytest

from wardroom.arena import Match, play
from wardroom.kernel import Table, find, games
from wardroom.kernel.errors import BadPlayer, BadSetup
from wardroom.players import NAMES, RANKS, Search, basic, hint, make
from wardroom.players.search import level_of, stand_still
from wardroom.testing import honest

QUICK = ("random", "greedy", "ensign")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", QUICK)
def test_plays_whole_games(name: str, seats: int) -> None:
    match = Match(find("missions"), seats, bytes([seats]) * 32)
    play(match, [make(name if seat == 0 else "random", seat) for seat in range(seats)])
    assert match.over and match.result is not None and len(match.result) == seats


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    def game(seed: int) -> str:
        table = Table(find("missions"), 2, bytes(32))
        play(table, [make(name, seed), make("random", 1)])
        return table.chain

    assert game(1) == game(1)
    assert game(1) != game(2)


@pytest.mark.parametrize("name", ["greedy", "ensign"])
def test_thinking_leaves_the_table_alone(name: str) -> None:
    table = Table(find("missions"), 2, bytes(32))
    before = table.record(host=True), table.waiting()[0].view
    make(name).choose(table.waiting()[0])
    assert (table.record(host=True), table.waiting()[0].view) == before


@pytest.mark.parametrize("name", ["random", "greedy", "ensign", "lieutenant"])
def test_players_are_honest(name: str) -> None:
    """Promise 6: the same dice, the same choice, in every world the seat cannot tell from the true one."""
    report = honest(find("missions"), make(name, 1), games=2, rate=0.3).raise_first()
    assert report.counts["twins"] > 5


def test_ranks_are_budgets_in_rising_order() -> None:
    budgets = list(RANKS.values())
    assert list(RANKS) == ["ensign", "lieutenant", "commander", "captain", "admiral"]
    assert budgets == sorted(set(budgets))
    for rank, budget in RANKS.items():
        player = make(rank)
        assert isinstance(player, Search) and player.simulations == budget


@pytest.mark.parametrize("name", games())
def test_a_higher_rank_thinks_more_in_every_game(name: str) -> None:
    made = [Search("1", budget).budget(find(name)) for budget in RANKS.values()]
    spreads = [Search("1", budget).spread(find(name)) for budget in RANKS.values()]
    assert made == sorted({*made})
    assert spreads == sorted(spreads, reverse=True)


@pytest.mark.parametrize("budget", [2, 12, 40, 150])
def test_search_keeps_to_its_budget(budget: int, monkeypatch: pytest.MonkeyPatch) -> None:
    made = 0
    simulate: Callable[..., None] = Search.simulate

    def counted(*args: Any) -> None:
        nonlocal made
        made += 1
        simulate(*args)

    monkeypatch.setattr(Search, "simulate", counted)
    table = Table(replace(find("missions"), mind=replace(find("missions").mind, doubt=None)), 2, bytes(32))
    play_some(table, 9)
    Search("1", budget).choose(table.waiting()[0])
    assert budget / 2 <= made <= budget


def play_some(table: Table[Any], choices: int) -> None:
    """Far enough that there is a discard to choose from."""
    for _ in range(choices):
        seat = table.waiting()[0]
        seat.choose(make("random", 3).choose(seat))


@pytest.mark.parametrize("ticks", [0, 1, 5])
def test_search_stops_at_its_ceiling_of_time_with_the_best_so_far(ticks: int) -> None:
    table = Table(replace(find("missions"), mind=replace(find("missions").mind, doubt=None)), 2, bytes(32))
    play_some(table, 9)
    search = Search("1", 10**9, ticks, clock=partial(next, count()))  # a second passes whenever somebody looks
    arms = search.think(table.waiting()[0])
    faith, level = search.faith_in(table.game), level_of(arms)
    tried = [arm for arm in arms if arm.node.visits]
    assert tried == (arms if ticks > 1 else [])
    values = [arm.value(faith, level) for arm in (tried or arms)]
    assert values == sorted(values, reverse=True)
    assert sum(arm.node.visits for arm in arms) <= 8 * ticks


def test_without_a_ceiling_no_clock_is_read() -> None:
    """The same seed gives the same report on every machine: arena and checks make players by their names alone."""
    for rank in RANKS:
        player = make(rank, 1)
        assert isinstance(player, Search) and (player.seconds, player.clock) == (inf, stand_still)


def test_a_hint_tells_what_and_how_the_rest_compares() -> None:
    table = Table(find("missions"), 2, bytes(32))
    seat = table.waiting()[0]
    advice = hint(seat, "ensign")
    assert {each.key for each in advice} == {label.key for label in seat.labels}
    assert sum(each.share for each in advice) == pytest.approx(1)
    assert all(0 <= each.value <= 1 for each in advice)
    sure = make("ensign")
    assert isinstance(sure, Search)
    sure.hasty = False
    assert seat.option(advice[0].key) == sure.choose(seat)


def test_the_more_a_rank_thinks_the_less_it_errs() -> None:
    game = find("missions")
    spreads = [Search("1", budget).spread(game) for budget in RANKS.values()]
    assert spreads == sorted(spreads, reverse=True)
    assert spreads[0] > 300 and spreads[-1] == 0
    assert Search("1", 16).spread(replace(game, mind=replace(game.mind, errors={}))) == 0
    assert Search("1", 48).spread(replace(game, mind=replace(game.mind, errors={48: 70}))) == 70
    assert Search("1", 10_000).spread(game) == 0, "no rank: it does not err"


@pytest.mark.parametrize("name", ["", "nobody", "os:", ":os", "a b:c"])
def test_an_unknown_player_is_refused(name: str) -> None:
    with pytest.raises(BadSetup) as caught:
        make(name)
    assert caught.value.key == "unknown-player"


@pytest.mark.parametrize(
    ("name", "key"), [("no.such.module:Player", "bad-player"), ("wardroom.players:Nobody", "no-factory")]
)
def test_a_player_of_somebodys_own_that_is_not_there(name: str, key: str) -> None:
    with pytest.raises(BadPlayer) as caught:
        make(name)
    assert caught.value.key == key


def test_all_names_can_be_made() -> None:
    for name in NAMES:
        make(name)


def test_what_looks_much_worse_is_not_searched() -> None:
    """A game may say how far looks can be trusted; then few options need few simulations."""
    made = [0]
    simulate: Callable[..., None] = Search.simulate

    class Counted(Search):
        def simulate(self, *args: Any) -> None:
            made[0] += 1
            simulate(self, *args)

    def tries(doubt: int | None) -> int:
        made[0] = 0
        table = Table(replace(find("missions"), mind=replace(find("missions").mind, doubt=doubt)), 2, bytes(32))
        play_some(table, 9)
        Counted("1", 40).choose(table.waiting()[0])
        return made[0]

    assert tries(0) == 0 < tries(500) <= tries(100_000) <= tries(None)


def test_a_game_may_say_how_far_search_looks_ahead() -> None:
    class Measured(Search):
        def play_out(self, world: Any, turns: int, course: float) -> None:
            ahead.append(turns)

    for horizon, rounds in ((None, Search.rounds), (2, 2)):
        ahead: list[int] = []
        table = Table(
            replace(find("missions"), mind=replace(find("missions").mind, horizon=horizon, foresee=None, doubt=None)),
            2,
            bytes(32),
        )
        Measured("1", 12).choose(table.waiting()[0])
        assert ahead and max(ahead) <= 2 * rounds and min(ahead) >= 2 * rounds - 4


def test_worlds_that_look_alike_are_looked_at_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing hidden matters greedy needs no more worlds; the sums are the same."""
    seen: list[list[int]] = [[5, 7], [5, 7], [1, 1]]
    monkeypatch.setattr(basic, "look_ahead", lambda *_: seen.pop(0))
    table = Table(find("missions"), 2, bytes(32))
    assert basic.looks(table.waiting()[0], ["a", "b"], Random(1), 6) == [30, 42]
    assert len(seen) == 1
