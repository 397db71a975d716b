"""CHAIR-36.7: the last question of a game of a campaign, after scoring: which upgrade one takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wardroom.kernel import Ask, Card, Steps

from ..cards.campaigns import ACQUISITION
from ..cards.upgrades import SOURCES, is_market_card, own_cards, part_for
from ..pieces import Assignment
from ..scoring import is_won, owned
from ..state import RIVAL, Chair
from .challenges import PERSON
from .wants import fits_printed

MARKET, BOOST = "market", "boost"


def choose(state: Chair) -> Steps:
    """One upgrade, of a victory or of a defeat; after a Burn too. Where there is none to choose, nobody is asked
    (CHAIR-36.18)."""
    assignment = state.assignment
    if assignment is None:
        return
    options = upgrades(state, assignment)
    if not options:
        state.tell("no-upgrade", seat=PERSON)
        return
    chosen: Any = yield Ask(PERSON, "upgrade", options, about=tell_upgrade(state))
    word, what = chosen
    face = state.cards.faces[what] if word == MARKET else what
    assignment.upgrade = (word, face)
    state.note(f"upgrade-{word}-{face}" if word == BOOST else f"upgrade-{word}")
    if word == BOOST:
        state.tell("upgraded-boost", seat=PERSON, name_boost=face)
    elif word == MARKET:
        state.tell("upgraded-market", seat=PERSON, card=what)
    else:
        state.tell("upgraded-own", seat=PERSON, name_card=face)


def upgrades(state: Chair, assignment: Assignment) -> list[Any]:
    """CHAIR-36.7, CHAIR-36.8: Market cards that match, and the two bonuses. CHAIR-36.18: after a success the cards
    alone, under that challenge."""
    won = is_won(state)
    found: list[Any] = [(MARKET, card) for card in market_cards(state, assignment, won)]
    if not (won and ACQUISITION in assignment.challenges):
        found += bonuses(state, assignment, won)
    return found


def market_cards(state: Chair, assignment: Assignment, won: bool) -> list[Card]:
    """CHAIR-36.7, CHAIR-36.9: Market cards that one owns now and that match by what is printed on them. What is in the
    pile already stays there."""
    match = part_for(state.captaincies[RIVAL].captain, won).match
    return [
        card
        for card in owned(state, PERSON)
        if is_market_card(face := state.face(card))
        and face.id not in assignment.reinforced
        and fits_printed(face, match)
    ]


def bonuses(state: Chair, assignment: Assignment, won: bool) -> list[tuple[str, str]]:
    """CHAIR-36.7, CHAIR-36.8: the two bonuses; a REINFORCE bonus once for each card that it may take (CHAIR-36.12)."""
    found = []
    for name in part_for(state.captaincies[RIVAL].captain, won).bonuses:
        if name in SOURCES:
            own = own_cards(state.captaincies[PERSON].captain, name)
            found += [(name, face) for face in own if face not in assignment.reinforced]
        else:
            found.append((BOOST, name))
    return found


def tell_upgrade(state: Chair) -> Any:
    """The card or the bonus that an option names, for its text."""

    def about(option: Any) -> Mapping[str, Any]:
        word, what = option
        return {} if word == MARKET else {"name_boost": what} if word == BOOST else {"name_card": what}

    return about
