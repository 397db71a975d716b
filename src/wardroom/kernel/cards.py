"""Cardboard: where every card lies, what is printed on it, and who knows that.

A `Card` is a piece of cardboard seen from behind: a number that says nothing. What is printed on it is its face.
Zones, options, locals of a flow and the journal hold Cards, never faces. A shuffle leaves the cards where they
are and gives them new faces; so does imagining. Therefore a Card means the same in every world a seat believes in.

Knowledge is kept per seat, and is never more than the seat could know:
- `known[card]`: the seats (bits) that have seen this card since it was last mixed with others; all bits after the last
  seat are the spectator's;
- `may[seat][card]`: the set of cards (as bits) among which the face now on `card` may lie, as far as the seat can
  tell. Seen: that card alone. Mixed with others: all places of the mix as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from .card import Card
from .chance import Chance
from .dealer import Dealer, narrow

EVERYBODY = -1
SPECTATOR = 31
"""The number of a reader who only watches: that of no seat, nor of an opponent that a game's own rules play."""
HIDDEN = "?"
"""How a hidden face reads; the name of the card's back follows it, if it has one."""


class Zone(NamedTuple):
    """A place for cards. `sees`: the seats (bits) to whom whatever lies here is shown. `loose`: the others cannot
    tell which of its cards left (a hand)."""

    name: str
    sees: int = 0
    loose: bool = False


class Sight(NamedTuple):
    """A card was shown to these seats (bits), who had not known it; or, without a face, it was shuffled."""

    card: int
    face: str
    seats: int


POOL: list[Card] = []
"""All games share their cardboard: a number that says nothing need not be made anew."""


def numbered(first: int, count: int) -> list[Card]:
    while len(POOL) < first + count:
        POOL.append(Card(len(POOL)))
    return POOL[first : first + count]


def bits(cards: Iterable[int]) -> int:
    total = 0
    for card in cards:
        total |= 1 << card
    return total


