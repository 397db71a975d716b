"""How cards leave play: one place clears whatever lies on a card or is known of it there (CHAIR-21.3)."""

from __future__ import annotations

from wardroom.kernel import Card

from ..state import BEAMED, CAPTAIN, DISCARD, DUTY, FLEET, GONE, HAND, LOG, NO_TEAMS, PLACES, STAGING, Chair, zone
from . import challenges
from .wants import beamed_on

PLAY_ZONES = (STAGING, FLEET, PLACES, DUTY, CAPTAIN, BEAMED)


def is_in_play(state: Chair, card: Card) -> bool:
    return state.lies(card) in PLAY_ZONES


def send_away(state: Chair, card: Card, to: int) -> None:
    """A card of somebody's goes to another zone of its owner, and everything beamed under it goes the same way
    (CHAIR-21.3), also out of the game (CHAIR-27.4). Tokens, teams and ships on it are cleared (CHAIR-18.5,
    CHAIR-18.6)."""
    owner, played = state.owner(card), is_in_play(state, card)
    if state.host:
        for each in beamed_on(state, card):
            send_away(state, each, to)
    clear(state, card)
    state.cards.move(card, GONE if to == GONE_FOR_GOOD else zone(owner, to))
    if played:
        challenges.lose(state, card, owner, to)


GONE_FOR_GOOD = -1
"""Out of the game (CHAIR-27.4)."""


def clear(state: Chair, card: Card) -> None:
    """Whatever is said of a card in play is forgotten when it leaves."""
    if card in state.teams:
        clear_location(state, card)
    state.ship_at.pop(card, None)
    state.host.pop(card, None)
    state.exhausted.pop(card, None)
    state.tokens.pop(card, None)
    state.spent_on.pop(card, None)
    if state.due:
        state.due = [each for each in state.due if each[0] != card]
    if state.resolved:
        state.resolved = [each for each in state.resolved if each[0] != card]


def clear_location(state: Chair, place: Card) -> None:
    """CHAIR-7.5, CHAIR-18.5: every Away Team goes back to its owner's Captain, every SHIP there is dismissed."""
    for side, teams in enumerate(state.teams.pop(place, NO_TEAMS)):
        if side < len(state.captaincies):
            state.captaincies[side].teams += teams
    for ship in [ship for ship, at in state.ship_at.items() if at == place]:
        state.tell("dismissed-there", card=ship)
        send_away(state, ship, DISCARD)


def dismissed(state: Chair, card: Card) -> None:
    """CHAIR-27.6: to its owner's Discard pile."""
    send_away(state, card, DISCARD)


def recalled(state: Chair, card: Card) -> None:
    """CHAIR-27.38: to its owner's hand. What the Bot would recall is dismissed (CHAIR-34.2, CHAIR-34.22)."""
    send_away(state, card, DISCARD if state.is_bot(state.owner(card)) else HAND)


def logged(state: Chair, card: Card) -> None:
    """CHAIR-23.1, CHAIR-23.5: under its owner's Captain, out of play for good."""
    send_away(state, card, LOG)


def destroyed(state: Chair, card: Card) -> None:
    """CHAIR-27.4: out of the game; what lies on it goes to the supply."""
    send_away(state, card, GONE_FOR_GOOD)
