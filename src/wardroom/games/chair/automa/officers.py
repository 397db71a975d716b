"""The Bot's Duty Officer: at most one, and with it the SUITS card turns (CHAIR-34.1, CHAIR-34.2)."""

from __future__ import annotations

from wardroom.kernel import Card, Steps

from ..cards.kinds import PERSON
from ..flow import leaving
from ..flow.wants import shows
from ..pieces import Do
from ..state import DUTY, RIVAL, STAGING, zone
from . import deck


def promote(do: Do, card: Card | None) -> Steps:
    """CHAIR-34.1: a PERSON becomes the Duty Officer; the former one is dismissed. What its text says does not matter
    (CHAIR-34.3)."""
    state = do.state
    if card is None or state.face(card).suit != PERSON:
        return
    for former in state.row(RIVAL, DUTY)[:]:
        state.tell("rival-dismissed", card=former)
        leaving.dismissed(state, former)
    state.cards.move(card, zone(RIVAL, DUTY))
    state.tell("rival-promoted", card=card)
    yield from ()


def promote_this(do: Do) -> Steps:
    """The card being resolved, if it is a PERSON."""
    if do.state.lies(do.card) == STAGING:
        yield from promote(do, do.card)


def dismiss_officer(do: Do) -> Steps:
    """CHAIR-34.2: to the Discard pile."""
    for officer in do.state.row(RIVAL, DUTY)[:]:
        do.state.tell("rival-officer-dismissed", card=officer)
        leaving.dismissed(do.state, officer)
    yield from ()


def log_officer(do: Do) -> Steps:
    """CHAIR-34.2: to the Log."""
    for officer in do.state.row(RIVAL, DUTY)[:]:
        do.state.tell("rival-officer-logged")
        yield from deck.log(do, officer)


def officer_shows(do: Do, trait: str) -> bool:
    """CHAIR-34.3: where a row asks for a trait of the Duty Officer."""
    return any(shows(do.state, officer, trait) for officer in do.state.row(RIVAL, DUTY))