class Cards:
    """All cards of a game. Every card is in exactly one zone; the top of a zone is its last card."""

    __slots__ = ("zones", "backs", "rows", "at", "faces", "known", "may", "learned", "repeated", "sights", "copied")

    zones: Sequence[Zone]  # fixed for the game, shared by copies
    backs: list[str]  # as a stranger reads the card; shared by copies too
    rows: list[list[Card]]
    at: list[int]
    faces: list[str]
    known: list[int]
    may: list[list[int]]  # no lists at all: nobody keeps track (playouts)
    learned: list[int]  # how often each seat learned something
    repeated: dict[str, None]  # faces that are there more than once, as keys; shared by copies
    sights: list[Sight] | None  # what was shown, where somebody writes it down (the conformance kit)
    copied: bool  # a copy shares what is fixed for the game

    def __init__(self, zones: Sequence[Zone], seats: int, original: Cards | None = None, track: bool = True) -> None:
        """No cards yet, or a copy."""
        self.zones = zones
        self.sights = None
        self.copied = original is not None
        if original is None:
            self.backs = []
            self.repeated = {}
            self.rows = [[] for _ in zones]
            self.at = []
            self.faces = []
            self.known = []
            self.may = [[] for _ in range(seats)]
            self.learned = [0] * seats
        else:
            self.backs = original.backs
            self.repeated = original.repeated
            self.rows = [row.copy() for row in original.rows]
            self.at = original.at.copy()
            self.faces = original.faces.copy()
            self.known = original.known.copy() if track else original.known  # never written where nobody keeps track
            self.may = [may.copy() for may in original.may] if track else []
            self.learned = original.learned.copy() if track else []

    def copy(self, track: bool = True) -> Cards:
        self.copied = True
        return Cards(self.zones, 0, self, track)

    def add(self, zone: int, faces: Sequence[str], back: str = "") -> list[Card]:
        """Put a new pile into a zone. Everybody knows what is in it, nobody in which order. Only at set-up: copies
        share what is fixed for the game."""
        if self.copied:
            raise ValueError("cards are added at set-up, before a position is copied")
        first = len(self.faces)
        pile = numbered(first, len(faces))
        fresh = set(faces)
        again = len(fresh) < len(faces) or not fresh.isdisjoint(self.faces)
        self.faces += faces
        if again:
            self.repeated.update(dict.fromkeys(face for face, times in Counter(self.faces).items() if times > 1))
        self.backs += [HIDDEN + back] * len(pile)
        self.at += [zone] * len(pile)
        self.known += [0] * len(pile)
        self.rows[zone] += pile
        anywhere = [((1 << len(pile)) - 1) << first] * len(pile)
        for may in self.may:
            may += anywhere
        self.show(pile, self.zones[zone].sees)
        return pile

    def read(self, card: int, seat: int) -> str:
        """The face, as far as this seat knows it."""
        return self.faces[card] if self.known[card] >> seat & 1 else self.backs[card]

    def seen(self, zone: int, seat: int) -> list[str]:
        """A zone as this seat sees it."""
        faces = [self.read(card, seat) for card in self.rows[zone]]
        loose = self.zones[zone].loose and not self.zones[zone].sees >> seat & 1
        return sorted(faces) if loose else faces

    def held(self, seat: int) -> dict[str, list[str]]:
        """What lies where this seat looks and not everybody: its hand, by the names of the zones."""
        own = [number for number, zone in enumerate(self.zones) if zone.sees != EVERYBODY and zone.sees >> seat & 1]
        return {self.zones[number].name: self.seen(number, seat) for number in own}

    def move(self, card: Card, to: int, under: bool = False) -> None:
        """Lay a card on top of (or under) another zone; that zone's audience sees it."""
        source, track = self.at[card], self.may
        row = self.rows[source]
        if track and self.zones[source].loose:
            self._leave(card, row, self.zones[source].sees, self.zones[to].sees)
        if row[-1] is card:
            row.pop()
        else:
            row.remove(card)
        self.at[card] = to
        if under:
            self.rows[to].insert(0, card)
        else:
            self.rows[to].append(card)
        if track:
            self.show((card,), self.zones[to].sees)

    def draw(self, to: int, *piles: tuple[int, int]) -> list[Card]:
        """Lay so many cards from the top of each of these piles, one after the other, on another zone, whose audience
        then sees them all."""
        drawn: list[Card] = []
        for pile, count in piles:
            row = self.rows[pile]
            left = max(0, len(row) - count)
            drawn += row[left:][::-1]
            del row[left:]
        self.rows[to] += drawn
        for card in drawn:
            self.at[card] = to
        self.show(drawn, self.zones[to].sees)
        return drawn

    def _leave(self, card: Card, row: list[Card], owners: int, audience: int) -> None:
        """A card leaves a hand. Who sees neither where it was nor where it goes cannot tell the hand's cards apart any
        more, but for their backs. Who sees only where it goes sees only its face."""
        strangers = ~(owners | audience)
        if strangers:
            self.blur([each for each in row if self.backs[each] == self.backs[card]], strangers)
        self._pick_out(card, row, audience & ~owners)

    def _pick_out(self, card: Card, row: Sequence[Card], readers: int) -> None:
        """These readers see the face of a card in a hand, but not which of the hand's cards it is. Who had seen an
        equal one there takes it for that one; otherwise it may be any with this back that it has not seen."""
        strangers = readers & ~self.known[card]
        if not strangers:
            return
        if self.sights is not None:
            self.sights.append(Sight(card, self.faces[card], strangers))
        backs, back, known = self.backs, self.backs[card], self.known
        alike = [each for each in row if backs[each] == back]
        repeated = self.faces[card] in self.repeated
        for reader in (*range(len(self.may)), SPECTATOR):
            if strangers >> reader & 1:
                twins = self._twins(card, alike, reader) if repeated else []
                if twins:
                    self._exchange(reader, card, twins[0])
                elif reader < len(self.may):  # a spectator keeps no track of what it has not seen
                    self.blur([each for each in alike if not known[each] >> reader & 1], 1 << reader)

    def _twins(self, card: Card, alike: Sequence[Card], reader: int) -> list[Card]:
        """The equals of a card that the reader has seen there."""
        face = self.faces[card]
        return [each for each in alike if self.faces[each] == face and self.known[each] >> reader & 1]

    def _exchange(self, reader: int, card: Card, twin: Card) -> None:
        """What the reader knows of one card it now knows of the other."""
        both = 1 << card | 1 << twin
        for may in self.may[reader : reader + 1]:  # a spectator keeps no track
            may[card], may[twin] = may[twin], may[card]
            may[:] = [mask ^ both if (mask & both) not in (0, both) else mask for mask in may]
        whose = 1 << reader if reader < len(self.may) else -1 << len(self.may)
        self.known[card] |= whose
        self.known[twin] &= ~whose

    def show(self, cards: Sequence[Card], seats: int) -> None:
        """Let these seats know the faces of these cards."""
        if not seats or not self.may:
            return
        for card in cards:
            zone = self.zones[self.at[card]]
            if zone.loose and seats & ~zone.sees:
                self._pick_out(card, self.rows[self.at[card]], seats & ~zone.sees)
        faces, known = self.faces, self.known
        if self.sights is not None:
            for card in cards:
                self.sights.append(Sight(card, faces[card], seats & ~known[card]))
        for seat, may in enumerate(self.may):
            fresh = 0
            if seats >> seat & 1:
                for card in cards:
                    if not known[card] >> seat & 1:
                        fresh |= 1 << card
            if fresh:
                self.learned[seat] += 1
                if self.repeated:
                    for card in cards:
                        if fresh >> card & 1:
                            self._recognise(card, may)
                others = (1 << len(faces)) - 1 ^ fresh
                self.may[seat] = may = [mask & others for mask in may]
                for card in cards:
                    if fresh >> card & 1:
                        may[card] = 1 << card
        for card in cards:
            known[card] |= seats

    def _recognise(self, card: Card, may: list[int]) -> None:
        """Several equal faces may lie here, each within a set of its own: which of them it is cannot be seen. It is
        taken for the one known best; each of the others may lie where the one before it might have."""
        face = self.faces[card]
        if face in self.repeated:
            equal = [each for each, other in enumerate(self.faces) if other == face and may[each] >> card & 1]
            equal.sort(key=lambda each: narrow(may[each]))
            masks = [may[each] for each in equal]
            at = equal.index(card)
            for place, each in enumerate(equal):
                if place != at:
                    may[each] |= masks[place + 1 if place < at else place - 1]
        may[card] = 1 << card

    def blur(self, cards: Sequence[Card], seats: int) -> None:
        """These seats can no longer tell these cards apart (a secret order, a hand that gave a card away unseen)."""
        if len(cards) < 2 or not seats or not self.may:
            return
        for card in cards:
            self.known[card] &= ~seats
        mixed = bits(cards)
        for seat, may in enumerate(self.may):
            if seats >> seat & 1:
                self.may[seat] = [mask | mixed if mask & mixed else mask for mask in may]

    def within(self, cards: Sequence[Card], fits: Callable[[str], bool]) -> None:
        """By rules that everybody knows these hidden cards bear only faces that fit: nobody believes in others."""
        places = bits(cards)
        unfit = [card for card, face in enumerate(self.faces) if not fits(face) and not places >> card & 1]
        for may in self.may:
            for card in unfit:
                may[card] &= ~places

    def shuffle(self, zone: int, chance: Chance) -> None:
        """Shuffle a face-down zone; nobody can tell its cards apart afterwards. (Cards in play that carry tokens are
        put in random order with `chance.order` instead.)"""
        row = self.rows[zone]
        if len(row) < 2:
            return
        self.blur(row, EVERYBODY)
        if self.sights is not None:
            self.sights += [Sight(card, "", 0) for card in row]
        order = [row[place] for place in chance.order(len(row))]
        deal(self.faces, row, order)
        for may in self.may:
            deal(may, row, order)

    def dealer(self, seat: int) -> Dealer:
        """Deals everything the seat does not know anew, among the worlds it cannot tell from this one."""
        free = [card for card, known in enumerate(self.known) if not known >> seat & 1]
        return Dealer(free, self.faces, self.may[seat])


def deal(values: list[Any], row: Sequence[int], order: Sequence[int]) -> None:
    for card, value in zip(row, [values[card] for card in order]):
        values[card] = value
