"""What a rival may hold, by all that it was seen to do.

Everybody sees which open cards a rival takes and which it leaves, and what it drops. Whoever keeps what counts would
have held some hands likelier than others. A chain of small changes walks through the stories that fit: which hidden
cards the rival held, and when each came to it. It changes a card for one of the decks, or exchanges the arrivals of two
cards, and keeps the change the likelier the better the rival's turns are explained by it (Metropolis). So hands come up
as often as they are likely.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import exp, log
from random import Random
from typing import Any, NamedTuple

from ..flow.meddling import Q
from ..flow.turn import FEWEST_MISSIONS, MOST_MISSIONS
from ..scoring.choices import BORG, SHIP, THOUGHT
from ..scoring.fast import without_choices
from .evaluate import MISSION_CARDS, Q_HOPE, droppable, fit

HAND = 7
DROPS, SOURCES = 1.5, 2.5
"""How carelessly a rival is believed to drop and to take, in points: so much worse is taken for likely still."""
HOPES = {"galaxy": 4.0, "mission": 3.5}
"""What it is believed to hope for from a deck, in points."""
TAKES = 4
"""How many open cards it is believed to think about: those that go best with its hand, as it seems at a glance."""
CHOICES = {SHIP: 30, THOUGHT: 16, BORG: 18}
"""What choices usually add to a good hand, in points: as good as exact for a hand that is only guessed, and quicker."""
BEGINNING, STILL, UNKNOWN = -1, 1000, -2
"""When a card came and went: with the deal; not yet; not yet said."""
HARDLY = 1e-6
"""How likely anything is at least: a rival may have reasons of its own."""

Log = Sequence[tuple[str, dict[str, Any]]]


class Deed(NamedTuple):
    """A turn as all saw it: what was taken from the discard ("": a deck was), what was dropped, what had lain open."""

    took: str
    dropped: tuple[str, ...]
    open: tuple[str, ...]

    @property
    def drawn(self) -> int:
        """How many cards came from a deck; two are Missions (MIS-4.4)."""
        return 0 if self.took else len(self.dropped)


def deeds(told: Log) -> Iterator[tuple[int, Deed]]:
    """Every finished turn of a game, and whose it was."""
    lying: list[str] = []
    came, took, dropped, before = 0, "", [], ()  # type: int, str, list[str], tuple[str, ...]
    for key, args in told:
        if key in ("took", "drew"):
            before = before if came else tuple(lying)
            came += 1
            if key == "took":
                took = args["card"]
                lying.remove(took)
        elif key == "discarded":
            dropped.append(args["card"])
            lying.append(args["card"])
            if len(dropped) == came:
                yield args["seat"], Deed(took, tuple(dropped), before)
                came, took, dropped = 0, "", []


class Held:
    """A card that the rival had at some time."""

    __slots__ = ("face", "came", "went", "seen", "dated")

    def __init__(self, face: str, came: int, went: int, seen: bool) -> None:
        self.face = face
        self.came = came  # in which of its turns; during it the card is one of eight or nine
        self.went = went
        self.seen = seen  # its face is known for certain
        self.dated = came != UNKNOWN  # and so is when it came


class Suspicion:
    """A chain of hands that a rival may hold. `unseen`: all faces that may be there; the others are in the decks."""

    def __init__(self, turns: Sequence[Deed], missions: int, galaxy: int, unseen: Iterable[str], rolls: Random) -> None:
        """`missions`, `galaxy`: how many of each the rival holds now."""
        self.turns, self.rolls = turns, rolls
        self.cards = [*self._witnessed()]
        sure = {card.face for card in self.cards if card.went == STILL}
        hidden = [face for face in unseen if face not in sure]
        rolls.shuffle(hidden)
        self.decks: dict[bool, list[str]] = {
            kind: [face for face in hidden if (face in MISSION_CARDS) is kind] for kind in (False, True)
        }
        for kind, count in ((False, galaxy), (True, missions)):
            for _ in range(count - sum([(face in MISSION_CARDS) is kind for face in sure])):
                self.cards.append(Held(self.decks[kind].pop(), UNKNOWN, STILL, False))
        self._date()
        self.hidden = [card for card in self.cards if not card.seen]
        self.undated = [card for card in self.cards if not card.dated]
        self.odds = [self._odds(turn) for turn in range(len(turns))]

    def _witnessed(self) -> list[Held]:
        """The cards that were seen to come or to go."""
        cards: list[Held] = []
        for turn, deed in enumerate(self.turns):
            if deed.took:
                cards.append(Held(deed.took, turn, STILL, True))
            for face in deed.dropped:
                known = [card for card in cards if card.face == face and card.went == STILL]
                if known:
                    known[0].went = turn
                else:
                    cards.append(Held(face, UNKNOWN, turn, True))
        return cards

    def _date(self) -> None:
        """Say when each card came, somehow: the last draws first, since fewest cards can have come by them."""
        for turn in range(len(self.turns) - 1, -1, -1):
            drawn = self.turns[turn].drawn
            for _ in range(drawn):
                able = [
                    card
                    for card in self.cards
                    if card.came == UNKNOWN and card.went >= turn and (card.face in MISSION_CARDS) is (drawn == 2)
                ]
                self.rolls.choice(able).came = turn
        for card in self.cards:
            if card.came == UNKNOWN:
                card.came = BEGINNING

    def _odds(self, turn: int) -> float:
        """How well the story explains a turn: the logarithm of how likely it was."""
        held = frozenset([card.face for card in self.cards if card.came < turn <= card.went])
        came = frozenset([card.face for card in self.cards if card.came == turn])
        deed = self.turns[turn]
        return odds_of_source(held, deed) + odds_of_dropping(held | came, deed.took, frozenset(deed.dropped))

    def step(self) -> None:
        """Change the story a little, if that explains it about as well."""
        if not self.hidden:
            return
        rolls = self.rolls
        if rolls.random() < 0.5 or len(self.undated) < 2:
            self._change(rolls.choice(self.hidden))
        else:
            self._exchange(rolls.choice(self.undated), rolls.choice(self.undated))

    def _change(self, card: Held) -> None:
        deck = self.decks[card.face in MISSION_CARDS]
        place = int(self.rolls.random() * len(deck))
        card.face, deck[place] = deck[place], card.face
        if not self._believed(card.came):
            card.face, deck[place] = deck[place], card.face

    def _exchange(self, one: Held, other: Held) -> None:
        first, second = one.came, other.came
        alike = (one.face in MISSION_CARDS) is (other.face in MISSION_CARDS)
        if alike and first != second and one.went >= second and other.went >= first:
            one.came, other.came = second, first
            if not self._believed(min(first, second)):
                one.came, other.came = first, second

    def _believed(self, since: int) -> bool:
        """Whether to keep a change that may matter from this turn on."""
        first = max(0, since)
        odds = [self._odds(turn) for turn in range(first, len(self.turns))]
        better = sum(odds, 0.0) - sum(self.odds[first:], 0.0)
        if better < 0 and self.rolls.random() >= exp(better):
            return False
        self.odds[first:] = odds
        return True

    def hand(self) -> tuple[str, ...]:
        """What the rival holds now, as the story goes."""
        return tuple([card.face for card in self.cards if card.went == STILL])


@lru_cache(maxsize=30_000)
def estimate(hand: frozenset[str]) -> int:
    """What a hand may count to a rival, nearly."""
    guess = sum([points for card, points in CHOICES.items() if card in hand]) + (Q_HOPE if Q in hand else 0)
    return without_choices(tuple(hand)) + guess


def leavings(held: Collection[str], kept: str = "") -> list[tuple[int, str]]:
    """What eight cards may count when one has gone, or nine when two have, and one that goes then; so that as many
    Missions remain as must (MIS-4.7)."""
    cards = frozenset(held)
    missions = len(cards & MISSION_CARDS)
    fewest, most = missions - MOST_MISSIONS, missions - FEWEST_MISSIONS  # of those that go
    if len(held) == HAND + 1:
        return [
            (estimate(cards - {face}), face)
            for face in held
            if face != kept and fewest <= (face in MISSION_CARDS) <= most
        ]
    kinds = [(face, face in MISSION_CARDS) for face in held]
    return [
        (estimate(cards - {one, other}), one)
        for (one, mission), (other, too) in combinations(kinds, 2)
        if fewest <= mission + too <= most
    ]


@lru_cache(maxsize=5_000)
def odds_of_dropping(held: frozenset[str], kept: str, dropped: frozenset[str]) -> float:
    """The logarithm of how likely just these are dropped by whoever keeps what counts most."""
    return likelihood(estimate(held - dropped), [value for value, _ in leavings(held, kept)], DROPS)


@lru_cache(maxsize=5_000)
def odds_of_source(held: frozenset[str], deed: Deed) -> float:
    """The logarithm of how likely the card was taken, or the deck."""
    now = estimate(held)
    hand = list(held)
    missions = [face for face in hand if face in MISSION_CARDS]
    lying = {*sorted(deed.open, key=lambda face: fit(face, hand))[-TAKES:], *([deed.took] if deed.took else ())}
    gains = {
        face: max([estimate(held - {gone} | {face}) for gone in droppable(hand, missions, face)]) for face in lying
    }
    decks = {name: now + hope for name, hope in HOPES.items()}
    made = gains[deed.took] if deed.took else decks["galaxy" if deed.drawn == 1 else "mission"]
    return likelihood(made, [*gains.values(), *decks.values()], SOURCES)


def likelihood(made: float, values: Sequence[float], care: float) -> float:
    """The logarithm of how likely it is to make just this of what could be made. Sorted, since the values come in any
    order, and the last digit of a sum depends on it."""
    top = max(values)
    return log(exp((made - top) / care) / sum([exp((value - top) / care) for value in sorted(values)]) + HARDLY)
