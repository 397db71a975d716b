"""CHAIR-25: what everything is worth, line by line; CHAIR-5.5 for a Burn; CHAIR-31 for the Bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wardroom.kernel import EVERYBODY, Card
from wardroom.kernel.cards import bits

from .cards.boards import ADVANCED, BURNHAM, CAPTAINS
from .cards.campaigns import CONSPIRACY
from .cards.goals import MISSIONS
from .cards.kinds import ENDGAME, FACES, INCIDENT, TRACKS
from .flow import neutral
from .state import (
    BEAMED,
    BOT,
    CAPTAIN,
    DECK,
    DISCARD,
    DUTY,
    FACE_DOWN,
    FLEET,
    HAND,
    LOG,
    PLACES,
    RESERVE,
    RIVAL,
    STAGING,
    TABLE,
    Chair,
)

OWNED = (CAPTAIN, HAND, DECK, DISCARD, STAGING, FLEET, PLACES, DUTY, BEAMED, LOG, FACE_DOWN)
"""What counts as one's own at the end: all but Reserve and Development (CHAIR-25.2), the Bot's Supplement deck
(CHAIR-31.7)."""
SEARCHED = (HAND, DISCARD, DECK)
"""Where FIND looks (CHAIR-27.16), but for the Reserve deck, which scores nothing anyway (CHAIR-25.2)."""
BOT_ENDGAME = 5
"""CHAIR-31.3."""
BURN_COUNT = (HAND, DECK, DISCARD, LOG, STAGING, FLEET, PLACES, DUTY, BEAMED)
"""CHAIR-5.6."""


class Line(NamedTuple):
    """One line of a score: what for, how many points, and which card."""

    what: str
    points: int
    card: Card | None = None
    n: int = 0


def is_won(state: Chair) -> bool:
    """CHAIR-31.8, CHAIR-36.6: against the Bot one needs more points than it; a Burn is its victory (CHAIR-31.1), and so
    is the loss of an only SHIP (CHAIR-36.19)."""
    points = state.scores or totals(state)
    return points[0] > points[RIVAL] and not is_failed(state)


def is_failed(state: Chair) -> bool:
    """CHAIR-36.19."""
    return state.assignment is not None and state.assignment.failed


def finish(state: Chair) -> None:
    """The end: a Burn is decided by INCIDENTs (CHAIR-5.5), unless they are equal (CHAIR-5.7), and lost by who trains
    alone (CHAIR-26.9); else the points. Whatever is counted is shown to all first."""
    for side in range(state.sides):
        state.cards.show(owned(state, side), EVERYBODY)
    if state.burned and state.mode == BOT:  # CHAIR-31.1
        state.scores = [-1, 1]
    elif is_decided_by_burn(state):
        counts = [incidents(state, side) for side in range(state.sides)]
        state.scores = [counts[1 - side] - counts[side] if len(counts) > 1 else -1 for side in range(state.sides)]
    else:
        state.scores = totals(state)


def is_decided_by_burn(state: Chair) -> bool:
    """CHAIR-5.5, CHAIR-5.7, CHAIR-26.9, CHAIR-31.1."""
    return state.burned and (state.seats == 1 or incidents(state, 0) != incidents(state, 1))


def incidents(state: Chair, side: int) -> int:
    """CHAIR-5.6: INCIDENTs in hand, deck, Discard pile, Log and play."""
    return sum(state.face(card).suit == INCIDENT for kind in BURN_COUNT for card in state.row(side, kind))


def totals(state: Chair) -> list[int]:
    return [sum(line.points for line in lines(state, side)) for side in range(state.sides)]


def owned(state: Chair, side: int) -> list[Card]:
    return [card for kind in OWNED for card in state.row(side, kind)]


def sure(state: Chair, side: int, reader: int) -> list[Card]:
    """The cards that a reader is sure the side owns: those it knows, and of its own deck those that cannot still lie in
    the Reserve, so that a card enlisted unseen does not show (CHAIR-13.2)."""
    cards = state.cards
    found = [card for card in owned(state, side) if cards.known[card] >> reader & 1]
    if reader == side and reader < len(cards.may):
        reserve = bits(state.row(side, RESERVE))
        hidden = [card for card in owned(state, side) if not cards.known[card] >> reader & 1]
        found += [card for card in hidden if not cards.may[reader][card] & reserve]
    return found


def lines(state: Chair, side: int, cards: Sequence[Card] | None = None) -> list[Line]:
    """CHAIR-25.3 to CHAIR-25.10, line by line; with these cards for one's own, if not with all that are. Those of the
    Bot: CHAIR-31.3 to CHAIR-31.7."""
    cards = owned(state, side) if cards is None else cards
    bot = state.is_bot(side)
    own = state.captaincies[side]
    there = sum(neutral.tokens_at(state, side, place) for place in state.neutral if place is not None)
    found = [Line("glory", own.glory, n=own.glory), Line("tokens", there, n=there)]
    found += bot_endgames(state, cards) if bot else endgames(state, side, cards)
    found += [Line("card", state.face(card).vp or 0, card) for card in cards if counts(state, side, card)]
    returned = incidents_returned(state, cards)
    if returned:
        found.append(Line("returned", 2 * returned, n=returned))
    found += focus_lines(state, side, cards)
    return [*found, *(bot_resources(state, side) if bot else mission_lines(state, side))]


def counts(state: Chair, side: int, card: Card) -> bool:
    """Whether a card has points that count. CHAIR-28.9: Conspiracy is destroyed before scoring if the Bot owns it or it
    lies in a Log."""
    face = state.face(card)
    if not face.vp:
        return False
    return face.id != CONSPIRACY or not (state.is_bot(side) or state.lies(card) == LOG)


def endgames(state: Chair, side: int, cards: Sequence[Card]) -> list[Line]:
    """CHAIR-25.5: ENDGAME operations of one's cards in table position."""
    found = []
    for kind in TABLE:
        for card in state.row(side, kind):
            for op in state.face(card).ops:
                if op.kind == ENDGAME and op.points is not None:
                    found.append(Line("endgame", op.points(state, side, card, cards), card))
    return found


