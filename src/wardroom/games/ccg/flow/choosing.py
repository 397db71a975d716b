"""CCG-19: counting, choosing, ties. Who is struck by an effect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from wardroom.kernel import Asking, Card, pick_one

from ..cards.kinds import Personnel
from ..needs import Selection, Who
from ..state import Ccg
from ..values import attribute, someone
from . import do
from .windows import SELECTED, Trigger, window


def fitting(state: Ccg, cards: Sequence[Card], who: Who) -> list[Card]:
    """CCG-9.14: a dual card is included if either of the two is a valid target. Disabled ones can be selected
    (CCG-18.22) where nothing about them is asked."""
    if not who.alternatives:
        return list(cards)
    return [card for card in cards if any(who.fits(person) for person in someone(state, card))]


def heads(state: Ccg, cards: Sequence[Card]) -> int:
    """CCG-9.15: people, where a number is computed."""
    return sum(len(cast(Personnel, state.face(card)).members) for card in cards)


def select(
    state: Ccg, seat: int, cards: Sequence[Card], selection: Selection, source: Card, by_dilemma: bool = True
) -> Asking[list[Card]]:
    """Who of these people of a player is struck. `source` is the card that asks."""
    there = fitting(state, cards, selection.who)
    count = heads(state, there) // 2 if selection.half else selection.count  # CCG-19.17
    if selection.how == "all" or (selection.how in ("random", "opponent", "player") and len(there) <= count):
        return there
    if count <= 0:
        return []
    if selection.how == "random":
        picked = do.choose_random(state, there, count)  # CCG-9.12: of cards
        yield from window(state, Trigger(SELECTED, seat, tuple(picked)))
        return picked
    if selection.how in ("opponent", "player"):
        chooser = seat if selection.how == "player" else 1 - seat
        return (yield from choose(state, chooser, there, count, source))
    chooser = tie_breaker(state, seat, selection.tie, source, by_dilemma)
    return (yield from extreme(state, chooser, there, selection.of, count, selection.how == "highest", source))


def tie_breaker(state: Ccg, seat: int, tie: str, source: Card, by_dilemma: bool) -> int:
    """CCG-19.12 to CCG-19.14: the controller of the card that asks; of a dilemma the attempter's opponent; or whom the
    card names."""
    if tie:
        return seat if tie == "player" else 1 - seat
    return 1 - seat if by_dilemma else state.controller(source)


def extreme(
    state: Ccg, chooser: int, cards: Sequence[Card], what: str, count: int, highest: bool, source: Card
) -> Asking[list[Card]]:
    """Those with the highest or lowest value; ties are chosen."""
    picked: list[Card] = []
    left = list(cards)
    while left and len(picked) < count:
        values = [attribute(state, card, what or "all") for card in left]
        best = max(values) if highest else min(values)
        equal = [card for card, value in zip(left, values) if value == best]
        if len(equal) <= count - len(picked):
            chosen = equal
        else:
            chosen = yield from choose(state, chooser, equal, count - len(picked), source)
        picked += chosen
        left = [card for card in left if card not in chosen]
    return picked


def choose(state: Ccg, chooser: int, cards: Sequence[Card], count: int, source: Card) -> Asking[list[Card]]:
    """CCG-19.16: a player picks so many of cards that all see."""
    left, picked = list(cards), list[Card]()
    while left and len(picked) < count:
        card = yield from pick_one(chooser, "struck", left, args=(("card", source),))
        left.remove(card)
        picked.append(card)
    return picked


def yes_or_no(seat: int, kind: str, source: Card) -> Asking[bool]:
    """Whether a player does what it may do."""
    answer: str = yield from pick_one(seat, kind, ("yes", "no"), args=(("card", source),))
    return answer == "yes"
