"""Different values (MIS-6.2): how many cards can each show another one.

Sets of values are integers here, one bit for each value of a section.
"""

from functools import cache

from .guises import any_of, ships_in, shown_by, value_masks


class Distinct:
    """MIS-6.2: how many cards can be paired with different values of a section."""

    def __init__(self, section: str) -> None:
        self.shown = shown_by(section)
        self.ships = [ships_in(guises) for guises in value_masks(section)]
        self.all = (1 << len(self.ships)) - 1
        self.known: dict[int, int] = {}  # readings by values: at most 2**11 entries

    def split(self, have: int) -> tuple[int, list[int]]:
        """Values that a card must show for want of another, and what each other card could show besides those.

        Cards with a single value may as well be paired first: no pairing gets larger by giving their value away.
        """
        shown = self.shown
        single = 0
        several: list[int] = []
        while have:
            low = have & -have
            have ^= low
            values = shown.get(low, 0)
            if values & (values - 1):
                several.append(values)
            else:
                single |= values
        return single, several

    def count(self, have: int) -> int:
        """The size of the largest pairing."""
        single, several = self.split(have)
        if not several:
            return single.bit_count()
        return single.bit_count() + pairs([values & ~single for values in several])

    def count_and_new(self, have: int) -> tuple[int, int]:
        """The size of the largest pairing, and the readings of the ship that would make it larger."""
        single, several = self.split(have)
        several = [values & ~single for values in several]
        size = pairs(several)
        used = 0  # a value no card could show is new in any case
        for values in several:
            used |= values
        fresh = self.all & ~single
        while used:
            value = used & -used
            used ^= value
            if pairs([*several, value]) == size:
                fresh ^= value
        return single.bit_count() + size, self.readings(fresh)

    def readings(self, values: int) -> int:
        """The readings of the ship that show one of these values."""
        readings = self.known.get(values)
        if readings is None:
            readings = self.known[values] = any_of([s for place, s in enumerate(self.ships) if values >> place & 1])
        return readings


@cache
def distinct_values(section: str) -> Distinct:
    """One table for each section, shared by all cards that ask for different values of it."""
    return Distinct(section)


def pairs(cards: list[int]) -> int:
    """The most cards that can be paired with different values out of those each can show."""
    cards = [values for values in cards if values]
    if len(cards) < 2:
        return len(cards)
    if len(cards) == 2:
        return 2 if (cards[0] | cards[1]).bit_count() > 1 else 1
    holder: dict[int, int] = {}
    return sum(_place(card, cards, holder, set()) for card in range(len(cards)))


def _place(card: int, cards: list[int], holder: dict[int, int], tried: set[int]) -> bool:
    """Find a value for this card, moving others if need be."""
    values = cards[card]
    while values:
        value = values & -values
        values ^= value
        if value not in tried:
            tried.add(value)
            if value not in holder or _place(holder[value], cards, holder, tried):
                holder[value] = card
                return True
    return False