def bot_endgames(state: Chair, cards: Sequence[Card]) -> list[Line]:
    """CHAIR-31.3: 5 VP for each ENDGAME operation of the Bot, whatever it says and wherever the card is."""
    return [Line("endgame", BOT_ENDGAME, card) for card in cards for op in state.face(card).ops if op.kind == ENDGAME]


def bot_resources(state: Chair, side: int) -> list[Line]:
    """CHAIR-31.5: 1 VP for 2 Dilithium and Latinum together; Burnham 1 for each Dilithium, and 1 for 2 Latinum."""
    own = state.captaincies[side]
    if own.captain == BURNHAM:
        return [
            Line("dilithium", own.dilithium, n=own.dilithium),
            Line("latinum", own.latinum // 2, n=own.latinum),
        ]
    together = own.dilithium + own.latinum
    return [Line("resources", together // 2, n=together)]


def incidents_returned(state: Chair, cards: Sequence[Card]) -> int:
    """CHAIR-28.10: Su'Kal, wherever it is, finds and returns up to 2 of one's INCIDENTs before scoring."""
    if not any(state.cards.faces[card] == "sukal" for card in cards):
        return 0
    return min(2, sum(state.face(card).suit == INCIDENT and state.lies(card) in SEARCHED for card in cards))


def focus_lines(state: Chair, side: int, cards: Sequence[Card]) -> list[Line]:
    """CHAIR-25.9: each FOCUS icon is worth the multiplier reached, if a mission was completed (CHAIR-22.7); for the Bot
    always (CHAIR-31.4)."""
    factors = multipliers(state, side) if scores_focus(state, side) else [0] * len(TRACKS)
    found = zip(TRACKS, focus_icons(state, cards), factors)
    return [Line(f"focus-{track}", n * factor, n=n) for track, n, factor in found]


def scores_focus(state: Chair, side: int) -> bool:
    return bool(state.captaincies[side].done) or state.is_bot(side)


def focus_worth(state: Chair, side: int, cards: Sequence[Card]) -> int:
    """What all FOCUS icons are worth, once a mission is completed."""
    return sum(n * factor for n, factor in zip(focus_icons(state, cards), multipliers(state, side)))


def multipliers(state: Chair, side: int) -> list[int]:
    """CHAIR-17.5: those reached on one's tracks."""
    own = state.captaincies[side]
    board = CAPTAINS[own.captain].boards[own.board]
    return [board.multiplier(place, space) for place, space in enumerate(own.tracks)]


def focus_icons(state: Chair, cards: Sequence[Card]) -> list[int]:
    """How many of these cards show each track as their FOCUS."""
    faces = state.cards.faces
    shown = [FACES[faces[card]].focus for card in cards]
    return [shown.count(track) for track in TRACKS]


def mission_lines(state: Chair, side: int) -> list[Line]:
    """CHAIR-25.10: on the advanced side."""
    own = state.captaincies[side]
    return [Line(f"mission-{name}", MISSIONS[name].vp if own.board == ADVANCED else 0) for name in own.done]
