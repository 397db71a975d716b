"""CCG-17.20 to CCG-17.29: captives. A captive is disabled and under the control of its captor, so that it goes along
with the captor's people as equipment does (CCG-17.24), whatever its affiliation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wardroom.kernel import Card, Reason, Steps, pick_one

from ..cards.kinds import PERSONNEL
from ..places import aboard, away_teams, companies, company, held, landed, location_of, on, people, team_of, vessels
from ..state import ABOARD, HELD, ON, ON_MISSION, SURFACE, Ccg, place_at
from . import do
from .options import option
from .refusing import refuse
from .standing import standing
from .teams import active_people, join_surface

CAPTURING = "capturing"
BRIG = "holding_cell_door"


def capture(state: Ccg, seat: int, captive: Card, by: Card) -> Steps:
    """CCG-17.20, CCG-17.22: it is a player's captive, and goes to one of that player's teams there; without one it is
    held beneath the capturing card, which stays as a trap. Who gets back somebody of one's own frees them."""
    location = location_of(state, captive)
    if state.owner[captive] == seat:
        free(state, captive)
        return
    free(state, captive)
    state.captive |= 1 << captive
    state.mixing |= 1 << captive
    state.control[captive] = seat
    state.tell("captured", seat=seat, card=captive)
    state.note("captured")
    if guards(state, seat, location):
        yield from escort(state, captive, location)
    else:
        do.put(state, by, place_at(ON_MISSION, location))
        do.put(state, captive, place_at(HELD, by))
        state.tell("trapped", card=captive, card2=by)


def free(state: Ccg, captive: Card) -> None:
    """It is its owner's again; what was played on it as a captive goes."""
    for card in on(state, captive)[:]:
        if CAPTURING in state.face(card).traits:
            do.discard(state, [card])
    state.captive &= ~(1 << captive)
    state.mixing &= ~(1 << captive)
    state.control.pop(captive, None)


def guards(state: Ccg, seat: int, location: int) -> list[Card]:
    """CCG-17.5, CCG-17.22: a player's teams at a location that can take a captive: ships and facilities with people of
    the player aboard who are not disabled, and of each Away Team the first of those."""
    found = [
        vessel
        for vessel in vessels(state, location)
        if not state.is_cloaked(vessel) and company(state, place_at(ABOARD, vessel), seat).able
    ]
    for team in away_teams(state, location, seat).values():
        found += [card for card in people(state, team) if not state.is_idle(card)][:1]
    return found


def escort(state: Ccg, captive: Card, location: int) -> Steps:
    """CCG-17.22, CCG-17.24: with one of the captor's teams there; any number go with one."""
    seat = state.controller(captive)
    choice = yield from pick_one(seat, "escort", guards(state, seat, location), args=(("card", captive),))
    if state.kind(choice) == PERSONNEL:
        do.put(state, captive, place_at(SURFACE, location))
        number = state.team.get(choice, 0)
        if number:
            state.team[captive] = number
        else:
            state.team.pop(captive, None)
    else:
        do.put(state, captive, place_at(ABOARD, choice))
    state.tell("escorted", card=captive, card2=choice)


@standing("cardassian_trap")
@standing("captured")
@standing("romulan_ambush")
def spring(state: Ccg, trap: Card) -> Steps:
    """CCG-17.23: as soon as a team of the captor is there it takes over the captive, and the trap is discarded."""
    if state.where[trap].kind != ON_MISSION:
        return
    for captive in held(state, trap)[:]:
        if guards(state, state.controller(captive), state.where[trap].host):
            yield from escort(state, captive, state.where[trap].host)
    if not held(state, trap):
        do.discard(state, [trap])


# What can be done with captives


def held_captives(state: Ccg, seat: int) -> list[Card]:
    """CCG-17.27: a player's captives that are escorted, in a brig or under a trap."""
    mine = [card for card in people(state, state.table()) if state.captive >> card & 1]
    return [card for card in mine if state.controller(card) == seat and not is_unattended(state, card)]


def is_unattended(state: Ccg, captive: Card) -> bool:
    """CCG-17.26, CCG-17.28: left alone, and not in a brig."""
    if state.where[captive].kind == HELD:
        return False
    return not any(not state.is_idle(card) for card in people(state, team_of(state, captive)))


def brigs(state: Ccg, vessel: Card) -> list[Card]:
    return [card for card in on(state, vessel) if state.cards.faces[card] == BRIG]


def jailings(state: Ccg, seat: int, location: int) -> list[Any]:
    """CCG-17.25: each captive aboard, and a Brig there."""
    if not state.captive:
        return []
    return [
        option("jail", card, brig)
        for vessel in vessels(state, location)
        for brig in brigs(state, vessel)[:1]
        if state.controller(brig) == seat
        for card in people(state, aboard(state, vessel))
        if state.captive >> card & 1 and state.controller(card) == seat
    ]


def why_not_jail(state: Ccg, _seat: int, choice: Any) -> Reason | None:
    captive: Card = choice[1]
    if not active_people(state, team_of(state, captive)):
        return refuse(state, "CCG-18.1", "all-stopped", card=Card(state.where[captive].host))
    return None


def jail(state: Ccg, _seat: int, choice: Any) -> Steps:
    """CCG-17.25: held, but not escorted."""
    _, captive, brig = choice
    do.put(state, captive, place_at(HELD, brig))
    state.tell("jailed", card=captive, card2=Card(state.where[brig].host))
    yield from ()


def retrievals(state: Ccg, seat: int, location: int) -> list[Any]:
    """CCG-17.26: captives of the other player, with whom people of their owner are present."""
    if not state.captive:
        return []
    places = [place_at(SURFACE, location), *(place_at(ABOARD, vessel) for vessel in vessels(state, location))]
    return [
        option("retrieve", card)
        for place in places
        if companies(state, place)[seat].people
        for card in companies(state, place)[1 - seat].people
        if state.captive >> card & 1 and state.owner[card] == seat
    ]


def why_not_retrieve(state: Ccg, seat: int, choice: Any) -> Reason | None:
    """CCG-17.26, CCG-17.27: only unattended ones come free by themselves."""
    captive: Card = choice[1]
    if not is_unattended(state, captive):
        return refuse(state, "CCG-17.27", "captive-held", card=captive)
    if not company(state, state.where[captive], seat).active:
        return Reason("CCG-18.1", "nobody-active")
    return None


def retrieve(state: Ccg, seat: int, choice: Any) -> Steps:
    _, captive = choice
    location = location_of(state, captive)
    free(state, captive)
    if state.where[captive].kind == SURFACE:
        state.team.pop(captive, None)
        join_surface(state, [captive], location)
    state.tell("freed", seat=seat, card=captive)
    yield from ()


def present_people(state: Ccg, seat: int, mine: Sequence[Card]) -> list[Card]:
    """CCG-4.5: the other player's personnel who are present with a team; disabled ones, too (CCG-18.22)."""
    place = state.where[mine[0]]
    if place.kind == SURFACE:
        return landed(state, place.host, 1 - seat).people
    return company(state, place, 1 - seat).people


def is_brainwashed(state: Ccg, card: Card) -> bool:
    return any(state.cards.faces[each] == "brainwash" and state.where[each].kind == ON for each in on(state, card))
