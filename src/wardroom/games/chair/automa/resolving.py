"""CHAIR-33.9: a row resolves another card. It goes to the Staging area and is resolved at once, whole; then the first
card is finished. It does not count against the Bot's actions."""

from __future__ import annotations

from wardroom.kernel import Asking, Card, Steps

from ..flow.wants import Wants
from ..pieces import Do
from ..state import RESERVE, RIVAL, STAGING, zone
from . import deck, matching


def resolve_top(do: Do) -> Steps:
    """The top card of the Bot deck."""
    card = yield from deck.turn_over(do.state)
    if card is None:
        do.state.tell("rival-no-deck")
    else:
        yield from resolve_also(do, card, "rival-resolves-top")


def resolve_supplement(do: Do) -> Steps:
    """The top card of the Supplement deck."""
    pile = do.state.row(RIVAL, RESERVE)
    if pile:
        yield from resolve_also(do, pile[-1], "rival-resolves-supplement")
    else:
        do.state.tell("rival-no-supplement")


def resolve_from_discard(do: Do, wants: Wants) -> Asking[bool]:
    """Such a card of the Discard pile; whether there was one."""
    card = deck.latest(do, wants)
    if card is not None:
        yield from resolve_also(do, card, "rival-resolves-discard")
    return card is not None


def resolve_also(do: Do, card: Card, key: str) -> Steps:
    do.state.cards.move(card, zone(RIVAL, STAGING))
    do.state.tell(key, card=card)
    yield from matching.resolve(do.state, card)
