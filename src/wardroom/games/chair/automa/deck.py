"""The Bot's own cards: its deck and how it is formed anew, the Supplement deck, its Discard pile and its Log
(CHAIR-30.4, CHAIR-30.11, CHAIR-33.7 to CHAIR-33.10)."""

from __future__ import annotations

from wardroom.kernel import Asking, Card, Steps

from ..cards.kinds import INCIDENT
from ..flow import leaving
from ..flow.verbs import incidents
from ..flow.wants import Wants, fits
from ..pieces import Do
from ..state import DECK, DISCARD, FACE_DOWN, INCIDENTS, LOG, RESERVE, RIVAL, Chair, zone
from .witness import witness


def top(state: Chair) -> Card | None:
    """The top card of the Bot deck, which is formed anew when it is empty; None: there is none (CHAIR-30.12)."""
    deck = state.row(RIVAL, DECK)
    if not deck:
        form_anew(state)
    return deck[-1] if deck else None


def turn_over(state: Chair) -> Asking[Card | None]:
    """The top card of the Bot deck, as somebody sees it who turns it up."""
    card = top(state)
    return None if card is None else (yield from witness(state).face_up(state, card))


def form_anew(state: Chair) -> None:
    """CHAIR-30.11: the Discard pile, shuffled, and on top of it the top card of the Supplement deck. The Staging area
    stays out. CHAIR-30.12: where one of them is empty, the other alone."""
    pile = state.row(RIVAL, DISCARD)
    discarded = len(pile)
    for card in pile[:]:
        state.cards.move(card, zone(RIVAL, DECK))
    state.cards.shuffle(zone(RIVAL, DECK), state.chance)
    supplement = state.row(RIVAL, RESERVE)
    added = len(supplement[-1:])
    for card in supplement[-1:]:
        state.cards.move(card, zone(RIVAL, DECK))
    if discarded or added:
        state.tell("rival-reshuffled", count=discarded, added=added, left=len(supplement))


def draw(state: Chair, n: int) -> int:
    """CHAIR-30.4: so many cards face down in a row; how many there were; none where nothing is left (CHAIR-30.12)."""
    for drawn in range(n):
        card = top(state)
        if card is None:
            return drawn
        state.cards.move(card, zone(RIVAL, FACE_DOWN))
    return n


# The top of the deck


def discard_top(do: Do, n: int = 1) -> Steps:
    """The top cards go to the Discard pile, one by one: the deck may be formed anew in between."""
    state = do.state
    gone: list[Card] = []
    for _ in range(n):
        if not state.row(RIVAL, DECK):
            tell_discarded(state, gone)
            gone = []
        card = yield from turn_over(state)
        if card is None:
            state.tell("rival-no-deck")
            return
        state.cards.move(card, zone(RIVAL, DISCARD))
        gone.append(card)
    tell_discarded(state, gone)


def tell_discarded(state: Chair, cards: list[Card]) -> None:
    if cards:
        state.tell("rival-discarded-top", cards=cards, n=len(cards))


def log_top(do: Do, n: int = 1) -> Steps:
    """The top cards go to the Log; an INCIDENT goes back instead (CHAIR-33.10)."""
    for _ in range(n):
        card = yield from turn_over(do.state)
        if card is None:
            do.state.tell("rival-no-deck")
            return
        yield from log(do, card)


def log(do: Do, card: Card) -> Steps:
    """A card of the Bot's goes under its Captain; an INCIDENT under the Incident deck (CHAIR-30.5, CHAIR-33.10)."""
    state = do.state
    leaving.send_away(state, card, LOG)  # where all see it
    if state.face(card).suit == INCIDENT:
        yield from incidents.put_back(do, card, RIVAL)
    else:
        state.tell("rival-logged", card=card)


def log_this(do: Do) -> Steps:
    """The card being resolved, unless it has gone elsewhere."""
    if leaving.is_in_play(do.state, do.card):
        yield from log(do, do.card)


def return_this(do: Do) -> Steps:
    """The INCIDENT being resolved goes under the Incident deck."""
    yield from incidents.put_back(do, do.card, RIVAL)


# The Discard pile


def latest(do: Do, wants: Wants) -> Card | None:
    """CHAIR-33.7: the first match from the top, the latest discarded."""
    pile = do.state.row(RIVAL, DISCARD)
    return next((card for card in reversed(pile) if fits(do.state, card, wants, strict=True)), None)


def number_discarded(do: Do, wants: Wants) -> int:
    return sum(fits(do.state, card, wants, strict=True) for card in do.state.row(RIVAL, DISCARD))


def put_top_from_discard(do: Do, wants: Wants) -> Asking[bool]:
    """Such a card of the Discard pile onto the deck; whether there was one."""
    card = latest(do, wants)
    if card is not None:
        do.state.tell("rival-put-top", card=card)
        do.state.cards.move(card, zone(RIVAL, DECK))
    yield from ()
    return card is not None


def log_from_discard(do: Do, wants: Wants) -> Asking[bool]:
    card = latest(do, wants)
    if card is not None:
        yield from log(do, card)
    return card is not None


def return_incident_from_discard(do: Do) -> Asking[bool]:
    """An INCIDENT of the Discard pile goes under the Incident deck; whether there was one."""
    card = latest(do, incidents.AN_INCIDENT)
    if card is not None:
        yield from incidents.put_back(do, card, RIVAL)
    return card is not None


# What comes onto the deck


def take_incident(do: Do) -> Steps:
    """CHAIR-34.10, CHAIR-35.10: the top INCIDENT, face down on top of the deck. The last one is the Burn
    (CHAIR-5.9)."""
    state = do.state
    card = state.cards.rows[INCIDENTS][-1]
    state.cards.move(card, zone(RIVAL, DECK))
    state.tell("rival-took-incident", left=len(state.cards.rows[INCIDENTS]))
    incidents.burn_if_empty(state)
    yield from ()


def take_encounter(do: Do) -> Steps:
    """The top ENCOUNTER, face down on top of the deck (CHAIR-34.10)."""
    yield from move_encounter(do, DECK, "rival-took-encounter")


def gain_encounter(do: Do) -> Steps:
    """The top ENCOUNTER, face up on the Discard pile (CHAIR-34.10)."""
    yield from move_encounter(do, DISCARD, "rival-gained-encounter")


def move_encounter(do: Do, to: int, key: str) -> Steps:
    state = do.state
    card = yield from witness(state).encounter(state)
    if card is None:
        state.tell("rival-no-encounter")
        return
    if to == DISCARD:
        card = yield from witness(state).face_up(state, card)
    state.cards.move(card, zone(RIVAL, to))
    state.tell(key, card=card)


# The Supplement deck


def take_supplement(do: Do) -> Steps:
    """Its top card, face down on top of the deck."""
    move_supplement(do, DECK, "rival-took-supplement")
    yield from ()


def discard_supplement(do: Do) -> Steps:
    move_supplement(do, DISCARD, "rival-discarded-supplement")
    yield from ()


def move_supplement(do: Do, to: int, key: str) -> None:
    pile = do.state.row(RIVAL, RESERVE)
    if pile:
        card = pile[-1]
        do.state.cards.move(card, zone(RIVAL, to))
        do.state.tell(key, card=card, left=len(pile))
    else:
        do.state.tell("rival-no-supplement")
