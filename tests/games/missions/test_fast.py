"""The fast evaluator and its search for the best choices against the plain evaluator and against trying everything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from random import Random

import pytest

from wardroom.games.missions.cards import AFFILIATIONS, CARDS, GALAXY, MISSIONS
from wardroom.games.missions.scoring import fast
from wardroom.games.missions.scoring.best_choices import Search
from wardroom.games.missions.scoring.choices import (
    BORG,
    DECLINED,
    PLAGUE,
    PLAGUE_LIFEFORMS,
    SHIP,
    SHIP_VALUES,
    THOUGHT,
    Choices,
    Decline,
    Ship,
    Thought,
    check_choices,
    in_order,
)
from wardroom.games.missions.scoring.explained import choices_from_json, choices_to_json, explain, score

CHOOSERS = (SHIP, THOUGHT, BORG, PLAGUE)
#: Cards whose fine print meets that of the choosers.
DELICATE = (*CHOOSERS, "ensign_crusher", "leah_brahms", "james_moriarty", "intruder_alert", "space_confrontation")
#: 7, 8 and 9 cards, as hands may have them: (Galaxy, Missions).
SIZES = ((5, 2), (6, 1), (6, 2), (7, 2))


def deal(dice: Random, favourites: Iterable[str] = ()) -> list[str]:
    """A hand as it may lie on the table, its favourites certainly in it, in any order."""
    wanted = list(favourites)
    galaxy, missions = dice.choice(SIZES)
    hand = [card for card in wanted if card in GALAXY][:galaxy] + [card for card in wanted if card in MISSIONS][
        :missions
    ]
    held = set(hand)
    galaxy -= len(held & set(GALAXY))
    missions -= len(held & set(MISSIONS))
    hand += dice.sample([card for card in GALAXY if card not in held], galaxy)
    hand += dice.sample([card for card in MISSIONS if card not in held], missions)
    dice.shuffle(hand)
    return hand


READINGS: list[Ship | None] = [Ship(*values) for values in product(*SHIP_VALUES.values())]


def ships(hand: list[str]) -> list[Ship | None]:
    return READINGS if SHIP in hand else [None]


def thoughts(hand: list[str], ship: Ship | None) -> Iterator[Thought | Decline | None]:
    """Every legal choice for `thought_maker`."""
    if THOUGHT not in hand:
        yield None
        return
    yield DECLINED
    for target in hand:
        current = CARDS[target].printed
        if target == SHIP or current.lifeforms:
            taken = {ship.affiliation} if target == SHIP and ship is not None else current.affiliations
            yield from (Thought(target, affiliation) for affiliation in AFFILIATIONS if affiliation not in taken)


def blanks(hand: list[str]) -> list[tuple[str, ...] | None]:
    if BORG not in hand:
        return [None]
    galaxy = [card for card in hand if card in GALAXY]
    return [blanked for number in range(3) for blanked in combinations(galaxy, number)]


def plagues(hand: list[str]) -> list[str | None]:
    return [*PLAGUE_LIFEFORMS] if PLAGUE in hand else [None]


def any_choices(dice: Random, hand: list[str]) -> Choices:
    ship = dice.choice(ships(hand))
    return Choices(ship, dice.choice(list(thoughts(hand, ship))), dice.choice(blanks(hand)), dice.choice(plagues(hand)))


def part_of(dice: Random, choices: Choices) -> Choices:
    """Some of these choices made, the others still open."""
    ship, thought, borg, plague = choices
    made = [dice.random() < 0.5 for _ in choices]
    return Choices(
        ship if made[0] else None, thought if made[1] else None, borg if made[2] else None, plague if made[3] else None
    )


def all_choices(hand: list[str]) -> Iterator[Choices]:
    for ship in ships(hand):
        for thought, borg, plague in product(thoughts(hand, ship), blanks(hand), plagues(hand)):
            yield Choices(ship, thought, borg, plague)


def agree(dice: Random, hand: list[str]) -> None:
    """Plain and fast evaluation agree on one hand, with given choices, with some of them, and with the best."""
    choices = any_choices(dice, hand)
    fixed = score(hand, choices).total
    assert fast.best(hand, choices) == (fixed, in_order(choices)), (hand, choices)
    total, best = fast.best(hand)
    assert score(hand, best).total == total, (hand, best)
    assert fast.total(hand) == total, hand
    assert total >= fixed, (hand, choices)
    if not set(hand).isdisjoint(CHOOSERS):
        some = part_of(dice, in_order(choices))
        between, made = fast.best(hand, some)
        assert score(hand, made).total == between, (hand, some, made)
        assert all(wanted in (None, chosen) for wanted, chosen in zip(some, made)), (hand, some, made)
        assert total >= between >= fixed, (hand, some)
        for _ in range(3):
            assert Search(hand, any_choices(dice, hand)).top <= total, hand


@pytest.mark.rule("MIS-9.4", "MIS-9.8")
@pytest.mark.parametrize("seed", range(10))
def test_plain_and_fast_evaluation_agree_on_random_hands(seed: int) -> None:
    dice = Random(f"plain hands {seed}")
    for _ in range(1200):
        agree(dice, deal(dice))


@pytest.mark.rule("MIS-9.4", "MIS-9.8")
@pytest.mark.parametrize("seed", range(10))
def test_plain_and_fast_evaluation_agree_where_there_is_much_to_choose(seed: int) -> None:
    dice = Random(f"choices {seed}")
    for _ in range(900):
        agree(dice, deal(dice, dice.sample(DELICATE, dice.randint(1, 5))))


def test_small_hands_too() -> None:
    """Down to no card at all: a score pad may be filled in card by card."""
    dice = Random("small")
    for _ in range(600):
        agree(dice, list(dict.fromkeys(dice.choices([*CARDS, *CHOOSERS * 4], k=dice.randint(0, 5)))))


BRUTE: list[tuple[tuple[str, ...], int, int]] = [
    # (cards certainly in the hand, cards in all, hands)
    ((SHIP,), 7, 70),
    ((SHIP, "ensign_crusher"), 7, 20),
    ((SHIP, PLAGUE), 6, 6),
    ((THOUGHT,), 8, 40),
    ((BORG,), 9, 40),
    ((BORG, "leah_brahms", "computer", PLAGUE), 8, 20),
    ((PLAGUE,), 8, 20),
    ((THOUGHT, BORG), 8, 20),
    ((THOUGHT, BORG, PLAGUE), 7, 5),
    ((SHIP, THOUGHT), 6, 8),
    ((SHIP, BORG), 6, 8),
    ((SHIP, THOUGHT, BORG), 5, 3),
]


@pytest.mark.rule("MIS-9.8")
@pytest.mark.parametrize(("favourites", "size", "hands"), BRUTE)
def test_no_choice_is_better_than_the_best(favourites: tuple[str, ...], size: int, hands: int) -> None:
    """Every choice there is, tried one by one: the best found is among them, and none is better."""
    dice = Random(" ".join(favourites))
    for _ in range(hands):
        rest = [card for card in CARDS if card not in favourites and card not in CHOOSERS]
        hand = [*favourites, *dice.sample(rest, size - len(favourites))]
        every = max(Search(hand, choices).top for choices in all_choices(hand))
        assert fast.total(hand) == every, hand
        total, best = fast.best(hand)
        assert total == every
        assert score(hand, best).total == every, (hand, best)


@pytest.mark.rule("MIS-9.8")
def test_brute_force_covers_enough_hands() -> None:
    assert sum(hands for _, _, hands in BRUTE) >= 150


@pytest.mark.rule("MIS-6.2")
def test_the_order_of_the_hand_changes_nothing() -> None:
    dice = Random("order")
    for _ in range(400):
        hand = deal(dice, dice.sample(DELICATE, dice.randint(0, 4)))
        sheet = explain(hand)
        points = {row.card: row for row in sheet.rows}
        for _ in range(3):
            dice.shuffle(hand)
            again = explain(hand)
            assert (again.total, again.choices) == (sheet.total, sheet.choices), hand
            assert {row.card: row for row in again.rows} == points, hand
            assert [row.card for row in again.rows] == hand
            assert fast.total(hand) == sheet.total


def test_the_best_choices_are_legal_and_complete() -> None:
    dice = Random("legal")
    for _ in range(400):
        hand = deal(dice, dice.sample(DELICATE, dice.randint(1, 5)))
        _, best = fast.best(hand)
        check_choices(hand, best)
        assert [choice is not None for choice in best] == [card in hand for card in CHOOSERS]
        assert choices_from_json(hand, choices_to_json(best)) == best
        assert fast.best(hand, best)[1] == best


def test_a_sheet_accounts_for_every_point() -> None:
    dice = Random("sheets")
    for _ in range(1000):
        hand = deal(dice, dice.sample(DELICATE, dice.randint(0, 4)))
        sheet = explain(hand)
        for row in sheet.rows:
            assert row.points == sum(line.points for line in row.lines)
            givers = [giver for line in row.lines for giver in line.givers]
            assert set(givers) <= set(hand) - {row.card}  # MIS-9.1
            assert len(givers) == len(set(givers)), (row, hand)  # MIS-5.8
            assert all(line.rule in {"MIS-10.8"} for line in row.lines if row.blanked and line.points)
        assert sheet.total == sum(row.points for row in sheet.rows) == fast.total(hand)
