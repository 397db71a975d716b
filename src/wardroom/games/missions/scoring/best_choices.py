"""The best choices for a hand (MIS-9.8), exactly, and without trying the 1,650 readings of the ship one by one.

For given blanks and a given change of affiliation, what each card pays is a number, and how much more it would pay for
which readings of the ship is a short list (see `pays`). The sum over the cards is then maximised over sets of readings.
"""

from collections.abc import Sequence
from itertools import combinations
from operator import itemgetter
from typing import Final, NamedTuple

from ..cards import AFFILIATIONS, CARDS, ORDER
from ..cards.filters import AFFILIATION
from .bonuses import BONUSES, BRAHMS, CONCERNED, COPIER, GROUNDED, HOLODECKS, MODELS, PLAGUES, Bonus
from .choices import BLANKS, BORG, CHANGE, DECLINED, PLAGUE, SHIP, THOUGHT, Choices, Decline, Ship, Thought
from .guises import ALL_SHIPS, BIT, CHANGED, FIRST_SHIP, OWN, SHIPS, ships_in, value_masks
from .pays import NONE, Gain

#: The readings of the ship with each affiliation.
_SHIPS_OF: Final[dict[str, int]] = {
    affiliation: ships_in(guises) for affiliation, guises in zip(AFFILIATIONS, value_masks(AFFILIATION))
}
_NUMBER: Final[dict[Ship, int]] = {ship: number for number, ship in enumerate(SHIPS)}
_PLACE: Final[dict[str, int]] = {card: 1 << place for card, place in ORDER.items()}
#: `thought_maker` changes the ship into whatever it is read as then.
_CHANGED_SHIP: Final = Thought(SHIP, "")
_POINTS: Final = itemgetter(0)


class Way(NamedTuple):
    """Choices up to the reading of the ship, and what is there then: guises, and readings still open (0 = no ship)."""

    blanked: tuple[str, ...]
    thought: Thought | Decline | None
    have: int
    ships: int


#: One change of affiliation: what is chosen, its bonus, the guise that goes and the one that comes, and the cards that
#: pay something else then (by their places in the fact sheet).
Change = tuple[Thought | Decline | None, int, int, int, int]


def beside_holodecks(have: int) -> int:
    """What is left of a hand without its blanked Holograms (MIS-5.5), `leah_brahms` as what she is (MIS-10.12)."""
    if not have & HOLODECKS:
        return have & ~GROUNDED
    return have ^ BRAHMS if have & BRAHMS else have


