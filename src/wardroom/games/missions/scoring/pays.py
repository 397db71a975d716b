"""The kinds of bonus as functions of masks: what a card pays, and what more it would pay for a reading of the ship.

`pay(have)` is the points of a card when the guises in `have` are there. `gains(have)` assumes that `unidentified_ship`
is not among them, and lists alternatives: points more, and the readings that bring them. What a reading really brings
is the best alternative it belongs to, or nothing. All masks leave out the card's own guises (MIS-9.1).
"""

from collections.abc import Callable, Sequence
from typing import Final

from .guises import ALL_SHIPS, any_of, ships_in, value_masks
from .pairing import distinct_values

Pay = Callable[[int], int]
Gain = tuple[int, int]
Gains = Callable[[int], Sequence[Gain]]
Kind = tuple[Pay, Gains]

NONE: Final[tuple[Gain, ...]] = ()


def once(points: int, of: int, least: int) -> Kind:
    """MIS-5.1."""
    almost = least - 1
    found = ((points, ships_in(of)),)

    def pay(have: int) -> int:
        return points if (have & of).bit_count() > almost else 0

    def gains(have: int) -> Sequence[Gain]:
        return found if (have & of).bit_count() == almost else NONE

    return pay, gains


def tiers(tiers: list[tuple[int, int, int]]) -> Kind:
    """MIS-5.15: the best line that is satisfied; `tiers` are (points, mask, cards needed)."""
    tiers = sorted(tiers, reverse=True)
    readings = [ships_in(of) for _, of, _ in tiers]

    def pay(have: int) -> int:
        for points, of, least in tiers:
            if (have & of).bit_count() >= least:
                return points
        return 0

    def gains(have: int) -> Sequence[Gain]:
        now = pay(have)
        return [
            (points - now, ships)
            for (points, of, least), ships in zip(tiers, readings)
            if points > now and (have & of).bit_count() == least - 1
        ]

    return pay, gains


def each_each(clauses: list[tuple[int, int]]) -> Kind:
    """MIS-5.11: a card that fits both feeds the one that pays more."""
    (more, first), (less, second) = sorted(clauses, reverse=True)
    second &= ~first
    found = ((more, ships_in(first)), (less, ships_in(second)))

    def pay(have: int) -> int:
        return more * (have & first).bit_count() + less * (have & second).bit_count()

    def gains(have: int) -> Sequence[Gain]:
        return found

    return pay, gains


def with_each(once: int, lead: int, each: int, of: int) -> Kind:
    """MIS-10.16: one card earns the WITH; it feeds nothing else, so a card of no other use is best (MIS-5.18)."""
    free = lead & ~of
    found_lead, found_each = (once, ships_in(lead)), (each, ships_in(of))
    both, only_each, either = (found_lead, found_each), (found_each,), ((each, ships_in(lead | of)),)

    def pay(have: int) -> int:
        points = each * (have & of).bit_count()
        if have & free:
            return points + once
        return points + once - each if have & lead else points

    def gains(have: int) -> Sequence[Gain]:
        if have & free:
            return only_each
        return either if have & lead else both

    return pay, gains


def pair_and_further(pair: int, people: int, each: int, more: int) -> Kind:
    """MIS-10.18: the pair is made of cards that would not pay otherwise, as far as there are any."""
    plain = people & ~more
    ships_more = ships_in(more)

    def worth(have_people: int, have_plain: int, have_more: int) -> int:
        if have_people < 2:
            return 0
        return pair + each * (have_more - max(0, 2 - have_plain))

    def pay(have: int) -> int:
        return worth((have & people).bit_count(), (have & plain).bit_count(), (have & more).bit_count())

    def gains(have: int) -> Sequence[Gain]:
        counts = (have & people).bit_count(), (have & plain).bit_count(), (have & more).bit_count()
        now = worth(*counts)
        with_more = worth(counts[0] + 1, counts[1], counts[2] + 1) - now
        with_plain = worth(counts[0] + 1, counts[1] + 1, counts[2]) - now
        return [(with_more, ships_more), (with_plain, ALL_SHIPS)]

    return pay, gains


def gated(points: int, of: int, lift: int) -> Kind:
    """MIS-5.5 with a FOR EACH."""
    found = ((points, ships_in(of)),)
    ships, lifting = ships_in(of & lift), ships_in(lift)

    def pay(have: int) -> int:
        return points * (have & of).bit_count() if have & lift else 0

    def gains(have: int) -> Sequence[Gain]:
        if have & lift:
            return found
        now = points * (have & of).bit_count()
        return [(now + points, ships), (now, lifting)] if lifting else NONE

    return pay, gains


def reserved(points: int, of: int, lift: int) -> Kind:
    """MIS-10.21: a card that lifts the blank is set aside, if possible one that would not pay."""
    idle = lift & ~of
    found, either = ((points, ships_in(of)),), ((points, ships_in(of | lift)),)
    lifting = ships_in(lift)

    def pay(have: int) -> int:
        if have & idle:
            return points * (have & of).bit_count()
        return points * ((have & of).bit_count() - 1) if have & lift else 0

    def gains(have: int) -> Sequence[Gain]:
        if have & idle:
            return found
        return either if have & lift else ((points * (have & of).bit_count(), lifting),)

    return pay, gains


