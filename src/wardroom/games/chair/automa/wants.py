"""What the Bot wants of the Market (CHAIR-34.4 to CHAIR-34.12). Gain expressions are data: "A > B / C" is
`gain(do, A, (B, C))`: each argument is tried only if nothing fits the one before it, and of several in one argument any
will do."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import Asking, Card, Steps

from ..cards.kinds import INFLUENCE, MARKET_SUITS, MILITARY, RESEARCH
from ..flow.verbs import market
from ..flow.wants import shows
from ..pieces import Do
from ..state import NO_TOKENS, RIVAL, Chair
from .value import Choice, decide, highest_value, most_valuable, worth
from .witness import witness

FOCUS = "focus-"
FOCUS_R, FOCUS_I, FOCUS_M = FOCUS + RESEARCH, FOCUS + INFLUENCE, FOCUS + MILITARY
Wish = str | tuple[str, ...]
"""Suits, traits or FOCUS icons, any of which will do (CHAIR-34.5)."""
DILITHIUM, GLORY = "dilithium", "glory"


def fits(state: Chair, card: Card, term: str) -> bool:
    """Whether a Market card is of this suit, has this trait or shows this FOCUS."""
    face = state.face(card)
    if term in MARKET_SUITS:
        return face.suit == term
    return face.focus == term.removeprefix(FOCUS) if term.startswith(FOCUS) else shows(state, card, term)


def choose(state: Chair, wishes: Sequence[Wish]) -> Choice | None:
    """CHAIR-34.4 to CHAIR-34.6: the most valuable card for the Bot that fits the first wish that any card fits; None:
    no card fits any (CHAIR-34.11)."""
    there = [card for card in state.market if card is not None]
    for wish in wishes:
        terms = (wish,) if isinstance(wish, str) else wish
        found = [card for card in there if any(fits(state, card, term) for term in terms)]
        chosen = most_valuable(state, found, RIVAL)
        if chosen is None:
            state.tell("rival-none-wanted", names_want=terms, n=len(terms))
        else:
            card, facts = chosen.card, worth(state, chosen.card, RIVAL).told()
            state.tell("rival-wants", names_want=terms, n=len(terms), card=card, name_how=chosen.how, **facts)
            return chosen
    return None


def gain(do: Do, *wishes: Wish) -> Asking[Card | None]:
    """CHAIR-34.10: to the Discard pile, face up."""
    yield from witness(do.state).market(do.state)
    return (yield from receive(do, choose(do.state, wishes), market.ON_PILE))


def take(do: Do, *wishes: Wish) -> Asking[Card | None]:
    """CHAIR-34.10: to the top of the Bot deck, face down."""
    yield from witness(do.state).market(do.state)
    return (yield from receive(do, choose(do.state, wishes), market.ON_TOP))


def gain_richest(do: Do) -> Asking[Card | None]:
    """CHAIR-34.9: the card with most Dilithium on it, of equals with most Glory, then the most valuable, then the
    leftmost."""
    state = do.state
    yield from witness(state).market(state)
    there = [card for card in state.market if card is not None]
    chosen = decide(
        there,
        (DILITHIUM, lambda card: -state.tokens.get(card, NO_TOKENS)[0]),
        (GLORY, lambda card: -state.tokens.get(card, NO_TOKENS)[2]),
        highest_value(state, RIVAL),
    )
    if chosen is not None:
        dilithium, _, glory = state.tokens.get(chosen.card, NO_TOKENS)
        state.tell("rival-richest", card=chosen.card, dilithium=dilithium, glory=glory, name_how=chosen.how)
    return (yield from receive(do, chosen, market.ON_PILE))


def receive(do: Do, chosen: Choice | None, place: str) -> Asking[Card | None]:
    """CHAIR-34.9: only face-up cards, with the resources on them; the slot is refilled."""
    if chosen is None:
        return None
    yield from market.take_gained(do, chosen.card, do.state.face(chosen.card).suit, place)
    return chosen.card


def junk_best(do: Do) -> Steps:
    """CHAIR-34.12: the token-free Market card most valuable for the person goes to the Junk pile."""
    state = do.state
    yield from witness(state).market(state)
    free = [card for card in state.market if card is not None and not any(state.tokens.get(card, NO_TOKENS))]
    chosen = most_valuable(state, free, do.foe)
    if chosen is None:
        state.tell("rival-junks-nothing")
    else:
        card = chosen.card
        state.tell("rival-junks", card=card, name_how=chosen.how, **worth(state, card, do.foe).told())
        market.throw_away(state, card)
        market.refill(state, state.face(card).suit)
