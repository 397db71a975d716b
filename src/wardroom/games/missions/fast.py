"""The same totals as `scoring`, fast: for search, and to find the best choices (MIS-9.8)."""

from collections.abc import Sequence
from typing import Final

from .bonuses import BRAHMS, COPIER, GROUNDED, HOLODECKS, MODELS, PLAIN
from .cards import ORDER
from .choices import BORG, PLAGUE, SHIP, THOUGHT, Choices, check_choices, check_hand, in_order
from .choosing import Search
from .guises import BIT, FIRST_SHIP

_CHOOSERS: Final[int] = BIT[SHIP] | BIT[THOUGHT] | BIT[BORG]
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
        return Search(hand, _NO_CHOICES).top
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
