"""SETI-16.32, SETI-16.33: S.3 and S.4 make room for the cards of the species."""

from __future__ import annotations

from wardroom.kernel import Asking, Reason

from ..cards.rival import MeetSpecies
from ..state import RIVAL_PLAYED, Seti
from . import deck, lines


def meet(state: Seti, action: MeetSpecies, line: int) -> Asking[Reason | None]:
    """The card of the first or second species, in the order of discovery, takes the place of the card just revealed and
    is resolved now, from its top."""
    if len(state.found) < action.which:
        return Reason("SETI-16.32", "species", (("which", action.which),))
    name, card = state.found[action.which - 1], state.cards.rows[RIVAL_PLAYED][-1]
    state.note(f"rival:{state.face(card)}-{line}")
    new = deck.replace(state, card, name)
    state.tell("rival-meets", line=line, card=card, card2=new, the_species=name, arrow=state.arrow)
    yield from lines.resolve(state, new)
    return None
