"""The same totals as `scoring`, fast: for search, and to find the best choices (MIS-9.8)."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from ..cards import CARDS, ORDER
from .best_choices import Search, beside_holodecks
from .bonuses import BRAHMS, COPIER, GROUNDED, HOLODECKS, MODELS, PLAIN
from .choices import BLANKS, BORG, PLAGUE, SHIP, THOUGHT, Choices, check_choices, check_hand, in_order
from .guises import BIT, FIRST_SHIP

_CHOOSERS: Final[int] = BIT[SHIP] | BIT[THOUGHT] | BIT[BORG]
#: Beside `borg_cube` these need the whole search: with them, what it blanks may change more than what it pays for.
_INTRICATE: Final[int] = BIT[SHIP] | BIT[THOUGHT] | BIT[COPIER] | BRAHMS
_BLANKABLE: Final = frozenset(card for card in CARDS if BLANKS.of.fits(CARDS[card].printed))
_COPIER: Final[int] = BIT[COPIER]
_NOT_GROUNDED: Final[int] = ((1 << FIRST_SHIP) - 1) & ~GROUNDED
_NO_CHOICES: Final = Choices()
_WITH_CHOICE: Final = frozenset((SHIP, THOUGHT, BORG, PLAGUE))


def total(hand: Sequence[str], fixed: Choices = _NO_CHOICES) -> int:
    """The best total of a hand (MIS-9.4); what `fixed` chooses stays. Nothing is checked here: the cards must exist and
    differ, the choices be legal. This is the innermost loop of search."""
    if fixed is not _NO_CHOICES:
        return Search(hand, fixed).top
    have = 0
    for card in hand:
        have |= BIT[card]
    if have & _CHOOSERS:
        if have & _INTRICATE:
            return Search(hand, _NO_CHOICES).top
        return _total_with_cube(hand, have)
    return _plain(hand, have)


def without_choices(hand: Sequence[str]) -> int:
    """What a hand counts when nothing is chosen."""
    have = 0
    for card in hand:
        have |= BIT[card]
    return _plain(hand, have)


def _plain(hand: Sequence[str], have: int) -> int:
    if have & HOLODECKS:
        if have & BRAHMS:
            have ^= BRAHMS
    else:
        have &= _NOT_GROUNDED
    if have & _COPIER:
        return _total_with_copy(hand, have)
    points = 0
    for card in hand:
        each, of, pay = PLAIN[card]
        if pay is None:
            points += each * (have & of).bit_count()
        else:
            points += pay(have)
    return points


def _total_with_copy(hand: Sequence[str], have: int) -> int:
    """MIS-10.13: `ensign_crusher` adds the best score he can copy."""
    points = best = 0
    for card in hand:
        each, of, pay = PLAIN[card]
        value = each * (have & of).bit_count() if pay is None else pay(have)
        points += value
        if value > best and card in MODELS:
            best = value
    return points + best


def _total_with_cube(hand: Sequence[str], everything: int) -> int:
    """MIS-10.8: `borg_cube` may blank a card or two: each then pays what the cube does, and feeds nothing. Blanking
    never makes another card pay more, so what each pays in the whole hand is a limit, and few sets are worth a try."""
    have = beside_holodecks(everything)
    paid = {card: _paid(card, have) for card in hand}
    whole = top = sum(paid.values())
    cube, each, fed = paid[BORG], PLAIN[BORG][0], PLAIN[BORG][1] & have
    able = [(card, paid[card], each if BIT[card] & fed else 0) for card in hand if card in _BLANKABLE]
    tries: list[tuple[int, tuple[str, ...]]] = [
        (whole + cube - pays - 2 * feeds, (card,)) for card, pays, feeds in able
    ]
    tries += [
        (whole + 2 * cube - pays - more - 3 * (feeds + too), (card, other))
        for (card, pays, feeds), (other, more, too) in combinations(able, 2)
    ]
    for limit, blanked in sorted(tries, reverse=True):
        if limit <= top:
            break
        left = [card for card in hand if card not in blanked]
        have = beside_holodecks(sum([BIT[card] for card in left]))
        points = sum([_paid(card, have) for card in left]) + len(blanked) * _paid(BORG, have)
        top = max(top, points)
    return top


def _paid(card: str, have: int) -> int:
    each, of, pay = PLAIN[card]
    return each * (have & of).bit_count() if pay is None else pay(have)


def best(hand: Sequence[str], fixed: Choices | None = None) -> tuple[int, Choices]:
    """The best total of a hand, and choices that reach it; what `fixed` chooses stays.

    Among equals the same choices are found however the hand is held: first without blanking, then by the fact sheet.
    """
    fixed = in_order(fixed or Choices())
    check_hand(hand)
    check_choices(hand, fixed)
    if _WITH_CHOICE.isdisjoint(hand):
        return total(hand), fixed
    search = Search(sorted(hand, key=ORDER.__getitem__), fixed)
    return search.top, search.choices()
