"""CHAIR-30: the Bot's turn. Each of these is a stage at which the game can be entered; cards come one at a time."""

from __future__ import annotations

from typing import Any

from wardroom.kernel import Card, Steps

from ..cards.boards import BURNHAM
from ..cards.kinds import DILITHIUM, GLORY, LOCATION
from ..cards.stardates import PILES
from ..flow import leaving, neutral, stardates, wiping
from ..pieces import Do
from ..state import (
    BOT_CARD,
    BOT_CLEAN_UP,
    BOT_DRAW,
    FACE_DOWN,
    NO_TOKENS,
    RIVAL,
    STAGING,
    Chair,
    zone,
)
from . import deck, matching
from . import rows as rows  # they fill the Automated Command cards
from . import zone as tokens
from .value import Choice, least_valuable, most_valuable, worth
from .witness import witness

DILITHIUM_PLACED = 2
"""CHAIR-30.9."""


def captain_does(state: Chair) -> Do:
    return Do(state, RIVAL, state.captain(RIVAL))


def control(state: Chair) -> Steps:
    """CHAIR-30.1, CHAIR-30.2: no RESUPPLY; a secured Location is taken, of several the most valuable."""
    state.stage = BOT_DRAW
    state.told_rows = []
    yield from witness(state).places(state)
    chosen = next_location(state)
    state.tell("rival-begins", name_captain=state.captaincies[RIVAL].captain)
    if chosen is None:
        state.tell("rival-controls-nothing")
    else:
        facts = worth(state, chosen.card, RIVAL).told()
        state.tell("rival-controls", card=chosen.card, name_how=chosen.how, **facts)
        yield from tokens.take_control(captain_does(state), chosen.card)


def next_location(state: Chair) -> Choice | None:
    """Which Location it would take under control now."""
    return most_valuable(state, neutral.secured(state, RIVAL), RIVAL)


def draw(state: Chair) -> Steps:
    """CHAIR-30.4: as many cards as the current Stardate says; after a Resolution the last one still does
    (CHAIR-30.10)."""
    state.stage = BOT_CARD
    count = actions(state)
    drawn = deck.draw(state, count)
    state.tell("rival-drew", count=drawn, actions=count, number=PILES[state.pile][state.stardate].number)
    yield from ()


def actions(state: Chair) -> int:
    """How many cards the Bot would draw now."""
    return PILES[state.pile][state.stardate].bot_actions


def turn_up(state: Chair) -> Steps:
    """CHAIR-30.5: from left to right each card is turned up and resolved."""
    waiting = state.row(RIVAL, FACE_DOWN)
    if not waiting:
        state.stage = BOT_CLEAN_UP
        return
    card = yield from witness(state).face_up(state, waiting[0])
    state.cards.move(card, zone(RIVAL, STAGING))
    state.tell("rival-turned-up", card=card, left=len(waiting))
    yield from matching.resolve(state, card)


def clean_up(state: Chair) -> Steps:
    """CHAIR-30.6 to CHAIR-30.9: Stardates that it holds; its Staging area; a token on the Market."""
    if state.captaincies[RIVAL].held:
        yield from look(state)
    wiping.carry_out_stardates(state)
    left = state.row(RIVAL, STAGING)[:]
    thrown = [card for card in left if state.face(card).suit != LOCATION]
    if thrown:
        state.tell("rival-clears", cards=thrown, n=len(thrown))
    for card in left:
        discard(state, card)
    yield from look(state)
    place_token(state)
    state.tell("rival-turn-over", glory=state.captaincies[RIVAL].glory)


def look(state: Chair) -> Steps:
    """At all that lies in the middle."""
    yield from witness(state).places(state)
    yield from witness(state).market(state)


def discard(state: Chair, card: Card) -> None:
    """CHAIR-30.7: to the Discard pile; a Location to the Control area instead."""
    if state.face(card).suit == LOCATION:
        matching.settle(state, card)
    else:
        leaving.dismissed(state, card)


def next_for_token(state: Chair) -> Choice | None:
    """On which Market card it would place its token now: the least valuable for the person."""
    return least_valuable(state, [card for card in state.market if card is not None], 1 - RIVAL)


def place_token(state: Chair) -> None:
    """CHAIR-30.8: 1 Glory from the Stardate card on the Market card least valuable for the person. CHAIR-30.9: Burnham
    removes the Glory and places Dilithium."""
    chosen = next_for_token(state)
    if chosen is None:
        return  # CHAIR-10.9
    dilithium, latinum, glory = state.tokens.get(chosen.card, NO_TOKENS)
    worth_told = worth(state, chosen.card, 1 - RIVAL).told()
    if state.captaincies[RIVAL].captain == BURNHAM:
        state.tokens[chosen.card] = dilithium + DILITHIUM_PLACED, latinum, glory
        what, count, rule = DILITHIUM, DILITHIUM_PLACED, "CHAIR-30.9"
    else:
        state.tokens[chosen.card] = dilithium, latinum, glory + 1
        what, count, rule = GLORY, 1, "CHAIR-30.8"
    facts: dict[str, Any] = {"card": chosen.card, "name_how": chosen.how, "rule": rule, **worth_told}
    state.tell("rival-placed", name_gain=what, count=count, **facts)
    stardates.take_glory(state, 1)
