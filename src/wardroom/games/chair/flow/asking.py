"""How a captain is asked for a card, a word or a number.

Whoever chooses among hidden cards is asked even where there is nothing to choose, so that being asked says nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeVar

from wardroom.kernel import DONE, Ask, Asking, Card, Option, Reason, pick_several

from ..cards.kinds import WILDCARD
from ..pieces import Do
from ..state import FIRST_SIDE, HAND, LOOK, REINFORCEMENTS, SIDE_ZONES, Chair
from . import standing
from .wants import ANYTHING, Wants, fits, shows

NO: Literal["no"] = "no"
"""Declines what is optional; where nothing fits it is the only answer."""
T = TypeVar("T", bound=Option)
Args = tuple[tuple[str, Any], ...]
HIDDEN_ZONES = (HAND, LOOK)


DISCARDS = ("discard", "discard-any")
"""Questions for cards to be discarded: one card refuses to be (CHAIR-28.9)."""
STAYS = Reason("CHAIR-28.9", "not-discarded")


def why_unfit(state: Chair, wants: Wants, rule: str, kind: str = "") -> Callable[[Card], Reason | None]:
    """A judge for cards: this is not what is asked for."""
    unfit = Reason(rule, "unfit")

    def judge(card: Card) -> Reason | None:
        if kind in DISCARDS and stays(state, card):
            return STAYS
        return None if fits(state, card, wants) else unfit

    return judge


def stays(state: Chair, card: Card) -> bool:
    """CHAIR-28.9: a card that nothing but its own PLAY discards."""
    return standing.NOT_DISCARDED in standing.granting(state.cards.faces[card])


def pick(
    do: Do,
    kind: str,
    cards: Sequence[Card],
    rule: str,
    wants: Wants = ANYTHING,
    optional: bool = False,
    judge: Callable[[Card], Reason | None] | None = None,
    side: int | None = None,
) -> Asking[Card | None]:
    """One of these cards, if any is what is asked for. `side`: who chooses, if not whose operation it is."""
    state, chooser = do.state, do.side if side is None else side
    if not cards:
        return None
    there = list(cards)
    anything = judge is None and wants is ANYTHING and kind not in DISCARDS
    judge = judge or why_unfit(state, wants, rule, kind)
    legal: list[Card] | None = there if anything else None
    if all_see(state, there):
        legal = there if anything else [card for card in there if judge(card) is None]
        if not legal or len(legal) == 1 and not optional:
            return legal[0] if legal else None

    def judge_all(option: Any) -> Reason | None:
        if option != NO:
            return judge(option)
        return None if optional or all(judge(card) is not None for card in there) else Reason(rule, "must-choose")

    candidates: list[Option] = [*there, NO]
    options: Sequence[Option] | None = None if legal is None else [*legal, NO] if optional else legal
    answer: Any = yield Ask(chooser, kind, candidates, judge_all, options, args=source(do))
    return None if answer == NO else answer


def all_see(state: Chair, cards: Sequence[Card]) -> bool:
    """Whether none of these lies in a hand, or where a captain alone looks at it."""
    at = state.cards.at
    for card in cards:  # noqa: SIM110  much faster so
        if FIRST_SIDE <= at[card] < REINFORCEMENTS and (at[card] - FIRST_SIDE) % SIDE_ZONES in HIDDEN_ZONES:
            return False
    return True


def pick_word(do: Do, kind: str, words: Sequence[T], args: Args = (), side: int | None = None) -> Asking[T]:
    """One of these words, numbers or tuples, all of them public. A single one needs no question."""
    if len(words) == 1:
        return words[0]
    answer: T = yield Ask(do.side if side is None else side, kind, list(words), args=(*source(do), *args))
    return answer


def agree(do: Do, kind: str, args: Args = (), side: int | None = None) -> Asking[bool]:
    """Whether a captain does what it may do."""
    answer = yield from pick_word(do, kind, ("yes", NO), args, side)
    return answer == "yes"


def pick_cards(
    do: Do,
    kind: str,
    cards: Sequence[Card],
    rule: str,
    wants: Wants = ANYTHING,
    most: int | None = None,
    least: int = 0,
) -> Asking[list[Card]]:
    """Any number of these cards, up to `most`, at least `least` as far as there are so many."""
    state = do.state
    fit, too_few = why_unfit(state, wants, rule, kind), Reason(rule, "must-choose")
    there = list(cards)
    if wants is ANYTHING and not least and kind not in DISCARDS:
        return (yield from pick_several(do.side, kind, there, most=most, args=source(do)))

    def judge(picked: Sequence[Card], option: Any) -> Reason | None:
        if option == DONE:
            return too_few if least and len(picked) < min(least, sum(fit(card) is None for card in there)) else None
        return fit(option)

    return (yield from pick_several(do.side, kind, there, judge, most, args=source(do)))


def sort_by_traits(do: Do, cards: Sequence[Card], *traits: str) -> Asking[dict[str, list[Card]]]:
    """Which of these cards that all see have each of these traits, in one operation: a WILDCARD counts as a single one
    of them, as its owner chooses (CHAIR-15.5), and never as one that its card shows (CHAIR-15.9)."""
    state = do.state
    found: dict[str, list[Card]] = {each: [card for card in cards if shows(state, card, each)] for each in traits}
    for card in cards:
        others = [each for each in traits if card not in found[each]]
        if others and WILDCARD in state.face(card).traits:
            chosen = yield from pick_word(do, "wildcard", others, (("card2", card),))
            found[chosen].append(card)
    return found


def count_traits(do: Do, cards: Sequence[Card], *traits: str) -> Asking[list[int]]:
    """How many of these cards have each of these traits, in one operation."""
    found = yield from sort_by_traits(do, cards, *traits)
    return [len(found[each]) for each in traits]


def tell_place(state: Chair) -> Callable[[Any], dict[str, Any]]:
    """The operation that an option names by its card and its place there, for the text of the option."""

    def about(option: Any) -> dict[str, Any]:
        named = isinstance(option, tuple) and len(option) == 3
        return {"name_op": f"{state.face(option[1]).text}-{option[2] + 1}"} if named else {}

    return about


def source(do: Do) -> Args:
    """Which card asks, for the prompt: it lies where all see it."""
    return (("card", do.card),)
