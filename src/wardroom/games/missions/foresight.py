"""What a hand may still come to: a careful look at options, for search.

The worth of a position at the end of a turn, in thousandths of a point of the final margin, as a sum of what can be
seen from the seat: what the hand counts now, how the cards in it go together (`outlook`), what the cards lying open
give away, and what one more card could bring, from the decks or the discard. How much each matters depends on how old
the game is. See `outlook` for how the numbers were found.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import isqrt

from wardroom.kernel import Ask, Card

from .bots import MISSION_CARDS, OLD, age, rate, synergy
from .cards import CARDS, GALAXY, MISSIONS
from .fast import total
from .flow.meddling import Q
from .flow.turn import EXTRA_TURN, MOST_MISSIONS
from .outlook import AGAIN, CHANCES, END, GIVEN, HELD, MEDDLING, NOW, PAIRS, SQUARE, STEPS, TIME, TWO_MISSIONS
from .state import DISCARD, Missions

CLOSEST = 3
"""How many ways to discard are looked at with all that could still come."""
HAND_AND_ONE = 8
"""Cards that a hand holds before a discard; more, where two must go (MIS-4.4)."""


def weigh(state: Missions, ask: Ask) -> Sequence[int]:
    """How good each option is, in hundredths of a point: for a deck, on average over the cards it may give."""
    faces = state.cards.faces
    out = frozenset([faces[card] for card in state.cards.rows[DISCARD]])
    if ask.kind == "source":
        hand = frozenset(state.hand(ask.seat))
        return [source(hand, out, faces[option] if isinstance(option, Card) else str(option)) for option in ask.options]
    held = [faces[card] for card in ask.candidates if isinstance(card, Card)]
    options = [faces[card] for card in ask.options if isinstance(card, Card)]
    if ask.kind == "q-take":
        return [100 * counted(frozenset([*state.hand(ask.seat), face])) for face in options]
    if ask.kind == "q-discard":
        return [100 * counted(frozenset(held) - {face}) for face in options]
    if ask.kind == "discard" and len(held) > HAND_AND_ONE:
        return [settled(frozenset(held) - {face}, out | {face}) for face in options]
    if ask.kind in ("discard", "discard-second"):
        out |= {faces[card] for _, card in ask.args if isinstance(card, Card)}
        again = EXTRA_TURN in held and EXTRA_TURN not in options and held[-1] == EXTRA_TURN
        return [after(frozenset(held) - {face}, out | {face}, again) for face in options]
    return rate(state, ask)


def source(hand: frozenset[str], out: frozenset[str], face: str) -> int:
    """The best that can be made of a card taken from the discard, or of one from a deck, whichever it is."""
    if face == "galaxy":
        return mean(settled(hand | {drawn}, out) for drawn in GALAXY if drawn not in hand and drawn not in out)
    if face == "mission":
        unseen = [drawn for drawn in MISSIONS if drawn not in hand and drawn not in out]
        return mean(settled(hand | {*pair}, out, 2) for pair in zip(unseen, unseen[1:] + unseen[:1]))
    return settled(hand | {face}, out - {face}, 1, face)


def mean(values: Iterable[int]) -> int:
    found = list(values)
    return sum(found) // len(found)


def settled(held: frozenset[str], out: frozenset[str], drop: int = 1, kept: str = "") -> int:
    """The best position after discarding so many cards (MIS-4.7); the closest few are looked at fully."""
    ways = [(held - gone, out | gone) for gone in discards(held, drop, kept)]
    ways.sort(key=lambda way: -firm(way[0], way[1]))
    return max(after(hand, lying, kept == EXTRA_TURN) for hand, lying in ways[:CLOSEST])


def discards(held: frozenset[str], drop: int, kept: str) -> Iterator[frozenset[str]]:
    """The ways to discard that leave one Mission or two."""
    missions = len(held & MISSION_CARDS)
    for gone in combinations(sorted(held - {kept}), drop):
        if 1 <= missions - sum(card in MISSION_CARDS for card in gone) <= MOST_MISSIONS:
            yield frozenset(gone)


def after(hand: frozenset[str], out: frozenset[str], again: bool) -> int:
    """The worth of a position at the end of a turn, in hundredths of a point."""
    left = OLD - age(out)
    worth = firm(hand, out)
    if again:
        worth += at(AGAIN, left)
    if left:
        worth += sum(chance * at(each, left) for chance, each in zip(chances(hand, out), CHANCES)) // 100
    return worth // 10


def firm(hand: frozenset[str], out: frozenset[str]) -> int:
    """The part of a position's worth that is quickly told, in thousandths of a point."""
    left = OLD - age(out)
    now = counted(hand)
    worth = now * at(NOW, left) + (at(MEDDLING, left) if Q in hand else 0)
    if not left:
        return worth + END[0] + now * END[1] // 10
    worth += now * now * at(SQUARE, left) // 100 + at(TIME, left)
    together = sum(map(HELD.__getitem__, hand))
    for one, other in combinations(hand, 2):
        together += PAIRS[one][other]
    if len(hand & MISSION_CARDS) == MOST_MISSIONS:
        worth += at(TWO_MISSIONS, left)
    return worth + (together * left * STEPS // OLD) + STEPS * sum(map(GIVEN.__getitem__, out))


def at(curve: tuple[int, int, int], left: int) -> int:
    """A weight when so much of the game is left: a constant, a line and a square."""
    flat, line, square = curve
    return flat + (line * left * OLD + square * left * left) // (OLD * OLD)


@lru_cache(maxsize=50_000)
def counted(hand: frozenset[str]) -> int:
    return total(tuple(hand))


def chances(hand: frozenset[str], out: frozenset[str]) -> list[int]:
    """What one more card could bring at a glance, in hundredths of a point: a Galaxy card and a Mission from a deck, on
    average and, so that great ones count for more, in the root of the mean square; and the two best of the discard."""
    rows = fits()
    held = sorted(hand, key=MISSION_CARDS.__contains__)
    fit = [sum(map(synergy()[card].__getitem__, held)) for card in held]
    two = len(hand & MISSION_CARDS) == MOST_MISSIONS
    galaxy: list[int] = []
    missions: list[int] = []
    lying: list[int] = [0, 0]
    for face, brought in zip(CARDS, zip(*map(rows.__getitem__, held))):
        if face in hand:
            continue
        costs = [one + other for one, other in zip(brought, fit)]
        if face in MISSION_CARDS:  # MIS-4.11, 4.12
            gain = sum(brought) - min(costs[-2:] if two else costs)
        else:
            gain = sum(brought) - min(costs if two else costs[:-1])
        (lying if face in out else missions if face in MISSION_CARDS else galaxy).append(max(0, gain))
    lying.sort()
    return [*average(galaxy), *average(missions), 100 * lying[-1], 100 * lying[-2]]


def average(gains: list[int]) -> tuple[int, int]:
    count = max(1, len(gains))
    return 100 * sum(gains) // count, isqrt(10_000 * sum([gain * gain for gain in gains]) // count)


@cache
def fits() -> dict[str, tuple[int, ...]]:
    """What a card and each other one bring each other, in the order of the fact sheet."""
    return {card: tuple([synergy()[card][other] for other in CARDS]) for card in CARDS}
