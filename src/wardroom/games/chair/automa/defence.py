"""What a person's effects do to the Bot (CHAIR-35.4 to CHAIR-35.10): `flow.foe` hands over to these."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import Asking, Card, Steps

from ..flow.asking import agree
from ..pieces import Do
from . import deck, zone


def lose_no_card(do: Do) -> list[Card]:
    """CHAIR-35.7: it has no hand to discard from."""
    do.state.tell("rival-unaffected")
    return []


def count_as_done(do: Do) -> Asking[bool]:
    """CHAIR-35.7: it has no hand and chooses no card of its Discard pile. The person chooses whether the rest of the
    card goes on as if it had."""
    do.state.tell("rival-unaffected")
    return (yield from agree(do, "count-as-done"))


def draw(do: Do) -> Steps:
    """CHAIR-35.4: what lets or makes it draw discards the top card of its deck."""
    yield from deck.discard_top(do)


def mill(do: Do) -> Asking[Card | None]:
    """The top card of its deck goes to its Discard pile (CHAIR-35.14)."""
    card = deck.top(do.state)
    yield from deck.discard_top(do)
    return card


def take_incident(do: Do) -> Steps:
    """CHAIR-35.10: on top of its deck."""
    yield from deck.take_incident(do)


def decline_to_return(do: Do) -> bool:
    """CHAIR-35.5: it returns no INCIDENT that it need not."""
    do.state.tell("rival-declined")
    return False


def dismiss_ship(do: Do) -> Asking[bool]:
    """CHAIR-34.22: the most recently deployed one, to its Discard pile, also if it would be recalled."""
    return (yield from zone.dismiss_latest_ship(do))


def pick_least(do: Do, cards: Sequence[Card]) -> Card | None:
    """CHAIR-34.24: of its own cards in play the least valuable, then the one it has had longest."""
    chosen = zone.least_of(do, cards)
    return None if chosen is None else chosen.card
