"""CHAIR-13: the deck runs out, is cycled, and a Reserve or a Development is enlisted."""

from __future__ import annotations

from typing import Any

from wardroom.kernel import Ask, Asking, Card, Option, Reason

from ..cards.kinds import FACES, Cost, Development
from ..pieces import Do
from ..state import DECK, DEVELOPMENT, DISCARD, RESERVE, zone
from . import challenges
from .asking import NO


def top_of_deck(do: Do) -> Asking[Card | None]:
    """The top card of one's deck, which is cycled first if it is empty (CHAIR-13.1); None: there is none
    (CHAIR-13.10)."""
    deck = do.state.row(do.side, DECK)
    if not deck:
        yield from cycle(do)
    return deck[-1] if deck else None


def cycle(do: Do) -> Asking[bool]:
    """CHAIR-13.1 to CHAIR-13.4: shuffle the Discard pile into a new deck, then enlist. With an empty Discard pile
    nothing happens (CHAIR-13.10)."""
    state, side = do.state, do.side
    pile = state.row(side, DISCARD)
    if not pile:
        return False
    for card in pile[:]:
        state.cards.move(card, zone(side, DECK))
    state.cards.shuffle(zone(side, DECK), state.chance)
    state.tell_of("cycled", side)
    if not enlist_reserve(do):
        yield from enlist_development(do)
    return True


def enlist_reserve(do: Do) -> bool:
    """CHAIR-13.2, CHAIR-13.7: the top card of the Reserve deck, unseen, on top of one's deck. Whether there was one."""
    state, side = do.state, do.side
    reserve = state.row(side, RESERVE)
    if not reserve:
        return False
    state.cards.move(reserve[-1], zone(side, DECK))
    state.tell_of("enlisted-reserve", side)
    challenges.arrive(state)
    return True


def enlist_development(do: Do, lower: tuple[int, int] = (0, 0)) -> Asking[Card | None]:
    """CHAIR-13.4, CHAIR-13.6: one Development, if one can and wants to pay for it. `lower`: its cost in Dilithium and
    Latinum is so much less."""
    state, side = do.state, do.side
    pile = state.row(side, DEVELOPMENT)
    if all(why_not_enlist(do, card, lower, public=True) is not None for card in pile):
        return None

    def judge(option: Any) -> Reason | None:
        return None if option == NO else why_not_enlist(do, option, lower)

    candidates: list[Option] = [*pile, NO]
    option: Any = yield Ask(side, "enlist", candidates, judge, args=(("card", do.card),))
    if option == NO:
        return None
    card: Card = option
    yield from pay_for(do, card, lower)
    state.cards.move(card, zone(side, DECK))
    state.tell_of("enlisted", side, card=card)
    return card


def why_not_enlist(do: Do, card: Card, lower: tuple[int, int], public: bool = False) -> Reason | None:
    """CHAIR-13.8: costs and conditions must all be met; with `public` as far as everybody can tell."""
    development = development_of(do, card)
    if development.waived is not None and development.waived(do.state, do.side) is None:
        return None
    for requirement in development.requires:
        if requirement(do.state, do.side) is not None:
            return requirement(do.state, do.side)
    paying = Do(do.state, do.side, card)
    for cost in lowered(development, lower):
        refused = cost.why(paying, public)
        if refused is not None:
            return refused
    return None


def pay_for(do: Do, card: Card, lower: tuple[int, int]) -> Asking[None]:
    development = development_of(do, card)
    if development.waived is not None and development.waived(do.state, do.side) is None:
        return
    paying = Do(do.state, do.side, card)
    for cost in lowered(development, lower):
        yield from cost.pay(paying)


def lowered(development: Development, lower: tuple[int, int]) -> list[Cost]:
    """The cost, with so much less Dilithium and Latinum."""
    if not any(lower):
        return list(development.cost)
    return [cost.lowered(*lower) if isinstance(cost, costs.Spend) else cost for cost in development.cost]


def development_of(do: Do, card: Card) -> Development:
    found = FACES[do.state.cards.faces[card]].development
    return Development() if found is None else found


from . import costs  # noqa: E402  last, since costs may look for cards, and that may cycle a deck
