"""The person names cards: what lies in the Market and in the Neutral Zone, what the Bot turns up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wardroom.kernel import Card, EndOfGame, Reason, Steps

from ...cards.decks import FACES
from ...cards.kinds import ENCOUNTER
from ...state import GONE, JUNK, MARKET, NEUTRAL, RIVAL
from . import unseen
from .asking import HUMAN, NONE, YES, Answer, ask, refuse

if TYPE_CHECKING:
    from .state import Companion

ELSEWHERE = {MARKET: "market", NEUTRAL: "neutral", JUNK: "junk", GONE: "gone"}
"""Where a card of the common decks is known to be, if nobody has it."""


def faces(suit: str, state: Companion) -> list[str]:
    """Every card of a deck as it was at the beginning, in one order."""
    return sorted(face for face in state.common if FACES[face].suit == suit)


def lies_in(state: Companion, face: str) -> str:
    """Where a card is, if it is not in its deck."""
    card = Card(state.cards.faces.index(face))
    if state.owner(card) == RIVAL:
        return "bot"
    return "you" if state.owner(card) == HUMAN else ELSEWHERE.get(state.cards.at[card], "")


def why_not(state: Companion, face: str) -> Reason | None:
    """CHAIR-1.2: there is one of each."""
    where = lies_in(state, face)
    return refuse("CHAIR-1.2", "card-elsewhere", card=face, name_where=where) if where else None


def judge(state: Companion) -> Any:
    return lambda option: None if option == NONE else why_not(state, option)


def market(state: Companion) -> Steps:
    """What lies in the Market now, where that is not known."""
    for card in state.market[:]:
        if card is not None and unseen.is_unseen(state, card):
            suit = unseen.suit_of(state, card)
            face = yield from ask("market-card", [*faces(suit, state), NONE], judge(state), name_suit=suit)
            settle(state, card, face)


def places(state: Companion) -> Steps:
    """Which Locations are neutral now, where that is not known."""
    for number, card in enumerate(state.neutral[:], 1):
        if card is not None and unseen.is_unseen(state, card):
            face = yield from ask("neutral-card", [*faces("location", state), NONE], judge(state), n=number)
            settle(state, card, face)


def settle(state: Companion, card: Card, face: str) -> None:
    if face == NONE:
        unseen.run_out(state, card)
        return
    suit = unseen.suit_of(state, card)
    named = unseen.name(state, card, face)
    state.tell("revealed-location" if suit == "location" else "revealed-market", card=named)


def face_up(state: Companion, card: Card) -> Answer:
    """An INCIDENT or ENCOUNTER that nobody has seen is turned up. CHAIR-5.5: if none can be left, the last INCIDENT was
    taken before: the Burn."""
    if not unseen.is_unseen(state, card):
        return card
    suit = unseen.suit_of(state, card)
    if not unseen.free(state, suit):
        burn(state)
    face = yield from ask(f"turned-{suit}", faces(suit, state), judge(state))
    return unseen.name(state, card, face)


def burn(state: Companion) -> None:
    state.burned = True
    state.tell("burn")
    raise EndOfGame


def encounter(state: Companion) -> Answer:
    """Whether an ENCOUNTER is left is asked as long as one may be."""
    pile = state.cards.rows[unseen.PILES[ENCOUNTER]]
    if not pile or not unseen.is_unseen(state, pile[-1]) or unseen.left(state, ENCOUNTER) <= 0:
        return None
    if (yield from ask("encounter-left", [YES, NONE])) == NONE:
        return None
    return pile[-1]


def the_rest(state: Companion) -> Steps:
    """CHAIR-31.7: at the end the Bot's cards are all turned up."""
    for card in unseen.waiting(state):
        if unseen.free(state, unseen.suit_of(state, card)):
            yield from face_up(state, card)
