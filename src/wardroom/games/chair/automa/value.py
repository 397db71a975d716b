"""CHAIR-32: what a card is worth, and every comparison that the Bot makes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from wardroom.kernel import Card

from ..cards.boards import CAPTAINS
from ..cards.kinds import ENDGAME, FACES, TRACKS
from ..state import NO_TOKENS, Chair

FOR_ENDGAME = 5
"""What an ENDGAME operation counts (CHAIR-32.1)."""
ONLY, LEFT, VALUE, TOKENS = "only", "left", "value", "tokens"
"""What decided: there was no other; it lies leftmost; its value; the tokens on it."""


class Choice(NamedTuple):
    """What the Bot chose, and by what: the last comparison that was needed."""

    card: Card
    how: str


Measure = tuple[str, Callable[[Card], int]]
"""A comparison by its name; less comes first."""


def decide(cards: Sequence[Card], *measures: Measure) -> Choice | None:
    """The one function for every comparison: by the first measure, among equals by the next one, at last the leftmost
    (CHAIR-32.3, CHAIR-32.5). The cards stand from left to right."""
    left = list(cards)
    if not left:
        return None
    if len(left) == 1:
        return Choice(left[0], ONLY)
    for how, measure in measures:
        numbers = [measure(card) for card in left]
        least = min(numbers)
        left = [card for card, number in zip(left, numbers) if number == least]
        if len(left) == 1:
            return Choice(left[0], how)
    return Choice(left[0], LEFT)


class Worth(NamedTuple):
    """What a value is made of."""

    vp: int
    focus: int
    endgame: int
    glory: int

    def told(self) -> dict[str, int]:
        """The sum and its parts, as the texts of the Bot name them."""
        return {"value": sum(self), **self._asdict()}


def worth(state: Chair, card: Card, side: int) -> Worth:
    """CHAIR-32.1: printed VP, the multiplier that this side has reached for a FOCUS, 5 with an ENDGAME operation, 1
    for each Glory on it. CHAIR-32.7: nothing else counts, an asterisk VP as it is printed."""
    face = FACES[state.cards.faces[card]]
    focus = 0
    if face.focus:
        own, track = state.captaincies[side], TRACKS.index(face.focus)
        focus = CAPTAINS[own.captain].boards[own.board].multiplier(track, own.tracks[track])
    endgame = FOR_ENDGAME if any(op.kind == ENDGAME for op in face.ops) else 0
    return Worth(face.vp or 0, focus, endgame, state.tokens.get(card, NO_TOKENS)[2])


def value(state: Chair, card: Card, side: int) -> int:
    """CHAIR-32.1: the sum."""
    return sum(worth(state, card, side))


def tokens_on(state: Chair, card: Card) -> int:
    """Resource tokens of any kind."""
    return sum(state.tokens.get(card, NO_TOKENS))


def highest_value(state: Chair, side: int) -> Measure:
    """The most valuable for this side (CHAIR-32.2)."""
    return VALUE, lambda card: -value(state, card, side)


def lowest_value(state: Chair, side: int) -> Measure:
    return VALUE, lambda card: value(state, card, side)


def most_valuable(state: Chair, cards: Sequence[Card], side: int) -> Choice | None:
    """CHAIR-32.3: of equals the one with more tokens, then the leftmost."""
    return decide(cards, highest_value(state, side), (TOKENS, lambda card: -tokens_on(state, card)))


def least_valuable(state: Chair, cards: Sequence[Card], side: int) -> Choice | None:
    """CHAIR-32.4: of equals the one with fewer tokens, then the leftmost."""
    return decide(cards, lowest_value(state, side), (TOKENS, lambda card: tokens_on(state, card)))
