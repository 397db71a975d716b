"""The best hand there is (MIS-9.4) out of all cards or some, and a proof that there is none better.

First a good hand is found: hands grown from every card by what cards bring each other, the best of them improved by
exchanging cards. Then all other hands are ruled out by branch and bound: a hand grows card by card, Missions first, and
is given up as soon as the bounds of `bounds` say that it cannot become better than the best so far. What is left is
scored exactly, with the best choices.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import comb
from operator import attrgetter
from typing import Final, NamedTuple, TypedDict

from ..cards import CARDS, GALAXY, MISSIONS, ORDER
from . import fast
from .bounds import Case, Limits, Pool, Shares, cases, most
from .choices import BadHand, Choices, check_hand

Q: Final = "meddlesome_q"
#: MIS-4.8: Galaxy cards and Missions in a final hand.
SHAPES: Final[tuple[tuple[int, int], ...]] = ((5, 2), (6, 1))
#: MIS-8.3: the same beside `meddlesome_q`.
SHAPES_WITH_Q: Final[tuple[tuple[int, int], ...]] = ((7, 1),)
#: How many of the hands grown at the start are improved by exchanging cards.
POLISHED: Final = 6


class Proof(TypedDict):
    """How sure it is that a hand is the best.

    `method` proves and `found_by` says what came upon the hand: "exchange" or "branch-and-bound". No hand scores more
    than `bound`; if that is the total, the hand is `optimal`. Of all hands (`of`), so many `hands` were scored.
    """

    method: str
    found_by: str
    optimal: bool
    bound: int
    hands: int
    of: int


class BestHand(NamedTuple):
    """The cards in the order of the fact sheet, the choices that reach the total, and how sure it is the best."""

    total: int
    cards: tuple[str, ...]
    choices: Choices
    proof: Proof


def best_hand(
    cards: Sequence[str] | None = None,
    with_q: bool = False,
    progress: Callable[[int, int], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> BestHand:
    """The best final hand out of these cards, or out of all: 5 Galaxy cards and 2 Missions, or 6 and 1 (MIS-4.8).

    With Q it is the hand after his step: `meddlesome_q`, another Mission and 7 Galaxy cards (MIS-8.3). Without, he is a
    Mission as any other (MIS-8.9). Where there are too few cards, the hand is the largest part of such a hand: there
    is a Mission in it if there is one, and there are never more than 6 Galaxy cards (7 with Q).

    The search goes on until the hand is proven to be the best, or until `stop` says so, and then the proof says how
    much better another hand could be. `progress` is told how many of how many steps are made.
    """
    given = sorted(CARDS if cards is None else _checked(cards, with_q), key=ORDER.__getitem__)
    search = Search(given, with_q, stop)
    search.exchange()
    search.prove(progress)
    hand = tuple(given[number] for number in sorted(search.hand))
    total, choices = fast.best(hand)
    proof = Proof(
        method="branch-and-bound",
        found_by=search.found_by,
        optimal=search.bound <= total,
        bound=max(total, search.bound),
        hands=len(search.scored),
        of=search.count(),
    )
    return BestHand(total, hand, choices, proof)


def _checked(cards: Sequence[str], with_q: bool) -> Sequence[str]:
    check_hand(cards)
    if with_q and Q not in cards:
        raise BadHand("MIS-8.1", "best-no-q", {"card": Q})
    return cards


class Root(NamedTuple):
    """Where the search begins in one case: no hand that has these cards and others out of the pools scores more than
    `limit`."""

    limit: int
    case: Case
    limits: Limits
    hand: tuple[int, ...]
    pools: list[Pool]


class Search:
    """`hand` is the best so far and `top` its total. Once the proof is made, no hand scores more than `top`, or than
    `bound` if it was stopped. Cards are numbers here, in the order they are given.
    """

    def __init__(self, cards: Sequence[str], with_q: bool, stop: Callable[[], bool] | None) -> None:
        self.cards = cards
        self.stop = stop
        self.stopped = False
        self.always = (cards.index(Q),) if with_q else ()
        self.galaxy = [number for number, card in enumerate(cards) if card in GALAXY]
        self.missions = [n for n, card in enumerate(cards) if card in MISSIONS and n not in self.always]
        legal = SHAPES_WITH_Q if with_q else SHAPES
        fitting = {(min(galaxy, len(self.galaxy)), min(missions, len(self.missions))) for galaxy, missions in legal}
        self.shapes = sorted(shape for shape in fitting if sum(shape) == max(map(sum, fitting)))
        self.limits = Limits(cards, Case())
        self.blanks = 0
        self.scored: dict[int, int] = {}
        self.top = self.bound = -1
        self.hand: tuple[int, ...] = ()
        self.found_by = ""

    def count(self) -> int:
        """How many hands there are."""
        return sum(comb(len(self.galaxy), g) * comb(len(self.missions), m) for g, m in self.shapes)

    def score(self, hand: Sequence[int], method: str) -> int:
        """The total of a hand; the best one is kept."""
        key = 0
        for number in hand:
            key |= 1 << number
        total = self.scored.get(key)
        if total is None:
            total = self.scored[key] = fast.total([self.cards[number] for number in hand])
            if total > self.top:
                self.top, self.hand, self.found_by = total, tuple(hand), method
        return total

    # a good hand to begin with

    def exchange(self) -> None:
        """Grow hands from every card, and improve the best of them."""
        grown: dict[tuple[int, ...], int] = {}
        for galaxy, missions in self.shapes:
            for seed in (*self.galaxy, *self.missions):
                hand = self.grown(seed, galaxy, missions)
                grown[hand] = self.score(hand, "exchange")
        for hand in sorted(grown, key=lambda each: (-grown[each], each))[:POLISHED]:
            self.polish(list(hand))

    def grown(self, seed: int, galaxy: int, missions: int) -> tuple[int, ...]:
        """A hand of this shape that begins with this card, if there is room for it, and takes what brings most."""
        hand = list(self.always)
        _, gains = self.limits.hold(hand)
        kinds = {**dict.fromkeys(self.galaxy, 0), **dict.fromkeys(self.missions, 1)}
        room = [galaxy, missions]
        while any(room):
            fitting = [card for card, kind in kinds.items() if room[kind]]
            card = seed if seed in fitting else max(fitting, key=gains.__getitem__)
            hand.append(card)
            room[kinds.pop(card)] -= 1
            gains = self.limits.joined(gains, card)
        return tuple(sorted(hand))

    def polish(self, hand: list[int]) -> None:
        """Exchange one card for another of its kind as long as the hand gets better."""
        best = self.score(hand, "exchange")
        better = True
        while better and not self.halted(-1):
            better = False
            for place in range(len(hand)):
                if hand[place] in self.always:
                    continue
                for other in self.galaxy if hand[place] in self.galaxy else self.missions:
                    if other not in hand:
                        tried = [*hand[:place], other, *hand[place + 1 :]]
                        total = self.score(tried, "exchange")
                        if total > best:
                            best, hand, better = total, tried, True

    # the proof

    def prove(self, progress: Callable[[int, int], None] | None) -> None:
        """Look for a better hand in every case and shape, the most promising first."""
        roots = [root for case in cases(self.cards) for shape in self.shapes if (root := self.root(case, *shape))]
        roots.sort(key=attrgetter("limit"), reverse=True)
        for done, root in enumerate(roots):
            if progress is not None:
                progress(done, len(roots))
            if root.limit > self.top and not self.halted(root.limit):
                self.limits, self.blanks = root.limits, root.case.blanks
                self.grow(root.hand, *root.limits.hold(root.hand), root.pools)
        if progress is not None:
            progress(len(roots), len(roots))

    def root(self, case: Case, galaxy: int, missions: int) -> Root | None:
        """Where to begin in one case, for hands of one shape; None if there is no such hand."""
        place = {card: number for number, card in enumerate(self.cards)}
        held = [place[card] for card in case.held]
        shut = {*held, *(place[card] for card in case.barred if card in place)}
        pools = []
        for kind, wanted in ((self.missions, missions), (self.galaxy, galaxy - case.blanks)):
            cards = [card for card in kind if card not in shut]
            wanted -= sum(card in kind for card in held)
            if not 0 <= wanted <= len(cards):
                return None
            if wanted:
                pools.append(Pool(cards, wanted))
        limits, hand = Limits(self.cards, case), (*self.always, *held)
        points, gains = limits.hold(hand)
        return Root(limits.whole(points, gains, pools), case, limits, hand, pools)

    def grow(self, hand: tuple[int, ...], points: int, gains: list[int], pools: list[Pool]) -> None:
        """Look for a better hand among those that have these cards and others out of the pools."""
        if not pools:
            self.score(self.filled(hand), "branch-and-bound")
            return
        ranked = self.promising(points, gains, pools)
        if not ranked:
            return
        (shares, *others), wanted = ranked, pools[0].wanted
        pools = [Pool([card for _, card in left], pool.wanted) for left, pool in zip(others, pools[1:])]
        beside = 2 * points + sum(most(left, 0, pool.wanted) for left, pool in zip(others, pools))
        for place in range(len(shares) - wanted + 1):
            limit = (beside + most(shares, place, wanted)) // 2
            if limit <= self.top or self.halted(limit):
                return
            card = shares[place][1]
            left = [Pool([card for _, card in shares[place + 1 :]], wanted - 1)] if wanted > 1 else []
            self.grow((*hand, card), points + gains[card], self.limits.joined(gains, card), left + pools)

    def promising(self, points: int, gains: list[int], pools: list[Pool]) -> list[Shares]:
        """The pools with what each card can add at most, without cards that no better hand can have; none if there
        is no better hand."""
        while True:
            if any(len(pool.cards) < pool.wanted for pool in pools):
                return []
            ranked = self.limits.shares(gains, pools)
            tops = [most(shares, 0, pool.wanted) for shares, pool in zip(ranked, pools)]
            missing = 2 * (self.top - points) - sum(tops)
            if missing >= 0:
                return []
            kept = []
            for shares, pool in zip(ranked, pools):
                last = shares[pool.wanted - 1][0]
                kept.append(Pool([card for share, card in shares if share - last > missing], pool.wanted))
            if all(len(pool.cards) == len(before.cards) for pool, before in zip(kept, pools)):
                return ranked
            pools = kept

    def filled(self, hand: tuple[int, ...]) -> tuple[int, ...]:
        """The hand with cards for `borg_cube` to blank; any will do."""
        free = (card for card in self.galaxy if card not in hand)
        return (*hand, *(next(free) for _ in range(self.blanks)))

    def halted(self, limit: int) -> bool:
        """Whether to stop: then hands that may score up to this limit are left open."""
        if not self.stopped and self.stop is not None and self.stop():
            self.stopped = True
        if self.stopped:
            self.bound = max(self.bound, limit)
        return self.stopped
