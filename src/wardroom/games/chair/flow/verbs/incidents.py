"""ENCOUNTERs and INCIDENTs: TAKE, RETURN, and the Burn (CHAIR-16.12 to CHAIR-16.14, CHAIR-5.5)."""

from __future__ import annotations

from collections.abc import Sequence

from wardroom.kernel import Asking, Card, EndOfGame, Steps

from ...cards import kinds
from ...pieces import Do, Happening
from ...state import DISCARD, ENCOUNTERS, HAND, INCIDENTS, LOOK, Chair, zone
from .. import leaving
from ..asking import pick
from ..happenings import RETURNED_INCIDENT, TOOK_INCIDENT, happen
from ..wants import suit

AN_INCIDENT = suit(kinds.INCIDENT)
HAND_OR_DISCARD = (HAND, DISCARD)


def take_incident(do: Do, n: int = 1, side: int | None = None, to: int = HAND) -> Asking[list[Card]]:
    """CHAIR-16.12: the top card of the Incident deck to the hand of a captain, one's own unless told otherwise; `to`:
    elsewhere. The last one is the Burn, at once (CHAIR-5.9)."""
    state, taker = do.state, do.side if side is None else side
    taken: list[Card] = []
    for _ in range(n):
        card = state.cards.rows[INCIDENTS][-1]
        state.cards.move(card, zone(taker, to))
        state.tell_of("took-incident", taker, card=card)
        taken.append(card)
        burn_if_empty(state)
        yield from happen(state, Happening(TOOK_INCIDENT, taker, card))
    return taken


def burn_if_empty(state: Chair) -> None:
    """CHAIR-5.5: the moment the Incident deck is empty the game ends."""
    if not state.cards.rows[INCIDENTS]:
        state.burned = True
        state.tell("burn")
        raise EndOfGame


def return_incident(
    do: Do, zones: Sequence[int] = (HAND,), optional: bool = False, side: int | None = None
) -> Asking[Card | None]:
    """CHAIR-27.40: an INCIDENT from the hand, or from where it is said, under the Incident deck."""
    state, owner = do.state, do.side if side is None else side
    held = [card for kind in zones for card in state.row(owner, kind) if card != do.card]
    card = yield from pick(do, "return-incident", held, "CHAIR-27.40", AN_INCIDENT, optional, side=owner)
    if card is not None:
        yield from put_back(do, card, owner)
    return card


def put_back(do: Do, card: Card, side: int) -> Steps:
    """CHAIR-16.14: an INCIDENT goes face down under the Incident deck."""
    state = do.state
    leaving.clear(state, card)
    state.tell_of("returned-incident", side, card=card)
    state.cards.move(card, INCIDENTS, under=True)
    yield from happen(state, Happening(RETURNED_INCIDENT, side, card))


def return_this(do: Do) -> Steps:
    """The INCIDENT being played goes back."""
    if do.state.face(do.card).suit == kinds.INCIDENT:
        yield from put_back(do, do.card, do.side)


def take_encounter(do: Do) -> Asking[Card | None]:
    """CHAIR-16.12: the top card of the Encounter deck to one's hand."""
    pile = do.state.cards.rows[ENCOUNTERS]
    if not pile:
        return None
    card = pile[-1]
    do.state.cards.move(card, zone(do.side, HAND))
    do.state.tell_of("took-encounter", do.side, card=card)
    yield from ()
    return card


def look_at_two_encounters(do: Do) -> Asking[Card | None]:
    """Look at the top two, take one; the other goes to the bottom of that deck (CHAIR-24.6)."""
    state, side = do.state, do.side
    looked = state.cards.rows[ENCOUNTERS][-2:]
    for card in looked[::-1]:
        state.cards.move(card, zone(side, LOOK))
    chosen = yield from pick(do, "encounter", state.row(side, LOOK), "CHAIR-16.12")
    for card in looked:
        if card == chosen:
            state.cards.move(card, zone(side, HAND))
            state.tell_of("took-encounter", side, card=card)
        else:
            state.cards.move(card, ENCOUNTERS, under=True)
    return chosen
