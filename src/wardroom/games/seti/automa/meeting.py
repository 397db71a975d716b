"""SETI-16.32, SETI-16.33: S.3 and S.4 make room for the cards of the species."""

from __future__ import annotations

from wardroom.kernel import Card, Reason, Steps

from ..cards.rival import MeetSpecies
from ..state import Seti
from . import deck, lines


def why_not(state: Seti, action: MeetSpecies, _line: int) -> Reason | None:
    """First and second in the order of discovery."""
    known = len(state.found) >= action.which
    return None if known else Reason("SETI-16.32", "species", (("which", action.which),))


def act(state: Seti, action: MeetSpecies, line: int, card: Card) -> Steps:
    """The species' card takes the place of this one and is resolved now, from its top."""
    name = state.found[action.which - 1]
    new = deck.replace(state, card, name)
    state.tell("rival-meets", line=line, card=card, card2=new, the_species=name, arrow=state.arrow)
    yield from lines.resolve(state, new)
