"""What the person sees: all that is known of the table, and of the Bot everything but what lies face down."""

from __future__ import annotations

from typing import Any

from wardroom.kernel import Card, Plain

from ...cards.boards import CAPTAINS
from ...cards.kinds import MARKET_SUITS, TRACKS
from ...state import BOT, FACE_DOWN, JUNK, NO_TOKENS, RIVAL, zone
from ...view import captain_view, next_view, place_view, row_view, stardate_view
from .. import matching
from . import scoring, unseen
from .asking import HUMAN
from .state import Companion


def view(state: Companion, seat: int) -> Plain:
    return {
        "mode": BOT,
        "phase": state.phase,
        "stage": state.stage,
        "turn": state.turn,
        "active": state.active,
        "closing": state.closing,
        "burned": state.burned,
        "since": state.since,
        "stardate": stardate_view(state),
        "market": [market_view(state, slot, seat) for slot in range(len(MARKET_SUITS))],
        "neutral": [None if place is None else neutral_view(state, place, seat) for place in state.neutral],
        "junk": state.cards.seen(JUNK, seat),
        "captains": [person_view(state), captain_view(state, RIVAL, seat, scoring.seen(state, seat))],
        "bot": bot_view(state, seat),
        "counted": state.total,
    }


def market_view(state: Companion, slot: int, seat: int) -> dict[str, Any]:
    card = state.market[slot]
    return {
        "suit": MARKET_SUITS[slot],
        "card": None if card is None else state.cards.read(card, seat),
        "named": card is not None and not unseen.is_unseen(state, card),
        "tokens": list(state.tokens.get(card, NO_TOKENS)) if card is not None else [0, 0, 0],
    }


def neutral_view(state: Companion, place: Card, seat: int) -> dict[str, Any]:
    return {**place_view(state, place, seat), "named": not unseen.is_unseen(state, place)}


def person_view(state: Companion) -> dict[str, Any]:
    """What the Bot goes by: the tracks."""
    own = state.captaincies[HUMAN]
    board = CAPTAINS[own.captain].boards[own.board]
    return {
        "crew": own.captain,
        "board": own.board,
        "tracks": dict(zip(TRACKS, own.tracks)),
        "multipliers": {track: board.multiplier(place, own.tracks[place]) for place, track in enumerate(TRACKS)},
    }


def bot_view(state: Companion, seat: int) -> dict[str, Any]:
    """As in a game against it; where its token will go is said once every Market card has a name."""
    known = not any(card is not None and unseen.is_unseen(state, card) for card in state.market)
    return {
        "side": RIVAL,
        "rank": state.pile,
        "face_down": state.cards.seen(zone(RIVAL, FACE_DOWN), seat),
        "suits": matching.suits_side(state),
        "rows": [row_view(face, row) for face, row in state.told_rows],
        "next": next_view(state, seat, market=known),
    }
