"""What a hand can score at most, without scoring it: the ground of the proof in `best`.

A card pays some points once (`own`: WITH, graded lines, filled requirements) and some for each card that feeds it
(`feeds`: FOR EACH). Since a card feeds another only once (MIS-5.8), no card pays more than its own points and what the
others would feed it one by one; blanks (MIS-5.5) and different specialties (MIS-6.2) only take away, and no card costs
points (MIS-9.9). So a hand is worth no more than a sum over its cards and its pairs of cards, and such sums are easily
bounded for hands not yet complete.

Choices are taken at their best for every pair of cards separately: `unidentified_ship` is to each card what that card
likes best (MIS-10.1), and so is every card with a lifeform beside `thought_maker` (MIS-10.3). The other cards that
change what a hand is worth are held apart by `Case`.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from ..cards import CARDS
from ..cards.clauses import Clause, Each, EachDistinct, EachOfChosen, Slots, Tiers, With, WithDistinct, WithSame
from ..cards.filters import LIFEFORM, Shows
from .bonuses import COPIER, MODELS
from .choices import BLANKS, BORG, CHANGE, PLAGUE_LIFEFORMS, THOUGHT
from .guises import CHANGED, OWN, any_of, mask

#: Guises that only `thought_maker` brings about.
_CHANGED: Final[int] = any_of([new for changes in CHANGED.values() for _, _, new in changes])


def own(card: str) -> int:
    """The most points a card has once, whatever feeds them."""
    return sum(_once(clause) for clause in CARDS[card].score) + (CHANGE.bonus if card == THOUGHT else 0)


def _once(clause: Clause) -> int:
    match clause:
        case With() | Slots() | WithDistinct() | WithSame():
            return clause.points
        case Tiers():
            return max(tier.points for tier in clause.tiers)
    return 0


@cache
def feeds(giver: str, card: str, changing: bool) -> int:
    """The most points a card has for this giver, whose affiliation may have been changed or not."""
    if giver == card:  # MIS-9.1
        return 0
    guises = OWN[giver] if changing else OWN[giver] & ~_CHANGED
    return max((points for points, of in _each(card) if guises & of), default=0)


@cache
def _each(card: str) -> list[tuple[int, int]]:
    """What a card has for each card that feeds it, and which guises do."""
    found: list[tuple[int, int]] = []
    for clause in CARDS[card].score:
        match clause:
            case Each() | EachDistinct():
                found.append((clause.points, mask(clause.of)))
            case With(further=Each() as further):
                found.append((further.points, mask(further.of)))
            case EachOfChosen():
                found += [(clause.worth(life), mask(Shows(LIFEFORM, life))) for life in PLAGUE_LIFEFORMS]
    return found


class Case(NamedTuple):
    """Hands are bounded in groups, by the cards in them that change what others are worth.

    `held` are cards that every hand of the group has, `barred` cards that none has, and `blanks` how many cards more
    `borg_cube` blanks: of these it does not matter which they are, they score what it scores (MIS-10.8, MIS-10.9).
    `changing` says whether `thought_maker` is there, `copied` which card `ensign_crusher` copies: he scores nothing
    himself then, that card twice (MIS-10.13).
    """

    held: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    changing: bool = False
    copied: str | None = None
    blanks: int = 0

    def weight(self, card: str) -> int:
        """How often the points of a card count."""
        if card == BORG:
            return 1 + self.blanks
        return 2 if card == self.copied else 1


def cases(cards: Sequence[str]) -> Iterator[Case]:
    """Groups that have every hand out of these cards among them, the best one with its best choices.

    A hand is also in groups whose bounds do not hold for it: that does no harm, it is in the right one too.
    """
    models = tuple(card for card in cards if card in MODELS and CARDS[card].score)
    thoughts = [Case(barred=(THOUGHT,))]
    if THOUGHT in cards:
        thoughts.append(Case(held=(THOUGHT,), changing=True))
    cubes = [Case(barred=(BORG,))]
    if BORG in cards:
        cubes += [Case(held=(BORG,), blanks=number) for number in range(BLANKS.most + 1)]
    copies = [Case(barred=(COPIER,))]
    if COPIER in cards:
        copies.append(Case(held=(COPIER,), barred=models))
        copies += [Case(held=(COPIER, model), copied=model) for model in models]
    for thought, cube, copy in product(thoughts, cubes, copies):
        held, barred = thought.held + cube.held + copy.held, thought.barred + cube.barred + copy.barred
        yield Case(held, barred, thought.changing, copy.copied, cube.blanks)


class Pool(NamedTuple):
    """Cards, by number, of which so many are still to be taken."""

    cards: Sequence[int]
    wanted: int


#: For each card of a pool, twice what it can add at most, and its number; the highest first.
Shares = list[tuple[int, int]]


class Limits:
    """The bounds of one case in numbers, for cards numbered as they are given.

    `own[i]` is the most a card pays once, `pair[i][j]` the most that two cards bring each other.
    """

    def __init__(self, cards: Sequence[str], case: Case) -> None:
        weights = [case.weight(card) for card in cards]
        fed = [[times * feeds(giver, card, case.changing) for giver in cards] for times, card in zip(weights, cards)]
        self.own = [times * own(card) for times, card in zip(weights, cards)]
        self.pair = [[mine + yours for mine, yours in zip(row, column)] for row, column in zip(fed, zip(*fed))]

    def hold(self, held: Sequence[int]) -> tuple[int, list[int]]:
        """What these cards are worth at most, and what each card would add to that."""
        points, gains = 0, self.own
        for card in held:
            points += gains[card]
            gains = self.joined(gains, card)
        return points, gains

    def joined(self, gains: list[int], card: int) -> list[int]:
        """What each card would add when this one is held too."""
        return [gain + more for gain, more in zip(gains, self.pair[card])]

    def shares(self, gains: list[int], pools: Sequence[Pool]) -> list[Shares]:
        """For every pool, what each of its cards can add at most to a hand with these gains.

        What two of them would bring each other is shared: half of it is counted with the one and half with the other.
        """
        found: list[Shares] = []
        for pool in pools:
            shares: Shares = []
            for card in pool.cards:
                row = self.pair[card]
                share = 2 * gains[card]
                for others, wanted in pools:
                    beside = wanted - 1 if others is pool.cards else wanted
                    if beside:
                        share += sum(sorted([row[other] for other in others])[-beside:])
                shares.append((share, card))
            shares.sort(key=_share, reverse=True)
            found.append(shares)
        return found

    def whole(self, points: int, gains: list[int], pools: Sequence[Pool]) -> int:
        """What a hand can be worth at most that has so many points already and is filled up from the pools."""
        shares = self.shares(gains, pools)
        return points + sum(most(each, 0, pool.wanted) for each, pool in zip(shares, pools)) // 2


def _share(share: tuple[int, int]) -> int:
    return share[0]


def most(shares: Shares, first: int, number: int) -> int:
    """Twice what so many cards of a pool add at most, from a place on."""
    return sum([share for share, _ in shares[first : first + number]])