class Search:
    """`top` is the best total and `choices()` says how to reach it, once the search is made."""

    def __init__(self, hand: Sequence[str], fixed: Choices) -> None:
        self.hand = hand
        self.fixed = fixed
        self.bonuses: dict[str, Bonus] = BONUSES if fixed.plague is None else {**BONUSES, PLAGUE: PLAGUES[fixed.plague]}
        self.top = -1
        self.way = Way((), None, 0, 0)
        self.readings = 0
        if BORG in hand and fixed.borg is None:
            self.blank()
        else:
            self.without(fixed.borg or ())

    # MIS-10.8: which cards to blank

    def blank(self) -> None:
        """Try the cards to blank, the most promising first, passing over what cannot be better than the best so far."""
        most = self.without((), bounding=True)
        exempt = self.exempt()
        for limit, blanked in self.limits(most):
            if limit > self.top or (exempt and any(group.issubset(blanked) for group in exempt)):
                self.without(blanked)

    def limits(self, most: dict[str, int]) -> list[tuple[int, tuple[str, ...]]]:
        """All sets of cards to blank, with a total none of them can exceed, the highest first.

        Blanking never makes another card pay more, so `most`, what each pays at most in the whole hand, is a limit.
        """
        each, mask, *_ = self.bonuses[BORG]
        most[THOUGHT] = CHANGE.bonus if THOUGHT in self.hand else 0
        if COPIER in self.hand:
            most[COPIER] = max((most[card] for card in self.hand if card in MODELS), default=0)
        others = sum(most.values()) - most[BORG]
        galaxy = [card for card in self.hand if BLANKS.of.fits(CARDS[card].printed)]
        fed = {card: each if mask & OWN[card] & self.way.have else 0 for card in galaxy}
        if self.fixed.ship is None:
            fed[SHIP] = each
        found: list[tuple[int, tuple[str, ...]]] = []
        for number in range(1, BLANKS.most + 1):
            for blanked in combinations(galaxy, number):
                limit = others + (1 + number) * most[BORG]
                for card in blanked:  # it pays nothing, and feeds nothing to `borg_cube` (MIS-10.9)
                    limit -= most[card] + (1 + number) * fed[card]
                found.append((limit, blanked))
        found.sort(key=_POINTS, reverse=True)
        return found

    def exempt(self) -> list[frozenset[str]]:
        """Groups of cards for which no limit holds when all of them are blanked.

        Without any holodeck `leah_brahms` is Human again; without `thought_maker` a change that was asked for is void.
        """
        decks = frozenset(card for card in self.hand if BIT[card] & HOLODECKS)
        groups = [decks] if decks and any(BIT[card] & BRAHMS for card in self.hand) else []
        return [*groups, frozenset((THOUGHT,))] if isinstance(self.fixed.thought, Thought) else groups

    def without(self, blanked: tuple[str, ...], bounding: bool = False) -> dict[str, int]:
        """The best way when these cards are blanked; if asked for, what each card pays at most."""
        cards = [card for card in self.hand if card not in blanked] if blanked else self.hand
        have, ships = self.there(cards)
        weight = 1 + len(blanked)
        models = [place for place, card in enumerate(cards) if card in MODELS] if COPIER in cards else []
        rows = [self.row(card, have, ships, weight) for card in cards]
        most = dict.fromkeys(cards, 0)
        for thought, bonus, old, new, concerned in self.changes(cards, have, ships):
            changed = rows
            if concerned:
                changed = rows[:]
                for place, card in enumerate(cards):
                    if concerned & _PLACE[card]:
                        changed[place] = self.row(card, have ^ old | new, ships, weight)
            open_ships = ships
            if ships and isinstance(thought, Thought) and thought.target == SHIP and thought.affiliation:
                changed_to = _SHIPS_OF[thought.affiliation]
                open_ships = changed_to if bonus else ships & ~changed_to  # void, but it would have been a change
            if self.weigh(changed, models, bonus, open_ships):
                self.way = Way(blanked, thought, have ^ old | new, open_ships)
            if bounding:
                for card, (points, gains) in zip(cards, changed):
                    most[card] = max(most[card], points + (max(gains)[0] if gains else 0))
        return most

    def there(self, cards: Sequence[str]) -> tuple[int, int]:
        """The guises of these cards, and the readings open for the ship among them (0 = none, or read already)."""
        have = 0
        for card in cards:
            have |= BIT[card]
        have = beside_holodecks(have)
        if not have & BIT[SHIP]:
            return have, 0
        if self.fixed.ship is None:
            return have, ALL_SHIPS
        return have | _guise(self.fixed.ship), 0

    def row(self, card: str, have: int, ships: int, weight: int) -> tuple[int, Sequence[Gain]]:
        """What a card pays, and what more with the ship; `borg_cube` pays for the cards it blanked too."""
        each, of, gains, pay, more = self.bonuses[card]
        points = each * (have & of).bit_count() if pay is None else pay(have)
        if not ships:
            gains = NONE
        elif more is not None:
            gains = more(have)
        if weight > 1 and card == BORG:
            return points * weight, [(gain * weight, readings) for gain, readings in gains]
        return points, gains

    # MIS-10.3: whose affiliation to change

    def changes(self, cards: Sequence[str], have: int, ships: int) -> list[Change]:
        """Every change worth a look, to change nothing included."""
        wanted = self.fixed.thought
        if THOUGHT not in cards or wanted is DECLINED:
            return [(wanted, 0, 0, 0, 0)]
        held = 0
        for card in cards:
            held |= _PLACE[card]
        if isinstance(wanted, Thought):
            for thought, old, new in self.thoughts(wanted.target, have, ships):
                if thought == wanted:
                    return [(wanted, CHANGE.bonus, old, new, CONCERNED.get(new, held))]
            return [(wanted, 0, 0, 0, 0)]  # its target is blanked (MIS-10.5)
        found: list[Change] = [(DECLINED, 0, 0, 0, 0)]
        earned = False  # of the changes nobody cares about, the first is as good as any
        if ships:  # whatever it ends up as, it can have been something else before (MIS-10.4)
            found = [(_CHANGED_SHIP, CHANGE.bonus, 0, 0, 0)]
            earned = True
        for target in cards:
            if (ships and target == SHIP) or (earned and not CONCERNED.get(have & OWN[target], held) & held):
                continue
            for thought, old, new in self.thoughts(target, have, ships):
                concerned = CONCERNED.get(new, held) & held
                if concerned or not earned:
                    found.append((thought, CHANGE.bonus, old, new, concerned))
                    earned = earned or not concerned
        return found

    def thoughts(self, target: str, have: int, ships: int) -> Sequence[tuple[Thought, int, int]]:
        """The affiliations a card can be given, with the guise it has and the one it gets."""
        if target != SHIP:
            return CHANGED.get(have & OWN[target], ())
        others = [Thought(SHIP, affiliation) for affiliation in AFFILIATIONS]
        if ships:
            return [(thought, 0, 0) for thought in others]
        ship = self.fixed.ship
        if ship is None or not have & BIT[SHIP]:
            return ()
        return [
            (thought, _guise(ship), _guise(ship._replace(affiliation=thought.affiliation)))
            for thought in others
            if thought.affiliation != ship.affiliation
        ]

    # MIS-10.1: how to read the ship

    def weigh(self, rows: list[tuple[int, Sequence[Gain]]], models: list[int], bonus: int, ships: int) -> bool:
        """Whether this is better than the best so far; if so, it is the best now.

        MIS-10.13: to copy a card is to count it twice. Each that the ship makes pay more is tried in that role.
        """
        points = bonus
        for paid, _ in rows:
            points += paid
        copied = 0
        for place in models:
            copied = max(copied, rows[place][0])
        if not ships:
            if points + copied <= self.top:
                return False
            self.top = points + copied
            self.readings = 0
            return True
        gains = [row[1] for row in rows]
        better = self.climb(gains, points + copied, ships)
        for place in models:
            if gains[place]:
                twice = [(2 * gain, readings) for gain, readings in gains[place]]
                counted = [*gains[:place], twice, *gains[place + 1 :]]
                better = self.climb(counted, points + rows[place][0], ships) or better
        return better

    def climb(self, gains: list[Sequence[Gain]], points: int, ships: int) -> bool:
        """The reading of the ship that gains most in all: branch and bound, the largest gains first."""
        steps = [(max(found)[0], found) for found in gains if found]
        steps.sort(key=_POINTS, reverse=True)
        limit = 0
        rest = [0]
        for most, _ in reversed(steps):
            limit += most
            rest.append(limit)
        rest.reverse()
        top, readings = _climb(steps, rest, 0, ships, points, self.top)
        if not readings:
            return False
        self.top = top
        self.readings = readings
        return True

    # the outcome

    def choices(self) -> Choices:
        """MIS-9.8: the choices that reach the top; where nothing depends on a choice, the first of the fact sheet."""
        ship, thought, borg, plague = self.fixed
        have = self.way.have
        if THOUGHT in self.hand and thought is None:
            thought = self.way.thought or DECLINED
        if SHIP in self.hand and ship is None:
            readings = self.readings or ALL_SHIPS
            number = (readings & -readings).bit_length() - 1
            ship = SHIPS[number]
            if self.readings:
                have |= _guise(ship)
            void = self.readings and THOUGHT in self.way.blanked
            if isinstance(thought, Thought) and thought.target == SHIP and not void:
                # What was found is what the ship is after the change; before, it was something else (MIS-10.5).
                thought = Thought(SHIP, thought.affiliation or ship.affiliation)
                before = next(other for other in AFFILIATIONS if other != thought.affiliation)
                ship = ship._replace(affiliation=before)
        if BORG in self.hand:
            borg = self.way.blanked
        if PLAGUE in self.hand and plague is None:
            plague = max(PLAGUES, key=lambda lifeform: _paid(PLAGUES[lifeform], have))
        return Choices(ship, thought, borg, plague)


def _guise(ship: Ship) -> int:
    return 1 << FIRST_SHIP + _NUMBER[ship]


def _paid(bonus: Bonus, have: int) -> int:
    return bonus.points * (have & bonus.mask).bit_count() if bonus.pay is None else bonus.pay(have)


def _climb(
    steps: list[tuple[int, Sequence[Gain]]], rest: list[int], place: int, live: int, points: int, top: int
) -> tuple[int, int]:
    """From this step on: the most points above `top`, and the readings that bring them (0 = no more than `top`)."""
    if points + rest[place] <= top:
        return top, 0
    if place == len(steps):
        return points, live
    best = 0
    for gain, readings in steps[place][1]:
        both = live & readings
        if both:
            more, found = _climb(steps, rest, place + 1, both, points + gain, top)
            if found:
                top, best = more, found
    more, found = _climb(steps, rest, place + 1, live, points, top)  # whatever else is read, this card gains nothing
    return (more, found) if found else (top, best)
