"""How search looks at Missions: what options and positions promise."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from wardroom.games.missions.cards import CARDS
from wardroom.games.missions.mind import foresight, outlook
from wardroom.games.missions.mind.evaluate import MISSION_CARDS, OLD
from wardroom.games.missions.mind.outlook import HELD, PAIRS
from wardroom.games.missions.scoring.fast import total
from wardroom.kernel import Ask, Line, Table, find
from wardroom.players import make


@pytest.fixture(scope="module", params=[2, 3, 4])
def line(request: pytest.FixtureRequest) -> list[Line[Any]]:
    return asks(int(request.param))


def asks(seats: int) -> list[Line[Any]]:
    """A line at every ask of a game, as copies."""
    table = Table(find("missions"), seats, bytes([seats]) * 32)
    found = []
    while not table.over:
        seat = table.waiting()[0]
        found.append(table.line.fork())
        seat.choose(make("greedy", 1).choose(seat))
    return [*found, table.line.fork()]


def test_every_option_is_weighed(line: list[Line[Any]]) -> None:
    for each in line[:-1]:
        ask: Ask = each.waiting()[0]
        assert len(foresight.weigh(each.state, ask)) == len(foresight.glance(each.state, ask)) == len(ask.options)


def test_a_glance_at_a_discard_is_as_careful(line: list[Line[Any]]) -> None:
    for each in line[:-1]:
        ask: Ask = each.waiting()[0]
        if ask.kind != "source":
            assert foresight.weigh(each.state, ask) == foresight.glance(each.state, ask)


def test_what_is_weighed_is_what_is_foreseen(line: list[Line[Any]]) -> None:
    """The last discard of a turn leads to the position that was weighed."""
    seen = 0
    for each in line[:-1]:
        ask: Ask = each.waiting()[0]
        if ask.kind in ("discard", "discard-second") and len(ask.candidates) == foresight.HAND_AND_ONE:
            for option, weight in zip(ask.options, foresight.weigh(each.state, ask)):
                after = each.fork()
                after.answer(ask.seat, option)
                if not after.over and after.waiting()[0].kind == "source" and not after.state.extra:
                    assert foresight.foresee(after.state, ask.seat) == weight
                    seen += 1
    assert seen > 10


def test_a_game_that_is_over_is_worth_its_points(line: list[Line[Any]]) -> None:
    state = line[-1].state
    assert line[-1].over
    one, other = foresight.foresee(state, 0), foresight.foresee(state, 1)
    assert one - other == 100 * (state.scores[0] - state.scores[1])


def test_the_others_hands_do_not_matter(line: list[Line[Any]]) -> None:
    for each in line[5:-1:7]:
        ask: Ask = each.waiting()[0]
        weights = {tuple(foresight.weigh(world.state, world.waiting()[0])) for world in twins(each, ask.seat)}
        assert len(weights) == 1


def twins(line: Line[Any], seat: int) -> Iterator[Line[Any]]:
    for number in range(3):
        yield line.imagine(seat, bytes([number]))


def test_what_cards_grow_to_bring_adds_up() -> None:
    hand = tuple(CARDS)[3:60:8][:7]
    pairs = sum(PAIRS[one][other] for one, other in combinations(hand, 2))
    assert foresight.growth(hand, foresight.shares(hand)) == pairs + sum(HELD[card] for card in hand)
    assert all(PAIRS[one][other] == PAIRS[other][one] for one, other in combinations(CARDS, 2))


def test_a_last_discard_is_by_the_total_alone() -> None:
    """When the game is over there is nothing more to hope for."""
    hand = (*[card for card in CARDS if card not in MISSION_CARDS][:7], "away_team")
    around = foresight.Scene(galaxy=7, missions=0, given=0, turns=16, seats=2)
    values = {face: value for value, face in foresight.partings(hand, around)}
    counted = {face: total([card for card in hand if card != face]) for face in values}
    assert len(values) == 7
    assert {face: value - values[hand[0]] for face, value in values.items()} == {
        face: 1000 * (points - counted[hand[0]]) for face, points in counted.items()
    }


def test_there_is_a_number_for_all_that_may_be_left_of_a_game() -> None:
    curves = (outlook.LEVEL, outlook.TURN, outlook.NOW, outlook.SQUARE, outlook.MEDDLING, outlook.TWO_MISSIONS)
    for curve in (*curves, outlook.AGAIN, outlook.TOGETHER, *outlook.HOPES.values()):
        assert len(curve) == OLD + 1


def test_when_all_is_over_a_hand_counts_what_it_counts() -> None:
    assert outlook.NOW[0] == 1000 and outlook.SQUARE[0] == outlook.TOGETHER[0] == outlook.TWO_MISSIONS[0] == 0
    assert list(outlook.TOGETHER) == sorted(outlook.TOGETHER), "the more is left, the more may come"
