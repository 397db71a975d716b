"""SHIPs, Away Teams and Locations: DEPLOY, WARP, BEAM, SEND, REMOVE, CONTROL (CHAIR-18 to CHAIR-21)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wardroom.kernel import Ask, Asking, Card, Reason, Steps

from ...cards.kinds import LOCATION, ONGOING, SHIP
from ...pieces import Do, Happening
from ...state import BEAMED, CADET, FLEET, HAND, NO_TEAMS, PLACES, STAGING, Chair, zone
from .. import neutral, standing
from ..asking import NO, pick, source
from ..happenings import CONTROLLED, DEPLOYED, PUT, SENT, happen
from ..leaving import is_in_play
from ..wants import ANYTHING, Wants, fits

BLOCKED = Reason("CHAIR-20.1", "ships-block")
NO_TEAMS_HERE = Reason("CHAIR-9.7", "no-teams-here")
NOT_BEAMED = Reason("CHAIR-28.9", "not-beamed")
Places = Callable[[Do], Sequence[Card]]


# Where


def neutral_places(do: Do) -> list[Card]:
    return [place for place in do.state.neutral if place is not None]


def controlled_places(do: Do) -> list[Card]:
    """Locations under one's control; Sha Ka Ree is one once it is deployed (CHAIR-28.8)."""
    state, side = do.state, do.side
    return [*state.row(side, PLACES), *(card for card in state.row(side, FLEET) if card in state.teams)]


def any_place(do: Do) -> list[Card]:
    return [*neutral_places(do), *controlled_places(do)]


def places_with_ship(do: Do) -> list[Card]:
    """Locations where one has a Ship token."""
    return [place for place in any_place(do) if neutral.ships_at(do.state, do.side, place)]


def place_of(do: Do, ship: Card) -> list[Card]:
    """Where the token of a SHIP is, if it is at a Location (CHAIR-19.7)."""
    at = do.state.ship_at.get(ship)
    return [] if at is None else [at]


def here(do: Do) -> list[Card]:
    """Where this SHIP's token is; a Location itself."""
    return place_of(do, do.card) if do.card in do.state.ship_at else [do.card] if do.card in do.state.teams else []


def deployed(do: Do) -> list[Card]:
    """One's deployed SHIPs, in the order of their deployment."""
    return [card for card in do.state.row(do.side, FLEET) if card in do.state.ship_at]


# SHIPs


def deploy_this(do: Do) -> Steps:
    """CHAIR-27.2: from the Staging area to the Fleet area, a SHIP with its token. Nothing but a SHIP or an ONGOING card
    can be deployed, also by a duplicated operation (CHAIR-27.3)."""
    state, card = do.state, do.card
    face = state.face(card)
    if state.lies(card) != STAGING or (face.suit != SHIP and ONGOING not in face.traits):
        return
    state.cards.move(card, zone(do.side, FLEET))
    if face.suit == SHIP:
        state.ship_at[card] = None
    state.tell_of("deployed", do.side, card=card)
    if face.id == "sha_ka_ree":  # CHAIR-28.8
        state.teams[card] = NO_TEAMS
        yield from happen(state, Happening(CONTROLLED, do.side, card))
    yield from happen(state, Happening(DEPLOYED, do.side, card))


def warp_this(do: Do) -> Steps:
    yield from warp(do, [do.card])


def warp(do: Do, ships: Sequence[Card], optional: bool = False) -> Asking[Card | None]:
    """CHAIR-19.2: the token of a deployed SHIP goes to another Location, neutral or one's own. Where it went."""
    state = do.state
    ready = [ship for ship in ships if ship in state.ship_at and not stays(state, do.side, ship)]
    routes = [("warp", ship, place) for ship in ready for place in any_place(do) if state.ship_at[ship] != place]
    if not routes:
        return None
    options: list[Any] = [*routes, NO] if optional else list(routes)
    chosen: Any = options[0] if len(options) == 1 else (yield Ask(do.side, "warp", options, args=source(do)))
    if chosen == NO:
        return None
    _, ship, place = chosen
    state.ship_at[ship] = place
    state.tell_of("warped", do.side, card=ship, card2=place)
    return place  # type: ignore[no-any-return]


def stays(state: Chair, side: int, ship: Card) -> bool:
    """CHAIR-28.6: a SHIP whose token never leaves its card."""
    return bool(standing.granted_by(state, side, ship, standing.CANNOT_WARP))


def warp_several(do: Do, most: int, wants: Wants = ANYTHING) -> Asking[list[Card]]:
    """Up to so many of one's SHIPs, each once. Those that warped."""
    moved: list[Card] = []
    while len(moved) < most:
        left = [ship for ship in deployed(do) if ship not in moved and fits(do.state, ship, wants)]
        before = dict(do.state.ship_at)
        if (yield from warp(do, left, optional=True)) is None:
            break
        moved += [ship for ship in left if do.state.ship_at[ship] != before[ship]]
    return moved


# Away Teams


