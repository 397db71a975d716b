"""What a hand may still come to: how search looks at options and at positions.

The worth of a position at the end of a turn is the margin that the game may end with, as a sum of what can be seen
from the seat: what the hand counts now, how the cards in it go together, what the cards lying open give away, and how
far the game has come. See `outlook` for the numbers, and how they were found.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations
from operator import itemgetter
from typing import NamedTuple

from wardroom.kernel import Ask, Card

from ..cards import GALAXY, MISSIONS
from ..flow.meddling import Q
from ..flow.turn import EXTRA_TURN, MOST_MISSIONS
from ..scoring.fast import total
from ..state import DISCARD, FIRST_MISSION, Missions
from ..state import TURN as TURNS
from .evaluate import MISSION_CARDS, OLD, UNLIKELY, game_age, rate
from .outlook import (
    AGAIN,
    AGES,
    GIVEN,
    HELD,
    HOPES,
    LEVEL,
    MEDDLING,
    NOW,
    PAIRS,
    SQUARE,
    TOGETHER,
    TURN,
    TWO_MISSIONS,
)

HAND_AND_ONE = 8
"""Cards that a hand holds before a discard; more, where two must go (MIS-4.4)."""
TAKES = 3
"""How many cards of the discard are looked at in a playout."""
PLAYERS = 2
"""The numbers were found in games of two; with more, each has fewer turns left, and has had fewer."""

Hand = tuple[str, ...]


class Scene(NamedTuple):
    """What lies open, and how many turns will have been taken when this one is over."""

    galaxy: int
    missions: int
    given: int  # what the open cards do for whoever leaves them there
    turns: int
    seats: int

    def left(self, galaxy: int = 0, missions: int = 0) -> int:
        """How much of the game is left when so many more cards lie open: 0 when it is over (MIS-7.1)."""
        return left(self.galaxy + galaxy, self.missions + missions, self.seats)

    def with_out(self, *faces: str, sign: int = 1) -> Scene:
        """When these lie there as well; or no longer."""
        missions = sum([face in MISSION_CARDS for face in faces])
        return self._replace(
            galaxy=self.galaxy + sign * (len(faces) - missions),
            missions=self.missions + sign * missions,
            given=self.given + sign * sum([GIVEN[face] for face in faces]),
        )


@cache
def left(galaxy: int, missions: int, seats: int) -> int:
    """The same, by what lies open."""
    old = game_age(galaxy, missions)
    return max(1, (OLD - old) * PLAYERS // seats) if old < OLD else 0


def scene(state: Missions, turns: int) -> Scene:
    faces, row = state.cards.faces, state.cards.rows[DISCARD]
    missions = sum([card >= FIRST_MISSION for card in row])
    given = sum([GIVEN[faces[card]] for card in row])
    return Scene(len(row) - missions, missions, given, turns * PLAYERS // state.seats, state.seats)


# The worth of positions, in thousandths of a point


def foresee(state: Missions, seat: int) -> int:
    """What a position at the end of a turn may come to, in hundredths of a point of margin; of a game that is over,
    what can be told without the hands of the others."""
    around = scene(state, state.turn)
    if state.scores:
        return (1000 * state.scores[seat] + LEVEL[0] + around.turns * (TURN[0] + around.turns * AGES)) // 10
    left = around.left() if state.phase == TURNS else 0
    return rest(tuple(state.hand(seat))).worth(around.given, left, around.turns) // 10


class Rest(NamedTuple):
    """A hand at the end of a turn, as far as its outlook goes."""

    gone: str  # a card that went for it
    now: int  # the best total
    together: int  # what its cards may grow to bring, in hundredths of a point
    q: bool
    missions: int

    def worth(self, given: int, left: int, turns: int) -> int:
        """`given`: what the open cards do for whoever left them there, in hundredths."""
        now = self.now
        value = LEVEL[left] + turns * (TURN[left] + turns * AGES) + now * NOW[left]
        if self.q:
            value += MEDDLING[left]
        if left:
            value += (now * now * SQUARE[left] + self.together * TOGETHER[left]) // 100 + 10 * given
            if self.missions == MOST_MISSIONS:
                value += TWO_MISSIONS[left]
        return value


def rest(hand: Hand) -> Rest:
    """A hand as it is."""
    cards = frozenset(hand)
    return Rest("", best_total(cards), growth(hand, shares(hand)), Q in cards, missions_in(hand))


@lru_cache(maxsize=100_000)
def best_total(hand: frozenset[str]) -> int:
    """The best total of a hand. Playouts meet the same hands again and again."""
    return total(tuple(hand))


def shares(hand: Hand) -> list[int]:
    """What each card of a hand may grow to bring, alone and with each other one, in hundredths of a point."""
    with_all = itemgetter(*hand)
    return [sum(with_all(PAIRS[card])) for card in hand]


def growth(hand: Hand, shared: list[int]) -> int:
    """What all of them may."""
    return (sum(shared) + sum(map(HELD.__getitem__, hand))) // 2


def missions_in(hand: Hand) -> int:
    return sum([face in MISSION_CARDS for face in hand])


# The best positions at the end of a turn


@lru_cache(maxsize=20_000)
def rests(held: Hand) -> list[Rest]:
    """What is left of eight cards when one has gone, so that one Mission remains or two (MIS-4.7)."""
    cards, missions, shared = frozenset(held), missions_in(held), shares(held)
    together = growth(held, shared)
    return [
        Rest(face, best_total(left), together - share, Q in left, remaining)
        for face, share in zip(held, shared)
        if 1 <= (remaining := missions - (face in MISSION_CARDS)) <= MOST_MISSIONS
        for left in (cards - {face},)
    ]


def partings(held: Hand, around: Scene, again: bool = False) -> Iterator[tuple[int, str]]:
    """Every card that may go, and what the position is worth then."""
    lefts = around.left(galaxy=1), around.left(missions=1)
    for one in rests(held):
        then = lefts[one.gone in MISSION_CARDS]
        yield one.worth(around.given + GIVEN[one.gone], then, around.turns) + (AGAIN[then] if again else 0), one.gone


def best(held: Hand, around: Scene, kept: str = "") -> int:
    """After one card has gone. A card taken from the discard stays (MIS-4.2)."""
    return max([value for value, face in partings(held, around, kept == EXTRA_TURN) if face != kept])


def best_of_two(held: Hand, around: Scene) -> int:
    """After two cards have gone; a Mission must be among them if there are four."""
    return max([value for _, _, value in double_partings(held, around)])


@lru_cache(maxsize=5_000)
def double_rests(held: Hand) -> list[tuple[str, Rest]]:
    """What is left of nine cards when two have gone: one of them, and the rest with the other."""
    cards, missions, shared = frozenset(held), missions_in(held), shares(held)
    together, parts = growth(held, shared), dict(zip(held, shared))
    return [
        (one, Rest(other, best_total(left), growing, Q in left, remaining))
        for one, other in combinations(held, 2)
        if 1 <= (remaining := missions - (one in MISSION_CARDS) - (other in MISSION_CARDS)) <= MOST_MISSIONS
        for left, growing in ((cards - {one, other}, together - parts[one] - parts[other] + PAIRS[one][other]),)
    ]


def double_partings(held: Hand, around: Scene) -> Iterator[tuple[str, str, int]]:
    """Every two cards that may go, and what the position is worth then."""
    lefts = [around.left(2 - missions, missions) for missions in range(3)]
    for one, rest in double_rests(held):
        then = lefts[(one in MISSION_CARDS) + (rest.gone in MISSION_CARDS)]
        yield one, rest.gone, rest.worth(around.given + GIVEN[one] + GIVEN[rest.gone], then, around.turns)


def by_first(held: Hand, around: Scene) -> dict[str, int]:
    """The best that can come of it when each of nine cards goes, and another one."""
    found: dict[str, int] = {}
    for one, other, value in double_partings(held, around):
        found[one] = max(value, found.get(one, value))
        found[other] = max(value, found.get(other, value))
    return found


# Options, in hundredths of a point


def weigh(state: Missions, ask: Ask) -> Sequence[int]:
    """How good each option is: for a deck, on average over the cards it may give."""
    if ask.kind != "source":
        return settle(state, ask)
    faces, around, hand = state.cards.faces, scene(state, state.turn + 1), tuple(state.hand(ask.seat))
    seen = {*hand, *[faces[card] for card in state.cards.rows[DISCARD]]}
    galaxy = [hand + (card,) for card in GALAXY if card not in seen]
    missions = [card for card in MISSIONS if card not in seen]
    decks = {
        "galaxy": mean([best(held, around) for held in galaxy]),
        "mission": mean([best_of_two(hand + two, around) for two in zip(missions, missions[1:] + missions[:1])]),
    }
    return [
        (take(hand, around, faces[option]) if isinstance(option, Card) else decks[str(option)]) // 10
        for option in ask.options
    ]


def mean(values: Sequence[int]) -> int:
    return sum(values) // len(values)


def take(hand: Hand, around: Scene, face: str) -> int:
    """A card from the discard, and the best that can be made of it."""
    return best(hand + (face,), around.with_out(face, sign=-1), face)


def glance(state: Missions, ask: Ask) -> Sequence[int]:
    """The same for playouts: a deck by what it usually adds, and only the few open cards that fit best exactly."""
    if ask.kind != "source":
        return settle(state, ask)
    faces, around, hand = state.cards.faces, scene(state, state.turn + 1), tuple(state.hand(ask.seat))
    left = around.left()
    now = rest(hand).worth(around.given, left, around.turns)
    with_all = itemgetter(*hand)
    fits = {face: HELD[face] + sum(with_all(PAIRS[face])) for face in faces_of(state.cards.rows[DISCARD], faces)}
    close = set(sorted(fits, key=fits.__getitem__)[-TAKES:])
    rated = []
    for option in ask.options:
        if not isinstance(option, Card):
            rated.append((now + HOPES[str(option)][left]) // 10)
        elif faces[option] in close:
            rated.append(take(hand, around, faces[option]) // 10)
        else:
            rated.append(UNLIKELY)
    return rated


def settle(state: Missions, ask: Ask) -> Sequence[int]:
    """What comes after the beginning of a turn, looked at exactly."""
    faces = state.cards.faces
    options = faces_of(ask.options, faces)
    if ask.kind == "q-take":
        return [100 * best_total(frozenset([*state.hand(ask.seat), face])) for face in options]
    held = faces_of(ask.candidates, faces)
    if ask.kind == "q-discard":
        return [100 * best_total(frozenset(held) - {face}) for face in options]
    if ask.kind not in ("discard", "discard-second"):
        return rate(state, ask)
    around = scene(state, state.turn + 1)
    if len(held) > HAND_AND_ONE:
        both = by_first(held, around)
        return [both[face] // 10 for face in options]
    around = around.with_out(*faces_of([card for _, card in ask.args], faces))
    again = held[0] == EXTRA_TURN and EXTRA_TURN not in options  # a Mission just taken lies first
    one = {face: value for value, face in partings(held, around, again)}
    return [one[face] // 10 for face in options]


def faces_of(cards: Iterable[object], faces: Sequence[str]) -> Hand:
    return tuple([faces[card] for card in cards if isinstance(card, Card)])
