"""What Missions measures besides what every game does: how fast hands are scored.

A row is a name, a unit and a work, which does a small batch and says how many units that was; several works are timed
one by one, and their median counts. A row may name another one to be held against, and what their ratio should reach.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wardroom.kernel import Chance, Line

from .. import GAME
from ..cards import GALAXY, MISSIONS
from ..scoring import explained as scoring
from ..scoring import fast
from ..scoring.choices import BORG, PLAGUE, SHIP, THOUGHT, Choices

Hand = list[str]
Row = tuple[str, str, Any, dict[str, Any]]

HANDS, FINAL_HANDS, SHIP_HANDS = 200, 400, 101
HAND_GALAXY, HAND_MISSIONS = 5, 2
CHOOSERS = frozenset({SHIP, THOUGHT, BORG, PLAGUE})
PLAIN, REFERENCE = "plain hand", "plain hand, reference evaluator"


def rows() -> list[Row]:
    """The exact total of 7 plain cards is the measure for everything else."""
    chance = Chance(b"missions bench")
    plain = plain_hands(chance)
    final = final_hands(chance)
    ships = [hand for hand in final if SHIP in hand]
    while len(ships) < SHIP_HANDS:
        ships += [hand for hand in final_hands(chance) if SHIP in hand]
    ships = ships[:SHIP_HANDS]
    return [
        (PLAIN, "us", over(plain, fast.total), {}),
        (REFERENCE, "us", over(plain[:20], reference), {"against": PLAIN, "at_least": 20, "aim": 30}),
        (
            "best choices with the ship, median hand",
            "us",
            [over([hand], fast.best) for hand in ships],
            {"against": PLAIN, "at_most": 60, "aim": 30},
        ),
        ("total with the ship, median hand", "us", [over([hand], fast.total) for hand in ships], {"against": PLAIN}),
        (
            "best choices, mean of random final hands",
            "us",
            over(final, fast.best),
            {"against": PLAIN, "at_most": 10, "aim": 5},
        ),
        ("total, mean of random final hands", "us", over(final, fast.total), {"against": PLAIN}),
    ]


def over(hands: list[Hand], score: Callable[[Hand], object]) -> Callable[[], int]:
    """Score all these hands."""

    def work() -> int:
        for hand in hands:
            score(hand)
        return len(hands)

    return work


def reference(hand: Hand) -> object:
    return scoring.score(hand, Choices())


def plain_hands(chance: Chance) -> list[Hand]:
    """Random hands of 7 in which nothing is to be chosen."""
    hands: list[Hand] = []
    while len(hands) < HANDS:
        hand = draw(chance, GALAXY, HAND_GALAXY) + draw(chance, MISSIONS, HAND_MISSIONS)
        if CHOOSERS.isdisjoint(hand):
            hands.append(hand)
    return hands


def draw(chance: Chance, deck: tuple[str, ...], count: int) -> Hand:
    return [deck[place] for place in chance.order(len(deck))[:count]]


def final_hands(chance: Chance) -> list[Hand]:
    """What random players hold at the end of their games."""
    hands: list[Hand] = []
    while len(hands) < FINAL_HANDS:
        deal = GAME.setup(2, GAME.agreed({}), Chance(chance.below(1 << 64).to_bytes(8, "big")))
        line = Line(GAME, deal, light=True)
        while line.asks:
            ask = line.asks[0]
            line.answer(ask.seat, ask.options[chance.below(len(ask.options))])
        hands += [line.state.hand(seat) for seat in range(2)]
    return hands