def why_not_send(state: Chair, side: int, place: Card, ignore: bool) -> Reason | None:
    """CHAIR-20.1: to a Location of one's own, or a neutral one where the other captain does not have more Ships."""
    if place not in state.neutral:
        closed = state.owner(place) == side and standing.granted_by(state, side, place, standing.NO_TEAMS)
        return NO_TEAMS_HERE if closed else None
    if ignore or standing.total(state, side, standing.IGNORES_SHIPS) or state.mode == CADET:
        return None
    more = len(neutral.ships_at(state, 1 - side, place)) > len(neutral.ships_at(state, side, place))
    return BLOCKED if more else None


def send(
    do: Do, n: int = 1, places: Places = any_place, ignore: bool = False, optional: bool = False
) -> Asking[Card | None]:
    """CHAIR-20.1: Away Teams to one Location, from the Captain first (CHAIR-20.7); nobody must take them from other
    cards (CHAIR-20.3). Where they went."""
    state, side = do.state, do.side

    def judge(place: Card) -> Reason | None:
        return why_not_send(state, side, place, ignore)

    if do.own.teams == 0 and not teams_elsewhere(state, side):
        return None
    may = optional or do.own.teams == 0
    place = yield from pick(do, "send", list(places(do)), "CHAIR-20.1", optional=may, judge=judge)
    if place is None:
        return None
    sent = 0
    for _ in range(n):
        if not (yield from send_one(do, place)):
            break
        sent += 1
    if sent:
        state.tell_of("sent", side, count=sent, card=place)
        yield from happen(state, Happening(SENT, side, place, sent))
    return place if sent else None


def send_one(do: Do, place: Card) -> Asking[bool]:
    """CHAIR-20.3: with none on the Captain, one from another card, if one likes."""
    state, side = do.state, do.side
    if do.own.teams:
        do.own.teams -= 1
    else:
        others = [each for each in teams_elsewhere(state, side) if each != place]
        origin = yield from pick(do, "send-from", others, "CHAIR-20.3", optional=True)
        if origin is None:
            return False
        add_teams(state, side, origin, -1)
    add_teams(state, side, place, 1)
    return True


def teams_elsewhere(state: Chair, side: int) -> list[Card]:
    """Locations with Away Teams of a side, in the order of the table."""
    places = [place for place in state.neutral if place is not None]
    for owner in range(state.sides):
        places += [*state.row(owner, PLACES), *state.row(owner, FLEET)]
    return [place for place in places if neutral.teams_at(state, side, place)]


def add_teams(state: Chair, side: int, place: Card, n: int) -> None:
    teams = list(state.teams.get(place, NO_TEAMS))
    teams[side] += n
    state.teams[place] = teams[0], teams[1]


def bring_home(state: Chair, side: int, place: Card) -> None:
    """CHAIR-20.4: an Away Team goes back to its owner's Captain."""
    add_teams(state, side, place, -1)
    state.captaincies[side].teams += 1
    state.tell_of("removed-team", side, card=place)


# Beaming


def beam(
    do: Do,
    hosts: Sequence[Card],
    wants: Wants = ANYTHING,
    zones: tuple[int, ...] = (HAND,),
    optional: bool = False,
    cards: Sequence[Card] = (),
) -> Asking[Card | None]:
    """CHAIR-21.1: a card, from the hand unless told otherwise, face up under one of these; never a LOCATION
    (CHAIR-21.2)."""
    state, side = do.state, do.side
    if not hosts:
        return None
    found = list(cards) or [card for kind in zones for card in state.row(side, kind) if card != do.card]
    unfit, location = Reason("CHAIR-21.6", "unfit"), Reason("CHAIR-21.2", "location-not-beamed")

    def judge(card: Card) -> Reason | None:
        face = state.face(card)
        if face.suit == LOCATION:
            return location
        if standing.NOT_BEAMED in standing.granting(face.id):
            return NOT_BEAMED
        return None if fits(state, card, wants) and list(hosts) != [card] else unfit

    card = yield from pick(do, "beam", found, "CHAIR-21.1", optional=optional, judge=judge)
    if card is None:
        return None
    host = yield from pick(do, "beam-host", [each for each in hosts if each != card], "CHAIR-21.1")
    if host is None:
        return None
    yield from put_under(do, card, host)
    return card


def put_under(do: Do, card: Card, host: Card) -> Steps:
    """CHAIR-27.32, CHAIR-27.33: a card that was not in play is put into play by it."""
    from ..leaving import clear

    state = do.state
    fresh = not is_in_play(state, card)
    clear(state, card)
    state.cards.move(card, zone(do.side, BEAMED))
    state.host[card] = host
    state.tell_of("beamed", do.side, card=card, card2=host)
    if fresh:
        yield from happen(state, Happening(PUT, do.side, card))


def beam_here(do: Do) -> Steps:
    """Any card from the hand under this one."""
    yield from beam(do, [do.card])


# Control


def control_this(do: Do) -> Steps:
    """CHAIR-27.48: a Location played from the hand comes under one's control."""
    if do.state.face(do.card).suit == LOCATION and do.state.lies(do.card) == STAGING:
        yield from neutral.put_under_control(do, do.card)
