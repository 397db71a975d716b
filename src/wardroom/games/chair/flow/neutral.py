"""The Neutral Zone: who has secured a Location, taking control, wiping (CHAIR-7, CHAIR-10.5)."""

from __future__ import annotations

from wardroom.kernel import Card, Steps

from ..cards.kinds import CONTROL
from ..pieces import Do, Happening
from ..state import CADET, GONE, LOCATIONS, NEUTRAL, NO_TEAMS, PLACES, Chair, zone
from . import leaving, operations, stardates
from .happenings import CONTROLLED, PUT, happen

AT_LEAST, LEAD = 3, 2
"""CHAIR-7.2."""


def teams_at(state: Chair, side: int, place: Card) -> int:
    return state.teams.get(place, NO_TEAMS)[side]


def ships_at(state: Chair, side: int, place: Card) -> list[Card]:
    return [ship for ship, at in state.ship_at.items() if at == place and state.owner(ship) == side]


def tokens_at(state: Chair, side: int, place: Card) -> int:
    """CHAIR-7.1: Ship and Away Team tokens. CHAIR-26.4: the virtual opponent has one Away Team at each neutral
    Location."""
    if side >= state.sides:
        return 1 if place in state.neutral else 0
    return teams_at(state, side, place) + len(ships_at(state, side, place))


def is_secured(state: Chair, side: int, place: Card) -> bool:
    own = tokens_at(state, side, place)
    return own >= AT_LEAST and own - tokens_at(state, 1 - side, place) >= LEAD


def secured(state: Chair, side: int) -> list[Card]:
    """The neutral Locations that a side has secured, in the order of their places."""
    return [card for card in state.neutral if card is not None and is_secured(state, side, card)]


def take_control(do: Do, place: Card) -> Steps:
    """CHAIR-7.4 to CHAIR-7.7, CHAIR-27.47: Glory for the other captain, tokens home, the Location to one's area, its
    CONTROL operation, and a new Location in its place."""
    slot = vacate(do, place)
    yield from put_under_control(do, place)
    fill(do.state, slot)


def vacate(do: Do, place: Card) -> int:
    """CHAIR-7.4, CHAIR-7.5: what happens to the tokens at a Location that is taken; the slot that it leaves."""
    state = do.state
    slot = state.neutral.index(place)
    theirs = tokens_at(state, do.foe, place)
    if state.mode != CADET and theirs:
        state.captaincies[do.foe].glory += theirs
        state.tell_of("gained", do.foe, name_gain="glory", count=theirs)
        stardates.take_glory(state, theirs)
    leaving.clear_location(state, place)
    state.neutral[slot] = None
    return slot


def put_under_control(do: Do, place: Card) -> Steps:
    """A Location comes to one's area and its CONTROL operation is resolved (CHAIR-27.48). It is put into play before
    that."""
    state, side = do.state, do.side
    state.cards.move(place, zone(side, PLACES))
    state.teams[place] = NO_TEAMS
    state.tell_of("took-control", side, card=place)
    if place != do.card:  # one that is played is put into play by that (CHAIR-27.59)
        yield from happen(state, Happening(PUT, side, place))
    yield from happen(state, Happening(CONTROLLED, side, place))
    yield from trigger_control(state, side, place)


def trigger_control(state: Chair, side: int, place: Card) -> Steps:
    """CHAIR-27.50: resolve a Location's CONTROL operation."""
    for number in operations.places_of(state, place, CONTROL):
        yield from operations.trigger(state, side, place, number)


def fill(state: Chair, slot: int) -> None:
    """CHAIR-7.7: the top Location takes the free place; nothing if there is none."""
    pile = state.cards.rows[LOCATIONS]
    if pile:
        card = pile[-1]
        state.cards.move(card, NEUTRAL)
        state.neutral[slot] = card
        state.teams[card] = NO_TEAMS
        state.tell("revealed-location", card=card)


def wipe(state: Chair) -> None:
    """CHAIR-10.5: neutral Locations without tokens leave the game. CHAIR-26.14: only a person's own tokens count."""
    for slot, place in enumerate(state.neutral):
        if place is not None and not any(tokens_at(state, side, place) for side in range(state.sides)):
            state.neutral[slot] = None
            state.teams.pop(place, None)
            state.cards.move(place, GONE)
            state.tell("wiped-location", card=place)
    for slot, place in enumerate(state.neutral):
        if place is None:
            fill(state, slot)