def lifted(inner: Kind, lift: int) -> Kind:
    """MIS-5.5 with anything, where no reading of the ship lifts the blank."""
    inner_pay, inner_gains = inner

    def pay(have: int) -> int:
        return inner_pay(have) if have & lift else 0

    def gains(have: int) -> Sequence[Gain]:
        return inner_gains(have) if have & lift else NONE

    return pay, gains


def slots(points: int, fill: list[int]) -> Kind:
    """MIS-5.12 by Hall's theorem: any group of slots needs as many different cards as it has slots."""
    groups = _groups(fill)
    without = [(ships_in(slot), _groups(fill[:i] + fill[i + 1 :])) for i, slot in enumerate(fill) if ships_in(slot)]

    def pay(have: int) -> int:
        for union, least in groups:
            if (have & union).bit_count() < least:
                return 0
        return points

    def gains(have: int) -> Sequence[Gain]:
        if pay(have):
            return NONE
        readings = 0
        for ships, rest in without:
            for union, least in rest:
                if (have & union).bit_count() < least:
                    break
            else:
                readings |= ships
        return ((points, readings),) if readings else NONE

    return pay, gains


def _groups(fill: list[int]) -> list[tuple[int, int]]:
    """Every group of slots: the cards that fit any of them, and how many it needs; single slots first."""
    chosen = sorted(range(1, 1 << len(fill)), key=int.bit_count)
    return [(any_of([m for i, m in enumerate(fill) if group >> i & 1]), group.bit_count()) for group in chosen]


def slots_apart(points: int, lead: int, of: int, section: str) -> Kind:
    """MIS-6.10: one card, and two further ones that can show different values.

    Two cards can, as soon as both show something and not both nothing but the same.
    """
    distinct = distinct_values(section)
    shown = distinct.shown
    of &= any_of(value_masks(section))
    ships_lead = ships_in(lead)

    def values(cards: int) -> int:
        union = 0
        while cards:
            low = cards & -cards
            cards ^= low
            union |= shown[low]
        return union

    def two(cards: int) -> bool:
        return cards & (cards - 1) != 0 and values(cards).bit_count() > 1

    def pay(have: int) -> int:
        leads = have & lead
        while leads:
            low = leads & -leads
            leads ^= low
            if two(have & of & ~low):
                return points
        return 0

    def gains(have: int) -> Sequence[Gain]:
        if pay(have):
            return NONE
        readings = ships_lead if two(have & of) else 0
        leads = have & lead
        while leads:  # the ship shows a value beside another card's
            low = leads & -leads
            leads ^= low
            union = values(have & of & ~low)
            if union:
                readings |= distinct.readings(distinct.all if union & (union - 1) else distinct.all & ~union)
        return ((points, readings),) if readings else NONE

    return pay, gains


def each_distinct(points: int, section: str, of: int, each: int, more: int) -> Kind:
    """MIS-6.2; a card that also fits a FOR EACH that pays no less feeds that one (MIS-6.11)."""
    distinct = distinct_values(section)
    count = distinct.count
    of &= ~more
    ships = ships_in(of)
    found = (each, ships_in(more))

    def pay(have: int) -> int:
        cards = have & of
        total = points * count(cards) if cards else 0
        return total + each * (have & more).bit_count() if more else total

    def gains(have: int) -> Sequence[Gain]:
        new = (points, ships & distinct.count_and_new(have & of)[1])
        return (new, found) if found[1] else (new,)

    return pay, gains


def with_distinct(points: int, section: str, of: int, least: int) -> Kind:
    """MIS-6.3."""
    distinct = distinct_values(section)
    count = distinct.count
    of &= any_of(value_masks(section))
    ships = ships_in(of)

    def pay(have: int) -> int:
        cards = have & of
        return points if cards.bit_count() >= least and count(cards) >= least else 0

    def gains(have: int) -> Sequence[Gain]:
        cards = have & of
        if cards.bit_count() < least - 1:
            return NONE
        size, fresh = distinct.count_and_new(cards)
        return ((points, ships & fresh),) if size == least - 1 else NONE

    return pay, gains


def with_same(points: int, section: str, of: int, least: int) -> Kind:
    """Enough cards that share a value."""
    groups = [of & value for value in value_masks(section)]
    ships_of = [ships_in(group) for group in groups]

    def pay(have: int) -> int:
        have &= of
        if have.bit_count() >= least:
            for group in groups:
                if (have & group).bit_count() >= least:
                    return points
        return 0

    def gains(have: int) -> Sequence[Gain]:
        if pay(have):
            return NONE
        readings = 0
        for group, ships in zip(groups, ships_of):
            if (have & group).bit_count() == least - 1:
                readings |= ships
        return ((points, readings),) if readings else NONE

    return pay, gains


def plague(each: int, of: int, lives: list[tuple[int, int]]) -> Kind:
    """MIS-10.17 with the best lifeform; none pays less than the other clause, so a card of both feeds that one."""
    ships = [(worth, of & ~life, life, ships_in(life)) for worth, life in lives]
    found = (each, ships_in(of))

    def pay(have: int) -> int:
        best = each * (have & of).bit_count()
        for worth, rest, life, _ in ships:
            if have & life:
                total = worth * (have & life).bit_count() + each * (have & rest).bit_count()
                if total > best:
                    best = total
        return best

    def gains(have: int) -> Sequence[Gain]:
        best = pay(have)
        more = [found]
        for worth, rest, life, readings in ships:
            gain = worth * ((have & life).bit_count() + 1) + each * (have & rest).bit_count() - best
            if gain > 0:
                more.append((gain, readings))
        return more

    return pay, gains
