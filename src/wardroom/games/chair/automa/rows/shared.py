"""What rows of several captains share."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import Asking, Card

from ...cards.kinds import ALLY, CARGO, PERSON, SHIP
from ...flow.wants import suit
from ...pieces import Do
from ..verbs import log_least, remove, teams_out

PERSONS, SHIPS, CARGOES, ALLIES = suit(PERSON), suit(SHIP), suit(CARGO), suit(ALLY)


def give_up(do: Do, teams: int, cards: Sequence[Card] | None = None) -> Asking[bool]:
    """If it can be done whole: the least valuable of these cards of the Bot is logged, and so many of its Away Teams
    come back. Whether it was done (CHAIR-34.23, CHAIR-34.24)."""
    out = teams_out(do.state)
    if cards == [] or out < teams:
        do.state.tell("rival-cannot-give-up", count=teams, teams=out, own=-1 if cards is None else len(cards))
        return False
    yield from log_least(do, cards or ())
    yield from remove(do, teams)
    return True
